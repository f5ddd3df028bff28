"""Five and six players (CC-251 to CC-263)."""

from __future__ import annotations

import pytest

import underkeep as uk
from tests.clank_catacombs.situations import OTHER, asked, at, do, offers, options, pieces, seat, view, why_not

FOUR_MORE = " / ".join([OTHER.replace("burgle, stumble, sidestep, scramble, burgle", "burgle, stumble")] * 4)
PORCH = "pawn: east_porch, hand: [burgle], boots: 3, swords: 3, lockpicks: 3"


@pytest.mark.rule("CC-251")
@pytest.mark.rule("CC-252")
def test_four_more_artifacts_lie_below_their_equals_and_the_25_at_the_bottom():
    table = uk.new_game("clank_catacombs", players=5, seed=1)
    assert table.options["party"] is True
    assert view(table)["artifacts"]["stack"] == [5, 7, 10, 10, 12, 15, 15, 17, 20, 20, 25]
    with pytest.raises(uk.BadOptions) as refused:
        uk.new_game("clank_catacombs", players=3, party=True)
    assert refused.value.rule == "CC-251"


@pytest.mark.rule("CC-253")
@pytest.mark.rule("CC-254")
def test_goods_secrets_and_cards_of_the_party_join_but_no_key():
    g = pieces(uk.new_game("clank_catacombs", players=6, seed=1))
    assert len([token for token in g.market if token.id == "invisibility_cloak"]) == 2
    assert not [token for token in g.market if "key" in token.id]
    assert len([token for token in g.minors if token.id == "potion_of_stealth"]) == 2
    assert g.reserve == [19, 19, 16]
    assert len(g.deck) + 6 == 101
    assert len(g.players) == 6


@pytest.mark.rule("CC-257")
@pytest.mark.rule("CC-258")
@pytest.mark.parametrize(("tile", "room", "laid"), [("D01", "d01_nw", [12]), ("D08", "d08_w", [12, 15]),
                                                    ("D12", "d12_ne", [12, 15, 15])])  # fmt: skip
def test_plus_rooms_get_all_artifacts_down_to_theirs(tile, room, laid):
    table = at(PORCH, FOUR_MORE, f"stack: [{tile}]\nartifacts: [12, 15, 15, 17]")
    do(table, "explore L.E2")
    do(table, offers(table, "place")[0])
    assert view(table)["artifacts"]["rooms"] == {room: laid}
    assert len(view(table)["artifacts"]["stack"]) == 4 - len(laid)


D12 = "tiles: [{id: H1, cell: [1, 1]}, {id: D12, cell: [2, 1]}]\ntreasures: {d12_ne: [12, 15, 15]}"


@pytest.mark.rule("CC-259")
@pytest.mark.rule("CC-260")
def test_the_best_one_is_taken_and_a_backpack_takes_no_second_one_from_there():
    table = at("pawn: d12_ne, hand: [burgle], boots: 1, tokens: [backpack]", FOUR_MORE, D12)
    do(table, "take artifact")
    assert seat(table)["artifacts"] == [15]
    assert view(table)["artifacts"]["rooms"] == {"d12_ne": [12, 15]}
    assert why_not(table, "take artifact") == "CC-260"


@pytest.mark.rule("CC-262")
@pytest.mark.card("ape_lord_phantasm")
def test_the_phantasm_lets_idols_be_returned_but_never_the_monkey_bot():
    others = "{hand: [burgle, stumble], tokens: [golden_monkey_bot], health: 5} / " + " / ".join([OTHER] * 3)
    table = at("swords: 3, idols: 2, health: 6, hand: [burgle]", others.replace(", sidestep, scramble, burgle", ""),
               "idols: 1", row="[ape_lord_phantasm]")  # fmt: skip
    do(table, "fight ape_lord_phantasm")
    assert asked(table) == (0, "return_idol")
    do(table, "yes", "no")
    assert (seat(table)["idols"], seat(table)["health"], seat(table)["gold"]) == (1, 8, 3)
    assert view(table)["idols"] == 2
    assert asked(table) == (0, "turn")  # the owner of the bot is not even asked


@pytest.mark.rule("CC-301")
@pytest.mark.card("potion_of_stealth", "invisibility_cloak")
def test_what_only_a_crowd_finds_lies_before_its_owner():
    secret = "pools: {minor_secrets: [potion_of_stealth]}"
    found = at("skill: 3, hand: [burgle]", FOUR_MORE, secret, row="[scavenger]")
    do(found, "acquire scavenger")
    stall = "tiles: [{id: H1, cell: [1, 1]}]"
    bought = at("pawn: h1_e, gold: 7, hand: [burgle]", FOUR_MORE, stall)
    do(bought, "buy invisibility_cloak")
    assert [seat(table)["tokens"][1:] for table in (found, bought)] == [["potion_of_stealth"], ["invisibility_cloak"]]
    assert [view(table)["box"] for table in (found, bought)] == [[], []]


@pytest.mark.card("potion_of_stealth")
def test_a_potion_of_stealth_hushes_its_user_and_is_heard_by_the_others():
    table = at("hand: [burgle], tokens: [potion_of_stealth]", FOUR_MORE, "clank: {cubes: [2]}")
    do(table, "use potion_of_stealth")
    assert view(table)["clank"]["cubes"] == [1, 1, 1, 1, 1]


@pytest.mark.card("invisibility_cloak")
def test_in_a_cloak_no_monster_is_met():
    table = at("pawn: landing, boots: 1, hand: [burgle], tokens: [invisibility_cloak]", FOUR_MORE)
    assert offers(table, "move shrine") == ["move shrine"]
    do(table, "move shrine")
    assert seat(table)["health"] == 10
    assert seat(table)["worth"] == 5 + 5
    assert "end turn" not in options(table)
