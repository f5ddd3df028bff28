"""Connections and transactions: what differs between SQLite and PostgreSQL is in here, and only here."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import URL, Connection, Text, bindparam, event, func, select
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from underkeep.server.errors import Unavailable, Unknown
from underkeep.server.rows import check_value
from underkeep.server.settings import Settings
from underkeep.server.tables import GAME

CHANNEL: Final = "underkeep"
BUSY: Final = 5_000  # milliseconds that a statement waits for a lock
PATIENCE: Final = 10.0  # seconds for one statement to be answered, and for a free connection
PRAGMAS: Final = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",  # NORMAL may lose the last commits on a power cut
    "PRAGMA foreign_keys = ON",
    f"PRAGMA busy_timeout = {BUSY}",
    "PRAGMA temp_store = MEMORY",  # nothing is left in temporary folders (RS-188)
    "PRAGMA journal_size_limit = 16777216",  # the log shrinks again after a long reader (RS-105)
)
# Built once: building a statement takes longer than running it.
TURN: Final = select(GAME.c.id).where(GAME.c.id == bindparam("game")).with_for_update()
NOTIFY: Final = select(func.pg_notify(CHANNEL, bindparam("said", type_=Text)))
TRIES: Final = 3  # a lost connection is noticed by the first, and the pool is emptied then

Found = TypeVar("Found")
Heard = Callable[[str, int], None]


class Lost(Exception):
    """The connection broke. Whether the last statement was carried out is not known."""


class Database:
    """Two ways in: reading, and writing. On SQLite all writing goes through one connection, one after the other."""

    def __init__(self, settings: Settings, *, connections: int = 5) -> None:
        self.settings = settings
        if settings.sqlite is not None:
            self._writer = sqlite_engine(settings.sqlite, "BEGIN IMMEDIATE", pool_size=1)
            self._reader = sqlite_engine(settings.sqlite, "BEGIN", pool_size=connections)
        else:
            self._writer = self._reader = postgresql_engine(settings, connections)
        self.ears: list[Heard] = []  # of this process; on PostgreSQL the notice goes through the database instead
        self._under_way: set[asyncio.Task[Any]] = set()

    async def read(self, work: Callable[[AsyncConnection], Awaitable[Found]]) -> Found:
        """Reading can always be done again, so a restart of the database is not even noticed (RS-124)."""
        for _ in range(TRIES - 1):
            try:
                return await self._run(self._reader, work)
            except Lost:
                await asyncio.sleep(0.05)
        try:
            return await self._run(self._reader, work)
        except Lost as fault:
            raise unavailable(fault) from None

    async def write(
        self, game_id: str, work: Callable[[AsyncConnection], Awaitable[Found]], seq: int | None = 0
    ) -> Found:
        """One transaction, alone with this game. Then all nodes are told that something happened in it, or an entry.

        With no number at all, nobody is told.
        """
        try:
            return await self._write(game_id, work, seq)
        except Lost as fault:
            raise unavailable(fault) from None

    async def _write(self, game_id: str, work: Callable[[AsyncConnection], Awaitable[Found]], seq: int | None) -> Found:
        async def alone(connection: AsyncConnection) -> Found:
            await self._take_turn(connection, game_id)
            found = await work(connection)
            if seq is not None:
                await self._tell(connection, game_id, seq)
            return found

        check_value("game_id", game_id)
        found = await self.to_the_end(self._run(self._writer, alone))
        if self.settings.sqlite is not None and seq is not None:
            for heard in self.ears:
                asyncio.get_running_loop().call_soon(heard, game_id, seq)
        return found

    async def _take_turn(self, connection: AsyncConnection, game_id: str) -> None:
        """The game's row is the lock of all that belongs to it.

        SQLite has one writer at a time anyway. On PostgreSQL each later statement of the transaction sees all that
        was committed before its turn, and whoever asks again after a lost connection waits for the lost transaction
        to end: so the answer to "was it stored?" is final (RS-119).
        """
        if (await connection.execute(TURN, {"game": game_id})).first() is None:
            raise Unknown("there is no such game", field="game_id")

    async def _tell(self, connection: AsyncConnection, game_id: str, seq: int) -> None:
        """The notice is sent by the commit, or not at all. It holds nothing that is not public to every node."""
        if self.settings.sqlite is None:
            await connection.execute(NOTIFY, {"said": f"{game_id}:{seq}"})

    async def _run(self, engine: AsyncEngine, work: Callable[[AsyncConnection], Awaitable[Found]]) -> Found:
        try:
            async with engine.connect() as connection:
                try:
                    async with connection.begin():
                        return await work(connection)
                except (asyncpg.PostgresConnectionError, asyncpg.InterfaceError, OSError, TimeoutError):
                    await connection.invalidate()
                    raise
        except IntegrityError:
            raise
        except DBAPIError as fault:
            raise self._told_apart(fault) from None
        except PoolTimeout:
            raise Unavailable("too many wait for the database; try again in a moment", field="database") from None
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError) as fault:
            raise Lost(type(fault).__name__) from None

    def _told_apart(self, fault: DBAPIError) -> Exception:
        """Disk full, locked for too long, read-only by now: nothing was written. Or the line went dead: who knows."""
        if fault.connection_invalidated or (self.settings.sqlite is None and isinstance(fault, InterfaceError)):
            return Lost(type(fault.orig).__name__)
        state = str(getattr(fault.orig, "sqlstate", "") or "")
        if state[:2] in ("08", "57"):  # connection trouble, or the server is stopping
            return Lost(state)
        if isinstance(fault, OperationalError) or state[:2] in ("53", "55", "25", "40"):
            return Unavailable(
                f"the database cannot do this now ({reason(fault)}); nothing was changed, try again", field="database"
            )
        return fault

    async def to_the_end(self, work: Coroutine[Any, Any, Found]) -> Found:
        """What is being written is written to its end, also if whoever asked for it has gone (RS-125)."""
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._ended)
        return await asyncio.shield(task)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._under_way.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked has it; if they have gone, nobody wants it

    async def close(self) -> None:
        """After what is under way has come to its end."""
        while self._under_way:
            await asyncio.wait(self._under_way)
        await self._reader.dispose()
        await self._writer.dispose()


def reason(fault: DBAPIError) -> str:
    """What the database said, in one line, without our statement and its values."""
    return " ".join(str(fault.orig).split())[:120]


def unavailable(fault: Lost) -> Unavailable:
    return Unavailable(f"the database cannot be reached ({fault}); try again in a moment", field="database")


# -- engines ------------------------------------------------------------------------------------------------------


def sqlite_engine(path: Path, words: str, *, pool_size: int) -> AsyncEngine:
    """A writer that only reads at first could never become a writer later, so it says at once what it is (RS-092)."""
    url = URL.create("sqlite+aiosqlite", database=str(path))
    engine = create_async_engine(url, pool_size=pool_size, max_overflow=0, pool_timeout=PATIENCE)
    event.listen(engine.sync_engine, "connect", set_pragmas)
    event.listen(engine.sync_engine, "begin", partial(begin, words))
    return engine


def set_pragmas(connection: Any, _: object) -> None:
    connection.isolation_level = None  # we say BEGIN ourselves: the driver would begin too late, and too weakly
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def begin(words: str, connection: Connection) -> None:
    connection.exec_driver_sql(words)


def postgresql_engine(settings: Settings, connections: int) -> AsyncEngine:
    return create_async_engine(
        "postgresql+asyncpg://",
        async_creator=partial(postgresql_connection, settings),
        pool_size=connections,
        max_overflow=connections,
        pool_timeout=PATIENCE,
    )


async def postgresql_connection(settings: Settings, patience: float | None = PATIENCE) -> Any:
    """What a server of other habits might have set differently is said here: our promises rest on it."""
    return await asyncpg.connect(
        **settings.postgresql,
        timeout=PATIENCE,
        command_timeout=patience,
        server_settings={
            "application_name": "underkeep",
            "default_transaction_isolation": "read committed",
            "synchronous_commit": "on",
            "lock_timeout": "0" if patience is None else str(BUSY),
            "idle_in_transaction_session_timeout": "0" if patience is None else str(int(PATIENCE * 1000)),
        },
    )
