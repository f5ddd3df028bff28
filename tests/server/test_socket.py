"""Tables over real sockets: what travels, what is refused, and what happens to lines that break."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import socket
import struct
import time
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from dataclasses import replace
from itertools import product
from pathlib import Path
from types import SimpleNamespace
from typing import Any, ClassVar

import pytest
from websockets.exceptions import InvalidStatus

import underkeep as uk
from tests.server.conftest import sqlite_settings
from tests.server.served import (
    ROOT,
    Browser,
    Player,
    Served,
    children,
    gone,
    new_table,
    party,
    plain_seed,
    process,
    serving,
)
from tests.server.test_logs import captured
from underkeep.boss_monster import INFO as BOSS_MONSTER
from underkeep.server import serving as running
from underkeep.server import socket as line
from underkeep.server.crowd import Crowd
from underkeep.server.errors import BadSetting, InUse
from underkeep.server.limits import Limits, Rate
from underkeep.server.play import pledge
from underkeep.server.rights import Rights
from underkeep.server.rows import Session

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(sqlite_settings(tmp_path_factory.mktemp("sockets"))) as served:
        yield served


def pair(server: Served, game: str = "pebbles", **more: Any) -> tuple[str, Browser, Browser, dict[str, str]]:
    one, two = server.browser(), server.browser()
    table, links = new_table(one, game, "me", "open", **({"seed": plain_seed()} if game == "pebbles" else {}) | more)
    two.claim(links["seat1"])
    return table, one, two, links


# -- playing ----------------------------------------------------------------------------------------------------------


@pytest.mark.rs("RS-050")
@pytest.mark.rs("RS-052")
@pytest.mark.rs("RS-054")
@pytest.mark.rs("RS-055")
@pytest.mark.rs("RS-057")
@pytest.mark.ux("UX-122")
@pytest.mark.parametrize("game", ["pebbles", "boss_monster"])
async def test_two_people_play_a_whole_game_and_then_everybody_may_read_its_record(server: Served, game: str) -> None:
    table, one, two, links = pair(server, game)
    watching = server.browser()
    watching.claim(links["spectate"])
    async with (
        Player(one, table) as first,
        Player(two, table) as second,
        Player(watching, table) as third,
        Player(watching, table) as fourth,
    ):
        for player in (first, second, third, fourth):
            await player.come()
        assert first.messages[0]["viewer"] == 0
        assert first.messages[0]["roles"] == ["seat", "host"]
        assert second.messages[0]["roles"] == ["seat"]
        assert third.messages[0]["viewer"] is None
        for browser, whole in product((one, two, watching), ("record", "moments")):
            assert browser.ask("GET", f"/api/tables/{table}/{whole}").status == 404
        chance = random.Random(4)
        async with asyncio.timeout(40):
            await asyncio.gather(first.play_out(chance), second.play_out(chance))
        for player in (third, fourth):
            await player.until(lambda player=player: player.stage["result"])
        stages = [[m for m in p.messages if m["type"] == "stage"] for p in (third, fourth)]
        assert stages[0] == stages[1]
    for browser in (one, two, watching):
        record = browser.get(f"/api/tables/{table}/record")["text"]
    played = uk.load(record)
    assert played.result is not None
    assert played.result.line() == first.stage["result"] == one.get(f"/api/tables/{table}")["result"]
    assert played.names == ["Ania", "Boris"]
    origin = one.get(f"/api/tables/{table}")["origin"]
    for player in (first, second, third):  # a seed that was typed could be found by trying
        assert player.messages[0]["pledge"] == {"dealt": pledge(str(played.seed)), "typed": ""}[origin]
    assert server.browser().ask("GET", f"/api/tables/{table}/record").status == 404
    assert server.errors() == []


@pytest.mark.rs("RS-050")
async def test_nothing_that_is_sent_holds_the_seed_of_an_unfinished_game(server: Served) -> None:
    seed = 0x7A3B_55C1_99E0_1234_ABCD_EF01_2345_6789
    table, one, two, _ = pair(server, seed=str(seed))
    async with Player(one, table) as first, Player(two, table) as second:
        await first.come()
        await second.come()
        await first.heard(type="accepted", key=await first.answer())
        sent = json.dumps([first.messages, second.messages, one.get(f"/api/tables/{table}"), one.get("/api/tables")])
    for form in (str(seed), f"{seed:x}", f"{seed:X}"):
        assert form not in sent
        assert form not in server.log.getvalue()


async def test_a_bot_plays_with_a_person(server: Served) -> None:
    one = server.browser()
    table, _ = new_table(one, "pebbles", "me", "bot:random")
    async with Player(one, table) as player:
        await player.come()
        async with asyncio.timeout(20):
            await player.play_out(random.Random(1))
    assert "bot random" in one.get(f"/api/tables/{table}/record")["text"]


async def test_a_stand_in_answers_while_i_am_away_and_gives_the_seat_back(server: Served) -> None:
    table, one, two, _ = pair(server)
    async with Player(one, table) as first, Player(two, table) as second:
        await first.come()
        await second.come()
        one.post(f"/api/tables/{table}/away", {"on": True, "bot": "random"})
        await second.until(lambda: second.seats[0]["away"])
        await second.until(lambda: second.stage["question"] is not None)
        assert first.closed is None  # the seat is still mine
        one.post(f"/api/tables/{table}/away", {"on": False})
        await second.until(lambda: not second.seats[0]["away"])
        await second.answer()
        await first.until(lambda: first.stage["question"] is not None)
        await first.heard(type="accepted", key=await first.answer())


# -- the first word ---------------------------------------------------------------------------------------------------


@pytest.mark.rs("RS-143")
@pytest.mark.parametrize(
    ("first", "reason", "code"),
    [
        ({"type": "hello", "protocol": 999}, "reload", 4006),
        ({"type": "hold", "on": True}, "bad_messages", 4007),
        ({"type": "nonsense"}, "bad_messages", 4007),
    ],
)
async def test_a_client_that_does_not_begin_as_agreed_is_told_why_and_cut_off(
    server: Served, first: dict[str, Any], reason: str, code: int
) -> None:
    table, one, _, _ = pair(server)
    async with Player(one, table) as player:
        await player.say(**first)
        assert await player.ended() == code
        assert player.messages == [{"type": "closing", "reason": reason, "again": False}]


@pytest.mark.rs("RS-139")
async def test_a_client_that_says_nothing_is_cut_off(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line, "HELLO_SECONDS", 0.2)
    table, one, _, _ = pair(server)
    async with Player(one, table) as player:
        assert await player.ended() == 4004
        assert player.messages == [{"type": "closing", "reason": "silent", "again": True}]


@pytest.mark.rs("RS-140")
async def test_more_lines_than_a_seat_may_have_are_closed_with_the_reason(limited: Callable[..., Served]) -> None:
    server = limited(sockets_per_seat=1, spectators=1)
    table, one, two, links = pair(server)
    watching = server.browser()
    watching.claim(links["spectate"])
    async with Player(one, table) as first, Player(watching, table) as third:
        await first.come()
        await third.come()
        for browser in (one, watching):
            async with Player(browser, table) as surplus:
                await surplus.say(type="hello", protocol=1)
                assert await surplus.ended() == 4009
        async with Player(two, table) as second:
            await second.come()
    async with Player(one, table) as again:  # a line that has ended does not count
        await again.come()


@pytest.mark.rs("RS-177")
async def test_new_lines_of_one_seat_are_counted(limited: Callable[..., Served]) -> None:
    server = limited(rate_connect=Rate(2, 60))
    table, one, two, _ = pair(server)
    for _ in range(2):
        async with Player(one, table):
            pass
    with pytest.raises(InvalidStatus):
        await Player(one, table).__aenter__()
    async with Player(two, table) as second:
        await second.come()


# -- bad messages -----------------------------------------------------------------------------------------------------

BAD: dict[str, str | bytes] = {
    "no JSON": "nonsense",
    "nothing": "",
    "nested": "[" * 7_000,
    "nested in a field": '{"type": "hold", "on": true, "x": ' + "[" * 7_000 + "]" * 7_000 + "}",
    "an unknown field": '{"type": "hold", "on": true, "seat": 1}',
    "a wrong type": '{"type": "hold", "on": 1}',
    "a doubled key": '{"type": "hold", "on": true, "on": false}',
    "a huge number": '{"type": "answer", "decision": "x", "option": ' + "9" * 400 + ', "key": "abcdefgh"}',
    "a negative option": '{"type": "answer", "decision": "x", "option": -1, "key": "abcdefgh"}',
    "bytes": b'{"type": "hold", "on": true}',
    "half a character": '{"type": "say", "text": "\\ud800"}',
}


@pytest.mark.rs("RS-133")
@pytest.mark.rs("RS-134")
@pytest.mark.parametrize("bad", BAD.values(), ids=BAD)
async def test_a_bad_message_gets_a_typed_error_and_changes_nothing(server: Served, bad: str | bytes) -> None:
    table, one, _, _ = pair(server)
    async with Player(one, table) as player:
        await player.come()
        before = dict(player.stage)
        await player.socket.send(bad)
        assert (await player.heard(type="refused"))["code"] in ("bad_message", "unfit_text")
        assert player.stage == before
        await player.heard(type="accepted", key=await player.answer())
    assert server.errors() == []


@pytest.mark.rs("RS-134")
async def test_after_a_few_bad_messages_the_line_is_cut(server: Served) -> None:
    table, one, _, _ = pair(server)
    async with Player(one, table) as player:
        await player.come()
        for _ in range(5):
            await player.socket.send("nonsense")
        assert await player.ended() == 4007
        assert [m["type"] for m in player.messages[-6:]] == ["refused"] * 5 + ["closing"]


@pytest.mark.rs("RS-131")
@pytest.mark.parametrize("fragments", [1, 3])
async def test_a_message_that_is_too_long_closes_the_line(server: Served, fragments: int) -> None:
    table, one, _, _ = pair(server)
    longest = server.house.limits.frame
    async with Player(one, table, compression=None) as player:
        await player.come()
        await player.socket.send(" " * longest)  # a bad message, but not a long one
        await player.heard(type="refused", code="bad_message")
        said = " " * (longest // fragments + 1)
        await player.socket.send(said if fragments == 1 else [said] * fragments)
        assert await player.ended() == 1009


@pytest.mark.rs("RS-131")
async def test_a_message_that_inflates_past_the_limit_closes_the_line(server: Served) -> None:
    table, one, _, _ = pair(server)
    async with Player(one, table, max_size=None) as player:
        await player.come()
        await player.socket.send("0" * 8_000_000)
        assert await player.ended() == 1009


@pytest.mark.rs("RS-167")
async def test_chat_is_made_harmless_and_stays_among_the_seats(server: Served) -> None:
    table, one, two, links = pair(server)
    watching = server.browser()
    watching.claim(links["spectate"])
    async with Player(one, table) as first, Player(two, table) as second, Player(watching, table) as third:
        for player in (first, second, third):
            await player.come()
        await third.say(type="say", text="let me talk")
        assert (await third.heard(type="refused"))["code"] == "not_yours"
        await first.say(type="say", text="\u202egood\x1b[31m\nluck\u200b")
        assert (await second.heard(type="said"))["line"]["text"] == "good[31m luck"
        await first.say(type="say", text="\u200b")
        assert (await first.heard(type="refused"))["rule"] == "empty"
        assert not [m for m in third.messages if m["type"] == "said"]


@pytest.mark.rs("RS-177")
async def test_each_kind_of_message_has_a_limit_of_its_own(limited: Callable[..., Served]) -> None:
    rates = dict.fromkeys(("answer", "undo", "hold", "chat", "hint", "why_not", "reckon", "ping", "other"), Rate(2, 60))
    server = limited(**{f"rate_{kind}": rate for kind, rate in rates.items()})
    table, one, two, _ = pair(server)
    kinds: list[dict[str, Any]] = [
        {"type": "answer", "decision": "x", "option": 0, "key": "answer-key"},
        {"type": "take_back", "key": "undo-key-1"},
        {"type": "hold", "on": True},
        {"type": "say", "text": "hello"},
        {"type": "hint", "ref": "hint-ref"},
        {"type": "why_not", "notation": "take 9", "ref": "why-ref"},
        {"type": "reckon", "ref": "sums-ref"},
        {"type": "ping", "ref": "ping-ref"},
        {"type": "ready", "seat": 0},
    ]
    async with Player(one, table) as first, Player(two, table) as second:
        await first.come()
        await second.come()
        for kind in kinds:
            del first.messages[:]
            for _ in range(2):
                await first.say(**kind)
            await first.say(**kind)
            refused = await first.heard(type="refused", code="too_often")
            assert refused["ref"] == kind.get("key", kind.get("ref", ""))
            assert 0 < refused["again"] <= 30
            await second.say(**kind)
        await second.say(type="why_not", notation="take 9", ref="the-end")
        await second.heard(type="reason", ref="the-end")
        assert not [m for m in second.messages if m.get("code") == "too_often"]


@pytest.mark.ux("UX-095")
async def test_a_sign_of_life_is_answered_at_once_and_changes_nothing(server: Served) -> None:
    table, one, _, links = pair(server)
    watching = server.browser()
    watching.claim(links["spectate"])
    async with Player(one, table) as first, Player(watching, table) as second:
        for player in (first, second):
            await player.come()
            before = player.stage
            await player.say(type="ping", ref="still there")
            assert await player.heard(type="pong") == {"type": "pong", "ref": "still there"}
            assert player.stage == before


@pytest.mark.ux("UX-075")
@pytest.mark.ux("UX-186")
@pytest.mark.rs("RS-032")
async def test_everybody_is_told_the_sums_of_their_own_view_and_of_no_other(server: Served) -> None:
    table, one, two, links = pair(server, "boss_monster", seed="7")
    watching = server.browser()
    watching.claim(links["spectate"])
    async with Player(one, table) as first, Player(two, table) as second, Player(watching, table) as third:
        for player in (first, second, third):
            await player.come()
        told: list[Any] = []
        for turn in range(12):
            deciding = first if first.stage["question"] is not None else second
            await deciding.heard(type="accepted", key=await deciding.answer(0))
            told = []
            for player in (first, second, third):
                await player.say(type="reckon", ref=f"sums {turn}")
                reckoned = await player.heard(type="reckoned", ref=f"sums {turn}")
                assert reckoned["version"] == player.stage["version"]
                assert reckoned["sums"] == BOSS_MONSTER.reckon(player.stage["view"])
                assert len(reckoned["sums"]["players"]) == 2
                told.append(reckoned["sums"])
            if told[0] != told[1] != told[2] != told[0]:
                return
        pytest.fail(f"no two of them see anything that the third does not: {told}")


async def test_a_game_whose_figures_need_no_explaining_has_no_sums(server: Served) -> None:
    table, one, _, _ = pair(server)
    async with Player(one, table) as first:
        await first.come()
        await first.say(type="reckon", ref="sums")
        assert (await first.heard(type="reckoned"))["sums"] == {}


# -- rights that end --------------------------------------------------------------------------------------------------


@pytest.mark.rs("RS-149")
@pytest.mark.rs("RS-151")
async def test_a_new_link_shows_the_old_holder_out_and_everybody_is_told(server: Served) -> None:
    here = party(server)
    async with Player(here.host, here.table) as first, Player(here.friend, here.table) as second:
        async with Player(here.spectator, here.table) as third:
            for player in (first, second, third):
                await player.come()
            started = time.monotonic()
            link = here.host.post(f"/api/tables/{here.table}/seats/1/link")
            assert await second.ended() == 4003
            assert time.monotonic() - started < 2
            assert second.messages[-1] == {"type": "closing", "reason": "seat_changed", "again": False}
            for player in (first, third):
                said = await player.heard(type="said")
                assert (said["line"]["seat"], said["line"]["text"]) == (None, "seat-link-renewed seat=1")
        assert here.friend.ask("GET", f"/api/tables/{here.table}").status == 404
        here.stranger.claim(link["url"], "Ewa")
        await first.until(lambda: first.seats[1]["name"] == "Ewa")


@pytest.mark.rs("RS-151")
@pytest.mark.parametrize("way", ["leave", "sit down"])
async def test_a_spectator_whose_right_has_ended_is_shown_nothing_more(server: Served, way: str) -> None:
    table, one, _, links = pair(server)
    host = server.browser()
    host.claim(links["host"])
    watching, other = server.browser(), server.browser()
    for browser in (watching, other):
        browser.claim(links["spectate"])
    lines = [watching, watching, other, host]
    async with AsyncExitStack() as opened:
        first, again, third, fourth = [await opened.enter_async_context(Player(each, table)) for each in lines]
        for player in (first, again, third, fourth):
            await player.come()
        started = time.monotonic()
        if way == "leave":
            watching.post(f"/api/tables/{table}/leave")
        else:
            watching.claim(host.post(f"/api/tables/{table}/seats/1/link")["url"], "Ewa", swap=True)
        for player in (first, again):
            assert await player.ended() == 4003
        assert time.monotonic() - started < 2
        async with Player(one, table) as playing:
            await playing.come()
            await playing.answer()
        for player in (third, fourth):
            await player.until(lambda player=player: player.stage["view"]["left"] == 8)
            assert player.closed is None


@pytest.mark.rs("RS-055")
async def test_when_the_host_closes_a_table_everybody_goes_and_what_lay_hidden_stays_hidden(
    server: Served,
) -> None:
    here = party(server)
    async with Player(here.host, here.table) as first, Player(here.friend, here.table) as second:
        await first.come()
        await second.come()
        assert here.host.post(f"/api/tables/{here.table}/close")["closed"] == "abandoned"
        for player in (first, second):
            assert await player.ended() == 4000
    for browser, whole in product((here.host, here.friend, here.spectator), ("record", "moments")):
        assert browser.ask("GET", f"/api/tables/{here.table}/{whole}").status == 404


# -- lines that break -------------------------------------------------------------------------------------------------


@pytest.mark.rs("RS-141")
async def test_a_client_that_vanishes_right_after_an_answer_leaves_no_error_and_the_answer_counts(
    server: Served,
) -> None:
    table, one, two, _ = pair(server)
    async with Player(two, table) as second:
        await second.come()
        for turn in range(2):
            first = await Player(one, table).__aenter__()
            await first.come()
            await first.until(lambda first=first: first.stage["question"] is not None)
            await first.answer()
            first.socket.transport.abort()
            await first.reader
            await second.until(lambda: not second.seats[0]["here"])
            await second.until(lambda: second.stage["question"] is not None)
            if turn == 0:
                await second.answer()
    assert server.errors() == []


@pytest.mark.rs("RS-136")
@pytest.mark.ux("UX-091")
async def test_a_client_that_answers_no_ping_is_shown_absent(
    monkeypatch: pytest.MonkeyPatch, limited: Callable[..., Served]
) -> None:
    assert 2 * running.PING < 10  # so soon everybody knows it
    monkeypatch.setattr(running, "PING", 0.4)
    server = limited()
    table, one, two, _ = pair(server)
    async with Player(two, table) as second:
        await second.come()
        dead = deaf_client(server, one, table)
        await second.until(lambda: second.seats[0]["here"])
        started = time.monotonic()
        await second.until(lambda: not second.seats[0]["here"], 5)
        assert time.monotonic() - started < 2
        assert second.seats[0]["gone"] == 0
        assert "gone" not in second.seats[1]
        await asyncio.sleep(1.1)
        async with Player(two, table) as again:  # nobody is shown out, and the time goes on
            await again.come()
            assert 1 <= again.seats[0]["gone"] < 5
            assert again.seats[0]["kind"] == "person"
        async with Player(one, table) as back:
            await back.come()
            assert back.seats[0]["here"]
            assert "gone" not in back.seats[0]
        dead.close()
    assert server.errors() == []


def deaf_client(server: Served, browser: Browser, table: str) -> socket.socket:
    """Says hello and then nothing more, not even to a ping; and takes nothing off the line."""
    line = socket.create_connection(("127.0.0.1", server.port))
    line.sendall(
        f"GET /ws/{table} HTTP/1.1\r\nhost: localhost:{server.port}\r\norigin: {browser.origin}\r\n"
        f"cookie: {browser.cookie}\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
        "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    assert b" 101 " in line.recv(4096)
    hello = b'{"type": "hello", "protocol": 1}'
    line.sendall(struct.pack("!BB4x", 0x81, 0x80 | len(hello)) + hello)
    return line


class Stuck:
    """A socket that takes the first message and never another."""

    scope: ClassVar[dict[str, Any]] = {}

    def __init__(self) -> None:
        self.sent = 0
        self.heard = asyncio.Queue[dict[str, Any]]()

    async def accept(self) -> None:
        await self.heard.put({"type": "websocket.receive", "text": '{"type": "hello", "protocol": 1}'})

    async def receive(self) -> dict[str, Any]:
        return await self.heard.get()

    async def send_data(self, _data: str, mode: str) -> None:
        self.sent += 1
        if self.sent > 1:
            await asyncio.Event().wait()


@pytest.mark.rs("RS-135")
async def test_a_client_that_stops_reading_is_dropped_after_the_written_time_and_keeps_little() -> None:
    told: list[Any] = []

    def put(request: Any) -> bool:
        told.append(request)
        return True

    dealer = SimpleNamespace(put=put)

    async def found(_table: str) -> Any:
        return dealer

    house: Any = SimpleNamespace(
        limits=replace(Limits(), outbox_seconds=1, outbox=8),
        sockets=Crowd(),
        metrics=SimpleNamespace(socket_opened=lambda _: None, socket_closed=lambda _: None),
        hall=SimpleNamespace(warm={}, full=False, dealer=found),
    )
    rights = Rights(Session("d" * 64, "table", "spectator", None, 0))
    stuck: Any = Stuck()
    visit = line.Visit(house, "table", rights, "at nowhere", stuck)
    running_visit = asyncio.create_task(visit.run())
    started = time.monotonic()
    while not running_visit.done() and time.monotonic() - started < 5:
        visit.outbox.put("stage", b"x" * 100)
        assert len(visit.outbox) <= 8
        await asyncio.sleep(0.02)
    await running_visit
    assert 0.8 < time.monotonic() - started < 3
    assert [type(request).__name__ for request in told] == ["Come", "Gone"]
    assert not house.sockets


# -- starting and stopping --------------------------------------------------------------------------------------------


@pytest.mark.rs("RS-200")
@pytest.mark.rs("RS-201")
@pytest.mark.parametrize("wish", [signal.SIGTERM, signal.SIGINT])
async def test_a_server_that_is_stopped_says_come_back_and_a_new_one_goes_on(
    tmp_path: Path, wish: signal.Signals
) -> None:
    with process(tmp_path) as (started, port):
        one = Browser(port)
        table, _ = new_table(one, "pebbles", "me", "bot:random", seed=plain_seed())
        async with Player(one, table) as player:
            await player.come()
            await player.heard(type="accepted", key=await player.answer())
            await player.until(lambda: player.stage["view"]["left"] < 8)  # the bot has thought
            await player.until(lambda: player.stage["question"] is not None)
            workers = children(started.pid)
            assert workers
            began = time.monotonic()
            os.kill(started.pid, wish)
            assert await player.ended() == 1012
        assert await asyncio.to_thread(started.wait, 10) == 0
        assert time.monotonic() - began < 10
        assert all(gone(worker) for worker in workers)
        assert started.stderr is not None
        assert "Traceback" not in started.stderr.read()
    if wish == signal.SIGINT:
        return  # it leaves the same behind
    with process(tmp_path) as (_, port):
        one.port = port
        async with Player(one, table) as again:
            await again.come()
            await again.until(lambda: again.stage["question"] is not None)
            assert again.stage["view"] == player.stage["view"]
            assert again.stage["question"] == player.stage["question"]


@pytest.mark.rs("RS-208")
def test_what_is_in_the_way_of_a_start_is_said_in_one_sentence(tmp_path: Path) -> None:
    settings = sqlite_settings(tmp_path)
    with captured(), socket.create_server(("127.0.0.1", 0)) as busy:
        port = busy.getsockname()[1]
        with pytest.raises(BadSetting, match=f"^port {port} is in use; close the other program, or choose another"):
            running.serve(replace(settings, port=port), Limits())
    for host in ("192.0.2.1", "nowhere.invalid"):
        with captured(), pytest.raises(BadSetting, match=f"^{host} is not an address of this computer") as refused:
            running.serve(replace(settings, host=host), Limits())
        assert refused.value.field == "host"  # so that nobody tries other ports of it


@pytest.mark.rs("RS-208")
def test_a_database_that_cannot_be_opened_is_told_by_its_own_sentence(tmp_path: Path) -> None:
    settings = replace(sqlite_settings(tmp_path), port=0)
    with serving(settings), pytest.raises(InUse):
        running.serve(settings, Limits())


@pytest.mark.rs("RS-136")
def test_whoever_sets_a_proxy_up_reads_how_often_there_is_a_sign_of_life() -> None:
    assert f"Every {running.PING} seconds there is a sign of life" in (ROOT / "docs" / "hosting.md").read_text("utf-8")
