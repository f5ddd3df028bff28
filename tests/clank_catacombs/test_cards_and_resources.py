"""A turn: cards, skill, swords, boots, gold, clank, draws (CC-035 to CC-064)."""

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


@pytest.mark.rule("CC-036")
def test_a_turn_cannot_end_before_every_card_is_played():
    table = at("hand: [burgle, stumble], boots: 1")
    assert "end turn" not in options(table)
    assert why_not(table, "end turn") == "CC-036"
    do(table, "play burgle")
    assert "end turn" not in options(table)
    do(table, "play stumble")
    assert "end turn" in options(table)


@pytest.mark.rule("CC-036")
def test_cards_drawn_in_the_turn_must_be_played_too():
    table = at("hand: [smash_and_grab], deck: [burgle, sidestep]")
    do(table, "play smash_and_grab")
    assert sorted(offers(table, "play")) == ["play burgle", "play sidestep"]
    assert "end turn" not in options(table)


@pytest.mark.rule("CC-037")
def test_the_player_chooses_the_order():
    table = at("hand: [burgle, stumble, sidestep]")
    assert offers(table, "play") == ["play burgle", "play stumble", "play sidestep"]
    do(table, "play sidestep", "play burgle")
    assert seat(table)["play"] == ["sidestep", "burgle"]


@pytest.mark.rule("CC-038")
@pytest.mark.rule("CC-194")
def test_played_cards_lie_in_the_play_area_until_the_turn_ends():
    table = at("hand: [burgle, scramble], boots: 1, deck: [burgle, burgle, burgle, burgle, burgle]")
    do(table, "play burgle", "play scramble")
    assert seat(table)["play"] == ["burgle", "scramble"]
    assert seat(table)["discard"] == []
    do(table, "end turn")
    assert seat(table)["play"] == []
    assert seat(table)["discard"] == ["burgle", "scramble"]
    assert seat(table)["cards"] == ["burgle"] * 5


@pytest.mark.rule("CC-039")
def test_a_text_that_hurts_its_player_is_carried_out_all_the_same():
    table = at("hand: [stumble, boots_of_the_ape_lord]")
    do(table, "play stumble", "play boots_of_the_ape_lord")
    assert pieces(table).clank[0] == 4


@pytest.mark.rule("CC-040")
def test_only_what_a_card_says_you_may_do_can_be_declined():
    may = at("hand: [charlatan, burgle, stumble]")
    do(may, "play charlatan")
    assert "pass" in options(may)
    must = at("hand: [shadow_walk, burgle], discard: [burgle], play: [burgle]")
    do(must, "play shadow_walk")
    assert options(must) == ["trash burgle", "trash burgle from play"]
    assert why_not(must, "pass") == "CC-040"


@pytest.mark.rule("CC-041")
@pytest.mark.rule("CC-075")
@pytest.mark.rule("CC-076")
def test_the_goblin_can_be_defeated_again_and_again():
    table = at("swords: 5, hand: [burgle]")
    do(table, "fight goblin", "fight goblin")
    assert seat(table)["gold"] == 2
    assert now(table)["swords"] == 1
    assert why_not(table, "fight goblin") == "CC-072"
    assert "goblin" not in view(table)["dungeon_discard"]


@pytest.mark.rule("CC-042")
def test_actions_come_between_cards_or_after_them():
    table = at("hand: [explore, burgle], lockpicks: 1")
    do(table, "play explore", "acquire mercenary", "play burgle")
    assert seat(table)["discard"] == ["mercenary"]
    assert asked(table) == (0, "turn")


@pytest.mark.rule("CC-043")
def test_skill_buys_swords_fight_and_boots_move():
    table = at("skill: 9, swords: 9, boots: 9, pawn: landing", row="[skeleton, swindle, darkened_alcove]")
    do(table, "acquire swindle", "use darkened_alcove", "fight skeleton")
    assert (now(table)["skill"], now(table)["swords"], now(table)["boots"]) == (9 - 3 - 2, 8, 9)
    do(table, "move shrine swords 1")
    assert (now(table)["skill"], now(table)["swords"], now(table)["boots"]) == (4, 7, 8)


@pytest.mark.rule("CC-044")
def test_resources_are_one_pool_that_splits_and_adds_up():
    table = at("hand: [lightstick, burgle, burgle]", row="[swindle, payoff]")
    do(table, "play lightstick", "acquire payoff", "play burgle")
    do(table, "acquire swindle")  # 2 left of the Lightstick's skill, and 1 of the Burgle
    assert now(table)["skill"] == 0


@pytest.mark.rule("CC-045")
@pytest.mark.rule("CC-046")
def test_what_is_not_spent_is_lost():
    table = at("hand: [burgle], skill: 3, swords: 3, boots: 3")
    do(table, "play burgle", "end turn")
    assert asked(table)[0] == 1
    assert (now(table)["skill"], now(table)["swords"], now(table)["boots"]) == (0, 0, 0)


@pytest.mark.rule("CC-047")
def test_a_card_gives_all_that_it_shows():
    table = at("hand: [bandit, burgle]")
    do(table, "play bandit")
    assert (now(table)["skill"], now(table)["swords"], now(table)["boots"]) == (1, 1, 1)


@pytest.mark.rule("CC-048")
@pytest.mark.rule("CC-049")
@pytest.mark.parametrize("order", [("rebel_general", "bandit"), ("bandit", "rebel_general")])
def test_rebel_general_draws_whether_the_companion_comes_before_or_after(order):
    table = at("hand: [rebel_general, bandit, burgle], deck: [sidestep]")
    do(table, f"play {order[0]}")
    assert "sidestep" not in seat(table)["cards"]
    do(table, f"play {order[1]}")
    assert "sidestep" in seat(table)["cards"]


@pytest.mark.rule("CC-050")
def test_lie_in_wait_hushes_also_when_the_cave_is_entered_later():
    table = at(
        "pawn: nave, hand: [lie_in_wait, burgle], boots: 1, cubes: 27", extra="clank: {cubes: [3]}", start_side="b"
    )
    do(table, "play lie_in_wait")
    assert pieces(table).clank[0] == 3
    assert now(table)["waiting"] == ["lie_in_wait"]
    do(table, "move grotto")
    assert pieces(table).clank[0] == 1
    assert now(table)["waiting"] == []


@pytest.mark.rule("CC-051")
def test_the_lute_pays_for_clank_before_and_after():
    table = at("hand: [stumble, lute, stumble, burgle], deck: [burgle, burgle]")
    do(table, "play stumble")
    assert seat(table)["gold"] == 0
    do(table, "play lute")
    assert seat(table)["gold"] == 2  # that one, and its own
    do(table, "play stumble")
    assert seat(table)["gold"] == 3


@pytest.mark.rule("CC-052")
def test_negative_clank_takes_nothing_from_the_lute():
    table = at("hand: [lute, sneak_attack, stumble, burgle], deck: [burgle, burgle]")
    do(table, "play lute", "play sneak_attack")
    assert seat(table)["gold"] == 1
    do(table, "play stumble")  # cancelled by the credit of 1, but made (CC-296)
    assert seat(table)["gold"] == 2
    assert pieces(table).clank[0] == 0


@pytest.mark.rule("CC-053")
def test_with_an_empty_hand_the_turn_goes_on_until_its_end_is_declared():
    table = at("hand: [], boots: 2, pawn: landing")
    do(table, "move west_porch")
    assert asked(table) == (0, "turn")
    do(table, "move landing")
    assert asked(table) == (0, "turn")
    do(table, "end turn")
    assert asked(table)[0] == 1


@pytest.mark.rule("CC-054")
def test_gold_comes_at_once_and_stays():
    table = at("hand: [swindle, burgle]")
    do(table, "play swindle")
    assert seat(table)["gold"] == 3
    end_turn(table)
    assert seat(table)["gold"] == 3


@pytest.mark.rule("CC-055")
def test_clank_moves_cubes_from_the_supply_to_the_clank_area():
    table = at("hand: [smash_and_grab]")
    do(table, "play smash_and_grab")
    assert seat(table)["cubes"] == 28
    assert view(table)["clank"]["cubes"] == [2, 0]


@pytest.mark.rule("CC-056")
def test_clank_for_which_there_are_no_cubes_is_ignored():
    table = at("hand: [boots_of_the_ape_lord], cubes: 2", extra="bag: {cubes: [28]}")
    events = do(table, "play boots_of_the_ape_lord")
    assert pieces(table).clank[0] == 2
    assert seat(table)["cubes"] == 0
    assert told(events, "clank")[0]["made"] == 2


@pytest.mark.rule("CC-057")
def test_negative_clank_brings_own_cubes_back():
    table = at("hand: [sneak_attack, burgle]", extra="clank: {cubes: [3, 2]}")
    do(table, "play sneak_attack")
    assert view(table)["clank"]["cubes"] == [1, 2]
    assert seat(table)["cubes"] == 29


@pytest.mark.rule("CC-058")
def test_negative_clank_that_finds_no_cubes_cancels_later_clank_of_the_turn():
    table = at("hand: [sneak_attack, boots_of_the_ape_lord, burgle]")
    do(table, "play sneak_attack")
    assert now(table)["clank_credit"] == 2
    do(table, "play boots_of_the_ape_lord")
    assert now(table)["clank_credit"] == 0
    assert pieces(table).clank[0] == 1


@pytest.mark.rule("CC-059")
def test_credit_does_not_outlive_the_turn():
    table = at("hand: [sneak_attack]", "{hand: [stumble, burgle]}")
    do(table, "play sneak_attack", "end turn", "play stumble")
    assert view(table)["clank"]["cubes"] == [0, 1]
    assert now(table)["clank_credit"] == 0


@pytest.mark.rule("CC-060")
def test_negative_clank_touches_no_cube_in_the_bag_on_the_health_track_or_at_an_altar():
    table = at(
        "hand: [sneak_attack, burgle], health: 7",
        extra="""
        tiles: [{id: H2, cell: [1, 1]}]
        altars: {h2_se: [0]}
        bag: {cubes: [4, 4]}
        clank: {cubes: [0, 3]}
        """,
    )
    do(table, "play sneak_attack")
    assert view(table)["bag"]["cubes"] == [4, 4]
    assert view(table)["clank"]["cubes"] == [0, 3]
    assert seat(table)["health"] == 7
    assert view(table)["altars"] == {"h2_se": [0]}
    assert now(table)["clank_credit"] == 2


@pytest.mark.rule("CC-061")
def test_cards_are_drawn_from_the_own_deck():
    table = at("hand: [elven_sword, burgle], deck: [secret_tome]", extra="dungeon_deck: [swindle]")
    events = do(table, "play elven_sword")
    assert told(events, "drew") == [{"event": "drew", "seat": 0, "count": 1, "cards": ["secret_tome"]}]
    assert view(table)["dungeon_deck"] == 100 - 6 - 1  # the row, and the sword


def spent(*kept: str) -> str:
    """All ten cards of the first deck but these, trashed."""
    ten = ["burgle"] * 6 + ["stumble"] * 2 + ["scramble", "sidestep"]
    for card in kept:
        ten.remove(card)
    return f"trash: [{', '.join(ten)}]"


@pytest.mark.rule("CC-062")
@pytest.mark.rule("CC-063")
def test_an_empty_deck_is_made_anew_of_the_discard_pile_but_not_of_cards_in_play():
    table = at(
        f"hand: [elven_sword], play: [burgle, burgle], discard: [sidestep], {spent('burgle', 'burgle', 'sidestep')}"
    )
    events = do(table, "play elven_sword")
    assert told(events, "shuffled") == [{"event": "shuffled", "seat": 0, "count": 1}]
    assert seat(table)["cards"] == ["sidestep"]
    assert seat(table)["play"] == ["burgle", "burgle", "elven_sword"]


@pytest.mark.rule("CC-064")
def test_with_no_card_left_to_draw_the_rest_is_skipped():
    table = at(f"hand: [smash_and_grab, burgle], discard: [sidestep], {spent('sidestep', 'burgle')}")
    do(table, "play smash_and_grab")
    assert seat(table)["cards"] == ["burgle", "sidestep"]
    assert HOLD in seat(table)["tokens"]
