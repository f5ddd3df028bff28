"""Readings where the rulebook is silent, that no other place has tested (CC-279 to CC-324)."""

from __future__ import annotations

import pytest

from tests.clank_catacombs.situations import (
    asked,
    at,
    do,
    now,
    offers,
    options,
    pieces,
    refilling,
    seat,
    told,
    view,
    why_not,
)

D04 = "tiles: [{id: H1, cell: [1, 1]}, {id: D04, cell: [2, 1]}]"


@pytest.mark.rule("CC-284")
def test_damage_of_several_monsters_needs_a_cube_each_and_a_free_last_space():
    cubes = at("pawn: d04_n, boots: 1, swords: 2, cubes: 1, hand: [burgle]", extra=f"{D04}\nbag: {{cubes: [29]}}")
    assert offers(cubes, "move d04_s") == ["move d04_s swords 1", "move d04_s swords 2"]
    frail = at("pawn: d04_n, boots: 1, swords: 2, health: 2, hand: [burgle]", extra=D04)
    assert offers(frail, "move d04_s") == ["move d04_s swords 1", "move d04_s swords 2"]
    assert why_not(frail, "move d04_s") == "CC-084"


@pytest.mark.rule("CC-286")
@pytest.mark.card("animated_wall")
def test_a_turned_tile_takes_everything_along_and_joins_anew():
    mine = "pawn: d01_nw, hand: [burgle], boots: 1"
    extra = "tiles: [{id: H1, cell: [1, 1]}, {id: D01, cell: [2, 1]}]\ntreasures: {d01_nw: [7]}\nopened: [h1_w]"
    table, events = refilling("animated_wall", mine=mine, extra=extra)
    assert told(events, "turned_tile") == [{"event": "turned_tile", "seat": -1, "tile": "D01", "rotation": "180"}]
    assert seat(table)["pawn"] == "d01_nw"
    assert view(table)["artifacts"]["rooms"] == {"d01_nw": [7]}
    before = at(mine, extra=extra)
    joined = {way.name: way.to for way in pieces(before).dungeon.ways[pieces(before).players[0].pawn] if way.to >= 0}
    after = {way.name: way.to for way in pieces(table).dungeon.ways[pieces(table).players[0].pawn] if way.to >= 0}
    assert "W2" in joined
    assert "W2" not in after


@pytest.mark.rule("CC-287")
def test_the_start_tile_is_never_turned():
    mine = "pawn: west_porch, hand: [burgle], boots: 1"
    _, wall = refilling("animated_wall", mine=mine)
    assert told(wall, "turned_tile") == []
    table, moved = refilling("sudden_movement", mine=mine)
    assert told(moved, "turned_tile") == []
    assert asked(table) == (1, "turn")


@pytest.mark.rule("CC-288")
@pytest.mark.card("sudden_movement")
def test_a_tile_that_must_be_turned_is_turned_by_something():
    extra = "tiles: [{id: H1, cell: [1, 1]}]\ndungeon_deck: [sudden_movement]"
    table = at("pawn: h1_w, hand: [remove_traps, burgle]", extra=extra, row="[lute]")
    do(table, "play remove_traps")
    assert asked(table) == (0, "turn_tile")
    assert options(table) == ["turn 90", "turn 180", "turn 270"]
    do(table, "turn 270")
    assert view(table)["tiles"][1]["rotation"] == 270
    assert why_not(table, "turn 90") == "CC-041"


def test_two_on_one_tile_need_not_turn_it():
    table = at("pawn: h1_w, hand: [remove_traps, burgle]", "{pawn: h1_e, hand: [burgle, stumble]}",
               "tiles: [{id: H1, cell: [1, 1]}]\ndungeon_deck: [sudden_movement]", row="[lute]")  # fmt: skip
    do(table, "play remove_traps")
    assert asked(table) == (0, "turn")


@pytest.mark.rule("CC-296")
def test_cancelled_clank_was_made_but_clank_without_cubes_was_not():
    table = at("hand: [sneak_attack, flamboyance, smash_and_grab, burgle], deck: [burgle, burgle, burgle]")
    do(table, "play sneak_attack", "play flamboyance", "play smash_and_grab")
    assert now(table)["clank_made"] == 2
    assert now(table)["skill"] == 2
    bare = at("hand: [flamboyance, smash_and_grab, burgle], deck: [burgle, burgle, burgle], cubes: 1",
              extra="bag: {cubes: [29]}")  # fmt: skip
    do(bare, "play flamboyance", "play smash_and_grab")
    assert now(bare)["clank_made"] == 1
    assert now(bare)["skill"] == 0


@pytest.mark.rule("CC-299")
@pytest.mark.card("skulker")
def test_who_learns_to_skulk_gets_nothing_back_but_meets_no_more_monsters():
    table = at("pawn: landing, boots: 2, skill: 4, hand: [burgle]", row="[skulker]")
    do(table, "move shrine")
    assert seat(table)["health"] == 9
    do(table, "acquire skulker")
    assert seat(table)["health"] == 9
    assert offers(table, "move landing") == ["move landing"]
    do(table, "move landing")
    assert seat(table)["health"] == 9


@pytest.mark.rule("CC-305")
@pytest.mark.card("marble_guardian")
def test_the_guardian_lays_a_tile_with_all_that_comes_with_it():
    table = at("pawn: h1_w, swords: 3, hand: [burgle]", extra="tiles: [{id: H1, cell: [1, 1]}]\nstack: [D12]",
               row="[marble_guardian]")  # fmt: skip
    do(table, "fight marble_guardian")
    assert options(table) == ["at 1,0", "at 1,2", "at 2,1"]
    do(table, "at 2,1")
    assert options(table) == [f"place 2,1 rot {turn}" for turn in (0, 90, 180, 270)]
    do(table, "place 2,1 rot 90")
    assert view(table)["artifacts"]["rooms"] == {"d12_ne": [10]}
    assert pieces(table).clank_ghosts == 1
    assert options(table) == ["teleport d12_sw", "teleport d12_se", "teleport d12_ne", "choose gold"]
    rich = table.clone()
    do(table, "teleport d12_ne")
    assert seat(table)["pawn"] == "d12_ne"
    do(rich, "choose gold")
    assert (seat(rich)["gold"], seat(rich)["pawn"]) == (2, "h1_w")


@pytest.mark.rule("CC-305")
def test_with_no_tile_left_the_guardian_pays():
    table = at(
        "pawn: h1_w, swords: 3, hand: [burgle]", extra="tiles: [{id: H1, cell: [1, 1]}]", row="[marble_guardian]"
    )
    pieces(table).stack.clear()
    do(table, "fight marble_guardian")
    assert seat(table)["gold"] == 2


@pytest.mark.rule("CC-306")
@pytest.mark.card("astral_projection")
def test_an_altar_marked_from_afar_pays_by_the_same_rules():
    extra = "tiles: [{id: H2, cell: [1, 1]}, {id: H5, cell: [1, 2]}]\naltars: {h2_se: [0]}"
    table = at("hand: [astral_projection, burgle], skill: 4", extra=extra)
    do(table, "play astral_projection")  # 2 more skill are six; one altar is left, so nobody is asked
    assert view(table)["altars"] == {"h2_se": [0], "h5_nw": [0]}
    assert seat(table)["gold"] == 2
    later = at("hand: [astral_projection, burgle], skill: 3", extra=extra)
    do(later, "play astral_projection")
    assert seat(later)["gold"] == 0
    do(later, "play burgle")
    assert seat(later)["gold"] == 2


@pytest.mark.rule("CC-306")
@pytest.mark.card("astral_projection")
def test_skill_that_was_spent_still_counts_for_an_altar_marked_from_afar():
    table = at("hand: [astral_projection, burgle], skill: 4", extra="tiles: [{id: H2, cell: [1, 1]}]")
    do(table, "acquire explore", "play astral_projection")
    assert view(table)["altars"] == {"h2_se": [0]}


@pytest.mark.rule("CC-039")
@pytest.mark.rule("CC-A03")
@pytest.mark.card("robbery", "floating_skull")
def test_a_teleport_that_comes_due_may_wait_but_not_beyond_the_turn():
    table = at("pawn: h1_w, boots: 1, gold: 5, hand: [robbery]", extra="tiles: [{id: H1, cell: [1, 1]}]\nstack: [H5]")
    do(table, "play robbery")
    assert "use robbery" not in options(table)
    assert "end turn" in options(table)
    do(table, "move h1_e")
    assert "use robbery" in options(table)
    assert why_not(table, "end turn") == "CC-039"
    do(table, "buy crown", "use robbery")
    assert {"teleport h1_w", "teleport E1"} <= set(options(table))
    do(table, "teleport h1_w")
    assert "end turn" in options(table)
    crown = at("pawn: h1_e, gold: 7, hand: [floating_skull]", extra="tiles: [{id: H1, cell: [1, 1]}]")
    do(crown, "play floating_skull")
    assert "use floating_skull" not in options(crown)
    do(crown, "buy crown", "use floating_skull", "teleport h1_w")
    assert "crown_10" in seat(crown)["tokens"]
