"""What is no request at all is answered by the server beneath: it says nothing, and our headers are on it."""

from __future__ import annotations

import json
import select
import socket
import time
from collections.abc import Callable, Iterator

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


@pytest.mark.rs("RS-163")
@pytest.mark.rs("RS-173")
@pytest.mark.parametrize("said", UNREADABLE.values(), ids=UNREADABLE)
def test_what_cannot_be_read_is_refused_with_our_headers_and_without_a_word(server: Served, said: str) -> None:
    with lined(server) as line:
        line.sendall(said.encode())
        assert_refused(rest(line), b"4")


def lined(server: Served) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=5)


def rest(line: socket.socket) -> bytes:
    """All that is said until the line is closed; cut off, it says nothing more."""
    heard = b""
    try:
        while piece := line.recv(4096):
            heard += piece
    except ConnectionResetError:
        pass
    return heard


def assert_refused(heard: bytes, number: bytes) -> None:
    head, _, body = heard.partition(b"\r\n\r\n")
    status, *headers = head.split(b"\r\n")
    assert status.split()[1].startswith(number)
    told = {name.lower(): value.strip() for name, _, value in (header.partition(b":") for header in headers)}
    assert {name: told.get(name) for name in SECURITY} == dict(SECURITY)
    assert told[b"cache-control"] == b"no-store"
    assert b"server" not in told
    assert (body, told[b"content-length"]) == (b"", b"0")


# -- heads that do not come, or do not end ----------------------------------------------------------------------------

ASKED = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"
WELL = b"HTTP/1.1 200"
UPGRADE = SOCKET.encode() + b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
IN_PIECES = (
    b"POST /api/claim HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n"
    b"Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
)


def answered(line: socket.socket) -> bytes:
    """The head of the next answer; its body has come as well."""
    heard = b""
    while not (b"\r\n\r\n" in heard and heard.endswith(b"}")):
        piece = line.recv(4096)
        assert piece, heard
        heard += piece
    return heard


@pytest.mark.rs("RS-139")
@pytest.mark.parametrize(
    ("said", "more"),
    [
        (ASKED + b"X: ", b"a" * 10_000),
        (ASKED, b"X: a\r\n" * 1_600),
        (b"GET /", b"a" * 10_000),
        (b"", b"\r\n" * 5_000),
        (UPGRADE + b"X: ", b"a" * 10_000),
        (IN_PIECES + b"0\r\nX: ", b"a" * 10_000),
        (IN_PIECES + b"1;", b"a" * 10_000),
    ],
    ids=["one header", "many headers", "the address", "empty lines", "a socket's", "what follows a body", "a piece"],
)
def test_a_head_that_does_not_end_is_refused_as_soon_as_it_is_too_long(
    server: Served, said: bytes, more: bytes
) -> None:
    with lined(server) as line:
        line.sendall(said)
        for _ in range(6):
            line.sendall(more)
        for _ in range(10):  # no more than is needed: on a line that is closed with bytes unread, the answer is lost
            if not select.select([line], [], [], 1)[0]:
                line.sendall(more)
        assert_refused(rest(line), b"431")


@pytest.mark.rs("RS-139")
@pytest.mark.parametrize("before", [b"", ASKED + b"\r\n"], ids=["alone", "after another one"])
def test_a_head_that_is_too_long_is_refused_though_it_comes_whole(server: Served, before: bytes) -> None:
    with lined(server) as line:
        line.sendall(before + ASKED + b"X: " + b"a" * 70_000 + b"\r\n\r\n")
        heard = rest(line)
        if before:  # never an answer in another one's place
            assert heard == b"" or heard.startswith(WELL)
        else:
            assert_refused(heard, b"431")


@pytest.mark.rs("RS-139")
def test_a_head_that_is_just_short_enough_and_a_long_body_are_let_in(server: Served) -> None:
    with lined(server) as line:
        for _ in range(3):  # each has all the room again
            line.sendall(ASKED + b"X: " + b"a" * 60_000 + b"\r\n\r\n")
            assert answered(line).startswith(WELL)
        body = json.dumps({"text": "a" * 200_000}).encode()
        head = IN_PIECES.replace(b"/api/claim", b"/api/imports").replace(
            b"Transfer-Encoding: chunked", b"Content-Length: %d" % len(body)
        )
        line.sendall(head + body)
        assert not answered(line).startswith(b"HTTP/1.1 431")


@pytest.mark.rs("RS-139")
def test_a_head_that_does_not_come_in_time_is_cut_off_also_after_an_answer(limited: Callable[..., Served]) -> None:
    server = limited(head_seconds=1)
    started = time.monotonic()
    lines = {name: lined(server) for name in ("silent", "half", "slow", "second", "after", "socket", "quick")}
    for name in ("second", "after", "quick"):
        lines[name].sendall(ASKED + b"\r\n")
        assert answered(lines[name]).startswith(WELL)
    lines["half"].sendall(ASKED + b"X: a")
    lines["second"].sendall(ASKED + b"X: a")
    lines["after"].sendall(b"\r\n")  # nothing yet, but it ends the time that a line may be idle
    lines["socket"].sendall(UPGRADE)
    lines["slow"].sendall(ASKED + b"X: a")
    for line in lines.values():
        line.setblocking(False)
    cut: dict[str, float] = {}
    while len(cut) < 6 and time.monotonic() - started < 8:
        time.sleep(0.05)
        for name in lines.keys() - cut.keys():
            try:
                if name == "slow":
                    lines[name].send(b"a")
                if lines[name].recv(100) == b"":
                    cut[name] = time.monotonic() - started
            except BlockingIOError:
                pass
            except ConnectionError:
                cut[name] = time.monotonic() - started
    assert cut.keys() == lines.keys() - {"quick"}
    assert min(cut.values()) > 0.9
    assert max(cut.values()) < 3.5
    lines["quick"].setblocking(True)
    lines["quick"].sendall(ASKED + b"\r\n")  # an idle line is no head that does not come
    assert answered(lines["quick"]).startswith(WELL)
    for line in lines.values():
        line.close()


@pytest.mark.rs("RS-139")
def test_of_too_many_that_wait_the_oldest_is_cut_and_whoever_asks_is_answered(limited: Callable[..., Served]) -> None:
    server = limited(heads=5)
    idle = lined(server)
    idle.sendall(ASKED + b"\r\n")
    assert answered(idle).startswith(WELL)
    crowd = []
    for _ in range(12):
        line = lined(server)
        line.sendall(ASKED + b"X: a")
        crowd.append(line)
    assert server.browser().ask("GET", "/healthz").status == 200
    idle.sendall(ASKED + b"\r\n")
    assert answered(idle).startswith(WELL)
    for line in crowd[:7]:
        assert rest(line) == b""
    crowd[-1].sendall(b"\r\n\r\n")
    assert answered(crowd[-1]).startswith(WELL)
    for line in (idle, *crowd):
        line.close()


@pytest.mark.rs("RS-139")
def test_whoever_does_not_wait_for_answers_is_cut_off_after_a_few(server: Served) -> None:
    with lined(server) as line:
        line.sendall((ASKED + b"\r\n") * 5)
        heard = b""
        while heard.count(WELL) < 5:
            heard += line.recv(4096)
    with lined(server) as line:
        line.sendall((ASKED + b"\r\n") * 2_000)
        assert rest(line).count(WELL) <= 2
