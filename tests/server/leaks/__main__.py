"""The whole search for leaks: `python -m tests.server.leaks --games 50 --seed 1`.

Two worlds for every seat and a spectator at many moments of the games; marked cards looked for in every byte of as
many whole games; and the times of windows and bots, 400 trials each way. Ends with 1 if anything was found.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from typing import Any

from tests.server.leaks import spans
from tests.server.leaks.canaries import searched, searched_catacombs
from tests.server.leaks.worlds import Account, compare_at, moments


def say(*words: object) -> None:
    sys.stdout.write(" ".join(map(str, words)) + "\n")
    sys.stdout.flush()


def boxes(number: int) -> dict[str, Any]:
    """Every other game is played with the cards of another box, or of two."""
    return ({}, {"sets": ["TNL"]}, {}, {"sets": ["BMR", "TNL"], "heroes": "TNL"})[number // 3 % 4]


def worlds_of_thieves(games: int, seed: int) -> int:
    started, account = time.monotonic(), Account()
    for number in range(seed, seed + games):
        options = {"players": 2 + number % 5, "promos": number % 2 > 0}
        for table in moments("clank_catacombs", number, options, 60):
            for viewer in (None, *range(table.options["players"])):
                account.add(compare_at(table, viewer, table.number * 7 + number, bots=number % 3))
    return told(account, games, started)


def worlds(games: int, seed: int) -> int:
    started, account = time.monotonic(), Account()
    for number in range(seed, seed + games):
        options = {
            "players": 2 + number % 3,
            "variants": (["choose_boss"], [], ["classic"], ["machinations"])[number % 4],
            **boxes(number),
        }
        for table in moments("boss_monster", number, options, 6):
            for viewer in (None, *range(table.options["players"])):
                account.add(compare_at(table, viewer, table.number * 7 + number, bots=number % 3))
    return told(account, games, started)


def told(account: Account, games: int, started: float) -> int:
    for finding in account.findings:
        say(finding)
    parted = ", ".join(f"{count} by {what or 'nothing'}" for what, count in account.parted.most_common())
    say(
        f"two worlds: {games} games, {account.pairs} pairs, {account.messages} equal messages, "
        f"{account.seconds:.0f} s at the table, parted {parted}; {len(account.findings)} leaks; "
        f"{time.monotonic() - started:.0f} s"
    )
    return len(account.findings)


def canaries(games: int, seed: int, game: str) -> int:
    started, found, frames, read, marks = time.monotonic(), 0, 0, 0, 0
    for number in range(seed, seed + games):
        search = searched(number, **boxes(number)) if game == "boss_monster" else searched_catacombs(number)
        for one in search.found:
            say(f"game {number}, viewer {one}")
        found += len(search.found)
        frames += sum(search.frames.values())
        read += search.read
        marks += search.marks
    say(
        f"canaries: {games} whole games, {frames} messages, {read / 1e6:.0f} MB, {marks} cards named; "
        f"{found} leaks; {time.monotonic() - started:.0f} s"
    )
    return found


def times(trials: int) -> int:
    started, found, least = time.monotonic(), 0, spans.chance_alone(trials)
    samples = {
        "a window with a person": [[spans.window(s, n, bot=False) for n in range(trials)] for s in ("freeze", "fear")],
        "a window with a bot": [[spans.window(s, n, bot=True) for n in range(trials)] for s in ("freeze", "fear")],
        "a bot's turn": [
            [spans.turn_of_bot(r, random.Random(f"{r} {n}")) for n in range(trials)] for r in (spans.FEW, spans.MANY)
        ],
    }
    for what, (one, other) in samples.items():
        far = spans.distance(one, other)
        found += far >= least
        say(f"{what}: {trials} trials each way, distance {far:.3f} (by chance alone up to {least:.3f})")
    say(f"times: {found} leaks; {time.monotonic() - started:.0f} s")
    return found


def main() -> int:
    reader = argparse.ArgumentParser(prog="python -m tests.server.leaks", description=__doc__)
    reader.add_argument("--game", choices=("boss_monster", "clank_catacombs"), default="boss_monster")
    reader.add_argument("--games", type=int, default=50)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--trials", type=int, default=400)
    reader.add_argument("--only", choices=("worlds", "canaries", "times"))
    said = reader.parse_args()
    found = 0
    if said.only in (None, "worlds"):
        found += worlds(said.games, said.seed) if said.game == "boss_monster" else 0
        found += worlds_of_thieves(said.games, said.seed) if said.game == "clank_catacombs" else 0
    if said.only in (None, "canaries"):
        found += canaries(said.games, said.seed, said.game)
    if said.only in (None, "times") and said.game == "boss_monster":  # the other game has no windows
        found += times(said.trials)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
