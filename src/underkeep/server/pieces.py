"""Messages on a socket that come in pieces."""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame


class Sparing(WebSocketsSansIOProtocol):
    """Keeps no empty piece: they cost little to send, and no limit of a message's size counts them (RS-132)."""

    def handle_cont(self, event: Frame) -> None:
        if event.data or event.fin:
            super().handle_cont(event)
