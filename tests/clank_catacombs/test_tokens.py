"""Every secret, prisoner and good (CC-264 to CC-278, CC-301, CC-303)."""

from __future__ import annotations

import pytest

import underkeep as uk
from tests.clank_catacombs.figures import GONE_AT_ONCE, TOKENS
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
    view,
    why_not,
)

CHEST = "tiles: [{id: H6, cell: [1, 1]}]"
STALL = "tiles: [{id: H1, cell: [1, 1]}]"


def minor(token: str, mine: str = "", extra: str = "") -> uk.Table:
    """A minor secret was just found, by acquiring a Scavenger."""
    table = at(
        f"skill: 3, hand: [burgle], {mine}", extra=f"{extra}\npools: {{minor_secrets: [{token}]}}", row="[scavenger]"
    )
    do(table, "acquire scavenger")
    return table


def major(token: str, mine: str = "") -> uk.Table:
    """A major secret was just found in a chest."""
    extra = f"{CHEST}\npools: {{major_secrets: [{token}]}}"
    table = at(f"pawn: h6_ne, lockpicks: 1, hand: [burgle], boots: 1, {mine}", extra=extra)
    do(table, "open chest")
    return table


def freed(token: str, mine: str = "", extra: str = "") -> uk.Table:
    """A prisoner was just freed, by acquiring a Riot."""
    table = at(f"skill: 3, hand: [burgle], {mine}", extra=f"{extra}\npools: {{prisoners: [{token}]}}", row="[riot]")
    do(table, "acquire riot")
    return table


def bought(token: str, mine: str = "") -> uk.Table:
    """A good was just bought; it was the last one."""
    table = at(f"pawn: h1_e, gold: 7, health: 5, hand: [burgle], {mine}", extra=f"{STALL}\nmarket: [{token}]")
    do(table, *offers(table, "buy"))
    return table


def points(tokens: str, mine: str = "") -> int:
    """What these tokens are worth to somebody with an artifact of 5."""
    table = at(f"pawn: landing, hand: [burgle], boots: 1, artifacts: [5], tokens: [{tokens}], {mine}")
    worth: int = seat(table)["worth"]
    return worth - 5


@pytest.mark.rule("CC-264")
@pytest.mark.card("dragon_egg")
def test_dragon_egg():
    table = minor("dragon_egg", extra="rage: 1")
    assert view(table)["rage"]["space"] == 2
    assert points("dragon_egg") == 3


@pytest.mark.rule("CC-265")
@pytest.mark.rule("CC-301")
@pytest.mark.card("lockpick_secret", "treasure", "greater_treasure")
def test_lockpick_treasure_and_greater_treasure_go_back_to_the_box():
    assert seat(minor("lockpick_secret"))["lockpicks"] == 1
    assert seat(minor("treasure"))["gold"] == 2
    table = major("greater_treasure")
    assert seat(table)["gold"] == 5
    assert seat(table)["tokens"] == [HOLD]
    assert view(table)["box"] == ["greater_treasure"]
    assert view(table)["pools"]["major_secrets"] == 10


@pytest.mark.rule("CC-265")
@pytest.mark.rule("CC-301")
@pytest.mark.parametrize("token", TOKENS)
def test_what_is_found_lies_before_its_owner_or_goes_back_to_the_box_at_once(token):
    finding = {"minor_secret": minor, "major_secret": major, "prisoner": freed, "market": bought}[TOKENS[token][0]]
    table = finding(token, "tokens: [peasant]")
    found = seat(table)["tokens"][1:]
    assert (found, view(table)["box"]) == (([], [token]) if token in GONE_AT_ONCE else ([token], []))


@pytest.mark.rule("CC-301")
def test_a_potion_that_was_drunk_never_comes_back():
    table = at("hand: [burgle]")
    left = view(table)["pools"]["minor_secrets"]
    do(table, f"use {HOLD}")
    assert view(table)["box"] == [HOLD]
    assert view(table)["pools"]["minor_secrets"] == left
    assert HOLD not in seat(table)["tokens"]


@pytest.mark.rule("CC-266")
@pytest.mark.card("magic_spring")
def test_magic_spring_trashes_a_card_when_the_turn_ends():
    table = minor("magic_spring", "discard: [stumble], boots: 1")
    do(table, "play burgle", "end turn")
    assert asked(table) == (0, "trash")
    assert "pass" not in options(table)
    assert options(table) == ["trash stumble", "trash scavenger", "trash burgle from play"]
    do(table, "trash burgle from play")
    assert seat(table)["trash"] == ["burgle"]


@pytest.mark.rule("CC-266")
@pytest.mark.card("magic_spring")
def test_two_magic_springs_trash_a_card_each():
    secrets = "pools: {minor_secrets: [magic_spring, magic_spring]}"
    table = at("skill: 6, hand: [burgle], discard: [stumble]", extra=secrets, row="[scavenger, scavenger]")
    do(table, "acquire scavenger", "acquire scavenger", "play burgle", "end turn", "trash stumble")
    assert asked(table) == (0, "trash")
    do(table, "trash burgle from play")
    assert sorted(seat(table)["trash"]) == ["burgle", "stumble"]


@pytest.mark.rule("CC-267")
@pytest.mark.card("potion_of_healing", "potion_of_greater_healing", "potion_of_swiftness", "potion_of_strength")
def test_potions_are_kept_until_they_are_used():
    potions = "potion_of_healing, potion_of_greater_healing, potion_of_swiftness, potion_of_strength"
    table = at(f"hand: [burgle], health: 5, tokens: [{potions}]")
    assert offers(table, "use") == [f"use {potion}" for potion in potions.split(", ")]
    do(table, "use potion_of_healing", "use potion_of_greater_healing", "use potion_of_swiftness")
    assert seat(table)["health"] == 8
    assert now(table)["boots"] == 1
    do(table, "use potion_of_strength")
    assert now(table)["swords"] == 2
    assert seat(table)["tokens"] == []
    assert why_not(table, "use potion_of_strength") == "CC-267"
    found = minor("potion_of_swiftness")
    assert "potion_of_swiftness" in seat(found)["tokens"]
    assert now(found)["boots"] == 0


@pytest.mark.rule("CC-217")
@pytest.mark.rule("CC-267")
@pytest.mark.card("potion_of_healing", "potion_of_greater_healing")
@pytest.mark.parametrize("potion", ["potion_of_healing", "potion_of_greater_healing"])
def test_a_potion_of_healing_may_be_drunk_in_vain(potion):
    table = at(f"hand: [burgle, stumble], tokens: [{potion}]")
    do(table, f"use {potion}")
    assert (seat(table)["health"], seat(table)["cubes"], seat(table)["tokens"]) == (10, 30, [])
    assert view(table)["box"] == [potion]


@pytest.mark.rule("CC-268")
@pytest.mark.card("puzzle_box")
def test_a_puzzle_box_is_exchanged_at_an_altar():
    extra = "tiles: [{id: H2, cell: [1, 1]}]\npools: {major_secrets: [chalice]}"
    table = at("pawn: h2_se, hand: [burgle], tokens: [puzzle_box]", extra=extra)
    do(table, "use puzzle_box")
    assert seat(table)["tokens"] == ["chalice"]
    away = at("pawn: h2_ne, hand: [burgle], boots: 1, tokens: [puzzle_box]", extra=extra)
    assert why_not(away, "use puzzle_box") == "CC-268"


@pytest.mark.rule("CC-269")
@pytest.mark.card("greater_skill_boost", "chalice")
def test_greater_skill_boost_and_chalice():
    assert now(major("greater_skill_boost"))["skill"] == 5
    assert points("chalice") == 7


@pytest.mark.rule("CC-270")
@pytest.mark.card("catacombs_map")
def test_with_the_map_arrows_do_not_matter():
    table = at("pawn: h5_s, boots: 1, hand: [burgle], tokens: [catacombs_map]", extra="tiles: [{id: H5, cell: [1, 1]}]")
    do(table, "move h5_nw")
    assert seat(table)["pawn"] == "h5_nw"
    assert points("catacombs_map") == 5


@pytest.mark.rule("CC-271")
@pytest.mark.card("adventurer", "haunted_prisoner")
def test_adventurer_and_haunted_prisoner():
    assert view(freed("adventurer", extra="rage: 1"))["rage"]["space"] == 2
    assert pieces(freed("haunted_prisoner")).clank_ghosts == 1
    assert points("adventurer") == points("haunted_prisoner") == 3


@pytest.mark.rule("CC-272")
@pytest.mark.card("barbarian", "cleric", "peasant")
def test_barbarian_cleric_and_peasant():
    assert now(freed("barbarian"))["swords"] == 2
    assert seat(freed("cleric", "health: 5"))["health"] == 6
    assert points("barbarian") == points("cleric") == points("peasant") == 2


@pytest.mark.rule("CC-273")
@pytest.mark.card("golden_monkey_bot")
def test_the_monkey_bot_counts_as_an_idol_but_scores_three():
    assert points("golden_monkey_bot") == 3
    extra = "tiles: [{id: H5, cell: [1, 1]}]"
    table = at("pawn: h5_ne, hand: [boots_of_the_ape_lord, burgle], tokens: [golden_monkey_bot]", extra=extra)
    do(table, "play boots_of_the_ape_lord", "move h5_s", "move h5_ne")
    assert seat(table)["pawn"] == "h5_ne"


@pytest.mark.rule("CC-274")
@pytest.mark.card("mayor", "monk", "primatologist")
def test_mayor_monk_and_primatologist():
    assert points("mayor") == 0
    home = at("pawn: crypt, artifacts: [5], hand: [burgle], tokens: [mayor]")
    end_turn(home)
    assert seat(home)["score"] == 5 + 20 + 5
    monk = at(
        "hand: [burgle], boots: 1, tokens: [monk]",
        extra="tiles: [{id: H2, cell: [1, 1]}, {id: H5, cell: [1, 2]}]\naltars: {h2_se: [0], h5_nw: [0]}",
    )
    assert seat(monk)["worth"] == 2
    assert points("primatologist") == 0
    assert points("primatologist", "idols: 1") == 5 + 5
    assert points("primatologist, golden_monkey_bot") == 5 + 3


@pytest.mark.rule("CC-275")
@pytest.mark.card("prince", "princess", "sorceress", "warrior")
def test_prince_princess_sorceress_and_warrior():
    assert points("prince, princess") == 0
    assert points("prince, princess, crown_8") == 5 + 5 + 8
    assert points("sorceress", "discard: [secret_tome]") == 7
    assert points("sorceress", "discard: [secret_tome, secret_tome]") == 14 + 5
    assert points("warrior, warrior, peasant, discount_coupon") == 3 + 3 + 2


@pytest.mark.rule("CC-276")
@pytest.mark.card("discount_coupon")
def test_the_coupon_saves_five_gold_once_and_is_no_prisoner():
    table = at("pawn: h1_e, gold: 4, hand: [burgle], boots: 1, tokens: [discount_coupon]", extra=STALL)
    assert offers(table, "buy crown") == ["buy crown discount_coupon"]
    do(table, "buy crown discount_coupon")
    assert seat(table)["gold"] == 2
    assert seat(table)["tokens"] == ["crown_10"]
    assert why_not(table, "buy backpack discount_coupon") == "CC-276"
    assert points("warrior, discount_coupon") == 1


@pytest.mark.rule("CC-277")
@pytest.mark.card("blood_amulet", "burglars_kit", "backpack", "crown_10", "crown_9", "crown_8")
def test_amulets_kits_backpacks_and_crowns():
    well = at("pawn: h1_e, gold: 7, hand: [burgle], health: 6", extra=STALL)
    assert why_not(well, "buy blood_amulet") == "CC-277"
    hurt = at("pawn: h1_e, gold: 14, hand: [burgle], health: 5", extra=STALL)
    do(hurt, "buy blood_amulet")
    assert seat(hurt)["health"] == 7
    do(hurt, "buy burglars_kit")
    assert seat(hurt)["lockpicks"] == 2
    for token, worth in {
        "blood_amulet": 7,
        "burglars_kit": 2,
        "backpack": 5,
        "crown_10": 10,
        "crown_9": 9,
        "crown_8": 8,
    }.items():
        assert points(token) == worth


@pytest.mark.rule("CC-278")
def test_cards_take_nothing_out_of_an_empty_pool():
    table = at("skill: 7, swords: 3, lockpicks: 1, hand: [burgle], pawn: landing",
               row="[scavenger, locked_trunk, the_warden, riot]", extra="reserve: {secret_tome: 0}")  # fmt: skip
    g = pieces(table)
    g.majors, g.minors, g.prisoners = [], [], []
    do(table, "play burgle", "acquire scavenger")
    assert seat(table)["tokens"] == [HOLD]
    assert why_not(table, "use locked_trunk") == "CC-278"
    do(table, "fight the_warden")
    assert seat(table)["tokens"] == [HOLD]
    warlock = at("swords: 3, hand: [burgle]", row="[skeleton_warlock]", extra="reserve: {secret_tome: 0}")
    do(warlock, "fight skeleton_warlock")
    assert seat(warlock)["discard"] == []


@pytest.mark.rule("CC-303")
def test_a_good_for_nothing_follows_the_same_limits():
    table = at("swords: 4, pawn: h1_e, hand: [burgle]", extra=STALL, row="[ogre_merchant]")
    do(table, "fight ogre_merchant", "choose good")
    assert options(table) == ["take backpack", "take burglars_kit", "take crown"]
    do(table, "take crown")
    assert seat(table)["tokens"] == [HOLD, "crown_10"]
    hurt = at("swords: 4, health: 5, pawn: h1_e, hand: [burgle]", extra=STALL, row="[ogre_merchant]")
    do(hurt, "fight ogre_merchant", "choose good", "take blood_amulet")
    assert seat(hurt)["health"] == 7
