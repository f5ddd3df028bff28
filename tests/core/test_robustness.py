"""Whatever breaks inside a rule, the table stands as before; whatever loops, ends; whatever was played, is let go."""

from __future__ import annotations

import asyncio
import gc
import os
import subprocess
import sys
import time
import warnings
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

import underkeep as uk
from tests.boss_monster.situations import at
from tests.core.games import KINDS, any_answer, asked, chance, deal, finish, midgame, notations, play, tellings
from tests.core.invariants import check, pieces
from underkeep.boss_monster import INFO
from underkeep.boss_monster.acting import MOST_DECLARED
from underkeep.boss_monster.cards import CATALOGUE
from underkeep.boss_monster.census import MOST_DECISIONS
from underkeep.boss_monster.declaring import declare
from underkeep.boss_monster.hooks import BUILT, Price
from underkeep.boss_monster.options import Act
from underkeep.boss_monster.pieces import Room
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.table import Game as Pieces
from underkeep.boss_monster.table import Happening
from underkeep.boss_monster.verbs.rooms import strengthen
from underkeep.boss_monster.waking import trigger
from underkeep.core import game as kernel
from underkeep.core.errors import TooDeep
from underkeep.core.faults import where_it_happened

COMPILED = not (kernel.__file__ or "").endswith(".py")
ROOT = Path(__file__).resolve().parent.parent.parent


def standing(table: uk.Table) -> tuple[object, ...]:
    return table.digest(), table.number, notations(table), table.view(None)


# -- faults inside rules ----------------------------------------------------------------------------------------------

FAULTS: tuple[type[BaseException], ...] = (
    ValueError, KeyboardInterrupt, MemoryError, asyncio.CancelledError, RecursionError, StopIteration, SystemExit,
    AssertionError, StopAsyncIteration, GeneratorExit,
)  # fmt: skip


class Saboteur:
    """Lets the n-th call of something fail, once."""

    def __init__(self, fails_at: int = -1, fault: type[BaseException] = ValueError) -> None:
        self.calls = 0
        self.fails_at = fails_at
        self.fault = fault

    def strike(self) -> None:
        self.calls += 1
        if self.calls - 1 == self.fails_at:
            raise self.fault("sabotage")


@contextmanager
def in_verbs(saboteur: Saboteur) -> Iterator[None]:
    """Strikes whenever a verb begins to change the table, and whenever one tells what it has done."""
    pulse: Any = kernel.Game.__dict__["pulse"]
    tell = kernel.Game.tell

    def bad_pulse(game: kernel.Game, count: int) -> None:
        saboteur.strike()
        pulse.__set__(game, count)

    def bad_tell(game: kernel.Game, *facts: Any) -> None:
        saboteur.strike()
        tell(game, *facts)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(kernel.Game, "pulse", property(pulse.__get__, bad_pulse))
        patch.setattr(kernel.Game, "tell", bad_tell)
        yield


@contextmanager
def in_cards(saboteur: Saboteur) -> Iterator[None]:
    """Strikes whenever something that is printed on a card begins or has just happened; works in compiled rules too."""

    def sabotaged(effect: Callable[..., Any]) -> Callable[..., Any]:
        async def bad(*pieces: Any) -> None:
            saboteur.strike()
            await effect(*pieces)
            saboteur.strike()

        return bad

    with pytest.MonkeyPatch.context() as patch:
        for card in CATALOGUE.values():
            if getattr(card, "level_up", None) is not None:
                patch.setattr(card, "level_up", sabotaged(card.level_up))  # type: ignore[attr-defined]
            power = card.power
            if power is not None and power.effect is not None:
                patch.setattr(power, "effect", sabotaged(power.effect))
            if power is not None and power.price is not None:
                patch.setattr(power, "price", Price(sabotaged(power.price.pay)))
            for happens in card.triggers:
                name = "effect" if happens.effect is not None else "told"
                patch.setattr(happens, name, sabotaged(getattr(happens, name)))
        yield


def endure(
    table: uk.Table, answer: str, where: Callable[[Saboteur], Any], faults: Iterator[type[BaseException]]
) -> int:
    """Give the answer, with a fault at the first, the second, … place where one can be; then once without."""
    spy, expected = Saboteur(), table.clone()
    with where(spy):
        told = tellings(expected.choose(answer))
    before = standing(table)
    for place in range(spy.calls):
        saboteur = Saboteur(place, next(faults))
        passed_on = not issubclass(saboteur.fault, Exception)
        with where(saboteur), pytest.raises(saboteur.fault if passed_on else uk.RuleFault) as fault:
            table.choose(answer)
        if not passed_on:
            assert fault.value.__cause__ is not None
        assert standing(table) == before
    assert tellings(table.choose(answer)) == told
    assert table.digest() == expected.digest()
    assert table.history() == expected.history()
    return spy.calls


def forever() -> Iterator[type[BaseException]]:
    while True:
        yield from FAULTS


@pytest.mark.rs("RS-018")
@pytest.mark.rs("RS-019")
@pytest.mark.skipif(COMPILED, reason="compiled verbs call each other directly; what cards do can be broken there too")
@pytest.mark.parametrize("number", [0, 4, 6])
def test_a_fault_at_any_verb_leaves_the_table_as_it_was(number: int) -> None:
    table, rng, faults = deal(number), chance(number), forever()
    struck = 0
    while table.decision is not None:
        struck += endure(table, notations(table)[any_answer(table, rng)], in_verbs, faults)
    assert struck > 100


@pytest.mark.rs("RS-018")
@pytest.mark.rs("RS-019")
@pytest.mark.parametrize("number", range(10))
def test_a_fault_in_anything_that_a_card_does_leaves_the_table_as_it_was(number: int) -> None:
    table, rng, faults = deal(number), chance(number), forever()
    struck = 0
    while table.decision is not None:
        struck += endure(table, notations(table)[any_answer(table, rng)], in_cards, faults)
    assert struck > 3


FREEZE_AND_BE_FROZEN = """
phase: build
active: 0
players:
- {boss: draculord, hand: [freeze, golem_factory], dungeon: [bottomless_pit]}
- {boss: gorgona, hand: [freeze], dungeon: [golem_factory]}
"""


async def go_wrong(g: Pieces, me: Player, aim: Room) -> None:
    raise KeyError("nobody thought of this")


async def go_wrong_by_the_book(g: Pieces, me: Player, aim: Room) -> None:
    """BM-080: what this card says."""
    raise KeyError("nobody thought of this")


@pytest.mark.rs("RS-018")
@pytest.mark.parametrize(("effect", "rule"), [(go_wrong, "BM-078"), (go_wrong_by_the_book, "BM-080")])
def test_a_fault_names_the_rule_and_the_place(
    monkeypatch: pytest.MonkeyPatch, effect: Callable[..., Any], rule: str
) -> None:
    monkeypatch.setattr(CATALOGUE["freeze"].power, "effect", effect)
    table = at(FREEZE_AND_BE_FROZEN)
    with pytest.raises(uk.RuleFault) as fault:
        table.choose("cast freeze 1:1")
    assert fault.value.rule == rule
    assert f"{rule} broke down in {effect.__name__}: KeyError('nobody thought of this')" in str(fault.value)
    assert "as it was before" in str(fault.value)
    assert isinstance(fault.value.__cause__, KeyError)
    assert asked(table).kind == "build"
    monkeypatch.undo()
    table.choose("cast freeze 1:1")
    assert table.view(0)["players"][1]["dungeon"][0]["deactivated"]


def test_a_fault_in_nameless_code_names_its_place_alone() -> None:
    made: dict[str, Any] = {}
    exec("def sabotage():\n    raise ValueError", made)
    try:
        made["sabotage"]()
    except ValueError as fault:
        where = where_it_happened(fault)
    assert where == ("", "sabotage")


def keep_a_promise() -> None:
    """A promise of the house, which is no rule of a game (RS-042, UX-056)."""
    raise ValueError


def test_a_fault_is_not_blamed_on_a_promise_of_the_house() -> None:
    try:
        keep_a_promise()
    except ValueError as fault:
        where = where_it_happened(fault)
    assert where == ("", "keep_a_promise")


@pytest.mark.rs("RS-018")
def test_a_fault_in_an_imagined_table_is_rolled_back_too(monkeypatch: pytest.MonkeyPatch) -> None:
    table = at(FREEZE_AND_BE_FROZEN).redeal(0, 3)
    before = table.digest(), notations(table)
    monkeypatch.setattr(CATALOGUE["freeze"].power, "effect", go_wrong)
    for _ in range(3):
        with pytest.raises(uk.RuleFault):
            table.choose("cast freeze 1:1")
        assert (table.digest(), notations(table)) == before
    monkeypatch.undo()
    finish(table, chance(1))


# -- effects without end ----------------------------------------------------------------------------------------------


def run(script: str) -> subprocess.CompletedProcess[str]:
    """A Python of its own: a crash there is an exit code, not the end of the test run."""
    path = os.pathsep.join([str(ROOT), *[entry for entry in sys.path if entry]])
    return subprocess.run(
        [sys.executable, "-c", f"from tests.core.test_robustness import *\n{script}"],
        env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip


async def cast_itself(g: Pieces, me: Player, aim: Room) -> None:
    me.spells.add(CATALOGUE["freeze"], 0)  # type: ignore[arg-type]
    freeze = CATALOGUE["freeze"].power
    assert freeze is not None
    await declare(g, me, Act(g, freeze, None, aim))


async def wake_itself(g: Pieces, room: Room) -> None:
    strengthen(g, room, 1)
    await trigger(g, room, BUILT, Happening(g.owner(room)))


async def grow_for_ever(g: Pieces, me: Player, aim: Room) -> None:
    while True:
        strengthen(g, aim, 1)


def too_deep(table: uk.Table, answer: str) -> None:
    """The answer is refused in time, and the table stands as it was."""
    before, began = standing(table), time.monotonic()
    with pytest.raises(TooDeep, match="taken back"):
        table.choose(answer)
    assert time.monotonic() - began < 10
    assert standing(table) == before


def spell_that_casts_itself() -> None:
    CATALOGUE["freeze"].power.effect = cast_itself  # type: ignore[union-attr]
    too_deep(at(FREEZE_AND_BE_FROZEN), "cast freeze 1:1")


def room_that_wakes_itself() -> None:
    CATALOGUE["goblin_armory"].when(BUILT)(wake_itself)
    table = at(
        """
        phase: build
        active: 0
        players:
        - {boss: draculord, hand: [goblin_armory]}
        - {boss: gorgona}
        """
    )
    too_deep(table, "build goblin_armory new")


def spell_that_never_ends() -> None:
    CATALOGUE["freeze"].power.effect = grow_for_ever  # type: ignore[union-attr]
    too_deep(at(FREEZE_AND_BE_FROZEN), "cast freeze 1:1")


def longest_chain(links: int) -> uk.Table:
    """Two wizards with more counterspells than any box holds."""
    settings = INFO.check({"players": 2})
    game = INFO.place(
        {
            "phase": "build", "active": 0, "round": 2,
            "players": [
                {"boss": "draculord", "hand": ["freeze"], "dungeon": ["golem_factory"]},
                {"boss": "gorgona", "dungeon": ["golem_factory"]},
            ],
        },
        settings,
        chance(1),
    )  # fmt: skip
    assert isinstance(game, Pieces)
    for me in game.players:
        for _ in range(links):
            me.spells.add(CATALOGUE["counterspell"], 0)  # type: ignore[arg-type]
        me.survey()
    table = uk.Table(INFO, settings, None, game)
    table.choose("cast freeze 1:1")
    return table


def counter_as_often_as_possible() -> None:
    """Every spell is countered, up to the last one that the table allows; then all of them resolve."""
    table = longest_chain(kernel.DEEPEST)
    for _ in range(kernel.DEEPEST - 1):
        table.choose("cast counterspell")
    assert pieces(table).depth == kernel.DEEPEST
    too_deep(table, "cast counterspell")
    while pieces(table).depth > 0:
        table.choose("pass")
    assert table.view(None)["discard"].count("counterspell") == kernel.DEEPEST - 1


def on_a_small_stack(act: Callable[[], None]) -> None:
    """In a thread with the smallest stack that anybody would give one."""
    import threading

    finished = []

    def work() -> None:
        act()
        finished.append(True)

    threading.stack_size(256 * 1024)
    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert finished, "it died in the thread"


@pytest.mark.rs("RS-020")
@pytest.mark.parametrize("act", [spell_that_casts_itself, room_that_wakes_itself], ids=lambda act: act.__name__)
def test_a_card_that_wakes_itself_is_stopped_by_the_table_and_not_by_the_stack(act: Callable[[], None]) -> None:
    done = run(f"{act.__name__}()\nprint('stopped')")
    assert (done.returncode, done.stdout) == (0, "stopped\n"), done.stderr[-2000:]


@pytest.mark.rs("RS-020")
def test_the_limit_of_nesting_is_a_number_of_the_kernel() -> None:
    assert kernel.DEEPEST == 24  # the same in both builds; the chain below reaches it exactly
    counter_as_often_as_possible()


@pytest.mark.rs("RS-021")
@pytest.mark.parametrize(
    "act", [counter_as_often_as_possible, spell_that_casts_itself, room_that_wakes_itself], ids=lambda act: act.__name__
)
def test_the_deepest_chain_fits_a_stack_of_256_kilobytes(act: Callable[[], None]) -> None:
    done = run(f"on_a_small_stack({act.__name__})\nprint('resolved')")
    assert (done.returncode, done.stdout) == (0, "resolved\n"), done.stderr[-2000:]


@pytest.mark.rs("RS-022")
def test_a_loop_that_asks_nobody_is_stopped_and_taken_back() -> None:
    done = run("spell_that_never_ends()\nprint('stopped')")
    assert (done.returncode, done.stdout) == (0, "stopped\n"), done.stderr[-2000:]


@pytest.mark.rs("RS-022")
def test_the_loop_is_stopped_in_the_middle_of_a_game_too(monkeypatch: pytest.MonkeyPatch) -> None:
    steps = 0

    async def grow(g: Pieces, me: Player, aim: Room) -> None:
        nonlocal steps
        while True:
            steps += 1
            strengthen(g, aim, 1)

    monkeypatch.setattr(CATALOGUE["freeze"].power, "effect", grow)
    table = at(FREEZE_AND_BE_FROZEN)
    too_deep(table, "cast freeze 1:1")
    assert 3_900 < steps <= 4_001  # the last one was one too many; some others are the spell's own
    table.choose("build golem_factory new")


async def for_nothing(g: Pieces, room: Room, aim: object) -> None:
    """A price that nobody feels."""


@pytest.mark.rs("RS-023")
@pytest.mark.parametrize("greed", ["first", "all"])
def test_a_loop_that_does_ask_ends_by_the_rule_of_the_table(monkeypatch: pytest.MonkeyPatch, greed: str) -> None:
    """Dark Altars that cost nothing and do nothing could be used for ever; after so many of them the window closes."""
    for name in ("dark_altar", "jackpot_stash"):
        monkeypatch.setattr(CATALOGUE[name].power, "price", Price(for_nothing))
        monkeypatch.setattr(CATALOGUE[name].power, "effect", for_nothing)
    table = at(
        """
        phase: adventure
        round: 3
        active: 0
        players:
        - {boss: draculord, dungeon: [dark_altar]}
        - {boss: gorgona, dungeon: [jackpot_stash]}
        """
    )
    used = 0
    while table.view(None)["round"] == 3 and table.decision is not None:
        uses = [said for said in notations(table) if said.startswith("use")]
        willing = uses and (greed == "all" or asked(table).seat == 0)
        table.choose(uses[0] if willing else "pass")
        used += bool(willing)
        assert used <= MOST_DECLARED, "this round does not end"
    assert used == MOST_DECLARED


# -- games that end ---------------------------------------------------------------------------------------------------

HABITS: dict[str, Callable[[uk.Table], int]] = {
    "always the first": lambda table: 0,
    "always the last": lambda table: len(asked(table).options) - 1,
    "never declines": lambda table: next(
        (at for at, said in enumerate(notations(table)) if said not in {"pass", "no"}), 0
    ),
    "takes turns": lambda table: table.number % len(asked(table).options),
}


@pytest.mark.rs("RS-024")
@pytest.mark.rs("RS-025")
@pytest.mark.rs("RS-028")
@pytest.mark.parametrize("habit", sorted(HABITS))
@pytest.mark.parametrize("number", range(len(KINDS)))
def test_every_game_ends_whatever_the_habit_of_its_players(number: int, habit: str) -> None:
    table = deal(number)
    while table.decision is not None:
        assert table.number < 4 * MOST_DECISIONS[table.options["players"]]
        table.choose(HABITS[habit](table))
        if table.number % 7 == 0:
            check(table)
    check(table)
    assert table.result is not None


@pytest.mark.rs("RS-024")
@pytest.mark.rs("RS-025")
@pytest.mark.rs("RS-028")
def test_random_games_end_and_keep_every_card(record_property: Callable[[str, object], None]) -> None:
    lengths: Counter[int] = Counter()
    widest = 0
    for number in range(150):
        table = deal(number)
        check(table)
        for _ in play(table, chance(number)):
            check(table)
            widest = max(widest, len(notations(table)))
        lengths[table.number // 20 * 20] += 1
        assert table.number < MOST_DECISIONS[table.options["players"]]
    record_property("lengths", dict(sorted(lengths.items())))
    record_property("widest", widest)


@pytest.mark.rs("RS-024")
@pytest.mark.parametrize("variants", [(), ("immortal",)])
def test_the_hundredth_round_is_the_last(variants: tuple[str, ...]) -> None:
    """Nobody builds, nobody is lured, and heroes would keep coming: such a game is stopped."""
    table = at(
        """
        phase: end
        round: 99
        players:
        - {boss: draculord, dungeon: [dragon_hatchery, dark_altar], hand: [golem_factory]}
        - {boss: gorgona, dungeon: [dragon_hatchery, dark_altar], hand: [golem_factory]}
        """,
        variants=variants,
    )
    assert table.view(None)["round"] == 100
    while table.decision is not None:
        table.choose("pass")
    assert table.view(None)["round"] == 100
    assert table.result is not None
    assert table.result.reason == "BM-A41"


# -- letting go -------------------------------------------------------------------------------------------------------


def census() -> Counter[str]:
    """How many objects of ours, and of the kinds that rules are made of, are alive."""
    gc.collect()
    kinds = [type(thing) for thing in gc.get_objects()]
    return Counter(
        [
            f"{kind.__module__}.{kind.__name__}"
            for kind in kinds
            if str(kind.__module__).startswith("underkeep") or kind.__name__ in {"coroutine", "generator", "frame"}
        ]
    )


def play_and_drop(number: int) -> None:
    """A whole game, with copies and imagined tables that are dropped wherever they are."""
    table, rng = deal(number), chance(number)
    for _ in play(table, rng):
        if table.number % 9 == 0 and table.decision is not None:
            copy = table.clone()
            next(play(copy, rng))
            with suppress(uk.NoRecipe):
                next(play(table.redeal(table.decision.seat, number), rng))


@pytest.mark.rs("RS-031")
def test_a_thousand_games_leave_nothing_behind() -> None:
    with warnings.catch_warnings(record=True) as complaints:
        warnings.simplefilter("always")
        for number in range(20):
            play_and_drop(number)
        before, pages = census(), memory()
        for number in range(1000):
            if number % 8 == 0:
                play_and_drop(number)
            else:
                finish(deal(number % 200).quiet(), chance(number))
        after = census()
        grown = memory() - pages
    assert {kind: count for kind, count in (after - before).items() if count > 2} == {}
    assert grown < 8 * 1024 * 1024, f"{grown:,} bytes more after a thousand games"
    assert [str(complaint.message) for complaint in complaints] == []


def memory() -> int:
    """The bytes that this process holds, where the system tells."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:  # pragma: no cover - not on this system
        return 0


@pytest.mark.rs("RS-031")
def test_a_table_dropped_in_the_middle_of_a_rule_is_let_go_without_a_word() -> None:
    """The rules wait inside `await`; nobody will ever answer them, and nobody may complain."""
    with warnings.catch_warnings(record=True) as complaints:
        warnings.simplefilter("always")
        unraisable: list[object] = []
        hook, sys.unraisablehook = sys.unraisablehook, unraisable.append
        try:
            for number in range(40):
                table = midgame(number, 5 + number)
                waiting = [table.clone(), uk.load(table.record()), uk.load(table.position())]
                del table, waiting
                with pytest.raises(uk.UnderkeepError):
                    uk.load(midgame(number, 10).record() + "99. 0 pass\n")
            gc.collect()
        finally:
            sys.unraisablehook = hook
    assert [str(complaint.message) for complaint in complaints] == []
    assert unraisable == []
