"""SQLite works in threads of its own: one writes, a few read. A transaction is one errand, there and back once."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import URL, Connection, Engine, QueuePool, create_engine, event
from sqlalchemy.exc import DBAPIError, IntegrityError

from underkeep.server.errors import Unavailable

BUSY: Final = 5_000  # milliseconds that a statement waits for a lock
PRAGMAS: Final = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",  # NORMAL may lose the last commits on a power cut
    "PRAGMA foreign_keys = ON",
    f"PRAGMA busy_timeout = {BUSY}",
    "PRAGMA temp_store = MEMORY",  # nothing is left in temporary folders (RS-188)
    "PRAGMA journal_size_limit = 16777216",  # the log shrinks again after a long reader (RS-105)
)
PAGE: Final = 50  # pieces of work in one transaction: the first of them waits for the last

Found = TypeVar("Found")


@dataclass
class Piece:
    """Something to be written, and who wants to know what came of it."""

    work: Callable[[Connection], Any]
    asked: asyncio.Future[Any]
    single: bool  # one statement, which the database takes back by itself if it fails
    found: Any = None
    fault: BaseException | None = None

    def tell(self) -> None:
        if self.asked.done():  # whoever asked has gone
            return
        if self.fault is not None:
            self.asked.set_exception(self.fault)
        else:
            self.asked.set_result(self.found)


class Scribe:
    """Writes all that waits in one transaction: a commit costs milliseconds of the disk, and many can share one.

    Each piece of several statements has a savepoint of its own, so that one which is refused takes nothing else with
    it. Whoever asked is told when all of it is on the disk, and never before (RS-088).
    """

    def __init__(self, path: Path) -> None:
        # A writer that only reads at first could never become one later, so it says at once what it is (RS-092).
        self._engine: Final = engine_for(path, "BEGIN IMMEDIATE", connections=1)
        self._hand: Final = ThreadPoolExecutor(1, thread_name_prefix="scribe")
        self._waiting: Final[deque[Piece]] = deque()
        self._called = False  # and has not looked yet what there is to write
        self._closed = False
        self._given_up = False

    def for_single_statements(self) -> SingleStatements:
        return SingleStatements(self)

    async def run(self, work: Callable[[Connection], Found], *, single: bool = False) -> Found:
        """What `work` finds, once it is stored. It may be called twice, the first time in vain."""
        if self._closed:
            raise Unavailable("the database is closed", field="database", reason="closed")
        asked: asyncio.Future[Found] = asyncio.get_running_loop().create_future()
        self._waiting.append(Piece(work, asked, single))
        if not self._called:
            self._called = True
            self._hand.submit(self._write_what_waits)
        return await asked

    def _write_what_waits(self) -> None:
        self._called = False  # before looking: whoever comes from now on calls again, perhaps for nothing
        while self._waiting and not self._given_up:
            self._write([self._waiting.popleft() for _ in range(min(len(self._waiting), PAGE))])

    def _write(self, pieces: Sequence[Piece]) -> None:
        if len(pieces) == 1 or not self._write_together(pieces):
            for piece in pieces:
                self._write_alone(piece)
        pieces[0].asked.get_loop().call_soon_threadsafe(tell_all, pieces)

    def _write_together(self, pieces: Sequence[Piece]) -> bool:
        """`False`: nothing was written, be it for the disk's sake or for one of them; alone, each finds out."""
        begun = False
        try:
            with self._engine.begin() as connection:
                begun = True
                for piece in pieces:
                    write_in_company(connection, piece)
        except BaseException as fault:  # noqa: BLE001 - somebody waits for it
            for piece in pieces:
                piece.fault = fault
            return not begun  # who is kept out for seconds need not try that again for each of them
        return True

    def _write_alone(self, piece: Piece) -> None:
        piece.found = piece.fault = None
        try:
            with self._engine.begin() as connection:
                piece.found = piece.work(connection)
        except BaseException as fault:  # noqa: BLE001 - whoever asked must hear of it, or waits for ever
            piece.fault = fault

    def give_up(self) -> None:
        """What is being written is written, and nothing else that waits."""
        self._given_up = True

    async def close(self) -> None:
        """After all that waits was written."""
        self._closed = True
        await asyncio.to_thread(self._hand.shutdown)
        self._engine.dispose()


class SingleStatements:
    """The same scribe, for whoever has only one statement: what the database can do alone need not be said to it.

    Each word to it costs little, but the thread must be let go for it and be taken up again among all the others.
    """

    def __init__(self, scribe: Scribe) -> None:
        self._scribe: Final = scribe

    async def run(self, work: Callable[[Connection], Found]) -> Found:
        return await self._scribe.run(work, single=True)

    async def close(self) -> None:
        """The scribe is closed by itself."""


def write_in_company(connection: Connection, piece: Piece) -> None:
    """In a savepoint, said to the driver itself: through the toolkit it would take longer than the work."""
    driver: Any = connection.connection.driver_connection
    if not piece.single:
        driver.execute("SAVEPOINT piece")
    try:
        piece.found = piece.work(connection)
    except Exception as fault:
        if isinstance(fault, DBAPIError) and not isinstance(fault, IntegrityError):
            raise  # a full disk, perhaps: nobody knows what is left of the transaction
        piece.fault = fault
        if not piece.single:
            driver.execute("ROLLBACK TO piece")
    if not piece.single:
        driver.execute("RELEASE piece")


def tell_all(pieces: Sequence[Piece]) -> None:
    for piece in pieces:
        piece.tell()


class Readers:
    """They read while the scribe writes. Each statement sees what was stored when it began, without being told to."""

    def __init__(self, path: Path, connections: int) -> None:
        self._engine: Final = engine_for(path, "", connections)
        self._eyes: Final = ThreadPoolExecutor(connections, thread_name_prefix="reader")
        self._closed = False

    async def run(self, work: Callable[[Connection], Found]) -> Found:
        if self._closed:
            raise Unavailable("the database is closed", field="database", reason="closed")
        return await asyncio.get_running_loop().run_in_executor(self._eyes, self._look, work)

    def _look(self, work: Callable[[Connection], Found]) -> Found:
        with self._engine.connect() as connection:
            return work(connection)

    async def close(self) -> None:
        self._closed = True
        await asyncio.to_thread(self._eyes.shutdown)
        self._engine.dispose()


def engine_for(path: Path, words: str, connections: int) -> Engine:
    url = URL.create("sqlite", database=str(path))
    engine = create_engine(url, poolclass=QueuePool, pool_size=connections, max_overflow=0)
    event.listen(engine, "connect", set_pragmas)
    if words:
        event.listen(engine, "begin", partial(begin, words))
    return engine


def set_pragmas(connection: Any, _: object) -> None:
    connection.text_factory = as_text
    connection.isolation_level = None  # we say BEGIN ourselves: the driver would begin too late, and too weakly
    for pragma in PRAGMAS:
        connection.execute(pragma)


def as_text(stored: bytes) -> str | bytes:
    """Bytes that are no text are told as they are: the driver would refuse the whole answer because of one of them."""
    try:
        return stored.decode()
    except UnicodeDecodeError:
        return stored


def begin(words: str, connection: Connection) -> None:
    connection.exec_driver_sql(words)
