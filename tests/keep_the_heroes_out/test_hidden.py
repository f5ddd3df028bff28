"""What a seat imagines: hidden things change, known ones do not."""

from __future__ import annotations

import random

import pytest

import underkeep as uk
from tests.keep_the_heroes_out.situations import asked, at, do, invaded, pieces, seat, view

OPEN = ("turn", "act", "exchange", "next")


@pytest.mark.rs("RS-061")
def test_every_question_can_be_imagined_by_every_seat():
    kinds = set()
    for number in range(16):
        table = uk.new_game("keep_the_heroes_out", players=1 + number % 4, seed=number, scenario="battle_of_the_bands")
        chance = random.Random(number)
        while table.decision is not None:
            kind = table.decision.kind
            if kind not in OPEN:
                kinds.add(kind)
                for viewer in range(len(pieces(table).players)):
                    world = table.redeal(viewer, chance.getrandbits(30))
                    assert world.view(viewer) == table.view(viewer)
                    assert world.decision is not None
                    if table.decision.seat == viewer:
                        assert list(map(str, world.decision.options)) == list(map(str, table.decision.options))
            table.choose(chance.randrange(len(table.decision.options)))
    assert {"clan", "muster", "discard", "defend", "replace", "loot", "hit"} <= kinds


@pytest.mark.rs("RS-061")
def test_hands_decks_and_backs_of_treasures_are_open_to_imagination():
    table = at("rats imps", hand="rat_swarm rat_scurry", others=("hand: [imp_snare, imp_tinker]",), bare=False)
    hands, backs, tops, decks = set(), set(), set(), set()
    for number in range(40):
        g = pieces(table.redeal(0, number))
        hands.add(tuple(sorted(card.id for card in g.players[1].hand)))
        backs.add(tuple(None if one is None else one.id for one in g.treasures))
        tops.add(g.guild[-1].id)
        decks.add(g.players[0].deck[-1].id)
        assert [card.id for card in g.players[0].hand] == ["rat_swarm", "rat_scurry"]
        assert [one.value for one in g.treasures if one] == [one.value for one in pieces(table).treasures if one]
    assert min(len(hands), len(backs), len(tops)) > 5
    assert len(decks) > 2


@pytest.mark.rs("RS-061")
def test_cards_that_reinforcements_have_shown_and_loot_that_went_under_the_deck_stay_known():
    mine = "deck: [lizard_javelins, lizard_old_ways, lizard_hit_and_run]"
    table = at("lizardfolk rats", hand="lizard_war_call lizard_old_ways", mine=mine)
    do(
        table,
        "play lizard_war_call left",
        "reinforcements",
        "end turn",
        "exchange lizard_old_ways",
        "replace sword",
        "done",
    )
    for number in range(20):
        g = pieces(table.redeal(1, number))
        held = [card.id for card in g.players[0].hand]
        assert {"lizard_javelins", "lizard_hit_and_run"} <= set(held)
        assert g.loot[0].id == "sword"


@pytest.mark.rs("RS-041")
def test_who_is_asked_to_defend_is_not_to_be_seen():
    rooms = {"forge": "monsters: {rats: 1, skeletons: 1}", "vault": "monsters: {rats: 2}"}
    table, _ = invaded("mage_swords", clans="rats skeletons", rooms=rooms, others=("hand: [skeleton_bone_shield]",))
    do(table, "next mage forge", "next forge", "hit rats")
    assert asked(table) == (1, "defend")
    assert table.decision is not None
    assert table.decision.unseen
    doing = view(table)["invasion"]["doing"]
    assert doing == {
        "what": "strike", "room": "forge", "hero": "mage", "how": "attack", "owner": 0, "clan": "rats", "damage": 0,
        "health": 1,
    }  # fmt: skip
    with pytest.raises(uk.UndoRefused):
        table.undo(0)


def test_a_viewer_sees_only_the_own_hand():
    table = at("rats imps", hand="rat_swarm", others=("hand: [imp_snare]",))
    assert seat(table, 0)["cards"] == ["rat_swarm"]
    assert "cards" not in table.view(0)["players"][1]
    assert "cards" not in str(view(table)["players"][0].keys())
