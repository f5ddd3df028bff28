"""Walking along corridors (CC-079 to CC-093)."""

from __future__ import annotations

import pytest

from tests.clank_catacombs.situations import at, do, now, offers, options, pieces, seat, told, view, why_not

H3 = "tiles: [{id: H3, cell: [1, 1]}]"  # its west side meets east_porch: W2 of n with E1, W1 of s with E2


@pytest.mark.rule("CC-079")
def test_a_corridor_costs_a_boot():
    table = at("boots: 2, pawn: crypt, hand: [burgle]")
    do(table, "move west_porch")
    assert now(table)["boots"] == 1
    assert seat(table)["pawn"] == "west_porch"
    bare = at("pawn: crypt, hand: [burgle]")
    assert offers(bare, "move") == []
    assert why_not(bare, "move west_porch") == "CC-079"
    assert why_not(bare, "move shrine") == "CC-079"


@pytest.mark.rule("CC-080")
def test_footprints_make_it_two_boots_in_all():
    table = at("boots: 2, pawn: h2_nw, hand: [burgle]", extra="tiles: [{id: H2, cell: [1, 1]}]")
    do(table, "move h2_se")
    assert now(table)["boots"] == 0
    short = at("boots: 1, pawn: h2_nw, hand: [burgle]", extra="tiles: [{id: H2, cell: [1, 1]}]")
    assert why_not(short, "move h2_se") == "CC-080"


@pytest.mark.rule("CC-081")
@pytest.mark.rule("CC-082")
@pytest.mark.rule("CC-213")
def test_each_monster_hurts_unless_a_sword_is_spent():
    there = "tiles: [{id: H1, cell: [1, 1]}, {id: D04, cell: [2, 1]}]"
    table = at("boots: 1, swords: 1, pawn: d04_n, hand: [burgle]", extra=there)
    assert offers(table, "move d04_s") == ["move d04_s", "move d04_s swords 1"]
    brave, careful = table.clone(), table.clone()
    events = do(brave, "move d04_s")
    assert seat(brave)["health"] == 8
    assert told(events, "moved")[0]["damage"] == 2
    do(careful, "move d04_s swords 1")
    assert seat(careful)["health"] == 9
    assert now(careful)["swords"] == 0
    assert seat(careful)["cubes"] == 29
    assert why_not(table, "move d04_s swords 2") == "CC-082"


@pytest.mark.rule("CC-083")
def test_swords_need_not_be_spent():
    table = at("boots: 1, swords: 5, pawn: landing, hand: [burgle]")
    assert "move shrine" in options(table)
    do(table, "move shrine")
    assert now(table)["swords"] == 5


@pytest.mark.rule("CC-084")
@pytest.mark.rule("CC-214")
def test_nobody_takes_the_last_damage_by_choice():
    table = at("boots: 1, pawn: landing, hand: [burgle], health: 1")
    assert why_not(table, "move shrine") == "CC-084"
    armed = at("boots: 1, swords: 1, pawn: landing, hand: [burgle], health: 1")
    assert offers(armed, "move shrine") == ["move shrine swords 1"]


@pytest.mark.rule("CC-085")
def test_damage_needs_a_cube_of_the_supply():
    table = at("boots: 1, pawn: landing, hand: [burgle], cubes: 0", extra="bag: {cubes: [30]}")
    assert why_not(table, "move shrine") == "CC-085"


@pytest.mark.rule("CC-086")
@pytest.mark.rule("CC-087")
def test_a_lock_takes_a_lockpick_and_is_open_for_all_from_then_on():
    there = "tiles: [{id: H6, cell: [1, 1]}]"
    table = at("boots: 2, lockpicks: 1, pawn: h6_c, hand: [burgle]", "{pawn: h6_c, hand: [sidestep, burgle]}", there)
    do(table, "move h6_ne")
    assert seat(table)["lockpicks"] == 0
    assert view(table)["locks"] == ["h6_c-h6_ne"]
    do(table, "move h6_c", "play burgle", "end turn", "play sidestep", "move h6_ne")
    assert seat(table, 1)["pawn"] == "h6_ne"
    bare = at("boots: 2, pawn: h6_c, hand: [burgle]", extra=there)
    assert why_not(bare, "move h6_ne") == "CC-086"


@pytest.mark.rule("CC-088")
def test_two_locks_on_one_corridor_take_two_lockpicks():
    # E1 of H3 is locked; D09 turned so that its locked N2 meets it: N2 turned by 270 degrees is W2
    there = "tiles: [{id: H3, cell: [1, 1]}, {id: D09, cell: [2, 1], rotation: 270}]"
    one = at("boots: 1, lockpicks: 1, pawn: h3_n, hand: [burgle]", extra=there)
    assert why_not(one, "move d09_ne by E1") == "CC-088"
    two = at("boots: 1, lockpicks: 2, pawn: h3_n, hand: [burgle]", extra=there)
    do(two, "move d09_ne by E1")
    assert seat(two)["lockpicks"] == 0
    assert pieces(two).unlocked.bit_count() == 2


@pytest.mark.rule("CC-089")
def test_an_arrow_can_only_be_followed():
    there = "tiles: [{id: H5, cell: [1, 1]}]"
    down = at("boots: 1, pawn: h5_nw, hand: [burgle]", extra=there)
    assert "move h5_s" in options(down)
    up = at("boots: 1, pawn: h5_s, hand: [burgle]", extra=there)
    assert why_not(up, "move h5_nw") == "CC-089"


@pytest.mark.rule("CC-090")
@pytest.mark.rule("CC-220")
def test_symbols_of_a_corridor_add_up():
    there = "tiles: [{id: H1, cell: [1, 1]}, {id: D11, cell: [2, 1]}]"
    table = at("boots: 1, swords: 1, lockpicks: 1, pawn: d11_nw, hand: [burgle]", extra=there)
    do(table, "move d11_c swords 1")
    assert (now(table)["boots"], now(table)["swords"], seat(table)["lockpicks"]) == (0, 0, 0)
    assert seat(table)["health"] == 10
    bare = at("boots: 1, swords: 1, pawn: d11_nw, hand: [burgle]", extra=there)
    assert why_not(bare, "move d11_c swords 1") == "CC-086"


@pytest.mark.rule("CC-091")
def test_rooms_hold_any_number_of_pawns():
    others = " / ".join(["{pawn: landing, hand: [burgle, stumble]}"] * 3)
    table = at("boots: 2, pawn: west_porch, hand: [burgle]", others)
    do(table, "move landing")
    assert {me["pawn"] for me in view(table)["players"]} == {"landing"}
    do(table, "move west_porch")


@pytest.mark.rule("CC-092")
def test_monsters_of_both_halves_add_up():
    # E1 of D01 has a monster; D06 turned by 270 degrees has its N2 with a monster at W2, which meets E1
    there = "tiles: [{id: H1, cell: [1, 1]}, {id: D01, cell: [2, 1]}, {id: D06, cell: [3, 1], rotation: 270}]"
    table = at("boots: 1, swords: 2, pawn: d01_ne, hand: [burgle]", extra=there)
    assert offers(table, "move d06_n") == ["move d06_n by E1", "move d06_n by E1 swords 1", "move d06_n by E1 swords 2"]


@pytest.mark.rule("CC-081")
@pytest.mark.rule("CC-092")
@pytest.mark.rule("CC-277")
def test_who_needs_damage_for_an_amulet_may_walk_through_the_monsters_next_to_a_free_corridor():
    # U.N1 and U.N2 lead to the same room; on U.N2 there is a monster on either half
    there = "tiles: [{id: H3, cell: [0, -1]}]"
    table = at("boots: 1, swords: 1, pawn: shrine, hand: [burgle]", extra=there)
    assert offers(table, "move h3_s") == ["move h3_s by U.N1", "move h3_s by U.N2", "move h3_s by U.N2 swords 1"]
    do(table, "move h3_s by U.N2 swords 1")
    assert seat(table)["health"] == 10  # one damage, healed by the room
    stall = "tiles: [{id: H1, cell: [1, 1]}, {id: D03, cell: [2, 1]}]"
    weak = at("boots: 1, health: 6, gold: 7, pawn: d03_w, hand: [burgle]", extra=stall)
    assert offers(weak, "move h1_e") == ["move h1_e by W2", "move h1_e by W1"]
    assert why_not(weak, "buy blood_amulet") == "CC-094"
    do(weak, "move h1_e by W2", "buy blood_amulet")
    assert seat(weak)["health"] == 7


def test_of_two_ways_between_rooms_the_notation_tells_which():
    there = "tiles: [{id: H1, cell: [1, 1]}, {id: D20, cell: [2, 1]}]"
    table = at("boots: 1, lockpicks: 1, pawn: d20_n, hand: [burgle]", extra=there)
    assert offers(table, "move d20_s") == ["move d20_s"]  # along the arrow; the locked one is no better
    table = at("boots: 1, lockpicks: 1, pawn: d20_s, hand: [burgle]", extra=there)
    assert offers(table, "move d20_n") == ["move d20_n by 2"]  # against the arrow nobody walks
