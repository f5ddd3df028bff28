"""A bot's own process: it answers one question after another and remembers nothing in between.

One thread thinks and one listens. The line is cut when the server ends, however it ends, so the listener then ends this
process at once, even under a bot that would think forever (RS-201). What is said on the line is a length and as many
bytes of JSON; bots cannot reach it by printing.
"""

from __future__ import annotations

import json
import os
import signal
import struct
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO, Final, NoReturn

from underkeep import bots
from underkeep.core.errors import StaleDecision, UnderkeepError
from underkeep.core.registry import GAMES
from underkeep.files import loading

LENGTH: Final = struct.Struct(">I")


class NoOption(Exception):
    """The bot chose something that was not there to be chosen."""


def framed(said: object) -> bytes:
    """A message as it goes over the line."""
    written = json.dumps(said).encode("ascii")
    return LENGTH.pack(len(written)) + written


def think(bot: str, position: str, seat: int, seed: int) -> str:
    """The notation of what the bot chooses. A bot is a name in the registry, and nothing else (RS-161)."""
    player = bots.make(bot, seed)
    table = loading.load_position(position, GAMES, "")  # a record would tell the seed
    if table.decision is None or table.decision.seat != seat:
        raise StaleDecision("another seat decides here, or none", field="seat")
    options = table.decision.options  # of now: the bot may play on with the table
    chosen: object = player.choose(table, seat)
    if type(chosen) is not int or not 0 <= chosen < len(options):
        raise NoOption
    return str(options[chosen])


def main(words: Sequence[str]) -> NoReturn:
    """Until the line is cut, or a bot does what no bot should: then this process is not to be trusted any more."""
    seconds, megabytes = map(int, words)
    keep_calm()
    hold_back(megabytes)
    ears, mouth = take_line()
    questions: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=listen, args=(ears, questions.put), daemon=True).start()

    def tell(kind: str, said: str = "") -> None:
        mouth.write(framed({"kind": kind, "said": said}))

    tell("ready")
    while True:
        question = json.loads(questions.get())
        set_alarm(seconds + 1)  # for a bot that lets not even the listener run, under a server that is gone
        try:
            tell("answer", think(**question))
        except UnderkeepError as refused:
            tell("refused", type(refused).__name__)  # not its sentence, which may tell of cards
        except Exception as fault:  # noqa: BLE001 - whatever a bot does wrong, the server shall hear of it
            tell("fault", type(fault).__name__)
            end()
        set_alarm(0)


def listen(ears: BinaryIO, heard: Callable[[bytes], None]) -> None:
    try:
        while length := ears.read(LENGTH.size):
            heard(ears.read(*LENGTH.unpack(length)))
    finally:
        end()


def end() -> NoReturn:
    """At once, and with everything that a bot may have started."""
    if sys.platform != "win32" and os.getpgrp() == os.getpid():
        os.killpg(0, signal.SIGKILL)
    os._exit(1)


def take_line() -> tuple[BinaryIO, BinaryIO]:
    """The line for us alone; what bots print, or want to read, is nothing."""
    ears, mouth = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb", buffering=0)
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nothing, stream)
    return ears, mouth


def keep_calm() -> None:
    """Signals for the whole server are its own business: it still wants answers while it ends in good order."""
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, signal.SIG_IGN)


def hold_back(megabytes: int) -> None:
    """No more memory than this, no picture of it on the disk, and people before bots (RS-181)."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 - which not every system has

        _, most = resource.getrlimit(resource.RLIMIT_AS)
        size = megabytes << 20
        with suppress(ValueError):  # macOS knows the limit and refuses to set it
            resource.setrlimit(resource.RLIMIT_AS, (size if most == resource.RLIM_INFINITY else min(size, most), most))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        os.nice(5)


def set_alarm(seconds: int) -> None:
    """The system itself ends this process then; no Python needs to run for that."""
    if sys.platform != "win32":
        signal.alarm(seconds)


if __name__ == "__main__":
    main(sys.argv[1:])
