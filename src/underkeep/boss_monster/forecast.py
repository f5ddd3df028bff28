"""What would become of every hero if nobody did anything more: the rulebook, played on what one viewer sees."""

from __future__ import annotations

from typing import Any, Final

from underkeep.boss_monster.cards import CATALOGUE
from underkeep.boss_monster.game import BossMonster
from underkeep.boss_monster.kinds import BossCard, HeroCard, RoomCard
from underkeep.boss_monster.pieces import Hero, Player, Room
from underkeep.boss_monster.rules import lured_by, move_on
from underkeep.core.rng import make

View = dict[str, Any]

LATE: Final = ("adventure", "end", "over")  # who is in town now is lured in the next round

LONG_ENOUGH: Final = 1_000_000  # steps; every hero's way through at most five rooms ends by itself


class Fate:
    """Where a hero would go and how far it would come.

    `seat` is the dungeon (`None`: stays in town), `why` is `walks`, `waits`, `lured`, `tie` or `nobody`. `steps` are
    the rooms on the way, place and damage; `dies` is the place of the last one, or 0 for a hero that gets through.
    `certain` is false while a card that the viewer does not know lies face down where it matters.
    """

    __slots__ = ("certain", "dies", "health", "hero", "later", "seat", "steps", "totals", "why", "wounds")

    def __init__(self, hero: str, health: int, wounds: int, seat: int | None, why: str) -> None:
        self.hero: str = hero
        self.health: int = health  # before the next step
        self.wounds: int = wounds  # what it costs to let it through
        self.seat: int | None = seat
        self.why: str = why
        self.later: bool = False  # not before the next round
        self.certain: bool = True
        self.totals: list[int] = []  # its treasure in each dungeon, by seat
        self.steps: list[tuple[int, int]] = []
        self.dies: int = 0

    @property
    def left(self) -> int:
        """Health after the last step."""
        return self.health - sum([damage for _, damage in self.steps])

    def __repr__(self) -> str:
        where = "stays in town" if self.seat is None else f"dungeon {self.seat}"
        end = "" if self.seat is None else f", dies in {self.dies}" if self.dies else f", gets through with {self.left}"
        return f"<{self.hero}: {where} ({self.why}){end}>"


def forecast(view: View) -> list[Fate]:
    """The hero inside first, then the entrances in order of play, then the town, the oldest first."""
    if not view["order"]:
        return []
    now = imagine(view, expired=False)
    afterwards = imagine(view, expired=True)
    fates: list[Fate] = []
    walking = view["walking"]
    if walking is not None:
        fates.append(walk(now, walking["seat"], walking, "walks"))
    for seat in view["order"]:
        player = view["players"][seat]
        for hero in player["entrance"]:
            later = hero["waits"] or player["closed"] or view["phase"] == "end"
            fates.append(walk(afterwards, seat, rested(hero), "waits") if later else walk(now, seat, hero, "waits"))
            fates[-1].later = later
    for hero in view["town"]:
        later = view["phase"] in LATE
        fates.append(from_town(afterwards if later else now, hero))
        fates[-1].later = later
    for fate in fates:
        fate.certain = not hides_a_card(view, fate.seat if fate.why in ("walks", "waits") else None)
    return fates


def from_town(g: BossMonster, seen: View) -> Fate:
    """BM-193 to BM-198: whom the hero goes to, with the figures that say why."""
    hero = hero_seen(seen)
    totals = [sum([me.treasure(kind) for kind in hero.card.treasures]) for me in g.players]
    me = lured_by(g, hero)
    if me is not None:
        fate = walk(g, me.seat, seen, "lured")
    else:
        best = max([totals[seat] for seat in g.order])
        why = "tie" if best or hero.card.choosing is not None else "nobody"
        fate = Fate(hero.card.id, hero.health, hero.card.wounds, None, why)
    fate.totals = totals
    return fate


def walk(g: BossMonster, seat: int, seen: View, why: str) -> Fate:
    """BM-210 to BM-218, with every window passed: from room to room until it dies or meets the boss."""
    hero = hero_seen(seen)
    fate = Fate(hero.card.id, hero.health, hero.card.wounds, seat, why)
    g.turn = g.order.index(seat)
    g.walker = hero
    g.inside = bool(seen.get("inside", False))
    g.place = seen["place"] - 1 if "place" in seen else 0
    for room in g.active.dungeon:
        room.met = []
    if g.inside:
        remember_the_way(g, hero)
    while g.walker is not None:
        if g.inside:
            if hero.health <= 0:
                fate.dies = g.place + 1
                break
            g.inside = False
            g.place += 1
        suffered = hero.damage
        move_on(g, hero)
        if g.inside:
            fate.steps.append((g.place + 1, hero.damage - suffered))
    g.walker = None
    return fate


def remember_the_way(g: BossMonster, hero: Hero) -> None:
    """A room that sends heroes back does so once; that it did can be told from the damage done twice before it."""
    me = g.active
    once = sum([me.damage(place) for place in range(g.place + 1)])
    if g.place + 1 < len(me.dungeon) and hero.damage >= once + me.damage(g.place) > once:
        me.dungeon[g.place + 1].met.append(hero.card)


# -- a table that holds what the viewer sees, and nothing else --------------------------------------------------


def imagine(view: View, *, expired: bool) -> BossMonster:
    """The dungeons of a view as pieces; `expired`: as they will be when the round is over (BM-224 to BM-226)."""
    g = BossMonster(make("fast", 0), [player_seen(seen, expired=expired) for seen in view["players"]], ())
    g.watched = False
    g.limit = LONG_ENOUGH
    g.order = view["order"][:]
    g.phase = "adventure"
    return g


def player_seen(seen: View, *, expired: bool) -> Player:
    boss = CATALOGUE[seen["boss"]]
    assert isinstance(boss, BossCard)
    me = Player(seen["seat"], boss)
    me.soul_cards = heroes(seen["soul_cards"])
    me.out = seen["out"]
    for part in seen["dungeon"]:
        room = Room(me.seat, rooms(part["stack"]))
        room.deactivated = part["face_down"] or (part["deactivated"] and not expired)
        me.dungeon.append(room)
    if not expired:
        lend(me, seen)
    for room, part in zip(me.dungeon, seen["dungeon"], strict=True):
        if "laid" in part:
            room.stack += rooms([part["laid"]])
            room.deactivated = False
            room.bonus = max([other.bonus for other in me.dungeon])  # what all rooms have got for this round
    return me


def lend(me: Player, seen: View) -> None:
    """What was given for the round does not lie on the table as a piece: it is the difference to the figures shown."""
    for place, part in enumerate(seen["dungeon"]):
        if me.dungeon[place].active:
            me.dungeon[place].bonus = part["damage"] - me.damage(place)
    for kind, total in seen["treasures"].items():
        icons = me.treasure(kind) - (me.boss.treasure == kind)
        if icons:
            me.treasure_factor = (total - (me.boss.treasure == kind)) // icons
            return


def hero_seen(seen: View) -> Hero:
    [card] = heroes([seen["hero"]])
    hero = Hero(card)
    hero.damage = seen["damage"]
    hero.bonus = seen["health"] - hero.health
    return hero


def rested(seen: View) -> View:
    """BM-226: a hero that is still at the entrance when the round ends is as good as new."""
    [card] = heroes([seen["hero"]])
    return {**seen, "damage": 0, "health": card.hp}


def heroes(names: list[str]) -> list[HeroCard]:
    return [card for card in [CATALOGUE[name] for name in names] if isinstance(card, HeroCard)]


def rooms(names: list[str]) -> list[RoomCard]:
    return [card for card in [CATALOGUE[name] for name in names] if isinstance(card, RoomCard)]


def hides_a_card(view: View, seat: int | None) -> bool:
    """Whether a face-down card that the viewer does not know lies in this dungeon, or in any."""
    dungeons = [player["dungeon"] for player in view["players"] if seat in (None, player["seat"])]
    return any(room["face_down"] and "laid" not in room for dungeon in dungeons for room in dungeon)
