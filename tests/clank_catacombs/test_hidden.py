"""What a seat imagines: hidden things change, known ones do not, also in the middle of an effect."""

from __future__ import annotations

import random

import pytest

import underkeep as uk
from tests.clank_catacombs.situations import at, do, pieces, seat

MENUS = ("turn", "place", "cross")


@pytest.mark.rs("RS-061")
def test_every_question_in_the_midst_of_an_effect_can_be_imagined_by_every_seat():
    asked = set()
    for number in range(45):
        table = uk.new_game("clank_catacombs", players=2 + number % 4, seed=number, promos=True)
        chance = random.Random(number)
        while table.decision is not None:
            kind = table.decision.kind
            if kind not in MENUS:
                asked.add(kind)
                for viewer in range(len(pieces(table).players)):
                    world = table.redeal(viewer, chance.getrandbits(30))
                    assert world.view(viewer) == table.view(viewer)
                    assert world.decision is not None
                    if table.decision.seat == viewer:
                        assert list(map(str, world.decision.options)) == list(map(str, table.decision.options))
            table.choose(chance.randrange(len(table.decision.options)))
    assert {"choose", "trash", "top", "replace", "turn_tile", "discard", "teleport", "at"} <= asked


@pytest.mark.rs("RS-061")
def test_somebody_elses_card_in_mid_effect_was_in_the_hand_and_the_rest_is_open():
    table = at("hand: [charlatan, burgle, stumble, sidestep], deck: [lute, scramble], discard: [burgle]")
    do(table, "play charlatan")
    hands = set()
    for number in range(40):
        world = table.redeal(1, number)
        assert world.view(1) == table.view(1)
        assert seat(world)["play"] == ["charlatan"]
        hands.add(tuple(seat(world)["cards"]))
    assert len(hands) > 5
    mine = {tuple(seat(table.redeal(0, number))["cards"]) for number in range(10)}
    assert mine == {("burgle", "sidestep", "stumble")}


@pytest.mark.rs("RS-061")
def test_cards_that_everybody_saw_going_to_the_hand_or_the_top_stay_there():
    theirs = (
        "{hand: [lute, burgle, stumble], known_in_hand: [lute], deck: [robbery, scramble, burgle], known_on_top: 1}"
    )
    table = at("hand: [burgle, stumble]", theirs)
    hands, tops = set(), set()
    for number in range(40):
        g = pieces(table.redeal(0, number))
        hands.add(tuple(sorted(card.id for card in g.players[1].hand)))
        tops.add(g.players[1].deck[-1].id)
        assert "lute" in [card.id for card in g.players[1].hand]
    assert tops == {"robbery"}
    assert len(hands) > 3
    assert table.view(0)["players"][1]["shown"] == ["lute"]
    assert table.view(0)["players"][1]["on_top"] == ["robbery"]


@pytest.mark.rs("RS-061")
def test_when_a_deck_runs_out_its_last_cards_are_known_to_be_in_the_hand():
    ten = "trash: [burgle, burgle, burgle, burgle, burgle, burgle, stumble, stumble, scramble, sidestep]"
    mine = f"hand: [mercenary], boots: 1, deck: [lute, robbery], discard: [explore, explore, explore, explore], {ten}"
    table = at(mine, "{hand: [burgle, stumble]}")
    do(table, "play mercenary", "end turn")
    assert table.view(1)["players"][0]["shown"] == ["lute", "robbery"]
    for number in range(10):
        assert {"lute", "robbery"} <= set(seat(table.redeal(1, number))["cards"])


def test_no_imagined_table_holds_the_truth():
    table = uk.new_game("clank_catacombs", players=3, seed=5)
    worlds = [pieces(table.redeal(0, number)) for number in range(20)]
    true = pieces(table)
    for hidden in ("stack", "deck", "majors", "minors", "prisoners", "removed"):
        orders = {tuple(thing.id for thing in getattr(world, hidden)) for world in worlds}
        assert len(orders) > 3, hidden
        assert sorted(thing.id for thing in worlds[0].deck) == sorted(thing.id for thing in true.deck)
    assert {len(world.removed) for world in worlds} == {2}
    assert all([tile.depths for tile in world.stack[-4:]] == [False] * 4 for world in worlds)
