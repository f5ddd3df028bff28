"""Connections whose next request has not come yet: for how long, and how many of them (RS-139).

Strangers hold these, so they must cost next to nothing. All may wait equally long, so the order in which they began to
wait is the order in which their time is up: one clock for all of them is enough.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final, Protocol

import structlog

from underkeep.server.limits import Limits

LOG: Final[Any] = structlog.get_logger("underkeep.heads")


class Waiting(Protocol):
    """A connection, as the server beneath keeps it."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport


class Heads:
    """Who waits, the oldest first, and until when."""

    def __init__(self, limits: Limits) -> None:
        self.longest: Final = limits.head
        self._seconds: Final = limits.head_seconds
        self._most: Final = limits.heads
        self._until: Final[dict[Waiting, float]] = {}
        self._clock: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._until)

    def begin(self, one: Waiting) -> None:
        """Whoever waits already gets no more time by sending a little."""
        if one in self._until:
            return
        now = one.loop.time()
        self._until[one] = now + self._seconds
        if self._clock is None:
            self._clock = one.loop.call_at(now + self._seconds, self._look, one.loop)
        if len(self._until) > self._most:
            self._cut(next(iter(self._until)), "too many")

    def end(self, one: Waiting) -> None:
        self._until.pop(one, None)

    def _look(self, loop: asyncio.AbstractEventLoop) -> None:
        self._clock = None
        now = loop.time()
        for one, until in list(self._until.items()):
            if until > now:
                self._clock = loop.call_at(until, self._look, loop)
                break
            self._cut(one, "too slow")

    def _cut(self, one: Waiting, why: str) -> None:
        """Without a word: perhaps it has not even begun to ask, and whoever does not read would keep us longer."""
        self.end(one)
        LOG.debug("cut off", reason=why)
        one.transport.abort()
