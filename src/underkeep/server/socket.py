"""The line between a table and one client.

The table is never waited for here, and never waits: what a client asks goes into the table's inbox, what it is told
comes out of its own outbox (RS-125, RS-135).
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any, Final

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.params import FromPath

from underkeep.core.errors import UnderkeepError
from underkeep.server import names, wire
from underkeep.server.crowd import PULSE, Place, Pulse
from underkeep.server.dealer import Dealer
from underkeep.server.house import House, house_of
from underkeep.server.limits import Kind
from underkeep.server.metrics import Viewer as Counted
from underkeep.server.outbox import Outbox
from underkeep.server.requests import Asked, Come, Gone, Guest, Right
from underkeep.server.rights import HOST, MEMBERS, SEAT, SPECTATOR, Rights, may, rights_of, who

LOG: Final[Any] = structlog.get_logger("underkeep.socket")
HELLO_SECONDS: Final = 10.0
BAD_MESSAGES: Final = 5  # after so many the line is cut

# Each kind of message: which limit counts it, and who may send it (RS-147, RS-177).
KINDS: Final[Mapping[type[wire.Message], tuple[Kind, frozenset[str]]]] = {
    wire.Hello: ("other", frozenset(MEMBERS)),
    wire.Answer: ("answer", frozenset({SEAT})),
    wire.TakeBack: ("undo", frozenset({SEAT})),
    wire.WhyNot: ("why_not", frozenset(MEMBERS)),
    wire.AskHint: ("hint", frozenset({SEAT})),
    wire.Reckon: ("reckon", frozenset(MEMBERS)),
    wire.Ping: ("ping", frozenset(MEMBERS)),
    wire.Say: ("chat", frozenset({SEAT})),
    wire.Hold: ("hold", frozenset({SEAT})),
    wire.Vote: ("other", frozenset({SEAT})),
    wire.Ready: ("other", frozenset({SEAT})),
    wire.Point: ("point", frozenset({SEAT})),
}
# Why the line was cut, for clients that never saw the last message. After any other code they may come back at once.
CLOSE_CODES: Final[Mapping[str, int]] = {
    "closed": 4000, "seat_changed": 4003, "silent": 4004, "stuck": 4005, "reload": 4006, "bad_messages": 4007,
    "too slow": 4008, "crowded": 4009,
}  # fmt: skip
COME_BACK: Final = 1012  # as the server beneath says when it is restarted


@websocket("/ws/{table:str}", opt=may(SEAT, SPECTATOR, HOST))
async def line(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """Only for whoever has a place at this table, or its host's chair; others were turned away before (RS-139)."""
    house, rights = house_of(socket), rights_of(socket)
    counted = who(socket, rights)
    house.take("connect", counted)
    await Visit(house, table, rights, counted, socket).run()


class Visit:
    """One socket at one table, from the first word to the last."""

    def __init__(
        self, house: House, table: str, rights: Rights, counted: str, socket: WebSocket[Any, Any, Any]
    ) -> None:
        self.house: Final = house
        self.table: Final = table
        self.rights: Final = rights
        self.counted: Final = counted
        self.socket: Final = socket
        self.outbox: Final = Outbox(house.limits.outbox)
        seats = {place.seat: Right(place.digest) for place in rights.places if place.seat is not None}
        self.guest: Final = Guest(rights.seat, rights.roles, self.outbox, rights.here.digest, seats=seats)
        self.place: Final[Place] = (table, rights.seat)
        extensions: Any = socket.scope.get("extensions") or {}
        self.pulse: Final[Pulse | None] = extensions.get(PULSE)
        self.bad: int = 0

    async def run(self) -> None:
        await self.socket.accept()
        seats: Counted = "seat" if self.guest.seats else "spectator"
        self.house.metrics.socket_opened(seats)
        writer = asyncio.create_task(self.write())
        try:
            if await self.greeted():
                await self.stay(writer)
            await writer  # the last words
        finally:
            writer.cancel()
            self.house.metrics.socket_closed(seats)
            self.house.sockets.leave(self, self.place)

    # -- coming -------------------------------------------------------------------------------------------------------

    async def greeted(self) -> bool:
        """Whether this client may stay: it speaks our protocol, and there is room."""
        limits = self.house.limits
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                said = await self.hear()
            message = None if said is None else wire.decode(said)
        except TimeoutError:
            return self.part("silent", again=True)
        except wire.BadMessage:
            return self.part("bad_messages", again=False)
        if message is None:
            self.outbox.close("gone", again=True)
            return False
        if not isinstance(message, wire.Hello):
            return self.part("bad_messages", again=False)
        if message.protocol != wire.PROTOCOL:
            return self.part("reload", again=False)  # RS-143
        most = limits.sockets_per_seat if self.guest.seats else limits.spectators
        if not await self.house.sockets.admits(self, self.place, most, own=bool(self.guest.seats)):
            return self.part("crowded", again=True)  # RS-140
        return True

    async def stay(self, writer: asyncio.Task[None]) -> None:
        dealer = await self.seated()
        if dealer is None:
            self.part("busy", again=True)
            return
        reader = asyncio.create_task(self.read(dealer))
        try:
            await asyncio.wait((reader, writer), return_when=asyncio.FIRST_COMPLETED)
            if reader.done() and (fault := reader.exception()) is not None:
                LOG.error("fault", game=self.table, exc_info=fault)
                self.part("fault", again=True)
        finally:
            reader.cancel()
            dealer.put(Gone(self.guest))
            self.outbox.close("gone", again=True)

    async def seated(self) -> Dealer | None:
        """The table, once it knows of us; nothing if there is no room for one more in memory, or it is going."""
        hall = self.house.hall
        if self.table not in hall.warm and hall.full:
            return None
        try:
            seats = await self.house.store.seats(self.table) if self.guest.seats else []
            for seat, right in self.guest.seats.items():
                right.epoch = seats[seat].epoch if seat < len(seats) else 0  # its row is lost; the table says more
            dealer = await hall.dealer(self.table)
        except UnderkeepError:
            return None
        return dealer if dealer.put(Come(self.guest)) else None

    def part(self, reason: str, *, again: bool) -> bool:
        """The last word, which the writer still says."""
        self.guest.tell(wire.Closing(reason=reason, again=again))
        self.outbox.close(reason, again=again)
        return False

    # -- listening ----------------------------------------------------------------------------------------------------

    async def hear(self) -> str | bytes | None:
        """The next message, or nothing when the client has left."""
        event: Any = await self.socket.receive()
        if event["type"] != "websocket.receive":
            return None
        text = event.get("text")
        found: str | bytes = text if text is not None else event.get("bytes") or b""
        return found

    async def read(self, dealer: Dealer) -> None:
        while (said := await self.hear()) is not None:
            if self.outbox.closed:
                continue  # only the client's own goodbye counts now
            try:
                message = wire.decode(said if isinstance(said, str) else b"\0")  # ours are text
            except wire.BadMessage:
                if not self.endure_bad_message():
                    return
                continue
            self.pass_on(dealer, message)

    def endure_bad_message(self) -> bool:
        self.bad += 1
        self.house.metrics.refused("bad_message")
        self.guest.tell(wire.Refused(code="bad_message"))
        return self.bad < BAD_MESSAGES or self.part("bad_messages", again=False)

    def pass_on(self, dealer: Dealer, message: wire.Asked) -> None:
        kind, roles = KINDS[type(message)]
        wait = self.house.buckets.take(kind, self.counted)
        if wait:
            return self.refuse(message, "too_often", again=wait)
        if roles.isdisjoint(self.guest.roles):
            return self.refuse(message, "not_yours")
        if isinstance(message, wire.Ping):  # about the line, not the table
            return self.guest.tell(wire.Pong(ref=message.ref))
        if isinstance(message, wire.Say):
            try:
                message = msgspec.structs.replace(message, text=names.chat(message.text, self.house.limits))
            except names.UnfitText as unfit:
                return self.refuse(message, "unfit_text", rule=unfit.reason)
        if not dealer.put(Asked(self.guest, message)):
            return self.refuse(message, "busy", again=1.0)
        return None

    def refuse(self, message: wire.Asked, code: wire.Code, *, rule: str = "", again: float = 0.0) -> None:
        self.house.metrics.refused(code)
        ref = str(getattr(message, "key", getattr(message, "ref", "")))
        self.guest.tell(wire.Refused(code=code, ref=ref, rule=rule, again=again))

    # -- telling ------------------------------------------------------------------------------------------------------

    async def write(self) -> None:
        """Until the outbox is closed and empty, or the client has not read for too long (RS-135)."""
        try:
            while (frame := await self.outbox.next()) is not None:
                await self.send(frame)
            if self.outbox.closed != "gone":
                code = CLOSE_CODES.get(self.outbox.closed, COME_BACK)
                async with asyncio.timeout(self.house.limits.outbox_seconds):
                    await self.socket.close(code)
        except Exception as fault:  # noqa: BLE001 - whatever a broken line raises, nobody is there to be told (RS-141)
            self.outbox.close("gone", again=True)
            LOG.debug("client left", reason=type(fault).__name__)

    async def send(self, frame: bytes) -> None:
        async with asyncio.timeout(self.house.limits.outbox_seconds):
            await self.socket.send_data(frame.decode(), mode="text")
