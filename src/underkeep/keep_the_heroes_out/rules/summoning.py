"""Step 1 of the invasion: heroes of one class come into several rooms (KH-158 to KH-163)."""

from __future__ import annotations

from underkeep.core.decision import Decision
from underkeep.keep_the_heroes_out.options import InRoom
from underkeep.keep_the_heroes_out.table import SUMMONED, Game, Task
from underkeep.keep_the_heroes_out.verbs.heroes import summon


def call(g: Game, task: Task) -> None:
    """All of them at once; but where there are tokens for some of the rooms alone, the players say for which."""
    if 0 < g.heroes[task.hero] < len(task.rooms) and len(set(task.rooms)) > 1:
        g.do_next(task)
    else:
        come_into(g, task, task.rooms)


async def summon_where(g: Game, task: Task) -> None:
    """KH-A05: the tokens that are left are placed, one by one; those who cannot come wake others up (KH-162)."""
    source = task.how if task.op is None else task.op.name
    options = [InRoom("choose", room) for room in dict.fromkeys(task.rooms)]
    picked = await Decision(g.active.seat, "where", options, source)
    task.rooms.remove(picked.room)
    come_into(g, task, [picked.room])
    if not g.heroes[task.hero]:
        g.stack.pop()
        come_into(g, task, task.rooms)


def come_into(g: Game, task: Task, rooms: list[int]) -> None:
    """For a hero card, or because a scenario card says so."""
    for room in rooms:
        summon(g, task.hero, room, SUMMONED, "KH-158" if task.op is None else "KH-159")
