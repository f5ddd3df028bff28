"""Random games by the thousand, watched after every decision: `python -m underkeep.bots.soak --games 20000`.

One game in twenty is played well for most of the time: random players never see its last rounds. The first fault stops
everything and is told with the line that plays the same game again.
"""

# ruff: noqa: S311, T201 - toy dice are enough to look for faults, and a command talks on standard output

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import combinations
from multiprocessing import get_context
from typing import Any, Final

import underkeep as uk
from underkeep import bots
from underkeep.boss_monster import census as boss_monster
from underkeep.bots.greedy import KNOWS
from underkeep.clank_catacombs import census as clank_catacombs
from underkeep.core.game import GameInfo
from underkeep.core.registry import game_named
from underkeep.keep_the_heroes_out import census as keep_the_heroes_out

FOLLOWED: Final = 20  # decisions that a copy must answer like the table it was taken from (RS-011)
REDEALS: Final = 50  # worlds imagined before a card that never changed counts as given away
FEWEST: Final = 40  # of them that must be found for that; in fewer a card may have stayed by chance
LISTED: Final = 0.15  # of the mixed games are played with a mix that the game knows by name
WELL: Final = 0.8  # of the decisions of a game that is played well
CLONED: Final = 0.2  # of all decisions are looked at in a clone too
BATCH: Final = 50  # games that a process plays before it reports


@dataclass(frozen=True)
class Watch:
    """What a game tells of itself: its cards counted, what could never be, what a seat cannot know, what is rare."""

    census: Callable[[Any], dict[str, int]]
    oddities: Callable[[Any], list[str]]
    unseen: Callable[[Any, int], list[tuple[str, str]]]
    to_be_seen: Callable[[Any], list[str]]
    seen: Callable[[Sequence[uk.Event]], list[str]]
    most_decisions: dict[int, int]  # by number of players
    most_options: int


WATCHES: Final = {
    "boss_monster": Watch(
        boss_monster.census,
        boss_monster.oddities,
        boss_monster.unseen,
        boss_monster.to_be_seen,
        boss_monster.seen,
        boss_monster.MOST_DECISIONS,
        boss_monster.MOST_OPTIONS,
    ),
    "clank_catacombs": Watch(
        clank_catacombs.census,
        clank_catacombs.oddities,
        clank_catacombs.unseen,
        clank_catacombs.to_be_seen,
        clank_catacombs.seen,
        clank_catacombs.MOST_DECISIONS,
        clank_catacombs.MOST_OPTIONS,
    ),
    "keep_the_heroes_out": Watch(
        keep_the_heroes_out.census,
        keep_the_heroes_out.oddities,
        keep_the_heroes_out.unseen,
        keep_the_heroes_out.to_be_seen,
        keep_the_heroes_out.seen,
        keep_the_heroes_out.MOST_DECISIONS,
        keep_the_heroes_out.MOST_OPTIONS,
    ),
}


class Fault(Exception):
    """A table that does not keep what it promises."""


@dataclass
class Tally:
    """What was seen in some games."""

    games: int = 0
    lengths: Counter[int] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    widest: int = 0
    widest_at: str = ""
    longest_at: str = ""
    checks: Counter[str] = field(default_factory=Counter)
    hoped_for: set[str] = field(default_factory=set)  # every card played, every ability used
    seen: set[str] = field(default_factory=set)

    def add(self, other: Tally) -> None:
        if other.widest > self.widest:
            self.widest, self.widest_at = other.widest, other.widest_at
        if max(other.lengths, default=0) > max(self.lengths, default=0):
            self.longest_at = other.longest_at
        self.games += other.games
        self.lengths += other.lengths
        self.reasons += other.reasons
        self.checks += other.checks
        self.hoped_for |= other.hoped_for
        self.seen |= other.seen

    def never_seen(self) -> list[str]:
        return sorted(self.hoped_for - self.seen)


# -- one game -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Setup:
    """Everything about a random game follows from its number."""

    game: str
    seed: int
    players: int
    variants: tuple[str, ...]
    sets: tuple[str, ...] = ()
    heroes: str = ""
    mix: str = ""
    house: tuple[tuple[str, Any], ...] = ()  # the options of a game that has no sets

    @classmethod
    def numbered(cls, game: str, seed: int, *, mixed: bool = False) -> Setup:
        """`mixed`: any sets that can be played together, and the heroes of one of them; else the usual ones."""
        chance = random.Random(seed)
        info = game_named(game)
        if not allowed(info, "sets"):
            return cls(game, seed, chance.choice(info.seats), (), house=house_rules(info, chance) if mixed else ())
        if not mixed:
            seats = [players for players in info.seats if can_be_played(info, players=players)]
            return cls(game, seed, chance.choice(seats), chance.choice(subsets(allowed(info, "variants"))))
        setup = cls(game, seed, chance.choice(info.seats), chance.choice(subsets(allowed(info, "variants"))))
        mixes = allowed(info, "mix")
        if mixes and chance.random() < LISTED:
            return replace(setup, mix=chance.choice(mixes[1:]))
        bases = allowed(info, "heroes")
        while True:
            sets = tuple([code for code in allowed(info, "sets") if chance.random() < 1 / 2])
            leading = [code for code in sets if code in bases]
            if leading:
                chosen = replace(setup, sets=sets, heroes=chance.choice(leading))
                if can_be_played(info, **chosen.options()):
                    return chosen

    def options(self) -> dict[str, Any]:
        if not allowed(game_named(self.game), "sets"):
            return {"players": self.players, **dict(self.house)}
        chosen: dict[str, Any] = {"players": self.players, "variants": list(self.variants)}
        if self.sets:
            chosen |= {"sets": list(self.sets), "heroes": self.heroes}
        return chosen | {"mix": self.mix} if self.mix else chosen

    def table(self) -> uk.Table:
        generator = "keyed" if self.seed % 2 else "fast"
        return uk.new_game(self.game, seed=self.seed, generator=generator, **self.options())

    def __str__(self) -> str:
        sets = f"sets {', '.join(self.sets)} with heroes of {self.heroes}, " if self.sets else ""
        sets += f"the {self.mix} mix, " if self.mix else ""
        sets += "".join(f"{name} {value}, " for name, value in self.house)
        return f"{self.game}, {self.players} players, {sets}variants {', '.join(self.variants) or 'none'}"


def house_rules(info: GameInfo, chance: random.Random) -> tuple[tuple[str, Any], ...]:
    """Any value of every option that can be played by however many sit at the table."""
    chosen: list[tuple[str, Any]] = []
    for setting in info.options:
        if setting.name == "players":
            continue
        values = (True, False) if isinstance(setting.default, bool) else setting.allowed
        fitting = []
        for value in values:
            if all(can_be_played(info, **{"players": players, setting.name: value}) for players in info.seats):
                fitting.append(value)
        if fitting:
            chosen.append((setting.name, chance.choice(fitting)))
    return tuple(chosen)


def can_be_played(info: GameInfo, **options: Any) -> bool:
    try:
        info.check(options)
    except uk.BadOptions:
        return False
    return True


def allowed(info: GameInfo, name: str) -> tuple[str, ...]:
    return next((setting.allowed for setting in info.options if setting.name == name), ())


def subsets(words: tuple[str, ...]) -> list[tuple[str, ...]]:
    return [subset for size in range(len(words) + 1) for subset in combinations(words, size)]


def soak(game: str, seed: int, *, closely: int = 1, mixed: bool = False) -> Tally:
    """Play the random game of this number to its end; `closely` is how often everything costly is looked at too."""
    setup = Setup.numbered(game, seed, mixed=mixed)
    watch = WATCHES[game]
    chance = random.Random(f"soak {seed}")
    table = setup.table()
    dealt = watch.census(state(table))
    tally = Tally(games=1, hoped_for=set(watch.to_be_seen(state(table))))
    shadows: list[Shadow] = []
    moments = sorted(chance.randrange(100) for _ in range(closely))
    deep = seed % 25 == 0
    good = bots.make("greedy", seed) if seed % 20 == 7 and game in KNOWS else None
    while table.decision is not None:
        options = [str(option) for option in table.decision.options]
        check_options(options, watch)
        check_cards(table, watch, dealt)
        if len(options) > tally.widest:
            tally.widest, tally.widest_at = len(options), f"seed {seed}, decision {table.number}"
        if chance.random() < CLONED:
            Shadow("clone", table.clone(), table)
        while moments and table.number >= moments[0]:
            moments.pop(0)
            check_reading(table, chance)
            shadows += shadows_of(table)
            tally.checks["moments"] += 1
            made = check_redeals(table, chance)
            tally.checks["re-deals"] += made
            tally.checks["re-deals refused"] += setup.players - made
            if deep:
                tally.checks["unseen cards"] += check_unseen(table, watch, chance)
        answer = chance.randrange(len(options))
        if good is not None and chance.random() < WELL:
            answer = good.choose(table, table.decision.seat)
        tally.seen.update(watch.seen(table.choose(answer)))
        shadows = [shadow for shadow in shadows if shadow.follow(answer, table)]
        if table.number > watch.most_decisions[setup.players]:
            raise Fault(f"no end after {table.number} decisions (RS-024)")
    check_cards(table, watch, dealt)
    if table.result is None:
        raise Fault("nobody decides any more, but there is no result")
    tally.lengths[table.number] += 1
    tally.longest_at = f"seed {seed}"
    tally.reasons[table.result.reason] += 1
    return tally


def state(table: uk.Table) -> Any:
    """All that lies on the table, hidden or not: only whoever looks for faults may look there."""
    return table._game  # noqa: SLF001


# -- after every decision ---------------------------------------------------------------------------------------


def check_options(options: Sequence[str], watch: Watch) -> None:
    """Something can be chosen, nothing is written twice, and there are not too many (RS-025)."""
    if not options:
        raise Fault("a decision without options")
    twice = [option for option, count in Counter(options).items() if count > 1]
    if twice:
        raise Fault(f"two options are written {twice[0]!r}")
    if len(options) > watch.most_options:
        raise Fault(f"{len(options)} options; {watch.most_options} are documented as the most")


def check_cards(table: uk.Table, watch: Watch, dealt: dict[str, int]) -> None:
    """No card is lost or doubled, no number is out of its range (RS-028)."""
    found = watch.census(state(table))
    if found != dealt:
        wrong = sorted(card for card in {*found, *dealt} if found.get(card) != dealt.get(card))
        raise Fault("; ".join(f"{card}: {dealt.get(card, 0)} dealt, {found.get(card, 0)} found" for card in wrong))
    odd = watch.oddities(state(table))
    if odd:
        raise Fault("; ".join(odd))


# -- now and then -------------------------------------------------------------------------------------------------


def check_reading(table: uk.Table, chance: random.Random) -> None:
    """Looking at a table, in whatever way, does not change it (RS-012)."""
    assert table.decision is not None
    before = table.digest()
    options = [str(option) for option in table.decision.options]
    for seat in (None, *range(int(table.options["players"]))):
        table.view(seat)
    for option in table.decision.options:
        option.text(chance.choice(("en", "pl", "ru")))
    if table.why_not(chance.choice(options)) is not None:
        raise Fault("why_not refuses an option of the decision")
    for notation in ("pass", "build dark_altar new", "cast freeze 0:1", "no such thing"):
        table.why_not(notation)
    table.record()
    table.position()
    table.clone()
    repr(table)
    if table.digest() != before:
        raise Fault("looking at the table changed it")


class Shadow:
    """A copy of a table that must stay equal to it for the next decisions (RS-011)."""

    def __init__(self, made_by: str, copy: uk.Table, table: uk.Table) -> None:
        self.made_by = made_by
        self.copy = copy
        self.left = FOLLOWED
        self.compare(table)

    def follow(self, answer: int, table: uk.Table) -> bool:
        """Give the same answer; returns whether to go on."""
        self.copy.choose(answer)
        self.compare(table)
        self.left -= 1
        return self.left > 0 and table.decision is not None

    def compare(self, table: uk.Table) -> None:
        if self.copy.digest() != table.digest():
            raise Fault(f"{self.made_by}: not equal to the live table, {FOLLOWED - self.left} decisions later")


def shadows_of(table: uk.Table) -> list[Shadow]:
    """Copied, replayed from its record, loaded from its position."""
    return [
        Shadow("clone", table.clone(), table),
        Shadow("record", uk.load(table.record()), table),
        Shadow("position", uk.load(table.position()), table),
    ]


def check_redeals(table: uk.Table, chance: random.Random) -> int:
    """Whatever a seat imagines looks to it exactly like the truth, and the truth is left alone."""
    assert table.decision is not None
    before = table.digest()
    made = 0
    for seat in range(int(table.options["players"])):
        world = redealt(table, seat, chance)
        if world is not None:
            made += 1
            if world.view(seat) != table.view(seat):
                raise Fault(f"a re-deal for seat {seat} changes what it sees: {difference(table, world, seat)}")
    if table.digest() != before:
        raise Fault("a re-deal changed the table")
    return made


def redealt(table: uk.Table, seat: int, chance: random.Random) -> uk.Table | None:
    """A world that the seat could imagine. In the middle of a chain of effects there may be none but the true one."""
    try:
        world = table.redeal(seat, chance.getrandbits(32))
    except uk.NoRecipe:
        return None
    mine, true = world.decision, table.decision
    if mine is None or true is None or mine.seat != true.seat:
        raise Fault(f"a re-deal for seat {seat} asks somebody else")
    if true.seat == seat and [str(option) for option in mine.options] != [str(option) for option in true.options]:
        raise Fault(f"a re-deal for seat {seat} offers it other options")
    return world


def difference(table: uk.Table, world: uk.Table, seat: int) -> str:
    true, imagined = table.view(seat), world.view(seat)
    return ", ".join(name for name in true if true[name] != imagined.get(name))


def check_unseen(table: uk.Table, watch: Watch, chance: random.Random) -> int:
    """Over many worlds, every card that the deciding seat cannot know does change (RS-061)."""
    assert table.decision is not None
    seat = table.decision.seat
    true = watch.unseen(state(table), seat)
    seen = [{card} for _, card in true]
    worlds = [world for world in [redealt(table, seat, chance) for _ in range(REDEALS)] if world is not None]
    if len(worlds) < FEWEST:
        return 0
    for world in worlds:
        imagined = watch.unseen(state(world), seat)
        if len(imagined) != len(true):
            raise Fault(f"a re-deal for seat {seat} hides {len(imagined)} cards; in truth {len(true)} are hidden")
        for cards, (_, card) in zip(seen, imagined, strict=True):
            cards.add(card)
    stuck = [
        card for (_, card), cards, sure in zip(true, seen, must_change(true), strict=True) if sure and len(cards) == 1
    ]
    if stuck:
        raise Fault(f"seat {seat} cannot know {stuck[0]}, but {len(worlds)} re-deals leave it where it is")
    return len(true)


def must_change(hidden: Sequence[tuple[str, str]]) -> list[bool]:
    """Which cards cannot stay the same by chance: those with enough different ones to change places with."""
    size = Counter(group for group, _ in hidden)
    same = Counter(hidden)
    most = {group: max(count for (its, _), count in same.items() if its == group) for group in size}
    return [3 * most[group] <= 2 * size[group] for group, _ in hidden]


# -- many games ---------------------------------------------------------------------------------------------------


class Found(Exception):
    """A fault with the way to see it again."""


def soak_batch(game: str, seeds: Sequence[int], *, closely: int, mixed: bool = False) -> Tally:
    tally = Tally()
    for seed in seeds:
        setup = Setup.numbered(game, seed, mixed=mixed)
        try:
            tally.add(soak(game, seed, closely=closely, mixed=mixed))
        except Exception as fault:
            again = f"python -m underkeep.bots.soak --game {game} --seed {seed} --games 1 --closely {closely}"
            again += " --mixed" if mixed else ""
            raise Found(f"{setup}\n{type(fault).__name__}: {fault}\nagain: {again}") from fault
    return tally


def soak_many(
    game: str, seeds: range, *, jobs: int = 1, closely: int = 1, batch: int = BATCH, mixed: bool = False
) -> Iterator[Tally]:
    """Tallies of one batch after the other, in order whatever the number of processes."""
    batches = [seeds[start : start + batch] for start in range(0, len(seeds), batch)]
    play = partial(soak_batch, game, closely=closely, mixed=mixed)
    if jobs == 1:
        yield from map(play, batches)
        return
    with get_context("spawn").Pool(jobs) as pool:  # leaving it ends all processes, also when a fault was found
        yield from pool.imap(play, batches)


def histogram(lengths: Counter[int], width: int = 50) -> str:
    """Games by their number of decisions, in some twenty rows."""
    longest = max(lengths)
    step = max(10, -(-longest // 200) * 10)
    rows: Counter[int] = Counter()
    for length, count in lengths.items():
        rows[length // step] += count
    most = max(rows.values())
    return "\n".join(
        f"{row * step:5}-{row * step + step - 1:<5} {rows[row]:7}  {'#' * -(-rows[row] * width // most)}"
        for row in range(min(rows), max(rows) + 1)
    )


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m underkeep.bots.soak", description=__doc__)
    parser.add_argument("--game", choices=sorted(WATCHES), default="boss_monster")
    parser.add_argument("--games", type=int, default=1000, help="how many games (%(default)s)")
    parser.add_argument("--seed", type=int, default=0, help="the number of the first game (%(default)s)")
    parser.add_argument("--jobs", type=int, default=1, help="processes that share the work (%(default)s)")
    parser.add_argument(
        "--closely", type=int, default=1, help="moments of each game at which copies and re-deals are checked"
    )
    parser.add_argument("--mixed", action="store_true", help="with any sets that can be played together")
    given = parser.parse_args(arguments)
    if given.games < 1 or given.jobs < 1 or given.closely < 0:
        parser.error("--games and --jobs are at least 1, --closely at least 0")
    started = time.monotonic()
    tally = Tally()
    try:
        seeds = range(given.seed, given.seed + given.games)
        for part in soak_many(given.game, seeds, jobs=given.jobs, closely=given.closely, mixed=given.mixed):
            tally.add(part)
            if sys.stderr.isatty():
                print(f"\r{tally.games} games", end="", file=sys.stderr, flush=True)
    except Found as found:
        print(f"\nAfter {tally.games} good games: {found}")
        return 1
    print(report(tally, time.monotonic() - started))
    return 0


def report(tally: Tally, seconds: float) -> str:
    decisions = sum(length * count for length, count in tally.lengths.items())
    reasons = ", ".join(f"{rule} {count}" for rule, count in sorted(tally.reasons.items()))
    checks = ", ".join(f"{what} {count}" for what, count in sorted(tally.checks.items()))
    return "\n".join(
        [
            f"{tally.games} games, {decisions} decisions, no fault; {seconds:.0f} s",
            f"ended by: {reasons}",
            f"looked at closely: {checks or 'nothing'}",
            f"never seen of {len(tally.hoped_for)} cards and abilities: {', '.join(tally.never_seen()) or 'none'}",
            f"longest game: {max(tally.lengths)} decisions ({tally.longest_at})",
            f"most options: {tally.widest} ({tally.widest_at})",
            "decisions   games",
            histogram(tally.lengths),
        ]
    )


if __name__ == "__main__":
    sys.exit(main())
