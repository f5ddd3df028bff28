"""All tables of this process that somebody looks at, or at which a bot has something to do."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

import structlog

from underkeep.server.dealer import Dealer
from underkeep.server.errors import BadRow, Unavailable, Unknown
from underkeep.server.listening import Listener, listener
from underkeep.server.requests import Heard, Stop, Surroundings

LOG: Final[Any] = structlog.get_logger("underkeep.hall")


@dataclass
class Warm:
    """A table in memory, and the task that owns it."""

    dealer: Dealer
    task: asyncio.Task[None]


class Hall:
    """Sets tables up when they are needed and clears them when nobody is there (RS-183)."""

    def __init__(self, around: Surroundings, *, idle: float) -> None:
        self.around: Surroundings = around
        self.idle: float = idle
        self.warm: dict[str, Warm] = {}
        self.listener: Listener = listener(around.store, self.heard)
        self.closing: bool = False
        self._opening: dict[str, asyncio.Lock] = {}
        self._sweeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Listen first, then look which games wait for a bot or a clock (RS-118, RS-120)."""
        await self.listener.start()
        self._sweeper = asyncio.create_task(self.sweep())

    async def close(self) -> None:
        """Nothing new; everybody is told to come back, and what is being written is written (RS-200)."""
        self.closing = True
        if self._sweeper is not None:
            self._sweeper.cancel()
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
            dealer.farewell(Stop("stuck", again=False))
            await self.around.store.finish(game_id, "", "stuck")
        except Exception:
            LOG.exception("fault", game=game_id)
            dealer.farewell(Stop("fault", again=True))  # nothing that was stored is lost; whoever comes back sees it
        finally:
            self.warm.pop(game_id, None)
            self._opening.pop(game_id, None)
            self.listener.forget(game_id)
            self.around.metrics.warm_tables.set(len(self.warm))

    def heard(self, game_id: str, seq: int) -> None:
        warm = self.warm.get(game_id)
        if warm is not None and (warm.dealer.play is None or seq == 0 or seq > warm.dealer.play.newest[0]):
            warm.dealer.put(Heard(seq))

    async def sweep(self) -> None:
        """Now and then: clear tables that nobody looks at, and take up those whose process has died."""
        while True:
            await asyncio.sleep(2)
            now = self.around.clock()
            for warm in list(self.warm.values()):
                dealer = warm.dealer
                if not dealer.guests and not dealer.busy and now - dealer.quiet_since > self.idle:
                    dealer.put(Stop("idle", again=True))
            with suppress(Unavailable):  # the next sweep asks again
                for game_id in await self.around.store.ownerless():
                    if game_id in self.warm:
                        self.warm[game_id].dealer.put(Heard(0))
