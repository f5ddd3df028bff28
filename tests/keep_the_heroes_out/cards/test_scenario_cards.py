"""Every card of every scenario, and every special rule."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import underkeep as uk
from tests.keep_the_heroes_out.figures import SPECIAL_RULES
from tests.keep_the_heroes_out.situations import (
    asked,
    at,
    do,
    end_turn,
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
from underkeep.core.registry import game_named
from underkeep.keep_the_heroes_out.scenarios import scenario_named
from underkeep.keep_the_heroes_out.settings import SCENARIO_IDS

V3 = "monsters: {rats: 3}"


def drawn(card: str, scenario: str, **more) -> tuple[uk.Table, list[uk.Event]]:
    """This card comes in its dungeon, with three Rats in the Vault."""
    rooms = {"vault": V3, **more.pop("rooms", {})}
    return invaded(card, scenario=scenario, rooms=rooms, **more)


def lying(table: uk.Table, goods: str) -> dict[str, int]:
    """How many of these lie in each room that has any."""
    return {one["room"]: one["resources"][goods] for one in view(table)["rooms"] if one["resources"][goods]}


def came(events: list[uk.Event]) -> list[str]:
    return [f"{one['hero']} {one['room']}" for one in told(events, "hero_came")]


# -- 1 to 5 -----------------------------------------------------------------------------------------------------


@pytest.mark.card("witch_visit")
def test_olga_takes_two_frogs_or_a_card_of_everybody():
    rooms = {"alchemist": "resources: {frog: 2}"}
    table, _ = drawn("witch_visit", "witchs_cauldron", clans="rats imps", rooms=rooms)
    assert (resources(table, "alchemist"), [seat(table, n)["hand"] for n in (0, 1)]) == ({}, [1, 1])
    table, _ = drawn(
        "witch_visit", "witchs_cauldron", hand="rat_scurry rat_swarm", rooms={"alchemist": "resources: {frog: 1}"}
    )
    assert (asked(table), options(table)) == ((0, "discard"), ["discard rat_scurry", "discard rat_swarm"])
    do(table, "discard rat_scurry")
    assert seat(table)["discard"] == ["rat_scurry"]
    table, _ = drawn("witch_visit", "witchs_cauldron", hand="rat_scurry", rooms=rooms, hard=True)
    assert seat(table)["discard"] == ["rat_scurry"]  # in the hard variant she wants three


@pytest.mark.card("tb_scouts")
def test_scouts_reactivate_heroes_next_to_the_vault():
    rooms = {"forge": "heroes: [rogue], treasure: t2_losses", "study": "heroes: [mage]"}
    _, events = drawn("tb_scouts", "textbook_dungeon", rooms=rooms)
    assert [one["room"] for one in told(events, "reactivated")] == ["forge"]
    assert told(events, "waited")[0]["heroes"] == ["rogue"]


@pytest.mark.card("tb_quiet")
def test_a_quiet_moment_gives_everybody_a_card():
    table, _ = drawn("tb_quiet", "textbook_dungeon", clans="rats imps")
    assert [seat(table, n)["hand"] for n in (0, 1)] == [1, 1]


@pytest.mark.card("tb_rust")
def test_rusty_springs_take_a_trap_from_every_room():
    table, _ = drawn("tb_rust", "textbook_dungeon", rooms={"forge": "traps: 2", "study": "traps: 1"})
    assert [room(table, name)["traps"] for name in ("forge", "study")] == [1, 0]
    assert all(one["portal"] == "none" for one in view(at(scenario="textbook_dungeon", hard=True, bare=False))["rooms"])


@pytest.mark.card("fr_leap")
def test_frogs_leap_at_monsters_who_may_be_defended():
    rooms = {"forge": "monsters: {rats: 2, skeletons: 1}, resources: {frog: 1}", "sewers": "resources: {frog: 2}"}
    others = ("hand: [skeleton_bone_shield]",)
    table, _ = drawn("fr_leap", "frog_uprising", clans="rats skeletons", rooms=rooms, others=others)
    assert (asked(table), options(table)) == ((0, "hit"), ["hit rats", "hit skeletons"])
    do(table, "hit rats")
    assert asked(table) == (1, "defend")
    do(table, "pass")
    assert monsters(table, "forge") == {"rats": [0], "skeletons": [0]}
    table, _ = drawn("fr_leap", "frog_uprising", clans="rats skeletons", rooms=rooms, hard=True)
    assert (monsters(table, "forge"), monsters(table, "vault")) == ({}, {"rats": [0, 0, 0]})


@pytest.mark.card("fr_spawn")
def test_frogs_spawn_in_the_sewers_and_next_door_as_far_as_the_reserve_lasts():
    table, _ = drawn("fr_spawn", "frog_uprising")
    assert lying(table, "frog") == dict.fromkeys(["beast_tamer", "catacombs", "sewers", "vault"], 1)
    table, _ = drawn("fr_spawn", "frog_uprising", rooms={"study": "resources: {frog: 6}"})
    assert resources(table, "sewers") == {}


@pytest.mark.card("fr_spawn")
@pytest.mark.rule("KH-075")
def test_if_there_are_too_few_frogs_the_players_say_where_they_spawn():
    table, _ = drawn("fr_spawn", "frog_uprising", rooms={"study": "resources: {frog: 4}"})
    assert (asked(table), options(table)[-1]) == ((0, "where"), "choose beast_tamer")
    assert offers(table, "choose") == ["choose vault", "choose catacombs", "choose sewers", "choose beast_tamer"]
    assert why_not(table, "choose study") == "KH-159"
    do(table, "choose sewers", "choose vault")
    assert lying(table, "frog") == {"study": 4, "sewers": 1, "vault": 1}
    assert asked(table)[1] == "turn"


@pytest.mark.rule("KH-159")
def test_angry_frogs_who_carries_one_does_not_fight_on_the_same_card():
    rooms = {"sewers": "monsters: {gnolls: 1}, resources: {frog: 2}", "vault": "heroes: [rogue], monsters: {gnolls: 0}"}
    table = at("gnolls", hand="gnoll_prowl gnoll_double_bite", rooms=rooms, scenario="frog_uprising")
    do(table, "play gnoll_prowl", "move sewers vault with frog")
    assert asked(table)[1] == "turn"  # the melee attack that is left cannot be made
    do(table, "play gnoll_double_bite left", "melee rogue vault")
    assert heroes(table, "vault") == ({}, {})
    rooms["vault"] = "heroes: [rogue], monsters: {gnolls: 1}"
    table = at("gnolls", hand="gnoll_prowl", rooms=rooms, scenario="frog_uprising")
    do(table, "play gnoll_prowl", "move sewers vault with frog", "melee rogue vault")  # another one can
    assert heroes(table, "vault") == ({}, {})


@pytest.mark.rule("KH-159")
def test_angry_frogs_a_horde_attacks_without_the_one_who_carries_a_frog():
    rooms = {
        "sewers": "monsters: {rats: 1}, resources: {frog: 1}",
        "vault": "monsters: {rats: 2}, heroes: [mage, mage, mage]",
    }
    table = at("rats", hand="battle_axe", rooms=rooms, scenario="frog_uprising")
    do(table, "play battle_axe left", "move sewers vault with frog", "horde melee vault")
    do(table, "melee mage vault", "melee mage vault")
    assert heroes(table, "vault") == ({}, {"mage": 1})
    assert asked(table) == (0, "turn")


def test_who_carries_a_frog_on_is_still_the_one_who_does_not_fight():
    rooms = {"sewers": "monsters: {rats: 1}, resources: {frog: 1}", "library": "heroes: [rogue]", "vault": ""}
    moving = "under_way: [{do: act, seat: 0, card: giant_bat, left: [move, move, move, move]}]"
    table = at("rats", hand="", rooms=rooms, scenario="frog_uprising", extra=moving)
    do(table, "move sewers vault with frog", "move vault library with frog")
    assert pieces(table).carriers == [3]
    do(table, "move library vault")
    assert pieces(table).carriers == [0]
    fighting = "frog_carriers: [vault]\nunder_way: [{do: act, seat: 0, card: cave_wolf, left: [move, melee]}]"
    rooms = {"vault": "heroes: [rogue], monsters: {rats: 1}", "sewers": "monsters: {rats: 1}"}
    table = at("rats", rooms=rooms, hand="", scenario="frog_uprising", extra=fighting)
    assert why_not(table, "melee rogue vault") == "KH-159"


@pytest.mark.card("rent_due")
def test_the_rent_is_paid_or_costs_cards_equipment_and_a_marker():
    coins = {"vault": f"{V3}, resources: {{coin: 2}}"}
    table, _ = drawn(
        "rent_due", "rent_day", rooms=coins, hand="rat_scurry rat_swarm", loot="sword crossbow spider mimic basilisk"
    )
    assert (asked(table), options(table)) == ((0, "pay"), ["pay", "refuse"])
    clone = table.clone()
    do(table, "pay")
    assert (resources(table, "vault"), seat(table)["hand"]) == ({}, 2)
    do(clone, "refuse")
    assert (asked(clone), options(clone)) == ((0, "discard"), ["discard rat_scurry", "discard rat_swarm"])
    do(clone, "discard rat_scurry")
    assert (asked(clone), options(clone)) == ((0, "cycle"), ["cycle sword", "cycle crossbow"])
    do(clone, "cycle sword")
    assert view(clone)["loot"]["bottom"] == ["sword"]
    assert (view(clone)["markers"], seat(clone)["discard"]) == (1, ["rat_scurry"])
    table, events = drawn("rent_due", "rent_day", extra="markers: 2")
    assert came(events) == ["fighter vault", "rogue vault", "mage vault", "archer vault"]
    table, _ = drawn("rent_due", "rent_day", rooms=coins, hard=True)
    assert view(table)["markers"] == 1  # three coins are asked for, two are there


@pytest.mark.card("rent_bailiff")
def test_bailiffs_are_a_fighter_in_the_vault():
    _, events = drawn("rent_bailiff", "rent_day")
    assert came(events) == ["fighter vault"]


@pytest.mark.card("bb_solo")
def test_the_room_with_most_heroes_is_reactivated_and_the_players_break_ties():
    treasure = "treasure: t3_losses"
    rooms = {"forge": f"heroes: [rogue, mage], {treasure}", "study": "heroes: [archer], treasure: t3_curse"}
    _, events = drawn("bb_solo", "battle_of_the_bands", rooms=rooms)
    assert [one["room"] for one in told(events, "reactivated")] == ["forge"]
    rooms["study"] = "heroes: [archer, archer], treasure: t3_curse"
    table, _ = drawn("bb_solo", "battle_of_the_bands", rooms=rooms)
    assert (asked(table), options(table)) == ((0, "where"), ["choose forge", "choose study"])
    assert told(do(table, "choose study"), "reactivated")[0]["heroes"] == ["archer", "archer"]
    table, events = drawn("bb_solo", "battle_of_the_bands")
    assert not told(events, "reactivated")  # nobody is there


@pytest.mark.card("bb_encore")
def test_an_encore_is_one_more_guild_card():
    _, events = drawn("bb_encore bb_roadies", "battle_of_the_bands")
    assert [one["card"] for one in told(events, "guild_card")] == ["bb_encore", "bb_roadies"]
    _, events = drawn("bb_encore bb_roadies bb_solo", "battle_of_the_bands", hard=True)
    assert [one["card"] for one in told(events, "guild_card")] == ["bb_encore", "bb_roadies", "bb_solo"]
    last = [card for card in view(at(scenario="battle_of_the_bands"))["guild"]["left"] if card != "bb_encore"]
    table, _ = drawn("bb_encore", "battle_of_the_bands", extra=f"wave: 2\nguild_discard: [{', '.join(last)}]")
    assert table.result is not None  # none was left to draw
    assert table.result.winners == (0,)


@pytest.mark.card("bb_roadies")
def test_roadies_carry_a_token_of_each_room_away_from_the_vault():
    rooms = {"vault": f"{V3}, resources: {{coin: 1}}, traps: 1", "forge": "resources: {bone: 1}"}
    table, _ = drawn("bb_roadies", "battle_of_the_bands", rooms=rooms)
    assert (asked(table), options(table)) == ((0, "shift"), ["shift bone forge library", "shift bone forge study"])
    do(table, "shift bone forge study")
    assert options(table) == [
        "shift coin vault forge", "shift trap vault forge", "shift coin vault workshop", "shift trap vault workshop",
    ]  # fmt: skip
    do(table, "shift trap vault forge")
    assert (resources(table, "study"), room(table, "forge")["traps"]) == ({"bone": 1}, 1)


def test_on_stage_the_active_player_draws_one_card_more():
    rooms = {"workshop": "monsters: {rats: 2, imps: 1}", "vault": V3}
    table = at("rats imps", hand="rat_scurry", rooms=rooms, scenario="battle_of_the_bands", phase="exchange")
    do(table, "done")
    assert seat(table)["hand"] == 6
    rooms["workshop"] = "monsters: {rats: 3}"
    table = at("rats imps", hand="rat_scurry", rooms=rooms, scenario="battle_of_the_bands", phase="exchange")
    do(table, "done")
    assert seat(table)["hand"] == 5


# -- 6 to 10 ------------------------------------------------------------------------------------------------------


@pytest.mark.card("jb_file")
def test_a_file_in_the_cake_frees_the_prison():
    _, events = drawn("jb_file", "jailbreak", extra="prison: [rogue, mage]")
    assert told(events, "reactivated")[0]["heroes"] == ["rogue", "mage"]


@pytest.mark.card("jb_bribe")
def test_a_bribed_guard_lets_one_hero_go_to_the_vault():
    table, _ = drawn("jb_bribe", "jailbreak", extra="prison: [rogue, mage]")
    assert options(table) == ["escape rogue", "escape mage"]
    do(table, "escape mage")
    assert (heroes(table, "vault"), heroes(table, "prison")) == (({}, {"mage": 1}), ({}, {"rogue": 1}))
    _, events = drawn("jb_bribe", "jailbreak")
    assert not told(events, "hero_moved")


@pytest.mark.card("jb_transfer")
def test_a_transfer_brings_a_prisoner_and_the_gamble_pays_four_cards():
    table, _ = drawn("jb_transfer archer_hat", "jailbreak")
    assert heroes(table, "prison") == ({}, {"archer": 1})
    table = at("rats", hand="", rooms={"vault": V3}, scenario="jailbreak", guild="archer_hat")
    do(table, "gamble")
    assert seat(table)["hand"] == 4


@pytest.mark.card("ms_spill")
def test_a_spilled_vial_hurts_every_monster_in_two_rooms():
    rooms = {"laboratory": "monsters: {rats: 2, witches: [1]}", "alchemist": "monsters: {witches: [0]}"}
    table, _ = drawn("ms_spill", "mad_science", clans="rats witches", rooms=rooms)
    assert (monsters(table, "laboratory"), monsters(table, "alchemist")) == ({}, {"witches": [1]})


@pytest.mark.rule("KH-186")
@pytest.mark.card("ms_spill")
def test_whose_last_monster_a_spill_has_taken_does_not_defend_the_others():
    rooms = {"laboratory": "monsters: {rats: 1, skeletons: 1}"}
    table, _ = drawn("ms_spill", "mad_science", clans="rats skeletons", rooms=rooms,
                     others=("hand: [skeleton_bone_shield]",))  # fmt: skip
    assert asked(table) == (1, "defend")
    events = do(table, "pass")
    assert [one["clan"] for one in told(events, "monster_left")] == ["skeletons", "rats"]
    assert asked(table)[1] != "defend"


@pytest.mark.card("ms_power")
def test_a_power_surge_turns_finished_portals_over():
    table, _ = drawn("ms_power", "mad_science", rooms={"forge": "portal: finished", "study": "portal: unfinished"})
    assert [room(table, name)["portal"] for name in ("forge", "study")] == ["unfinished", "unfinished"]


@pytest.mark.card("ms_grant")
def test_a_grant_is_two_books():
    table, _ = drawn("ms_grant", "mad_science")
    assert resources(table, "library") == resources(table, "study") == {"book": 1}


@pytest.mark.card("uc_inspect")
def test_the_inspector_sends_a_rogue_unless_nine_rooms_stand():
    _, events = drawn("uc_inspect", "under_construction")
    assert came(events) == ["rogue grand_builder"]
    laid = {
        "vault": "at: [0, 0], monsters: {rats: 3}", "forge": "at: [1, 0], rotation: 90", "workshop": "at: [0, 1]",
        "library": "at: [-1, 0], rotation: 90", "alchemist": "at: [0, -1]", "sewers": "at: [0, 2]",
        "beast_tamer": "at: [0, -2]", "prison": "at: [0, 3]", "grand_builder": "at: [0, -3]",
    }  # fmt: skip
    rooms = "\n".join(
        f"  {name}: {{{said}, {'' if name == 'vault' else 'treasure: none, '}portal: none}}"
        for name, said in laid.items()
    )
    head = "underkeep: position 1\ngame: keep_the_heroes_out\n"
    head += "options: {players: 1, clans: [rats], scenario: under_construction}\n"
    table = uk.load(f"{head}phase: rest\nplayers:\n- {{hand: []}}\nrooms:\n{rooms}\nguild_deck: [uc_inspect]\n")
    do(table, "done")
    assert seat(table)["hand"] == 1


@pytest.mark.card("uc_subsidence")
def test_subsidence_empties_the_farthest_room():
    rooms = {"prison": "resources: {coin: 2, bone: 1}", "grand_builder": "resources: {coin: 1}"}
    table, _ = drawn("uc_subsidence", "under_construction", rooms=rooms)
    assert options(table) == ["choose prison", "choose grand_builder"]  # equally far
    do(table, "choose prison")
    assert (resources(table, "prison"), resources(table, "grand_builder")) == ({}, {"coin": 1})


@pytest.mark.card("uc_delivery")
def test_a_delivery_is_two_coins_for_the_builder():
    table, _ = drawn("uc_delivery", "under_construction")
    assert resources(table, "grand_builder") == {"coin": 2}


@pytest.mark.rule("KH-159")
@pytest.mark.parametrize(("scenario", "card"), [("under_construction", "uc_delivery"), ("the_annex", "an_masons")])
def test_a_dungeon_that_must_grow_and_has_not_is_lost_in_the_end(scenario, card):
    last = [other for other in view(at(scenario=scenario))["guild"]["left"] if other != card]
    table, events = drawn(card, scenario, extra=f"wave: 2\nguild_discard: [{', '.join(last)}]")
    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ((), "KH-159")
    assert told(events, "game_ended")[0]["won"] is False


@pytest.mark.card("bp_leak")
def test_through_a_leak_heroes_use_portals_while_the_card_lasts():
    rooms = {"catacombs": "heroes: [rogue], portal: finished", "vault": f"{V3}, portal: finished",
             "forge": "heroes: [mage]"}  # fmt: skip
    table, events = drawn("bp_leak", "broken_portals", rooms=rooms)
    assert [(one["room"], one["to"]) for one in told(events, "charged")] == [("catacombs", "vault")]
    assert view(table)["invasion"]["portals"] is False  # the card is resolved
    assert heroes(table, "forge") == ({}, {"mage": 1})


@pytest.mark.card("bp_collapse")
def test_a_collapse_removes_the_finished_portal_farthest_from_the_vault():
    rooms = {"catacombs": "portal: finished", "forge": "portal: finished", "prison": "portal: unfinished"}
    table, _ = drawn("bp_collapse", "broken_portals", rooms=rooms)
    assert [room(table, name)["portal"] for name in ("catacombs", "forge", "prison")] == [
        "none",
        "finished",
        "unfinished",
    ]
    assert view(table)["reserve"]["portals"] == 6
    _, events = drawn("bp_collapse", "broken_portals")
    assert not told(events, "portal_changed")


def test_wobbly_portals_that_were_used_turn_unfinished_in_clean_up():
    rooms = {"catacombs": "portal: finished, monsters: {rats: 1}", "vault": f"{V3}, portal: finished",
             "forge": "portal: finished"}  # fmt: skip
    rooms["vault"] = "portal: finished"
    table = at("rats", hand="rat_scurry", rooms=rooms, scenario="broken_portals")
    do(table, "play rat_scurry left", "move catacombs vault")
    events = do(table, "end turn")
    assert [(one["room"], one["portal"]) for one in told(events, "portal_changed")] == [
        ("catacombs", "unfinished"), ("vault", "unfinished"),
    ]  # fmt: skip
    assert room(table, "forge")["portal"] == "finished"


def test_in_the_hard_variant_portals_have_to_be_finished():
    table = at(
        "witches", hand="witch_rift", rooms={"vault": "monsters: {witches: 1}"}, scenario="broken_portals", hard=True
    )
    do(table, "play witch_rift left", "portal vault")
    assert room(table, "vault")["portal"] == "unfinished"
    # nor does such an action finish what is begun, for that would save the Activate
    rooms = {"vault": "monsters: {witches: 1}, portal: unfinished"}
    table = at("witches", hand="witch_incantation", rooms=rooms, scenario="broken_portals", hard=True)
    do(table, "play witch_incantation left")
    assert (offers(table, "ability"), offers(table, "finish")) == ([], ["finish vault"])
    assert why_not(table, "ability portal vault") == "KH-A24"


@pytest.mark.card("gs_ram")
def test_a_ram_is_a_fighter_in_every_room_next_to_the_vault():
    _, events = drawn("gs_ram", "grand_siege")
    assert sorted(came(events)) == [
        "fighter alchemist",
        "fighter grand_builder",
        "fighter laboratory",
        "fighter sewers",
    ]


@pytest.mark.card("gs_ram")
@pytest.mark.rule("KH-A05")
def test_if_there_are_too_few_fighters_the_players_say_where_the_ram_strikes():
    rooms = {"forge": "heroes: [fighter, fighter, fighter], treasure: t3_losses"}
    table, _ = drawn("gs_ram", "grand_siege", rooms=rooms)
    assert options(table) == ["choose alchemist", "choose sewers", "choose laboratory", "choose grand_builder"]
    events = do(table, "choose sewers")
    assert uk.load(table.position()).digest() == table.digest()
    events += do(table, "choose grand_builder")
    assert came(events) == ["fighter sewers", "fighter grand_builder"]
    assert [one["rooms"] for one in told(events, "no_token")] == [["forge"], []]


@pytest.mark.card("gs_horn")
def test_the_horn_reactivates_everybody_outside_the_prison():
    rooms = {"study": "heroes: [rogue], treasure: t3_losses", "prison": "heroes: [mage]"}
    _, events = drawn("gs_horn", "grand_siege", rooms=rooms)
    assert [one["room"] for one in told(events, "reactivated")] == ["study"]


@pytest.mark.card("gs_ladder")
def test_ladders_bring_archers_to_the_prison_and_the_laboratory():
    table, events = drawn("gs_ladder", "grand_siege")
    assert came(events) == ["archer prison", "archer laboratory"]
    assert options(table) == ["next archer prison", "next archer laboratory"]


@pytest.mark.card("gs_lull")
def test_in_a_lull_each_player_may_bring_a_monster_to_an_empty_room():
    table, _ = drawn(
        "gs_lull", "grand_siege", clans="rats red_dragon imps", rooms={"forge": "monsters: {red_dragon: 1}"}
    )
    assert asked(table) == (0, "bring")
    assert not offers(table, "bring vault") + offers(table, "bring forge")
    do(table, "bring study")
    assert asked(table) == (2, "bring")  # the Dragon's lair is empty
    assert not offers(table, "bring study")
    do(table, "pass")
    assert (monsters(table, "study"), seat(table, 2)["lair"]) == ({"rats": [0]}, 4)


@pytest.mark.rule("KH-159")
@pytest.mark.parametrize("scenario", ["grand_siege", "last_bastion"])
def test_in_the_hardest_dungeons_quotas_are_those_of_hardcore(scenario):
    assert view(at(scenario=scenario, difficulty="family"))["quota"] == 1
    assert view(at(scenario=scenario, difficulty="family", hard=True))["quota"] == 2
    assert view(at(scenario=scenario, difficulty="family", hard=True, extra="wave: 2"))["quota"] == 3


@pytest.mark.rule("KH-159")
@pytest.mark.parametrize(("scenario", "hard"), [("jailbreak", False), ("jailbreak", True), ("visiting_hours", False)])
def test_crowded_cells_hold_heroes_of_each_class_from_the_start(scenario, hard):
    table = uk.new_game("keep_the_heroes_out", players=1, seed=1, scenario=scenario, hard=hard)
    assert heroes(table, "prison") == ({}, dict.fromkeys(["fighter", "rogue", "mage", "archer"], 2 if hard else 1))
    assert heroes(uk.new_game("keep_the_heroes_out", players=1, seed=1, scenario="mad_science"), "prison") == ({}, {})


# -- 11 to 20 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KH-159")
@pytest.mark.card("rs_cloudburst", "rs_rising", "rs_puddles")
def test_rain_washes_traps_and_resources_away_and_brings_frogs():
    near = scenario_named("rainy_season").dungeon
    assert near.ways[7] == [2, 3]  # the Workshop and the Library are next to the Sewers
    rooms = {
        "sewers": "traps: 2, resources: {frog: 2}",
        "library": "traps: 1, resources: {book: 1}",
        "forge": "traps: 1",
    }
    table, _ = drawn("rs_cloudburst", "rainy_season", rooms=rooms)
    assert [room(table, name)["traps"] for name in ("sewers", "library", "forge")] == [0, 0, 1]
    table, _ = drawn("rs_rising", "rainy_season", rooms=rooms)
    assert (resources(table, "sewers"), resources(table, "library")) == ({}, {"book": 1})
    table, _ = drawn("rs_rising", "rainy_season", rooms=rooms, hard=True)
    assert resources(table, "library") == {}
    table, _ = drawn("rs_puddles", "rainy_season")
    assert lying(table, "frog") == dict.fromkeys(room(table, "vault")["corridors"], 1)


@pytest.mark.card("bf_signing", "bf_reading")
def test_at_the_book_fair_a_book_keeps_the_rogue_away():
    table, _ = drawn("bf_signing", "book_fair", rooms={"library": "resources: {book: 1}"})
    do(table, "pay")
    assert resources(table, "library") == {}
    _, events = drawn("bf_signing", "book_fair")
    assert came(events) == ["rogue library"]
    table, _ = drawn("bf_reading", "book_fair")
    assert seat(table)["hand"] == 1
    table, _ = drawn("bf_reading", "book_fair", hard=True)
    assert seat(table)["hand"] == 0


@pytest.mark.card("bd_knock", "bd_draught")
def test_by_the_back_door_come_rogues_and_a_draught():
    assert came(drawn("bd_knock", "back_door")[1]) == ["rogue catacombs"]
    assert came(drawn("bd_knock", "back_door", hard=True)[1]) == ["rogue catacombs"] * 2
    table, _ = drawn("bd_draught", "back_door", rooms={"catacombs": "resources: {bone: 1}"})
    if asked(table)[1] == "shift":
        do(table, options(table)[0])
    (now,) = [one for one in view(table)["rooms"] if one["resources"]["bone"]]
    assert now["distance"] == room(table, "catacombs")["distance"] - 1


@pytest.mark.card("bm_toll", "bm_stall")
def test_the_ferryman_lets_monsters_in_for_bones():
    table, _ = drawn("bm_toll", "bone_market", rooms={"catacombs": "resources: {bone: 2}"})
    do(table, "pay")
    assert (asked(table), resources(table, "catacombs")) == ((0, "bring"), {})
    do(table, "bring forge")
    assert monsters(table, "forge") == {"rats": [0]}
    table, _ = drawn(
        "bm_toll", "bone_market", hand="rat_scurry rat_swarm", rooms={"catacombs": "resources: {bone: 2}"}, hard=True
    )
    assert asked(table) == (0, "discard")
    do(table, "discard rat_swarm")
    assert (asked(table)[1], seat(table)["discard"]) == ("turn", ["rat_swarm"])
    table, _ = drawn("bm_toll", "bone_market", rooms={"catacombs": "resources: {bone: 1}"}, hand="rat_scurry")
    assert seat(table)["discard"] == ["rat_scurry"]  # nor is one Bone enough
    table, _ = drawn("bm_stall", "bone_market")
    assert lying(table, "bone") == dict.fromkeys(["catacombs", *room(table, "catacombs")["corridors"]], 1)


@pytest.mark.card("ns_overtime", "ns_yawn", "ns_supper")
def test_the_night_shift_works_yawns_and_eats():
    assert len(told(drawn("ns_overtime ns_supper", "night_shift")[1], "guild_card")) == 2
    assert len(told(drawn("ns_overtime ns_supper ns_yawn", "night_shift", hard=True)[1], "guild_card")) == 3
    table, _ = drawn("ns_yawn", "night_shift", hand="rat_scurry rat_swarm")
    do(table, "discard rat_swarm")
    assert seat(table)["discard"] == ["rat_swarm"]
    assert seat(drawn("ns_supper", "night_shift")[0])["hand"] == 2


@pytest.mark.card("vh_friends", "vh_key", "vh_search")
def test_visitors_of_the_prison():
    assert came(drawn("vh_friends", "visiting_hours")[1]) == ["fighter prison"]
    assert came(drawn("vh_friends", "visiting_hours", hard=True)[1]) == ["mage prison"]
    table, _ = drawn("vh_key", "visiting_hours", extra="prison: [rogue]")
    assert heroes(table, "forge") == ({}, {"rogue": 1})
    table, _ = drawn("vh_search", "visiting_hours", rooms={"prison": "traps: 2"})
    assert (room(table, "prison")["traps"], seat(table)["hand"]) == (0, 1)


@pytest.mark.card("so_fumes", "so_donor", "so_notes")
def test_a_second_opinion_hurts_imprisons_and_loses_notes():
    rooms = {"laboratory": "monsters: {rats: 2}", "study": "monsters: {rats: 1}"}
    assert monsters(drawn("so_fumes", "second_opinion", rooms=rooms)[0], "laboratory") == {"rats": [0]}
    assert monsters(drawn("so_fumes", "second_opinion", rooms=rooms, hard=True)[0], "study") == {}
    assert heroes(drawn("so_donor archer_hat", "second_opinion")[0], "prison") == ({}, {"archer": 1})
    table, _ = drawn("so_notes", "second_opinion", loot="portal_scroll spider sword mimic basilisk")
    assert view(table)["loot"]["bottom"] == ["portal_scroll"]
    assert resources(table, "study") == {"book": 1}
    assert resources(drawn("so_notes", "second_opinion")[0], "study") == {"book": 1}  # no Scroll in the row


@pytest.mark.card("an_invoice", "an_masons", "an_crack")
def test_the_annex_bills_hires_and_cracks():
    coins = {"grand_builder": "resources: {coin: 2}"}
    table, _ = drawn("an_invoice", "the_annex", rooms=coins, hand="rat_scurry rat_swarm")
    paid = table.clone()
    do(paid, "pay")
    assert (resources(paid, "grand_builder"), seat(paid)["hand"]) == ({}, 2)
    do(table, "refuse", "discard rat_swarm")
    assert (asked(table)[1], seat(table)["discard"]) == ("turn", ["rat_swarm"])
    coins = {"grand_builder": "resources: {coin: 1}"}
    table, _ = drawn("an_invoice", "the_annex", rooms=coins, hand="rat_scurry")
    assert seat(table)["discard"] == ["rat_scurry"]  # one Coin is not enough
    table, _ = drawn("an_masons", "the_annex")
    assert resources(table, "vault") == resources(table, "grand_builder") == {"coin": 1}
    table, events = drawn("an_crack", "the_annex")
    farthest = max(one["distance"] for one in view(table)["rooms"])
    assert sorted(came(events)) == sorted(
        f"archer {one['room']}" for one in view(table)["rooms"] if one["distance"] == farthest
    )


@pytest.mark.rule("KH-159")
@pytest.mark.card("rp_open")
def test_while_the_ring_is_open_heroes_go_through_portals():
    rooms = {"study": "heroes: [rogue], portal: finished", "vault": f"{V3}, portal: finished",
             "workshop": "heroes: [mage]"}  # fmt: skip
    table, events = drawn("rp_open", "ring_of_portals", rooms=rooms)
    assert "vault" not in room(table, "study")["corridors"]
    assert [(one["room"], one["to"]) for one in told(events, "charged")] == [("study", "vault")]
    assert view(table)["invasion"]["portals"] is False  # the card is resolved
    assert heroes(table, "workshop") == ({}, {"mage": 1})  # no portal is there


@pytest.mark.card("rp_open", "rp_flicker")
def test_the_ring_opens_and_flickers():
    rooms = {"study": "heroes: [rogue], portal: finished, treasure: t2_losses", "forge": "portal: finished"}
    assert told(drawn("rp_open", "ring_of_portals", rooms=rooms)[1], "reactivated")[0]["room"] == "study"
    table, _ = drawn("rp_flicker", "ring_of_portals", rooms=rooms)
    assert room(table, "study")["portal"] == room(table, "forge")["portal"] == "unfinished"


@pytest.mark.card("lb_drums", "lb_sappers", "lb_breath", "lb_collapse")
def test_the_last_bastion():
    rooms = {"study": "heroes: [rogue], treasure: t3_losses"}
    assert told(drawn("lb_drums", "last_bastion", rooms=rooms)[1], "reactivated")[0]["room"] == "study"
    table, events = drawn("lb_sappers", "last_bastion")
    assert sorted(came(events)) == sorted(f"rogue {name}" for name in room(table, "vault")["corridors"])
    table, _ = drawn("lb_breath", "last_bastion")
    do(table, "bring study")
    assert (monsters(table, "study"), seat(table)["hand"]) == ({"rats": [0]}, 1)
    table, _ = drawn("lb_collapse", "last_bastion", rooms={"forge": "portal: finished"})
    assert room(table, "forge")["portal"] == "none"


@pytest.mark.rule("KH-159")
@pytest.mark.parametrize("ident", SCENARIO_IDS)
def test_a_dungeon_has_the_special_rules_that_are_written_down(ident):
    usual, harder = SPECIAL_RULES.get(ident, ({}, {}))
    assert (scenario_named(ident).rules, scenario_named(ident, hard=True).rules) == (usual, harder)


@pytest.mark.parametrize("ident", SCENARIO_IDS)
@pytest.mark.parametrize("hard", [False, True])
def test_every_dungeon_hangs_together(ident, hard):
    scenario = scenario_named(ident, hard=hard)
    assert 7 <= len(scenario.dungeon.rooms) <= 12
    assert 2 <= sum(card.copies for card in scenario.cards) <= 4
    assert scenario.hard_text
    assert scenario.flavour
    assert all(0 <= far < 99 for far in (scenario.dungeon.far[number] for number in scenario.dungeon.rooms))
    assert len(scenario.dungeon.ways[0]) >= 3 or ident == "battle_of_the_bands"
    table = at(scenario=ident, hard=hard, rooms={"vault": V3}, bare=False)
    end_turn(table)
    assert view(table)["turn"] == 2 or table.result is not None


def test_every_card_of_every_scenario_has_a_test():
    source = ast.parse(Path(__file__).read_text("utf-8"))
    marks = [
        node for node in ast.walk(source) if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.card")
    ]
    shown = {str(argument.value) for mark in marks for argument in mark.args if isinstance(argument, ast.Constant)}
    cards = {one["id"] for one in game_named("keep_the_heroes_out").cards() if one["type"] == "scenario"}
    assert len(cards) > 50
    assert sorted(cards - shown) == []
