"""The odds of the next attack, the price of every way, and how far it is home."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

import underkeep as uk
from tests.clank_catacombs.situations import at, offers, pieces


@pytest.mark.ux("UX-205")
def test_the_odds_of_an_attack_equal_full_enumeration():
    table = at(
        "hand: [burgle, stumble], health: 2",
        extra="clank: {cubes: [2, 1], ghosts: 1}\nbag: {cubes: [1, 0], black: 5}\nrage: 4",
    )
    told = table.info.reckon(table.view(0))
    cubes = ["mine"] * 3 + ["theirs"] + ["ghost"] + ["black"] * 5
    draws = [sum(cube in ("mine", "ghost") for cube in drawn) for drawn in combinations(cubes, 4)]
    mine = told["odds"][0]
    assert told["attack"] == {"cubes": 4, "bag": len(cubes)}
    assert mine["hit"] == pytest.approx(sum(damage > 0 for damage in draws) / len(draws))
    assert mine["expected"] == pytest.approx(sum(draws) / len(draws))
    assert mine["knocked_out"] == pytest.approx(sum(damage >= 2 for damage in draws) / len(draws))


@pytest.mark.ux("UX-205")
def test_the_odds_change_with_clank_and_are_told_of_those_still_in():
    table = at("hand: [smash_and_grab, burgle]", "{pawn: landing, state: out, health: 0}", "bag: {black: 9}")
    before = table.info.reckon(table.view(0))["odds"]
    assert before[1] is None
    assert before[0]["hit"] == 0
    table.choose("play smash_and_grab")
    assert table.info.reckon(table.view(0))["odds"][0]["hit"] > 0


@pytest.mark.ux("UX-198")
def test_the_price_of_every_way_is_what_the_engine_asks():
    for seed in range(8):
        table = uk.new_game("clank_catacombs", players=2, seed=seed, single_exit_slots=seed % 2 > 0)
        chance = random.Random(seed)
        while table.decision is not None:
            if table.decision.kind == "turn":
                seat = table.decision.seat
                view, turn = table.view(seat), pieces(table).turn
                ways = {f"{way['to'] or 'explore'} {way['by']}".strip(): way for way in view["ways"]}
                for said in offers(table, "move"):
                    words = said.split(" swords ")[0].split()
                    way = ways[f"{words[1]} {words[3] if len(words) > 2 else ''}".strip()]
                    assert way["boots"] <= turn.boots
                    assert way["locks"] <= view["players"][seat]["lockpicks"]
            table.choose(chance.randrange(len(table.decision.options)))


@pytest.mark.ux("UX-208")
def test_the_way_home_is_counted_in_boots():
    extra = "tiles: [{id: H2, cell: [1, 1]}]"
    near = at("pawn: h2_nw, hand: [burgle, stumble]", extra=extra)
    assert near.info.reckon(near.view(0))["home"] == 2
    table = at("pawn: h2_se, hand: [burgle, stumble]", extra=extra)
    assert table.info.reckon(table.view(0))["home"] == 4
    assert table.info.reckon(table.view(None))["home"] is None
    lost = table.view(0)
    lost["tiles"] = [lost["tiles"][0], {"tile": "H2", "cell": [9, 9], "rotation": 0}]  # no map that could be
    assert table.info.reckon(lost)["home"] is None


@pytest.mark.ux("UX-208")
def test_the_way_home_minds_arrows_unless_somebody_has_the_map():
    """From the Forgotten Chapel's cave an arrow comes down: back up it is one corridor more."""
    extra = "tiles: [{id: H5, cell: [-1, 1], rotation: 180}]"
    table = at("pawn: h5_s, hand: [burgle, stumble]", extra=extra)
    assert table.info.reckon(table.view(0))["home"] == 4
    mapped = at("pawn: h5_s, hand: [burgle, stumble], tokens: [potion_of_strength, catacombs_map]", extra=extra)
    assert mapped.info.reckon(mapped.view(0))["home"] == 3
