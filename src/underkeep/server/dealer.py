"""One task for each table: it alone changes the table and writes down what happened (RS-093, RS-125).

Sockets put what people ask for into its inbox and send what stands in their own outbox. The task never waits for a
client, a bot or a file: only for the inbox, the clock and the store (RS-126).
"""

from __future__ import annotations

import asyncio
import contextlib

from underkeep.core.errors import UnderkeepError, UndoRefused
from underkeep.server import wire
from underkeep.server.awaiting import Awaiting
from underkeep.server.deciding import Deed
from underkeep.server.errors import Unavailable, Unknown
from underkeep.server.outbox import STAGE
from underkeep.server.pace import HOLD
from underkeep.server.requests import Asked, Come, Gone, Guest, Heard, Request, Stop, Surroundings, Thought, Wake
from underkeep.server.rows import GameRow

FIRST_WAIT, LONGEST_WAIT = 0.2, 5.0  # seconds until a store that cannot be reached is asked again


class Dealer(Awaiting):
    """The task of one table, from the moment somebody looks at it until nobody does."""

    def __init__(self, game: GameRow, around: Surroundings) -> None:
        super().__init__(game, around)
        self.quiet_since: float = around.clock()

    async def run(self) -> None:
        """Until `Stop`. If the store breaks off, the table is set up again from it, when it can be asked (RS-093)."""
        try:
            await self.begin()
            while True:
                request = await self.next_request()
                if isinstance(request, Stop):
                    if self.is_wanted() and request.reason == "idle":
                        continue
                    self.farewell(request)
                    return
                try:
                    if request is None:
                        await self.on_time()
                    else:
                        await self.handle(request)
                    await self.drive()
                except Unavailable:
                    await self.begin()
        except Unknown:  # the whole game was removed
            self.farewell(Stop("closed", again=False))
        finally:
            with contextlib.suppress(UnderkeepError):
                await self.let_go()

    async def begin(self) -> None:
        """Nothing is taken for true that the store does not say; so nothing is done until it says something."""
        wait = FIRST_WAIT
        while True:
            self.play = None
            try:
                await self.set_up()
                await self.dismiss_guests()  # the notice of a right that has ended may have been lost with the store
                await self.dismiss_spectators()
            except Unavailable:
                await asyncio.sleep(wait)
                wait = min(wait * 2, LONGEST_WAIT)
            else:
                return

    async def next_request(self) -> Request | None:
        """Whatever comes first: something asked, or the time at which something is due."""
        due = self.due()
        if due is None:
            return await self.inbox.next()
        try:
            async with asyncio.timeout(max(0.0, due - self.around.clock())):
                return await self.inbox.next()
        except TimeoutError:
            return None

    async def handle(self, request: Asked | Come | Gone | Heard | Thought | Wake) -> None:
        match request:
            case Come(guest):
                await self.come(guest)
            case Gone(guest):
                self.quiet_since = self.around.clock()
                await self.go(guest)
            case Heard(seq):  # what this table stored itself may be told late, by the listening line
                if seq > self.table.newest[0]:
                    await self.catch_up()
                elif not seq and await self.look_at_game():
                    await self.catch_up()
                    await self.dismiss_spectators()
            case Thought(decision, notation, seconds):
                await self.take_thought(decision, notation, seconds)
            case Wake():
                await self.look_for_work()
            case Asked(guest, message):
                if guest in self.guests:
                    await self.answer_guest(guest, message)

    async def look_for_work(self) -> None:
        """Nobody is here. If there is nothing to do either, or another process does it, this one need not stay."""
        drives = await self.drives()
        if not self.guests and not (drives and self.busy):
            self.put(Stop("idle", again=True))

    def is_wanted(self) -> bool:
        """Whether somebody is here, or has come since it was said that nobody is."""
        return bool(self.guests) or any(isinstance(request, Come) for request in self.inbox)

    def farewell(self, stop: Stop) -> None:
        """To those who are here, and to those who were just coming in."""
        self.stopped = True
        self.guests |= {request.guest for request in self.inbox if isinstance(request, Come)}
        self.bid_farewell(stop)

    # -- what guests ask for ------------------------------------------------------------------------------------------

    async def answer_guest(self, guest: Guest, message: wire.Asked) -> None:
        match message:
            case wire.Answer():
                await self.take_answer(guest, message)
            case wire.TakeBack():
                await self.take_back(guest, message)
            case wire.WhyNot():
                guest.tell(self.reason(guest, message))
            case wire.AskHint():
                self.look_for_hint(guest, message)
            case wire.Reckon():
                version, sums = self.table.audiences[guest.viewer].reckoned(self.table.truth.info)
                guest.tell(wire.Reckoned(ref=message.ref, version=version, sums=sums))
            case wire.Say():
                await self.say(guest, message)
            case wire.Hold():
                self.hold(guest, message)
            case wire.Vote():
                await self.vote(guest, message)
            case wire.Ready():
                await self.take_over(guest, message)
            case wire.Point():
                self.point(guest, message)
            case wire.Hello() | wire.Ping():
                self.refuse(guest, "out_of_place", "")

    async def take_answer(self, guest: Guest, message: wire.Answer) -> None:
        """An answer counts for the decision it names, and only from the seat that is asked (RS-110, RS-147)."""
        if not guest.seats:
            return self.refuse(guest, "not_yours", message.key)
        if guest.viewer is None or message.decision != self.table.name(guest.viewer):
            await self.catch_up()  # perhaps another node knows of that decision, and this one does not yet
        decision = self.table.question(guest.viewer)
        if decision is None or self.closing or not self.table.is_open(decision.seat, message.decision):
            return await self.refuse_stale(guest, message.key)
        if self.game.paused:
            return self.refuse(guest, "paused", message.key)
        if message.option >= len(decision.options):
            return self.refuse(guest, "not_an_option", message.key)
        if self.table.in_window():
            await self.seal(guest, decision.seat, message.option, message.key)
        else:
            await self.decide(decision.seat, message.option, message.key, "person", guest)
        return None

    async def refuse_stale(self, guest: Guest, key: str) -> None:
        if not await self.said_before(guest, key):
            self.refuse(guest, "stale", key)
            guest.outbox.put(STAGE, self.table.audiences[guest.viewer].again())

    async def said_before(self, guest: Guest, key: str) -> bool:
        """Whether it is stored already: then it is accepted once more, and nothing is done twice (RS-109)."""
        found = await self.around.store.is_stored(self.game.id, list(guest.seats), key)
        if found:
            guest.tell(wire.Accepted(key=key))
        return found

    async def take_back(self, guest: Guest, message: wire.TakeBack) -> None:
        if guest.viewer is None:
            return self.refuse(guest, "not_yours", message.key)
        await self.catch_up()
        play = self.table
        if await self.said_before(guest, message.key):
            return None
        if self.game.paused or not play.may_take_back(guest.viewer):
            return self.refuse(guest, "paused" if self.game.paused else "cannot_take_back", message.key)
        try:
            state = play.take_back(guest.viewer)
        except UndoRefused as fault:
            return self.refuse(guest, "cannot_take_back", message.key, fault)
        await self.write([Deed("undo", guest.viewer, 0, "undo", message.key, state, "person")], guest)
        return None

    def reason(self, guest: Guest, message: wire.WhyNot) -> wire.Reason:
        """Whoever is asked may learn what the rules say of its cards; anybody else, that it is not asked (RS-044)."""
        play = self.table
        decision = play.question(guest.viewer)
        if decision is None or self.closing:
            return wire.Reason(ref=message.ref, allowed=False, message="not-your-decision")
        refusal = play.at_question(play.shown, decision.seat).why_not(message.notation)
        if refusal is None:
            return wire.Reason(ref=message.ref, allowed=True)
        return wire.Reason(
            ref=message.ref, allowed=False, rule=refusal.rule, message=refusal.message, words=refusal.words
        )

    async def say(self, guest: Guest, message: wire.Say) -> None:
        if guest.viewer is None:
            return self.refuse(guest, "not_yours", "")
        await self.around.store.say(self.game.id, guest.viewer, "seats", message.text)
        await self.tell_chat()
        return None

    def point(self, guest: Guest, message: wire.Point) -> None:
        """Passed on to whoever is at this table on this node, and forgotten: no game depends on it."""
        if guest.viewer is None:
            return self.refuse(guest, "not_yours", "")
        told = wire.Pointed(seat=guest.viewer, how=message.how, what=message.what)
        for one in self.guests:
            one.tell(told)
        return None

    def hold(self, guest: Guest, message: wire.Hold) -> None:
        """Anybody at the table may ask for time; nothing can be told from that.

        Once in a window, so that nobody can keep the others for ever. Whoever plays alone among bots keeps nobody.
        """
        play = self.table
        if guest.viewer is None or not self.pace.hides:
            return self.refuse(guest, "not_yours", "")
        if self.game.paused:
            return self.refuse(guest, "paused", "")
        if self.closing:
            return self.refuse(guest, "stale", "")
        if message.on and guest.viewer not in play.held:
            if guest.viewer in play.have_held and not self.is_alone(guest.viewer):
                return self.refuse(guest, "not_yours", "")
            self.publish(play.hold([*play.held, guest.viewer]))
            self.window_until = max(self.window_until, self.around.clock() + HOLD)
        elif not message.on and guest.viewer in play.held:
            left = [seat for seat in play.held if seat != guest.viewer]
            self.publish(play.hold(left))
            if not left:
                self.window_until = self.around.clock() + self.window_length()
        return None

    def is_alone(self, seat: int) -> bool:
        return all(one.kind == "bot" for one in self.seats if one.seat != seat)

    async def take_over(self, guest: Guest, message: wire.Ready) -> None:
        """The others who share this screen look away: now this seat's cards may be on it (RS-065)."""
        if not guest.shared or message.seat not in guest.seats:
            return self.refuse(guest, "out_of_place", "")
        guest.viewer, guest.expects = message.seat, None
        await self.welcome(guest)
        return None
