"""Where strangers do their worst: a server, a table with people at it, and what must not have changed."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, Phase, Verbosity, settings

from tests.server.conftest import sqlite_settings
from tests.server.served import FREELY, Browser, Served, party, serving
from underkeep.server.limits import Limits

# Everybody who might ask, from the least right to the most.
WHO = ("stranger", "dismissed", "spectator", "friend", "host")
# What is kept for good, by table. Whether somebody at a seat is lost comes and goes with their lines.
KEPT = {
    "seat": "game_id, seat, name, kind, bot, away, epoch",
    **dict.fromkeys(("game", "entry", "ticket", "session", "chat"), "*"),
}


def steady(examples: int, *, anew: bool = False) -> settings:
    """The same examples each time, or new ones. What is found is printed in full, so nothing is kept in a folder."""
    return settings(
        max_examples=examples,
        derandomize=not anew,
        database=None,
        deadline=None,
        phases=[Phase.explicit, Phase.generate, *([Phase.shrink] if anew else [])],
        suppress_health_check=list(HealthCheck),
        verbosity=Verbosity.normal,
    )


class Ground:
    """One server, and a party that is replaced when somebody was allowed to change something at its table."""

    def __init__(self, server: Served, line: sqlite3.Connection) -> None:
        self.server = server
        self.guests = party(server)
        self.counts: dict[str, int] = {}
        self._line = line
        self._seen: tuple[int, dict[str, list[Any]]] = (-1, {})

    def renew(self) -> None:
        self.guests = party(self.server)

    def browser(self, who: str) -> Browser:
        found: Browser = getattr(self.guests, who)
        return found

    def count(self, what: str) -> None:
        self.counts[what] = self.counts.get(what, 0) + 1

    def stored(self, *without: str) -> dict[str, list[Any]]:
        """Every row that is kept for good. A lease is not: it comes and goes with the table's place in memory."""
        [(version,)] = self._line.execute("PRAGMA data_version")
        if version != self._seen[0]:
            rows = {
                name: self._line.execute(f"SELECT {columns} FROM {name} ORDER BY 1, 2").fetchall()
                for name, columns in KEPT.items()
            }
            self._seen = (version, rows)
        return {name: rows for name, rows in self._seen[1].items() if name not in without}

    def folders(self) -> set[str]:
        """Names of all files of the server, but for those that SQLite itself makes and removes."""
        data = self.server.house.settings.data
        return {str(path.relative_to(data)) for path in data.rglob("*") if path.suffix not in (".db-wal", ".db-shm")}


@contextmanager
def ground(folder: Path, **limits: Any) -> Iterator[Ground]:
    most = {**FREELY, "tables_per_address": 1_000_000, **limits}
    with serving(sqlite_settings(folder), Limits(**most)) as server:
        path = server.house.settings.sqlite
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as line:
            yield Ground(server, line)
        errors = server.errors()
        assert errors == [], errors[:3]
