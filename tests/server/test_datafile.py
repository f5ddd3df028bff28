"""What is true of the file of a SQLite database only."""

from __future__ import annotations

import asyncio
import hashlib
import json
import os
import random
import re
import shutil
import sqlite3
import stat
import subprocess
import sys
import tempfile
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from tests.server import programs
from tests.server.conftest import NIGHTLY, inside, some, sqlite_settings
from tests.server.games import appended, begun, entry, played
from tests.server.served import serving
from underkeep.server.chain import digest_of, verify
from underkeep.server.checking import check_games, lasting
from underkeep.server.database import Database
from underkeep.server.datafile import beside, warning_about
from underkeep.server.errors import BadRow, CannotOpen, Damaged, InUse, Stale, Unavailable
from underkeep.server.settings import Settings
from underkeep.server.store import Store

pytestmark = pytest.mark.anyio


@pytest.fixture
def settings(tmp_path: Path, sqlite_template: Path) -> Settings:
    """Only SQLite here."""
    found = sqlite_settings(tmp_path)
    assert found.sqlite is not None
    shutil.copy(sqlite_template, found.sqlite)
    return found


@pytest.fixture
async def store(settings: Settings) -> AsyncIterator[Store]:
    """With its lock, and looked at before."""
    opened = await Store.open(settings)
    yield opened
    await opened.close()


def file_of(settings: Settings) -> Path:
    assert settings.sqlite is not None
    return settings.sqlite


def driver_of(connection: Connection) -> sqlite3.Connection:
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver


# -- connections ----------------------------------------------------------------------------------------------------


@pytest.mark.rs("RS-090")
async def test_every_connection_of_both_pools_is_set_to_lose_nothing(store):
    for way, connections in ((store._writer, 1), (store._reader, 5)):
        together = threading.Barrier(connections)

        def pragmas(connection: Connection, together: threading.Barrier = together) -> tuple[object, ...]:
            together.wait(10)  # so each of them has another connection
            names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
            return tuple([connection.execute(text(f"PRAGMA {name}")).scalar_one() for name in names])

        found = await asyncio.gather(*[way.run(pragmas) for _ in range(connections)])
        assert found == [("wal", 2, 1, 5000)] * connections


@pytest.mark.rs("RS-092")
async def test_a_writer_meets_no_locked_database_while_another_connection_writes(store, settings):
    """The store reads before it writes; begun weakly, its transaction would fail at once when another one commits."""
    game_id = await begun(store)
    stop = threading.Event()

    def rival() -> None:
        with closing(sqlite3.connect(file_of(settings), isolation_level=None, timeout=5)) as connection:
            connection.execute("CREATE TABLE rival (n INTEGER)")
            while not stop.is_set():
                connection.execute("INSERT INTO rival VALUES (1)")
                stop.wait(0.002)

    thread = threading.Thread(target=rival)
    thread.start()
    try:
        for _ in range(some(40, 2000)):
            await appended(store, game_id)
            await store.say(game_id, 0, "seats", "well played")
    finally:
        stop.set()
        thread.join()
    assert len(await store.entries(game_id)) == some(40, 2000)


@pytest.mark.rs("RS-092")
async def test_nobody_can_write_between_what_the_store_reads_and_what_it_writes(store, settings):
    """The moment that the rival above meets by chance."""
    rival = sqlite3.connect(file_of(settings), isolation_level=None, timeout=0, check_same_thread=False)
    rival.execute("CREATE TABLE rival (n INTEGER)")

    def read_and_write(connection: Connection) -> None:
        connection.execute(text("SELECT max(n) FROM rival")).scalar_one()
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            rival.execute("INSERT INTO rival VALUES (1)")
        connection.execute(text("INSERT INTO rival VALUES (2)"))

    with closing(rival):
        await inside(store, read_and_write)
        assert rival.execute("SELECT n FROM rival").fetchall() == [(2,)]


@pytest.mark.rs("RS-092")
async def test_every_write_begins_immediately(store):
    said: list[str] = []
    await inside(store, lambda connection: driver_of(connection).set_trace_callback(said.append))
    game_id = await begun(store)
    await appended(store, game_id)
    await store.take(game_id, "node", 1)
    await store.control(game_id, 0, epoch=0, away=True)
    begins = [words for words in said if words.startswith("BEGIN")]
    assert begins == ["BEGIN IMMEDIATE"] * 4


@pytest.mark.rs("RS-091")
def test_every_commit_reaches_the_disk(settings, tmp_path):
    if not NIGHTLY or shutil.which("strace") is None:
        pytest.skip("only at night, and with strace")
    script = (
        "import asyncio, sys\nfrom tests.server.games import *\nfrom tests.server.conftest import sqlite_settings\n"
        "from pathlib import Path\nasync def main():\n"
        "    store = await Store.open(sqlite_settings(Path(sys.argv[1])))\n"
        "    game = await begun(store)\n"
        "    for _ in range(int(sys.argv[2])): await appended(store, game)\n"
        "    await store.close()\nasyncio.run(main())"
    )
    counted = []
    for commits in (1, 21):
        log = tmp_path / f"syncs{commits}"
        words = ["strace", "-f", "-qq", "-e", "trace=fsync,fdatasync", "-o", log]
        ran = subprocess.run(
            [*words, sys.executable, "-c", script, str(settings.data), str(commits)],
            cwd=programs.ROOT, capture_output=True, text=True, timeout=60, check=False,
        )  # fmt: skip
        if "PTRACE" in ran.stderr or "ptrace" in ran.stderr:
            pytest.skip("no process may be traced here")
        assert ran.returncode == 0, ran.stderr
        counted.append(log.read_text().count("sync("))
    assert counted[1] - counted[0] >= 20


@pytest.mark.rs("RS-105")
async def test_the_log_stays_bounded(store, settings):
    for _ in range(some(40, 1000)):
        await begun(store, setup="x" * 200_000)
    assert beside(file_of(settings), "-wal").stat().st_size < 6_000_000


# -- trouble at run time --------------------------------------------------------------------------------------------


@pytest.mark.rs("RS-094")
async def test_a_full_disk_refuses_decisions_lets_read_and_heals(store):
    game_id = await begun(store)
    first = await appended(store, game_id)

    async def room_for(pages: str) -> None:
        await inside(store, lambda connection: connection.execute(text(f"PRAGMA max_page_count = {pages}")))

    pages = await inside(store, lambda connection: connection.execute(text("PRAGMA page_count")).scalar_one())
    await room_for(str(pages))

    async def too_much(work: Callable[[], Awaitable[object]]) -> None:
        for _ in range(100):
            await work()

    with pytest.raises(Unavailable, match="full"):
        await too_much(lambda: appended(store, game_id, notation="n" * 200))
    stored = await store.entries(game_id)
    assert stored[0] == first
    verify(await store.game(game_id), stored)
    assert await store.game(game_id) is not None
    with pytest.raises(Unavailable):
        await too_much(lambda: store.say(game_id, 0, "all", "x" * 500))
    await room_for("1073741823")
    await appended(store, game_id, notation="n" * 200)
    assert len(await store.entries(game_id)) == len(stored) + 1


@pytest.mark.rs("RS-094")
@pytest.mark.parametrize(
    ("state", "expected"), [("53100", Unavailable), ("53200", Unavailable), ("55P03", Unavailable)]
)
def test_postgresqls_words_for_the_same_are_known(state, expected, settings):
    class Original(Exception):
        sqlstate = state

    database = Database(Settings.read({"data": str(settings.data), "database": "postgresql://h/d"}, {}))
    told = database._told_apart(DBAPIError("INSERT", {}, Original("could not extend file: No space left on device")))
    assert isinstance(told, expected)
    assert "INSERT" not in str(told)


@pytest.mark.rs("RS-094")
@pytest.mark.parametrize(
    ("trouble", "healed"),
    [
        ("default_transaction_read_only = on", "default_transaction_read_only"),  # as hosts do when a disk is full
        ("statement_timeout = 50", "statement_timeout"),
    ],
)
async def test_a_postgresql_that_cannot_write_refuses_decisions_lets_read_and_heals(
    empty_postgres, postgres, trouble, healed
):
    name = str(empty_postgres.database.database)
    store = await Store.open(empty_postgres)
    game_id = await begun(store)
    first = await appended(store, game_id)
    made = entry(game_id, await store.newest(game_id))

    def now(words: str) -> None:
        postgres.sql(f"ALTER DATABASE {name} {words}")
        postgres.sql(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")

    if healed == "statement_timeout":  # so that the statement takes longer than it may
        postgres.sql(
            "CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS "
            "$$ BEGIN PERFORM pg_sleep(0.2); RETURN NEW; END $$; "
            "CREATE TRIGGER slow BEFORE INSERT ON entry FOR EACH ROW EXECUTE FUNCTION slow()",
            name,
        )
    await asyncio.to_thread(now, f"SET {trouble}")
    with pytest.raises(Unavailable, match="try again"):
        await store.append(made)
    assert await store.entries(game_id) == [first]
    await asyncio.to_thread(now, f"RESET {healed}")
    await store.append(made)
    assert await store.entries(game_id) == [first, made]
    await store.close()


@pytest.mark.rs("RS-125")
async def test_a_cancelled_writer_writes_to_its_end_and_leaks_no_connection(store):
    game_id = await begun(store)
    for wait in range(some(12, 60)):
        made = entry(game_id, await store.newest(game_id))
        task = asyncio.create_task(store.append(made))
        for _ in range(wait):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await asyncio.gather(*store._under_way, return_exceptions=True)
        seq, _ = await store.newest(game_id)
        assert seq == made.seq or wait < 2, "once begun, it is written to its end"
        assert store._writer._engine.pool.checkedout() == 0
    await appended(store, game_id)
    verify(await store.game(game_id), await store.entries(game_id))


@pytest.mark.rs("RS-125")
async def test_of_what_was_written_for_somebody_who_has_gone_the_others_hear_all_the_same(store):
    game_id = await begun(store)
    heard: list[tuple[str, int]] = []
    store.ears.append(lambda *told: heard.append(told))
    made = entry(game_id, await store.newest(game_id))
    task = asyncio.create_task(store.append(made))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert task.cancelled()
    await asyncio.gather(*store._under_way)
    await asyncio.sleep(0)
    assert heard == [(game_id, 1)]
    assert await store.entries(game_id) == [made]


@pytest.mark.rs("RS-211")
async def test_answers_at_many_tables_share_a_commit_and_a_bad_one_spoils_no_other(store):
    said: list[str] = []
    games = [await begun(store) for _ in range(20)]
    made = [entry(game_id, await store.newest(game_id)) for game_id in games]
    made.append(entry(games[0], (7, made[0].digest)))  # stands on nothing that is stored
    await inside(store, lambda connection: driver_of(connection).set_trace_callback(said.append))
    found = await asyncio.gather(*[store.append(each) for each in made], return_exceptions=True)
    assert [type(each) for each in found] == [type(None)] * 20 + [Stale]
    assert [len(await store.entries(game_id)) for game_id in games] == [1] * 20
    assert said.count("COMMIT") < 10


# -- trouble at the start -------------------------------------------------------------------------------------------


NOBODY = 65534


@contextmanager
def as_somebody_without_rights() -> Iterator[None]:
    """The superuser may write everywhere, so tests that run as one step down for a moment."""
    if os.geteuid() != 0:
        yield
        return
    os.setegid(NOBODY)
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)
        os.setegid(0)


@pytest.fixture
def reachable() -> Iterator[Path]:
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder)


def lock_folder(folder: Path) -> None:
    folder.chmod(0o555)


def lock_file(folder: Path) -> None:
    folder.chmod(0o777)
    (folder / "underkeep.db").touch()
    (folder / "underkeep.db").chmod(0o444)


@pytest.mark.rs("RS-095")
@pytest.mark.parametrize("spoil", [lock_folder, lock_file])
async def test_a_database_that_cannot_be_written_to_is_told_with_path_and_reason(reachable, spoil):
    data, mine = reachable / "data", reachable / "mine"
    data.mkdir()
    mine.mkdir(mode=0o700)  # nothing else is in the way
    if os.geteuid() == 0:
        os.chown(mine, NOBODY, NOBODY)
    spoil(data)
    with as_somebody_without_rights():
        settings = Settings.read({"data": str(mine), "database": f"sqlite:///{data}/underkeep.db"}, {})
        with pytest.raises(CannotOpen) as refused:
            await Store.open(settings)
    assert str(refused.value).startswith(f"{data}/underkeep.db")
    assert "Permission denied" in str(refused.value)


@pytest.mark.rs("RS-095")
async def test_a_path_that_cannot_be_a_database_is_told_too(tmp_path):
    (tmp_path / "file").touch()
    (tmp_path / "folder").mkdir()
    for where, why in (("file/underkeep.db", "its folder cannot be used"), ("folder", "Is a directory")):
        settings = Settings.read({"data": str(tmp_path), "database": f"sqlite:///{tmp_path / where}"}, {})
        with pytest.raises(CannotOpen, match=why):
            await Store.open(settings)


@pytest.mark.rs("RS-188")
async def test_data_folder_and_files_are_for_their_owner_only(tmp_path):
    before = os.umask(0)
    try:
        settings = sqlite_settings(tmp_path / "data")
        store = await Store.open(settings)
        game_id = await begun(store)
        await appended(store, game_id)
        names = {path.name: stat.S_IMODE(path.stat().st_mode) for path in settings.data.iterdir()}
        await store.close()
    finally:
        os.umask(before)
    assert {"underkeep.db", "underkeep.db-wal", "underkeep.db-shm", "underkeep.db.lock"} <= set(names)
    assert set(names.values()) == {0o600}
    assert stat.S_IMODE(settings.data.stat().st_mode) == 0o700


@pytest.mark.rs("RS-188")
async def test_what_others_could_read_before_is_closed_to_them(settings):
    settings.data.chmod(0o755)
    file_of(settings).chmod(0o644)
    store = await Store.open(settings)
    await store.close()
    assert stat.S_IMODE(settings.data.stat().st_mode) == 0o700
    assert stat.S_IMODE(file_of(settings).stat().st_mode) == 0o600


@pytest.mark.rs("RS-097")
async def test_a_second_process_is_told_and_may_start_after_the_first_was_killed(settings):
    first = programs.start("hold", settings)
    try:
        assert first.stdout is not None
        assert first.stdout.readline() == "open\n"
        second = programs.start("hold", settings)
        _, told = second.communicate(timeout=30)
        assert second.returncode == 2
        assert "another Underkeep is using this database" in told
        assert str(settings.sqlite) in told
    finally:
        first.kill()
        first.communicate()
    store = await Store.open(settings)
    await store.close()


@pytest.mark.rs("RS-097")
async def test_a_second_store_in_one_process_is_refused_too_and_lets_no_other_process_in(store, settings):
    with pytest.raises(InUse):
        await Store.open(settings)
    other = programs.start("hold", settings)
    _, told = await asyncio.to_thread(other.communicate, timeout=30)
    assert other.returncode == 2
    assert "another Underkeep is using this database" in told


@pytest.mark.rs("RS-097")
async def test_a_database_with_two_names_is_refused(settings, tmp_path):
    second = sqlite_settings(tmp_path / "elsewhere")
    second.data.mkdir()
    file_of(second).hardlink_to(file_of(settings))
    for one in (settings, second):
        with pytest.raises(CannotOpen, match="second name"):
            await Store.open(one)
    file_of(second).unlink()
    store = await Store.open(settings)
    await store.close()


@pytest.mark.rs("RS-098")
def test_an_old_sqlite_gets_a_warning_and_one_writer():
    assert "3.40.1" in warning_about((3, 40, 1))
    assert warning_about((3, 52, 9))
    assert warning_about((3, 53, 0)) == warning_about((4, 0, 0)) == ""


@pytest.mark.rs("RS-098")
@pytest.mark.parametrize("version", [(3, 40, 1), (3, 53, 0)])
def test_the_start_is_logged_with_the_engine_and_its_warning(settings, monkeypatch, version):
    monkeypatch.setattr(sqlite3, "sqlite_version_info", version)
    with serving(settings) as server:
        said = [json.loads(line) for line in server.log.getvalue().splitlines()]
    [started] = [line for line in said if line["event"] == "started"]
    assert (started["level"], started["engine"]) == ("info", f"SQLite {sqlite3.sqlite_version}")
    warned = [line["reason"] for line in said if line["level"] == "warning"]
    assert warned == list(filter(None, [warning_about(version)]))


@pytest.mark.rs("RS-098")
async def test_the_start_names_the_version_of_postgresql(empty_postgres, postgres):
    store = await Store.open(empty_postgres)
    assert postgres.sql("SHOW server_version").startswith(store.engine.removeprefix("PostgreSQL "))
    assert (store.engine.split()[0], store.warning) == ("PostgreSQL", "")
    await store.close()


@pytest.mark.rs("RS-098")
async def test_the_store_warns_about_the_sqlite_that_it_has(store):
    assert store.warning == warning_about(sqlite3.sqlite_version_info)
    assert store._writer._engine.pool.size() == 1


# -- damage ---------------------------------------------------------------------------------------------------------


@pytest.fixture
async def after_a_crash(settings: Settings, store: Store, tmp_path: Path) -> tuple[Settings, dict[str, list[object]]]:
    """A copy of database and log as a kill leaves them, and what is stored in them."""
    games: dict[str, list[object]] = {}
    for _ in range(2):
        game_id = await played(store, 10)
        game = await store.game(game_id)
        assert game is not None
        games[game_id] = [digest_of(game), *await store.entries(game_id)]
    copy = sqlite_settings(tmp_path / "copy")
    copy.data.mkdir()
    for ending in ("", "-wal"):
        shutil.copy(beside(file_of(settings), ending), beside(file_of(copy), ending))
    return copy, games


async def stored(settings: Settings) -> tuple[dict[str, list[object]], set[str]]:
    """What the server itself can read, and the games that it calls stuck; nothing is looked at but by its own eyes."""
    store = await Store.open(settings)
    try:
        found: dict[str, list[object]] = {}
        for game_id in await store.game_ids():
            with suppress(BadRow):
                whole = await store.whole(str(game_id))
                assert whole is not None
                found[whole.game.id] = [digest_of(whole.game), *lasting(whole.game, whole.entries)]
        return found, {finding.game_id for finding in await check_games(store)}
    finally:
        await store.close()


async def stored_or_told(settings: Settings) -> tuple[dict[str, list[object]], set[str], str]:
    """The same; or why the server does not start. There is no other way for it to say so."""
    try:
        return *(await stored(settings)), ""
    except Damaged as damage:
        return {}, set(), str(damage)


def contents(settings: Settings) -> dict[str, str]:
    """What is in the files, as digests: to tell where two differ byte by byte would take minutes.

    An empty log says nothing; looking at a database may make one.
    """
    files = {ending: beside(file_of(settings), ending) for ending in ("", "-wal")}
    found = {ending: file.read_bytes() for ending, file in files.items() if file.exists()}
    return {ending: hashlib.sha256(data).hexdigest() for ending, data in found.items() if data}


async def test_a_crash_alone_is_no_damage(after_a_crash):
    settings, games = after_a_crash
    assert await stored(settings) == (games, set())


@pytest.mark.rs("RS-096")
@pytest.mark.parametrize("ending", ["", "-wal"])
async def test_flipped_bytes_are_found_or_change_nothing(after_a_crash, ending, tmp_path):
    settings, games = after_a_crash
    if not ending:  # everything in the database itself
        with closing(sqlite3.connect(file_of(settings))) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    chance, found = random.Random(96), 0
    for turn in range(some(25, 400)):
        spoiled = sqlite_settings(tmp_path / f"spoiled{turn}")
        shutil.copytree(settings.data, spoiled.data)
        target = beside(file_of(spoiled), ending)
        written = bytearray(target.read_bytes())
        # Not the very end of the log: a torn last commit is what a power cut leaves, and cannot be told from damage.
        at = chance.randrange(len(written) if not ending else len(written) - 40_000)
        for place in range(at, min(at + 8, len(written))):
            written[place] ^= 0xFF
        target.write_bytes(written)
        before = contents(spoiled)
        now, named, told = await stored_or_told(spoiled)
        if told:
            found += 1
            assert "underkeep restore" in told
            assert contents(spoiled) == before
        else:  # each game is as it was, or is stuck and named
            assert games.keys() <= now.keys() | named
            assert {game: rows for game, rows in now.items() if games[game] != rows} == {}
        shutil.rmtree(spoiled.data)
    assert found


def places_in_schema(written: bytes) -> Iterator[int]:
    """Where the file describes its tables and indexes."""
    for found in re.finditer(rb"CREATE (TABLE|INDEX|UNIQUE INDEX) [ -~\n\t]+", written):
        yield from range(found.start(), found.end())


@pytest.mark.rs("RS-096")
@pytest.mark.parametrize("flip", [0xFF, 0x01])
async def test_damage_in_the_description_of_the_tables_stops_the_start_or_changes_nothing(
    after_a_crash, flip, tmp_path
):
    settings, games = after_a_crash
    with closing(sqlite3.connect(file_of(settings))) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    whole = file_of(settings).read_bytes()
    places, chance, found = list(places_in_schema(whole)), random.Random(96), 0
    tries = some(25, 400)
    for turn in range(tries):
        spoiled = sqlite_settings(tmp_path / f"spoiled{turn}")
        shutil.copytree(settings.data, spoiled.data)
        written, at = bytearray(whole), chance.choice(places)
        for place in range(at, at + 8):
            written[place] ^= flip
        file_of(spoiled).write_bytes(written)
        before = contents(spoiled)
        now, named, told = await stored_or_told(spoiled)
        if told:
            found += 1
            assert "underkeep restore" in told
            assert told.isprintable()
            assert contents(spoiled) == before
        else:  # the name of a constraint, perhaps
            assert (now, named) == (games, set())
        shutil.rmtree(spoiled.data)
    assert found > tries / 2


@pytest.mark.rs("RS-096")
@pytest.mark.parametrize(
    "change",
    [
        "DROP INDEX ix_ticket_game_id",
        "ALTER TABLE seat RENAME COLUMN name TO nick",
        "ALTER TABLE chat RENAME TO chatter",
        "DROP TABLE lease",
        "DROP TABLE alembic_version",
        "DELETE FROM alembic_version",
        "UPDATE alembic_version SET version_num = CAST(x'30FF' AS TEXT)",
        "UPDATE alembic_version SET version_num = 'zzzz'",
    ],
)
async def test_tables_that_are_not_as_they_were_made_are_found(settings, change):
    with closing(sqlite3.connect(file_of(settings))) as connection, connection:
        connection.execute(change)
    with closing(sqlite3.connect(file_of(settings))) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    before = contents(settings)
    with pytest.raises(CannotOpen, match="underkeep restore FILE"):
        await Store.open(settings)
    assert contents(settings) == before


@pytest.mark.rs("RS-096")
@pytest.mark.parametrize("share", [0.1, 0.4, 0.6, 0.9])
async def test_a_database_that_was_cut_off_is_found(after_a_crash, share):
    settings, _ = after_a_crash
    with closing(sqlite3.connect(file_of(settings))) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    whole = file_of(settings).read_bytes()
    file_of(settings).write_bytes(whole[: int(len(whole) * share)])
    before = contents(settings)
    with pytest.raises(Damaged, match="underkeep restore"):
        await Store.open(settings)
    assert contents(settings) == before


def overwritten_head(path: Path) -> None:
    beside(path, "-wal").write_bytes(b"\1" * 32 + beside(path, "-wal").read_bytes()[32:])


def lost_database(path: Path) -> None:
    path.unlink()


def emptied_database(path: Path) -> None:
    path.write_bytes(b"")


def not_a_database(path: Path) -> None:
    path.write_bytes(b"Dear diary, today we played.\n" * 400)


@pytest.mark.rs("RS-096")
@pytest.mark.parametrize("spoil", [overwritten_head, lost_database, emptied_database, not_a_database])
async def test_other_damage_is_found_and_left_alone(after_a_crash, spoil: Callable[[Path], None]):
    settings, _ = after_a_crash
    spoil(file_of(settings))
    before = contents(settings)
    with pytest.raises(Damaged):
        await Store.open(settings)
    assert contents(settings) == before
    with pytest.raises(Damaged):  # and again, nothing has been tidied away
        await Store.open(settings)
