"""Coins, section I of the rules: where they come from, where they go, and rooms that cost some to build."""

from __future__ import annotations

import pytest

import underkeep as uk
from tests.boss_monster.situations import (
    at_with_coins,
    damage,
    decider,
    decline,
    do,
    dungeon,
    finish_round,
    hand,
    options,
    pass_until,
    seat,
    told,
    view,
    why_not,
)

THEM = "{boss: robobo, dungeon: [open_grave], hand: [freeze, freeze]}"
MIXED = ", selling: true"


def building(mine: str, *, theirs: str = THEM, options: str = "", more: str = "") -> uk.Table:
    """The build phase; the first seat is to act."""
    return at_with_coins(
        f"""
        phase: build
        active: 0
        {more}
        players:
        - {{boss: cleopatra, {mine}}}
        - {theirs}
        """,
        more=options,
    )


def reveal(table: uk.Table) -> list[uk.Event]:
    happened: list[uk.Event] = []
    while view(table)["phase"] == "build":
        happened += decline(table)
    return happened


def on_the_rooms(table: uk.Table, number: int) -> list[int]:
    return [room.get("coins", 0) for room in seat(table, number)["dungeon"]]


@pytest.mark.rule("BM-123")
def test_everybody_starts_with_three_coins_where_coins_are_played_with():
    table = uk.new_game("boss_monster", players=3, seed=1, sets=["BMR", "RMB"])
    assert [player["coins"] for player in view(table)["players"]] == [3, 3, 3]
    without = uk.new_game("boss_monster", players=3, seed=1, sets=["BMR", "TNL"])
    assert all("coins" not in player for player in view(without)["players"])


@pytest.mark.rule("BM-124")
@pytest.mark.rule("BM-A24")
def test_each_hoard_is_its_owners_and_the_pot_never_runs_out():
    table = building(
        "dungeon: [unstable_mine, open_grave], coins: 500", theirs=THEM.replace("dungeon", "coins: 7, dungeon")
    )
    do(table, "use unstable_mine 1")
    assert (seat(table, 0)["coins"], seat(table, 1)["coins"]) == (503, 7)


@pytest.mark.rule("BM-125")
@pytest.mark.rule("BM-126")
def test_coins_come_from_rooms_and_are_paid_back_to_the_pot_for_minibosses_and_rooms():
    table = building("dungeon: [unstable_mine, {room: open_grave, miniboss: spike}], coins: 0")
    happened = do(table, "use unstable_mine 1")
    assert [event["count"] for event in told(happened, "got_coins")] == [3]
    happened = do(table, "promote 1")
    assert [event["count"] for event in told(happened, "paid_coins")] == [1]
    assert (seat(table, 0)["coins"], seat(table, 1)["coins"]) == (2, 0)


@pytest.mark.rule("BM-127")
def test_coins_on_a_room_are_lost_when_it_is_covered():
    mill = "{stack: [spiked_pit, the_dreadmill], coins: 3}"
    table = building(f"dungeon: [{mill}], hand: [open_grave], coins: 1", more="window: {gate: true}")
    assert (on_the_rooms(table, 0), damage(table, 0)) == ([3], [5])
    do(table, "build open_grave on 1")
    reveal(table)
    assert (dungeon(table, 0), on_the_rooms(table, 0), seat(table, 0)["coins"]) == (["open_grave"], [0], 1)


@pytest.mark.rule("BM-127")
@pytest.mark.rule("BM-280")
def test_coins_on_a_room_are_lost_when_it_is_destroyed():
    mill = "{stack: [spiked_pit, the_dreadmill], coins: 3}"
    table = building(f"dungeon: [{mill}], coins: 0")
    assert (dungeon(table, 0), on_the_rooms(table, 0), seat(table, 0)["coins"]) == (["spiked_pit"], [0], 0)


@pytest.mark.rule("BM-128")
def test_coins_on_a_room_are_lost_when_it_is_deactivated():
    mill = "{stack: [spiked_pit, the_dreadmill], coins: 3}"
    table = building(f"dungeon: [{mill}], hand: [freeze], coins: 0, builds: 0", more="window: {gate: true}")
    do(table, "cast freeze 0:1")
    assert on_the_rooms(table, 0) == [0]


def test_coins_on_a_room_stay_from_round_to_round():
    mill = "{stack: [spiked_pit, the_dreadmill], coins: 3}"
    table = building(f"dungeon: [{mill}], coins: 1, builds: 0", more="window: {gate: true}")
    while view(table)["round"] == 1:
        decline(table)
    assert (decider(table), options(table)) == (0, ["yes", "no"])
    do(table, "yes")
    assert (on_the_rooms(table, 0), seat(table, 0)["coins"], damage(table, 0)) == ([4], 0, [6])


# -- selling --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-129")
def test_where_the_house_allows_it_one_room_card_a_round_is_sold_for_a_coin():
    mine = "dungeon: [open_grave], hand: [golem_factory, spike, fear], builds: 0, coins: 0"
    table = building(mine, options=MIXED)
    assert [said for said in options(table) if said.startswith("sell")] == ["sell golem_factory", "sell spike"]
    do(table, "sell golem_factory")
    assert (seat(table, 0)["coins"], hand(table, 0), view(table)["discard"]) == (
        1,
        ["spike", "fear"],
        ["golem_factory"],
    )
    assert seat(table, 0)["today"]["sold"]
    assert not [said for said in options(table) if said.startswith("sell")]
    finish_round(table)
    assert "sell spike" in options(table)
    assert why_not(table, "sell fear") == "BM-291"
    assert uk.load(table.position()).digest() == table.digest()


@pytest.mark.rule("BM-129")
@pytest.mark.parametrize("sets", [["RMB", "BMR"], ["RMB", "CRL"], ["TNL", "VOV"]])
def test_the_house_may_allow_it_wherever_a_set_with_coins_is_mixed_with_another(sets):
    table = uk.new_game("boss_monster", sets=sets, selling=True, seed=1)
    pass_until(table, "build")
    assert [said for said in options(table) if said.startswith("sell")]


@pytest.mark.rule("BM-129")
def test_else_nothing_is_sold():
    table = building("dungeon: [open_grave], hand: [golem_factory]")
    assert why_not(table, "sell golem_factory") == "BM-129"
    for sets in (["BMR"], ["BMR", "TNL"], ["RMB"]):
        with pytest.raises(uk.BadOptions, match="selling") as refused:
            uk.new_game("boss_monster", sets=sets, selling=True)
        assert refused.value.rule == "BM-129"
    with pytest.raises(uk.BadOptions, match="neither"):
        uk.new_game("boss_monster", sets=["BMR", "RMB"], selling="perhaps")


# -- rooms that cost something to build -----------------------------------------------------------------------------


@pytest.mark.rule("BM-314")
def test_a_room_with_a_price_is_not_built_by_whoever_cannot_pay():
    poor = building("dungeon: [open_grave], hand: [loot_box, golem_factory], coins: 1")
    assert "build loot_box new" not in options(poor)
    assert why_not(poor, "build loot_box new") == "BM-314"
    table = building("dungeon: [open_grave], hand: [loot_box], coins: 2")
    do(table, "build loot_box new")
    assert seat(table, 0)["coins"] == 2  # paid for when it is turned up
    happened = reveal(table)
    assert (dungeon(table, 0), seat(table, 0)["coins"]) == (["loot_box", "open_grave"], 0)
    assert len(told(happened, "drew")) >= 2


@pytest.mark.rule("BM-A39")
@pytest.mark.parametrize(("below", "left"), [("", ["open_grave"]), ("spiked_pit", ["spiked_pit", "open_grave"])])
def test_a_room_that_cannot_be_paid_for_at_the_reveal_is_discarded_and_was_not_built(below, left):
    five = f"dungeon: [{{stack: [{below}], face_down: loot_box}}, open_grave], coins: 1, builds: 0"
    table = building(five)
    happened = reveal(table)
    assert (dungeon(table, 0), seat(table, 0)["coins"], view(table)["discard"]) == (left, 1, ["loot_box"])
    assert [event["cards"] for event in told(happened, "discarded")] == [["loot_box"]]


@pytest.mark.rule("BM-314")
def test_who_builds_it_at_once_pays_at_once():
    table = at_with_coins(
        """
        phase: adventure
        active: 0
        players:
        - {boss: cleopatra, dungeon: [fangroot_garden], hand: [loot_box], coins: 2,
           inside: {hero: nick_the_masher, room: 1, damage: 99}}
        - {boss: robobo, dungeon: [open_grave], hand: [freeze]}
        """
    )
    while decider(table) != 0:
        decline(table)
    do(table, "build loot_box new")
    assert (dungeon(table, 0), seat(table, 0)["coins"]) == (["loot_box", "fangroot_garden"], 0)
    assert len(hand(table, 0)) == 2
