"""Crypt, caves, rewards, altars, portals (CC-141 to CC-167), and teleporting (CC-176 to CC-181)."""

from __future__ import annotations

import pytest

from tests.clank_catacombs.situations import (
    HOLD,
    asked,
    at,
    do,
    end_turn,
    now,
    offers,
    options,
    pieces,
    seat,
    told,
    view,
    why_not,
)

H2 = "tiles: [{id: H2, cell: [1, 1]}]"
H5 = "tiles: [{id: H5, cell: [1, 1]}]"


@pytest.mark.rule("CC-141")
@pytest.mark.rule("CC-142")
@pytest.mark.rule("CC-009")
def test_nobody_goes_back_to_the_crypt_without_an_artifact():
    table = at("pawn: west_porch, boots: 1, hand: [burgle]")
    assert why_not(table, "move crypt") == "CC-142"
    rich = at("pawn: west_porch, boots: 1, artifacts: [5], hand: [burgle]")
    do(rich, "move crypt")
    end_turn(rich)
    assert seat(rich)["state"] == "escaped"


@pytest.mark.rule("CC-143")
@pytest.mark.rule("CC-221")
@pytest.mark.rule("CC-319")
def test_a_crystal_cave_ends_all_walking_but_boots_may_still_be_gained():
    table = at("pawn: h5_ne, boots: 2, hand: [sidestep, burgle]", extra=H5)
    do(table, "move h5_s")
    assert now(table)["boots"] == 1
    assert offers(table, "move") == offers(table, "explore") == []
    assert why_not(table, "move h5_ne") == "CC-143"
    do(table, "play sidestep")
    assert now(table)["boots"] == 2
    assert offers(table, "move") == []


@pytest.mark.rule("CC-144")
@pytest.mark.rule("CC-145")
def test_teleporting_out_of_the_cave_is_possible_and_changes_nothing_about_the_ban():
    table = at("pawn: h5_ne, boots: 2, hand: [blink_spell, burgle]", extra=H5)
    do(table, "move h5_s", "play blink_spell", "teleport h5_ne")
    assert seat(table)["pawn"] == "h5_ne"
    assert why_not(table, "move h5_nw") == "CC-143"


@pytest.mark.rule("CC-146")
def test_whoever_starts_in_a_cave_may_walk():
    table = at("pawn: west_porch, hand: [burgle]", "{pawn: h5_s, hand: [sidestep, burgle]}", extra=H5)
    end_turn(table)
    do(table, "play sidestep")
    assert asked(table) == (1, "turn")
    assert "move h5_ne" in options(table)


@pytest.mark.rule("CC-147")
@pytest.mark.rule("CC-154")
@pytest.mark.rule("CC-155")
@pytest.mark.rule("CC-216")
def test_rewards_are_received_in_passing():
    extra = "tiles: [{id: H3, cell: [1, 1]}, {id: H2, cell: [2, 1]}]"
    table = at("pawn: east_porch, boots: 2, health: 5, hand: [burgle]", extra=extra)
    do(table, "move h3_s by L.E2", "move h2_nw by E2")
    assert seat(table)["health"] == 6
    assert seat(table)["gold"] == 2
    assert seat(table)["cubes"] == 26


@pytest.mark.rule("CC-148")
@pytest.mark.rule("CC-149")
@pytest.mark.rule("CC-150")
def test_a_room_rewards_once_a_turn_another_room_again_and_the_next_turn_anew():
    table = at("pawn: h2_ne, boots: 3, hand: [burgle]", "{hand: [burgle, stumble]}", f"{H2}\nstack: [D02]")
    do(table, "move h2_nw", "move h2_ne", "move h2_nw")
    assert seat(table)["gold"] == 2
    again = at("pawn: h2_ne, boots: 1, gold: 2, hand: [burgle]", extra=H2)  # as on a later turn
    do(again, "move h2_nw")
    assert seat(again)["gold"] == 4
    both = "tiles: [{id: H2, cell: [1, 1]}, {id: D02, cell: [1, 2]}]"
    two = at("pawn: h2_se, boots: 9, hand: [burgle]", extra=both)
    do(two, "move d02_nw by S2", "move d02_c", "move d02_nw", "move h2_se by N1", "move h2_nw")
    assert seat(two)["gold"] == 4


@pytest.mark.rule("CC-148")
def test_a_room_with_two_rewards_gives_both():
    extra = "tiles: [{id: H1, cell: [1, 1]}, {id: D09, cell: [2, 1]}]"
    table = at("pawn: d09_nw, boots: 1, health: 5, hand: [burgle]", extra=extra)
    do(table, "move d09_sw")  # a cave that heals
    assert seat(table)["health"] == 6
    assert now(table)["stuck"]


@pytest.mark.rule("CC-151")
def test_a_minor_secret_is_drawn_and_shown_and_with_none_left_nothing_happens():
    table = at("pawn: h2_nw, boots: 1, hand: [burgle]", extra=f"{H2}\npools: {{minor_secrets: [puzzle_box]}}")
    events = do(table, "move h2_ne")
    assert told(events, "found")[0]["card"] == "puzzle_box"
    assert table.view(1)["players"][0]["tokens"] == [HOLD, "puzzle_box"]
    drained = at("pawn: h2_nw, boots: 1, hand: [burgle]", extra=H2)
    pieces(drained).minors.clear()
    assert told(do(drained, "move h2_ne"), "found") == []


@pytest.mark.rule("CC-152")
@pytest.mark.rule("CC-153")
def test_the_shrine_gives_an_idol_which_is_no_artifact():
    table = at("pawn: landing, boots: 2, swords: 1, hand: [burgle]", extra="rage: 2")
    do(table, "move shrine swords 1")
    assert seat(table)["idols"] == 1
    assert seat(table)["worth"] == 5
    assert seat(table)["artifacts"] == []
    assert view(table)["rage"]["space"] == 2
    assert view(table)["idols"] == 2
    none = at("pawn: landing, boots: 1, swords: 1, hand: [burgle]", extra="idols: 0")
    do(none, "move shrine swords 1")
    assert seat(none)["idols"] == 0


@pytest.mark.rule("CC-156")
@pytest.mark.rule("CC-157")
@pytest.mark.rule("CC-158")
@pytest.mark.rule("CC-160")
def test_an_altar_takes_a_cube_for_good_and_pays_for_every_altar_marked():
    extra = "tiles: [{id: H2, cell: [1, 1]}, {id: H5, cell: [1, 2]}]"
    table = at("pawn: h2_se, boots: 2, hand: [burgle]", extra=extra)
    do(table, "mark h2_se")
    assert (seat(table)["gold"], seat(table)["cubes"]) == (1, 29)
    assert why_not(table, "mark h2_se") == "CC-158"
    do(table, "move h5_nw by S2", "mark h5_nw")
    assert (seat(table)["gold"], seat(table)["cubes"]) == (3, 28)
    assert view(table)["altars"] == {"h2_se": [0], "h5_nw": [0]}
    away = at("pawn: h2_ne, hand: [burgle]", extra=H2)
    assert why_not(away, "mark h2_se") == "CC-156"


@pytest.mark.rule("CC-159")
def test_an_altar_needs_a_cube_of_the_supply():
    table = at("pawn: h2_se, hand: [burgle], cubes: 0", extra=f"{H2}\nbag: {{cubes: [30]}}")
    assert why_not(table, "mark h2_se") == "CC-159"


@pytest.mark.rule("CC-161")
@pytest.mark.rule("CC-261")
def test_the_fifth_visitor_finds_no_space_at_an_altar():
    others = " / ".join(["{hand: [burgle, stumble]}"] * 4)
    table = at("pawn: h2_se, hand: [burgle]", others, f"{H2}\naltars: {{h2_se: [1, 2, 3, 4]}}")
    assert why_not(table, "mark h2_se") == "CC-161"
    room = at("pawn: h2_se, hand: [burgle]", others, f"{H2}\naltars: {{h2_se: [1, 2, 3]}}")
    assert "mark h2_se" in options(room)


PORTALS = "tiles: [{id: H4, cell: [1, 1]}, {id: H6, cell: [-1, 1]}, {id: D22, cell: [2, 1]}]"


@pytest.mark.rule("CC-162")
@pytest.mark.rule("CC-163")
@pytest.mark.rule("CC-164")
@pytest.mark.rule("CC-166")
def test_a_portal_leads_on_through_any_other_one_for_a_boot_and_its_monsters():
    table = at("pawn: h4_e, boots: 2, swords: 2, hand: [burgle]", extra=PORTALS)
    by_portal = [option for option in offers(table, "move") if "by P1" in option]
    assert by_portal == [
        "move h6_sw by P1", "move h6_sw by P1 swords 1",  # a monster at this end
        "move d22_sw by P1", "move d22_sw by P1 swords 1",
        "move d22_ne by P1", "move d22_ne by P1 swords 1", "move d22_ne by P1 swords 2",  # and one at that
    ]  # fmt: skip
    do(table, "move h6_sw by P1 swords 1")
    assert now(table)["boots"] == 1
    do(table, "move h6_c")
    assert seat(table)["pawn"] == "h6_c"


@pytest.mark.rule("CC-165")
def test_rooms_joined_by_portals_are_adjacent_for_teleporting():
    table = at("pawn: h4_e, hand: [blink_spell, burgle]", extra=PORTALS)
    do(table, "play blink_spell")
    assert {"teleport h6_sw", "teleport d22_ne", "teleport d22_sw"} <= set(options(table))


@pytest.mark.rule("CC-167")
def test_a_portal_alone_leads_nowhere():
    table = at("pawn: h4_e, boots: 2, hand: [burgle]", extra="tiles: [{id: H4, cell: [1, 1]}]")
    assert not [option for option in options(table) if "P1" in option]


@pytest.mark.rule("CC-285")
def test_a_portal_does_not_lead_back_to_itself_but_to_the_second_one_of_its_tile():
    table = at("pawn: d22_sw, boots: 1, hand: [burgle]", extra="tiles: [{id: D22, cell: [1, 1]}]")
    assert [option for option in options(table) if "by P" in option] == ["move d22_ne by P1"]


@pytest.mark.rule("CC-320")
def test_through_a_portal_a_cave_is_entered_like_any_other_room():
    # START_B's nave has a portal; no portal of ours leads straight into a cave, so the flag is watched at the gate
    table = at("pawn: nave, boots: 3, hand: [burgle]", extra="tiles: [{id: H6, cell: [1, 1]}]", start_side="b")
    do(table, "move h6_sw by P1")
    assert now(table)["portal"]
    assert now(table)["boots"] == 1  # footprints at the nave's end
    assert "h6_sw" in now(table)["rewarded"]  # entered, as on foot


@pytest.mark.rule("CC-176")
@pytest.mark.rule("CC-177")
@pytest.mark.rule("CC-178")
@pytest.mark.rule("CC-179")
def test_teleporting_costs_nothing_and_minds_no_symbol():
    extra = "tiles: [{id: H5, cell: [1, 1]}, {id: H6, cell: [-1, 1]}]"
    arrow = at("pawn: h5_s, hand: [blink_spell, burgle]", extra=extra)
    do(arrow, "play blink_spell", "teleport h5_nw")  # against the arrow
    assert seat(arrow)["pawn"] == "h5_nw"
    lock = at("pawn: h6_c, lockpicks: 1, hand: [blink_spell, burgle]", extra=extra)
    do(lock, "play blink_spell", "teleport h6_ne")
    assert seat(lock)["lockpicks"] == 1
    assert view(lock)["locks"] == []
    monster = at("pawn: landing, hand: [blink_spell, burgle]", extra=extra)
    do(monster, "play blink_spell")
    assert "teleport h5_s" not in options(monster)  # too far
    do(monster, "teleport shrine")
    assert seat(monster)["health"] == 10


@pytest.mark.rule("CC-180")
@pytest.mark.rule("CC-316")
def test_teleporting_out_of_the_map_discovers_a_tile_in_any_orientation():
    table = at("pawn: east_porch, hand: [blink_spell, burgle]", extra="stack: [D12]")
    do(table, "play blink_spell", "teleport L.E1")
    assert options(table) == [f"place L.E1 rot {turn}" for turn in (0, 90, 180, 270)]
    do(table, "place L.E1 rot 270")
    assert (seat(table)["pawn"], seat(table)["health"]) == ("d12_ne", 10)


@pytest.mark.rule("CC-181")
def test_teleporting_into_a_room_is_entering_it():
    table = at("pawn: h5_nw, boots: 1, hand: [blink_spell, burgle]", extra=H5)
    do(table, "play blink_spell", "teleport h5_ne")
    assert seat(table)["gold"] == 1
    cave = at("pawn: h5_ne, boots: 1, hand: [blink_spell, burgle]", extra=H5)
    do(cave, "play blink_spell", "teleport h5_s")
    assert why_not(cave, "move h5_ne") == "CC-143"


@pytest.mark.rule("CC-292")
def test_teleporting_into_the_crypt_takes_an_artifact():
    poor = at("pawn: west_porch, hand: [blink_spell, burgle]")
    do(poor, "play blink_spell")
    assert "teleport crypt" not in options(poor)
    rich = at("pawn: west_porch, artifacts: [5], boots: 2, hand: [blink_spell, burgle]")
    do(rich, "play blink_spell", "teleport crypt")
    assert why_not(rich, "move west_porch") == "CC-291"


@pytest.mark.rule("CC-291")
def test_back_home_one_may_act_but_not_leave_again():
    table = at("pawn: west_porch, artifacts: [5], boots: 2, skill: 2, hand: [burgle, blink_spell]")
    do(table, "move crypt")
    assert why_not(table, "move west_porch") == "CC-291"
    do(table, "acquire mercenary", "play blink_spell", "play burgle")
    assert seat(table)["pawn"] == "crypt"
    do(table, "end turn")
    assert seat(table)["state"] == "escaped"


@pytest.mark.rule("CC-298")
def test_a_compass_also_lifts_the_ban_of_a_cave_entered_before():
    table = at("pawn: h5_ne, boots: 2, hand: [crystal_compass, burgle]", extra=H5)
    do(table, "move h5_s", "play crystal_compass", "move h5_ne")
    assert seat(table)["pawn"] == "h5_ne"
