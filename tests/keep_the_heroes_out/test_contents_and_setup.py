"""What is in the box, and how a game begins (KH-001 to KH-035)."""

from __future__ import annotations

from collections import Counter

import pytest

import underkeep as uk
from tests.keep_the_heroes_out import figures
from tests.keep_the_heroes_out.situations import (
    asked,
    at,
    do,
    end_turn,
    heroes,
    invaded,
    options,
    pieces,
    room,
    seat,
    told,
    view,
    why_not,
)
from underkeep.keep_the_heroes_out.kinds import ROOMS
from underkeep.keep_the_heroes_out.scenarios import scenario_named
from underkeep.keep_the_heroes_out.settings import SCENARIO_IDS

TEN = list(figures.SCENARIOS)


def new(players: object = 2, seed: int = 1, **more) -> uk.Table:
    return uk.new_game("keep_the_heroes_out", players=players, seed=seed, **more)


def begun(clans: str, seed: int = 1, **more) -> uk.Table:
    """The first turn of a game in which everybody has put their monsters into the first room offered."""
    names = clans.split()
    table = new(len(names), seed, clans=names, **more)
    while asked(table)[1] == "muster":
        table.choose(0)
    return table


@pytest.mark.rule("KH-001")
@pytest.mark.rule("KH-002")
def test_one_to_six_clans_can_defend_a_dungeon():
    info = next(info for info in uk.games() if info.name == "keep_the_heroes_out")
    assert info.seats == (1, 2, 3, 4, 5, 6)
    for players in info.seats:
        assert len(view(new(players))["players"]) == players
    for wrong in (0, 7, "2", True):
        with pytest.raises(uk.BadOptions) as refused:
            new(wrong)
        assert (refused.value.field, refused.value.rule) == ("players", "KH-001")


@pytest.mark.rule("KH-003")
def test_a_lone_player_is_always_active():
    table = at("rats", phase="rest", guild="archer_bones", rooms={"vault": "monsters: {rats: 1}"})
    do(table, "done")
    while asked(table)[1] != "turn":
        table.choose(0)
    assert (view(table)["turn"], view(table)["active"]) == (2, 0)


@pytest.mark.rule("KH-004")
@pytest.mark.parametrize("ident", TEN)
def test_a_dungeon_is_laid_out_as_its_scenario_shows(ident):
    figure = figures.SCENARIOS[ident]
    seen = view(new(scenario=ident))
    laid = [f"{one['room']} {one['cell'][0]},{one['cell'][1]} {one['rotation']}" for one in seen["rooms"]]
    assert sorted(laid) == sorted(figure["rooms"])
    assert {one["room"]: one["distance"] for one in seen["rooms"]} == figures.DISTANCES[ident]
    ways = {" ".join(sorted((one["room"], other))) for one in seen["rooms"] for other in one["corridors"]}
    assert sorted(ways) == sorted(" ".join(sorted(way.split())) for way in figures.CORRIDORS[ident])
    scenario = scenario_named(ident)
    assert (scenario.number, scenario.name, scenario.stars) == (figure["number"], figure["name"], figure["stars"])
    assert {card.id: (card.name, card.copies) for card in scenario.cards} == figure["cards"]
    assert ROOMS[scenario.special] == figure["special"]


@pytest.mark.rule("KH-005")
@pytest.mark.rule("KH-006")
@pytest.mark.rule("KH-014")
@pytest.mark.parametrize("ident", TEN)
def test_treasures_of_the_asked_value_lie_face_down_and_portals_are_unfinished(ident):
    figure = figures.SCENARIOS[ident]
    backs = set()
    for number in range(6):
        table = new(seed=number, scenario=ident)
        seen = view(table)
        assert {one["room"]: one["treasure"] for one in seen["rooms"] if one["treasure"]} == figure["treasures"]
        assert sorted(one["room"] for one in seen["rooms"] if one["portal"] == "unfinished") == sorted(
            figure["portals"]
        )
        backs.add(tuple(None if one is None else one.id for one in pieces(table).treasures))
        assert "losses" not in str(seen["rooms"])
    assert len(backs) > 1


@pytest.mark.rule("KH-007")
@pytest.mark.rule("KH-008")
@pytest.mark.parametrize("ident", SCENARIO_IDS)
def test_the_guild_deck_is_all_heroes_and_the_cards_of_the_scenario(ident):
    table = new(scenario=ident)
    deck = [card.id for card in pieces(table).guild]
    hoped = Counter({card: copies for card, (_, _, copies) in figures.GUILD.items()})
    hoped += Counter({card.id: card.copies for card in scenario_named(ident).cards})
    assert Counter(deck) == hoped
    assert 22 <= len(deck) <= 24
    assert view(table)["guild"]["left"] == sorted(deck)
    assert deck != [card.id for card in pieces(new(seed=2, scenario=ident)).guild]


@pytest.mark.rule("KH-009")
@pytest.mark.rule("KH-010")
def test_sixty_loot_cards_are_shuffled_and_five_lie_open():
    table = begun("rats imps")
    g = pieces(table)
    assert Counter(card.id for card in [*g.loot, *g.row]) == {card: one[2] for card, one in figures.LOOT.items()}
    assert len(g.row) == 5
    assert sorted(Counter(card.kind for card in [*g.loot, *g.row]).values()) == [15, 15, 15, 15]
    assert view(table)["loot"]["row"] != view(begun("rats imps", seed=2))["loot"]["row"]


@pytest.mark.rule("KH-012")
def test_all_other_tokens_are_one_reserve():
    reserve = view(new(scenario="grand_siege"))["reserve"]
    tokens = figures.TOKENS
    for goods in ("coin", "book", "frog", "bone"):
        assert reserve[goods] == tokens[f"resource_{goods}"]
    assert reserve["trap"] == tokens["trap"]
    assert sum(reserve["heroes"].values()) == tokens["hero"]
    assert reserve["portals"] == tokens["portal"] - 2
    assert reserve["damage"] == tokens["damage"]
    assert sum(copies for _, _, copies in figures.TREASURES.values()) == tokens["treasure"]


@pytest.mark.rule("KH-013")
def test_a_token_that_is_discarded_can_be_used_again():
    table = at("rats", hand="rat_busy_paws", rooms={"forge": "monsters: {rats: 1}, resources: {coin: 6}", "vault": ""})
    assert view(table)["reserve"]["coin"] == 0
    do(table, "play rat_busy_paws left", "use forge for sword")
    assert view(table)["reserve"]["coin"] == 1


@pytest.mark.rule("KH-015")
def test_clans_are_chosen_from_the_youngest_on_and_each_once():
    table = new(3)
    assert asked(table) == (0, "clan")
    assert len(options(table)) == 9
    do(table, "clan rats")
    assert asked(table) == (1, "clan")
    assert "clan rats" not in options(table)
    assert why_not(table, "clan rats") == "KH-015"
    do(table, "clan imps")
    assert not {"clan rats", "clan imps"} & set(options(table))
    do(table, "clan witches")
    assert [player["clan"] for player in view(table)["players"]] == ["rats", "imps", "witches"]
    for wrong, field in ((["rats", "rats"], "KH-015"), (["rats"], "KH-015"), (["cats", "rats"], ""), ("rats", "")):
        with pytest.raises(uk.BadOptions) as refused:
            new(2, clans=wrong)
        assert (refused.value.field, refused.value.rule) == ("clans", field)
    drawn = {tuple(p["clan"] for p in view(new(2, n, clans=["random", "rats"]))["players"]) for n in range(12)}
    assert len(drawn) > 3
    assert all(pair[1] == "rats" != pair[0] for pair in drawn)


@pytest.mark.rule("KH-016")
@pytest.mark.rule("KH-017")
@pytest.mark.rule("KH-018")
@pytest.mark.rule("KH-035")
@pytest.mark.parametrize("clan", figures.CLANS)
def test_a_player_gets_the_cards_and_monsters_of_the_clan(clan):
    count, health, cards, start, icon, role = figures.CLANS[clan]
    other = "imps" if clan != "imps" else "rats"
    table = begun(f"{clan} {other}")
    me = seat(table, 0)
    assert (me["monsters"], me["health"], me["in_dungeon"], me["lair"]) == (count, health, start, count - start)
    deck = Counter(card.id for card in pieces(table).players[0].whole_deck())
    assert sum(deck.values()) == cards
    assert deck == {card: copies for card, (_, copies, _) in figures.TACTICS[clan].items()}
    stand = [one["room"] for one in view(table)["rooms"] for there in one["monsters"] if there["clan"] == clan]
    assert set(stand) <= set(figures.ICONS[icon])
    sheet = next(one for one in table.info.cards() if one["id"] == clan)
    assert (sheet["role"], sheet["monsters"], sheet["health"], sheet["cards"]) == (role, count, health, cards)


@pytest.mark.rule("KH-016")
def test_who_chooses_a_clan_at_the_table_gets_all_ten_of_its_cards_and_its_monsters():
    table = new(2)
    do(table, "clan rats", "clan imps")
    for number, clan in enumerate(("rats", "imps")):
        me = pieces(table).players[number]
        deck = Counter(card.id for card in me.whole_deck())
        assert deck == {card: copies for card, (_, copies, _) in figures.TACTICS[clan].items()}
        assert me.lair == figures.CLANS[clan][0]


@pytest.mark.rule("KH-019")
@pytest.mark.rule("KH-020")
@pytest.mark.rule("KH-021")
def test_starting_monsters_are_split_over_matching_rooms_at_will():
    table = new(1, clans=["rats"])
    assert options(table) == ["muster sewers", "muster beast_tamer"]
    assert why_not(table, "muster vault") == "KH-019"
    do(table, "muster sewers", "muster beast_tamer", "muster sewers")
    assert [room(table, name)["monsters"][0]["count"] for name in ("sewers", "beast_tamer")] == [2, 1]
    assert seat(table)["lair"] == 6


@pytest.mark.rule("KH-022")
@pytest.mark.rule("KH-023")
def test_monsters_come_from_the_lair_as_long_as_there_are_any():
    eight = "monsters: {rats: 8}"
    table = at("rats", hand="rat_from_the_drains", rooms={"vault": eight})
    do(table, "play rat_from_the_drains", "ambush sewers")
    assert (seat(table)["lair"], seat(table)["in_dungeon"]) == (0, 9)
    assert asked(table)[1] == "turn"  # two more could have come, but nobody is left
    table = at("rats", hand="rat_from_the_drains rat_busy_paws", rooms={"vault": "monsters: {rats: 9}"})
    assert options(table)[0] == "play rat_from_the_drains"  # for nothing
    do(table, "play rat_busy_paws left")
    assert not [option for option in options(table) if option.startswith("ability")]
    rooms = {"forge": "monsters: {rats: 1}", "vault": "monsters: {rats: 2}", "workshop": "treasure: t2_curse"}
    table, _ = invaded("mage_swords", rooms=rooms)
    assert seat(table)["lair"] == 6
    do(table, "next mage forge", "next forge")  # whoever leaves the dungeon goes back there
    assert (seat(table)["lair"], seat(table)["in_dungeon"]) == (7, 2)


@pytest.mark.rule("KH-024")
def test_the_own_deck_is_shuffled_and_five_cards_are_drawn():
    hands = set()
    for number in range(8):
        table = begun("rats imps", seed=number)
        assert [(player["hand"], player["deck"]) for player in view(table)["players"]] == [(5, 5), (5, 5)]
        hands.add(tuple(seat(table)["cards"]))
    assert len(hands) > 3


@pytest.mark.rule("KH-025")
@pytest.mark.rule("KH-028")
@pytest.mark.rule("KH-029")
@pytest.mark.rule("KH-030")
@pytest.mark.parametrize("level", figures.QUOTAS)
def test_the_difficulty_says_how_many_guild_cards_come_in_each_wave(level):
    for wave in (1, 2):
        quota = figures.QUOTAS[level][wave - 1]
        table = at("rats", phase="rest", difficulty=level, extra=f"wave: {wave}", guild="tb_quiet tb_rust tb_scouts")
        assert view(table)["quota"] == quota
        assert len(told(end_turn(table), "guild_card")) == quota
    with pytest.raises(uk.BadOptions) as refused:
        new(difficulty="easy")
    assert (refused.value.field, refused.value.rule) == ("difficulty", "KH-025")


@pytest.mark.rule("KH-026")
@pytest.mark.rule("KH-027")
def test_whose_clan_has_the_fewest_monsters_begins():
    for clans, first in (("rats witches imps", 1), ("rats slimes", 1), ("red_dragon rats", 0)):
        table = begun(clans)
        assert (view(table)["first"], view(table)["active"]) == (first, first)
        assert asked(table) == (first, "turn")


@pytest.mark.rule("KH-031")
@pytest.mark.rule("KH-032")
def test_heroes_come_after_every_single_turn():
    table = at("rats imps slimes gnolls", guild="tb_quiet tb_rust tb_scouts archer_bones",
               rooms={"vault": "monsters: {rats: 9}"})  # fmt: skip
    for active in range(4):
        assert asked(table) == (active, "turn")
        assert len(told(end_turn(table), "guild_card")) == 1
    assert asked(table) == (0, "turn")


@pytest.mark.rule("KH-033")
@pytest.mark.rule("KH-073")
def test_a_clan_without_monsters_in_the_dungeon_has_no_ability_but_plays_on():
    table = at("slimes", hand="slime_ooze slime_drip")
    assert asked(table) == (0, "turn")
    assert options(table) == ["play slime_ooze", "play slime_drip", "gamble", "end turn"]
    do(table, "play slime_drip", "ambush library", "done")
    do(table, "play slime_ooze left")
    assert "ability draw" in options(table)
    table = at("slimes imps", hand="slime_ooze", rooms={"forge": "monsters: {imps: 1}"})
    assert why_not(table, "play slime_ooze left") == "KH-033"
    table, events = invaded("tb_quiet", clans="slimes imps", hand="slime_ooze", rooms={"forge": "monsters: {imps: 1}"})
    assert told(events, "guild_card")  # heroes come at the end of this turn, too
    assert asked(table) == (1, "turn")


def test_crowded_cells_begin_with_prisoners():
    assert heroes(new(scenario="jailbreak"), "prison")[1] == {"fighter": 1, "rogue": 1, "mage": 1, "archer": 1}
    assert heroes(new(scenario="jailbreak", hard=True), "prison")[1]["mage"] == 2


@pytest.mark.parametrize(
    ("given", "field"),
    [({"scenario": "nowhere"}, "scenario"), ({"hard": 1}, "hard"), ({"prisoners_stir": "no"}, "prisoners_stir"),
     ({"colour": "red"}, "colour")],
)  # fmt: skip
def test_options_that_do_not_exist_are_refused_by_name(given, field):
    with pytest.raises(uk.BadOptions) as refused:
        new(**given)
    assert refused.value.field == field
