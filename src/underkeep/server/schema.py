"""The shape of the database: brought up to date at the start, by one node, all or nothing."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache, partial
from pathlib import Path
from typing import Any, Final, TypeVar

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.script.revision import ResolutionError
from alembic.util import CommandError
from sqlalchemy import URL, Connection, NullPool, create_engine, event, inspect, text
from sqlalchemy.ext.asyncio import create_async_engine

from underkeep.server.backup import copy_database
from underkeep.server.datafile import beside, looking_at
from underkeep.server.errors import CannotOpen, NewerSchema
from underkeep.server.postgresql import postgresql_connection
from underkeep.server.scribe import begin, set_pragmas
from underkeep.server.settings import Settings
from underkeep.server.shape import Part, check_parts, names_in, parts, revision_in
from underkeep.server.tables import METADATA

FOLDER: Final = Path(__file__).parent / "migrations"
KEY: Final = 0x756E6465726B  # of PostgreSQL's advisory lock; any number that is ours alone

Found = TypeVar("Found")


def steps(connection: Connection | None = None) -> Config:
    """What Alembic needs to know; there is no settings file."""
    config = Config()
    config.set_main_option("script_location", "underkeep.server:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


@cache
def newest_step() -> str | None:
    """The shape that this program works with."""
    return ScriptDirectory.from_config(steps()).get_current_head()


async def bring_up_to_date(settings: Settings) -> None:
    """Migrate, if there is anything to do. Two nodes that start together do it once (RS-102)."""
    if settings.sqlite is not None:
        revision = await asyncio.to_thread(look_at_tables, settings, settings.sqlite)
        newest = newest_step()
        if revision is not None and revision != newest:  # something to lose (RS-101)
            copy = beside(settings.sqlite, f".before-{newest}")
            await asyncio.to_thread(copy_database, settings.sqlite, copy)
    await inside(settings, partial(migrate, settings))


def look_at_tables(settings: Settings, path: Path) -> str | None:
    """Which step the file is at, if it is as that step has left it. Nothing is written: that would tidy up (RS-096)."""
    if not path.stat().st_size:
        return None
    revision = revision_in(path)
    with looking_at(path) as connection:
        check_revision(settings, revision, names_in(connection))
    if revision is not None:
        check_parts(path, parts_after(revision))
    return revision


def parts_after(revision: str) -> set[Part]:
    """Of a new database that has come so far."""
    engine = create_engine("sqlite://", poolclass=NullPool)
    event.listen(engine, "connect", without_foreign_keys)
    with engine.connect() as connection:
        command.upgrade(steps(connection), revision)
        driver = connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        return parts(driver)


async def inside(settings: Settings, work: Callable[[Connection], Found]) -> Found:
    """In a transaction of its own, over a connection of its own."""
    if settings.sqlite is not None:
        return await asyncio.to_thread(inside_file, settings.sqlite, work)
    creator = partial(postgresql_connection, settings, patience=None)
    engine = create_async_engine("postgresql+asyncpg://", async_creator=creator, poolclass=NullPool)
    async with engine.begin() as connection:
        await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": KEY})
        return await connection.run_sync(work)


def inside_file(path: Path, work: Callable[[Connection], Found]) -> Found:
    engine = create_engine(URL.create("sqlite", database=str(path)), poolclass=NullPool)
    event.listen(engine, "connect", without_foreign_keys)
    event.listen(engine, "begin", partial(begin, "BEGIN IMMEDIATE"))
    with engine.begin() as connection:
        return work(connection)


def migrate(settings: Settings, connection: Connection) -> None:
    revision = MigrationContext.configure(connection).get_current_revision()
    check_revision(settings, revision, inspect(connection).get_table_names())
    if revision == newest_step():
        return
    before = loose_rows(connection)
    command.upgrade(steps(connection), "head")
    for table, count in loose_rows(connection).items():
        if count > before.get(table, 0):  # what was wrong before is its own game's trouble (RS-107)
            raise CannotOpen(
                f"{settings.shown_database}: after the update a row of {table} would belong to nothing; nothing was "
                "changed. Go back to the version before, and tell us",
                field="database",
            )


def loose_rows(connection: Connection) -> Counter[str]:
    """How many rows of which table name a row that is not there; PostgreSQL never lets it come to that."""
    if connection.dialect.name != "sqlite":
        return Counter()
    return Counter(str(row[0]) for row in connection.execute(text("PRAGMA foreign_key_check")))


def check_revision(settings: Settings, revision: str | None, tables: Iterable[str]) -> None:
    """A step that we do not know was made by a newer program (RS-103)."""
    where = settings.shown_database
    restore = "" if settings.sqlite is None else ": underkeep restore FILE"
    if revision is None:
        if taken := sorted(set(tables) & set(METADATA.tables)):
            raise CannotOpen(
                f"{where}: there is a table {taken[0]!r} already, and nothing says that it is ours; choose an empty "
                f"database, or if this is a damaged one of Underkeep, bring back a backup{restore}",
                field="database",
            )
        return
    try:
        ScriptDirectory.from_config(steps()).get_revision(revision)
    except (CommandError, ResolutionError):
        raise NewerSchema(
            f"{where}: made by a newer Underkeep (step {revision!r:.40}); install that one, or bring back a backup "
            f"made before the update{restore}",
            field="database",
        ) from None


def without_foreign_keys(connection: Any, _: object) -> None:
    """A step may rebuild tables, which they would forbid until its end."""
    set_pragmas(connection, _)
    connection.execute("PRAGMA foreign_keys = OFF")
