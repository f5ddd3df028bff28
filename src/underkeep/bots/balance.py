"""How often bots win, and whether that is as often as we want: the games behind `underkeep lab balance`.

Everything about a game follows from the seed of the run and its own number: who sits where, which scenario, which
cards. So the same run gives the same figures, in whatever order and by however many processes it is played.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from itertools import combinations
from multiprocessing import get_context
from typing import Any, Final

import underkeep as uk
from underkeep import bots
from underkeep.bots.arena import wilson
from underkeep.keep_the_heroes_out.settings import CLAN_IDS, QUOTAS, SCENARIO_IDS, SEATS

GAME: Final = "keep_the_heroes_out"
SCENARIOS: Final = tuple(SCENARIO_IDS)  # without home-made ones
PAIRS: Final = tuple(combinations(CLAN_IDS, 2))
EASIEST: Final = "family"
BATCH: Final = 10  # games that a process plays before it reports
GOAL: Final[dict[str, tuple[float, float]]] = {  # win rates of teams of greedy bots, on average
    "family": (0.55, 0.90),
    "challenge": (0.30, 0.70),
    "hardcore": (0.10, 0.45),
}
NEVER_SURE: Final = (0.05, 0.95)  # no scenario and no pair of clans is hopeless, or a matter of course
ALMOST_NEVER: Final = (0.0, 0.02)  # random teams


@dataclass(frozen=True)
class Setup:
    """One game that will be played."""

    number: int
    part: str  # what it is played for: level, pair or random
    bot: str
    seed: int
    difficulty: str
    scenario: str
    clans: tuple[str, ...]


@dataclass(frozen=True)
class Outcome:
    setup: Setup
    won: bool
    wave: int
    decisions: int
    fault: str = ""  # of the bot or the engine, in a line; such a game is lost, and told apart


def setups(games: int, pairs: int, dice: int, seed: int) -> list[Setup]:
    """So many mixed games at each difficulty, games of each pair of clans at the easiest, and games of random teams."""
    planned: list[Setup] = []

    def plan(part: str, bot: str, difficulty: str, at: int, clans: Sequence[str] = ()) -> None:
        chance = random.Random(f"{seed} {part} {difficulty} {' '.join(clans)} {at}")  # noqa: S311 - nothing secret
        team = tuple(clans) or tuple(chance.sample(CLAN_IDS, SEATS[at // len(SCENARIOS) % len(SEATS)]))
        scenario = SCENARIOS[at % len(SCENARIOS)]
        planned.append(Setup(len(planned), part, bot, chance.getrandbits(48), difficulty, scenario, team))

    for difficulty in QUOTAS:
        for at in range(games):
            plan("level", "greedy", difficulty, at)
    for which, pair in enumerate(PAIRS):
        for at in range(pairs):
            plan("pair", "greedy", EASIEST, at + which, pair)  # each begins with another scenario
    for at in range(dice):
        plan("random", "random", EASIEST, at)
    return planned


def play(setup: Setup) -> Outcome:
    options = {"scenario": setup.scenario, "difficulty": setup.difficulty, "clans": list(setup.clans)}
    table = uk.new_game(GAME, players=len(setup.clans), seed=setup.seed, generator="fast", **options).quiet()
    team = [bots.make(setup.bot, setup.seed + seat) for seat in range(len(setup.clans))]
    try:
        while table.decision is not None:
            table.choose(bots.answer(team[table.decision.seat], table, setup.seed ^ table.number))
    except Exception as fault:  # noqa: BLE001 - counted, never dropped
        return Outcome(setup, won=False, wave=0, decisions=table.number, fault=f"{fault!r:.200}")
    assert table.result is not None
    return Outcome(setup, bool(table.result.winners), table.view(None)["wave"], table.number)


def play_batch(batch: list[Setup]) -> list[Outcome]:
    return [play(setup) for setup in batch]


def play_all(planned: list[Setup], jobs: int) -> Iterator[Outcome]:
    """In any order. A process that dies costs its batch, which is played once more."""
    if jobs == 1:
        yield from map(play, planned)
        return
    batches = [planned[start : start + BATCH] for start in range(0, len(planned), BATCH)]
    for again in (False, True):
        lost: list[list[Setup]] = []
        yield from play_batches(batches, jobs, lost)
        if not lost:
            return
        if again:
            message = f"jobs: processes died twice over {len(lost) * BATCH} games; try fewer than {jobs}"
            raise uk.BadOptions(message, field="jobs")
        batches = lost


def play_batches(batches: list[list[Setup]], jobs: int, lost: list[list[Setup]]) -> Iterator[Outcome]:
    """Only a few batches wait at a time, so that little is lost when a process dies or somebody interrupts."""
    waiting = batches[::-1]
    running: dict[Future[list[Outcome]], list[Setup]] = {}
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    try:
        while waiting or running:
            while waiting and len(running) < 2 * jobs:
                batch = waiting.pop()
                running[pool.submit(play_batch, batch)] = batch
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                batch = running.pop(future)
                if isinstance(future.exception(), BrokenProcessPool):
                    lost.append(batch)
                else:
                    yield from future.result()
            if lost:
                lost += [*running.values(), *waiting]
                return
    finally:
        pool.shutdown(wait=not lost, cancel_futures=True)


# -- what came of it --------------------------------------------------------------------------------------------------


@dataclass
class Row:
    """One line of a table: how often, and between which rates the truth lies with 95 % confidence."""

    name: str
    goal: tuple[float, float] | None
    games: int = 0
    wins: int = 0

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def verdict(self) -> str:
        """`kept`, `unsure` if the truth may lie outside, `missed`; nothing where nothing is wanted."""
        if self.goal is None or not self.games:
            return ""
        least, most = self.goal
        low, high = wilson(self.wins, self.games)
        if not least <= self.rate <= most:
            return "missed"
        return "kept" if (low >= least or not least) and (high <= most) else "unsure"

    def as_data(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "games": self.games,
            "wins": self.wins,
            "rate": self.rate,
            "rate_95": list(wilson(self.wins, self.games)),
            "goal": None if self.goal is None else list(self.goal),
            "verdict": self.verdict,
        }


@dataclass
class Balance:
    """The tables of a run, by what their lines stand for."""

    tables: dict[str, dict[str, Row]] = field(default_factory=dict)
    faults: list[Outcome] = field(default_factory=list)
    games: int = 0

    def __post_init__(self) -> None:
        wanted: dict[str, tuple[Sequence[str], dict[str, tuple[float, float]]]] = {
            "difficulty": (tuple(QUOTAS), GOAL),
            "scenario": (SCENARIOS, dict.fromkeys(SCENARIOS, NEVER_SURE)),
            "pair": ([name_of(pair) for pair in PAIRS], {name_of(pair): NEVER_SURE for pair in PAIRS}),
            "clan": (CLAN_IDS, {}),
            "players": ([str(seats) for seats in SEATS], {}),
            "random": ((EASIEST,), {EASIEST: ALMOST_NEVER}),
        }
        for title, (names, goals) in wanted.items():
            self.tables[title] = {name: Row(name, goals.get(name)) for name in names}

    def add(self, outcome: Outcome) -> None:
        setup = outcome.setup
        self.games += 1
        if outcome.fault:
            self.faults.append(outcome)
        if setup.part == "random":
            self.count("random", setup.difficulty, outcome)
            return
        if setup.part == "level":
            self.count("difficulty", setup.difficulty, outcome)
        else:
            self.count("pair", name_of(setup.clans), outcome)
        if setup.difficulty == EASIEST:
            self.count("scenario", setup.scenario, outcome)
            if setup.part == "level":
                self.count("players", str(len(setup.clans)), outcome)
                for clan in setup.clans:
                    self.count("clan", clan, outcome)

    def count(self, title: str, name: str, outcome: Outcome) -> None:
        row = self.tables[title][name]
        row.games += 1
        row.wins += outcome.won

    def missed(self) -> list[str]:
        """The goals that were not reached: what is meant, and by how much."""
        return [
            f"{title} {row.name}: {row.rate:.1%}"
            for title, table in self.tables.items()
            for row in table.values()
            if row.verdict == "missed"
        ]

    def as_data(self) -> dict[str, Any]:
        return {
            "game": GAME,
            "games": self.games,
            "tables": {title: [row.as_data() for row in table.values()] for title, table in self.tables.items()},
            "missed": self.missed(),
            "faults": [
                {"number": one.setup.number, "seed": one.setup.seed, "scenario": one.setup.scenario, "why": one.fault}
                for one in sorted(self.faults, key=lambda one: one.setup.number)
            ],
        }


def name_of(pair: Sequence[str]) -> str:
    return " + ".join(pair)
