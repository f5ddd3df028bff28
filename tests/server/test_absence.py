"""Somebody is lost: who knows it, how long the table waits, and when a bot plays for them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest

from tests.server.conftest import sqlite_settings
from tests.server.games import begun
from tests.server.served import Browser, Player, Served, new_table, plain_seed, serving
from tests.server.test_dealer import AtOnce, Client, seed_with, sit, without
from tests.server.test_dealer import new_table as laid
from tests.server.test_driving import until
from tests.server.test_hosting import announced
from underkeep.server import awaiting, wire
from underkeep.server.driving import ASK_AGAIN
from underkeep.server.errors import Fenced
from underkeep.server.hall import Hall
from underkeep.server.metrics import Metrics
from underkeep.server.requests import Surroundings
from underkeep.server.store import Store

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("pebbles")]


class Watch:
    """A clock that goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 1_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
async def nodes(sqlite: Store, watch: Watch) -> AsyncIterator[list[Hall]]:
    """Two that look after the same games, as two processes on one database would."""
    opened = [Hall(Surroundings(sqlite, AtOnce(), Metrics(), b"k" * 32, name, clock=watch), idle=600) for name in "AB"]
    for hall in opened:
        await hall.open()
    yield opened
    for hall in opened:
        await hall.close()


@pytest.fixture
def hall(nodes: list[Hall]) -> Hall:
    return nodes[0]


def seats(client: Client) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = [m for m in client.messages if m["type"] in ("welcome", "seats")][-1]["seats"]
    return found


def said(client: Client) -> list[str]:
    return [m["line"]["text"] for m in client.messages if m["type"] == "said"]


async def nudge(client: Client) -> None:
    """Something comes in, so that the table looks at its clock; when the second is answered, it has looked."""
    for _ in range(2):
        ref = f"nudge {len(client.messages)}"
        await client.ask(wire.WhyNot(notation="take 9", ref=ref))
        await client.reply(ref)


async def vote(client: Client, seat: int, *, bot: bool = True) -> None:
    await client.ask(wire.Vote(seat=seat, bot=bot))


# -- a bot after some minutes -----------------------------------------------------------------------------------------


@pytest.mark.ux("UX-092")
async def test_after_so_many_minutes_a_bot_plays_for_whoever_is_lost_and_not_before(hall: Hall, watch: Watch) -> None:
    table = await laid(hall, "pebbles", 2, absence="bot:3", seed=int(plain_seed()))
    one, two = await sit(hall, table, 0, 1)
    await two.leave()
    await one.until(lambda: "gone" in seats(one)[1])
    dealer = await hall.dealer(table)
    assert dealer.due() == watch.now + 3 * awaiting.MINUTE
    watch.now += 3 * awaiting.MINUTE - 1
    await nudge(one)
    assert not seats(one)[1]["away"]
    watch.now += 1
    await nudge(one)
    assert seats(one)[1]["away"]
    await one.until(lambda: said(one) == ["seat-lost-bot seat=1"])
    assert seats(one)[1]["kind"] == "person"  # the seat stays theirs
    assert dealer.lease is not None
    assert dealer.lease.owner == "A"


@pytest.mark.ux("UX-092")
@pytest.mark.parametrize("absence", ["wait", "ask"])
async def test_at_a_table_that_waits_or_asks_no_clock_calls_a_bot(hall: Hall, watch: Watch, absence: str) -> None:
    table = await laid(hall, "pebbles", 2, absence=absence, seed=int(plain_seed()))
    one, two = await sit(hall, table, 0, 1)
    await two.leave()
    await one.until(lambda: "gone" in seats(one)[1])
    watch.now += 100 * awaiting.MINUTE
    await nudge(one)
    assert (await hall.dealer(table)).due() is None
    assert not seats(one)[1]["away"]


@pytest.mark.ux("UX-092")
async def test_who_comes_back_in_time_is_not_lost_and_counts_anew_the_next_time(hall: Hall, watch: Watch) -> None:
    table = await laid(hall, "pebbles", 2, absence="bot:3", seed=int(plain_seed()))
    one, two = await sit(hall, table, 0, 1)
    await two.leave()
    await one.until(lambda: "gone" in seats(one)[1])
    watch.now += 2 * awaiting.MINUTE
    await two.come()
    await one.until(lambda: "gone" not in seats(one)[1])
    watch.now += 2 * awaiting.MINUTE
    await nudge(one)
    await two.leave()
    await one.until(lambda: "gone" in seats(one)[1])
    assert (await hall.dealer(table)).due() == watch.now + 3 * awaiting.MINUTE


async def test_where_nobody_is_left_or_the_host_pauses_no_bot_is_called(hall: Hall, watch: Watch) -> None:
    table = await laid(hall, "pebbles", 2, absence="bot:1", seed=int(plain_seed()))
    one, two, guest = await sit(hall, table, 0, 1, None)
    await two.leave()
    await guest.until(lambda: "gone" in seats(guest)[1])
    await hall.around.store.pause(table, on=True)
    await guest.until(lambda: any(m["type"] == "paused" for m in guest.messages))
    watch.now += 9 * awaiting.MINUTE
    await nudge(guest)
    assert not seats(guest)[1]["away"]
    await hall.around.store.pause(table, on=False)
    await guest.until(lambda: len([m for m in guest.messages if m["type"] == "paused"]) == 2)
    dealer = await hall.dealer(table)
    assert dealer.due() == watch.now + awaiting.MINUTE  # in a pause nobody's time runs
    await one.leave()
    await guest.until(lambda: "gone" in seats(guest)[0])
    watch.now += 9 * awaiting.MINUTE
    await nudge(guest)
    assert dealer.due() is None
    assert not any(seat["away"] for seat in seats(guest))


@pytest.mark.rs("RS-041")
@pytest.mark.ux("UX-092")
async def test_when_a_bot_is_called_tells_nothing_about_a_secret_question(
    hall: Hall, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two worlds: in one of them seat 1 is asked in secret when it is lost, in the other it is not."""
    monkeypatch.setattr(awaiting, "MINUTE", 20.0)  # in the middle of the window
    streams = []
    for seven in (True, False):
        table = await laid(hall, "pebbles", 2, absence="bot:1", pace="40", seed=seed_with(1, seven=seven))
        one, two = await sit(hall, table, 0, 1)
        start = len(one.messages)
        await one.reply(await one.answer(0))
        await two.until(lambda two=two: two.stage["window"])  # type: ignore[misc]
        assert (two.stage["question"] is not None) == seven
        await two.leave()
        await one.until(lambda one=one: "gone" in seats(one)[1])  # type: ignore[misc]
        for seconds in (4, 4, 4, 4, 3, 1, 4, 4, 4, 4, 4, 2):  # less than half a lease: the database has its own clock
            watch.now += seconds
            await nudge(one)
        await one.until(lambda one=one: one.stage["turn"] == 1 and not one.stage["window"])  # type: ignore[misc]
        heard = [m for m in one.messages[start:] if m["type"] != "reason"]  # but for what nudged it
        streams.append([without(m, "key", "mine", "table", "at") for m in heard])
        await one.leave()
    assert streams[0] == streams[1]
    assert [m["line"]["text"] for m in streams[0] if m["type"] == "said"] == ["seat-lost-bot seat=1"]


# -- several processes ------------------------------------------------------------------------------------------------


@pytest.mark.ux("UX-092")
async def test_nobody_counts_as_gone_who_has_a_line_to_another_process(nodes: list[Hall], watch: Watch) -> None:
    here, there = nodes
    table = await laid(here, "pebbles", 2, absence="bot:1", seed=int(plain_seed()))
    one, two = await sit(here, table, 0, 1)
    elsewhere = await Client(there, table, 1).come()  # the same person, at another device
    await two.leave()
    store = here.around.store

    async def settled() -> bool:
        return not (await store.seats(table))[1].lost and "gone" not in seats(one)[1]

    await until(settled)
    watch.now += 5 * awaiting.MINUTE
    await nudge(one)
    await until(settled)
    assert (await here.dealer(table)).overdue_at() == {}
    assert not seats(one)[1]["away"]
    await elsewhere.leave()  # now they are gone, and both processes know it
    await one.until(lambda: "gone" in seats(one)[1])


@pytest.mark.ux("UX-092")
async def test_of_two_processes_the_one_that_drives_the_table_calls_the_bot_once(
    nodes: list[Hall], watch: Watch
) -> None:
    here, there = nodes
    table = await laid(here, "pebbles", 3, absence="bot:1", seed=int(plain_seed()))
    one, two = await sit(here, table, 0, 1)
    three = await Client(there, table, 2).come()
    store = here.around.store
    assert await store.take(table, "C", 1.0) is not None
    await two.leave()
    for client in (one, three):
        await client.until(lambda client=client: "gone" in seats(client)[1])  # type: ignore[misc]
    watch.now += awaiting.MINUTE
    for client in (one, three):
        await nudge(client)
    assert not (await store.seats(table))[1].away  # somebody else drives
    await asyncio.sleep(1.1)
    watch.now += ASK_AGAIN
    for client in (one, three):
        await nudge(client)
    await three.until(lambda: seats(three)[1]["away"])
    await three.until(lambda: bool(said(three)))
    assert said(three) == said(one) == ["seat-lost-bot seat=1"]


async def test_who_is_back_is_not_replaced_even_if_somebody_has_not_heard_of_it(sqlite: Store) -> None:
    table = await begun(sqlite)
    await sqlite.lose(table, 1, lost=True)
    await sqlite.lose(table, 1, lost=False)
    with pytest.raises(Fenced):
        await sqlite.replace_lost(table, 1, epoch=0)
    await sqlite.lose(table, 1, lost=True)
    with pytest.raises(Fenced):
        await sqlite.replace_lost(table, 1, epoch=7)
    replaced = await sqlite.replace_lost(table, 1, epoch=0)
    assert (replaced.away, replaced.kind, replaced.epoch) == (True, "person", 1)


# -- asking the table -------------------------------------------------------------------------------------------------


@pytest.mark.ux("UX-092")
async def test_more_than_half_of_those_who_are_here_can_call_a_bot(hall: Hall) -> None:
    table = await laid(hall, "pebbles", 4, absence="ask", seed=int(plain_seed()))
    one, two, three, four = await sit(hall, table, 0, 1, 2, 3)
    await vote(two, 3)
    await two.until(lambda: any(m.get("code") == "stale" for m in two.messages))  # nobody is lost yet
    await four.leave()
    await one.until(lambda: "gone" in seats(one)[3])
    await vote(one, 3)
    await two.until(lambda: seats(two)[3].get("wants") == [0])
    await vote(one, 3, bot=False)
    await two.until(lambda: "wants" not in seats(two)[3])
    await vote(two, 3)
    await vote(two, 3)  # twice is no second vote
    await one.until(lambda: seats(one)[3].get("wants") == [1])
    assert not seats(one)[3]["away"]
    await vote(three, 3)
    await one.until(lambda: seats(one)[3]["away"])
    await one.until(lambda: said(one) == ["seat-voted-bot seat=3"])
    assert "wants" not in (await Client(hall, table, None).come()).messages[0]["seats"][3]


@pytest.mark.ux("UX-092")
async def test_votes_for_somebody_who_comes_back_are_forgotten(hall: Hall) -> None:
    table = await laid(hall, "pebbles", 4, absence="ask", seed=int(plain_seed()))
    one, two, _, four = await sit(hall, table, 0, 1, 2, 3)
    await four.leave()
    await one.until(lambda: "gone" in seats(one)[3])
    await vote(one, 3)
    await two.until(lambda: seats(two)[3].get("wants") == [0])
    await four.come()
    await one.until(lambda: "gone" not in seats(one)[3])
    await four.leave()
    await one.until(lambda: "gone" in seats(one)[3])
    await vote(two, 3)
    await one.until(lambda: seats(one)[3].get("wants") == [1])
    assert not seats(one)[3]["away"]


# -- over the network -------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(sqlite_settings(tmp_path_factory.mktemp("absence"))) as served:
        yield served


def friends(server: Served, **more: Any) -> tuple[str, Browser, Browser]:
    host, friend = server.browser(), server.browser()
    table, links = new_table(host, "pebbles", "me", "open", **{"seed": plain_seed(), **more})
    friend.claim(links["seat1"])
    return table, host, friend


@pytest.mark.ux("UX-092")
async def test_the_host_chooses_at_the_start_or_later_and_everybody_is_told(server: Served) -> None:
    table, host, friend = friends(server, absence="bot:5")
    assert host.get(f"/api/tables/{table}")["absence"] == "bot:5"
    async with Player(friend, table) as two:
        await two.come()
        assert two.messages[0]["absence"] == "bot:5"
        for chosen in ("ask", "ask", "bot:60", "wait"):
            host.post(f"/api/tables/{table}/absence", {"absence": chosen})
        await two.until(lambda: any(m.get("absence") == "wait" for m in two.messages if m["type"] == "seats"))
        await two.until(
            lambda: announced(two) == ["table-absence-ask", "table-absence-bot minutes=60", "table-absence-wait"]
        )
    assert friend.ask("POST", f"/api/tables/{table}/absence", {"absence": "ask"}).status == 404
    for wrong in ("bot:0", "bot:61", "bot", "bot:05", "never", ""):
        assert host.ask("POST", f"/api/tables/{table}/absence", {"absence": wrong}).status == 400
    assert host.get(f"/api/tables/{table}")["absence"] == "wait"


@pytest.mark.ux("UX-093")
async def test_whoever_comes_back_is_told_where_the_bot_began_and_answers_for_themselves_at_once(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(awaiting, "MINUTE", 0.2)
    table, host, friend = friends(server, absence="bot:1")
    async with Player(host, table) as one:
        await one.come()
        async with Player(friend, table) as two:
            await two.come()
            assert two.messages[0]["stood_in"] is None
            await one.heard(type="accepted", key=await one.answer())
            await two.until(lambda: two.stage["question"] is not None)
        await one.until(lambda: one.stage["question"] is not None)  # the bot has answered
        assert announced(one) == ["seat-lost-bot seat=1"]
        async with Player(friend, table) as two:
            await two.come()
            welcome = two.messages[0]
            assert welcome["seats"][1]["away"]
            assert 0 < welcome["stood_in"] < len(welcome["log"])
            assert {event["seat"] for event in welcome["log"][welcome["stood_in"] :]} == {1}
            friend.post(f"/api/tables/{table}/away", {"on": False})
            await one.until(lambda: announced(one)[-1] == "seat-handed-back seat=1")
            await one.heard(type="accepted", key=await one.answer())
            await two.until(lambda: two.stage["question"] is not None)
            await two.heard(type="accepted", key=await two.answer())
        async with Player(friend, table) as two:  # it is their own answer that came last
            await two.come()
            assert two.messages[0]["stood_in"] is None
