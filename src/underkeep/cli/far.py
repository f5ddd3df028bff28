"""A game whose table stands on a server: what came over the line, in the shape in which a terminal plays any game."""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping
from typing import Any, Final, cast

import underkeep as uk
from underkeep.cli import harmless
from underkeep.cli.join import Place
from underkeep.cli.line import OPEN, Line
from underkeep.cli.match import Happened, Match, Told
from underkeep.core import speech
from underkeep.core.decision import NO, PASS, SECRET, UNSEEN, YES
from underkeep.core.events import EventKind
from underkeep.core.game import View
from underkeep.core.registry import game_named
from underkeep.server import wire
from underkeep.texts.reader import BOT, Scene, Teller, sentence

SIMPLE: Final = {str(option): option for option in (PASS, YES, NO)}
RESULT: Final = re.compile(r"(?:nobody|(\d(?:\+\d)*)) wins ([\d-]*) \(([\w-]+)\)")
# What a table itself may say, by the ids that servers use.
ANNOUNCED: Final = {"seat-dismissed": "far-dismissed", "seat-link-renewed": "far-renewed"}
ANNOUNCEMENT: Final = re.compile(r"([a-z-]+) seat=(\d)")

Notice = wire.Refused | wire.Reason | wire.Hint | wire.Accepted


class Choice:
    """An option as it was told. It only looks like one: nothing in Python can inherit from the compiled kernel."""

    __slots__ = ("_notation", "_words", "verb")

    def __init__(self, told: wire.Choice) -> None:
        self.verb: str = told.verb
        self._notation: str = told.notation
        self._words: dict[str, str] = told.words

    def notation(self) -> str:
        return self._notation

    def words(self) -> dict[str, str]:
        return dict(self._words)

    def text(self, lang: object = "en") -> str:
        return speech.say(speech.tongue(lang), "option-" + self.verb.replace(" ", "-"), self.words())

    def __str__(self) -> str:
        return self._notation


class Heard(Happened):
    """An event as it was told. Of one that came before us nobody knows the scene."""

    __slots__ = ()

    def __init__(self, facts: Mapping[str, Any], scene: Scene | None) -> None:
        kind = EventKind(str(facts.get("event", "")), public=tuple(facts))
        seat = facts.get("seat")
        super().__init__(0, uk.Event(kind, seat if isinstance(seat, int) else -1, dict(facts), ()), scene)

    def words(self, teller: Teller) -> str:
        try:
            return super().words(teller)
        except (KeyError, ValueError, TypeError, IndexError):  # a newer server, or a strange one
            return teller.say("event-unknown")


class Spoken(Told):
    """A line of chat."""

    __slots__ = ("text",)

    def __init__(self, seat: int, text: str) -> None:
        super().__init__(0, seat)
        self.text: str = harmless.said(text)

    def words(self, teller: Teller) -> str:
        name = sentence(teller.name(self.seat))
        return teller.say("chat-line", who=teller.who(self.seat), player=name, text=self.text)


class Remark(Told):
    """Something about a seat, in the table's own words."""

    __slots__ = ("message",)

    def __init__(self, message: str, seat: int) -> None:
        super().__init__(0, seat)
        self.message: str = message

    def words(self, teller: Teller) -> str:
        return sentence(teller.say(self.message, who=teller.who(self.seat), player=teller.name(self.seat)))


class FarMatch(Match):
    """One seat's, or a spectator's, part of it. It begins with the first message of the line, and ends with the line.

    An answer is under way until the server has said what became of it. If the line breaks meanwhile, it is said once
    more with the same key: the server takes it once at most, and then it is known.
    """

    def __init__(self, welcome: wire.Welcome, line: Line) -> None:
        super().__init__(game_named(welcome.game))
        self.line: Line = line
        self.welcome: wire.Welcome = welcome
        self.sittings: list[wire.Sitting] = welcome.seats
        self.stage: wire.Stage = welcome.stage
        self.paused: bool = welcome.paused
        self.notices: list[Notice] = []
        self.under_way: wire.Answer | None = None
        self.taking_back: str = ""  # the key of a wish to undo
        self.record: str = ""  # the whole game, when it is over
        self._log: list[dict[str, Any]] = []  # events as they were told, to find the first new one after a break
        self._chat: int = 0
        self._number: int = 0
        self._asked: str = ""
        self._decision: uk.Decision[uk.Option] | None = None
        self._result: uk.Result | None = None
        self.come_back(welcome)

    # -- as every game ------------------------------------------------------------------------------------------------

    @property
    def names(self) -> list[str]:
        return [name_of(sitting) for sitting in self.sittings]

    @property
    def viewer(self) -> int | None:
        return self.welcome.viewer

    @property
    def people(self) -> list[int]:
        return [] if self.viewer is None else [self.viewer]

    @property
    def decision(self) -> uk.Decision[uk.Option] | None:
        return None if self.under_way is not None or self.paused else self._decision

    @property
    def number(self) -> int:
        return self._number

    @property
    def result(self) -> uk.Result | None:
        return self._result

    @property
    def is_over(self) -> bool:
        return self.stage.result is not None

    def view(self, _viewer: int | None, /) -> View:
        """There is one view here, and it is mine."""
        return self.stage.view

    def step(self) -> bool:
        decision = self.decision
        if decision is not None and self.line.state == OPEN and self.passes(decision):
            self.answer(decision.options.index(PASS))
        return False

    def answer(self, index: int) -> None:
        question = self.stage.question
        assert question is not None
        answer = wire.Answer(decision=question.decision, option=index, key=new_key())
        if self.line.say(answer):
            self.under_way = answer

    # -- what else can be asked for -----------------------------------------------------------------------------------

    def undo(self) -> bool:
        self.taking_back = new_key()
        self.reach.clear()
        return self.line.say(wire.TakeBack(key=self.taking_back))

    def ask_why_not(self, notation: str) -> bool:
        return self.line.say(wire.WhyNot(notation=notation[:200], ref=notation[:40]))

    def ask_hint(self) -> bool:
        return self.line.say(wire.AskHint())

    def speak(self, text: str) -> bool:
        return self.line.say(wire.Say(text=text[:500]))

    def hold(self) -> bool:
        return self.line.say(wire.Hold(on=self.viewer not in self.stage.held))

    # -- what comes ---------------------------------------------------------------------------------------------------

    def hear(self, message: wire.Told) -> None:
        match message:
            case wire.Welcome():
                self.come_back(message)
            case wire.Stage():
                self.look(message)
            case wire.Seats():
                self.notice_seats(message.seats)
            case wire.Paused():
                self.paused = message.on
            case wire.Said():
                self.chat(message.line)
            case wire.Accepted():
                if message.key == self.taking_back:
                    self.notices.append(message)
            case wire.Refused():
                self.refused(message)
            case wire.Reason() | wire.Hint():
                self.notices.append(message)
        self.announce()

    def announce(self) -> None:
        for listener in self.listeners:
            listener()

    def come_back(self, welcome: wire.Welcome) -> None:
        """The whole table anew; what was told before is not told again, and its scenes are still known."""
        known = len(self._log)
        if welcome.log[:known] != self._log:  # something was missed on the way
            known = 0
            self.told = [one for one in self.told if not isinstance(one, Heard)]
        self.told += [Heard(facts, None) for facts in welcome.log[known:]]
        self._log = list(welcome.log)
        self.welcome = welcome
        self.sittings = welcome.seats
        self.paused = welcome.paused
        for line in welcome.chat:
            self.chat(line)
        self.show(welcome.stage)
        if self.under_way is not None:
            self.line.say(self.under_way)

    def look(self, stage: wire.Stage) -> None:
        missed = stage.version > self.stage.version + 1
        heard = [Heard(facts, self.scene()) for facts in stage.events]
        self.told += heard
        self._log += stage.events
        self.end_long_passes(-1, [one.event for one in heard])
        self.show(stage)
        if missed:
            self._log = [{"event": "missed"}]  # so that everything is told anew
            self.line.begin_again()

    def show(self, stage: wire.Stage) -> None:
        self.stage = stage
        question = stage.question
        asked = "" if question is None else question.decision
        if asked != self._asked:
            self._asked = asked
            self._number += 1
            self._decision = None if question is None else decision_of(question)
            if self.under_way is not None and self.under_way.decision != asked:
                self.under_way = None  # this is what became of it
        if stage.result is not None and self._result is None and not self.record:
            self._number += 1
            self.line.fetch_record(self.finish)

    def finish(self, record: str) -> None:
        """The result comes with the record, which tells everybody's place; without one, who has won is all we know."""
        self.record = record
        try:
            self._result = uk.load(record).result if record else None
        except uk.UnderkeepError:
            self.record = ""
        self._result = self._result or result_of(self.stage.result or "")
        self.announce()

    def refused(self, message: wire.Refused) -> None:
        if self.under_way is not None and message.ref == self.under_way.key:
            self.under_way = None
            self.reach.clear()
        self.notices.append(message)

    def chat(self, line: wire.Line) -> None:
        if line.n <= self._chat:
            return
        self._chat = line.n
        if line.seat is not None:
            self.told.append(Spoken(line.seat, line.text))
        elif (found := ANNOUNCEMENT.fullmatch(line.text)) and found[1] in ANNOUNCED:
            self.told.append(Remark(ANNOUNCED[found[1]], int(found[2])))

    def notice_seats(self, sittings: list[wire.Sitting]) -> None:
        """Who came, who went, and for whom a bot answers now."""
        before = {sitting.seat: sitting for sitting in self.sittings}
        self.sittings = sittings
        for now in sittings:
            was = before.get(now.seat)
            if was is not None and now.seat != self.viewer and (remark := remark_on(was, now)):
                self.told.append(Remark(remark, now.seat))


def remark_on(was: wire.Sitting, now: wire.Sitting) -> str:
    if was.kind != now.kind:
        return {"person": "far-sat-down", "bot": "far-bot-sat-down"}.get(now.kind, "far-left")
    if was.away != now.away:
        return "far-away" if now.away else "far-back"
    if now.kind == "person" and was.here != now.here:
        return "far-came" if now.here else "far-gone"
    return ""


def name_of(sitting: wire.Sitting) -> str:
    """As records write it, so that no person's name can be taken for a bot's."""
    if sitting.kind == "bot":
        return BOT + harmless.said(sitting.bot, harmless.NAME)
    name = harmless.said(sitting.name, harmless.NAME)
    return name if name and not name.startswith(BOT) else f"seat {sitting.seat}"


def decision_of(question: wire.Question) -> uk.Decision[uk.Option]:
    told = [SIMPLE.get(choice.notation) or Choice(choice) for choice in question.options]
    options = cast("list[uk.Option]", told)
    return uk.Decision(question.seat, question.kind, options, question.source, UNSEEN if question.unseen else SECRET)


def result_of(line: str) -> uk.Result | None:
    found = RESULT.fullmatch(line)
    if found is None:
        return None
    winners = tuple(int(seat) for seat in found[1].split("+")) if found[1] else ()
    scores = tuple(int(score) for score in found[2].split("-") if score)
    return uk.Result(winners, winners, scores, found[3])


def new_key() -> str:
    return secrets.token_urlsafe(12)


async def arrive(place: Place) -> tuple[FarMatch | None, Line]:
    """Open the line and wait for the table; nothing, if the server will not have us."""
    import asyncio

    news = asyncio.Event()
    first: list[FarMatch] = []

    def hear(message: wire.Told) -> None:
        if first:
            first[0].hear(message)
        elif isinstance(message, wire.Welcome):
            first.append(FarMatch(message, line))
        news.set()

    def changed() -> None:
        if first:
            first[0].announce()
        news.set()

    line = Line(place, hear, changed)
    line.open()
    while not first and line.state != "ended":
        news.clear()
        await news.wait()
    return (first[0] if first else None), line
