"""What every card of the row does, and what it does not do."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.clank_catacombs.figures import ACQUIRE, GIVES
from tests.clank_catacombs.situations import (
    OTHER,
    asked,
    at,
    do,
    end_turn,
    now,
    offers,
    options,
    pieces,
    refilling,
    seat,
    view,
    why_not,
)
from underkeep.clank_catacombs.cards import CATALOGUE
from underkeep.clank_catacombs.kinds import BLUE, DEVICE, MONSTER, RESERVE, STARTER
from underkeep.clank_catacombs.tokens import TOKENS

DECK = "deck: [burgle, burgle, burgle, burgle]"
H2 = "tiles: [{id: H2, cell: [1, 1]}]"
H5 = "tiles: [{id: H5, cell: [1, 1]}]"


def figures(table) -> dict[str, int]:
    """All that a card can give at once."""
    me, turn = pieces(table).players[0], pieces(table).turn
    return {
        "skill": turn.skill, "swords": turn.swords, "boots": turn.boots, "gold": me.gold, "lockpicks": me.lockpicks,
        "clank": pieces(table).clank[0] - 5, "heal": 5 - me.damage(), "draw": len(me.hand),
        "prisoners": me.prisoners(), "secret_tome": len(me.discard),
        "minor_secret": -len(pieces(table).minors), "major_secret": -len(pieces(table).majors),
    }  # fmt: skip


def changed(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    return {name: after[name] - before[name] for name in before if after[name] != before[name]}


PLAYED = [card for card in CATALOGUE.values() if card.header in (STARTER, RESERVE, BLUE)]
PLAYED_ALONE = [card for card in PLAYED if card.effect is None and not card.bonuses]
MORE = {"lute": {"gold": 1}}  # what the text of a card adds at once, even where it finds nothing to build upon


@pytest.mark.rule("CC-047")
@pytest.mark.parametrize("card", PLAYED, ids=lambda card: card.id)
def test_a_card_that_is_played_gives_what_it_shows_before_its_text_asks_anything(card):
    promos = card.set == "promo"
    table = at(
        f"hand: [{card.id}, burgle], {DECK}, health: 5, lockpicks: 1", extra="clank: {cubes: [5]}", promos=promos
    )
    before = figures(table)
    do(table, f"play {card.id}")
    gained = {**GIVES.get(card.id, {}), **MORE.get(card.id, {})}
    gained["draw"] = gained.get("draw", 0) - 1  # the card itself has left the hand
    assert changed(before, figures(table)) == {what: number for what, number in gained.items() if number}


@pytest.mark.parametrize(
    "card", [name for name in ACQUIRE if "prisoners" not in ACQUIRE[name] and "minor_secret" not in ACQUIRE[name]]
)
def test_what_a_card_gives_when_it_is_acquired(card):
    table = at(
        f"skill: {CATALOGUE[card].cost}, hand: [burgle], health: 5", extra="clank: {cubes: [5]}", row=f"[{card}]"
    )
    before = figures(table)
    do(table, f"acquire {card}")
    gained = changed(before, figures(table))
    assert gained.pop("skill") == -CATALOGUE[card].cost
    assert gained.pop("secret_tome") == 1  # a card in the discard pile
    assert gained == ACQUIRE[card]


@pytest.mark.card("riot", "diversion", "scavenger")
def test_prisoners_and_secrets_come_with_some_cards():
    for card in ("riot", "diversion"):
        table = at("skill: 5, hand: [burgle]", row=f"[{card}]", extra="pools: {prisoners: [peasant]}")
        do(table, f"acquire {card}")
        assert "peasant" in seat(table)["tokens"]
    secret = at("skill: 3, hand: [burgle]", row="[scavenger]", extra="pools: {minor_secrets: [dragon_egg]}")
    do(secret, "acquire scavenger")
    assert "dragon_egg" in seat(secret)["tokens"]


@pytest.mark.card("lie_in_wait", "robbery", "grand_theft")
@pytest.mark.parametrize("card", ["lie_in_wait", "robbery", "grand_theft"])
def test_some_cards_may_go_on_top_of_the_deck(card):
    table = at("skill: 6, hand: [burgle]", row=f"[{card}, lute]")
    do(table, f"acquire {card}")
    assert asked(table) == (0, "top")
    below = table.clone()
    do(table, "yes")
    assert table.view(1)["players"][0]["on_top"] == [card]
    end_turn(table)
    assert card in seat(table)["cards"]
    assert table.view(1)["players"][0]["shown"] == [card]
    do(below, "no")
    assert seat(below)["discard"] == [card]


# -- conditional cards ---------------------------------------------------------------------------------------------


@pytest.mark.card("empurror")
def test_empurror():
    table = at(
        f"hand: [empurror, burgle], pawn: landing, {DECK}", extra="clank: {cubes: [3]}\ntreasures: {landing: [5]}"
    )
    do(table, "play empurror")
    assert options(table) == ["choose silence", "choose gold", "choose caves"]
    do(table, "choose gold")
    assert (seat(table)["gold"], pieces(table).clank[0], now(table)["caves_free"]) == (1, 3, False)
    do(table, "take artifact")  # the rest comes with it (CC-048)
    assert (seat(table)["gold"], pieces(table).clank[0], now(table)["caves_free"]) == (1, 1, True)
    rich = at("hand: [empurror, burgle], artifacts: [5], pawn: landing", extra="clank: {cubes: [3]}")
    do(rich, "play empurror")
    assert (seat(rich)["gold"], pieces(rich).clank[0], now(rich)["caves_free"]) == (1, 1, True)


@pytest.mark.card("golden_flute")
def test_golden_flute():
    table = at("hand: [golden_flute, burgle], gold: 9, pawn: landing")
    do(table, "play golden_flute")
    assert pieces(table).clank[0] == 1
    do(table, "buy crown golden_flute")
    assert seat(table)["gold"] == 9 + 1 - 5
    assert why_not(table, "buy backpack golden_flute") == "CC-094"
    both = at("hand: [golden_flute, burgle], pawn: landing, tokens: [discount_coupon]")
    do(both, "play golden_flute", "buy crown golden_flute discount_coupon")
    assert seat(both)["gold"] == 1


@pytest.mark.card("payoff")
def test_payoff_is_trashed():
    table = at("hand: [payoff, burgle], boots: 1")
    do(table, "play payoff", "play burgle", "end turn")
    assert seat(table)["trash"] == ["payoff"]


@pytest.mark.card("rebel_scribe", "rebel_thief", "rebel_paladin", "rebel_general")
@pytest.mark.parametrize("card", ["rebel_scribe", "rebel_thief", "rebel_paladin", "rebel_general"])
def test_rebels_draw_with_another_companion(card):
    table = at(f"hand: [{card}, bard, burgle], {DECK}")
    do(table, f"play {card}")
    assert len(seat(table)["cards"]) == 2
    do(table, "play bard")
    assert len(seat(table)["cards"]) == 2


@pytest.mark.card("rebel_paladin")
def test_rebel_paladin_also_draws_with_an_artifact():
    table = at(f"hand: [rebel_paladin, burgle], artifacts: [5], pawn: landing, {DECK}")
    do(table, "play rebel_paladin")
    assert len(seat(table)["cards"]) == 2


@pytest.mark.card("waystone")
def test_waystone():
    extra = "tiles: [{id: H2, cell: [1, 1]}, {id: H5, cell: [-1, 1]}, {id: D06, cell: [2, 1]}]"
    table = at("hand: [waystone, burgle], pawn: h2_se", extra=extra)
    do(table, "play waystone", "use waystone")
    assert options(table) == ["teleport h5_nw", "teleport d06_n"]
    do(table, "teleport h5_nw")
    assert seat(table)["pawn"] == "h5_nw"
    assert now(table)["doomed"] == ["waystone"]
    may = at("hand: [waystone], pawn: h2_se, boots: 1", extra=extra)
    do(may, "play waystone")
    assert {"use waystone", "end turn"} <= set(options(may))
    away = at("hand: [waystone, burgle], pawn: h2_ne", extra=extra)
    do(away, "play waystone")
    assert why_not(away, "use waystone") == "CC-040"


@pytest.mark.card("flamboyance")
@pytest.mark.parametrize("order", [("flamboyance", "smash_and_grab"), ("smash_and_grab", "flamboyance")])
def test_flamboyance(order):
    table = at(f"hand: [flamboyance, smash_and_grab, burgle], {DECK}")
    do(table, f"play {order[0]}")
    assert now(table)["skill"] == 0
    do(table, f"play {order[1]}")
    assert now(table)["skill"] == 2


@pytest.mark.card("imp_familiar")
def test_imp_familiar():
    table = at(f"hand: [imp_familiar, burgle], lockpicks: 1, {DECK}")
    do(table, "play imp_familiar")
    one, two = table.clone(), table.clone()
    do(one, "choose lockpick")
    assert seat(one)["lockpicks"] == 2
    do(two, "choose cards")
    assert (seat(two)["lockpicks"], len(seat(two)["cards"])) == (0, 3)
    none = at("hand: [imp_familiar, burgle]")
    do(none, "play imp_familiar")
    assert seat(none)["lockpicks"] == 1


@pytest.mark.card("pillage")
def test_pillage():
    table = at(f"hand: [pillage, swindle, burgle], {DECK}")
    do(table, "play pillage")
    assert len(seat(table)["cards"]) == 2
    do(table, "play swindle")
    assert len(seat(table)["cards"]) == 2


@pytest.mark.card("remove_traps")
def test_remove_traps():
    table = at("hand: [remove_traps, burgle]", row="[lute, swindle, swindle]", extra="dungeon_deck: [bandit]")
    do(table, "play remove_traps")
    assert options(table) == ["replace lute", "replace swindle"]
    do(table, "replace swindle")
    assert view(table)["row"][:3] == ["lute", "bandit", "swindle"]
    assert view(table)["dungeon_discard"] == ["swindle"]


@pytest.mark.card("shadow_walk")
def test_shadow_walk():
    table = at("hand: [shadow_walk, burgle], discard: [burgle, stumble]")
    do(table, "play shadow_walk")
    assert seat(table)["trash"] == ["burgle"]
    none = at("hand: [shadow_walk, burgle], discard: [stumble]")
    do(none, "play shadow_walk")
    assert seat(none)["trash"] == []


@pytest.mark.card("boots_of_the_ape_lord")
def test_boots_of_the_ape_lord():
    idol = at("hand: [boots_of_the_ape_lord, burgle], idols: 1, pawn: h5_ne", extra=H5)
    do(idol, "play boots_of_the_ape_lord", "move h5_s", "move h5_ne")
    none = at("hand: [boots_of_the_ape_lord, burgle], pawn: h5_ne", extra=H5)
    do(none, "play boots_of_the_ape_lord", "move h5_s")
    assert why_not(none, "move h5_ne") == "CC-143"


@pytest.mark.card("bard")
def test_bard():
    table = at("hand: [bard, stumble, burgle], health: 5")
    do(table, "play bard")
    assert seat(table)["health"] == 5
    do(table, "play stumble")
    assert seat(table)["health"] == 7


@pytest.mark.card("riot")
def test_riot_may_trash_with_three_prisoners():
    table = at("hand: [riot, burgle], discard: [stumble], tokens: [peasant, peasant, monk]")
    do(table, "play riot")
    assert options(table) == ["trash stumble", "trash riot from play", "pass"]
    do(table, "pass")
    assert seat(table)["trash"] == []


@pytest.mark.card("corrupt_advisor")
def test_corrupt_advisor():
    table = at(
        "hand: [corrupt_advisor, burgle], pawn: h1_e, gold: 7",
        f"{OTHER} / {OTHER}",
        "tiles: [{id: H1, cell: [1, 1]}]",
    )
    do(table, "play corrupt_advisor")
    assert view(table)["clank"]["cubes"] == [0, 1, 1]
    do(table, "buy crown")
    assert view(table)["clank"]["cubes"] == [0, 2, 2]


@pytest.mark.card("divining_rod")
def test_divining_rod():
    table = at("hand: [divining_rod, burgle], skill: 3, health: 5")
    do(table, "play divining_rod")
    assert seat(table)["health"] == 5
    do(table, "play burgle")
    assert seat(table)["health"] == 6


@pytest.mark.card("librarian")
def test_librarian():
    table = at(f"hand: [librarian, burgle], discard: [secret_tome], {DECK}")
    do(table, "play librarian")
    assert len(seat(table)["cards"]) == 3
    later = at(f"hand: [librarian, secret_tome, burgle], {DECK}")
    do(later, "play librarian")
    assert len(seat(later)["cards"]) == 2
    do(later, "play secret_tome")
    assert len(seat(later)["cards"]) == 3


@pytest.mark.rule("CC-299")
@pytest.mark.card("skulker")
def test_skulker_is_bitten_by_nobody_in_the_turn_in_which_it_is_played():
    table = at("hand: [skulker, burgle], pawn: landing", "{pawn: landing, hand: [sidestep, burgle]}")
    do(table, "play skulker", "move shrine", "play burgle")
    assert (seat(table)["pawn"], seat(table)["health"]) == ("shrine", 10)
    assert offers(table, "move landing") == ["move landing"]  # nor is there anybody to be fought
    do(table, "end turn", "play sidestep")
    do(table, "move shrine")
    assert seat(table, 1)["health"] == 9  # others are


@pytest.mark.card("spectral_rider")
def test_spectral_rider():
    extra = "tiles: [{id: H1, cell: [1, 1]}, {id: D10, cell: [2, 1]}, {id: D15, cell: [3, 1]}]"
    table = at("hand: [spectral_rider, burgle], pawn: d10_n", extra=extra)
    do(table, "play spectral_rider", "use spectral_rider")
    assert options(table) == ["teleport d15_n", "teleport d15_sw", "teleport d15_se"]
    do(table, "teleport d15_sw")
    assert seat(table)["pawn"] == "d15_sw"
    may = at("hand: [spectral_rider], pawn: d10_n, boots: 1", extra=extra)
    do(may, "play spectral_rider")
    assert "end turn" in options(may)


@pytest.mark.card("brave_hero", "expensive_taste", "thirst_for_adventure")
def test_points_that_depend_on_the_loot():
    three = "tokens: [peasant, peasant, monk]"
    assert seat(at(f"hand: [brave_hero, burgle], boots: 1, {three}"))["worth"] == 4 + 5
    assert seat(at("hand: [brave_hero, burgle], boots: 1, tokens: [peasant]"))["worth"] == 2
    assert (
        seat(at("hand: [expensive_taste, burgle], discard: [rose_quartz], boots: 1, tokens: [crown_9]"))["worth"]
        == 9 + 4 + 5
    )
    assert seat(at("hand: [expensive_taste, burgle], boots: 1, tokens: [crown_9]"))["worth"] == 9
    mine = "hand: [thirst_for_adventure, burgle], pawn: landing, boots: 1, artifacts: [5], idols: 1"
    assert seat(at(f"{mine}, tokens: [golden_monkey_bot]"))["worth"] == 5 + 5 + 3 + 2 * 3


@pytest.mark.card("curator")
def test_curator():
    extra = "tiles: [{id: H1, cell: [1, 1]}, {id: D01, cell: [2, 1]}]\ntreasures: {d01_nw: [7]}"
    table = at(f"hand: [curator, burgle], artifacts: [5], pawn: d01_nw, tokens: [backpack], {DECK}", extra=extra)
    do(table, "play curator")
    assert len(seat(table)["cards"]) == 2
    do(table, "take artifact")
    assert len(seat(table)["cards"]) == 3


@pytest.mark.card("diversion", "thieves_shrine", "mister_wizkers")
@pytest.mark.parametrize("card", ["diversion", "thieves_shrine", "mister_wizkers"])
def test_some_cards_put_dragon_cubes_back(card):
    table, _ = refilling(card, extra="aside: {black: 4}\nbag: {black: 20}", promos=True)
    assert (pieces(table).aside_black, pieces(table).bag_black) == (1, 23)


@pytest.mark.card("crystal_compass")
def test_crystal_compass():
    table = at(f"hand: [crystal_compass, burgle], boots: 2, pawn: h5_ne, {DECK}", extra=H5)
    do(table, "play crystal_compass", "move h5_s", "move h5_ne")
    assert len(seat(table)["cards"]) == 3


@pytest.mark.card("double_cross")
def test_double_cross():
    table = at("skill: 6, hand: [burgle]", row="[double_cross]", extra="clank: {cubes: [3]}")
    do(table, "acquire double_cross")
    assert view(table)["clank"]["cubes"] == [3, 2]


@pytest.mark.card("floating_skull")
def test_floating_skull_when_acquired():
    table = at("skill: 6, hand: [burgle], pawn: landing", row="[floating_skull]")
    do(table, "acquire floating_skull")
    assert "teleport shrine" in options(table)
    do(table, "teleport shrine")
    assert seat(table)["pawn"] == "shrine"


@pytest.mark.rule("CC-039")
@pytest.mark.card("floating_skull")
def test_whoever_plays_a_skull_with_a_crown_teleports_at_once():
    table = at("hand: [floating_skull, burgle], pawn: landing, boots: 1, tokens: [crown_8]")
    do(table, "play floating_skull")
    assert asked(table) == (0, "teleport")
    assert "pass" not in options(table)
    do(table, "teleport shrine", "play burgle")
    assert (seat(table)["pawn"], "end turn" in options(table)) == ("shrine", True)
    without = at("hand: [floating_skull, burgle], pawn: landing, boots: 1")
    do(without, "play floating_skull", "play burgle")
    assert offers(without, "use floating_skull") == []
    assert "end turn" in options(without)


@pytest.mark.rule("CC-039")
@pytest.mark.card("robbery")
def test_whoever_plays_a_robbery_at_a_stall_runs_away_at_once():
    table = at("hand: [robbery, burgle], pawn: h1_e, boots: 1", extra="tiles: [{id: H1, cell: [1, 1]}]")
    do(table, "play robbery")
    assert (seat(table)["gold"], now(table)["swords"]) == (2, 2)
    assert offers(table, "teleport h") == ["teleport h1_w"]
    do(table, "teleport h1_w")
    assert offers(table, "use robbery") == []


@pytest.mark.rule("CC-039")
@pytest.mark.rule("CC-A02")
@pytest.mark.card("floating_skull")
def test_a_skull_that_is_played_in_the_midst_of_a_move_teleports_when_that_is_over():
    mine = "hand: [floating_skull, burgle], pawn: h1_w, boots: 1, tokens: [crown_8]"
    table = at(mine, extra="tiles: [{id: H1, cell: [1, 1]}]\nstack: [D05]")
    do(table, "explore S2", "play floating_skull")
    assert asked(table) == (0, "place")
    do(table, offers(table, "place")[0], "play burgle")
    assert why_not(table, "end turn") == "CC-039"
    do(table, "use floating_skull")
    assert asked(table) == (0, "teleport")


@pytest.mark.rule("CC-A02")
@pytest.mark.card("grand_theft")
def test_a_theft_waits_for_the_end_of_a_move():
    table = at(
        "hand: [grand_theft, burgle], pawn: h1_w, boots: 1, lockpicks: 1", row="[floating_skull]",
        extra="tiles: [{id: H1, cell: [1, 1]}]\nstack: [D05]",
    )  # fmt: skip
    assert "play grand_theft" in options(table)
    do(table, "explore S2")
    assert why_not(table, "play grand_theft") == "CC-A02"  # what is stolen might move the pawn
    assert "play burgle" in options(table)


@pytest.mark.card("grand_theft")
def test_grand_theft():
    table = at(
        f"hand: [grand_theft, burgle], lockpicks: 1, gold: 3, {DECK}",
        row="[wishing_well, lute, locked_trunk, skeleton]",
    )
    do(table, "play grand_theft")
    gain, steal = table.clone(), table.clone()
    do(gain, "choose lockpick")
    assert seat(gain)["lockpicks"] == 2
    do(steal, "choose theft")
    assert options(steal) == ["use wishing_well", "acquire lute"]  # no second lockpick for the trunk, no monsters
    do(steal, "use wishing_well")
    assert (seat(steal)["gold"], len(seat(steal)["cards"])) == (0, 3)
    poor = at("hand: [grand_theft, burgle]", row="[lute]")
    do(poor, "play grand_theft")
    assert seat(poor)["lockpicks"] == 1


@pytest.mark.card("lute")
def test_lute_draws_two():
    table = at(f"hand: [lute, burgle], {DECK}")
    do(table, "play lute")
    assert (len(seat(table)["cards"]), seat(table)["gold"]) == (3, 1)


@pytest.mark.card("souldrinker")
def test_souldrinker():
    table = at("hand: [souldrinker, burgle], health: 5", row="[skeleton]")
    do(table, "play souldrinker", "fight goblin")
    assert seat(table)["health"] == 5
    do(table, "fight skeleton")
    assert seat(table)["health"] == 6


@pytest.mark.card("blink_spell")
def test_blink_spell_finds_a_player_in_the_depths():
    extra = "tiles: [{id: H1, cell: [1, 1]}, {id: D01, cell: [2, 1]}]"
    table = at("hand: [blink_spell, burgle], pawn: crypt", "{pawn: d01_nw, hand: [burgle, stumble]} / " + OTHER, extra)
    do(table, "play blink_spell")
    assert options(table) == ["teleport west_porch", "teleport east_porch", "teleport d01_nw"]
    do(table, "teleport d01_nw")
    assert seat(table)["pawn"] == "d01_nw"


# -- devices -----------------------------------------------------------------------------------------------------------


@pytest.mark.card("wishing_well", "locked_trunk")
def test_devices_that_cost_more_than_skill():
    well = at(f"gold: 3, hand: [burgle], {DECK}", row="[wishing_well]")
    do(well, "use wishing_well")
    assert (seat(well)["gold"], len(seat(well)["cards"])) == (0, 3)
    assert why_not(at("gold: 2, hand: [burgle]", row="[wishing_well]"), "use wishing_well") == "CC-070"
    trunk = at(
        "skill: 3, lockpicks: 1, hand: [burgle]", row="[locked_trunk]", extra="pools: {major_secrets: [chalice]}"
    )
    do(trunk, "use locked_trunk")
    assert seat(trunk)["lockpicks"] == 0
    assert "chalice" in seat(trunk)["tokens"]
    assert why_not(at("skill: 3, hand: [burgle]", row="[locked_trunk]"), "use locked_trunk") == "CC-070"


@pytest.mark.card("darkened_alcove")
def test_darkened_alcove():
    table = at("skill: 2, hand: [burgle]", extra="clank: {cubes: [3]}", row="[darkened_alcove]")
    do(table, "use darkened_alcove")
    assert pieces(table).clank[0] == 1


@pytest.mark.card("underground_river")
def test_underground_river():
    table = at("skill: 2, health: 5, hand: [burgle]", row="[underground_river]")
    do(table, "use underground_river")
    dry = table.clone()
    do(table, "choose heal")
    assert seat(table)["health"] == 6
    do(dry, "choose boot")
    assert now(dry)["boots"] == 1


@pytest.mark.card("thieves_shrine")
def test_thieves_shrine():
    table = at("skill: 4, hand: [stumble], discard: [burgle], play: [burgle]", row="[thieves_shrine]")
    do(table, "use thieves_shrine")
    gold = table.clone()
    do(gold, "choose gold")
    assert seat(gold)["gold"] == 2
    do(table, "choose trash", "trash burgle", "trash burgle from play")
    assert seat(table)["trash"] == ["burgle"]
    assert now(table)["doomed"] == ["burgle"]
    once = at("skill: 4, hand: [stumble], discard: [burgle, burgle]", row="[thieves_shrine]")
    do(once, "use thieves_shrine", "choose trash", "trash burgle", "pass")
    assert seat(once)["trash"] == ["burgle"]


@pytest.mark.card("black_market")
def test_black_market():
    table = at("skill: 5, hand: [burgle], discard: [stumble]", row="[black_market]")
    do(table, "use black_market")
    one, two, three = table.clone(), table.clone(), table.clone()
    do(one, "choose gold_and_lockpick")
    assert (seat(one)["gold"], seat(one)["lockpicks"]) == (2, 1)
    do(two, "choose gold_and_trash")
    assert (seat(two)["gold"], seat(two)["trash"]) == (2, ["stumble"])
    do(three, "choose lockpick_and_trash")
    assert (seat(three)["lockpicks"], seat(three)["trash"]) == (1, ["stumble"])


# -- monsters ----------------------------------------------------------------------------------------------------------

PLAIN_MONSTERS = [card for card in CATALOGUE.values() if card.header == MONSTER and card.effect is None]


@pytest.mark.parametrize("card", PLAIN_MONSTERS, ids=lambda card: card.id)
def test_a_monster_gives_what_it_shows(card):
    row = f"[{card.id}]" if card.id != "goblin" else "[lute]"
    table = at(f"hand: [burgle], swords: {card.might}, health: 5, pawn: grotto", row=row, start_side="b",
               extra="clank: {cubes: [5]}\npools: {prisoners: [peasant, monk]}")  # fmt: skip
    before = figures(table)
    do(table, f"fight {card.id}")
    gained = changed(before, figures(table))
    assert gained.pop("swords") == -card.might
    assert gained == GIVES[card.id]


@pytest.mark.card("animated_wall")
def test_animated_wall_gives_another_boot_for_a_portal():
    extra = "tiles: [{id: H4, cell: [1, 1]}, {id: H6, cell: [-1, 1]}]"
    table = at("hand: [burgle], swords: 3, pawn: h4_e", extra=extra, row="[animated_wall]")
    do(table, "fight animated_wall", "move h6_sw by P1 swords 1")
    assert now(table)["boots"] == 1


@pytest.mark.card("archoverlord", "skeleton_priest")
@pytest.mark.parametrize("card", ["archoverlord", "skeleton_priest"])
def test_some_monsters_rattle_when_they_come(card):
    table, _ = refilling(card)
    assert view(table)["clank"]["cubes"] == [1, 1]


@pytest.mark.card("archoverlord")
def test_archoverlord():
    table = at(f"swords: 3, hand: [burgle], {DECK}", row="[archoverlord]")
    do(table, "fight archoverlord")
    assert len(seat(table)["cards"]) == 3
    assert view(table)["clank"]["cubes"] == [0, 1]


@pytest.mark.card("ogre_merchant")
def test_ogre_merchant_pays_where_there_is_no_stall():
    table = at("swords: 4, hand: [burgle]", row="[ogre_merchant]")
    do(table, "fight ogre_merchant")
    assert seat(table)["gold"] == 5


# -- promotional cards -------------------------------------------------------------------------------------------------


@pytest.mark.card("breakout")
def test_breakout():
    table = at("hand: [breakout, burgle], skill: 3", row="[riot]", promos=True, extra="pools: {prisoners: [peasant]}")
    do(table, "play breakout")
    assert seat(table)["gold"] == 0
    do(table, "acquire riot")
    assert (seat(table)["gold"], pieces(table).clank[0]) == (3, 1)


@pytest.mark.card("mister_wizkers")
def test_mister_wizkers():
    table = at(f"hand: [mister_wizkers, burgle], pawn: h2_se, {DECK}", extra=H2, promos=True)
    do(table, "play mister_wizkers")
    assert len(seat(table)["cards"]) == 1
    do(table, "mark h2_se")
    assert len(seat(table)["cards"]) == 2


@pytest.mark.card("dusty_map")
def test_dusty_map():
    table = at("hand: [burgle], skill: 2", extra=f"{H2}\nstack: [D12]", row="[dusty_map]", promos=True)
    do(table, "use dusty_map")
    assert set(options(table)) == {f"at {cell}" for cell in ("-1,0", "-1,1", "0,-1", "0,2", "1,0", "1,2", "2,1")}
    do(table, "at -1,0", "place -1,0 rot 180")
    assert view(table)["tiles"][-1] == {"tile": "D12", "cell": [-1, 0], "rotation": 180}
    assert seat(table)["pawn"] == "crypt"
    assert asked(table) == (0, "turn")


def marked() -> set[str]:
    """The cards and tokens that some test shows."""
    found: set[str] = set()
    for file in Path(__file__).parents[1].rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "card":
                found |= {str(argument.value) for argument in node.args if isinstance(argument, ast.Constant)}
    return found


def test_every_card_and_every_token_has_a_test():
    shown = marked() | {card.id for card in PLAYED_ALONE} | {card.id for card in PLAIN_MONSTERS}
    devices = [card for card in CATALOGUE.values() if card.header == DEVICE]
    assert len(devices) == 7
    assert sorted(set(CATALOGUE) - shown) == []
    assert sorted(set(TOKENS) - marked()) == []
    assert offers(at("hand: [burgle, stumble]"), "play") == ["play burgle", "play stumble"]


# -- where there is nothing to do ------------------------------------------------------------------------------------


def test_cards_that_find_nothing_to_do_do_nothing():
    bare = at("hand: [remove_traps, burgle]", row="[none]")
    do(bare, "play remove_traps")
    assert asked(bare) == (0, "turn")
    mapless = at("hand: [burgle], skill: 2", row="[dusty_map]", promos=True)
    pieces(mapless).stack.clear()
    do(mapless, "use dusty_map")
    assert asked(mapless) == (0, "turn")
    home = at("hand: [burgle], skill: 6, artifacts: [5], pawn: crypt", row="[floating_skull]")
    do(home, "acquire floating_skull")  # nobody leaves the crypt again
    assert seat(home)["pawn"] == "crypt"


def test_damage_without_a_marker_is_healed_last():
    table = at("hand: [burgle], health: 8, black: 1, unmarked: 1, tokens: [potion_of_greater_healing]",
               extra="aside: {black: 0}\nbag: {black: 23}")  # fmt: skip
    do(table, "use potion_of_greater_healing")
    assert seat(table)["health"] == 10
    assert pieces(table).aside_black == 1


def test_a_lute_without_a_sound_pays_nothing():
    table = at(f"hand: [lute, burgle], cubes: 0, {DECK}", extra="bag: {cubes: [30]}")
    do(table, "play lute")
    assert seat(table)["gold"] == 0
