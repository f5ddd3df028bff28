"""An answer is carried out in truth, then stored, then shown: never in another order (RS-088)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from underkeep.core.errors import RuleFault, UnderkeepError
from underkeep.server import wire
from underkeep.server.audience import SPECTATOR, Viewer
from underkeep.server.chain import follow
from underkeep.server.company import Company
from underkeep.server.errors import Closed, Doubled, Fenced, Paused, Stale, Unavailable, Unknown
from underkeep.server.metrics import By
from underkeep.server.outbox import STAGE
from underkeep.server.pace import Pace
from underkeep.server.play import Play
from underkeep.server.requests import Guest, Stop, Surroundings
from underkeep.server.rows import Fence, GameRow, Kind

# Before the end of a window, what was said in it is carried out and stored: so long before, and as long again as that
# and one answer that came at the last moment may take. But no more than this share of the shortest window.
CLOSING_SECONDS: Final = 0.2
CLOSING_SHARE: Final = 0.4


def removed() -> Unknown:
    """The whole game is gone: whoever is here is shown out, and nothing more is done."""
    return Unknown("there is no such game", field="game_id")


class Deed(NamedTuple):
    """What was done in truth, or lies sealed; it counts once it is stored."""

    kind: Kind
    seat: int
    option: int
    notation: str
    key: str
    state: str
    by: By


class Deciding(Company):
    """A table whose game goes on, here or on another node."""

    def __init__(self, game: GameRow, around: Surroundings) -> None:
        super().__init__(game, around)
        self.pace: Pace = Pace.read(game.pace)
        self.window_until: float = 0.0
        self.shortest: float = self.pace.shortest  # that the open window could have been
        self.window_left: float = 0.0  # of it, when the host paused the game
        self.turn_until: float = 0.0  # so long a seat seems to think that has nothing to decide

    async def set_up(self) -> None:
        """The table as the store tells it. Guests are shown it anew."""
        store = self.around.store
        stored = await store.whole(self.game.id)
        if stored is None:
            raise removed()
        self.game, self.seats = stored.game, stored.seats
        await self.find_again()
        play = Play(self.game, self.around.key, paced=self.pace.hides)
        play.retell(stored.entries)
        play.heed(self.seats)
        play.pass_windows(self.pace, stored.quiet)
        if self.play is None and not self.guests:  # whoever comes is told what was said before
            self.chat = stored.chat
        self.around.metrics.replays.inc()
        self.play = play
        if self.game.closed == "stuck":  # it was, and is not any more
            await store.reopen(self.game.id)
        await self.finish()  # if it was cut off just there
        self.open_window()
        for guest in self.guests:
            await self.welcome(guest)
        self.hand_over()

    def open_window(self) -> None:
        """It stays open for a time that depends on nothing hidden; so does a turn in which nothing can be decided."""
        now = self.around.clock()
        self.window_left = self.window_length() if self.pace.hides else 0.0
        self.window_until = now + self.window_left
        self.turn_until = now + self.pace.bot()

    def window_length(self) -> float:
        """Where one person plays among bots and is not asked, or has answered, nobody waits for passes of bots."""
        lot = self.table.lot()
        if not self.is_among_bots():
            self.shortest = self.pace.shortest
            return self.pace.window(lot)
        found = self.pace.among_bots(lot, self.around.thoughts.seconds / (1 - CLOSING_SHARE))
        self.shortest = min(self.pace.shortest, found)
        return found

    def is_among_bots(self) -> bool:
        """Nobody but the one person here could tell from a short window that this person is not asked (RS-041)."""
        people = [one.seat for one in self.seats if one.kind != "bot"]
        unwatched = self.pace.is_hasty and len(people) == 1 and not self.may_be_watched()
        return unwatched and self.table.question(people[0]) is None

    @property
    def until(self) -> float:
        """When people go on, though nobody does anything. Holding a window makes nobody's turn any longer."""
        return self.window_until if self.table.shown.waits_for is None else self.turn_until

    @property
    def closing(self) -> bool:
        """A little before a window ends nobody can answer any more: storing it must not make it longer (RS-041)."""
        if self.game.paused or not self.table.in_window() or self.table.shown.waits_for is not None:
            return False
        return self.around.clock() >= self.closes_at

    @property
    def closes_at(self) -> float:
        shortest = self.shortest
        needed = min(CLOSING_SECONDS, shortest / 4) + 2 * self.around.slowness.seconds
        return self.window_until - min(needed, shortest * CLOSING_SHARE)

    # -- deciding -----------------------------------------------------------------------------------------------------

    async def seal(self, guest: Guest, seat: int, option: int, key: str) -> None:
        """In a window an answer is stored as it is, and accepted; it is carried out when the window closes.

        Others may seal theirs at the same moment on another node: then it is only stored after them.
        """
        name, notation = self.table.name(seat), str(self.table.asked[seat].options[option])
        while True:
            sealed = Deed("sealed", seat, option, notation, key, self.table.truth.digest(), "person")
            fault = await self.append([sealed], guest)
            if fault is None:
                guest.tell(wire.Accepted(key=key))
                self.show_what_came()
                if self.is_among_bots() and self.table.in_window():
                    self.window_until = min(self.window_until, self.around.clock() + self.window_length())
                return None
            if type(fault) is not Stale:
                self.after_failure(guest, key, fault)
                return await self.fall_back(fault)
            await self.fall_back(fault)
            if not self.table.is_open(seat, name):
                return self.after_failure(guest, key, fault)

    async def decide(self, seat: int, option: int, key: str, by: By, guest: Guest | None) -> None:
        """The truth first, then the store, then everybody's eyes."""
        deed = self.carry_out(seat, option, key, by, guest)
        if deed is not None:
            await self.write([deed], guest)

    def carry_out(self, seat: int, option: int, key: str, by: By, guest: Guest | None) -> Deed | None:
        """In truth, where nobody sees it. `None` if a rule broke down."""
        decision = self.table.truth.decision
        assert decision is not None
        notation = str(decision.options[option])
        try:
            state = self.table.answer(option)
        except RuleFault as fault:  # the table is as it was before
            self.tell_fault(fault, guest, key, secret=decision.unseen)
            return None
        return Deed("answer", seat, option, notation, key, state, by)

    def tell_fault(self, fault: RuleFault, guest: Guest | None, key: str, *, secret: bool) -> None:
        """A rule broke down, and everybody hears of it. By which rule would tell what was done in secret (RS-041)."""
        for one in self.guests:
            if one is guest:
                self.refuse(one, "fault", key, fault)
            else:
                self.refuse(one, "fault", "", None if secret else fault)

    async def write(self, deeds: Sequence[Deed], guest: Guest | None = None) -> None:
        fault = await self.append(deeds, guest)
        if fault is not None:
            if guest is not None:
                self.after_failure(guest, deeds[0].key, fault)
            await self.fall_back(fault)
            return
        for deed in deeds:
            self.around.metrics.decided(deed.by)
        if guest is not None:
            guest.tell(wire.Accepted(key=deeds[0].key))
        await self.finish()
        self.show_what_came()

    async def append(self, deeds: Sequence[Deed], guest: Guest | None) -> UnderkeepError | None:
        """The next entries, all or none; or why they are not the next ones, or were not stored."""
        entries, newest = [], self.table.newest
        for deed in deeds:
            entries.append(follow(self.game.id, newest, **deed._asdict(), epoch=self.seats[deed.seat].epoch))
            newest = entries[-1].seq, entries[-1].digest
        started = self.around.clock()
        try:
            await self.around.store.append(
                *entries,
                fence=self.fence() if guest is None else None,  # people need none (RS-117)
                session=guest.seats[deeds[0].seat].session or None if guest is not None else None,
            )
        except (Stale, Fenced, Doubled, Unavailable, Unknown) as fault:
            return fault
        finally:
            self.around.slowness.note(self.around.clock() - started, self.around.clock())
        self.around.metrics.commit_seconds.observe(self.around.clock() - started)
        for entry in entries:
            self.table.stored(entry)
        return None

    def fence(self) -> Fence:
        """The right by which the server acts of its own accord; without one it may not."""
        return Fence("", 0)

    async def finish(self) -> None:
        """The result is stored before anybody sees it: from then on the record may be read (RS-055)."""
        if self.table.truth.result is not None:
            await self.around.store.finish(self.game.id, self.table.result(), "finished")

    async def fall_back(self, fault: UnderkeepError) -> None:
        """It was not stored, so it has not happened (RS-093). What others stored instead is shown at its own pace."""
        goes_on = not isinstance(fault, Closed | Paused | Unknown) or await self.look_at_game()
        self.table.forget(await self.around.store.entries(self.game.id))
        if goes_on:
            await self.catch_up()

    def after_failure(self, guest: Guest, key: str, fault: UnderkeepError) -> None:
        if isinstance(fault, Doubled):
            guest.tell(wire.Accepted(key=key))
            return
        codes: dict[type[UnderkeepError], wire.Code] = {
            Unavailable: "unavailable",
            Fenced: "fenced",
            Paused: "paused",
        }
        self.refuse(guest, codes.get(type(fault), "stale"), key, fault)
        guest.outbox.put(STAGE, self.table.audiences[guest.viewer].again())

    # -- showing ------------------------------------------------------------------------------------------------------

    def show(self, changed: set[Viewer]) -> None:
        """It is stored: let it be seen. What not everybody can see makes no window any longer (RS-041)."""
        if SPECTATOR in changed or self.table.shown.waits_for is not None:
            self.open_window()
        self.publish(changed)

    def go_on(self) -> None:
        """A window's time is over: now what was done in it is seen; or, if nothing was, everything up to the next."""
        self.show_what_came()
        if self.table.shown.paused and self.is_over():
            changed = self.table.go_on()
            self.open_window()
            self.publish(changed)
            self.show_what_came()

    def is_over(self) -> bool:
        return self.around.clock() >= self.until

    def show_what_came(self) -> None:
        """What was stored, here or on another node, is seen at a time that it does not change (RS-041)."""
        while self.table.may_be_seen(over=self.is_over()):
            self.show(self.table.see())

    # -- what others did ----------------------------------------------------------------------------------------------

    async def catch_up(self) -> None:
        """What was stored meanwhile: entries, seats, chat."""
        store, play = self.around.store, self.table
        fresh = await store.entries(self.game.id, after=play.newest[0])
        if any(entry.kind == "back" for entry in fresh):
            await self.set_up()
        else:
            for entry in fresh:
                play.hear(entry)
            self.show_what_came()
        seats = await store.seats(self.game.id)
        if not seats:
            raise removed()
        if seats != self.seats:
            self.seats = seats
            await self.dismiss_guests()
            await self.find_again()
            self.tell_seats()
            self.publish(self.table.heed(seats))
        await self.tell_chat()

    async def look_at_game(self) -> bool:
        """A host may pause a game: then no time passes. Or end it: then everybody is shown out, and this is `False`."""
        game = await self.around.store.game(self.game.id)
        if game is None:
            raise removed()
        if game.closed == "abandoned":
            self.put(Stop("closed", again=False))
            return False
        before, self.game = self.game, game
        if game.paused != before.paused:
            if game.paused:
                self.window_left = self.window_until - self.around.clock()
            else:
                self.window_until = self.around.clock() + self.window_left
                self.turn_until = self.around.clock() + self.pace.bot()
            for guest in self.guests:
                guest.tell(wire.Paused(on=game.paused))
        return True
