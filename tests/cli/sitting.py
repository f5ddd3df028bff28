"""People at a terminal: commands run to their end, a real terminal with somebody at its keys, and the screen itself."""

from __future__ import annotations

import asyncio
import os
import re
import select
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import underkeep as uk
from underkeep.cli.app import TableApp
from underkeep.cli.desk import Desk, HomeDesk
from underkeep.cli.match import HomeMatch
from underkeep.cli.seats import seats_of
from underkeep.cli.signs import Signs
from underkeep.cli.store import Store

COMMAND = [sys.executable, "-m", "underkeep"]
LEFT_OUT = ("NO_COLOR", "COLORTERM", "LANG", "LC_ALL", "LC_MESSAGES", "LANGUAGE", "COLUMNS", "LINES")
ESCAPE = "\x1b"
MOMENT = """underkeep: position 1
game: boss_monster
options: {players: 2}
seed: 3
round: 6
phase: adventure
active: 0
players:
- boss: king_croak
  dungeon: [bottomless_pit, goblin_armory, {stack: [golem_factory, beast_menagerie]}, {room: brainsucker_hive, deactivated: true}]
  hand: [giant_size, teleportation, witchs_kitchen]
  inside: {hero: johnny_of_the_evening_watch, room: 1, damage: 1}
  entrance: [boden_the_pantless]
  souls: [katelyn_angelic_healer, nick_the_masher]
  wounds: [the_fool]
- boss: cleopatra
  dungeon: [jackpot_stash, boulder_ramp]
  hand: [freeze, dark_altar]
town: [jesta_the_rogue, mitchell_the_judge]
"""  # noqa: E501 - a position, as it is written


class Done:
    """A command that has ended."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code: int = code
        self.out: str = out
        self.err: str = err


def surroundings(folder: Path, **more: str) -> dict[str, str]:
    """An environment in which only what is said here is special."""
    kept = {name: value for name, value in os.environ.items() if name not in LEFT_OUT}
    return {**kept, "LANG": "C.UTF-8", "TERM": "xterm-256color", "UNDERKEEP_DATA": str(folder), **more}


def run(folder: Path, *words: str, typed: str = "", **more: str) -> Done:
    """A command in a process of its own, with its input and output in pipes."""
    environment = surroundings(folder, **more)
    ended = subprocess.run(
        [*COMMAND, *words], input=typed.encode(), capture_output=True, env=environment, timeout=60, check=False
    )
    return Done(ended.returncode, ended.stdout.decode(), ended.stderr.decode())


def stored(folder: Path) -> Path:
    """The one game that was stored."""
    [path] = (folder / "games").glob("*.txt")
    return path


class Terminal:
    """A command on a terminal of its own, with what it writes and what is typed."""

    def __init__(
        self, folder: Path, *words: str, rows: int = 24, columns: int = 80, script: str = "", **more: str
    ) -> None:
        import fcntl
        import pty
        import struct
        import termios

        self.written: bytes = b""
        self.began: float = time.monotonic()
        ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.before = termios.tcgetattr(theirs)
        environment = surroundings(folder, COLORTERM="truecolor", **more)
        command = [sys.executable, "-c", script] if script else [*COMMAND, *words]
        if shutil.which("setsid"):
            command = ["setsid", "--ctty", *command]  # so that Ctrl+C reaches it, and whatever it has started
        self.process = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment)
        self.ours, self.theirs = ours, theirs

    def read(self, seconds: float = 0.1) -> bool:
        ready, _, _ = select.select([self.ours], [], [], seconds)
        if ready:
            self.written += os.read(self.ours, 65536)
        return bool(ready)

    def wait_for(self, words: str, seconds: float = 20, after: int = 0) -> str:
        """Until these words were written; returns all that was written from `after` on."""
        deadline = time.monotonic() + seconds
        while words not in self.text(after):
            assert time.monotonic() < deadline, f"{words!r} never came: {self.text(after)[-2000:]!r}"
            self.read()
        return self.text(after)

    def text(self, after: int = 0) -> str:
        return self.written[after:].decode(errors="replace")

    def type(self, keys: str) -> int:
        """Press keys; returns how much had been written before."""
        there = len(self.written)
        os.write(self.ours, keys.encode())
        return there

    def resize(self, rows: int, columns: int) -> int:
        import fcntl
        import struct
        import termios

        there = len(self.written)
        fcntl.ioctl(self.theirs, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.process.send_signal(signal.SIGWINCH)
        return there

    def signal(self, number: int) -> None:
        self.process.send_signal(number)

    def end(self, seconds: float = 30) -> int:
        """Read to the end and let go; returns the exit code."""
        deadline = time.monotonic() + seconds
        while self.process.poll() is None:
            assert time.monotonic() < deadline, f"it did not end: {self.text()[-500:]!r}"
            self.read()
        while self.read(0.05):
            pass
        return self.process.returncode

    def sane(self) -> bool:
        """Cursor, echo, wrapping and the main screen are as they were."""
        import termios

        shown = self.written.rfind(b"\x1b[?25h") >= self.written.rfind(b"\x1b[?25l")
        main = self.written.count(b"\x1b[?1049h") == self.written.count(b"\x1b[?1049l")
        return shown and main and termios.tcgetattr(self.theirs) == self.before

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.ours)
        os.close(self.theirs)


def plain(text: str) -> str:
    """What was written, without the codes."""
    return re.sub(r"\x1b(\[[0-9;?<=>]*[a-zA-Z]|\][^\x07]*\x07|[=>()][0-9A-B]?)", "", text)


# -- the screen without a terminal -------------------------------------------------------------------------------


OPEN: list[Store] = []  # closed after each test


def new_match(seed: int, *names: str, store: bool = False, **options: Any) -> HomeMatch:
    table = uk.new_game("boss_monster", seed=seed, players=len(names), **options)
    table.names = list(names)
    if store:
        OPEN.append(Store.begin(table))
    return HomeMatch(table, seats_of(names), OPEN[-1] if store else None)


def moment(*names: str, written: str = MOMENT) -> HomeMatch:
    return HomeMatch(uk.load(written), seats_of(names or ["me", "bot random"]))


def on_screen(
    match: HomeMatch,
    what: Callable[[TableApp, Any], Awaitable[None]],
    *,
    size: tuple[int, int] = (80, 24),
    lang: str = "en",
    ascii_only: bool = False,
    colours: str = "truecolor",
) -> TableApp:
    """Do something at the screen with a pilot's hands."""
    return stay_at(HomeDesk(match, lang), what, size=size, ascii_only=ascii_only, colours=colours)


def stay_at(
    desk: Desk,
    what: Callable[[TableApp, Any], Awaitable[None]],
    *,
    size: tuple[int, int] = (80, 24),
    ascii_only: bool = False,
    colours: str = "truecolor",
) -> TableApp:
    app = TableApp(desk, Signs(ascii_only=ascii_only), colours)

    async def sit() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await what(app, pilot)

    asyncio.run(sit())
    return app


def shown(app: TableApp) -> list[str]:
    """The screen as lines of text."""
    strips = app.screen._compositor.render_strips(app.size)
    return ["".join([segment.text for segment in strip]).rstrip() for strip in strips]


async def type_line(app: TableApp, pilot: Any, line: str) -> None:
    """A line, as if it had been typed or pasted, and Enter."""
    app.line.value = line
    await pilot.press("enter")
    await pilot.pause()
