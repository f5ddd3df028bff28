"""What a server does now and then, for as long as it is open."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import structlog

LOG: Final[Any] = structlog.get_logger("underkeep.chores")
PATIENCE: Final = 2.0  # seconds for a chore that is under way to come to its end


class Chore:
    """Done at once, and again whenever so many seconds have passed.

    It is ended between two times, not in the middle: a question to the database that is broken off may leave a
    connection behind, and a process that does not end.
    """

    def __init__(self, work: Callable[[], Awaitable[None]], seconds: Callable[[], float]) -> None:
        self._ending: Final = asyncio.Event()
        self._task: Final = asyncio.create_task(self._keep_on(work, seconds))

    async def _keep_on(self, work: Callable[[], Awaitable[None]], seconds: Callable[[], float]) -> None:
        while not self._ending.is_set():
            try:
                await work()
            except Exception:
                LOG.exception("fault")  # the next time may be better
            with suppress(TimeoutError):
                async with asyncio.timeout(seconds()):
                    await self._ending.wait()

    async def end(self) -> None:
        self._ending.set()
        await asyncio.wait([self._task], timeout=PATIENCE)
        self._task.cancel()
