"""What a seat imagines: hidden things change, known ones do not."""

from __future__ import annotations

import random

import pytest

import underkeep as uk
from tests.keep_the_heroes_out.situations import asked, at, do, invaded, pieces, seat, view

OPEN = ("turn", "act", "exchange", "next")
VERBS = ("play", "discard", "defend with", "exchange", "replace", "take", "use forge for")


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


HIDDEN = {
    "the Guild deck": lambda g: [card.id for card in g.guild],
    "the loot deck": lambda g: [card.id for card in g.loot],
    "the builder's stack": lambda g: g.builder,
    "the backs of treasures": lambda g: [one.id for one in g.treasures if one],
    "my own deck": lambda g: [card.id for card in g.players[0].deck],
    "somebody else's hand": lambda g: sorted(card.id for card in g.players[1].hand),
}
SHARED = ("somebody else's hand", "the backs of treasures")  # mixed with a deck, and with the reserve


@pytest.mark.rs("RS-061")
@pytest.mark.parametrize("place", HIDDEN)
def test_no_imagined_table_holds_the_truth(place: str):
    table = uk.new_game("keep_the_heroes_out", players=3, seed=5, scenario="under_construction", clans=["random"] * 3)
    wander(table, 9, "turn")
    hidden = HIDDEN[place]
    worlds = [tuple(hidden(pieces(table.redeal(0, number)))) for number in range(30)]
    assert len(set(worlds)) > 1
    if place not in SHARED:
        assert {tuple(sorted(world)) for world in worlds} == {tuple(sorted(hidden(pieces(table))))}


def wander(table: uk.Table, seed: int, kind: str) -> None:
    """Anything, up to a question of this kind, but not the first of them."""
    chance = random.Random(seed)
    for number in range(60):
        if table.decision is None or (number > 25 and table.decision.kind == kind):
            return
        table.choose(chance.randrange(len(table.decision.options)))


@pytest.mark.rs("RS-037")
def test_in_which_order_anything_hidden_lies_is_not_to_be_seen_by_anybody():
    for number in range(12):
        table = uk.new_game("keep_the_heroes_out", players=2, seed=number, scenario="under_construction")
        wander(table, number, "turn")
        before = [table.view(viewer) for viewer in (None, 0, 1)]
        g = pieces(table)
        g.guild.reverse()
        g.loot[g.sunk :] = g.loot[g.sunk :][::-1]
        g.builder.reverse()
        for me in g.players:
            me.deck.reverse()
            me.hand.reverse()
        one, other = [room for room, lying in enumerate(g.treasures) if lying and lying.value == 1][:2]
        g.treasures[one], g.treasures[other] = g.treasures[other], g.treasures[one]
        assert [table.view(viewer) for viewer in (None, 0, 1)] == before


@pytest.mark.rs("RS-032")
def test_two_worlds_that_differ_in_what_a_seat_cannot_know_look_alike_to_it():
    compared = 0
    for number in range(6):
        table = uk.new_game("keep_the_heroes_out", players=3, seed=number, scenario="mad_science")
        chance = random.Random(number)
        while table.decision is not None:
            if chance.random() < 0.1:
                for viewer in range(3):
                    world = table.redeal(viewer, chance.getrandbits(30))
                    assert world.view(viewer) == table.view(viewer)
                    assert world.view(None) == table.view(None)
                    compared += 1
            table.choose(chance.randrange(len(table.decision.options)))
    assert compared > 100


@pytest.mark.rs("RS-062")
def test_the_same_seed_imagines_the_same_in_worlds_that_a_seat_cannot_tell_apart():
    compared = 0
    for number in range(4):
        table = uk.new_game("keep_the_heroes_out", players=2 + number % 3, seed=number, scenario="under_construction")
        chance = random.Random(number)
        while table.decision is not None:
            seat = table.decision.seat
            if chance.random() < 0.2:
                worlds = [table.redeal(seat, world).redeal(seat, 5) for world in (1, 2)]
                assert worlds[0].digest() == worlds[1].digest()
                compared += 1
            table.choose(chance.randrange(len(table.decision.options)))
    assert compared > 20


@pytest.mark.rs("RS-044")
def test_a_refusal_says_the_same_in_every_world_that_the_seat_could_imagine():
    said = ["play sword left", "gamble", "use laboratory", "next vault", "hit rats", "done", "reinforcements", "dance"]
    said += [f"{verb} {card}" for card in ("sword", "mimic", "rat_swarm", "imp_snare") for verb in VERBS]
    compared = 0
    for number in range(6):
        table = uk.new_game("keep_the_heroes_out", players=2, seed=number, clans=["rats", "imps"])
        chance = random.Random(number)
        while table.decision is not None:
            if chance.random() < 0.1:
                worlds = [table, *[table.redeal(table.decision.seat, world) for world in range(3)]]
                assert len({tuple(str(world.why_not(one)) for one in said) for world in worlds}) == 1
                compared += 1
            table.choose(chance.randrange(len(table.decision.options)))
    assert compared > 20


@pytest.mark.rs("RS-061")
def test_when_a_deck_runs_out_its_last_cards_are_known_to_be_in_the_hand():
    mine = ("deck: [rat_gang_up], discard: [rat_busy_paws, rat_busy_paws, rat_busy_paws, rat_scurry, rat_scurry, "
            "rat_from_the_drains, rat_from_the_drains], hand: [rat_swarm, rat_swarm]")  # fmt: skip
    table = at("rats imps", hand=None, mine=mine, phase="exchange", extra="gambled: true", guild="tb_quiet")
    do(table, "done")
    assert table.view(1)["players"][0]["shown"] == ["rat_gang_up", "rat_swarm", "rat_swarm"]
    others = set()
    for number in range(20):
        held = [card.id for card in pieces(table.redeal(1, number)).players[0].hand]
        assert held.count("rat_swarm") == 2
        assert "rat_gang_up" in held
        others.add(tuple(sorted(held)))
    assert len(others) > 2
