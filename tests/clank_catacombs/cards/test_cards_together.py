"""What two cards, or a card and a rule, make of each other."""

from __future__ import annotations

import pytest

from tests.clank_catacombs.situations import at, do, end_turn, offers, options, pieces, seat, view, why_not

TWO_ALTARS = "tiles: [{id: H2, cell: [1, 1]}, {id: H5, cell: [1, 2]}]"
H1 = "tiles: [{id: H1, cell: [1, 1]}]"


@pytest.mark.rule("CC-183")
@pytest.mark.card("waystone", "black_market")
def test_a_waystone_that_is_doomed_already_cannot_be_trashed_once_more():
    mine = "pawn: h2_se, skill: 5, hand: [waystone, burgle], discard: [burgle]"
    table = at(mine, extra=TWO_ALTARS, row="[black_market]")
    do(table, "play waystone")
    assert "use waystone" in options(table)
    do(table, "use black_market", "choose gold_and_trash", "trash waystone from play")
    assert "use waystone" not in options(table)
    assert why_not(table, "use waystone") == "CC-040"
    end_turn(table)
    assert seat(table)["trash"] == ["waystone"]


@pytest.mark.rule("CC-278")
@pytest.mark.card("grand_theft", "locked_trunk")
def test_an_empty_trunk_is_not_worth_a_theft():
    row = "[locked_trunk, darkened_alcove]"
    table = at("lockpicks: 2, hand: [grand_theft, burgle]", row=row)
    do(table, "play grand_theft", "choose theft")
    assert options(table) == ["use locked_trunk", "use darkened_alcove"]
    empty = at("lockpicks: 2, hand: [grand_theft, burgle]", row=row)
    pieces(empty).majors.clear()
    do(empty, "play grand_theft", "choose theft")  # one thing is left to take, so nobody is asked
    assert view(empty)["row"][:2] == ["locked_trunk", ""]
    assert seat(empty)["lockpicks"] == 1


@pytest.mark.card("grand_theft", "locked_trunk", "wishing_well")
def test_what_a_stolen_device_asks_for_beside_skill_is_paid():
    poor = at("lockpicks: 1, gold: 2, hand: [grand_theft, burgle]", row="[locked_trunk, wishing_well]")
    do(poor, "play grand_theft")  # neither the second lockpick nor the third gold is there
    assert seat(poor)["lockpicks"] == 2
    rich = at("lockpicks: 2, gold: 3, hand: [grand_theft, burgle]", row="[locked_trunk, wishing_well]")
    do(rich, "play grand_theft", "choose theft", "use locked_trunk")
    assert seat(rich)["lockpicks"] == 0
    assert view(rich)["dungeon_discard"] == ["locked_trunk"]


@pytest.mark.rule("CC-291")
@pytest.mark.card("marble_guardian")
def test_whoever_is_home_lays_the_guardians_tile_but_does_not_follow_it():
    table = at("pawn: crypt, artifacts: [5], swords: 3, hand: [burgle]", row="[marble_guardian]", extra="stack: [H1]")
    do(table, "fight marble_guardian", "at 1,1", "place 1,1 rot 0")
    assert (seat(table)["pawn"], seat(table)["gold"]) == ("crypt", 2)
    assert [one["tile"] for one in view(table)["tiles"]] == ["START_A", "H1"]


@pytest.mark.rule("CC-291")
@pytest.mark.card("blink_spell")
def test_no_teleport_leads_out_of_the_crypt_again():
    home = at("pawn: crypt, artifacts: [5], hand: [blink_spell, burgle]", "{pawn: landing, hand: [burgle]}")
    do(home, "play blink_spell")
    assert seat(home)["pawn"] == "crypt"
    assert offers(home, "teleport") == []


@pytest.mark.rule("CC-A02")
@pytest.mark.card("floating_skull", "blink_spell", "grand_theft", "remove_traps", "marble_guardian", "dusty_map")
def test_in_the_midst_of_a_move_only_what_would_move_something_has_to_wait():
    mine = "pawn: h1_w, boots: 1, skill: 8, swords: 3, lockpicks: 1, health: 2, hand: [blink_spell, floating_skull]"
    row = "[remove_traps, grand_theft, marble_guardian, dusty_map, skeleton, bandit]"
    table = at(mine, extra=f"{H1}\nstack: [D05]", row=row, promos=True)
    do(table, "explore S2")
    assert options(table)[0].startswith("place S2")
    assert "play floating_skull" in options(table)  # what it lets its player do waits by itself
    assert why_not(table, "play blink_spell") == "CC-A02"
    assert offers(table, "acquire")[:3] == ["acquire remove_traps", "acquire grand_theft", "acquire bandit"]
    assert offers(table, "fight") == ["fight skeleton", "fight goblin"]
    for notation in ("fight marble_guardian", "use dusty_map"):
        assert why_not(table, notation) == "CC-A02"
    skull = at("pawn: h1_w, boots: 1, skill: 6, hand: [burgle]", extra=f"{H1}\nstack: [D05]", row="[floating_skull]")
    assert "acquire floating_skull" in options(skull)
    do(skull, "explore S2")
    assert why_not(skull, "acquire floating_skull") == "CC-A02"
