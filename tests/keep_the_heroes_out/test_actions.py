"""The actions of cards (KH-075 to KH-100), and clan abilities (KH-034 to KH-044)."""

from __future__ import annotations

import pytest

from tests.keep_the_heroes_out.situations import (
    asked,
    at,
    do,
    heroes,
    monsters,
    offers,
    options,
    resources,
    room,
    seat,
    told,
    view,
    why_not,
)


@pytest.mark.rule("KH-075")
def test_what_the_reserve_has_none_of_cannot_be_placed():
    rooms = {
        "sewers": "monsters: {rats: 1}",
        "vault": "resources: {frog: 6}, traps: 8",
        "workshop": "monsters: {rats: 1}",
    }
    table = at("rats", hand="rat_busy_paws trap_kit", rooms=rooms)
    do(table, "play rat_busy_paws left")
    assert not offers(table, "use")
    assert why_not(table, "use sewers") == "KH-075"
    assert why_not(table, "use workshop") == "KH-075"
    do(table, "done")
    assert why_not(table, "trap sewers") == "KH-048"
    assert offers(table, "play trap_kit") == ["play trap_kit"]
    do(table, "play trap_kit")
    assert asked(table)[1] == "turn"  # it did nothing


@pytest.mark.rule("KH-077")
def test_an_activate_uses_the_ability_a_room_or_finishes_a_portal():
    rooms = {"library": "monsters: {witches: 1}, portal: unfinished"}
    table = at("witches", hand="witch_incantation", rooms=rooms)
    do(table, "play witch_incantation left")
    assert options(table) == ["ability portal library", "use library", "finish library", "done"]


@pytest.mark.rule("KH-034")
def test_every_use_of_the_ability_costs_an_activate():
    table = at("slimes", hand="slime_ooze", rooms={"library": "monsters: {slimes: 1}"})
    do(table, "play slime_ooze left")
    events = do(table, "ability draw")
    assert told(events, "used_ability") == [{"event": "used_ability", "seat": 0, "clan": "slimes"}]
    assert view(table)["acting"]["left"] == ["activate"]
    do(table, "ability draw")
    assert view(table)["acting"] is None


@pytest.mark.rule("KH-036")
def test_the_dragon_takes_all_damage_off():
    table = at("red_dragon", hand="dragon_fire_breath dragon_return_to_hoard",
               rooms={"vault": "monsters: {red_dragon: [4]}"})  # fmt: skip
    assert view(table)["reserve"]["damage"] == 6
    do(table, "play dragon_fire_breath right", "ability heal")
    assert monsters(table, "vault") == {"red_dragon": [0]}
    assert view(table)["reserve"]["damage"] == 10
    assert why_not(table, "ability heal") == "KH-034"


@pytest.mark.rule("KH-037")
def test_one_of_the_lizardfolk_makes_a_ranged_attack():
    table = at("lizardfolk", hand="lizard_old_ways", rooms={"forge": "monsters: {lizardfolk: 1}",
                                                           "study": "heroes: [mage]"})  # fmt: skip
    do(table, "play lizard_old_ways left", "ability ranged mage study")
    assert heroes(table, "study") == ({}, {})


@pytest.mark.rule("KH-038")
def test_one_gnoll_makes_a_melee_attack():
    table = at("gnolls", hand="gnoll_scavenge", rooms={"forge": "monsters: {gnolls: 1}, heroes: [mage]"})
    do(table, "play gnoll_scavenge left", "ability melee mage forge")
    assert heroes(table, "forge") == ({}, {})


@pytest.mark.rule("KH-039")
def test_the_slimes_draw_a_card_at_once():
    table = at("slimes", hand="slime_ooze", rooms={"library": "monsters: {slimes: 1}"})
    do(table, "play slime_ooze left", "ability draw")
    assert seat(table)["hand"] == 1


@pytest.mark.rule("KH-040")
def test_a_bone_goes_where_a_skeleton_is():
    rooms = {"study": "monsters: {skeletons: 1}", "forge": "monsters: {skeletons: 2}"}
    table = at("skeletons", hand="skeleton_grave_work", rooms=rooms)
    do(table, "play skeleton_grave_work left")
    assert offers(table, "ability") == ["ability place bone forge", "ability place bone study"]
    do(table, "ability place bone forge")
    assert resources(table, "forge") == {"bone": 1}


@pytest.mark.rule("KH-041")
@pytest.mark.rule("KH-219")
def test_a_rat_comes_where_another_rat_is():
    table = at("rats", hand="rat_busy_paws", rooms={"study": "monsters: {rats: 1}"})
    do(table, "play rat_busy_paws left")
    assert offers(table, "ability") == ["ability ambush study"]
    do(table, "ability ambush study", "ability ambush study")
    assert monsters(table, "study") == {"rats": [0, 0, 0]}


@pytest.mark.rule("KH-042")
def test_a_witch_puts_a_finished_portal_where_she_is():
    table = at("witches", hand="witch_incantation", rooms={"study": "monsters: {witches: 1}"})
    do(table, "play witch_incantation left", "ability portal study")
    assert room(table, "study")["portal"] == "finished"
    assert view(table)["reserve"]["portals"] == 7


@pytest.mark.rule("KH-043")
@pytest.mark.rule("KH-A23")
def test_a_poltergeist_goes_through_a_wall_and_may_carry():
    table = at("poltergeists", hand="ghost_drift ghost_draught",
               rooms={"library": "monsters: {poltergeists: 1}, resources: {book: 1}"})  # fmt: skip
    do(table, "play ghost_draught left")
    assert "move library sewers" not in options(table)  # by its cards it walks like all others
    assert why_not(table, "move library sewers") == "KH-078"
    do(table, "done", "play ghost_drift left")
    assert "ability move library forge" in options(table)
    events = do(table, "ability move library sewers with book")
    assert told(events, "moved")[0]["by"] == "wall"
    assert resources(table, "sewers") == {"book": 1}
    assert "ability move sewers forge" not in options(table)  # they share no edge


@pytest.mark.rule("KH-044")
def test_one_imp_moves():
    table = at("imps", hand="imp_tinker", rooms={"forge": "monsters: {imps: 2}"})
    do(table, "play imp_tinker left", "ability move forge vault")
    assert (monsters(table, "forge"), monsters(table, "vault")) == ({"imps": [0]}, {"imps": [0]})
    table = at("imps", hand="imp_tinker", rooms={"library": "monsters: {imps: 1}"})
    do(table, "play imp_tinker left")
    assert offers(table, "ability") == ["ability move library forge"]  # a wall is a wall


@pytest.mark.rule("KH-078")
def test_a_move_leads_through_a_corridor_to_the_next_room():
    table = at("rats", hand="rat_scurry", rooms={"vault": "monsters: {rats: 2}"})
    do(table, "play rat_scurry left")
    assert options(table) == ["move vault forge", "move vault workshop", "move vault sewers", "done"]
    assert why_not(table, "move vault study") == "KH-078"
    assert why_not(table, "move forge vault") == "KH-078"
    do(table, "move vault forge")
    assert (monsters(table, "vault"), monsters(table, "forge")) == ({"rats": [0]}, {"rats": [0]})


@pytest.mark.rule("KH-079")
@pytest.mark.rule("KH-080")
@pytest.mark.rule("KH-108")
@pytest.mark.rule("KH-251")
def test_a_monster_takes_one_resource_or_one_trap_along_or_nothing():
    table = at("rats", hand="rat_scurry", rooms={"vault": "monsters: {rats: 1}, resources: {coin: 2}, traps: 1"})
    do(table, "play rat_scurry left")
    assert offers(table, "move vault forge") == [
        "move vault forge", "move vault forge with coin", "move vault forge with trap",
    ]  # fmt: skip
    assert why_not(table, "move vault forge with coin with trap") == "KH-079"
    assert why_not(table, "move vault forge with frog") == "KH-080"
    clone = table.clone()
    do(table, "move vault forge with coin")
    assert (resources(table, "vault"), resources(table, "forge")) == ({"coin": 1}, {"coin": 1})
    do(clone, "move vault forge with trap")
    assert (room(clone, "vault")["traps"], room(clone, "forge")["traps"]) == (0, 1)


@pytest.mark.rule("KH-081")
@pytest.mark.rule("KH-252")
@pytest.mark.rule("KH-215")
def test_each_monster_of_a_horde_carries_its_own_token():
    rooms = {"sewers": "monsters: {rats: 2}, resources: {frog: 2}"}
    table = at("rats", hand="rat_swarm", rooms=rooms)
    do(
        table,
        "play rat_swarm left",
        "horde move sewers",
        "move sewers alchemist with frog",
        "move sewers alchemist with frog",
    )
    assert (resources(table, "alchemist"), monsters(table, "alchemist")) == ({"frog": 2}, {"rats": [0, 0]})


@pytest.mark.rule("KH-082")
@pytest.mark.rule("KH-083")
@pytest.mark.rule("KH-220")
@pytest.mark.rule("KH-256")
def test_melee_takes_a_hero_of_the_same_room_out():
    rooms = {"forge": "monsters: {rats: 1}, heroes: [rogue]", "study": "heroes: [mage]"}
    table = at("rats", hand="rat_scurry", rooms=rooms)
    do(table, "play rat_scurry right")
    assert options(table) == ["melee rogue forge", "done"]
    assert why_not(table, "melee mage study") == "KH-082"
    assert why_not(table, "melee mage forge") == "KH-082"
    events = do(table, "melee rogue forge")
    assert told(events, "hero_left")[0]["by"] == "melee"
    assert view(table)["reserve"]["heroes"]["rogue"] == 5


@pytest.mark.rule("KH-256")
def test_monsters_may_attack_a_hero_who_is_still_active():
    """In the middle of an invasion, by what a Defend card lets its player do."""
    rooms = {"forge": "monsters: {rats: 2}, heroes: [{class: rogue, state: active}, rogue]"}
    table = at(
        "rats",
        hand="",
        rooms=rooms,
        extra="under_way: [{do: settle}, {do: act, seat: 0, card: rat_scurry, left: [melee]}]",
    )
    assert options(table) == ["melee rogue forge", "melee rogue forge active", "done"]
    do(table, "melee rogue forge active")
    assert asked(table)[1] == "turn"
    assert heroes(table, "forge") == ({}, {"rogue": 1})


@pytest.mark.rule("KH-084")
@pytest.mark.rule("KH-085")
@pytest.mark.rule("KH-106")
def test_a_ranged_attack_needs_a_corridor_and_no_wall_nor_portal():
    rooms = {
        "library": "monsters: {witches: 1}, heroes: [fighter], portal: finished", "forge": "heroes: [mage]",
        "sewers": "heroes: [archer]",
        "catacombs": "heroes: [rogue], portal: finished",
    }  # fmt: skip
    table = at("witches", hand="witch_incantation", rooms=rooms)
    do(table, "play witch_incantation right")
    assert options(table) == ["ranged mage forge", "done"]  # nor into the own room
    assert why_not(table, "ranged archer sewers") == "KH-085"  # a wall
    assert why_not(table, "ranged rogue catacombs") == "KH-085"  # a portal
    assert why_not(table, "ranged archer forge") == "KH-084"
    do(table, "ranged mage forge")
    assert heroes(table, "forge") == ({}, {})


@pytest.mark.rule("KH-086")
def test_a_resource_is_placed_where_an_own_monster_is():
    rooms = {"library": "monsters: {witches: 1}", "study": "monsters: {rats: 1}"}
    table = at("witches rats", hand="witch_ingredients", rooms=rooms)
    do(table, "play witch_ingredients left")
    assert options(table) == ["place frog library", "place book library", "done"]
    assert why_not(table, "place frog study") == "KH-086"
    assert why_not(table, "place coin library") == "KH-086"
    do(table, "place book library", "place frog library")
    assert resources(table, "library") == {"frog": 1, "book": 1}


@pytest.mark.rule("KH-087")
def test_defend_is_only_a_reaction():
    table = at("rats", hand="tower_shield", rooms={"vault": "monsters: {rats: 1}"})
    assert offers(table, "play") == ["play tower_shield right"]
    assert why_not(table, "play tower_shield left") == "KH-087"


@pytest.mark.rule("KH-088")
@pytest.mark.rule("KH-107")
def test_a_trap_is_laid_where_an_own_monster_is():
    table = at("imps", hand="imp_snare", rooms={"forge": "monsters: {imps: 1}"})
    do(table, "play imp_snare left")
    assert options(table) == ["trap forge", "done"]
    assert why_not(table, "trap vault") == "KH-088"
    do(table, "trap forge")
    assert (room(table, "forge")["traps"], view(table)["reserve"]["trap"]) == (1, 7)


@pytest.mark.rule("KH-089")
@pytest.mark.rule("KH-A24")
def test_a_portal_action_brings_a_finished_one_or_finishes_one():
    rooms = {
        "library": "monsters: {witches: 1}, portal: unfinished",
        "vault": "monsters: {witches: 1}, portal: finished",
    }
    table = at("witches", hand="witch_rift portal_scroll", rooms=rooms, loot="spider giant_bat cave_wolf mimic sword")
    do(table, "play witch_rift left")
    assert options(table) == ["portal library", "done"]
    assert why_not(table, "portal vault") == "KH-A24"
    assert why_not(table, "portal forge") == "KH-089"
    do(table, "portal library")
    assert (room(table, "library")["portal"], view(table)["reserve"]["portals"]) == ("finished", 6)
    table = at("witches", hand="witch_rift", rooms={"study": "monsters: {witches: 1}"})
    do(table, "play witch_rift left", "portal study")
    assert (room(table, "study")["portal"], view(table)["reserve"]["portals"]) == ("finished", 7)
    others = ("forge", "study", "library", "sewers", "prison", "alchemist", "catacombs", "beast_tamer")
    full = dict.fromkeys(others, "portal: unfinished")
    table = at("witches", hand="witch_rift", rooms={**full, "vault": "monsters: {witches: 1}"})
    assert why_not(table, "play witch_rift left") == "KH-075"
    do(table, "play witch_rift right")
    assert why_not(table, "portal vault") == "KH-096"


@pytest.mark.rule("KH-090")
@pytest.mark.rule("KH-091")
@pytest.mark.rule("KH-092")
def test_an_ambush_brings_up_to_so_many_monsters_split_over_the_rooms_shown():
    table = at("rats", hand="rat_from_the_drains rat_from_the_drains")
    do(table, "play rat_from_the_drains")
    assert options(table) == ["ambush sewers", "ambush beast_tamer", "done"]
    assert why_not(table, "ambush vault") == "KH-090"
    do(table, "ambush sewers", "ambush beast_tamer", "ambush sewers")
    assert (monsters(table, "sewers"), monsters(table, "beast_tamer")) == ({"rats": [0, 0]}, {"rats": [0]})
    assert asked(table)[1] == "turn"
    do(table, "play rat_from_the_drains", "ambush sewers", "done")
    assert seat(table)["in_dungeon"] == 4


@pytest.mark.rule("KH-093")
@pytest.mark.rule("KH-210")
@pytest.mark.rule("KH-211")
@pytest.mark.rule("KH-A26")
def test_a_horde_is_every_own_monster_of_one_room_once_each():
    rooms = {"vault": "monsters: {rats: 3, imps: 1}", "forge": "monsters: {rats: 1}"}
    table = at("rats imps", hand="rat_swarm", rooms=rooms)
    do(table, "play rat_swarm left")
    assert options(table) == ["horde move vault", "horde move forge", "done"]
    assert why_not(table, "horde move study") == "KH-093"
    do(table, "horde move vault")
    assert asked(table) == (0, "horde")
    assert why_not(table, "move forge study") == "KH-093"
    do(table, "move vault sewers", "move vault sewers", "move vault workshop")
    assert asked(table)[1] == "turn"
    assert monsters(table, "sewers") == {"rats": [0, 0]}
    assert monsters(table, "workshop") == {"rats": [0]}
    assert monsters(table, "vault") == {"imps": [0]}
    rooms = {"alchemist": "monsters: {rats: 1, imps: 2}, heroes: [mage, archer]"}
    table = at("rats imps", hand="rat_gang_up", rooms=rooms)  # nor do others make it larger
    do(table, "play rat_gang_up left", "horde melee alchemist", "melee mage alchemist")
    assert (asked(table)[1], heroes(table, "alchemist")) == ("turn", ({}, {"archer": 1}))


def test_a_horde_may_stop_early():
    table = at("rats", hand="rat_swarm", rooms={"vault": "monsters: {rats: 3}"})
    do(table, "play rat_swarm left", "horde move vault", "move vault forge", "done")
    assert (monsters(table, "vault"), asked(table)[1]) == ({"rats": [0, 0]}, "turn")


@pytest.mark.rule("KH-217")
def test_a_horde_attacks_once_for_each_monster():
    rooms = {"alchemist": "monsters: {rats: 2}, heroes: [mage, archer, rogue]"}
    table = at("rats", hand="rat_gang_up", rooms=rooms)
    do(table, "play rat_gang_up left", "horde melee alchemist", "melee mage alchemist", "melee rogue alchemist")
    assert heroes(table, "alchemist") == ({}, {"archer": 1})
    assert asked(table)[1] == "turn"


@pytest.mark.rule("KH-094")
@pytest.mark.rule("KH-095")
@pytest.mark.rule("KH-A28")
def test_reinforcements_take_those_of_the_top_three_that_show_the_action():
    mine = "deck: [lizard_javelins, lizard_old_ways, lizard_hit_and_run]"
    table = at("lizardfolk", hand="lizard_war_call", mine=mine)
    events = do(table, "play lizard_war_call left", "reinforcements")
    assert told(events, "reinforced")[0]["cards"] == ["lizard_javelins", "lizard_hit_and_run"]
    assert seat(table)["cards"] == ["lizard_hit_and_run", "lizard_javelins"]
    assert seat(table)["discard"] == ["lizard_old_ways"]
    assert view(table)["players"][0]["shown"] == ["lizard_hit_and_run", "lizard_javelins"]
    none = "deck: [lizard_old_ways, lizard_old_ways, lizard_from_the_dark]"
    table = at("lizardfolk", hand="lizard_war_call", mine=none)
    do(table, "play lizard_war_call left", "reinforcements")
    assert seat(table)["hand"] == 0
    inside = "deck: [skeleton_reassemble, skeleton_rise, mimic]"  # in an action-reaction, and on a side
    table = at("skeletons", hand="skeleton_war_drum", mine=inside, loot="spider giant_bat cave_wolf basilisk sword")
    do(table, "play skeleton_war_drum right", "reinforcements")
    assert seat(table)["cards"] == ["mimic", "skeleton_reassemble", "skeleton_rise"]
    horde = "deck: [war_banner, rat_scurry, rat_busy_paws]"  # and within a horde
    table = at("rats", hand="call_to_arms_scroll", mine=horde)
    do(table, "play call_to_arms_scroll", "reinforcements")
    assert seat(table)["cards"] == ["rat_scurry", "war_banner"]


@pytest.mark.rule("KH-A27")
def test_reinforcements_shuffle_the_discard_pile_in_to_reach_three():
    mine = ("hand: [lizard_war_call], deck: [lizard_javelins], discard: [lizard_hit_and_run, lizard_hit_and_run, "
            "lizard_hit_and_run, lizard_javelins], play: [lizard_old_ways, lizard_old_ways, lizard_from_the_dark, "
            "lizard_from_the_dark]")  # fmt: skip
    table = at("lizardfolk", hand=None, mine=mine)
    events = do(table, "play lizard_war_call left", "reinforcements")
    assert told(events, "shuffled")[0]["count"] == 4
    assert (seat(table)["hand"], seat(table)["deck"]) == (3, 2)


@pytest.mark.rule("KH-096")
@pytest.mark.rule("KH-212")
def test_of_two_sides_exactly_one_is_picked():
    rooms = {"forge": "monsters: {gnolls: 1}, heroes: [rogue, mage]"}
    table = at("gnolls", hand="gnoll_double_bite", rooms=rooms)
    assert offers(table, "play") == ["play gnoll_double_bite left", "play gnoll_double_bite right"]
    assert why_not(table, "play gnoll_double_bite") == "KH-096"
    do(table, "play gnoll_double_bite left")
    assert not offers(table, "move")
    assert why_not(table, "move forge vault") == "KH-096"
    assert view(table)["acting"]["side"] == "left"
    table = at("gnolls", hand="transmutation_scroll", rooms=rooms)
    assert offers(table, "play") == [f"play transmutation_scroll {side}" for side in (1, 2, 3, 4)]


@pytest.mark.rule("KH-097")
@pytest.mark.rule("KH-099")
def test_the_left_part_of_an_action_reaction_allows_the_right_part_for_nothing():
    rooms = {"library": "monsters: {slimes: 1}, heroes: [rogue, mage]", "study": "monsters: {slimes: 1}"}
    table = at("slimes", hand="slime_engulf slime_engulf", rooms=rooms)
    do(table, "play slime_engulf left", "melee rogue library")
    assert asked(table) == (0, "then")
    assert options(table) == ["ambush library", "done"]
    do(table, "ambush library")
    assert monsters(table, "library") == {"slimes": [0, 0]}
    do(table, "play slime_engulf left", "melee mage library", "done")  # it is optional
    assert monsters(table, "library") == {"slimes": [0, 0]}


@pytest.mark.rule("KH-098")
@pytest.mark.rule("KH-100")
def test_a_coin_lets_three_gnolls_in():
    rooms = {"forge": "monsters: {gnolls: 1}, resources: {coin: 1}", "vault": "resources: {coin: 1}"}
    table = at("gnolls", hand="gnoll_paid_pack gnoll_paid_pack", rooms=rooms)
    do(table, "play gnoll_paid_pack")
    assert options(table) == ["discard coin forge", "done"]
    assert why_not(table, "discard coin vault") == "KH-098"
    assert why_not(table, "ambush forge") == "KH-100"
    do(table, "discard coin forge")
    assert why_not(table, "ambush vault") == "KH-098"
    do(table, "ambush forge", "ambush forge", "ambush forge")
    assert monsters(table, "forge") == {"gnolls": [0, 0, 0, 0]}
    do(table, "play gnoll_paid_pack")  # no coin is left where a Gnoll is
    assert asked(table)[1] == "turn"


def test_a_same_room_ambush_without_a_condition_goes_to_one_room_with_an_own_monster():
    rooms = {"forge": "monsters: {rats: 1}", "vault": "monsters: {rats: 1}"}
    table = at("rats", hand="mimic growth_elixir", rooms=rooms, loot="spider giant_bat cave_wolf basilisk sword")
    do(table, "play mimic left", "ambush forge")
    assert options(table) == ["ambush forge", "done"]
    do(table, "ambush forge", "play growth_elixir", "ambush vault")
    assert options(table) == ["ambush vault", "ambush forge", "done"]


def test_monsters_that_are_hurt_are_told_apart():
    rooms = {"library": "monsters: {witches: [0, 1]}"}
    table = at("witches", hand="witch_hex_bolt", rooms=rooms)
    do(table, "play witch_hex_bolt")
    assert offers(table, "move") == ["move library forge damage 0", "move library forge damage 1"]
    do(table, "move library forge damage 1")
    assert (monsters(table, "library"), monsters(table, "forge")) == ({"witches": [0]}, {"witches": [1]})


def test_two_symbols_that_would_say_the_same_are_offered_once():
    rooms = {"forge": "monsters: {gnolls: 1}, heroes: [rogue, rogue]"}
    left = "left: [melee, if melee then place coin]"
    table = at("gnolls", hand="", rooms=rooms, extra=f"under_way: [{{do: act, seat: 0, card: gnoll_spoils, {left}}}]")
    assert options(table) == ["melee rogue forge", "done"]
    do(table, "melee rogue forge", "melee rogue forge")
    assert asked(table)[1] == "then"


def test_things_have_short_names_for_whoever_looks_at_them_in_a_debugger():
    from underkeep.keep_the_heroes_out.cards import CATALOGUE, CLANS
    from underkeep.keep_the_heroes_out.cards.guild import GUILD
    from underkeep.keep_the_heroes_out.cards.treasures import TREASURES
    from underkeep.keep_the_heroes_out.kinds import MOVE
    from underkeep.keep_the_heroes_out.scenarios import scenario_named

    things = [MOVE, CATALOGUE["sword"], CLANS[0], TREASURES[0], GUILD[0], scenario_named("rent_day")]
    assert list(map(repr, things)) == [
        "<move>",
        "<sword>",
        "<red_dragon>",
        "<t1_losses>",
        "<fighter_swords>",
        "<rent_day>",
    ]


def test_an_if_shows_what_follows_from_it():
    from underkeep.keep_the_heroes_out.cards import CATALOGUE

    assert CATALOGUE["gnoll_spoils"].shows("place")
    assert CATALOGUE["lizard_war_call"].shows("ranged")
    assert not CATALOGUE["gnoll_spoils"].shows("move")
