"""How fast the engine plays: this build, a compiled one beside it, and other projects, all in one run.

Every contestant is measured by this file in a process of its own, one after the other and several times in turn, so
that a busy moment of the machine hits all alike. Times are CPU times of one core; of each figure the best counts.
"""

from __future__ import annotations

import argparse
import gc
import importlib
import json
import os
import platform
import random
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from time import process_time
from typing import Any, Final

import underkeep as uk
from underkeep.cli.arguments import option_of_the_game
from underkeep.cli.arguments import settings as settings_of
from underkeep.core import table as core_table
from underkeep.core.registry import game_named

Measures = dict[str, float]

# What is measured: its name in JSON, how people read it, and whether more of it is better.
FIGURES: Final = (
    ("decisions_per_second", "decisions/s", True),
    ("questions_per_second", "of these with 2+ options, /s", True),
    ("games_per_second", "games/s", True),
    ("decisions_per_game", "decisions per game", None),
    ("clone_us", "clone of a mid-game table, µs", False),
    ("first_clone_us", "the first clone there, µs", False),
    ("redeal_us", "clone + re-deal, µs", False),
    ("view_us", "view, µs", False),
    ("record_replay_us", "record + replay, µs", False),
    ("searches_per_second", "search iterations/s", True),
)
POINTS: Final = 40  # mid-game tables that are copied
REPEATS: Final = 25  # copies of each
TURNS: Final = 1000  # catanatron's own limit of a game
SPIEL_GAMES: Final = ("python_block_dominoes", "python_team_dominoes", "hearts")


# -- underkeep --------------------------------------------------------------------------------------------------


def play_out(table: uk.Table, chance: random.Random) -> int:
    """Answer at random to the end; returns the number of decisions."""
    made = 0
    decision = table.decision
    while decision is not None:
        table.choose(int(chance.random() * len(decision.options)))  # randrange would take a tenth of the time
        made += 1
        decision = table.decision
    return made


def measure_underkeep(game: str, players: int, seconds: float, options: dict[str, Any]) -> Measures:
    chance = random.Random(0)  # noqa: S311 - dice for playouts

    def deal(seed: int) -> uk.Table:
        return uk.new_game(game, players=players, seed=seed, generator="fast", **options).quiet()

    measures = playing(lambda seed: play_out(deal(seed), chance), seconds)
    measures["questions_per_second"] = measures["decisions_per_second"]  # nobody is asked without a choice
    half = measures["decisions_per_game"] / 2
    tables = [mid_game(deal, seed, half, chance) for seed in range(POINTS)]
    share = seconds / 4
    measures["first_clone_us"] = microseconds(tables, clone_and_check, 1, share)
    measures["clone_us"] = microseconds(tables, uk.Table.clone, REPEATS, share)
    measures["redeal_us"] = microseconds(tables, lambda table: imagine(table, chance), REPEATS, share)
    measures["view_us"] = microseconds(tables, look, REPEATS, share)
    measures["record_replay_us"] = microseconds(tables, lambda table: uk.load(table.record()), 1, share)
    for table in tables:
        clone_and_check(table)
    measures["searches_per_second"] = rate(tables, lambda table: play_out(imagine(table, chance), chance), seconds / 2)
    return measures


def mid_game(deal: Callable[[int], uk.Table], seed: int, half: float, chance: random.Random) -> uk.Table:
    """A table about half-way; a game that was over by then is dealt anew."""
    while True:
        table = deal(seed)
        for _ in range(round(half * chance.uniform(0.5, 1.5))):
            if table.decision is None:
                break
            table.choose(chance.randrange(len(table.decision.options)))
        if table.decision is not None:
            return table
        seed += POINTS


def clone_and_check(table: uk.Table) -> uk.Table:
    """A copy is worth its time only if it can be played on."""
    twin = table.clone()
    mine, true = twin.decision, table.decision
    if mine is None or true is None or (mine.seat, str(mine.options)) != (true.seat, str(true.options)):
        message = "a clone asks something else than its table"
        raise uk.UnderkeepError(message)
    return twin


def imagine(table: uk.Table, chance: random.Random) -> uk.Table:
    assert table.decision is not None
    try:
        return table.redeal(table.decision.seat, chance.getrandbits(32))
    except uk.NoRecipe:  # rare: nothing but the truth leads here
        return table.clone()


def look(table: uk.Table) -> object:
    assert table.decision is not None
    return table.view(table.decision.seat)


# -- peers ------------------------------------------------------------------------------------------------------


def measure_catanatron(seconds: float) -> Measures:
    """Four of its random players at one table, through its own loop."""
    catan: Any = importlib.import_module("catanatron")
    colours = list(catan.Color)[:4]

    def deal(seed: int) -> Any:
        return catan.Game([catan.RandomPlayer(colour) for colour in colours], seed=seed + 1)

    def finish(game: Any) -> int:
        made = 0
        while game.winning_color() is None and game.state.num_turns < TURNS:
            game.play_tick()
            made += 1
        return made

    def middle(seed: int, half: float) -> Any:
        game = deal(seed)
        for _ in range(round(half)):
            if game.winning_color() is None:
                game.play_tick()
        return game

    def share_of_questions(seed: int) -> float:
        """Most of its actions are forced: rolling the dice, ending a turn. Ours never ask for those."""
        game, made, asked = deal(seed), 0, 0
        while game.winning_color() is None and game.state.num_turns < TURNS:
            made += 1
            asked += len(game.state.playable_actions) > 1
            game.play_tick()
        return asked / made

    measures = playing(lambda seed: finish(deal(seed)), seconds)
    measures["questions_per_second"] = measures["decisions_per_second"] * share_of_questions(0)
    games = [middle(seed, measures["decisions_per_game"] / 2) for seed in range(POINTS // 4)]
    measures["clone_us"] = microseconds(games, lambda game: game.copy(), 4 * REPEATS, seconds / 4)
    measures["searches_per_second"] = rate(games, lambda game: finish(game.copy()), seconds / 2)
    return measures


def measure_open_spiel(name: str, seconds: float) -> Measures:
    spiel: Any = importlib.import_module("pyspiel")
    if name.startswith("python_"):
        importlib.import_module("open_spiel.python.games")
    game = spiel.load_game(name)
    chance = random.Random(0)  # noqa: S311 - dice for playouts

    def step(state: Any) -> int:
        """One action; those of chance are no decisions."""
        if not state.is_chance_node():
            state.apply_action(chance.choice(state.legal_actions()))
            return 1
        outcomes = state.chance_outcomes()
        state.apply_action(chance.choices([a for a, _ in outcomes], [p for _, p in outcomes])[0])
        return 0

    def finish(state: Any) -> int:
        made = 0
        while not state.is_terminal():
            made += step(state)
        return made

    def middle(half: float) -> Any:
        state = game.new_initial_state()
        made = 0
        while not state.is_terminal() and made < half:
            made += step(state)
        return state

    measures = playing(lambda _: finish(game.new_initial_state()), seconds)
    states = [middle(measures["decisions_per_game"] / 2) for _ in range(POINTS)]
    measures["clone_us"] = microseconds(states, lambda state: state.clone(), REPEATS, seconds / 4)
    measures["searches_per_second"] = rate(states, lambda state: finish(state.clone()), seconds / 2)
    return measures


# -- the clock --------------------------------------------------------------------------------------------------


def playing(play: Callable[[int], int], seconds: float) -> Measures:
    """Whole games, dealing included; the first one warms up and is not counted."""
    play(0)
    gc.collect()
    games = decisions = 0
    started = process_time()
    spent = 0.0
    while spent < seconds:
        games += 1
        decisions += play(games)
        spent = process_time() - started
    return {
        "decisions_per_second": decisions / spent,
        "games_per_second": games / spent,
        "decisions_per_game": decisions / games,
    }


def microseconds(tables: Sequence[Any], work: Callable[[Any], object], repeats: int, seconds: float) -> float:
    """The mean over all tables, each `repeats` times; no longer than `seconds`, but every table once."""
    gc.collect()
    done = 0
    started = process_time()
    spent = 0.0
    for repeat in range(repeats):
        for table in tables:
            work(table)
        done += len(tables)
        spent = process_time() - started
        if spent > seconds and repeat:
            break
    return spent / done * 1e6


def rate(tables: Sequence[Any], work: Callable[[Any], object], seconds: float) -> float:
    """How often a second, going round the tables."""
    gc.collect()
    done = 0
    started = process_time()
    spent = 0.0
    while spent < seconds:
        work(tables[done % len(tables)])
        done += 1
        spent = process_time() - started
    return done / spent


# -- contestants ------------------------------------------------------------------------------------------------


@dataclass
class Contestant:
    """Something to measure in a process of its own."""

    name: str
    measured: str  # what the process is told to measure
    about: str  # version and build
    path: str = ""  # where its engine lies, if not where this one does
    options: dict[str, Any] = field(default_factory=dict)  # of the game, if it is not the usual one
    usual: Contestant | None = None  # the same build at the usual game
    rounds: list[Measures] = field(default_factory=list)

    def command(self, settings: Sequence[str]) -> list[str]:
        options = ["--options", json.dumps(self.options)] if self.options else []
        return [sys.executable, "-P", __file__, self.measured, *settings, *options]

    def run(self, settings: Sequence[str]) -> None:
        env = dict(os.environ)
        if self.path:
            env["PYTHONPATH"] = os.pathsep.join([self.path, *filter(None, [env.get("PYTHONPATH")])])
        done = subprocess.run(self.command(settings), env=env, capture_output=True, text=True, check=False)  # noqa: S603
        if done.returncode:
            reason = (done.stderr.strip().splitlines() or ["no word of why"])[-1]
            raise uk.BadOptions(f"{self.name} could not be measured: {reason}", field=self.measured)
        self.rounds.append(json.loads(done.stdout))

    def best(self) -> Measures:
        """Of each figure the best round; what is neither good nor bad, from the first."""
        figures: Measures = {}
        for name, _, more_is_better in FIGURES:
            seen = [measures[name] for measures in self.rounds if name in measures]
            if seen:
                figures[name] = seen[0] if more_is_better is None else max(seen) if more_is_better else min(seen)
        return figures


def build_of(module_file: str | None) -> str:
    return "interpreted" if (module_file or "").endswith(".py") else "compiled"


def this_build() -> Contestant:
    build = build_of(core_table.__file__)
    return Contestant(build, "underkeep", f"underkeep {uk.__version__}, {build}, Python {platform.python_version()}")


def compiled_build(folder: Path) -> Contestant:
    """The engine that tools/compile.py has put into a folder."""
    core = folder / "underkeep" / "core"
    if not [file for file in core.glob("table.*") if file.suffix in (".so", ".pyd")]:
        raise uk.BadOptions(
            f"compiled: {folder} holds no compiled engine; `python tools/compile.py {folder}` makes one",
            field="compiled",
        )
    about = f"underkeep in {folder}, compiled, Python {platform.python_version()}"
    return Contestant("compiled", "underkeep", about, str(folder.resolve()))


def with_options(usual: Contestant, options: dict[str, Any]) -> Contestant:
    """The same build at a game with these options: how much slower it is than the usual one shows in one run."""
    said = ", ".join([f"{name} {value}" for name, value in options.items()])
    about = f"{usual.about}; {said}"
    return replace(usual, name=f"{usual.name}, as set", about=about, options=options, usual=usual, rounds=[])


def peers() -> list[Contestant]:
    """catanatron, and some games of OpenSpiel if it is there."""
    try:
        catanatron = version("catanatron")
    except PackageNotFoundError:
        message = "peers: catanatron is not installed here; `pip install catanatron` gets it"
        raise uk.BadOptions(message, field="peers") from None
    found = [Contestant("catanatron", "catanatron", f"catanatron {catanatron}, four random players")]
    try:
        spiel = version("open_spiel")
    except PackageNotFoundError:
        return found
    return found + [Contestant(name, name, f"OpenSpiel {spiel}") for name in SPIEL_GAMES]


# -- the report -------------------------------------------------------------------------------------------------


def machine() -> dict[str, Any]:
    return {
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "system": f"{platform.system()} {platform.machine()}",
        "cpus": os.cpu_count(),
    }


def as_data(contestants: Sequence[Contestant], args: argparse.Namespace, settings: Sequence[str]) -> dict[str, Any]:
    rounds = len(contestants[0].rounds)
    return {
        "game": args.game,
        "players": args.players,
        "seconds": args.seconds,
        "rounds": rounds,
        "machine": machine(),
        "contestants": [
            {
                "name": one.name,
                "about": one.about,
                "command": " ".join([*([f"PYTHONPATH={one.path}"] if one.path else []), *one.command(settings)]),
                "measures": one.best(),
                "rounds": one.rounds,
            }
            for one in contestants
        ],
        "ratios": ratios(contestants),
    }


def ratios(contestants: Sequence[Contestant]) -> dict[str, Measures]:
    """Each of our figures divided by catanatron's; of a game with options, by those of the usual one."""
    ours = [one for one in contestants if one.measured == "underkeep"]
    shares = {f"{one.name}/usual": share(one, one.usual) for one in ours if one.usual is not None}
    theirs = next((one for one in contestants if one.measured == "catanatron"), None)
    if theirs is not None:
        shares |= {f"{one.name}/catanatron": share(one, theirs) for one in ours if one.usual is None}
    return shares


def share(one: Contestant, other: Contestant) -> Measures:
    """How much of the other's figures these are."""
    mine, theirs = one.best(), other.best()
    compared = [key for key, _, more_is_better in FIGURES if more_is_better is not None and key in theirs]
    return {key: mine[key] / theirs[key] for key in compared}


def figure(number: float | None) -> str:
    if number is None:
        return "-"
    return f"{number:,.0f}" if number >= 100 else f"{number:.1f}"


def report(told: dict[str, Any]) -> str:
    here = told["machine"]
    columns = [(one["name"], one["measures"], figure) for one in told["contestants"]]
    columns += [
        (name, share, lambda number: "-" if number is None else f"{number:.2f}x")
        for name, share in told["ratios"].items()
    ]
    widths = [max(12, len(name) + 2) for name, _, _ in columns]
    where = f"{here['implementation']} {here['python']}, {here['system']}, {here['cpus']} CPUs"
    lines = [
        f"{told['game']}, {told['players']} players, random play among the legal options; one core, CPU time",
        f"{where}; best of {told['rounds']} rounds of {told['seconds']:g} s",
        "",
        f"{'':<30}" + "".join(f"{name:>{width}}" for (name, _, _), width in zip(columns, widths, strict=True)),
    ]
    for key, label, _ in FIGURES:
        cells = [shown(measures.get(key)) for _, measures, shown in columns]
        lines.append(f"{label:<30}" + "".join(f"{cell:>{width}}" for cell, width in zip(cells, widths, strict=True)))
    lines.append("")
    lines += [f"{one['name']}: {one['about']}" for one in told["contestants"]]
    if any(name.endswith("/catanatron") for name in told["ratios"]):
        lines.append("A search iteration is clone, re-deal and random playout; the peers cannot re-deal and only copy.")
        lines.append("Our engine asks nobody who has no choice; catanatron's decisions include forced actions.")
    return "\n".join(lines)


# -- the command ------------------------------------------------------------------------------------------------


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", default="boss_monster", help="which game (default: %(default)s)")
    parser.add_argument("--players", type=int, default=4, help="how many play (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=3.0, help="of random play a round (default: %(default)s)")
    parser.add_argument("--rounds", type=int, default=3, help="how often everything is measured (default: %(default)s)")
    parser.add_argument("--peers", action="store_true", help="measure other projects in the same run")
    parser.add_argument(
        "--compiled", type=Path, metavar="FOLDER", help="measure the compiled engine in this folder too"
    )
    parser.add_argument(
        "--set-option", metavar="NAME=VALUE", type=option_of_the_game, action="append", default=[],
        help="measure a game with this option beside the usual one; as often as you like (default: none)",
    )  # fmt: skip
    parser.add_argument("--json", action="store_true", help="for programs")


def run(args: argparse.Namespace) -> int:
    if not 0 < args.seconds <= 600:
        raise uk.BadOptions("seconds: more than 0 and at most 600", field="seconds")
    if not 0 < args.rounds <= 100:
        raise uk.BadOptions("rounds: 1 to 100", field="rounds")
    options = settings_of(game_named(args.game), args.set_option)
    if "players" in options:
        raise uk.BadOptions("set-option: players is said with --players", field="set-option")
    uk.new_game(args.game, players=args.players, seed=0, **options)  # refuses what cannot be played
    contestants = [this_build()]
    if args.compiled is not None:
        contestants.append(compiled_build(args.compiled))
    if options:
        contestants += [with_options(one, options) for one in contestants]
    if args.peers:
        contestants += peers()
    settings = ["--game", args.game, "--players", str(args.players), "--seconds", str(args.seconds)]
    for _ in range(args.rounds):
        for contestant in contestants:
            contestant.run(settings)
    told = as_data(contestants, args, settings)
    print(json.dumps(told, indent=2) if args.json else report(told))
    return 0


def measure(words: Sequence[str] | None = None) -> int:
    """What a contestant's own process does: measure one thing, and tell it as JSON."""
    parser = argparse.ArgumentParser(description="Measures one contestant.")
    parser.add_argument("what")
    parser.add_argument("--game", required=True)
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--seconds", type=float, required=True)
    parser.add_argument("--options", type=json.loads, default={})
    args = parser.parse_args(words)
    if args.what == "underkeep":
        measures = measure_underkeep(args.game, args.players, args.seconds, args.options)
    elif args.what == "catanatron":
        measures = measure_catanatron(args.seconds)
    else:
        measures = measure_open_spiel(args.what, args.seconds)
    print(json.dumps(measures))
    return 0


if __name__ == "__main__":
    sys.exit(measure())
