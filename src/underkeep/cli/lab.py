"""`underkeep lab`: bots play by the thousand, and the report says whether a game is balanced."""

from __future__ import annotations

import json
import time
from argparse import Namespace
from typing import Any, Final

import underkeep as uk
from underkeep.bots.arena import wilson
from underkeep.bots.balance import EASIEST, GAME, Balance, Row, play_all, setups
from underkeep.cli.arguments import BadUsage
from underkeep.cli.progress import Progress
from underkeep.cli.terminal import mend_output
from underkeep.core.registry import game_named

TITLES: Final = {
    "difficulty": "By difficulty, one to six players",
    "scenario": f"By scenario, {EASIEST}",
    "pair": f"By pair of clans, two players, {EASIEST}",
    "clan": f"Teams with this clan, {EASIEST}",
    "players": f"By number of players, {EASIEST}",
    "random": "Teams that play at random",
}


def run(args: Namespace) -> int:
    """0: every goal is reached; 1: some are missed, or a game broke down."""
    mend_output()
    if args.game.name != GAME:
        raise BadUsage(f"GAME: there are no goals of balance for {args.game.name!r:.40}; choose from {GAME}")
    for name, least in (("games", 1), ("pairs", 0), ("random", 0), ("jobs", 1)):
        if not least <= getattr(args, name) <= 1_000_000:
            raise BadUsage(f"--{name}: {getattr(args, name)} is not a number from {least} to 1000000")
    planned = setups(args.games, args.pairs, args.random, args.seed)
    balance = Balance()
    progress = Progress("games", len(planned))
    began = time.monotonic()
    try:
        for outcome in play_all(planned, args.jobs):
            balance.add(outcome)
            progress.step()
    except KeyboardInterrupt:  # what is done is kept, and told
        pass
    progress.end()
    told = about(args, len(planned), time.monotonic() - began) | balance.as_data()
    told["partial"] = balance.games < len(planned)
    print(json.dumps(told, indent=2) if args.json else report(balance, told))
    if told["partial"]:
        return 130
    return 1 if told["missed"] or told["faults"] else 0


def about(args: Namespace, planned: int, seconds: float) -> dict[str, Any]:
    """What was done, so that anybody can do it again."""
    words = f"--games {args.games} --pairs {args.pairs} --random {args.random} --seed {args.seed} --jobs {args.jobs}"
    return {
        "command": f"underkeep lab balance {GAME} {words}",
        "version": uk.__version__,
        "rules": game_named(GAME).version,
        "seed": args.seed,
        "planned": planned,
        "seconds": round(seconds, 1),
    }


def report(balance: Balance, told: dict[str, Any]) -> str:
    """The tables for people."""
    played = f"{told['games']} of {told['planned']} games, {told['seconds']} s"
    lines = [
        told["command"],
        f"underkeep {told['version']}, rules {told['rules']} of {GAME}; teams of greedy; {played}",
    ]
    if told["partial"]:
        lines.append("Partial: interrupted. The same command plays all of them.")
    for title, table in balance.tables.items():
        rows = [row for row in table.values() if row.games]
        if rows:
            lines += ["", f"{TITLES[title]:<36}{'games':>7}{'wins':>7}{'rate':>8}   {'95 % (Wilson)':<17}{'goal':<13}"]
            lines += [line_of(row) for row in rows]
    lines.append("")
    lines += [f"game {one['number']} (seed {one['seed']}, {one['scenario']}): {one['why']}" for one in told["faults"]]
    lines.append(f"missed: {'; '.join(told['missed']) or 'nothing'}")
    return "\n".join(lines)


def line_of(row: Row) -> str:
    low, high = wilson(row.wins, row.games)
    goal = "" if row.goal is None else f"{row.goal[0]:.0%} to {row.goal[1]:.0%}"
    between = f"{low:.1%} to {high:.1%}"
    return f"{row.name:<36}{row.games:>7}{row.wins:>7}{row.rate:>8.1%}   {between:<17}{goal:<13}{row.verdict}".rstrip()
