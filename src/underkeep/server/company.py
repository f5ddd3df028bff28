"""The people round a table: who is there, and what they are told."""

from __future__ import annotations

from contextlib import suppress

import msgspec

from underkeep.core.errors import UnderkeepError
from underkeep.server import wire
from underkeep.server.audience import SPECTATOR, Viewer
from underkeep.server.errors import Unavailable
from underkeep.server.inbox import Inbox
from underkeep.server.outbox import STAGE
from underkeep.server.play import Play, pledge
from underkeep.server.requests import Guest, Request, Stop, Surroundings
from underkeep.server.rows import ChatLine, GameRow, Seat


class Company:
    """A table with its guests. Nobody is waited for: what a guest is told goes into the guest's own outbox."""

    def __init__(self, game: GameRow, around: Surroundings) -> None:
        self.game: GameRow = game
        self.around: Surroundings = around
        self.inbox: Inbox = Inbox()
        self.guests: set[Guest] = set()
        self.seats: list[Seat] = []
        self.chat: int = 0  # the newest line that was told
        self.gone: dict[int, float] = {}  # lost seats, and when this process came to know it
        self.votes: dict[int, set[int]] = {}  # who wants a bot to play at which of them
        self.play: Play | None = None
        self.stopped: bool = False

    def put(self, request: Request) -> bool:
        """Hand something to the table. `False`: it has too much to do already, or nothing any more."""
        return not self.stopped and self.inbox.put(request)

    @property
    def table(self) -> Play:
        assert self.play is not None  # set_up() comes first
        return self.play

    # -- coming and going ---------------------------------------------------------------------------------------------

    async def come(self, guest: Guest) -> None:
        self.guests.add(guest)
        await self.find_again()
        await self.welcome(guest)
        self.tell_seats(but=guest)
        self.hand_over()

    async def go(self, guest: Guest) -> None:
        """Nobody is removed by that: the seat is still theirs."""
        self.guests.discard(guest)
        for seat in guest.seats.keys() - self.here():
            await self.note(seat, lost=True)
        self.tell_seats()

    async def find_again(self) -> None:
        """Another process has seen somebody go who is here."""
        for seat in self.here():
            await self.note(seat, lost=False)

    async def note(self, seat: int, *, lost: bool) -> None:
        at = self.seats[seat]
        if at.kind == "person" and at.lost != lost:
            self.seats[seat] = msgspec.structs.replace(at, lost=lost)
            with suppress(Unavailable):  # then it is known here only, until the next one comes or goes
                await self.around.store.lose(self.game.id, seat, lost=lost)

    def here(self) -> set[int]:
        """Seats with a line to this process."""
        return {seat for guest in self.guests for seat in guest.seats}

    def watching(self) -> int:
        """People who only look on by this process, however many windows they have open."""
        return len({guest.session or id(guest) for guest in self.guests if not guest.seats})

    def may_be_watched(self) -> bool:
        """By a spectator here, or, where several processes serve the table, perhaps at another one."""
        return not self.around.store.serves_alone or any(not guest.seats for guest in self.guests)

    def present(self) -> set[int]:
        """Seats of people who play themselves, at whatever process."""
        return {one.seat for one in self.seats if one.kind == "person" and not one.lost and not one.away}

    def note_the_lost(self) -> None:
        now = self.around.clock()
        self.gone = {one.seat: self.gone.get(one.seat, now) for one in self.seats if one.kind == "person" and one.lost}
        self.votes = {seat: votes for seat, votes in self.votes.items() if seat in self.gone}

    async def welcome(self, guest: Guest) -> None:
        """Everything that its eyes may see, from the beginning."""
        lines = await self.around.store.chat(self.game.id, seated=bool(guest.seats))
        play = self.table
        audience = play.audiences[guest.viewer]
        assert audience.stage is not None  # looked at when the table was set up
        guest.tell(
            wire.Welcome(
                protocol=wire.PROTOCOL,
                table=self.game.id,
                game=self.game.game,
                title=self.game.title,
                origin=self.game.origin,
                options=play.options,
                viewer=guest.viewer,
                shared=sorted(guest.seats) if guest.shared else [],
                roles=list(guest.roles),
                pledge=pledge(self.game.seed) if self.game.origin == "dealt" else "",
                seats=self.sittings(),
                absence=self.game.absence,
                watching=self.watching(),
                paused=self.game.paused,
                paced=play.paced,
                log=audience.log,
                stood_in=play.stood_in.get(guest.viewer),
                chat=[said(line) for line in lines],
                stage=msgspec.structs.replace(audience.stage, events=[]),  # they are in the log
            )
        )

    async def dismiss_guests(self) -> None:
        """Whoever came by a right that has ended is shown out at once (RS-149, RS-151); a stand-in ends no right."""
        for guest in list(self.guests):
            lost = [seat for seat, right in guest.seats.items() if right.epoch != self.seats[seat].epoch]
            for seat in lost:
                right = guest.seats[seat]
                if right.session and await self.around.store.session(right.session) is not None:
                    right.epoch = self.seats[seat].epoch
                else:
                    del guest.seats[seat]
            if any(seat not in guest.seats for seat in lost):
                self.show_out(
                    guest, "seat_changed", again=bool(guest.seats)
                )  # to come back for the seats that are left

    async def dismiss_spectators(self) -> None:
        """Whoever watches by a right that has ended, too (RS-151). No seat tells of it, so the sessions are asked."""
        watching = [guest for guest in self.guests if guest.session and not guest.seats]
        if not watching:
            return
        valid = {one.digest for one in await self.around.store.sessions([guest.session for guest in watching])}
        for guest in watching:
            if guest.session not in valid:
                self.show_out(guest, "seat_changed", again=False)

    def show_out(self, guest: Guest, reason: str, *, again: bool) -> None:
        guest.tell(wire.Closing(reason=reason, again=again))
        guest.outbox.close(reason, again=again)
        self.guests.discard(guest)

    def bid_farewell(self, stop: Stop) -> None:
        for guest in list(self.guests):
            self.show_out(guest, stop.reason, again=stop.again)

    # -- telling ------------------------------------------------------------------------------------------------------

    def sittings(self) -> list[wire.Sitting]:
        self.note_the_lost()
        here, now = self.here(), self.around.clock()
        return [
            wire.Sitting(
                seat=one.seat,
                name=one.name,
                kind=one.kind,
                bot=one.bot,
                here=one.seat in here,
                away=one.away,
                gone=int(now - self.gone[one.seat]) if one.seat in self.gone else None,
                wants=sorted(self.votes.get(one.seat, ())),
            )
            for one in self.seats
        ]

    def tell_seats(self, but: Guest | None = None) -> None:
        message = wire.Seats(seats=self.sittings(), absence=self.game.absence, watching=self.watching())
        for guest in self.guests:
            if guest is not but:
                guest.tell(message)

    async def tell_chat(self) -> None:
        for line in await self.around.store.chat(self.game.id, after=self.chat, seated=True):
            self.chat = line.n
            for guest in self.guests:
                if guest.seats or line.audience == "all":
                    guest.tell(wire.Said(line=said(line)))

    def publish(self, viewers: set[Viewer]) -> None:
        """Whoever sees something new gets it; it was written once for all who see the same."""
        for guest in self.guests:
            if guest.viewer in viewers:
                guest.outbox.put(STAGE, self.table.audiences[guest.viewer].written)
        self.hand_over()

    def hand_over(self) -> None:
        """Before another of those who share a screen is asked, nobody's cards are on it (RS-065)."""
        play = self.table
        for guest in self.guests:
            asked = [seat for seat in play.asked if seat in guest.seats and seat not in play.sealed]
            if guest.shared and asked and not {guest.viewer, guest.expects} & set(asked):
                guest.viewer, guest.expects = SPECTATOR, asked[0]
                guest.outbox.put(STAGE, play.audiences[SPECTATOR].again())
                guest.tell(wire.HandOver(seat=asked[0]))

    def refuse(
        self, guest: Guest, code: wire.Code, ref: str, fault: UnderkeepError | None = None, again: float = 0.0
    ) -> None:
        self.around.metrics.refused(code)
        guest.tell(wire.Refused(code=code, ref=ref, rule=fault.rule if fault else "", again=again))


def said(line: ChatLine) -> wire.Line:
    return wire.Line(line.n, line.seat, line.text, line.at.isoformat(timespec="seconds"))
