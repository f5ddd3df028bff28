"""A clock that nobody waits for: while all tasks sleep, the time jumps to whatever is due next.

So minutes at a table take milliseconds, and when something happened is known exactly.
"""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")
TICK = 1e-9  # a round of the loop takes a moment, as in life: a time that has nearly come does come
STUCK = 20_000  # rounds of the loop in one moment: something asks again and again without waiting


class Stuck(Exception):
    """Time stands still: everything waits for something that will not come, or something spins."""


class Hurried(selectors.DefaultSelector):
    """Instead of waiting, it moves the hands of the clock."""

    now = 0.0
    rounds = 0

    def select(self, timeout: float | None = None) -> Any:
        ready = super().select(0)
        if timeout is None and not ready:
            raise Stuck("nothing is due any more")
        self.rounds = 0 if timeout else self.rounds + 1
        if self.rounds > STUCK:
            raise Stuck("something spins")
        self.now += TICK if ready or not timeout else timeout
        return ready


class Loop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self.hands = Hurried()
        super().__init__(self.hands)

    def time(self) -> float:
        return self.hands.now


def run(story: Coroutine[Any, Any, T]) -> T:
    """Like `asyncio.run`, by the jumping clock."""
    with asyncio.Runner(loop_factory=Loop) as runner:
        return runner.run(story)


def now() -> float:
    """To a tenth of a millisecond: adding up waits must not make a difference by itself."""
    return round(asyncio.get_running_loop().time(), 4)
