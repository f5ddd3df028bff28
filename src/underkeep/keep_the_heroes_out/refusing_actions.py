"""Why an action of a card cannot be done like this (KH-075 to KH-126)."""

from __future__ import annotations

from underkeep.core.game import Refusal
from underkeep.keep_the_heroes_out.cards import CATALOGUE
from underkeep.keep_the_heroes_out.kinds import (
    CARRIED,
    CLASSES,
    FINISHED,
    GOODS,
    GRAND_BUILDER,
    HEROES,
    LABORATORY,
    NO_PORTAL,
    NOWHERE,
    PRISON,
    ROOMS,
    SAME_ROOM,
    TACTICS,
    TRAP,
    Action,
)
from underkeep.keep_the_heroes_out.player import Player
from underkeep.keep_the_heroes_out.rules.acting import MAKES, SELLS, goals, offered, ways_of
from underkeep.keep_the_heroes_out.table import Game, Task
from underkeep.keep_the_heroes_out.verbs.ground import through_portals

# The words that an Activate is asked for with, and the rule by which each of them takes one.
ACTIVATED = {"ability": "KH-034", "heal": "KH-034", "use": "KH-111", "finish": "KH-101"}


def why_not_act(g: Game, me: Player, task: Task, said: list[str]) -> Refusal:
    """The first thing that is wrong with it: no such symbol left, no monster, nothing there, nothing left."""
    verb = said[0]
    symbol = "activate" if verb in ACTIVATED else verb
    found = symbols(task, symbol)
    if not found:
        return why_no_symbol(g, me, task, verb, symbol)
    if verb == "ability":
        return why_not_ability(g, me, task, said)
    if verb == "use":
        return why_not_use(g, me, said)
    return why_not_do(g, me, task, found[0], said)


def why_no_symbol(g: Game, me: Player, task: Task, verb: str, symbol: str) -> Refusal:
    """It follows from something that is not done yet, or stands on another side; else it is used up, or never was."""
    words = {"action": verb[:40]}
    if any(one.shows(symbol) for first in task.left for one in first.then):
        return Refusal("KH-100", "keep-no-such-action", words)
    if on_another_side(task, symbol):
        return Refusal("KH-096", "keep-no-such-action", words)
    return why_no_activate(g, me, verb) if verb in ACTIVATED else Refusal("KH-050", "keep-no-such-action", words)


def on_another_side(task: Task, symbol: str) -> bool:
    """KH-096: the card shows it, but not where it was chosen."""
    card = task.card
    return card is not None and card.shows(symbol) and not any(one.shows(symbol) for one in card.sides[task.side])


def why_no_activate(g: Game, me: Player, verb: str) -> Refusal:
    """KH-033, KH-034, KH-101, KH-111: it takes an Activate of a card; the ability a monster, too."""
    if ACTIVATED[verb] == "KH-034" and not g.in_dungeon(me):
        return Refusal("KH-033", "keep-no-ability", {"clan": me.monsters().id})
    return Refusal(ACTIVATED[verb], "keep-needs-activate")


def why_not_do(g: Game, me: Player, task: Task, does: Action, said: list[str]) -> Refusal:
    """What one symbol cannot do, be it printed on the card or the ability of the clan."""
    verb = said[0]
    if verb in ("draw", "reinforcements"):
        return Refusal("KH-076", "keep-no-cards-to-draw")
    if verb == "move":
        return why_not_move(g, me, task, does, said)
    if verb in ("melee", "ranged"):
        return why_not_attack(g, me, task, verb, said)
    rest = said[1:]
    room = room_said(rest[-1] if rest else "")
    if room == NOWHERE or not g.dungeon.holds[room]:
        return Refusal("KH-004", "keep-no-such-room", {"room": " ".join(rest)[:40]})
    words = {"room": ROOMS[room]}
    if verb == "ambush":
        return why_not_ambush(me, task, does, words)
    if not g.own(me, room):
        return Refusal(NEEDS_MONSTER[verb], "keep-no-monster-there", words)
    return why_not_put(g, verb, does, room, said)


NEEDS_MONSTER = {
    "place": "KH-086", "trap": "KH-088", "portal": "KH-089", "discard": "KH-098", "horde": "KH-093",
    "finish": "KH-A25", "heal": "KH-033", "activate": "KH-033", "move": "KH-078", "melee": "KH-082", "ranged": "KH-084",
}  # fmt: skip


OF_CLANS = {"place": "KH-040", "ambush": "KH-041", "portal": "KH-042"}  # abilities that need a monster in the room


def symbols(task: Task, kind: str) -> list[Action]:
    """Those of the actions left that this word is for; of an action-reaction, its first part (KH-100)."""
    found: list[Action] = []
    for one in task.left:
        does = one.inner if one.kind == "if" and one.inner is not None else one
        if does.kind == kind:
            found.append(does)
    return found


def room_said(name: str) -> int:
    return ROOMS.index(name) if name in ROOMS else NOWHERE


def why_not_move(g: Game, me: Player, task: Task, does: Action, said: list[str]) -> Refusal:
    """`move vault sewers with frog`."""
    room = room_said(said[1] if len(said) > 1 else "")
    to = room_said(said[2] if len(said) > 2 else "")
    if NOWHERE in (room, to):
        return Refusal("KH-004", "keep-no-such-room", {"room": " ".join(said[1:3])[:40]})
    words = {"room": ROOMS[room], "to": ROOMS[to]}
    if not g.own(me, room):
        return Refusal("KH-078", "keep-no-monster-there", {"room": ROOMS[room]})
    if task.what == "horde" and room != task.room:
        return Refusal("KH-093", "keep-other-horde", {"room": ROOMS[task.room]})
    if to not in goals(g, room, does):
        return Refusal(why_no_way(g, room, to), "keep-no-corridor", words)
    if carries_too_much(said):
        return Refusal("KH-079", "keep-one-token")
    goods = said[-1]
    if goods in GOODS and not g.goods[room * CARRIED + GOODS.index(goods)]:
        return Refusal("KH-080", "keep-nothing-to-carry", {"goods": goods, "room": ROOMS[room]})
    return Refusal("KH-078", "keep-not-offered", {"notation": " ".join(said)[:80]})


def why_no_way(g: Game, room: int, to: int) -> str:
    """A portal alone leads nowhere (KH-104), nor does one that is not finished (KH-102); else a corridor is missing."""
    if FINISHED in (g.portals[room], g.portals[to]) and g.portals.count(FINISHED) == 1:
        return "KH-104"
    return "KH-078" if NO_PORTAL in (g.portals[room], g.portals[to]) else "KH-102"


def carries_too_much(said: list[str]) -> bool:
    """KH-079: more than one token is named: `with frog and trap`, `with frog with trap`."""
    return "with" in said and len(said) > said.index("with") + 2


def why_not_attack(g: Game, me: Player, task: Task, verb: str, said: list[str]) -> Refusal:
    """`melee rogue forge`."""
    hero = said[1] if len(said) > 1 else ""
    room = room_said(said[2] if len(said) > 2 else "")
    if hero not in HEROES or room == NOWHERE:
        return Refusal("KH-082", "keep-not-offered", {"notation": " ".join(said)[:80]})
    words = {"room": ROOMS[room], "hero": hero}
    if verb == "melee" and not g.own(me, room):
        return Refusal("KH-082", "keep-no-monster-there", {"room": ROOMS[room]})
    if verb == "ranged":
        near = [other for other in g.dungeon.ways[room] if g.own(me, other)]
        if not near:
            walled = [other for other in g.dungeon.walls[room] + through_portals(g, room) if g.own(me, other)]
            return Refusal("KH-085" if walled else "KH-084", "keep-no-monster-near", {"room": ROOMS[room]})
    at = room * CLASSES + HEROES.index(hero)
    if not g.awake[at] and not g.resting[at]:
        return Refusal("KH-082" if verb == "melee" else "KH-084", "keep-no-hero-there", words)
    if task.what == "horde":
        return Refusal("KH-093", "keep-other-horde", {"room": ROOMS[task.room]})
    if verb == "melee" and g.carriers:
        return Refusal("KH-159", "keep-angry-frogs", {"room": ROOMS[room]})
    return Refusal("KH-082", "keep-not-offered", {"notation": " ".join(said)[:80]})


def why_not_ambush(me: Player, task: Task, does: Action, words: dict[str, str]) -> Refusal:
    if not me.lair:
        return Refusal("KH-023", "keep-lair-empty")
    if does.where:
        rule = "KH-098" if does.where == SAME_ROOM and task.room != NOWHERE else "KH-090"
        return Refusal(rule, "keep-no-monster-there", words)
    return Refusal("KH-090", "keep-not-an-ambush-room", words)


def why_not_put(g: Game, verb: str, does: Action, room: int, said: list[str]) -> Refusal:
    words = {"room": ROOMS[room]}
    if verb == "trap":
        return Refusal("KH-075", "keep-none-left", {"goods": GOODS[TRAP]})
    if verb == "place":
        if said[1] != GOODS[does.goods]:
            return Refusal("KH-086", "keep-no-such-action", {"action": " ".join(said[:2])[:40]})
        return Refusal("KH-075", "keep-none-left", {"goods": GOODS[does.goods]})
    if verb == "discard":
        return Refusal("KH-100", "keep-cannot-pay", {"goods": said[1][:40], **words})
    if verb == "portal":
        if g.portals[room] != NO_PORTAL:
            return Refusal("KH-A24", "keep-portal-there", words)
        return Refusal("KH-075", "keep-none-left", {"goods": "portal"})
    if verb == "finish":
        return Refusal("KH-101", "keep-no-portal-to-finish", words)
    return Refusal("KH-093", "keep-nothing-for-a-horde", words)


def why_not_ability(g: Game, me: Player, task: Task, said: list[str]) -> Refusal:
    """KH-033, KH-034: only with a monster in the dungeon; and what it does must be possible."""
    words = {"clan": me.monsters().id}
    if not g.in_dungeon(me):
        return Refusal("KH-033", "keep-no-ability", words)
    ability = me.monsters().ability
    if len(said) > 1 and said[1] != ability.kind:
        return Refusal("KH-034", "keep-no-such-ability", words)
    notation = " ".join(said)
    if notation in [way.notation() for way in ways_of(g, me, ability, ability, NOWHERE, ability=True)]:
        return Refusal("KH-034", "keep-not-offered", {"notation": notation[:80]})  # as asked, with too many spaces
    room = room_said(said[-1])
    if ability.kind in OF_CLANS and room != NOWHERE and g.dungeon.holds[room] and not g.own(me, room):
        return Refusal(OF_CLANS[ability.kind], "keep-no-monster-there", {"room": ROOMS[room]})
    if ability.kind == "heal":
        return Refusal("KH-034", "keep-nothing-for-the-ability", words)
    return why_not_do(g, me, task, ability, said[1:])


def why_not_use(g: Game, me: Player, said: list[str]) -> Refusal:
    """KH-111 to KH-122, KH-145, KH-149 to KH-152: `use forge for sword`, `use grand_builder value 2`."""
    room = room_said(said[1] if len(said) > 1 else "")
    if room == NOWHERE or not g.dungeon.holds[room]:
        return Refusal("KH-004", "keep-no-such-room", {"room": said[1][:40] if len(said) > 1 else ""})
    words = {"room": ROOMS[room]}
    if room == PRISON:
        return Refusal("KH-128", "keep-nothing-to-activate", words)
    if not g.own(me, room):
        return Refusal("KH-111", "keep-no-monster-there", words)
    if room in MAKES and not g.reserve[MAKES[room]]:
        return Refusal("KH-075", "keep-none-left", {"goods": GOODS[MAKES[room]]})
    if room in SELLS:
        return why_not_buy(g, room, said[-1])
    if room == LABORATORY and not offered(g, TACTICS):
        return Refusal("KH-A29", "keep-no-tactics-in-row")
    if room == GRAND_BUILDER:
        return why_not_build(g, said[-1])
    return Refusal("KH-111", "keep-not-offered", {"notation": " ".join(said)[:80]})


def why_not_buy(g: Game, room: int, ident: str) -> Refusal:
    price, kind = SELLS[room]
    card = CATALOGUE.get(ident)
    if not g.goods[room * CARRIED + price]:
        return Refusal("KH-121", "keep-cannot-pay", {"goods": GOODS[price], "room": ROOMS[room]})
    if card is None or card not in g.row:
        return Refusal("KH-122", "keep-not-in-row", {"card": ident[:40]})
    if card.kind != kind:
        return Refusal("KH-122", "keep-wrong-kind", {"card": ident, "room": ROOMS[room]})
    return Refusal("KH-122", "keep-not-offered", {"notation": f"use {ROOMS[room]} for {ident}"})


def why_not_build(g: Game, value: str) -> Refusal:
    asked = int(value) if value.isdecimal() and len(value) < 3 else 1
    if asked == 4:
        return Refusal("KH-A30", "keep-no-treasure-left", {"value": value})
    if g.goods[GRAND_BUILDER * CARRIED] < max(asked, 1):
        return Refusal("KH-149", "keep-cannot-pay", {"goods": GOODS[0], "room": ROOMS[GRAND_BUILDER]})
    if not g.treasures_of(asked):
        return Refusal("KH-151", "keep-no-treasure-left", {"value": value})
    return Refusal("KH-152", "keep-no-room-to-build")
