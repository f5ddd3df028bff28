"""The file of a SQLite database: whose it is, who may read it, and whether it is whole."""

from __future__ import annotations

import os
import sqlite3
import stat
import struct
import sys
from contextlib import closing
from pathlib import Path
from typing import IO, Final

from underkeep.server.errors import CannotOpen, Damaged, InUse
from underkeep.server.settings import Settings

OWNER_ONLY: Final = 0o600
WAL_HEADER: Final = struct.Struct(">8I")
WAL_FRAME: Final = struct.Struct(">6I")
MENDED: Final = (3, 53, 0)  # since then, two connections that reset the log at once cannot lose a commit

_held: Final[set[Path]] = set()  # a lock keeps other processes out, not a second store in this one


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
        self.path = path.resolve()
        self._file: IO[bytes] = open_own(beside(self.path, ".lock"))
        try:
            if self.path in _held:
                raise BlockingIOError
            lock(self._file)
        except OSError:
            self._file.close()
            raise InUse(
                f"{path}: another Underkeep is using this database; end it first, or use PostgreSQL, "
                "which can serve several",
                field="database",
            ) from None
        _held.add(self.path)

    def release(self) -> None:
        _held.discard(self.path)
        self._file.close()


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
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            [found] = connection.execute("PRAGMA integrity_check(1)").fetchone()
    except sqlite3.DatabaseError as fault:
        raise damaged(path, str(fault)) from None
    if found != "ok":
        raise damaged(path, " ".join(str(found).split()))


def damaged(path: Path, trouble: str) -> Damaged:
    return Damaged(
        f"{path}: the database is damaged ({trouble:.200}); nothing was changed. "
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
        inspect(path)
    except BaseException:
        held.release()
        raise
    return held
