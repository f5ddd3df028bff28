"""What a player can answer, and how it is written down (docs/notation/keep_the_heroes_out.md)."""

from __future__ import annotations

from typing import Final

from underkeep.core import speech
from underkeep.core.decision import Option
from underkeep.keep_the_heroes_out.kinds import GOODS, HEROES, NOTHING, NOWHERE, ROOMS, Action, Card, Clan
from underkeep.keep_the_heroes_out.naming import said

ROTATIONS: Final = ("0", "90", "180", "270")
SIDE_NAMES: Final = ("left", "right")  # of a card with two; more are counted from 1


class Choice(Option):
    """Options of this game; their sentences are its own, whatever other games call theirs."""

    __slots__ = ()

    def spoken(self, _lang: str) -> dict[str, str]:
        return said(self.words())

    def text(self, lang: object = "en") -> str:
        spoken = speech.tongue(lang)
        return speech.say(spoken, "keep-option-" + self.verb.replace(" ", "-"), self.spoken(spoken))


class Plain(Choice):
    """An answer that is its words alone: `gamble`, `done`, `end turn`."""

    __slots__ = ()


class TakeClan(Choice):
    """KH-015."""

    __slots__ = ("clan",)

    def __init__(self, clan: Clan) -> None:
        self.verb = "clan"
        self.clan: Clan = clan

    def notation(self) -> str:
        return f"clan {self.clan.id}"

    def words(self) -> dict[str, str]:
        return {"clan": self.clan.id}


class Play(Choice):
    """Play a card of the hand with one of its sides; with none, it does nothing (KH-048, KH-096)."""

    __slots__ = ("card", "side")

    def __init__(self, card: Card, side: int) -> None:
        self.verb = "play"
        self.card: Card = card
        self.side: int = side

    def notation(self) -> str:
        side = side_name(self.card, self.side)
        return f"play {self.card.id} {side}" if side else f"play {self.card.id}"

    def words(self) -> dict[str, str]:
        return {"card": self.card.id, "side": side_name(self.card, self.side) or "none"}


def side_name(card: Card, side: int) -> str:
    if side < 0 or len(card.sides) == 1:
        return ""
    return SIDE_NAMES[side] if len(card.sides) == 2 else str(side + 1)


class OfCard(Choice):
    """A card of the hand: `defend with`, `discard`, `exchange`; or of the row: `replace`, `take`."""

    __slots__ = ("card",)

    def __init__(self, verb: str, card: Card) -> None:
        self.verb = verb
        self.card: Card = card

    def notation(self) -> str:
        return f"{self.verb} {self.card.id}"

    def words(self) -> dict[str, str]:
        return {"card": self.card.id}


# -- what is done on a card: `spends` is the symbol that it uses up -----------------------------------------


class Deed(Choice):
    """One action of a card; by the clan's ability, if an Activate is spent on it (KH-034)."""

    __slots__ = ("ability", "does", "room", "spends")

    def __init__(self, verb: str, spends: Action, does: Action, room: int, *, ability: bool) -> None:
        self.verb = verb
        self.spends: Action = spends
        self.does: Action = does
        self.room: int = room
        self.ability: bool = ability

    def notation(self) -> str:
        told = self.rest()
        return f"ability {told}" if self.ability else told

    def rest(self) -> str:
        """`trap forge`, `ambush sewers`, `draw`."""
        return self.verb if self.room == NOWHERE else f"{self.verb} {ROOMS[self.room]}"

    def words(self) -> dict[str, str]:
        told = {"ability": "yes" if self.ability else "no"}
        if self.room != NOWHERE:
            told["room"] = ROOMS[self.room]
        return told


class Move(Deed):
    """KH-078 to KH-081: one monster goes next door, perhaps with one token."""

    __slots__ = ("damage", "goods", "marked", "to")

    def __init__(
        self, spends: Action, does: Action, room: int, to: int, goods: int, damage: int, *, marked: bool, ability: bool
    ) -> None:
        super().__init__("move", spends, does, room, ability=ability)
        self.to: int = to
        self.goods: int = goods
        self.damage: int = damage
        self.marked: bool = marked  # whether its damage must be said, since not all there have the same

    def rest(self) -> str:
        told = f"move {ROOMS[self.room]} {ROOMS[self.to]}"
        if self.marked:
            told += f" damage {self.damage}"
        return told if self.goods == NOTHING else f"{told} with {GOODS[self.goods]}"

    def words(self) -> dict[str, str]:
        goods = "none" if self.goods == NOTHING else GOODS[self.goods]
        told = {
            "room": ROOMS[self.room],
            "to": ROOMS[self.to],
            "goods": goods,
            "ability": "yes" if self.ability else "no",
        }
        return told | {"damage": str(self.damage) if self.marked else "none"}


class Attack(Deed):
    """KH-082, KH-084: one damage to a hero in this room."""

    __slots__ = ("awake", "hero", "shown")

    def __init__(
        self, spends: Action, does: Action, room: int, hero: int, *, awake: bool, shown: bool, ability: bool
    ) -> None:
        super().__init__(does.kind, spends, does, room, ability=ability)
        self.hero: int = hero
        self.awake: bool = awake
        self.shown: bool = shown  # whether that must be said

    def rest(self) -> str:
        told = f"{self.verb} {HEROES[self.hero]} {ROOMS[self.room]}"
        return f"{told} active" if self.awake and self.shown else told

    def words(self) -> dict[str, str]:
        state = "none" if not self.shown else "active" if self.awake else "exhausted"
        return super().words() | {"hero": HEROES[self.hero], "state": state}


class Put(Deed):
    """KH-086, KH-098: `place coin vault`, `discard bone study`."""

    __slots__ = ("goods",)

    def __init__(self, verb: str, spends: Action, does: Action, room: int, goods: int, *, ability: bool) -> None:
        super().__init__(verb, spends, does, room, ability=ability)
        self.goods: int = goods

    def rest(self) -> str:
        return f"{self.verb} {GOODS[self.goods]} {ROOMS[self.room]}"

    def words(self) -> dict[str, str]:
        return super().words() | {"goods": GOODS[self.goods]}


class CallHorde(Deed):
    """KH-093: all own monsters of a room will do the same: `horde move vault`."""

    __slots__ = ("inner",)

    def __init__(self, spends: Action, does: Action, inner: Action, room: int) -> None:
        super().__init__("horde", spends, does, room, ability=False)
        self.inner: Action = inner

    def rest(self) -> str:
        return f"horde {self.inner.name} {ROOMS[self.room]}"

    def words(self) -> dict[str, str]:
        return super().words() | {"action": self.inner.name}


class UseRoom(Deed):
    """KH-111: activate a room; perhaps for a card of the row, or a treasure of so much value."""

    __slots__ = ("loot", "value")

    def __init__(self, spends: Action, room: int, loot: Card | None = None, value: int = 0) -> None:
        super().__init__("use", spends, spends, room, ability=False)
        self.loot: Card | None = loot
        self.value: int = value

    def rest(self) -> str:
        told = f"use {ROOMS[self.room]}"
        if self.loot is not None:
            return f"{told} for {self.loot.id}"
        return f"{told} value {self.value}" if self.value else told

    def words(self) -> dict[str, str]:
        told = super().words() | {"value": str(self.value) if self.value else "none"}
        return told | {"card": self.loot.id} if self.loot is not None else told


# -- what the heroes leave to the players -------------------------------------------------------------------


class InRoom(Choice):
    """A room: `next forge`, `charge vault`, `muster sewers`, `ambush`."""

    __slots__ = ("room",)

    def __init__(self, verb: str, room: int) -> None:
        self.verb = verb
        self.room: int = room

    def notation(self) -> str:
        return f"{self.verb} {ROOMS[self.room]}"

    def words(self) -> dict[str, str]:
        return {"room": ROOMS[self.room]}


class OfHero(Choice):
    """A hero by class, perhaps in a room: `next rogue forge`, `attacker mage`, `exhaust archer`."""

    __slots__ = ("hero", "how", "room")

    def __init__(self, verb: str, hero: int, room: int = NOWHERE, how: str = "") -> None:
        self.verb = verb
        self.hero: int = hero
        self.room: int = room
        self.how: str = how

    def notation(self) -> str:
        told = f"{self.verb} {HEROES[self.hero]}"
        return told if self.room == NOWHERE else f"{told} {ROOMS[self.room]}"

    def words(self) -> dict[str, str]:
        return {"hero": HEROES[self.hero], "room": "" if self.room == NOWHERE else ROOMS[self.room]}


class Victim(Choice):
    """A monster: `hit rats`, `hit witches damage 1`, `shoot rats alchemist`."""

    __slots__ = ("clan", "damage", "marked", "room", "seat")

    def __init__(self, verb: str, clan: Clan, seat: int, room: int, damage: int, *, marked: bool) -> None:
        self.verb = verb
        self.clan: Clan = clan
        self.seat: int = seat
        self.room: int = room
        self.damage: int = damage
        self.marked: bool = marked

    def notation(self) -> str:
        told = f"{self.verb} {self.clan.id}"
        if self.verb == "shoot":
            told += f" {ROOMS[self.room]}"
        return f"{told} damage {self.damage}" if self.marked else told

    def words(self) -> dict[str, str]:
        damage = str(self.damage) if self.marked else "none"
        return {"clan": self.clan.id, "room": ROOMS[self.room], "damage": damage}


class OfGoods(Choice):
    """A token of a room: `lose coin`, `shift frog forge vault`."""

    __slots__ = ("goods", "room", "to")

    def __init__(self, verb: str, goods: int, room: int, to: int = NOWHERE) -> None:
        self.verb = verb
        self.goods: int = goods
        self.room: int = room
        self.to: int = to

    def notation(self) -> str:
        told = f"{self.verb} {GOODS[self.goods]}"
        return told if self.to == NOWHERE else f"{told} {ROOMS[self.room]} {ROOMS[self.to]}"

    def words(self) -> dict[str, str]:
        told = {"goods": GOODS[self.goods], "room": ROOMS[self.room]}
        return told if self.to == NOWHERE else told | {"to": ROOMS[self.to]}


class Lay(Choice):
    """KH-152, KH-153: where the new room goes, and how it is turned: `place 2,-1 rot 90`."""

    __slots__ = ("room", "turns", "x", "y")

    def __init__(self, room: int, x: int, y: int, turns: int) -> None:
        self.verb = "lay"
        self.room: int = room
        self.x: int = x
        self.y: int = y
        self.turns: int = turns

    def notation(self) -> str:
        return f"place {self.x},{self.y} rot {ROTATIONS[self.turns]}"

    def words(self) -> dict[str, str]:
        return {"room": ROOMS[self.room], "cell": f"{self.x},{self.y}", "rotation": ROTATIONS[self.turns]}
