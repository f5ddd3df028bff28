"""Spells, cancels, lost targets, and who may do what before whom (sections F and M)."""

from __future__ import annotations

import pytest

import underkeep as uk
from tests.boss_monster.situations import (
    at,
    decider,
    do,
    dungeon,
    entrance,
    finish_round,
    hand,
    options,
    seat,
    told,
    town,
    view,
    why_not,
)
from tests.core.invariants import pieces
from underkeep.boss_monster.cards import CATALOGUE
from underkeep.boss_monster.hooks import AGAINST_A_SPELL
from underkeep.boss_monster.kinds import SpellCard
from underkeep.core.decision import Fizzle

PHASES = {
    "annihilator": "adventure",
    "assassin": "adventure",
    "cave_in": "adventure",
    "counterspell": "both",
    "exhaustion": "adventure",
    "fear": "adventure",
    "freeze": "both",
    "giant_size": "adventure",
    "jeopardy": "both",
    "kobold_strike": "build",
    "motivation": "build",
    "princess_in_peril": "build",
    "soul_harvest": "both",
    "teleportation": "adventure",
    "trepidation": "adventure",
    "zombie_attack": "build",
}

# Seat 0 is active with middling XP, seat 1 has the most, seat 2 the least; everybody has one room and something to say.
THREE = """
    phase: build
    active: 0
    players:
    - {{boss: gorgona, dungeon: [golem_factory], builds: 0, hand: [{0}]}}
    - {{boss: draculord, dungeon: [golem_factory], builds: 0, hand: [{1}]}}
    - {{boss: robobo, dungeon: [golem_factory], builds: 0, hand: [{2}]}}
    """


def asked(table: uk.Table) -> tuple[int, str]:
    """Who is asked what kind of question."""
    assert table.decision is not None
    return table.decision.seat, table.decision.kind


def seats(events: list[uk.Event], kind: str) -> list[int]:
    """Whose doings the events of one kind were, in order."""
    return [event.seat for event in events if event.kind.name == kind]


def happenings(events: list[uk.Event], *kinds: str) -> list[str]:
    """What happened, in order, as far as it is of these kinds."""
    return [event.kind.name for event in events if event.kind.name in kinds]


def spells_drawn(events: list[uk.Event]) -> list[int]:
    """Who drew a spell, in order."""
    return [drawn["seat"] for drawn in told(events, "drew") if drawn["deck"] == "spells"]


# -- spells ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-070")
def test_a_whole_round_brings_no_spell_unless_a_card_says_so():
    table = at(
        """
        phase: start
        players:
        - {boss: cleopatra, dungeon: [golem_factory, neanderthal_cave], hand: [freeze], entrance: [the_fool]}
        - {boss: gorgona, dungeon: [open_grave], hand: [giant_size], entrance: [nick_the_masher]}
        decks: {rooms: [dragon_hatchery, succubus_spa]}
        """
    )
    spells_left = view(table)["decks"]["spells"]
    events = table._game.events + finish_round(table)
    assert {drawn["deck"] for drawn in told(events, "drew")} == {"rooms"}
    assert view(table)["decks"]["spells"] == spells_left
    assert [seat(table, number)["spells"]["cards"] for number in (0, 1)] == [["freeze"], ["giant_size"]]


@pytest.mark.rule("BM-070")
def test_a_room_that_says_so_brings_a_spell():
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - {boss: cleopatra, dungeon: [brainsucker_hive], entrance: [the_fool]}
        - {boss: gorgona}
        decks: {spells: [trepidation]}
        """
    )
    events = do(table, "yes")
    assert spells_drawn(events) == [0]
    assert seat(table, 0)["spells"]["cards"] == ["trepidation"]


@pytest.mark.rule("BM-071")
def test_four_spells_in_one_window_and_none_of_them_is_too_many():
    table = at(
        """
        phase: build
        players:
        - {boss: cleopatra, builds: 0, hand: [freeze, freeze, freeze, freeze, jeopardy]}
        - {boss: gorgona, dungeon: [golem_factory, open_grave, succubus_spa, neanderthal_cave]}
        """
    )
    events = do(table, *[f"cast freeze 1:{place}" for place in (1, 2, 3, 4)])
    assert len(told(events, "resolved")) == 4
    assert options(table) == ["cast jeopardy", "pass"]


@pytest.mark.rule("BM-071")
@pytest.mark.parametrize(
    ("phase", "mine", "rule"),
    [
        ("first_room", "hand: [golem_factory, freeze]", "BM-300"),
        ("start", "dungeon: [haunted_library], hand: [freeze]", "BM-301"),
        ("reveal", "dungeon: [{stack: [], face_down: centipede_tunnel}, open_grave], hand: [freeze]", "BM-303"),
    ],
)
def test_outside_the_build_and_the_adventure_phase_no_spell_is_possible(phase: str, mine: str, rule: str):
    table = at(
        f"""
        phase: {phase}
        players:
        - {{boss: cleopatra, {mine}}}
        - {{boss: gorgona, dungeon: [golem_factory]}}
        """
    )
    assert (decider(table), view(table)["phase"]) == (0, phase)
    assert [option for option in options(table) if option.startswith("cast")] == []
    assert why_not(table, "cast freeze 1:1") == rule
    with pytest.raises(uk.InvalidOption) as refused:
        table.choose("cast freeze 1:1")
    assert refused.value.rule == rule


@pytest.mark.rule("BM-072")
def test_every_base_spell_has_the_phase_of_its_symbol():
    sheets = next(info for info in uk.games() if info.name == "boss_monster").cards()
    spells = [card for card in sheets if card["type"] == "spell" and card["set"] == "BMR"]
    assert {card["id"]: card["phase"] for card in spells} == PHASES


@pytest.mark.rule("BM-072")
@pytest.mark.parametrize(
    ("phase", "possible", "too_early_or_late"),
    [
        ("build", {"cast princess_in_peril tieg_and_the_magic_bubble", "cast freeze 0:1"}, "annihilator 0:1"),
        ("adventure", {"cast annihilator 0:1", "cast freeze 0:1"}, "princess_in_peril tieg_and_the_magic_bubble"),
    ],
)
def test_hammer_in_the_build_phase_axe_in_the_adventure_phase_both_in_either(
    phase: str, possible: set[str], too_early_or_late: str
):
    table = at(
        f"""
        phase: {phase}
        active: 0
        players:
        - {{boss: cleopatra, dungeon: [open_grave], builds: 0, hand: [princess_in_peril, annihilator, freeze]}}
        - {{boss: gorgona}}
        town: [tieg_and_the_magic_bubble]
        """
    )
    assert set(options(table)) == possible | {"pass"}
    assert why_not(table, f"cast {too_early_or_late}") == "BM-072"


@pytest.mark.rule("BM-073")
def test_a_resolved_spell_lies_on_top_of_the_discard_pile():
    table = at(
        """
        phase: build
        players:
        - {boss: cleopatra, dungeon: [open_grave], hand: [freeze, golem_factory]}
        - {boss: gorgona}
        discard: [fear, dark_altar]
        """
    )
    do(table, "cast freeze 0:1")
    assert view(table)["discard"] == ["fear", "dark_altar", "freeze"]
    assert hand(table, 0) == ["golem_factory"]


# -- answers --------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-075")
def test_the_active_player_answers_a_spell_as_often_as_wanted_before_it_resolves():
    table = at(
        """
        phase: build
        active: 0
        players:
        - {boss: cleopatra, dungeon: [golem_factory, open_grave], builds: 0, hand: [freeze, freeze]}
        - {boss: gorgona, dungeon: [succubus_spa, neanderthal_cave], hand: [freeze]}
        """
    )
    do(table, "pass")
    events = do(table, "cast freeze 0:1")
    assert asked(table) == (0, "answer")
    assert told(events, "resolved") == []
    events = do(table, "cast freeze 1:1")
    assert asked(table) == (0, "answer")
    events += do(table, "cast freeze 1:2")
    assert [hit["place"] for hit in told(events, "deactivated")] == ["1:1", "1:2", "0:1"]
    assert seats(events, "resolved") == [0, 0, 1]


@pytest.mark.rule("BM-075")
def test_the_active_player_answers_an_ability_too():
    table = at(
        """
        phase: build
        active: 0
        players:
        - {boss: cleopatra, dungeon: [golem_factory], builds: 0, hand: [jeopardy, open_grave]}
        - {boss: gorgona, dungeon: [torture_chamber]}
        """
    )
    do(table, "pass")
    events = do(table, "use torture_chamber 1 0")
    assert asked(table) == (0, "answer")
    assert [gone["card"] for gone in told(events, "destroyed")] == ["torture_chamber"]
    events = do(table, "cast jeopardy")
    assert [done["card"] for done in told(events, "resolved")] == ["jeopardy", "torture_chamber"]
    assert seat(table, 0)["rooms"]["count"] == 1


@pytest.mark.rule("BM-076")
def test_of_three_players_the_one_with_more_xp_answers_after_the_active_player_and_the_declarer_comes_last():
    table = at(THREE.format("freeze", "freeze", "freeze"))
    do(table, "pass", "pass")
    do(table, "cast freeze 0:1")
    assert asked(table) == (0, "answer")
    do(table, "pass")
    assert asked(table) == (1, "answer")
    events = do(table, "cast freeze 2:1")
    assert asked(table) == (0, "answer")
    events += do(table, "pass")
    assert seats(events, "resolved") == [1]
    assert asked(table) == (0, "answer")  # the active player may answer again before the first spell resolves
    events += do(table, "pass")
    assert seats(events, "resolved") == [1, 2]
    assert [hit["place"] for hit in told(events, "deactivated")] == ["2:1", "0:1"]


@pytest.mark.rule("BM-076")
def test_a_player_with_less_xp_than_the_declarer_does_not_answer_but_acts_afterwards():
    table = at(THREE.format("freeze", "freeze", "freeze"))
    do(table, "pass")
    events = do(table, "cast freeze 2:1")
    assert asked(table) == (0, "answer")
    events += do(table, "pass")
    assert seats(events, "resolved") == [1]
    assert asked(table) == (0, "build")
    do(table, "pass")
    assert asked(table) == (2, "build")


@pytest.mark.rule("BM-076")
def test_of_four_players_the_active_one_answers_first_and_then_the_others_by_xp():
    table = at(
        """
        phase: build
        active: 0
        players:
        - {boss: robobo, dungeon: [golem_factory], builds: 0, hand: [freeze]}
        - {boss: gorgona, hand: [freeze]}
        - {boss: king_croak, hand: [freeze]}
        - {boss: draculord, hand: [freeze]}
        """
    )
    do(table, "pass", "pass", "pass")
    assert asked(table) == (1, "build")
    do(table, "cast freeze 0:1")
    answering = []
    while table.decision is not None and table.decision.kind == "answer":
        answering.append(table.decision.seat)
        events = do(table, "pass")
    assert answering == [0, 3, 2]
    assert seats(events, "resolved") == [1]


@pytest.mark.rule("BM-163")
@pytest.mark.rule("BM-076")
def test_an_answer_to_an_answer_resolves_before_both():
    table = at(THREE.format("freeze", "freeze", "freeze"))
    do(table, "pass", "pass")
    events = do(table, "cast freeze 0:1")
    events += do(table, "pass")
    events += do(table, "cast freeze 2:1")
    assert asked(table) == (0, "answer")
    events += do(table, "cast freeze 1:1")
    assert seats(events, "declared") == [2, 1, 0]
    assert seats(events, "resolved") == [0, 1, 2]
    assert [hit["place"] for hit in told(events, "deactivated")] == ["1:1", "2:1", "0:1"]


@pytest.mark.rule("BM-163")
def test_what_the_active_player_declares_in_answer_still_resolves_first():
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - {boss: cleopatra, dungeon: [bottomless_pit, golem_factory],
           inside: {hero: jesta_the_rogue, room: 1, damage: 1}}
        - {boss: gorgona, hand: [fear]}
        """
    )
    do(table, "pass")
    events = do(table, "cast fear jesta_the_rogue", "use bottomless_pit 1 jesta_the_rogue")
    assert seat(table, 0)["soul_cards"] == ["jesta_the_rogue"]
    assert happenings(events, "resolved", "fizzled")[:2] == ["resolved", "fizzled"]
    assert town(table).count("jesta_the_rogue") == 0


# -- cancels --------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-077")
def test_a_cancel_comes_at_the_moment_of_the_spell_out_of_turn():
    table = at(THREE.format("freeze", "giant_size", "counterspell"))
    assert asked(table) == (0, "build")
    do(table, "cast freeze 2:1")
    assert asked(table) == (2, "cancel")
    assert options(table) == ["cast counterspell", "pass"]
    events = do(table, "cast counterspell")
    assert [done["card"] for done in told(events, "cancelled")] == ["freeze"]
    assert told(events, "deactivated") == []


@pytest.mark.rule("BM-077")
def test_a_cancel_is_offered_before_any_other_answer():
    table = at(THREE.format("freeze", "counterspell, freeze", "freeze"))
    do(table, "pass", "pass")
    do(table, "cast freeze 0:1")
    assert asked(table) == (1, "cancel")
    do(table, "pass")
    assert asked(table) == (0, "answer")


@pytest.mark.rule("BM-077")
def test_a_cancel_is_no_spell_for_an_open_window():
    table = at(THREE.format("counterspell, freeze", "freeze", "freeze"))
    assert "cast counterspell" not in options(table)
    assert why_not(table, "cast counterspell") == "BM-077"


@pytest.mark.rule("BM-077")
def test_nobody_cancels_their_own_spell_and_nobody_cancels_an_ability():
    table = at(
        """
        phase: build
        active: 0
        players:
        - {boss: cleopatra, dungeon: [dark_altar, golem_factory], builds: 0, hand: [freeze, counterspell]}
        - {boss: gorgona, hand: [counterspell]}
        discard: [open_grave, fear]
        """
    )
    do(table, "use dark_altar 1")
    assert asked(table) == (0, "take")
    do(table, "take open_grave")
    do(table, "cast freeze 0:1")
    assert asked(table) == (1, "cancel")


@pytest.mark.rule("BM-077")
def test_during_a_cancel_nothing_but_cancelling_is_possible():
    table = at(THREE.format("freeze", "counterspell, freeze", ""))
    do(table, "cast freeze 1:1")
    assert asked(table) == (1, "cancel")
    assert options(table) == ["cast counterspell", "pass"]
    assert why_not(table, "cast freeze 0:1") == "BM-311"


@pytest.mark.rule("BM-078")
def test_a_cancelled_spell_is_not_cast_and_is_discarded():
    table = at(
        """
        phase: build
        active: 0
        players:
        - {boss: cleopatra, dungeon: [{stack: [haunted_library, ligers_den]}], builds: 0, hand: [freeze, freeze]}
        - {boss: gorgona, dungeon: [golem_factory], hand: [counterspell]}
        """
    )
    do(table, "cast freeze 1:1")
    events = do(table, "cast counterspell")
    assert [done["card"] for done in told(events, "resolved")] == ["counterspell"]
    assert seat(table, 1)["dungeon"][0]["deactivated"] is False
    assert view(table)["discard"] == ["counterspell", "freeze"]
    assert spells_drawn(events) == []
    events = do(table, "cast freeze 1:1")
    assert spells_drawn(events) == [0]


@pytest.mark.rule("BM-078")
def test_a_cancelled_spell_is_not_answered_any_more():
    table = at(
        """
        phase: build
        active: 0
        players:
        - {boss: gorgona, dungeon: [golem_factory, jackpot_stash], builds: 0, hand: [counterspell]}
        - {boss: draculord, dungeon: [open_grave], builds: 0, hand: [freeze, giant_size]}
        """
    )
    do(table, "pass", "cast freeze 0:1")
    assert asked(table) == (0, "cancel")
    do(table, "cast counterspell")
    assert asked(table) == (0, "build")  # a new window, not an answer to a spell that was never cast


@pytest.mark.rule("BM-077")
@pytest.mark.rule("BM-078")
def test_a_room_cancels_a_spell_for_a_spell_once_a_round():
    table = at(
        """
        phase: build
        active: 0
        players:
        - {boss: cleopatra, dungeon: [golem_factory], builds: 0, hand: [freeze, freeze]}
        - {boss: gorgona, dungeon: [{stack: [haunted_library, all_seeing_eye]}], hand: [fear, giant_size]}
        """
    )
    do(table, "cast freeze 1:1")
    assert asked(table) == (1, "cancel")
    events = do(table, "use all_seeing_eye 1", "discard fear")
    assert [done["card"] for done in told(events, "cancelled")] == ["freeze"]
    assert view(table)["discard"] == ["fear", "freeze"]
    events = do(table, "cast freeze 1:1")
    assert [hit["place"] for hit in told(events, "deactivated")] == ["1:1"]


@pytest.mark.rule("BM-077")
@pytest.mark.rule("BM-078")
def test_a_third_player_cancels_the_cancel_and_the_first_spell_works():
    table = at(
        """
        phase: build
        active: 0
        players:
        - {boss: gorgona, dungeon: [{stack: [haunted_library, ligers_den]}], builds: 0, hand: [freeze]}
        - {boss: draculord, dungeon: [{stack: [haunted_library, ligers_den]}], builds: 0, hand: [counterspell]}
        - {boss: robobo, builds: 0, hand: [counterspell]}
        """
    )
    do(table, "cast freeze 1:1")
    assert asked(table) == (1, "cancel")
    do(table, "cast counterspell")
    assert asked(table) == (2, "cancel")
    events = do(table, "cast counterspell")
    assert [(done["seat"], done["card"]) for done in told(events, "cancelled")] == [(1, "counterspell")]
    assert [(done["seat"], done["card"]) for done in told(events, "resolved")] == [(2, "counterspell"), (0, "freeze")]
    assert seat(table, 1)["dungeon"][0]["deactivated"] is True
    assert spells_drawn(events) == [0]
    assert sorted(view(table)["discard"]) == ["counterspell", "counterspell", "freeze"]


@pytest.mark.rule("BM-077")
def test_the_caster_may_cancel_the_cancel():
    table = at(THREE.format("freeze, counterspell", "counterspell", ""))
    do(table, "cast freeze 1:1", "cast counterspell")
    assert asked(table) == (0, "cancel")
    events = do(table, "cast counterspell")
    assert [hit["place"] for hit in told(events, "deactivated")] == ["1:1"]


@pytest.mark.rule("BM-077")
def test_the_next_player_may_still_cancel_when_the_first_has_passed():
    table = at(THREE.format("freeze", "counterspell", "counterspell"))
    do(table, "cast freeze 1:1")
    assert asked(table) == (1, "cancel")
    do(table, "pass")
    assert asked(table) == (2, "cancel")
    events = do(table, "cast counterspell", "pass")
    assert [(done["seat"], done["card"]) for done in told(events, "cancelled")] == [(0, "freeze")]


@pytest.mark.rule("BM-077")
def test_a_room_cancels_the_cancel_of_its_owners_spell():
    table = at(
        """
        phase: build
        active: 0
        players:
        - {boss: cleopatra, dungeon: [{stack: [haunted_library, all_seeing_eye]}], builds: 0, hand: [freeze, fear]}
        - {boss: gorgona, dungeon: [{stack: [haunted_library, ligers_den]}], hand: [counterspell]}
        """
    )
    do(table, "cast freeze 1:1", "cast counterspell")
    assert (asked(table), options(table)) == ((0, "cancel"), ["use all_seeing_eye 1", "pass"])
    events = do(table, "use all_seeing_eye 1")
    assert [done["card"] for done in told(events, "cancelled")] == ["counterspell"]
    assert [hit["place"] for hit in told(events, "deactivated")] == ["1:1"]
    assert spells_drawn(events) == []


@pytest.mark.rule("BM-077")
def test_a_successful_cancel_is_a_spell_that_was_cast():
    table = at(
        """
        phase: build
        active: 0
        players:
        - {boss: cleopatra, dungeon: [golem_factory], builds: 0, hand: [freeze]}
        - {boss: gorgona, dungeon: [{stack: [haunted_library, ligers_den]}], hand: [counterspell]}
        """
    )
    events = do(table, "cast freeze 1:1", "cast counterspell")
    assert spells_drawn(events) == [1]


@pytest.mark.rule("BM-077")
def test_the_active_player_is_offered_to_cancel_before_one_with_more_xp():
    table = at(THREE.format("counterspell", "counterspell", "freeze"))
    do(table, "cast freeze 0:1")
    assert asked(table) == (0, "cancel")
    do(table, "pass")
    assert asked(table) == (1, "cancel")


# -- targets --------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-079")
@pytest.mark.rule("BM-080")
def test_a_spell_whose_room_was_destroyed_in_answer_does_not_take_another_one():
    table = at(
        """
        phase: build
        active: 0
        players:
        - {boss: cleopatra, dungeon: [dark_altar, golem_factory], builds: 0}
        - {boss: gorgona, dungeon: [{stack: [haunted_library, ligers_den]}], builds: 0, hand: [freeze, freeze]}
        discard: [open_grave]
        """
    )
    do(table, "pass")
    events = do(table, "cast freeze 0:1", "use dark_altar 1", "take open_grave")
    assert [(done["seat"], done["card"]) for done in told(events, "fizzled")] == [(1, "freeze")]
    assert told(events, "deactivated") == []
    assert view(table)["discard"] == ["dark_altar", "freeze"]
    assert spells_drawn(events) == []
    assert (asked(table), dungeon(table, 0)) == ((1, "build"), ["golem_factory"])
    events = do(table, "cast freeze 0:1")
    assert spells_drawn(events) == [1]


@pytest.mark.rule("BM-080")
def test_a_room_that_has_slid_to_another_place_is_still_the_target():
    table = at(
        """
        phase: build
        active: 0
        players:
        - {boss: cleopatra, dungeon: [succubus_spa, golem_factory, dark_altar, open_grave], builds: 0}
        - {boss: gorgona, builds: 0, hand: [freeze]}
        discard: [fear]
        """
    )
    do(table, "pass")
    events = do(table, "cast freeze 0:4", "use dark_altar 3", "take fear")
    assert [(hit["card"], hit["place"]) for hit in told(events, "deactivated")] == [("open_grave", "0:3")]


@pytest.mark.rule("BM-079")
def test_a_spell_at_a_destroyed_room_does_not_hit_the_room_uncovered_beneath_it():
    table = at(
        """
        phase: build
        active: 0
        players:
        - {boss: cleopatra, dungeon: [{stack: [golem_factory, dark_altar]}], builds: 0}
        - {boss: gorgona, builds: 0, hand: [freeze]}
        discard: [fear]
        """
    )
    do(table, "pass")
    events = do(table, "cast freeze 0:1", "use dark_altar 1", "take fear")
    assert [done["card"] for done in told(events, "fizzled")] == ["freeze"]
    assert seat(table, 0)["dungeon"][0]["deactivated"] is False


@pytest.mark.rule("BM-079")
@pytest.mark.parametrize(
    ("answer", "where"),
    [("use bottomless_pit 1 jesta_the_rogue", "souls"), ("cast fear jesta_the_rogue", "town")],
    ids=["killed", "sent away"],
)
def test_a_spell_whose_hero_is_gone_is_not_cast(answer: str, where: str):
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - {boss: cleopatra, dungeon: [bottomless_pit], hand: [fear],
           inside: {hero: jesta_the_rogue, room: 1, damage: 1}}
        - {boss: gorgona, dungeon: [{stack: [haunted_library, ligers_den]}], hand: [assassin, freeze]}
        """
    )
    do(table, "pass")
    events = do(table, "cast assassin jesta_the_rogue", answer)
    if asked(table) == (0, "answer"):
        events += do(table, "pass")
    assert [(done["seat"], done["card"]) for done in told(events, "fizzled")] == [(1, "assassin")]
    assert told(events, "fortified") == []
    assert spells_drawn(events) == []
    assert "assassin" in view(table)["discard"]
    assert ("jesta_the_rogue" in town(table), seat(table, 0)["souls"]) == ((where == "town"), int(where == "souls"))


@pytest.mark.rule("BM-079")
def test_trepidation_fizzles_when_its_victim_is_no_longer_two_souls_ahead():
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - {boss: cleopatra, dungeon: [golem_factory], hand: [soul_harvest], souls: [nick_the_masher, the_fool],
           entrance: [jesta_the_rogue]}
        - {boss: gorgona, hand: [trepidation]}
        decks: {spells: [kobold_strike, motivation]}
        """
    )
    do(table, "pass")
    do(table, "cast trepidation 0")
    assert asked(table) == (0, "answer")
    events = do(table, "cast soul_harvest 0 the_fool")
    assert [done["card"] for done in told(events, "fizzled")] == ["trepidation"]
    assert [step["hero"] for step in told(events, "entered")] == ["jesta_the_rogue"]


@pytest.mark.rule("BM-079")
def test_a_spell_at_a_killed_hero_fizzles_when_that_soul_leaves_the_game_in_answer():
    table = at(
        """
        phase: build
        active: 0
        players:
        - {boss: cleopatra, dungeon: [dark_altar], builds: 0, hand: [soul_harvest], souls: [nick_the_masher, the_fool]}
        - {boss: gorgona, builds: 0, hand: [zombie_attack]}
        decks: {spells: [teleportation, exhaustion]}
        """
    )
    do(table, "pass")
    events = do(table, "cast zombie_attack 0 the_fool", "cast soul_harvest 0 the_fool", "pass")
    assert [done["card"] for done in told(events, "fizzled")] == ["zombie_attack"]
    assert seat(table, 0)["soul_cards"] == ["nick_the_masher"]
    assert told(events, "sent") == []


@pytest.mark.rule("BM-079")
def test_motivation_fizzles_when_nobody_has_more_rooms_any_more():
    table = at(
        """
        phase: build
        active: 0
        players:
        - {boss: cleopatra, dungeon: [dark_altar], builds: 0}
        - {boss: gorgona, builds: 0, hand: [motivation, golem_factory]}
        discard: [fear]
        """
    )
    do(table, "pass")
    events = do(table, "cast motivation", "use dark_altar 1", "take fear")
    assert [done["card"] for done in told(events, "fizzled")] == ["motivation"]
    assert told(events, "laid") == []


@pytest.mark.rule("BM-079")
def test_the_second_of_two_spells_at_one_hero_in_town_comes_too_late():
    table = at(
        """
        phase: build
        active: 0
        players:
        - {boss: cleopatra, dungeon: [golem_factory], builds: 0, hand: [princess_in_peril, freeze]}
        - {boss: gorgona, builds: 0, hand: [princess_in_peril]}
        town: [jesta_the_rogue, nick_the_masher]
        """
    )
    do(table, "pass")
    events = do(table, "cast princess_in_peril jesta_the_rogue", "cast princess_in_peril jesta_the_rogue", "pass")
    assert [(done["seat"], done["card"]) for done in told(events, "fizzled")] == [(1, "princess_in_peril")]
    assert (entrance(table, 0), entrance(table, 1)) == (["jesta_the_rogue"], [])
    assert town(table) == ["nick_the_masher"]


@pytest.mark.rule("BM-079")
def test_a_hero_moved_within_the_dungeon_is_still_in_reach():
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - {boss: cleopatra, dungeon: [dragon_hatchery, golem_factory], hand: [teleportation],
           inside: {hero: jesta_the_rogue, room: 2, damage: 2}}
        - {boss: gorgona, hand: [fear]}
        """
    )
    do(table, "pass")
    events = do(table, "cast fear jesta_the_rogue", "cast teleportation jesta_the_rogue")
    assert told(events, "fizzled") == []
    assert [(sent["hero"], sent["to"]) for sent in told(events, "sent")] == [("jesta_the_rogue", "town")]


@pytest.mark.rule("BM-079")
def test_a_hero_thrown_out_of_a_destroyed_room_into_the_next_is_still_in_reach():
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - {boss: cleopatra, dungeon: [dark_altar, golem_factory],
           inside: {hero: jesta_the_rogue, room: 1, damage: 1}}
        - {boss: gorgona, hand: [assassin]}
        discard: [open_grave]
        """
    )
    do(table, "pass")
    events = do(table, "cast assassin jesta_the_rogue", "use dark_altar 1", "take open_grave")
    assert told(events, "fizzled") == []
    assert [given["health"] for given in told(events, "fortified")] == [3]


@pytest.mark.rule("BM-079")
def test_a_hero_thrown_out_of_the_last_room_is_a_wound_at_once_and_out_of_reach():
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - {boss: cleopatra, dungeon: [golem_factory, dark_altar],
           inside: {hero: jesta_the_rogue, room: 2, damage: 3}}
        - {boss: gorgona, hand: [fear]}
        discard: [open_grave]
        """
    )
    do(table, "pass")
    events = do(table, "cast fear jesta_the_rogue", "use dark_altar 2", "take open_grave")
    assert [done["card"] for done in told(events, "fizzled")] == ["fear"]
    assert seat(table, 0)["wound_cards"] == ["jesta_the_rogue"]


@pytest.mark.rule("BM-075")
def test_the_active_player_uses_the_next_room_on_a_thrown_out_hero_before_the_spell_resolves():
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - {boss: cleopatra, dungeon: [dark_altar, bottomless_pit],
           inside: {hero: jesta_the_rogue, room: 1, damage: 1}}
        - {boss: gorgona, hand: [fear]}
        discard: [open_grave]
        """
    )
    do(table, "pass", "cast fear jesta_the_rogue", "use dark_altar 1", "take open_grave")
    assert asked(table) == (0, "answer")
    events = do(table, "use bottomless_pit 1 jesta_the_rogue")
    assert [done["card"] for done in told(events, "fizzled")] == ["fear"]
    assert seat(table, 0)["soul_cards"] == ["jesta_the_rogue"]


# -- the phases and the order of players ----------------------------------------------------------------------


@pytest.mark.rule("BM-157")
def test_a_round_goes_through_start_build_bait_adventure_and_end():
    table = at(
        """
        phase: start
        round: 3
        players:
        - {boss: cleopatra, dungeon: [golem_factory], hand: [dragon_hatchery]}
        - {boss: gorgona, dungeon: [open_grave]}
        decks: {rooms: [ligers_den, ligers_den], heroes: [boden_the_pantless, jesta_the_rogue]}
        """
    )
    events = table._game.events + do(table, "build dragon_hatchery new")
    story = happenings(
        events, "round_began", "hero_came", "drew", "laid", "revealed", "lured", "entered", "survived", "round_ended"
    )
    assert list(dict.fromkeys(story)) == [
        "round_began", "hero_came", "drew", "laid", "revealed", "lured", "entered", "survived", "round_ended",
    ]  # fmt: skip
    assert told(events, "round_began")[0]["round"] == 3
    assert told(events, "round_ended")[0]["round"] == 3


@pytest.mark.rule("BM-158")
def test_three_players_act_by_xp_in_every_phase():
    table = at(
        """
        phase: start
        players:
        - {boss: gorgona, dungeon: [golem_factory], entrance: [nick_the_masher]}
        - {boss: robobo, dungeon: [neanderthal_cave], entrance: [boden_the_pantless]}
        - {boss: draculord, dungeon: [golem_factory], entrance: [joman_chimm_cutpurse]}
        decks:
          rooms: [succubus_spa, succubus_spa, succubus_spa]
          heroes: [the_fool, mitchell_the_judge, kalish_ninefingers]
        """,
        variants=("machinations",),
    )
    by_xp = [2, 0, 1]
    drawn = [card["seat"] for card in told(table._game.events, "drew")]
    building = []
    events: list[uk.Event] = []
    while view(table)["phase"] == "build":
        building.append(decider(table))
        events += do(table, "build succubus_spa on 1")
    revealed = seats(events, "revealed")
    walked = seats(events, "survived")
    ending = []
    while view(table)["phase"] == "end":
        ending.append(decider(table))
        do(table, "pass")
    assert (drawn, building, revealed, walked, ending) == (by_xp, by_xp, by_xp, by_xp, by_xp)


@pytest.mark.rule("BM-159")
def test_who_lays_a_card_is_active_and_then_who_has_heroes_in_the_dungeon():
    table = at(
        """
        phase: build
        active: 0
        players:
        - {boss: cleopatra, dungeon: [golem_factory], hand: [succubus_spa], entrance: [jesta_the_rogue]}
        - {boss: gorgona, dungeon: [open_grave], hand: [dragon_hatchery, freeze],
           entrance: [johnny_of_the_evening_watch]}
        """
    )
    seen = []
    while view(table)["round"] == 1:
        now = view(table)
        walking = now["walking"]["seat"] if now["walking"] else None
        seen.append((now["phase"], now["active"], decider(table), walking))
        do(table, "pass")
    assert seen == [
        ("build", 0, 0, None),
        ("build", 0, 1, None),
        ("build", 1, 1, None),
        ("adventure", 0, 1, None),
        ("adventure", 0, 1, 0),
        ("adventure", 1, 1, None),
        ("adventure", 1, 1, 1),
    ]


@pytest.mark.rule("BM-159")
def test_only_the_active_player_may_lay_a_card():
    table = at(
        """
        phase: build
        active: 0
        players:
        - {boss: cleopatra, dungeon: [golem_factory], hand: [succubus_spa]}
        - {boss: gorgona, hand: [dragon_hatchery, freeze]}
        """
    )
    do(table, "pass")
    assert asked(table) == (1, "build")
    assert options(table) == ["cast freeze 0:1", "pass"]


@pytest.mark.rule("BM-159")
def test_who_is_not_active_is_told_so_when_wanting_to_lay_a_card():
    table = at(
        """
        phase: build
        active: 0
        players:
        - {boss: cleopatra, dungeon: [golem_factory], hand: [succubus_spa]}
        - {boss: gorgona, hand: [dragon_hatchery, freeze]}
        """
    )
    do(table, "pass")
    assert why_not(table, "build dragon_hatchery new") in {"BM-159", "BM-171", "BM-174", "BM-175", "BM-178"}


@pytest.mark.rule("BM-160")
def test_the_active_player_with_the_least_xp_casts_twice_before_the_others_are_asked():
    table = at(
        """
        phase: build
        active: 2
        players:
        - {boss: gorgona, dungeon: [golem_factory, open_grave], hand: [freeze]}
        - {boss: draculord, dungeon: [neanderthal_cave], hand: [freeze]}
        - {boss: robobo, dungeon: [succubus_spa], builds: 0, hand: [freeze, freeze]}
        """
    )
    asked_in_turn = [asked(table)]
    events = do(table, "cast freeze 1:1")
    asked_in_turn.append(asked(table))
    events += do(table, "cast freeze 0:1")
    assert asked_in_turn == [(2, "build"), (2, "build")]
    assert seats(events, "resolved") == [2, 2]
    assert asked(table) == (1, "build")
    do(table, "pass")
    assert asked(table) == (0, "build")


@pytest.mark.rule("BM-160")
def test_after_anything_happens_the_active_player_comes_first_again():
    table = at(THREE.format("freeze", "freeze", "freeze"))
    do(table, "pass")
    do(table, "cast freeze 2:1", "pass")
    assert asked(table) == (0, "build")
    do(table, "pass")
    assert asked(table) == (2, "build")
    do(table, "cast freeze 1:1", "pass")
    assert asked(table) == (0, "build")


@pytest.mark.rule("BM-161")
def test_level_ups_and_effects_of_building_go_by_xp_player_after_player():
    table = at(
        """
        phase: build
        players:
        - {boss: gorgona, dungeon: [golem_factory], hand: [monstrous_monument]}
        - boss: robobo
          dungeon: [goblin_armory, succubus_spa, zombie_prison, dizzygas_hallway]
          hand: [dark_laboratory]
        - boss: draculord
          dungeon: [golem_factory, open_grave, neanderthal_cave, bottomless_pit]
          hand: [specters_sanctum]
        discard: [beast_menagerie]
        """
    )
    events = do(table, "build specters_sanctum new", "build monstrous_monument new", "build dark_laboratory new")
    while view(table)["phase"] == "reveal":
        events += do(table, options(table)[0])
    effects = [
        (event.kind.name, event.seat) for event in events if event.kind.name in ("levelled_up", "triggered", "lured")
    ]
    assert effects[:5] == [
        ("levelled_up", 2),
        ("triggered", 2),
        ("triggered", 0),
        ("levelled_up", 1),
        ("triggered", 1),
    ]


@pytest.mark.rule("BM-162")
def test_the_highest_xp_has_its_heroes_first_however_long_they_have_waited():
    table = at(
        """
        phase: bait
        players:
        - {boss: gorgona, dungeon: [bottomless_pit]}
        - {boss: draculord, dungeon: [open_grave], hand: [kobold_strike]}
        - {boss: king_croak, dungeon: [golem_factory], hand: [freeze]}
        town: [sir_digby_apple_ace_detective, fires_breath_heroine_of_arcadia, acacia_warrior_of_light]
        """
    )
    events = finish_round(table)
    assert [step["hero"] for step in told(events, "entered")] == [
        "acacia_warrior_of_light",
        "fires_breath_heroine_of_arcadia",
        "sir_digby_apple_ace_detective",
    ]
    assert seats(events, "survived") == [1, 2, 0]


async def find_nothing(*pieces: object) -> None:
    raise Fizzle


@pytest.mark.rule("BM-078")
def test_a_spell_that_finds_nothing_to_choose_ends_there_and_is_discarded(monkeypatch: pytest.MonkeyPatch):
    table = at(
        """
        phase: build
        players:
        - {boss: draculord, hand: [freeze, dark_altar], dungeon: [golem_factory]}
        - {boss: gorgona, dungeon: [goblin_armory]}
        """
    )
    monkeypatch.setattr(CATALOGUE["freeze"].power, "effect", find_nothing)
    do(table, "cast freeze 1:1")
    assert view(table)["discard"][-1] == "freeze"
    assert decider(table) == 0


@pytest.mark.rule("BM-263")
def test_an_ability_that_finds_nothing_to_choose_ends_there_and_its_price_stays_paid(monkeypatch: pytest.MonkeyPatch):
    table = at(
        """
        phase: build
        players:
        - {boss: draculord, hand: [open_grave], dungeon: [golem_factory, dark_altar]}
        - {boss: gorgona, dungeon: [goblin_armory]}
        discard: [mimic_vault]
        """
    )
    monkeypatch.setattr(CATALOGUE["dark_altar"].power, "effect", find_nothing)
    do(table, "use dark_altar 2")
    assert dungeon(table, 0) == ["golem_factory"]
    assert hand(table, 0) == ["open_grave"]
    assert decider(table) == 0


@pytest.mark.rule("BM-077")
def test_a_cancel_can_be_pointed_at_nothing_but_a_spell():
    g = pieces(uk.new_game("boss_monster", seed=1))
    counterspell = CATALOGUE["counterspell"]
    assert isinstance(counterspell, SpellCard)
    assert counterspell.power is not None
    assert counterspell.power.moments == AGAINST_A_SPELL
    g.active.spells.add(counterspell, 0)
    g.active.survey()
    assert (counterspell.power in g.active.counters, counterspell.power in g.active.castable) == (True, False)


@pytest.mark.rule("BM-160")
@pytest.mark.rule("BM-311")
def test_of_several_who_could_cancel_a_spell_the_one_with_more_xp_is_asked_first_wherever_they_sit():
    table = at(
        """
        phase: build
        active: 1
        players:
        - {boss: gorgona, hand: [counterspell], dungeon: [dark_altar]}
        - {boss: cleopatra, hand: [freeze, open_grave]}
        - {boss: draculord, hand: [counterspell]}
        """
    )
    do(table, "cast freeze 0:1")
    assert decider(table) == 2
    do(table, "pass")
    assert decider(table) == 0
