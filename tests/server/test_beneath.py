"""What is no request at all is answered by the server beneath: it says nothing, and our headers are on it."""

from __future__ import annotations

import socket
from collections.abc import Iterator

import pytest

from tests.server.conftest import sqlite_settings
from tests.server.served import Served, serving
from underkeep.server.guard import SECURITY


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(sqlite_settings(tmp_path_factory.mktemp("beneath"))) as served:
        yield served


SOCKET = "GET /ws/x HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
UNREADABLE = {
    "no request line": "nonsense\r\n\r\n",
    "a broken header": "GET / HTTP/1.1\r\nHost: localhost\r\nbro ken\r\n\r\n",
    "two lengths": "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
    "a socket's bad key": SOCKET + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: canary\r\n\r\n",
    "no key": SOCKET + "Sec-WebSocket-Version: 13\r\n\r\n",
    "a version of its own": SOCKET + "Sec-WebSocket-Version: 99\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
}


@pytest.mark.rs("RS-173")
@pytest.mark.parametrize("said", UNREADABLE.values(), ids=UNREADABLE)
def test_what_cannot_be_read_is_refused_with_our_headers_and_without_a_word(server: Served, said: str) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=5) as line:
        line.sendall(said.encode())
        heard = b"".join(iter(lambda: line.recv(4096), b""))
    head, _, body = heard.partition(b"\r\n\r\n")
    status, *headers = head.split(b"\r\n")
    assert status.split()[1][:1] == b"4"
    told = {name.lower(): value.strip() for name, _, value in (header.partition(b":") for header in headers)}
    assert {name: told.get(name) for name in SECURITY} == dict(SECURITY)
    assert told[b"cache-control"] == b"no-store"
    assert b"server" not in told
    assert (body, told[b"content-length"]) == (b"", b"0")
