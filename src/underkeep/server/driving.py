"""Bots and clocks: what a table does when no person does anything."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any, Final

from underkeep.core.decision import Decision
from underkeep.core.errors import UnderkeepError
from underkeep.server import wire
from underkeep.server.deciding import Deciding
from underkeep.server.metrics import By
from underkeep.server.requests import Guest, Surroundings, Thought
from underkeep.server.rows import Fence, GameRow, Lease
from underkeep.server.thinking import BotFailed

LEASE_SECONDS: Final = 10.0
ASK_AGAIN: Final = 0.5  # seconds until a process asks again for a lease that another one holds
CLOCK_SECONDS: Final = 0.2  # before the end of a window, the clock answers for whoever has not
STAND_IN: Final = "greedy"  # thinks for a seat that names no bot, and for hints
PASSING: Final = frozenset({"full", "closed", "start"})  # trouble that the next attempt may not have
FIRST_WAIT, LONGEST_WAIT = 0.5, 30.0  # seconds between two attempts to make a bot think


class Driving(Deciding):
    """A table that goes on by itself, as long as this process holds its lease (RS-116)."""

    def __init__(self, game: GameRow, around: Surroundings) -> None:
        super().__init__(game, around)
        self.lease: Lease | None = None
        self.lease_until: float = 0.0
        self.lease_again: float = 0.0  # another process holds it; before this time it is not asked for
        self.thinking: asyncio.Task[None] | None = None
        self.thinking_of: str = ""
        self.broken: str = ""  # the decision at which a rule broke down; the server leaves it alone
        self.hints: dict[int, asyncio.Task[None]] = {}

    # -- what has to be done, and when --------------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Whether a bot or a clock has something to do, so that the game goes on without anybody looking."""
        decision = None if self.play is None or self.game.paused else self.play.truth.decision
        return decision is not None and (self.is_bot(decision.seat) or (self.pace.hides and decision.unseen))

    def ours(self) -> Decision[Any] | None:
        """The open decision, if the server itself may have to answer it."""
        play = self.table
        decision = None if self.game.paused or play.decision_id == self.broken else play.shown.decision
        return decision if decision is not None and (self.is_bot(decision.seat) or self.clock_answers()) else None

    def is_bot(self, seat: int) -> bool:
        return self.seats[seat].kind == "bot" or self.seats[seat].away

    def clock_answers(self) -> bool:
        """Whether an unseen question is open that must not take longer than the window."""
        decision = self.table.shown.decision
        return self.pace.hides and decision is not None and decision.unseen

    def clock_at(self) -> float:
        """A little before the window closes: what is being stored then must not make it any longer (RS-041)."""
        return self.window_until - min(CLOCK_SECONDS, self.pace.shortest / 4)

    def due(self) -> float | None:
        """When there is something to do without being asked; never, while the host has paused the game."""
        if self.game.paused:
            return None
        times = []
        if self.lease is not None:
            times.append(self.lease_until - LEASE_SECONDS / 2)
        if self.table.lags():
            times.append(self.window_until)
        decision = self.ours()
        if decision is not None and self.clock_answers():
            times.append(max(self.clock_at(), self.lease_again))
        if decision is not None and self.is_bot(decision.seat) and self.thinking is None:
            times.append(self.lease_again)
        return min(times, default=None)

    async def on_time(self) -> None:
        """A window closes, or the lease is to be renewed; if it is of no use now, it is given back."""
        now = self.around.clock()
        if self.table.lags() and now >= self.window_until:
            self.go_on()
        if self.lease is not None and now >= self.lease_until - LEASE_SECONDS / 2:
            await (self.drives() if self.busy else self.give_lease_back())

    async def drive(self) -> None:
        """Let the clock answer, or a bot think, if that is due and this process drives the table."""
        decision = self.ours()
        bot = decision is not None and self.is_bot(decision.seat)
        if not bot or self.thinking_of != self.table.decision_id:
            self.stop_thinking()
        overdue = self.clock_answers() and self.around.clock() >= self.clock_at()
        if decision is None or not (bot or overdue) or not await self.drives():
            return
        if overdue:
            last = len(decision.options) - 1  # which means to do nothing, in an unseen question
            await self.act(decision.seat, last, "clock")
        elif self.thinking is None:
            self.thinking_of = self.table.decision_id
            self.thinking = asyncio.create_task(self.think(decision.seat))

    async def act(self, seat: int, option: int, by: By) -> None:
        decision_id = self.table.decision_id
        if not await self.decide(seat, option, secrets.token_urlsafe(12), by, None):
            self.broken = decision_id

    # -- the lease ----------------------------------------------------------------------------------------------------

    async def drives(self) -> bool:
        """Whether this process holds the lease; it is taken or renewed when needed."""
        now, store = self.around.clock(), self.around.store
        if now < self.lease_again:
            return False
        if self.lease is not None and now < self.lease_until - LEASE_SECONDS / 2:
            return True
        held = None if self.lease is None or now >= self.lease_until else await store.renew(self.lease, LEASE_SECONDS)
        self.lease = held or await store.take(self.game.id, self.around.node, LEASE_SECONDS)
        if self.lease is None:
            self.lease_again = now + ASK_AGAIN
            return False
        self.lease_until = now + LEASE_SECONDS
        return True

    async def give_lease_back(self) -> None:
        lease, self.lease = self.lease, None
        if lease is not None:
            await self.around.store.release(lease, waiting=self.busy)

    async def let_go(self) -> None:
        """Nobody thinks any more, and any process may drive the table from now on."""
        self.stop_thinking()
        for task in self.hints.values():
            task.cancel()
        await self.give_lease_back()

    def fence(self) -> Fence:
        return Fence(self.lease.owner, self.lease.epoch) if self.lease is not None else super().fence()

    # -- thinking -----------------------------------------------------------------------------------------------------

    async def think(self, seat: int) -> None:
        """In the background: the table goes on meanwhile, and may not want the answer any more."""
        bot, decision_id = self.seats[seat].bot or STAND_IN, self.table.decision_id
        said_at = self.around.clock() + self.pace.bot()
        notation = await self.insist(bot, seat)
        await asyncio.sleep(max(0.0, said_at - self.around.clock()))
        await self.inbox.put(Thought(decision_id, notation))

    async def insist(self, bot: str, seat: int) -> str:
        """What the bot decides. If it cannot be asked now, then later; if it breaks down, nothing was decided: ""."""
        wait = FIRST_WAIT
        try:
            position = self.imagined(seat)
            while True:
                try:
                    return await self.ask_bot(bot, position, seat)
                except BotFailed as failed:
                    if failed.failure not in PASSING:
                        raise
                await asyncio.sleep(wait)
                wait = min(wait * 2, LONGEST_WAIT)
        except UnderkeepError:
            return ""

    def imagined(self, seat: int) -> str:
        """Bots sit on tables that were dealt again for their seat, and on no other (RS-059)."""
        return self.table.truth.redeal(seat, secrets.randbits(64)).position()

    async def ask_bot(self, bot: str, position: str, seat: int) -> str:
        host = self.game.maker or self.game.id
        return await self.around.thinker.think(bot, position, seat, secrets.randbits(32), host=host)

    def stop_thinking(self) -> None:
        if self.thinking is not None:
            self.thinking.cancel()
        self.thinking, self.thinking_of = None, ""

    async def take_thought(self, decision_id: str, notation: str) -> None:
        decision = self.ours()
        if decision_id != self.thinking_of:
            return
        self.stop_thinking()
        if decision is None or decision_id != self.table.decision_id or not self.is_bot(decision.seat):
            return  # undone, taken over or over: too late (RS-127)
        said = [str(option) for option in decision.options]
        if await self.drives():
            await self.act(decision.seat, said.index(notation) if notation in said else len(said) - 1, "bot")

    # -- hints --------------------------------------------------------------------------------------------------------

    def look_for_hint(self, guest: Guest, message: wire.AskHint) -> None:
        """One at a time for each seat (RS-182)."""
        play, seat = self.table, guest.viewer
        decision = play.shown.decision
        if seat is None or decision is None or decision.seat != seat:
            return self.refuse(guest, "not_yours", message.ref)
        if seat in self.hints:
            return self.refuse(guest, "busy", message.ref, again=FIRST_WAIT)
        self.hints[seat] = asyncio.create_task(self.hint(guest, seat, message.ref))
        self.hints[seat].add_done_callback(lambda _: self.hints.pop(seat))
        return None

    async def hint(self, guest: Guest, seat: int, ref: str) -> None:
        """From a table that this seat could imagine: a hint knows no more than whoever asks for it (RS-062)."""
        play = self.table
        decision_id, decision = play.decision_id, play.shown.decision
        assert decision is not None  # asked just now
        said = [str(option) for option in decision.options]
        try:
            notation = await self.ask_bot(STAND_IN, self.imagined(seat), seat)
        except UnderkeepError as fault:
            passing = isinstance(fault, BotFailed) and fault.failure in PASSING
            return self.refuse(guest, "no_hint", ref, again=FIRST_WAIT if passing else 0.0)
        if decision_id == self.table.decision_id and notation in said:
            guest.tell(wire.Hint(ref=ref, decision=decision_id, option=said.index(notation)))
        return None
