"""The dungeon as a defender weighs it: how dangerous it is, and what each action would do about that."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from underkeep.core.game import View
from underkeep.keep_the_heroes_out.cards import CLAN
from underkeep.keep_the_heroes_out.cards.loot import LOOT
from underkeep.keep_the_heroes_out.kinds import ROOMS, Action

LOST: Final = 400.0
KIND_OF: Final = {card.id: card.kind for card in LOOT}
SELLS: Final = {"forge": ("coin", "equipment"), "beast_tamer": ("bone", "beast"), "alchemist": ("frog", "potion"),
                "study": ("book", "scroll")}  # fmt: skip
MAKES: Final = {"vault": "coin", "library": "book", "sewers": "frog", "catacombs": "bone", "workshop": "trap"}


class Place:
    """A room: monsters of mine and of others in points of health, heroes, tokens."""

    __slots__ = ("far", "goods", "heroes", "mine", "name", "portal", "strength", "treasure", "walls", "ways")

    def __init__(self, room: View, seat: int) -> None:
        self.name: str = room["room"]
        self.far: int = room["distance"]
        self.ways: list[str] = room["corridors"]
        self.treasure: int = room["treasure"] or 0
        self.heroes: int = sum(room["heroes"]["active"].values()) + sum(room["heroes"]["exhausted"].values())
        self.goods: dict[str, int] = {**room["resources"], "trap": room["traps"]}
        self.portal: str = room["portal"]
        self.mine: int = 0
        self.strength: int = 0
        for there in room["monsters"]:
            health = CLAN[there["clan"]].health
            self.strength += sum([health - damage for damage in there["damage"]])
            if there["seat"] == seat:
                self.mine = there["count"]


class Board:
    """All rooms, and how likely heroes are to come to each of them in this turn."""

    def __init__(self, view: View, seat: int, odds: dict[str, dict[str, float]]) -> None:
        self.places: dict[str, Place] = {room["room"]: Place(room, seat) for room in view["rooms"]}
        self.me: View = view["players"][seat]
        self.lair: int = self.me["lair"]
        self.row: list[str] = view["loot"]["row"]
        self.health: int = self.me["health"]
        self.arrival: dict[str, float] = {name: one["turn"] for name, one in odds.items()}
        self.crowd: dict[str, float] = self.pressure()

    def pressure(self) -> dict[str, float]:
        """How many heroes may come to a room: summoned there, or charging through rooms that hold nobody up."""
        crowd = dict(self.arrival)
        for place in sorted(self.places.values(), key=lambda one: -one.far):
            if place.far and not place.treasure and not place.strength:
                nearer = [name for name in place.ways if self.places[name].far < place.far]
                for name in nearer:
                    crowd[name] += (crowd[place.name] + 0.3 * place.heroes) / len(nearer)
        return crowd

    def danger(self) -> float:
        return sum([self.danger_of(place) for place in self.places.values()])

    def danger_of(self, place: Place) -> float:
        """Heroes are bad, worse near the Vault; a treasure is at risk when few more are needed to steal it."""
        coming = self.crowd[place.name]
        heroes = place.heroes
        trapped = place.goods["trap"]
        if place.name == "prison":
            return 0.6 * heroes + (1.0 if heroes > 3 else 0.0) + 2.0 * max(0, heroes - 2)
        if place.far == 0:
            attackers = heroes + 1 + coming
            left = attackers - place.strength - 0.7 * trapped
            risk = 5.0 * heroes + 3.0 * max(0.0, left)
            if left >= 4:
                risk += LOST * (0.25 + min(1.0, coming))
            elif left >= 3:
                risk += 40.0 * (0.2 + min(1.0, coming))
            return risk + max(0.0, 8.0 - 1.3 * place.strength) - 3.0 * min(trapped, 4)
        risk = 2.2 * heroes + 0.4 * heroes * max(0, 3 - place.far)
        if place.treasure:
            missing = place.treasure - heroes
            if place.strength:
                missing += place.strength
            if missing <= 1:
                risk += (4.0 + 2.5 * place.treasure) * (0.25 + min(1.0, coming))
            else:
                risk += 1.5 * min(1.0, coming)
        elif not place.strength:
            risk += 2.5 * min(1.0, coming)  # whoever comes goes on to the Vault
        return risk - 3.0 * min(trapped, 2) * min(1.0, coming + 0.1) - 0.5 * min(place.strength, 2)

    # -- what one symbol of a card could do: changes that are tried and taken back -------------------------------------

    def tries(self, action: Action, same: str = "") -> Iterator[float]:
        """Each way to use it leaves the board changed while it is yielded: the gain that does not show on it."""
        kind = action.kind
        if kind in ("melee", "ranged"):
            yield from self.attacks(kind)
        elif kind == "move":
            yield from self.moves()
        elif kind == "ambush":
            yield from self.ambushes(action, same)
        elif kind == "activate":
            yield from self.activations()
        elif kind == "trap":
            yield from self.tokens("trap")
        elif kind == "draw":
            yield 1.6
        elif kind == "reinforcements":
            yield 2.4
        elif kind == "place":
            yield 0.7
        elif kind == "portal":
            yield 0.4
        elif kind == "horde":
            assert action.inner is not None
            yield from self.hordes(action.inner)
        elif kind == "if":
            assert action.inner is not None
            for gain in self.tries(action.inner):
                yield gain + (1.2 if self.lair else 0.2)
        elif kind == "discard" and any(place.mine and any(place.goods.values()) for place in self.places.values()):
            yield 0.1

    def attacks(self, kind: str) -> Iterator[float]:
        for place in self.places.values():
            near = place.mine if kind == "melee" else any(self.places[name].mine for name in place.ways)
            if place.heroes and near:
                place.heroes -= 1
                yield 0.0
                place.heroes += 1

    def moves(self) -> Iterator[float]:
        for place in self.places.values():
            if place.mine:
                for name in place.ways:
                    yield from self.go(place, self.places[name])

    def go(self, place: Place, to: Place) -> Iterator[float]:
        points = min(self.health, place.strength)
        place.mine -= 1
        place.strength -= points
        to.mine += 1
        to.strength += points
        yield 0.0
        place.mine += 1
        place.strength += points
        to.mine -= 1
        to.strength -= points

    def ambushes(self, action: Action, same: str) -> Iterator[float]:
        if not self.lair:
            return
        names = [ROOMS[room] for room in action.rooms if ROOMS[room] in self.places]
        if action.where:
            names = [same] if same else [place.name for place in self.places.values() if place.mine]
        for name in names:
            place = self.places[name]
            place.mine += 1
            place.strength += self.health
            self.lair -= 1
            yield 0.3
            self.lair += 1
            place.mine -= 1
            place.strength -= self.health

    def tokens(self, goods: str) -> Iterator[float]:
        for place in self.places.values():
            if place.mine:
                place.goods[goods] += 1
                yield 0.2
                place.goods[goods] -= 1

    def hordes(self, inner: Action) -> Iterator[float]:
        """Roughly: as many attacks as there are monsters; to move many at once is rarely better than to move one."""
        if inner.kind == "move":
            yield from self.moves()
            return
        for place in self.places.values():
            beaten = min(place.mine, place.heroes)
            if beaten and inner.kind == "melee":
                place.heroes -= beaten
                yield 0.0
                place.heroes += beaten
            elif place.mine and inner.kind == "ranged":
                yield from self.attacks("ranged")

    def activations(self) -> Iterator[float]:
        if not self.me["clan"]:
            return
        if any(place.mine for place in self.places.values()):
            ability = CLAN[self.me["clan"]].ability
            if ability.kind == "heal":
                dragon = next(place for place in self.places.values() if place.mine)
                hurt = self.health - min(self.health, dragon.strength)
                dragon.strength += hurt
                yield 0.0
                dragon.strength -= hurt
            else:
                yield from self.tries(ability)
        for place in self.places.values():
            if place.mine:
                yield from self.use(place)

    def use(self, place: Place) -> Iterator[float]:
        if place.name in SELLS:
            goods, kind = SELLS[place.name]
            if place.goods[goods] and any(KIND_OF.get(card) == kind for card in self.row):
                yield 3.0
        elif place.name == "workshop":
            place.goods["trap"] += 1
            yield 0.2
            place.goods["trap"] -= 1
        elif place.name in MAKES:
            yield 0.5
