"""A table on the server: who sees what, when, and what is stored before."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import AsyncIterator, Callable
from itertools import combinations, pairwise
from typing import Any

import pytest

import underkeep as uk
from tests.core.test_hidden import VIEW
from tests.server import toy
from tests.server.toy import Pebbles
from underkeep import bots
from underkeep.core.errors import RuleFault, UnderkeepError
from underkeep.core.registry import GAMES
from underkeep.server import wire
from underkeep.server.checking import retell
from underkeep.server.errors import Closed, Doubled, Fenced, Paused, Stale, Unavailable, Unknown
from underkeep.server.hall import Hall
from underkeep.server.metrics import Metrics
from underkeep.server.outbox import Outbox
from underkeep.server.play import Play
from underkeep.server.requests import Asked, Come, Gone, Guest, Heard, Stop, Surroundings
from underkeep.server.rows import Entry, NewGame, Seat, new_id
from underkeep.server.store import Store

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("pebbles")]


class AtOnce:
    """Bots that think in this process; the real ones do not."""

    async def think(self, bot: str, position: str, seat: int, seed: int, *, host: str = "") -> str:
        imagined = uk.load(position)
        assert imagined.decision is not None
        return str(imagined.decision.options[bots.make(bot, seed).choose(imagined, seat)])


@pytest.fixture
async def hall(sqlite: Store) -> AsyncIterator[Hall]:
    hall = Hall(Surroundings(sqlite, AtOnce(), Metrics(), b"k" * 32, "node"), idle=600)
    await hall.open()
    yield hall
    await hall.close()


async def new_table(
    hall: Hall, game: str, players: int, *, seats: tuple[str, ...] = (), pace: str = "0", seed: int = 7, **more: Any
) -> str:
    new = NewGame(
        id=new_id(),
        game=game,
        version=GAMES[game].version,
        options=json.dumps({"players": players}),
        seed=str(seed),
        seats=tuple(
            Seat(
                at,
                name=f"P{at}",
                kind="bot" if at < len(seats) and seats[at] else "person",
                bot=seats[at] if at < len(seats) else "",
            )
            for at in range(players)
        ),
        pace=pace,
        **more,
    )
    await hall.around.store.add_game(new)
    return new.id


class Client:
    """A player with a socket, without the socket."""

    def __init__(self, hall: Hall, game_id: str, viewer: int | None) -> None:
        self.hall = hall
        self.game_id = game_id
        self.viewer = viewer
        self.messages: list[dict[str, Any]] = []
        self.frames: list[bytes] = []
        self.stage: dict[str, Any] = {}
        self.keys = 0
        self.guest: Guest
        self.reader: asyncio.Task[None]
        self.news = asyncio.Event()

    async def come(self) -> Client:
        epoch = 0 if self.viewer is None else (await self.hall.around.store.seats(self.game_id))[self.viewer].epoch
        self.guest = Guest(self.viewer, ("seat",), Outbox(64), epoch=epoch)
        self.reader = asyncio.create_task(self.read())
        assert (await self.hall.dealer(self.game_id)).put(Come(self.guest))
        await self.until(lambda: bool(self.stage))
        return self

    async def read(self) -> None:
        while (frame := await self.guest.outbox.next()) is not None:
            self.frames.append(frame)
            message = json.loads(frame)
            self.messages.append(message)
            if message["type"] == "stage":
                self.stage = message
            elif message["type"] == "welcome":
                self.stage = message["stage"]
            self.news.set()

    async def until(self, happened: Callable[[], bool]) -> None:
        async with asyncio.timeout(10):
            while not happened():
                self.news.clear()
                await self.news.wait()

    async def ask(self, message: wire.Asked) -> None:
        (await self.hall.dealer(self.game_id)).put(Asked(self.guest, message))

    async def answer(self, option: int, *, decision: str = "", key: str = "") -> str:
        self.keys += 1
        key = key or f"key-{self.viewer}-{self.keys:06}"
        await self.ask(wire.Answer(decision=decision or self.stage["question"]["decision"], option=option, key=key))
        return key

    async def reply(self, key: str) -> dict[str, Any]:
        def found() -> list[dict[str, Any]]:
            return [m for m in self.messages if m.get("key") == key or m.get("ref") == key]

        await self.until(lambda: bool(found()))
        return found()[-1]

    async def leave(self) -> None:
        (await self.hall.dealer(self.game_id)).put(Gone(self.guest))
        self.guest.outbox.close("gone", again=True)
        await self.reader


async def sit(hall: Hall, game_id: str, *viewers: int | None) -> list[Client]:
    return [await Client(hall, game_id, viewer).come() for viewer in viewers]


async def play_out(clients: list[Client], chance: random.Random) -> None:
    """Everybody answers at random until the game is over."""
    async with asyncio.timeout(60):
        while not all(client.stage["result"] for client in clients):
            for client in clients:
                question = client.stage["question"]
                if question is not None:
                    key = await client.answer(chance.randrange(len(question["options"])))
                    await client.reply(key)
            await asyncio.sleep(0)


async def play_on(clients: list[Client], chance: random.Random, decisions: int) -> list[str]:
    """So many decisions at a table without a pace; their names. Afterwards all who are here have seen the last one."""
    dealer = await clients[0].hall.dealer(clients[0].game_id)
    names: list[str] = []
    while len(names) < decisions:
        for client in clients:
            wanted = dealer.table.audiences[client.viewer].version
            await client.until(lambda client=client, wanted=wanted: client.stage["version"] == wanted)  # type: ignore[misc]
        asked = next(client for client in clients if client.stage["question"] is not None)
        names.append(asked.stage["question"]["decision"])
        await asked.reply(await asked.answer(chance.randrange(len(asked.stage["question"]["options"]))))
    await asyncio.sleep(0)
    return names


@pytest.mark.parametrize(("game", "players"), [("pebbles", 2), ("boss_monster", 3)])
async def test_a_whole_game_is_played_stored_and_told_again(hall: Hall, game: str, players: int) -> None:
    game_id = await new_table(hall, game, players)
    clients = await sit(hall, game_id, *range(players), None)
    await play_out(clients, random.Random(1))
    entries = await hall.around.store.entries(game_id)
    table = uk.new_game(game, seed=7, players=players)
    for entry in entries:
        table.repeat(entry.option, entry.notation)
    assert table.result is not None
    assert {client.stage["result"] for client in clients} == {table.result.line()}
    stored = await hall.around.store.game(game_id)
    assert stored is not None
    assert (stored.closed, stored.result) == ("finished", table.result.line())
    for client in clients:
        assert client.stage["view"] == json.loads(json.dumps(table.view(client.viewer)))


@pytest.mark.rs("RS-088")
async def test_nobody_sees_a_decision_before_it_is_stored(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    game_id = await new_table(hall, "pebbles", 2)
    one, two = await sit(hall, game_id, 0, 1)
    held = asyncio.Event()
    append = hall.around.store.append

    async def slow(*args: Any, **more: Any) -> None:
        await held.wait()
        await append(*args, **more)

    monkeypatch.setattr(hall.around.store, "append", slow)
    before = (len(one.frames), len(two.frames))
    key = await one.answer(0)
    await asyncio.sleep(0.05)
    assert (len(one.frames), len(two.frames)) == before
    held.set()
    assert (await one.reply(key))["type"] == "accepted"
    await two.until(lambda: two.stage["view"]["left"] == 8)


@pytest.mark.rs("RS-055")
async def test_nobody_sees_the_end_before_the_result_is_stored(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """The scores tell what was hidden, and who sees them may ask for the record at once."""
    game_id = await new_table(hall, "pebbles", 2)
    clients = await sit(hall, game_id, 0, 1, None)
    at_it, held = asyncio.Event(), asyncio.Event()
    finish = hall.around.store.finish

    async def slow(*args: Any, **more: Any) -> None:
        at_it.set()
        await held.wait()
        await finish(*args, **more)

    monkeypatch.setattr(hall.around.store, "finish", slow)
    game = asyncio.create_task(play_out(clients, random.Random(1)))
    async with asyncio.timeout(10):
        await at_it.wait()
    await asyncio.sleep(0.05)
    assert [client.stage["result"] for client in clients] == [None] * 3
    held.set()
    await game
    stored = await hall.around.store.game(game_id)
    assert stored is not None
    assert {client.stage["result"] for client in clients} == {stored.result}


@pytest.mark.rs("RS-109")
async def test_the_same_answer_sent_twice_is_stored_once_and_accepted_twice(hall: Hall) -> None:
    game_id = await new_table(hall, "pebbles", 2)
    one, two = await sit(hall, game_id, 0, 1)
    decision = one.stage["question"]["decision"]
    await one.answer(1, decision=decision, key="the-same-key")
    await one.answer(1, decision=decision, key="the-same-key")
    await one.until(lambda: [m["type"] for m in one.messages].count("accepted") == 2)
    assert len(await hall.around.store.entries(game_id)) == 1
    await two.until(lambda: two.stage["view"]["left"] == 7)


@pytest.mark.rs("RS-110")
@pytest.mark.rs("RS-045")
async def test_an_answer_to_an_earlier_decision_or_from_another_seat_is_refused_with_the_askers_own_view(
    hall: Hall,
) -> None:
    game_id = await new_table(hall, "pebbles", 2)
    one, two, watching = await sit(hall, game_id, 0, 1, None)
    decision = one.stage["question"]["decision"]
    assert two.stage["question"] is None
    key = await two.answer(0, decision=decision)
    assert (await two.reply(key))["code"] == "stale"
    key = await watching.answer(0, decision=decision)
    assert (await watching.reply(key))["code"] == "not_yours"
    await one.reply(await one.answer(0))
    await two.until(lambda: two.stage["question"] is not None)
    key = await one.answer(0, decision=decision)
    assert (await one.reply(key))["code"] == "stale"
    assert len(await hall.around.store.entries(game_id)) == 1
    for message in two.messages + watching.messages:
        assert decision not in json.dumps(message)


@pytest.mark.rs("RS-039")
@pytest.mark.rs("RS-040")
@pytest.mark.rs("RS-042")
async def test_a_secret_question_changes_nothing_for_anybody_else(hall: Hall) -> None:
    """Two worlds: in one of them seat 1 holds a seven and is asked in secret, in the other it is not."""
    streams = []
    for seed in (seed_with(1, seven=True), seed_with(1, seven=False)):
        game_id = await new_table(hall, "pebbles", 2, pace="0.2", seed=seed)
        one, two = await sit(hall, game_id, 0, 1)
        start = len(one.messages)
        await one.reply(await one.answer(0))
        if two.stage["question"] is not None:
            assert two.stage["question"]["unseen"]
            await two.answer(1)
        await two.until(lambda two=two: two.stage["turn"] == 1 and not two.stage["window"])  # type: ignore[misc]
        streams.append([without(m, "key", "mine", "table") for m in one.messages[start:]])
        await asyncio.sleep(0.02)
    assert streams[0] == streams[1]
    assert [m["type"] for m in streams[0]] == ["accepted", "stage", "stage"]


def unlike(one: str, other: str) -> bool:
    """Of two words that were drawn, at most some letters stand in the same place; of counted ones, almost all do."""
    return sum(here == there for here, there in zip(one, other, strict=True)) < 12


@pytest.mark.rs("RS-039")
async def test_the_names_of_decisions_are_opaque(hall: Hall) -> None:
    """Three tables at which the same is dealt and answered: no name tells a number, a seat or another name."""
    named: list[list[str]] = []
    for key in (b"k" * 32, b"k" * 32, b"l" * 32):
        hall.around.key = key
        clients = await sit(hall, await new_table(hall, "boss_monster", 3), 0, 1, 2)
        named.append(await play_on(clients, random.Random(6), 25))
    assert all(re.fullmatch("[0-9a-f]{24}", name) for names in named for name in names)
    assert len({name for names in named for name in names}) == 75
    for names in named:
        rising = sum(before < after for before, after in pairwise(names))
        assert 4 < rising < 20  # of 24: in no order
        assert all(unlike(before, after) for before, after in combinations(names, 2))
    for same_row in zip(*named, strict=True):  # neither the row, nor the deal, nor what was answered shows
        assert all(unlike(one, other) for one, other in combinations(same_row, 2))


@pytest.mark.rs("RS-039")
async def test_in_a_window_the_name_of_ones_own_question_says_nothing_about_that_of_another(hall: Hall) -> None:
    seed = next(seed for seed in range(999) if uk.new_game("pebbles", seed=seed)._game.numbers == [7, 7])  # type: ignore[attr-defined]
    game_id = await new_table(hall, "pebbles", 2, pace="1", seed=seed)
    one, two = await sit(hall, game_id, 0, 1)
    await one.reply(await one.answer(0))
    for client in (one, two):
        await client.until(lambda client=client: client.stage["window"] and client.stage["question"] is not None)  # type: ignore[misc]
    names = [client.stage["question"]["decision"] for client in (one, two)]
    assert unlike(*names)
    for client, other in ((one, names[1]), (two, names[0])):
        assert other not in json.dumps(client.messages)


@pytest.mark.rs("RS-041")
async def test_a_window_takes_its_time_whether_somebody_is_asked_or_not(hall: Hall) -> None:
    waits = []
    for seven in (True, False):
        game_id = await new_table(hall, "pebbles", 2, pace="0.3", seed=seed_with(1, seven=seven))
        one, two = await sit(hall, game_id, 0, 1)
        await one.reply(await one.answer(0))
        started = asyncio.get_running_loop().time()
        if seven:
            await two.answer(1)
        await one.until(lambda one=one: one.stage["turn"] == 1)  # type: ignore[misc]
        waits.append(asyncio.get_running_loop().time() - started)
    assert all(0.2 < wait < 0.8 for wait in waits)


@pytest.mark.rs("RS-041")
async def test_whoever_does_not_answer_inside_the_window_has_passed(hall: Hall) -> None:
    game_id = await new_table(hall, "pebbles", 2, pace="0.2", seed=seed_with(1, seven=True))
    one, two = await sit(hall, game_id, 0, 1)
    await one.reply(await one.answer(0))
    await two.until(lambda: two.stage["turn"] == 1)
    entries = await hall.around.store.entries(game_id)
    assert [(entry.by, entry.seat, entry.notation) for entry in entries] == [
        ("person", 0, "take 1"),
        ("clock", 1, "no"),
    ]


async def test_anybody_may_hold_a_window_and_everybody_sees_who(hall: Hall) -> None:
    game_id = await new_table(hall, "pebbles", 2, pace="0.4", seed=seed_with(1, seven=False))
    one, two = await sit(hall, game_id, 0, 1)
    await one.reply(await one.answer(0))
    await one.until(lambda: one.stage["window"])
    version = one.stage["version"]
    await two.ask(wire.Hold(on=True))
    await one.until(lambda: one.stage["held"] == [1])
    assert one.stage["version"] == version  # another process would not know of it
    await asyncio.sleep(0.6)
    assert one.stage["window"]
    await two.ask(wire.Hold(on=False))
    await one.until(lambda: one.stage["turn"] == 1)


async def test_nobody_keeps_the_others_by_holding_a_window_again_and_again(hall: Hall) -> None:
    """The windows are so long that a busy machine ends none of them before somebody holds it."""
    game_id = await new_table(hall, "pebbles", 2, pace="2", seed=seed_with(1, seven=False))
    one, two = await sit(hall, game_id, 0, 1)

    async def told(holder: Client, answer: object, *wishes: bool) -> None:
        for on in wishes:
            await holder.ask(wire.Hold(on=on))
        await holder.until(lambda: answer in [m.get("code", m.get("held")) for m in holder.messages])

    for holder, turn in ((two, 1), (one, 0)):
        await (one if turn else two).answer(0)
        await holder.until(lambda holder=holder: holder.stage["window"])  # type: ignore[misc]
        del holder.messages[:]
        await told(holder, [turn], True)
        await told(holder, [], True, False)
        await told(holder, "not_yours", True)
        await holder.until(lambda holder=holder, turn=turn: holder.stage["turn"] == turn)  # type: ignore[misc]
        heard = [m.get("code", m.get("held")) for m in holder.messages if m["type"] in ("refused", "stage")]
        assert heard == [[turn], [], "not_yours", []]


async def test_whoever_plays_alone_among_bots_may_hold_a_window_as_long_as_they_like(hall: Hall) -> None:
    game_id = await new_table(hall, "pebbles", 2, seats=("", "random"), pace="0.4", seed=seed_with(1, seven=False))
    (one,) = await sit(hall, game_id, 0)
    await one.answer(0)
    await one.until(lambda: one.stage["window"])
    for on in (True, False, True):
        await one.ask(wire.Hold(on=on))
    await asyncio.sleep(0.8)
    assert one.stage["held"] == [0]
    assert one.stage["window"]


@pytest.mark.rs("RS-113")
@pytest.mark.rs("RS-048")
async def test_taking_back_is_an_entry_of_its_own_and_told_to_everybody(hall: Hall) -> None:
    game_id = await new_table(hall, "pebbles", 2, seed=seed_with(1, seven=False, other=False))
    one, two = await sit(hall, game_id, 0, 1)
    await one.reply(await one.answer(1))
    await two.until(lambda: two.stage["view"]["left"] == 7)
    await one.ask(wire.TakeBack(key="take-it-back"))
    await two.until(lambda: two.stage["view"]["left"] == 9)
    assert {"event": "taken_back", "seat": 0} in two.stage["events"]
    assert [entry.kind for entry in await hall.around.store.entries(game_id)] == ["answer", "undo"]
    await one.reply(await one.answer(0))
    await two.until(lambda: two.stage["view"]["left"] == 8)
    await two.ask(wire.TakeBack(key="not-mine-to-take"))
    assert (await two.reply("not-mine-to-take"))["code"] == "cannot_take_back"


@pytest.mark.rs("RS-109")
async def test_the_same_wish_to_take_back_is_accepted_again_and_takes_nothing_more_back(hall: Hall) -> None:
    game_id = await new_table(hall, "pebbles", 2, seed=seed_with(1, seven=False, other=False))
    (one,) = await sit(hall, game_id, 0)
    await one.reply(await one.answer(1))
    for times in (1, 2):
        await one.ask(wire.TakeBack(key="take-it-back"))
        await one.until(lambda times=times: [m.get("key") for m in one.messages].count("take-it-back") == times)  # type: ignore[misc]
    assert {m["type"] for m in one.messages if m.get("key") == "take-it-back"} == {"accepted"}
    assert [entry.kind for entry in await hall.around.store.entries(game_id)] == ["answer", "undo"]


@pytest.mark.rs("RS-044")
async def test_a_reason_is_given_to_whoever_decides_and_nothing_to_anybody_else(hall: Hall) -> None:
    game_id = await new_table(hall, "pebbles", 2)
    one, two, watching = await sit(hall, game_id, 0, 1, None)
    for client in (one, two, watching):
        await client.ask(wire.WhyNot(notation="take 5", ref="why"))
    replies = [await client.reply("why") for client in (one, two, watching)]
    assert [reply["rule"] for reply in replies] == ["TOY-002", "", ""]
    assert replies[1] == replies[2]


@pytest.mark.ux("UX-171")
async def test_a_rule_that_breaks_down_is_told_to_everybody_and_nothing_is_stored(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id = await new_table(hall, "pebbles", 2)
    one, two, watching = everybody = await sit(hall, game_id, 0, 1, None)
    before = [client.stage for client in everybody]

    def break_down(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as broken:
        broken.setattr(Pebbles, "tell", break_down)
        key = await one.answer(0)
        assert (await one.reply(key))["code"] == "fault"
        for client in (two, watching):
            await client.until(lambda client=client: client.messages[-1]["type"] == "refused")  # type: ignore[misc]
            assert (client.messages[-1]["code"], client.messages[-1].get("ref", "")) == ("fault", "")
    assert [client.stage for client in everybody] == before
    assert await hall.around.store.entries(game_id) == []
    await one.reply(await one.answer(0))  # and the same can be answered again
    await two.until(lambda: two.stage["view"]["left"] == 8)


@pytest.mark.ux("UX-171")
async def test_by_which_rule_a_secret_answer_broke_down_is_told_to_whoever_gave_it_alone(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id = await new_table(hall, "pebbles", 2, seed=seed_with(1, seven=True, other=False), pace="0")
    one, two = await sit(hall, game_id, 0, 1)
    await one.reply(await one.answer(0))
    await two.until(lambda: (two.stage["question"] or {}).get("kind") == "double")

    def break_down(*_: object) -> object:
        raise RuleFault("it broke down", rule="TOY-003")

    with monkeypatch.context() as broken:
        broken.setattr(Play, "answer", break_down)
        assert (await two.reply(await two.answer(0)))["rule"] == "TOY-003"
        await one.until(lambda: one.messages[-1]["type"] == "refused")
        assert (one.messages[-1]["code"], one.messages[-1].get("rule", "")) == ("fault", "")


@pytest.mark.rs("RS-058")
async def test_what_seats_say_stays_among_them(hall: Hall) -> None:
    game_id = await new_table(hall, "pebbles", 2)
    one, two, watching = await sit(hall, game_id, 0, 1, None)
    await one.ask(wire.Say(text="good luck"))
    await two.until(lambda: any(m["type"] == "said" for m in two.messages))
    late = (await sit(hall, game_id, 1))[0]
    assert [line["text"] for line in late.messages[0]["chat"]] == ["good luck"]
    stranger = (await sit(hall, game_id, None))[0]
    assert b"good luck" not in b"".join(watching.frames + stranger.frames)


@pytest.mark.rs("RS-046")
@pytest.mark.parametrize("game", ["pebbles", "boss_monster"])
async def test_whoever_comes_back_finds_what_they_would_have_seen(hall: Hall, game: str) -> None:
    game_id = await new_table(hall, game, 2)
    clients = await sit(hall, game_id, 0, 1, None)
    chance = random.Random(3)
    for _ in range(25):
        for client in clients:
            if client.stage["question"] is not None:
                await client.reply(await client.answer(chance.randrange(len(client.stage["question"]["options"]))))
                break
    await asyncio.sleep(0.05)
    for client in clients:
        again = (await sit(hall, game_id, client.viewer))[0]
        told = [event for m in client.messages if m["type"] == "stage" for event in m["events"]]
        assert again.messages[0]["log"] == client.messages[0]["log"] + told
        assert again.stage["version"] == client.stage["version"]
        assert again.stage["view"] == client.stage["view"]


FAULTS: dict[str, tuple[Callable[[Entry], UnderkeepError], str]] = {
    "disk": (lambda _: Unavailable("the disk is full; try again", field="database"), "unavailable"),
    "conflict": (lambda _: Stale("somebody was faster", field="seq"), "stale"),
    "closed": (lambda _: Closed("nothing can be added", field="game_id"), "stale"),
    "paused": (lambda _: Paused("stopped for a while", field="game_id"), "paused"),
    "unknown": (lambda _: Unknown("there is no such game", field="game_id"), "stale"),
    "fence": (lambda _: Fenced("somebody else controls this seat", field="seat"), "fenced"),
    "doubled": (Doubled, ""),  # accepted, as it was before
}


@pytest.mark.rs("RS-093")
@pytest.mark.parametrize("kind", ["answer", "undo"])
@pytest.mark.parametrize("fault", FAULTS)
async def test_after_a_failed_append_the_table_is_as_the_store_says(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, fault: str, kind: str
) -> None:
    game_id = await new_table(hall, "pebbles", 2, seed=seed_with(1, seven=False))
    one, two = await sit(hall, game_id, 0, 1)
    await one.reply(await one.answer(0))
    await two.until(lambda: two.stage["question"] is not None)
    made, code = FAULTS[fault]

    async def fails(entry: Entry, **_more: Any) -> None:
        raise made(entry)

    with monkeypatch.context() as broken:
        broken.setattr(hall.around.store, "append", fails)
        if kind == "undo":
            await one.ask(wire.TakeBack(key="take-it-back"))
            told = await one.reply("take-it-back")
        else:
            told = await two.reply(await two.answer(1))
        assert told.get("code", "") == code
    assert one.stage["view"]["left"] == two.stage["view"]["left"] == 8
    await two.reply(await two.answer(0))
    await one.until(lambda: one.stage["view"]["left"] == 7)
    await tells_again(hall, game_id, 2)


@pytest.mark.rs("RS-093")
async def test_a_table_that_is_cut_off_while_it_stores_begins_again_where_the_store_is(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id = await new_table(hall, "pebbles", 2)
    (one,) = await sit(hall, game_id, 0)
    storing = asyncio.Event()

    async def never(*_told: Any, **_more: Any) -> None:
        storing.set()
        await asyncio.Event().wait()

    with monkeypatch.context() as broken:
        broken.setattr(hall.around.store, "append", never)
        await one.answer(1)
        await storing.wait()
        task = hall.warm[game_id].task
        task.cancel()
        await asyncio.wait([task])
    (back,) = await sit(hall, game_id, 0)
    assert back.stage["view"]["left"] == 9
    await back.reply(await back.answer(0))
    await tells_again(hall, game_id, 1)


async def tells_again(hall: Hall, game_id: str, rows: int) -> None:
    """What is stored can be told again, and leads to the table in memory."""
    game, entries = await hall.around.store.game(game_id), await hall.around.store.entries(game_id)
    assert game is not None
    assert len(entries) == rows
    assert retell(game, entries).digest() == hall.warm[game_id].dealer.table.truth.digest()


@pytest.mark.rs("RS-151")
async def test_whoever_loses_the_seat_while_the_store_breaks_off_is_shown_out_when_it_is_back(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id = await new_table(hall, "pebbles", 2)
    one, two = await sit(hall, game_id, 0, 1)
    entries, broken = hall.around.store.entries, asyncio.Event()

    async def break_off(*args: Any, **more: Any) -> Any:
        if not broken.is_set():
            broken.set()
            raise Unavailable("the line broke; try again", field="database")
        return await entries(*args, **more)

    monkeypatch.setattr(hall.around.store, "entries", break_off)
    await hall.around.store.dismiss(game_id, 1, epoch=0)
    await two.until(lambda: two.messages[-1]["type"] == "closing")
    assert broken.is_set()
    assert two.messages[-1]["reason"] == "seat_changed"
    assert not one.guest.outbox.closed


async def test_bots_play_without_anybody_and_a_restart_is_not_noticed(hall: Hall) -> None:
    game_id = await new_table(hall, "pebbles", 2, seats=("", "random"))
    (one,) = await sit(hall, game_id, 0)
    await one.reply(await one.answer(0))
    await one.until(lambda: one.stage["question"] is not None)
    left = one.stage["view"]["left"]
    warm = hall.warm[game_id]
    warm.dealer.put(Stop("restart", again=True))
    await warm.task
    assert one.messages[-1] == {"type": "closing", "reason": "restart", "again": True}
    (back,) = await sit(hall, game_id, 0)
    assert back.stage["view"]["left"] == left
    assert back.stage["question"] is not None


STAGE = {"type", "version", "events", "view", "question", "turn", "window", "held", "result"}
WELCOME = {
    "type", "protocol", "table", "game", "title", "origin", "options", "viewer", "shared", "roles", "pledge", "seats",
    "absence", "paused", "paced", "log", "stood_in", "chat", "stage", "watching",
}  # fmt: skip
# The rest of a welcome is the same for everybody; how many watch is that of the moment.
OF_THE_VIEWER = {"viewer", "roles", "stood_in", "log", "stage", "watching"}


def whoever_watches(frame: bytes) -> bytes:
    """The same, but for how many people look on, of whom its reader is one."""
    return re.sub(rb'"watching":[1-9]', b'"watching":1', frame)


@pytest.mark.rs("RS-038")
async def test_what_others_can_choose_from_and_how_much_that_is_stands_in_no_message(hall: Hall) -> None:
    game_id = await new_table(hall, "boss_monster", 3)
    clients = await sit(hall, game_id, 0, 1, 2, None)
    await play_out(clients, random.Random(2))
    clients += await sit(hall, game_id, 0, None)
    for client in clients:
        for message in client.messages:
            if message["type"] in ("stage", "welcome"):
                assert message.keys() == (STAGE if message["type"] == "stage" else WELCOME)
                stage = message.get("stage", message)
                assert stage["question"] is None or stage["question"]["seat"] == client.viewer
                assert stage["view"].keys() == VIEW


@pytest.mark.rs("RS-057")
async def test_spectators_are_told_the_same_bytes_whenever_they_come_and_no_more_than_a_seat(hall: Hall) -> None:
    game_id = await new_table(hall, "pebbles", 2, seats=("", "random"))
    one, early = await sit(hall, game_id, 0, None)
    await one.reply(await one.answer(0))
    await one.until(lambda: one.stage["question"] is not None and one.stage["turn"] == 0)
    seated, late, later = await sit(hall, game_id, 0, None, None)
    await early.until(lambda: early.stage["version"] == late.stage["version"])
    assert whoever_watches(late.frames[0]) == whoever_watches(later.frames[0])
    theirs, mine = late.messages[0], seated.messages[0]
    assert theirs["stage"] == {**early.stage, "events": []}
    assert theirs["log"] == [event for m in early.messages if m["type"] == "stage" for event in m["events"]]
    assert {name for name in mine if mine[name] != theirs[name]} <= OF_THE_VIEWER
    assert theirs["stage"]["view"] == {**mine["stage"]["view"], "mine": None}  # the number is the seat's alone
    assert (theirs["viewer"], theirs["stood_in"], theirs["stage"]["question"]) == (None, None, None)
    for public, told in zip(theirs["log"], mine["log"], strict=True):
        assert public.items() <= told.items()


@pytest.mark.rs("RS-057")
async def test_a_spectator_who_comes_after_much_has_happened_gets_the_spectators_view_and_no_other(hall: Hall) -> None:
    game_id = await new_table(hall, "boss_monster", 3)
    *seats, early = await sit(hall, game_id, 0, 1, 2, None)
    await play_on(seats, random.Random(6), 30)
    late, later = await sit(hall, game_id, None, None)
    assert whoever_watches(late.frames[0]) == whoever_watches(later.frames[0])
    welcome = late.messages[0]
    told = [event for m in early.messages if m["type"] == "stage" for event in m["events"]]
    assert len(told) > 30
    assert early.stage["version"] == welcome["stage"]["version"]
    assert (welcome["log"], welcome["stage"]) == (told, {**early.stage, "events": []})
    theirs = [(await sit(hall, game_id, seat))[0].messages[0] for seat in range(3)]
    for mine in theirs:  # whatever a seat alone knows, a spectator does not
        assert mine["stage"]["view"] != welcome["stage"]["view"]
        assert all(public.items() <= seen.items() for public, seen in zip(welcome["log"], mine["log"], strict=True))
    assert any(mine["log"] != welcome["log"] for mine in theirs)
    assert welcome["stage"]["question"] is None


@pytest.mark.rs("RS-135")
async def test_a_client_that_stops_reading_delays_nobody_and_keeps_little(hall: Hall) -> None:
    game_id = await new_table(hall, "boss_monster", 2)
    clients = await sit(hall, game_id, 0, 1)
    dealer = await hall.dealer(game_id)
    deaf = Guest(None, ("spectator",), Outbox(8))
    dealer.put(Come(deaf))
    await play_out(clients, random.Random(5))
    assert len(deaf.outbox) <= 8


async def flooded(client: Client) -> Any:
    """A table of which this client has asked so much at once that it takes no more; it has answered nothing yet."""
    dealer = await client.hall.dealer(client.game_id)
    while dealer.put(Asked(client.guest, wire.WhyNot(notation="take 5"))):
        pass
    assert not dealer.put(Come(Guest(None, ("spectator",), Outbox(8))))
    return dealer


@pytest.mark.rs("RS-136")
@pytest.mark.rs("RS-183")
async def test_a_table_that_is_asked_too_much_still_hears_that_somebody_has_gone(hall: Hall) -> None:
    game_id = await new_table(hall, "pebbles", 2)
    one, two = await sit(hall, game_id, 0, 1)
    dealer = await flooded(two)
    dealer.put(Gone(two.guest))
    await one.until(lambda: not one.messages[-1].get("seats", [{}, {"here": True}])[1]["here"])
    await flooded(one)
    dealer.put(Gone(one.guest))
    async with asyncio.timeout(5):
        while dealer.guests:  # noqa: ASYNC110 - asked of the table
            await asyncio.sleep(0.01)


@pytest.mark.rs("RS-129")
async def test_a_table_that_is_asked_too_much_still_hears_what_another_process_has_stored(hall: Hall) -> None:
    game_id = await new_table(hall, "pebbles", 2)
    one, two = await sit(hall, game_id, 0, 1)
    store, ears = hall.around.store, hall.around.store.ears[:]
    hall.around.store.ears.clear()
    await store.say(game_id, 0, "all", "from elsewhere")
    dealer = await flooded(two)
    for _ in range(1_000):
        assert dealer.put(Heard(0))
    assert sum(isinstance(request, Heard) for request in dealer.inbox) == 1
    await one.until(lambda: any(m["type"] == "said" for m in one.messages))
    store.ears.extend(ears)


@pytest.mark.rs("RS-200")
async def test_a_table_that_is_asked_too_much_still_ends_when_it_is_told_to(hall: Hall) -> None:
    game_id = await new_table(hall, "pebbles", 2)
    (one,) = await sit(hall, game_id, 0)
    dealer = await flooded(one)
    assert dealer.put(Stop("restart", again=True))
    async with asyncio.timeout(5):
        await hall.warm[game_id].task
    assert one.guest.outbox.closed in ("restart", "too slow")


ASKED: dict[str, wire.Asked] = {
    "takes back": wire.TakeBack(key="take-it-back"),
    "answers late": wire.Answer(decision="of-long-ago", option=0, key="an-old-answer"),
    "speaks": wire.Say(text="is anybody there?"),
    "answers": wire.Answer(decision="", option=0, key="an-answer-of-mine"),
}


@pytest.mark.rs("RS-187")
@pytest.mark.parametrize("asked", ASKED.values(), ids=ASKED)
async def test_whoever_says_something_while_the_table_is_deleted_is_told_that_it_is_closed(
    hall: Hall, asked: wire.Asked
) -> None:
    game_id = await new_table(hall, "pebbles", 2)
    one, two = await sit(hall, game_id, 0, 1)
    dealer = await hall.dealer(game_id)
    ears = hall.around.store.ears[:]
    hall.around.store.ears.clear()  # the notice comes late
    await hall.around.store.remove(game_id)
    hall.around.store.ears.extend(ears)
    if isinstance(asked, wire.Answer) and not asked.decision:
        asked = wire.Answer(decision=one.stage["question"]["decision"], option=0, key=asked.key)
    assert dealer.put(Asked(one.guest, asked))
    for client in (one, two):
        await client.until(lambda client=client: bool(client.guest.outbox.closed))  # type: ignore[misc]
        await client.reader
        assert client.messages[-1] == {"type": "closing", "reason": "closed", "again": False}


@pytest.mark.rs("RS-107")
async def test_a_game_that_cannot_be_told_again_stops_nothing_else(hall: Hall) -> None:
    stuck, fine = await new_table(hall, "pebbles", 2), await new_table(hall, "pebbles", 2)
    one, _ = await sit(hall, stuck, 0, 1)
    await one.reply(await one.answer(0))
    await hall.close()
    toy.INFO.version = 2
    try:
        again = Hall(hall.around, idle=600)
        await again.open()
        dealer = await again.dealer(stuck)
        if stuck in again.warm:
            await asyncio.wait_for(again.warm[stuck].task, 10)
        game = await hall.around.store.game(stuck)
        assert game is not None
        assert game.closed == "stuck"
        assert dealer.guests == set()
    finally:
        toy.INFO.version = 1
    (other, _) = await sit(again, fine, 0, 1)
    await other.reply(await other.answer(0))
    await again.close()


def seed_with(seat: int, *, seven: bool, other: bool | None = None) -> int:
    """A seed that deals, or does not deal, a seven to this seat; and none to the other, or any."""
    for seed in range(999):
        numbers = uk.new_game("pebbles", seed=seed)._game.numbers  # type: ignore[attr-defined]
        if (numbers[seat] == 7) == seven and numbers[1 - seat] != 7:
            return seed
    raise AssertionError


def without(message: Any, *names: str) -> Any:
    if isinstance(message, dict):
        return {name: without(value, *names) for name, value in message.items() if name not in names}
    return [without(part, *names) for part in message] if isinstance(message, list) else message
