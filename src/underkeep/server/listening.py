"""How a node learns what other nodes have stored."""

from __future__ import annotations

import asyncio
import re
import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]
import msgspec

from underkeep.server.database import Heard
from underkeep.server.errors import CannotOpen, Unavailable
from underkeep.server.postgresql import CHANNEL, postgresql_connection
from underkeep.server.rows import Mark
from underkeep.server.store import Store

NOTICE: Final = re.compile(r"([A-Za-z0-9_-]{1,64}):([0-9]{1,18})")
BROKEN: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)


class Listener(ABC):
    """Calls `heard(game_id, seq)` when something may have happened in a watched game; then look into the store.

    A call is a hint and nothing more: it may come twice, late, or for nothing, and the number may be invented
    (RS-123). It is 0 when something else than an entry changed, or when nobody knows what.
    """

    def __init__(self, store: Store, heard: Heard) -> None:
        self.store = store
        self.heard = heard
        self.alive = False  # for /readyz
        self.reconnects = 0
        self.watched: dict[str, Mark | None] = {}  # what is known of each game, as far as a sweep has looked

    def watch(self, game_id: str) -> None:
        """From now on. Look into the store after this call, not before: so nothing falls in between."""
        self.watched.setdefault(game_id, None)

    def forget(self, game_id: str) -> None:
        self.watched.pop(game_id, None)

    def notice(self, game_id: str, seq: int) -> None:
        if game_id in self.watched:
            self.heard(game_id, seq)

    @abstractmethod
    async def start(self) -> None: ...

    @abstractmethod
    async def close(self) -> None: ...


class InProcess(Listener):
    """With SQLite there is no other node: the store itself tells, after the commit."""

    async def start(self) -> None:
        self.store.ears.append(self.notice)
        self.alive = True

    async def close(self) -> None:
        self.alive = False
        with suppress(ValueError):
            self.store.ears.remove(self.notice)


class OverPostgresql(Listener):
    """One connection that only listens; it is made again as often as needed, and never trusted alone.

    A notice is not kept for who was away. So after each connecting the newest numbers are read, after subscribing
    (RS-120), and a sweep reads them every few seconds anyway.
    """

    def __init__(
        self,
        store: Store,
        heard: Heard,
        *,
        sweep: float = 3.0,
        beat: float = 5.0,  # how often the line is tried; twice this is well within 15 s (RS-121)
        connect: Callable[[], Any] | None = None,
    ) -> None:
        super().__init__(store, heard)
        self.sweep = sweep
        self.beat = beat
        self.connect = connect or (lambda: postgresql_connection(store.settings))
        self._tasks: list[asyncio.Task[None]] = []
        self._connection: Any = None
        self._tested = asyncio.Event()
        self._word = ""

    async def start(self) -> None:
        """Listens when this returns. A pooler before the database would swallow notices: found out here (RS-122)."""
        try:
            self._connection = await self._subscribed()
        except BROKEN as fault:
            raise CannotOpen(f"the database cannot be listened to ({type(fault).__name__})", field="database") from None
        self.alive = True
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._sweep())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._connection is not None:
            self._connection.terminate()
        self.alive = False

    async def _subscribed(self) -> Any:
        """A connection that has just received a notice sent by itself."""
        connection = await self.connect()
        try:
            await connection.add_listener(CHANNEL, self._received)
            self._word = secrets.token_hex(8)
            self._tested.clear()
            await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, f"test {self._word}")
            async with asyncio.timeout(self.beat):
                await self._tested.wait()
        except BaseException:
            connection.terminate()
            raise
        return connection

    def _received(self, _connection: object, _process: int, _channel: str, payload: str) -> None:
        if found := NOTICE.fullmatch(payload):
            self.notice(found[1], int(found[2]))
        elif payload == f"test {self._word}":
            self._tested.set()

    async def _listen(self) -> None:
        while True:
            self.alive = True
            for game_id in list(self.watched):  # whatever was missed until we subscribed
                self.notice(game_id, 0)
            await self._until_it_breaks()
            self.alive = False
            self.reconnects += 1
            await self._connect_again()

    async def _until_it_breaks(self) -> None:
        """A line can die without a word, so it is asked to say something (RS-121)."""
        with suppress(*BROKEN):
            while True:
                await asyncio.sleep(self.beat)
                await self._connection.execute("SELECT 1", timeout=self.beat)
        self._connection.terminate()

    async def _connect_again(self) -> None:
        pause = 0.1
        while True:
            await asyncio.sleep(pause)
            pause = min(pause * 2, 2.0)
            with suppress(*BROKEN):
                self._connection = await self._subscribed()
                return

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self.sweep)
            with suppress(Unavailable):
                for game_id, mark in (await self.store.marks(list(self.watched))).items():
                    known = self.watched.get(game_id)
                    if game_id in self.watched and known != mark:
                        self.watched[game_id] = mark
                        decided = known is not None and msgspec.structs.replace(known, seq=mark.seq) == mark
                        self.notice(game_id, mark.seq if decided else 0)  # 0: look at more than the decisions


def listener(store: Store, heard: Heard) -> Listener:
    return OverPostgresql(store, heard) if store.settings.sqlite is None else InProcess(store, heard)
