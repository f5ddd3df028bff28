"""Acquiring cards, using devices, fighting monsters (CC-065 to CC-078)."""

from __future__ import annotations

import pytest

from tests.clank_catacombs.situations import at, do, end_turn, now, options, pieces, seat, view, why_not


@pytest.mark.rule("CC-065")
@pytest.mark.rule("CC-066")
def test_a_blue_card_costs_its_skill_goes_to_the_discard_pile_and_gives_nothing_now():
    table = at("hand: [burgle], skill: 6", row="[expert_guide, bandit]")
    do(table, "acquire expert_guide")
    assert now(table)["skill"] == 1
    assert now(table)["boots"] == 0
    assert seat(table)["discard"] == ["expert_guide"]
    assert why_not(table, "acquire bandit") == "CC-065"


@pytest.mark.rule("CC-067")
@pytest.mark.rule("CC-195")
def test_a_taken_slot_stays_empty_until_the_turn_ends():
    table = at("hand: [burgle], skill: 3", row="[lute, swindle, souldrinker, grand_theft, double_cross, lightstick]")
    do(table, "acquire swindle")
    assert view(table)["row"][1] == ""
    assert "acquire swindle" not in options(table)
    end_turn(table)
    assert "" not in view(table)["row"]


@pytest.mark.rule("CC-068")
@pytest.mark.rule("CC-069")
def test_reserve_cards_are_acquired_as_long_as_there_are_any():
    table = at("hand: [burgle], skill: 9", extra="reserve: {mercenary: 1, secret_tome: 0}")
    do(table, "acquire mercenary")
    assert seat(table)["discard"] == ["mercenary"]
    assert view(table)["reserve"]["mercenary"] == 0
    assert why_not(table, "acquire mercenary") == "CC-069"
    assert why_not(table, "acquire secret_tome") == "CC-069"
    do(table, "acquire explore")
    assert seat(table)["discard"] == ["mercenary", "explore"]


@pytest.mark.rule("CC-070")
@pytest.mark.rule("CC-071")
def test_a_device_works_at_once_and_goes_to_the_main_discard_pile():
    table = at("hand: [burgle], skill: 3", extra="clank: {cubes: [2]}", row="[darkened_alcove, lute]")
    do(table, "use darkened_alcove")
    assert now(table)["skill"] == 1
    assert view(table)["clank"]["cubes"] == [0, 0]
    assert view(table)["dungeon_discard"] == ["darkened_alcove"]
    assert seat(table)["discard"] == []
    assert view(table)["row"][:2] == ["", "lute"]


@pytest.mark.rule("CC-072")
@pytest.mark.rule("CC-073")
@pytest.mark.rule("CC-074")
def test_a_monster_costs_swords_pays_at_once_and_goes_to_the_main_discard_pile():
    table = at("hand: [burgle], skill: 9, swords: 1", row="[skeleton, keymaster]")
    assert why_not(table, "acquire skeleton") == "CC-072"
    assert why_not(table, "fight keymaster") == "CC-072"
    do(table, "fight skeleton")
    assert (now(table)["skill"], now(table)["swords"]) == (9, 0)
    assert seat(table)["gold"] == 2
    assert pieces(table).clank[0] == 1
    assert view(table)["dungeon_discard"] == ["skeleton"]
    assert view(table)["row"][:2] == ["", "keymaster"]


@pytest.mark.rule("CC-077")
def test_the_crystal_kobold_is_fought_in_a_cave_or_at_an_altar_for_skill_of_this_turn():
    row = "[crystal_kobold, swindle]"
    assert why_not(at("swords: 2, hand: [burgle]", row=row), "fight crystal_kobold") == "CC-077"
    cave = at("swords: 2, skill: 1, pawn: grotto, hand: [burgle]", row=row, start_side="b")
    do(cave, "fight crystal_kobold", "acquire swindle")
    altar = at("swords: 2, pawn: h2_se, hand: [burgle]", extra="tiles: [{id: H2, cell: [1, 1]}]", row=row)
    do(altar, "fight crystal_kobold")
    assert now(altar)["skill"] == 2


@pytest.mark.rule("CC-078")
def test_the_warden_is_fought_only_in_the_depths():
    row = "[the_warden]"
    assert why_not(at("swords: 3, pawn: west_porch, hand: [burgle]", row=row), "fight the_warden") == "CC-078"
    table = at("swords: 3, pawn: landing, hand: [burgle]", row=row, extra="pools: {prisoners: [peasant, monk]}")
    do(table, "fight the_warden")
    assert seat(table)["tokens"][1:] == ["peasant", "monk"]


@pytest.mark.rule("CC-314")
def test_what_an_action_gives_pays_for_the_next_one():
    table = at("skill: 4, pawn: landing, hand: [burgle]", row="[bandit]")
    do(table, "acquire bandit", "move shrine swords 1")
    assert (now(table)["boots"], now(table)["swords"]) == (0, 0)
