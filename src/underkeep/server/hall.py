"""All tables of this process that somebody looks at, or at which a bot has something to do."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final
from weakref import WeakValueDictionary

import structlog

from underkeep.server.chores import Chore
from underkeep.server.dealer import Dealer
from underkeep.server.errors import BadRow, Closed, Unavailable, Unknown
from underkeep.server.listening import Listener, listener
from underkeep.server.requests import Heard, Stop, Surroundings, Wake

LOG: Final[Any] = structlog.get_logger("underkeep.hall")
SWEEP: Final = 2.0  # seconds between two looks at all tables
ROUND: Final = 600.0  # seconds between two rounds through all games that have bots or clocks
WOKEN: Final = 20  # tables that are woken at once


@dataclass
class Warm:
    """A table in memory, and the task that owns it."""

    dealer: Dealer
    task: asyncio.Task[None]


class Hall:
    """Sets tables up when they are needed and clears them when nobody is there (RS-183)."""

    def __init__(self, around: Surroundings, *, idle: float, most: int = 2_000) -> None:
        self.around: Surroundings = around
        self.idle: float = idle
        self.most: int = most
        self.warm: dict[str, Warm] = {}
        self.listener: Listener = listener(around.store, self.heard)
        self.closing: bool = False
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._sweeper: Chore | None = None
        self._looked_until: str = ""  # the last game that a round has come to
        self._next_round: float = 0.0

    async def open(self) -> None:
        """Listen first, then look which games wait for a bot or a clock (RS-118, RS-120)."""
        await self.listener.start()
        self._sweeper = Chore(self.sweep, lambda: SWEEP)

    @property
    def full(self) -> bool:
        """Whether there is no room for one more table in memory."""
        return len(self.warm) >= self.most

    async def close(self) -> None:
        """Nothing new; everybody is told to come back, and what is being written is written (RS-200)."""
        self.closing = True
        if self._sweeper is not None:
            await self._sweeper.end()
        for warm in list(self.warm.values()):
            warm.dealer.put(Stop("restart", again=True))
        if self.warm:
            await asyncio.wait([warm.task for warm in self.warm.values()], timeout=5)
        for warm in self.warm.values():
            warm.task.cancel()
        await self.listener.close()

    async def dealer(self, game_id: str) -> Dealer:
        """The task of this table, which is set up from the store if it is not there."""
        lock = self._opening.setdefault(game_id, asyncio.Lock())
        async with lock:
            warm = self.warm.get(game_id)
            if warm is not None and warm.dealer.stopped:
                await asyncio.wait([warm.task])  # it is being cleared; whoever comes now finds it set up anew
                warm = None
            if warm is None or warm.task.done():
                warm = await self.set_up(game_id)
        return warm.dealer

    async def set_up(self, game_id: str) -> Warm:
        self.listener.watch(game_id)  # before looking, so that nothing falls in between
        game = await self.around.store.game(game_id)
        if game is None or self.closing:
            self.listener.forget(game_id)
            raise Unknown("there is no such table", field="game_id")
        dealer = Dealer(game, self.around)
        warm = Warm(dealer, asyncio.create_task(self.run(dealer)))
        self.warm[game_id] = warm
        self.around.metrics.warm_tables.set(len(self.warm))
        return warm

    async def run(self, dealer: Dealer) -> None:
        """One table's life. A table that cannot be told again stops itself and nothing else (RS-107)."""
        game_id = dealer.game.id
        try:
            await dealer.run()
        except BadRow as bad:
            LOG.warning("stuck", game=game_id, row=bad.seq)
            # Over or removed already; or the next one who looks finds it again.
            with suppress(Closed, Unavailable, Unknown):
                await self.around.store.finish(game_id, "", "stuck")
            dealer.farewell(Stop("stuck", again=False))
        except Exception:
            LOG.exception("fault", game=game_id)
            dealer.farewell(Stop("fault", again=True))  # nothing that was stored is lost; whoever comes back sees it
        finally:
            self.warm.pop(game_id, None)
            self.listener.forget(game_id)
            self.around.metrics.warm_tables.set(len(self.warm))

    def heard(self, game_id: str, seq: int) -> None:
        warm = self.warm.get(game_id)
        if warm is not None and (warm.dealer.play is None or seq == 0 or seq > warm.dealer.play.newest[0]):
            warm.dealer.put(Heard(seq))

    async def sweep(self) -> None:
        """Clear tables that nobody looks at, and wake those that have something to do."""
        self.clear()
        with suppress(Unavailable):  # the next sweep asks again
            for game_id in await self.waiting():
                await self.wake(game_id)

    def clear(self) -> None:
        now = self.around.clock()
        for warm in list(self.warm.values()):
            dealer = warm.dealer
            working = dealer.busy and dealer.lease is not None
            if not dealer.guests and not working and now - dealer.quiet_since > self.idle:
                dealer.put(Stop("idle", again=True))

    async def waiting(self) -> list[str]:
        """Cold games that may have something to do, a few at a time.

        First those whose process has died. Then, round after round, all that have bots or clocks: a process may die
        in the very moment between a person's answer and the bot's turn, and then nothing tells of it.
        """
        store, now = self.around.store, self.around.clock()
        found = await store.left_behind(WOKEN)
        if now >= self._next_round:
            page = await store.perhaps_waiting(self._looked_until, WOKEN)
            self._looked_until = page[-1] if page else ""
            self._next_round = now if page else now + ROUND
            found += page
        return [game_id for game_id in dict.fromkeys(found) if game_id not in self.warm]

    async def wake(self, game_id: str) -> None:
        if not self.full:
            with suppress(Unknown):  # removed just now
                (await self.dealer(game_id)).put(Wake())
