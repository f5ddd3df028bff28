"""Small programs that tests start as processes of their own, to be stopped or killed."""

from __future__ import annotations

import asyncio
import atexit
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from itertools import count
from pathlib import Path
from types import FrameType
from typing import Any

from tests.server.games import entry
from underkeep.core.errors import UnderkeepError
from underkeep.server.backup import backup
from underkeep.server.settings import Settings
from underkeep.server.store import Store

ROOT = Path(__file__).resolve().parent.parent.parent


def start(program: str, settings: Settings, *arguments: str) -> subprocess.Popen[str]:
    database = settings.database.render_as_string(hide_password=False)
    words = [sys.executable, "-m", "tests.server.programs", program, str(settings.data), database, *arguments]
    return subprocess.Popen(words, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def say(*words: object) -> None:
    sys.stdout.write(" ".join(map(str, words)) + "\n")
    sys.stdout.flush()


async def hold(settings: Settings) -> None:
    """Open the database and keep it."""
    store = await Store.open(settings)
    say("open")
    await asyncio.sleep(60)
    await store.close()


async def write(settings: Settings, *game_ids: str) -> None:
    """Go on with these games as fast as possible; what is acknowledged is printed, and only then."""
    store = await Store.open(settings)

    async def go_on(game_id: str) -> None:
        newest = await store.newest(game_id)
        for n in count():
            made = entry(game_id, newest, option=n)
            await store.append(made)
            newest = (made.seq, made.digest)
            say(game_id, made.seq, made.digest)

    await asyncio.gather(*[go_on(game_id) for game_id in game_ids])


async def migrate(settings: Settings, versions: str) -> None:
    """Open the database as a later version would, which knows more steps."""
    import pytest

    from tests.server.test_migrations import with_later

    with_later(Path(versions), pytest.MonkeyPatch())
    await Store.open(settings)


async def copy(settings: Settings, folder: str, *points: str) -> None:
    """`underkeep backup`, once for each point, in a process of its own that is killed there."""
    for point in points:
        child = os.fork()
        if not child:
            die_at(point)
            backup(settings, Path(folder) / point)
            sys.exit()
        say(point, os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))  # noqa: ASYNC222 - nothing else runs here


def die_at(point: str) -> None:
    """Be killed at this line of all that is run of these files, or so long after it; at none, say how many there are.

    The moment matters inside a single call: copying a database is one line for us, and much work for the disk.
    """
    watched = {"backup.py", "schema.py", "datafile.py", "later.py"}
    line, _, seconds = point.partition("+")
    wanted, moment, counted = int(line), float(seconds or 0), 0

    def die() -> None:
        time.sleep(moment)
        os.kill(os.getpid(), signal.SIGKILL)

    def trace(frame: FrameType, event: str, _: object) -> Any:
        nonlocal counted
        if Path(frame.f_code.co_filename).name not in watched:
            return None
        if event == "line":
            counted += 1
            if counted == wanted:
                threading.Thread(target=die).start() if moment else die()
        return trace

    sys.settrace(trace)
    threading.settrace(trace)
    atexit.register(lambda: say("lines", counted))


PROGRAMS: dict[str, Callable[..., Coroutine[Any, Any, None]]] = {
    "hold": hold,
    "write": write,
    "migrate": migrate,
    "copy": copy,
}


def main(program: str, data: str, database: str, *arguments: str) -> int:
    settings = Settings.read({"data": data, "database": database}, {})
    if point := os.environ.get("TEST_DIE_AT"):
        die_at(point)
    try:
        asyncio.run(PROGRAMS[program](settings, *arguments))
    except UnderkeepError as refused:
        sys.stderr.write(f"{refused}\n")
        return 2
    return 0


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        sys.exit(main(*sys.argv[1:]))
