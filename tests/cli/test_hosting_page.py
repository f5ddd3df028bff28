"""The page on hosting is followed to the letter: its commands are copied out of it and run (RS-209)."""

from __future__ import annotations

import asyncio
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.sitting import Terminal, surroundings
from tests.cli.test_hosting import ADDRESS, LINK, healthy, made
from tests.docs.pages import ROOT, blocks, tables
from tests.server.conftest import empty_postgres, postgres  # noqa: F401 - fixtures
from tests.server.games import played
from tests.server.postgres import Postgres, free_port
from underkeep.server.settings import READERS, Settings
from underkeep.server.store import Store

PAGE = ROOT / "docs" / "hosting.md"


def block(title: str) -> str:
    [found] = [one for lang in ("sh", "text") for one in blocks(PAGE, lang) if one.title == title]
    return found.text


@pytest.fixture
def shell(tmp_path: Path) -> Path:
    """A folder of programs in which `underkeep` is what is tested here."""
    folder = tmp_path / "bin"
    folder.mkdir()
    (folder / "underkeep").write_text(f'#!/bin/sh\nexec {sys.executable} -m underkeep "$@"\n', "utf-8")
    (folder / "underkeep").chmod(0o755)
    return folder


def follow(script: str, shell: Path, **more: str) -> str:
    """Run a block of the page; any line that fails ends it."""
    folder = shell.parent
    path = ":".join([str(shell), more.pop("PATH", ""), "/usr/bin", "/bin"])
    done = subprocess.run(
        ["/bin/sh", "-e", "-c", script], cwd=folder, capture_output=True, text=True, timeout=90, check=False,
        env={**surroundings(folder / "data", **more), "PATH": path},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_settings_on_the_page_are_those_of_the_server(tmp_path):
    [rows] = tables(PAGE, "Settings")
    options, variables = [{row[column] for row in rows} for column in (0, 1)]
    assert options == {f"`--{name.replace('_', '-')}`" for name in READERS}
    assert variables == {f"`UNDERKEEP_{name.upper()}`" for name in READERS}
    usual = Settings.read({"data": str(tmp_path)}, {})
    default = {row[0].strip("`-"): row[2].strip("`") for row in rows}
    assert (default["host"], default["port"]) == (usual.host, str(usual.port))
    assert (default["log-level"], default["metrics"]) == (usual.log_level, "on" if usual.metrics else "off")


@pytest.mark.rs("RS-209")
def test_a_backup_is_made_brought_back_and_survives_an_upgrade_as_the_page_says(shell):
    asyncio.run(made(shell.parent / "data", 2))
    assert "all 2 games" in follow(block("backup"), shell)
    asyncio.run(made(shell.parent / "data", 1))
    assert "all 2 games" in follow(block("restore"), shell)
    upgrade = block("upgrade")
    assert "python3 -m pip install --upgrade .\n" in upgrade
    assert "all 2 games" in follow(upgrade.replace("python3 -m pip install --upgrade .\n", ""), shell)
    assert (shell.parent / "before-upgrade.db").exists()


@pytest.mark.rs("RS-209")
@pytest.mark.rs("RS-104")
def test_postgresql_is_backed_up_and_brought_back_as_the_page_says(shell, empty_postgres, postgres):  # noqa: F811
    async def play() -> None:
        store = await Store.open(empty_postgres)
        await played(store, 6, undo=False)
        await store.close()

    where = {"UNDERKEEP_DATABASE": str(empty_postgres.database), "PATH": str(postgres.bin)}
    asyncio.run(play())
    follow(block("backup of PostgreSQL"), shell, **where)
    asyncio.run(play())
    assert "all 2 games" in follow("underkeep check", shell, **where)
    assert "all 1 games" in follow(block("restore to PostgreSQL"), shell, **where)


def test_two_processes_of_one_database_come_up_and_end_as_the_page_says(shell, postgres):  # noqa: F811
    assert isinstance(postgres, Postgres)
    postgres.sql("DROP DATABASE IF EXISTS club")
    for line in block("database").splitlines():
        words = re.sub(r"^sudo -u postgres ", "", line)
        where = f"-h 127.0.0.1 -p {postgres.port} -U underkeep"
        script = words.replace("ROLE underkeep", "ROLE club").replace("--owner=underkeep", "--owner=club")
        script = script.replace("psql ", f"psql -d postgres {where} ").replace("createdb ", f"createdb {where} ")
        follow(re.sub(r"underkeep$", "club", script), shell, PATH=str(postgres.bin))
    ports = [str(free_port()), str(free_port())]
    script = block("processes").replace(
        "underkeep:choose-one@127.0.0.1/underkeep", f"club@127.0.0.1:{postgres.port}/club"
    )
    script = script.replace("/srv/underkeep", str(shell.parent / "srv"))
    for port, there in zip(("8401", "8402"), ports, strict=True):
        script = script.replace(f"--port {port} &", f"--port {there} > {there}.log 2>&1 & echo $! >> pids")
    follow(script, shell)
    pids = [int(pid) for pid in (shell.parent / "pids").read_text("utf-8").split()]
    try:
        until = time.monotonic() + 20
        for port in ports:
            while not answers(port):
                assert time.monotonic() < until
                time.sleep(0.1)
    finally:
        follow("\n".join([f"kill -TERM {pid}" for pid in pids]), shell)
    until = time.monotonic() + 10
    while any(Path(f"/proc/{pid}").exists() for pid in pids):
        assert time.monotonic() < until
        time.sleep(0.1)


def answers(port: str) -> bool:
    try:
        return healthy(f"http://127.0.0.1:{port}")
    except OSError:
        return False


@pytest.mark.skipif(not shutil.which("curl"), reason="the page looks with curl")
def test_the_first_table_is_set_up_joined_and_looked_after_as_the_page_says(tmp_path, shell):
    port = str(free_port())
    command = block("first").split()
    assert command[0] == "underkeep"
    server = Terminal(tmp_path / "host", *command[1:], UNDERKEEP_PORT=port)
    player = None
    try:
        server.wait_for("Sit down with: ")
        links = LINK.findall(server.text())
        assert [purpose for _, _, purpose in links] == ["seat", "seat", "spectate", "host"]
        player = Terminal(tmp_path / "player", *block("join").split()[1:])
        player.wait_for("Link: ")
        player.type(f"{links[0][1]}\n")
        player.wait_for("Underkeep")
        told = follow(block("watch").replace(":8400", f":{port}"), shell)
        assert told.count('{"ok":true}') == 2
        assert "underkeep_" in told
    finally:
        server.close()
        if player is not None:
            player.close()


def test_a_server_at_home_tells_the_address_that_others_come_by(tmp_path):
    server = Terminal(tmp_path, *block("home").split()[1:], UNDERKEEP_PORT=str(free_port()))
    try:
        server.wait_for("Sit down with: ")
        found = ADDRESS.search(server.text())
        assert found is not None
        assert found[1] == "http://192.168.1.20:8400"
        assert all(link.startswith("http://192.168.1.20:8400/#") for _, link, _ in LINK.findall(server.text()))
    finally:
        server.close()
