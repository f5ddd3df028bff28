"""What becomes of thieves: `python -m underkeep.bots.clank_catacombs.survey --games 200 greedy greedy greedy greedy`.

How deep artifacts lie and how often each is taken, who comes home from how far, how much there is to choose. This is
what the design of the tiles is measured by.
"""

# ruff: noqa: T201 - a command talks on standard output

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import mean
from typing import Final

import underkeep as uk
from underkeep import bots
from underkeep.clank_catacombs.reckoning import boots_home

FATES: Final = ("escaped", "out in the haven", "out in the depths", "out with nothing")


@dataclass
class Theft:
    """One thief of one game: what was taken, from how far, and how it ended."""

    artifact: int = 0
    boots: int = 0  # that it takes to get home from where it lay
    turn: int = 0
    fate: str = ""
    score: int = 0


@dataclass
class Survey:
    """What was seen in many games."""

    games: int = 0
    turns: list[int] = field(default_factory=list)  # of each player
    tiles: list[int] = field(default_factory=list)
    thefts: list[Theft] = field(default_factory=list)  # of the first artifact of each thief
    laid: Counter[int] = field(default_factory=Counter)
    taken: Counter[int] = field(default_factory=Counter)
    ways: Counter[int] = field(default_factory=Counter)  # rooms and openings to choose from, while there are boots
    reasons: Counter[str] = field(default_factory=Counter)
    visited: Counter[str] = field(default_factory=Counter)

    def play(self, names: Sequence[str], seed: int, **options: bool | str) -> None:
        table = uk.new_game("clank_catacombs", players=len(names), seed=seed, generator="fast", **options)
        players = [bots.make(name, seed * len(names) + seat) for seat, name in enumerate(names)]
        thefts = [Theft() for _ in names]
        while table.decision is not None:
            seat = table.decision.seat
            targets = {
                " ".join(str(option).split()[:2])
                for option in table.decision.options
                if option.verb in ("move", "explore")
            }
            if targets and table.decision.kind == "turn":
                self.ways[len(targets)] += 1
            for event in table.choose(players[seat].choose(table, seat)):
                self.note(table, event, thefts[event.seat])
        self.close(table, thefts)

    def note(self, table: uk.Table, event: uk.Event, thief: Theft) -> None:
        if event.kind.name == "artifact_laid":
            self.laid[event.facts["artifact"]] += 1
        elif event.kind.name in ("moved", "teleported"):
            self.visited[event.facts["room"]] += 1
        elif event.kind.name == "took_artifact":
            self.taken[event.facts["artifact"]] += 1
            if not thief.artifact:
                view = table.view(event.seat)
                thief.artifact = event.facts["artifact"]
                thief.boots = boots_home(view, event.seat) or 0
                thief.turn = view["turn"] // len(view["players"])

    def close(self, table: uk.Table, thefts: list[Theft]) -> None:
        assert table.result is not None
        view = table.view(None)
        self.games += 1
        self.turns.append(view["turn"] // len(thefts))
        self.tiles.append(len(view["tiles"]) - 1)
        self.reasons[table.result.reason] += 1
        for thief, me in zip(thefts, view["players"], strict=True):
            thief.score = me["score"]
            if me["state"] == "escaped":
                thief.fate = FATES[0]
            elif me["artifacts"]:
                thief.fate = FATES[1] if me["score"] else FATES[2]
            else:
                thief.fate = FATES[3]
            self.thefts.append(thief)

    def report(self) -> str:
        loaded = [thief for thief in self.thefts if thief.artifact]
        fates = Counter(thief.fate for thief in self.thefts)
        choices = self.ways.total()
        points = mean(thief.score for thief in self.thefts)
        points_home = mean([thief.score for thief in self.thefts if thief.fate == FATES[0]] or [0])
        ways = sum(count * times for count, times in self.ways.items()) / choices
        few = ", ".join(f"{count} {self.ways[count] / choices:.1%}" for count in (1, 2, 3))
        lines = [
            f"{self.games} games; ended by: {', '.join(f'{rule} {n}' for rule, n in sorted(self.reasons.items()))}",
            f"turns of a player: {mean(self.turns):.1f}; tiles found: {mean(self.tiles):.1f} of 26",
            f"fates: {', '.join(f'{fate} {fates[fate] / len(self.thefts):.1%}' for fate in FATES)}",
            f"points: {points:.1f}; of those who escaped {points_home:.1f}",
            f"ways to choose from, with boots to spend: {ways:.2f} ({few}, more the rest)",
            f"rooms entered: {len(self.visited)} kinds",
            "artifact    laid   taken   of those laid",
        ]
        for value in sorted(self.laid):
            share = self.taken[value] / self.laid[value]
            lines.append(f"{value:8} {self.laid[value]:7} {self.taken[value]:7} {share:8.1%}")
        lines.append("boots home  thefts   escaped")
        for low in range(1, 40, 3):
            deep = [thief for thief in loaded if low <= thief.boots < low + 3]
            if deep:
                home = len([thief for thief in deep if thief.fate == FATES[0]])
                lines.append(f"{f'{low}-{low + 2}':>8} {len(deep):9} {home / len(deep):9.1%}")
        return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m underkeep.bots.clank_catacombs.survey", description=__doc__)
    parser.add_argument("bots", nargs="+", metavar="BOT", help=f"two to six of: {', '.join(bots.names())}")
    parser.add_argument("--games", type=int, default=100, help="how many games (%(default)s)")
    parser.add_argument("--seed", type=int, default=0, help="of the first game; the others follow (%(default)s)")
    parser.add_argument("--single", action="store_true", help="with one opening on each side of a tile")
    parser.add_argument("--side", choices=("a", "b", "random"), default="a", help="of the start tile (%(default)s)")
    given = parser.parse_args(arguments)
    if given.games < 1 or not 2 <= len(given.bots) <= 6:
        parser.error("--games is at least 1, and two to six bots play")
    survey = Survey()
    for seed in range(given.seed, given.seed + given.games):
        survey.play(given.bots, seed, single_exit_slots=given.single, start_side=given.side)
    print(survey.report())
    return 0


if __name__ == "__main__":
    sys.exit(main())
