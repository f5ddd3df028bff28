"""What holds in every game, tried on random ones: see `underkeep.bots.soak` for thousands of them."""

from __future__ import annotations

import random

import pytest

import underkeep as uk
from tests.keep_the_heroes_out.situations import at, do, pieces
from underkeep.bots import soak
from underkeep.keep_the_heroes_out import census
from underkeep.keep_the_heroes_out.settings import QUOTAS, SCENARIO_IDS


@pytest.mark.rs("RS-011")
@pytest.mark.rs("RS-012")
@pytest.mark.rs("RS-024")
@pytest.mark.rs("RS-025")
@pytest.mark.rs("RS-028")
@pytest.mark.parametrize("first", range(0, 200, 50))
def test_random_games_keep_every_promise(first):
    """Copies, loaded records and positions follow the live game; looking is free; nothing is lost."""
    tally = soak.Tally()
    for part in soak.soak_many("keep_the_heroes_out", range(first, first + 50), mixed=True):
        tally.add(part)
    assert tally.games == 50
    assert tally.checks["re-deals"] > 60
    assert tally.checks["re-deals refused"] == 0
    assert tally.checks["unseen cards"] > 20
    assert max(tally.lengths) <= max(census.MOST_DECISIONS.values())
    assert 10 < tally.widest <= census.MOST_OPTIONS


@pytest.mark.parametrize("scenario", SCENARIO_IDS)
def test_every_scenario_is_played_to_its_end_at_every_difficulty_by_any_number(scenario):
    for number, level in enumerate(QUOTAS):
        players = 1 + (SCENARIO_IDS.index(scenario) + 2 * number) % 6
        table = uk.new_game("keep_the_heroes_out", players=players, seed=number, scenario=scenario, difficulty=level,
                            hard=number == 1)  # fmt: skip
        wander(table, random.Random(number), 9999)
        assert table.result is not None
        assert uk.load(table.record()).digest() == table.digest()


def wander(table: uk.Table, chance: random.Random, most: int) -> None:
    for _ in range(most):
        if table.decision is None:
            return
        table.choose(chance.randrange(len(table.decision.options)))


@pytest.mark.rs("RS-029")
def test_playing_on_clones_leaves_the_original_alone():
    table = uk.new_game("keep_the_heroes_out", players=3, seed=4)
    wander(table, random.Random(1), 40)
    before, asked = table.digest(), str(table.decision)
    for seed in range(6):
        wander(table.clone(), random.Random(seed), 500)
    assert (table.digest(), str(table.decision)) == (before, asked)


def test_what_a_player_draws_nobody_else_is_told():
    secrets = 0
    for seed in range(6):
        table = uk.new_game("keep_the_heroes_out", players=2, seed=seed)
        chance = random.Random(2)
        while table.decision is not None:
            for event in table.choose(chance.randrange(len(table.decision.options))):
                if event.kind.name == "drew":
                    assert "cards" in event.seen_by(event.seat)
                    assert "cards" not in event.seen_by(1 - event.seat)
                    assert "cards" not in event.seen_by(None)
                    secrets += 1
    assert secrets > 20


@pytest.mark.ux("UX-213")
def test_what_heroes_do_is_told_to_every_screen_alike():
    kinds = set()
    for seed in range(4):
        table = uk.new_game("keep_the_heroes_out", players=3, seed=seed)
        chance = random.Random(seed)
        while table.decision is not None:
            for event in table.choose(chance.randrange(len(table.decision.options))):
                if event.kind.name != "drew":
                    whole = {"event": event.kind.name, "seat": event.seat, **event.facts}
                    assert [event.seen_by(viewer) for viewer in (None, 0, 1, 2)] == [whole] * 4
                    kinds.add(event.kind.name)
    assert {"guild_card", "hero_came", "attacked", "monster_left", "stolen", "charged", "inspired"} <= kinds


def test_an_undo_is_refused_once_a_card_was_drawn():
    table = at("slimes", hand="slime_ooze", rooms={"library": "monsters: {slimes: 1}"})
    before = table.digest()
    do(table, "play slime_ooze left")
    table.undo(0)
    assert table.digest() == before
    do(table, "play slime_ooze left", "use library")
    table.undo(0)
    do(table, "ability draw")
    with pytest.raises(uk.UndoRefused):
        table.undo(0)


def test_the_whole_state_is_in_the_digest():
    table = uk.new_game("keep_the_heroes_out", players=2, seed=1)
    before = table.digest()
    pieces(table).markers += 1
    assert table.digest() != before


def test_a_paced_table_pauses_where_somebody_might_have_defended():
    """Whether anybody was asked is not to be told by how long it takes (RS-041)."""
    for hand in ("[skeleton_rise]", "[skeleton_bone_shield]"):
        table = at("rats skeletons", phase="rest", guild="mage_swords", others=(f"hand: {hand}",),
                   rooms={"forge": "monsters: {rats: 1, skeletons: 1}", "vault": "monsters: {rats: 2}"})  # fmt: skip
        do(table, "done", "next mage forge", "next forge")
        table.paced()
        do(table, "hit rats")
        if table.decision is not None and table.decision.kind == "defend":
            do(table, "pass")
        assert table.paused
        table.resume()
        assert not table.paused
