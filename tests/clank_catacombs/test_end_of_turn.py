"""The end of a turn, the dragon's attack, health and ghosts (CC-193 to CC-225)."""

from __future__ import annotations

import pytest

from tests.clank_catacombs.situations import (
    OTHER,
    asked,
    at,
    attacked,
    do,
    end_turn,
    now,
    offers,
    options,
    pieces,
    play_hand,
    refilling,
    seat,
    told,
    view,
    why_not,
)


def kinds(events) -> list[str]:
    return [event.kind.name for event in events]


@pytest.mark.rule("CC-193")
def test_clean_up_then_refill_then_the_dragon():
    _, events = attacked()
    names = [name for name in kinds(events) if name in ("drew", "card_came", "attack")]
    assert names == ["drew", "card_came", "attack"]


@pytest.mark.rule("CC-196")
@pytest.mark.rule("CC-250")
@pytest.mark.rule("CC-321")
def test_a_deck_that_cannot_fill_the_row_ends_the_game_before_any_attack():
    table = at("hand: [burgle], pawn: landing, artifacts: [5]", "{pawn: west_porch, hand: [burgle], artifacts: [7]}",
               row="[none, none, lute]")  # fmt: skip
    g = pieces(table)
    g.pile += g.deck
    g.deck = [next(card for card in g.pile if card.id == "smoky_quartz")]
    g.pile.remove(g.deck[0])
    events = end_turn(table)
    assert "attack" not in kinds(events)
    assert table.result is not None
    assert table.result.reason == "CC-196"
    assert [me["state"] for me in view(table)["players"]] == ["out", "out"]
    assert table.result.scores == (0, 7)  # in the depths, in the haven


@pytest.mark.rule("CC-197")
@pytest.mark.rule("CC-198")
def test_one_attack_however_many_symbols():
    _, events = refilling("smoky_quartz", "imp_familiar", "skeletal_ape")
    assert kinds(events).count("attack") == 1
    _, quiet = refilling("swindle", "bandit")
    assert "attack" not in kinds(quiet)


@pytest.mark.rule("CC-199")
def test_a_symbol_that_lay_there_before_wakes_nobody():
    table = at(
        "hand: [burgle]",
        extra="dungeon_deck: [swindle]",
        row="[none, smoky_quartz, imp_familiar, lute, curator, robbery]",
    )
    assert "attack" not in kinds(end_turn(table))


@pytest.mark.rule("CC-199")
def test_a_symbol_wakes_her_in_its_own_refill_and_not_in_the_next_one():
    row = "[none, swindle, lute, curator, robbery, souldrinker]"
    table = at("hand: [burgle]", extra="dungeon_deck: [smoky_quartz, lightstick]", row=row)
    assert "attack" in kinds(end_turn(table))
    play_hand(table)
    do(table, "acquire swindle")
    events = end_turn(table)
    assert "lightstick" in view(table)["row"]
    assert "attack" not in kinds(events)


@pytest.mark.rule("CC-200")
@pytest.mark.rule("CC-202")
@pytest.mark.rule("CC-203")
@pytest.mark.rule("CC-204")
@pytest.mark.rule("CC-212")
def test_all_clank_goes_into_the_bag_drawn_cubes_hurt_their_owners_and_the_rest_stays():
    for seed in range(12):
        table, events = attacked(
            extra="clank: {cubes: [4, 5], ghosts: 1}\nbag: {cubes: [2, 2], black: 9}\nrage: 6", seed=seed
        )
        drawn = told(events, "attack")[0]
        assert drawn["cubes"] == 5
        assert sum(drawn["drawn"]) + drawn["black"] + drawn["ghosts"] == 5
        g = pieces(table)
        assert sum(g.clank) == 0
        for me in g.players:
            assert me.bruises == drawn["drawn"][me.seat] + drawn["ghosts"]
            assert g.bag[me.seat] == [6, 7][me.seat] - drawn["drawn"][me.seat]
            assert me.supply == [24, 23][me.seat] - drawn["ghosts"]
        assert g.bag_black == 9 - drawn["black"]
        assert g.aside_black == 15 + drawn["black"]


@pytest.mark.rule("CC-205")
@pytest.mark.rule("CC-264")
def test_the_rage_also_rises_by_dragon_eggs_and_adventurers():
    egg = at("skill: 3, hand: [burgle]", extra="pools: {minor_secrets: [dragon_egg]}\nrage: 1", row="[scavenger]")
    do(egg, "acquire scavenger")
    assert view(egg)["rage"]["space"] == 2
    hero = at("skill: 3, hand: [burgle]", extra="pools: {prisoners: [adventurer]}\nrage: 1", row="[riot]")
    do(hero, "acquire riot")
    assert view(hero)["rage"]["space"] == 2


@pytest.mark.rule("CC-206")
@pytest.mark.rule("CC-207")
def test_an_empty_bag_ends_the_game_after_all_of_it_was_drawn():
    table, events = attacked(extra="bag: {black: 2}\nclank: {cubes: [1]}\nrage: 6")
    assert told(events, "attack")[0]["drawn"] == [1, 0]
    assert table.result is not None
    assert table.result.reason == "CC-206"
    assert [me["state"] for me in view(table)["players"]] == ["out", "out"]


@pytest.mark.rule("CC-208")
@pytest.mark.rule("CC-209")
@pytest.mark.rule("CC-210")
def test_a_ghost_hurts_everybody_and_goes_back_to_the_clank_area():
    table, events = attacked(theirs=f"{OTHER} / {OTHER}", extra="bag: {black: 6}\nclank: {ghosts: 5}\nrage: 6", seed=4)
    ghosts = told(events, "attack")[0]["ghosts"]
    assert ghosts > 0
    assert [me["health"] for me in view(table)["players"]] == [10 - ghosts] * 3
    assert (pieces(table).clank_ghosts, pieces(table).bag_ghosts) == (ghosts, 5 - ghosts)
    empty, _ = attacked(extra="bag: {black: 0}\nclank: {ghosts: 2}\nrage: 6")
    assert empty.result is not None
    assert empty.result.reason == "CC-206"  # the ghosts do not save the bag from being empty


@pytest.mark.rule("CC-211")
def test_the_health_track_starts_empty():
    table = at("hand: [burgle]")
    assert [me["health"] for me in view(table)["players"]] == [10, 10]


@pytest.mark.rule("CC-215")
@pytest.mark.rule("CC-323")
def test_a_ghost_takes_a_supply_cube_else_a_dragon_cube_else_nothing():
    there = "{hand: [burgle, stumble], cubes: 0}"
    table, events = attacked(
        theirs=there, extra="bag: {cubes: [0, 30], black: 20}\nclank: {ghosts: 5}\nrage: 6", seed=3
    )
    drawn = told(events, "attack")[0]
    me = pieces(table).players[1]
    assert drawn["ghosts"] > 0
    assert me.black == min(drawn["ghosts"], 4 + drawn["black"])
    assert me.damage() == drawn["drawn"][1] + drawn["ghosts"]
    none = at("hand: [burgle]", there, "bag: {cubes: [0, 30]}\nhaunts: 1\nhaunted: [0, 1]\nphase: haunt")
    assert pieces(none).players[1].scratches == 1
    assert seat(none, 1)["health"] == 9


@pytest.mark.rule("CC-216")
@pytest.mark.rule("CC-217")
def test_healing_gives_cubes_back_and_without_damage_does_nothing():
    tokens = "tokens: [potion_of_greater_healing, potion_of_healing]"
    table = at(f"hand: [burgle], health: 8, black: 1, {tokens}", extra="aside: {black: 3}\nbag: {black: 20}")
    do(table, "use potion_of_greater_healing")
    me = pieces(table).players[0]
    assert (me.bruises, me.black, me.supply) == (0, 0, 30)
    assert pieces(table).aside_black == 4
    healthy = at("skill: 2, hand: [burgle]", row="[underground_river]")
    do(healthy, "use underground_river", "choose heal")
    assert seat(healthy)["health"] == 10


@pytest.mark.rule("CC-218")
@pytest.mark.rule("CC-230")
def test_the_tenth_damage_knocks_out_and_the_pawn_stays():
    table, _ = attacked(
        theirs="{hand: [burgle], pawn: landing, health: 1} / " + OTHER,
        extra="clank: {cubes: [0, 9]}\nbag: {cubes: [0, 12], black: 1}\nrage: 6",
    )
    assert seat(table, 1)["state"] == "out"
    assert seat(table, 1)["pawn"] == "landing"
    assert seat(table, 1)["health"] == 0


@pytest.mark.rule("CC-218")
def test_with_nine_damage_a_thief_still_stands():
    wounded = "{hand: [burgle], pawn: landing, health: 3}"
    table, _ = attacked(theirs=wounded, extra="bag: {cubes: [0, 3], black: 0}\nrage: 0")
    assert (seat(table, 1)["state"], seat(table, 1)["health"]) == ("in", 1)


@pytest.mark.rule("CC-322")
def test_cubes_beyond_the_skull_are_set_aside():
    table, events = attacked(
        theirs=OTHER + " / {hand: [burgle], pawn: landing, health: 1}",
        extra="clank: {cubes: [0, 0, 20]}\nbag: {black: 1}\nrage: 6",
    )
    drawn = told(events, "attack")[0]["drawn"][2]
    assert drawn > 1
    assert view(table)["aside"]["cubes"] == [0, 0, drawn - 1]


# -- the example turn of the rulebook -------------------------------------------------------------------------------


def example_turn():
    """Ania beside a crystal cave behind a monster, with two boots and swords to come."""
    return at(
        "pawn: d01_nw, hand: [stumble, sneak_attack, bandit, explore, burgle]",
        "{pawn: crypt, hand: [burgle, stumble]}",
        """
        tiles: [{id: H1, cell: [1, 1]}, {id: D01, cell: [2, 1]}]
        dungeon_deck: [crystal_compass, imp_familiar]
        rage: 4
        """,
        row="[crystal_kobold, expert_guide, lute, souldrinker, grand_theft, double_cross]",
    )


@pytest.mark.rule("CC-219")
def test_stumble_then_sneak_attack_leaves_one_credit():
    table = example_turn()
    do(table, "play stumble")
    assert pieces(table).clank[0] == 1
    do(table, "play sneak_attack")
    assert pieces(table).clank[0] == 0
    assert now(table)["clank_credit"] == 1


@pytest.mark.rule("CC-221")
@pytest.mark.rule("CC-222")
@pytest.mark.rule("CC-223")
@pytest.mark.rule("CC-224")
def test_the_example_turn_to_its_end():
    table = example_turn()
    do(table, "play stumble", "play sneak_attack", "play bandit", "play explore")
    assert (now(table)["boots"], now(table)["swords"], now(table)["skill"]) == (2, 4, 3)
    do(table, "move d01_se swords 1")
    assert seat(table)["health"] == 10
    assert now(table)["boots"] == 1
    assert offers(table, "move") == []
    do(table, "fight crystal_kobold")
    assert view(table)["dungeon_discard"] == ["crystal_kobold"]
    assert now(table)["skill"] == 5
    do(table, "acquire expert_guide")
    assert (now(table)["boots"], now(table)["skill"]) == (1, 0)
    assert view(table)["row"].count("") == 2
    do(table, "play burgle")
    events = do(table, "end turn")
    assert view(table)["row"][:2] == ["crystal_compass", "imp_familiar"]
    assert kinds(events).count("attack") == 1
    assert told(events, "attack")[0]["cubes"] == 4


@pytest.mark.rule("CC-225")
def test_each_cube_hurts_its_owner_as_in_the_example():
    for seed in range(200):
        table, events = attacked(extra="clank: {cubes: [3, 4]}\nbag: {black: 3}\nrage: 4", seed=seed)
        drawn = told(events, "attack")[0]
        if (drawn["black"], drawn["drawn"]) == (1, [1, 2]):
            break
    else:
        raise AssertionError("never drawn so")
    assert [me["health"] for me in view(table)["players"]] == [9, 8]
    assert view(table)["aside"]["black"] == 22


# -- ghosts and gems ------------------------------------------------------------------------------------------------


@pytest.mark.rule("CC-300")
@pytest.mark.card("white_tourmaline", "black_tourmaline")
@pytest.mark.parametrize("gem", ["white_tourmaline", "black_tourmaline"])
def test_a_tourmaline_of_the_new_hand_may_be_discarded_against_a_ghost(gem):
    theirs = f"{{hand: [{gem}, stumble], deck: [sidestep]}}"
    extra = "haunts: 1\nhaunted: [0, 1]\nphase: haunt"
    table = at("hand: [burgle, stumble]", theirs, extra)
    assert asked(table) == (1, "shield")
    assert table.decision is not None
    assert table.decision.unseen
    suffering = table.clone()
    do(table, f"discard {gem}")
    assert seat(table, 1)["health"] == 10
    assert seat(table, 0)["health"] == 9
    assert "sidestep" in seat(table, 1)["cards"]
    do(suffering, "pass")
    assert seat(suffering, 1)["health"] == 9


def test_a_pause_hides_whether_somebody_was_asked_for_a_tourmaline():
    mine = "hand: [burgle]"
    theirs = "{hand: [burgle, stumble], deck: [white_tourmaline]}"
    extra = "clank: {ghosts: 5}\nbag: {black: 0}\nrage: 0\ndungeon_deck: [smoky_quartz]"
    table = at(mine, theirs, extra, row="[none, lute, souldrinker, grand_theft, double_cross, curator]").paced()
    do(table, "play burgle", "end turn")
    assert table.paused  # seat 1 holds none, but might
    table.resume()
    assert seat(table, 1)["health"] < 10


@pytest.mark.rule("CC-297")
def test_clank_out_of_turn_is_placed_at_once_without_credit():
    table = at("hand: [sneak_attack]", extra="dungeon_deck: [skeleton_priest]",
               row="[none, lute, souldrinker, grand_theft, double_cross, curator]")  # fmt: skip
    do(table, "play sneak_attack")
    assert now(table)["clank_credit"] == 2
    do(table, "end turn")
    assert view(table)["clank"]["cubes"] == [1, 1]


@pytest.mark.rule("CC-297")
@pytest.mark.card("corrupt_advisor")
def test_nobody_hides_behind_the_silence_of_whose_turn_it_is():
    table = at("hand: [sneak_attack, corrupt_advisor, burgle]")
    do(table, "play sneak_attack", "play corrupt_advisor")
    assert view(table)["clank"]["cubes"] == [0, 1]
    assert (now(table)["clank_credit"], now(table)["clank_made"]) == (2, 0)


@pytest.mark.rule("CC-302")
def test_the_rage_stays_on_its_last_space():
    table = at("skill: 3, hand: [burgle]", extra="pools: {minor_secrets: [dragon_egg]}\nrage: 6", row="[scavenger]")
    do(table, "acquire scavenger")
    assert view(table)["rage"]["space"] == 6


@pytest.mark.rule("CC-304")
def test_a_card_replaced_in_mid_turn_arrives_but_wakes_nobody_and_its_danger_counts():
    table = at("hand: [remove_traps, burgle]", extra="dungeon_deck: [corrupt_advisor]", row="[lute, swindle]")
    do(table, "play remove_traps", "replace lute")
    assert view(table)["row"][0] == "corrupt_advisor"
    assert view(table)["rage"]["attack"] == view(table)["rage"]["cubes"] + 1
    events = end_turn(table)
    came = [told(events, "card_came")[at]["card"] for at in range(4)]
    assert "corrupt_advisor" not in came
    full = "[lute, swindle, curator, robbery, souldrinker, double_cross]"
    calm = at("hand: [remove_traps, burgle]", extra="dungeon_deck: [corrupt_advisor]", row=full)
    do(calm, "play remove_traps", "replace lute")
    assert told(end_turn(calm), "attack") == []
    loud = at("hand: [remove_traps, burgle]", extra="dungeon_deck: [archoverlord]", row="[lute]")
    do(loud, "play remove_traps")
    assert view(loud)["clank"]["cubes"] == [1, 1]


@pytest.mark.rule("CC-312")
def test_a_danger_card_of_this_very_refill_adds_its_cube():
    _, events = refilling("the_warden", extra="rage: 0")
    assert told(events, "attack")[0]["cubes"] == 3


@pytest.mark.rule("CC-289")
def test_dragon_cubes_go_back_as_far_as_they_were_set_aside():
    table, _ = refilling("diversion", extra="aside: {black: 2}\nbag: {black: 22}")
    assert (pieces(table).aside_black, pieces(table).bag_black) == (0, 24)
    many, _ = refilling("thieves_shrine", extra="aside: {black: 5}\nbag: {black: 19}")
    assert (pieces(many).aside_black, pieces(many).bag_black) == (2, 22)
    assert why_not(many, "use thieves_shrine") == "CC-070"
    assert "pass" not in options(many)
