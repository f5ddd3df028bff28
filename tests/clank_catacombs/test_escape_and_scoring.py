"""Escape, knock-out, the end of the game and its points (CC-226 to CC-250)."""

from __future__ import annotations

import pytest

import underkeep as uk
from tests.clank_catacombs.situations import OTHER, asked, at, attacked, do, end_turn, options, pieces, seat, told, view

HOME = "pawn: crypt, artifacts: [10]"


def kinds(events) -> list[str]:
    return [event.kind.name for event in events]


def ended(*players: str, extra: str = "") -> uk.Result:
    """The result of a game that ends with the turn of seat 0, which is on its way home; the others have finished."""
    table = at(f"{players[0]}, hand: []", " / ".join([f"{{{one}}}" for one in players[1:]]), extra)
    if table.decision is not None:
        end_turn(table)
    assert table.result is not None
    return table.result


@pytest.mark.rule("CC-226")
@pytest.mark.rule("CC-295")
def test_the_game_ends_when_the_last_player_has_finished():
    result = ended(HOME, "pawn: landing, state: out, health: 0")
    assert result.reason == "CC-226"
    going_on = at(f"{HOME}, hand: [burgle]", "{hand: [burgle, stumble]}")
    end_turn(going_on)
    assert going_on.result is None


@pytest.mark.rule("CC-227")
@pytest.mark.rule("CC-228")
@pytest.mark.rule("CC-229")
def test_whoever_ends_a_turn_in_the_crypt_with_an_artifact_escapes_with_twenty_points():
    row = "[none, lute, curator, robbery, grand_theft, souldrinker]"
    table = at(f"{HOME}, hand: [burgle, burgle], skill: 1", OTHER, "dungeon_deck: [swindle]", row=row)
    do(table, "play burgle", "acquire mercenary", "play burgle")
    events = do(table, "end turn")
    assert seat(table)["state"] == "escaped"
    assert seat(table)["pawn"] is None
    assert seat(table)["mastery"]
    assert seat(table)["score"] == 10 + 20
    assert kinds(events).index("escaped") < kinds(events).index("card_came")
    poor = at("pawn: crypt, hand: [burgle], boots: 1")
    end_turn(poor)
    assert seat(poor)["state"] == "in"


@pytest.mark.rule("CC-231")
@pytest.mark.rule("CC-242")
def test_without_an_artifact_there_are_no_points():
    result = ended(HOME, "pawn: west_porch, state: out, health: 0, gold: 50, idols: 2")
    assert result.scores == (30, 0)


@pytest.mark.rule("CC-232")
@pytest.mark.rule("CC-233")
@pytest.mark.rule("CC-234")
@pytest.mark.rule("CC-315")
def test_the_unconscious_score_in_the_haven_but_not_in_the_depths():
    below = "pawn: landing, state: out, health: 0, artifacts: [20], gold: 9"  # the upper half of the start tile
    above = "pawn: west_porch, state: out, health: 0, artifacts: [7], gold: 3"  # the lower one
    result = ended(HOME, below, above)
    assert result.scores == (30, 0, 10)
    assert result.ranking == (0, 2, 1)


@pytest.mark.rule("CC-235")
@pytest.mark.rule("CC-236")
@pytest.mark.rule("CC-238")
@pytest.mark.rule("CC-240")
@pytest.mark.rule("CC-241")
@pytest.mark.rule("CC-293")
@pytest.mark.rule("CC-294")
@pytest.mark.rule("CC-324")
@pytest.mark.parametrize(("others", "cubes"), [(3, 4), (2, 4)])
def test_a_finished_player_only_makes_an_attack_of_four_cubes(others, cubes):
    finished = "{pawn: landing, state: out, health: 0}"
    theirs = " / ".join([finished, *[OTHER] * (others - 1)])
    row = "[the_warden, lute, curator, robbery, souldrinker, double_cross]"
    table = at("hand: [burgle]", theirs, "clank: {cubes: [0, 9]}\nbag: {black: 9}\nrage: 6", row=row)
    events = end_turn(table)
    attacks = told(events, "attack")
    assert [(attack["seat"], attack["cubes"]) for attack in attacks] == [(1, cubes)]  # danger and rage do not matter
    assert asked(table)[0] == 2
    assert "card_came" not in kinds(events)
    drawn = attacks[0]["drawn"][1]
    assert view(table)["aside"]["cubes"][1] == drawn
    assert seat(table, 1)["health"] == 0
    assert sum(pieces(table).clank) == 0


@pytest.mark.rule("CC-239")
def test_with_two_players_it_is_six_cubes():
    table = at("hand: [burgle]", "{pawn: landing, state: out, health: 0}", "bag: {black: 20}")
    assert told(end_turn(table), "attack")[0]["cubes"] == 6


@pytest.mark.rule("CC-237")
def test_nothing_that_others_do_touches_a_finished_player():
    finished = "{pawn: d01_nw, state: out, health: 0}"
    extra = "tiles: [{id: H1, cell: [1, 1]}, {id: D01, cell: [2, 1]}]\ndungeon_deck: [animated_wall]"
    table = at("hand: [corrupt_advisor, blink_spell], boots: 1, pawn: landing", f"{finished} / {OTHER}", extra,
               row="[none, lute, curator, robbery, souldrinker, double_cross]")  # fmt: skip
    do(table, "play corrupt_advisor")
    assert view(table)["clank"]["cubes"] == [0, 0, 1]
    do(table, "play blink_spell")
    assert "teleport d01_nw" not in options(table)
    do(table, "teleport west_porch", "end turn")
    assert [tile["rotation"] for tile in view(table)["tiles"]] == [0, 0, 0]


@pytest.mark.rule("CC-243")
@pytest.mark.rule("CC-244")
@pytest.mark.rule("CC-245")
@pytest.mark.rule("CC-246")
def test_artifacts_tokens_gold_and_cards_all_count():
    mine = (
        "pawn: crypt, artifacts: [10, 5], gold: 4, idols: 1, tokens: [backpack, crown_9, dragon_egg, chalice, peasant]"
    )
    cards = "discard: [secret_tome], deck: [swindle], trash: [expert_guide], play: [elven_sword]"
    result = ended(f"{mine}, {cards}", "pawn: landing, state: out, health: 0")
    tokens = 5 + 9 + 3 + 7 + 2
    assert result.scores[0] == 15 + 4 + 5 + tokens + (7 + 1 + 2) + 20


@pytest.mark.rule("CC-247")
def test_a_tie_goes_to_the_better_artifact():
    one = "pawn: crypt, state: escaped, artifacts: [12]"
    result = ended("pawn: crypt, artifacts: [10], gold: 2", one)
    assert result.scores == (32, 32)
    assert result.winners == (1,)
    assert result.ranking == (1, 0)


@pytest.mark.rule("CC-247")
def test_it_is_the_best_artifact_that_breaks_a_tie_not_all_of_them_together():
    many = "pawn: crypt, artifacts: [5, 10], tokens: [backpack]"
    result = ended(many, "pawn: crypt, state: escaped, artifacts: [12], gold: 8")
    assert result.scores == (40, 40)
    assert result.winners == (1,)


@pytest.mark.rule("CC-248")
def test_an_equal_tie_is_shared():
    fallen = "pawn: landing, state: out, health: 0"
    result = ended("pawn: crypt, artifacts: [10]", "pawn: crypt, state: escaped, artifacts: [10]", *[fallen] * 3)
    assert result.scores[:2] == (30, 30)
    assert result.winners == (0, 1)  # with five players there are two artifacts of 10


@pytest.mark.rule("CC-249")
def test_a_knock_out_in_an_attack_ends_the_game_at_once_if_nobody_is_left():
    table, events = attacked(
        mine="hand: [burgle], pawn: landing, health: 1",
        theirs="{pawn: crypt, state: escaped, artifacts: [7]}",
        extra="clank: {cubes: [20]}\nbag: {black: 1}\nrage: 6",
    )
    assert table.result is not None
    assert table.result.reason == "CC-226"
    assert kinds(events)[-2:] == ["knocked_out", "game_ended"]
    assert kinds(events).count("attack") == 1


@pytest.mark.rule("CC-236")
@pytest.mark.rule("CC-290")
@pytest.mark.rule("CC-317")
def test_the_refill_after_an_escape_touches_only_those_who_stayed():
    table, events = attacked(
        mine=f"{HOME}, hand: [burgle], health: 3",
        extra="clank: {cubes: [9, 9]}\nbag: {black: 1}\nrage: 6",
    )
    drawn = told(events, "attack")[0]["drawn"]
    assert drawn[0] > 0
    assert seat(table)["health"] == 3
    assert seat(table, 1)["health"] == 10 - drawn[1]
    priest = at(f"{HOME}, hand: [burgle]", OTHER, "dungeon_deck: [skeleton_priest]",
                row="[none, lute, curator, robbery, souldrinker, double_cross]")  # fmt: skip
    end_turn(priest)
    assert view(priest)["clank"]["cubes"][0] == 0


@pytest.mark.rule("CC-308")
def test_if_all_score_nothing_nobody_wins():
    table = at("hand: [burgle], pawn: landing, health: 1", "{pawn: landing, state: out, health: 0}",
               "clank: {cubes: [20]}\nbag: {black: 0}\nrage: 6\ndungeon_deck: [smoky_quartz]",
               row="[none, lute, curator, robbery, souldrinker, double_cross]")  # fmt: skip
    end_turn(table)
    assert table.result is not None
    assert table.result.winners == ()
    assert table.result.line().startswith("nobody wins 0-0")


@pytest.mark.rule("CC-313")
def test_the_bag_may_also_run_empty_in_an_attack_of_a_finished_player():
    table = at("hand: [burgle]", "{pawn: landing, state: out, health: 0} / " + OTHER, "bag: {black: 3}")
    end_turn(table)
    assert table.result is not None
    assert table.result.reason == "CC-206"


@pytest.mark.rule("CC-A01")
def test_no_game_goes_on_for_ever():
    table = at("hand: [burgle], pawn: west_porch, artifacts: [5]", extra="turn: 200")
    end_turn(table)
    assert table.result is not None
    assert table.result.reason == "CC-A01"
    assert table.result.scores == (5, 0)
