"""The line to a table on a server: it is opened, listened to, and mended for as long as the visit lasts."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, InvalidStatus, WebSocketException

from underkeep.cli.asking import Unreachable, ask
from underkeep.cli.harmless import tamed
from underkeep.cli.join import Place
from underkeep.server import wire

CONNECTING: Final = "connecting"
OPEN: Final = "open"
LOST: Final = "lost"
ENDED: Final = "ended"

PULSE: Final = 2.0  # seconds between two signs of life, and for the answer to one: a dead line is noticed in five
LONGEST: Final = 4_000_000  # bytes of a message; the first one tells the whole game so far
FIRST_WAIT: Final = 0.5  # seconds, then twice as long each time, with some chance in it, so that not all come at once
LONGEST_WAIT: Final = 30.0
# Why a server hangs up for good, if its last message did not come through.
FINAL: Final = {
    4000: "closed", 4003: "seat_changed", 4005: "stuck", 4006: "reload", 4007: "bad_messages", 4009: "crowded",
}  # fmt: skip
GONE: Final = "gone"  # this place is nobody's, or somebody else's
STRANGE: Final = "strange"  # whoever answers is no server of ours
CHANCE: Final = random.Random()  # noqa: S311 - spreads clients in time, and hides nothing


class Strange(Exception):
    """Something that no server of ours would say."""


class Line:
    """Hands every message to `hear`, and says through `changed` that it was lost, mended, or has ended."""

    def __init__(self, place: Place, hear: Callable[[wire.Told], None], changed: Callable[[], None]) -> None:
        self.place: Final = place
        self.hear: Final = hear
        self.changed: Final = changed
        self.state: str = CONNECTING
        self.reason: str = ""  # why it has ended
        self.fault: Exception | None = None  # if it was our own fault
        self.wait: float = 0.0  # seconds until the next try
        self.was_open: bool = False
        self.met: bool = False  # a server of ours has answered there before
        self._socket: ClientConnection | None = None
        self._at_once: asyncio.Event = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    def say(self, message: wire.Asked) -> bool:
        """`False`: nobody hears it. Nothing is kept to be said later, when it may not be meant any more."""
        if self._socket is None or self.state != OPEN:
            return False
        self._do(self._send(self._socket, message))
        return True

    async def _send(self, socket: ClientConnection, message: wire.Asked) -> None:
        with suppress(WebSocketException):  # whoever listens notices too
            await socket.send(wire.ENCODER.encode(message).decode())

    def try_now(self) -> None:
        self._at_once.set()

    def begin_again(self) -> None:
        """Hang up and come back: the first message tells everything."""
        if self._socket is not None:
            self._do(self._socket.close())

    def fetch_record(self, then: Callable[[str], None]) -> None:
        """Ask for the whole game, which is over; `then` gets its text, or nothing."""

        async def fetch() -> None:
            try:
                where = (self.place.address, f"/api/tables/{self.place.table}/record")
                answer = await asyncio.to_thread(ask, *where, bearer=self.place.secret)
            except Unreachable:
                then("")
            else:
                then(str(answer.said.get("text", "")) if answer.status == 200 else "")

        self._do(fetch())

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        """Beside everything else; it is remembered, so that nothing throws it away half done."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- staying ------------------------------------------------------------------------------------------------------

    def open(self) -> None:
        self._do(self.stay())

    async def close(self) -> None:
        """Leave; the place is kept."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def stay(self) -> None:
        """Until the server says that coming back makes no sense."""
        tries = 0
        while self.state != ENDED:
            self.was_open = False
            await self._listen()
            if self.state == ENDED:
                break
            tries = 0 if self.was_open else tries + 1
            self.state = LOST
            self.wait = min(LONGEST_WAIT, FIRST_WAIT * 2**tries) * CHANCE.uniform(0.5, 1.0)
            self.changed()
            await self._pause()
        self.changed()

    async def _pause(self) -> None:
        self._at_once.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(self.wait):
                await self._at_once.wait()

    async def _listen(self) -> None:
        try:
            async with connect(
                self.place.socket,
                additional_headers={"Authorization": f"Bearer {self.place.secret}"},
                max_size=LONGEST,
                open_timeout=10,
                ping_interval=PULSE,
                ping_timeout=PULSE,
                close_timeout=0.5,
                proxy=None,
            ) as socket:
                self._socket = socket
                await socket.send(wire.ENCODER.encode(wire.Hello(protocol=wire.PROTOCOL)).decode())
                async for frame in socket:
                    self._take(understood(frame))
                    if self.state == ENDED:  # the server need not hang up for us
                        return
                self._closed_with(socket.close_code)
        except InvalidStatus as refused:
            self._refused(refused.response.status_code)
        except Strange:
            self._end(STRANGE)
        except InvalidHandshake:
            if not self.met:  # else it is a server of ours that comes up, or whatever stands before it
                self._end(STRANGE)
        except (OSError, TimeoutError, WebSocketException):
            if self._socket is not None:
                self._closed_with(self._socket.close_code)
        except Exception as fault:  # noqa: BLE001 - whatever it was, somebody must be told of it, and not by silence
            self.fault = fault
            self._end(STRANGE)
        finally:
            self._socket = None

    def _take(self, message: wire.Told) -> None:
        if isinstance(message, wire.Closing):
            if not message.again:
                self._end(message.reason)
            return
        if isinstance(message, wire.Welcome):
            self.state, self.was_open, self.met = OPEN, True, True
        self.hear(message)

    def _closed_with(self, code: int | None) -> None:
        if code in FINAL:
            self._end(FINAL[code])

    def _refused(self, status: int) -> None:
        """Too busy or too often: later, perhaps. A place that is not there will not be there later."""
        if status == 404:
            self._end(GONE)
        elif status not in (408, 429) and status < 500:
            self._end(STRANGE)

    def _end(self, reason: str) -> None:
        if self.state != ENDED:
            self.state, self.reason = ENDED, reason


def understood(frame: str | bytes) -> wire.Told:
    """A message, every text in it made harmless before anybody reads it."""
    try:
        told: wire.Told = msgspec.convert(tamed(json.loads(frame)), wire.Told)
    except (ValueError, RecursionError) as fault:
        raise Strange(str(fault)[:100]) from None
    return told
