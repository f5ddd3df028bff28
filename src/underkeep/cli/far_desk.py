"""Where lines are answered at a table on a server: the same orders, and what people at several screens need besides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import underkeep as uk
from underkeep.cli import orders
from underkeep.cli.desk import SAID, Desk, Reply
from underkeep.cli.far import FarMatch
from underkeep.cli.line import ENDED, LOST, OPEN, STRANGE
from underkeep.server import wire
from underkeep.texts.reader import Reader, sentence

ENDINGS: Final = ("closed", "seat_changed", "stuck", "reload", "bad_messages", "crowded", "gone", "strange")


class FarDesk(Desk):
    """Some answers come at once, others when the server has spoken: those are `notices`."""

    letters: Mapping[str, str] = {**orders.COMMANDS, "s": "say", "k": "hold"}

    def __init__(self, match: FarMatch, lang: str) -> None:
        self.far: FarMatch = match
        super().__init__(match, lang)
        self.commands |= {"say": self.speak, "hold": self.hold}

    # -- what to show -------------------------------------------------------------------------------------------------

    def question(self) -> str:
        say, stage = self.teller.say, self.far.stage
        if self.decision is not None:
            return super().question()
        if self.far.is_over:
            return self.outcome()
        if self.far.paused:
            return say("far-paused")
        if self.far.under_way is not None:
            return say("far-sent")
        if stage.held:
            return say("far-held", players=", ".join([self.teller.name(seat) for seat in stage.held]))
        if stage.window or stage.turn is None:
            return say("far-window")
        return sentence(say("ask-waiting", player=self.teller.name(stage.turn)))

    @property
    def soon(self) -> bool:
        """Whether this is a bot's moment, and over before anybody has read of it."""
        turn = self.far.stage.turn
        return any(one.seat == turn and (one.away or one.kind == "bot") for one in self.far.sittings)

    def mood(self) -> str:
        if self.match.person is not None or self.far.is_over:
            return super().mood()
        return self.teller.say("far-wait")

    def standing(self) -> list[str]:
        """That the line is lost, or that somebody may know more about this deal than they should (RS-053)."""
        say, line, origin = self.teller.say, self.far.line, self.far.welcome.origin
        lines = [say(f"far-origin-{origin}")] if origin in ("typed", "file") else []
        if line.state == LOST:
            lines.append(say("far-lost", seconds=max(1, round(line.wait))))
        elif line.state == ENDED:
            lines.append(self.ending())
        return lines

    def ending(self) -> str:
        """Why nobody comes back to this table."""
        return ending(self.teller, self.far.line.reason)

    def notices(self) -> list[str]:
        found, self.far.notices = self.far.notices, []
        return [line for notice in found for line in self.words(notice)]

    def words(self, notice: wire.Refused | wire.Reason | wire.Hint | wire.Accepted) -> list[str]:
        say = self.teller.say
        match notice:
            case wire.Refused():
                return [self.refused(notice)]
            case wire.Reason(allowed=True):
                return [say("why-allowed", notation=notice.ref)]
            case wire.Reason(message="not-your-decision"):
                return [say("far-not-asked")]
            case wire.Reason():
                return self.refusal(uk.Refusal(notice.rule, notice.message, notice.words))
            case wire.Hint():
                options = self.options()
                fits = self.far.stage.question is not None and self.far.stage.question.decision == notice.decision
                return (
                    [say("hint-move", option=options[notice.option])] if fits and notice.option < len(options) else []
                )
            case wire.Accepted():
                return [say("undo-done")]

    def refused(self, refused: wire.Refused) -> str:
        wait = max(1, round(refused.again))
        return self.teller.say(f"far-refused-{refused.code.replace('_', '-')}", seconds=wait)

    # -- what to do ---------------------------------------------------------------------------------------------------

    def asked(self, *lines: str, heard: bool) -> Reply:
        """What is said until the server has answered; or that nobody hears."""
        return Reply(SAID, *lines) if heard else self.nobody_hears()

    def nobody_hears(self) -> Reply:
        self.far.line.try_now()
        return Reply(SAID, self.teller.say("far-not-sent"))

    def explain(self, order: orders.Order) -> Reply:
        if order.kind == orders.NUMBER and self.decision is None:
            return Reply(SAID, self.teller.say("far-not-asked"))
        return super().explain(order)

    def idle(self) -> Reply:
        if self.far.is_over:
            return super().idle()
        return Reply(SAID) if self.far.line.state == OPEN else self.nobody_hears()

    def choose(self, index: int) -> Reply:
        if self.far.line.state != OPEN:
            return self.nobody_hears()
        return super().choose(index)

    def pass_far(self, rest: str) -> Reply:
        if self.far.line.state != OPEN:
            return self.nobody_hears()
        return super().pass_far(rest)

    def undo(self, _rest: str) -> Reply:
        if self.viewer is None:
            return Reply(SAID, self.teller.say("far-watching"))
        return self.asked(self.teller.say("far-sent"), heard=self.far.undo())

    def hint(self, _rest: str) -> Reply:
        if self.match.person is None:
            return Reply(SAID, self.teller.say("hint-none"))
        return self.asked(self.teller.say("far-sent"), heard=self.far.ask_hint())

    def why_not(self, notation: str) -> Reply:
        return self.asked(self.teller.say("far-sent"), heard=self.far.ask_why_not(notation))

    def speak(self, rest: str) -> Reply:
        if self.viewer is None:
            return Reply(SAID, self.teller.say("far-watching"))
        if not rest:
            return Reply(SAID, self.teller.say("chat-how"))
        return self.asked(heard=self.far.speak(rest))

    def hold(self, _rest: str) -> Reply:
        if self.viewer is None:
            return Reply(SAID, self.teller.say("far-watching"))
        return self.asked(heard=self.far.hold())

    def table(self, rest: str) -> Reply:
        """With who is here, and the pledge by which the deal can be checked at the end (RS-052)."""
        page = super().table(rest)
        say = self.teller.say
        title = self.far.welcome.title
        if title:
            page.lines.insert(0, title)
        for sitting in self.far.sittings:
            state = "bot" if sitting.kind == "bot" or sitting.away else sitting.kind if sitting.here else "absent"
            state = state if state in ("bot", "person", "absent") else "open"
            page.lines.append(say(f"far-seat-{state}", player=self.teller.name(sitting.seat), number=sitting.seat))
        page.lines += self.standing()
        if self.far.welcome.pledge:  # of a deal that nobody could foresee
            page.lines.append(say("far-pledge", pledge=self.far.welcome.pledge))
        return page


def ending(reader: Reader, reason: str) -> str:
    return reader.say(f"far-end-{reason if reason in ENDINGS else STRANGE}")
