"""A server process for harnesses: it can be told to die, as if by `kill -9`, at a named point of its work.

python -m tests.server.crash.node --data FOLDER [--database URL] [--port N] [--lease SECONDS] [--die POINT:NTH]
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from inspect import iscoroutinefunction
from itertools import count
from pathlib import Path
from typing import Any, Self

from tests.server import toy
from tests.server.served import FREELY, ROOT
from underkeep.core.errors import UnderkeepError
from underkeep.core.registry import enrol
from underkeep.server import dealer, driving, ledger, logs, socket
from underkeep.server.house import House
from underkeep.server.limits import Limits
from underkeep.server.serving import Server, configured, ended_by_signals, listening
from underkeep.server.settings import Settings

FAULTS = re.compile(r"^.*level=(?:error|critical).*$|^Traceback.*\n(?: .*\n)*.*$", re.MULTILINE)

# Where a process may die: what is patched, and whether it dies before or after that.
POINTS: dict[str, tuple[Any, str, str]] = {
    "before the transaction": (ledger.Ledger, "append", "before"),
    "in the transaction": (ledger, "is_put", "after"),  # not committed yet on SQLite; on PostgreSQL it is, just so
    "committed, nobody told": (ledger.Ledger, "append", "after"),
    "before a frame": (socket.Visit, "send", "before"),  # some have heard of it, others have not
    "after a frame": (socket.Visit, "send", "after"),
    "over, not written down": (dealer.Dealer, "finish", "before"),  # only counts when there is a result
    "a bot has decided": (dealer.Dealer, "take_thought", "before"),
    "setting up a table": (dealer.Dealer, "set_up", "before"),
    "making a table": (ledger, "add", "after"),
}


def die_at(point: str, nth: int) -> None:
    """From now on the process dies when it comes to this point for the nth time."""
    where, name, when = POINTS[point]
    real: Callable[..., Any] = getattr(where, name)
    passed = count(1)

    @contextmanager
    def passing(*told: Any) -> Iterator[None]:
        counts = name != "finish" or told[0].table.truth.result is not None
        last = counts and next(passed) >= nth
        if last and when == "before":
            os.kill(os.getpid(), signal.SIGKILL)
        yield
        if last:
            os.kill(os.getpid(), signal.SIGKILL)

    async def watched(*told: Any, **more: Any) -> Any:
        with passing(*told):
            return await real(*told, **more)

    def watched_in_a_thread(*told: Any, **more: Any) -> Any:
        with passing(*told):
            return real(*told, **more)

    setattr(where, name, watched if iscoroutinefunction(real) else watched_in_a_thread)


@dataclass
class Node:
    """The process, seen from the harness."""

    data: Path
    database: str = ""
    port: int = 0
    lease: float = 10.0
    die: str = ""
    name: str = ""  # as leases know it
    log: Path = field(init=False)
    process: asyncio.subprocess.Process = field(init=False)

    async def start(self) -> Self:
        self.log = self.data / f"node-{id(self):x}.log"
        self.name = ""
        words = ["--data", self.data, "--port", self.port, "--lease", self.lease]
        if self.database:
            words += ["--database", self.database]
        if self.die:
            words += ["--die", self.die]
        with self.log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "tests.server.crash.node", *map(str, words),
                cwd=ROOT, stdout=subprocess.PIPE, stderr=log,
            )  # fmt: skip
        assert self.process.stdout is not None
        async with asyncio.timeout(60):
            said = (await self.process.stdout.readline()).decode().split()
        if said:  # else it has died on the way
            self.port, self.name = int(said[0]), said[1]
        return self

    async def __aenter__(self) -> Self:
        return await self.start()

    async def __aexit__(self, *_: object) -> None:
        await self.kill()

    def send(self, wish: signal.Signals) -> None:
        self.process.send_signal(wish)

    async def kill(self) -> None:
        """With -9, unless it is dead already."""
        if self.process.returncode is None:
            self.process.kill()
        await self.ended()

    async def ended(self, seconds: float = 30) -> int:
        async with asyncio.timeout(seconds):
            return await self.process.wait()

    def cpu(self) -> float:
        """Seconds of processor time that it has used so far."""
        used = Path(f"/proc/{self.process.pid}/stat").read_text("ascii").rpartition(")")[2].split()
        return (int(used[11]) + int(used[12])) / os.sysconf("SC_CLK_TCK")

    def faults(self) -> list[str]:
        return FAULTS.findall(self.log.read_text("utf-8", "replace"))


def faults_in(data: Path) -> list[str]:
    """What all processes of this folder wrote about their own mistakes; being killed is none."""
    return [found for log in sorted(data.glob("node-*.log")) for found in FAULTS.findall(log.read_text("utf-8"))]


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", required=True)
    parser.add_argument("--database")
    parser.add_argument("--port", default="0")
    parser.add_argument("--lease", type=float, default=10.0)
    parser.add_argument("--die", default="")
    asked = parser.parse_args()
    enrol(toy.INFO)
    driving.LEASE_SECONDS = asked.lease  # type: ignore[misc]  # so that a test need not wait for ten seconds
    if asked.die:
        point, _, nth = asked.die.rpartition(":")
        die_at(point, int(nth))
    settings = Settings.read({"data": asked.data, "database": asked.database, "port": asked.port}, {})
    logs.configure(settings.log_level)
    house = House(settings, Limits(**FREELY, tables_per_address=100_000))
    with listening(settings, house.limits) as bound:

        def ready() -> None:
            sys.stdout.write(f"{bound.getsockname()[1]} {house.hall.around.node}\n")
            sys.stdout.flush()

        try:
            with ended_by_signals():
                Server(configured(house), ready).run(sockets=[bound])
        except SystemExit:
            if house.trouble is None:
                raise
            sys.stderr.write(f"{house.trouble}\n")
            return 2
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except UnderkeepError as refused:
        sys.stderr.write(f"{refused}\n")
        sys.exit(2)
