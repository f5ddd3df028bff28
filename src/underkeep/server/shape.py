"""Whether a SQLite file still has the tables that its steps have made: damage may hit their description, too (RS-096).

The file's own check reads that description and believes it. So it is compared with that of a new database which has
taken the same steps; not word by word, since the same table can be written down in several ways.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from underkeep.server.datafile import damaged, looking_at

Part = tuple[object, ...]
REVISION: Final = "SELECT version_num FROM alembic_version"


def names_in(connection: sqlite3.Connection) -> list[str]:
    found = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    return sorted(name for (name,) in found)


def parts(connection: sqlite3.Connection) -> set[Part]:
    """Each column, key and index of each table."""
    found: set[Part] = set()
    for table in names_in(connection):
        quoted = '"' + table.replace('"', '""') + '"'
        for _, name, kind, needed, default, key in connection.execute(f"PRAGMA table_info({quoted})"):
            found.add((table, "column", name, kind.upper(), needed, value_of(default), key))
        for _, _, other, mine, theirs, *_ in connection.execute(f"PRAGMA foreign_key_list({quoted})"):
            found.add((table, "belongs to", other, mine, theirs))
        for _, index, unique, *_ in connection.execute(f"PRAGMA index_list({quoted})").fetchall():
            columns = connection.execute("SELECT name FROM pragma_index_info(?) ORDER BY seqno", [index])
            found.add((table, "index", unique, *[name for (name,) in columns]))
    return found


def value_of(default: str | None) -> str:
    """`'0'`, `(0)` and `false` are the same to us: versions of the toolkit may write it differently."""
    plain = "" if default is None else default.strip("()'").lower()
    return {"false": "0", "true": "1"}.get(plain, plain)


def check_parts(path: Path, expected: Iterable[Part]) -> None:
    """Of what others have added, nothing is said."""
    with looking_at(path) as connection:
        missing = sorted(map(str, set(expected) - parts(connection)))
    if missing:
        raise damaged(path, f"its tables are not as they were made: {missing[0]}")


def revision_in(path: Path) -> str | None:
    """Which step the file has come to, as it says itself."""
    with looking_at(path) as connection:
        if "alembic_version" not in names_in(connection):
            return None
        rows = connection.execute(REVISION).fetchall()
    return str(rows[0][0]) if rows else None
