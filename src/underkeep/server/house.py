"""What all routes of one server share, open from its start to its end."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any, Final, Protocol

import structlog

from underkeep.core.errors import UnderkeepError
from underkeep.server.chores import Chore
from underkeep.server.crowd import Crowd
from underkeep.server.errors import Unavailable, Unknown
from underkeep.server.hall import Hall
from underkeep.server.keys import Keys
from underkeep.server.limits import Buckets, Kind, Limits
from underkeep.server.metrics import Metrics
from underkeep.server.refusing import TooOften
from underkeep.server.requests import Surroundings, Thinker
from underkeep.server.rows import new_id
from underkeep.server.settings import Settings
from underkeep.server.standings import Standings
from underkeep.server.store import Store
from underkeep.server.thinking import Thinking
from underkeep.server.tickets import Tickets

LOG: Final[Any] = structlog.get_logger("underkeep.house")
KEYS: Final = "signing.keys"  # in the data folder
TIDY_SECONDS: Final = 600.0  # between two looks for old games
OLD_ONES: Final = 100  # that are removed at once


class Bots(Thinker, Protocol):
    """Bots that must be woken and sent home."""

    async def start(self) -> None: ...

    async def close(self) -> None: ...


class House:
    """The store, the tables in memory, and what is counted; what stands without a value is there while it is open."""

    hall: Hall
    standings: Standings
    tickets: Tickets

    def __init__(self, settings: Settings, limits: Limits, bots: Bots | None = None) -> None:
        self.settings: Final = settings
        self.limits: Final = limits
        self.metrics: Final = Metrics()
        self.bots: Final[Bots] = bots or Thinking(limits, self.metrics)
        self.buckets: Final = Buckets(limits)
        self.sockets: Final = Crowd()
        self.imports: Final = asyncio.Semaphore(1)  # reading a long record keeps a whole core busy (RS-182)
        self.retelling: Final = asyncio.Semaphore(1)  # so does a whole game that is told again
        self.trouble: UnderkeepError | None = None  # why it could not be opened

    @property
    def store(self) -> Store:
        return self.hall.around.store

    @asynccontextmanager
    async def open(self, _app: object = None) -> AsyncIterator[None]:
        """What is opened last is closed first: nobody comes in before there are bots, and nobody is left without."""
        async with AsyncExitStack() as opened:
            try:
                store = await Store.open(self.settings)
                store.chat_lines = self.limits.chat_lines
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
            self.hall = Hall(around, idle=self.limits.idle_seconds, most=self.limits.tables)
            self.standings = Standings(self.hall)
            await self.hall.open()
            opened.push_async_callback(self.hall.close)
            opened.push_async_callback(Chore(self._tidy_up, lambda: TIDY_SECONDS).end)
            opened.callback(asyncio.create_task(self._measure_lag()).cancel)
            if store.warning:
                LOG.warning("the database", reason=store.warning)
            LOG.info("started", engine=store.engine)
            yield

    async def ready(self) -> bool:
        """Whether anybody may be sent here: the database answers and is as we know it, notices come, and we stay."""
        reason = await self._trouble_now()
        if reason:
            LOG.warning("not ready", reason=reason)  # strangers are not told (RS-199)
        return not reason

    async def _trouble_now(self) -> str:
        try:
            current = await self.store.is_current()
        except UnderkeepError as trouble:
            return trouble.reason or type(trouble).__name__
        if not current:
            return "the database is of another version"
        if self.hall.closing:
            return "ending"
        return "" if self.hall.listener.alive else "no notices"

    # -- limits -------------------------------------------------------------------------------------------------------

    def take(self, kind: Kind, who: str) -> None:
        """Counts one more of this kind, or refuses it with the time to wait."""
        wait = self.buckets.take(kind, who)
        if wait:
            self.metrics.refused("too_often")
            raise TooOften(wait)

    async def room_for(self, who: str) -> str:
        """How this host is known, if one more table is not too many (RS-178)."""
        maker = self.maker(who)
        if await self.store.unfinished(maker) >= self.limits.tables_per_address:
            raise TooOften(60)
        return maker

    def maker(self, who: str) -> str:
        """Tells one host from another, in every process with these keys; an address itself is never stored."""
        return hashlib.blake2b(who.encode(), key=self.hall.around.key, digest_size=12, person=b"uk-maker").hexdigest()

    async def _measure_lag(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + 1
            await asyncio.sleep(1)
            self.metrics.loop_lag_seconds.observe(max(0.0, loop.time() - due))

    async def _tidy_up(self) -> None:
        """Old games are forgotten, a few at a time, if whoever runs the server wishes it (RS-186)."""
        days = {"unfinished": self.limits.unfinished_days, "ended": self.limits.ended_days}
        with suppress(Unavailable, Unknown):  # another process tidies up, too
            for table in await self.store.outdated(**days, most=OLD_ONES):
                await self.store.remove(table)
                LOG.info("removed an old table", game=table)


def house_of(connection: Any) -> House:
    found: House = connection.app.state.house
    return found
