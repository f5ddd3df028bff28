"""`underkeep` without a further word: the table in the browser."""

from __future__ import annotations

import json
import re
import signal
import socket
import stat
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.cli.sitting import Terminal, run
from underkeep.cli.table import has_display

ADDRESS = re.compile(r"^(http://\S+?)\r?$", re.MULTILINE)  # on a line of its own

Start = Callable[..., Terminal]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    begun: list[Terminal] = []

    def open_table(*words: str, folder: Path = tmp_path, **more: Any) -> Terminal:
        nothing = dict.fromkeys(("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"), "")
        begun.append(Terminal(folder, *words, **{**nothing, **more}))
        return begun[-1]

    yield open_table
    for terminal in begun:
        terminal.close()


@contextmanager
def taken(port: int) -> Iterator[None]:
    with socket.create_server(("127.0.0.1", port)):
        yield


def free_ports() -> int:
    """The first of two neighbours that nobody uses."""
    while True:
        with socket.create_server(("127.0.0.1", 0)) as one:
            port: int = one.getsockname()[1]
        try:
            with taken(port), taken(port + 1):
                return port
        except OSError:
            continue


def address(terminal: Terminal) -> str:
    terminal.wait_for("Ctrl+C ends it.")
    found = ADDRESS.search(terminal.text())
    assert found is not None
    return found[1]


@pytest.mark.ux("UX-001")
@pytest.mark.ux("UX-002")
@pytest.mark.ux("UX-006")
def test_the_command_alone_sets_the_table_and_tells_its_address_on_a_line_of_its_own(start: Start) -> None:
    terminal = start("--port", "0")
    terminal.wait_for("setting the table", seconds=5)
    with urllib.request.urlopen(address(terminal), timeout=5) as page:
        assert b"<title>Underkeep</title>" in page.read()
    with urllib.request.urlopen(f"{address(terminal)}/api/games", timeout=5) as games:
        assert json.load(games)[0]["name"] == "boss_monster"
    assert "{" not in terminal.text()  # no log


@pytest.mark.ux("UX-006")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_it_ends_within_two_seconds_with_one_line(start: Start, number: int) -> None:
    terminal = start("--port", "0")
    address(terminal)
    there = len(terminal.written)
    began = time.monotonic()
    terminal.signal(number)
    assert terminal.end() == 0
    assert time.monotonic() - began < 2
    assert terminal.text(there).strip("^C\r\n") == "Good night. Every decision is stored."


def with_usual(port: int, *words: str) -> str:
    """The command, if this were the usual port."""
    return f"""
import sys
from underkeep.cli import main
from underkeep.server.settings import Settings
Settings.__init__.__defaults__ = tuple({port} if each == 8400 else each for each in Settings.__init__.__defaults__)
sys.exit(main({list(words)}))
"""


@pytest.mark.ux("UX-005")
def test_a_taken_default_port_is_replaced_by_the_next_free_one(start: Start) -> None:
    port = free_ports()
    with taken(port):
        assert address(start(script=with_usual(port))) == f"http://127.0.0.1:{port + 1}"


@pytest.mark.ux("UX-005")
@pytest.mark.parametrize("how", ["typed", "variable"])
def test_a_taken_port_that_was_asked_for_is_named(tmp_path: Path, how: str) -> None:
    port = free_ports()
    with taken(port):
        more = {"UNDERKEEP_PORT": str(port)} if how == "variable" else {}
        done = run(tmp_path, *(("--port", str(port)) if how == "typed" else ()), **more)
    assert done.code == 2
    assert done.err.count("\n") == 1
    assert f"port {port} is in use" in done.err


def test_a_second_start_leads_to_the_table_that_is_there(tmp_path: Path, start: Start, browser: Path) -> None:
    port = free_ports()
    address(start(script=with_usual(port)))
    second = start(script=with_usual(port), BROWSER=str(browser))
    assert second.end() == 0
    assert "It is running already" in second.text()
    assert ADDRESS.findall(second.text()) == [f"http://localhost:{port}"]
    assert visited(tmp_path) == f"http://localhost:{port}"


def test_games_that_another_program_has_open_are_said_to_be_in_use(tmp_path: Path, start: Start) -> None:
    address(start("--port", "0"))
    done = run(tmp_path, "--port", "0", "--no-browser")
    assert done.code == 2
    assert "another Underkeep is using this database" in done.err


# -- the browser -------------------------------------------------------------------------------------------------


@pytest.fixture
def browser(tmp_path: Path) -> Path:
    """A browser that only writes down where it was sent."""
    program = tmp_path / "browser"
    program.write_text(f'#!/bin/sh\necho "$1" > {tmp_path}/visited\n')
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    return program


def visited(folder: Path, seconds: float = 30) -> str:
    until = time.monotonic() + seconds
    while not (folder / "visited").exists() and time.monotonic() < until:
        time.sleep(0.02)
    return (folder / "visited").read_text().strip() if (folder / "visited").exists() else ""


@pytest.mark.ux("UX-001")
def test_the_browser_is_opened_at_the_address(tmp_path: Path, start: Start, browser: Path) -> None:
    terminal = start("--port", "0", BROWSER=str(browser))
    assert visited(tmp_path) == address(terminal)


def test_no_browser_is_opened_when_none_is_wanted(tmp_path: Path, start: Start, browser: Path) -> None:
    terminal = start("--port", "0", "--no-browser", BROWSER=str(browser))
    address(terminal)
    assert visited(tmp_path, seconds=0.5) == ""


@pytest.mark.ux("UX-006")
@pytest.mark.parametrize(
    ("environment", "platform", "shown"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"DISPLAY": ""}, "linux", False),
        ({}, "darwin", True),
        ({}, "win32", True),
    ],
)
def test_a_browser_is_only_opened_where_it_can_be_seen(environment: dict[str, str], platform: str, shown: bool) -> None:
    assert has_display(environment, platform) == shown


def test_the_terminal_is_still_there(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "boss_monster", "--plain", "--seed", "3", typed="q\n")
    assert "Boss Monster" in done.out
    assert list((tmp_path / "games").iterdir())
