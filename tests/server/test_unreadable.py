"""Whatever is wrong in the rows of one game is shown as its own trouble, with a way out, and disturbs no other."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.server.conftest import sqlite_settings
from tests.server.games import appended, begun
from tests.server.served import FREELY, Browser, Player, Served, new_table, plain_seed, serving
from underkeep.core.registry import game_named
from underkeep.server.chain import digest_of_entry, follow
from underkeep.server.checking import check_games
from underkeep.server.errors import BadRow
from underkeep.server.limits import Limits
from underkeep.server.play import Play
from underkeep.server.rows import Entry
from underkeep.server.settings import Settings
from underkeep.server.store import Store

pytestmark = pytest.mark.anyio

NO_TEXT = "CAST(x'74FFFE' AS TEXT)"
# The newest row of a game: going back leads out of it.
ENTRY = [
    f"notation = {NO_TEXT}", "option = 'abc'", "option = 1.5", "option = 1", "kind = 'zzz'", "kind = 'sealed'",
    "kind = 'anSwer'", "kind = 'back'", "by = 'zzz'", "by = x'00'", "epoch = 'x'", "key = x'ff00'", "seat = 7",
    "seat = 'x'", "digest = 'x'", "before = x'00'", "state = 'x'", f"state = {NO_TEXT}", "seq = 4",
]  # fmt: skip
# Nothing leads out of these but a backup, or the end of the table.
HOPELESS = [
    "entry: seq = 'x'", "entry: seq = 9223372036854775807", f"entry: digest = {NO_TEXT}",
    "game: created_at = 'x'", "game: created_at = 99999999999999999", "game: options = '{'", "game: options = '[]'",
    f"game: options = {NO_TEXT}", "game: options = '{\"players\": 3}'", "game: pace = 'zzz'", "game: pace = '99'",
    "game: absence = 'zzz'", "game: absence = 'bot:x'",
    "game: version = 'x'", "game: version = 7", "game: origin = 'zzz'", "game: seed = 'x'", "game: digest = 'x'",
    f"game: title = {NO_TEXT}", "game: title = x'ff'", "game: next = x'ff'",
    "seat: kind = 'zzz'", "seat: epoch = 'x'", f"seat: name = {NO_TEXT}", "seat: seat = 7", "seat: since = 1.5",
]  # fmt: skip
# Nobody needs these to go on.
HARMLESS = ["entry: at = 'x'", "entry: at = -99999999999999999", "chat: text = x'ff'", "chat: at = 'x'"]
ROWS = {"game": "id = ?", "entry": "game_id = ? AND seq = 2", "seat": "game_id = ? AND seat = 1", "chat": "game_id = ?"}


@dataclass
class Room:
    """A server with two people who sit at all its tables."""

    server: Served
    host: Browser
    friend: Browser
    tables: dict[str, str]  # by what is spoiled there

    async def set_up(self, spoiled: list[str]) -> None:
        for what in spoiled:
            table, links = new_table(self.host, "pebbles", "me", "open", seed=plain_seed())
            self.friend.claim(links["seat1"])
            self.tables[what] = table
            async with Player(self.host, table) as one, Player(self.friend, table) as two:
                await one.come()
                await two.come()
                await one.heard(type="accepted", key=await one.answer())
                await two.until(lambda two=two: two.stage["question"] is not None)
                await two.heard(type="accepted", key=await two.answer())
                await one.say(type="say", text="well met")
                await two.heard(type="said")
        hall = self.server.house.hall
        hall.idle = -1
        async with asyncio.timeout(20):
            while hall.warm:  # noqa: ASYNC110 - the server is in another thread
                await asyncio.sleep(0.05)
        hall.idle = 600

    def spoil(self) -> None:
        with closing(sqlite3.connect(str(self.server.house.settings.sqlite))) as line, line:
            for what, table in self.tables.items():
                kind, _, change = what.partition(": ") if ": " in what[:7] else ("entry", "", what)
                words = f"UPDATE {kind} SET {change} WHERE {ROWS[kind]}"
                assert line.execute(words, [table]).rowcount == 1, what

    def closed(self, browser: Browser) -> dict[str, str]:
        return {sheet["table"]: sheet["closed"] for sheet in browser.get("/api/tables")}

    async def close_code(self, table: str) -> int:
        """How the table shows somebody out who comes."""
        async with Player(self.friend, table) as two:
            await two.say(type="hello", protocol=1)
            return await two.ended()


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Room]:
    with serving(sqlite_settings(tmp_path), Limits(**FREELY)) as server:
        yield Room(server, server.browser(), server.browser(), {})


async def checked(settings: Settings) -> dict[str, int]:
    """What `underkeep check` names; the server may be running."""
    store = Store(settings)
    try:
        return {finding.game_id: finding.row for finding in await check_games(store)}
    finally:
        await store.close()


@pytest.mark.rs("RS-107")
@pytest.mark.rs("RS-108")
async def test_going_back_leads_out_of_a_row_that_is_not_what_was_written(room: Room) -> None:
    await room.set_up([*ENTRY, "game: paused = 0"])  # the last one is not spoiled at all
    room.spoil()
    fine = room.tables.pop("game: paused = 0")
    stuck = dict.fromkeys(room.tables.values(), "stuck")
    assert await checked(room.server.house.settings) == dict.fromkeys(room.tables.values(), 2)
    assert room.closed(room.host) == room.closed(room.friend) == {**stuck, fine: ""}
    for what, table in room.tables.items():
        assert room.friend.get(f"/api/tables/{table}")["closed"] == "stuck", what
        assert await room.close_code(table) == 4005, what
        assert room.host.post(f"/api/tables/{table}/back")["closed"] == "", what
        async with Player(room.host, table) as one, Player(room.friend, table) as two:
            await one.come()
            await two.come()
            assert two.stage["view"]["left"] == 8, what  # after the first decision
            await two.heard(type="accepted", key=await two.answer())
        assert room.closed(room.host)[table] == "", what
    assert await checked(room.server.house.settings) == {}
    assert [line for line in room.server.errors() if line["level"] == "error"] == []


@pytest.mark.rs("RS-107")
@pytest.mark.rs("RS-108")
async def test_whatever_else_is_wrong_with_a_game_it_can_be_closed_and_deleted_and_all_others_go_on(room: Room) -> None:
    await room.set_up([*HOPELESS, *HARMLESS])
    room.spoil()
    fine = [room.tables.pop(what) for what in HARMLESS]
    assert room.closed(room.friend) == {**dict.fromkeys(room.tables.values(), "stuck"), **dict.fromkeys(fine, "")}
    assert set(await checked(room.server.house.settings)) == set(room.tables.values())
    for what, table in room.tables.items():
        assert room.friend.get(f"/api/tables/{table}")["closed"] == "stuck", what
        assert await room.close_code(table) == 4005, what
        assert room.host.ask("POST", f"/api/tables/{table}/back", {}).status == 409, what
        assert room.host.post(f"/api/tables/{table}/close")["closed"] == "abandoned", what
        assert room.host.ask("POST", f"/api/tables/{table}/delete", {}).status == 200, what
    assert room.closed(room.host) == dict.fromkeys(fine, "")
    for table in fine:
        async with Player(room.host, table) as one:
            await one.come()
            await one.heard(type="accepted", key=await one.answer())
    assert [line for line in room.server.errors() if line["level"] == "error"] == []


@pytest.mark.rs("RS-107")
async def test_whether_a_game_goes_on_is_found_out_anew_if_its_row_does_not_say(room: Room) -> None:
    await room.set_up(["game: closed = 'zzz'", f"game: closed = {NO_TEXT}", "game: result = x'ff'"])
    room.spoil()
    for table in room.tables.values():
        assert room.closed(room.host)[table] == "stuck"
        assert await room.close_code(table) == 4005  # and so it is written down, in a word that can be read
        async with Player(room.host, table) as one:
            await one.come()
            await one.heard(type="accepted", key=await one.answer())
        assert room.closed(room.host)[table] == ""


@pytest.mark.rs("RS-107")
async def test_a_game_whose_rows_are_right_but_lead_elsewhere_now_is_stuck(room: Room) -> None:
    """As after a change of the rules that nobody has noticed: each digest fits, the table does not."""
    await room.set_up(["sound"])
    [table] = room.tables.values()
    with closing(sqlite3.connect(str(room.server.house.settings.sqlite))) as line, line:
        fields = ", ".join(Entry.__struct_fields__)
        row = line.execute(f"SELECT {fields} FROM entry WHERE game_id = ? AND seq = 2", [table]).fetchone()
        old = Entry(*row)
        other = Entry(*[*row[:9], "0" * 64, *row[10:]])
        digest = digest_of_entry(other)
        assert digest != old.digest
        line.execute("UPDATE entry SET state = ?, digest = ? WHERE game_id = ? AND seq = 2", ["0" * 64, digest, table])
    assert room.closed(room.host) == {table: "stuck"}
    assert await checked(room.server.house.settings) == {table: 2}
    assert await room.close_code(table) == 4005


@pytest.mark.rs("RS-016")
async def test_a_game_begun_under_older_rules_is_frozen_and_its_rows_stay_as_they_were(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.set_up(["sound"])
    [table] = room.tables.values()
    info = game_named("pebbles")

    def rows() -> list[object]:
        with closing(sqlite3.connect(str(room.server.house.settings.sqlite))) as line:
            return line.execute("SELECT * FROM entry WHERE game_id = ? ORDER BY seq", [table]).fetchall()

    before = rows()
    monkeypatch.setattr(info, "version", info.version + 1)
    assert await checked(room.server.house.settings) == {table: 0}
    assert await room.close_code(table) == 4005
    assert room.closed(room.host) == {table: "stuck"}
    assert rows() == before


@pytest.mark.rs("RS-107")
async def test_what_another_process_has_stored_must_lead_to_the_table_that_it_names(
    store: Store, pebbles: None
) -> None:
    game_id = await begun(store, game="pebbles", seed="3")
    game = await store.game(game_id)
    assert game is not None
    play = Play(game, b"key", paced=False)
    decision = play.truth.decision
    assert decision is not None
    told = {"kind": "answer", "seat": decision.seat, "option": 0, "notation": str(decision.options[0]), "key": "k"}
    wrong = follow(game_id, play.newest, **told, state="0" * 64, epoch=0, by="person")  # type: ignore[arg-type]
    with pytest.raises(BadRow, match="another table"):
        play.hear(wrong)


@pytest.mark.rs("RS-108")
async def test_a_row_that_belongs_to_no_game_is_named(sqlite: Store) -> None:
    game_id = await begun(sqlite)
    await appended(sqlite, game_id)
    assert sqlite.settings.sqlite is not None
    with closing(sqlite3.connect(sqlite.settings.sqlite)) as line, line:
        line.execute("UPDATE entry SET game_id = 'nobody'")
    assert await checked(sqlite.settings) == {"nobody": 1}


@pytest.mark.rs("RS-107")
@pytest.mark.rs("RS-096")
async def test_rows_that_belong_to_nothing_stop_no_start(tmp_path: Path) -> None:
    settings = sqlite_settings(tmp_path)
    store = await Store.open(settings)
    bad, fine = await begun(store), await begun(store)
    await appended(store, bad)
    await store.close()
    assert settings.sqlite is not None
    with closing(sqlite3.connect(settings.sqlite)) as line, line:
        line.execute("UPDATE entry SET seat = 7")
        line.execute("PRAGMA ignore_check_constraints = ON")
        line.execute("UPDATE game SET generator = 'fast' WHERE id = ?", [bad])
    store = await Store.open(settings)
    await appended(store, fine)
    assert (await checked(settings))[bad] == 0
    await store.remove(bad)
    assert await store.game(bad) is None
    await store.close()
