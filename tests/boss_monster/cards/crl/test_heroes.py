"""The heroes of Crash Landing: explorers, The Prince and The King."""

from __future__ import annotations

import pytest

import underkeep as uk
from tests.boss_monster.crash_landing_figures import HEROES
from tests.boss_monster.situations import at_crash_site, entrance, pass_until, told, town, view

PLAIN = [hero for hero in HEROES if hero[7] == "plain"]


def lured(hero: str, first: str = "", second: str = "", third: str = "") -> uk.Table:
    """Five players; the bait phase is about to begin."""
    return at_crash_site(
        f"""
        phase: build
        active: 4
        town: [{hero}]
        players:
        - {{boss: cleopatra, hand: [freeze]{first}}}
        - {{boss: draculord, hand: [freeze]{second}}}
        - {{boss: gorgona{third}}}
        - {{boss: xyzax, dungeon: [bottomless_pit, bottomless_pit]}}
        - {{boss: robobo, dungeon: [golem_factory, neanderthal_cave], hand: [freeze]}}
        """
    )


@pytest.mark.rule("BM-045")
@pytest.mark.parametrize("hero", [pytest.param(hero, marks=pytest.mark.card(hero[0]), id=hero[0]) for hero in PLAIN])
def test_an_explorer_goes_where_explorer_treasure_is_and_has_the_health_that_is_printed(hero):
    table = lured(hero[0], ", dungeon: [alien_ooze, crash_site]", ", dungeon: [reactor_core]")
    assert view(table)["town"][0]["health"] == hero[4]
    gone = told(pass_until(table, "adventure"), "lured")
    assert gone[0]["hero"] == hero[0]
    assert entrance(table, 0) == [hero[0]]


@pytest.mark.card("the_prince")
@pytest.mark.rule("BM-084")
def test_the_prince_visits_who_has_the_fewest_rooms():
    table = lured("the_prince", ", dungeon: [open_grave]", ", dungeon: [golem_factory]")
    pass_until(table, "adventure")
    assert entrance(table, 2) == ["the_prince"]


@pytest.mark.card("the_prince")
def test_the_prince_stays_in_town_while_that_is_tied():
    table = lured("the_prince", ", dungeon: [open_grave]", "")
    pass_until(table, "adventure")
    assert town(table) == ["the_prince"]


@pytest.mark.card("the_king")
@pytest.mark.rule("BM-084")
def test_the_king_comes_to_who_has_most_souls_and_to_nobody_while_that_is_tied():
    table = lured("the_king", ", souls: 3", ", souls: 4")
    pass_until(table, "adventure")
    assert entrance(table, 1) == ["the_king"]
    tied = lured("the_king", ", souls: 4", ", souls: 4")
    pass_until(tied, "adventure")
    assert town(tied) == ["the_king"]
