"""A PostgreSQL server of our own for the tests, from Debian's package: thrown away afterwards, durable meanwhile."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
import time
from pathlib import Path

import pytest

SUPERUSER = "underkeep"


def programs() -> Path | None:
    """Where initdb and postgres are; Debian keeps them off the path, one folder for each version."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: int(folder.parent.name))
    if found := shutil.which("initdb"):
        folders.append(Path(found).resolve().parent)
    return next((folder for folder in reversed(folders) if (folder / "initdb").exists()), None)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Postgres:
    """`fsync` stays on: what these tests say about durability is about this server too."""

    def __init__(self, bin_folder: Path) -> None:
        self.bin = bin_folder
        self.folder = Path(tempfile.mkdtemp(prefix="underkeep-pg-"))
        self.port = free_port()
        self.user: int | str | None = None
        if os.name == "posix" and os.geteuid() == 0:  # PostgreSQL refuses to run as root
            self.user = "postgres"
            shutil.chown(self.folder, "postgres")
        self.data = self.folder / "data"
        self.run("initdb", "-D", self.data, "-U", SUPERUSER, "--auth=trust", "-E", "UTF8", "--no-locale", "--no-sync")
        with (self.data / "postgresql.conf").open("a") as conf:
            conf.write(
                f"listen_addresses = '127.0.0.1'\nport = {self.port}\nunix_socket_directories = '{self.folder}'\n"
                "max_connections = 60\nshared_buffers = 16MB\nautovacuum = off\nlog_min_messages = fatal\n"
            )
        self.start()

    def run(self, program: str, *arguments: str | Path, **more: str) -> str:
        done = subprocess.run(
            [self.bin / program, *arguments],
            user=self.user,
            cwd=self.folder,
            capture_output=True,
            text=True,
            check=False,
            timeout=60,
            env={"PATH": os.environ["PATH"], "LC_ALL": "C", **more},
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    def start(self) -> None:
        self.run("pg_ctl", "-D", self.data, "-w", "-l", self.folder / "log", "start")

    def stop(self, mode: str = "fast") -> None:
        self.run("pg_ctl", "-D", self.data, "-w", "-m", mode, "stop")

    def url(self, database: str, port: int | None = None) -> str:
        return f"postgresql://{SUPERUSER}@127.0.0.1:{port or self.port}/{database}"

    def sql(self, words: str, database: str = "postgres") -> str:
        where = ("-h", "127.0.0.1", "-p", str(self.port), "-U", SUPERUSER, "-d", database)
        return self.run("psql", *where, "-XAtq", "-v", "ON_ERROR_STOP=1", "-c", words).strip()

    def remove(self) -> None:
        """Nobody waits for it: it may take seconds to see its last connections out."""
        self.run("pg_ctl", "-D", self.data, "-W", "-m", "immediate", "stop")
        for _ in range(3):
            shutil.rmtree(self.folder, ignore_errors=True)
            time.sleep(0.1)


def installed_or_skip() -> Path:
    found = programs()
    if found is None:
        trouble = "PostgreSQL is not installed; on Debian: apt-get install -y postgresql"
        if os.environ.get("CI") == "1":
            pytest.fail(trouble)
        pytest.skip(trouble)
    return found
