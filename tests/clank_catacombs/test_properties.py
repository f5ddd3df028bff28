"""What holds in every game, tried on random ones: see `underkeep.bots.soak` for thousands of them."""

from __future__ import annotations

import random

import pytest

import underkeep as uk
from tests.clank_catacombs.situations import pieces
from underkeep.bots import soak
from underkeep.bots.clank_catacombs import maps
from underkeep.clank_catacombs import census
from underkeep.clank_catacombs.dungeon import Way, first_map


@pytest.mark.rs("RS-011")
@pytest.mark.rs("RS-012")
@pytest.mark.rs("RS-024")
@pytest.mark.rs("RS-025")
@pytest.mark.rs("RS-028")
@pytest.mark.parametrize("first", range(0, 150, 25))
def test_random_games_keep_every_promise(first):
    """Copies, loaded records and positions follow the live game; looking is free; nothing is lost."""
    tally = soak.Tally()
    for part in soak.soak_many("clank_catacombs", range(first, first + 25)):
        tally.add(part)
    assert tally.games == 25
    assert tally.checks["re-deals"] > 60
    assert tally.checks["re-deals refused"] == 0
    assert tally.checks["unseen cards"] > 20
    assert max(tally.lengths) <= max(census.MOST_DECISIONS.values())
    assert 15 < tally.widest <= census.MOST_OPTIONS


@pytest.mark.parametrize("first", range(500, 550, 25))
def test_random_games_with_any_house_rules_keep_every_promise(first):
    tally = soak.Tally()
    for part in soak.soak_many("clank_catacombs", range(first, first + 25), closely=3, mixed=True):
        tally.add(part)
    assert tally.games == 25
    assert tally.checks["re-deals refused"] == 0


@pytest.mark.rs("RS-029")
def test_playing_on_clones_leaves_the_original_alone():
    table = uk.new_game("clank_catacombs", players=3, seed=4)
    wander(table, random.Random(1), 150)
    before, asked = table.digest(), str(table.decision)
    for seed in range(6):
        wander(table.clone(), random.Random(seed), 500)
    assert (table.digest(), str(table.decision)) == (before, asked)


def wander(table: uk.Table, chance: random.Random, most: int) -> None:
    for _ in range(most):
        if table.decision is None:
            return
        table.choose(chance.randrange(len(table.decision.options)))


@pytest.mark.rs("RS-015")
def test_a_record_replays_to_the_same_end():
    for seed in range(4):
        table = uk.new_game("clank_catacombs", players=2 + seed, seed=seed, start_side="random")
        wander(table, random.Random(seed), 9999)
        again = uk.load(table.record())
        assert again.digest() == table.digest()
        assert again.result == table.result


def test_what_a_player_draws_nobody_else_is_told():
    table = uk.new_game("clank_catacombs", players=2, seed=9)
    chance = random.Random(2)
    secrets = 0
    for _ in range(200):
        if table.decision is None:
            break
        for event in table.choose(chance.randrange(len(table.decision.options))):
            if event.kind.name == "drew":
                assert "cards" in event.seen_by(event.seat)
                assert "cards" not in event.seen_by(1 - event.seat)
                assert "cards" not in event.seen_by(None)
                secrets += 1
    assert secrets > 5


def test_an_undo_is_refused_once_a_card_was_drawn_or_a_tile_found():
    table = uk.new_game("clank_catacombs", players=2, seed=1, first_player="0")
    before = table.digest()
    table.choose(0)
    table.undo(0)
    assert table.digest() == before
    while table.view(None)["turn"] == 1:
        assert table.decision is not None
        table.choose(len(table.decision.options) - 1)
    with pytest.raises(uk.UndoRefused):
        table.undo(0)


# -- maps ------------------------------------------------------------------------------------------------


@pytest.mark.rule("CC-119")
@pytest.mark.rule("CC-121")
@pytest.mark.parametrize("single", [False, True])
def test_maps_hang_together_whatever_is_laid_where(single):
    """Everything can be reached and left again, and every tile could be laid behind every opening."""
    for seed in range(100):
        dungeon = maps.random_map(seed, single=single)
        assert len(dungeon.cells) == 28
        maps.check_map(dungeon, f"map {seed}")
        assert maps.frontier(dungeon)


def test_a_map_that_grew_by_turns_is_the_map_laid_so_at_once():
    for seed in range(30):
        grown = maps.random_map(seed, single=seed % 2 > 0)
        anew = first_map(grown.start(), single=grown.single)
        for placed in grown.placed[1:]:
            anew = anew.with_tile(placed.tile, placed.cell, placed.turns)
        for mine, theirs in zip(grown.ways, anew.ways, strict=True):
            assert [told(way) for way in mine] == [told(way) for way in theirs]


def told(way: Way) -> tuple[object, ...]:
    return way.to, way.name, way.boots, way.monsters, way.lock, way.against, way.portal, way.cell


def test_the_whole_state_is_in_the_digest():
    table = uk.new_game("clank_catacombs", players=2, seed=1)
    g = pieces(table)
    before = table.digest()
    g.rage += 1
    assert table.digest() != before
