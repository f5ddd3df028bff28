"""What holds in every game of Boss Monster, tried on random ones: see `underkeep.bots.soak` for thousands of them."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import underkeep as uk
from underkeep.boss_monster import census
from underkeep.bots import soak


@pytest.mark.rs("RS-011")
@pytest.mark.rs("RS-012")
@pytest.mark.rs("RS-024")
@pytest.mark.rs("RS-025")
@pytest.mark.rs("RS-028")
@pytest.mark.parametrize("first", range(0, 300, 50))
def test_three_hundred_random_games_keep_every_promise(first):
    """Copies, loaded records and positions follow the live game; looking is free; cards stay; options are sound."""
    tally = soak.Tally()
    for part in soak.soak_many("boss_monster", range(first, first + 50)):
        tally.add(part)
    assert tally.games == 50
    assert tally.checks["moments"] > 20
    assert tally.checks["re-deals"] > 60
    assert tally.checks["re-deals refused"] < 5
    assert tally.checks["unseen cards"] > 20
    assert max(tally.lengths) <= max(census.MOST_DECISIONS.values())
    assert 20 < tally.widest <= census.MOST_OPTIONS


@pytest.mark.parametrize("first", range(0, 100, 50))
def test_random_games_with_any_sets_keep_every_promise(first):
    tally = soak.Tally()
    for part in soak.soak_many("boss_monster", range(first, first + 50), mixed=True):
        tally.add(part)
    assert tally.games == 50
    assert tally.checks["re-deals"] > 60
    assert max(tally.lengths) <= max(census.MOST_DECISIONS.values())
    assert 20 < tally.widest <= census.MOST_OPTIONS


def mid_game(seed: int, decisions: int = 40) -> uk.Table:
    """A table some way on; shorter games are dealt anew."""
    while True:
        table = soak.Setup.numbered("boss_monster", seed).table()
        wander(table, random.Random(seed), decisions)
        if table.decision is not None:
            return table
        seed += 1000


def wander(table: uk.Table, chance: random.Random, most: int) -> int:
    """Random answers, to the end if that comes first; returns how many."""
    made = 0
    while table.decision is not None and made < most:
        table.choose(chance.randrange(len(table.decision.options)))
        made += 1
    return made


@pytest.mark.rs("RS-029")
def test_ten_thousand_decisions_on_clones_leave_the_original_alone():
    table = mid_game(11)
    before, asked = table.digest(), str(table.decision)
    made = 0
    seed = 0
    while made < 10_000:
        made += wander(table.clone(), random.Random(seed), 500)
        seed += 1
    assert (table.digest(), str(table.decision)) == (before, asked)


@pytest.mark.rs("RS-029")
def test_playing_on_leaves_the_clones_alone():
    table = mid_game(12)
    clones = [table.clone() for _ in range(3)]
    before = table.digest()
    wander(table, random.Random(1), 500)
    assert [clone.digest() for clone in clones] == [before] * 3
    ends = []
    for clone in clones:
        wander(clone, random.Random(1), 500)
        ends.append(clone.digest())
    assert ends == [table.digest()] * 3


@pytest.mark.rs("RS-030")
@settings(max_examples=25, deadline=None)
@given(st.lists(st.booleans(), min_size=20, max_size=200), st.integers(0, 10_000))
def test_two_tables_played_by_turns_equal_the_same_two_played_one_after_the_other(turns, seed):
    def two() -> tuple[list[uk.Table], list[random.Random]]:
        tables = [soak.Setup.numbered("boss_monster", seed + at).table() for at in (0, 1)]
        return tables, [random.Random(seed), random.Random(seed + 1)]

    by_turns, dice = two()
    for second in turns:
        wander(by_turns[second], dice[second], 1)
    in_order, dice = two()
    for at in (0, 1):
        wander(in_order[at], dice[at], turns.count(bool(at)))
    assert [table.digest() for table in by_turns] == [table.digest() for table in in_order]


@pytest.mark.rs("RS-012")
def test_a_game_with_readers_all_over_it_ends_like_one_without():
    for seed in range(20):
        watched, alone = (soak.Setup.numbered("boss_monster", seed).table() for _ in range(2))
        readers = random.Random(seed)
        dice = random.Random(seed)
        while alone.decision is not None:
            if readers.random() < 0.2:
                soak.check_reading(watched, readers)
            answer = dice.randrange(len(alone.decision.options))
            watched.choose(answer)
            alone.choose(answer)
        assert watched.digest() == alone.digest()
