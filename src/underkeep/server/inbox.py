"""What waits for one table, in the order in which it came."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterator
from typing import Final

from underkeep.server.requests import Asked, Come, Heard, Request, Stop, Wake

FULL: Final = 200  # requests that may wait before clients are told to ask later


class Inbox:
    """Only what clients ask for is limited.

    That somebody has gone, that something was stored or that all is over is never lost, however much there is to do:
    nobody would say it again (RS-136, RS-183). What says the same waits once.
    """

    def __init__(self) -> None:
        self._waiting: Final[deque[Request]] = deque()
        self._news: Final = asyncio.Event()

    def __iter__(self) -> Iterator[Request]:
        return iter(self._waiting)

    def put(self, request: Request) -> bool:
        """`False`: too much waits already, so this was not taken."""
        if isinstance(request, Asked | Come) and len(self._waiting) >= FULL:
            return False
        if not (isinstance(request, Heard | Stop | Wake) and request in self._waiting):
            self._waiting.append(request)
            self._news.set()
        return True

    async def next(self) -> Request:
        while not self._waiting:
            self._news.clear()
            await self._news.wait()
        return self._waiting.popleft()
