"""Tables that a seat could imagine behind what it sees. Nothing of the truth is left in them."""

from __future__ import annotations

from typing import Final

from underkeep.core.decision import PASS
from underkeep.core.errors import NoRecipe
from underkeep.core.game import LONGEST
from underkeep.core.rng import Rng, make
from underkeep.core.table import Table, Trail

TRIES: Final = 200  # worlds imagined before a re-deal gives up on a fresh generator


def imagine(table: Table, seat: int, seed: int) -> Table:
    """Hidden things are dealt again at the last checkpoint, and the new table is led to the open question."""
    now = table.clone()
    saved = now._saved
    assert saved is not None  # clone() has just made it
    trail: Trail = []
    settled = now._kept == len(now._answers)
    here = settled and saved.pulse == now._game.pulse
    if not settled:
        now._replay(saved, now._kept, trail)
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

    Other seats may hold other cards here: one that could do something it did not do in truth passes, and a pass in
    truth may not even be asked here. What they answered in secret is any answer that would have looked the same.
    Nobody can tell the difference.
    """
    at = 0
    for _ in range(4 * len(trail) + 16):
        decision = twin.decision
        if decision is None:
            return now.decision is None
        while at < len(trail) and trail[at][1] == "pass" and trail[at][0] not in (viewer, decision.seat):
            at += 1
        alike: list[int] = []
        if at < len(trail) and trail[at][0] == decision.seat:
            _, notation, seen = trail[at]
            for index, option in enumerate(decision.options):
                if option.seen() == seen if decision.secret and decision.seat != viewer else str(option) == notation:
                    alike.append(index)
        if alike:
            answer(twin, dice.pick(alike))
            at += 1
        elif at == len(trail) and asks_the_same(twin, now, viewer):
            return True
        elif decision.seat != viewer and PASS in decision.options:
            answer(twin, decision.options.index(PASS))
        else:
            return False
    return False


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
