"""Stalls, artifacts, chests, libraries and prisons (CC-094 to CC-116, CC-168)."""

from __future__ import annotations

import pytest

from tests.clank_catacombs.situations import HOLD, at, do, end_turn, now, offers, options, seat, view, why_not

H1 = "tiles: [{id: H1, cell: [1, 1]}]"
HALL = "tiles: [{id: H3, cell: [1, 1]}, {id: H4, cell: [-1, 1]}, {id: H6, cell: [1, 0]}]"
D01 = "tiles: [{id: H1, cell: [1, 1]}, {id: D01, cell: [2, 1]}]"


@pytest.mark.rule("CC-094")
@pytest.mark.rule("CC-095")
@pytest.mark.rule("CC-096")
def test_goods_are_bought_at_a_stall_for_seven_gold_each():
    table = at("gold: 15, pawn: h1_e, hand: [burgle]", extra=H1)
    assert offers(table, "buy") == ["buy backpack", "buy burglars_kit", "buy crown"]
    do(table, "buy backpack", "buy burglars_kit")
    assert seat(table)["gold"] == 1
    assert why_not(table, "buy crown") == "CC-095"
    away = at("gold: 15, pawn: h1_w, hand: [burgle]", extra=H1)
    assert why_not(away, "buy crown") == "CC-094"


@pytest.mark.rule("CC-097")
def test_every_stall_sells_from_the_same_stock():
    tiles = "tiles: [{id: H1, cell: [1, 1]}, {id: H6, cell: [-1, 1]}]"
    table = at("gold: 7, pawn: h1_e, hand: [burgle]", "{gold: 7, pawn: h6_c, hand: [burgle, stumble]}", tiles)
    do(table, "buy crown")
    end_turn(table)
    do(table, "buy crown")
    assert seat(table, 0)["tokens"] == [HOLD, "crown_10"]
    assert seat(table, 1)["tokens"] == ["crown_9"]


@pytest.mark.rule("CC-098")
def test_a_player_may_have_several_goods_of_a_kind():
    table = at("gold: 14, pawn: h1_e, hand: [burgle]", extra=H1)
    do(table, "buy backpack", "buy backpack")
    assert seat(table)["tokens"] == [HOLD, "backpack", "backpack"]


@pytest.mark.rule("CC-099")
def test_only_the_top_crown_is_for_sale():
    table = at("gold: 21, pawn: h1_e, hand: [burgle]", extra=H1)
    for _ in range(3):
        assert offers(table, "buy crown") == ["buy crown"]
        do(table, "buy crown")
    assert seat(table)["tokens"] == [HOLD, "crown_10", "crown_9", "crown_8"]


@pytest.mark.rule("CC-100")
def test_what_is_sold_out_cannot_be_bought():
    table = at("gold: 21, pawn: h1_e, hand: [burgle]", extra=f"{H1}\nmarket: [crown_8]")
    assert offers(table, "buy") == ["buy crown"]
    assert why_not(table, "buy backpack") == "CC-100"


@pytest.mark.rule("CC-101")
@pytest.mark.rule("CC-116")
@pytest.mark.rule("CC-132")
def test_an_artifact_may_be_taken_at_any_time_by_whoever_is_in_its_room():
    mine = "pawn: d01_nw, hand: [burgle, sidestep], boots: 1"
    table = at(mine, extra=f"{D01}\ntreasures: {{d01_nw: [7]}}")
    do(table, "play burgle")
    assert "take artifact" in options(table)
    do(table, "play sidestep", "take artifact")
    assert seat(table)["artifacts"] == [7]
    assert view(table)["artifacts"]["rooms"] == {}
    left = at(mine, extra=f"{D01}\ntreasures: {{d01_nw: [7]}}")
    end_turn(left)
    assert seat(left)["artifacts"] == []
    assert why_not(at("pawn: d01_se, hand: [burgle]", extra=D01), "take artifact") == "CC-101"


@pytest.mark.rule("CC-102")
@pytest.mark.rule("CC-103")
def test_a_thief_carries_one_artifact_and_never_gives_it_away():
    table = at("pawn: d01_nw, artifacts: [5], hand: [burgle]", extra=f"{D01}\ntreasures: {{d01_nw: [7]}}")
    assert why_not(table, "take artifact") == "CC-102"
    assert not [option for option in options(table) if "artifact" in option or "drop" in option]


@pytest.mark.rule("CC-104")
def test_taking_an_artifact_raises_the_rage():
    table = at("pawn: d01_nw, hand: [burgle]", extra=f"{D01}\ntreasures: {{d01_nw: [7]}}\nrage: 3")
    do(table, "take artifact")
    assert view(table)["rage"]["space"] == 4


@pytest.mark.rule("CC-105")
def test_with_an_artifact_the_way_home_is_open():
    mine = "pawn: west_porch, boots: 1, hand: [burgle]"
    assert why_not(at(mine), "move crypt") == "CC-142"
    assert "move crypt" in options(at(f"{mine}, artifacts: [5]"))


@pytest.mark.rule("CC-106")
def test_each_backpack_carries_one_more_and_the_dragon_minds():
    mine = "pawn: d01_nw, artifacts: [5], hand: [burgle], tokens: [backpack, potion_of_strength]"
    table = at(mine, extra=f"{D01}\ntreasures: {{d01_nw: [7]}}\nrage: 3")
    do(table, "take artifact")
    assert seat(table)["artifacts"] == [5, 7]
    assert view(table)["rage"]["space"] == 4
    full = at(
        "pawn: d01_nw, artifacts: [5, 10], hand: [burgle], boots: 1, tokens: [backpack]",
        extra=f"{D01}\ntreasures: {{d01_nw: [7]}}",
    )
    assert why_not(full, "take artifact") == "CC-102"
    both = at(
        "pawn: d01_nw, artifacts: [5, 10], hand: [burgle], boots: 1, tokens: [backpack, backpack]",
        extra=f"{D01}\ntreasures: {{d01_nw: [7]}}",
    )
    do(both, "take artifact")
    assert seat(both)["artifacts"] == [5, 10, 7]


@pytest.mark.rule("CC-107")
@pytest.mark.rule("CC-108")
@pytest.mark.rule("CC-109")
@pytest.mark.rule("CC-168")
@pytest.mark.rule("CC-318")
def test_a_chest_takes_a_lockpick_and_gives_a_major_secret_once_for_all():
    extra = f"{HALL}\npools: {{major_secrets: [chalice]}}"
    table = at(
        "pawn: h6_ne, lockpicks: 2, hand: [burgle]", "{pawn: h6_ne, lockpicks: 1, hand: [burgle, stumble]}", extra
    )
    do(table, "open chest")
    assert seat(table)["lockpicks"] == 1
    assert seat(table)["tokens"] == [HOLD, "chalice"]
    assert view(table)["opened"] == ["h6_ne"]
    assert why_not(table, "open chest") == "CC-108"
    end_turn(table)
    assert why_not(table, "open chest") == "CC-108"
    assert seat(table, 1)["lockpicks"] == 1
    assert why_not(at("pawn: h6_ne, hand: [burgle]", extra=HALL), "open chest") == "CC-107"
    assert why_not(at("pawn: h6_c, lockpicks: 1, hand: [burgle]", extra=HALL), "open chest") == "CC-168"


ALL_MAJOR = (
    "box: [catacombs_map, catacombs_map, chalice, chalice, chalice, greater_skill_boost, greater_skill_boost, "
    "greater_treasure, greater_treasure, potion_of_greater_healing, potion_of_greater_healing]"
)


@pytest.mark.rule("CC-110")
def test_a_chest_stays_shut_when_no_major_secret_is_left():
    table = at("pawn: h6_ne, lockpicks: 1, hand: [burgle]", extra=f"{HALL}\n{ALL_MAJOR}")
    assert why_not(table, "open chest") == "CC-110"


@pytest.mark.rule("CC-111")
@pytest.mark.rule("CC-112")
def test_a_library_gives_a_tome_without_skill_while_there_is_one():
    table = at("pawn: h3_n, lockpicks: 1, hand: [burgle]", extra=HALL)
    do(table, "open library")
    assert seat(table)["discard"] == ["secret_tome"]
    assert view(table)["reserve"]["secret_tome"] == 11
    bare = at("pawn: h3_n, lockpicks: 1, hand: [burgle]", extra=f"{HALL}\nreserve: {{secret_tome: 0}}")
    assert why_not(bare, "open library") == "CC-112"


@pytest.mark.rule("CC-113")
@pytest.mark.rule("CC-184")
def test_a_prison_frees_two_prisoners_face_up():
    table = at("pawn: h4_e, lockpicks: 1, hand: [burgle]", extra=f"{HALL}\npools: {{prisoners: [peasant, mayor]}}")
    do(table, "open prison")
    assert table.view(1)["players"][0]["tokens"] == [HOLD, "peasant", "mayor"]
    assert view(table)["pools"]["prisoners"] == 18


ALL_PRISONERS = (
    "adventurer, adventurer, barbarian, barbarian, cleric, cleric, discount_coupon, golden_monkey_bot, "
    "haunted_prisoner, mayor, monk, peasant, peasant, primatologist, prince, princess, sorceress, sorceress, warrior"
)


@pytest.mark.rule("CC-114")
@pytest.mark.rule("CC-115")
def test_the_last_prisoner_is_freed_alone_and_then_the_prison_stays_shut():
    table = at("pawn: h4_e, lockpicks: 1, hand: [burgle]", extra=f"{HALL}\nbox: [{ALL_PRISONERS}]")
    do(table, "open prison")
    assert seat(table)["tokens"] == [HOLD, "warrior"]
    empty = at("pawn: h4_e, lockpicks: 1, hand: [burgle]", extra=f"{HALL}\nbox: [{ALL_PRISONERS}, warrior]")
    assert why_not(empty, "open prison") == "CC-115"


@pytest.mark.rule("CC-310")
def test_with_an_artifact_in_the_bag_one_may_go_on_exploring():
    table = at("pawn: d01_nw, artifacts: [5], boots: 2, hand: [burgle]", extra=D01)
    assert offers(table, "explore")
    do(table, "move d01_se")
    assert now(table)["boots"] == 1
