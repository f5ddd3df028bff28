"""What waits for one client. The table never waits for it: a client that reads slowly loses old news, not the game."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

STAGE: Final = "stage"


class Outbox:
    """Messages for one socket, in order, and never too many (RS-135).

    A stage tells the whole table, so of those that wait only the newest is needed; the events of the others are lost to
    a client that is too slow to have seen them, and are still in the log that a new line begins with.
    """

    def __init__(self, most: int) -> None:
        self.most: int = most
        self.closed: str = ""  # why nothing is sent any more
        self.again: bool = True  # whether coming back makes sense
        self._waiting: deque[tuple[str, bytes]] = deque()
        self._news: asyncio.Event = asyncio.Event()

    def __len__(self) -> int:
        return len(self._waiting)

    def put(self, kind: str, written: bytes) -> None:
        if self.closed:
            return
        if len(self._waiting) >= self.most:
            if kind == STAGE:
                self._waiting = deque(part for part in self._waiting if part[0] != STAGE)
            if len(self._waiting) >= self.most:
                self.close("too slow", again=True)
                return
        self._waiting.append((kind, written))
        self._news.set()

    def close(self, reason: str, *, again: bool) -> None:
        """What waits is still sent, nothing else."""
        if not self.closed:
            self.closed = reason
            self.again = again
            self._news.set()

    async def next(self) -> bytes | None:
        """The next message, when there is one; `None` after the last."""
        while not self._waiting:
            if self.closed:
                return None
            self._news.clear()
            await self._news.wait()
        return self._waiting.popleft()[1]
