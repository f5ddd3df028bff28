"""Lines from standard input for a program that has other things to listen to as well."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from typing import Final

LONGEST: Final = 10_000  # bytes of a line


class Typed:
    """Reads in a thread of its own, a line when it is wanted.

    It reads past Python's own buffer: a thread that waits inside that would be in the way when the program ends.
    """

    def __init__(self) -> None:
        self.lines: asyncio.Queue[str | None] = asyncio.Queue()  # `None` is the end of them
        self.waits: bool = False  # a line was wanted, and has not come
        self._loop: asyncio.AbstractEventLoop = asyncio.get_running_loop()
        self._wanted: threading.Semaphore = threading.Semaphore(0)
        self._rest: bytes = b""
        threading.Thread(target=self._read, daemon=True).start()

    def want(self) -> None:
        if not self.waits:
            self.waits = True
            self._wanted.release()

    def take(self, line: str | None) -> str | None:
        self.waits = False
        return line

    def _read(self) -> None:
        while True:
            self._wanted.acquire()
            line = self._line()
            try:
                self._loop.call_soon_threadsafe(self.lines.put_nowait, line)
            except RuntimeError:  # the loop is closed: nobody listens any more
                return
            if line is None:
                return

    def _line(self) -> str | None:
        try:
            number = sys.stdin.fileno()
        except (OSError, ValueError):  # somebody has put another stream there
            return sys.stdin.readline() or None
        while b"\n" not in self._rest and len(self._rest) < LONGEST:
            try:
                more = os.read(number, 4096)
            except OSError:
                more = b""
            if not more:
                break
            self._rest += more
        if not self._rest:
            return None
        line, _, self._rest = self._rest.partition(b"\n")
        return line.decode(sys.stdin.encoding or "utf-8", "replace")
