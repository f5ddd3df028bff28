"""How long things take at a table. No time here depends on anything hidden (RS-041, RS-043)."""

from __future__ import annotations

import re
import secrets
from dataclasses import dataclass
from random import Random
from typing import Final

from underkeep.core.errors import BadOptions

WRITTEN: Final = re.compile(r"(\d{1,2}(?:\.\d)?)(?:-(\d{1,2}(?:\.\d)?))?", re.ASCII)
CHANCE: Final = secrets.SystemRandom()
NO_PACE: Final = "0"
USUAL: Final = "2-4"  # for people at several screens
QUICK: Final = "0.5-1"  # for one screen and bots: what a bot holds is not told either (RS-043)
QUICKEST: Final = 0.2  # of the shortest window: nobody answers any sooner than that, if it is not a person
REMEMBERED: Final = 60.0  # seconds in which the slowest commit counts
RECALLED: Final = 10.0  # the same for bots: the first thought, for which a process is started, is soon forgotten
HASTY: Final = 1.0  # a pace below which nobody is meant to read along: it is the server's own for one person and bots
BLINK, LONGEST_BLINK = 0.06, 0.24  # seconds of a window among bots, on a machine that is idle and on a busy one
LEISURE: tuple[float, float] = (0.4, 0.9)  # seconds of a bot's turn where no time is kept: people read along
HOLD: Final = 30.0  # seconds that somebody who holds a window gets


def drawn(lot: str) -> Random:
    return Random(lot)  # noqa: S311 - the lot itself is drawn by a secret key


@dataclass(frozen=True)
class Pace:
    """How long a window stays open, from the shortest to the longest time. Zero: nobody has to be kept in the dark."""

    shortest: float
    longest: float

    @classmethod
    def read(cls, written: str) -> Pace:
        """`0`, `3` or `2-4`: seconds."""
        found = WRITTEN.fullmatch(written)
        if found is None:
            raise BadOptions(f"pace: {written!r:.40} is neither seconds nor a span of them, such as 2-4", field="pace")
        shortest = float(found[1])
        longest = float(found[2] or found[1])
        if shortest > longest or longest > 60:
            raise BadOptions("pace: from the shorter time to the longer, and a minute at most", field="pace")
        return cls(shortest, longest)

    @property
    def hides(self) -> bool:
        return self.longest > 0

    def window(self, lot: str) -> float:
        """Seconds for the next window, by a lot that is drawn without a look at the table.

        It falls alike on every node: if one closed the window sooner, it would have to wait for another one, but only
        where somebody is asked.
        """
        return drawn(lot).uniform(self.shortest, self.longest)

    def among_bots(self, lot: str, needed: float) -> float:
        """Seconds for a window in which only bots could do something, at a table with one person.

        `needed` is what bots take of late in turns that everybody sees, so the window is as long if no bot is asked. It
        counts in doublings: how much a bot had to choose from there is not told either. On a very busy machine a bot
        may come too late, and does nothing: better than that somebody waits for passes that nobody sees.
        """
        seconds = BLINK
        while seconds < min(needed, LONGEST_BLINK):
            seconds *= 2
        return min(self.window(lot), seconds * drawn(lot).uniform(1.0, 1.3))

    @property
    def is_hasty(self) -> bool:
        return 0 < self.longest <= HASTY

    def bot(self) -> float:
        """Seconds until a bot says what it has decided. In a window it has to be well inside the window's time.

        So long a seat also seems to think that everybody takes to be choosing, though it has nothing to choose.
        """
        return CHANCE.uniform(*LEISURE) if not self.hides else self.shortest * CHANCE.uniform(QUICKEST, 0.7)

    @property
    def quickest(self) -> float:
        """Seconds that such a turn takes at least."""
        return self.shortest * QUICKEST


class Slowness:
    """How long the store takes of late, at its slowest, or bots do. It is measured over all tables."""

    def __init__(self, remembered: float = REMEMBERED, supposed: float = 0.0) -> None:
        self.remembered: float = remembered
        self.seconds: float = supposed  # until something was measured
        self.until: float = 0.0

    def note(self, seconds: float, now: float) -> None:
        if seconds >= self.seconds or now >= self.until:
            self.seconds, self.until = seconds, now + self.remembered
