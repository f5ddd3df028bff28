"""The open lines of each place at a table, and which of them make room for one more (RS-140)."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Final, Protocol

Place = tuple[str, int | None]  # a table and a seat; all who watch it have one place together

ANSWER_SECONDS: Final = 1.0  # for a sign of life; as long as somebody who comes back has to wait
LOOK_SECONDS: Final = 0.05
PULSE: Final = "underkeep.pulse"  # under this name the server beneath puts it among the extensions of a scope


class Pulse(Protocol):
    """The other end of a line, as the server beneath hears it."""

    @property
    def heard(self) -> float:
        """When anything came from there, by the clock of the event loop."""
        ...

    def ask(self) -> None:
        """For a sign of life, which every browser and every library gives by itself."""
        ...


class Line(Protocol):
    @property
    def pulse(self) -> Pulse | None: ...

    def part(self, reason: str, *, again: bool) -> bool: ...


class Crowd:
    """Only those count that have said hello: whoever says nothing takes nobody's room."""

    def __init__(self) -> None:
        self._open: Final[dict[Place, list[Line]]] = {}

    def __len__(self) -> int:
        return sum(map(len, self._open.values()))

    async def admits(self, line: Line, place: Place, most: int, *, own: bool) -> bool:
        """Whether there is room for one more, which is taken then.

        A phone that loses its line leaves it behind, dead, until a ping finds it out. So where all lines are one's
        `own`, the dead ones give way.
        """
        if len(self._open.get(place, ())) >= most and own:
            await self._bury_the_dead(place)
        if len(self._open.get(place, ())) >= most:
            return False
        self._open.setdefault(place, []).append(line)
        return True

    def leave(self, line: Line, place: Place) -> None:
        left = [one for one in self._open.get(place, ()) if one is not line]
        if left:
            self._open[place] = left
        else:
            self._open.pop(place, None)

    async def _bury_the_dead(self, place: Place) -> None:
        asked, lines = asyncio.get_running_loop().time(), list(self._open[place])
        for line in lines:
            if line.pulse is not None:
                line.pulse.ask()
        for line in await _silent_since(asked, lines):
            line.part("silent", again=True)  # if it lives after all, it may come back
            self.leave(line, place)


async def _silent_since(asked: float, lines: Iterable[Line]) -> list[Line]:
    loop = asyncio.get_running_loop()
    while True:
        silent = [line for line in lines if line.pulse is not None and line.pulse.heard < asked]
        if not silent or loop.time() > asked + ANSWER_SECONDS:
            return silent
        await asyncio.sleep(LOOK_SECONDS)
