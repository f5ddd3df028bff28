"""How long one person waits among bots, from each of their answers to the next question that they are asked.

    python -m tests.server.waits                           two, three and four seats, at the usual pace and without one
    python -m tests.server.waits --games 3 --seats 4 --busy 2     the same while two processes keep the machine busy

The person answers at once and holds a window in which they are asked, as the page does: what is measured is the time of
the server, its windows and its bots. A server process of its own is started, with bots in processes of theirs.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from tests.server.served import Browser, Player, process

BURN = "while True: pass"


@contextmanager
def busy(processes: int) -> Iterator[None]:
    burning = [subprocess.Popen([sys.executable, "-c", BURN]) for _ in range(processes)]
    try:
        yield
    finally:
        for one in burning:
            one.kill()
            one.wait()


async def waits_of(port: int, seats: int, pace: str | None, seed: str) -> list[float]:
    """The waits of one game."""
    browser, chance = Browser(port), random.Random(seed)
    sits = [{"sit": "me", "name": "Ania"}, *[{"sit": "bot:greedy", "name": ""} for _ in range(seats - 1)]]
    wish: dict[str, Any] = {"game": "boss_monster", "seats": sits, "seed": seed, "options": {"players": seats}}
    made = browser.post("/api/tables", wish if pace is None else {**wish, "pace": pace})
    found, since, asked, held = [], time.monotonic(), "", False
    async with Player(browser, made["table"]) as me:
        await me.come()
        while not me.stage["result"]:
            stage = me.stage
            question = stage["question"]
            wanted = pace is None and stage["window"] and question is not None
            if wanted != held:
                held = wanted
                await me.say(type="hold", on=held)
            if question is not None and question["decision"] != asked:
                found.append(time.monotonic() - since)
                asked = question["decision"]
                await me.answer(chance.randrange(len(question["options"])))
                since = time.monotonic()
            else:
                await me.until(lambda was=stage: me.stage is not was, seconds=60)
    return found


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4])
    words.add_argument("--games", type=int, default=2)
    words.add_argument("--busy", type=int, default=0, help="processes that do nothing but work, meanwhile")
    words.add_argument("--paces", nargs="+", default=["usual", "0"])
    told = words.parse_args()
    with tempfile.TemporaryDirectory() as folder, process(Path(folder)) as (_, port), busy(told.busy):
        for pace in told.paces:
            for seats in told.seats:
                waits: list[float] = []
                for game in range(told.games):
                    waits += asyncio.run(waits_of(port, seats, None if pace == "usual" else pace, str(game + 1)))
                waits.sort()
                print(  # noqa: T201 - a program
                    f"pace {pace}, {seats} seats: {len(waits)} questions,"
                    f" {sum(waits) / told.games:.0f} s of waiting in a game,"
                    f" half of them below {median(waits):.2f} s, nine of ten below {waits[len(waits) * 9 // 10]:.2f} s,"
                    f" the longest {waits[-1]:.1f} s",
                    flush=True,
                )


if __name__ == "__main__":
    main()
