"""The machine under a game written with async/await: no event loop, one decision at a time."""

from __future__ import annotations

from collections.abc import Coroutine, Generator, Sequence
from typing import Any, Final, Generic, TypeVar

from underkeep.core import speech
from underkeep.core.compiling import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """One possible answer. Its notation is what records hold; its text is what people read."""

    __slots__ = ("verb",)

    def __init__(self, verb: str) -> None:
        self.verb: str = verb

    def notation(self) -> str:
        return self.verb

    def seen(self) -> str:
        """What the others see of this answer when it is a secret one, such as a card laid face down."""
        return self.notation()

    def words(self) -> dict[str, str]:
        """The arguments of the message `option-<verb>`."""
        return {}

    def spoken(self, _lang: str) -> dict[str, str]:
        """The same for whoever sees no table: things that are pointed at are named, not numbered."""
        return self.words()

    def text(self, lang: object = "en") -> str:
        spoken = speech.tongue(lang)
        return speech.say(spoken, "option-" + self.verb.replace(" ", "-"), self.spoken(spoken))

    def __str__(self) -> str:
        return self.notation()

    def __repr__(self) -> str:
        return f"<{self.notation()}>"


class Word(Option):
    """An answer that is its word alone. Two of them may be equal, but each is offered in one decision only (RS-027)."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Word) and self.verb == other.verb

    def __hash__(self) -> int:
        return hash(self.verb)


# To compare with. What is offered is made anew for every decision.
PASS: Final = Word("pass")
YES: Final = Word("yes")
NO: Final = Word("no")


def yes_or_no() -> list[Option]:
    return [Word("yes"), Word("no")]


# What the others may know of a question: all; not the answer yet, such as a card laid face down; or not even that it
# was asked, because that would tell what the seat holds. The last option of an unseen question is to do nothing.
OPEN: Final = 0
SECRET: Final = 1
UNSEEN: Final = 2

T_co = TypeVar("T_co", bound=Option, covariant=True)


class Decision(Generic[T_co]):
    """`seat` must pick one of `options`; the answer is an index. `source` is the card that asks, if a card does."""

    __slots__ = ("hidden", "kind", "options", "seat", "source")

    def __init__(
        self, seat: int, kind: str, options: Sequence[T_co], source: str | None = None, hidden: int = OPEN
    ) -> None:
        self.seat: int = seat
        self.kind: str = kind
        self.options: Sequence[T_co] = options
        self.source: str | None = source
        self.hidden: int = hidden

    @property
    def secret(self) -> bool:
        """Whether the others may not see the answer yet."""
        return self.hidden != OPEN

    @property
    def unseen(self) -> bool:
        """Whether they may not even know that it was asked."""
        return self.hidden == UNSEEN

    def idle(self) -> int:
        """The answer that does nothing; -1 if there is none."""
        if self.unseen:
            return len(self.options) - 1
        return self.options.index(PASS) if PASS in self.options else -1

    def __await__(self) -> Generator[Decision[Any], int, T_co]:
        if len(self.options) == 1:  # nothing to decide: nobody is asked
            return self.options[0]
        answer = yield self
        return self.options[answer]

    def __repr__(self) -> str:
        shown = ", ".join([str(option) for option in self.options[:4]])
        more = f", … {len(self.options) - 4} more" if len(self.options) > 4 else ""
        asked = f" by {self.source}" if self.source else ""
        return f"Decision(seat={self.seat}, kind={self.kind!r}{asked}, options=[{shown}{more}])"


class Mark(Decision[Option]):
    """Not a question: tells the table that the game can be picked up from its data alone."""

    def __await__(self) -> Generator[Decision[Any], int, Option]:
        yield self
        return PASS


class Pause(Mark):
    """Not a question either: a paced table stops here, so that what was not asked looks like what was.

    `turn` is the seat that everybody takes to be choosing, though its cards leave it no choice; a window has none.
    """

    __slots__ = ("turn",)

    def __init__(self, turn: int | None = None) -> None:
        super().__init__(-1, "pause", [PASS])
        self.turn: int | None = turn


MARK: Final = Mark(-1, "mark", [PASS])
PAUSE: Final = Pause()  # as far as everybody knows, somebody may have been asked until here

Flow = Coroutine[Decision[Any], int, None]


class Fizzle(Exception):
    """An effect had nothing to choose from, and ends there."""
