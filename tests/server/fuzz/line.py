"""A socket by hand, which says whatever it is told: no library would send half of it."""

from __future__ import annotations

import asyncio
import json
import secrets
import zlib
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from tests.server.served import Browser

TEXT, BINARY, CLOSE, PING, PONG = 0x1, 0x2, 0x8, 0x9, 0xA


def frame(kind: int, payload: bytes, *, last: bool = True, masked: bool = True, reserved: int = 0) -> bytes:
    """One frame as it goes over the line. A client must mask what it says, with any four bytes."""
    head = bytes([(0x80 if last else 0) | reserved << 4 | kind])
    size = len(payload)
    mark = 0x80 if masked else 0
    if size < 126:
        head += bytes([mark | size])
    elif size < 65_536:
        head += bytes([mark | 126]) + size.to_bytes(2, "big")
    else:
        head += bytes([mark | 127]) + size.to_bytes(8, "big")
    if not masked:
        return head + payload
    mask = b"\x5a\xa5\x0f\xf0"
    whole = int.from_bytes(payload, "big") ^ int.from_bytes((mask * (size // 4 + 1))[:size], "big")
    return head + mask + whole.to_bytes(size, "big")


def pieces(kind: int, payload: bytes, cuts: int) -> bytes:
    """The same as several frames."""
    size = max(1, len(payload) // max(1, cuts))
    parts = [payload[at : at + size] for at in range(0, len(payload), size)] or [b""]
    return b"".join(
        frame(kind if not at else 0, part, last=at == len(parts) - 1) for at, part in enumerate(parts)
    )  # fmt: skip


@dataclass
class Line:
    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter
    heard: list[dict[str, Any]] = field(default_factory=list)
    unpack: Any = field(default_factory=lambda: zlib.decompressobj(wbits=-15))
    code: int | None = None  # that the server closed it with
    cut: bool = False  # without a word

    @classmethod
    async def open(cls, browser: Browser, table: str, **headers: str) -> Line:
        reader, writer = await asyncio.open_connection("127.0.0.1", browser.port)
        key = secrets.token_bytes(16).hex()[:22] + "=="
        words = [
            f"GET /ws/{table} HTTP/1.1", f"Host: localhost:{browser.port}", f"Origin: {browser.origin}",
            f"Cookie: {browser.cookie}", "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {key}", *(f"{name.replace('_', '-')}: {said}" for name, said in headers.items()),
            "", "",
        ]  # fmt: skip
        writer.write("\r\n".join(words).encode())
        head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 5)
        assert head.startswith(b"HTTP/1.1 101"), head
        return cls(reader, writer)

    def send(self, data: bytes) -> None:
        if not self.writer.transport.is_closing():
            self.writer.write(data)

    def say(self, message: dict[str, Any]) -> None:
        self.send(frame(TEXT, json.dumps(message).encode()))

    async def until(self, ref: str, seconds: float) -> bool:
        """Listens until something with this ref was said or the line is closed; not for ever."""
        try:
            async with asyncio.timeout(seconds):
                while self.code is None and not self.cut:
                    if (message := await self.next()) is not None and message.get("ref") == ref:
                        return True
        except TimeoutError:
            return False
        return True

    async def next(self) -> dict[str, Any] | None:
        try:
            first, size = await self.reader.readexactly(2)
            long = {126: 2, 127: 8}.get(size & 0x7F)
            length = size & 0x7F if long is None else int.from_bytes(await self.reader.readexactly(long), "big")
            payload = await self.reader.readexactly(length)
        except (asyncio.IncompleteReadError, ConnectionError):
            self.cut = True
            return None
        match first & 0xF:
            case 0x1:
                if first & 0x40:  # packed, as the server may once we have asked for it
                    payload = self.unpack.decompress(payload + b"\x00\x00\xff\xff")
                self.heard.append(json.loads(payload))
                return self.heard[-1]
            case 0x8:
                self.code = int.from_bytes(payload[:2], "big") if payload else 1005
        return None

    async def hang_up(self) -> None:
        self.writer.transport.abort()
        with suppress(ConnectionError):
            await self.writer.wait_closed()
