"""A game on the server: the truth, and what people are shown of it. No clock, no network, no database."""

from __future__ import annotations

import hashlib
from collections import deque
from collections.abc import Sequence
from typing import Any, Final

from underkeep.core.decision import Decision
from underkeep.core.errors import RuleFault, UnderkeepError
from underkeep.core.events import Event, EventKind
from underkeep.core.table import Table
from underkeep.server.audience import SPECTATOR, Audience, Viewer
from underkeep.server.checking import begin, lasting, repeat, retell
from underkeep.server.errors import BadRow
from underkeep.server.pace import Pace
from underkeep.server.rows import Entry, GameRow, Seat

TAKEN_BACK: Final = EventKind("taken_back", public=())


def pledge(seed: str) -> str:
    """A hash of the seed, shown from the start: the record at the end proves that nobody changed it (RS-052).

    Only of a seed of 256 random bits: one that somebody has typed could be found by trying (RS-050).
    """
    return hashlib.blake2b(seed.encode(), digest_size=16, person=b"uk-pledge").hexdigest()


def does_nothing(decision: Decision[Any], option: int) -> bool:
    """The last option of an unseen question means just that."""
    return decision.unseen and option == len(decision.options) - 1


class Play:
    """Two tables of one game.

    The truth has come as far as the store, and is always at a question. The other one is what people see: it is
    paced, follows the truth from window to window, and nothing of it is ever ahead.

    In a window everybody who could do something is asked at once, each as if nobody before them did anything; so
    nobody can tell who else is asked. Their answers lie sealed until the window closes (RS-032, RS-042).
    """

    def __init__(self, game: GameRow, key: bytes, *, paced: bool, watched: bool = True) -> None:
        self.game: GameRow = game
        self.key: bytes = key
        self.paced: bool = paced
        self.truth: Table = begin(game)
        self.shown: Table = self.truth.clone()
        if paced:
            self.shown.paced()
        self.newest: tuple[int, str] = (0, game.digest)
        self.seen: str = game.digest  # of the newest entry that people have seen the effect of
        self.ground: str = ""  # the same, when they were asked: the names of decisions stand on it
        self.coming: deque[Entry] = deque()  # stored; people see it when its time has come
        self.held: list[int] = []
        self.have_held: set[int] = set()  # this window, though they may have let go of it
        self.windows: int = 0  # that have closed since the newest entry was seen
        self.stood_in: dict[Viewer, int] = {}  # where in the log a bot's answers at a seat begin, if the last is one
        self.moved: int = 0  # the newest entry that everybody could notice
        self.asked: dict[int, Decision[Any]] = {}  # by seat, in the order in which the rules ask
        self.sealed: dict[int, Entry] = {}  # what they have answered in the open window
        self.since: dict[int, int] = {}  # by seat: what was sealed in an earlier epoch is void
        viewers: Sequence[Viewer] = [SPECTATOR, *range(int(self.truth.options["players"]))] if watched else []
        self.audiences: dict[Viewer, Audience] = {viewer: Audience(viewer) for viewer in viewers}
        self.ask()
        self.look([])

    # -- who is asked -------------------------------------------------------------------------------------------------

    def ask(self) -> None:
        """The table has come to a new question or window; whatever still lay sealed was meant for another one."""
        self.ground = self.seen
        self.sealed = {}
        self.asked = {}
        decision = self.shown.decision
        if decision is None:
            return
        self.asked[decision.seat] = decision
        if not self.in_window():
            return
        ahead = self.shown.clone().quiet()
        while (after := passed(ahead)) is not None and after.unseen and after.seat not in self.asked:
            self.asked[after.seat] = after

    def name(self, seat: int) -> str:
        """Names the question to this seat. It cannot be foretold, and says nothing about any other (RS-039)."""
        return self.drawn(f"{self.ground} {seat}", b"uk-decision")

    def question(self, viewer: Viewer) -> Decision[Any] | None:
        """What this viewer is asked and has not answered."""
        return None if viewer is None or viewer in self.sealed else self.asked.get(viewer)

    def is_open(self, seat: int, name: str) -> bool:
        """Whether this seat can still answer the question of this name: its turn in the window has not come yet."""
        if self.question(seat) is None or name != self.name(seat) or self.coming:
            return False
        return seat in self.still_asked()

    def still_asked(self) -> list[int]:
        """The seats whose turn in the window has not passed yet, in the order in which the rules ask."""
        seats, decision = list(self.asked), self.shown.decision
        return [] if decision is None else seats[seats.index(decision.seat) :]

    def at_question(self, table: Table, seat: int) -> Table:
        """The table, or a copy of it, at the question to this seat: whoever is asked before it has done nothing."""
        decision = table.decision
        if decision is None or decision.seat == seat:
            return table
        twin = table.clone()
        while decision is not None and decision.unseen and decision.seat != seat:
            decision = passed(twin)
        return twin

    # -- windows ------------------------------------------------------------------------------------------------------

    def in_window(self) -> bool:
        """Whether people wait for a time that tells nothing. Until it is over, nobody sees what was answered."""
        decision = self.shown.decision
        return self.shown.paused or (self.paced and decision is not None and decision.unseen)

    def lot(self) -> str:
        """For the length of the window that opens now: it tells nothing, and is the same in every process."""
        return self.drawn(f"{self.seen} {self.windows}", b"uk-window")

    def drawn(self, said: str, person: bytes) -> str:
        return hashlib.blake2b(said.encode(), key=self.key, digest_size=12, person=person).hexdigest()

    def unsettled(self) -> Decision[Any] | None:
        """The question that the rules ask next in the open window: it cannot close before that is answered."""
        return self.shown.decision if self.in_window() and not self.coming else None

    def comes_quietly(self) -> bool:
        """Whether nobody else can notice the next entry, so that it need not wait for the end of the window."""
        entry, decision = self.coming[0], self.shown.decision
        if decision is None:
            return False
        return entry.kind == "sealed" or (entry.kind == "answer" and does_nothing(decision, entry.option))

    def may_be_seen(self, *, over: bool) -> bool:
        """Whether there is a next entry, and now is its time; `over` is the time of the window."""
        if not self.coming or self.shown.paused:
            return False
        return over or not self.in_window() or self.comes_quietly()

    def may_take_back(self, seat: int) -> bool:
        """In a window, or while another seat seems to think, nobody can tell how far the truth has come (RS-047)."""
        decision = self.shown.decision
        return not self.paced or (decision is not None and not decision.unseen and decision.seat == seat)

    # -- what happens -------------------------------------------------------------------------------------------------

    def answer(self, option: int) -> str:
        """Decide in truth, before anybody sees it; returns the digest of the table. Raises if it cannot be done."""
        self.truth.choose(option)
        return self.truth.digest()

    def take_back(self, seat: int) -> str:
        self.truth.undo(seat)
        return self.truth.digest()

    def stored(self, entry: Entry) -> None:
        """The truth is stored as far as this entry; it may be seen when its time has come."""
        self.newest = (entry.seq, entry.digest)
        self.coming.append(entry)

    def see(self) -> set[Viewer]:
        """The next entry comes to everybody's eyes. Returns who sees something new."""
        entry = self.coming.popleft()
        if entry.by == "bot" and SPECTATOR in self.audiences:
            self.stood_in.setdefault(entry.seat, len(self.audiences[SPECTATOR].log))
        elif entry.by == "person":
            self.stood_in.pop(entry.seat, None)
        if entry.kind == "sealed":
            return self.see_sealed(entry)
        asking, decision = self.in_window(), self.shown.decision
        events = self.undo(entry.seat) if entry.kind == "undo" else self.shown.choose(entry.option)
        self.seen, self.windows = entry.digest, 0
        if events or (decision is not None and not decision.unseen):
            self.moved = entry.seq
            self.let_go()  # as after a turn in which nothing could be decided: nobody can tell the two apart (RS-042)
        if events or not (asking and self.goes_on_asking()):
            self.ask()
        return self.look(events)

    def see_sealed(self, entry: Entry) -> set[Viewer]:
        if self.sealed.pop(entry.seat, None) is not None:
            self.look([])  # the first one was void, so the seat was asked again: that counts in its versions
        if entry.seat in self.asked and entry.epoch >= self.since.get(entry.seat, 0):
            self.sealed[entry.seat] = entry
        return self.look([])

    def heed(self, seats: Sequence[Seat]) -> set[Viewer]:
        """Who sits where now. If the host has taken a seat from somebody who had answered, it is asked again."""
        self.since = {one.seat: one.since for one in seats}
        self.sealed = {seat: entry for seat, entry in self.sealed.items() if entry.epoch >= self.since[seat]}
        return self.look([])

    def undo(self, seat: int) -> list[Event]:
        self.shown.undo(seat)
        return [Event(TAKEN_BACK, seat, {}, ())]

    def goes_on_asking(self) -> bool:
        """Whether this is still the same window: it waits for its end, or the next seat is asked what it was."""
        decision = self.shown.decision
        if decision is None:
            return self.shown.paused and self.shown.waits_for is None
        known = self.asked.get(decision.seat)
        if known is None or not decision.unseen:
            return False
        return list(map(str, known.options)) == list(map(str, decision.options))

    def go_on(self) -> set[Viewer]:
        """Past the window that has just closed, to the next one or to a question."""
        self.let_go()
        self.windows += 1
        events = self.shown.resume()
        self.ask()
        return self.look(events)

    def pass_windows(self, pace: Pace, quiet: float) -> None:
        """Nobody sees a window again that may have closed since the last decision, wherever people have seen it."""
        while self.shown.paused:
            quiet -= pace.shortest if self.shown.waits_for is None else pace.quickest
            if quiet <= 0:
                return
            self.go_on()

    def hold(self, seats: list[int]) -> set[Viewer]:
        self.held = seats
        self.have_held |= set(seats)
        return self.look([])

    def let_go(self) -> None:
        """The window is over, for whoever held it."""
        self.held = []
        self.have_held = set()

    def look(self, events: list[Event]) -> set[Viewer]:
        if events:
            self.let_go()
        return {viewer for viewer, one in self.audiences.items() if self.look_as(one, events)}

    def look_as(self, one: Audience, events: list[Event]) -> bool:
        decision = self.question(one.viewer)
        name = "" if decision is None else self.name(decision.seat)
        return one.look(self.shown, events, decision, name, list(self.held))

    # -- telling it again ---------------------------------------------------------------------------------------------

    def retell(self, entries: Sequence[Entry]) -> None:
        """Everything that was stored, up to now. A row that does not fit is named (RS-107).

        The windows after the last decision are still open: whether somebody is asked in them is nobody's business.
        """
        for entry in lasting(self.game, entries):
            while self.shown.paused:
                self.go_on()
            self.hear(entry)
            self.see()
        if entries and self.newest[0] != entries[-1].seq:  # a row without effect
            self.newest = (entries[-1].seq, entries[-1].digest)
            self.seen = entries[-1].digest
            self.ask()
            self.look([])

    def hear(self, entry: Entry) -> None:
        """One more stored entry, which another process may have written."""
        if entry.kind != "sealed":
            try:
                repeat(self.truth, entry)
            except UnderkeepError as fault:
                raise BadRow(entry.seq, str(fault)) from fault
            if self.truth.digest() != entry.state:
                raise BadRow(entry.seq, "leads to another table than it did when it was stored")
        self.stored(entry)

    def forget(self, entries: Sequence[Entry]) -> None:
        """What could not be stored has not happened: the truth is told again, as far as it is stored."""
        self.truth = retell(self.game, [entry for entry in entries if entry.seq <= self.newest[0]])

    def result(self) -> str:
        """As records write it; empty while the game goes on."""
        return "" if self.truth.result is None else self.truth.result.line()

    @property
    def options(self) -> dict[str, Any]:
        return self.truth.options


def passed(table: Table) -> Decision[Any] | None:
    """Whoever is asked in secret does nothing; returns the next question, if there is one before the window closes."""
    assert table.decision is not None
    try:
        table.choose(len(table.decision.options) - 1)
    except RuleFault:  # found again, and told, when it really happens
        return None
    return table.decision
