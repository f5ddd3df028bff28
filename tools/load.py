"""Many tables at once on one server: how long until everybody sees an answer, and is anything lost (RS-211).

    python tools/load.py                                  200 tables, 2 people each, one decision a second, 3 minutes
    python tools/load.py --database postgresql://user:password@host/name
    python tools/load.py --tables 20 --seconds 30 --json figures.json
    python tools/load.py --paced                          windows stay open for two to four seconds, as they usually do

A server of its own is started, with this Python and what it finds as `underkeep`: the compiled engine or the plain one.
Each person answers when asked, but never sooner than a second after the last answer; games that end are followed by new
ones. The first tables are opened one by one over the length of a game, so that later as many end in each second as in
any other. Afterwards every stored game is told again: so it is known which version of each person's view an answer led
to, and the time is counted from sending the answer to the moment when the last of both has received that version.
Tables have no pace, so no window's own time is in it. With `--paced` they have; then the views after answers in windows
are not timed, since they wait for the end of the window, but their receipts are.

Ends with 1, and says why, if an acknowledged answer is not stored, a view that was due never came, or one answer in a
hundred took longer than the goal.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import os
import platform
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, Final
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from underkeep.core import game as kernel
from underkeep.server.chain import verify
from underkeep.server.pace import NO_PACE, USUAL
from underkeep.server.play import Play
from underkeep.server.rows import Entry, GameRow
from underkeep.server.settings import Settings
from underkeep.server.store import Store

SETTLING: Final = 10  # seconds of the warm-up after the last table was opened
GOAL: Final = 150.0  # milliseconds, for 99 of 100 answers
PEOPLE: Final = 2  # at each table
LONG: Final = ["classic", "hard", "machinations", "immortal"]  # some seventy decisions, where the plain game has thirty
ADDRESS: Final = re.compile(r"http://\S+:\d+")
FREELY: Final = {  # everybody here comes from one address
    **{f"UNDERKEEP_LIMIT_RATE_{kind}": "100000/1" for kind in ("TABLE", "CLAIM", "REQUEST", "CONNECT")},
    "UNDERKEEP_LIMIT_TABLES_PER_ADDRESS": "100000",
}


# -- messages, as far as they matter here -----------------------------------------------------------------------------


class Question(msgspec.Struct):
    decision: str
    options: Annotated[list[msgspec.Raw], Meta(min_length=1)]


class Stage(msgspec.Struct, tag="stage", tag_field="type"):
    version: int
    question: Question | None
    result: str | None


class Welcome(msgspec.Struct, tag="welcome", tag_field="type"):
    stage: Stage


class Accepted(msgspec.Struct, tag="accepted", tag_field="type"):
    key: str


class Refused(msgspec.Struct, tag="refused", tag_field="type"):
    code: str
    ref: str


class Seats(msgspec.Struct, tag="seats", tag_field="type"):
    pass


class Closing(msgspec.Struct, tag="closing", tag_field="type"):
    reason: str


HEARD: Final = msgspec.json.Decoder(Stage | Welcome | Accepted | Refused | Seats | Closing)


# -- people -----------------------------------------------------------------------------------------------------------


@dataclass
class Table:
    """One game and what its people noted: when each answer was sent and accepted, when each version came."""

    id: str
    cookies: tuple[str, ...]
    sent: dict[str, float] = field(default_factory=dict)
    accepted: dict[str, float] = field(default_factory=dict)
    refused: dict[str, str] = field(default_factory=dict)
    came: dict[int, dict[int, float]] = field(default_factory=dict)  # by seat: version and time
    cut: list[str] = field(default_factory=list)
    closing: bool = False  # nobody answers any more


class Person:
    def __init__(self, table: Table, seat: int, chance: random.Random, address: str, pause: float) -> None:
        self.table = table
        self.seat = seat
        self.chance = chance
        self.address = address
        self.pause = pause
        self.next = time.perf_counter() + pause * chance.random()
        self.asked = ""
        self.over = asyncio.Event()
        self.socket: ClientConnection
        self.answers: set[asyncio.Task[None]] = set()
        table.came[seat] = {}

    async def play(self) -> None:
        """Until the game is over."""
        where = f"ws{self.address.removeprefix('http')}/ws/{self.table.id}"
        headers = {"cookie": self.table.cookies[self.seat]}
        more: dict[str, Any] = {"origin": Origin(self.address), "additional_headers": headers, "open_timeout": 60}
        async with connect(where, proxy=None, **more) as self.socket:
            await self.socket.send('{"type":"hello","protocol":1}')
            try:
                async for frame in self.socket:
                    self.hear(frame, time.perf_counter())
                    if self.over.is_set():
                        return
            except ConnectionClosed as closed:
                self.table.cut.append(str(closed))

    def hear(self, frame: str | bytes, now: float) -> None:
        match HEARD.decode(frame):
            case Stage() as stage:
                self.see(stage, now)
            case Welcome(stage):
                self.see(stage, now)
            case Accepted(key):
                self.table.accepted[key] = now
            case Refused(code, ref):
                self.table.refused[ref] = code
            case Closing(reason):
                self.table.cut.append(reason)

    def see(self, stage: Stage, now: float) -> None:
        self.table.came[self.seat].setdefault(stage.version, now)
        if stage.result is not None:
            self.over.set()
        elif stage.question is not None and stage.question.decision != self.asked:
            self.asked = stage.question.decision
            task = asyncio.create_task(self.answer(stage.question))
            self.answers.add(task)
            task.add_done_callback(self.answers.discard)

    async def answer(self, question: Question) -> None:
        await asyncio.sleep(max(0.0, self.next - time.perf_counter()))
        if self.table.closing:
            return
        key = f"load-{self.chance.getrandbits(80):020x}"
        option = self.chance.randrange(len(question.options))
        message = {"type": "answer", "decision": question.decision, "option": option, "key": key}
        with suppress(ConnectionClosed):
            now = self.table.sent[key] = time.perf_counter()
            await self.socket.send(msgspec.json.encode(message).decode())
            self.next = now + self.pause


class Crowd:
    """So many tables at a time."""

    def __init__(self, address: str, asked: argparse.Namespace) -> None:
        self.address = address
        self.asked = asked
        self.chance = random.Random(asked.seed)  # noqa: S311 - what people answer is no secret
        self.tables: list[Table] = []
        self.hands = ThreadPoolExecutor(8)
        self.lag = 0.0  # of this program itself: what it adds to the figures

    async def play(self) -> tuple[float, float]:
        """Returns from when to when all of them played."""
        measuring = asyncio.create_task(self.measure_lag())
        places = [asyncio.create_task(self.keep_place(n)) for n in range(self.asked.tables)]
        await asyncio.sleep(self.asked.warm_up)
        self.lag = 0.0
        began = time.perf_counter()
        await asyncio.wait(places, timeout=self.asked.seconds, return_when=asyncio.FIRST_EXCEPTION)
        ended = time.perf_counter()
        for table in self.tables:
            table.closing = True
        await self.until_answered(10)
        for task in (*places, measuring):
            task.cancel()
        for fault in await asyncio.gather(*places, return_exceptions=True):
            if isinstance(fault, Exception):
                raise fault
        self.hands.shutdown()
        return began, ended

    async def until_answered(self, seconds: float) -> None:
        """What was sent last arrives: the receipts, and a moment later the views."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while any(  # noqa: ASYNC110 - four hundred events would cost more than looking now and then
                    len(table.sent) > len(table.accepted) + len(table.refused) for table in self.tables
                ):
                    await asyncio.sleep(0.1)
        await asyncio.sleep(1)

    async def keep_place(self, number: int) -> None:
        """One game after the other, from a moment of its own within the warm-up."""
        await asyncio.sleep((self.asked.warm_up - SETTLING) * number / self.asked.tables)
        while True:
            pace = USUAL if self.asked.paced else NO_PACE
            table = await asyncio.get_running_loop().run_in_executor(self.hands, open_table, self.address, pace)
            self.tables.append(table)
            people = [Person(table, seat, self.chance, self.address, self.asked.pause) for seat in range(PEOPLE)]
            await asyncio.gather(*[person.play() for person in people])

    async def measure_lag(self) -> None:
        while True:
            due = time.perf_counter() + 0.02
            await asyncio.sleep(0.02)
            self.lag = max(self.lag, time.perf_counter() - due)


def open_table(address: str, pace: str) -> Table:
    seats = [{"sit": "me", "name": "Ania"}, {"sit": "open"}]
    wish = {"game": "boss_monster", "options": {"variants": LONG}, "pace": pace, "seats": seats}
    made, mine = post(address, "/api/tables", wish)
    [link] = [link["url"] for link in made["links"] if link["purpose"] == "seat"]
    _, yours = post(address, "/api/claim", {"ticket": link.partition("#")[2], "name": "Boris"})
    return Table(made["table"], (mine, yours))


def post(address: str, path: str, body: dict[str, Any]) -> tuple[dict[str, Any], str]:
    """The answer, and its cookies as a browser would send them."""
    line = http.client.HTTPConnection(urlsplit(address).netloc, timeout=30)
    try:
        line.request("POST", path, json.dumps(body), {"origin": address, "content-type": "application/json"})
        heard = line.getresponse()
        said = heard.read()
        if heard.status not in (200, 201):
            raise AssertionError(f"{path}: {heard.status} {said[:200]!r}")
        cookies = [cookie.partition(";")[0] for cookie in heard.headers.get_all("set-cookie") or []]
        return json.loads(said), "; ".join(cookies)
    finally:
        line.close()


# -- the server -------------------------------------------------------------------------------------------------------


@contextmanager
def server(data: Path, database: str | None) -> Iterator[tuple[subprocess.Popen[str], str]]:
    words = [sys.executable, "-m", "underkeep", "serve", "--port", "0", "--data", str(data), "--log-level", "warning"]
    environment = {**os.environ, **FREELY}
    if database:
        environment["UNDERKEEP_DATABASE"] = database
    process = subprocess.Popen(words, env=environment, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        found = ADDRESS.search(process.stdout.readline())
        if found is None:
            raise SystemExit("the server did not start")
        yield process, found[0].replace("127.0.0.1", "localhost")
    finally:
        process.terminate()
        process.communicate(timeout=20)


def cpu_of(pid: int) -> float:
    """Seconds of processor time so far, where the system tells."""
    try:
        used = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(used[11]) + int(used[12])) / os.sysconf("SC_CLK_TCK")


# -- figures ----------------------------------------------------------------------------------------------------------


@dataclass
class Figures:
    times: list[float] = field(default_factory=list)  # from sending to the last one's view
    commits: list[float] = field(default_factory=list)  # from sending to the sender's receipt
    troubles: list[str] = field(default_factory=list)
    stored: int = 0

    def add(self, table: Table, game: GameRow, entries: list[Entry], span: tuple[float, float]) -> None:
        verify(game, entries)
        self.stored += len(entries)
        keys = {entry.key: entry for entry in entries}
        if len(keys) != len(entries):
            self.troubles.append(f"{table.id}: an answer is stored twice")
        for key in table.accepted:
            if key not in keys:
                self.troubles.append(f"{table.id}: {key} was accepted, and is lost")
        paced = game.pace != NO_PACE
        passing = {"stale"} if paced else set()  # a window may close just when somebody answers
        self.troubles += [f"{table.id}: refused as {code}" for code in table.refused.values() if code not in passing]
        self.troubles += [f"{table.id}: cut off: {reason}" for reason in table.cut]
        play = Play(game, b"any", paced=paced)
        for entry in entries:
            while play.shown.paused:
                play.go_on()
            play.hear(entry)
            play.see()
            if entry.key in table.sent and span[0] <= table.sent[entry.key] <= span[1]:
                self.time(table, entry, play)

    def time(self, table: Table, entry: Entry, play: Play) -> None:
        sent = table.sent[entry.key]
        if entry.key in table.accepted:
            self.commits.append(table.accepted[entry.key] - sent)
        if entry.kind == "sealed":
            return
        seen = []
        for seat, came in table.came.items():
            due = play.audiences[seat].version
            times = [at for version, at in came.items() if version >= due]
            if not times:
                self.troubles.append(f"{table.id}: seat {seat} never saw version {due}")
                return
            seen.append(min(times))
        self.times.append(max(0.0, max(seen) - sent))


def quantiles(times: list[float]) -> dict[str, float]:
    """In milliseconds."""
    ordered = sorted(times) or [0.0]
    found = {f"p{share}": ordered[min(len(ordered) - 1, len(ordered) * share // 100)] for share in (50, 95, 99)}
    return {name: round(seconds * 1000, 1) for name, seconds in {**found, "max": ordered[-1]}.items()}


async def compared(crowd: Crowd, settings: Settings, span: tuple[float, float]) -> Figures:
    figures = Figures()
    store = await Store.open(settings)
    try:
        for table in crowd.tables:
            game = await store.game(table.id)
            assert game is not None
            figures.add(table, game, await store.entries(table.id), span)
    finally:
        await store.close()
    return figures


def measured(asked: argparse.Namespace, data: Path) -> dict[str, Any]:
    with server(data, asked.database) as (process, address):
        if asked.pid:
            Path(asked.pid).write_text(str(process.pid), "ascii")
        crowd = Crowd(address, asked)
        before = cpu_of(process.pid), time.process_time(), time.perf_counter()
        span = run(crowd.play())
        whole = time.perf_counter() - before[2]
        busy = (cpu_of(process.pid) - before[0]) / whole, (time.process_time() - before[1]) / whole
    settings = Settings.read({"data": str(data), "database": asked.database}, {})
    figures = asyncio.run(compared(crowd, settings, span))
    seconds = span[1] - span[0]
    return {
        "tables": asked.tables,
        "pace": USUAL if asked.paced else NO_PACE,
        "seconds": round(seconds, 1),
        "database": settings.database.drivername,
        "engine": "plain" if (kernel.__file__ or "").endswith(".py") else "compiled",
        "games": len(crowd.tables),
        "answers stored": figures.stored,
        "answers measured": len(figures.times),
        "answers per second": round(len(figures.commits) / seconds, 1),
        "answers per second, if everybody were asked all the time": round(asked.tables * PEOPLE / asked.pause, 1),
        "until everybody saw it, ms": quantiles(figures.times),
        "until the sender had its receipt, ms": quantiles(figures.commits),
        "the goal for p99, ms": asked.goal,
        "troubles": figures.troubles[:20] or ([] if figures.times else ["nobody answered"]),
        "processor, server": round(busy[0], 2),
        "processor, this program": round(busy[1], 2),
        "longest wait of this program, ms": round(crowd.lag * 1000, 1),
        "machine": {"cores": os.cpu_count(), "python": platform.python_version(), "system": platform.platform()},
        "load average": round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else None,
    }


def verdict(found: dict[str, Any]) -> list[str]:
    """Why this was not good enough, if it was not."""
    late, goal = found["until everybody saw it, ms"]["p99"], found["the goal for p99, ms"]
    told = [f"{len(found['troubles'])} troubles or more, such as: {found['troubles'][0]}"] if found["troubles"] else []
    return told + ([f"p99 is {late} ms, and the goal is {goal} ms"] if late > goal else [])


def run(playing: Any) -> tuple[float, float]:
    """With the faster event loop where there is one, so that this program is not what is measured."""
    try:
        import uvloop  # noqa: PLC0415 - not on Windows
    except ImportError:
        return asyncio.run(playing)  # type: ignore[no-any-return]
    return uvloop.run(playing)  # type: ignore[no-any-return]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=180, help="how long to measure")
    parser.add_argument("--warm-up", type=float, default=60, help="seconds before that; tables are opened in them")
    parser.add_argument("--pause", type=float, default=1, help="seconds between two answers of one person")
    parser.add_argument("--database", help="a PostgreSQL database of its own (default: SQLite)")
    parser.add_argument("--paced", action="store_true", help=f"windows stay open for {USUAL} seconds")
    parser.add_argument("--goal", type=float, default=GOAL, help="milliseconds, for 99 of 100 answers")
    parser.add_argument("--seed", type=int, default=1, help="of what people answer")
    parser.add_argument("--json", type=Path, help="write the figures there too")
    parser.add_argument("--pid", help="write the server's process number there, for a profiler")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="underkeep-load-") as folder:
        found = measured(asked, Path(folder))
    told = json.dumps(found, indent=2)
    print(told)
    if asked.json:
        asked.json.write_text(told + "\n", "utf-8")
    wrong = verdict(found)
    for sentence in wrong:
        print(sentence, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
