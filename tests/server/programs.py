"""Small programs that tests start as processes of their own, to be stopped or killed."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Callable, Coroutine
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

from tests.server.games import entry
from underkeep.core.errors import UnderkeepError
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


PROGRAMS: dict[str, Callable[..., Coroutine[Any, Any, None]]] = {"hold": hold, "write": write, "migrate": migrate}


def main(program: str, data: str, database: str, *arguments: str) -> int:
    settings = Settings.read({"data": data, "database": database}, {})
    try:
        asyncio.run(PROGRAMS[program](settings, *arguments))
    except UnderkeepError as refused:
        sys.stderr.write(f"{refused}\n")
        return 2
    return 0


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        sys.exit(main(*sys.argv[1:]))
