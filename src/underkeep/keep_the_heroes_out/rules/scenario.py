"""What scenario cards do, one thing after the other (KH-159); docs/scenarios.md lists them all."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final

from underkeep.core.decision import Decision, Option, Word
from underkeep.keep_the_heroes_out import events as ev
from underkeep.keep_the_heroes_out.kinds import (
    CARRIED,
    CLASSES,
    FINISHED,
    FROG,
    GOODS,
    HEROES,
    NO_PORTAL,
    PRISON,
    ROOMS,
    TRAP,
    UNFINISHED,
    VAULT,
    Op,
)
from underkeep.keep_the_heroes_out.options import InRoom, OfCard, OfGoods, OfHero, Plain
from underkeep.keep_the_heroes_out.rules.heroes import strike, victims
from underkeep.keep_the_heroes_out.rules.prison import imprison
from underkeep.keep_the_heroes_out.rules.summoning import call
from underkeep.keep_the_heroes_out.table import SUMMONED, Game, Task
from underkeep.keep_the_heroes_out.verbs.decks import draw, sink
from underkeep.keep_the_heroes_out.verbs.ground import bring, kinds_in, place, remove, set_portal
from underkeep.keep_the_heroes_out.verbs.heroes import summon, wake_up


async def carry_out(g: Game, task: Task) -> None:
    """The next thing that the card does. It takes its task off the stack when it is done."""
    op = task.op
    assert op is not None
    if task.ask == 0 and op.what in WITH_ROOMS:
        task.ask = 1
        task.rooms = places(g, op.where)
        g.pulse += 1
    await OPS[op.what](g, task, op)


def told(g: Game, op: Op, outcome: str = "") -> None:
    g.tell(ev.SCENARIO, -1, {"card": op.name.partition(":")[0], "what": op.what, "outcome": outcome})


# -- where --------------------------------------------------------------------------------------------------


def places(g: Game, where: tuple[str, ...]) -> list[int]:
    """The rooms that are meant, in the order of the rooms; those that are named must be in the dungeon."""
    found: list[int] = []
    for word in where:
        found += [room for room in meant(g, word) if g.dungeon.holds[room]]
    return sorted(set(found))


def meant(g: Game, word: str) -> list[int]:
    rooms = g.dungeon.rooms
    if word in ROOMS:
        return [ROOMS.index(word)]
    if word.startswith("adjacent_to_"):
        return g.dungeon.ways[ROOMS.index(word.removeprefix("adjacent_to_"))]
    if word == "rooms_with_frogs":
        return [room for room in rooms if g.goods[room * CARRIED + FROG]]
    if word == "rooms_with_finished_portal":
        return [room for room in rooms if g.portals[room] == FINISHED]
    if word == "rooms_without_monsters":
        return [room for room in rooms if not g.guarded(room)]
    if word == "room_with_most_heroes":
        heroes = [g.active_in(room) + g.exhausted_in(room) for room in rooms]
        return [room for at, room in enumerate(rooms) if heroes[at] == max(heroes) > 0]
    if word == "farthest_from_vault":
        most = max([g.dungeon.far[room] for room in rooms])
        return [room for room in rooms if g.dungeon.far[room] == most]
    if word == "all_except_prison":
        return [room for room in rooms if room != PRISON]
    return rooms  # each_room


async def one_of(g: Game, rooms: list[int], op: Op) -> int:
    """Of several that are equally far or full, the players choose."""
    return (await Decision(g.active.seat, "where", [InRoom("choose", room) for room in rooms], op.name)).room


# -- what ---------------------------------------------------------------------------------------------------


async def pay_or(g: Game, task: Task, op: Op) -> None:
    g.pulse += 1
    payable = g.goods[op.room * CARRIED + op.goods] >= op.count
    if payable and op.may:
        picked = await Decision(g.active.seat, "pay", [Plain("pay"), Plain("refuse")], op.name)
        payable = picked.verb == "pay"
    g.stack.pop()
    told(g, op, "paid" if payable else "unpaid")
    if payable:
        remove(g, -1, op.goods, op.room, op.count, "paid")
    g.do_next(*[Task("op", op=one) for one in (op.then if payable else op.other)])


async def compare(g: Game, task: Task, op: Op) -> None:
    g.pulse += 1
    g.stack.pop()
    few = len(g.dungeon.rooms) < op.count
    told(g, op, "lacking" if few else "enough")
    g.do_next(*[Task("op", op=one) for one in (op.then if few else op.other)])


async def summon_heroes(g: Game, task: Task, op: Op) -> None:
    g.stack.pop()
    rooms = [room for room in task.rooms for _ in range(op.count)]
    call(g, Task("summon", hero=op.hero, rooms=rooms, op=op))


async def reactivate(g: Game, task: Task, op: Op) -> None:
    rooms = task.rooms
    if op.where == ("room_with_most_heroes",) and rooms:
        rooms = [await one_of(g, rooms, op)]
    g.pulse += 1
    g.stack.pop()
    for room in rooms:
        wake_up(g, room, op.name.partition(":")[0], "KH-159")


async def damage_monsters(g: Game, task: Task, op: Op) -> None:
    """In each of the rooms to one monster, or to every monster that is there; each can be defended."""
    rooms = [room for room in task.rooms if g.guarded(room)]
    if not rooms:
        g.stack.pop()
        return
    room = rooms[0]
    card = op.name.partition(":")[0]
    if op.every:
        task.rooms = rooms[1:]
        for me in g.players:
            for damage in g.damages(me, room):
                strike(g, me.seat, room, damage, -1, card)
        g.pulse += 1
        return
    picked = await Decision(g.active.seat, "hit", victims(g, room, "hit"), op.name)
    g.pulse += 1
    task.rooms = rooms[1:]
    strike(g, picked.seat, room, picked.damage, -1, card)


async def place_resource(g: Game, task: Task, op: Op) -> None:
    """KH-075: as far as the reserve lasts; if that is not for all the rooms, the players say for which."""
    if 0 < g.reserve[op.goods] < op.count * len(task.rooms):
        room = await one_of(g, task.rooms, op)
        task.rooms = [other for other in task.rooms if other != room]
        place(g, -1, op.goods, room, op.count)
        return
    g.stack.pop()
    for room in task.rooms:
        place(g, -1, op.goods, room, op.count)


async def discard_resources(g: Game, task: Task, op: Op) -> None:
    """So many from the room; of several rooms that are equally far, the players choose one."""
    rooms = task.rooms
    if op.where == ("farthest_from_vault",):
        rooms = [await one_of(g, rooms, op)]
    g.stack.pop()
    for room in rooms:
        left = op.count
        for goods in kinds_in(g, room):
            count = min(left, g.goods[room * CARRIED + goods])
            left -= count
            if count:
                remove(g, -1, goods, room, count, "scenario")


async def discard_traps(g: Game, task: Task, op: Op) -> None:
    g.stack.pop()
    for room in task.rooms:
        count = min(op.count, g.traps_in(room))
        if count:
            remove(g, -1, TRAP, room, count, "scenario")


async def players_draw(g: Game, task: Task, op: Op) -> None:
    g.stack.pop()
    for me in g.from_seat(g.active.seat):
        draw(g, me, op.count)


async def players_discard(g: Game, task: Task, op: Op) -> None:
    g.pulse += 1
    g.stack.pop()
    seats = [me.seat for me in g.from_seat(g.active.seat) for _ in range(op.count)]
    g.do_next(Task("curse", how=op.name.partition(":")[0], seats=seats))


async def break_portals(g: Game, task: Task, op: Op) -> None:
    g.stack.pop()
    for room in g.dungeon.rooms:
        if g.portals[room] == FINISHED:
            set_portal(g, -1, room, UNFINISHED)


async def remove_portal(g: Game, task: Task, op: Op) -> None:
    """The finished one that is farthest from the Vault."""
    rooms = [room for room in g.dungeon.rooms if g.portals[room] == FINISHED]
    if rooms:
        most = max([g.dungeon.far[room] for room in rooms])
        room = await one_of(g, [room for room in rooms if g.dungeon.far[room] == most], op)
        set_portal(g, -1, room, NO_PORTAL)
    g.stack.pop()


async def heroes_use_portals(g: Game, task: Task, op: Op) -> None:
    g.pulse += 1
    g.stack.pop()
    g.leak = True


async def imprison_heroes(g: Game, task: Task, op: Op) -> None:
    """One Guild card after the other; whoever is freed by one acts before the next is drawn."""
    task.ask += 1
    if task.ask >= op.count:
        g.stack.pop()
    imprison(g, "scenario")


async def move_hero(g: Game, task: Task, op: Op) -> None:
    """One of them changes rooms and does nothing else; which, the players say. A room not built yet takes nobody in."""
    classes = [hero for hero in range(CLASSES) if g.resting[op.room * CLASSES + hero]]
    if classes and g.dungeon.holds[op.to]:
        picked = await Decision(g.active.seat, "escape", [OfHero("escape", hero) for hero in classes], op.name)
        g.resting[op.room * CLASSES + picked.hero] -= 1
        g.resting[op.to * CLASSES + picked.hero] += 1
        g.tell(ev.HERO_MOVED, -1, {"hero": HEROES[picked.hero], "room": ROOMS[op.room], "to": ROOMS[op.to]})
    g.pulse += 1
    g.stack.pop()


async def shift_tokens(g: Game, task: Task, op: Op) -> None:
    """One token of each room goes one room toward the Vault, or away from it; which and where, the players say.

    Rooms are seen to from the one that lies last on the way, so that no token is moved twice.
    """
    away = op.state == "away_from_vault"
    if task.ask == 0:
        task.ask = 1
        task.rooms = sorted(g.dungeon.rooms, key=lambda room: -g.dungeon.far[room] if away else g.dungeon.far[room])
        g.pulse += 1
    while task.rooms:
        room = task.rooms[0]
        options = shifts(g, room, away=away)
        if options:
            picked = await Decision(g.active.seat, "shift", options, op.name)
            task.rooms = task.rooms[1:]
            g.pulse += 1
            g.goods[room * CARRIED + picked.goods] -= 1
            g.goods[picked.to * CARRIED + picked.goods] += 1
            told(g, op, f"{GOODS[picked.goods]} {ROOMS[room]} {ROOMS[picked.to]}")
            return
        task.rooms = task.rooms[1:]
    g.stack.pop()


def shifts(g: Game, room: int, *, away: bool) -> list[OfGoods]:
    far = g.dungeon.far
    options: list[OfGoods] = []
    for to in g.dungeon.ways[room]:
        if (far[to] > far[room]) if away else (far[to] < far[room]):
            for goods in range(CARRIED):
                if g.goods[room * CARRIED + goods]:
                    options.append(OfGoods("shift", goods, room, to))
    return options


async def extra_guild_cards(g: Game, task: Task, op: Op) -> None:
    g.pulse += 1
    g.stack.pop()
    g.do_next(Task("another", count=op.count))


async def cycle_loot(g: Game, task: Task, op: Op) -> None:
    cards = [card for card in dict.fromkeys(g.row) if card.kind == op.kind]
    if cards:
        picked = await Decision(g.active.seat, "cycle", [OfCard("cycle", card) for card in cards], op.name)
        sink(g, [picked.card])
    g.pulse += 1
    g.stack.pop()


async def arrears(g: Game, task: Task, op: Op) -> None:
    g.pulse += 1
    g.stack.pop()
    g.markers += 1
    g.tell(ev.MARKED, -1, {"count": g.markers})
    if g.markers == op.count:
        for hero in range(CLASSES):
            summon(g, hero, VAULT, SUMMONED, "KH-159")


async def players_place_monster(g: Game, task: Task, op: Op) -> None:
    """Each player may bring one from the lair; `seats` are those who have still to say."""
    if task.ask == 0:
        task.ask = 1
        task.seats = [me.seat for me in g.from_seat(g.active.seat)]
        g.pulse += 1
    if not task.seats:
        g.stack.pop()
        return
    me = g.players[task.seats[0]]
    options: list[Option] = []
    if me.lair:
        options += [InRoom("bring", room) for room in places(g, op.where)]
    options.append(Word("pass"))
    picked = await Decision(me.seat, "bring", options, op.name)
    g.pulse += 1
    task.seats = task.seats[1:]
    if isinstance(picked, InRoom):
        bring(g, me, picked.room)


Doing = Callable[[Any, Any, Any], Coroutine[Any, Any, None]]

OPS: Final[dict[str, Doing]] = {
    "pay_or": pay_or,
    "if": compare,
    "summon": summon_heroes,
    "reactivate": reactivate,
    "damage_monsters": damage_monsters,
    "place_resource": place_resource,
    "discard_resources": discard_resources,
    "discard_traps": discard_traps,
    "players_draw": players_draw,
    "players_discard": players_discard,
    "break_portals": break_portals,
    "remove_portal": remove_portal,
    "heroes_use_portals": heroes_use_portals,
    "imprison": imprison_heroes,
    "move_hero": move_hero,
    "shift_tokens": shift_tokens,
    "extra_guild_cards": extra_guild_cards,
    "cycle_loot": cycle_loot,
    "arrears": arrears,
    "players_place_monster": players_place_monster,
}
WITH_ROOMS: Final = (
    "summon", "reactivate", "damage_monsters", "place_resource", "discard_resources", "discard_traps",
)  # fmt: skip
