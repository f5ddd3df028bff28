"""The shape of the database: brought up to date at the start, by one node, all or nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
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
from underkeep.server.datafile import beside
from underkeep.server.errors import CannotOpen, NewerSchema
from underkeep.server.postgresql import postgresql_connection
from underkeep.server.scribe import begin, set_pragmas
from underkeep.server.settings import Settings
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
        revision = await inside(settings, partial(known_revision, settings))
        newest = newest_step()
        if revision is not None and revision != newest:  # something to lose (RS-101)
            copy = beside(settings.sqlite, f".before-{newest}")
            await asyncio.to_thread(copy_database, settings.sqlite, copy)
    await inside(settings, partial(migrate, settings))


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
    known_revision(settings, connection)
    command.upgrade(steps(connection), "head")
    if settings.sqlite is not None and (loose := connection.execute(text("PRAGMA foreign_key_check")).first()):
        raise CannotOpen(f"{settings.sqlite}: a row of {loose[0]} belongs to nothing", field="database")


def known_revision(settings: Settings, connection: Connection) -> str | None:
    """Which step the database is at. A step that we do not know was made by a newer program (RS-103)."""
    revision = MigrationContext.configure(connection).get_current_revision()
    where = settings.shown_database
    if revision is None:
        if taken := sorted(set(inspect(connection).get_table_names()) & set(METADATA.tables)):
            raise CannotOpen(
                f"{where}: there is a table {taken[0]!r} already, and it is not ours; choose an empty database",
                field="database",
            )
        return None
    try:
        ScriptDirectory.from_config(steps()).get_revision(revision)
    except (CommandError, ResolutionError):
        raise NewerSchema(
            f"{where}: made by a newer Underkeep (step {revision!r:.40}); install that one, or restore a backup made "
            "before the update",
            field="database",
        ) from None
    return revision


def without_foreign_keys(connection: Any, _: object) -> None:
    """A step may rebuild tables, which they would forbid until its end."""
    set_pragmas(connection, _)
    connection.execute("PRAGMA foreign_keys = OFF")
