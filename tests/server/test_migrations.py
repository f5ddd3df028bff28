"""One history of steps for both databases: taken once, all or nothing, and never by an older program."""

from __future__ import annotations

import asyncio
import signal
import textwrap
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Boolean, Connection, text

from tests.server import programs
from tests.server.conftest import inside, some
from tests.server.games import appended, begun, played
from underkeep.server import schema
from underkeep.server.checking import check_games
from underkeep.server.datafile import beside, inspect
from underkeep.server.errors import CannotOpen, NewerSchema
from underkeep.server.settings import Settings
from underkeep.server.store import Store
from underkeep.server.tables import METADATA

pytestmark = pytest.mark.anyio

RELEASED = Path(__file__).parent / "released"
NEWEST = str(ScriptDirectory.from_config(schema.steps()).get_current_head())
# A step that some later version might take: adds something, changes a table that SQLite must rebuild for it, and may
# take its time in the middle.
LATER = """
    import os, time
    import sqlalchemy as sa
    from alembic import op
    revision, down_revision, branch_labels, depends_on = "later", "NEWEST", None, None
    def upgrade():
        op.add_column("game", sa.Column("tags", sa.Text(), nullable=False, server_default=""))
        with op.batch_alter_table("seat") as batch:
            batch.alter_column("name", new_column_name="nick")
        if os.environ.get("TEST_SLOW_STEP"):
            print("half way", flush=True)
            time.sleep(30)
    def downgrade():
        with op.batch_alter_table("seat") as batch:
            batch.alter_column("nick", new_column_name="name")
        with op.batch_alter_table("game") as batch:
            batch.drop_column("tags")
"""


@pytest.fixture
def later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A version of the program that knows one step more."""
    folder = tmp_path / "versions"
    folder.mkdir()
    (folder / "later.py").write_text(textwrap.dedent(LATER).replace("NEWEST", NEWEST))
    with_later(folder, monkeypatch)
    return folder


def with_later(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = schema.steps

    def steps(connection=None):
        config = usual(connection)
        here = Path(schema.__file__).parent / "migrations" / "versions"
        config.set_main_option("version_locations", f"{here}:{folder}")
        return config

    monkeypatch.setattr(schema, "steps", steps)
    monkeypatch.setattr(schema, "newest_step", schema.newest_step.__wrapped__)  # else it is remembered after the test


async def revision(store: Store) -> str:
    words = text("SELECT version_num FROM alembic_version")
    return await inside(store, lambda connection: str(connection.execute(words).scalar_one()))


@pytest.mark.rs("RS-100")
def test_the_history_has_one_end():
    assert len(ScriptDirectory.from_config(schema.steps()).get_heads()) == 1


@pytest.mark.rs("RS-100")
async def test_the_steps_lead_to_the_tables_that_the_code_describes(empty):
    store = await Store.open(empty)

    def differences(connection: Connection) -> object:
        return compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), METADATA)

    found = await inside(store, differences)
    await store.close()
    assert found == []


async def test_a_fresh_database_is_usable_at_once_and_opened_again_unchanged(empty):
    store = await Store.open(empty)
    game_id = await begun(store)
    await store.close()
    store = await Store.open(empty)
    assert [game.id for game in await store.all_games()] == [game_id]
    assert await revision(store) == NEWEST
    await store.close()


@pytest.mark.rs("RS-102")
async def test_nodes_that_start_together_migrate_once(empty_postgres, postgres, monkeypatch):
    taken: list[str] = []
    upgrade = command.upgrade

    def counted(config, target):
        at = MigrationContext.configure(config.attributes["connection"]).get_current_revision()
        upgrade(config, target)
        if at is None:
            taken.append(target)

    monkeypatch.setattr(command, "upgrade", counted)
    for turn in range(some(2, 50)):
        name = f"race{turn}"
        postgres.sql(f"CREATE DATABASE {name}")
        address = postgres.url(name)
        settings = Settings.read({"data": str(empty_postgres.data), "database": address}, {})
        async with asyncio.timeout(20):
            stores = await asyncio.gather(*[Store.open(settings) for _ in range(4)], return_exceptions=True)
        for store in stores:
            assert isinstance(store, Store)
            await store.close()
        assert len(taken) == turn + 1


@pytest.mark.rs("RS-103")
async def test_an_older_program_does_not_touch_a_newer_database(empty, later, monkeypatch):
    newer = await Store.open(empty)
    assert await revision(newer) == "later"
    await newer.close()
    monkeypatch.undo()
    with pytest.raises(NewerSchema, match="newer Underkeep"):
        await Store.open(empty)
    with_later(later, monkeypatch)
    store = await Store.open(empty)
    assert await revision(store) == "later"
    await store.close()


async def test_tables_of_somebody_else_are_not_touched(empty_postgres, postgres):
    name = str(empty_postgres.database.database)
    postgres.sql("CREATE TABLE seat (row int, number int)", name)
    with pytest.raises(CannotOpen, match="not ours"):
        await Store.open(empty_postgres)
    assert postgres.sql("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'", name) == "1"


@pytest.mark.rs("RS-101")
async def test_a_kill_in_the_middle_of_a_step_loses_nothing(empty, later, monkeypatch):
    monkeypatch.undo()
    store = await Store.open(empty)
    game_id = await begun(store)
    made = [await appended(store, game_id) for _ in range(3)]
    await store.close()

    monkeypatch.setenv("TEST_SLOW_STEP", "1")
    child = programs.start("migrate", empty, str(later))
    assert child.stdout is not None
    assert child.stdout.readline() == "half way\n"
    child.send_signal(signal.SIGKILL)
    child.communicate()
    monkeypatch.delenv("TEST_SLOW_STEP")

    store = await Store.open(empty)  # the old program, on what the killed one left
    assert await revision(store) == NEWEST
    assert await store.entries(game_id) == made
    await store.close()
    if empty.sqlite is not None:
        copy = beside(empty.sqlite, ".before-later")
        inspect(copy)
        assert copy.stat().st_mode & 0o077 == 0

    with_later(later, monkeypatch)
    store = await Store.open(empty)
    assert await revision(store) == "later"
    assert await store.entries(game_id) == made
    await store.close()


@pytest.mark.rs("RS-100")
async def test_up_down_and_up_again_keeps_all_rows(empty, later):
    store = await Store.open(empty)
    await store.close()
    await schema.inside(empty, lambda connection: command.downgrade(schema.steps(connection), NEWEST))
    store = Store(empty)
    game_id = await begun(store)
    made = await appended(store, game_id)
    await store.close()
    store = await Store.open(empty)
    assert await store.entries(game_id) == [made]
    await store.close()
    with pytest.raises(NotImplementedError, match="backup"):
        await schema.inside(empty, lambda connection: command.downgrade(schema.steps(connection), "base"))


@pytest.mark.rs("RS-100")
async def test_every_step_can_be_taken_back_with_games_in_the_database(empty):
    store = await Store.open(empty)
    game_id = await begun(store, maker="somebody")
    made = await appended(store, game_id)
    await store.close()
    await schema.inside(empty, lambda connection: command.downgrade(schema.steps(connection), "0001"))
    store = await Store.open(empty)
    (game,) = await store.all_games()
    assert (game.id, game.maker, game.paused) == (game_id, "", False)
    assert await store.entries(game_id) == [made]
    await store.close()


@pytest.mark.rs("RS-099")
@pytest.mark.parametrize("release", sorted(RELEASED.glob("*.sql")), ids=lambda path: path.stem)
async def test_the_database_of_each_release_comes_up_to_date_and_replays(empty, release):
    """The same rows for both engines, put into the tables of their own time."""
    await schema.inside(empty, lambda connection: command.upgrade(schema.steps(connection), release.stem))

    def filled(connection: Connection) -> None:
        for line in release.read_text("utf-8").splitlines():
            connection.exec_driver_sql(line)

    await schema.inside(empty, filled)
    store = await Store.open(empty)
    assert await store.all_games()
    assert await check_games(store) == []
    await store.close()


def test_there_is_a_database_of_every_step():
    steps = {each.revision for each in ScriptDirectory.from_config(schema.steps()).walk_revisions()}
    assert {path.stem for path in RELEASED.glob("*.sql")} == steps


async def dump(folder: Path) -> str:
    """How the files in `released` are made: `python -m tests.server.test_migrations > tests/server/released/….sql`."""
    from tests.server.conftest import sqlite_settings

    store = await Store.open(sqlite_settings(folder))
    await played(store, 400, seed=3)
    await played(store, 20, seed=8)
    lines = []

    def copy(connection: Connection) -> None:
        for table in METADATA.sorted_tables:
            for row in connection.exec_driver_sql(f"SELECT * FROM {table.name}"):
                values = [quoted(value, column.type) for value, column in zip(row, table.c, strict=True)]
                lines.append(f"INSERT INTO {table.name} VALUES ({', '.join(values)})")

    await inside(store, copy)
    await store.close()
    return "".join(f"{line}\n" for line in lines)


def quoted(value: object, kind: object) -> str:
    if value is None:
        return "NULL"
    if isinstance(kind, Boolean):
        return "TRUE" if value else "FALSE"
    return str(value) if isinstance(value, int) else "'" + str(value).replace("'", "''") + "'"


if __name__ == "__main__":
    import sys
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        sys.stdout.write(asyncio.run(dump(Path(folder))))
