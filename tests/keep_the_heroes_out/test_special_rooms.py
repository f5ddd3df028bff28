"""Prison, Laboratory and Grand Builder (KH-127 to KH-157, KH-241, KH-242, KH-261, KH-267, KH-268)."""

from __future__ import annotations

from collections import Counter

import pytest

import underkeep as uk
from tests.keep_the_heroes_out.situations import (
    asked,
    at,
    do,
    heroes,
    invaded,
    monsters,
    offers,
    options,
    pieces,
    resources,
    room,
    seat,
    told,
    view,
    why_not,
)

VAULT = {"vault": "monsters: {rats: 3}"}


# -- Prison ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("KH-127")
@pytest.mark.rule("KH-130")
@pytest.mark.rule("KH-132")
@pytest.mark.rule("KH-133")
@pytest.mark.rule("KH-134")
@pytest.mark.rule("KH-208")
@pytest.mark.rule("KH-209")
def test_the_gamble_imprisons_a_hero_and_gives_three_cards_once_in_a_turn():
    table = at("rats", hand="rat_scurry rat_scurry rat_swarm rat_swarm rat_gang_up", rooms=VAULT, guild="fighter_hat")
    events = do(table, "gamble")
    assert told(events, "guild_card")[0] == {
        "event": "guild_card", "seat": 0, "card": "fighter_hat", "left": 22, "due": 0, "why": "gamble",
    }  # fmt: skip
    assert heroes(table, "prison") == ({}, {"fighter": 1})
    assert heroes(table, "library") == heroes(table, "alchemist") == ({}, {})  # the rooms on the card are ignored
    assert seat(table)["hand"] == 8
    assert "gamble" not in options(table)
    assert why_not(table, "gamble") == "KH-134"


@pytest.mark.rule("KH-128")
@pytest.mark.rule("KH-129")
def test_the_gamble_needs_no_monster_and_no_activate():
    table = at("rats", hand="", guild="archer_hat")
    assert options(table) == ["gamble", "end turn"]
    do(table, "gamble")
    assert heroes(table, "prison") == ({}, {"archer": 1})
    assert seat(table)["hand"] == 3
    table = at("rats", hand="rat_busy_paws", rooms={"prison": "monsters: {rats: 1}"})
    do(table, "play rat_busy_paws left")
    assert why_not(table, "use prison") == "KH-128"


@pytest.mark.rule("KH-131")
@pytest.mark.rule("KH-A01")
def test_a_scenario_card_in_the_gamble_does_nothing_and_spends_it():
    table = at("rats", hand="rat_scurry", rooms=VAULT, guild="tb_quiet")
    do(table, "gamble")
    assert (seat(table)["hand"], view(table)["guild"]["discard"]) == (1, ["tb_quiet"])
    assert heroes(table, "prison") == ({}, {})
    assert "gamble" not in options(table)


@pytest.mark.rule("KH-127")
@pytest.mark.rule("KH-A02")
def test_the_gamble_comes_between_cards_and_never_inside_one_or_in_the_invasion():
    table = at("rats", hand="rat_scurry rat_swarm", rooms=VAULT)
    do(table, "play rat_scurry left")
    assert why_not(table, "gamble") == "KH-A02"
    do(table, "done", "end turn")
    assert "gamble" in options(table)
    do(table, "done")
    assert asked(table)[1] == "rest"
    assert "gamble" in options(table)
    table, _ = invaded("mage_bones", rooms=VAULT)
    assert why_not(table, "gamble") == "KH-A02"
    table = at("rats", hand="rat_scurry", rooms=VAULT, phase="exchange", guild="archer_hat")
    do(table, "gamble")
    assert (asked(table)[1], seat(table)["hand"]) == ("exchange", 4)
    table = at("rats", hand="rat_scurry", rooms=VAULT, phase="rest", guild="archer_hat tb_quiet")
    events = do(table, "gamble")  # then the turn goes on to the invasion by itself: nothing is left to decide
    assert [one["why"] for one in told(events, "guild_card")] == ["gamble", "invasion"]


@pytest.mark.rule("KH-135")
@pytest.mark.rule("KH-136")
@pytest.mark.rule("KH-137")
@pytest.mark.rule("KH-138")
def test_an_imprisoned_mage_frees_everyone_and_they_act_at_once():
    rooms = {**VAULT, "prison": "treasure: t3_losses"}
    table = at("rats", hand="", rooms=rooms, guild="mage_hat", extra="prison: [rogue, archer]")
    events = do(table, "gamble")
    names = [event.kind.name for event in events]
    assert names.index("freed") < names.index("drew") < names.index("stolen")
    assert told(events, "freed")[0]["heroes"] == ["rogue", "archer"]
    assert seat(table)["hand"] == 3
    assert heroes(table, "prison") == ({}, {"rogue": 1, "mage": 1, "archer": 1})
    assert asked(table) == (0, "turn")  # all are exhausted again: the turn goes on


@pytest.mark.rule("KH-139")
@pytest.mark.rule("KH-140")
@pytest.mark.rule("KH-141")
def test_freed_heroes_loot_the_prison_charge_the_vault_and_the_game_is_lost_in_the_own_turn():
    rooms = {"prison": "treasure: t1_losses", "vault": "heroes: [archer]"}
    table = at("rats", hand="", rooms=rooms, scenario="jailbreak", guild="mage_hat", bare=True,
               extra="prison: [rogue, archer, fighter]")  # fmt: skip
    do(table, "gamble")
    assert asked(table) == (0, "loot")
    events = do(table, "exhaust rogue")
    charge = told(events, "charged")[0]
    assert (charge["room"], charge["to"], charge["heroes"]) == ("prison", "vault", ["fighter", "mage", "archer"])
    assert told(events, "inspired")[0]["heroes"] == ["archer"]
    assert table.result is not None
    assert table.result.reason == "KH-070"


@pytest.mark.rule("KH-142")
@pytest.mark.rule("KH-A14")
def test_cards_of_the_prison_count_toward_running_out():
    others = [card for card in view(at("rats"))["guild"]["left"] if card != "archer_hat"]
    table = at("rats", hand="", rooms=VAULT, extra=f"guild_discard: [{', '.join(others)}]")
    events = do(table, "gamble")
    assert told(events, "wave_began")[0]["wave"] == 2
    assert (view(table)["guild"]["deck"], seat(table)["hand"]) == (23, 3)
    table = at("rats", hand="", rooms=VAULT, extra=f"wave: 2\nguild_discard: [{', '.join(others)}]")
    do(table, "gamble")
    assert table.result is not None
    assert table.result.winners == (0,)


@pytest.mark.rule("KH-A14")
def test_if_the_laboratory_draws_the_last_card_the_wave_ends_before_the_rest_of_the_players_card():
    others = [card for card in view(in_the_laboratory(""))["guild"]["left"] if card != "fighter_hat"]
    pile = f"guild_discard: [{', '.join(others)}]"
    table = in_the_laboratory("", extra=pile)
    do(table, "use laboratory")
    assert (asked(table), view(table)["wave"]) == ((0, "take"), 1)  # the hero is in the Prison, but more is to come
    do(table, "take imp_snare")
    assert (asked(table), view(table)["wave"]) == ((0, "act"), 2)
    assert view(table)["acting"]["left"] == ["activate"]
    table = in_the_laboratory("", extra=f"wave: 2\n{pile}")
    do(table, "use laboratory", "take imp_snare")
    assert table.result is not None
    assert table.result.reason == "KH-069"


@pytest.mark.rule("KH-A03")
def test_a_gamble_without_a_token_left_stirs_the_class_and_still_gives_cards():
    five = "heroes: [archer, archer, archer, archer, archer]"
    table = at("rats", hand="", rooms={**VAULT, "study": f"{five}, treasure: t3_losses"}, guild="archer_hat")
    events = do(table, "gamble")
    assert told(events, "no_token")[0]["rooms"] == ["study"]
    assert (seat(table)["hand"], room(table, "study")["treasure"]) == (3, None)


@pytest.mark.rule("KH-242")
@pytest.mark.rule("KH-231")
@pytest.mark.rule("KH-266")
def test_whoever_is_put_into_the_prison_uses_the_ability_there_and_inspires_nobody():
    rooms = {"alchemist": "monsters: {rats: 2}", "prison": "resources: {coin: 3}"}
    table = at("rats", hand="", rooms=rooms, guild="archer_hat", extra="prison: [rogue]")
    events = do(table, "gamble")
    assert told(events, "shot")[0]["to"] == "alchemist"
    assert monsters(table, "alchemist") == {"rats": [0]}
    assert heroes(table, "prison") == ({}, {"rogue": 1, "archer": 1})
    table = at("rats", hand="", rooms=rooms, guild="fighter_hat")
    do(table, "gamble")
    assert resources(table, "prison") == {"coin": 1}


@pytest.mark.rule("KH-261")
def test_a_trap_in_the_prison_takes_the_mage_out_after_he_has_freed_the_others():
    rooms = {**VAULT, "prison": "traps: 1, treasure: t3_losses"}
    table = at("rats", hand="", rooms=rooms, guild="mage_hat", extra="prison: [rogue]")
    events = do(table, "gamble")
    assert [name for name in (event.kind.name for event in events) if name in ("freed", "trap_sprung", "waited")] == [
        "freed", "trap_sprung", "waited",
    ]  # fmt: skip
    assert heroes(table, "prison") == ({}, {"rogue": 1})
    table = at("rats", hand="", rooms=rooms, guild="archer_hat")
    do(table, "gamble")
    assert (heroes(table, "prison"), room(table, "prison")["traps"]) == (({}, {}), 0)


@pytest.mark.rule("KH-A06")
def test_who_charges_into_the_prison_stays_active_and_inspires_the_prisoners():
    """In the jailbreak dungeon the Prison lies on the way to the Vault."""
    rooms = {"prison": "treasure: t2_losses", "vault": "monsters: {rats: 1}", "study": "monsters: {rats: 1}"}
    for hero, thieves in (("mage", ["rogue", "mage"]), ("fighter", ["fighter", "rogue"])):
        table, _ = invaded(f"{hero}_eye", rooms=rooms, scenario="jailbreak", extra="prison: [rogue]")
        events = do(table, f"next {hero} catacombs", "next catacombs", f"next {hero} prison")
        assert told(events, "inspired")[0]["room"] == "prison"
        assert not told(events, "freed")
        events = do(table, "next prison")
        assert told(events, "stolen")[0]["heroes"] == thieves


# -- Laboratory -----------------------------------------------------------------------------------------------

LAB = {"laboratory": "monsters: {rats: 1}", "vault": "monsters: {rats: 3}"}
FOREIGN = "imp_snare spider giant_bat cave_wolf imp_tinker"


def in_the_laboratory(guild: str, **more) -> uk.Table:
    """The Rats are about to use it; Imps' cards are among the loot."""
    extra = "loot: {row: [" + ", ".join(FOREIGN.split()) + "], foreign: [imps]}\n" + more.pop("extra", "")
    table = at("rats", hand="rat_busy_paws", rooms=more.pop("rooms", LAB), scenario="mad_science", loot="",
               guild=guild, extra=extra, **more)  # fmt: skip
    do(table, "play rat_busy_paws left")
    return table


@pytest.mark.rule("KH-143")
def test_ten_tactics_of_a_clan_that_nobody_plays_are_mixed_with_the_loot():
    clans = set()
    for number in range(6):
        table = uk.new_game("keep_the_heroes_out", players=2, seed=number, clans=["rats", "imps"],
                            scenario="mad_science")  # fmt: skip
        foreign = [card for card in [*pieces(table).loot, *pieces(table).row] if card.clan]
        (clan,) = {card.clan for card in foreign}
        assert (len(foreign), clan in ("rats", "imps")) == (10, False)
        assert view(table)["loot"]["foreign"] == [clan]
        clans.add(clan)
    assert len(clans) > 1
    table = uk.new_game("keep_the_heroes_out", players=1, seed=1, clans=["rats"], scenario="mad_science", hard=True)
    count = Counter(card.clan for card in [*pieces(table).loot, *pieces(table).row] if card.clan)
    assert sorted(count.values()) == [5, 5]


@pytest.mark.rule("KH-144")
@pytest.mark.rule("KH-145")
def test_the_laboratory_imprisons_a_hero_and_gives_a_foreign_tactics_card():
    table = in_the_laboratory("fighter_hat")
    do(table, "use laboratory")
    assert heroes(table, "prison") == ({}, {"fighter": 1})
    assert asked(table) == (0, "take")
    assert options(table) == ["take imp_snare", "take imp_tinker"]
    do(table, "take imp_tinker")
    assert seat(table)["discard"] == ["imp_tinker"]
    assert view(table)["acting"]["left"] == ["activate"]


@pytest.mark.rule("KH-146")
def test_a_card_of_another_clan_is_done_with_own_monsters():
    extra = "loot: {foreign: [imps]}"
    table = at("rats", hand="imp_snare", rooms=LAB, scenario="mad_science", loot="", extra=extra)
    do(table, "play imp_snare left", "trap laboratory")
    assert room(table, "laboratory")["traps"] == 1


@pytest.mark.rule("KH-147")
@pytest.mark.rule("KH-241")
@pytest.mark.rule("KH-268")
def test_a_mage_in_the_laboratory_frees_all_before_the_card_is_given():
    rooms = {"laboratory": "monsters: {rats: 1}"}
    table = in_the_laboratory("mage_hat", rooms=rooms, extra="prison: [rogue, archer, fighter]")
    events = do(table, "use laboratory")  # the Prison is next to the empty Vault there
    assert told(events, "freed")
    assert table.result is not None
    assert (table.result.reason, seat(table)["discard"]) == ("KH-070", [])


@pytest.mark.rule("KH-241")
def test_a_mage_of_the_prisoner_treasure_frees_prisoners_too():
    rooms = {"library": "treasure: t1_prisoner", "vault": "monsters: {rats: 5}", "alchemist": "monsters: {rats: 4}"}
    table, _ = invaded("archer_hat mage_eye", rooms=rooms, extra="prison: [rogue]")
    events = do(table, "next archer library", "next library")
    assert told(events, "freed")[0]["heroes"] == ["rogue"]


@pytest.mark.rule("KH-A29")
def test_a_scenario_card_gains_nothing_and_without_tactics_in_the_row_the_room_is_closed():
    table = in_the_laboratory("ms_grant")
    do(table, "use laboratory")
    assert (seat(table)["discard"], asked(table)[1]) == ([], "act")
    assert resources(table, "library") == {}  # the card has no effect
    table = at("rats", hand="rat_busy_paws", rooms=LAB, scenario="mad_science")
    do(table, "play rat_busy_paws left")
    assert not offers(table, "use laboratory")
    assert why_not(table, "use laboratory") == "KH-A29"


# -- Grand Builder --------------------------------------------------------------------------------------------


def at_the_builder(coins: int = 2, **more) -> uk.Table:
    rooms = {"grand_builder": f"monsters: {{rats: 1}}, resources: {{coin: {coins}}}", "vault": "monsters: {rats: 3}"}
    projects = "projects: [workshop, study, alchemist]\nbuilder_stack: [laboratory, beast_tamer]\n"
    table = at("rats", hand="rat_busy_paws", rooms={**rooms, **more.pop("rooms", {})}, scenario="under_construction",
               extra=projects + more.pop("extra", ""), **more)  # fmt: skip
    do(table, "play rat_busy_paws left")
    return table


@pytest.mark.rule("KH-148")
def test_unused_rooms_are_a_stack_and_three_lie_open():
    opened = set()
    for number in range(6):
        table = uk.new_game("keep_the_heroes_out", players=1, seed=number, scenario="under_construction")
        builder = view(table)["builder"]
        assert (len(builder["projects"]), builder["stack"]) == (3, 2)
        assert {*builder["projects"], *builder["unseen"]} == {
            "workshop", "alchemist", "study", "beast_tamer", "laboratory",
        }  # fmt: skip
        opened.add(tuple(builder["projects"]))
    assert len(opened) > 1
    assert view(uk.new_game("keep_the_heroes_out", players=1, seed=1))["builder"]["projects"] == []


@pytest.mark.rule("KH-149")
@pytest.mark.rule("KH-150")
@pytest.mark.rule("KH-152")
@pytest.mark.rule("KH-154")
@pytest.mark.rule("KH-155")
@pytest.mark.rule("KH-157")
def test_coins_of_the_builder_buy_a_room_with_a_treasure_of_that_value():
    table = at_the_builder()
    assert offers(table, "use grand_builder") == ["use grand_builder value 1", "use grand_builder value 2"]
    assert why_not(table, "use grand_builder value 3") == "KH-149"
    spare = view(table)["treasures"]["spare"]
    do(table, "use grand_builder value 2")
    assert resources(table, "grand_builder") == {}
    assert options(table) == ["build workshop", "build study", "build alchemist"]
    do(table, "build workshop")
    assert asked(table) == (0, "lay")
    events = do(table, "place 0,2 rot 0")
    built = told(events, "built")[0]
    assert (built["room"], built["cell"], built["value"]) == ("workshop", [0, 2], 2)
    assert room(table, "workshop")["treasure"] == 2
    assert room(table, "workshop")["corridors"] == ["sewers"]
    assert view(table)["treasures"]["spare"][1] == spare[1] - 1
    assert view(table)["builder"]["projects"] == ["study", "alchemist", "laboratory"]


@pytest.mark.rule("KH-151")
@pytest.mark.rule("KH-A30")
def test_without_a_treasure_of_the_value_the_room_cannot_be_built_and_never_for_four():
    gone = {"library": "treasure: t3_losses", "forge": "treasure: t3_curse", "catacombs": "treasure: t3_regeneration",
            "prison": "treasure: t3_prisoner"}  # fmt: skip
    table = at_the_builder(4, rooms=gone)
    assert offers(table, "use grand_builder") == ["use grand_builder value 1", "use grand_builder value 2"]
    assert why_not(table, "use grand_builder value 3") == "KH-151"
    assert why_not(table, "use grand_builder value 4") == "KH-A30"
    backs = set()
    for number in range(12):
        table = at_the_builder(1, seed=number)
        do(table, "use grand_builder value 1", "build workshop", "place 0,2 rot 0")
        treasure = pieces(table).treasures[2]
        assert treasure is not None
        backs.add(treasure.id)
    assert len(backs) > 2


@pytest.mark.rule("KH-152")
@pytest.mark.rule("KH-153")
@pytest.mark.rule("KH-267")
def test_a_new_room_must_be_joined_by_a_corridor_and_its_turn_is_the_builders_choice():
    table = at_the_builder(guild="mage_eye")
    do(table, "use grand_builder value 1", "build study")
    spots = offers(table, "place 1,3")  # below the Sewers, whose south side is open
    assert spots == ["place 1,3 rot 0", "place 1,3 rot 270"]  # one of its two exits must lead up
    assert not offers(table, "place 3,1")  # only a wall of the Forge is there
    do(table, "place 1,3 rot 270")
    assert room(table, "study")["exits"] == ["N", "W"]
    assert (room(table, "study")["distance"], room(table, "study")["corridors"]) == (2, ["sewers"])
    do(table, "done", "end turn")
    events = do(table, "done")  # and it counts for icons: one hero in each of the two rooms
    assert [one["room"] for one in told(events, "hero_came")] == ["catacombs", "study"]


@pytest.mark.rule("KH-156")
def test_coins_are_made_in_the_vault_and_carried_one_at_a_time():
    rooms = {"vault": "monsters: {imps: 1}", "forge": "monsters: {imps: 1}, resources: {coin: 1}"}
    table = at("imps", hand="imp_tinker imp_tinker imp_snare", rooms=rooms, scenario="under_construction")
    do(table, "play imp_tinker left", "use vault", "ability move forge grand_builder with coin")
    do(table, "play imp_snare right", "move vault forge with coin", "move forge grand_builder with coin")
    assert resources(table, "grand_builder") == {"coin": 2}
    do(table, "play imp_tinker left")
    assert offers(table, "use grand_builder") == ["use grand_builder value 1", "use grand_builder value 2"]


@pytest.mark.rule("KH-159")
@pytest.mark.parametrize("scenario", ["grand_siege", "last_bastion"])
def test_where_all_rooms_stand_a_coin_buries_a_treasure_instead(scenario):
    rooms = {"grand_builder": "monsters: {rats: 1}, resources: {coin: 2}", "vault": "monsters: {rats: 3}"}
    table = at("rats", hand="rat_busy_paws", rooms=rooms, scenario=scenario)
    do(table, "play rat_busy_paws left")
    assert offers(table, "use grand_builder") == ["use grand_builder value 1"]
    do(table, "use grand_builder value 1")
    assert asked(table)[1] == "bury"
    do(table, "bury forge")
    assert room(table, "forge")["treasure"] == 1
