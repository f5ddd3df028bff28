"""The Grand Builder: new rooms, each with a treasure to be guarded (KH-148 to KH-157)."""

from __future__ import annotations

from underkeep.core.decision import Decision
from underkeep.keep_the_heroes_out import events as ev
from underkeep.keep_the_heroes_out.kinds import GRAND_BUILDER, ROOMS, Treasure
from underkeep.keep_the_heroes_out.options import ROTATIONS, InRoom, Lay
from underkeep.keep_the_heroes_out.rules.acting import fitting_projects
from underkeep.keep_the_heroes_out.table import PROJECTS, Game, Task


async def build(g: Game, task: Task) -> None:
    """KH-152: which of the open projects."""
    options = [InRoom("build", room) for room in fitting_projects(g)]
    picked = await Decision(task.seat, "build", options, ROOMS[GRAND_BUILDER])
    g.pulse += 1
    g.stack.pop()
    g.do_next(Task("lay", seat=task.seat, room=picked.room, count=task.count))


async def lay(g: Game, task: Task) -> None:
    """KH-152 to KH-155: where and how it lies; a treasure of the value paid for is put on it."""
    room = task.room
    options = [Lay(room, spot.x, spot.y, spot.turns) for spot in g.dungeon.spots(room)]
    picked = await Decision(task.seat, "lay", options, ROOMS[GRAND_BUILDER])
    g.pulse += 1
    g.stack.pop()
    g.dungeon = g.dungeon.with_room(room, picked.x, picked.y, picked.turns)
    g.treasures[room] = fetch(g, task.count)
    g.projects.remove(room)
    cell = [picked.x, picked.y]
    words = {"room": ROOMS[room], "cell": cell, "rotation": int(ROTATIONS[picked.turns]), "value": task.count}
    g.tell(ev.BUILT, task.seat, words)
    open_projects(g)


async def bury(g: Game, task: Task) -> None:
    """Scenario 10: no rooms are left to build, so a treasure goes to a room that has none."""
    rooms = [room for room in g.dungeon.rooms if g.treasures[room] is None]
    picked = await Decision(task.seat, "bury", [InRoom("bury", room) for room in rooms], ROOMS[GRAND_BUILDER])
    g.pulse += 1
    g.stack.pop()
    g.treasures[picked.room] = fetch(g, task.count)
    g.tell(ev.BURIED, task.seat, {"room": ROOMS[picked.room], "value": task.count})


def fetch(g: Game, value: int) -> Treasure:
    """KH-150: one of the reserve at random. Those that were stolen before are mixed with the others for it."""
    g.secrets_out = True
    treasure = g.rng.pick(g.treasures_of(value))
    mixed = [one for one in g.stolen if one.value == value]
    g.stolen = [one for one in g.stolen if one.value != value]
    g.hoard += mixed
    g.hoard.remove(treasure)
    g.hoard.sort(key=lambda one: one.id)
    return treasure


def open_projects(g: Game) -> None:
    """KH-148, KH-155: three lie open, as long as there are so many."""
    while len(g.projects) < PROJECTS and g.builder:
        g.secrets_out = True
        room = g.builder.pop()
        g.projects.append(room)
        g.tell(ev.PROJECT_OPENED, -1, {"room": ROOMS[room]})
