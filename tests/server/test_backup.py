"""A backup taken during play holds everything that was acknowledged before it began."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.conftest import postgres_settings, some, sqlite_settings
from tests.server.games import appended, begun, entry, played
from tests.server.postgres import Postgres
from underkeep.server.backup import backup, restore
from underkeep.server.chain import verify
from underkeep.server.checking import check_games
from underkeep.server.datafile import beside, inspect
from underkeep.server.errors import BadSetting, CannotOpen, Damaged, InUse
from underkeep.server.settings import Settings
from underkeep.server.store import Store

pytestmark = pytest.mark.anyio


@pytest.fixture
async def home(tmp_path: Path) -> Settings:
    """A SQLite database with a played game in it, closed."""
    settings = sqlite_settings(tmp_path / "data")
    store = await Store.open(settings)
    await played(store, 12)
    await store.close()
    return settings


async def writing(store: Store, game_id: str, acknowledged: list[int]) -> None:
    newest = await store.newest(game_id)
    while True:
        made = entry(game_id, newest)
        await store.append(made)
        newest = (made.seq, made.digest)
        acknowledged.append(made.seq)


async def so_many(acknowledged: list[int], wanted: int) -> None:
    while len(acknowledged) < wanted:  # noqa: ASYNC110 - the writer knows of no event
        await asyncio.sleep(0.01)


async def holds(settings: Settings, game_id: str, at_least: int) -> None:
    store = await Store.open(settings)
    entries = await store.entries(game_id)
    game = await store.game(game_id)
    assert game is not None
    verify(game, entries)
    assert len(entries) >= at_least
    await store.close()


@pytest.mark.rs("RS-104")
async def test_a_backup_during_play_can_be_restored_with_all_that_was_acknowledged(tmp_path):
    settings = sqlite_settings(tmp_path / "data")
    store = await Store.open(settings)
    game_id = await begun(store)
    acknowledged: list[int] = []
    player = asyncio.create_task(writing(store, game_id, acknowledged))
    for turn in range(some(3, 30)):
        await so_many(acknowledged, 5 * (turn + 1))
        before = acknowledged[-1]
        await asyncio.to_thread(backup, settings, tmp_path / f"copy{turn}")
        elsewhere = sqlite_settings(tmp_path / f"other{turn}")
        assert await asyncio.to_thread(restore, elsewhere, tmp_path / f"copy{turn}") is None
        await holds(elsewhere, game_id, before)
    assert not player.done()
    player.cancel()
    await asyncio.gather(player, return_exceptions=True)
    await store.close()


@pytest.mark.rs("RS-104")
async def test_a_dump_of_postgresql_during_play_does_the_same(postgres: Postgres, tmp_path: Path):
    postgres.sql("CREATE DATABASE dumped")
    store = await Store.open(postgres_settings(tmp_path, postgres, "dumped"))
    game_id = await begun(store)
    acknowledged: list[int] = []
    player = asyncio.create_task(writing(store, game_id, acknowledged))
    await so_many(acknowledged, 5)
    before = acknowledged[-1]
    where = ("-h", "127.0.0.1", "-p", str(postgres.port), "-U", "underkeep")
    file = postgres.folder / "dump"
    await asyncio.to_thread(postgres.run, "pg_dump", *where, "--format=custom", f"--file={file}", "dumped")
    player.cancel()
    await asyncio.gather(player, return_exceptions=True)
    await store.close()
    postgres.sql("CREATE DATABASE restored")
    await asyncio.to_thread(postgres.run, "pg_restore", *where, "--dbname=restored", file)
    await holds(postgres_settings(tmp_path, postgres, "restored"), game_id, before)


@pytest.mark.rs("RS-104")
async def test_what_was_there_is_kept_beside_the_restored_one(home, tmp_path):
    backup(home, tmp_path / "copy")
    store = await Store.open(home)
    later = await begun(store)
    await store.close()
    kept = restore(home, tmp_path / "copy")
    assert kept == beside(home.sqlite, ".replaced-1")
    store = await Store.open(home)
    assert await store.game(later) is None
    assert await check_games(store) == []
    await store.close()
    with closing(sqlite3.connect(kept)) as connection:
        assert connection.execute("SELECT count(*) FROM game WHERE id = ?", (later,)).fetchone() == (1,)
    assert restore(home, tmp_path / "copy") == beside(home.sqlite, ".replaced-2")


@pytest.mark.rs("RS-096")
async def test_a_damaged_database_is_replaced_by_the_command_that_its_message_names(home, tmp_path):
    backup(home, tmp_path / "copy")
    home.sqlite.write_bytes(home.sqlite.read_bytes()[:5000])
    with pytest.raises(Damaged, match="underkeep restore FILE"):
        await Store.open(home)
    kept = restore(home, tmp_path / "copy")
    assert kept is not None
    assert kept.stat().st_size == 5000
    store = await Store.open(home)
    assert await check_games(store) == []
    await store.close()


@pytest.mark.rs("RS-104")
async def test_an_interrupted_restore_is_not_taken_for_an_empty_server(home, tmp_path, monkeypatch):
    backup(home, tmp_path / "copy")

    def killed(self, target):
        raise KeyboardInterrupt

    whole = Path.rename
    monkeypatch.setattr(Path, "rename", lambda self, target: (whole(self, target), killed(self, target)))
    with pytest.raises(KeyboardInterrupt):
        restore(home, tmp_path / "copy")
    monkeypatch.undo()
    assert not home.sqlite.exists()
    with pytest.raises(Damaged, match="restore was interrupted"):
        await Store.open(home)
    restore(home, tmp_path / "copy")
    store = await Store.open(home)
    assert await store.all_games()
    await store.close()


async def test_nothing_is_restored_into_a_running_server_or_from_something_else(home, tmp_path):
    backup(home, tmp_path / "copy")
    store = await Store.open(home)
    with pytest.raises(InUse):
        restore(home, tmp_path / "copy")
    await store.close()
    (tmp_path / "text").write_text("Dear diary\n" * 1000)
    with pytest.raises(Damaged):
        restore(home, tmp_path / "text")
    with closing(sqlite3.connect(tmp_path / "other")) as other:
        other.execute("CREATE TABLE x (y)")
    with pytest.raises(BadSetting, match="not a backup"):
        restore(home, tmp_path / "other")
    with pytest.raises(BadSetting, match="no such file"):
        restore(home, tmp_path / "nowhere")
    store = await Store.open(home)
    assert len(await store.all_games()) == 1
    await store.close()


async def test_a_backup_is_one_whole_private_file_and_overwrites_nothing(home, tmp_path):
    backup(home, tmp_path / "copy")
    inspect(tmp_path / "copy")
    assert (tmp_path / "copy").stat().st_mode & 0o077 == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy", "data"]
    with pytest.raises(BadSetting, match="there already"):
        backup(home, tmp_path / "copy")
    with pytest.raises(CannotOpen, match="cannot be written"):
        backup(home, tmp_path / "no" / "folder")
    with pytest.raises(CannotOpen, match="no database yet"):
        backup(sqlite_settings(tmp_path / "empty"), tmp_path / "second")


@pytest.mark.parametrize(("order", "tool"), [(backup, "pg_dump"), (restore, "pg_restore")])
def test_for_postgresql_its_own_tool_is_named_without_the_password(order, tool, tmp_path):
    settings = Settings.read({"data": str(tmp_path), "database": "postgresql://a:canary@h/d"}, {})
    with pytest.raises(BadSetting, match=tool) as refused:
        order(settings, tmp_path / "x")
    assert "canary" not in str(refused.value)


async def test_the_log_of_a_killed_server_is_part_of_its_backup(home, tmp_path):
    store = await Store.open(home)
    game_id = await begun(store)
    made = [await appended(store, game_id) for _ in range(3)]
    assert beside(home.sqlite, "-wal").stat().st_size
    backup(home, tmp_path / "copy")
    await store.close()
    restore(home, tmp_path / "copy")
    store = await Store.open(home)
    assert await store.entries(game_id) == made
    await store.close()
