"""A real server with a small app behind the guard, spoken to over raw sockets, as strangers do."""

from __future__ import annotations

import asyncio
import io
import json
import re
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any

import pytest
import uvicorn
from litestar import Litestar, Request, Response, WebSocket, get, post, websocket
from litestar.exceptions import TooManyRequestsException
from litestar.params import FromPath, JSONBody
from litestar.static_files import create_static_files_router
from websockets.exceptions import ConnectionClosedError, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.server.test_logs import captured
from underkeep.server.beneath import UVICORN
from underkeep.server.guard import CSP, App, Guard, Walls
from underkeep.server.limits import Limits

CANARY = "canary-7f3a"
HERE = "127.0.0.1"


# -- a small app with an answer of every kind -------------------------------------------------------------------------


@get("/")
async def page() -> str:
    return "the page"


@get("/gone/{name:str}")
async def unchanged(name: FromPath[str]) -> Response[None]:
    return Response(None, status_code=304, headers={"server": "toy", "cache-control": "public, max-age=99"})


@get("/often")
async def often() -> None:
    raise TooManyRequestsException(headers={"retry-after": "7"})


@get("/broken")
async def broken() -> None:
    raise RuntimeError(CANARY)


@get("/unready")
async def unready() -> Response[str]:
    return Response(CANARY, status_code=503, headers={"retry-after": "9", "x-detail": CANARY})


@get("/who", response_headers={"cache-control": "public, max-age=99"})
async def who(request: Request[Any, Any, Any]) -> dict[str, Any]:
    return {
        "client": request.client.host if request.client else None,
        "url": str(request.url),
        "headers": sorted(request.headers),
    }


@get("/slow")
async def slow() -> str:
    await asyncio.sleep(0.4)
    return "done"


@get(["/metrics", "/schema/openapi.json"])
async def figures() -> str:
    return "figures"


@post(["/tables", "/imports"])
async def sit(data: JSONBody[dict[str, Any]]) -> dict[str, Any]:
    return data


@get("/static/login")
async def login() -> Response[str]:
    return Response("hi", headers={"set-cookie": "a=b"})


@websocket("/socket")
async def talk(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    if await socket.receive_text() == "break":
        raise RuntimeError(CANARY)
    await socket.send_text(socket.url.scheme)
    await socket.close()


@websocket("/closed")
async def closed(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.close(4001, CANARY)


async def bare(scope: Any, receive: Any, send: Any) -> None:
    """An app without a framework, which lets its faults out."""
    if scope["type"] == "http" and scope["path"] == "/half":
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"9")]})
    if scope["type"] != "lifespan":
        raise RuntimeError(CANARY)


# -- a client that says exactly what it is told -----------------------------------------------------------------------


@dataclass
class Answer:
    status: int
    headers: dict[str, str]
    names: list[str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


@dataclass
class Served:
    port: int
    log: io.StringIO

    def raw(self, said: bytes, *, wait: float = 5) -> bytes:
        with socket.create_connection((HERE, self.port), timeout=wait) as line:
            line.sendall(said)
            heard = b""
            while part := line.recv(65536):
                heard += part
            return heard

    def ask(self, method: str = "GET", path: str = "/", body: bytes = b"", **headers: Any) -> Answer:
        """A header that is `None` is not sent; `_` in a name is `-`."""
        usual = {"host": f"localhost:{self.port}", "connection": "close", "content-length": str(len(body))}
        if method == "POST":
            usual |= {"content-type": "application/json", "origin": f"http://localhost:{self.port}"}
        sent = {**usual, **{name.replace("_", "-"): value for name, value in headers.items()}}
        return self.tell(method, path, [(name, value) for name, value in sent.items() if value is not None], body)

    def tell(self, method: str, path: str, headers: list[tuple[str, str]], body: bytes = b"") -> Answer:
        head = "".join(f"{name}: {value}\r\n" for name, value in headers)
        return parsed(self.raw(f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode("latin-1") + body))

    def knock(self, path: str = "/socket", **headers: Any) -> Answer:
        """Asks for a socket, and hangs up after the answer's headers."""
        usual: dict[str, str | None] = {"host": f"localhost:{self.port}", "origin": f"http://localhost:{self.port}"}
        usual |= {"connection": "Upgrade", "upgrade": "websocket", "sec-websocket-version": "13"}
        usual |= {"sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA=="}
        sent = {**usual, **{name.replace("_", "-"): value for name, value in headers.items()}}
        head = "".join(f"{name}: {value}\r\n" for name, value in sent.items() if value is not None)
        with socket.create_connection((HERE, self.port), timeout=5) as line:
            line.sendall(f"GET {path} HTTP/1.1\r\n{head}\r\n".encode("latin-1"))
            heard = b""
            while b"\r\n\r\n" not in heard and (part := line.recv(65536)):
                heard += part
        return parsed(heard)

    def connect(self) -> ClientConnection:
        own = Origin(f"http://localhost:{self.port}")
        return connect(f"ws://localhost:{self.port}/socket", origin=own, open_timeout=5, proxy=None)


def parsed(heard: bytes) -> Answer:
    head, _, body = heard.partition(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").split("\r\n")
    pairs = [line.split(": ", 1) for line in lines]
    names = [name.lower() for name, _ in pairs]
    return Answer(int(first.split()[1]), {name.lower(): value for name, value in pairs}, names, body)


@contextmanager
def serving(app: App, walls: Walls | None = None) -> Iterator[Served]:
    with captured(strict=True) as log:
        server = uvicorn.Server(uvicorn.Config(Guard(app, walls or Walls()), port=0, **UVICORN))
        thread = threading.Thread(target=server.run)
        thread.start()
        until = time.monotonic() + 10
        while not server.started and time.monotonic() < until:
            time.sleep(0.01)
        try:
            yield Served(server.servers[0].sockets[0].getsockname()[1], log)
        finally:
            server.should_exit = True
            thread.join(10)


def toy(folder: Any) -> App:
    handlers = [page, unchanged, often, broken, unready, who, slow, figures, sit, login, talk, closed]
    files = create_static_files_router("/files", [folder])
    app: Any = Litestar([*handlers, files], openapi_config=None)
    return app  # type: ignore[no-any-return]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder = tmp_path_factory.mktemp("files")
    (folder / "app.js").write_text("1")
    return folder


@pytest.fixture(scope="module")
def served(folder: Any) -> Iterator[Served]:
    limits = Limits(body=1_000, body_import=50_000, body_seconds=1)
    walls = Walls.around(
        ["localhost", "127.0.0.1", "[::1]", "table.example:8443"],
        limits=limits,
        bodies={"/imports": limits.body_import},
        kept=("/files", "/static", "/gone"),
        origins=frozenset({"http://dev.example:5173"}),
    )
    with serving(toy(folder), walls) as server:
        yield server


def fault(code: str, answer: Answer) -> dict[str, str]:
    """All that may be told of one."""
    return {"code": code, "field": "", "rule": "", "request": answer.headers["x-request-id"]}


# Said once more, and not read from the guard: other tests compare with what it has.
PROMISED = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


def assert_guarded(answer: Answer) -> None:
    for name, value in PROMISED.items():
        assert answer.headers[name] == value
        assert answer.names.count(name) == 1
    assert re.fullmatch("[0-9a-f]{16}", answer.headers["x-request-id"])
    assert "server" not in answer.headers


# -- headers ----------------------------------------------------------------------------------------------------------


@pytest.mark.rs("RS-163")
@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/files/app.js", 200),
        ("HEAD", "/files/app.js", 200),
        ("HEAD", "/", 405),
        ("OPTIONS", "/", 204),
        ("GET", "/gone/x", 304),
        ("GET", "/nowhere", 404),
        ("GET", "/files/nowhere", 404),
        ("GET", "/files/../../secret", 404),
        ("GET", "/%00", 404),
        ("POST", "/", 405),
        ("POST", "/tables", 400),
        ("PUT", "/tables", 415),
        ("GET", "/often", 429),
        ("GET", "/broken", 500),
        ("GET", "/unready", 503),
    ],
)
def test_every_answer_carries_the_security_headers_once(served: Served, method: str, path: str, status: int) -> None:
    answer = served.ask(method, path, b"{" if path == "/tables" else b"")
    assert answer.status == status
    assert_guarded(answer)


@pytest.mark.rs("RS-163")
def test_answers_that_the_guard_makes_itself_carry_them_too(served: Served) -> None:
    answers = [
        served.ask(host="evil.example"),
        served.ask(host=None),
        served.ask("POST", "/tables", b"x" * 1_001),
        served.ask("POST", "/tables", b"{}", origin="null"),
        served.ask("POST", "/tables", b"{}", content_type="text/plain"),
        served.knock(),
        served.knock("/nowhere"),
        served.knock("/closed"),
        served.knock(origin="http://evil.example"),
    ]
    assert [answer.status for answer in answers] == [421, 400, 413, 403, 415, 101, 403, 403, 403]
    for answer in answers:
        assert_guarded(answer)


def test_the_guard_refuses_in_the_same_words_as_the_routes(served: Served) -> None:
    refused = {
        "host_unknown": served.ask(host="evil.example"),
        "host_missing": served.ask(host=None),
        "malformed": served.tell("GET", "/", [("host", "localhost"), ("host", "localhost"), ("connection", "close")]),
        "too_long": served.ask("POST", "/tables", b"x" * 1_001),
        "foreign_page": served.ask("POST", "/tables", b"{}", origin="null"),
        "not_json": served.ask("POST", "/tables", b"{}", content_type="text/plain"),
        "compressed": served.ask("POST", "/tables", b"{}", content_encoding="gzip"),
        "not_found": served.ask(path="/metrics", forwarded="for=9.9.9.9"),
    }
    assert {code: answer.json for code, answer in refused.items()} == {
        code: fault(code, answer) for code, answer in refused.items()
    }


@pytest.mark.rs("RS-164")
def test_the_policy_for_content_allows_our_own_files_and_nothing_else() -> None:
    rules = {name: sources for name, *sources in (rule.split() for rule in CSP.split("; "))}
    assert len(rules) == CSP.count(";") + 1  # of two alike a browser obeys the first
    assert rules["default-src"] == ["'none'"]
    assert rules["connect-src"] == ["'self'"]
    for shut in ("object-src", "base-uri", "frame-ancestors", "form-action"):
        assert rules[shut] == ["'none'"]
    assert {source for sources in rules.values() for source in sources} == {"'none'", "'self'"}


@pytest.mark.rs("RS-171")
def test_private_answers_are_not_kept_whatever_the_app_says(served: Served) -> None:
    for path in ("/", "/who", "/nowhere", "/broken", "/files2"):
        assert served.ask(path=path).headers["cache-control"] == "no-store"
    assert served.ask(path="/static/login").headers["cache-control"] == "no-store"  # it sets a cookie
    assert served.ask(path="/gone/x").headers["cache-control"] == "public, max-age=99"


@pytest.mark.rs("RS-172")
def test_files_of_the_page_are_asked_about_each_time(served: Served) -> None:
    answer = served.ask(path="/files/app.js")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["etag"]


# -- faults -----------------------------------------------------------------------------------------------------------


@pytest.mark.rs("RS-173")
@pytest.mark.parametrize(("path", "status", "code"), [("/broken", 500, "fault"), ("/unready", 503, "unavailable")])
def test_a_fault_tells_its_request_id_and_nothing_else(served: Served, path: str, status: int, code: str) -> None:
    answer = served.ask(path=path)
    assert answer.status == status
    assert answer.json == fault(code, answer)
    assert CANARY not in str(answer.headers)
    assert answer.headers.get("retry-after") == ("9" if status == 503 else None)
    lines = [json.loads(line) for line in served.log.getvalue().splitlines()]
    levels = {line["level"] for line in lines if line.get("request") == answer.json["request"]}
    assert levels == ({"error"} if status == 500 else {"debug"})
    assert CANARY not in served.log.getvalue()


@pytest.mark.rs("RS-173")
def test_a_fault_that_gets_out_of_the_app_is_answered_and_logged_with_its_place() -> None:
    with serving(bare) as server:
        answer = server.ask()
        assert answer.status == 500
        assert answer.json == fault("fault", answer)
        assert_guarded(answer)
        assert server.ask("HEAD").body == b""
        half = server.raw(b"GET /half HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert half.endswith(b"\r\n\r\n")  # nothing follows the headers, and the line is cut
        assert server.knock().status == 500
        faults = [json.loads(line) for line in server.log.getvalue().splitlines()]
        logged = next(line for line in faults if line.get("request") == answer.headers["x-request-id"])
    assert logged["event"] == "fault"
    assert logged["error"] == "RuntimeError"
    assert any("test_guard.py" in place and place.endswith(" bare") for place in logged["places"])
    assert CANARY not in json.dumps(faults)


@pytest.mark.rs("RS-173")
def test_a_socket_whose_handler_breaks_is_closed_without_a_word(served: Served) -> None:
    with served.connect() as line:
        line.send("break")
        with pytest.raises(ConnectionClosedError) as ended:
            line.recv(5)
    assert ended.value.rcvd is not None
    assert (ended.value.rcvd.code, ended.value.rcvd.reason) == (1011, "")


@pytest.mark.rs("RS-141")
def test_a_client_that_leaves_in_the_middle_is_no_fault(served: Served) -> None:
    before = len(served.log.getvalue())
    with served.connect() as line:
        line.send("hello")
        with suppress(OSError):  # the server may have been faster
            line.socket.shutdown(socket.SHUT_RDWR)
    with socket.create_connection((HERE, served.port)) as gone:
        gone.sendall(b"POST /tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n")
        gone.sendall(b"Content-Type: application/json\r\nSec-Fetch-Site: same-origin\r\n\r\n{")
    assert served.ask(path="/slow").status == 200
    logged = served.log.getvalue()[before:]
    assert '"error"' not in logged, logged


@pytest.mark.rs("RS-141")
@pytest.mark.parametrize("lost_at", ["websocket.accept", "websocket.send", "websocket.close"])
def test_a_line_that_breaks_under_any_message_is_no_fault(folder: Any, lost_at: str) -> None:
    coming = [{"type": "websocket.connect"}, {"type": "websocket.receive", "text": "hello"}]

    async def receive() -> Any:
        return coming.pop(0)

    async def send(message: Any) -> None:
        if message["type"] == lost_at:
            raise ConnectionResetError

    scope = {"type": "websocket", "path": "/socket", "scheme": "ws", "query_string": b"", "client": (HERE, 1)}
    scope |= {"headers": [(b"host", b"localhost"), (b"origin", b"http://localhost")], "subprotocols": []}
    with captured(strict=True) as log:
        asyncio.run(Guard(toy(folder), Walls())(scope, receive, send))
    assert "error" not in log.getvalue()


# -- Host -------------------------------------------------------------------------------------------------------------


@pytest.mark.rs("RS-156")
@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("localhost", 200),
        ("localhost:1", 200),
        ("LOCALHOST", 200),
        ("127.0.0.1:8400", 200),
        ("[::1]:8400", 200),
        ("table.example:8443", 200),
        ("table.example", 421),
        ("table.example:8444", 421),
        ("evil.example", 421),
        ("localhost.evil.example", 421),
        ("localhost.", 421),
        ("localhost:", 421),
        ("localhost:8400:80", 421),
        ("localhost@evil.example", 421),
        ("evil.example/localhost", 421),
        ("127.0.0.1.evil.example", 421),
        ("0.0.0.0", 421),
        ("", 400),
        (None, 400),
    ],
)
def test_only_our_own_names_are_answered_to(served: Served, host: str | None, status: int) -> None:
    assert served.ask(host=host).status == status
    own = f"http://{host}".lower()
    assert served.knock(host=host, origin=own).status == (101 if status == 200 else status)


@pytest.mark.rs("RS-156")
def test_two_hosts_or_one_in_the_first_line_do_not_confuse_it(served: Served) -> None:
    twice = [("host", "localhost"), ("host", "evil.example"), ("connection", "close")]
    assert served.tell("GET", "/", twice).status == 400
    assert served.tell("GET", "http://localhost/", [("host", "evil.example"), ("connection", "close")]).status == 421
    assert parsed(served.raw(b"GET / HTTP/1.0\r\n\r\n")).status == 400


@pytest.mark.rs("RS-156")
@pytest.mark.rs("RS-179")
def test_forwarded_headers_from_strangers_are_thrown_away(served: Served) -> None:
    forged: dict[str, Any] = {
        "x_forwarded_host": "localhost",
        "x_forwarded_for": "9.9.9.9",
        "x_forwarded_proto": "https",
    }
    assert served.ask(host="evil.example", **forged).status == 421
    seen = served.ask(path="/who", **{**forged, "x_forwarded_host": "evil.example", "forwarded": "for=9.9.9.9"}).json
    assert seen["client"] == HERE
    assert seen["url"] == f"http://localhost:{served.port}/who"
    assert not [name for name in seen["headers"] if "forwarded" in name]


@pytest.mark.rs("RS-156")
@pytest.mark.rs("RS-179")
def test_forwarded_headers_from_a_proxy_that_was_named_count(folder: Any) -> None:
    walls = Walls.around(["table.example"], ["127.0.0.0/8", "10.0.0.7"])
    with serving(toy(folder), walls) as server:
        proxied: dict[str, Any] = {"x_forwarded_host": "table.example", "x_forwarded_proto": "https"}
        seen = server.ask(path="/who", x_forwarded_for="6.6.6.6, 9.9.9.9, 10.0.0.7", **proxied).json
        assert seen["client"] == "9.9.9.9"  # what stands left of it, anybody may have written
        assert seen["url"] == "https://table.example/who"
        assert not [name for name in seen["headers"] if "forwarded" in name]
        assert server.ask(path="/who", x_forwarded_for="rubbish", **proxied).json["client"] == HERE
        assert server.ask(x_forwarded_host="evil.example").status == 421
        assert server.ask().status == 421  # straight past the proxy, by another name
        ours, plain = "https://table.example", "http://table.example"
        assert server.ask("POST", "/tables", b"{}", origin=ours, **proxied).status == 201
        assert server.ask("POST", "/tables", b"{}", origin=plain, **proxied).status == 403
        assert server.knock(origin=ours, **proxied).status == 101
        assert server.knock(origin=plain, **proxied).status == 403


@pytest.mark.rs("RS-204")
@pytest.mark.parametrize("path", ["/metrics", "//metrics", "/metrics/", "/%6detrics", "/schema/openapi.json"])
def test_figures_and_schema_are_for_this_computer_alone(served: Served, path: str) -> None:
    assert served.ask(path=path).body == b"figures"
    assert served.ask(path=path, host="table.example:8443").status == 404
    assert served.ask(path=path, x_forwarded_for="9.9.9.9").status == 404
    assert served.ask(path=path, forwarded="for=9.9.9.9").status == 404


@pytest.mark.rs("RS-204")
def test_figures_are_not_shown_to_another_address(folder: Any) -> None:
    asked: list[Any] = []

    async def send(message: Any) -> None:
        asked.append(message)

    async def receive() -> Any:
        return {"type": "http.request", "body": b""}

    scope = {
        "type": "http",
        "method": "GET",
        "path": "/metrics",
        "scheme": "http",
        "headers": [(b"host", b"localhost")],
    }
    for address in ("192.168.1.5", "127.0.0.1"):
        asyncio.run(Guard(toy(folder), Walls())({**scope, "client": (address, 1), "query_string": b""}, receive, send))
    assert [message["status"] for message in asked if "status" in message] == [404, 200]


# -- Origin and JSON --------------------------------------------------------------------------------------------------


@pytest.mark.rs("RS-154")
@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 201),
        ({"sec_fetch_site": "same-origin"}, 201),
        ({"origin": None, "sec_fetch_site": "same-origin"}, 201),
        ({"origin": "http://dev.example:5173"}, 201),
        ({"content_type": "application/json; charset=utf-8"}, 201),
        ({"content_type": "Application/JSON;charset=UTF-8"}, 201),
        ({"origin": None}, 403),
        ({"origin": ""}, 403),
        ({"origin": "null"}, 403),
        ({"origin": "http://evil.example"}, 403),
        ({"origin": "http://localhost"}, 403),
        ({"origin": "http://evil.example", "sec_fetch_site": "same-origin"}, 403),
        ({"sec_fetch_site": "cross-site"}, 403),
        ({"origin": None, "sec_fetch_site": "same-site"}, 403),
        ({"origin": None, "sec_fetch_site": "none"}, 403),
        ({"origin": None, "authorization": "Bearer x"}, 403),
        ({"origin": None, "referer": "http://localhost/"}, 403),
        ({"content_type": None}, 415),
        ({"content_type": "text/plain"}, 415),
        ({"content_type": "application/x-www-form-urlencoded"}, 415),
        ({"content_type": "application/json, text/plain"}, 415),
        ({"content_type": "application/json; charset=utf-16"}, 415),
        ({"content_type": "text/plain; application/json"}, 415),
        ({"content_type": "application/jsonp"}, 415),
    ],
)
def test_a_change_is_json_from_our_own_page(served: Served, headers: dict[str, Any], status: int) -> None:
    assert served.ask("POST", "/tables", b"{}", **headers).status == status


@pytest.mark.rs("RS-154")
@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE"])
def test_no_method_but_reading_ones_gets_in_from_a_foreign_page(served: Served, method: str) -> None:
    foreign = {"content_type": "application/json", "origin": "http://evil.example"}
    assert served.ask(method, "/tables", b"{}", **foreign).status == 403


@pytest.mark.rs("RS-155")
def test_a_socket_is_for_our_own_page(served: Served) -> None:
    own = f"http://localhost:{served.port}"
    variants = [
        f"https://localhost:{served.port}",
        f"ws://localhost:{served.port}",
        f"HTTP://localhost:{served.port}",
        f"http://LOCALHOST:{served.port}",
        f"http://localhost:{served.port + 1}",
        "http://localhost",
        f"http://localhost.:{served.port}",
        f"http://a.localhost:{served.port}",
        f"http://127.0.0.1:{served.port}",
        f"{own}/",
        f"{own}, {own}",
        f"{own} http://evil.example",
        "null",
        "*",
        "file://",
        "http://evil.example",
    ]
    assert served.knock(origin=own).status == 101
    assert served.knock(origin="http://dev.example:5173").status == 101
    assert {variant: served.knock(origin=variant).status for variant in variants} == dict.fromkeys(variants, 403)


@pytest.mark.rs("RS-155")
@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"authorization": "Bearer abc"}, 101),
        ({"authorization": "Bearer abc", "cookie": "a=b"}, 403),
        ({"authorization": "Bearer abc", "cookie": ""}, 403),
        ({"authorization": "Basic abc"}, 403),
        ({"authorization": "Bearer"}, 403),
        ({"cookie": "a=b"}, 403),
        ({}, 403),
    ],
)
def test_a_socket_without_a_page_needs_a_token_and_no_cookie(
    served: Served, headers: dict[str, Any], status: int
) -> None:
    assert served.knock(origin=None, **headers).status == status


# -- size and load ----------------------------------------------------------------------------------------------------


@pytest.mark.rs("RS-184")
def test_a_body_may_be_as_long_as_its_route_allows(served: Served) -> None:
    def body(length: int) -> bytes:
        return b'{"a":"' + b"x" * (length - 8) + b'"}'

    assert served.ask("POST", "/tables", body(1_000)).status == 201
    assert served.ask("POST", "/tables", body(1_001)).status == 413
    assert served.ask("POST", "/imports", body(50_000)).status == 201
    assert served.ask("POST", "/imports/", body(50_001)).status == 413
    assert served.ask("POST", "/imports2", body(1_001)).status == 413
    assert served.ask("GET", "/", body(1_001)).status == 413


@pytest.mark.rs("RS-184")
def test_a_body_in_pieces_is_measured_while_it_comes(served: Served) -> None:
    head = "POST /tables HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n"
    head += "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n"
    piece = b"64\r\n" + b" " * 100 + b"\r\n"
    assert parsed(served.raw(head.encode() + piece * 9 + b"2\r\n{}\r\n0\r\n\r\n")).status == 201
    assert parsed(served.raw(head.encode() + piece * 11)).status == 413  # and the end never comes


@pytest.mark.rs("RS-184")
@pytest.mark.rs("RS-084")
def test_forms_with_files_and_compressed_bodies_are_refused(served: Served) -> None:
    for method in ("GET", "POST"):
        assert served.ask(method, "/", b"--x--", content_type="multipart/form-data; boundary=x").status == 415
        assert served.ask(method, "/", b"x", content_encoding="gzip").status == 415


@pytest.mark.rs("RS-139")
def test_a_body_that_does_not_come_is_cut_off(served: Served) -> None:
    started = time.monotonic()
    answer = served.ask("POST", "/tables", b"{", content_length="500")
    assert answer.status == 408
    assert time.monotonic() - started < 3


@pytest.mark.rs("RS-184")
def test_past_the_most_requests_at_once_the_answer_is_no_and_at_once(folder: Any) -> None:
    with serving(toy(folder), Walls(limits=Limits(requests=4, sockets=2))) as server:
        answers: list[tuple[int, float]] = []

        def ask() -> None:
            started = time.monotonic()
            answer = server.ask(path="/slow")
            answers.append((answer.status, time.monotonic() - started))
            if answer.status == 503:
                assert_guarded(answer)
                assert answer.headers["retry-after"] == "2"

        crowd = [threading.Thread(target=ask) for _ in range(12)]
        for one in crowd:
            one.start()
        for one in crowd:
            one.join()
        assert [status for status, _ in answers].count(200) == 4
        assert [status for status, _ in answers].count(503) == 8
        assert max(seconds for status, seconds in answers if status == 503) < 0.35
        assert server.ask().status == 200  # everybody has left, so there is room again

        with server.connect(), server.connect(), pytest.raises(InvalidStatus) as full:
            server.connect()
        assert full.value.response.status_code == 503


def test_every_answer_has_an_id_of_its_own_that_no_client_can_choose(served: Served) -> None:
    ids = {served.ask(x_request_id="mine").headers["x-request-id"] for _ in range(5)}
    assert len(ids) == 5
    assert "mine" not in ids
