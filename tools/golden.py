"""Golden games: what the engine must do again, to the last bit, in every build and on every machine.

    python tools/golden.py clank_catacombs            write the files of its present rules version, if it has none yet
    python tools/golden.py clank_catacombs --anew     write them anew, while that version is not released
    python tools/golden.py --check                    play everything again; the first line that differs is shown

Each game and rules version has a folder, `tests/golden/boss_monster/1`:

    *.record     games; after each decision, as a comment, the digest of the table and a print of the next question
    games.txt    many more games, one line each: seed, decisions, and one digest of all their digests
    perft.txt    how many ways there are to answer the next decision, the next two, up to the next few
    sums.txt     the SHA-256 of each of these files

A version that is listed in `tests/golden/released.txt` is never written again: a change of rules needs a new version.
Rules change when the same answers lead somewhere else, and also when options are named, sorted or left out otherwise.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import underkeep as uk
from underkeep import bots
from underkeep.core.registry import game_named
from underkeep.core.rng import Rng, make
from underkeep.keep_the_heroes_out.settings import QUOTAS, RANDOM, SCENARIO_IDS

GOLDEN: Final = Path(__file__).resolve().parent.parent / "tests" / "golden"
RELEASED: Final = "released.txt"
SUMS: Final = "sums.txt"


@dataclass(frozen=True)
class Plan:
    """Which games of one kind are golden."""

    records: dict[str, dict[str, Any]]  # written down move by move: every number of players, every rule of the house
    games: int
    options: Callable[[int], dict[str, Any]]  # of one of the many games
    perft: tuple[tuple[int, int, int], ...]  # players, seed, decisions before the count starts
    depth: int
    declines: frozenset[str] = frozenset({"pass", "no"})  # of answers at random, those to think twice about
    # Written down, too, but played by a bot, where chance alone would not get far. What it answered is kept.
    played_well: dict[str, dict[str, Any]] = field(default_factory=dict)


VARIANTS: Final = ("classic", "hard", "choose_boss", "machinations", "immortal")
SIDES: Final = ("a", "b", "random")


def boss_monster(number: int) -> dict[str, Any]:
    variants = [name for bit, name in enumerate(VARIANTS) if number >> bit & 1 and number % 3]
    return {"players": 2 + number % 3, "variants": variants}


def clank_catacombs(number: int) -> dict[str, Any]:
    """Two to six players in turn, and whatever else there is to choose."""
    house = {"start_side": SIDES[number // 5 % 3], "promos": number % 2 > 0, "single_exit_slots": number % 7 == 0}
    return {"players": 2 + number % 5} | house


def keep_the_heroes_out(number: int) -> dict[str, Any]:
    """Every dungeon, plain and hard, at every difficulty; clans are chosen, or come by chance."""
    players = 1 + number % 6
    house = {"hard": number // 20 % 2 > 0, "prisoners_stir": number % 7 > 0}
    clans = [RANDOM] * players if number % 4 == 0 else []
    level = tuple(QUOTAS)[number // 3 % 3]
    return {"players": players, "scenario": SCENARIO_IDS[number % 20], "difficulty": level, "clans": clans} | house


PLANS: Final = {
    "boss_monster": Plan(
        records={
            "two": {"players": 2, "seed": 1},
            "three": {"players": 3, "seed": 2},
            "four": {"players": 4, "seed": 3},
            "classic": {"players": 2, "seed": 4, "variants": ["classic"]},
            "hard": {"players": 3, "seed": 5, "variants": ["hard"]},
            "choose_boss": {"players": 2, "seed": 6, "variants": ["choose_boss"]},
            "machinations": {"players": 3, "seed": 7, "variants": ["machinations"]},
            "immortal": {"players": 2, "seed": 8, "variants": ["immortal"]},
            "everything": {
                "players": 4,
                "seed": 2**256 - 1,
                "variants": ["classic", "hard", "choose_boss", "machinations", "immortal"],
            },
            "fixed_bosses": {"players": 2, "seed": -10, "bosses": ["draculord", "king_croak"]},
            "bare_discard": {"players": 3, "seed": 11, "seeded_discard": False},
            "fast": {"players": 4, "seed": 12, "generator": "fast"},
            "five": {"players": 5, "seed": 13, "sets": ["BMR", "CRL"]},
            "six": {"players": 6, "seed": 14, "sets": ["BMR", "TNL"], "heroes": "TNL"},
        },
        games=2_000,
        options=boss_monster,
        perft=((2, 1, 12), (2, 5, 30), (3, 4, 12), (4, 4, 20)),
        depth=5,
    ),
    "clank_catacombs": Plan(
        records={
            "two": {"players": 2, "seed": 1},
            "three": {"players": 3, "seed": 2},
            "four": {"players": 4, "seed": 3},
            "five": {"players": 5, "seed": 4},
            "six": {"players": 6, "seed": 2**256 - 1},
            "other_side": {"players": 2, "seed": -6, "start_side": "b"},
            "either_side": {"players": 3, "seed": 7, "start_side": "random"},
            "promos": {"players": 4, "seed": 8, "promos": True},
            "single_exits": {"players": 2, "seed": 9, "single_exit_slots": True},
            "last_begins": {"players": 3, "seed": 10, "first_player": "2"},
            "fast": {"players": 4, "seed": 12, "generator": "fast"},
        },
        games=2_000,
        options=clank_catacombs,
        perft=((2, 1, 12), (2, 5, 150), (3, 4, 60), (5, 4, 200)),
        depth=5,
    ),
    "keep_the_heroes_out": Plan(
        records={
            scenario: {"seed": number, "generator": "keyed" if number else "fast", **keep_the_heroes_out(number)}
            for number, scenario in enumerate(SCENARIO_IDS)
        }
        | {"hard": {"players": 6, "seed": 2**256 - 1, "hard": True, "scenario": "mad_science"}},
        games=2_000,
        options=keep_the_heroes_out,
        perft=((1, 1, 8), (2, 5, 30), (3, 4, 40), (4, 7, 60)),
        depth=5,
        declines=frozenset({"pass", "no", "done", "end turn"}),
        played_well={
            "two_waves": {"players": 3, "seed": 2},
            "laboratory": {"players": 4, "seed": 3, "scenario": "mad_science"},
            "builder": {"players": 4, "seed": 3, "scenario": "under_construction"},
            "siege": {"players": 1, "seed": 4, "scenario": "grand_siege"},
        },
    ),
}


# -- playing ----------------------------------------------------------------------------------------------------------


def pick(table: uk.Table, rng: Rng) -> int:
    """An answer at random. Who would decline thinks twice, so that more happens."""
    options = [str(option) for option in table.decision.options] if table.decision else []
    answer = rng.below(len(options))
    return rng.below(len(options)) if options[answer] in PLANS[table.info.name].declines else answer


def fingerprint(table: uk.Table) -> str:
    """Who is asked what, in which words and in which order (RS-014)."""
    decision = table.decision
    if decision is None:
        return "over"
    said = " ".join([str(option) for option in decision.options])
    told = f"{decision.seat} {decision.kind} {decision.source} {said}"
    return f"{decision.kind}:{len(decision.options)}:{hashlib.sha256(told.encode()).hexdigest()[:8]}"


def annotated(table: uk.Table, answers: Iterator[int | str]) -> str:
    """Play the answers and give the record, with what the table is after each of them."""
    notes = [f"# deal: {table.digest()} {fingerprint(table)}"]
    for answer in answers:
        table.choose(answer)
        notes.append(f" # {table.digest()} {fingerprint(table)}")
    head, _, decisions = table.record().partition("\n\n")
    lines = [line + note for line, note in zip(decisions.splitlines(), notes[1:], strict=True)]
    return "\n".join([head, "", notes[0], *lines]) + "\n"


def at_random(table: uk.Table, seed: int) -> Iterator[int | str]:
    rng = make("fast", seed)
    while table.decision is not None:
        yield pick(table, rng)


def by_a_bot(table: uk.Table, seed: int) -> Iterator[int | str]:
    bot = bots.make("greedy", seed)
    while table.decision is not None:
        yield bots.answer(bot, table, table.number)


def game_line(game: str, number: int) -> str:
    """One of the many games: the seed tells everything else about it."""
    table = uk.new_game(game, seed=number, **PLANS[game].options(number))
    rng = make("fast", number)
    path = hashlib.sha256(table.digest().encode())
    while table.decision is not None:
        table.choose(pick(table, rng))
        path.update(table.digest().encode())
    return f"{number} {table.number} {path.hexdigest()[:16]}"


def perft(table: uk.Table, depth: int) -> list[int]:
    """How many different ways there are to answer the next decision, the next two, and so on."""
    counts = [0] * depth
    if table.decision is None:
        return counts
    for answer in range(len(table.decision.options)):
        counts[0] += 1
        if depth > 1:
            after = table.clone()
            after.choose(answer)
            for at, count in enumerate(perft(after, depth - 1), 1):
                counts[at] += count
    return counts


def perft_line(game: str, players: int, seed: int, decisions: int) -> str:
    table = uk.new_game(game, players=players, seed=seed).quiet()
    rng = make("fast", seed)
    for _ in range(decisions):
        table.choose(pick(table, rng))
    counts = " ".join([str(count) for count in perft(table, PLANS[game].depth)])
    return f"{players} players, seed {seed}, after {decisions} decisions: {counts}"


def written(game: str, kept: Path | None = None) -> Iterator[tuple[str, str]]:
    """Every file of the present rules version but the sums: its name and what it should say.

    What a bot answered is taken from the folder where it is kept, if there is one: bots learn.
    """
    plan = PLANS[game]
    for name, settings in plan.records.items():
        table = uk.new_game(game, **settings)
        yield f"{name}.record", annotated(table, at_random(table, settings["seed"]))
    for name, settings in plan.played_well.items():
        table = uk.new_game(game, **settings)
        if kept is None:
            answers = by_a_bot(table, settings["seed"])
        else:
            answers = iter([notation for _, notation in uk.load(kept / f"{name}.record").history()])
        yield f"{name}.record", annotated(table, answers)
    yield "perft.txt", "".join([perft_line(game, *case) + "\n" for case in plan.perft])
    yield "games.txt", "".join([game_line(game, number) + "\n" for number in range(plan.games)])


# -- the folder -------------------------------------------------------------------------------------------------------


def sums(folder: Path) -> str:
    files = sorted([file for file in folder.iterdir() if file.name != SUMS])
    return "".join([f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files])


def released(golden: Path) -> dict[str, str]:
    """Which versions are out, `boss_monster/1`, and the SHA-256 of their sums."""
    lines = (golden / RELEASED).read_text("utf-8").splitlines()
    return {line.split()[1]: line.split()[0] for line in lines if line and not line.startswith("#")}


def altered(golden: Path) -> list[str]:
    """What is wrong with the files themselves, whatever the engine does: golden folders only ever grow (RS-013)."""
    wrong = []
    for folder in sorted(golden.glob("*/*/")):
        version = folder.relative_to(golden).as_posix()
        stated = (folder / SUMS).read_text("utf-8")
        if stated != sums(folder):
            wrong.append(f"{version}: the files are not those of its {SUMS}")
        wanted = released(golden).get(version)
        if wanted is not None and wanted != hashlib.sha256(stated.encode()).hexdigest():
            wrong.append(f"{version} is released, and its {SUMS} was changed since")
    wrong += [
        f"{version} is released, and its folder is gone"
        for version in released(golden)
        if not (golden / version).is_dir()
    ]
    return wrong


def write(golden: Path, version: str, *, anew: bool) -> str:
    """Write the files of a version, unless that would change what others rely on. Returns why not, or nothing."""
    folder = golden / version
    if version in released(golden):
        return f"{version} is released; a change of rules needs a new version of them"
    if folder.is_dir() and not anew:
        return f"{version} is written already; say --anew to write it again"
    folder.mkdir(parents=True, exist_ok=True)
    for file in folder.iterdir():
        file.unlink()
    for name, text in written(folder.parent.name):
        (folder / name).write_text(text, "utf-8", newline="\n")
    (folder / SUMS).write_text(sums(folder), "utf-8", newline="\n")
    return ""


def first_difference(stored: str, made: str) -> str:
    """The first line that is not the same, as a sentence; empty if all are."""
    old, new = stored.splitlines(), made.splitlines()
    for number, (was, now) in enumerate(zip(old, new, strict=False), 1):
        if was != now:
            return f"line {number} was\n  {was}\nand is now\n  {now}"
    return "" if len(old) == len(new) else f"line {min(len(old), len(new)) + 1}: {len(old)} lines became {len(new)}"


def check(folder: Path) -> str:
    for name, made in written(folder.parent.name, folder):
        difference = first_difference((folder / name).read_text("utf-8"), made)
        if difference:
            return f"{folder.parent.name}/{folder.name}/{name}: {difference}"
    return ""


def present(game: str) -> str:
    """The folder of the present rules of a game."""
    return f"{game}/{game_named(game).version}"


def main() -> int:
    parser = argparse.ArgumentParser(description="Write the golden games of the present rules, or check them.")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"all of them, or some: {', '.join(PLANS)}")
    parser.add_argument("--anew", action="store_true", help="write an unreleased version again")
    parser.add_argument("--check", action="store_true", help="play all of them again and compare")
    arguments = parser.parse_args()
    unknown = [game for game in arguments.games if game not in PLANS]
    if unknown:
        parser.error(f"there are no golden games of {unknown[0]}")
    versions = [present(game) for game in arguments.games or PLANS]
    if arguments.check:
        problems = altered(GOLDEN) or [problem for problem in [check(GOLDEN / one) for one in versions] if problem]
        for problem in problems:
            print(problem, file=sys.stderr)
        print(f"{', '.join(versions)}: {len(problems) or 'no'} differences")
        return 1 if problems else 0
    refused = [refusal for refusal in [write(GOLDEN, one, anew=arguments.anew) for one in versions] if refusal]
    print("\n".join(refused) or f"{', '.join(versions)}: written")
    return 2 if refused else 0


if __name__ == "__main__":
    sys.exit(main())
