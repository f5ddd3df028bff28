"""Lines to the database that break, stall and come back; and listeners that must not miss a thing."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from tests.server.conftest import postgres_settings, some
from tests.server.games import appended, begun, entry, new_game
from tests.server.postgres import Postgres
from tests.server.proxy import Proxy
from underkeep.server.chain import verify
from underkeep.server.errors import CannotOpen, Fenced, Unavailable
from underkeep.server.listening import InProcess, Listener, OverPostgresql, listener
from underkeep.server.postgresql import PATIENCE, postgresql_connection
from underkeep.server.seating import changed
from underkeep.server.store import Store

pytestmark = pytest.mark.anyio

Heard = list[tuple[str, int]]


async def until(true: Callable[[], object], seconds: float = 5.0) -> float:
    began = time.monotonic()
    while not true():
        assert time.monotonic() - began < seconds, "it did not happen in time"
        await asyncio.sleep(0.01)
    return time.monotonic() - began


@pytest.fixture
async def direct(postgres: Postgres, postgres_shared: str, tmp_path: Path) -> AsyncIterator[Store]:
    """A node with a good line."""
    store = await Store.open(postgres_settings(tmp_path, postgres, postgres_shared))
    yield store
    await store.close()


@pytest.fixture
async def proxy(postgres: Postgres) -> AsyncIterator[Proxy]:
    async with Proxy(postgres.port) as line:
        yield line


@pytest.fixture
async def behind(postgres: Postgres, postgres_shared: str, tmp_path: Path, proxy: Proxy) -> AsyncIterator[Store]:
    """A node whose line goes through the proxy."""
    store = Store(postgres_settings(tmp_path, postgres, postgres_shared, proxy.port))
    yield store
    proxy.flowing.set()
    await store.close()


# -- the commit that nobody heard of --------------------------------------------------------------------------------


@pytest.fixture(params=["at once", "in its turn"])
def how(request: pytest.FixtureRequest, behind: Store, monkeypatch: pytest.MonkeyPatch) -> str:
    """An entry is usually stored by a single statement, but if somebody else is at the game, by several in turn."""

    async def never(*_: object) -> bool:
        return False

    if request.param == "in its turn":
        monkeypatch.setattr(behind, "_append_at_once", never)
    return str(request.param)


@pytest.mark.rs("RS-119")
@pytest.mark.parametrize("when", ["before", "after"])
async def test_a_line_cut_at_the_commit_neither_doubles_nor_loses(direct, behind, proxy, when, how):
    game_id = await begun(direct)
    proxy.when = when
    for turn in range(some(5, 100)):
        made = entry(game_id, await direct.newest(game_id), key=f"the key of turn {turn}")
        proxy.word, proxy.once = made.key.encode() if how == "at once" else b"COMMIT", True
        await behind.append(made)
        assert proxy.cuts == turn + 1
        assert (await direct.entries(game_id))[turn:] == [made]
    verify(await direct.game(game_id), await direct.entries(game_id))


@pytest.mark.rs("RS-119")
async def test_a_line_that_is_cut_every_time_ends_in_a_clear_word(direct, behind, proxy):
    game_id = await begun(direct)
    made = entry(game_id, await direct.newest(game_id), key="the key of this one")
    proxy.word, proxy.when = b"the key of this one", "before"
    with pytest.raises(Unavailable):
        await behind.append(made)
    assert (proxy.cuts, await direct.entries(game_id)) == (3, [])
    proxy.word, proxy.once, proxy.when = b"the key of this one", True, "after"
    await behind.append(made)  # the second try finds the entry
    assert (proxy.cuts, await direct.entries(game_id)) == (4, [made])


@pytest.mark.rs("RS-211")
async def test_an_entry_and_its_notice_go_there_and_back_once(direct, behind, proxy):
    game_id = await begun(direct)
    heard: Heard = []
    ear = OverPostgresql(direct, lambda *told: heard.append(told))
    await ear.start()
    ear.watch(game_id)
    for _ in range(3):
        await appended(behind, game_id)  # from now on the line knows the words
    made = entry(game_id, await direct.newest(game_id))
    trips = proxy.trips
    await behind.append(made)
    assert proxy.trips == trips + 1
    await until(lambda: (game_id, 4) in heard)
    await ear.close()


@pytest.mark.rs("RS-116")
async def test_while_somebody_takes_the_seat_an_answer_from_it_waits_and_is_refused(direct, behind):
    """The answer is on its way before the seat has changed; but it gets its turn after that."""
    game_id = await begun(direct)
    made = entry(game_id, await direct.newest(game_id))

    def slowly(connection: Connection) -> None:
        changed(connection, game_id, made.seat, made.epoch, {"away": True})
        connection.execute(text("SELECT pg_sleep(0.5)"))

    taking = asyncio.create_task(direct.write(game_id, slowly))
    await asyncio.sleep(0.2)
    with pytest.raises(Fenced):
        await behind.append(made)
    assert taking.done()
    await taking
    assert await direct.entries(game_id) == []


@pytest.mark.rs("RS-119")
@pytest.mark.parametrize("when", ["before", "after"])
async def test_a_new_game_whose_commit_was_cut_is_there_once(direct, behind, proxy, when):
    game = new_game()
    proxy.word, proxy.when = b"COMMIT", when
    proxy.once = True
    await behind.add_game(game)
    assert proxy.cuts == 1
    assert (await direct.game(game.id)).id == game.id
    assert await direct.seats(game.id) == list(game.seats)


@pytest.mark.rs("RS-119")
async def test_a_line_cut_before_anything_was_said_is_simply_tried_again(behind, proxy):
    game_id = await begun(behind)
    for _ in range(3):
        proxy.hang_up()
        await appended(behind, game_id)
    proxy.hang_up()
    assert len(await behind.entries(game_id)) == 3


@pytest.mark.rs("RS-124")
@pytest.mark.parametrize("mode", ["fast", "immediate"])
async def test_a_restart_of_postgresql_loses_nothing_and_needs_no_new_store(direct, postgres, mode):
    game_id = await begun(direct)
    made = [await appended(direct, game_id) for _ in range(3)]
    heard: Heard = []
    ear = OverPostgresql(direct, lambda *told: heard.append(told), beat=0.3)
    await ear.start()
    ear.watch(game_id)
    await asyncio.to_thread(postgres.stop, mode)
    with pytest.raises(Unavailable):
        await direct.append(entry(game_id, (3, made[-1].digest)))
    with pytest.raises(Unavailable):
        await direct.entries(game_id)
    await until(lambda: not ear.alive)
    await asyncio.to_thread(postgres.start)
    assert await direct.entries(game_id) == made
    await until(lambda: ear.alive)
    heard.clear()
    await appended(direct, game_id)
    await until(lambda: (game_id, 4) in heard)
    await ear.close()
    await asyncio.to_thread(postgres.stop, mode)
    await asyncio.to_thread(postgres.start)
    entries = await direct.entries(game_id)  # nobody asked meanwhile, so nobody has noticed
    assert len(entries) == 4
    verify(await direct.game(game_id), entries)


async def test_a_database_that_cannot_be_reached_is_told_at_the_start_without_its_password(postgres, tmp_path):
    from underkeep.server.settings import Settings

    for address in (
        f"postgresql://ania:canary@127.0.0.1:{postgres.port}/nowhere",
        "postgresql://ania:canary@127.0.0.1:1/games",
    ):
        with pytest.raises(CannotOpen) as refused:
            await Store.open(Settings.read({"data": str(tmp_path), "database": address}, {}))
        assert "canary" not in str(refused.value)
        assert "127.0.0.1" in str(refused.value)


# -- listening ------------------------------------------------------------------------------------------------------


@pytest.mark.rs("RS-129")
async def test_a_watched_game_is_heard_of_and_no_other(store):
    heard: Heard = []
    ear = listener(store, lambda *told: heard.append(told))
    watched, other = await begun(store), await begun(store)
    await ear.start()
    ear.watch(watched)
    await appended(store, other)
    await appended(store, watched)
    await store.say(watched, 0, "all", "hello")
    await store.control(watched, 1, epoch=0, away=True)
    await until(lambda: len([told for told in heard if told[0] == watched]) >= 3)
    assert (watched, 1) in heard
    assert {game_id for game_id, _ in heard} == {watched}
    ear.forget(watched)
    heard.clear()
    await appended(store, watched, seat=0)
    await ear.close()
    assert heard == []
    assert not ear.alive


@pytest.mark.rs("RS-088")
async def test_nobody_hears_or_reads_of_what_is_not_committed(store: Store, another: Callable[[], Store]):
    heard: Heard = []
    game_id = await begun(store)
    ear: Listener = listener(store, lambda *told: heard.append(told))
    await ear.start()
    ear.watch(game_id)
    await asyncio.sleep(0.05)
    heard.clear()
    made = entry(game_id, await store.newest(game_id))

    def slowly(connection: Connection) -> None:
        from underkeep.server.ledger import appending, fields_of, put

        put(connection, appending(first=True, by="person", fenced=False, session=False), fields_of(made))
        if store.settings.sqlite is None:
            connection.execute(text("SELECT pg_sleep(0.5)"))
        else:
            time.sleep(0.5)

    task = asyncio.create_task(store.write(game_id, slowly, made.seq))
    await asyncio.sleep(0.2)
    heard_meanwhile, read_meanwhile = list(heard), await another().entries(game_id)
    assert not task.done()
    await task
    assert (heard_meanwhile, read_meanwhile) == ([], [])
    await until(lambda: (game_id, 1) in heard)
    assert await another().entries(game_id) == [made]
    await ear.close()


def through(proxy: Proxy, store: Store) -> Callable[[], object]:
    """How a listener connects through the proxy, though its store has a good line."""
    import dataclasses

    settings = dataclasses.replace(store.settings, database=store.settings.database.set(port=proxy.port))
    return lambda: postgresql_connection(settings, patience=1.0)


@pytest.mark.rs("RS-120")
async def test_after_a_lost_line_the_listener_subscribes_and_then_looks(direct, proxy):
    heard: Heard = []
    game_id = await begun(direct)
    ear = OverPostgresql(direct, lambda *told: heard.append(told), sweep=1000, beat=0.2, connect=through(proxy, direct))
    await ear.start()
    ear.watch(game_id)
    proxy.stall()
    await until(lambda: not ear.alive)
    await appended(direct, game_id)  # another node writes meanwhile
    await asyncio.sleep(0.1)
    heard.clear()
    proxy.flowing.set()
    proxy.hang_up()
    await until(lambda: ear.alive)
    await until(lambda: game_id in {told[0] for told in heard})
    assert ear.reconnects == 1
    await ear.close()


@pytest.mark.rs("RS-120")
async def test_a_sweep_finds_what_no_notice_told(direct, proxy):
    heard: Heard = []
    game_id, quiet = await begun(direct), await begun(direct)
    ear = OverPostgresql(direct, lambda *told: heard.append(told), sweep=0.1, beat=1000, connect=through(proxy, direct))
    await ear.start()
    ear.watch(game_id)
    ear.watch(quiet)
    await asyncio.sleep(0.3)
    proxy.stall()
    heard.clear()
    made = await appended(direct, game_id)
    await until(lambda: (game_id, made.seq) in heard)
    await direct.say(game_id, 0, "all", "psst")
    await until(lambda: len(heard) >= 2)
    await asyncio.sleep(0.3)
    assert heard == [(game_id, made.seq), (game_id, 0)]  # one call for each change, none for the quiet game
    assert OverPostgresql(direct, print).sweep <= 5
    await ear.close()


@pytest.mark.rs("RS-121")
async def test_a_line_that_died_without_a_word_is_noticed(direct, proxy):
    ear = OverPostgresql(direct, print, beat=0.2, connect=through(proxy, direct))
    await ear.start()
    proxy.stall()
    assert await until(lambda: not ear.alive) < 3 * ear.beat
    await ear.close()
    usual = OverPostgresql(direct, print)
    assert 3 * usual.beat <= 15
    assert PATIENCE <= 15


@pytest.mark.rs("RS-122")
async def test_a_pooler_that_swallows_notices_is_found_at_the_start(direct):
    class Pooled:
        """Each statement may go to another connection, so nobody listens."""

        def __init__(self, connection) -> None:
            self.connection = connection

        async def add_listener(self, *_: object) -> None: ...

        async def execute(self, *words: object, **more: object) -> None:
            await self.connection.execute(*words, **more)

        def terminate(self) -> None:
            self.connection.terminate()

    async def connect() -> Pooled:
        return Pooled(await postgresql_connection(direct.settings))

    ear = OverPostgresql(direct, print, beat=0.2, connect=connect)
    with pytest.raises(CannotOpen):
        await ear.start()
    assert not ear.alive


@pytest.mark.rs("RS-122")
async def test_the_listening_connection_is_idle_and_in_no_transaction(direct, postgres):
    ear = OverPostgresql(direct, print)
    await ear.start()
    states = postgres.sql(
        "SELECT state, xact_start IS NULL FROM pg_stat_activity WHERE application_name = 'underkeep' "
        "AND query LIKE '%pg_notify%' AND query NOT LIKE '%pg_stat%'"
    )
    await ear.close()
    assert "idle|t" in states.splitlines()
    assert "idle in transaction" not in states


@pytest.mark.rs("RS-123")
async def test_forged_doubled_and_nonsensical_notices_are_harmless(direct, postgres, postgres_shared):
    heard: Heard = []
    game_id = await begun(direct)
    ear = OverPostgresql(direct, lambda *told: heard.append(told), sweep=1000)
    await ear.start()
    ear.watch(game_id)
    chance = random.Random(123)
    payloads = [
        "",
        ":",
        "x",
        "::",
        f"{game_id}",
        f"{game_id}:-1",
        f"{game_id}:{10**30}",
        "a:1",
        "test ",
        "é:1",
        "x" * 7000,
    ]
    payloads += ["".join(chr(chance.randrange(32, 0x2FF)) for _ in range(20)).replace("'", "") for _ in range(20)]
    payloads += [f"{game_id}:99", f"{game_id}:99"]
    words = "; ".join(f"SELECT pg_notify('underkeep', '{payload}')" for payload in payloads)
    heard.clear()
    await asyncio.to_thread(postgres.sql, words, postgres_shared)
    made = await appended(direct, game_id)
    await until(lambda: (game_id, made.seq) in heard)
    assert {told[0] for told in heard} == {game_id}
    assert ear.alive
    assert await direct.newest(game_id) == (1, made.digest)
    await ear.close()


async def test_sqlite_has_a_listener_of_the_same_kind(tmp_path):
    from tests.server.conftest import sqlite_settings

    store = await Store.open(sqlite_settings(tmp_path))
    ear = listener(store, print)
    assert isinstance(ear, InProcess)
    await ear.start()
    assert ear.alive
    await ear.close()
    await ear.close()
    await store.close()
