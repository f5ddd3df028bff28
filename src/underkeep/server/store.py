"""All that the server keeps, in one place."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import NamedTuple, Self

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from underkeep.server.database import Database, reason
from underkeep.server.datafile import FileLock, prepare, prepare_folder, warning_about
from underkeep.server.errors import CannotOpen
from underkeep.server.keeping import Keeping
from underkeep.server.leases import Leases
from underkeep.server.ledger import Ledger, entries_of, game_of, quiet_of
from underkeep.server.rows import Entry, GameRow, Seat, check_value
from underkeep.server.schema import bring_up_to_date, newest_step
from underkeep.server.seating import Seating, chat_of, seats_of
from underkeep.server.settings import Settings


class Whole(NamedTuple):
    """A game as it is stored, at one moment."""

    game: GameRow
    seats: list[Seat]
    entries: list[Entry]
    quiet: float  # seconds since the last thing happened
    chat: int  # the newest line


class Store(Ledger, Keeping, Seating, Leases):
    """Games, seats and leases of one database. Everything that it refuses is an `UnderkeepError`."""

    lock: FileLock | None = None
    warning: str = ""  # something that whoever runs the server should read (RS-098)

    @classmethod
    async def open(cls, settings: Settings) -> Self:
        """Ready to use, or one sentence about what is in the way; in that case nothing was changed."""
        path, lock = settings.sqlite, None
        if path is None:
            await asyncio.to_thread(prepare_folder, settings.data)
        else:
            lock = await asyncio.to_thread(prepare, settings, path)
        try:
            await bring_up_to_date(settings)
        except BaseException as fault:
            if lock is not None:
                lock.release()
            if isinstance(fault, DBAPIError):
                raise CannotOpen(f"{settings.shown_database}: {reason(fault)}", field="database") from None
            if isinstance(fault, asyncpg.PostgresError | asyncpg.InterfaceError | OSError | TimeoutError):
                said = " ".join(str(fault).split()) or type(fault).__name__
                raise CannotOpen(
                    f"{settings.shown_database}: cannot be reached ({said:.200})", field="database"
                ) from None
            raise
        store = cls(settings)
        store.lock = lock
        store.warning = "" if path is None else warning_about(sqlite3.sqlite_version_info)
        return store

    async def whole(self, game_id: str) -> Whole | None:
        """All that a table is set up from, there and back once."""

        def look(connection: Connection) -> Whole | None:
            game = game_of(connection, game_id)
            if game is None:
                return None
            lines = chat_of(connection, game_id, 0, seated=True, most=1)
            return Whole(
                game,
                seats_of(connection, game_id),
                entries_of(connection, game_id),
                quiet_of(connection, game_id),
                lines[-1].n if lines else 0,
            )

        check_value("game_id", game_id)
        return await self.read(look)

    async def is_current(self) -> bool:
        """Whether the database still has the shape that this program works with; a newer one may have changed it."""

        def look(connection: Connection) -> bool:
            found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one_or_none()
            return found == newest_step()

        return await self.read(look)

    async def close(self) -> None:
        await Database.close(self)
        if self.lock is not None:
            self.lock.release()
