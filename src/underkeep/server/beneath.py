"""The server beneath us, where it answers by itself: what is no request at all never comes as far as the guard."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Response

from underkeep.server.guard import SECURITY

HEADERS: Final[Mapping[bytes, bytes]] = {**SECURITY, b"cache-control": b"no-store"}
MALFORMED: Final = b"".join((
    b"HTTP/1.1 400 Bad Request\r\n",
    *(b"%b: %b\r\n" % header for header in HEADERS.items()),
    b"content-length: 0\r\n",
    b"connection: close\r\n",
    b"\r\n",
))  # fmt: skip


class Terse(HttpToolsProtocol):
    """Says nothing about what cannot be read, with our headers on it (RS-173)."""

    def send_400_response(self, _msg: str) -> None:
        self.transport.write(MALFORMED)
        self.transport.close()


class Sparing(WebSocketsSansIOProtocol):
    """Keeps no empty piece: they cost little to send, and no limit of a message's size counts them (RS-132)."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        reject = self.conn.reject

        def tersely(status: Any, _text: str) -> Response:
            """A handshake that is none gets our headers, too, and no reason (RS-173)."""
            answer = reject(status, "")
            answer.headers.update({name.decode(): value.decode() for name, value in HEADERS.items()})
            return answer

        self.conn.reject = tersely  # type: ignore[method-assign,assignment]

    def handle_cont(self, event: Frame) -> None:
        if event.data or event.fin:
            super().handle_cont(event)


# It must not sign its answers, believe a proxy on its own, or log addresses.
UVICORN: Final[Mapping[str, Any]] = {
    "server_header": False, "proxy_headers": False, "access_log": False, "log_config": None,
    "http": Terse, "ws": Sparing,
}  # fmt: skip
