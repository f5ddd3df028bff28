"""What a table needs to know of a game, and what a game tells about itself."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import Any, Final

from underkeep.core.compiling import mypyc_attr
from underkeep.core.decision import MARK, Decision, Option
from underkeep.core.errors import TooDeep
from underkeep.core.events import Event, EventKind, Facts
from underkeep.core.rng import Rng
from underkeep.core.schema import Kind

DEEPEST: Final = 24  # effects inside effects; the same in both builds (RS-020)
LONGEST: Final = 4_000  # changes of the table between two decisions (RS-022)

View = dict[str, Any]
Settings = dict[str, Any]


class Result:
    """How a game ended. `reason` is the rule that ended it; `ranking` lists all seats, best first."""

    __slots__ = ("ranking", "reason", "scores", "winners")

    def __init__(
        self, winners: tuple[int, ...], ranking: tuple[int, ...], scores: tuple[int, ...], reason: str
    ) -> None:
        self.winners: tuple[int, ...] = winners
        self.ranking: tuple[int, ...] = ranking
        self.scores: tuple[int, ...] = scores
        self.reason: str = reason

    def line(self) -> str:
        """As records write it: `1 wins 10-7 (BM-003)`. The scores stand in the order of the ranking."""
        who = "+".join([str(seat) for seat in self.winners])
        verdict = f"{who} wins" if self.winners else "nobody wins"
        scores = "-".join([str(self.scores[seat]) for seat in self.ranking])
        return f"{verdict} {scores} ({self.reason})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def key(self) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], str]:
        return self.winners, self.ranking, self.scores, self.reason

    def __repr__(self) -> str:
        return f"Result({self.line()!r})"


class Refusal:
    """Why something is not allowed: the rule's id, and a message with its arguments."""

    __slots__ = ("message", "rule", "words")

    def __init__(self, rule: str, message: str, words: Mapping[str, str] | None = None) -> None:
        self.rule: str = rule
        self.message: str = message
        self.words: dict[str, str] = dict(words) if words else {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and (self.rule, self.message, self.words) == (
            other.rule,
            other.message,
            other.words,
        )

    def __hash__(self) -> int:
        return hash((self.rule, self.message))

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.message!r})"


class Advice(Refusal):
    """What speaks against a choice that is allowed all the same."""

    __slots__ = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """Everything that lies on one table. A game subclasses this with its pieces and its rulebook.

    Between two chapters nothing is half done: which chapter comes next is told by the data alone, so a copy
    taken there can be played on.
    """

    # Slots, because every rule reads these all the time, and a dictionary of so many names is slow.
    __slots__ = (
        "decider", "depth", "events", "foregone", "limit", "marks", "pauses", "pulse", "result", "rng", "secrets_out",
        "watched",
    )  # fmt: skip

    def __init__(self, rng: Rng) -> None:
        self.rng: Rng = rng
        self.result: Result | None = None
        self.events: list[Event] = []
        self.watched: bool = True  # a quiet table tells nobody what happens
        self.marks: bool = False
        self.pauses: bool = False  # stop where a window closes, so that its length tells nothing (RS-041)
        # What only hidden things left no choice about, noted while it is told how the table came here (RS-062).
        self.foregone: list[Decision[Any]] | None = None
        self.decider: int = -1  # the seat whose answer is being carried out
        self.pulse: int = 0  # grows with the changes of the table, so that two checkpoints can be told apart
        self.limit: int = LONGEST  # where the pulse must have asked somebody
        self.depth: int = 0  # effects inside effects
        self.secrets_out: bool = False  # by the last answer: a reveal, a random event, a window of others; undo stops

    @abstractmethod
    def chapter(self) -> Awaitable[None] | None:
        """The next stretch of the game, told from the data alone; None, if nobody had to be asked and it is over."""

    @abstractmethod
    def copy(self) -> Game:
        """A copy of all pieces. Only called between chapters."""

    @abstractmethod
    def contents(self) -> list[Any]:
        """Every bit of the state as plain data, for the digest (RS-001)."""

    @abstractmethod
    def view(self, viewer: int | None) -> View:
        """All that this viewer may know, built field by field."""

    @abstractmethod
    def why_not(self, decision: Decision[Any], notation: str) -> Refusal:
        """Which rule forbids this to the decider; only asked for what is not among the options."""

    @abstractmethod
    def redeal(self, viewer: int, rng: Rng, now: Game | None) -> None:
        """Put hidden cards where `viewer` could imagine them.

        `now` is a later state of the same game: cards that the viewer has got to know since stay where they are.
        """

    @abstractmethod
    def position(self) -> dict[str, Any]:
        """The state as a position file says it."""

    def play(self) -> Coroutine[Any, Any, None]:
        """The whole game, from wherever the table stands."""
        return chapters(self)

    def step(self) -> None:
        """Every verb with which a card could go on for ever counts its steps: a loop that asks nobody ends (RS-022).

        Verbs that use something up, and the rules themselves, only let the pulse grow.
        """
        pulse = self.pulse + 1
        self.pulse = pulse
        if pulse > self.limit:
            message = "effects feed each other without end; the decision was taken back"
            raise TooDeep(message)

    def go_deeper(self) -> None:
        """An effect begins inside others; whoever calls this takes one off `depth` when it has ended (RS-020)."""
        if self.depth >= DEEPEST:
            message = f"more than {DEEPEST} effects wake each other; the decision was taken back"
            raise TooDeep(message)
        self.depth += 1

    def tell(self, kind: EventKind, seat: int, facts: Facts, privy: tuple[int, ...] = ()) -> None:
        if self.watched:
            self.events.append(Event(kind, seat, facts, privy))


async def chapters(game: Game) -> None:
    """Not a method: of a class that Python may subclass, a compiled coroutine that broke down cannot be closed."""
    while game.result is None:
        if game.marks:
            await MARK
        asking = game.chapter()
        if asking is not None:
            await asking


class Setting:
    """One option of a game: what it may be, and what it is if nobody says."""

    def __init__(self, name: str, default: object, allowed: tuple[str, ...], about: str) -> None:
        self.name: str = name
        self.default: object = default
        self.allowed: tuple[str, ...] = allowed
        self.about: str = about

    def __repr__(self) -> str:
        return f"Setting({self.name!r}, default={self.default!r})"


def no_advice(_settings: Settings) -> list[Advice]:
    """Of a game about whose options nobody has an opinion."""
    return []


def nothing_implied(_said: dict[str, Any]) -> Settings:
    """Of a game whose options are those of its file, and its usual ones."""
    return {}


def no_sums(_view: View) -> dict[str, Any]:
    """Of a game whose figures need no explaining."""
    return {}


class GameInfo:
    """A game as the table knows it: its name, its seats, its options, and how to set it up."""

    def __init__(
        self,
        name: str,
        version: int,
        seats: tuple[int, ...],
        options: tuple[Setting, ...],
        *,
        check: Callable[[Settings], Settings],
        deal: Callable[[Settings, Rng], Game],
        place: Callable[[dict[str, Any], Settings, Rng], Game],
        position: Callable[[], Mapping[str, Kind[Any]]],
        cards: Callable[[], list[dict[str, Any]]],
        reckon: Callable[[View], dict[str, Any]] = no_sums,
        advise: Callable[[Settings], list[Advice]] = no_advice,
        implied: Callable[[dict[str, Any]], Settings] = nothing_implied,
    ) -> None:
        self.name: str = name
        self.version: int = version
        self.seats: tuple[int, ...] = seats
        self.options: tuple[Setting, ...] = options
        self.check: Callable[[Settings], Settings] = check
        self.deal: Callable[[Settings, Rng], Game] = deal
        self.place: Callable[[dict[str, Any], Settings, Rng], Game] = place
        self.position: Callable[[], Mapping[str, Kind[Any]]] = position  # the fields of a position file
        self.cards: Callable[[], list[dict[str, Any]]] = cards
        self.reckon: Callable[[View], dict[str, Any]] = reckon  # sums and forecasts, for people, from a view alone
        self.advise: Callable[[Settings], list[Advice]] = advise  # what speaks against checked options, though allowed
        self.implied: Callable[[dict[str, Any]], Settings] = implied  # options that the pieces of a position tell

    def __repr__(self) -> str:
        return f"GameInfo({self.name!r}, version={self.version}, seats={self.seats})"


__all__ = ["Decision", "Game", "GameInfo", "Option", "Refusal", "Result", "Setting"]
