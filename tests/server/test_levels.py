"""How grave the log calls things: what is nobody's fault is no error, and what cannot be done says why."""

from __future__ import annotations

import http.client
import json
import os
import signal
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import sqlite_settings
from tests.server.served import Browser, Served, new_table, process, serving


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    with serving(sqlite_settings(tmp_path)) as served:
        yield served


def said(server: Served, request: str) -> list[dict[str, Any]]:
    """What the log says of one request, but for what only developers read."""
    lines = [json.loads(line) for line in server.log.getvalue().splitlines()]
    return [line for line in lines if line.get("request") == request and line["level"] != "debug"]


@pytest.mark.rs("RS-200")
def test_a_request_that_hangs_when_the_server_ends_is_told_so_and_is_no_error(tmp_path: Path) -> None:
    with process(tmp_path) as (started, port):
        line = http.client.HTTPConnection("127.0.0.1", port, timeout=15)
        line.putrequest("POST", "/api/claim", skip_host=True)
        for name, value in {
            "host": f"localhost:{port}", "origin": f"http://localhost:{port}",
            "content-type": "application/json", "content-length": "50",
        }.items():  # fmt: skip
            line.putheader(name, value)
        line.endheaders(b'{"ticket": ')  # and the rest never comes
        assert Browser(port).get("/healthz") == {"ok": True}  # so the other one has arrived, too
        began = time.monotonic()
        os.kill(started.pid, signal.SIGTERM)
        answer = line.getresponse()
        assert (answer.status, answer.headers["retry-after"]) == (503, "2")
        assert json.loads(answer.read())["code"] == "busy"
        assert started.wait(10) == 0
        assert time.monotonic() - began < 10
        assert started.stderr is not None
        written = started.stderr.read()
    assert "level=error" not in written
    assert "Cancelled" not in written
    assert "cut short" in written


@pytest.mark.rs("RS-094")
@pytest.mark.rs("RS-204")
def test_a_database_that_cannot_write_is_a_warning_with_its_reason(server: Served) -> None:
    path = server.house.settings.sqlite
    assert path is not None
    browser = server.browser()
    table, _ = new_table(browser, "pebbles", "me", "open")
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")  # a program that holds the file for longer than anybody waits
        answer = browser.ask("POST", f"/api/tables/{table}/pause", {"on": True})
    assert (answer.status, answer.json["code"]) == (503, "unavailable")
    [line] = said(server, answer.headers["x-request-id"])
    assert (line["level"], line["event"], line["reason"]) == ("warning", "unavailable", "SQLITE_BUSY")
    assert browser.ask("POST", f"/api/tables/{table}/pause", {"on": True}).status == 200


@pytest.mark.rs("RS-199")
@pytest.mark.parametrize(
    ("owner", "attribute", "reason"), [("listener", "alive", "no notices"), ("hall", "closing", "ending")]
)
def test_why_a_server_is_not_ready_stands_in_its_log(
    server: Served, monkeypatch: pytest.MonkeyPatch, owner: str, attribute: str, reason: str
) -> None:
    at = {"listener": server.house.hall.listener, "hall": server.house.hall}[owner]
    monkeypatch.setattr(at, attribute, not getattr(at, attribute))
    answer = server.browser().ask("GET", "/readyz")
    monkeypatch.undo()
    assert answer.status == 503
    assert reason not in answer.body.decode()
    [line] = said(server, answer.headers["x-request-id"])
    assert (line["level"], line["reason"]) == ("warning", reason)
