"""Somebody is lost: the table waits, a bot plays on after a while, or those who are here decide. The host has chosen.

Whether a seat is lost is a field of its row, so that every process knows it: whichever saw the last line of a seat
break says so, and one at which that seat has a line says the opposite. So nobody counts as gone who sits at another
process. All of this depends on lines, clocks and votes, never on what is asked in secret (RS-041).
"""

from __future__ import annotations

from typing import Final

from underkeep.server import wire
from underkeep.server.driving import Driving
from underkeep.server.errors import Fenced
from underkeep.server.requests import Guest, Surroundings
from underkeep.server.rows import GameRow

ASK: Final = "ask"
AFTER: Final = "bot"  # in so many minutes
MINUTE: Final = 60.0


class Awaiting(Driving):
    """A table that knows what to do without somebody."""

    def __init__(self, game: GameRow, around: Surroundings) -> None:
        super().__init__(game, around)
        self.went_on: float = around.clock()  # when the host last let the game go on: in a pause nobody's time runs

    def awaited(self) -> list[int]:
        """Lost seats that no bot plays for yet. Where nobody is left, nobody waits for them."""
        if self.game.paused or self.table.truth.result is not None or not self.present():
            return []
        self.note_the_lost()
        return [seat for seat in self.gone if not self.seats[seat].away]

    # -- after some minutes -------------------------------------------------------------------------------------------

    def overdue_at(self) -> dict[int, float]:
        """When a bot takes which seat over."""
        kind, _, minutes = self.game.absence.partition(":")
        if kind != AFTER:
            return {}
        return {seat: max(self.gone[seat], self.went_on) + int(minutes) * MINUTE for seat in self.awaited()}

    def due(self) -> float | None:
        times = [max(at, self.lease_again) for at in self.overdue_at().values()]
        usual = super().due()
        return min([*times, *([] if usual is None else [usual])], default=None)

    async def drive(self) -> None:
        """Of several processes the one that drives the table calls the bot, if the seat is still lost (RS-116)."""
        late = [seat for seat, at in self.overdue_at().items() if at <= self.around.clock()]
        if late and await self.drives():
            for seat in late:
                await self.call_bot(seat, "seat-lost-bot")
        await super().drive()

    async def call_bot(self, seat: int, message: str) -> None:
        """The seat stays theirs, and everybody is told."""
        store, at = self.around.store, self.seats[seat]
        self.votes.pop(seat, None)
        try:
            await store.replace_lost(self.game.id, seat, epoch=at.epoch)
        except Fenced:  # back already, or somebody else was faster
            await self.catch_up()
            return
        await store.announce(self.game.id, message, seat=seat)
        await self.catch_up()

    # -- by vote ------------------------------------------------------------------------------------------------------

    async def vote(self, guest: Guest, message: wire.Vote) -> None:
        """More than half of those who are here. Each process counts the votes that it has heard itself."""
        here = self.present()
        voters = here & guest.seats.keys()
        if self.game.absence != ASK or not voters or message.seat not in self.awaited():
            return self.refuse(guest, "stale", "")
        votes = self.votes.setdefault(message.seat, set())
        votes -= voters
        if message.bot:
            votes |= voters
        if 2 * len(votes & here) > len(here):
            await self.call_bot(message.seat, "seat-voted-bot")
        else:
            self.tell_seats()
        return None

    # -- what the host does -------------------------------------------------------------------------------------------

    async def look_at_game(self) -> bool:
        before = self.game
        if not await super().look_at_game():
            return False
        if before.paused and not self.game.paused:
            self.went_on = self.around.clock()
        if before.absence != self.game.absence:
            self.votes.clear()
            self.tell_seats()
        return True
