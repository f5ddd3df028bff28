"""Connections and transactions: what differs between SQLite and PostgreSQL is in here, and only here."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any, Final, Protocol, TypeVar

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import Connection, Text, bindparam, func, select
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from underkeep.server.errors import Unavailable, Unknown
from underkeep.server.postgresql import CHANNEL, Lines, postgresql_engine
from underkeep.server.rows import check_value
from underkeep.server.scribe import Readers, Scribe
from underkeep.server.settings import Settings
from underkeep.server.tables import GAME

# Built once: building a statement takes longer than running it.
TURN: Final = select(GAME.c.id).where(GAME.c.id == bindparam("game")).with_for_update()
NOTIFY: Final = select(func.pg_notify(CHANNEL, bindparam("said", type_=Text)))
CLOSE_SECONDS: Final = 2.0  # for what is still being written when the server ends
TRIES: Final = 3  # a lost connection is noticed by the first, and the pool is emptied then

Found = TypeVar("Found")
Heard = Callable[[str, int], None]


class Way(Protocol):
    """A way into the database. Whatever is to be done there is a plain function of a connection."""

    async def run(self, work: Callable[[Connection], Found]) -> Found: ...

    async def close(self) -> None: ...


class Lost(Exception):
    """The connection broke. Whether the last statement was carried out is not known."""


class Database:
    """Two ways in: reading, and writing. What is asked for is done in one transaction; it may be tried again."""

    def __init__(self, settings: Settings, *, connections: int = 5) -> None:
        self.settings = settings
        self.on_sqlite = settings.sqlite is not None
        self._writer: Way
        self._reader: Way
        self._at_once: Way  # for a single statement that writes
        if settings.sqlite is not None:
            self._writer = scribe = Scribe(settings.sqlite)
            self._at_once = scribe.for_single_statements()
            self._reader = Readers(settings.sqlite, connections)
        else:
            self._writer = lines = Lines(postgresql_engine(settings, connections))
            self._reader = self._at_once = lines.for_single_statements()
        self.ears: list[Heard] = []  # of this process; on PostgreSQL the notice goes through the database instead
        self._under_way: set[asyncio.Task[Any]] = set()

    async def read(self, work: Callable[[Connection], Found]) -> Found:
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

    async def write(self, game_id: str, work: Callable[[Connection], Found], seq: int | None = 0) -> Found:
        """One transaction, alone with this game. Then all nodes are told that something happened in it, or an entry.

        With no number at all, nobody is told.
        """
        try:
            return await self._write(game_id, work, seq)
        except Lost as fault:
            raise unavailable(fault) from None

    async def _write(self, game_id: str, work: Callable[[Connection], Found], seq: int | None) -> Found:
        def alone(connection: Connection) -> Found:
            self._take_turn(connection, game_id)
            found = work(connection)
            if seq is not None:
                self._tell(connection, game_id, seq)
            return found

        return await self._told(self._writer, alone, game_id, seq)

    async def _told(self, way: Way, work: Callable[[Connection], Found], game_id: str, seq: int | None) -> Found:
        """To its end; then the ears of this process hear of it, where the database has none."""
        check_value("game_id", game_id)
        written = self.to_the_end(self._run(way, work))
        try:
            return await asyncio.shield(written)
        finally:  # whoever asked knows it first; but if they have gone, the others hear of it all the same
            if self.on_sqlite and seq is not None:
                written.add_done_callback(partial(self._tell_ears, game_id, seq))

    def _take_turn(self, connection: Connection, game_id: str) -> None:
        """The game's row is the lock of all that belongs to it.

        SQLite has one writer at a time anyway. On PostgreSQL each later statement of the transaction sees all that
        was committed before its turn, and whoever asks again after a lost connection waits for the lost transaction
        to end: so the answer to "was it stored?" is final (RS-119).
        """
        if connection.execute(TURN, {"game": game_id}).first() is None:
            raise Unknown("there is no such game", field="game_id")

    def _tell(self, connection: Connection, game_id: str, seq: int) -> None:
        """The notice is sent by the commit, or not at all. It holds nothing that is not public to every node."""
        if not self.on_sqlite:
            connection.execute(NOTIFY, {"said": f"{game_id}:{seq}"})

    def _tell_ears(self, game_id: str, seq: int, written: asyncio.Task[Any]) -> None:
        if not written.cancelled() and written.exception() is None:
            for heard in self.ears:
                heard(game_id, seq)

    async def _run(self, way: Way, work: Callable[[Connection], Found]) -> Found:
        try:
            return await way.run(work)
        except IntegrityError:
            raise
        except DBAPIError as fault:
            raise self._told_apart(fault) from None
        except PoolTimeout:
            sentence = "too many wait for the database; try again in a moment"
            raise Unavailable(sentence, field="database", reason="too many wait") from None
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError) as fault:
            raise Lost(type(fault).__name__) from None

    def _told_apart(self, fault: DBAPIError) -> Exception:
        """Disk full, locked for too long, read-only by now: nothing was written. Or the line went dead: who knows."""
        if fault.connection_invalidated or (not self.on_sqlite and isinstance(fault, InterfaceError)):
            return Lost(type(fault.orig).__name__)
        state = str(getattr(fault.orig, "sqlstate", "") or "")
        if state[:2] in ("08", "57"):  # connection trouble, or the server is stopping
            return Lost(state)
        if isinstance(fault, OperationalError) or state[:2] in ("53", "55", "25", "40"):
            sentence = f"the database cannot do this now ({reason(fault)}); nothing was changed, try again"
            return Unavailable(sentence, field="database", reason=state or sqlite_name(fault))
        return fault

    def to_the_end(self, work: Coroutine[Any, Any, Found]) -> asyncio.Task[Found]:
        """What is being written is written to its end, also if whoever asked for it has gone (RS-125)."""
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._under_way.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked has it; if they have gone, nobody wants it

    async def close(self) -> None:
        """After what is under way has come to its end; but a database that does not answer stops no server (RS-200)."""
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSE_SECONDS):
                while self._under_way:
                    await asyncio.wait(self._under_way)
        if self._under_way and isinstance(self._writer, Scribe):
            self._writer.give_up()
        for task in self._under_way:
            task.cancel()
        await self._reader.close()
        await self._writer.close()


def reason(fault: DBAPIError) -> str:
    """What the database said, in one line, without our statement and its values."""
    return " ".join(str(fault.orig).split())[:120]


def sqlite_name(fault: DBAPIError) -> str:
    """What SQLite calls it, such as `SQLITE_FULL`: for the log, where no sentence of the database belongs."""
    return str(getattr(fault.orig, "sqlite_errorname", type(fault.orig).__name__))


def unavailable(fault: Lost) -> Unavailable:
    sentence = f"the database cannot be reached ({fault}); try again in a moment"
    return Unavailable(sentence, field="database", reason=str(fault))
