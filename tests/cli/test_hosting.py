"""The commands around the server: it is started and stopped, its games are copied, brought back and checked."""

from __future__ import annotations

import asyncio
import io
import json
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.cli.sitting import COMMAND, Terminal, run, surroundings
from tests.server.conftest import sqlite_settings
from tests.server.games import played
from tests.server.served import Browser, children, gone
from underkeep.cli.progress import Progress
from underkeep.cli.serve import greet
from underkeep.server.datafile import warning_about
from underkeep.server.settings import Settings
from underkeep.server.store import Store

ADDRESS = re.compile(r"Underkeep serves at (http://\S+);")
LINK = re.compile(r"^  (.+): (http://\S+#(\w+)\.\S+?)\r?$", re.MULTILINE)
PASSWORD = "open-sesame"

Start = Callable[..., Terminal]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """`underkeep serve` on a terminal, on any free port, until the end of the test."""
    begun: list[Terminal] = []

    def serve(*words: str, **more: Any) -> Terminal:
        port = () if "--port" in words else ("--port", "0")
        begun.append(Terminal(tmp_path, "serve", *words, *port, **more))
        return begun[-1]

    yield serve
    for terminal in begun:
        terminal.close()


def address(terminal: Terminal) -> str:
    terminal.wait_for("Ctrl+C ends it.")
    found = ADDRESS.search(terminal.text())
    assert found is not None
    return found[1]


def healthy(url: str) -> bool:
    with urllib.request.urlopen(f"{url}/readyz", timeout=5) as answer:
        return bool(json.load(answer)["ok"])


@contextmanager
def seated(link: str) -> Iterator[ClientConnection]:
    """Somebody at a table, as another program would come there."""
    port = urlsplit(link).port
    assert port is not None
    browser = Browser(port)
    table = browser.claim(link)["table"]
    cookie, origin = {"cookie": browser.cookie}, Origin(browser.origin)
    url = f"ws://localhost:{port}/ws/{table}"
    with connect(url, origin=origin, additional_headers=cookie, proxy=None) as line:
        line.send(json.dumps({"type": "hello", "protocol": 1}))
        yield line


def refused(words: tuple[str, ...], folder: Path, **more: str) -> str:
    """The one sentence with which a command ends before anything else has happened."""
    done = run(folder, *words, **more)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("underkeep: ")
    assert done.err.count("\n") == 1
    return done.err


# -- serving -----------------------------------------------------------------------------------------------------


@pytest.mark.rs("RS-098")
def test_the_first_lines_warn_of_an_old_sqlite(start, capsys):
    terminal = start()
    address(terminal)
    shown = "".join(terminal.text().split())
    assert "".join(warning_about(sqlite3.sqlite_version_info).split()) in shown
    assert f"SQLite{sqlite3.sqlite_version}" in shown  # in the log, whether it is old or not
    told = Settings.read({}, {})
    for warning in ("", "SQLite 3.40.1 is old"):
        greet(told, "http://localhost:1", warning)
        assert ("SQLite" in capsys.readouterr().out) == bool(warning)


@pytest.mark.rs("RS-200")
@pytest.mark.rs("RS-201")
@pytest.mark.skipif(not Path("/proc/self").exists(), reason="looks at the processes of Linux")
@pytest.mark.parametrize("how", ["ctrl-c", "term"])
def test_the_server_comes_up_and_ends_as_it_was_told_with_every_process(how, start):
    terminal = start("boss_monster", "--seats", "open:Ania,bot:random", "--pace", "0")
    assert healthy(address(terminal))
    terminal.wait_for("Sit down with: ")
    pid = terminal.process.pid
    with seated(LINK.findall(terminal.text())[0][1]) as line:
        line.send(json.dumps({"type": "hint"}))  # a bot's turn or this one: somebody starts to think
        while not (bots := children(pid)):
            line.recv(timeout=10)
        began = time.monotonic()
        if how == "term":
            terminal.signal(signal.SIGTERM)
        else:
            terminal.type("\x03")
        assert terminal.end() == 0
    assert time.monotonic() - began < 10
    assert "The server has ended; every decision is stored." in terminal.text()
    assert "Traceback" not in terminal.text()
    assert all(gone(bot, 0) for bot in bots)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((), "Only this computer can come in."),
        (("--host", "0.0.0.0"), "Others need a name to come by"),
        (("--host", "0.0.0.0", "--public-address", "http://keep.example:8400"), "serves at http://keep.example:8400;"),
    ],
)
def test_a_server_says_who_can_come_in(words, said, start):
    terminal = start(*words)
    terminal.wait_for("Ctrl+C ends it.")
    assert said in terminal.text()
    assert ("--public-address" in terminal.text()) == (len(words) < 4)


def test_a_first_table_comes_with_the_links_that_its_host_sends_around(start):
    seats = ("--seats", "open:Ania,open,bot:random")
    terminal = start("boss_monster", *seats, "--title", "Friday", "--log-level", "debug")
    terminal.wait_for("Sit down with: ")
    found = LINK.findall(terminal.text())
    assert [(who, purpose) for who, _, purpose in found] == [
        ("seat 0 Ania", "seat"), ("seat 1", "seat"), ("to watch", "spectate"), ("the host's chair", "host"),
    ]  # fmt: skip
    logged = [line for line in terminal.text().splitlines() if "level=" in line]
    assert not [line for line in logged for _, link, _ in found if link.partition("#")[2][10:] in line]


def test_links_never_go_into_a_file(tmp_path):
    assert "terminal only" in refused(("serve", "boss_monster", "--port", "0"), tmp_path)


@pytest.mark.rs("RS-208")
def test_a_port_in_use_is_named_with_what_to_do(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        said = refused(("serve", "--port", port), tmp_path)
    assert port in said
    assert "--port" in said


@pytest.mark.rs("RS-097")
def test_a_second_server_on_one_file_is_told_so_and_comes_up_after_the_first_was_killed(start, tmp_path):
    first = start()
    address(first)
    assert "another Underkeep is using this database" in refused(("serve", "--port", "0"), tmp_path)
    first.process.kill()
    first.end()
    assert healthy(address(start()))


@pytest.mark.rs("RS-103")
def test_an_older_program_does_not_serve_a_newer_database(tmp_path):
    asyncio.run(made(tmp_path, 1))
    with sqlite3.connect(tmp_path / "underkeep.db") as database:
        database.execute("UPDATE alembic_version SET version_num = 'of next year'")
    database.close()
    assert "newer Underkeep" in refused(("serve", "--port", "0"), tmp_path)


@pytest.mark.rs("RS-096")
def test_a_damaged_database_is_left_alone_and_the_way_back_is_named(tmp_path):
    (tmp_path / "underkeep.db").write_bytes(b"this was a database once" * 400)
    assert "underkeep restore FILE" in refused(("serve", "--port", "0"), tmp_path)
    assert (tmp_path / "underkeep.db").read_bytes().startswith(b"this was")


@pytest.mark.rs("RS-096")
@pytest.mark.parametrize("command", [("serve", "--port", "0"), ("check",)], ids=["serve", "check"])
def test_a_broken_description_of_the_tables_is_one_sentence_that_names_the_way_back(tmp_path, command):
    asyncio.run(made(tmp_path, 1))
    path = tmp_path / "underkeep.db"
    written = bytearray(path.read_bytes())
    at = written.index(b"NOT NULL", written.index(b"CREATE TABLE seat")) + 4
    written[at : at + 8] = bytes(byte ^ 0xFF for byte in written[at : at + 8])
    path.write_bytes(written)
    assert "underkeep restore FILE" in refused(command, tmp_path)
    assert path.read_bytes() == written


@pytest.mark.rs("RS-108")
def test_a_row_that_cannot_be_read_is_named_without_its_text_and_the_next_game_is_checked(tmp_path):
    bad, fine, worse = asyncio.run(made(tmp_path, 3))
    with sqlite3.connect(tmp_path / "underkeep.db") as database:
        spoil = "UPDATE entry SET notation = CAST(x'63616E617279FF' AS TEXT) WHERE game_id = ? AND seq = 3"
        database.execute(spoil, [bad])
        database.execute("UPDATE game SET created_at = 'canary' WHERE id = ?", [worse])
    database.close()
    told = run(tmp_path, "check", "--json")
    assert told.code == 1
    found = json.loads(told.out)
    assert (found["games"], [(one["game"], one["row"]) for one in found["bad"]]) == (3, [(bad, 3), (worse, 0)])
    assert fine not in str(found["bad"])
    assert "canary" not in told.out + told.err


@pytest.mark.rs("RS-095")
def test_a_database_that_cannot_be_written_is_named_with_the_reason(tmp_path):
    (tmp_path / "folder.db").mkdir()
    said = refused(("serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/folder.db"), tmp_path)
    assert f"{tmp_path}/folder.db: cannot be written to (Is a directory)" in said


WRONG = [
    (("serve", "--port", "eighty"), {}, "--port", "eighty"),
    (("serve",), {"UNDERKEEP_PORT": "eighty"}, "UNDERKEEP_PORT", "eighty"),
    (("serve",), {"UNDERKEEP_PROT": "80"}, "UNDERKEEP_PROT", "port"),
    (("serve", "--host", "not a host"), {}, "--host", "not a host"),
    (("serve", "--metrics", "perhaps"), {}, "--metrics", "on, off"),
    (("serve", "--log-level", "loud"), {}, "--log-level", "warning"),
    (("serve", "--trusted-proxies", "10.0.0.300"), {}, "--trusted-proxies", "10.0.0.300"),
    (("serve", "--public-address", "games.example.org"), {}, "--public-address", "https://"),
    (("serve", "--public-address", "https://a.example", "--allowed-hosts", "b.example"), {}, "--public-address", "add"),
    (("serve", "--pot", "1"), {}, "--pot", "--port"),
    (("serve", "--title", "Friday"), {}, "--title", "boss_monster"),
    (("serve", "bos_monster"), {}, "bos_monster", "boss_monster"),
    (("backup", "x.db", "--data", "/dev/null"), {}, "--data", "a file"),
    (("check",), {}, "--database", "nothing to check"),
    (("backup", "x.db"), {}, "underkeep.db", "nothing to back up"),
    (("restore", "nowhere.db"), {}, "nowhere.db", "no such file"),
]  # fmt: skip


@pytest.mark.rs("RS-207")
@pytest.mark.ux("UX-242")
@pytest.mark.parametrize(("words", "more", "name", "hint"), WRONG, ids=[" ".join(w[0])[:40] for w in WRONG])
def test_a_wrong_setting_is_one_sentence_that_names_it(words, more, name, hint, tmp_path, command):
    done = command(*words, **more)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("underkeep: ")
    assert done.err.count("\n") == 1
    assert name in done.err
    assert hint in done.err


@pytest.mark.rs("RS-207")
@pytest.mark.parametrize("words", [("serve", "--port", "0"), ("backup", "x.db"), ("restore", "x.db"), ("check",)])
@pytest.mark.parametrize("said", ["postgresql://ania:{}@127.0.0.1:9/games", "postgres+x://ania:{}@h/games", "{}"])
@pytest.mark.parametrize("by", ["option", "variable"])
def test_the_password_of_a_database_is_never_printed(words, said, by, command):
    database = said.format(PASSWORD)
    done = command(*words, "--database", database) if by == "option" else command(*words, UNDERKEEP_DATABASE=database)
    assert done.code == 2
    assert done.err.count("\n") == 1
    assert PASSWORD not in done.out + done.err


WITHOUT = """
import sys
for name in ("litestar", "sqlalchemy", "uvicorn", "msgspec", "structlog", "itsdangerous", "alembic"):
    sys.modules[name] = None
from underkeep.cli import main
sys.exit(main(sys.argv[1:]))
"""


def without_the_server(folder: Path, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", WITHOUT, *words]
    return subprocess.run(
        command, capture_output=True, text=True, input=typed, env=surroundings(folder), timeout=60, check=False
    )


@pytest.mark.parametrize("words", [("serve",), ("backup", "x.db"), ("restore", "x.db"), ("check",)])
def test_without_the_servers_packages_a_sentence_says_what_to_install(words, tmp_path):
    done = without_the_server(tmp_path, *words)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert "pip install" in done.stderr


def test_the_game_in_the_terminal_needs_none_of_the_servers_packages(tmp_path):
    done = without_the_server(tmp_path, "play", "--seed", "7", typed="1\nq\n")
    assert done.returncode == 0
    assert "You lay a card face down in place 1: Jackpot Stash." in done.stdout


# -- copies ------------------------------------------------------------------------------------------------------


async def made(folder: Path, games: int) -> list[str]:
    store = await Store.open(sqlite_settings(folder))
    try:
        return [await played(store, 6, undo=False) for _ in range(games)]
    finally:
        await store.close()


@pytest.mark.rs("RS-104")
def test_a_backup_brings_everything_back_and_what_was_there_is_kept(tmp_path, command):
    asyncio.run(made(tmp_path, 2))
    backed_up = command("backup", str(tmp_path / "monday.db"))
    assert (backed_up.code, backed_up.err) == (0, "")
    asyncio.run(made(tmp_path, 1))
    assert "all 3 games" in command("check").out
    restored = command("restore", str(tmp_path / "monday.db"))
    assert restored.code == 0
    kept = re.search(r"What was there before is kept in (.+)\.$", restored.out, re.MULTILINE)
    assert kept is not None
    assert "all 2 games" in command("check").out
    assert "all 3 games" in command("check", "--database", f"sqlite:///{kept[1]}").out


def test_a_backup_is_not_written_over_another_and_comes_from_nobody_else(tmp_path, command):
    asyncio.run(made(tmp_path, 1))
    (tmp_path / "monday.db").write_text("mine", "utf-8")
    assert "is there already" in command("backup", str(tmp_path / "monday.db")).err
    assert command("restore", str(tmp_path / "monday.db")).code == 2
    assert "all 1 games" in command("check").out


@pytest.mark.rs("RS-108")
def test_a_check_names_the_game_and_the_first_row_that_does_not_fit(tmp_path, command):
    _, bad = asyncio.run(made(tmp_path, 2))
    with sqlite3.connect(tmp_path / "underkeep.db") as database:
        database.execute("UPDATE entry SET option = option + 1 WHERE seq = 3 AND game_id = ?", [bad])
    database.close()
    done = command("check")
    assert done.code == 1
    assert f"game {bad}, row 3: " in done.out
    assert "1 of 2 games cannot be told again." in done.out
    told = json.loads(command("check", "--json").out)
    assert (told["games"], [(one["game"], one["row"]) for one in told["bad"]]) == (2, [(bad, 3)])


def test_a_check_while_the_server_runs_is_told_so(start, tmp_path):
    address(start())
    assert "another Underkeep is using this database" in refused(("check",), tmp_path)


@pytest.mark.ux("UX-244")
@pytest.mark.parametrize("on_a_terminal", [True, False])
def test_a_long_work_says_how_far_it_has_come_and_a_short_one_nothing(on_a_terminal):
    for seconds, says in ((0.001, False), (1, True)):
        now = [0.0]
        out = io.StringIO()
        out.isatty = lambda: on_a_terminal  # type: ignore[method-assign]
        progress = Progress("games", 40, out, lambda now=now: now[0])  # type: ignore[misc]
        for _ in range(40):
            now[0] += seconds
            progress.step()
        progress.end()
        told = out.getvalue()
        assert bool(told) == says
        if says and on_a_terminal:
            assert "20 of 40 games, 1.0 a second, 20 s left" in told
            assert told.endswith(" \r")
        elif says:
            assert told.splitlines()[1] == "8 of 40 games, 1.0 a second, 32 s left"
            assert told.count("\n") == 10


def test_a_module_names_itself_as_it_was_started(tmp_path):
    done = subprocess.run(
        [*COMMAND, "play", "--seed", "1"], capture_output=True, text=True, stdin=subprocess.DEVNULL, timeout=60,
        env=surroundings(tmp_path), check=False,
    )  # fmt: skip
    assert f"Go on with: {Path(sys.executable).name} -m underkeep play --resume " in done.stdout
    started = run(tmp_path, "play", "--seed", "1", UNDERKEEP_COMMAND="python3 run.py")
    assert "Go on with: python3 run.py play --resume " in started.out
