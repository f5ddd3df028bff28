"""What is in the box, and how a game begins (CC-001 to CC-034)."""

from __future__ import annotations

from collections import Counter

import pytest

import underkeep as uk
from tests.clank_catacombs.situations import asked, options, pieces
from underkeep.clank_catacombs.census import census
from underkeep.clank_catacombs.tiles import SQUARE, START
from underkeep.clank_catacombs.tiles.printed import SHRINE


def dealt(players: int = 4, seed: int = 3, **more):
    return uk.new_game("clank_catacombs", players=players, seed=seed, **more)


@pytest.mark.rule("CC-001")
@pytest.mark.rule("CC-130")
def test_the_box_holds_a_start_tile_with_two_sides_and_twenty_eight_square_tiles():
    assert len(START) == 2
    assert len(SQUARE) == 28
    assert len([tile for tile in SQUARE.values() if tile.depths]) == 22
    assert all(not room.depths for tile in SQUARE.values() if not tile.depths for room in tile.rooms)
    assert all(room.depths for tile in SQUARE.values() if tile.depths for room in tile.rooms)


@pytest.mark.rule("CC-002")
@pytest.mark.rule("CC-015")
@pytest.mark.rule("CC-016")
@pytest.mark.rule("CC-029")
def test_all_dragon_cubes_are_in_the_bag_ghosts_in_the_bank_and_thirty_cubes_with_each_player():
    table = dealt()
    g = pieces(table)
    assert (g.bag_black, g.bag_ghosts, sum(g.bag)) == (24, 0, 0)
    assert (g.ghosts, g.clank_ghosts) == (5, 0)
    assert [me.supply + g.clank[me.seat] for me in g.players] == [30] * 4
    assert {me["pawn"] for me in table.view(None)["players"]} == {"crypt"}


@pytest.mark.rule("CC-003")
@pytest.mark.rule("CC-023")
def test_the_reserve_has_three_stacks_and_the_goblin():
    table = dealt()
    assert table.view(None)["reserve"] == {"mercenary": 15, "explore": 15, "secret_tome": 12}
    sheets = {card["id"]: card for card in table.info.cards()}
    assert sheets["goblin"]["copies"] == 1
    refusal = table.why_not("fight goblin")
    assert refusal is not None
    assert refusal.message == "clank-no-swords"  # it is there, from the first turn on


@pytest.mark.rule("CC-004")
@pytest.mark.rule("CC-008")
@pytest.mark.rule("CC-031")
@pytest.mark.rule("CC-035")
@pytest.mark.rule("CC-256")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_everybody_begins_with_the_same_ten_cards_five_of_them_in_hand(players):
    g = pieces(dealt(players))
    ten = {"burgle": 6, "stumble": 2, "scramble": 1, "sidestep": 1}
    for me in g.players:
        assert Counter([card.id for card in me.whole_deck()]) == ten
        assert len(me.hand) == len(me.deck) == 5


@pytest.mark.rule("CC-005")
@pytest.mark.rule("CC-024")
@pytest.mark.rule("CC-026")
@pytest.mark.rule("CC-028")
@pytest.mark.rule("CC-034")
def test_deck_and_row_are_a_hundred_cards_and_the_main_discard_pile_is_empty():
    for seed in range(20):
        g = pieces(dealt(seed=seed))
        assert len([card for card in g.row if card is not None]) == 6
        assert len(g.deck) == 94
        assert g.pile == []
        assert len({card.id for card in [*g.deck, *[one for one in g.row if one]]}) == 68


@pytest.mark.rule("CC-006")
@pytest.mark.rule("CC-018")
def test_tokens_are_as_many_as_the_box_holds_and_shuffled():
    g = pieces(dealt(seed=1))
    assert (len(g.majors), len(g.minors), len(g.prisoners), g.idols) == (11, 20, 20, 3)
    other = pieces(dealt(seed=2))
    for mine, theirs in ((g.majors, other.majors), (g.minors, other.minors), (g.prisoners, other.prisoners)):
        assert Counter(mine) == Counter(theirs)
        assert mine != theirs


@pytest.mark.rule("CC-007")
@pytest.mark.rule("CC-019")
@pytest.mark.rule("CC-093")
def test_the_market_has_ten_goods_with_the_best_crown_first_and_no_key():
    goods = dealt().view(None)["market"]
    assert Counter([good.partition("_")[0] if "crown" in good else good for good in goods]) == {
        "backpack": 2,
        "blood_amulet": 2,
        "burglars_kit": 3,
        "crown": 3,
    }
    assert [good for good in goods if "crown" in good] == ["crown_10", "crown_9", "crown_8"]


@pytest.mark.rule("CC-010")
@pytest.mark.rule("CC-255")
@pytest.mark.parametrize(("players", "cubes"), [(2, 3), (3, 2), (4, 2), (5, 2), (6, 2)])
def test_the_dragon_marker_starts_by_the_number_of_players(players, cubes):
    rage = dealt(players).view(None)["rage"]
    assert rage["cubes"] == cubes
    assert rage["space"] == {2: 2, 3: 1}.get(players, 0)


@pytest.mark.rule("CC-011")
@pytest.mark.rule("CC-012")
@pytest.mark.rule("CC-129")
def test_four_of_six_haven_tiles_lie_on_the_twenty_two_of_the_depths():
    removed: set[str] = set()
    orders: set[tuple[str, ...]] = set()
    for seed in range(30):
        g = pieces(dealt(seed=seed))
        assert [tile.depths for tile in g.stack[::-1]] == [False] * 4 + [True] * 22
        assert len(g.removed) == 2
        assert not any(tile.depths for tile in g.removed)
        removed.update(tile.id for tile in g.removed)
        orders.add(tuple(tile.id for tile in g.stack[:22]))
    assert removed == {"H1", "H2", "H3", "H4", "H5", "H6"}
    assert len(orders) == 30


@pytest.mark.rule("CC-013")
def test_no_view_and_no_event_tells_which_haven_tiles_are_out():
    table = dealt()
    out = [tile.id for tile in pieces(table).removed]
    for viewer in (None, 0, 1, 2, 3):
        assert not any(f"'{tile}'" in repr(table.view(viewer)) for tile in out)
    assert table.view(0)["stack"] == {"haven": 4, "tiles": 26}


@pytest.mark.rule("CC-014")
def test_gold_and_lockpicks_are_plain_numbers_that_no_bank_limits():
    table = uk.load(
        "underkeep: position 1\ngame: clank_catacombs\noptions: {players: 2}\nplayers:\n"
        "- {gold: 400, lockpicks: 90, boots: 1, hand: [swindle, rebel_thief]}\n- {}\n"
    )
    table.choose("play swindle")
    table.choose("play rebel_thief")
    me = table.view(0)["players"][0]
    assert (me["gold"], me["lockpicks"]) == (403, 91)


@pytest.mark.rule("CC-017")
def test_artifacts_are_stacked_by_value_with_the_five_on_top():
    assert dealt().view(None)["artifacts"]["stack"] == [5, 7, 10, 12, 15, 17, 20]


@pytest.mark.rule("CC-020")
@pytest.mark.parametrize(("side", "tile"), [("a", "START_A"), ("b", "START_B")])
def test_either_side_of_the_start_tile_can_be_up(side, tile):
    table = dealt(start_side=side)
    assert table.view(None)["tiles"] == [{"tile": tile, "cell": [0, 0], "rotation": 0}]
    assert {dealt(seed=seed, start_side="random").view(None)["start_side"] for seed in range(9)} == {
        "START_A",
        "START_B",
    }


@pytest.mark.rule("CC-021")
def test_three_idols_wait_in_the_shrine_of_either_side():
    assert dealt().view(None)["idols"] == 3
    for tile in START.values():
        assert len([room for room in tile.rooms if room.features & SHRINE]) == 1


@pytest.mark.rule("CC-022")
def test_there_is_a_mastery_token_for_each_player_and_nobody_has_one_yet():
    assert [me["mastery"] for me in dealt(3).view(None)["players"]] == [False] * 3


@pytest.mark.rule("CC-025")
def test_the_opening_row_never_shows_the_dragon():
    for seed in range(200):
        g = pieces(dealt(2, seed))
        assert not any(card is not None and card.dragon for card in g.row)


@pytest.mark.rule("CC-027")
def test_what_arrives_in_the_opening_row_happens():
    loud = quiet = 0
    for seed in range(200):
        g = pieces(dealt(2, seed))
        rattling = len([card for card in g.row if card is not None and card.id in ("archoverlord", "skeleton_priest")])
        assert sum(g.clank) == 3 + 2 + 2 * rattling
        loud += rattling > 0
        quiet += rattling == 0
    assert loud > 20
    assert quiet > 20


@pytest.mark.rule("CC-030")
def test_everybody_begins_with_three_lockpicks():
    assert [me["lockpicks"] for me in dealt().view(None)["players"]] == [3] * 4


@pytest.mark.rule("CC-032")
def test_the_first_player_is_drawn_or_named_and_play_goes_clockwise():
    assert {dealt(seed=seed).view(None)["first"] for seed in range(30)} == {0, 1, 2, 3}
    table = dealt(first_player="2")
    assert dealt(first_player=2).digest() == table.digest()  # a number or a word, as in a file
    order: list[int] = []
    while len(order) < 5:
        me = asked(table)[0]
        if not order or order[-1] != me:
            order.append(me)
        table.choose(len(options(table)) - 1)
    assert order == [2, 3, 0, 1, 2]


@pytest.mark.rule("CC-033")
@pytest.mark.rule("CC-263")
@pytest.mark.parametrize(
    ("players", "clank", "gold"),
    [(2, [3, 2], [0, 0]), (4, [3, 2, 1, 0], [0] * 4), (6, [3, 2, 1, 0, 0, 0], [0, 0, 0, 0, 1, 2])],
)
def test_the_first_players_place_clank_and_the_last_ones_have_gold(players, clank, gold):
    for seed in range(60):
        g = pieces(dealt(players, seed, first_player="1"))
        if not any(card is not None and card.arrive is not None for card in g.row):
            break
    order = [*range(1, players), 0]
    assert [g.clank[at] for at in order] == clank
    assert [g.players[at].gold for at in order] == gold
    assert g.turn.clank_made == 0


def test_a_deal_holds_everything_once():
    found = census(pieces(dealt()))
    assert sum(count for name, count in found.items() if name in SQUARE) == 28
    assert found["black cubes"] == 24


@pytest.mark.parametrize(
    ("options", "field"),
    [
        ({"players": 1}, "players"),
        ({"players": True}, "players"),
        ({"players": 5, "party": False}, "party"),
        ({"players": 4, "party": True}, "party"),
        ({"party": "yes"}, "party"),
        ({"start_side": "c"}, "start_side"),
        ({"first_player": "3", "players": 2}, "first_player"),
        ({"first_player": True}, "first_player"),
        ({"characters": True}, "characters"),
    ],
)
def test_options_that_cannot_be_played_are_refused_by_name(options, field):
    with pytest.raises(uk.BadOptions) as refused:
        uk.new_game("clank_catacombs", **options)
    assert refused.value.field == field


@pytest.mark.rule("CC-311")
def test_cards_of_other_boxes_come_only_by_choice():
    promos = {"breakout", "mister_wizkers", "dusty_map"}
    cards = {card.id for card in pieces(dealt()).deck}
    assert not cards & promos
    g = pieces(dealt(promos=True))
    assert len(g.deck) == 97
    assert {card.id for card in [*g.deck, *[one for one in g.row if one]]} >= promos
