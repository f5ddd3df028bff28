"""A game under way at this terminal: whose table it is, who sits there, and what was told so far."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final

import underkeep as uk
from underkeep import bots
from underkeep.cli.seats import USUAL_BOT, Seat
from underkeep.cli.store import Store
from underkeep.core.decision import PASS
from underkeep.core.game import GameInfo, View
from underkeep.texts.reader import Scene, Teller, teller_of

ONCE: Final = "once"
CONCERN: Final = "concern"
BUILD: Final = "build"
REACHES: Final = (ONCE, CONCERN, BUILD)  # how far a pass reaches


class Told(ABC):
    """Something that a listener is told; the table counted so many decisions before it."""

    __slots__ = ("number", "seat")

    def __init__(self, number: int, seat: int) -> None:
        self.number: int = number
        self.seat: int = seat  # whose doing it is; -1: nobody's

    @abstractmethod
    def words(self, teller: Teller) -> str: ...


class Happened(Told):
    """An event, and the scene in which its names have a meaning."""

    __slots__ = ("event", "scene")

    def __init__(self, number: int, event: uk.Event, scene: Scene) -> None:
        super().__init__(number, event.seat)
        self.event: uk.Event = event
        self.scene: Scene = scene

    def words(self, teller: Teller) -> str:
        return teller.event(self.event.seen_by(teller.viewer), self.scene)


class Match(ABC):
    """One game as people at this terminal see it, from the first question to the result, wherever its table stands.

    It asks nobody: `step` lets the others play. What comes by itself, without `step`, is announced to `listeners`.
    """

    def __init__(self, info: GameInfo) -> None:
        self.info: GameInfo = info
        self.told: list[Told] = []
        self.reach: dict[int, str] = {}
        self.speaker: type[Teller] = teller_of(info.name)
        self.listeners: list[Callable[[], None]] = []

    @property
    def game(self) -> str:
        return self.info.name

    @property
    @abstractmethod
    def names(self) -> Sequence[str]:
        """Of all seats, as records write them."""

    @property
    @abstractmethod
    def people(self) -> list[int]:
        """The seats of those who sit at this terminal."""

    @property
    @abstractmethod
    def decision(self) -> uk.Decision[uk.Option] | None:
        """The open decision, as far as somebody here may know it."""

    @property
    @abstractmethod
    def number(self) -> int:
        """Another one for every other question."""

    @property
    @abstractmethod
    def result(self) -> uk.Result | None: ...

    @abstractmethod
    def view(self, viewer: int | None, /) -> View: ...

    @abstractmethod
    def step(self) -> bool:
        """One decision that needs nobody here; `False` if there is none."""

    @abstractmethod
    def answer(self, index: int) -> None:
        """Decide for the seat that is asked."""

    @property
    def person(self) -> int | None:
        """The person who has to answer now."""
        decision = self.decision
        return decision.seat if decision is not None and decision.seat in self.people else None

    def teller(self, lang: str, viewer: int | None) -> Teller:
        return self.speaker(lang, self.names, viewer)

    def scene(self) -> Scene:
        return self.speaker.scene(self.view(None))

    # -- passing --------------------------------------------------------------------------------------------------

    def pass_far(self, seat: int, reach: str) -> None:
        """Pass now, and go on passing as far as this reaches."""
        decision = self.decision
        assert decision is not None
        self.answer(decision.options.index(PASS))
        if reach != ONCE:
            self.reach[seat] = reach

    def passes(self, decision: uk.Decision[Any]) -> bool:
        """Whether a far pass answers this. It never swallows what must be decided, nor the next build if told so."""
        reach = self.reach.get(decision.seat)
        if reach is None:
            return False
        building = any(option.verb == BUILD for option in decision.options)
        if PASS not in decision.options or (reach == BUILD and building):
            del self.reach[decision.seat]
            return False
        return True

    def end_long_passes(self, decider: int, events: Iterable[uk.Event]) -> None:
        """A far pass ends when something of one's own is aimed at; the shorter one, when anything happens to one."""
        for event in events:
            for seat, reach in list(self.reach.items()):
                happened = reach == CONCERN and event.seat == seat
                if happened or (seat not in (event.seat, decider) and names_seat(event, seat)):
                    del self.reach[seat]


class HomeMatch(Match):
    """A game whose table is here: with bots, a file that it is kept in, and people who share the keyboard."""

    def __init__(self, table: uk.Table, seats: list[Seat], store: Store | None = None) -> None:
        super().__init__(table.info)
        self.table: uk.Table = table
        self.seats: list[Seat] = seats
        self.store: Store | None = store
        table.names = [seat.name for seat in seats]
        self._seed: int = seed_of(table)

    @property
    def names(self) -> list[str]:
        return self.table.names

    @property
    def people(self) -> list[int]:
        return [at for at, seat in enumerate(self.seats) if seat.is_person]

    @property
    def decision(self) -> uk.Decision[uk.Option] | None:
        return self.table.decision

    @property
    def number(self) -> int:
        return self.table.number

    @property
    def result(self) -> uk.Result | None:
        return self.table.result

    def view(self, viewer: int | None, /) -> View:
        return self.table.view(viewer)

    # -- playing --------------------------------------------------------------------------------------------------

    def step(self) -> bool:
        """One decision of a bot, or of a person who passes far; `False` if a person has to answer, or nobody."""
        decision = self.table.decision
        if decision is None:
            return False
        if not self.seats[decision.seat].is_person:
            self.answer(self.thought_of(self.seats[decision.seat].bot))
            return True
        if self.passes(decision):
            self.answer(decision.options.index(PASS))
            return True
        if self.store is not None:
            self.store.settle()
        return False

    def answer(self, index: int) -> None:
        """Decide for the seat that is asked. It is stored before anything else can happen."""
        decision = self.table.decision
        assert decision is not None
        number, seat, notation = self.table.number, decision.seat, str(decision.options[index])
        scene = self.scene()
        events = self.table.choose(index)
        if self.store is not None:
            self.store.add(number + 1, seat, notation)
            if self.table.decision is None:
                self.store.rewrite(self.table)
        self.told += [Happened(number, event, scene) for event in events]
        self.end_long_passes(seat, events)

    def undo(self, seat: int) -> None:
        """Take the seat's last decision back; raises `UndoRefused`. Nothing runs on by itself afterwards."""
        self.table.undo(seat)
        self.told = [told for told in self.told if told.number < self.table.number]
        self.reach.clear()
        if self.store is not None:
            self.store.rewrite(self.table)

    def hint(self) -> int:
        """What a good bot would do in this seat, knowing no more than the seat."""
        return self.thought_of(USUAL_BOT)

    def thought_of(self, bot: str) -> int:
        """What this bot answers. It wakes anew for each decision, so that a game in two sittings is the same game."""
        seed = self._seed + self.table.number
        return bots.answer(bots.make(bot, seed), self.table, seed)


def seed_of(table: uk.Table) -> int:
    """For the bots, so that the same deal is played the same way; a table that was set up has none."""
    try:
        return table.seed % 2**32
    except uk.NoRecipe:
        return 0


def names_seat(event: uk.Event, seat: int) -> bool:
    """Whether an event points at a seat: at its player, its rooms or its souls."""
    aims = [event.facts.get(fact) for fact in ("aim", "from", "at", "to")]
    return any(aim == seat or (isinstance(aim, str) and aim.split(" ")[0].split(":")[0] == str(seat)) for aim in aims)


def retell(table: uk.Table) -> Iterator[tuple[uk.Table, list[Happened]]]:
    """A recorded game again from its deal: the table after each decision, and what happened in it."""
    again = uk.new_game(table.game, seed=table.seed, generator=table.generator, **table.options)
    again.names = table.names
    speaker = teller_of(table.game)
    yield again, []
    for number, (_, notation) in enumerate(table.history()):
        scene = speaker.scene(again.view(None))
        yield again, [Happened(number, event, scene) for event in again.choose(notation)]
