"""Why not: whatever is not offered is refused with the rule that forbids it."""

from __future__ import annotations

import random

import pytest

import underkeep as uk
from tests.clank_catacombs.situations import at, do, options, why_not
from underkeep.texts import message, rule_text

H1 = "tiles: [{id: H1, cell: [1, 1]}]"
TRUNK = "[locked_trunk, darkened_alcove, remove_traps, marble_guardian, dusty_map]"


@pytest.mark.parametrize(
    ("notation", "rule"),
    [
        ("play lute", "CC-036"),
        ("play", "CC-036"),
        ("acquire nothing", "CC-065"),
        ("acquire goblin", "CC-072"),
        ("acquire skeleton", "CC-072"),
        ("acquire wishing_well", "CC-070"),
        ("acquire burgle", "CC-065"),
        ("acquire lute", "CC-065"),
        ("acquire mercenary", "CC-068"),
        ("fight nobody", "CC-072"),
        ("fight skeleton", "CC-072"),
        ("fight swindle", "CC-072"),
        ("use lute", "CC-070"),
        ("use wishing_well", "CC-070"),
        ("use chalice", "CC-267"),
        ("move nowhere", "CC-079"),
        ("move", "CC-079"),
        ("explore N1", "CC-079"),
        ("go", "CC-126"),
        ("buy nothing", "CC-097"),
        ("buy", "CC-097"),
        ("buy crown_9", "CC-099"),
        ("open door", "CC-168"),
        ("mark crypt", "CC-156"),
        ("take artifact", "CC-101"),
        ("place N1 rot 0", "CC-117"),
        ("stay", "CC-126"),
        ("end turn", "CC-036"),
        ("pass", "CC-036"),
        ("discard burgle", "CC-171"),
        ("trash burgle", "CC-182"),
        ("teleport landing", "CC-177"),
        ("replace lute", "CC-304"),
        ("dance", "CC-041"),
        ("", "CC-041"),
    ],
)
def test_a_refusal_names_its_rule(notation, rule):
    table = at("hand: [burgle, stumble], boots: 1")
    assert why_not(table, notation) == rule


def test_in_the_midst_of_a_move_much_has_to_wait():
    mine = "pawn: h1_e, boots: 2, skill: 9, swords: 9, lockpicks: 2, gold: 9, hand: [waystone, remove_traps]"
    table = at(mine, extra=f"{H1}\nstack: [H5]", row=TRUNK, promos=True)
    do(table, "play waystone", "explore E1")
    for notation in ("play remove_traps", "fight marble_guardian", "use dusty_map", "use waystone"):
        assert why_not(table, notation) == "CC-A02", notation
    assert why_not(table, "end turn") == "CC-036"
    assert why_not(table, "explore E2") == "CC-281"
    assert why_not(table, "stay") == "CC-282"
    bare = at("pawn: h1_e, boots: 2, hand: [burgle], skill: 2", extra=f"{H1}\nstack: [H5]")
    do(bare, "explore E1", "play burgle")
    assert why_not(bare, "end turn") == "CC-281"


@pytest.mark.rule("CC-118")
@pytest.mark.rule("CC-125")
def test_a_tile_that_does_not_go_on_there_is_refused_otherwise_than_one_that_is_too_dear():
    table = at("pawn: shrine, boots: 1, hand: [burgle, stumble]", extra="stack: [H2]")
    do(table, "explore U.N1")
    assert why_not(table, "place U.N1 rot 0") == "CC-125"  # its half of the corridor shows footprints
    for notation in ("place U.N1 rot 45", "place U.N2 rot 90", "place"):
        assert why_not(table, notation) == "CC-118", notation


@pytest.mark.rule("CC-167")
def test_a_portal_without_another_leads_nowhere():
    alone = at("pawn: h6_sw, boots: 1, hand: [burgle]", extra="tiles: [{id: H6, cell: [1, 1]}]")
    assert why_not(alone, "move h4_e by P1") == "CC-167"
    assert why_not(alone, "move h4_e by P2") == "CC-079"
    two = at("pawn: h6_sw, boots: 1, hand: [burgle]", extra="tiles: [{id: H6, cell: [1, 1]}, {id: H4, cell: [2, 1]}]")
    assert "move h4_e by P1" in options(two)
    assert why_not(two, "move h4_w by P1") == "CC-079"


@pytest.mark.rule("CC-292")
@pytest.mark.rule("CC-177")
def test_no_teleport_leads_into_the_crypt_without_an_artifact():
    table = at("pawn: west_porch, hand: [blink_spell, burgle]")
    do(table, "play blink_spell")
    assert why_not(table, "teleport crypt") == "CC-292"
    assert why_not(table, "teleport shrine") == "CC-177"


@pytest.mark.rule("CC-278")
@pytest.mark.card("locked_trunk")
def test_an_empty_trunk_stays_shut():
    majors = "catacombs_map, catacombs_map, chalice, chalice, chalice, greater_skill_boost, greater_skill_boost"
    kept = f"{majors}, greater_treasure, greater_treasure, potion_of_greater_healing, potion_of_greater_healing"
    table = at("skill: 3, lockpicks: 1, hand: [burgle]", extra=f"box: [{kept}]", row="[locked_trunk]")
    assert why_not(table, "use locked_trunk") == "CC-278"


def test_a_question_of_a_card_is_answered_as_it_asks():
    table = at("hand: [charlatan, burgle, stumble]")
    do(table, "play charlatan")
    assert why_not(table, "discard lute") == "CC-171"
    assert why_not(table, "play burgle") == "CC-171"
    must = at("hand: [shadow_walk, burgle], discard: [burgle], play: [burgle]")
    do(must, "play shadow_walk")
    assert why_not(must, "pass") == "CC-040"
    turn = at("pawn: h1_e, hand: [remove_traps, burgle]", extra=f"{H1}\ndungeon_deck: [sudden_movement]")
    do(turn, "play remove_traps")
    assert why_not(turn, "pass") == "CC-040"
    do(turn, options(turn)[0])
    assert why_not(turn, "pass") == why_not(turn, "turn 0") == "CC-288"


def test_a_turn_with_nothing_left_but_its_end_still_says_why_not_to_pass():
    table = at("hand: [], boots: 1")
    assert why_not(table, "pass") == "CC-053"


def test_a_parallel_way_that_is_no_better_is_not_offered():
    there = "tiles: [{id: H1, cell: [1, 1]}, {id: H3, cell: [1, 2]}]"
    table = at("pawn: h1_w, boots: 1, hand: [burgle]", extra=there)
    assert "move h3_n by S2" in options(table)
    assert why_not(table, "move h1_e swords x") == "CC-079"


@pytest.mark.rule("CC-079")
@pytest.mark.rule("CC-080")
@pytest.mark.rule("CC-117")
def test_a_corridor_that_is_no_better_than_its_neighbour_is_refused_for_what_it_lacks():
    # L.E1 meets W2 of D12, with footprints, and L.E2 its W1 without
    table = at("pawn: east_porch, boots: 1, hand: [burgle]", extra="tiles: [{id: D12, cell: [1, 1]}]")
    assert "move d12_sw by L.E2" in options(table)
    assert why_not(table, "move d12_sw by L.E1") == "CC-080"
    assert why_not(table, "explore L.E1") == "CC-117"
    rich = at("pawn: east_porch, boots: 2, hand: [burgle]", extra="tiles: [{id: D12, cell: [1, 1]}]")
    assert why_not(rich, "move d12_sw by L.E1") == "CC-079"


def test_every_refusal_in_random_games_has_words_in_every_language():
    tried = [
        "play lute", "acquire lute", "fight the_warden", "use wishing_well", "move crypt", "explore N1", "buy crown",
        "open chest", "mark h2_se", "take artifact", "end turn", "go", "stay", "pass", "place N1 rot 0",
    ]  # fmt: skip
    for seed in range(6):
        table = uk.new_game("clank_catacombs", players=3, seed=seed)
        chance = random.Random(seed)
        while table.decision is not None:
            for notation in chance.sample(tried, 3):
                refusal = table.why_not(notation)
                if refusal is not None:
                    assert rule_text("en", refusal.rule), refusal.rule
                    for lang in ("en", "pl", "ru"):
                        assert message(lang, f"refusal-{refusal.message}", "", dict(refusal.words)), refusal.message
            table.choose(chance.randrange(len(table.decision.options)))
