"""Phase 4: Guild cards come one after the other, and every hero does what heroes do (KH-066 to KH-074, KH-158 on)."""

from __future__ import annotations

from underkeep.core.decision import Decision, Option
from underkeep.keep_the_heroes_out import events as ev
from underkeep.keep_the_heroes_out.dungeon import distances
from underkeep.keep_the_heroes_out.kinds import CLASSES, COUNT_OF_ROOMS, HEROES, ICONS, ROOMS, VAULT, GuildCard
from underkeep.keep_the_heroes_out.options import InRoom, OfHero
from underkeep.keep_the_heroes_out.rules.looting import steal
from underkeep.keep_the_heroes_out.rules.summoning import call
from underkeep.keep_the_heroes_out.table import CHARGED, Arrival, Game, Task
from underkeep.keep_the_heroes_out.verbs.ground import through_portals
from underkeep.keep_the_heroes_out.verbs.guild import draw_guild
from underkeep.keep_the_heroes_out.verbs.heroes import classes_in, exhaust, said


async def invade(g: Game) -> None:
    """KH-066: the next card of the quota, when the last one is fully resolved."""
    if not g.due:
        g.pulse += 1
        g.phase = "end"
        return
    g.due -= 1
    reveal(g)


def reveal(g: Game) -> None:
    card = draw_guild(g, "invasion")
    assert card is not None  # a deck that has run out was seen to before (KH-067, KH-069)
    resolve(g, card)


async def another(g: Game, task: Task) -> None:
    """One more Guild card, because a scenario says so; if none is left, there is none."""
    task.count -= 1
    if not task.count:
        g.stack.pop()
    card = draw_guild(g, "scenario")
    if card is not None:
        resolve(g, card)


def resolve(g: Game, card: GuildCard) -> None:
    """KH-158, KH-159: heroes arrive in two rooms, or the scenario does something."""
    g.do_next(Task("settle", how="card"))
    if card.hero < 0:
        g.do_next(*[Task("op", op=op) for op in card.ops])
        return
    call(g, Task("summon", hero=card.hero, rooms=rooms_of(g, card), how=card.id))


def rooms_of(g: Game, card: GuildCard) -> list[int]:
    """KH-158, KH-164 to KH-169: a room for each icon; both heroes in one if there is no other, or in the Vault."""
    found: list[int] = []
    for icon in card.icons:
        if icon == "special" and g.dungeon.holds[g.scenario.special]:
            rooms = [g.scenario.special]
        else:
            rooms = [room for room in ICONS[icon] if g.dungeon.holds[room]]
        free = [room for room in rooms if room not in found]
        found.append((free or rooms or [VAULT])[0])
    return found


# -- who acts next ------------------------------------------------------------------------------------------


async def settle(g: Game, task: Task) -> None:
    """KH-074, KH-161, KH-232: until no hero is active any more; in which order, the players say."""
    options = next_options(g)
    if not options:
        g.stack.pop()
        if task.how == "card":
            g.leak = False
        return
    picked = await Decision(g.active.seat, "next", options)
    if isinstance(picked, OfHero):
        arrival = next(one for one in g.arrivals if one.hero == picked.hero and one.room == picked.room)
        g.arrivals.remove(arrival)
        g.do_next(Task("arrive", hero=arrival.hero, room=arrival.room, how=arrival.how, count=2))
    else:
        assert isinstance(picked, InRoom)
        press_on(g, picked.room)


def next_options(g: Game) -> list[Option]:
    """Heroes who have to look around, and rooms where all have; chargers are told apart only if a trap can."""
    options: list[Option] = []
    busy: list[int] = []
    named: list[tuple[int, int]] = []
    for one in g.arrivals:
        if one.how == CHARGED and one.room in busy and not g.traps_in(one.room):
            continue
        busy.append(one.room)
        if (one.hero, one.room) not in named:
            named.append((one.hero, one.room))
            options.append(OfHero("next", one.hero, one.room))
    for room in g.dungeon.rooms:
        if room not in busy and g.active_in(room):
            options.append(InRoom("next", room))
    return options


def press_on(g: Game, room: int) -> None:
    """KH-190, KH-191, KH-200, KH-201: attack, else loot, else wait, else charge."""
    g.pulse += 1
    treasure = g.treasures[room]
    if g.guarded(room):
        g.do_next(Task("attack", room=room))
    elif treasure is None:
        g.do_next(Task("charge", room=room))
    elif g.active_in(room) >= treasure.value:
        g.do_next(Task("loot", room=room, count=treasure.value))
    else:
        wait(g, room, treasure.value)


def wait(g: Game, room: int, value: int) -> None:
    """KH-200: too few for the treasure; all of them are exhausted."""
    words = {"room": ROOMS[room], "heroes": said(g, room), "value": value, "step": 7, "rule": "KH-200"}
    for hero in range(CLASSES):
        for _ in range(g.awake[room * CLASSES + hero]):
            exhaust(g, hero, room)
    g.tell(ev.WAITED, -1, words)


async def charge(g: Game, task: Task) -> None:
    """KH-201 to KH-204: all active heroes of the room go together to the next room toward the Vault."""
    room = task.room
    options = [InRoom("charge", to) for to in toward_the_vault(g, room)]
    to = (await Decision(g.active.seat, "charge", options)).room
    g.pulse += 1
    g.stack.pop()
    g.tell(ev.CHARGING, -1, {"room": ROOMS[room], "to": ROOMS[to], "heroes": said(g, room), "step": 8,
                             "rule": "KH-201"})  # fmt: skip
    for hero in range(CLASSES):
        count = g.awake[room * CLASSES + hero]
        g.awake[room * CLASSES + hero] = 0
        g.awake[to * CLASSES + hero] += count
        for _ in range(count):
            g.arrivals.append(Arrival(hero, to, CHARGED))


def toward_the_vault(g: Game, room: int) -> list[int]:
    """KH-105, KH-106, KH-202, KH-203: the next rooms by corridor; portals count only if a card says so."""
    if not g.leak:
        far = g.dungeon.far
        return [to for to in g.dungeon.ways[room] if far[to] < far[room]]
    ways = [[*g.dungeon.ways[one], *through_portals(g, one)] for one in range(COUNT_OF_ROOMS)]
    far = distances(ways)
    return [to for to in dict.fromkeys(ways[room]) if far[to] < far[room]]


async def loot(g: Game, task: Task) -> None:
    """KH-191 to KH-193: exactly as many as the treasure is worth are exhausted; who, the players say."""
    classes = classes_in(g, task.room)
    if g.active_in(task.room) == task.count or len(classes) == 1:
        for _ in range(task.count):
            hero = classes_in(g, task.room)[0]
            task.picked.append(hero)
            exhaust(g, hero, task.room)
        task.count = 0
    else:
        picked = await Decision(g.active.seat, "loot", [OfHero("exhaust", hero) for hero in classes])
        task.picked.append(picked.hero)
        exhaust(g, picked.hero, task.room)
        task.count -= 1
    if not task.count:
        g.stack.pop()
        steal(g, task.room, [HEROES[hero] for hero in sorted(task.picked)])
