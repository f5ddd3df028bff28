"""The whole server on a real port, and browsers and players that talk to it.

As a program (`python -m tests.server.served FOLDER`) it is a server process of its own, to be stopped or killed.
"""

from __future__ import annotations

import asyncio
import http.client
import io
import json
import random
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

import underkeep as uk
from tests.server import toy
from tests.server.conftest import sqlite_settings
from tests.server.test_logs import captured
from underkeep import bots
from underkeep.core.registry import GAMES, enrol
from underkeep.server import pace
from underkeep.server.house import House
from underkeep.server.limits import KINDS, Limits, Rate
from underkeep.server.serving import Server, configured, listening, serve
from underkeep.server.settings import Settings

ROOT = Path(__file__).resolve().parent.parent.parent
FREELY: dict[str, Any] = {f"rate_{kind}": Rate(100_000, 1) for kind in KINDS}  # rates have tests of their own


class AtOnce:
    """Bots that think in this process; the real ones do not."""

    async def start(self) -> None:
        pass

    async def close(self) -> None:
        pass

    async def think(self, bot: str, position: str, seat: int, seed: int, *, host: str = "") -> str:
        imagined = uk.load(position)
        assert imagined.decision is not None
        return str(imagined.decision.options[bots.make(bot, seed).choose(imagined, seat)])


@dataclass
class Answer:
    status: int
    headers: http.client.HTTPMessage
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def fault(self) -> dict[str, Any]:
        """What was refused, without the number of the request."""
        found: dict[str, Any] = self.json
        assert found.pop("request") == self.headers["x-request-id"]
        return found


@dataclass
class Browser:
    """Keeps its cookies, and says what a page of ours would say."""

    port: int
    cookies: dict[str, str] = field(default_factory=dict)

    @property
    def origin(self) -> str:
        return f"http://localhost:{self.port}"

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    def ask(self, method: str, path: str, body: Any = None, **headers: str | None) -> Answer:
        """A header that is `None` is not sent; `_` in a name is `-`. A body that is not bytes goes as JSON."""
        sent: dict[str, str | None] = {"host": f"localhost:{self.port}", "cookie": self.cookie or None}
        if method not in ("GET", "HEAD", "OPTIONS"):
            sent |= {"origin": self.origin, "content-type": "application/json"}
        sent |= {name.replace("_", "-"): value for name, value in headers.items()}
        said = body if isinstance(body, bytes | None) else json.dumps(body).encode()
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
        try:
            line.request(method, path, said, {name: value for name, value in sent.items() if value is not None})
            heard = line.getresponse()
            answer = Answer(heard.status, heard.headers, heard.read())
        finally:
            line.close()
        for cookie in answer.headers.get_all("set-cookie") or []:
            name, _, value = cookie.partition(";")[0].partition("=")
            self.cookies[name] = value
            if not value:
                del self.cookies[name]
        return answer

    def get(self, path: str, **headers: str | None) -> Any:
        answer = self.ask("GET", path, **headers)
        assert answer.status == 200, answer.body
        return answer.json

    def post(self, path: str, body: Any = None, **headers: str | None) -> Any:
        answer = self.ask("POST", path, body if body is not None else {}, **headers)
        assert answer.status in (200, 201), answer.body
        return answer.json

    def claim(self, url: str, name: str = "", **more: Any) -> Any:
        return self.post("/api/claim", {"ticket": url.partition("#")[2], "name": name, **more})


@dataclass
class Served:
    port: int
    house: House
    log: io.StringIO

    def browser(self) -> Browser:
        return Browser(self.port)

    def errors(self) -> list[dict[str, Any]]:
        """What is wrong; but for the SQLite of this computer, which may be an old one."""
        said = [json.loads(line) for line in self.log.getvalue().splitlines()]
        grave = [line for line in said if line["level"] in ("error", "critical", "warning")]
        return [line for line in grave if line["event"] != "the database"]


def plain_seed() -> str:
    """A deal of pebbles without a seven: nobody is asked in secret, and everybody knows whose turn it is."""
    with pebbles():
        dealt = ((seed, uk.new_game("pebbles", seed=seed)._game) for seed in range(999))
        return next(str(seed) for seed, game in dealt if 7 not in game.numbers)  # type: ignore[attr-defined]


def seed_of_sevens() -> str:
    """A deal in which both hold a seven: both are asked in secret, in every window."""
    with pebbles():
        dealt = ((seed, uk.new_game("pebbles", seed=seed)._game) for seed in range(999))
        return next(str(seed) for seed, game in dealt if game.numbers == [7, 7])  # type: ignore[attr-defined]


@contextmanager
def pebbles() -> Iterator[None]:
    before = dict(GAMES)
    enrol(toy.INFO)
    try:
        yield
    finally:
        GAMES.clear()
        GAMES.update(before)


@contextmanager
def serving(settings: Settings, limits: Limits | None = None) -> Iterator[Served]:
    """A server in a thread of this process, on any free port."""
    settings = replace(settings, port=0)
    house = House(settings, limits or Limits(**FREELY), AtOnce())
    with pebbles(), captured(strict=True) as log, listening(settings, house.limits) as bound:
        started = threading.Event()
        server = Server(configured(house), started.set)
        thread = threading.Thread(target=server.run, args=([bound],))
        thread.start()
        try:
            assert started.wait(20)
            yield Served(bound.getsockname()[1], house, log)
        finally:
            server.should_exit = True
            thread.join(20)
            assert not thread.is_alive()


# -- a table with people ----------------------------------------------------------------------------------------------


@dataclass
class Party:
    """Maker and host at seat 0, a friend at seat 1, somebody who had seat 2, a spectator, and a stranger."""

    table: str
    links: dict[str, str]
    host: Browser
    friend: Browser
    dismissed: Browser
    spectator: Browser
    stranger: Browser


def new_table(browser: Browser, game: str = "pebbles", *sits: str, **more: Any) -> tuple[str, dict[str, str]]:
    """The table's id, and its links by purpose and seat."""
    names = ("Ania", "Boris", "Celina", "Dorota")
    seats = [
        {"sit": sit, "name": "" if sit.startswith("bot") else name} for sit, name in zip(sits, names, strict=False)
    ]
    made = browser.post("/api/tables", {"game": game, "seats": seats, "pace": "0", **more})
    return made["table"], {
        link["purpose"] + ("" if link["seat"] is None else str(link["seat"])): link["url"] for link in made["links"]
    }


def party(server: Served, game: str = "pebbles", **more: Any) -> Party:
    host, friend, dismissed, spectator, stranger = [server.browser() for _ in range(5)]
    table, links = new_table(host, game, "me", "open", "open", **more)
    friend.claim(links["seat1"])
    dismissed.claim(links["seat2"])
    spectator.claim(links["spectate"])
    host.post(f"/api/tables/{table}/seats/2/dismiss", {"bot": "random"})
    return Party(table, links, host, friend, dismissed, spectator, stranger)


class Player:
    """A client with a real socket. It answers at random when it is asked to play."""

    def __init__(self, browser: Browser, table: str, **more: Any) -> None:
        self.browser = browser
        self.table = table
        self.more = more
        self.messages: list[dict[str, Any]] = []
        self.stage: dict[str, Any] = {}
        self.seats: list[dict[str, Any]] = []
        self.news = asyncio.Event()
        self.closed: ConnectionClosed | None = None
        self.keys = 0
        self.socket: ClientConnection
        self.reader: asyncio.Task[None]

    async def __aenter__(self) -> Self:
        more: dict[str, Any] = {
            "origin": Origin(self.browser.origin), "additional_headers": {"cookie": self.browser.cookie}, **self.more,
        }  # fmt: skip
        self.socket = await connect(f"ws://localhost:{self.browser.port}/ws/{self.table}", proxy=None, **more)
        self.reader = asyncio.create_task(self.read())
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()
        await self.reader

    async def come(self) -> Player:
        await self.say(type="hello", protocol=1)
        await self.until(lambda: bool(self.stage))
        return self

    async def read(self) -> None:
        try:
            async for frame in self.socket:
                message = json.loads(frame)
                self.messages.append(message)
                if message["type"] in ("stage", "welcome"):
                    self.stage = message.get("stage", message)
                self.seats = message.get("seats", self.seats)
                self.news.set()
            await self.socket.recv()
        except ConnectionClosed as closed:
            self.closed = closed
        self.news.set()

    async def say(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def until(self, happened: Any, seconds: float = 10) -> None:
        async with asyncio.timeout(seconds):
            while not happened():
                self.news.clear()
                await self.news.wait()

    async def heard(self, **facts: Any) -> dict[str, Any]:
        """The first message with these facts, when it has come."""

        def found() -> list[dict[str, Any]]:
            return [m for m in self.messages if all(m.get(name) == value for name, value in facts.items())]

        await self.until(lambda: bool(found()))
        return found()[0]

    async def answer(self, option: int = 0) -> str:
        self.keys += 1
        key = f"key-{id(self)}-{self.keys:06}"
        await self.say(type="answer", decision=self.stage["question"]["decision"], option=option, key=key)
        return key

    async def ended(self) -> int:
        """The code that the line was closed with."""
        await self.until(lambda: self.closed is not None)
        assert self.closed is not None
        assert self.closed.rcvd is not None
        return self.closed.rcvd.code

    async def play_out(self, chance: random.Random) -> None:
        asked = ""
        while not self.stage["result"]:
            question = self.stage["question"]
            if question is not None and question["decision"] != asked:
                asked = question["decision"]
                await self.answer(chance.randrange(len(question["options"])))
            else:
                await self.until(lambda was=self.stage: self.stage is not was)


# -- as a program -----------------------------------------------------------------------------------------------------


@contextmanager
def process(folder: Path) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """A server with bots in further processes; it says its address when somebody may come."""
    words = [sys.executable, "-m", "tests.server.served", str(folder)]
    started = subprocess.Popen(words, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert started.stdout is not None
        yield started, int(started.stdout.readline().rpartition(":")[2])
    finally:
        if started.poll() is None:
            started.kill()
        started.communicate(timeout=10)


def children(pid: int) -> list[int]:
    return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split()]


def gone(pid: int, seconds: float = 5) -> bool:
    until = time.monotonic() + seconds
    while Path(f"/proc/{pid}").exists():
        if time.monotonic() > until:
            return False
        time.sleep(0.02)
    return True


def main(folder: str) -> None:
    pace.LEISURE = (0.02, 0.06)  # whole games are played here, and nobody reads along
    enrol(toy.INFO)
    settings = replace(sqlite_settings(Path(folder)), port=0)
    serve(settings, Limits(**FREELY, tables_per_address=100_000), ready=lambda address, _: print(address, flush=True))  # noqa: T201 - for the test


if __name__ == "__main__":
    main(sys.argv[1])
