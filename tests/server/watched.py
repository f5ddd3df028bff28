"""A server that is watched while people play and strangers try: which files it opens, and whom it calls.

A program (`python -m tests.server.watched FOLDER`), because a watch on the interpreter cannot be taken off again. It
tells what it saw as JSON.
"""

from __future__ import annotations

import asyncio
import json
import random
import socket
import sys
from pathlib import Path
from typing import Any

from tests.server.conftest import sqlite_settings
from tests.server.served import Player, Served, new_table, serving
from tests.server.test_app import TWO, unfinished_record
from tests.server.test_roles import ROUTES, ask

OUTSIDE = ("../../../etc/passwd", "/etc/passwd", "..%2f..%2fetc%2fpasswd", "signing.keys", "%00", "\\\\host\\share")
TRAVERSALS = [
    *(f"{start}{path}" for start in ("/", "/api/cards/", "/api/rules/", "/api/tables/", "/schema/", "/ws/", "//")
      for path in OUTSIDE),
    "/api/tables/x/../../../underkeep.db", "/./.", "/..", "/%2e%2e/%2e%2e/", "/%252e%252e/", "/..;/", "/api/..%5c..%5c",
    "/%c0%ae%c0%ae/", "file:///etc/passwd", "http://localhost/../etc/passwd", "/static/../src/underkeep/__init__.py",
]  # fmt: skip


class Watch:
    def __init__(self) -> None:
        self.on = False
        self.opened: list[str] = []
        self.called: list[str] = []
        self.started: list[str] = []

    def __call__(self, event: str, told: tuple[Any, ...]) -> None:
        if not self.on:
            return
        if event == "open" and isinstance(told[0], str | bytes):
            self.opened.append(told[0] if isinstance(told[0], str) else told[0].decode())
        elif event in ("socket.connect", "socket.sendto") and isinstance(told[1], tuple):
            self.called.append(str(told[1][0]))
        elif event in ("socket.getaddrinfo", "socket.gethostbyname"):
            self.called.append(str(told[0]))
        elif event in ("subprocess.Popen", "os.system", "os.exec", "os.posix_spawn"):
            self.started.append(str(told[0]))


def raw(server: Served, path: str) -> tuple[int, str]:
    """The status of what is asked for in exactly these letters, and what was told."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=5) as line:
        line.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode("latin-1"))
        heard = b""
        while part := line.recv(65536):
            heard += part
    return int(heard.split()[1]), heard.decode("latin-1")


def evening(server: Served) -> None:
    """People at a table, from the link to the record, and a file that is brought in."""
    host, friend = server.browser(), server.browser()
    table, links = new_table(host, "pebbles", "me", "open")
    friend.claim(links["seat1"])

    async def play() -> None:
        async with Player(host, table) as one, Player(friend, table) as two:
            await one.come()
            await two.come()
            await asyncio.gather(*(player.play_out(random.Random(1)) for player in (one, two)))

    asyncio.run(play())
    host.get(f"/api/tables/{table}/record")
    host.post("/api/imports", {"text": unfinished_record(), "seats": TWO, "pace": "0"})
    for text in OUTSIDE:
        host.ask("POST", "/api/imports", {"text": text, "seats": TWO})
        host.ask("POST", "/api/imports", {"text": f"underkeep: position 1\ngame: {json.dumps(text)}\n", "seats": TWO})
        host.ask("POST", "/api/tables", {"game": text, "seats": TWO})
    for method, route in ROUTES:
        ask(host, method, route, table)


def main(folder: str) -> None:
    sys.modules["uvloop"] = None  # type: ignore[assignment]  # it is written in C, and would call without being seen
    watch = Watch()
    sys.addaudithook(watch)
    with serving(sqlite_settings(Path(folder))) as server:
        evening(server)  # once unwatched: what is read at first use is read now
        watch.on = True
        evening(server)
        told = {path: raw(server, path) for path in TRAVERSALS}
        watch.on = False
    print(json.dumps({"opened": watch.opened, "called": watch.called, "started": watch.started, "told": told}))  # noqa: T201


if __name__ == "__main__":
    main(sys.argv[1])
