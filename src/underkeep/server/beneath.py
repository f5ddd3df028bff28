"""The server beneath us, where it answers by itself: what is no request at all never comes as far as the guard."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request, Response
from websockets.protocol import OPEN

from underkeep.server.crowd import PULSE
from underkeep.server.guard import SECURITY
from underkeep.server.heads import Heads
from underkeep.server.limits import Limits

HEADERS: Final[Mapping[bytes, bytes]] = {**SECURITY, b"cache-control": b"no-store"}


def refusal(status: bytes) -> bytes:
    headers = (*HEADERS.items(), (b"content-length", b"0"), (b"connection", b"close"))
    return b"".join((b"HTTP/1.1 ", status, b"\r\n", *(b"%b: %b\r\n" % header for header in headers), b"\r\n"))


MALFORMED: Final = refusal(b"400 Bad Request")
TOO_LONG: Final = refusal(b"431 Request Header Fields Too Large")
IN_ADVANCE: Final = 16  # requests of one connection that wait for the answer to another one; no browser sends any


class Terse(HttpToolsProtocol):
    """Says nothing about what cannot be read, with our headers on it (RS-173), and waits for no head for ever (RS-139).

    What is limited are bytes of which nothing has come: a head without its end, but also the end of a body in pieces.
    The parser keeps them all, and copies them each time more of them arrive.
    """

    def __init__(self, *args: Any, heads: Heads, **more: Any) -> None:
        super().__init__(*args, **more)
        self._heads: Final = heads
        self._arrived = 0  # bytes in the newest piece
        self._unused = 0  # bytes since the last head, or piece of a body, was whole
        self._refusal = MALFORMED

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._heads.begin(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._heads.end(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        cycle: Any = self.cycle  # none, until the first request has come
        if cycle is None or cycle.response_complete:
            self._heads.begin(self)
        self._arrived = len(data)
        self._unused += self._arrived
        super().data_received(data)
        if self._unused > self._heads.longest and not self.transport.is_closing():
            self._refusal = TOO_LONG
            self.send_400_response("")

    def on_headers_complete(self) -> None:
        if self._arrived > self._heads.longest or self._unused > self._heads.longest:
            self._measure()  # some of it may be a body, or another request
        self._unused = 0
        self._heads.end(self)
        super().on_headers_complete()
        if len(self.pipeline) > IN_ADVANCE:
            raise ValueError("too many requests in advance")

    def _measure(self) -> None:
        if len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers) > self._heads.longest:
            self._refusal = TOO_LONG
            raise ValueError("the head is too long")  # ends the parsing, and send_400_response is called

    def on_body(self, body: bytes) -> None:
        self._unused = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._unused = 0
        super().on_message_complete()

    def send_400_response(self, _msg: str) -> None:
        if self._answers_this_one():
            self.transport.write(self._refusal)
        self.transport.close()

    def _answers_this_one(self) -> bool:
        """Else it would be taken for the answer to another request, which has come before and is in work."""
        cycle: Any = self.cycle
        if cycle is None or cycle.response_complete:
            return True
        return bool(cycle.more_body and not cycle.response_started and not self.pipeline)


class Sparing(WebSocketsSansIOProtocol):
    """Keeps no empty piece: they cost little to send, and no limit of a message's size counts them (RS-132).

    It is the `Pulse` of its line, too.
    """

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        reject = self.conn.reject

        def tersely(status: Any, _text: str) -> Response:
            """A handshake that is none gets our headers, too, and no reason (RS-173)."""
            answer = reject(status, "")
            answer.headers.update({name.decode(): value.decode() for name, value in HEADERS.items()})
            return answer

        self.conn.reject = tersely  # type: ignore[method-assign,assignment]
        self.heard = 0.0  # when anything came from the other end (crowd.py)

    def data_received(self, data: bytes) -> None:
        self.heard = self.loop.time()
        super().data_received(data)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: Any = self.scope["extensions"]  # of the app, which has not begun yet
            extensions[PULSE] = self

    def ask(self) -> None:
        """For a sign of life, between those that are asked for in any case."""
        if self.conn.state is OPEN:
            self.conn.send_ping(b"?")
            self.transport.write(b"".join(self.conn.data_to_send()))

    def handle_cont(self, event: Frame) -> None:
        if event.data or event.fin:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        with suppress(InvalidState):  # what is no text came together with a farewell: the line is closing as it is
            super().send_receive_event_to_app()


# It must not sign its answers, believe a proxy on its own, or log addresses.
UVICORN: Final[Mapping[str, Any]] = {
    "server_header": False, "proxy_headers": False, "access_log": False, "log_config": None,
    "ws": Sparing,
}  # fmt: skip


def beneath(limits: Limits) -> dict[str, Any]:
    """How the server beneath us is set up."""
    return {**UVICORN, "http": partial(Terse, heads=Heads(limits))}
