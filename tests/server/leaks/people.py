"""Who sits at a table of the harness: one curious viewer, and the others, who do the same in both worlds."""

from __future__ import annotations

import asyncio
import json
import random
from collections import deque
from dataclasses import dataclass, replace
from typing import Any

from tests.server.leaks.evening import Evening
from underkeep.core.decision import Decision
from underkeep.core.table import Table
from underkeep.server import wire
from underkeep.server.audience import Viewer
from underkeep.server.requests import Guest


def told(decision: Decision[Any], option: int) -> str:
    """What the others see of an answer."""
    return decision.options[option].seen() if decision.secret else str(decision.options[option])


def foregone(shown: Table) -> str:
    """What the seat that seems to choose is going to do, as the others will see it."""
    ahead = shown.clone()
    for event in ahead.resume():
        if event.kind.name == "discarded":
            return f"discard {event.facts['cards'][0]}"
        if event.kind.name == "stole":
            return "take"
    return "pass"


@dataclass
class Deed:
    """What one of the others did before everybody's eyes, to be done again in the other world."""

    seat: int
    at: float
    unseen: bool  # nobody knew that it was asked
    seen: str
    done: bool = False


class Company:
    """Everybody but the viewer.

    In the first world they play as they like, and what can be seen of it is written down. In the second world they do
    what looks the same, at the same time; from the moment at which somebody cannot, the worlds are not comparable.
    """

    def __init__(self, evening: Evening, viewer: Viewer, seed: int, script: list[Deed] | None) -> None:
        self.evening = evening
        self.viewer = viewer
        self.chance = random.Random(f"{seed} {script is None}")
        self.deeds: list[Deed] = []
        self.queues: dict[int, deque[Deed]] | None = None
        self.lost: float = float("inf")
        self.keys = 0
        self.loop = asyncio.get_running_loop()
        if script is not None:
            self.queues = {}
            for deed in [replace(deed, done=False) for deed in script]:
                self.queues.setdefault(deed.seat, deque()).append(deed)
                self.loop.call_at(deed.at + 0.001, self.miss, deed)

    def sit_down(self) -> None:
        dealer = self.evening.dealer
        open_window = dealer.open_window

        def watched() -> None:
            open_window()
            self.seem(dealer.table.shown, dealer.turn_until)

        dealer.open_window = watched  # type: ignore[method-assign]
        for seat in self.evening.shelf.sitting:
            if seat.seat != self.viewer and seat.kind == "person":
                Other(self, seat.seat)

    def miss(self, deed: Deed) -> None:
        if not deed.done:
            self.lost = min(self.lost, deed.at)

    def question(self, seat: int) -> Decision[Any]:
        return self.evening.dealer.table.asked[seat]

    def choose(self, decision: Decision[Any]) -> tuple[float | None, int, Deed | None]:
        """When to answer, if ever, with which option, and what of it can be seen."""
        if self.queues is not None:
            return self.choose_again(decision, self.queues.get(decision.seat, deque()))
        last = len(decision.options) - 1
        if decision.unseen and self.chance.random() < 0.75:
            return self.do_nothing(last)
        at = self.loop.time() + self.chance.choice([0.4, 0.9, 1.6])
        option = self.any_option(decision)
        return at, option, Deed(decision.seat, at, decision.unseen, told(decision, option))

    def any_option(self, decision: Decision[Any]) -> int:
        """Whatever; but dungeons should grow, since bosses level up with the fifth room and then see much."""
        growing = [n for n, option in enumerate(decision.options) if str(option).endswith(" new")]
        if growing and self.chance.random() < 0.7:
            return self.chance.choice(growing)
        return self.chance.randrange(len(decision.options) - decision.unseen)

    def choose_again(self, decision: Decision[Any], queue: deque[Deed]) -> tuple[float | None, int, Deed | None]:
        last = len(decision.options) - 1
        deed = queue[0] if queue and queue[0].unseen == decision.unseen else None
        alike = [option for option in range(last + 1) if deed is not None and told(decision, option) == deed.seen]
        if deed is not None and alike and deed.at >= self.loop.time():
            queue.popleft()
            return deed.at, self.chance.choice(alike), deed
        return self.do_nothing(last) if decision.unseen else (None, 0, None)

    def do_nothing(self, last: int) -> tuple[float | None, int, Deed | None]:
        """Say so soon, or late, or leave it to the clock: nobody else may notice."""
        wait = self.chance.choice([None if self.evening.dealer.pace.hides else 2.0, 0.1, 0.7, 1.5])
        return None if wait is None else self.loop.time() + wait, last, None

    def seem(self, shown: Table, until: float) -> None:
        """Somebody seems to choose, and has no choice. In the other world it may have one, and takes as long for it."""
        seat = shown.waits_for
        if seat is None or seat == self.viewer:
            return
        deed = Deed(seat, until, unseen=False, seen=foregone(shown))
        if self.queues is None:
            self.deeds.append(deed)
            return
        queue = self.queues.get(seat, deque())
        if queue and replace(queue[0], at=until) == deed and abs(queue[0].at - until) < 0.001:
            queue.popleft().done = True
        else:
            self.lost = min(self.lost, until)  # it is going to do something else, or sooner

    # -- bots ---------------------------------------------------------------------------------------------------------

    async def think(self, bot: str, position: str, seat: int, seed: int, **more: str) -> str:
        """The same for a bot, which answers when the pace of the table says so. For the viewer: a hint."""
        decision = self.question(seat)
        if seat == self.viewer:
            return str(decision.options[0])
        if decision.unseen:
            return str(decision.options[-1])
        if self.queues is None:
            option = self.any_option(decision)
            self.deeds.append(Deed(seat, self.answer_of_bot(), unseen=False, seen=told(decision, option)))
            return str(decision.options[option])
        queue = self.queues.get(seat, deque())
        for option in range(len(decision.options)):
            if queue and told(decision, option) == queue[0].seen:
                queue.popleft().done = True
                return str(decision.options[option])
        self.lost = min(self.lost, self.answer_of_bot())
        return str(decision.options[-1])

    def answer_of_bot(self) -> float:
        """When a bot that is asked now will say what it does."""
        return self.loop.time() + self.evening.dealer.pace.bot()


class Other:
    """A person at one of the other seats."""

    def __init__(self, company: Company, seat: int) -> None:
        self.company = company
        self.asked = ""
        self.guest = company.evening.come(seat, self.hear)

    def hear(self, frame: bytes) -> None:
        question = question_in(json.loads(frame))
        if question is None or question["decision"] == self.asked:
            return
        self.asked = question["decision"]
        at, option, deed = self.company.choose(self.company.question(question["seat"]))
        if at is not None:
            self.company.loop.call_at(at, self.answer, self.asked, option, deed)

    def answer(self, decision: str, option: int, deed: Deed | None) -> None:
        company = self.company
        if self.asked != decision or company.evening.dealer.stopped:
            return
        company.keys += 1
        if deed is not None:
            deed.done = True
            company.deeds.append(deed)
        key = f"other-{self.guest.viewer}-{company.keys:05}"
        company.evening.ask(self.guest, wire.Answer(decision=decision, option=option, key=key))


def question_in(message: dict[str, Any]) -> dict[str, Any] | None:
    stage = message.get("stage", message)
    found: dict[str, Any] | None = stage.get("question")
    return found


POKES = ("why_not", "why_not", "take_back", "stale", "hint", "hold", "let_go", "say", "come_back", "none", "none")


class Curious:
    """The viewer: answers when asked, and tries everything else that a client may say, by its own lights alone."""

    def __init__(self, evening: Evening, viewer: Viewer, seed: int, notations: list[str], *, quiet: bool) -> None:
        self.evening = evening
        self.viewer = viewer
        self.answers = random.Random(f"{seed} answers")
        self.pokes = random.Random(f"{seed} pokes")
        self.notations = notations
        self.heard: list[tuple[float, bytes]] = []
        self.asked = ""
        self.keys = 0
        self.guest: Guest = self.come()
        if not quiet:
            self.later(0.357, self.poke)  # never in the same moment as an answer

    def come(self) -> Guest:
        guest = self.evening.come(self.viewer, self.hear)
        guest.outbox.heard = self.heard  # type: ignore[attr-defined]  # an Ear: one story, however often it comes back
        return guest

    def later(self, seconds: float, what: Any, *facts: Any) -> None:
        asyncio.get_running_loop().call_later(seconds, what, *facts)

    def key(self) -> str:
        self.keys += 1
        return f"viewer-{self.keys:06}"

    def hear(self, frame: bytes) -> None:
        question = question_in(json.loads(frame))
        if question is None or question["decision"] == self.asked:
            return
        self.asked = question["decision"]
        never = question["unseen"] and self.evening.dealer.pace.hides  # then the clock does
        wait = self.answers.choice([0.2, 0.6, 1.3, None if never else 2.3])
        options = len(question["options"])
        passes = question["unseen"] and self.answers.random() < 0.6
        option = options - 1 if passes else self.answers.randrange(options)
        if wait is not None:
            self.later(wait, self.answer, self.asked, option)

    def answer(self, decision: str, option: int) -> None:
        if not self.evening.dealer.stopped:
            self.evening.ask(self.guest, wire.Answer(decision=decision, option=option, key=self.key()))

    def poke(self) -> None:
        if self.evening.dealer.stopped:
            return
        kind = self.pokes.choice(POKES)
        notation = self.pokes.choice(self.notations)
        self.later(self.pokes.choice([0.2613, 0.5613, 1.1613]), self.poke)
        said: wire.Asked
        match kind:
            case "none":
                return
            case "come_back":
                self.evening.go(self.guest)
                self.guest = self.come()
                return
            case "why_not":
                said = wire.WhyNot(notation=notation, ref="why")
            case "take_back":
                said = wire.TakeBack(key=self.key())
            case "stale":
                said = wire.Answer(decision="0" * 24, option=0, key=self.key())
            case "hint":
                said = wire.AskHint(ref="hint")
            case "say":
                said = wire.Say(text="hm")
            case _:
                said = wire.Hold(on=kind == "hold")
        self.evening.ask(self.guest, said)
