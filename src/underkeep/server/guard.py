"""The wall around the app: what every request must be, and what every answer carries.

It stands outside the framework, because the framework leaves its own headers off some of its answers (405, static
files). Any web page in any browser can reach a table on this computer, so loopback gets no favours: the `Host` must be
ours, a change must be JSON from our own page, and a socket must come from our own page or bring a token.

Nothing here knows a route, but for prefixes: which bodies may be long, which answers may be kept, and what is shown
to nobody but this computer.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Iterable, Mapping, MutableMapping
from dataclasses import dataclass, field
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any, Final

import msgspec
import structlog

from underkeep.server.bodies import Code, Fault
from underkeep.server.limits import Limits

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]
Headers = list[tuple[bytes, bytes]]

CSP: Final = "; ".join((
    "default-src 'none'",
    *(f"{kind}-src 'self'" for kind in ("script", "style", "img", "font", "media", "manifest", "worker", "connect")),
    *(f"{what} 'none'" for what in ("object-src", "base-uri", "form-action", "frame-ancestors")),
))  # fmt: skip
SECURITY: Final[Mapping[bytes, bytes]] = {
    b"content-security-policy": CSP.encode("ascii"),
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"no-referrer",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
}
LOOPBACK: Final = ("localhost", "127.0.0.1", "[::1]")

_READING: Final = frozenset({"GET", "HEAD", "OPTIONS"})
_FORWARDED: Final = frozenset({
    b"forwarded", b"x-forwarded-for", b"x-forwarded-host", b"x-forwarded-proto", b"x-forwarded-port",
    b"x-forwarded-prefix", b"x-forwarded-server", b"x-real-ip", b"x-original-host", b"x-host",
})  # fmt: skip
_FAULT_CODES: Final = frozenset({1011, *range(4500, 4600)})  # the framework tells a fault's own sentence with these

log: Final = structlog.get_logger()


@dataclass(frozen=True)
class Walls:
    """What the guard is told.

    `hosts` are the names that browsers may use, with a port or for any port. `proxies` are addresses or networks whose
    forwarded headers count. `origins` are pages besides our own that may talk to us, for developers of the page.
    """

    hosts: frozenset[str] = frozenset(LOOPBACK)
    proxies: tuple[IPv4Network | IPv6Network, ...] = ()
    origins: frozenset[str] = frozenset()
    limits: Limits = field(default_factory=Limits)
    bodies: Mapping[str, int] = field(default_factory=dict)  # longest body by the beginning of a path
    kept: tuple[str, ...] = ()  # beginnings of paths whose answers are the same for everybody
    local: tuple[str, ...] = ("/metrics", "/schema")  # beginnings of paths for this computer alone (RS-204)

    @classmethod
    def around(cls, hosts: Iterable[str], proxies: Iterable[object] = (), **others: Any) -> Walls:
        """From words, as settings have them; a proxy that is no address raises a `ValueError`."""
        return cls(
            frozenset(host.lower() for host in hosts), tuple(ip_network(str(proxy)) for proxy in proxies), **others
        )

    def longest_body(self, path: str) -> int:
        return max((size for start, size in self.bodies.items() if _begins(path, (start,))), default=self.limits.body)


class _Refused(Exception):
    def __init__(self, status: int, code: Code, *, retry_after: str = "") -> None:
        super().__init__(code)
        self.status: Final = status
        self.code: Final = code
        self.headers: Final[Headers] = [(b"retry-after", retry_after.encode("ascii"))] if retry_after else []


class _Gone(Exception):
    """The client has left, so nobody is there to be told anything (RS-141)."""


class Guard:
    """An ASGI app around an ASGI app."""

    def __init__(self, app: App, walls: Walls) -> None:
        self._app: Final = app
        self._walls: Final = walls
        self._most: Final = {"http": walls.limits.requests, "websocket": walls.limits.sockets}
        self._open: Final = {"http": 0, "websocket": 0}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = scope["type"]
        if kind not in self._open:
            await self._app(scope, receive, send)
            return
        answer = _Answer(scope, send, keep=_begins(scope["path"], self._walls.kept))
        self._open[kind] += 1
        try:
            with structlog.contextvars.bound_contextvars(request=answer.request):
                await self._answered(scope, receive, answer)
        finally:
            self._open[kind] -= 1

    async def _answered(self, scope: Scope, receive: Receive, answer: _Answer) -> None:
        try:
            try:
                self._check_room(scope["type"])
                asked = _Asked(scope, self._walls)
                await self._app(asked.scope, await self._admitted(asked, receive), answer.send)
            except _Refused as refused:
                log.debug("refused", status=refused.status, reason=refused.code)
                await answer.refuse(refused)
            except _Gone:
                raise
            except asyncio.CancelledError:
                await self._cut_short(scope["type"], answer)
            except Exception:
                log.exception("fault")
                await answer.refuse(_Refused(500, "fault"))
        except _Gone:
            log.debug("client left")

    async def _cut_short(self, kind: str, answer: _Answer) -> None:
        """The server ends, and nobody waits for this one any longer. That is no fault (RS-200)."""
        log.info("cut short")
        if kind == "http":  # lines were told already
            await answer.refuse(_Refused(503, "busy", retry_after="2"))

    def _check_room(self, kind: str) -> None:
        if self._open[kind] > self._most[kind]:
            raise _Refused(503, "busy", retry_after="2")

    async def _admitted(self, asked: _Asked, receive: Receive) -> Receive:
        """What the app may listen to. A body is whole and short before the app hears of it."""
        if asked.scope["type"] == "websocket":
            asked.check_socket()
            return receive
        asked.check_page()
        longest = self._walls.longest_body(asked.path)
        if asked.length > longest:
            raise _Refused(413, "too_long")
        try:
            async with asyncio.timeout(self._walls.limits.body_seconds):
                return _replay(await _read(receive, longest), receive)
        except TimeoutError:
            raise _Refused(408, "too_slow") from None


async def _read(receive: Receive, longest: int) -> bytes:
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] != "http.request":
            raise _Gone
        body += message.get("body", b"")
        if len(body) > longest:
            raise _Refused(413, "too_long")
        if not message.get("more_body", False):
            return bytes(body)


def _replay(body: bytes, receive: Receive) -> Receive:
    waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def again() -> Message:
        return waiting.pop() if waiting else await receive()

    return again


def _begins(path: str, starts: Iterable[str]) -> bool:
    """Compares whole steps of a path, as the framework does: `//metrics/` is `/metrics`, `/metrics2` is not."""
    steps = [step for step in path.split("/") if step]
    return any(steps[: len(start)] == start for start in ([step for step in s.split("/") if step] for s in starts))


class _Asked:
    """A request, seen from where it really came."""

    def __init__(self, scope: Scope, walls: Walls) -> None:
        self._walls: Final = walls
        self._came: Final[Headers] = scope["headers"]
        self.path: Final[str] = scope["path"]
        client: tuple[str, int] | None = scope.get("client")
        self._peer: Final = client[0] if client else ""
        self._forwarded: Final = any(name in _FORWARDED for name, _ in self._came)
        self._scheme = "https" if scope["scheme"] in {"https", "wss"} else "http"
        self._host = self._one(b"host")
        self._from = self._peer
        if self._forwarded and self._trusts(self._peer):
            self._look_behind_proxies()
        self._check_host()
        secure = "wss" if self._scheme == "https" else "ws"
        self.scope: Final[Scope] = {
            **scope,
            "scheme": secure if scope["type"] == "websocket" else self._scheme,
            "client": (self._from, 0) if self._from != self._peer else client,
            # Nobody further in can be talked into believing them.
            "headers": [
                (b"host", self._host.encode("latin-1")),
                *((name, value) for name, value in self._came if name not in _FORWARDED and name != b"host"),
            ],
        }
        self._check_local()

    def check_page(self) -> None:
        content = self._one(b"content-type").lower()
        if content.startswith("multipart/"):
            raise _Refused(415, "not_json")
        if self._one(b"content-encoding"):
            raise _Refused(415, "compressed")
        if self.scope["method"] in _READING:
            return
        kind, _, charset = content.replace(" ", "").partition(";")
        if kind != "application/json" or charset not in {"", "charset=utf-8"}:
            raise _Refused(415, "not_json")
        origin, site = self._one(b"origin"), self._one(b"sec-fetch-site")
        if not (origin or site) or (origin and not self._is_ours(origin)) or site not in {"", "same-origin"}:
            raise _Refused(403, "foreign_page")

    def check_socket(self) -> None:
        origin = self._one(b"origin")
        if origin and not self._is_ours(origin):
            raise _Refused(403, "foreign_page")
        if not origin and (self._all(b"cookie") or not self._one(b"authorization").lower().startswith("bearer ")):
            raise _Refused(403, "foreign_page")

    @property
    def length(self) -> int:
        text = self._one(b"content-length")
        if text and not (text.isascii() and text.isdecimal() and len(text) < 16):
            raise _Refused(400, "malformed")
        return int(text or 0)

    def _all(self, name: bytes) -> list[str]:
        return [value.decode("latin-1").strip() for key, value in self._came if key == name]

    def _one(self, name: bytes) -> str:
        values = self._all(name)
        if len(values) > 1:
            raise _Refused(400, "malformed")
        return values[0] if values else ""

    def _is_ours(self, origin: str) -> bool:
        return origin == f"{self._scheme}://{self._host.lower()}" or origin in self._walls.origins

    def _trusts(self, address: str) -> bool:
        try:
            at = ip_address(address)
        except ValueError:
            return False
        return any(at in network for network in self._walls.proxies)

    def _look_behind_proxies(self) -> None:
        """Each proxy adds to the right, so the rightmost is what the nearest one saw."""
        hosts = _last(self._all(b"x-forwarded-host"))
        schemes = _last(self._all(b"x-forwarded-proto"))
        self._host = hosts or self._host
        self._scheme = schemes.lower() if schemes.lower() in {"http", "https"} else self._scheme
        for hop in reversed(",".join(self._all(b"x-forwarded-for")).split(",")):
            try:
                self._from = str(ip_address(hop.strip()))
            except ValueError:
                return
            if not self._trusts(self._from):
                return

    def _check_host(self) -> None:
        host = self._host.lower()
        if not host:
            raise _Refused(400, "host_missing")
        if host not in self._walls.hosts and _without_port(host) not in self._walls.hosts:
            raise _Refused(421, "host_unknown")

    def _check_local(self) -> None:
        """A proxy that nobody told us about speaks from this computer too, but with another name or marks on it."""
        here = self._from in {"127.0.0.1", "::1"} and _without_port(self._host.lower()) in LOOPBACK
        if _begins(self.path, self._walls.local) and not (here and not self._forwarded):
            raise _Refused(404, "not_found")


def _last(values: list[str]) -> str:
    return ",".join(values).rpartition(",")[2].strip()


def _without_port(host: str) -> str:
    name, colon, port = host.rpartition(":")
    return name if colon and port.isascii() and port.isdecimal() else host


class _Answer:
    """What goes out, to a request or to the wish for a socket: with our headers on it, and no word about a fault."""

    def __init__(self, scope: Scope, send: Send, *, keep: bool) -> None:
        self.request: Final = secrets.token_hex(8)
        self._send: Final = send
        self._keep: Final = keep
        self._head: Final = scope.get("method") == "HEAD"
        self._socket: Final = scope["type"] == "websocket"
        self._type: Final = "websocket.http.response" if self._socket else "http.response"
        self._speaks: Final = not self._socket or self._type in (scope.get("extensions") or {})
        self._begun = False
        self._over = False

    async def send(self, message: Message) -> None:
        """For the app."""
        if self._over:
            return  # the rest of an answer that was replaced, or that nobody hears
        if message["type"] == f"{self._type}.start":
            if message["status"] >= 500:
                await self._hush(message)
                return
            self._dress(message)
        elif message["type"] == "websocket.accept":
            self._dress(message)
        elif message["type"] == "websocket.close":
            if not self._begun:
                await self.refuse(_Refused(403, "refused"))
                return
            self._over = True
            if message.get("code", 1000) in _FAULT_CODES:
                log.error("fault answered", code=message["code"])
                message = {"type": "websocket.close", "code": 1011}
        await self._out(message)

    async def refuse(self, refused: _Refused) -> None:
        if self._over:
            return
        self._over = True
        if self._begun or not self._speaks:
            if self._socket:  # else half an answer is out, and the server beneath hangs up
                await self._out({"type": "websocket.close", "code": 1011 if self._begun else 1008})
            return
        body = msgspec.json.encode(Fault(refused.code, field="", rule="", request=self.request))
        start: Message = {"type": f"{self._type}.start", "status": refused.status}
        start["headers"] = [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode("ascii")),
            (b"connection", b"close"),  # what is left of the request is not read any more
            *refused.headers,
        ]
        self._dress(start)
        await self._out(start)
        await self._out({"type": f"{self._type}.body", "body": b"" if self._head else body, "more_body": False})

    async def _hush(self, message: Message) -> None:
        """The framework's own words about a fault are not for strangers (RS-173)."""
        if message["status"] == 503:  # whoever could not do it has logged why
            log.debug("unavailable answered", status=503)
        else:
            log.error("fault answered", status=message["status"])
        after = dict(message.get("headers", ())).get(b"retry-after", b"").decode("latin-1")
        code: Code = "unavailable" if message["status"] == 503 else "fault"
        await self.refuse(_Refused(message["status"], code, retry_after=after))

    def _dress(self, message: Message) -> None:
        self._begun = True
        theirs = [(name.lower(), value) for name, value in message.get("headers", ())]
        cache = b"no-store"
        if self._keep and not any(name == b"set-cookie" for name, _ in theirs):
            cache = dict(theirs).get(b"cache-control", b"no-cache")  # kept, but asked about each time (RS-172)
        ours = {**SECURITY, b"cache-control": cache, b"x-request-id": self.request.encode("ascii")}
        message["headers"] = [
            *((name, value) for name, value in theirs if name not in ours and name != b"server"),
            *ours.items(),
        ]

    async def _out(self, message: Message) -> None:
        try:
            await self._send(message)
        except OSError:
            self._over = True  # the framework will try to say goodbye
            raise _Gone from None
