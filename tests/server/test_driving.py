"""Bots and clocks: who makes them go on, when somebody dies, is busy, or writes from elsewhere."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import pytest

from tests.server.served import seed_of_sevens
from tests.server.test_dealer import AtOnce, Client, new_table, seed_with, sit
from tests.server.test_logs import captured
from underkeep.server import driving, pace, wire
from underkeep.server import hall as halls
from underkeep.server.chain import follow
from underkeep.server.dealer import Dealer
from underkeep.server.errors import Unavailable
from underkeep.server.hall import Hall
from underkeep.server.limits import Limits
from underkeep.server.metrics import Metrics
from underkeep.server.outbox import Outbox
from underkeep.server.play import Play
from underkeep.server.requests import Come, Gone, Guest, Heard, Stop, Surroundings
from underkeep.server.store import Store
from underkeep.server.thinking import BotFailed, Failure

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("pebbles")]


@pytest.fixture
async def nodes(sqlite: Store, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[list[Hall]]:
    """Two that look after the same games, as two processes on one database would."""
    monkeypatch.setattr(halls, "SWEEP", 0.05)
    opened = []
    for name in ("node A", "node B"):
        opened.append(Hall(Surroundings(sqlite, AtOnce(), Metrics(), b"k" * 32, name), idle=600))
        await opened[-1].open()
    yield opened
    for hall in opened:
        await hall.close()


def die(hall: Hall) -> None:
    """As if its process were killed: nobody is told, and nothing is given back."""
    assert hall._sweeper is not None
    hall._sweeper._task.cancel()
    for warm in hall.warm.values():
        warm.dealer.lease = None
        warm.dealer.stop_thinking()
        warm.task.cancel()


async def until(happened: Any, seconds: float = 5) -> None:
    async with asyncio.timeout(seconds):
        while not await happened():  # noqa: ASYNC110 - asked of the sqlite
            await asyncio.sleep(0.01)


# -- bots that fail ---------------------------------------------------------------------------------------------------


class Moody(AtOnce):
    """Fails as it is told to, then thinks like everybody else."""

    def __init__(self, *failures: Failure) -> None:
        self.failures = list(failures)
        self.asked: list[str] = []

    async def think(self, bot: str, position: str, seat: int, seed: int, *, host: str = "") -> str:
        self.asked.append(host)
        if self.failures:
            raise BotFailed(self.failures.pop(0))
        return "take 1"


FULL: list[Failure] = ["full"] * 99


class Stuck(AtOnce):
    """Never says anything."""

    async def think(self, bot: str, position: str, seat: int, seed: int, *, host: str = "") -> str:
        await asyncio.Event().wait()
        return ""


@pytest.mark.ux("UX-090")
@pytest.mark.parametrize(("bots", "reason"), [(Stuck(), "late"), (Moody("fault"), "fault"), (Moody(*FULL), "full")])
async def test_no_table_waits_for_a_bot_longer_than_five_seconds(
    sqlite: Store, monkeypatch: pytest.MonkeyPatch, bots: AtOnce, reason: str
) -> None:
    assert driving.PATIENCE < 5
    assert Limits().bot_seconds < 5
    monkeypatch.setattr(driving, "PATIENCE", 0.3)
    monkeypatch.setattr(driving, "FIRST_WAIT", 0.02)
    hall = Hall(Surroundings(sqlite, bots, Metrics(), b"k" * 32, "node"), idle=600)
    await hall.open()
    game_id = await new_table(hall, "pebbles", 2, seats=("random", ""), seed=seed_with(1, seven=False))
    with captured() as log:
        (two,) = await sit(hall, game_id, 1)
        await two.until(lambda: two.stage["turn"] == 1)
    assert [(entry.by, entry.notation) for entry in await sqlite.entries(game_id)] == [("bot", "take 2")]
    [said] = [line for line in map(json.loads, log.getvalue().splitlines()) if line["level"] == "warning"]
    assert (said["event"], said["game"], said["reason"]) == ("bot has not answered", game_id, reason)
    await hall.close()


@pytest.mark.parametrize(
    ("failures", "said", "asked"),
    [(["full", "closed", "start"], "take 1", 4), (["time"], "take 2", 1), (["start", "nonsense"], "take 2", 2)],
)
async def test_a_bot_that_cannot_be_asked_now_is_asked_later_and_one_that_breaks_down_takes_the_last_option(
    sqlite: Store, monkeypatch: pytest.MonkeyPatch, failures: list[Failure], said: str, asked: int
) -> None:
    monkeypatch.setattr(driving, "FIRST_WAIT", 0.02)
    bots = Moody(*failures)
    hall = Hall(Surroundings(sqlite, bots, Metrics(), b"k" * 32, "node"), idle=600)
    await hall.open()
    game_id = await new_table(hall, "pebbles", 2, seats=("random", ""), seed=seed_with(1, seven=False))
    (two,) = await sit(hall, game_id, 1)
    await two.until(lambda: two.stage["turn"] == 1)
    entries = await sqlite.entries(game_id)
    assert [(entry.by, entry.notation) for entry in entries] == [("bot", said)]
    assert len(bots.asked) == asked
    await hall.close()


@pytest.mark.ux("UX-090")
@pytest.mark.parametrize(("times", "said"), [(2, "take 1"), (99, "take 2")])
async def test_trouble_that_nobody_has_foreseen_is_logged_and_the_table_goes_on(
    sqlite: Store, monkeypatch: pytest.MonkeyPatch, times: int, said: str
) -> None:
    class Dies(AtOnce):
        left = times

        async def think(self, *_told: Any, **_more: Any) -> str:
            self.left -= 1
            if self.left >= 0:
                raise ValueError("boom")
            return "take 1"

    monkeypatch.setattr(driving, "PATIENCE", 0.3)
    monkeypatch.setattr(driving, "FIRST_WAIT", 0.02)
    hall = Hall(Surroundings(sqlite, Dies(), Metrics(), b"k" * 32, "node"), idle=600)
    await hall.open()
    game_id = await new_table(hall, "pebbles", 2, seats=("random", ""), seed=seed_with(1, seven=False))
    with captured() as log:
        (two,) = await sit(hall, game_id, 1)
        await two.until(lambda: two.stage["turn"] == 1)
    assert [(entry.by, entry.notation) for entry in await sqlite.entries(game_id)] == [("bot", said)]
    told = [line for line in map(json.loads, log.getvalue().splitlines()) if line["level"] in ("error", "warning")]
    assert (told[0]["event"], told[0]["game"], "ValueError" in json.dumps(told[0])) == ("fault", game_id, True)
    assert [line["reason"] for line in told if line["level"] == "warning"] == ["unforeseen"] * (times > 2)
    assert not (await hall.dealer(game_id)).thinking
    await hall.close()


async def test_each_attempt_waits_longer_than_the_one_before(sqlite: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []
    sleep = asyncio.sleep

    async def counted(seconds: float) -> None:
        if seconds in (0.03, 0.06, 0.12, 0.15):
            waits.append(seconds)
        await sleep(seconds)

    monkeypatch.setattr(driving, "FIRST_WAIT", 0.03)
    monkeypatch.setattr(driving, "LONGEST_WAIT", 0.15)
    monkeypatch.setattr(asyncio, "sleep", counted)
    hall = Hall(Surroundings(sqlite, Moody("full", "full", "full", "full"), Metrics(), b"k" * 32, "node"), idle=600)
    await hall.open()
    game_id = await new_table(hall, "pebbles", 2, seats=("random", ""), seed=seed_with(1, seven=False))
    (two,) = await sit(hall, game_id, 1)
    await two.until(lambda: two.stage["turn"] == 1)
    assert waits == [0.03, 0.06, 0.12, 0.15]
    await hall.close()


@pytest.mark.rs("RS-127")
async def test_a_bot_that_is_not_wanted_any_more_is_not_asked_again(
    sqlite: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driving, "FIRST_WAIT", 0.02)
    always: list[Failure] = ["full"] * 10_000
    bots = Moody(*always)
    hall = Hall(Surroundings(sqlite, bots, Metrics(), b"k" * 32, "node"), idle=600)
    await hall.open()
    game_id = await new_table(hall, "pebbles", 2, seed=seed_with(1, seven=False))
    await sqlite.control(game_id, 0, epoch=0, away=True, bot="random")
    (two,) = await sit(hall, game_id, 1)
    await until(lambda: wanted(bots, 2))
    await sqlite.control(game_id, 0, epoch=1, away=False)
    await two.until(lambda: not two.messages[-1].get("seats", [{"away": True}])[0]["away"])
    await asyncio.sleep(0.05)
    before = len(bots.asked)
    await asyncio.sleep(0.2)
    assert len(bots.asked) == before
    await hall.close()


async def wanted(bots: Moody, times: int) -> bool:
    return len(bots.asked) >= times


@pytest.mark.rs("RS-181")
async def test_bots_of_all_tables_of_one_host_share_that_hosts_turns(sqlite: Store) -> None:
    bots = Moody()
    hall = Hall(Surroundings(sqlite, bots, Metrics(), b"k" * 32, "node"), idle=600)
    await hall.open()
    for maker in ("host one", "host one", ""):
        game_id = await new_table(hall, "pebbles", 2, seats=("random", ""), maker=maker)
        (two,) = await sit(hall, game_id, 1)
        await two.until(lambda two=two: two.stage["view"]["left"] < 9)  # type: ignore[misc]
    assert bots.asked[:2] == ["host one", "host one"]
    assert bots.asked[2] == game_id  # of a game that was stored before hosts were
    await hall.close()


async def test_a_hint_that_nobody_could_think_of_is_refused_and_made_up_by_nobody(sqlite: Store) -> None:
    bots = Moody("time", "full")
    hall = Hall(Surroundings(sqlite, bots, Metrics(), b"k" * 32, "node"), idle=600)
    await hall.open()
    game_id = await new_table(hall, "pebbles", 2)
    (one,) = await sit(hall, game_id, 0)
    for ref in ("first", "second", "third"):
        await one.ask(wire.AskHint(ref=ref))
        await one.reply(ref)
    bots.asked = None  # type: ignore[assignment]  # now it dies of something that nobody has foreseen
    await one.ask(wire.AskHint(ref="fourth"))
    await one.reply("fourth")
    told = [m for m in one.messages if m.get("ref")]
    assert [(m["type"], m.get("code"), bool(m.get("again"))) for m in told] == [
        ("refused", "no_hint", False),
        ("refused", "no_hint", True),
        ("hinted", None, False),
        ("refused", "no_hint", True),
    ]
    await hall.close()


@pytest.mark.rs("RS-182")
async def test_a_seat_gets_one_hint_at_a_time(sqlite: Store) -> None:
    held = asyncio.Event()

    class Slow(AtOnce):
        async def think(self, *_told: Any, **_more: Any) -> str:
            await held.wait()
            return "take 1"

    hall = Hall(Surroundings(sqlite, Slow(), Metrics(), b"k" * 32, "node"), idle=600)
    await hall.open()
    game_id = await new_table(hall, "pebbles", 2)
    (one,) = await sit(hall, game_id, 0)
    await one.ask(wire.AskHint(ref="first"))
    await one.ask(wire.AskHint(ref="second"))
    assert (await one.reply("second"))["code"] == "busy"
    held.set()
    assert (await one.reply("first"))["type"] == "hinted"
    await one.ask(wire.AskHint(ref="third"))
    assert (await one.reply("third"))["type"] == "hinted"
    await hall.close()


# -- who drives -------------------------------------------------------------------------------------------------------


async def test_a_table_at_which_a_person_thinks_does_nothing_at_all(
    nodes: list[Hall], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driving, "LEASE_SECONDS", 1.0)
    nodes[1]._next_round = 1e9
    game_id = await new_table(nodes[0], "pebbles", 2, seats=("random", ""), seed=seed_with(1, seven=False))
    (two,) = await sit(nodes[0], game_id, 1)
    await two.until(lambda: two.stage["turn"] == 1)
    dealer = nodes[0].warm[game_id].dealer
    looked = 0
    on_time = dealer.on_time

    async def counted() -> None:
        nonlocal looked
        looked += 1
        await on_time()

    monkeypatch.setattr(dealer, "on_time", counted)
    await asyncio.sleep(2.0)
    assert looked <= 1  # to give the lease back
    assert dealer.lease is None
    assert game_id not in nodes[1].warm  # nobody has left it behind


@pytest.mark.rs("RS-118")
async def test_when_the_driver_is_killed_another_node_makes_its_bots_go_on_though_nobody_looks(
    nodes: list[Hall], sqlite: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driving, "LEASE_SECONDS", 0.5)
    game_id = await new_table(nodes[0], "pebbles", 2, seats=("random", "random"))
    await sit(nodes[0], game_id, None)
    await until(lambda: has_entries(sqlite, game_id, 1))
    die(nodes[0])
    stored = len(await sqlite.entries(game_id))
    died = asyncio.get_running_loop().time()
    await until(lambda: has_entries(sqlite, game_id, stored + 1))
    assert asyncio.get_running_loop().time() - died < 0.5 + 2
    await until(lambda: is_over(sqlite, game_id), 20)


@pytest.mark.rs("RS-118")
async def test_when_the_driver_is_killed_a_node_where_somebody_looks_takes_over(
    nodes: list[Hall], sqlite: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driving, "LEASE_SECONDS", 0.5)
    monkeypatch.setattr(driving, "ASK_AGAIN", 0.1)
    game_id = await new_table(nodes[0], "pebbles", 2, seats=("random", "random"))
    await sit(nodes[0], game_id, None)
    (watching,) = await sit(nodes[1], game_id, None)
    await until(lambda: has_entries(sqlite, game_id, 1))
    die(nodes[0])
    await watching.until(lambda: watching.stage["result"])


@pytest.mark.rs("RS-118")
async def test_after_a_restart_games_at_which_a_bot_is_next_go_on_and_others_stay_cold(
    sqlite: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(halls, "SWEEP", 0.05)
    monkeypatch.setattr(halls, "WOKEN", 2)
    around = Surroundings(sqlite, AtOnce(), Metrics(), b"k" * 32, "node")
    first = Hall(around, idle=600)  # never opened: it only stores
    bots_turn = [await new_table(first, "pebbles", 2, seats=("random", "")) for _ in range(5)]
    persons_turn = [await new_table(first, "pebbles", 2, seats=("", "random")) for _ in range(5)]
    paused = await new_table(first, "pebbles", 2, seats=("random", ""))
    await sqlite.pause(paused, on=True)
    hall = Hall(around, idle=600)
    await hall.open()
    for game_id in bots_turn:
        await until(lambda game_id=game_id: has_entries(sqlite, game_id, 1))
    await asyncio.sleep(0.3)
    assert not set(hall.warm) & {*persons_turn, paused}
    assert [len(await sqlite.entries(game_id)) for game_id in (*persons_turn, paused)] == [0] * 6
    assert not hall._opening
    await hall.close()


@pytest.mark.rs("RS-118")
async def test_after_a_restart_an_open_window_is_closed_by_its_clock(
    sqlite: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(halls, "SWEEP", 0.05)
    around = Surroundings(sqlite, AtOnce(), Metrics(), b"k" * 32, "node")
    first = Hall(around, idle=600)
    await first.open()
    game_id = await new_table(first, "pebbles", 2, pace="60", seed=seed_with(1, seven=True))
    (one,) = await sit(first, game_id, 0)
    await one.reply(await one.answer(0))
    await first.close()
    monkeypatch.setattr(pace, "drawn", lambda _lot: Quick())  # nobody waits for a minute in a test
    hall = Hall(around, idle=600)
    await hall.open()
    await until(lambda: has_entries(sqlite, game_id, 2))
    assert [entry.by for entry in await sqlite.entries(game_id)] == ["person", "clock"]
    await hall.close()


class Quick:
    def uniform(self, _shortest: float, _longest: float) -> float:
        return 0.1


async def test_a_full_hall_wakes_nobody(sqlite: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(halls, "SWEEP", 0.05)
    around = Surroundings(sqlite, AtOnce(), Metrics(), b"k" * 32, "node")
    hall = Hall(around, idle=600, most=2)
    tables = [await new_table(hall, "pebbles", 2, seats=("random", "")) for _ in range(4)]
    await hall.open()
    await asyncio.sleep(0.3)
    assert len(hall.warm) == 2
    assert set(hall.warm) < set(tables)
    await hall.close()


async def test_a_bots_turn_that_was_cut_off_by_a_restart_is_taken_up_at_once(nodes: list[Hall], sqlite: Store) -> None:
    game_id = await new_table(nodes[0], "pebbles", 2, seats=("random", "random"))
    await sit(nodes[0], game_id, None)
    await until(lambda: has_entries(sqlite, game_id, 1))
    nodes[0]._sweeper._task.cancel()  # type: ignore[union-attr] # it would take the table up itself
    warm = nodes[0].warm[game_id]
    warm.dealer.put(Stop("restart", again=True))
    await warm.task
    stored = len(await sqlite.entries(game_id))
    await until(lambda: has_entries(sqlite, game_id, stored + 1), 3)  # a lease lasts for ten seconds
    assert game_id in nodes[1].warm


@pytest.mark.rs("RS-183")
async def test_whoever_comes_just_when_a_table_is_cleared_stays(nodes: list[Hall]) -> None:
    game_id = await new_table(nodes[0], "pebbles", 2)
    dealer = await nodes[0].dealer(game_id)
    await until(lambda: is_set_up(dealer))
    dealer.put(Stop("idle", again=True))
    guest = Guest(None, ("spectator",), Outbox(8))
    dealer.put(Come(guest))
    await asyncio.sleep(0.05)
    assert guest in dealer.guests
    dealer.put(Gone(guest))
    dealer.put(Stop("idle", again=True))
    await nodes[0].warm[game_id].task


async def is_set_up(dealer: Dealer) -> bool:
    return dealer.play is not None


async def has_entries(sqlite: Store, game_id: str, count: int) -> bool:
    return len(await sqlite.entries(game_id)) >= count


async def is_over(sqlite: Store, game_id: str) -> bool:
    game = await sqlite.game(game_id)
    return game is not None and game.closed == "finished"


# -- what another node has stored -------------------------------------------------------------------------------------


async def two_rooms(nodes: list[Hall], *, seven: bool, pace: str = "1") -> tuple[Client, Client, Client]:
    """One person on each node, and somebody who watches on the second."""
    game_id = await new_table(nodes[0], "pebbles", 2, pace=pace, seed=seed_with(1, seven=seven))
    (one,) = await sit(nodes[0], game_id, 0)
    two, watching = await sit(nodes[1], game_id, 1, None)
    return one, two, watching


@pytest.mark.rs("RS-041")
@pytest.mark.parametrize("seven", [True, False])
async def test_a_window_takes_its_time_on_a_node_that_only_hears_of_it(nodes: list[Hall], seven: bool) -> None:
    one, two, watching = await two_rooms(nodes, seven=seven)
    await one.reply(await one.answer(0))
    await watching.until(lambda: watching.stage["view"]["left"] == 8)
    opened = asyncio.get_running_loop().time()
    assert watching.stage["window"]
    if seven:
        await two.reply(await two.answer(1))
    await watching.until(lambda: watching.stage["turn"] == 1)
    assert 0.8 < asyncio.get_running_loop().time() - opened < 1.9  # its pace, not twice its pace
    stages = [m for m in watching.messages if m["type"] == "stage"]
    assert [(m["window"], m["turn"]) for m in stages] == [(True, None), (False, 1)]


@pytest.mark.rs("RS-041")
async def test_decisions_that_come_in_a_heap_are_shown_one_window_after_the_other(nodes: list[Hall]) -> None:
    one, two, watching = await two_rooms(nodes, seven=False)
    game_id = one.game_id
    times: list[float] = []
    dealer = nodes[1].warm[game_id].dealer
    show = dealer.show

    def noted(*told: Any) -> None:
        times.append(asyncio.get_running_loop().time())
        show(*told)

    dealer.show = noted  # type: ignore[assignment]
    heard, dealer.catch_up = dealer.catch_up, nothing  # type: ignore[method-assign]
    for _ in range(2):
        await one.until(lambda: not one.stage["window"])
        seat = one.stage["turn"]
        sqlite = nodes[0].around.store
        first = nodes[0].warm[game_id].dealer.table
        state = first.truth.clone()
        state.choose(0)
        entry = follow(
            game_id, await sqlite.newest(game_id), kind="answer", seat=seat, option=0, notation="take 1",
            key=f"key-{seat}-0001", state=state.digest(), epoch=0, by="person",
        )  # fmt: skip
        await sqlite.append(entry)
        await one.until(lambda seat=seat: one.stage["turn"] == 1 - seat)  # type: ignore[misc]
    assert times == []
    dealer.catch_up = heard  # type: ignore[method-assign]
    dealer.put(Heard(2))
    await watching.until(lambda: watching.stage["view"]["left"] == 7 and watching.stage["turn"] == 0)
    assert len(times) == 2
    assert times[1] - times[0] > 0.8
    key = await two.answer(0, decision="of long ago")
    assert (await two.reply(key))["code"] == "stale"


async def nothing() -> None:
    pass


@pytest.mark.rs("RS-041")
@pytest.mark.rs("RS-093")
async def test_an_answer_that_came_too_late_closes_no_window(
    nodes: list[Hall], sqlite: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both devices of a seat answer at once, on two nodes; the slower one must not show what comes after the window."""
    one, two, watching = await two_rooms(nodes, seven=True, pace="3")
    (other,) = await sit(nodes[0], one.game_id, 1)
    await one.reply(await one.answer(0))
    await two.until(lambda: two.stage["question"] is not None)
    await other.until(lambda: other.stage["question"] is not None)
    opened = asyncio.get_running_loop().time()
    dealer = nodes[1].warm[one.game_id].dealer
    append = sqlite.append

    async def late(*told: Any, **more: Any) -> None:
        monkeypatch.setattr(sqlite, "append", append)
        await other.reply(await other.answer(1))
        await append(*told, **more)

    monkeypatch.setattr(sqlite, "append", late)
    key = await two.answer(0, key="of-the-other-device")
    assert (await two.reply(key))["code"] == "stale"
    await asyncio.sleep(0.1)
    assert dealer.table.in_window()
    assert watching.stage["window"]
    await watching.until(lambda: watching.stage["turn"] == 1)
    assert asyncio.get_running_loop().time() - opened > 2.5
    stored = [(entry.kind, entry.notation) for entry in await sqlite.entries(one.game_id)]
    assert stored == [("answer", "take 1"), ("sealed", "no"), ("answer", "no")]


@pytest.mark.rs("RS-041")
@pytest.mark.rs("RS-112")
async def test_in_a_window_people_on_different_nodes_are_asked_at_once_and_both_answers_count(
    nodes: list[Hall], sqlite: Store
) -> None:
    """Whichever node closes the window carries out what the other one has stored; no node closes it much sooner."""
    game_id = await new_table(nodes[0], "pebbles", 2, pace="2-4", seed=int(seed_of_sevens()))
    (one,) = await sit(nodes[0], game_id, 0)
    two, watching = await sit(nodes[1], game_id, 1, None)
    await one.reply(await one.answer(0))
    for client in (two, one):
        await client.until(lambda client=client: client.stage["question"] is not None)  # type: ignore[misc]
        assert client.stage["window"]
        assert (await client.reply(await client.answer(0)))["type"] == "accepted"
    untils = [node.warm[game_id].dealer.window_until for node in nodes]
    assert abs(untils[0] - untils[1]) < 1
    for client in (one, two, watching):
        await client.until(lambda client=client: client.stage["turn"] == 1)  # type: ignore[misc]
    entries = await sqlite.entries(game_id)
    assert [(entry.kind, entry.seat, entry.notation) for entry in entries] == [
        ("answer", 0, "take 1"), ("sealed", 1, "yes"), ("sealed", 0, "yes"), ("answer", 0, "yes"), ("answer", 1, "yes"),
    ]  # fmt: skip
    assert [client.stage["view"]["mine"] for client in (one, two)] == [14, 14]


@pytest.mark.rs("RS-112")
async def test_two_who_seal_their_answers_in_the_same_moment_on_two_nodes_are_both_accepted(
    nodes: list[Hall], sqlite: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id = await new_table(nodes[0], "pebbles", 2, pace="1", seed=int(seed_of_sevens()))
    (one,) = await sit(nodes[0], game_id, 0)
    (two,) = await sit(nodes[1], game_id, 1)
    await one.reply(await one.answer(0))
    for client in (one, two):
        await client.until(lambda client=client: client.stage["question"] is not None)  # type: ignore[misc]
    append = sqlite.append

    async def late(*told: Any, **more: Any) -> None:
        monkeypatch.setattr(sqlite, "append", append)
        assert (await one.reply(await one.answer(0)))["type"] == "accepted"
        await append(*told, **more)

    monkeypatch.setattr(sqlite, "append", late)
    assert (await two.reply(await two.answer(0)))["type"] == "accepted"
    assert [entry.seat for entry in await sqlite.entries(game_id) if entry.kind == "sealed"] == [0, 1]


@pytest.mark.rs("RS-041")
@pytest.mark.parametrize(("quiet", "passed"), [(1.9, 0), (2.1, 1), (4.1, 2), (99, 9)])
def test_after_a_crash_no_window_is_seen_again_that_may_have_closed_before(quiet: float, passed: int) -> None:
    """By the shortest time that it may have taken: people have seen at most as many as that."""

    class Windows:
        """As much of a game as that needs: nine windows in a row."""

        def __init__(self) -> None:
            self.left = 9
            self.shown = self

        waits_for = None

        @property
        def paused(self) -> bool:
            return self.left > 0

        def go_on(self) -> None:
            self.left -= 1

    windows: Any = Windows()
    Play.pass_windows(windows, pace.Pace.read("2-4"), quiet)
    assert 9 - windows.left == passed


@pytest.mark.rs("RS-112")
async def test_an_answer_to_a_decision_that_this_node_has_not_heard_of_yet_counts(
    nodes: list[Hall], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever changes nodes in the middle of a game may be faster than the notice."""
    game_id = await new_table(nodes[0], "pebbles", 2, seed=seed_with(1, seven=False))
    one, two = await sit(nodes[0], game_id, 0, 1)
    (moved,) = await sit(nodes[1], game_id, 1)
    monkeypatch.setattr(nodes[1].listener, "heard", lambda *_: None)  # nothing comes through
    await one.reply(await one.answer(0))
    await two.until(lambda: two.stage["question"] is not None)
    assert moved.stage["question"] is None
    key = await moved.answer(0, decision=two.stage["question"]["decision"])
    assert (await moved.reply(key))["type"] == "accepted"


@pytest.mark.rs("RS-041")
@pytest.mark.parametrize("seven", [True, False])
async def test_a_restart_closes_no_window(sqlite: Store, seven: bool) -> None:
    around = Surroundings(sqlite, AtOnce(), Metrics(), b"k" * 32, "node")
    hall = Hall(around, idle=600)
    await hall.open()
    game_id = await new_table(hall, "pebbles", 2, pace="1.5", seed=seed_with(1, seven=seven))
    (one,) = await sit(hall, game_id, 0)
    await one.reply(await one.answer(0))
    warm = hall.warm[game_id]
    warm.dealer.put(Stop("restart", again=True))
    await warm.task
    (back,) = await sit(hall, game_id, 0)
    assert (back.stage["window"], back.stage["turn"], back.stage["version"]) == (True, None, 2)
    await back.until(lambda: back.stage["turn"] == 1)
    await hall.close()


@pytest.mark.rs("RS-041")
async def test_a_window_that_has_closed_while_nobody_was_there_is_not_seen_again(sqlite: Store) -> None:
    """Where somebody is asked it does not close by itself: whoever sees it twice knows that nobody was."""
    hall = Hall(Surroundings(sqlite, AtOnce(), Metrics(), b"k" * 32, "node"), idle=600)
    await hall.open()
    game_id = await new_table(hall, "pebbles", 2, pace="0.5", seed=seed_with(1, seven=False))
    (one,) = await sit(hall, game_id, 0)
    await one.reply(await one.answer(0))
    warm = hall.warm[game_id]
    warm.dealer.put(Stop("restart", again=True))
    await warm.task
    await asyncio.sleep(0.6)
    (back,) = await sit(hall, game_id, 0)
    welcome = back.messages[0]["stage"]
    assert (welcome["window"], welcome["turn"]) == (False, 1)
    await hall.close()


@pytest.mark.rs("RS-093")
@pytest.mark.rs("RS-124")
async def test_a_table_whose_store_cannot_be_reached_for_a_while_waits_for_it(
    nodes: list[Hall], sqlite: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id = await new_table(nodes[0], "pebbles", 2)
    (one,) = await sit(nodes[0], game_id, 0)
    entries = sqlite.entries

    async def gone(*_told: Any, **_more: Any) -> Any:
        raise Unavailable("the database cannot be reached", field="database")

    for name in ("entries", "append"):
        monkeypatch.setattr(sqlite, name, gone)
    key = await one.answer(0)
    assert (await one.reply(key))["code"] == "unavailable"
    await asyncio.sleep(0.5)
    monkeypatch.undo()
    assert sqlite.entries == entries
    await one.until(lambda: one.messages[-1]["type"] == "welcome")  # the table, set up anew
    assert (await one.reply(await one.answer(0)))["type"] == "accepted"
