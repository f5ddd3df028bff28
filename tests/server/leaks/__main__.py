"""The whole search for leaks: `python -m tests.server.leaks --games 50 --seed 1`.

Two worlds for every seat and a spectator at many moments of the games; marked cards looked for in every byte of as
many whole games; and the times of windows and bots, 400 trials each way. Ends with 1 if anything was found.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

from tests.server.leaks import spans
from tests.server.leaks.canaries import Search, searched, searched_catacombs, searched_keep
from tests.server.leaks.worlds import Account, compare_at, moments
from underkeep.keep_the_heroes_out.settings import RANDOM, SCENARIO_IDS


def say(*words: object) -> None:
    sys.stdout.write(" ".join(map(str, words)) + "\n")
    sys.stdout.flush()


def boxes(number: int) -> dict[str, Any]:
    """Every other game is played with the cards of another box, or of two."""
    return ({}, {"sets": ["TNL"]}, {}, {"sets": ["BMR", "TNL"], "heroes": "TNL"})[number // 3 % 4]


def of_monsters(number: int) -> dict[str, Any]:
    variants = (["choose_boss"], [], ["classic"], ["machinations"])[number % 4]
    return {"players": 2 + number % 3, "variants": variants, **boxes(number)}


def of_thieves(number: int) -> dict[str, Any]:
    return {"players": 2 + number % 5, "promos": number % 2 > 0}


def of_keepers(number: int) -> dict[str, Any]:
    """Every dungeon in turn, and the clans are chosen at the table in every other game."""
    players = 2 + number % 3
    clans = {"clans": [RANDOM] * players} if number % 2 else {}
    return {"players": players, "scenario": SCENARIO_IDS[number % len(SCENARIO_IDS)], **clans}


Options = Callable[[int], dict[str, Any]]
# Of each game: how the n-th one is played, after how many decisions it is looked at, and how its marks are looked for.
GAMES: Final[dict[str, tuple[Options, int, Callable[[int], Search]]]] = {
    "boss_monster": (of_monsters, 6, lambda number: searched(number, **boxes(number))),
    "clank_catacombs": (of_thieves, 60, searched_catacombs),
    "keep_the_heroes_out": (of_keepers, 20, searched_keep),
}


def worlds(games: int, seed: int, game: str) -> int:
    started, account = time.monotonic(), Account()
    options, every, _ = GAMES[game]
    for number in range(seed, seed + games):
        for table in moments(game, number, options(number), every):
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
        search = GAMES[game][2](number)
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


def main(words: Sequence[str] | None = None) -> int:
    reader = argparse.ArgumentParser(prog="python -m tests.server.leaks", description=__doc__)
    reader.add_argument("--game", choices=tuple(GAMES), default="boss_monster")
    reader.add_argument("--games", type=int, default=50)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--trials", type=int, default=400)
    reader.add_argument("--only", choices=("worlds", "canaries", "times"))
    said = reader.parse_args(words)
    found = 0
    if said.only in (None, "worlds"):
        found += worlds(said.games, said.seed, said.game)
    if said.only in (None, "canaries"):
        found += canaries(said.games, said.seed, said.game)
    if said.only in (None, "times") and said.game == "boss_monster":  # the other games have no windows
        found += times(said.trials)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
