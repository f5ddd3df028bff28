"""In a window everybody is asked at once; what they answer lies sealed until it closes (RS-032, RS-042)."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

import msgspec
import pytest

import underkeep as uk
from tests.boss_monster.situations import at
from tests.server.leaks import clock
from tests.server.leaks.evening import Ear, Evening
from tests.server.leaks.scene import Actor, Slow
from tests.server.leaks.shelf import new_game
from underkeep.boss_monster.cards import CATALOGUE
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.table import Game
from underkeep.server import wire
from underkeep.server.dealer import Dealer
from underkeep.server.errors import Fenced, Paused, Unavailable
from underkeep.server.requests import Come, Guest, Heard, Right, Stop
from underkeep.server.rows import Seat

Likes = Mapping[int, Sequence[tuple[str, float]]]

# Whoever is active lays a room; then a window opens in which the second and the third may freeze one.
WINDOW = """
phase: build
active: 0
players:
- {boss: draculord, hand: [dark_altar], dungeon: [golem_factory, open_grave]}
- {boss: cerebellus, hand: [freeze], builds: 0}
- {boss: gorgona, hand: [freeze], builds: 0}
"""
BUILT = ("build dark_altar new", 1.0)  # a window follows, which closes at 4.0
CAST = "cast freeze 0:2"


def evening(position: str, likes: Likes, bots: Sequence[int]) -> Evening:
    table = at(position)
    sitting = [Seat(n, f"P{n}", "bot" if n in bots else "person", "random" if n in bots else "") for n in range(3)]
    new = new_game("boss_monster", table.options, sitting, pace="3", seed="", setup=table.position())
    minds = Slow(likes, 0.0)
    found = Evening(new, minds)
    minds.evening = found
    return found


def told(
    likes: Likes,
    then: Callable[[Evening, dict[int, Actor]], Awaitable[Any]],
    bots: Sequence[int] = (),
    position: str = WINDOW,
) -> Any:
    async def story() -> Any:
        async with evening(position, likes, bots) as opened:
            people = {seat: Actor(opened, seat, likes.get(seat, ())) for seat in range(3) if seat not in bots}
            return await then(opened, people)

    return clock.run(story())


def rows(opened: Evening) -> list[tuple[str, int, str, str]]:
    return [(entry.kind, entry.seat, entry.notation, entry.by) for entry in opened.shelf.rows[1:]]


def heard(actor: Actor, kind: str) -> list[tuple[float, dict[str, Any]]]:
    messages = [(when, json.loads(frame)) for when, frame in actor.heard]
    return [(when, message) for when, message in messages if message["type"] == kind]


def questions(actor: Actor) -> list[tuple[float, str]]:
    """When this seat was asked what it had not been asked before."""
    found: dict[str, float] = {}
    for when, stage in heard(actor, "stage"):
        if stage["question"] is not None:
            found.setdefault(stage["question"]["decision"], when)
    return [(when, name) for name, when in found.items()]


async def until(seconds: float) -> None:
    await asyncio.sleep(seconds - asyncio.get_running_loop().time())


@pytest.mark.rs("RS-042")
@pytest.mark.rs("RS-089")
def test_answers_are_stored_and_accepted_at_once_and_carried_out_when_the_window_closes() -> None:
    async def then(opened: Evening, people: dict[int, Actor]) -> None:
        await until(2.5)
        assert rows(opened) == [("sealed", 2, "pass", "person"), ("sealed", 1, CAST, "person")]
        assert [when for when, _ in heard(people[1], "accepted")] == [2.0]
        assert [when for when, _ in questions(people[1])] == [when for when, _ in questions(people[2])] == [1.0]
        assert heard(people[1], "stage")[-1][1]["question"] is None
        await until(3.99)
        assert "declared" not in str(people[0].heard)
        await until(4.01)
        assert rows(opened)[2:] == [("answer", 1, CAST, "clock")]
        assert [when for when, stage in heard(people[0], "stage") if "declared" in str(stage["events"])] == [4.0]

    told({0: [BUILT], 1: [(CAST, 1.0)], 2: [("pass", 0.2)]}, then)


@pytest.mark.rs("RS-042")
def test_after_the_first_who_acts_the_others_are_asked_anew() -> None:
    async def then(opened: Evening, people: dict[int, Actor]) -> None:
        await until(4.5)
        assert rows(opened) == [
            ("sealed", 2, CAST, "person"), ("sealed", 1, CAST, "person"), ("answer", 1, CAST, "clock"),
        ]  # fmt: skip
        assert len(heard(people[2], "accepted")) == 1
        opened.ask(people[2].guest, wire.Answer(decision=questions(people[2])[0][1], option=0, key="for-the-old-one"))
        await until(30)
        assert [message["code"] for _, message in heard(people[2], "refused")] == ["stale"]
        names = [name for _, name in questions(people[2])]
        assert len(names) >= 2
        assert len(names) == len(set(names))
        assert [row for row in rows(opened) if row[:3] == ("answer", 2, CAST)] == [("answer", 2, CAST, "clock")]

    told({0: [BUILT, ("pass", 0.1)], 1: [(CAST, 1.0), ("pass", 0.1)], 2: [(CAST, 0.2), ("pass", 0.1)]}, then)


def test_whoever_said_nothing_does_nothing_and_takes_no_time_from_the_others() -> None:
    async def then(opened: Evening, people: dict[int, Actor]) -> None:
        await until(4.1)
        assert rows(opened) == [
            ("sealed", 2, CAST, "person"), ("answer", 1, "pass", "clock"), ("answer", 2, CAST, "clock"),
        ]  # fmt: skip

    told({0: [BUILT], 2: [(CAST, 2.7)]}, then)


def test_a_sealed_answer_is_the_last_word_and_a_late_one_or_a_late_wish_to_hold_is_refused() -> None:
    async def then(opened: Evening, people: dict[int, Actor]) -> None:
        await until(2.0)
        [(_, name)] = questions(people[2])
        opened.ask(people[2].guest, wire.Answer(decision=name, option=0, key="second-thoughts"))
        opened.ask(people[2].guest, wire.WhyNot(notation="cast fear", ref="why"))
        opened.ask(people[2].guest, wire.AskHint(ref="hint"))
        await until(3.9)
        [(_, name)] = questions(people[1])
        opened.ask(people[1].guest, wire.Answer(decision=name, option=0, key="much-too-late"))
        opened.ask(people[1].guest, wire.Hold(on=True))
        opened.ask(people[1].guest, wire.AskHint(ref="hint"))
        opened.ask(people[1].guest, wire.WhyNot(notation="cast fear", ref="why"))
        await until(3.99)
        for seat, refused in ((1, ["stale", "stale", "not_yours"]), (2, ["stale", "not_yours"])):
            assert [message["code"] for _, message in heard(people[seat], "refused")] == refused
            [(_, reason)] = heard(people[seat], "reason")
            assert reason["message"] == "not-your-decision"
        assert rows(opened) == [
            ("sealed", 2, "pass", "person"), ("answer", 1, "pass", "clock"), ("answer", 2, "pass", "clock"),
        ]  # fmt: skip
        await until(4.1)
        assert people[1].heard[-1][0] == 4.0

    told({0: [BUILT], 2: [("pass", 0.2)]}, then)


def test_reasons_and_hints_are_about_ones_own_question_though_another_seat_comes_first() -> None:
    async def then(opened: Evening, people: dict[int, Actor]) -> None:
        await until(1.5)
        for notation in (CAST, "cast fear"):
            opened.ask(people[2].guest, wire.WhyNot(notation=notation, ref=notation))
        opened.ask(people[2].guest, wire.AskHint(ref="hint"))
        await until(2.5)
        reasons = {reason["ref"]: reason["allowed"] for _, reason in heard(people[2], "reason")}
        assert reasons == {CAST: True, "cast fear": False}
        [(_, hint)] = heard(people[2], "hinted")
        assert hint["decision"] == questions(people[2])[0][1]
        imagined = uk.load(opened.dealer.imagined(2)).decision
        assert imagined is not None
        assert (imagined.seat, CAST in map(str, imagined.options)) == (2, True)

    others = WINDOW.replace("hand: [freeze]", "hand: [motivation]", 1)
    told({0: [BUILT], 2: [("pass", 9.0)]}, then, position=others)


@pytest.mark.rs("RS-094")
@pytest.mark.parametrize(
    ("fault", "code"),
    [(Paused("for a while"), "paused"), (Fenced("not any more"), "fenced"), (Unavailable("full"), "unavailable")],
)
def test_an_answer_that_cannot_be_stored_is_refused_once_and_the_question_stays(fault: Exception, code: str) -> None:
    async def then(opened: Evening, people: dict[int, Actor]) -> None:
        append = opened.shelf.append

        async def fail(*_told: object, **_more: object) -> None:
            opened.shelf.append = append  # type: ignore[method-assign]
            raise fault

        await until(1.5)
        opened.shelf.append = fail  # type: ignore[method-assign]
        await until(2.5)
        assert [message["code"] for _, message in heard(people[1], "refused")] == [code]
        assert heard(people[1], "accepted") == []
        stages = [message for _, frame in people[1].heard if (message := json.loads(frame)).get("question")]
        opened.ask(people[1].guest, wire.Answer(decision=stages[-1]["question"]["decision"], option=0, key="once-more"))
        await until(4.1)
        assert rows(opened)[:2] == [("sealed", 1, CAST, "person"), ("answer", 1, CAST, "clock")]

    told({0: [BUILT], 1: [(CAST, 1.0)]}, then)


@pytest.mark.rs("RS-089")
@pytest.mark.rs("RS-118")
def test_a_sealed_answer_outlives_a_restart_in_the_middle_of_the_window() -> None:
    async def then(opened: Evening, people: dict[int, Actor]) -> None:
        await until(2.5)
        await restarted(opened)
        back = Actor(opened, 1, ())
        await until(2.6)
        [(_, welcome)] = heard(back, "welcome")
        before = heard(people[1], "stage")[-1][1]
        assert (welcome["stage"]["question"], welcome["stage"]["window"]) == (None, True)
        assert welcome["stage"]["version"] == before["version"]
        await until(6)
        assert rows(opened) == [("sealed", 1, CAST, "person"), ("answer", 1, CAST, "clock")]

    told({0: [BUILT], 1: [(CAST, 1.0)]}, then)


async def restarted(opened: Evening) -> None:
    opened.put(Stop("restart", again=True))
    await opened.task
    opened.dealer = Dealer(opened.shelf.row, opened.dealer.around)
    opened.task = asyncio.create_task(opened.dealer.run())


def seated(opened: Evening, seat: int, **more: Any) -> None:
    """Somebody else controls the seat from now on, and the table hears of it."""
    before = opened.shelf.sitting[seat]
    opened.shelf.sitting[seat] = msgspec.structs.replace(before, epoch=before.epoch + 1, **more)
    opened.put(Heard(0))


CHANGES: dict[str, list[dict[str, Any]]] = {
    "to another device": [{}],
    "a bot stands in": [{"away": True}],
    "and hands back": [{"away": True}, {"away": False}],
    "lost, and a bot stands in": [{"away": True, "lost": True}],
    "they leave": [{"kind": "open", "name": ""}],
}


@pytest.mark.rs("RS-089")
@pytest.mark.rs("RS-118")
@pytest.mark.parametrize("again", [False, True], ids=["", "restarted"])
@pytest.mark.parametrize("changes", CHANGES.values(), ids=CHANGES)
def test_an_accepted_answer_stands_whoever_answers_at_the_seat_afterwards(
    changes: list[dict[str, Any]], again: bool
) -> None:
    async def then(opened: Evening, people: dict[int, Actor]) -> None:
        await until(2.5)
        for change in changes:
            seated(opened, 1, **change)
            await asyncio.sleep(0)
        back = Actor(opened, 1, ())
        if again:
            await restarted(opened)
            back = Actor(opened, 1, ())
        await until(2.6)
        assert heard(back, "welcome")[0][1]["stage"]["question"] is None  # nobody is asked twice
        assert opened.dealer.thinking == {}
        await until(6)
        assert rows(opened) == [("sealed", 1, CAST, "person"), ("answer", 1, CAST, "clock")]

    told({0: [BUILT], 1: [(CAST, 1.0)]}, then)


@pytest.mark.rs("RS-116")
@pytest.mark.rs("RS-118")
@pytest.mark.parametrize("again", [False, True], ids=["", "restarted"])
@pytest.mark.parametrize("mind", [CAST, "pass"])
def test_if_the_host_takes_the_seat_from_somebody_a_bot_is_asked_what_they_had_answered(again: bool, mind: str) -> None:
    async def then(opened: Evening, people: dict[int, Actor]) -> None:
        await until(2.5)
        seated(opened, 1, since=1, kind="bot", bot="random")
        opened.dealer.around.thinker.manners = {1: [(mind, 0.0)]}  # type: ignore[attr-defined]
        if again:
            await restarted(opened)
        await until(3.5)
        assert len(opened.dealer.thoughts) == 1
        assert rows(opened) == [("sealed", 1, "pass" if mind == CAST else CAST, "person")]
        await until(6)
        assert rows(opened)[1] == ("answer", 1, mind, "bot")

    told({0: [BUILT], 1: [("pass" if mind == CAST else CAST, 1.0)]}, then)


@pytest.mark.rs("RS-116")
@pytest.mark.rs("RS-118")
@pytest.mark.parametrize("again", [False, True], ids=["", "restarted"])
def test_if_the_host_gives_the_seat_to_somebody_else_they_are_asked_and_what_they_answer_counts(again: bool) -> None:
    async def then(opened: Evening, people: dict[int, Actor]) -> None:
        await until(2.3)
        seated(opened, 1, since=1, kind="open")
        seated(opened, 1, kind="person")
        await until(2.5)
        next_one = Actor(opened, 1, [("pass", 0.1)])
        await until(2.7)
        if again:
            await restarted(opened)
            back = Actor(opened, 1, ())
            await until(2.8)
            version = heard(next_one, "stage")[-1][1]["version"]
            assert heard(back, "welcome")[0][1]["stage"]["version"] == version
        assert opened.dealer.table.question(1) is None
        await until(6)
        assert rows(opened)[:4] == [
            ("sealed", 1, CAST, "person"), ("sealed", 1, "pass", "person"),
            ("answer", 1, "pass", "clock"), ("answer", 2, "pass", "clock"),
        ]  # fmt: skip

    told({0: [BUILT], 1: [(CAST, 1.0)]}, then)


@pytest.mark.rs("RS-041")
@pytest.mark.parametrize("since", [0, 1], ids=["stands", "void"])
def test_nobody_else_can_tell_whether_there_was_an_answer_when_a_seat_changes_hands(since: int) -> None:
    def others(likes: Likes) -> Any:
        async def then(opened: Evening, people: dict[int, Actor]) -> Any:
            await until(2.5)
            seated(opened, 1, since=since, kind="bot", bot="random")
            await until(3.99)
            before = [(when, frame) for seat in (0, 2) for when, frame in people[seat].heard]
            await until(20)
            return before, [when for seat in (0, 2) for when, _ in people[seat].heard][: len(before) + 1]

        return told(likes, then)

    with_answer, without = others({0: [BUILT], 1: [("pass", 1.0)]}), others({0: [BUILT], 1: []})
    assert [when for when, _ in with_answer[0]] == [when for when, _ in without[0]]
    assert with_answer == without


@pytest.mark.rs("RS-043")
def test_bots_are_asked_at_once_like_people_and_act_when_the_window_closes() -> None:
    async def then(opened: Evening, people: dict[int, Actor]) -> None:
        await until(3.7)
        assert rows(opened) == []
        assert len(opened.dealer.thoughts) == 2
        await until(4.1)
        assert rows(opened) == [("answer", 1, "pass", "bot"), ("answer", 2, CAST, "bot")]
        assert opened.dealer.thoughts == {}

    told({0: [BUILT], 1: [("pass", 0.0)], 2: [(CAST, 0.0)]}, then, bots=(1, 2))


@pytest.mark.rs("RS-018")
def test_whoever_sealed_what_breaks_a_rule_down_does_nothing_instead(monkeypatch: pytest.MonkeyPatch) -> None:
    async def break_down(g: Game, me: Player, aim: object) -> None:
        raise ValueError("broken")

    async def then(opened: Evening, people: dict[int, Actor]) -> None:
        monkeypatch.setattr(CATALOGUE["freeze"].power, "effect", break_down)
        await until(4.1)
        assert rows(opened)[1:] == [("answer", 1, "pass", "clock"), ("answer", 2, "pass", "clock")]

    told({0: [BUILT], 1: [(CAST, 1.0)]}, then)


@pytest.mark.rs("RS-065")
def test_on_a_shared_screen_one_after_the_other_is_asked_in_the_same_window() -> None:
    async def then(opened: Evening, people: dict[int, Actor]) -> None:
        ear = Ear()
        guest = Guest(None, ("seat",), ear, seats={1: Right(), 2: Right()})
        opened.put(Come(guest))
        await until(1.2)
        for seat in (1, 2):
            messages = [json.loads(frame) for _, frame in ear.heard]
            assert [message["seat"] for message in messages if message["type"] == "hand_over"][-1] == seat
            opened.ask(guest, wire.Ready(seat=seat))
            await until(1.2 + seat * 0.2)
            question = json.loads(ear.heard[-1][1])["stage"]["question"]
            assert question["seat"] == seat
            last = len(question["options"]) - 1
            opened.ask(guest, wire.Answer(decision=question["decision"], option=last, key=f"key-of-{seat}"))
            await until(1.3 + seat * 0.2)
        assert [row[:2] for row in rows(opened)] == [("sealed", 1), ("sealed", 2)]

    told({0: [BUILT]}, then)


@pytest.mark.rs("RS-042")
def test_while_the_host_pauses_a_turn_without_a_choice_does_not_end() -> None:
    async def then(opened: Evening, people: dict[int, Actor]) -> None:
        await until(4.5)  # the window is over, and the second seems to think about what to build, until 5.35
        turn = heard(people[0], "stage")[-1][1]
        assert (turn["turn"], turn["window"], opened.dealer.table.shown.waits_for) == (1, False, 1)
        for seconds, on in ((5.0, True), (20.0, False)):
            await until(seconds)
            opened.shelf.row = msgspec.structs.replace(opened.shelf.row, paused=on)
            opened.put(Heard(0))
        assert heard(people[0], "stage")[-1][1] == turn
        await until(21.3)
        assert heard(people[0], "stage")[-1][1] == turn
        await until(21.4)
        assert heard(people[0], "stage")[-1][0] == 21.35

    told(
        {0: [BUILT], 1: [("pass", 0.1)], 2: [("pass", 0.1)]},
        then,
        position=WINDOW.replace("freeze], builds: 0", "fear]", 1),
    )
