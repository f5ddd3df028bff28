"""Bots against each other: `python -m underkeep.bots.arena --games 500 --players 2 greedy random`.

Seats go round, so that nobody profits from where it sits. Named fewer bots than players, the last one fills the table.
"""

# ruff: noqa: T201 - a command talks on standard output

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import underkeep as uk
from underkeep import bots

Z: Final = 1.959964  # 95 % of a normal distribution lie within so many standard deviations


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Between which win rates the truth lies with 95 % confidence, also near 0 and 1."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    spread = Z * math.sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    middle = rate + Z * Z / (2 * games)
    scale = 1 + Z * Z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


@dataclass
class Standing:
    """What one of the bots has done."""

    games: int = 0
    wins: int = 0
    decisions: int = 0
    seconds: float = 0.0  # of thinking
    by_seat: Counter[int] = field(default_factory=Counter)

    def as_data(self) -> dict[str, Any]:
        low, high = wilson(self.wins, self.games)
        return {
            "games": self.games,
            "wins": self.wins,
            "win_rate": self.wins / self.games,
            "win_rate_95": [low, high],
            "wins_by_seat": dict(sorted(self.by_seat.items())),
            "decisions_per_second": round(self.decisions / self.seconds) if self.seconds else None,
        }


@dataclass
class Tournament:
    """All games of one call. The first bot sits at seat 0 in the first game, at seat 1 in the second, and so on."""

    game: str
    names: list[str]  # one for each player
    games: int
    seed: int
    options: dict[str, Any]
    standings: dict[str, Standing] = field(default_factory=dict)
    reasons: Counter[str] = field(default_factory=Counter)
    decisions: int = 0

    def play(self) -> None:
        for number in range(self.games):
            self.play_one(self.seed + number, number % len(self.names))

    def play_one(self, seed: int, turned: int) -> None:
        """A bot named for several chairs wins if any of them does, and counts one game for each chair."""
        seats = [self.names[(seat - turned) % len(self.names)] for seat in range(len(self.names))]
        players = [bots.make(name, seed * len(seats) + seat) for seat, name in enumerate(seats)]
        table = uk.new_game(self.game, players=len(seats), seed=seed, generator="fast", **self.options).quiet()
        while table.decision is not None:
            seat = table.decision.seat
            standing = self.standings.setdefault(seats[seat], Standing())
            started = time.process_time()
            answer = bots.answer(players[seat], table, seed ^ table.number)
            standing.seconds += time.process_time() - started
            standing.decisions += 1
            table.choose(answer)
        assert table.result is not None
        self.decisions += table.number
        self.reasons[table.result.reason] += 1
        for seat, name in enumerate(seats):
            standing = self.standings.setdefault(name, Standing())
            standing.games += 1
            if seat in table.result.winners:
                standing.wins += 1
                standing.by_seat[seat] += 1

    def as_data(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "players": len(self.names),
            "bots": self.names,
            "options": self.options,
            "games": self.games,
            "seeds": [self.seed, self.seed + self.games - 1],
            "decisions": self.decisions,
            "reasons": dict(sorted(self.reasons.items())),
            "standings": {name: standing.as_data() for name, standing in self.standings.items()},
        }


def report(tournament: Tournament, seconds: float) -> str:
    told = tournament.as_data()
    first, last = told["seeds"]
    lines = [
        f"{told['game']}, {told['players']} players: {', '.join(told['bots'])}; seats go round",
        f"{told['games']} games, seeds {first} to {last}, {told['decisions']} decisions, {seconds:.1f} s",
        f"ended by: {', '.join(f'{rule} {count}' for rule, count in told['reasons'].items())}",
        "",
        f"{'bot':<12}{'chairs':>8}{'wins':>7}{'rate':>9}   {'95 % (Wilson)':<18}{'decisions/s':>12}   wins by seat",
    ]
    for name, standing in told["standings"].items():
        low, high = standing["win_rate_95"]
        seats = " ".join(f"{seat}:{wins}" for seat, wins in standing["wins_by_seat"].items())
        lines.append(
            f"{name:<12}{standing['games']:>8}{standing['wins']:>7}{standing['win_rate']:>9.1%}   "
            f"{f'{low:.1%} to {high:.1%}':<18}{standing['decisions_per_second'] or '-':>12}   {seats}"
        )
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m underkeep.bots.arena", description=__doc__)
    parser.add_argument("bots", nargs="+", metavar="BOT", help=f"who plays: {', '.join(bots.names())}")
    parser.add_argument("--game", default="boss_monster")
    parser.add_argument("--games", type=int, default=100, help="how many games (%(default)s)")
    parser.add_argument("--players", type=int, help="how many sit at the table; as many as are named, at least two")
    parser.add_argument("--seed", type=int, default=0, help="of the first game; the others follow (%(default)s)")
    parser.add_argument("--variants", nargs="*", default=[], help="rules of the house")
    parser.add_argument(
        "--options", type=json.loads, default={}, help="""further options, as JSON: '{"mix": "official"}'"""
    )
    parser.add_argument("--json", action="store_true", help="for programs")
    given = parser.parse_args(arguments)
    players = given.players or max(2, len(given.bots))
    names = given.bots + [given.bots[-1]] * (players - len(given.bots))
    options = given.options | ({"variants": given.variants} if given.variants else {})
    started = time.monotonic()
    tournament = Tournament(given.game, names[:players], given.games, given.seed, options)
    try:
        if given.games < 1 or len(given.bots) > players:
            raise uk.BadOptions("games: at least one, and no more bots than players", field="games")
        tournament.play()
    except uk.UnderkeepError as refused:
        print(refused, file=sys.stderr)
        return 2
    seconds = time.monotonic() - started
    if given.json:
        print(json.dumps(tournament.as_data() | {"seconds": round(seconds, 2)}, indent=2))
    else:
        print(report(tournament, seconds))
    return 0


if __name__ == "__main__":
    sys.exit(main())
