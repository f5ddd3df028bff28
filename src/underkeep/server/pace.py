"""How long things take at a table. No time here depends on anything hidden (RS-041, RS-043)."""

from __future__ import annotations

import re
import secrets
from dataclasses import dataclass
from typing import Final

from underkeep.core.errors import BadOptions

WRITTEN: Final = re.compile(r"(\d{1,2}(?:\.\d)?)(?:-(\d{1,2}(?:\.\d)?))?", re.ASCII)
CHANCE: Final = secrets.SystemRandom()
NO_PACE: Final = "0"
USUAL: Final = "2-4"  # for people at several screens
QUICK: Final = "0.5-1"  # for one screen and bots: what a bot holds is not told either (RS-043)
HOLD: Final = 30.0  # seconds that somebody who holds a window gets


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

    def window(self) -> float:
        """Seconds for the next window, drawn without a look at the table."""
        return CHANCE.uniform(self.shortest, self.longest)

    def bot(self) -> float:
        """Seconds until a bot says what it has decided. In a window it has to be well inside the window's time."""
        return CHANCE.uniform(0.4, 0.9) if not self.hides else self.shortest * CHANCE.uniform(0.2, 0.7)
