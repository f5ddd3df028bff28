"""Games are played, the server is killed with -9 and started again, many times; then everybody compares notes.

No acknowledged decision is lost, none is done twice, no history forks, nobody sees a version go back or a table that
never was, and in the end all screens of a viewer show what a new one would show (RS-088, RS-089, RS-109).
"""

from __future__ import annotations

import asyncio
import random
import signal
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from tests.server.crash.clients import GONE, Group, seated
from tests.server.crash.journal import Journal, troubles
from tests.server.crash.node import POINTS, Node, faults_in
from tests.server.postgres import free_port
from tests.server.served import pebbles
from underkeep.server.house import KEYS
from underkeep.server.keys import Keys
from underkeep.server.settings import Settings
from underkeep.server.store import Store

LEASE = 1.0  # seconds; a new process waits for the old one's lease, and bots shall play between two kills
PATIENCE = 6.0  # seconds until a process that does not come to its point is killed from outside
ANYWHERE = "anywhere"
SELDOM = {"setting up a table": 6, "making a table": 2, "over, not written down": 1, "a bot has decided": 6}


@dataclass(frozen=True)
class Kill:
    """When a process dies: the nth time that it comes to a point, or by the clock."""

    point: str = ""
    nth: int = 1
    seconds: float = PATIENCE


def drawn(kills: int, chance: random.Random) -> list[Kill]:
    """Half of them anywhere, from outside; half of them where it is most delicate."""
    found = []
    for _ in range(kills):
        if chance.random() < 0.5:
            found.append(Kill(seconds=0.1 + chance.random() * 1.9))
        else:
            point = chance.choice(list(POINTS))
            found.append(Kill(point, chance.randint(1, SELDOM.get(point, 60))))
    return found


@dataclass(frozen=True)
class Kind:
    game: str
    sits: tuple[str, ...]
    pace: str = "0"


ALL = (
    Kind("boss_monster", ("me", "open")),
    Kind("boss_monster", ("me", "open", "open", "open")),
    Kind("boss_monster", ("me", "bot:random", "bot:random")),
    Kind("boss_monster", ("me", "open"), pace="0.1-0.3"),
    Kind("pebbles", ("me", "open")),
    Kind("pebbles", ("me", "open", "bot:random")),
)


@dataclass
class Figures:
    kills: Counter[str] = field(default_factory=Counter)  # by where the process was then
    games: int = 0
    finished: int = 0
    sent: int = 0
    acknowledged: int = 0
    retried: int = 0  # acknowledged more than once: said again, and stored once
    refused: Counter[str] = field(default_factory=Counter)
    stored: int = 0
    by: Counter[str] = field(default_factory=Counter)
    stages: int = 0
    seconds: float = 0.0
    troubles: list[str] = field(default_factory=list)

    def told(self) -> dict[str, Any]:
        return {**asdict(self), "kills": dict(self.kills), "refused": dict(self.refused), "by": dict(self.by)}


class Harness:
    def __init__(self, data: Path, database: str, seed: int, kinds: Sequence[Kind] = ALL) -> None:
        self.data = data
        self.database = database
        self.chance = random.Random(seed)
        self.kinds = kinds
        self.port = free_port()
        self.figures = Figures()
        self.groups: dict[Kind, Group] = {}
        self.journals: list[Journal] = []
        self.node = Node(data, database, self.port, LEASE)
        self.progress: Callable[[int], object] = lambda _: None

    async def run(self, kills: Sequence[Kill]) -> Figures:
        began = time.monotonic()
        keeping = asyncio.create_task(self.keep_playing())
        try:
            for number, kill in enumerate(kills, 1):
                await self.live_and_die(kill)
                self.progress(number)
            self.node = await Node(self.data, self.database, self.port, LEASE).start()
        finally:
            keeping.cancel()
            await asyncio.gather(keeping, return_exceptions=True)
        try:
            for group in self.groups.values():
                if not await group.until_settled(30):
                    self.figures.troubles.append(f"{group.journal.table}: viewers do not agree")
        finally:
            for group in self.groups.values():
                await group.part()
            await self.node.kill()
        with pebbles():
            await self.compare()
        self.figures.seconds = round(time.monotonic() - began, 1)
        return self.figures

    async def live_and_die(self, kill: Kill) -> None:
        """Once. A process that ends by itself, or does not start at all, has written why."""
        die = f"{kill.point}:{kill.nth}" if kill.point else ""
        self.node = await Node(self.data, self.database, self.port, LEASE, die).start()
        try:
            if await self.node.ended(kill.seconds) != -signal.SIGKILL:
                self.figures.troubles.append("the server has ended by itself")
            self.figures.kills[kill.point] += 1
        except TimeoutError:
            await self.node.kill()
            self.figures.kills[ANYWHERE if not kill.point else f"{ANYWHERE}, late"] += 1

    async def keep_playing(self) -> None:
        """A table of each kind; when a game is over the next one begins."""
        while True:
            for kind in self.kinds:
                group = self.groups.get(kind)
                if group is not None and group.over:
                    await group.part()
                    del self.groups[kind]
                if kind not in self.groups:
                    await self.gather(kind)
            await asyncio.sleep(0.1)

    async def gather(self, kind: Kind) -> None:
        try:
            devices = await asyncio.to_thread(seated, [self.port], kind.game, kind.sits, kind.pace, self.chance)
        except GONE:
            return  # the next round tries again
        self.groups[kind] = Group(devices)
        self.journals.append(self.groups[kind].journal)

    async def compare(self) -> None:
        figures = self.figures
        figures.troubles += [f"the server's log: {line[-1500:]}" for line in faults_in(self.data)]
        key = Keys(self.data / KEYS).signer("decision").derive_key()
        store = await Store.open(Settings.read({"data": str(self.data), "database": self.database or None}, {}))
        try:
            for journal in self.journals:
                game, entries = await store.game(journal.table), await store.entries(journal.table)
                if game is None:
                    figures.troubles.append(f"{journal.table}: the whole table is lost")
                    continue
                wrong = await asyncio.to_thread(troubles, game, entries, journal, key)
                figures.troubles += [f"{game.game} {game.pace} {game.id}: {sentence}" for sentence in wrong]
                figures.games += 1
                figures.finished += game.closed == "finished"
                figures.sent += len(journal.said)
                figures.acknowledged += len(journal.acknowledged)
                figures.retried += sum(times > 1 for times in journal.acknowledged.values())
                figures.refused.update(journal.refused.values())
                figures.stored += len(entries)
                figures.by.update(entry.by for entry in entries)
                figures.stages += sum(map(len, journal.seen.values()))
        finally:
            await store.close()
