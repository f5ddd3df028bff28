"""What all routes of one server share, open from its start to its end."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, Final, Protocol

from underkeep.core.errors import UnderkeepError
from underkeep.server.hall import Hall
from underkeep.server.keys import Keys
from underkeep.server.limits import Buckets, Kind, Limits
from underkeep.server.metrics import Metrics
from underkeep.server.refusing import TooOften
from underkeep.server.requests import Surroundings, Thinker
from underkeep.server.rows import new_id
from underkeep.server.settings import Settings
from underkeep.server.store import Store
from underkeep.server.thinking import Thinking
from underkeep.server.tickets import Tickets

KEYS: Final = "signing.keys"  # in the data folder


class Bots(Thinker, Protocol):
    """Bots that must be woken and sent home."""

    async def start(self) -> None: ...

    async def close(self) -> None: ...


class House:
    """The store, the tables in memory, and what is counted; `hall` and `tickets` are there while it is open."""

    hall: Hall
    tickets: Tickets

    def __init__(self, settings: Settings, limits: Limits, bots: Bots | None = None) -> None:
        self.settings: Final = settings
        self.limits: Final = limits
        self.metrics: Final = Metrics()
        self.bots: Final[Bots] = bots or Thinking(limits, self.metrics)
        self.buckets: Final = Buckets(limits)
        self.sockets: Final[Counter[tuple[str, int | None]]] = Counter()  # open ones, by table and viewer
        self.imports: Final = asyncio.Semaphore(1)  # reading a long record keeps a whole core busy (RS-182)
        self.trouble: UnderkeepError | None = None  # why it could not be opened
        self._made: Final[OrderedDict[str, list[str]]] = OrderedDict()  # unfinished tables, by who made them

    @property
    def store(self) -> Store:
        return self.hall.around.store

    @asynccontextmanager
    async def open(self, _app: object = None) -> AsyncIterator[None]:
        """What is opened last is closed first: nobody comes in before there are bots, and nobody is left without."""
        async with AsyncExitStack() as opened:
            try:
                store = await Store.open(self.settings)
                opened.push_async_callback(store.close)
                keys = Keys(self.settings.data / KEYS)
                await self.bots.start()
                opened.push_async_callback(self.bots.close)
            except UnderkeepError as trouble:
                self.trouble = trouble
                raise
            self.tickets = Tickets(keys)
            # Every process with these keys names a decision alike, so an answer may come in by another line.
            key = keys.signer("decision").derive_key()
            around = Surroundings(store, self.bots, self.metrics, key, new_id(), outbox=self.limits.outbox)
            self.hall = Hall(around, idle=self.limits.idle_seconds)
            await self.hall.open()
            opened.push_async_callback(self.hall.close)
            lag = asyncio.create_task(self._measure_lag())
            opened.callback(lag.cancel)
            yield

    async def ready(self) -> bool:
        """Whether anybody may be sent here: the database answers, its notices come, and we are not on the way out."""
        try:
            await self.store.game("-")
        except UnderkeepError:
            return False
        return self.hall.listener.alive and not self.hall.closing

    # -- limits -------------------------------------------------------------------------------------------------------

    def take(self, kind: Kind, who: str) -> None:
        """Counts one more of this kind, or refuses it with the time to wait."""
        wait = self.buckets.take(kind, who)
        if wait:
            self.metrics.refused("too_often")
            raise TooOften(wait)

    async def check_room(self, who: str) -> None:
        """Refuses a table too many to one address (RS-178); addresses are remembered, but never stored."""
        made = self._made.get(who, [])
        if len(made) >= self.limits.tables_per_address:
            marks = await self.store.marks(made)
            made = [table for table in made if table in marks and marks[table].closed in ("", "stuck")]
            self._made[who] = made
        if len(made) >= self.limits.tables_per_address:
            raise TooOften(60)

    def remember(self, who: str, table: str) -> None:
        self._made.setdefault(who, []).append(table)
        self._made.move_to_end(who)
        if len(self._made) > self.limits.rate_keys:
            self._made.popitem(last=False)

    async def _measure_lag(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + 1
            await asyncio.sleep(1)
            self.metrics.loop_lag_seconds.observe(max(0.0, loop.time() - due))


def house_of(connection: Any) -> House:
    found: House = connection.app.state.house
    return found
