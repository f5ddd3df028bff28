"""Both databases for every test of the store; a row that was written once can never be changed in them."""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import ExitStack
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import pytest
import structlog
from sqlalchemy import Connection, text

from tests.server import toy
from tests.server.postgres import Postgres, installed_or_skip
from underkeep.core.registry import GAMES, enrol
from underkeep.server.limits import Limits
from underkeep.server.postgresql import postgresql_connection
from underkeep.server.settings import Settings
from underkeep.server.store import Store
from underkeep.server.tables import METADATA

NIGHTLY = bool(os.environ.get("UNDERKEEP_NIGHTLY"))
_numbers = count(1)

Found = TypeVar("Found")

# RS-113: undo is an entry of its own, so nothing may ever update or delete one.
UNCHANGEABLE = {
    "sqlite": [
        f"CREATE TRIGGER entry_{verb} BEFORE {verb} ON entry BEGIN SELECT RAISE(ABORT, 'an entry never changes'); END"
        for verb in ("update", "delete")
    ],
    "postgresql": [
        "CREATE FUNCTION never() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'an entry never changes'; END $$",
        "CREATE TRIGGER entry_never BEFORE UPDATE OR DELETE OR TRUNCATE ON entry EXECUTE FUNCTION never()",
    ],
}


def some(few: int, many: int) -> int:
    """How often to try: a sample each time, the full count at night."""
    return many if NIGHTLY else few


@pytest.fixture(autouse=True)
def log_that_can_be_written() -> None:
    """A server that ran inside another test may have left its log pointing at what that test could see."""
    if getattr(getattr(structlog.get_config()["logger_factory"], "_file", None), "closed", False):
        structlog.reset_defaults()
    root = logging.getLogger()
    root.handlers = [each for each in root.handlers if not getattr(getattr(each, "stream", None), "closed", False)]


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres(installed_or_skip())
    yield server
    server.remove()


def sqlite_settings(folder: Path) -> Settings:
    return Settings.read({"data": str(folder)}, {})


def postgres_settings(folder: Path, server: Postgres, database: str, port: int | None = None) -> Settings:
    return Settings.read({"data": str(folder), "database": server.url(database, port)}, {})


async def make_unchangeable(settings: Settings) -> None:
    store = await Store.open(settings)
    await inside(store, partial(said, UNCHANGEABLE["postgresql" if settings.sqlite is None else "sqlite"]))
    await store.close()


async def inside(store: Store, work: Callable[[Connection], Found]) -> Found:
    """In a transaction of the store's own: what the store itself never does, a test may."""
    return await store._writer.run(work)


def said(statements: Iterable[str], connection: Connection) -> None:
    for words in statements:
        connection.execute(text(words))


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    settings = sqlite_settings(tmp_path_factory.mktemp("template"))
    asyncio.run(make_unchangeable(settings))
    assert settings.sqlite is not None
    return settings.sqlite


@pytest.fixture(scope="session")
def postgres_shared(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> str:
    """One database for many tests: making one for each would take most of their time."""
    postgres.sql("CREATE DATABASE shared")
    asyncio.run(make_unchangeable(postgres_settings(tmp_path_factory.mktemp("shared"), postgres, "shared")))
    return "shared"


@pytest.fixture
def empty_postgres(postgres: Postgres, tmp_path: Path) -> Settings:
    """A database in which nothing is yet."""
    name = f"empty{next(_numbers)}"
    postgres.sql(f"CREATE DATABASE {name}")
    return postgres_settings(tmp_path, postgres, name)


@pytest.fixture(params=["sqlite", "postgresql"])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """A database with its tables."""
    if request.param == "sqlite":
        found = sqlite_settings(tmp_path)
        assert found.sqlite is not None
        shutil.copy(request.getfixturevalue("sqlite_template"), found.sqlite)
        return found
    return postgres_settings(tmp_path, request.getfixturevalue("postgres"), request.getfixturevalue("postgres_shared"))


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """A place for a database, on either engine."""
    if request.param == "sqlite":
        return sqlite_settings(tmp_path)
    found: Settings = request.getfixturevalue("empty_postgres")
    return found


@pytest.fixture
async def store(settings: Settings) -> AsyncIterator[Store]:
    """A store on an empty database; its tables are up to date, so nothing is asked about them."""
    opened = Store(settings)
    if settings.sqlite is None:
        emptied = "; ".join(f"DELETE FROM {table.name}" for table in reversed(METADATA.sorted_tables))
        connection = await postgresql_connection(settings)
        await connection.execute(f"SET session_replication_role = replica; {emptied}")  # else triggers would refuse
        await connection.close()
    yield opened
    await opened.close()


@pytest.fixture
async def sqlite(tmp_path: Path) -> AsyncIterator[Store]:
    """A store on SQLite alone, where the database is not what a test is about."""
    opened = await Store.open(sqlite_settings(tmp_path))
    yield opened
    await opened.close()


@pytest.fixture
def pebbles() -> Iterator[None]:
    """The small game of the tests is on the shelf."""
    enrol(toy.INFO)
    yield
    del GAMES[toy.INFO.name]


@pytest.fixture
async def another(settings: Settings, store: Store) -> AsyncIterator[Callable[[], Store]]:
    """More stores on the same database. On PostgreSQL each is a node of its own; SQLite has one process, and one."""
    opened: list[Store] = []

    def make() -> Store:
        if settings.sqlite is not None:
            return store
        opened.append(Store(settings))
        return opened[-1]

    yield make
    for each in opened:
        await each.close()


@pytest.fixture
def limited(tmp_path: Path) -> Iterator[Callable[..., Any]]:
    """A server with limits of its own."""
    from tests.server.served import FREELY, serving

    with ExitStack() as opened:

        def make(**limits: Any) -> Any:
            return opened.enter_context(serving(sqlite_settings(tmp_path), Limits(**{**FREELY, **limits})))

        yield make
