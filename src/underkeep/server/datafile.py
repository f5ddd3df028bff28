"""The file of a SQLite database: whose it is, who may read it, and whether it is whole."""

from __future__ import annotations

import os
import re
import sqlite3
import stat
import struct
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import IO, Final

from underkeep.server.errors import CannotOpen, Damaged, InUse
from underkeep.server.settings import Settings

OWNER_ONLY: Final = 0o600
WAL_HEADER: Final = struct.Struct(">8I")
WAL_FRAME: Final = struct.Struct(">6I")
MENDED: Final = (3, 53, 0)  # since then, two connections that reset the log at once cannot lose a commit

# What the whole check says of a value in one row: that is found when the row's own game is opened (RS-107).
ROW_TROUBLE: Final = re.compile(r"(NULL|NUMERIC|TEXT) value in \w+\.\w+|CHECK constraint failed in \w+")
MOST_TROUBLE: Final = 10_000  # lines of it

# A lock keeps other processes out, not a second store in this one; these are ours, as the system knows them.
_held: Final[set[tuple[int, int]]] = set()


def beside(path: Path, ending: str) -> Path:
    """A file that belongs to the database, as `underkeep.db-wal` belongs to `underkeep.db`."""
    return path.with_name(path.name + ending)


def prepare_folder(folder: Path) -> None:
    """The data folder is there, and for nobody else to look into (RS-188)."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if stat.S_IMODE(folder.stat().st_mode) & 0o077:
            folder.chmod(0o700)
    except OSError as fault:
        raise CannotOpen(f"{folder}: no games can be kept in this folder ({fault.strerror})", field="data") from None


class FileLock:
    """One process for one file (RS-097). The system takes the lock back when its holder dies, however it dies."""

    def __init__(self, path: Path) -> None:
        file = beside(path.resolve(), ".lock")
        # Before it is opened: the system forgets a lock as soon as its process closes the file, by whatever line.
        if file.exists() and identity(file.stat()) in _held:
            raise in_use(path)
        self._file: IO[bytes] = open_own(file)
        try:
            lock(self._file)
        except OSError:
            self._file.close()
            raise in_use(path) from None
        self._identity = identity(os.fstat(self._file.fileno()))
        _held.add(self._identity)

    def release(self) -> None:
        _held.discard(self._identity)
        self._file.close()


def identity(found: os.stat_result) -> tuple[int, int]:
    return found.st_dev, found.st_ino


def in_use(path: Path) -> InUse:
    return InUse(
        f"{path}: another Underkeep is using this database; end it first, or use PostgreSQL, which can serve several",
        field="database",
    )


def refuse_second_name(path: Path) -> None:
    """A hard link has a lock and a log of its own: by it another process could come in, and know nothing of ours."""
    if path.stat().st_nlink > 1:
        raise CannotOpen(
            f"{path}: this file has a second name (a hard link), by which another process could write to it; "
            "copy it to a file of its own, or remove the other name",
            field="database",
        )


def lock(file: IO[bytes]) -> None:
    if sys.platform == "win32":
        import msvcrt  # noqa: PLC0415 - only there

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl  # noqa: PLC0415 - not on Windows

        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)  # unlike flock, not kept alive by a forked bot


def open_own(path: Path) -> IO[bytes]:
    """Open for writing, made if need be, readable by the owner only; or say what is in the way (RS-095)."""
    try:
        number = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), OWNER_ONLY)
    except OSError as fault:
        raise CannotOpen(f"{path}: cannot be written to ({fault.strerror})", field="database") from None
    if stat.S_IMODE(os.fstat(number).st_mode) & 0o077:
        path.chmod(OWNER_ONLY)
    return os.fdopen(number, "r+b")


def inspect(path: Path) -> None:
    """Find damage before anything is written: opening a database for writing would already mend and tidy (RS-096)."""
    if beside(path, ".restoring").exists():
        raise Damaged(f"{path}: a restore was interrupted; run it again: underkeep restore FILE", field="database")
    log = beside(path, "-wal")
    if not path.exists() or path.stat().st_size == 0:
        if log.exists() and log.stat().st_size:
            raise damaged(path, f"its log {log.name} is there, but the database itself is empty or missing")
        return
    if trouble := broken_log(log):
        raise damaged(path, trouble)
    with looking_at(path) as connection:
        found = [str(line) for (line,) in connection.execute(f"PRAGMA integrity_check({MOST_TROUBLE})")]
    for line in found:
        if line != "ok" and not ROW_TROUBLE.fullmatch(line):
            raise damaged(path, " ".join(line.split()))


@contextmanager
def looking_at(path: Path) -> Iterator[sqlite3.Connection]:
    """Only to read, and whatever cannot be read is damage of the file."""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            yield connection
    except UnicodeError:  # even the complaint about it quotes bytes that are no text
        raise damaged(path, "the description of its tables is no text") from None
    except sqlite3.DatabaseError as fault:
        if code_of(fault) in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            raise CannotOpen(f"{path}: another program is writing to it ({fault})", field="database") from None
        raise damaged(path, str(fault)) from None


def is_damage(fault: BaseException | None) -> bool:
    """Of what SQLite may say when it opens a file that it could read before."""
    return code_of(fault) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def code_of(fault: BaseException | None) -> int:
    """What SQLite calls it; what the driver complains of itself has no such number."""
    return int(getattr(fault, "sqlite_errorcode", -1)) & 0xFF


def damaged(path: Path, trouble: str) -> Damaged:
    plain = "".join(letter if letter.isprintable() else "?" for letter in trouble)  # it may quote what is broken
    return Damaged(
        f"{path}: the database is damaged ({plain:.200}); nothing was changed. "
        "Keep a copy, then bring back a backup: underkeep restore FILE",
        field="database",
    )


def broken_log(log: Path) -> str:
    """What is wrong with a write-ahead log, or nothing.

    SQLite stops reading at the first frame that is not right and forgets the rest without a word, since a torn end is
    what a power cut leaves behind. But a commit begins only when the one before it is safely on the disk: if two
    commits follow a bad frame, at least one of them had been acknowledged.
    """
    try:
        written = log.read_bytes()
    except FileNotFoundError:
        return ""
    if len(written) <= WAL_HEADER.size:
        return ""
    magic, _, page, _, *salts, first, second = WAL_HEADER.unpack_from(written)
    order = ">" if magic & 1 else "<"
    if magic & ~1 != 0x377F0682 or checksum(written[:24], order, (0, 0)) != (first, second):
        return f"the head of {log.name} is broken" if any(written[WAL_HEADER.size :]) else ""
    sums, commits_after = (first, second), -1
    for number, at in enumerate(
        range(WAL_HEADER.size, len(written) - WAL_FRAME.size - page + 1, WAL_FRAME.size + page)
    ):
        _, commit, *frame_salts, one, two = WAL_FRAME.unpack_from(written, at)
        ours = frame_salts == salts
        if commits_after < 0:
            if ours:
                sums = checksum(written[at : at + 8], order, sums)
                sums = checksum(written[at + WAL_FRAME.size : at + WAL_FRAME.size + page], order, sums)
            if not ours or sums != (one, two):
                commits_after, bad = 0, number
        if commits_after >= 0 and ours and commit:
            commits_after += 1
    return f"frame {bad + 1} of {log.name} is broken" if commits_after > 1 else ""


def checksum(data: bytes, order: str, before: tuple[int, int]) -> tuple[int, int]:
    first, second = before
    words = struct.unpack(f"{order}{len(data) // 4}I", data)
    for at in range(0, len(words), 2):
        first = (first + words[at] + second) & 0xFFFFFFFF
        second = (second + words[at + 1] + first) & 0xFFFFFFFF
    return first, second


def warning_about(version: tuple[int, ...]) -> str:
    """RS-098: whoever opens the file with another program at the same time should know."""
    if version >= MENDED:
        return ""
    return (
        f"SQLite {'.'.join(map(str, version))} can lose a commit when two connections reset its log at once; "
        "Underkeep writes through one connection only, so let no other program write to its database"
    )


def prepare(settings: Settings, path: Path) -> FileLock:
    """The file is ours alone, for us alone to read, and whole; otherwise nothing has changed."""
    prepare_folder(settings.data)
    if path.parent != settings.data:
        try:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as fault:
            raise CannotOpen(f"{path}: its folder cannot be used ({fault.strerror})", field="database") from None
    held = FileLock(path)
    try:
        for ending in ("", "-wal", "-shm"):
            if not ending or beside(path, ending).exists():
                open_own(beside(path, ending)).close()
        refuse_second_name(path)
        inspect(path)
    except BaseException:
        held.release()
        raise
    return held
