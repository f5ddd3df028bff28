"""What the terminal can do, and how it is left as it was found."""

from __future__ import annotations

import os
import shlex
import shutil
import signal
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final, TextIO

if TYPE_CHECKING:
    import asyncio

SCROLL_BACK: Final = "\x1b[3J"
CLEAR: Final = "\x1b[H\x1b[2J" + SCROLL_BACK  # cursor home, the screen, and what can be scrolled back to
STARTED_BY: Final = "UNDERKEEP_COMMAND"  # set by run.py
GRACE: Final = 1.5  # seconds to leave a screen of which nobody knows whether it is still there
STOPPING: Final = ("SIGTERM", "SIGHUP")


class Stopped(Exception):
    """The system asks us to go: a closed window, or a polite kill."""

    def __init__(self, number: int) -> None:
        super().__init__(signal.Signals(number).name)
        self.number: int = number


def may_write_codes(stream: TextIO, environment: Mapping[str, str] = os.environ) -> bool:
    """Whether escape codes are welcome here: on a terminal that knows them, unless somebody said no."""
    if environment.get("NO_COLOR") or environment.get("TERM", "dumb") in ("", "dumb", "unknown"):
        return False
    return stream.isatty()


def is_full() -> bool:
    """Whether a whole screen can be used: codes are welcome, and somebody sits at the keyboard."""
    return may_write_codes(sys.stdout) and sys.stdin.isatty() and sys.stderr.isatty()


def clear_scroll_back() -> None:
    """On the terminal itself: while the screen is used, what is printed goes elsewhere."""
    if sys.__stdout__ is not None:
        sys.__stdout__.write(SCROLL_BACK)
        sys.__stdout__.flush()


def own_command(environment: Mapping[str, str] = os.environ) -> str:
    """How whoever sits here starts us: the launcher tells its own words, and a module has no command of its own."""
    if environment.get(STARTED_BY):
        return environment[STARTED_BY]
    if Path(sys.argv[0]).name == "__main__.py":
        return f"{shlex.quote(Path(sys.executable).name)} -m underkeep"
    return "underkeep"


def knows(signs: str, stream: TextIO) -> bool:
    """Whether these characters can be written."""
    try:
        signs.encode(stream.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def mend_output() -> None:
    """Characters that a narrow encoding lacks become question marks, not faults."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def paragraph(text: str, indent: int = 0) -> str:
    """A sentence broken to the width of the window."""
    from underkeep.cli.canvas import wrap

    width = min(shutil.get_terminal_size().columns, 100)
    margin = " " * indent
    return "\n".join([margin + line for line in wrap(text, max(20, width - indent))])


def page(lines: Iterable[str]) -> None:
    """Print; what is longer than the window goes through the pager, on a terminal only."""
    text = "\n".join(lines)
    if is_full() and text.count("\n") >= shutil.get_terminal_size().lines - 1:
        import pydoc

        pydoc.pager(text)
    else:
        print(text)


@contextmanager
def stoppable() -> Iterator[None]:
    """Turns a termination signal into `Stopped`, so that everything is put away on the way out."""

    def stop(number: int, _frame: object) -> None:
        raise Stopped(number)

    before = {}
    for name in STOPPING:
        number = getattr(signal, name, None)  # a closed window is no signal on Windows
        if number is not None:
            before[number] = signal.signal(number, stop)
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # so it is in whatever a shell starts in the background
        before[signal.SIGINT] = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


@contextmanager
def wakeful() -> Iterator[None]:
    """While a line is waited for: a signal that comes a moment before the wait is heard, too.

    Python hears of a signal between two of its steps, and waiting for a line is one step. Only another signal ends the
    wait, so there is one twice a second; it does nothing else.
    """
    if not hasattr(signal, "setitimer"):  # Windows
        yield
        return
    before = signal.signal(signal.SIGALRM, lambda _number, _frame: None)
    signal.setitimer(signal.ITIMER_REAL, 0.5, 0.5)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def leave_when_told(leave: Callable[[int], None]) -> None:
    """The same for a screen with an event loop: it is told to leave, with the exit code that says why."""
    import asyncio

    loop = asyncio.get_running_loop()
    for name in ("SIGTERM", "SIGINT"):
        with suppress(NotImplementedError):  # Windows
            number = getattr(signal, name)
            loop.add_signal_handler(number, leave, 128 + number)
    if hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, lambda number, _frame: hang_up(loop, leave, 128 + number))


def hang_up(loop: asyncio.AbstractEventLoop, leave: Callable[[int], None], code: int) -> None:
    """The window is closed, perhaps. Then whatever is still written to it may wait for ever.

    So nobody waits for that: every decision is stored by now, and no terminal is left to be tidied up.
    """
    import threading

    loop.call_soon_threadsafe(leave, code)
    end = threading.Timer(GRACE, os._exit, [code])
    end.daemon = True
    end.start()
