"""How far a long work has come, on standard error: one line that changes, or a line for each tenth into a file."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Final, TextIO

QUIET: Final = 2.0  # seconds in which nobody wonders


class Progress:
    """Counts towards a total. Work that is done soon says nothing."""

    def __init__(
        self, what: str, total: int, stream: TextIO | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.what: Final = what
        self.total: Final = total
        self.stream: Final = stream or sys.stderr
        self.clock: Final = clock
        self.began: Final = clock()
        self.done: int = 0
        self.told: float = self.began + QUIET - 0.2
        self.tenth: int = 0
        self.width: int = 0

    def step(self) -> None:
        self.done += 1
        now = self.clock()
        if self.stream.isatty():
            if now - self.told >= 0.2:
                self.told = now
                self.write(self.line(now))
        elif (tenth := self.done * 10 // self.total) > self.tenth and now - self.began >= QUIET:
            self.tenth = tenth
            print(self.line(now), file=self.stream, flush=True)

    def end(self) -> None:
        """Nothing of the changing line stays."""
        if self.width:
            self.write("")
            self.stream.write("\r")
            self.stream.flush()

    def line(self, now: float) -> str:
        rate = self.done / max(now - self.began, 0.001)
        left = (self.total - self.done) / rate
        return f"{self.done} of {self.total} {self.what}, {rate:.1f} a second, {left:.0f} s left"

    def write(self, line: str) -> None:
        self.stream.write("\r" + line.ljust(self.width))
        self.stream.flush()
        self.width = len(line)
