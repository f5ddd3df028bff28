"""Portable rooms: taken back to the hand in the build phase, while their owner is active."""

from __future__ import annotations

from typing import Any

import pytest

import underkeep as uk
from tests.boss_monster.situations import (
    at_small_boxes,
    decider,
    do,
    dungeon,
    hand,
    options,
    seat,
    told,
    why_not,
)
from tests.core.invariants import pieces

THEM = "{boss: robobo, dungeon: [open_grave], hand: [freeze, freeze]}"


def building(mine: str, *, theirs: str = THEM, active: int = 0) -> uk.Table:
    return at_small_boxes(f"phase: build\nactive: {active}\nplayers:\n- {{boss: cleopatra, {mine}}}\n- {theirs}\n")


@pytest.mark.rule("BM-184", "BM-289")
def test_a_portable_room_goes_back_to_the_hand_and_its_place_closes_up():
    table = building("dungeon: [golem_factory, war_turtle, golem_factory]")
    assert options(table) == ["take_back 2", "pass"]
    events = do(table, "take_back 2")
    assert dungeon(table, 0) == ["golem_factory", "golem_factory"]
    assert hand(table, 0) == ["war_turtle"]
    assert told(events, "carried_off") == [{"event": "carried_off", "seat": 0, "card": "war_turtle", "place": "0:2"}]


@pytest.mark.rule("BM-184")
def test_any_number_of_them_may_be_taken_back_as_a_bonus():
    table = building("dungeon: [war_turtle, bottled_imp], hand: [dark_altar]")
    do(table, "take_back 1", "take_back 1")
    assert dungeon(table, 0) == []
    assert hand(table, 0) == ["dark_altar", "war_turtle", "bottled_imp"]
    assert seat(table, 0)["builds"] == 1


@pytest.mark.rule("BM-175", "BM-289")
def test_building_it_again_is_the_one_build_of_the_round():
    table = building("dungeon: [war_turtle], hand: [dark_altar]")
    do(table, "take_back 1", "build war_turtle new")
    assert decider(table) == 1
    assert seat(table, 0)["builds"] == 0


@pytest.mark.rule("BM-176")
def test_it_may_be_taken_back_after_a_card_was_laid():
    table = building("dungeon: [war_turtle], hand: [dark_altar]")
    do(table, "build dark_altar new", "take_back 2")
    assert hand(table, 0) == ["war_turtle"]


@pytest.mark.rule("BM-176")
def test_it_may_be_taken_back_before_or_after_a_spell():
    table = building("dungeon: [war_turtle], hand: [freeze]")
    do(table, "cast freeze 1:1", "take_back 1")
    assert hand(table, 0) == ["war_turtle"]


@pytest.mark.rule("BM-290", "BM-285")
def test_the_room_beneath_is_uncovered_and_does_what_it_does_then():
    table = building("dungeon: [{stack: [sorcerobe_school, war_turtle], used: true}]")
    do(table, "take_back 1")
    assert dungeon(table, 0) == ["sorcerobe_school"]
    assert seat(table, 0)["spells"]["count"] == 1


@pytest.mark.rule("BM-290")
def test_taking_it_back_is_no_use_of_its_ability():
    table = building("dungeon: [portable_hole], hand: [dark_altar]")
    events = do(table, "take_back 1")
    assert not told(events, "declared")
    assert not told(events, "destroyed")
    assert not told(events, "triggered")


@pytest.mark.rule("BM-132")
def test_its_tokens_are_lost():
    table = building("dungeon: [{room: war_turtle, tokens: 2}], hand: [dark_altar]")
    do(table, "take_back 1", "build war_turtle new")
    assert "tokens" not in seat(table, 0)["dungeon"][0]


@pytest.mark.rule("BM-A13")
def test_only_the_active_player_may():
    table = building("dungeon: [war_turtle], hand: [freeze]", active=1, theirs="{boss: robobo, hand: [freeze]}")
    do(table, "pass")
    assert decider(table) == 0
    assert why_not(table, "take_back 1") == "BM-A13"


@pytest.mark.rule("BM-289")
@pytest.mark.parametrize(
    ("room", "rule"),
    [
        ("golem_factory", "BM-289"),
        ("{room: war_turtle, deactivated: true}", "BM-267"),
        ("{room: war_turtle, face_down: dark_altar}", "BM-181"),
        ("{stack: [], face_down: war_turtle}", "BM-289"),
    ],
)
def test_only_a_visible_portable_room_that_works_can_be_taken_back(room, rule):
    table = building(f"dungeon: [{room}, suitcase_study], hand: [freeze]")
    assert [said for said in options(table) if said.startswith("take_back")] == ["take_back 2"]
    assert why_not(table, "take_back 1") == rule
    assert why_not(table, "take_back 3") == why_not(table, "take_back") == "BM-289"


@pytest.mark.rule("BM-289")
def test_not_outside_the_build_phase():
    table = at_small_boxes(
        "phase: adventure\nactive: 0\nplayers:\n"
        f"- {{boss: cleopatra, dungeon: [war_turtle], hand: [annihilator]}}\n- {THEM}\n"
    )
    assert why_not(table, "take_back 1") == "BM-289"


def test_a_silenced_room_is_portable_still():
    table = building("dungeon: [{room: war_turtle, silent: true}, {room: bottled_imp, lent: [cleric]}]")
    assert options(table)[:2] == ["take_back 1", "take_back 2"]


@pytest.mark.rule("BM-029")
def test_fewer_than_five_rooms_and_five_again_are_no_second_level_up():
    rooms = "golem_factory, golem_factory, dark_laboratory, dark_laboratory"
    table = building(f"levelled_up: true, dungeon: [war_turtle, {rooms}]")
    events = do(table, "take_back 1", "build war_turtle new", "pass", "pass")
    assert not told(events, "levelled_up")


def test_everybody_knows_the_card_until_it_is_laid_unseen():
    table = building("dungeon: [war_turtle], hand: [dark_altar, golem_factory]")
    do(table, "take_back 1")
    assert table.view(1)["players"][0]["rooms"]["known"] == ["war_turtle"]
    for seed in range(10):
        assert "war_turtle" in [card.id for card in imagined(table, seed).players[0].rooms.cards]
    do(table, "build war_turtle new")
    assert table.view(1)["players"][0]["rooms"]["known"] == []
    laid = {imagined(table, seed).players[0].dungeon[0].face_down.id for seed in range(40)}
    assert len(laid) > 1


def imagined(table: uk.Table, seed: int) -> Any:
    return pieces(table.redeal(1, seed))


def test_it_is_told_in_words():
    table = building("dungeon: [war_turtle], hand: [dark_altar]")
    assert table.decision is not None
    option = next(option for option in table.decision.options if option.verb == "take_back")
    assert option.text("en") == "Take War Turtle (room 1) back to your hand"
    assert option.text("pl") == "Zabierz na rękę: Żółw bojowy (komnata 1)"
    assert option.text("ru") == "Взять назад в руку: Боевая черепаха (комната 1)"
