"""A game on the server: the truth, and what people are shown of it. No clock, no network, no database."""

from __future__ import annotations

import hashlib
from collections import deque
from collections.abc import Iterable, Sequence
from typing import Any, Final

from underkeep.core.errors import UnderkeepError
from underkeep.core.events import Event, EventKind
from underkeep.core.table import Table
from underkeep.server.audience import SPECTATOR, Audience, Viewer
from underkeep.server.checking import begin, repeat, retell, standing
from underkeep.server.errors import BadRow
from underkeep.server.rows import Entry, GameRow

TAKEN_BACK: Final = EventKind("taken_back", public=())


def pledge(seed: str) -> str:
    """A hash of the seed, shown from the start: the record at the end proves that nobody changed it (RS-052)."""
    return hashlib.blake2b(seed.encode(), digest_size=16, person=b"uk-pledge").hexdigest()


class Play:
    """Two tables of one game.

    The truth has always come to its next question; what it says is stored before anything else happens. The other one
    is what people see: it is paced, follows the truth from window to window, and nothing of it is ever ahead.
    """

    def __init__(self, game: GameRow, key: bytes, *, paced: bool) -> None:
        self.game: GameRow = game
        self.key: bytes = key
        self.paced: bool = paced
        self.truth: Table = begin(game)
        self.shown: Table = self.follower()
        self.newest: tuple[int, str] = (0, game.digest)
        self.coming: deque[Entry] = deque()  # stored by others; people see it when its time has come
        self.held: list[int] = []
        seats: Iterable[Viewer] = range(int(self.truth.options["players"]))
        self.audiences: dict[Viewer, Audience] = {viewer: Audience(viewer) for viewer in (SPECTATOR, *seats)}
        self.look([])

    def follower(self) -> Table:
        table = self.truth.clone()
        return table.paced() if self.paced else table

    @property
    def decision_id(self) -> str:
        """Names the open decision. It cannot be foretold, and says nothing about how many there were (RS-039)."""
        said = self.newest[1].encode()
        return hashlib.blake2b(said, key=self.key, digest_size=12, person=b"uk-decision").hexdigest()

    def lags(self) -> bool:
        """Whether people have not yet seen the last decision to its end; until they have, nobody can answer."""
        return self.shown.paused

    @property
    def heard(self) -> int:
        """The newest entry that is known here, seen or not."""
        return self.coming[-1].seq if self.coming else self.newest[0]

    # -- what happens -------------------------------------------------------------------------------------------------

    def answer(self, option: int) -> str:
        """Decide in truth, before anybody sees it; returns the digest of the table. Raises if it cannot be done."""
        self.truth.choose(option)
        return self.truth.digest()

    def take_back(self, seat: int) -> str:
        self.truth.undo(seat)
        return self.truth.digest()

    def stored(self, entry: Entry) -> set[Viewer]:
        """The truth is stored as far as this entry: now it may be seen. Returns who sees something new."""
        self.newest = (entry.seq, entry.digest)
        if entry.kind == "undo":
            self.shown = self.follower()
            return self.look([Event(TAKEN_BACK, entry.seat, {}, ())])
        return self.look(self.shown.choose(entry.option))

    def go_on(self) -> set[Viewer]:
        """Past the window that has just closed, to the next one or to a question."""
        self.held = []
        return self.look(self.shown.resume())

    def hold(self, seats: list[int]) -> set[Viewer]:
        self.held = seats
        return self.look([])

    def look(self, events: list[Event]) -> set[Viewer]:
        if events:
            self.held = []  # of a window that is over
        decision = self.decision_id
        return {
            viewer for viewer, one in self.audiences.items() if one.look(self.shown, events, decision, list(self.held))
        }

    # -- telling it again ---------------------------------------------------------------------------------------------

    def retell(self, entries: Sequence[Entry]) -> None:
        """Everything that was stored, up to now. A row that does not fit is named (RS-107).

        The windows after the last decision are still open: whether somebody is asked in them is nobody's business.
        """
        for entry in standing(entries):
            while self.lags():
                self.go_on()
            self.follow(entry)
        if entries and self.newest[0] != entries[-1].seq:  # a row without effect
            self.newest = (entries[-1].seq, entries[-1].digest)
            self.look([])

    def follow(self, entry: Entry) -> set[Viewer]:
        """One more stored entry, which another process may have written; returns who sees something new."""
        try:
            repeat(self.truth, entry)
        except UnderkeepError as fault:
            raise BadRow(entry.seq, str(fault)) from fault
        if self.truth.digest() != entry.state:
            raise BadRow(entry.seq, "leads to another table than it did when it was stored")
        return self.stored(entry)

    def forget(self, entries: Sequence[Entry]) -> None:
        """What could not be stored has not happened: the truth is told again, as far as people have seen it."""
        self.truth = retell(self.game, [entry for entry in entries if entry.seq <= self.newest[0]])

    def result(self) -> str:
        """As records write it; empty while the game goes on."""
        return "" if self.truth.result is None else self.truth.result.line()

    @property
    def options(self) -> dict[str, Any]:
        return self.truth.options
