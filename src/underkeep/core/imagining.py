"""Tables that a seat could imagine behind what it sees. Nothing of the truth is left in them."""

from __future__ import annotations

from typing import Any, Final

from underkeep.core.decision import Decision
from underkeep.core.errors import NoRecipe
from underkeep.core.game import LONGEST
from underkeep.core.rng import Rng, make
from underkeep.core.table import Step, Table, Trail

TRIES: Final = 200  # worlds imagined before a re-deal gives up on a fresh generator


def imagine(table: Table, seat: int, seed: int) -> Table:
    """Hidden things are dealt again at the last checkpoint, and the new table is led to the open question."""
    now = table.clone()
    saved = now._saved
    assert saved is not None  # clone() has just made it
    trail: Trail = []
    here = now._kept == len(now._answers) and saved.pulse == now._game.pulse
    if not here:
        now._replay(saved, now._kept, trail, watched=True)
        trail = [step for step in trail if not step.foregone or step.seat != seat]  # its own it knows
    for attempt in range(TRIES + 1):
        rng = make("fast", (seed << 8) + attempt)
        world = saved.copy()
        world.redeal(seat, rng, None if here else now._game)
        world.pulse, world.limit, world.decider = 0, LONGEST, -1  # they tell how often somebody was asked, and whom
        if attempt < TRIES:
            world.rng = rng
        twin = Table(table.info, table.options, None, world, table.names)
        twin.imagined = True
        twin._origin = None
        if not table._watched:
            twin.quiet()
        if here and now.decision is not None and now.decision.seat == seat:
            return twin  # its own question, at the start of a chapter: nothing else can have come out
        if retrace(twin, trail, seat, now, make("fast", ~((seed << 8) + attempt))):
            if attempt == TRIES:  # only the true generator led here: it must not stay reachable
                twin._saved = None
                twin._game.rng = rng
                twin._game.marks = True  # the next chapter is its first checkpoint
            return twin
    message = "nothing that this seat could imagine leads here; ask again at the next decision"
    raise NoRecipe(message, field="table")


def retrace(twin: Table, trail: Trail, viewer: int, now: Table, dice: Rng) -> bool:
    """Lead an imagined table along what the viewer saw, to the decision that is open now.

    Other seats may hold other cards here: one that could do something it did not do in truth passes, and where it
    passed in truth, or had to choose, it may not even be asked here. What they answered in secret is any answer that
    would have looked the same. Nobody can tell the difference.
    """
    at = 0
    for _ in range(4 * len(trail) + 16):
        decision = twin.decision
        if decision is None:
            return now.decision is None
        ahead = next_step(trail, at, decision, viewer)
        alike = answers_alike(decision, trail[ahead], viewer) if ahead < len(trail) else []
        idle = decision.idle()
        if alike:
            answer(twin, dice.pick(alike))
            at = ahead + 1
        elif ahead == len(trail) and asks_the_same(twin, now, viewer):
            return True
        elif decision.seat != viewer and idle >= 0:
            answer(twin, idle)
        else:
            return False
    return False


def next_step(trail: Trail, at: int, decision: Decision[Any], viewer: int) -> int:
    """Where the trail goes on here: what others did tacitly is passed over, if something else is asked."""
    while at < len(trail) and trail[at].tacit and trail[at].seat != viewer and not trail[at].answers(decision):
        at += 1
    return at


def answers_alike(decision: Decision[Any], step: Step, viewer: int) -> list[int]:
    """What could be said here that would have looked to the viewer like what was said in truth."""
    if not step.answers(decision):
        return []
    if decision.seat == viewer or not decision.secret:
        return [index for index, option in enumerate(decision.options) if str(option) == step.said]
    return [index for index, option in enumerate(decision.options) if option.seen() == step.seen]


def answer(twin: Table, index: int) -> None:
    assert twin.decision is not None
    twin._game.decider = twin.decision.seat
    twin._game.limit = twin._game.pulse + LONGEST
    twin._advance(index)
    twin._answers.append(index)


def asks_the_same(twin: Table, now: Table, viewer: int) -> bool:
    """Whether the viewer could take the imagined table for the true one."""
    mine, true = twin.decision, now.decision
    if mine is None or true is None or (mine.seat, mine.kind, mine.source) != (true.seat, true.kind, true.source):
        return False
    if mine.seat == viewer and list(map(str, mine.options)) != list(map(str, true.options)):
        return False  # its own question, but other answers: the truth would not understand them
    return twin._game.view(viewer) == now._game.view(viewer)
