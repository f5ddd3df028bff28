"""One task for each table: it alone changes the table and writes down what happened (RS-093, RS-125).

Sockets put what people ask for into its inbox and send what stands in their own outbox. The task never waits for a
client, a bot or a file: only for the inbox, the clock and the store (RS-126).
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from typing import Any, Final

from underkeep.core.errors import NoRecipe, RuleFault, UnderkeepError, UndoRefused
from underkeep.server import wire
from underkeep.server.audience import Viewer
from underkeep.server.chain import follow
from underkeep.server.errors import Closed, Doubled, Fenced, Stale, Unavailable
from underkeep.server.outbox import STAGE
from underkeep.server.pace import HOLD, Pace
from underkeep.server.play import Play, pledge
from underkeep.server.requests import Asked, Come, Gone, Guest, Heard, Request, Stop, Surroundings, Thought
from underkeep.server.rows import By, ChatLine, Entry, Fence, GameRow, Kind, Seat

LEASE_SECONDS: Final = 10.0
FULL: Final = 200  # requests that may wait for one table


class Dealer:
    """The task of one table, from the moment somebody looks at it until nobody does."""

    def __init__(self, game: GameRow, around: Surroundings) -> None:
        self.game: GameRow = game
        self.around: Surroundings = around
        self.pace: Pace = Pace.read(game.pace)
        self.inbox: asyncio.Queue[Request] = asyncio.Queue(FULL)
        self.guests: set[Guest] = set()
        self.seats: list[Seat] = []
        self.chat: int = 0  # the newest line that was told
        self.play: Play | None = None
        self.window_until: float = 0.0
        self.lease: Any = None
        self.lease_until: float = 0.0
        self.thinking: asyncio.Task[None] | None = None
        self.thinking_of: str = ""
        self.hints: set[asyncio.Task[None]] = set()
        self.quiet_since: float = around.clock()
        self.stopped: bool = False

    @property
    def busy(self) -> bool:
        """Whether a bot is at its turn, so that the game goes on without anybody looking."""
        decision = None if self.play is None else self.play.truth.decision
        return decision is not None and self.is_bot(decision.seat)

    # -- from outside -------------------------------------------------------------------------------------------------

    def put(self, request: Request) -> bool:
        """Hand something to the table. `False`: it has too much to do already, or nothing any more."""
        if self.stopped:
            return False
        try:
            self.inbox.put_nowait(request)
        except asyncio.QueueFull:
            return False
        return True

    async def run(self) -> None:
        """Until `Stop`. Whatever goes wrong in one request, the table is set up again from the store (RS-093)."""
        try:
            await self.set_up()
            while True:
                request = await self.next_request()
                if isinstance(request, Stop):
                    self.farewell(request)
                    return
                try:
                    if request is None:
                        await self.on_time()
                    else:
                        await self.handle(request)
                    await self.drive()
                except Unavailable:
                    self.play = None  # memory must not be ahead of the store
                    await asyncio.sleep(0.2)
                    await self.set_up()
        finally:
            for task in (self.thinking, *self.hints):
                if task is not None:
                    task.cancel()
            if self.lease is not None:
                with contextlib.suppress(UnderkeepError):
                    await self.around.store.release(self.lease)

    # -- the loop -----------------------------------------------------------------------------------------------------

    async def set_up(self) -> None:
        """The table as the store tells it. Guests are shown it anew."""
        store = self.around.store
        self.seats = await store.seats(self.game.id)
        entries = await store.entries(self.game.id)
        play = Play(self.game, self.around.key, paced=self.pace.hides)
        play.retell(entries)
        if self.play is None and not self.guests:  # whoever comes is told what was said before
            lines = await store.chat(self.game.id, seated=True)
            self.chat = lines[-1].n if lines else 0
        self.around.metrics.replays.inc()
        self.play = play
        await self.finish()  # if it was cut off just there
        self.window_until = self.around.clock() + self.pace.window()
        for guest in self.guests:
            self.welcome(guest, [])

    @property
    def table(self) -> Play:
        assert self.play is not None  # set_up() comes first
        return self.play

    async def next_request(self) -> Request | None:
        """Whatever comes first: something asked, or the time at which something is due."""
        due = self.due()
        if due is None:
            return await self.inbox.get()
        try:
            async with asyncio.timeout(max(0.0, due - self.around.clock())):
                return await self.inbox.get()
        except TimeoutError:
            return None

    def due(self) -> float | None:
        """When the clock has something to do: a window closes, or a lease runs out."""
        times = [self.lease_until - LEASE_SECONDS / 2] if self.lease is not None else []
        shown = self.table.shown
        if shown.paused or self.clock_answers():
            times.append(self.window_until)
        return min(times, default=None)

    def clock_answers(self) -> bool:
        """Whether an unseen question is open that must not take longer than the window."""
        decision = self.table.shown.decision
        return self.pace.hides and decision is not None and decision.unseen

    async def on_time(self) -> None:
        if self.around.clock() < self.window_until:
            return
        play = self.table
        if play.shown.paused:
            play.held = []
            self.publish(play.go_on())
            self.window_until = self.around.clock() + self.pace.window()
        elif self.clock_answers() and await self.drives():
            decision = play.truth.decision
            assert decision is not None
            last = len(decision.options) - 1  # which means to do nothing, in an unseen question
            await self.decide(decision.seat, last, secrets.token_urlsafe(12), "clock", None)

    async def handle(self, request: Asked | Come | Gone | Heard | Thought) -> None:
        match request:
            case Come(guest):
                await self.come(guest)
            case Gone(guest):
                self.guests.discard(guest)
                self.quiet_since = self.around.clock()
                self.tell_seats()
            case Heard(seq):
                await self.catch_up()
                if seq == 0:
                    await self.look_whether_closed()
            case Thought(decision, notation):
                await self.take_thought(decision, notation)
            case Asked(guest, message):
                if guest in self.guests:
                    await self.answer_guest(guest, message)

    # -- guests -------------------------------------------------------------------------------------------------------

    async def come(self, guest: Guest) -> None:
        lines = await self.around.store.chat(self.game.id, seated=guest.viewer is not None)
        self.guests.add(guest)
        self.welcome(guest, lines)
        self.tell_seats(but=guest)

    def welcome(self, guest: Guest, lines: list[ChatLine]) -> None:
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
                roles=list(guest.roles),
                pledge=pledge(self.game.seed),
                seats=self.sittings(),
                log=audience.log,
                chat=[said(line) for line in lines],
                stage=audience.stage,
            )
        )

    def sittings(self) -> list[wire.Sitting]:
        here = {guest.viewer for guest in self.guests}
        return [
            wire.Sitting(seat.seat, seat.name, seat.kind, seat.bot, seat.seat in here, seat.away) for seat in self.seats
        ]

    def tell_seats(self, but: Guest | None = None) -> None:
        message = wire.Seats(seats=self.sittings())
        for guest in self.guests:
            if guest is not but:
                guest.tell(message)

    def publish(self, viewers: set[Viewer]) -> None:
        """Whoever sees something new gets it; it was written once for all who see the same."""
        for guest in self.guests:
            if guest.viewer in viewers:
                guest.outbox.put(STAGE, self.table.audiences[guest.viewer].written)

    def farewell(self, stop: Stop) -> None:
        """To those who are here, and to those who were just coming in."""
        self.stopped = True
        while not self.inbox.empty():
            request = self.inbox.get_nowait()
            if isinstance(request, Come):
                self.guests.add(request.guest)
        for guest in self.guests:
            guest.tell(wire.Closing(reason=stop.reason, again=stop.again))
            guest.outbox.close(stop.reason, again=stop.again)
        self.guests.clear()

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
            case wire.Say():
                await self.say(guest, message)
            case wire.Hold():
                self.hold(guest, message)
            case wire.Hello() | wire.Ready():
                guest.tell(wire.Refused(code="out_of_place"))

    async def take_answer(self, guest: Guest, message: wire.Answer) -> None:
        """An answer counts for the decision it names, and only from the seat that is asked (RS-110, RS-147)."""
        play = self.table
        decision = play.shown.decision
        if guest.viewer is None:
            return self.refuse(guest, "not_yours", message.key)
        if decision is None or decision.seat != guest.viewer or message.decision != play.decision_id:
            return await self.refuse_stale(guest, message.key)
        if message.option >= len(decision.options):
            return self.refuse(guest, "not_an_option", message.key)
        await self.decide(guest.viewer, message.option, message.key, "person", guest)
        return None

    async def refuse_stale(self, guest: Guest, key: str) -> None:
        """Too late, or said before: then it is accepted once more, and nothing is done twice (RS-109)."""
        entries = await self.around.store.entries(self.game.id)
        if any(entry.key == key and entry.seat == guest.viewer for entry in entries):
            guest.tell(wire.Accepted(key=key))
            return
        self.refuse(guest, "stale", key)
        guest.outbox.put(STAGE, self.table.audiences[guest.viewer].again())

    def refuse(self, guest: Guest, code: str, ref: str, fault: UnderkeepError | None = None) -> None:
        self.around.metrics.refused(code)
        guest.tell(wire.Refused(code=code, ref=ref, rule=fault.rule if fault else ""))

    async def take_back(self, guest: Guest, message: wire.TakeBack) -> None:
        play = self.table
        if guest.viewer is None or play.lags():
            return self.refuse(guest, "not_yours" if guest.viewer is None else "stale", message.key)
        try:
            state = play.take_back(guest.viewer)
        except UndoRefused as fault:
            return self.refuse(guest, "cannot_take_back", message.key, fault)
        await self.write("undo", guest.viewer, 0, "undo", message.key, state, "person", guest)
        return None

    def reason(self, guest: Guest, message: wire.WhyNot) -> wire.Reason:
        """Whoever is asked may learn what the rules say of its cards; anybody else, that it is not asked (RS-044)."""
        shown = self.table.shown
        if shown.decision is None or shown.decision.seat != guest.viewer:
            return wire.Reason(ref=message.ref, allowed=False, message="not-your-decision")
        refusal = shown.why_not(message.notation)
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

    def hold(self, guest: Guest, message: wire.Hold) -> None:
        """Anybody at the table may ask for time, once in a window; nothing can be told from that."""
        play = self.table
        if guest.viewer is None or not self.pace.hides:
            return self.refuse(guest, "not_yours", "")
        if message.on and guest.viewer not in play.held:
            self.publish(play.hold([*play.held, guest.viewer]))
            self.window_until = max(self.window_until, self.around.clock() + HOLD)
        elif not message.on and guest.viewer in play.held:
            left = [seat for seat in play.held if seat != guest.viewer]
            self.publish(play.hold(left))
            if not left:
                self.window_until = self.around.clock() + self.pace.window()
        return None

    # -- deciding -----------------------------------------------------------------------------------------------------

    async def decide(self, seat: int, option: int, key: str, by: By, guest: Guest | None) -> None:
        """The truth first, then the store, then everybody's eyes (RS-088)."""
        play = self.table
        decision = play.truth.decision
        assert decision is not None
        notation = str(decision.options[option])
        try:
            state = play.answer(option)
        except RuleFault as fault:  # the table is as it was before
            if guest is not None:
                self.refuse(guest, "fault", key, fault)
            return
        await self.write("answer", seat, option, notation, key, state, by, guest)

    async def write(
        self, kind: Kind, seat: int, option: int, notation: str, key: str, state: str, by: By, guest: Guest | None
    ) -> None:
        play = self.table
        entry = follow(
            self.game.id,
            play.newest,
            kind=kind,
            seat=seat,
            option=option,
            notation=notation,
            key=key,
            state=state,
            epoch=self.seats[seat].epoch,
            by=by,
        )
        started = self.around.clock()
        try:
            await self.around.store.append(
                entry,
                fence=self.fence() if by != "person" else None,
                session=guest.session if guest is not None and guest.session else None,
            )
        except (Stale, Closed, Fenced, Doubled, Unavailable) as fault:
            await self.set_up()  # memory is ahead of the store, or behind: begin again from what is stored
            if guest is not None:
                self.after_failure(guest, key, fault)
            return
        self.around.metrics.commit_seconds.observe(self.around.clock() - started)
        self.around.metrics.decided(by)
        if guest is not None:
            guest.tell(wire.Accepted(key=key))
        await self.finish()
        self.show(entry)

    async def finish(self) -> None:
        """The result is stored before anybody sees it: from then on the record may be read (RS-055)."""
        if self.table.truth.result is not None:
            await self.around.store.finish(self.game.id, self.table.result(), "finished")

    def after_failure(self, guest: Guest, key: str, fault: UnderkeepError) -> None:
        if isinstance(fault, Doubled):
            guest.tell(wire.Accepted(key=key))
        elif isinstance(fault, Unavailable):
            self.refuse(guest, "unavailable", key, fault)
        else:
            self.refuse(guest, "fenced" if isinstance(fault, Fenced) else "stale", key, fault)

    def show(self, entry: Entry) -> None:
        """It is stored: let it be seen. A pass that nobody else notices does not make its window any longer."""
        play = self.table
        changed = play.stored(entry)
        if changed - {entry.seat}:
            play.held = []
            self.window_until = self.around.clock() + self.pace.window()
        self.publish(changed)
        if not self.pace.hides:
            while play.shown.paused:
                self.publish(play.go_on())

    async def catch_up(self) -> None:
        """What others have stored meanwhile: entries, seats, chat."""
        store, play = self.around.store, self.table
        for entry in await store.entries(self.game.id, after=play.newest[0]):
            for viewers in play.follow(entry):
                self.publish(viewers)
            self.window_until = self.around.clock() + self.pace.window()
        seats = await store.seats(self.game.id)
        if seats != self.seats:
            self.seats = seats
            await self.dismiss_guests()
            self.tell_seats()
        await self.tell_chat()

    async def look_whether_closed(self) -> None:
        """A host may end a game before its end; then everybody is shown out."""
        game = await self.around.store.game(self.game.id)
        if game is None or game.closed == "abandoned":
            self.put(Stop("closed", again=False))

    async def dismiss_guests(self) -> None:
        """Whoever came by a right that has ended is shown out at once (RS-149, RS-151); a stand-in ends no right."""
        for guest in list(self.guests):
            if guest.viewer is not None and (epoch := self.seats[guest.viewer].epoch) != guest.epoch:
                if guest.session and await self.around.store.session(guest.session) is not None:
                    guest.epoch = epoch
                    continue
                guest.tell(wire.Closing(reason="seat_changed", again=False))
                guest.outbox.close("seat_changed", again=False)
                self.guests.discard(guest)

    async def tell_chat(self) -> None:
        for line in await self.around.store.chat(self.game.id, after=self.chat, seated=True):
            self.chat = line.n
            for guest in self.guests:
                if guest.viewer is not None or line.audience == "all":
                    guest.tell(wire.Said(line=said(line)))

    # -- bots and clocks ----------------------------------------------------------------------------------------------

    async def drive(self) -> None:
        """If it is a bot's turn, and this process drives the table, let the bot think."""
        play = self.table
        decision = play.shown.decision
        if decision is None or self.thinking_of == play.decision_id or not self.is_bot(decision.seat):
            return
        if not await self.drives():
            return
        self.thinking_of = play.decision_id
        self.thinking = asyncio.create_task(self.think(self.bot_of(decision.seat), decision.seat))

    def is_bot(self, seat: int) -> bool:
        return self.seats[seat].kind == "bot" or self.seats[seat].away

    def bot_of(self, seat: int) -> str:
        return self.seats[seat].bot or "greedy"

    async def drives(self) -> bool:
        """Whether this process holds the lease; it is taken or renewed when needed (RS-116)."""
        now, store = self.around.clock(), self.around.store
        if self.lease is None or now > self.lease_until:
            self.lease = await store.take(self.game.id, self.around.node, LEASE_SECONDS)
        elif now > self.lease_until - LEASE_SECONDS / 2:
            self.lease = await store.renew(self.lease, LEASE_SECONDS)
        else:
            return True
        self.lease_until = now + LEASE_SECONDS
        return self.lease is not None

    def fence(self) -> Fence:
        return Fence(self.lease.owner, self.lease.epoch) if self.lease is not None else Fence("", 0)

    async def think(self, bot: str, seat: int) -> None:
        """In the background: the table goes on meanwhile, and may not want the answer any more."""
        play = self.table
        decision = play.decision_id
        wait = self.pace.bot()
        started = self.around.clock()
        notation = await self.thought(bot, seat, play)
        await asyncio.sleep(max(0.0, wait - (self.around.clock() - started)))
        await self.inbox.put(Thought(decision, notation))

    async def thought(self, bot: str, seat: int, play: Play) -> str:
        """Bots sit on tables that were dealt again for their seat, and on no other (RS-059)."""
        decision = play.truth.decision
        assert decision is not None
        nothing = str(decision.options[-1])
        try:
            imagined = play.truth.redeal(seat, secrets.randbits(64)).position()
        except NoRecipe:
            return nothing
        try:
            return await self.around.thinker.think(bot, imagined, seat, secrets.randbits(32), table=self.game.id)
        except UnderkeepError:
            return nothing

    async def take_thought(self, decision_id: str, notation: str) -> None:
        play = self.table
        decision = play.shown.decision
        if decision is None or decision_id != play.decision_id or not self.is_bot(decision.seat):
            return  # undone, taken over or over: too late (RS-127)
        said = [str(option) for option in decision.options]
        option = said.index(notation) if notation in said else len(said) - 1
        await self.decide(decision.seat, option, secrets.token_urlsafe(12), "bot", None)

    def look_for_hint(self, guest: Guest, message: wire.AskHint) -> None:
        play = self.table
        decision = play.shown.decision
        if decision is None or decision.seat != guest.viewer:
            return self.refuse(guest, "not_yours", message.ref)
        task = asyncio.create_task(self.hint(guest, message.ref, play.decision_id))
        self.hints.add(task)
        task.add_done_callback(self.hints.discard)
        return None

    async def hint(self, guest: Guest, ref: str, decision_id: str) -> None:
        """From a table that this seat could imagine: a hint knows no more than whoever asks for it (RS-062)."""
        play = self.table
        decision = play.truth.decision
        if guest.viewer is None or decision is None:
            return
        said = [str(option) for option in decision.options]
        notation = await self.thought("greedy", guest.viewer, play)
        if decision_id == play.decision_id and notation in said:
            guest.tell(wire.Hint(ref=ref, decision=decision_id, option=said.index(notation)))


def said(line: ChatLine) -> wire.Line:
    return wire.Line(line.n, line.seat, line.text, line.at.isoformat(timespec="seconds"))
