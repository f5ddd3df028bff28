"""All that the server keeps, in one place."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import NamedTuple, Self

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from underkeep.server.chain import verify_game
from underkeep.server.database import Database, reason
from underkeep.server.datafile import FileLock, damaged, is_damage, prepare, prepare_folder, warning_about
from underkeep.server.errors import BadRow, CannotOpen
from underkeep.server.keeping import Keeping
from underkeep.server.leases import Leases
from underkeep.server.ledger import Ledger, entries_of, quiet_of, stored_game
from underkeep.server.reading import check_seats
from underkeep.server.rows import Entry, GameRow, Seat, check_value
from underkeep.server.schema import bring_up_to_date, newest_step
from underkeep.server.seating import Seating, chat_of, stored_seats
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
    engine: str = ""  # the database's own name and version
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
                if path is not None and is_damage(fault.orig):
                    raise damaged(path, reason(fault)) from None
                raise CannotOpen(f"{settings.shown_database}: {reason(fault)}", field="database") from None
            if isinstance(fault, asyncpg.PostgresError | asyncpg.InterfaceError | OSError | TimeoutError):
                said = " ".join(str(fault).split()) or type(fault).__name__
                raise CannotOpen(
                    f"{settings.shown_database}: cannot be reached ({said:.200})", field="database"
                ) from None
            raise
        store = cls(settings)
        store.lock = lock
        if path is None:
            try:
                store.engine = f"PostgreSQL {await store.read(version_of_postgresql)}"
            except BaseException:
                await store.close()
                raise
        else:
            store.engine = f"SQLite {sqlite3.sqlite_version}"
            store.warning = warning_about(sqlite3.sqlite_version_info)
        return store

    @property
    def serves_alone(self) -> bool:
        """No other process can serve the same tables: SQLite's file is locked."""
        return self.lock is not None

    async def whole(self, game_id: str) -> Whole | None:
        """All that a table is set up from, there and back once. BadRow if game or seats cannot be read (RS-107)."""

        def look(connection: Connection) -> Whole | None:
            found = stored_game(connection, game_id)
            if found is None:
                return None
            game, flaw = found
            seats, trouble = stored_seats(connection, game_id)
            if flaw or trouble:
                raise BadRow(0, f"its {flaw} cannot be read" if flaw else trouble)
            verify_game(game)
            check_seats(game, seats)
            lines = chat_of(connection, game_id, 0, seated=True, most=1)
            return Whole(
                game,
                seats,
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


def version_of_postgresql(connection: Connection) -> str:
    """Some who pack it add their own name to the number."""
    return str(connection.execute(text("SHOW server_version")).scalar_one()).partition(" ")[0]
