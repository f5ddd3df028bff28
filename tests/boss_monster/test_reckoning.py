"""Every figure that people see opens into its terms, and the terms add up to it."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import underkeep as uk
from tests.boss_monster.situations import at
from underkeep.boss_monster.forecast import forecast
from underkeep.boss_monster.reckoning import reckoning


def terms(table: uk.Table, seat: int, place: int) -> list[tuple[str, str | None, int]]:
    told = reckoning(table.view(None))["players"][seat]["damage"][place - 1]
    return [(term["from"], term["card"], term["value"]) for term in told]


def total(told: list[dict[str, Any]]) -> int:
    return sum(term["value"] for term in told)


@pytest.mark.ux("UX-075")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_terms_of_damage_and_treasures_add_up_to_what_is_shown_all_through_random_games(players: int) -> None:
    compared = 0
    for seed in range(6):
        chance = random.Random(seed)
        table = uk.new_game("boss_monster", seed=seed, players=players)
        while table.decision is not None:
            seen = table.view(table.decision.seat)
            told = reckoning(seen)
            for player, sums in zip(seen["players"], told["players"], strict=False):
                assert [room["damage"] for room in player["dungeon"]] == [total(each) for each in sums["damage"]]
                assert player["treasures"] == {kind: total(each) for kind, each in sums["treasures"].items()}
                compared += len(player["dungeon"])
            table.choose(chance.randrange(len(table.decision.options)))
    assert compared > 500


@pytest.mark.ux("UX-075")
def test_damage_that_a_neighbour_lends_is_a_term_of_its_own() -> None:
    table = at(
        """
        phase: build
        players:
        - {boss: king_croak, dungeon: [goblin_armory, golem_factory], hand: [freeze]}
        - {boss: gorgona}
        """
    )
    assert terms(table, 0, 2) == [("printed", "golem_factory", 2), ("lent", "goblin_armory", 1)]
    assert terms(table, 0, 1) == [("printed", "goblin_armory", 1)]


@pytest.mark.ux("UX-075")
def test_damage_given_for_the_round_is_a_term_of_its_own() -> None:
    table = at(
        """
        phase: adventure
        players:
        - {boss: king_croak, dungeon: [golem_factory], entrance: [frankov_the_envoy], hand: [giant_size, fear]}
        - {boss: gorgona}
        """
    )
    before = terms(table, 0, 1)
    table.choose("cast giant_size 0:1")
    assert terms(table, 0, 1) == [*before, ("round", None, 3)]


@pytest.mark.ux("UX-185")
def test_a_sleeping_room_has_no_terms_and_its_treasure_does_not_count() -> None:
    table = at(
        """
        phase: build
        players:
        - {boss: king_croak, dungeon: [{room: dark_altar, deactivated: true}], hand: [open_grave]}
        - {boss: gorgona}
        """
    )
    mine = reckoning(table.view(0))["players"][0]
    assert mine["damage"] == [[]]
    assert mine["treasures"]["cleric"] == []
    assert mine["treasures"]["fighter"] == [{"from": "boss", "card": "king_croak", "value": 1}]


@pytest.mark.ux("UX-186")
def test_the_fates_are_those_of_the_forecast_as_plain_data() -> None:
    table = at(
        """
        phase: build
        players:
        - {boss: king_croak, dungeon: [dark_altar, golem_factory], hand: [freeze]}
        - {boss: gorgona}
        town: [boden_the_pantless]
        """
    )
    seen = table.view(0)
    (fate,) = reckoning(seen)["fates"]
    (expected,) = forecast(seen)
    assert fate == {
        "hero": "boden_the_pantless", "seat": 0, "why": "lured", "health": 4, "left": expected.left,
        "steps": [list(step) for step in expected.steps], "dies": expected.dies, "wounds": 1, "later": False,
        "certain": True, "totals": expected.totals,
    }  # fmt: skip


def test_before_the_bosses_are_chosen_there_is_nothing_to_reckon_and_all_of_it_is_plain_data() -> None:
    table = uk.new_game("boss_monster", seed=1, players=2, variants=["choose_boss"])
    assert reckoning(table.view(0)) == {"fates": [], "players": [], "answers": {}}
    table = uk.new_game("boss_monster", seed=1, players=2)
    told = table.info.reckon(table.view(0))
    assert json.loads(json.dumps(told)) == told == reckoning(table.view(0))
