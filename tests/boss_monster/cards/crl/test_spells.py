"""The spells of Crash Landing at work."""

from __future__ import annotations

import pytest

import underkeep as uk
from tests.boss_monster.situations import at_crash_site, do, options, pass_until, seat, told, why_not


def walking(mine: str, theirs: str = "{boss: gorgona}", more: str = "", active: int = 0) -> uk.Table:
    return at_crash_site(
        f"""
        phase: adventure
        active: {active}
        players:
        - {{boss: cleopatra, {mine}}}
        - {theirs}
        {more}
        """
    )


@pytest.mark.card("finish_him")
def test_who_has_two_health_left_is_finished_off_in_any_dungeon_for_its_owner():
    table = walking(
        "dungeon: [open_grave], hand: [freeze], inside: {hero: jesta_the_rogue, room: 1, damage: 4}",
        "{boss: gorgona, hand: [finish_him]}",
    )
    do(table, "pass", "cast finish_him jesta_the_rogue", "pass")
    assert (seat(table, 0)["souls"], seat(table, 1)["souls"]) == (1, 0)


@pytest.mark.card("finish_him")
def test_who_has_more_health_left_is_not():
    table = walking(
        "dungeon: [open_grave], hand: [finish_him, freeze], inside: {hero: jesta_the_rogue, room: 1, damage: 3}"
    )
    assert why_not(table, "cast finish_him jesta_the_rogue") == "BM-079"


@pytest.mark.card("finish_him")
def test_a_survivor_of_another_dungeon_is_taken_by_who_has_fewer_souls():
    table = walking(
        "dungeon: [open_grave], hand: [finish_him]",
        "{boss: gorgona, souls: 2, wounds: [katelyn_angelic_healer, the_fool], today: {survived: [the_fool]}}",
    )
    assert options(table) == ["cast finish_him second 1 the_fool", "pass"]
    happened = do(table, "cast finish_him second 1 the_fool")
    assert told(happened, "snatched") != []
    assert (seat(table, 0)["soul_cards"], seat(table, 1)["wound_cards"]) == (["the_fool"], ["katelyn_angelic_healer"])


@pytest.mark.card("finish_him")
def test_nobody_with_as_many_souls_takes_a_survivor():
    table = walking(
        "dungeon: [open_grave], hand: [finish_him, freeze], souls: 2",
        "{boss: gorgona, souls: 2, wounds: [the_fool], today: {survived: [the_fool]}}",
    )
    assert why_not(table, "cast finish_him second 1 the_fool") == "BM-079"


@pytest.mark.card("finish_him")
def test_a_survivor_is_remembered_until_the_next_round_or_until_it_is_healed():
    table = walking(
        "dungeon: [open_grave], hand: [freeze], inside: {hero: jesta_the_rogue, room: 1}",
        "{boss: gorgona, hand: [freeze], dungeon: [golem_factory]}",
    )
    while not seat(table, 0)["wounds"]:
        do(table, "pass")
    assert seat(table, 0)["today"]["survived"] == ["jesta_the_rogue"]
    pass_until(table, "build")
    assert seat(table, 0)["today"] == {}


@pytest.mark.card("essence_transfer")
def test_my_wounds_make_a_hero_elsewhere_stronger():
    table = walking(
        "dungeon: [open_grave], hand: [freeze], inside: {hero: jesta_the_rogue, room: 1, damage: 2}",
        "{boss: gorgona, hand: [essence_transfer], wounds: 3}",
    )
    happened = do(table, "pass", "cast essence_transfer jesta_the_rogue", "pass")
    assert told(happened, "fortified")[0]["health"] == 3


@pytest.mark.card("essence_transfer")
def test_a_hero_in_my_own_dungeon_is_no_aim_of_it():
    table = walking("dungeon: [open_grave], hand: [essence_transfer, freeze], inside: {hero: jesta_the_rogue, room: 1}")
    assert why_not(table, "cast essence_transfer jesta_the_rogue") == "BM-079"


@pytest.mark.card("healing_tank")
def test_whoever_lured_nobody_heals_an_ordinary_wound():
    table = walking("dungeon: [open_grave], hand: [healing_tank, freeze], wounds: [katelyn_angelic_healer, the_fool]")
    assert "cast healing_tank the_fool" in options(table)
    assert why_not(table, "cast healing_tank katelyn_angelic_healer") == "BM-079"
    do(table, "cast healing_tank the_fool")
    assert seat(table, 0)["soul_cards"] == ["the_fool"]


@pytest.mark.card("healing_tank")
def test_whoever_lured_somebody_does_not():
    table = walking("dungeon: [open_grave], hand: [healing_tank, freeze], wounds: [the_fool], today: {lured: 1}")
    assert why_not(table, "cast healing_tank the_fool") == "BM-079"


@pytest.mark.card("healing_tank")
def test_a_survivor_of_this_round_that_is_healed_is_none_any_more():
    table = walking(
        "dungeon: [open_grave], hand: [healing_tank, freeze], wounds: [the_fool], today: {survived: [the_fool]}"
    )
    do(table, "cast healing_tank the_fool")
    assert "survived" not in seat(table, 0)["today"]


@pytest.mark.card("meteorite")
@pytest.mark.rule("BM-034")
def test_a_meteorite_brings_explorer_treasure_and_lets_advanced_rooms_be_built_there():
    table = at_crash_site(
        """
        phase: build
        active: 0
        players:
        - {boss: cleopatra, dungeon: [open_grave], hand: [meteorite, digicron_library]}
        - {boss: gorgona, dungeon: [golem_factory]}
        """
    )
    assert "cast meteorite 1:1" in options(table)
    assert "build digicron_library on 1" not in options(table)
    do(table, "cast meteorite 0:1")
    assert "build digicron_library on 1" in options(table)
    assert seat(table, 0)["treasures"]["explorer"] == 1


@pytest.mark.card("not_dead_yet")
def test_my_wounds_hurt_everybody_in_my_dungeon_and_at_my_entrance():
    table = walking(
        "dungeon: [open_grave, open_grave], hand: [not_dead_yet, freeze], wounds: 2, entrance: [nick_the_masher], "
        "inside: {hero: jesta_the_rogue, room: 1}",
        "{boss: gorgona, entrance: [boden_the_pantless]}",
    )
    do(table, "cast not_dead_yet")
    view = table.view(0)
    assert view["walking"]["damage"] == 2
    assert [hero["damage"] for hero in view["players"][0]["entrance"]] == [2]
    assert [hero["damage"] for hero in view["players"][1]["entrance"]] == [0]


@pytest.mark.card("not_dead_yet")
def test_without_a_hero_there_is_nothing_to_hurt():
    table = walking("dungeon: [open_grave], hand: [not_dead_yet, freeze], wounds: 2")
    assert why_not(table, "cast not_dead_yet") == "BM-079"
