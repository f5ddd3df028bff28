"""A copy of everything, taken while people play, and the way back."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from underkeep.server.datafile import OWNER_ONLY, FileLock, beside, inspect, prepare_folder
from underkeep.server.errors import BadSetting, CannotOpen
from underkeep.server.settings import Settings

PAGES: Final = 256  # copied at once, so that no reader or writer waits long


def backup(settings: Settings, target: Path) -> None:
    """`underkeep backup FILE`. The server may be running; nothing that it has acknowledged before is missing."""
    source = only_sqlite(settings, "pg_dump --format=custom --file=FILE")
    if not source.exists():
        raise CannotOpen(f"{source}: there is no database yet, so nothing to back up", field="database")
    if target.exists():
        raise BadSetting(f"{target}: is there already; choose another name", field="file")
    copy_database(source, target)


def restore(settings: Settings, source: Path) -> Path | None:
    """`underkeep restore FILE`. What was there is kept beside it, whatever state it was in; its name is returned."""
    path = only_sqlite(settings, "pg_restore --clean --if-exists --dbname=DATABASE FILE")
    if not source.is_file():
        raise BadSetting(f"{source}: there is no such file", field="file")
    inspect(source)
    with closing(reading(source)) as connection:
        if not connection.execute("SELECT 1 FROM sqlite_schema WHERE name = 'alembic_version'").fetchone():
            raise BadSetting(f"{source}: is not a backup of Underkeep", field="file")
    prepare_folder(settings.data)
    held = FileLock(path)
    try:
        # While this name is there the server does not start: between the two renamings below it would find nothing,
        # and begin anew as if nobody had ever played.
        waiting = beside(path, ".restoring")
        copy_database(source, waiting)
        kept = put_aside(path)
        waiting.replace(path)
        sync_folder(path.parent)
    finally:
        held.release()
    return kept


def only_sqlite(settings: Settings, instead: str) -> Path:
    if settings.sqlite is None:
        raise BadSetting(
            f"--database: PostgreSQL has its own tool for this: {instead} (for {settings.shown_database})",
            field="database",
        )
    return settings.sqlite


def put_aside(path: Path) -> Path | None:
    number = 1
    while beside(path, f".replaced-{number}").exists() or beside(path, f".replaced-{number}-wal").exists():
        number += 1
    aside = beside(path, f".replaced-{number}")
    beside(path, "-shm").unlink(missing_ok=True)  # an index of the log, made anew whenever it is missing
    found = False
    for ending in (
        "",
        "-wal",
    ):  # the log last: a log without its database is noticed, a database without its log is not
        if beside(path, ending).exists():
            beside(path, ending).rename(beside(aside, ending))
            found = True
    return aside if found else None


def copy_database(source: Path, target: Path) -> None:
    """A whole, checked copy appears under its name at once, or not at all."""
    with fresh_file(target) as unfinished:
        with closing(reading(source)) as old, closing(sqlite3.connect(unfinished)) as new:
            old.backup(new, pages=PAGES, sleep=0.01)
            new.execute("PRAGMA journal_mode = DELETE")  # one file, not three
        inspect(unfinished)


def reading(path: Path) -> sqlite3.Connection:
    """Never to be written to: a connection that may write would tidy up the log when it is closed."""
    try:
        return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)
    except sqlite3.Error as fault:
        raise CannotOpen(f"{path}: cannot be read ({fault})", field="database") from None


@contextmanager
def fresh_file(target: Path) -> Iterator[Path]:
    unfinished = beside(target, ".unfinished")
    try:
        os.close(os.open(unfinished, os.O_RDWR | os.O_CREAT | os.O_TRUNC, OWNER_ONLY))
        yield unfinished
        with unfinished.open("rb+") as file:
            os.fsync(file.fileno())
        unfinished.replace(target)
        sync_folder(target.parent)
    except (OSError, sqlite3.Error) as fault:
        raise CannotOpen(f"{target}: cannot be written ({fault})", field="file") from None
    finally:
        unfinished.unlink(missing_ok=True)


def sync_folder(folder: Path) -> None:
    """A new name is safe only when its folder is on the disk too."""
    if os.name == "posix":
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)
