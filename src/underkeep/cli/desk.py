"""Where lines are answered: the same orders, with the same words, on the full screen and in plain mode."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from typing import Final

import underkeep as uk
from underkeep import texts
from underkeep.cli import orders
from underkeep.cli.lookup import find_card, find_rule, rules
from underkeep.cli.match import REACHES, HomeMatch, Match, Told
from underkeep.core.decision import PASS
from underkeep.texts.reader import Teller, sentence

DECIDED: Final = "decided"
SAID: Final = "said"  # a sentence or two
PAGE: Final = "page"  # something to read, with a title
MENU: Final = "menu"  # how far to pass
QUIT: Final = "quit"
# Refusals that name the rule of whatever asks: a card says what it wants, the course of the game does not.
OUT_OF_PLACE: Final = ("not-offered", "must-choose")


class Reply:
    """What comes back: a kind, a title for pages, and lines to read."""

    def __init__(self, kind: str, *lines: str, title: str = "") -> None:
        self.kind: str = kind
        self.title: str = title
        self.lines: list[str] = list(lines)


class Desk(ABC):
    """Answers the person who looks at the table now, in the language of their choice."""

    letters: Mapping[str, str] = orders.COMMANDS

    def __init__(self, match: Match, lang: str) -> None:
        self.match: Match = match
        self.lang: str = lang
        self.manner: str = "help-plain"  # how one answers here
        self.viewer: int | None = match.people[0] if match.people else None
        self.reminded: dict[int | None, object] = {}  # the round in which each seat was last told the whole table
        self.cards: list[str] = [card["id"] for card in match.info.cards()]
        self.commands: dict[str, Callable[[str], Reply]] = {
            "help": self.keys,
            "undo": self.undo,
            "hint": self.hint,
            "why": self.why,
            "pass": self.pass_far,
            "card": self.card,
            "rule": self.rule,
            "table": self.table,
            "forecast": self.forecast,
            "log": self.log,
            "language": self.language,
            "quit": self.leave,
        }
        self.look()

    @property
    def decision(self) -> uk.Decision[uk.Option] | None:
        return self.match.decision

    def look(self) -> None:
        """From the seat of the person who decides, if one does."""
        if self.match.person is not None:
            self.viewer = self.match.person
        self.teller: Teller = self.match.teller(self.lang, self.viewer)

    def view(self) -> dict[str, object]:
        return self.match.view(self.viewer)

    # -- what to show ---------------------------------------------------------------------------------------------

    def question(self) -> str:
        decision = self.decision
        if decision is None:
            return self.outcome()
        return self.teller.question(decision, self.view())

    def outcome(self) -> str:
        """Who has won, in a sentence; while that is not known here, only that it is over."""
        return next(iter(self.result()), self.teller.say("ask-over"))

    def options(self) -> list[str]:
        decision = self.decision
        if decision is None:
            return []
        scene = self.match.scene()
        return [self.teller.option(option, decision, scene) for option in decision.options]

    def reminder(self) -> list[str]:
        """The whole table in words, when the viewer is asked for the first time in a round."""
        view = self.view()
        if view.get("round") == self.reminded.get(self.viewer, ""):
            return []
        self.reminded[self.viewer] = view.get("round")
        return self.teller.table(view)

    def asking(self) -> list[str]:
        """The question, and the options by number."""
        return [self.question(), *[f"{number}. {option}" for number, option in enumerate(self.options(), 1)]]

    def events(self, told: Iterable[Told]) -> list[str]:
        return [one.words(self.teller) for one in told]

    def mood(self) -> str:
        """In a word or two: whether something is asked of somebody here."""
        return self.teller.say("ask-your-move" if self.match.person is not None else "ask-over")

    def standing(self) -> list[str]:
        """What must be in sight for as long as it is true."""
        return []

    def notices(self) -> list[str]:
        """Answers that have come since anybody looked; each is told once."""
        return []

    def result(self) -> list[str]:
        """Who has won, everybody's place, and the rule that ended the game."""
        result = self.match.result
        if result is None:
            return []
        teller = self.teller
        lines = [
            sentence(teller.say("result-wins", who=teller.who(seat), player=teller.name(seat)))
            for seat in result.winners
        ] or [teller.say("result-nobody")]
        for rank, seat in enumerate(result.ranking, 1):
            name = sentence(teller.name(seat))
            lines.append(teller.say("result-line", rank=rank, player=name, score=teller.score(self.view(), seat)))
        return [*lines, teller.rule(result.reason)]

    # -- what to do -----------------------------------------------------------------------------------------------

    def order(self, line: str) -> Reply:
        """Carry out what a line says; a line that cannot be done is answered, and the question stays."""
        order = self.understand(line)
        if order.kind == orders.CHOOSE:
            return self.choose(order.index)
        if order.kind in self.commands:
            return self.commands[order.kind](order.rest)
        return self.explain(order)

    def understand(self, line: str) -> orders.Order:
        return orders.understand(line, self.decision, self.letters)

    def complete(self, line: str) -> list[str]:
        return orders.complete(line, self.decision, self.cards, rules(), self.letters)

    def choose(self, index: int) -> Reply:
        self.match.answer(index)
        return Reply(DECIDED)

    def explain(self, order: orders.Order) -> Reply:
        say = self.teller.say
        count = len(self.decision.options) if self.decision is not None else 0
        if order.kind == orders.NUMBER:
            return Reply(SAID, say("ask-no-such-number", number=order.rest, count=count))
        if order.kind == orders.SEVERAL:
            return Reply(SAID, say("ask-unclear", typed=order.rest, several=", ".join(order.found)))
        if order.kind == orders.NOTHING:
            return Reply(SAID)
        if count and not self.is_a_move(order.rest):
            return Reply(SAID, say("ask-unknown", typed=order.rest[:40], count=count))
        return self.why(order.rest)

    def is_a_move(self, typed: str) -> bool:
        """Whether it begins as some move does; else no rule can say why it is not one."""
        return self.teller.has(f"option-{typed.split(maxsplit=1)[0].lower()}")

    def idle(self) -> Reply:
        """Enter, when there is nothing to answer."""
        return Reply(SAID, self.teller.say("result-leave"))

    def keys(self, _rest: str) -> Reply:
        say = self.teller.say
        keys = [f"{key}  {say(f'help-{name}')}" for key, name in self.letters.items()]
        return Reply(PAGE, f"{say(self.manner)} {say('help-seats')}", *keys, title=say("help-title"))

    @abstractmethod
    def undo(self, _rest: str) -> Reply:
        """Take the last decision back, if that can be done."""

    @abstractmethod
    def hint(self, _rest: str) -> Reply:
        """What a bot would do here that knows no more."""

    def why(self, rest: str) -> Reply:
        """Which rule forbids this; the question stays."""
        say = self.teller.say
        if self.match.result is not None:
            return Reply(SAID, say("ask-over"))
        if not rest:
            return Reply(SAID, say("why-how", example="build dragon_hatchery new"))
        return self.why_not(orders.spell_out(rest.split(), self.cards))

    @abstractmethod
    def why_not(self, notation: str) -> Reply: ...

    def refusal(self, refusal: uk.Refusal) -> list[str]:
        """Why something is not allowed, and by which rule."""
        said = self.teller.refusal(refusal, self.match.scene())
        asked_by_a_card = self.decision is not None and self.decision.source is not None
        explains = asked_by_a_card or refusal.message not in OUT_OF_PLACE
        return [said, self.teller.rule(refusal.rule)] if refusal.rule and explains else [said]

    def pass_far(self, rest: str) -> Reply:
        say = self.teller.say
        decision = self.decision
        if decision is None or self.match.person is None or PASS not in decision.options:
            return Reply(SAID, say("pass-impossible"))
        named = dict(zip([str(number) for number in range(1, len(REACHES) + 1)], REACHES, strict=True))
        reach = named.get(rest, rest)
        if reach not in REACHES:
            reaches = ", ".join([f"{number} {say(f'pass-{name}')}" for number, name in named.items()])
            return Reply(MENU, say("pass-how", reaches=reaches), title=say("pass-title"))
        self.match.pass_far(decision.seat, reach)
        return Reply(DECIDED)

    def card(self, rest: str) -> Reply:
        if not rest:
            return Reply(SAID, self.teller.say("card-how", example=self.cards[0]))
        found, near = find_card(rest, self.cards)
        if found is None:
            names = self.teller.cards(near) or "none"
            return Reply(SAID, self.teller.say("card-unknown", typed=rest[:40], near=names))
        title, *lines = self.teller.card_page(found)
        return Reply(PAGE, *lines, title=title)

    def rule(self, rest: str) -> Reply:
        if not rest:
            return Reply(SAID, self.teller.say("rule-how", example=rules()[0]))
        found, near = find_rule(rest)
        if found is None:
            return Reply(SAID, self.teller.say("rule-unknown", typed=rest[:40], near=", ".join(near) or "none"))
        return Reply(PAGE, texts.rule_text(self.lang, found) or "", title=self.teller.say("why-rule", rule=found))

    def table(self, _rest: str) -> Reply:
        return Reply(PAGE, *self.teller.table(self.view()), title=self.teller.say("table-title"))

    def forecast(self, _rest: str) -> Reply:
        return Reply(PAGE, *self.teller.fates(self.view()), title=self.teller.say("fate-title"))

    def log(self, _rest: str) -> Reply:
        lines = self.events(self.match.told) or [self.teller.say("log-empty")]
        return Reply(PAGE, *lines, title=self.teller.say("log-title"))

    def language(self, rest: str) -> Reply:
        """The language asked for, or the next one."""
        if rest not in texts.LANGUAGES:
            rest = texts.LANGUAGES[(texts.LANGUAGES.index(self.lang) + 1) % len(texts.LANGUAGES)]
        self.lang = rest
        self.look()
        return Reply(SAID, self.teller.say("language-now"))

    def leave(self, _rest: str) -> Reply:
        return Reply(QUIT)


class HomeDesk(Desk):
    """At a table on this computer, where everything is answered at once."""

    def __init__(self, match: HomeMatch, lang: str) -> None:
        self.home: HomeMatch = match
        super().__init__(match, lang)

    def undo(self, _rest: str) -> Reply:
        if self.viewer is None:  # who only watches has decided nothing
            return Reply(SAID, self.teller.say("undo-refused-other"))
        try:
            self.home.undo(self.viewer)
        except uk.UndoRefused as refused:
            return Reply(SAID, self.teller.say(f"undo-refused-{'other' if refused.field == 'seat' else 'revealed'}"))
        return Reply(DECIDED, self.teller.say("undo-done"))

    def hint(self, _rest: str) -> Reply:
        if self.decision is None or self.match.person is None:
            return Reply(SAID, self.teller.say("hint-none"))
        return Reply(SAID, self.teller.say("hint-move", option=self.options()[self.home.hint()]))

    def why_not(self, notation: str) -> Reply:
        refusal = self.home.table.why_not(notation)
        if refusal is None:
            return Reply(SAID, self.teller.say("why-allowed", notation=notation))
        return Reply(SAID, *self.refusal(refusal))
