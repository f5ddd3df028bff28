"""A table on a server as the terminal sees it: what comes over the line, from good servers and from bad ones."""

from __future__ import annotations

import asyncio
import json
import random
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.asyncio.server import ServerConnection, serve

import underkeep as uk
from tests.cli.sitting import ESCAPE, MOMENT, Terminal, shown, stay_at, type_line
from underkeep import texts
from underkeep.cli import harmless, line
from underkeep.cli.app import TableApp
from underkeep.cli.far import ANNOUNCED, FarMatch, remark_on
from underkeep.cli.far_desk import ENDINGS, FarDesk
from underkeep.cli.join import Kept, Link, Place
from underkeep.cli.line import ENDED, LOST, OPEN, Line, Strange, understood
from underkeep.cli.pages import Page
from underkeep.server import socket, wire
from underkeep.server.audience import Audience

SECRET = "seat.AAAAAAAAAAAAAAAAAAAAAA.0.1797390846.Ki0lfH4yqKyOzEVdi2iTXw.s3cret"
LANGUAGES = ("en", "pl", "ru")


class Wire:
    """Stands in for the line: what is said goes into a list."""

    def __init__(self) -> None:
        self.state: str = OPEN
        self.reason: str = ""
        self.wait: float = 3.0
        self.said: list[Any] = []
        self.tried: int = 0
        self.renewed: int = 0
        self.record: str | None = ""

    def say(self, message: wire.Asked) -> bool:
        if self.state == OPEN:
            self.said.append(message)
        return self.state == OPEN

    def try_now(self) -> None:
        self.tried += 1

    def begin_again(self) -> None:
        self.renewed += 1

    def fetch_record(self, then: Callable[[str], None]) -> None:
        if self.record is not None:
            then(self.record)


class Server:
    """A table, and what it would tell one viewer of it."""

    def __init__(self, table: uk.Table, viewer: int | None = 0) -> None:
        self.table = table
        self.audience = Audience(viewer)
        self.names = ["Ania", "Boris", "Celina", "Dorota"]
        self.look([])

    def look(self, events: list[uk.Event]) -> None:
        decision = self.table.decision
        mine = decision if decision is not None and decision.seat == self.audience.viewer else None
        self.audience.look(self.table, events, mine, self.decision_id, [])

    @property
    def decision_id(self) -> str:
        return f"decision-{self.table.number}"

    def sittings(self, **changed: Any) -> list[wire.Sitting]:
        seats = range(self.table.options["players"])
        return [wire.Sitting(at, self.names[at], "person", "", here=True, away=False, **changed) for at in seats]

    def welcome(self, **changed: Any) -> wire.Welcome:
        stage = self.audience.stage
        assert stage is not None
        usual: dict[str, Any] = {
            "protocol": 1, "table": "t", "game": self.table.game, "title": "", "origin": "dealt",
            "options": self.table.options, "viewer": self.audience.viewer, "shared": [], "roles": ["seat"],
            "pledge": "0f0f", "seats": self.sittings(), "absence": "wait", "paused": False, "paced": True,
            "log": list(self.audience.log), "stood_in": None, "chat": [], "stage": stage,
        }  # fmt: skip
        return wire.Welcome(**{**usual, **changed})

    def choose(self, option: int) -> wire.Stage:
        self.look(self.table.choose(option))
        assert self.audience.stage is not None
        return self.audience.stage


def visit(
    table: uk.Table | None = None, viewer: int | None = 0, **changed: Any
) -> tuple[FarMatch, Wire, Server, FarDesk]:
    server = Server(table or uk.load(MOMENT), viewer)
    ears = Wire()
    match = FarMatch(server.welcome(**changed), ears)  # type: ignore[arg-type]  # all that a match needs of a line
    return match, ears, server, FarDesk(match, "en")


# -- the same game -----------------------------------------------------------------------------------------------


@pytest.mark.ux("UX-236")
def test_prompts_options_and_story_are_those_of_a_table_at_home():
    chance = random.Random(4)
    table = uk.new_game("boss_monster", seed=3, players=2)
    while table.decision is not None and table.decision.seat != 0:
        table.choose(0)
    match, _ears, server, desk = visit(table)
    at_home = desk.teller
    for _ in range(60):
        decision = table.decision
        if decision is None:
            break
        if decision.seat == 0:
            scene = at_home.scene(table.view(None))
            assert desk.question() == at_home.question(decision, table.view(0))
            assert desk.options() == [at_home.option(option, decision, scene) for option in decision.options]
        else:
            assert match.decision is None
        scene, told = at_home.scene(table.view(None)), len(match.told)
        stage = server.choose(chance.randrange(len(decision.options)))
        match.hear(stage)
        heard = [at_home.event(facts, scene) for facts in stage.events]
        assert desk.events(match.told[told:]) == heard
    assert len(match.told) > 20


def test_an_answer_is_under_way_until_the_server_has_spoken():
    match, ears, server, desk = visit()
    assert [match.person] == [0]
    desk.order("1")
    answer = ears.said[-1]
    assert (answer.decision, answer.option) == (server.decision_id, 0)
    assert match.person is None
    assert desk.question() == "Sent; waiting for the server."
    match.hear(wire.Accepted(key=answer.key))
    assert match.person is None
    match.hear(server.choose(0))
    assert match.under_way is None


@pytest.mark.ux("UX-168")
def test_a_late_answer_is_told_in_a_sentence_and_the_question_is_there_again():
    match, ears, _server, desk = visit()
    desk.order("1")
    match.hear(wire.Refused(code="stale", ref=ears.said[0].key))
    assert desk.notices() == ["That came too late: the table has moved on. Nothing was done."]
    assert desk.notices() == []
    assert match.person == 0


@pytest.mark.ux("UX-098")
def test_an_answer_under_way_when_the_line_broke_is_said_again_with_the_same_key():
    match, ears, server, desk = visit()
    desk.order("1")
    match.hear(server.welcome())
    first, again = ears.said
    assert first == again
    match.hear(server.choose(0))
    match.hear(server.welcome())
    assert len(ears.said) == 2


@pytest.mark.ux("UX-095")
def test_nothing_is_kept_to_be_said_behind_ones_back():
    match, ears, _server, desk = visit()
    ears.state = LOST
    for order in ("1", "u", "h", "s hello", "k", "w cast freeze", "p 1"):
        assert desk.order(order).lines == ["Not sent: there is no line to the server now. Trying again."]
    assert (ears.said, match.person, ears.tried) == ([], 0, 7)
    assert desk.standing() == ["The line to the server is lost. Trying again in 3 s; Enter tries now."]


@pytest.mark.ux("UX-097")
def test_after_a_break_no_line_is_missing_or_doubled():
    match, _ears, server, desk = visit()
    match.hear(server.choose(0))
    before = desk.events(match.told)
    match.hear(server.welcome())
    assert desk.events(match.told) == before
    server.choose(0)  # unheard
    match.hear(server.welcome())
    assert len(match.told) == len(server.audience.log)
    assert desk.events(match.told)[: len(before)] == before


def test_a_client_that_missed_something_begins_again():
    match, ears, server, _desk = visit()
    server.choose(0)
    while not (stage := server.choose(0)).events:
        pass
    match.hear(stage)
    assert ears.renewed == 1
    match.hear(server.welcome())
    assert [one.event.seen_by(0) for one in match.told] == server.audience.log  # type: ignore[attr-defined]


@pytest.mark.ux("UX-059")
@pytest.mark.ux("UX-060")
def test_a_far_pass_answers_by_itself_until_something_must_be_decided():
    match, ears, server, desk = visit()
    desk.order("p 3")
    assert match.reach == {0: "build"}
    while (decision := server.table.decision) is not None and match.person is None:
        last = len(decision.options) - 1
        if decision.seat == 0:
            assert (ears.said[-1].decision, ears.said[-1].option) == (server.decision_id, last)
            assert str(decision.options[last]) == "pass"
        match.hear(server.choose(last))
        match.step()
    assert decision is not None
    assert any(option.verb == "build" for option in decision.options)
    assert match.reach == {}
    assert len(ears.said) > 1


def test_whoever_comes_late_is_not_told_what_lay_somewhere_since_nobody_knows():
    log = [{"event": "declared", "seat": 1, "card": "freeze", "aim": "0:2"}, {"event": "of_next_year", "seat": 0}]
    match, _ears, _server, desk = visit(log=log)
    first, second = desk.events(match.told)
    assert "your room 2" in first
    assert "Goblin Armory" not in first
    assert second == "Something happened that this version has no words for."


def test_the_end_brings_everybodys_place_and_the_whole_record():
    table = uk.new_game("boss_monster", seed=3, players=3)
    chance = random.Random(1)
    server, ears = Server(table, 1), Wire()
    match = FarMatch(server.welcome(), ears)  # type: ignore[arg-type]
    desk = FarDesk(match, "en")
    ears.record = None
    stage = server.audience.stage
    while table.decision is not None:
        stage = server.choose(chance.randrange(len(table.decision.options)))
    assert stage is not None
    match.hear(stage)
    assert (match.result, desk.question()) == (None, "The game is over.")
    match.finish(table.record())
    assert match.result == table.result
    assert [said.split(".")[0] for said in desk.result()[1:4]] == ["1", "2", "3"]
    match.finish("")
    assert desk.result()[0] in ("You win.", "Ania wins.", "Celina wins.")


def test_who_comes_and_goes_is_remarked():
    match, _ears, server, desk = visit()
    now = server.sittings()
    for change, words in (
        ({"here": False}, "Boris is not connected."),
        ({"here": True}, "Boris is here."),
        ({"away": True}, "Boris is away, and a bot answers."),
        ({"away": False}, "Boris is back."),
        ({"kind": "open"}, "The seat of Boris is free now."),
        ({"kind": "bot", "bot": "greedy"}, "Fair bot sits down."),
        ({"kind": "person", "bot": ""}, "Boris sits down."),
    ):
        now = [now[0], msgspec.structs.replace(now[1], **change)]
        match.hear(wire.Seats(seats=now))
        desk.look()
        assert desk.events(match.told[-1:]) == [words]
    match.hear(wire.Seats(seats=now))
    assert len(match.told) == 7
    assert remark_on(now[0], now[0]) == ""


def test_the_host_may_pause_and_chat_comes_once():
    match, _ears, _server, desk = visit()
    match.hear(wire.Paused(on=True))
    assert (match.person, desk.question()) == (None, "The host has paused the game.")
    match.hear(wire.Paused(on=False))
    assert match.person == 0
    for _ in range(2):
        match.hear(wire.Said(line=wire.Line(1, 1, "Well played", "")))
        match.hear(wire.Said(line=wire.Line(2, None, "seat-dismissed seat=1", "")))
        match.hear(wire.Said(line=wire.Line(3, None, "help-title seat=1", "")))
    assert desk.events(match.told) == ["Boris says: Well played", "The host has shown out Boris."]


def test_a_held_window_names_who_holds_it_and_letting_go_is_the_same_key():
    match, ears, server, desk = visit(viewer=1)
    stage = server.audience.stage
    assert stage is not None
    match.hear(msgspec.structs.replace(stage, window=True, held=[], turn=None))
    assert desk.question() == "A moment in which anybody might answer."
    desk.order("k")
    match.hear(msgspec.structs.replace(stage, window=True, held=[1], turn=None))
    assert desk.question() == "A moment in which anybody might answer; held by you."
    desk.order("hold")
    assert [message.on for message in ears.said] == [True, False]


# -- words -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_a_server_may_refuse_or_end_with_has_words(lang):
    _match, ears, _server, desk = visit()
    desk.lang = lang
    desk.look()
    for code in get_args(wire.Code):
        assert desk.refused(wire.Refused(code=code, again=4.2))
    for reason in (*socket.CLOSE_CODES, *ENDINGS, "of next year"):
        ears.state, ears.reason = ENDED, reason
        assert desk.standing()
    spoken = texts.bundle(lang)
    assert all(spoken.has_message(message) for message in ANNOUNCED.values())


def test_codes_of_a_line_that_was_cut_mean_what_the_server_means():
    final = {reason: code for code, reason in line.FINAL.items()}
    assert final.items() <= socket.CLOSE_CODES.items()
    assert {reason for reason in socket.CLOSE_CODES if reason not in final} == {"silent", "too slow"}  # come back
    assert set(final) <= set(ENDINGS)


# -- the screen --------------------------------------------------------------------------------------------------


def test_the_screen_shows_a_lost_line_a_waiting_table_and_the_end():
    match, ears, _server, desk = visit()
    screens: list[str] = []

    async def look(app: TableApp, pilot: Any) -> None:
        async def see() -> None:
            await pilot.pause()
            await pilot.pause()
            screens.append("\n".join(shown(app)))

        await see()
        ears.state = LOST
        match.announce()
        await see()
        await type_line(app, pilot, "1")
        await see()
        ears.state = OPEN
        await type_line(app, pilot, "1")
        await see()
        match.hear(wire.Said(line=wire.Line(1, 1, "[bold]Hurry[/bold] up", "")))
        await see()
        ears.state, ears.reason = ENDED, "closed"
        match.announce()
        await see()

    stay_at(desk, look)
    first, lost, unsent, sent, chat, ended = screens
    assert "Your move" in first
    assert "The line to the server is lost." in lost
    assert "Not sent" in unsent
    assert "Wait" in sent
    assert "Sent; waiting for the server." in sent
    assert "[bold]Hurry[/bold]" in chat
    assert "The host has closed this table." in ended


def test_the_screen_shows_the_result_when_it_has_come():
    table = uk.new_game("boss_monster", seed=3, players=2)
    match, ears, server, desk = visit(table, 1)
    chance = random.Random(1)
    titles: list[str] = []

    async def look(app: TableApp, pilot: Any) -> None:
        stage = server.audience.stage
        while table.decision is not None:
            stage = server.choose(chance.randrange(len(table.decision.options)))
        ears.record = table.record()
        assert stage is not None
        match.hear(stage)
        await pilot.pause()
        await pilot.pause()
        assert isinstance(app.screen, Page)
        titles.append(app.screen.heading)

    stay_at(desk, look)
    assert titles[0] in ("You win.", "Ania wins.")


# -- a bad server ------------------------------------------------------------------------------------------------

EVIL = "\x1b]0;owned\x07\x1b[31mEv\x9b2Jil\x00\u202e[link=http://x]\r\nme"
HEBREW = "\u05d0\u05d1\u05d2"


@pytest.mark.rs("RS-168")
@given(st.recursive(st.text() | st.integers(), lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner)))
def test_nothing_that_comes_over_the_line_can_speak_to_the_terminal(data):
    def check(found: Any) -> None:
        if isinstance(found, str):
            assert not [char for char in found if ord(char) < 32 or 127 <= ord(char) < 160 or char in "\u202e\u2066"]
        elif isinstance(found, list):
            for each in found:
                check(each)
        elif isinstance(found, dict):
            check([*found, *found.values()])

    check(harmless.tamed(data))


@pytest.mark.rs("RS-166")
def test_a_name_that_runs_the_other_way_turns_nothing_else_around():
    match, _ears, server, desk = visit()
    server.names = ["Ania", HEBREW, "", ""]
    match.hear(wire.Seats(seats=server.sittings()))
    match.hear(wire.Said(line=wire.Line(1, 1, f"{HEBREW} 12", "")))
    desk.look()
    assert desk.events(match.told[-1:]) == [f"\u2068{HEBREW}\u2069 says: \u2068{HEBREW} 12\u2069"]


@pytest.mark.parametrize(
    "frame",
    ["", "{", "[]", '{"type": "evil"}', '{"type": "stage"}', "[" * 100_000, b"\xff\xfe", '{"type": "said", "line": 1}'],
)
def test_what_no_server_of_ours_would_say_is_strange(frame):
    with pytest.raises(Strange):
        understood(frame)


@contextmanager
def answering(handler: Callable[[ServerConnection], Any]) -> Iterator[int]:
    """A server of somebody else's, in a thread."""
    found: list[int] = []
    ready, loop = threading.Event(), asyncio.new_event_loop()
    over = asyncio.Event()

    async def listen() -> None:
        async with serve(handler, "127.0.0.1", 0) as server:
            found.append(next(iter(server.sockets)).getsockname()[1])
            ready.set()
            await over.wait()

    thread = threading.Thread(target=loop.run_until_complete, args=(listen(),))
    thread.start()
    try:
        assert ready.wait(10)
        yield found[0]
    finally:
        loop.call_soon_threadsafe(over.set)
        thread.join(10)
        loop.close()


def keep(folder: Path, port: int, monkeypatch: pytest.MonkeyPatch) -> str:
    """A place at that server, as if its link had been claimed before."""
    link = f"http://127.0.0.1:{port}/#{SECRET}"
    monkeypatch.setenv("UNDERKEEP_DATA", str(folder))
    Kept(Link.read(link)).write(Place(f"http://127.0.0.1:{port}", "t", "secret-secret"))
    return link


@pytest.mark.rs("RS-168")
@pytest.mark.parametrize("how", ["plain", "screen"])
def test_a_bad_server_cannot_write_codes_to_the_terminal(how, tmp_path, monkeypatch):
    server = Server(uk.load(MOMENT))
    server.names = ["Ania", EVIL, "", ""]
    facts = {"event": EVIL, "seat": 1, "card": EVIL}
    chat = [wire.Line(1, 1, EVIL, EVIL)]

    async def evil(line: ServerConnection) -> None:
        await line.recv()
        await line.send(wire.encode(server.welcome(title=EVIL, log=[facts], chat=chat, pledge=EVIL)).decode())
        await line.send(json.dumps({"type": "refused", "code": "stale", "rule": EVIL, "message": EVIL}))
        await line.wait_closed()

    with answering(evil) as port:
        link = keep(tmp_path, port, monkeypatch)
        quiet: dict[str, Any] = {"NO_COLOR": "1"} if how == "plain" else {}
        terminal = Terminal(tmp_path, "play", rows=80, columns=200, UNDERKEEP_JOIN=link, **quiet)
        try:
            terminal.wait_for("Ev2Jil")
            terminal.wait_for("That came too late")
            terminal.type("t\r")
            terminal.wait_for("Pledge of the deal")
            if how == "plain":
                assert ESCAPE not in terminal.text()
            for code in ("\x1b]0;", "owned\x07", "\x9b2J", "\u202e", "\x1b[31mEv"):
                assert code not in terminal.text()
            assert "[link=http://x]" in terminal.text()
        finally:
            terminal.close()


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ('{"type": "closing", "reason": "reload", "again": false}', "another version of the protocol"),
        ('{"type": "closing", "reason": "crowded", "again": false}', "Too many are connected"),
        ('{"type": "closing", "reason": "\\u001b[31mwhatever", "again": false}', "does not speak like a server"),
        ("nonsense", "does not speak like a server"),
    ],
)
def test_who_is_not_let_in_is_told_why_with_exit_2(said, sentence, tmp_path, monkeypatch, command):
    async def refuse(line: ServerConnection) -> None:
        await line.recv()
        await line.send(said)
        await line.wait_closed()

    with answering(refuse) as port:
        done = command("play", "--join", keep(tmp_path, port, monkeypatch))
    assert (done.code, done.out) == (2, "")
    assert sentence in done.err
    assert ESCAPE not in done.err


@pytest.mark.ux("UX-096")
def test_tries_come_further_and_further_apart_but_never_stop(monkeypatch):
    waits: list[float] = []

    async def refuse() -> None:
        def changed() -> None:
            waits.append(there.wait)
            there.wait = 0.0
            if len(waits) == 12:
                there._end("closed")

        there = Line(Place("http://127.0.0.1:9", "t", "s"), lambda message: None, changed)
        await there.stay()

    monkeypatch.setattr(line.CHANCE, "uniform", lambda low, high: high)
    asyncio.run(refuse())
    assert waits[:8] == [1.0, 2.0, 4.0, 8.0, 16.0, 30.0, 30.0, 30.0]


@pytest.mark.ux("UX-096")
@pytest.mark.parametrize(("met", "state"), [(True, line.LOST), (False, line.ENDED)])
def test_noise_at_the_address_of_a_server_that_we_know_is_a_lost_line(met, state):
    """While a server comes up, a proxy or a chance connection may answer in its place."""

    async def noise(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"GET / HTTP/1.1\r\n\r\n")  # what a client says that has reached itself
        await writer.drain()
        writer.close()
        await writer.wait_closed()

    async def call() -> str:
        async with await asyncio.start_server(noise, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            said = asyncio.Event()
            there = Line(Place(f"http://127.0.0.1:{port}", "t", "s"), lambda message: None, said.set)
            there.met = met
            there.open()
            await asyncio.wait_for(said.wait(), 10)
            seen = there.state
            await there.close()
            return seen

    assert asyncio.run(call()) == state
