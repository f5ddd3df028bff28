"""Clients that outlive the server: they come back, say again what nobody acknowledged, and write everything down."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from http.client import HTTPException
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage
from websockets.typing import Origin

from tests.server.crash.journal import Journal, Said, print_of
from tests.server.served import Browser, new_table
from underkeep.server.audience import Viewer

GONE = (OSError, EOFError, ConnectionClosed, InvalidHandshake, InvalidMessage, TimeoutError, HTTPException)
LATER = {"busy", "unavailable", "too_often"}  # refusals after which the same answer may be sent again


class Device:
    """One screen of one viewer."""

    def __init__(self, name: str, browser: Browser, viewer: Viewer, journal: Journal, chance: random.Random) -> None:
        self.name = name
        self.browser = browser
        self.viewer = viewer
        self.journal = journal
        self.chance = chance
        self.stage: dict[str, Any] = {}
        self.pending: Said | None = None
        self.playing = viewer is not None
        self.here = False  # welcomed on the present line
        self.ports = [browser.port]  # of all nodes that serve this table
        self.news = asyncio.Event()
        self._again = False  # what is pending must be said once more
        self._socket: ClientConnection | None = None
        self._told: set[str] = set()  # decisions that were answered from here

    @property
    def over(self) -> bool:
        return bool(self.stage.get("result"))

    @property
    def print(self) -> str:
        return print_of(self.stage) if self.stage else ""

    async def run(self) -> None:
        """For ever: a line that breaks is made again."""
        while True:
            with suppress(*GONE):
                port = self.chance.choice(self.ports)
                async with connect(
                    f"ws://127.0.0.1:{port}/ws/{self.journal.table}",
                    proxy=None,
                    origin=Origin(f"http://127.0.0.1:{port}"),
                    additional_headers={"cookie": self.browser.cookie},
                    open_timeout=5,
                    close_timeout=1,
                ) as self._socket:
                    await self.say({"type": "hello", "protocol": 1})
                    await self.visit()
            self.here = False
            await asyncio.sleep(0.02 + 0.08 * self.chance.random())

    async def visit(self) -> None:
        """Listens without a break; whatever is to be said, is said beside that."""
        assert self._socket is not None
        acting = asyncio.create_task(self.act())
        try:
            async for frame in self._socket:
                self.hear(msgspec.json.decode(frame))
                self.news.set()
        finally:
            acting.cancel()

    def hear(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind in ("stage", "welcome"):
            self.stage = message.get("stage", message)
            self.journal.see(self.name, self.viewer, self.stage)
        if kind == "welcome":
            self.here = True
            self._again = self.pending is not None
            self._told = {self.pending.decision} if self.pending else set()
        elif kind == "accepted":
            self.journal.acknowledged[message["key"]] += 1
            self.settle(message["key"])
        elif kind == "refused" and message["code"] in LATER:
            self._again = True
        elif kind == "refused":
            self.journal.refused[message["ref"]] = message["code"]
            self.settle(message["ref"])

    def settle(self, key: str) -> None:
        if self.pending is not None and self.pending.key == key:
            self.pending = None

    async def act(self) -> None:
        """Say again what was not acknowledged; else answer, now and then take back."""
        with suppress(*GONE):
            while True:
                await self.news.wait()
                self.news.clear()
                await asyncio.sleep(self.chance.random() * 0.03)
                if self.pending is not None:
                    if self._again:  # perhaps it was stored, perhaps not: the key makes it the same
                        self._again = False
                        await self.send(self.pending)
                elif self.playing and self.here and not self.over:
                    await self.decide()

    async def decide(self) -> None:
        assert self.viewer is not None
        question, version = self.stage["question"], self.stage["version"]
        key = f"{self.name}-{self.chance.getrandbits(60):015x}"
        if question is not None and question["decision"] not in self._told:
            self._told.add(question["decision"])
            option = self.chance.randrange(len(question["options"]))
            await self.send(Said(key, "answer", self.viewer, question["decision"], option, version))
        elif question is None and self._told and self.chance.random() < 0.05:
            await self.send(Said(key, "undo", self.viewer, version=version))

    async def send(self, said: Said) -> None:
        self.pending = said
        self.journal.said[said.key] = said
        message: dict[str, Any] = {"type": "take_back", "key": said.key}
        if said.kind == "answer":
            message = {"type": "answer", "decision": said.decision, "option": said.option, "key": said.key}
        await self.say(message)
        if said.kind == "answer" and self.chance.random() < 0.1:
            await self.say(message)  # an impatient hand: it must not count twice

    async def say(self, message: dict[str, Any]) -> None:
        assert self._socket is not None
        await self._socket.send(msgspec.json.encode(message).decode())


class Group:
    """Everybody at one table: a device or two for each person, and a spectator."""

    def __init__(self, devices: list[Device]) -> None:
        self.devices = devices
        self.journal = devices[0].journal
        self.tasks = [asyncio.create_task(device.run()) for device in devices]

    @property
    def over(self) -> bool:
        """Everybody has seen the end, and every answer has got its own."""
        return all(device.over and device.pending is None for device in self.devices)

    async def until_settled(self, seconds: float) -> bool:
        """Nobody waits for anything, and all devices of one viewer have the same before them as a fresh one."""
        for device in self.devices:
            device.playing = False
        try:
            async with asyncio.timeout(seconds):
                while not await self.agree():  # noqa: ASYNC110 - it is another process that is waited for
                    await asyncio.sleep(0.2)
        except TimeoutError:
            return False
        return True

    async def agree(self) -> bool:
        if any(device.pending is not None or not device.here for device in self.devices):
            return False
        fresh = {viewer: await self.fresh(viewer) for viewer in {device.viewer for device in self.devices}}
        return all(device.print == fresh[device.viewer] for device in self.devices)

    async def fresh(self, viewer: Viewer) -> str:
        like = next(device for device in self.devices if device.viewer == viewer)
        new = Device("fresh", like.browser, viewer, Journal(self.journal.table), like.chance)
        new.ports, new.playing = like.ports, False
        task = asyncio.create_task(new.run())
        try:
            while not new.here:
                await new.news.wait()
                new.news.clear()
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        return new.print

    async def part(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def seated(ports: list[int], game: str, sits: tuple[str, ...], pace: str, chance: random.Random) -> list[Device]:
    """The people of a new table, who connect to any of these ports. Raises one of GONE if the server dies meanwhile."""
    host = Browser(ports[0])
    table, links = new_table(host, game, *sits, pace=pace)
    journal = Journal(table)
    devices = []
    for seat, sit in enumerate(sits):
        browser = host
        if sit == "open":
            browser = Browser(ports[0])
            browser.claim(links[f"seat{seat}"])
        if not sit.startswith("bot"):
            for number in range(2 if seat == 0 else 1):
                devices.append(Device(f"seat{seat}-{number}", browser, seat, journal, chance))
    watching = Browser(ports[0])
    watching.claim(links["spectate"])
    devices.append(Device("spectator", watching, None, journal, chance))
    for device in devices:
        device.ports = ports
    return devices
