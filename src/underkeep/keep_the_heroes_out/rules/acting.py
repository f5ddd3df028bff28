"""What an action of a card can do now: every way to use it, as options."""

from __future__ import annotations

from typing import Final

from underkeep.core.decision import Option
from underkeep.keep_the_heroes_out.kinds import (
    ANYTHING,
    BEAST,
    BONE,
    BOOK,
    CARRIED,
    CLASSES,
    COIN,
    EQUIPMENT,
    FROG,
    GRAND_BUILDER,
    LABORATORY,
    NOTHING,
    NOWHERE,
    POTION,
    PRISON,
    RESOURCES,
    SAME_ROOM,
    SCROLL,
    TACTICS,
    TRAP,
    UNFINISHED,
    Action,
    Card,
)
from underkeep.keep_the_heroes_out.options import Attack, CallHorde, Deed, Move, Put, UseRoom
from underkeep.keep_the_heroes_out.player import Player
from underkeep.keep_the_heroes_out.table import Game
from underkeep.keep_the_heroes_out.verbs.ground import may_have_portal, through_portals

# By room: what it makes (KH-112 to KH-116), or what it takes and gives (KH-117 to KH-120).
MAKES: Final = {0: COIN, 3: BOOK, 7: FROG, 5: BONE, 2: TRAP}
SELLS: Final = {1: (COIN, EQUIPMENT), 8: (BONE, BEAST), 4: (FROG, POTION), 6: (BOOK, SCROLL)}


def ways(g: Game, me: Player, action: Action, same: int = NOWHERE) -> list[Option]:
    """Everything that this action could do; `same` is the room that "the same room" means, if there is one yet."""
    if action.where == SAME_ROOM:
        return ambushes(g, me, action, action, same, ability=False)
    return ways_of(g, me, action, action, NOWHERE, ability=False)


def ways_of_a_horde(g: Game, me: Player, action: Action, room: int) -> list[Option]:
    """The same for monsters of one room alone (KH-093)."""
    return ways_of(g, me, action, action, room, ability=False)


def possible(g: Game, me: Player, actions: tuple[Action, ...]) -> bool:
    """Whether any of these could do anything."""
    return any(ways(g, me, action) for action in actions)


def ways_of(g: Game, me: Player, spends: Action, does: Action, room: int, *, ability: bool) -> list[Option]:
    kind = does.kind
    if kind == "move":
        return moves(g, me, spends, does, room, ability=ability)
    if kind == "melee":
        return melees(g, me, spends, does, room, ability=ability)
    if kind == "ranged":
        return shots(g, me, spends, does, room, ability=ability)
    if kind == "activate":
        return activations(g, me, spends)
    if kind == "ambush":
        return ambushes(g, me, spends, does, NOWHERE, ability=ability)
    if kind == "place":
        return lays(g, me, spends, does, does.goods, ability=ability)
    if kind == "trap":
        return lays(g, me, spends, does, TRAP, ability=ability)
    if kind == "portal":
        return portals(g, me, spends, does, ability=ability)
    if kind == "discard":
        return payments(g, me, spends, does)
    if kind == "horde":
        return hordes(g, me, spends, does)
    if kind == "if":
        assert does.inner is not None
        return ways_of(g, me, spends, does.inner, room, ability=ability)
    if kind == "draw":
        return [Deed("draw", spends, does, NOWHERE, ability=ability)] if me.deck or me.discard else []
    if kind == "reinforcements":
        return [Deed("reinforcements", spends, does, NOWHERE, ability=False)] if me.deck or me.discard else []
    if kind == "heal":
        hurt = [room for room in g.own_rooms(me) if g.damages(me, room)[-1]]
        return [Deed("heal", spends, does, NOWHERE, ability=True)] if hurt else []
    return []  # to defend is only a reaction (KH-087)


def standing(g: Game, me: Player, room: int) -> list[int]:
    """The rooms in which the player's monsters act: all of them, or the one of a horde."""
    if room == NOWHERE:
        return g.own_rooms(me)
    return [room] if g.own(me, room) else []


def goals(g: Game, room: int, does: Action) -> list[int]:
    """KH-078, KH-102: next door through a corridor, or by portal; for Poltergeists through walls, too (KH-043)."""
    found = g.dungeon.ways[room] if does.name == "move" else g.dungeon.walls[room]
    found = found[:]
    for other in through_portals(g, room):
        if other not in found:
            found.append(other)
    return found


def moves(g: Game, me: Player, spends: Action, does: Action, only: int, *, ability: bool) -> list[Option]:
    """KH-078, KH-079, KH-251: whoever goes, wherever, with or without a token."""
    options: list[Option] = []
    for room in standing(g, me, only):
        states = sorted(set(g.damages(me, room)))
        carried = [goods for goods in range(CARRIED) if g.goods[room * CARRIED + goods]]
        for to in goals(g, room, does):
            for damage in states:
                for goods in [NOTHING, *carried]:
                    options.append(Move(spends, does, room, to, goods, damage, marked=len(states) > 1, ability=ability))
    return options


def melees(g: Game, me: Player, spends: Action, does: Action, only: int, *, ability: bool) -> list[Option]:
    """KH-082: a hero who shares a room with an own monster."""
    options: list[Option] = []
    for room in standing(g, me, only):
        if not g.carriers or g.own(me, room) > g.carriers.count(room):
            targets(g, spends, does, room, options, ability=ability)
    return options


def shots(g: Game, me: Player, spends: Action, does: Action, only: int, *, ability: bool) -> list[Option]:
    """KH-084, KH-085: a hero behind a corridor."""
    options: list[Option] = []
    aimed: list[int] = []
    for room in standing(g, me, only):
        for other in g.dungeon.ways[room]:
            if other not in aimed:
                aimed.append(other)
                targets(g, spends, does, other, options, ability=ability)
    return options


def targets(g: Game, spends: Action, does: Action, room: int, options: list[Option], *, ability: bool) -> None:
    """KH-256: heroes of the room, active or exhausted."""
    for hero in range(CLASSES):
        awake = g.awake[room * CLASSES + hero] > 0
        resting = g.resting[room * CLASSES + hero] > 0
        if resting:
            options.append(Attack(spends, does, room, hero, awake=False, shown=awake, ability=ability))
        if awake:
            options.append(Attack(spends, does, room, hero, awake=True, shown=resting, ability=ability))


def lays(g: Game, me: Player, spends: Action, does: Action, goods: int, *, ability: bool) -> list[Option]:
    """KH-075, KH-086, KH-088: a token of the reserve, into a room with an own monster."""
    if not g.reserve[goods]:
        return []
    if goods == TRAP:
        return [Deed("trap", spends, does, room, ability=ability) for room in g.own_rooms(me)]
    return [Put("place", spends, does, room, goods, ability=ability) for room in g.own_rooms(me)]


def portals(g: Game, me: Player, spends: Action, does: Action, *, ability: bool) -> list[Option]:
    """KH-089, KH-042: one in each room; an unfinished one is finished."""
    options: list[Option] = []
    for room in g.own_rooms(me):
        if may_have_portal(g, room):
            options.append(Deed("portal", spends, does, room, ability=ability))
    return options


def payments(g: Game, me: Player, spends: Action, does: Action) -> list[Option]:
    """KH-098: a resource in a room with an own monster."""
    options: list[Option] = []
    for room in g.own_rooms(me):
        for goods in range(RESOURCES):
            if does.goods in (goods, ANYTHING) and g.goods[room * CARRIED + goods]:
                options.append(Put("discard", spends, does, room, goods, ability=False))
    return options


def ambushes(g: Game, me: Player, spends: Action, does: Action, same: int, *, ability: bool) -> list[Option]:
    """KH-090 to KH-092: one monster after the other, into any of the rooms shown."""
    if not me.lair:
        return []  # KH-023
    if does.where == SAME_ROOM and same != NOWHERE:
        rooms = [same]
    elif does.where:
        rooms = g.own_rooms(me)
    else:
        rooms = [room for room in does.rooms if g.dungeon.holds[room]]
    return [Deed("ambush", spends, does, room, ability=ability) for room in rooms]


def hordes(g: Game, me: Player, spends: Action, does: Action) -> list[Option]:
    """KH-093: all own monsters of one room, if at least one of them could do it."""
    assert does.inner is not None
    options: list[Option] = []
    for room in g.own_rooms(me):
        if ways_of_a_horde(g, me, does.inner, room):
            options.append(CallHorde(spends, does, does.inner, room))
    return options


# -- activating ---------------------------------------------------------------------------------------------


def activations(g: Game, me: Player, spends: Action) -> list[Option]:
    """KH-077: the clan's ability, a room, or a portal that is not finished."""
    rooms = g.own_rooms(me)
    options: list[Option] = []
    if rooms:  # KH-033
        ability = me.monsters().ability
        options += ways_of(g, me, spends, ability, NOWHERE, ability=True)
    for room in rooms:
        options += uses(g, spends, room)
    for room in rooms:
        if g.portals[room] == UNFINISHED:
            options.append(Deed("finish", spends, spends, room, ability=False))
    return options


def uses(g: Game, spends: Action, room: int) -> list[Option]:
    """KH-111 to KH-122: what this room does for whoever activates it."""
    if room in MAKES:
        return [UseRoom(spends, room)] if g.reserve[MAKES[room]] else []
    if room in SELLS:
        price, kind = SELLS[room]
        if not g.goods[room * CARRIED + price]:
            return []
        return [UseRoom(spends, room, card) for card in offered(g, kind)]
    if room == LABORATORY:
        return [UseRoom(spends, room)] if offered(g, TACTICS) else []
    if room == GRAND_BUILDER:
        return [UseRoom(spends, room, None, value) for value in buildable(g)]
    return []  # nothing is activated in the Prison (KH-128)


def offered(g: Game, kind: str) -> list[Card]:
    """KH-122: the cards of this kind that lie face up, each once."""
    found: list[Card] = []
    for card in g.row:
        if card.kind == kind and card not in found:
            found.append(card)
    return found


def buildable(g: Game) -> list[int]:
    """KH-149 to KH-151: the values for which there are Coins here, a treasure in the reserve, and a place."""
    coins = g.goods[GRAND_BUILDER * CARRIED + COIN]
    if g.rule("no_stock"):
        free = [room for room in g.dungeon.rooms if g.treasures[room] is None]
        return [1] if coins and free and g.treasures_of(1) else []
    if not fitting_projects(g):
        return []
    return [value for value in (1, 2, 3) if value <= coins and g.treasures_of(value)]


def fitting_projects(g: Game) -> list[int]:
    """KH-152, KH-144: those that have a place; a Laboratory, which fills the Prison, not before that stands."""
    return [room for room in g.projects if g.dungeon.spots(room) and (room != LABORATORY or g.dungeon.holds[PRISON])]
