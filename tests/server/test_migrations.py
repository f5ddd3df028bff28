"""One history of steps for both databases: taken once, all or nothing, and never by an older program."""

from __future__ import annotations

import asyncio
import hashlib
import random
import signal
import sqlite3
import tempfile
import textwrap
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Boolean, Connection, NullPool, create_engine, text

from tests.server import programs
from tests.server.conftest import inside, some, sqlite_settings
from tests.server.games import appended, begun, played
from tests.server.postgres import Postgres, installed_or_skip
from underkeep.server import schema
from underkeep.server.backup import restore
from underkeep.server.checking import check_games
from underkeep.server.datafile import beside, inspect
from underkeep.server.errors import CannotOpen, NewerSchema
from underkeep.server.settings import Settings
from underkeep.server.store import Store
from underkeep.server.tables import METADATA

pytestmark = pytest.mark.anyio

RELEASED = Path(__file__).parent / "released"
STEPS = sorted(line.split()[0] for line in (RELEASED / "steps.txt").read_text("utf-8").splitlines())
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


def differences(connection: Connection) -> object:
    return compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), METADATA)


@pytest.mark.rs("RS-100")
def test_the_history_has_one_end():
    assert len(ScriptDirectory.from_config(schema.steps()).get_heads()) == 1


@pytest.mark.rs("RS-100")
async def test_the_steps_lead_to_the_tables_that_the_code_describes(empty):
    store = await Store.open(empty)

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
    with pytest.raises(CannotOpen, match="nothing says that it is ours"):
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


def random_points(lines: int, chance: random.Random, few: int, many: int) -> list[str]:
    """At a line, or a moment after one: in the middle of what it does."""
    at = [chance.randint(1, lines) for _ in range(some(few, many))]
    return [str(each) if turn % 2 else f"{each}+{chance.uniform(0, 0.03):.4f}" for turn, each in enumerate(at)]


@pytest.mark.rs("RS-101")
async def test_a_copy_that_is_killed_at_any_point_is_whole_or_not_there(tmp_path):
    settings = sqlite_settings(tmp_path / "data")
    store = await Store.open(settings)
    game_id = await played(store, 12)
    for _ in range(20):
        await begun(store, setup="x" * 200_000)  # copying takes a while
    made = await store.entries(game_id)
    await store.close()

    def killed_at(*points: str) -> list[str]:
        child = programs.start("copy", settings, str(tmp_path), *points)
        said, trouble = child.communicate(timeout=600)
        assert child.returncode == 0, trouble
        return said.split()

    _, lines, *_ = killed_at("0")
    points = random_points(int(lines), random.Random(101), 40, 400)
    ends = killed_at(*points)
    assert ends.count(str(-signal.SIGKILL)) > len(points) / 2
    for copy in [tmp_path / "0", *[tmp_path / point for point in points]]:
        if copy.exists():  # under this name, it is trusted
            inspect(copy)
            with closing(sqlite3.connect(copy)) as copied:
                assert copied.execute("SELECT count(*) FROM game").fetchone() == (21,), copy
                rows = copied.execute("SELECT digest FROM entry ORDER BY seq").fetchall()
            assert [digest for (digest,) in rows] == [entry.digest for entry in made]
    store = await Store.open(settings)
    assert await store.entries(game_id) == made
    await store.close()


@pytest.mark.rs("RS-101")
async def test_an_update_that_is_killed_at_any_point_loses_nothing(empty, later, tmp_path, monkeypatch):
    monkeypatch.undo()
    store = await Store.open(empty)
    game_id = await played(store, 12)
    made = await store.entries(game_id)
    await store.close()
    chance, killed = random.Random(102), 0
    for point in random_points(150, chance, 3, 60):
        monkeypatch.setenv("TEST_DIE_AT", point)
        child = programs.start("migrate", empty, str(later))
        await asyncio.to_thread(child.communicate, timeout=60)
        monkeypatch.delenv("TEST_DIE_AT")
        if child.returncode == 0:
            break
        assert child.returncode == -signal.SIGKILL
        killed += 1
        try:
            store = await Store.open(empty)  # the old program, on what the killed one left
        except NewerSchema:  # its last word had reached the database
            break
        assert await revision(store) == NEWEST
        assert await store.entries(game_id) == made
        await store.close()
        if empty.sqlite is not None and (copy := beside(empty.sqlite, ".before-later")).exists():
            other = sqlite_settings(tmp_path / f"other{killed}")
            restore(other, copy)
            copied = await Store.open(other)
            assert await copied.entries(game_id) == made
            await copied.close()
    assert killed
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
@pytest.mark.parametrize("release", STEPS, ids=str)
async def test_the_database_of_each_release_comes_up_to_date_and_replays(empty, release):
    """The same rows for both engines, in tables that were described by the program of that time."""
    engine = "postgresql" if empty.sqlite is None else "sqlite"
    described = (RELEASED / f"{release}.{engine}.sql").read_text("utf-8")
    rows = (RELEASED / f"{release}.sql").read_text("utf-8").splitlines()

    def filled(connection: Connection) -> None:
        for words in [*described.split(";\n"), f"INSERT INTO alembic_version VALUES ('{release}')", *rows]:
            if words.strip():
                connection.exec_driver_sql(words)

    await schema.inside(empty, filled)
    store = await Store.open(empty)
    assert await revision(store) == NEWEST
    assert await store.all_games()
    assert await check_games(store) == []
    assert await inside(store, differences) == []
    await store.close()


@pytest.mark.rs("RS-099")
def test_no_step_was_edited_after_it_was_released():
    """There are databases that have taken it as it was. Whatever has to change is a step of its own."""
    released = dict(line.split() for line in (RELEASED / "steps.txt").read_text("utf-8").splitlines())
    assert {name: digest_of_step(name) for name in released} == released


def digest_of_step(revision: str) -> str:
    step = ScriptDirectory.from_config(schema.steps()).get_revision(revision)
    assert step is not None
    return hashlib.sha256(Path(step.path).read_bytes().replace(b"\r\n", b"\n")).hexdigest()


@pytest.mark.rs("RS-099")
def test_there_is_a_database_of_every_step():
    """Made by `python -m tests.server.test_migrations` when the step is released, and never again."""
    steps = {each.revision for each in ScriptDirectory.from_config(schema.steps()).walk_revisions()}
    for kind in (".sql", ".sqlite.sql", ".postgresql.sql"):
        assert {step for step in steps if (RELEASED / f"{step}{kind}").exists()} == steps
    assert set(STEPS) == steps


async def dump(folder: Path) -> str:
    """Rows of games that were really played."""
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


def described_by_sqlite(step: str) -> str:
    """The tables of a new database that has come so far, as it describes them itself."""
    engine = create_engine("sqlite://", poolclass=NullPool)
    with engine.connect() as connection:
        command.upgrade(schema.steps(connection), step)
        found = connection.exec_driver_sql("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY rowid")
        return "".join(f"{words};\n" for (words,) in found)


async def described_by_postgresql(server: Postgres, step: str) -> str:
    server.sql(f"CREATE DATABASE step{step}")
    settings = Settings.read({"data": str(server.folder), "database": server.url(f"step{step}")}, {})
    await schema.inside(settings, lambda connection: command.upgrade(schema.steps(connection), step))
    where = ("-h", "127.0.0.1", "-p", str(server.port), "-U", "underkeep")
    told = server.run("pg_dump", *where, "--schema-only", "--no-owner", f"step{step}")
    kept = [line for line in told.splitlines() if line and not line.startswith(("--", "SET ", "SELECT ", "\\"))]
    return "".join(f"{line}\n" for line in kept)


async def release(step: str) -> None:
    """Keep what the newest step has made, when it is released."""
    with tempfile.TemporaryDirectory() as folder:
        (RELEASED / f"{step}.sql").write_text(await dump(Path(folder)), "utf-8")
    (RELEASED / f"{step}.sqlite.sql").write_text(await asyncio.to_thread(described_by_sqlite, step), "utf-8")
    server = Postgres(installed_or_skip())
    (RELEASED / f"{step}.postgresql.sql").write_text(await described_by_postgresql(server, step), "utf-8")
    server.remove()
    with (RELEASED / "steps.txt").open("a", encoding="utf-8") as steps:
        steps.write(f"{step} {digest_of_step(step)}\n")


if __name__ == "__main__":
    asyncio.run(release(NEWEST))
