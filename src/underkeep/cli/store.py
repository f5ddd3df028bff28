"""A game on disk: its record, a line longer with every decision, so that nothing is ever lost."""

from __future__ import annotations

import os
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import IO

import underkeep as uk
from underkeep.cli.arguments import BadUsage
from underkeep.files.folders import data_folder


class Store:
    """The file of one game. A decision is in it before the next question is asked."""

    def __init__(self, path: Path, file: IO[bytes]) -> None:
        self.path: Path = path
        self._file: IO[bytes] = file
        lock(path, file)

    @classmethod
    def begin(cls, table: uk.Table) -> Store:
        """A new file, named after the game and the time."""
        folder = data_folder() / "games"
        stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
        try:
            folder.mkdir(parents=True, exist_ok=True)
            for count in range(1, 1000):
                path = folder / f"{table.game}-{stamp}{f'-{count}' if count > 1 else ''}.txt"
                with suppress(FileExistsError):
                    store = cls(path, path.open("xb", buffering=0))
                    store.rewrite(table)
                    return store
        except OSError as fault:
            raise BadUsage(cannot_store(folder, fault)) from None
        raise BadUsage(f"UNDERKEEP_DATA: {folder} is full of games of this second; start again")

    @classmethod
    def reopen(cls, path: Path) -> tuple[Store, uk.Table]:
        """Go on with a stored game. A last line that was only half written does not count."""
        try:
            file = path.open("r+b", buffering=0)
        except OSError as fault:
            raise BadUsage(f"--resume: {path} cannot be opened: {fault.strerror}") from None
        try:
            store = cls(path, file)
            table = load_whole_lines(path, file)
            store.rewrite(table)
        except BaseException:
            file.close()
            raise
        return store, table

    def add(self, number: int, seat: int, notation: str) -> None:
        """The next decision. The system has it at once; `settle` waits until the disk has it too."""
        try:
            self._file.write(f"{number}. {seat} {notation}\n".encode())
        except OSError as fault:
            raise BadUsage(cannot_store(self.path.parent, fault)) from None

    def settle(self) -> None:
        os.fsync(self._file.fileno())

    def rewrite(self, table: uk.Table) -> None:
        """The whole record anew, all or nothing: at the start, after an undo, and with the result at the end."""
        fresh = self.path.with_suffix(".new")
        try:
            with fresh.open("wb") as file:
                file.write(table.record().encode())
                file.flush()
                os.fsync(file.fileno())
            self._file.close()
            fresh.replace(self.path)
            self._file = self.path.open("ab", buffering=0)
        except OSError as fault:
            raise BadUsage(cannot_store(self.path.parent, fault)) from None
        lock(self.path, self._file)

    def close(self) -> None:
        self._file.close()


def load_whole_lines(path: Path, file: IO[bytes]) -> uk.Table:
    """The table of a record. If only the last line stands in the way, and has no end, it is cut off."""
    written = file.read()
    try:
        return uk.load(path)
    except uk.BadRecord:
        whole = written.rfind(b"\n") + 1
        if whole == len(written):
            raise
        file.truncate(whole)
        return uk.load(path)


def lock(path: Path, file: IO[bytes]) -> None:
    """One window for one game; two would write over each other."""
    try:
        import fcntl
    except ImportError:  # Windows has no lock of this kind
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise BadUsage(f"--resume: {path} is being played in another window") from None


def cannot_store(folder: Path, fault: OSError) -> str:
    return f"UNDERKEEP_DATA: no game can be stored in {folder} ({fault.strerror}); name a folder that can be written to"
