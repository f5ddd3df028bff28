"""Bots and clocks: what a table does when no person does anything."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Container
from contextlib import suppress
from typing import Any, Final

import structlog

from underkeep.core.decision import Decision
from underkeep.core.errors import UnderkeepError
from underkeep.server import wire
from underkeep.server.deciding import Deciding, Deed
from underkeep.server.metrics import By
from underkeep.server.play import does_nothing
from underkeep.server.requests import Guest, Surroundings, Thought
from underkeep.server.rows import Fence, GameRow, Lease
from underkeep.server.thinking import BotFailed

LEASE_SECONDS: Final = 10.0
ASK_AGAIN: Final = 0.5  # seconds until a process asks again for a lease that another one holds
STAND_IN: Final = "greedy"  # thinks for a seat that names no bot, and for hints
UNFORESEEN: Final = "unforeseen"
PASSING: Final = frozenset({"full", "closed", "start", UNFORESEEN})  # trouble that the next attempt may not have
FIRST_WAIT, LONGEST_WAIT = 0.5, 2.0  # seconds between two attempts to make a bot think
PATIENCE: Final = 4.5  # seconds until the table goes on without a bot's answer
LOG: Final[Any] = structlog.get_logger("underkeep.driving")


class Driving(Deciding):
    """A table that goes on by itself, as long as this process holds its lease (RS-116)."""

    def __init__(self, game: GameRow, around: Surroundings) -> None:
        super().__init__(game, around)
        self.lease: Lease | None = None
        self.lease_until: float = 0.0
        self.lease_again: float = 0.0  # another process holds it; before this time it is not asked for
        self.thinking: dict[str, asyncio.Task[None]] = {}  # of which question
        self.thoughts: dict[str, int] = {}  # what bots have decided in a window, until it closes
        self.broken: str = ""  # the decision at which a rule broke down; the server leaves it alone
        self.hints: dict[int, asyncio.Task[None]] = {}

    # -- what has to be done, and when --------------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Whether a bot or a clock has something to do, so that the game goes on without anybody looking."""
        decision = None if self.play is None or self.game.paused else self.play.truth.decision
        return decision is not None and (self.is_bot(decision.seat) or (self.pace.hides and decision.unseen))

    def is_bot(self, seat: int) -> bool:
        return self.seats[seat].kind == "bot" or self.seats[seat].away

    def for_bots(self) -> dict[str, int]:
        """The open questions that bots have to answer and have not: their names, and whose they are."""
        play = self.table
        if self.game.paused:
            return {}
        # Whoever answered before a bot came to stand in has answered.
        asked = {play.name(seat): seat for seat in play.asked if self.is_bot(seat) and seat not in play.sealed}
        return {name: seat for name, seat in asked.items() if name not in self.thoughts and name != self.broken}

    def for_clock(self) -> Decision[Any] | None:
        """The next question in a window, which must be answered before it closes."""
        decision = self.table.unsettled()
        if decision is None or self.game.paused or self.table.name(decision.seat) == self.broken:
            return None
        return decision

    def due(self) -> float | None:
        """When there is something to do without being asked; never, while the host has paused the game."""
        if self.game.paused:
            return None
        times = []
        if self.lease is not None:
            times.append(self.lease_until - LEASE_SECONDS / 2)
        if self.table.in_window() and (self.table.shown.paused or self.table.coming):
            times.append(self.until)
        if self.for_clock() is not None:
            times.append(max(self.closes_at, self.lease_again))
        if self.for_bots().keys() - self.thinking.keys():
            times.append(self.lease_again)
        return min(times, default=None)

    async def on_time(self) -> None:
        """A window closes, or the lease is to be renewed; if it is of no use now, it is given back."""
        now = self.around.clock()
        if self.table.in_window() and self.is_over():
            self.go_on()
        if self.lease is not None and now >= self.lease_until - LEASE_SECONDS / 2:
            await (self.drives() if self.busy else self.give_lease_back())

    async def drive(self) -> None:
        """Close a window, or let bots think, if that is due and this process drives the table.

        The lease is taken when a window opens, though perhaps nobody is asked in it: that takes time, too (RS-041).
        """
        wanted = self.for_bots()
        self.stop_thinking(but=wanted)
        open_now = self.table.in_window() and not self.game.paused
        if not (wanted or open_now) or not await self.drives():
            return
        if self.closing and self.for_clock() is not None:
            await self.settle()
            return
        for name in wanted.keys() - self.thinking.keys():
            self.thinking[name] = asyncio.create_task(self.think(wanted[name], name))

    async def settle(self) -> None:
        """All that was said in a window is stored at once: that takes as long however many were asked (RS-041)."""
        while self.for_clock() is not None:
            before = self.table.newest, self.seats
            deeds = self.unseal()
            if deeds:
                await self.write(deeds)
            # If somebody sits elsewhere now, it is tried again at once. Else another process drives, or the host has
            # stopped the game.
            if (self.table.newest, self.seats) == before:
                self.lease_again = self.around.clock() + ASK_AGAIN
                return

    def unseal(self) -> list[Deed]:
        """Carry out what was sealed, in the order in which the rules ask; whoever has said nothing does nothing.

        After the first who does something the others are asked anew: their answers were meant for another question.
        """
        play, deeds = self.table, []
        for seat in play.still_asked():
            decision = play.truth.decision
            assert decision is not None
            option, by = self.said_by(decision)
            deed = self.act(seat, option, by)
            if deed is None and not does_nothing(decision, option):
                deed = self.act(seat, len(decision.options) - 1, "clock")
            if deed is None:
                break
            deeds.append(deed)
            if not does_nothing(decision, deed.option):
                break
        return deeds

    def said_by(self, decision: Decision[Any]) -> tuple[int, By]:
        """What this seat has answered in the window, by whatever device, and whoever answers there by now."""
        seat, said = decision.seat, list(map(str, decision.options))
        sealed = self.table.sealed.get(seat)
        if sealed is not None and sealed.notation in said:
            return said.index(sealed.notation), "clock"
        thought = self.thoughts.get(self.table.name(seat))
        if thought is not None and self.is_bot(seat):
            return thought, "bot"
        return len(said) - 1, "clock"

    def act(self, seat: int, option: int, by: By) -> Deed | None:
        """Of the server's own accord. Where a rule broke down, it does nothing more."""
        deed = self.carry_out(seat, option, secrets.token_urlsafe(12), by, None)
        self.broken = "" if deed is not None else self.table.name(seat)
        return deed

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

    async def think(self, seat: int, name: str) -> None:
        """In the background: the table goes on meanwhile, and may not want the answer any more."""
        begun, decision = self.around.clock(), self.table.asked[seat]
        said_at = begun + (0.0 if self.table.in_window() else self.pace.bot())  # nobody hears it there
        notation = await self.insist(self.seats[seat].bot or STAND_IN, seat)
        seconds = self.around.clock() - begun
        if decision.unseen and not self.pace.hides and notation == str(decision.options[-1]):
            said_at = 0.0  # nobody sees that it passes, and without a pace nothing is kept from anybody
        await asyncio.sleep(max(0.0, said_at - self.around.clock()))
        self.put(Thought(name, notation, seconds))

    async def insist(self, bot: str, seat: int) -> str:
        """What the bot decides. If it cannot be asked now, then a little later; but nobody waits for it any longer.

        If it breaks down or comes too late, nothing was decided: "".
        """
        wait, why, position = FIRST_WAIT, "late", ""
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while True:
                    try:
                        position = position or self.imagined(seat)
                        return await self.ask_bot(bot, position, seat)
                    except Exception as fault:  # noqa: BLE001 - whatever it is, the table must not wait for ever
                        why = self.trouble(fault, seat)
                    if why not in PASSING:
                        break
                    await asyncio.sleep(wait)
                    wait = min(wait * 2, LONGEST_WAIT)
        LOG.warning("bot has not answered", game=self.game.id, seat=seat, reason=why)
        return ""

    def trouble(self, fault: Exception, seat: int) -> str:
        """Why a bot has not answered, in a word. What nobody has foreseen is logged; it may have passed soon."""
        if isinstance(fault, BotFailed):
            return fault.failure
        if isinstance(fault, UnderkeepError):
            return type(fault).__name__
        LOG.error("fault", game=self.game.id, seat=seat, exc_info=fault)
        return UNFORESEEN

    def imagined(self, seat: int) -> str:
        """Bots sit on tables that were dealt again for their seat, and on no other (RS-059)."""
        play = self.table
        return play.at_question(play.truth, seat).redeal(seat, secrets.randbits(64)).position()

    async def ask_bot(self, bot: str, position: str, seat: int) -> str:
        host = self.game.maker or self.game.id
        return await self.around.thinker.think(bot, position, seat, secrets.randbits(32), host=host)

    def stop_thinking(self, but: Container[str] = ()) -> None:
        """Whatever is not wanted any more; nor is what was thought before."""
        for name in [name for name in self.thinking if name not in but]:
            self.thinking.pop(name).cancel()
        names = {self.table.name(seat) for seat in self.table.asked} if self.play is not None else set()
        self.thoughts = {name: option for name, option in self.thoughts.items() if name in names}

    async def take_thought(self, name: str, notation: str, seconds: float) -> None:
        task, seat = self.thinking.pop(name, None), self.for_bots().get(name)
        if task is None or seat is None:
            return  # undone, taken over or over: too late (RS-127)
        said = list(map(str, self.table.asked[seat].options))
        option = said.index(notation) if notation in said else len(said) - 1
        if self.table.in_window():
            self.thoughts[name] = option
        elif await self.drives() and (deed := self.act(seat, option, "bot")) is not None:
            if not self.table.asked[seat].unseen:  # else it would tell that a bot was asked
                self.around.thoughts.note(seconds, self.around.clock())
            await self.write([deed])

    # -- hints --------------------------------------------------------------------------------------------------------

    def look_for_hint(self, guest: Guest, message: wire.AskHint) -> None:
        """One at a time for each seat (RS-182)."""
        seat, decision = guest.viewer, self.table.question(guest.viewer)
        if seat is None or decision is None or self.closing:
            return self.refuse(guest, "not_yours", message.ref)
        if seat in self.hints:
            return self.refuse(guest, "busy", message.ref, again=FIRST_WAIT)
        self.hints[seat] = asyncio.create_task(self.hint(guest, decision, message.ref))
        self.hints[seat].add_done_callback(lambda _: self.hints.pop(seat))
        return None

    async def hint(self, guest: Guest, decision: Decision[Any], ref: str) -> None:
        """From a table that this seat could imagine: a hint knows no more than whoever asks for it (RS-062)."""
        seat, said = decision.seat, list(map(str, decision.options))
        try:
            notation = await self.ask_bot(STAND_IN, self.imagined(seat), seat)
        except Exception as fault:  # noqa: BLE001 - somebody waits for an answer
            passing = self.trouble(fault, seat) in PASSING
            return self.refuse(guest, "no_hint", ref, again=FIRST_WAIT if passing else 0.0)
        if self.table.question(seat) is decision and notation in said:
            guest.tell(wire.Hint(ref=ref, decision=self.table.name(seat), option=said.index(notation)))
        return None
