"""A game on the server: the truth, and what people are shown of it. No clock, no network, no database."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from typing import Any, Final

from underkeep.core.errors import UnderkeepError
from underkeep.core.events import Event, EventKind
from underkeep.core.table import Table
from underkeep.server.audience import SPECTATOR, Audience, Viewer
from underkeep.server.checking import begin, repeat
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
        """Whether more has happened than people have seen; until they have, nobody can answer."""
        return self.shown.paused

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
        return self.look(self.shown.resume())

    def hold(self, seats: list[int]) -> set[Viewer]:
        self.held = seats
        return self.look([])

    def look(self, events: list[Event]) -> set[Viewer]:
        decision = self.decision_id
        return {
            viewer for viewer, one in self.audiences.items() if one.look(self.shown, events, decision, list(self.held))
        }

    # -- telling it again ---------------------------------------------------------------------------------------------

    def retell(self, entries: Iterable[Entry]) -> None:
        """Everything that was stored, up to now. A row that does not fit is named (RS-107)."""
        for entry in entries:
            for _ in self.follow(entry):
                pass

    def follow(self, entry: Entry) -> Iterator[set[Viewer]]:
        """One more stored entry, which another process may have written; yields who sees something new, in steps."""
        while self.lags():
            yield self.go_on()
        try:
            repeat(self.truth, entry)
        except UnderkeepError as fault:
            raise BadRow(entry.seq, str(fault)) from fault
        if self.truth.digest() != entry.state:
            raise BadRow(entry.seq, "leads to another table than it did when it was stored")
        yield self.stored(entry)
        while self.lags():
            yield self.go_on()

    def result(self) -> str:
        """As records write it; empty while the game goes on."""
        return "" if self.truth.result is None else self.truth.result.line()

    @property
    def options(self) -> dict[str, Any]:
        return self.truth.options
