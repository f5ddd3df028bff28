"""A careless proxy before the server: whatever it is not forbidden to keep, it gives to the next one who asks."""

from __future__ import annotations

import http.client
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

HOP = ("connection", "keep-alive", "transfer-encoding", "date")


class CachingProxy(ThreadingHTTPServer):
    """Knows an answer by its method and path alone, as the worst of them do. Only `no-store` keeps it from anything."""

    daemon_threads = True

    def __init__(self, target: int) -> None:
        super().__init__(("127.0.0.1", 0), _Passing)
        self.target = target
        self.kept: dict[tuple[str, str], tuple[int, list[tuple[str, str]], bytes]] = {}
        self.hits = 0

    @property
    def port(self) -> int:
        return int(self.server_address[1])


class _Passing(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: CachingProxy

    def handle_any(self) -> None:
        asked = (self.command, self.path)
        body = self.rfile.read(int(self.headers.get("content-length", 0))) or None
        if asked in self.server.kept:
            self.server.hits += 1
            self.reply(*self.server.kept[asked])
            return
        line = http.client.HTTPConnection("127.0.0.1", self.server.target, timeout=10)
        try:
            line.request(self.command, self.path, body, dict(self.headers.items()))
            heard = line.getresponse()
            found = (heard.status, heard.getheaders(), heard.read())
        finally:
            line.close()
        if "no-store" not in (heard.headers["cache-control"] or ""):
            self.server.kept[asked] = found
        self.reply(*found)

    do_GET = do_HEAD = do_POST = handle_any  # noqa: N815 - so the library names them

    def reply(self, status: int, headers: list[tuple[str, str]], body: bytes) -> None:
        self.send_response_only(status)
        for name, value in headers:
            if name.lower() not in HOP:
                self.send_header(name, value)
        self.send_header("connection", "close")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: Any) -> None:
        pass


@contextmanager
def proxied(target: int) -> Iterator[CachingProxy]:
    with CachingProxy(target) as proxy:
        thread = threading.Thread(target=proxy.serve_forever, kwargs={"poll_interval": 0.05})
        thread.start()
        try:
            yield proxy
        finally:
            proxy.shutdown()
            thread.join(5)
