"""Strangers do their worst, as long as you like: `python -m tests.server.fuzz --examples 1000`.

That many requests to each route (right ones, wrong ones, and bytes), that many sockets at a table of each game, and
that many files. Each run draws anew; `--seed` repeats one. The first that goes wrong is shown with what led there.
"""

# ruff: noqa: T201 - it talks on standard output

from __future__ import annotations

import argparse
import secrets
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from tests.server.fuzz import files, messages, routes
from tests.server.fuzz.ground import Ground, ground

GAMES = ("pebbles", "boss_monster")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.server.fuzz", description=__doc__)
    parser.add_argument("--examples", type=int, default=200, help="of each kind; 200 if nothing is said")
    parser.add_argument("--seed", type=int, default=secrets.randbelow(1_000_000), help="to do the same again")
    parser.add_argument("--only", choices=("routes", "messages", "files"), help="nothing but these")
    told = parser.parse_args()
    print(f"--seed {told.seed}", flush=True)
    kinds: dict[str, list[tuple[str, Callable[..., None]]]] = {
        "routes": [
            (f"{operation}, {mode}", partial(routes.fuzz, operation=operation, mode=mode))
            for operation, mode in routes.pairs()
        ],
        "messages": [(f"a table of {game}", partial(messages.fuzz, game=game)) for game in GAMES],
        "files": [("records and positions", files.fuzz)],
    }
    for kind, found in kinds.items():
        if told.only in (None, kind):
            for name, fuzz in found:
                report(name, partial(fuzz, examples=told.examples, chance=told.seed))


def report(name: str, fuzz: Callable[[Ground], None]) -> None:
    """On a server of its own, so that no search is slowed down by what the ones before have stored."""
    started = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, ground(Path(folder)) as here:
        try:
            fuzz(here)
        finally:
            counts = ", ".join(f"{what}: {count}" for what, count in sorted(here.counts.items()))
            print(f"{name} ({time.monotonic() - started:.0f} s): {counts}", flush=True)


if __name__ == "__main__":
    main()
