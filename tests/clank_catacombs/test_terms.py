"""What the words on cards mean (CC-169 to CC-192)."""

from __future__ import annotations

import pytest

from tests.clank_catacombs.situations import (
    HOLD,
    asked,
    at,
    do,
    end_turn,
    options,
    pieces,
    refilling,
    seat,
    told,
    view,
)


def kinds(events) -> list[str]:
    return [event.kind.name for event in events]


@pytest.mark.rule("CC-169")
def test_an_arrive_effect_happens_as_soon_as_its_card_lies_there():
    _, events = refilling("skeleton_priest", "swindle")
    names = kinds(events)
    came = [at for at, name in enumerate(names) if name == "card_came"]
    assert names[came[0] + 1 : came[1]] == ["clank", "clank"]


@pytest.mark.rule("CC-170")
def test_arrive_effects_come_before_the_attack_of_the_same_refill():
    _, events = refilling("smoky_quartz", "archoverlord")
    names = kinds(events)
    assert names.index("attack") > max(at for at, name in enumerate(names) if name == "clank")
    drawn = told(events, "attack")[0]
    assert drawn["cubes"] == 3


@pytest.mark.rule("CC-170")
@pytest.mark.rule("CC-187")
@pytest.mark.card("sudden_movement")
@pytest.mark.parametrize("cards", [("smoky_quartz", "sudden_movement"), ("sudden_movement", "smoky_quartz")])
def test_tiles_are_turned_before_the_attack_by_whose_turn_it_was_and_then_by_the_others(cards):
    extra = "tiles: [{id: H1, cell: [1, 1]}, {id: H2, cell: [-1, 1]}]"
    table, events = refilling(
        *cards, mine="pawn: h1_w, hand: [burgle]", theirs="{pawn: h2_nw, hand: [burgle, stumble]}", extra=extra
    )
    names = kinds(events)
    assert [one["tile"] for one in told(events, "turned_tile")] == ["H1", "H2"]
    assert names.index("attack") > max(at for at, name in enumerate(names) if name == "turned_tile")
    assert asked(table) == (1, "turn")


@pytest.mark.rule("CC-171")
@pytest.mark.rule("CC-172")
@pytest.mark.rule("CC-309")
def test_only_an_unplayed_card_is_discarded_and_it_does_nothing():
    table = at("hand: [charlatan, burgle, stumble], deck: [sidestep, scramble], play: [explore]")
    do(table, "play charlatan")
    assert options(table) == ["discard burgle", "discard stumble", "pass"]
    do(table, "discard stumble")
    assert pieces(table).clank[0] == 0
    assert seat(table)["discard"] == ["stumble"]


@pytest.mark.rule("CC-173")
@pytest.mark.card("charlatan")
@pytest.mark.rule("CC-174")
def test_without_a_discard_there_is_no_draw():
    declined = at("hand: [charlatan, burgle], deck: [sidestep, scramble]")
    do(declined, "play charlatan", "pass")
    assert seat(declined)["cards"] == ["burgle"]
    last = at("hand: [charlatan], boots: 1, deck: [sidestep, scramble]")
    do(last, "play charlatan")
    assert seat(last)["cards"] == []
    assert asked(last) == (0, "turn")


@pytest.mark.rule("CC-175")
def test_other_players_are_all_but_who_did_it():
    others = " / ".join(["{hand: [burgle, stumble]}"] * 2)
    table = at("swords: 3, hand: [burgle]", others, row="[archoverlord]")
    do(table, "fight archoverlord")
    assert view(table)["clank"]["cubes"] == [0, 1, 1]


@pytest.mark.rule("CC-182")
def test_a_trashed_card_is_out_of_the_game_and_scores_nothing():
    table = at(
        "pawn: landing, hand: [riot, burgle], artifacts: [5], discard: [secret_tome], "
        "tokens: [peasant, peasant, monk, mayor]"
    )
    do(table, "play riot", "trash secret_tome")
    assert seat(table)["trash"] == ["secret_tome"]
    assert seat(table)["worth"] == 5 + 2 + 2


@pytest.mark.rule("CC-183")
def test_a_card_trashed_out_of_play_still_counts_in_this_turn():
    table = at("hand: [payoff, burgle], deck: [burgle, burgle, burgle, burgle, burgle]", row="[swindle]")
    do(table, "play payoff", "acquire swindle")
    assert seat(table)["play"] == ["payoff"]
    assert seat(table)["trash"] == []
    end_turn(table)
    assert seat(table)["trash"] == ["payoff"]
    assert "payoff" not in seat(table)["discard"]


@pytest.mark.rule("CC-185")
def test_prisoners_freed_are_the_tokens_one_has():
    two = at("hand: [riot, burgle], tokens: [peasant, peasant, discount_coupon]", theirs="{hand: [burgle, stumble]}")
    do(two, "play riot")
    assert asked(two) == (0, "turn")  # the coupon is no prisoner
    three = at("hand: [riot, burgle], tokens: [peasant, peasant, monk]")
    do(three, "play riot")
    assert asked(three) == (0, "trash")


ALONE = "tiles: [{id: H1, cell: [1, 1]}, {id: H2, cell: [-1, 1]}, {id: H3, cell: [1, 0]}]"


@pytest.mark.rule("CC-186")
@pytest.mark.rule("CC-187")
def test_all_players_act_in_turn_order_beginning_with_who_caused_it():
    table = at(
        "pawn: h1_w, hand: [burgle]",
        "{pawn: h2_nw, hand: [burgle, stumble]} / {pawn: h3_n, hand: [burgle, stumble]}",
        f"{ALONE}\ndungeon_deck: [sudden_movement]\nactive: 1",
        row="[none, lute, souldrinker, double_cross, grand_theft, curator]",
    )
    order = []
    do(table, "play burgle")  # the rest of this hand plays itself
    while asked(table)[1] == "turn_tile":
        order.append(asked(table)[0])
        do(table, "turn 90")
    assert order == [1, 2, 0]


@pytest.mark.rule("CC-188")
def test_whoever_has_finished_is_skipped():
    others = "{pawn: landing, state: out, health: 0} / {pawn: crypt, state: escaped, artifacts: [7]}"
    table = at("swords: 3, hand: [burgle]", others, row="[archoverlord]", extra="dungeon_deck: [skeleton_priest]")
    do(table, "fight archoverlord")
    assert view(table)["clank"]["cubes"] == [0, 0, 0]


@pytest.mark.rule("CC-189")
@pytest.mark.rule("CC-190")
@pytest.mark.rule("CC-201")
def test_each_danger_card_in_the_row_adds_a_cube():
    table = at("hand: [burgle]", extra="rage: 4", row="[the_warden, corrupt_advisor, lute]")
    assert view(table)["rage"] == {"space": 4, "cubes": 4, "attack": 6}


@pytest.mark.rule("CC-191")
@pytest.mark.rule("CC-192")
def test_an_acquire_effect_happens_once_and_never_when_the_card_is_played():
    table = at("skill: 3, hand: [burgle], boots: 1", row="[sneak_attack]")
    do(table, "acquire sneak_attack")
    assert pieces(table).turn.swords == 1
    later = at("hand: [sneak_attack, scavenger, burgle]")
    do(later, "play sneak_attack", "play scavenger")
    assert pieces(later).turn.swords == 3
    assert seat(later)["tokens"] == [HOLD]


@pytest.mark.rule("CC-307")
def test_a_card_taken_without_skill_still_has_its_acquire_effect():
    table = at("hand: [grand_theft, burgle], lockpicks: 1", row="[smoky_quartz, lute]")
    do(table, "play grand_theft", "choose theft", "acquire smoky_quartz")
    assert pieces(table).clank[0] == 2
    assert seat(table)["discard"] == ["smoky_quartz"]
    assert seat(table)["lockpicks"] == 0
