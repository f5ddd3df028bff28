"""One table of the server by the jumping clock: its own task, its own pace, and everything that each guest was sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Self, cast
from unittest import mock

from tests.server.leaks.clock import now
from tests.server.leaks.shelf import Shelf
from underkeep.server import pace, wire
from underkeep.server.audience import Viewer
from underkeep.server.dealer import Dealer
from underkeep.server.metrics import Metrics
from underkeep.server.outbox import Outbox
from underkeep.server.requests import Asked, Come, Gone, Guest, Request, Stop, Surroundings, Thinker
from underkeep.server.rows import NewGame, Role

METRICS = Metrics()
Hearing = Callable[[bytes], None]
Witness = Callable[[Viewer, bytes], None]  # sees everything that anybody is sent


class Steady:
    """In place of the server's dice: every span of time takes its middle."""

    def uniform(self, shortest: float, longest: float) -> float:
        return (shortest + longest) / 2


STEADY = Steady()


class Ear(Outbox):
    """Writes down every byte and when it came."""

    def __init__(self, hearing: Hearing | None = None) -> None:
        super().__init__(10**9)
        self.heard: list[tuple[float, bytes]] = []
        self.hearing = hearing

    def put(self, kind: str, written: bytes) -> None:
        self.heard.append((now(), written))
        if self.hearing is not None and not self.closed:
            self.hearing(written)


class Evening:
    """From the first guest to the last. `thinker` is asked for what bots do."""

    def __init__(self, new: NewGame, thinker: Thinker, *, slowness: float = 0.0, dice: object = STEADY) -> None:
        self.shelf = Shelf(new, slowness=slowness)
        loop = asyncio.get_running_loop()
        around = Surroundings(cast("Any", self.shelf), thinker, METRICS, b"k" * 32, "node", clock=loop.time)
        self.dealer = Dealer(self.shelf.row, around)
        self.task: asyncio.Task[None]
        self.witness: Witness | None = None
        self.dice = mock.patch.multiple(pace, CHANCE=dice, drawn=lambda _lot: dice)

    async def __aenter__(self) -> Self:
        self.dice.start()
        self.task = asyncio.create_task(self.dealer.run())
        while self.dealer.play is None:  # noqa: ASYNC110 - a few rounds of the loop, in which no time passes
            await asyncio.sleep(0)
        return self

    async def __aexit__(self, *_: object) -> None:
        self.put(Stop("over", again=False))
        await self.task
        self.dice.stop()

    def put(self, request: Request) -> None:
        assert self.dealer.put(request)

    def come(self, viewer: Viewer, hearing: Hearing | None = None) -> Guest:
        roles: tuple[Role, ...] = ("spectator",) if viewer is None else ("seat",)

        def listen(frame: bytes) -> None:
            if self.witness is not None:
                self.witness(viewer, frame)
            if hearing is not None:
                hearing(frame)

        guest = Guest(viewer, roles, Ear(listen), epoch=0)
        self.put(Come(guest))
        return guest

    def go(self, guest: Guest) -> None:
        self.put(Gone(guest))

    def ask(self, guest: Guest, message: wire.Asked) -> None:
        self.put(Asked(guest, message))
