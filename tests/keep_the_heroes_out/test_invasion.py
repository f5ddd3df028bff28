"""What heroes do: the eight steps of the invasion (KH-158 to KH-207, KH-243 to KH-260, KH-264, KH-265)."""

from __future__ import annotations

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
    monsters,
    options,
    resources,
    room,
    seat,
    steps,
    told,
    view,
    why_not,
)
from underkeep.keep_the_heroes_out.scenarios.book import values

GUARD = {"vault": "monsters: {rats: 5}"}


# -- step 1: summon -------------------------------------------------------------------------------------------


@pytest.mark.rule("KH-158")
@pytest.mark.rule("KH-164")
@pytest.mark.rule("KH-165")
@pytest.mark.rule("KH-166")
@pytest.mark.rule("KH-167")
@pytest.mark.rule("KH-168")
@pytest.mark.rule("KH-169")
@pytest.mark.rule("KH-A15")
@pytest.mark.parametrize("card", figures.GUILD)
def test_a_hero_card_brings_one_hero_of_its_class_to_each_of_two_rooms(card):
    hero, icons, _ = figures.GUILD[card]
    _, events = invaded(card, rooms=GUARD)
    came = told(events, "hero_came")
    hoped = figures.ICONS[icons[0]] if icons[0] == icons[1] else ["vault", "prison"]
    assert sorted(one["room"] for one in came) == sorted(hoped)
    assert {(one["hero"], one["step"], one["how"]) for one in came} == {(hero, 1, "summoned")}


@pytest.mark.rule("KH-159")
def test_a_scenario_card_does_what_it_says():
    table, events = invaded("tb_quiet", clans="rats imps", rooms=GUARD)
    assert not told(events, "hero_came")
    assert [player["hand"] for player in view(table)["players"]] == [1, 1]


@pytest.mark.rule("KH-160")
def test_the_guild_discard_pile_is_open():
    table, _ = invaded("tb_quiet", rooms=GUARD, extra="guild_discard: [mage_hat, archer_eye]")
    assert view(table)["guild"]["discard"] == ["mage_hat", "archer_eye", "tb_quiet"]


@pytest.mark.rule("KH-161")
@pytest.mark.rule("KH-224")
def test_the_players_say_in_which_order_heroes_act():
    table, _ = invaded("rogue_swords", clans="rats imps", rooms=GUARD)
    assert asked(table) == (0, "next")
    assert options(table) == ["next rogue forge", "next rogue workshop"]
    assert why_not(table, "next rogue study") == "KH-161"
    assert why_not(table, "done") == "KH-161"


@pytest.mark.rule("KH-162")
@pytest.mark.rule("KH-163")
@pytest.mark.rule("KH-260")
@pytest.mark.rule("KH-A04")
def test_if_no_token_is_left_the_class_wakes_up_with_all_around_them():
    rooms = {
        **GUARD, "study": "heroes: [mage, mage, rogue], treasure: t3_losses", "prison": "heroes: [mage, archer]",
        "forge": "heroes: [archer], treasure: t2_losses", "catacombs": "heroes: [mage, mage], treasure: t2_losses",
    }  # fmt: skip
    table, events = invaded("mage_hat", rooms=rooms)
    assert len(told(events, "no_token")) == 2
    assert told(events, "no_token")[0]["rooms"] == ["catacombs", "study", "prison"]
    assert heroes(table, "study")[0] == {"mage": 2, "rogue": 1}
    assert heroes(table, "prison")[0] == {"mage": 1, "archer": 1}
    assert heroes(table, "forge") == ({}, {"archer": 1})
    assert heroes(table, "library") == ({}, {})  # nobody is owed
    events = do(table, "next study")
    assert told(events, "stolen")[0]["heroes"] == ["rogue", "mage", "mage"]
    table, events = invaded("mage_hat", rooms=rooms, prisoners_stir=False)
    assert told(events, "no_token")[0]["rooms"] == ["catacombs", "study"]
    events += end_turn(table)
    assert [one["why"] for one in told(events, "guild_card")] == ["invasion"]  # nor is a card drawn instead


@pytest.mark.rule("KH-A05")
def test_with_one_token_left_it_is_placed_and_then_the_others_wake_up():
    rooms = {**GUARD, "study": "heroes: [mage, mage, mage, mage], treasure: t3_losses"}
    table, _ = invaded("mage_hat", rooms=rooms)
    assert (asked(table), options(table)) == ((0, "where"), ["choose library", "choose alchemist"])
    events = do(table, "choose library")
    assert [event.kind.name for event in events] == ["hero_came", "no_token", "reactivated"]
    assert options(table) == ["next mage library", "next study"]


@pytest.mark.rule("KH-A05")
def test_where_the_last_token_goes_the_players_say():
    rooms = {**GUARD, "study": "heroes: [mage, mage, mage, mage], treasure: t3_losses"}
    table, _ = invaded("mage_hat", rooms=rooms)
    assert why_not(table, "choose study") == "KH-A05"
    assert uk.load(table.position()).digest() == table.digest()
    events = do(table, "choose alchemist")
    assert [one["room"] for one in told(events, "hero_came")] == ["alchemist"]
    assert [one["rooms"] for one in told(events, "no_token")] == [["study"]]
    assert options(table) == ["next mage alchemist", "next study"]


@pytest.mark.rule("KH-A05")
@pytest.mark.rule("KH-A16")
def test_nobody_is_asked_where_the_last_token_goes_if_there_is_one_room_for_it():
    rooms = {**GUARD, "catacombs": "heroes: [mage, mage, mage, mage], treasure: t2_losses"}
    table, events = invaded("mage_swords", rooms=rooms, scenario="under_construction")
    assert [one["room"] for one in told(events, "hero_came")] == ["forge"]
    assert asked(table)[1] == "next"


@pytest.mark.rule("KH-A16")
@pytest.mark.rule("KH-A17")
def test_an_icon_with_one_room_or_none():
    """In Under Construction only one room of most icons stands; the special one is the Grand Builder."""
    _, events = invaded("mage_swords", rooms=GUARD, scenario="under_construction")
    assert [one["room"] for one in told(events, "hero_came")] == ["forge", "forge"]
    _, events = invaded("mage_gem_special", rooms=GUARD, scenario="under_construction")
    assert [one["room"] for one in told(events, "hero_came")] == ["vault", "grand_builder"]
    table = uk.load(
        "underkeep: position 1\ngame: keep_the_heroes_out\noptions: {players: 1, clans: [rats]}\nphase: rest\n"
        "players:\n- {hand: []}\nrooms:\n  vault: {at: [0, 0], monsters: {rats: 3}}\n  prison: {at: [0, 1]}\n"
        "guild_deck: [mage_hat]\n"
    )
    events = do(table, "done")
    assert [one["room"] for one in told(events, "hero_came")] == ["vault", "vault"]


@pytest.mark.rule("KH-169")
def test_without_the_special_room_that_the_scenario_names_another_one_is_meant():
    table = uk.load(
        "underkeep: position 1\ngame: keep_the_heroes_out\nphase: rest\n"
        "options: {players: 1, clans: [rats], scenario: mad_science}\n"
        "players:\n- {hand: []}\nrooms:\n  vault: {at: [0, 0], monsters: {rats: 3}}\n  prison: {at: [0, 1]}\n"
        "guild_deck: [mage_gem_special]\n"
    )
    events = do(table, "done")
    assert [one["room"] for one in told(events, "hero_came")] == ["vault", "prison"]


# -- step 2: abilities ------------------------------------------------------------------------------------------


@pytest.mark.rule("KH-170")
@pytest.mark.rule("KH-172")
@pytest.mark.rule("KH-228")
@pytest.mark.rule("KH-247")
@pytest.mark.rule("KH-A22")
def test_a_fighter_discards_up_to_two_resources_of_the_room_he_comes_to():
    rooms = {**GUARD, "catacombs": "resources: {bone: 2, coin: 1}", "study": "resources: {book: 1}"}
    table, _ = invaded("fighter_eye", rooms=rooms)
    do(table, "next fighter catacombs")
    assert options(table) == ["lose coin", "lose bone"]
    do(table, "lose bone", "lose coin")
    assert resources(table, "catacombs") == {"bone": 1}
    do(table, "next fighter study")
    assert resources(table, "study") == {}


@pytest.mark.rule("KH-171")
@pytest.mark.rule("KH-204")
@pytest.mark.rule("KH-234")
def test_an_ability_is_used_only_where_a_hero_is_summoned():
    rooms = {**GUARD, "beast_tamer": "resources: {bone: 1}, treasure: t2_losses", "study": "monsters: {rats: 1}"}
    table, _ = invaded("fighter_eye", rooms=rooms)
    do(table, "next fighter catacombs", "next catacombs", "next fighter beast_tamer")
    assert resources(table, "beast_tamer") == {"bone": 1}
    # nor does one who is inspired, or woken up
    rooms = {**GUARD, "library": "resources: {book: 1}, heroes: [fighter], treasure: t3_losses"}
    table, _ = invaded("mage_hat", rooms=rooms)
    do(table, "next mage library", "next library")
    assert resources(table, "library") == {"book": 1}


@pytest.mark.rule("KH-173")
@pytest.mark.rule("KH-226")
@pytest.mark.rule("KH-248")
def test_a_rogue_disarms_one_trap_before_traps_are_checked():
    rooms = {**GUARD, "workshop": "traps: 2", "forge": ""}
    table, _ = invaded("rogue_swords", rooms=rooms)
    events = do(table, "next rogue workshop")
    assert [event.kind.name for event in events if event.kind.name in ("disarmed", "trap_sprung", "hero_left")] == [
        "disarmed", "trap_sprung", "hero_left",
    ]  # fmt: skip
    assert room(table, "workshop")["traps"] == 0
    table, _ = invaded("rogue_swords", rooms={**GUARD, "study": "traps: 1"})
    assert not told(do(table, "next rogue forge"), "disarmed")
    assert room(table, "study")["traps"] == 1  # only where she comes to


@pytest.mark.rule("KH-174")
@pytest.mark.rule("KH-238")
def test_a_mage_does_something_only_in_the_prison():
    table, _ = invaded("mage_swords", rooms=GUARD, extra="prison: [rogue]")
    do(table, "next mage forge")
    assert heroes(table, "prison") == ({}, {"rogue": 1})
    table, _ = invaded("mage_gem_special", rooms=GUARD, extra="prison: [rogue]")
    events = do(table, "next mage prison")
    assert told(events, "freed")[0]["heroes"] == ["rogue"]
    assert heroes(table, "prison")[0] == {"rogue": 1, "mage": 1}


@pytest.mark.rule("KH-175")
@pytest.mark.rule("KH-176")
@pytest.mark.rule("KH-A07")
def test_an_archer_shoots_into_the_room_next_door_that_is_nearest_to_the_vault():
    rooms = {"vault": "monsters: {rats: 2}", "study": "monsters: {rats: 1}", "library": "monsters: {imps: 1}"}
    table, _ = invaded("archer_swords", clans="rats imps", rooms=rooms)
    events = do(table, "next archer forge")
    assert told(events, "shot")[0]["to"] == "vault"
    assert monsters(table, "vault") == {"rats": [0]}
    assert heroes(table, "forge")[0] == {"archer": 1}
    # equally near rooms, and several monsters: the players choose
    rooms = {"forge": "monsters: {rats: 1, imps: 1}", "workshop": "monsters: {rats: 1}"}
    table, _ = invaded("archer_eye", clans="rats imps", rooms=rooms)
    do(table, "next archer study")
    assert options(table) == ["shoot rats forge", "shoot imps forge", "shoot rats workshop"]
    assert why_not(table, "shoot rats vault") == "KH-175"


@pytest.mark.rule("KH-249")
def test_an_archer_without_a_monster_next_door_does_nothing():
    table, _ = invaded("archer_hat", rooms={"catacombs": "monsters: {rats: 1}"})
    assert not told(do(table, "next archer library"), "shot")


@pytest.mark.rule("KH-A07")
def test_an_archer_does_not_shoot_through_a_wall():
    """The Sewers lie beneath the Library, and nearer to the Vault than the Forge's other neighbours."""
    table, _ = invaded("archer_hat", rooms={"sewers": "monsters: {rats: 1}"})
    assert not told(do(table, "next archer library"), "shot")
    assert monsters(table, "sewers") == {"rats": [0]}


@pytest.mark.rule("KH-177")
def test_one_damage_is_enough_for_any_hero():
    for hero in ("fighter", "rogue", "mage", "archer"):
        table = at("rats", hand="rat_scurry", rooms={"forge": f"monsters: {{rats: 1}}, heroes: [{hero}]"})
        do(table, "play rat_scurry right", f"melee {hero} forge")
        assert heroes(table, "forge") == ({}, {})


# -- steps 3 and 4 ----------------------------------------------------------------------------------------------


@pytest.mark.rule("KH-178")
@pytest.mark.rule("KH-179")
@pytest.mark.rule("KH-184")
@pytest.mark.rule("KH-233")
def test_a_trap_takes_the_hero_out_before_he_inspires_anybody_and_other_traps_stay():
    rooms = {**GUARD, "beast_tamer": "heroes: [rogue], traps: 2, treasure: t2_losses"}
    table, _ = invaded("mage_bones", rooms=rooms)
    events = do(table, "next mage beast_tamer")
    assert not told(events, "inspired")
    assert heroes(table, "beast_tamer") == ({}, {"rogue": 1})
    assert room(table, "beast_tamer")["traps"] == 1
    assert told(events, "hero_left")[0]["step"] == 3


@pytest.mark.rule("KH-180")
@pytest.mark.rule("KH-181")
@pytest.mark.parametrize("hero", ["fighter", "rogue", "archer"])
def test_whoever_is_summoned_to_the_prison_is_exhausted_there_but_for_a_mage(hero):
    table, _ = invaded(f"{hero}_gem_special", rooms=GUARD, extra="prison: [mage]")
    events = do(table, f"next {hero} prison")
    assert told(events, "jailed")[0]["rule"] == "KH-180"
    assert heroes(table, "prison") == ({}, {hero: 1, "mage": 1})


@pytest.mark.rule("KH-182")
@pytest.mark.rule("KH-183")
@pytest.mark.rule("KH-191")
@pytest.mark.rule("KH-207")
@pytest.mark.rule("KH-265")
def test_a_hero_who_comes_inspires_all_who_are_exhausted_and_they_steal_together():
    rooms = {**GUARD, "beast_tamer": "heroes: [rogue], treasure: t2_losses", "sewers": "monsters: {rats: 1}"}
    table, _ = invaded("mage_bones", rooms=rooms)
    events = do(table, "next mage beast_tamer")
    assert told(events, "inspired")[0]["heroes"] == ["rogue"]
    assert heroes(table, "beast_tamer")[0] == {"rogue": 1, "mage": 1}
    events = do(table, "next beast_tamer")
    assert told(events, "stolen")[0]["heroes"] == ["rogue", "mage"]
    assert heroes(table, "beast_tamer") == ({}, {"rogue": 1, "mage": 1})


# -- step 5: attack ---------------------------------------------------------------------------------------------


@pytest.mark.rule("KH-185")
@pytest.mark.rule("KH-188")
@pytest.mark.rule("KH-239")
@pytest.mark.rule("KH-A09")
def test_a_hero_who_meets_a_monster_attacks_it_and_is_exhausted():
    rooms = {"alchemist": "monsters: {rats: 1, imps: 1}", **GUARD}
    table, _ = invaded("mage_hat", clans="rats imps", rooms=rooms)
    do(table, "next mage alchemist", "next alchemist")
    assert asked(table) == (0, "hit")
    events = do(table, "hit imps")
    assert told(events, "attacked")[0]["rule"] == "KH-185"
    assert told(events, "monster_left")[0]["owner"] == 1
    assert (monsters(table, "alchemist"), seat(table, 1)["lair"]) == ({"rats": [0]}, 4)
    assert heroes(table, "alchemist") == ({}, {"mage": 1})
    rooms["alchemist"] = "monsters: {witches: [0, 1]}"  # of one clan, too, if one is hurt
    table, _ = invaded("mage_hat", clans="rats witches", rooms=rooms)
    do(table, "next mage alchemist", "next alchemist")
    assert options(table) == ["hit witches damage 0", "hit witches damage 1"]


@pytest.mark.rule("KH-186")
@pytest.mark.rule("KH-187")
@pytest.mark.rule("KH-257")
@pytest.mark.rule("KH-259")
@pytest.mark.rule("KH-A10")
@pytest.mark.rule("KH-A11")
@pytest.mark.rule("KH-A35")
def test_anybody_with_a_monster_there_may_defend_it_out_of_turn():
    rooms = {"forge": "monsters: {rats: 1, skeletons: 1}", **GUARD}
    others = ("hand: [skeleton_bone_shield, skeleton_rise]", "hand: [imp_snare]")
    table, _ = invaded("mage_swords", clans="rats skeletons imps", rooms=rooms, others=others)
    do(table, "next mage forge", "next forge", "hit rats")
    assert asked(table) == (1, "defend")
    assert table.decision is not None
    assert table.decision.unseen
    assert options(table) == ["defend with skeleton_bone_shield", "pass"]
    assert why_not(table, "defend with skeleton_rise") == "KH-087"
    assert why_not(table, "defend with mimic") == "KH-186"
    events = do(table, "defend with skeleton_bone_shield")
    assert told(events, "defended")[0]["clan"] == "rats"
    assert monsters(table, "forge") == {"rats": [0], "skeletons": [0]}
    assert heroes(table, "forge") == ({}, {"mage": 1})  # exhausted all the same
    assert (seat(table, 1)["discard"], seat(table, 1)["hand"]) == (["skeleton_bone_shield"], 1)
    assert asked(table) == (1, "turn")  # its other side, a melee attack and a move, is not done


@pytest.mark.rule("KH-186")
def test_without_a_monster_in_the_room_nobody_is_asked_and_a_pass_lets_it_happen():
    rooms = {"forge": "monsters: {rats: 1}", "study": "monsters: {skeletons: 1}", **GUARD}
    table, _ = invaded("mage_swords", clans="rats skeletons", rooms=rooms, others=("hand: [skeleton_bone_shield]",))
    do(table, "next mage forge", "next forge")
    assert monsters(table, "forge") == {}
    rooms["forge"] = "monsters: {rats: 1, skeletons: 1}"
    table, _ = invaded("mage_swords", clans="rats skeletons", rooms=rooms, others=("hand: [skeleton_bone_shield]",))
    do(table, "next mage forge", "next forge", "hit rats", "pass")
    assert monsters(table, "forge") == {"skeletons": [0]}


@pytest.mark.rule("KH-087")
@pytest.mark.rule("KH-258")
def test_each_attack_needs_a_defence_of_its_own():
    rooms = {"forge": "monsters: {skeletons: 3}, heroes: [rogue, rogue]", **GUARD}
    table, _ = invaded("mage_swords", clans="skeletons rats", hand="skeleton_bone_shield", rooms=rooms)
    do(table, "next mage forge", "next forge", "defend with skeleton_bone_shield")
    assert monsters(table, "forge") == {"skeletons": [0]}  # of three attacks, one came to nothing


@pytest.mark.rule("KH-A08")
def test_a_shot_may_be_defended_where_it_hits():
    rooms = {"vault": "monsters: {skeletons: 1}"}
    table, _ = invaded("archer_swords", clans="skeletons", hand="skeleton_bone_shield", rooms=rooms)
    do(table, "next archer forge", "defend with skeleton_bone_shield")
    assert monsters(table, "vault") == {"skeletons": [0]}


@pytest.mark.rule("KH-A34")
def test_a_defence_may_let_its_player_do_more_out_of_turn():
    rooms = {"library": "monsters: {slimes: 1}", **GUARD}
    table, _ = invaded("mage_hat", clans="rats slimes", rooms=rooms, others=("hand: [slime_split]",))
    do(table, "next mage library", "next library", "defend with slime_split")
    assert asked(table) == (1, "then")
    do(table, "ambush library")
    assert monsters(table, "library") == {"slimes": [0, 0]}


@pytest.mark.rule("KH-189")
@pytest.mark.rule("KH-225")
@pytest.mark.rule("KH-237")
@pytest.mark.rule("KH-250")
@pytest.mark.rule("KH-A31")
def test_the_dragon_stays_until_the_fifth_damage_and_comes_back_unhurt():
    rooms = {"forge": "monsters: {red_dragon: [2]}, heroes: [rogue]", "workshop": "treasure: t2_losses"}
    table, _ = invaded("mage_swords", clans="red_dragon", rooms=rooms)
    events = do(table, "next mage forge", "next forge")
    assert [(one["damage"], one["health"]) for one in told(events, "monster_hurt")] == [(3, 5), (4, 5)]
    assert monsters(table, "forge") == {"red_dragon": [4]}
    end_turn(table)
    rooms = {"forge": "monsters: {red_dragon: [4]}, treasure: t2_losses", "workshop": "treasure: t2_losses"}
    table, _ = invaded("mage_swords", clans="red_dragon", rooms=rooms, hand="dragon_return_to_hoard")
    events = do(table, "next mage forge", "next forge")
    assert told(events, "monster_left")
    assert view(table)["reserve"]["damage"] == 10
    end_turn(table) if asked(table)[1] != "turn" else None
    do(table, "play dragon_return_to_hoard left", "ambush vault")
    assert monsters(table, "vault") == {"red_dragon": [0]}


@pytest.mark.rule("KH-190")
def test_attack_comes_before_loot_wait_and_charge():
    rooms = {"forge": "monsters: {rats: 1}, treasure: t1_losses", **GUARD}
    table, _ = invaded("mage_swords", rooms=rooms)
    events = do(table, "next mage forge", "next forge")
    assert (5, "KH-185") in steps(events)
    assert not told(events, "stolen")


@pytest.mark.rule("KH-A19")
def test_when_the_last_monster_is_gone_the_other_heroes_go_on():
    rooms = {"forge": "monsters: {rats: 1}, heroes: [rogue, archer], treasure: t2_curse", **GUARD}
    table, _ = invaded("mage_swords", rooms=rooms)
    do(table, "next mage forge", "next forge")
    assert options(table) == ["attacker rogue", "attacker mage", "attacker archer"]
    do(table, "attacker archer")
    assert (monsters(table, "forge"), heroes(table, "forge")[1]) == ({}, {"archer": 1})
    events = do(table, "next forge")
    assert told(events, "stolen")[0]["heroes"] == ["rogue", "mage"]


@pytest.mark.rule("KH-193")
@pytest.mark.rule("KH-200")
def test_who_was_exhausted_by_an_attack_does_not_count_toward_the_value():
    rooms = {"forge": "monsters: {rats: 1}, heroes: [rogue, archer], treasure: t3_curse", **GUARD}
    table, _ = invaded("mage_swords", rooms=rooms)
    do(table, "next mage forge", "next forge", "attacker archer")
    events = do(table, "next forge")
    assert not told(events, "stolen")
    assert told(events, "waited")[0]["heroes"] == ["rogue", "mage"]
    assert heroes(table, "forge") == ({}, {"rogue": 1, "mage": 1, "archer": 1})


# -- step 6: loot -----------------------------------------------------------------------------------------------


@pytest.mark.rule("KH-191")
@pytest.mark.rule("KH-192")
@pytest.mark.rule("KH-193")
@pytest.mark.rule("KH-243")
@pytest.mark.rule("KH-255")
def test_exactly_as_many_heroes_as_the_value_are_exhausted_and_the_others_charge():
    rooms = {"study": "heroes: [rogue, rogue, archer], treasure: t2_curse", "catacombs": "monsters: {rats: 1}", **GUARD}
    table, _ = invaded("mage_eye", rooms=rooms)
    do(table, "next mage study", "next study")
    assert asked(table) == (0, "loot")
    assert options(table) == ["exhaust rogue", "exhaust mage", "exhaust archer"]
    do(table, "exhaust mage")
    events = do(table, "exhaust rogue")
    assert told(events, "stolen")[0]["heroes"] == ["rogue", "mage"]
    assert heroes(table, "study") == ({"rogue": 1, "archer": 1}, {"rogue": 1, "mage": 1})
    do(table, "next study")
    assert options(table) == ["charge workshop", "charge forge"]
    assert why_not(table, "charge vault") == "KH-202"


@pytest.mark.rule("KH-194")
@pytest.mark.rule("KH-195")
@pytest.mark.rule("KH-245")
def test_losses_discard_one_resource_of_the_room():
    rooms = {
        "library": "treasure: t1_losses, resources: {coin: 1, book: 1}",
        **GUARD,
        "alchemist": "treasure: t2_curse",
    }
    table, _ = invaded("mage_hat", rooms=rooms)
    do(table, "next mage library", "next library")
    assert options(table) == ["lose coin", "lose book"]
    events = do(table, "lose book")
    assert told(events, "removed")[0]["why"] == "losses"
    assert resources(table, "library") == {"coin": 1}
    assert (room(table, "library")["treasure"], view(table)["treasures"]["stolen"]) == (None, ["t1_losses"])
    rooms["library"] = "treasure: t1_losses"
    table, _ = invaded("mage_hat", rooms=rooms)
    events = do(table, "next mage library", "next library")
    assert view(table)["treasures"]["stolen"] == ["t1_losses"]
    assert (told(events, "removed"), asked(table)[1] != "losses") == ([], True)


@pytest.mark.rule("KH-196")
@pytest.mark.rule("KH-246")
def test_a_curse_takes_a_card_of_choice_from_every_hand_that_has_one():
    rooms = {"library": "treasure: t1_curse", **GUARD, "alchemist": "treasure: t2_losses"}
    others = ("hand: []", "hand: [slime_ooze, slime_drip]")
    table, _ = invaded("mage_hat", clans="rats imps slimes", hand="rat_swarm rat_scurry", rooms=rooms, others=others)
    do(table, "next mage library", "next library")
    assert (asked(table), options(table)) == ((0, "discard"), ["discard rat_swarm", "discard rat_scurry"])
    do(table, "discard rat_scurry")
    assert asked(table) == (2, "discard")
    assert why_not(table, "pass") == "KH-196"
    do(table, "discard slime_ooze")
    assert [seat(table, number)["discard"] for number in range(3)] == [["rat_scurry"], [], ["slime_ooze"]]


@pytest.mark.rule("KH-197")
@pytest.mark.rule("KH-229")
@pytest.mark.rule("KH-232")
@pytest.mark.rule("KH-244")
@pytest.mark.rule("KH-A21")
def test_regeneration_makes_all_heroes_of_the_room_active_again():
    rooms = {"library": "treasure: t1_regeneration, heroes: [rogue]", **GUARD, "alchemist": "treasure: t2_losses"}
    table, _ = invaded("archer_hat", rooms=rooms)
    do(table, "next archer library", "next library")  # two are active, one steals
    do(table, "exhaust rogue")
    assert heroes(table, "library")[0] == {"rogue": 1, "archer": 1}
    assert options(table) == ["next archer alchemist", "next library"]  # others may act in between
    events = do(table, "next library")
    assert told(events, "charged")[0]["heroes"] == ["rogue", "archer"]
    rooms["library"] = "treasure: t3_regeneration, heroes: [rogue, rogue]"
    table, _ = invaded("archer_hat", rooms=rooms)
    do(table, "next archer library", "next library")
    assert heroes(table, "library") == ({"rogue": 2, "archer": 1}, {})


@pytest.mark.rule("KH-198")
@pytest.mark.rule("KH-230")
def test_a_prisoner_treasure_puts_the_hero_of_the_next_guild_card_into_the_prison():
    rooms = {"study": "heroes: [archer, archer], treasure: t3_prisoner", "catacombs": "monsters: {rats: 1}", **GUARD}
    table, _ = invaded("fighter_eye archer_hat", rooms=rooms)
    events = do(table, "next fighter study", "next study")
    assert told(events, "stolen")[0]["heroes"] == ["fighter", "archer", "archer"]
    assert told(events, "guild_card")[0]["why"] == "prisoner"
    assert heroes(table, "prison") == ({}, {"archer": 1})
    table, _ = invaded("fighter_eye tb_quiet", rooms=rooms)
    do(table, "next fighter study", "next study")
    assert (heroes(table, "prison"), seat(table)["hand"]) == (({}, {}), 0)  # a scenario card does nothing


@pytest.mark.rule("KH-264")
def test_monsters_next_door_protect_nothing():
    rooms = {"forge": "treasure: t1_losses", "vault": "monsters: {rats: 5}", "library": "monsters: {rats: 1}"}
    table, _ = invaded("mage_swords", rooms=rooms)
    assert told(do(table, "next mage forge", "next forge"), "stolen")


# -- steps 7 and 8 ------------------------------------------------------------------------------------------------


@pytest.mark.rule("KH-200")
@pytest.mark.rule("KH-206")
def test_too_few_heroes_wait_at_a_treasure_and_are_exhausted():
    rooms = {"beast_tamer": "traps: 1, treasure: t2_losses", "sewers": "monsters: {rats: 1}", **GUARD}
    table, _ = invaded("rogue_bones", rooms=rooms)
    events = do(table, "next rogue beast_tamer")
    assert told(events, "disarmed")
    events = do(table, "next beast_tamer")
    assert told(events, "waited")[0] == {
        "event": "waited", "seat": -1, "room": "beast_tamer", "heroes": ["rogue"], "value": 2, "step": 7,
        "rule": "KH-200",
    }  # fmt: skip
    assert heroes(table, "beast_tamer") == ({}, {"rogue": 1})
    rooms["beast_tamer"] = "heroes: [rogue], treasure: t3_losses"
    table, _ = invaded("rogue_bones", rooms=rooms)
    do(table, "next rogue beast_tamer", "next beast_tamer")
    assert heroes(table, "beast_tamer") == ({}, {"rogue": 2})  # all of them, whatever they are


@pytest.mark.rule("KH-201")
@pytest.mark.rule("KH-203")
@pytest.mark.rule("KH-236")
def test_without_monster_and_treasure_all_charge_together_toward_the_vault():
    rooms = {"library": "heroes: [rogue, rogue]", "forge": "monsters: {rats: 1}", **GUARD}
    table, _ = invaded("mage_hat", rooms=rooms)
    do(table, "next mage library")
    events = do(table, "next library")
    charge = told(events, "charged")[0]
    assert (charge["room"], charge["to"], charge["step"]) == ("library", "forge", 8)
    assert charge["heroes"] == ["rogue", "rogue", "mage"]
    assert heroes(table, "library") == ({}, {})
    assert heroes(table, "forge")[0] == {"rogue": 2, "mage": 1}


@pytest.mark.rule("KH-202")
def test_among_equally_near_rooms_the_players_choose():
    table, _ = invaded("mage_eye", rooms={**GUARD, "catacombs": "monsters: {rats: 1}"})
    do(table, "next mage study", "next study")
    assert (asked(table), options(table)) == ((0, "charge"), ["charge workshop", "charge forge"])


@pytest.mark.rule("KH-205")
def test_a_charge_goes_on_room_after_room():
    rooms = {"vault": "monsters: {rats: 1}", "study": "monsters: {rats: 1}"}
    table, _ = invaded("mage_eye", rooms=rooms)
    events = do(table, "next mage study", "next study")
    assert [(one["room"], one["to"]) for one in told(events, "charged")] == [
        ("catacombs", "beast_tamer"), ("beast_tamer", "workshop"), ("workshop", "vault"),
    ]  # fmt: skip
    assert told(events, "attacked")[-1]["room"] == "vault"


@pytest.mark.rule("KH-A18")
def test_heroes_who_arrive_together_all_look_around_before_the_room_goes_on():
    """Two chargers, one trap: the players say whom it takes."""
    rooms = {"library": "heroes: [rogue]", "forge": "traps: 1, treasure: t1_losses", **GUARD,
             "alchemist": "treasure: t2_curse"}  # fmt: skip
    table, _ = invaded("mage_hat", rooms=rooms)
    do(table, "next mage library", "next library")
    assert options(table) == ["next mage alchemist", "next rogue forge", "next mage forge"]
    do(table, "next rogue forge")
    assert heroes(table, "forge")[0] == {"mage": 1}
    assert options(table) == ["next mage alchemist", "next mage forge"]  # the room waits for him


@pytest.mark.rule("KH-A20")
def test_a_room_has_place_for_one_treasure():
    """So none has to be picked first: neither a scenario nor a builder can put a second one there."""
    assert values("vault 4, forge 1, forge 2") == {0: 4, 1: 2}
    rooms = {"grand_builder": "monsters: {rats: 1}, resources: {coin: 1}"}
    table = at("rats", hand="rat_busy_paws", rooms=rooms, scenario="grand_siege", bare=False)
    do(table, "play rat_busy_paws left", "use grand_builder value 1")
    with_one = [one["room"] for one in view(table)["rooms"] if one["treasure"]]
    assert not [name for name in with_one if f"bury {name}" in options(table)]


def test_a_hero_who_is_taken_out_before_his_turn_need_not_look_around():
    """By what a Defend card could let its player do, while he waits to act."""
    rooms = {"forge": "monsters: {rats: 2}, heroes: [{class: rogue, state: active}]"}
    extra = "arrivals: [{hero: rogue, room: forge, how: summoned}]\n"
    extra += "under_way: [{do: settle}, {do: act, seat: 0, card: rat_scurry, left: [melee]}]"
    table = at("rats", hand="rat_scurry", rooms=rooms, extra=extra)
    do(table, "melee rogue forge")
    assert asked(table)[1] == "turn"
    assert monsters(table, "forge") == {"rats": [0, 0]}


def test_a_prisoner_whose_card_is_not_there_any_more_comes_from_the_new_wave_or_not_at_all():
    rooms = {"library": "treasure: t1_prisoner", "vault": "monsters: {rats: 5}", "alchemist": "monsters: {rats: 1}"}
    left = [card for card in view(at("rats"))["guild"]["left"] if card != "archer_hat"]
    pile = f"guild_discard: [{', '.join(left)}]"
    table, _ = invaded("archer_hat", rooms=rooms, extra=pile)
    events = do(table, "next archer library", "next library")
    assert [event.kind.name for event in events if event.kind.name in ("wave_began", "guild_card")] == [
        "wave_began", "guild_card",
    ]  # fmt: skip
    table, _ = invaded("archer_hat", rooms=rooms, extra=f"wave: 2\n{pile}")
    events = do(table, "next archer library", "next library")
    assert not told(events, "guild_card")
