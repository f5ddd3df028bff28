"""What every item of Tools of Hero-Kind does for the hero that carries it, and for the boss that has it."""

from __future__ import annotations

import pytest

import underkeep as uk
from tests.boss_monster.situations import (
    BYSTANDER,
    at,
    at_items,
    damage,
    decider,
    do,
    dungeon,
    entrance,
    finish_round,
    guest,
    hand,
    options,
    pass_by,
    pass_until,
    said,
    seat,
    told,
    town,
    view,
    visitor,
    walker,
    why_not,
    winners,
)

STRONG = "damok_dragon_hunter"  # 8 health


def in_hand(table: uk.Table, number: int) -> tuple[int, int]:
    me = seat(table, number)
    return me["rooms"]["count"], me["spells"]["count"]


def building(item: str, mine: str = "dungeon: [open_grave]", theirs: str = BYSTANDER, more: str = "") -> uk.Table:
    return at_items(
        f"""
        phase: build
        active: 0
        {more}
        players:
        - {{boss: cleopatra, item: {item}, {mine}}}
        - {theirs}
        """
    )


@pytest.mark.card("extra_life")
class TestExtraLife:
    def test_instead_of_dying_the_hero_goes_to_town_and_leaves_the_item(self):
        table = guest("extra_life", "golem_factory, golem_factory", mine="hand: [spiked_pit]")
        pass_by(table, 3)
        assert (decider(table), options(table)) == (0, ["attach extra_life", "pass"])
        do(table, "attach extra_life")
        assert seat(table, 0)["souls"] == 0
        assert town(table) == ["elfstar"]
        assert "item" not in view(table)["town"][0]
        assert seat(table, 0)["item"]["card"] == "extra_life"

    def test_also_when_it_is_killed_outright(self):
        table = at_items(
            f"""
            phase: adventure
            active: 0
            players:
            - {{boss: cleopatra, dungeon: [bottomless_pit, open_grave],
               inside: {{hero: elfstar, room: 1, item: extra_life}}}}
            - {BYSTANDER}
            """
        )
        do(table, "use bottomless_pit 1 elfstar", "pass")
        assert seat(table, 0)["souls"] == 0
        assert town(table) == ["elfstar"]
        assert seat(table, 0)["items"] == ["extra_life"]

    @pytest.mark.card("bridge_warden")
    @pytest.mark.parametrize("killed", ["", "cast its_on bridge_warden"])
    def test_who_cannot_be_sent_away_leaves_the_item_and_dies_where_it_is(self, killed):
        table = at(
            f"""
            phase: adventure
            active: 0
            players:
            - {{boss: cleopatra, dungeon: [open_grave, golem_factory, open_grave], hand: [its_on],
               inside: {{hero: bridge_warden, room: 2, damage: 6, item: extra_life}}}}
            - {BYSTANDER}
            """,
            more=", sets: [BMR, TNL, THK, KNG]",
        )
        happened = do(table, killed) if killed else pass_by(table, 2)
        assert options(table) == ["attach extra_life", "pass"]
        happened += do(table, "attach extra_life")
        assert (seat(table, 0)["souls"], town(table)) == (1, [])
        assert [event["place"] for event in told(happened, "died")] == [2]
        assert len(told(happened, "triggered")) == (0 if killed else 1)  # the factory, where it died

    @pytest.mark.card("gorgona")
    @pytest.mark.rule("BM-109")
    def test_also_when_it_would_be_killed_in_town(self):
        table = at_items(
            """
            phase: reveal
            town: [{hero: black_leaf, item: extra_life}]
            players:
            - {boss: gorgona, hand: [golem_factory],
               dungeon: [{stack: [], face_down: spiked_pit}, open_grave, open_grave, dark_altar, dark_altar]}
            - {boss: robobo, hand: [freeze]}
            """
        )
        assert options(table) == ["attach extra_life", "pass"]
        do(table, "pass")
        assert (seat(table, 0)["souls"], seat(table, 0)["items"]) == (0, ["extra_life"])
        assert entrance(table, 0) == ["black_leaf"]  # lured there from town

    def test_its_boss_cannot_lose_this_round(self):
        table = visitor("spiked_pit", item="extra_life", hero=STRONG, mine="wounds: 4, hand: [golem_factory]")
        do(table, "use extra_life")
        finish_round(table)
        assert table.result is None
        assert seat(table, 0)["wounds"] == 5
        finish_round(table)
        assert winners(table) == (1,)

    @pytest.mark.rule("BM-232")
    def test_but_does_not_win_with_so_many_wounds(self):
        table = visitor("spiked_pit", item="extra_life", hero=STRONG, mine="wounds: 4, souls: 10, hand: [freeze]")
        do(table, "use extra_life")
        finish_round(table)
        assert table.result is None


@pytest.mark.card("holy_hand_grenade")
class TestHolyHandGrenade:
    def test_a_survivor_costs_two_room_cards(self):
        table = guest("holy_hand_grenade", "spiked_pit", mine="hand: [golem_factory, golem_factory, open_grave, fear]")
        happened = finish_round(table)
        lost = [card for event in told(happened, "discarded") for card in event["cards"]]
        assert len(lost) == 2
        assert "fear" not in lost

    def test_each_opponent_loses_a_room_card(self):
        table = building("holy_hand_grenade", theirs="{boss: robobo, hand: [freeze, golem_factory]}")
        do(table, "use holy_hand_grenade")
        assert hand(table, 1) == ["freeze"]

    @pytest.mark.card("imp_temple")
    def test_all_of_them_are_gone_before_one_is_caught(self):
        table = at_items(
            """
            phase: build
            active: 0
            players:
            - {boss: cleopatra, item: holy_hand_grenade, dungeon: [imp_temple]}
            - {boss: robobo, hand: [golem_factory]}
            - {boss: gorgona, hand: [dark_altar]}
            """
        )
        do(table, "use holy_hand_grenade")
        assert sorted(options(table)) == ["take dark_altar", "take golem_factory"]

    def test_the_two_of_a_survivor_are_gone_together(self):
        table = guest("holy_hand_grenade", "spiked_pit", mine="hand: [golem_factory, golem_factory, open_grave]")
        assert [len(event["cards"]) for event in told(finish_round(table), "discarded")] == [2]

    def test_not_if_nobody_has_one(self):
        table = building("holy_hand_grenade", "hand: [golem_factory]")
        assert why_not(table, "use holy_hand_grenade") == "BM-263"


@pytest.mark.card("inquisitors_robes")
class TestInquisitorsRobes:
    def test_the_first_advanced_room_it_survives_is_destroyed_and_no_other(self):
        rooms = "spiked_pit, {stack: [open_grave, incubus_gym]}, {stack: [witchs_kitchen, ligers_den]}, open_grave"
        table = guest("inquisitors_robes", rooms, hero=STRONG)
        pass_by(table, 3)
        assert dungeon(table, 0) == ["spiked_pit", "open_grave", "ligers_den", "open_grave"]
        do(table, "pass")
        assert "ligers_den" in dungeon(table, 0)

    def test_its_boss_destroys_one_anywhere(self):
        theirs = "{boss: robobo, dungeon: [{stack: [dark_altar, incubus_gym]}, golem_factory], hand: [freeze]}"
        table = building("inquisitors_robes", theirs=theirs)
        assert [said for said in options(table) if said.startswith("use")] == ["use inquisitors_robes 1:1"]
        do(table, "use inquisitors_robes 1:1")
        assert dungeon(table, 1) == ["dark_altar", "golem_factory"]


@pytest.mark.card("staff_of_healing")
class TestStaffOfHealing:
    def test_everybody_at_the_entrance_has_more_health(self):
        table = at_items(
            f"""
            phase: build
            active: 0
            town: [{{hero: elfstar, item: staff_of_healing}}, danae_the_slayer]
            players:
            - {{boss: cleopatra, dungeon: [dark_altar], entrance: [black_leaf]}}
            - {BYSTANDER}
            """
        )
        pass_until(table, "adventure")
        here = seat(table, 0)["entrance"]
        assert [(hero["hero"], hero["health"]) for hero in here] == [
            ("black_leaf", 6), ("elfstar", 6), ("danae_the_slayer", 8)
        ]  # fmt: skip
        finish_round(table)

    def test_its_boss_heals_an_ordinary_wound(self):
        wounds = "wounds: [elfstar, heavenboy], dungeon: [open_grave]"
        table = building("staff_of_healing", wounds)
        assert why_not(table, "use staff_of_healing heavenboy") == "BM-079"
        do(table, "use staff_of_healing elfstar")
        assert (seat(table, 0)["souls"], seat(table, 0)["wounds"]) == (1, 2)


@pytest.mark.card("goblin_suit")
class TestGoblinSuit:
    def test_ordinary_monster_rooms_deal_no_damage_to_it(self):
        rooms = "golem_factory, open_grave, {stack: [witchs_kitchen, ligers_den]}"
        table = guest("goblin_suit", rooms, hero=STRONG)
        for suffered in (0, 2, 4):
            do(table, "pass")
            assert walker(table)["damage"] == suffered

    def test_ordinary_monster_rooms_of_its_boss_deal_more(self):
        rooms = "golem_factory, open_grave, {stack: [witchs_kitchen, ligers_den]}"
        table = building("goblin_suit", f"dungeon: [{rooms}]")
        do(table, "use goblin_suit")
        assert damage(table, 0) == [3, 2, 2]
        finish_round(table)
        assert damage(table, 0) == [2, 2, 2]


@pytest.mark.card("claws_of_the_berserker")
class TestClawsOfTheBerserker:
    def test_has_health_for_each_monster_room(self):
        theirs = "{boss: robobo, hand: [freeze, freeze]}"
        rooms = "golem_factory, golem_factory, open_grave"
        table = guest("claws_of_the_berserker", rooms, hero="hookshot_joe", theirs=theirs)
        assert seat(table, 0)["entrance"][0]["health"] == 6
        do(table, "cast freeze 0:1", "pass")
        assert walker(table)["health"] == 5 - 2

    def test_no_more_in_town(self):
        table = building("ice_rod", more="town: [{hero: hookshot_joe, item: claws_of_the_berserker}]")
        assert view(table)["town"][0]["health"] == 4

    def test_its_boss_gives_health_for_its_own_monster_rooms(self):
        theirs = """{boss: robobo, dungeon: [golem_factory, golem_factory, open_grave], hand: [freeze],
                  item: claws_of_the_berserker}"""
        table = visitor("spiked_pit, spiked_pit", theirs=theirs)
        do(table, "use claws_of_the_berserker elfstar")
        assert walker(table)["health"] == 6


@pytest.mark.card("oversized_sword")
class TestOversizedSword:
    def test_has_more_health(self):
        table = guest("oversized_sword", "golem_factory, golem_factory", hero="hookshot_joe")
        do(table, "pass")
        assert walker(table)["health"] == 7

    def test_its_boss_gives_as_much(self):
        table = visitor("spiked_pit, spiked_pit", theirs="{boss: robobo, item: oversized_sword, hand: [freeze]}")
        do(table, "use oversized_sword elfstar")
        assert walker(table)["health"] == 9


@pytest.mark.card("vorpal_blade")
class TestVorpalBlade:
    def test_a_survivor_is_one_more_wound_in_this_round(self):
        table = guest("vorpal_blade", "spiked_pit", hero=STRONG)
        pass_by(table, 2)
        assert seat(table, 0)["wounds"] == 2
        finish_round(table)
        assert seat(table, 0)["wounds"] == 1

    @pytest.mark.rule("BM-228")
    def test_which_counts_in_the_verdict(self):
        table = guest("vorpal_blade", "spiked_pit", hero=STRONG, mine="wounds: 3")
        finish_round(table)
        assert winners(table) == (1,)

    @pytest.mark.parametrize(("suffered", "possible"), [(2, False), (3, True)])
    def test_its_boss_kills_who_has_lost_half_its_health(self, suffered, possible):
        table = visitor("spiked_pit, open_grave", item="vorpal_blade", hero="danae_the_slayer", damage=suffered)
        assert ("use vorpal_blade danae_the_slayer" in options(table)) == possible
        if possible:
            do(table, "use vorpal_blade danae_the_slayer")
            assert seat(table, 0)["souls"] == 1


@pytest.mark.card("antimagic_lizard")
class TestAntimagicLizard:
    def test_a_survivor_costs_two_spells(self):
        table = guest("antimagic_lizard", "spiked_pit", mine="hand: [golem_factory, fear, freeze, exhaustion]")
        happened = finish_round(table)
        lost = [card for event in told(happened, "discarded") for card in event["cards"]]
        assert len(lost) == 2
        assert "golem_factory" not in lost

    def test_an_opponent_loses_a_spell(self):
        table = building("antimagic_lizard", theirs="{boss: robobo, hand: [freeze, golem_factory]}")
        do(table, "use antimagic_lizard 1")
        assert hand(table, 1) == ["golem_factory"]


@pytest.mark.card("ice_rod")
class TestIceRod:
    def test_rooms_it_survives_fall_asleep(self):
        table = guest("ice_rod", "spiked_pit, open_grave, golem_factory", hero=STRONG)
        pass_by(table, 3)
        assert [room["deactivated"] for room in seat(table, 0)["dungeon"]] == [True, True, False]

    @pytest.mark.rule("BM-282")
    @pytest.mark.parametrize("item", ["ice_rod", "inquisitors_robes", "bag_of_holding", "ray_gun"])
    def test_what_comes_to_light_under_a_room_that_is_gone_was_not_survived(self, item):
        rooms = "{stack: [hatchlings_hoard, bom_boy_factory]}, open_grave, open_grave"
        table = at(
            f"""
            phase: adventure
            active: 0
            players:
            - {{boss: cleopatra, dungeon: [{rooms}], inside: {{hero: {STRONG}, room: 1, item: {item}}}}}
            - {BYSTANDER}
            """,
            more=", sets: [BMR, TNL, CRL, THK, IOD], heroes: TNL",
        )
        do(table, "pass")
        assert dungeon(table, 0) == ["hatchlings_hoard", "open_grave", "open_grave"]
        assert not seat(table, 0)["dungeon"][0]["deactivated"]
        assert damage(table, 0) == [2, 2, 2]

    def test_its_boss_deactivates_a_room_of_an_opponent(self):
        table = building("ice_rod")
        assert why_not(table, "use ice_rod 0:1") == "BM-079"
        do(table, "use ice_rod 1:1")
        assert seat(table, 1)["dungeon"][0]["deactivated"]


@pytest.mark.card("magic_mirror")
class TestMagicMirror:
    def test_turns_the_dungeon_round_for_good(self):
        rooms = "spiked_pit, {stack: [witchs_kitchen, ligers_den]}, golem_factory"
        table = guest("magic_mirror", rooms, hero=STRONG)
        do(table, "pass")
        assert dungeon(table, 0) == ["golem_factory", "ligers_den", "spiked_pit"]
        assert walker(table)["damage"] == 2
        finish_round(table)
        assert dungeon(table, 0)[0] == "golem_factory"

    def test_its_boss_uses_anothers_item_as_its_own(self):
        theirs = "{boss: robobo, dungeon: [open_grave], item: ice_rod}"
        table = building("magic_mirror", theirs=theirs)
        assert [said for said in options(table) if said.startswith("use")] == ["use magic_mirror ice_rod 1:1"]
        assert "Ice Rod" in said(table)[0]
        do(table, "use magic_mirror ice_rod 1:1")
        assert seat(table, 1)["dungeon"][0]["deactivated"]
        assert seat(table, 1)["item"]["card"] == "ice_rod"
        assert seat(table, 0)["items"] == ["magic_mirror"]

    def test_also_one_that_needs_no_aim(self):
        table = building("magic_mirror", theirs="{boss: robobo, item: necronomicon}")
        before = in_hand(table, 0)[1]
        assert said(table)[0].endswith("Necronomicon")
        do(table, "use magic_mirror necronomicon")
        assert in_hand(table, 0)[1] == before + 1

    def test_not_one_that_cancels_and_not_its_own(self):
        theirs = "{boss: robobo, item: ring_of_invisibility, hand: [golem_factory]}"
        table = building("magic_mirror", "hand: [golem_factory]", theirs=theirs)
        assert why_not(table, "use magic_mirror ring_of_invisibility") == "BM-263"

    @pytest.mark.rule("BM-077")
    def test_cancels_a_spell_as_anothers_item_would(self):
        theirs = "{boss: robobo, dungeon: [golem_factory], item: ring_of_invisibility, hand: [freeze, freeze]}"
        table = visitor("spiked_pit, open_grave", item="magic_mirror", theirs=theirs)
        do(table, "cast freeze 0:1")
        assert (decider(table), options(table)) == (0, ["use magic_mirror", "pass"])
        assert told(do(table, "use magic_mirror"), "cancelled")
        assert (seat(table, 0)["items"], seat(table, 1)["item"]["card"]) == (["magic_mirror"], "ring_of_invisibility")

    @pytest.mark.parametrize(("mine", "aim"), [("magic_mirror", "1:1"), ("{card: magic_mirror, ready: false}", "0:1")])
    def test_cancels_nothing_that_the_other_item_would_not_or_while_it_is_new(self, mine, aim):
        theirs = "{boss: robobo, dungeon: [golem_factory], item: mirror_cloak, hand: [freeze, freeze]}"
        table = visitor("spiked_pit, open_grave", item=mine, theirs=theirs)
        while decider(table) != 1:
            do(table, "pass")
        do(table, f"cast freeze {aim}")
        assert seat(table, int(aim[0]))["dungeon"][0]["deactivated"]

    def test_fails_when_the_target_is_gone(self):
        table = at_items(
            """
            phase: build
            active: 1
            players:
            - {boss: cleopatra, item: magic_mirror}
            - {boss: robobo, dungeon: [dark_altar, golem_factory], item: siege_hammer, hand: [golem_factory]}
            """
        )
        do(table, "pass", "use magic_mirror siege_hammer 1:1")
        happened = do(table, "use siege_hammer 1:1")
        assert told(happened, "fizzled")[0]["card"] == "magic_mirror"

    @pytest.mark.rule("BM-079")
    def test_fails_when_another_card_of_the_stack_is_brought_to_the_top(self):
        table = at(
            """
            phase: adventure
            active: 0
            players:
            - {boss: cleopatra, item: ice_rod, hand: [hypercube], dungeon:
               [{stack: [alien_ooze, the_omega_42]}, alien_excavator, {stack: [crash_site, open_grave]}]}
            - {boss: robobo, item: magic_mirror}
            """,
            more=", sets: [BMR, CRL, THK]",
        )
        do(table, "pass", "use magic_mirror ice_rod 0:3", "use the_omega_42 1 0:2")
        happened = do(table, "room 0:3")
        assert told(happened, "fizzled")[0]["card"] == "magic_mirror"
        assert not seat(table, 0)["dungeon"][2]["deactivated"]


@pytest.mark.card("necronomicon")
class TestNecronomicon:
    def test_a_survivor_gives_every_opponent_a_spell(self):
        table = guest("necronomicon", "spiked_pit", hero=STRONG)
        before = in_hand(table, 1)[1]
        pass_by(table, 2)
        assert in_hand(table, 1)[1] == before + 1

    def test_its_boss_draws_a_spell(self):
        table = building("necronomicon")
        do(table, "use necronomicon")
        assert in_hand(table, 0)[1] == 1


@pytest.mark.card("bag_of_holding")
class TestBagOfHolding:
    def test_rooms_with_two_treasures_that_it_survives_are_destroyed(self):
        rooms = "genie_lounge, golem_factory, {stack: [open_grave, genie_lounge]}, open_grave"
        table = guest("bag_of_holding", rooms, hero=STRONG)
        pass_by(table, 4)
        assert dungeon(table, 0) == ["golem_factory", "open_grave", "open_grave"]

    def test_its_boss_takes_one_from_the_discard_pile(self):
        table = building("bag_of_holding", "hand: []", more="discard: [golem_factory, dark_altar, dragon_hatchery]")
        do(table, "use bag_of_holding")
        assert options(table) == ["take dark_altar", "take dragon_hatchery"]
        do(table, "take dark_altar")
        assert hand(table, 0) == ["dark_altar"]

    def test_not_if_there_is_none(self):
        table = building("bag_of_holding", "hand: [open_grave]", more="discard: [golem_factory]")
        assert why_not(table, "use bag_of_holding") == "BM-263"


@pytest.mark.card("cheat_code")
class TestCheatCode:
    def test_rooms_have_no_ability_as_long_as_it_is_inside(self):
        table = guest("cheat_code", "bottomless_pit, goblin_armory, golem_factory", hero=STRONG)
        assert "use bottomless_pit 1" not in options(table)
        do(table, "pass")
        assert damage(table, 0) == [1, 1, 2]
        assert decider(table) == 1
        assert walker(table)["damage"] == 1

    def test_and_have_them_again_when_it_is_gone(self):
        table = guest("cheat_code", "golem_factory, goblin_armory", hero=STRONG)
        pass_by(table, 3)
        assert seat(table, 0)["wounds"] == 1
        assert damage(table, 0) == [3, 1]

    def test_not_even_the_room_where_it_dies_acts(self):
        table = guest("cheat_code", "golem_factory, golem_factory, golem_factory")
        happened = pass_by(table, 3)
        assert told(happened, "died")
        assert not told(happened, "triggered")
        assert damage(table, 0) == [2, 2, 2]

    @pytest.mark.card("bonecrusher", "draculad")
    @pytest.mark.rule("BM-052")
    def test_nor_have_minibosses(self):
        rooms = "{room: golem_factory, miniboss: bonecrusher, level: 2}, golem_factory"
        table = at(
            f"""
            phase: adventure
            active: 0
            players:
            - {{boss: cleopatra, dungeon: [{rooms}, {{room: open_grave, miniboss: draculad, level: 2}}],
               entrance: [{{hero: {STRONG}, item: cheat_code}}]}}
            - {BYSTANDER}
            """,
            more=", sets: [BMR, TNL, RMB, VOV, THK], heroes: TNL",
        )
        before = damage(table, 0), seat(table, 0)["treasures"]["cleric"]
        assert before == ([3, 3, 2], 2)
        do(table, "pass")
        assert (damage(table, 0), seat(table, 0)["treasures"]["cleric"]) == ([2, 2, 2], 1)
        assert (decider(table), walker(table)["damage"]) == (1, 2)
        assert uk.load(table.position()).digest() == table.digest()
        terms = table.info.reckon(table.view(0))["players"][0]["damage"]
        assert [sum(term["value"] for term in of_room) for of_room in terms] == [2, 2, 2]
        pass_by(table, 3)
        assert (damage(table, 0), seat(table, 0)["treasures"]["cleric"]) == before

    def test_its_boss_silences_a_room(self):
        table = building("cheat_code", theirs="{boss: robobo, dungeon: [goblin_armory, golem_factory], hand: [freeze]}")
        do(table, "use cheat_code 1:1")
        assert damage(table, 1) == [1, 2]


@pytest.mark.card("ten_foot_pole")
class TestTenFootPole:
    def test_the_first_trap_falls_asleep(self):
        table = guest("ten_foot_pole", "golem_factory, open_grave, open_grave", hero=STRONG)
        do(table, "pass")
        assert [room["deactivated"] for room in seat(table, 0)["dungeon"]] == [False, True, False]

    def test_nothing_happens_without_a_trap(self):
        table = guest("ten_foot_pole", "golem_factory", hero=STRONG)
        do(table, "pass")
        assert walker(table)["damage"] == 2

    def test_its_boss_deactivates_any_trap(self):
        table = building("ten_foot_pole", "dungeon: [golem_factory, open_grave]")
        assert [said for said in options(table) if said.startswith("use")] == ["use ten_foot_pole 0:2"]
        do(table, "use ten_foot_pole 0:2")
        assert seat(table, 0)["dungeon"][1]["deactivated"]


@pytest.mark.card("the_bomb")
class TestTheBomb:
    def test_the_last_room_is_destroyed_before_it_acts(self):
        table = guest("the_bomb", "spiked_pit, golem_factory", hero=STRONG)
        pass_by(table, 2)
        assert dungeon(table, 0) == ["spiked_pit"]
        assert seat(table, 0)["wounds"] == 1

    def test_what_lies_beneath_is_not_entered(self):
        table = guest("the_bomb", "spiked_pit, {stack: [open_grave, golem_factory]}", hero=STRONG)
        happened = pass_by(table, 2)
        assert dungeon(table, 0) == ["spiked_pit", "open_grave"]
        assert [event["place"] for event in told(happened, "entered")] == ["0:1"]
        assert seat(table, 0)["wounds"] == 1

    @pytest.mark.card("relic_hunter")
    def test_who_ignores_rooms_ignores_them_with_a_bomb_too(self):
        ceiling = "{stack: [spiked_pit, magnetic_ceiling], lent: [mage]}"
        table = at(
            f"""
            phase: adventure
            active: 0
            players:
            - {{boss: cleopatra, dungeon: [{ceiling}, open_grave], entrance: [{{hero: relic_hunter, item: the_bomb}}]}}
            - {BYSTANDER}
            - {{boss: gorgona}}
            - {{boss: seducia}}
            """,
            more=", sets: [BMR, TNL, RMB, THK], heroes: RMB",
        )
        do(table, "pass")
        assert (decider(table), walker(table)["damage"], walker(table)["item"]) == (1, 3, "the_bomb")

    def test_its_boss_blows_a_room_up_around_a_hero(self):
        table = visitor("spiked_pit, open_grave", item="the_bomb", hero=STRONG, damage=1)
        do(table, f"use the_bomb {STRONG}")
        assert dungeon(table, 0) == ["open_grave"]
        assert walker(table)["damage"] == 1 + 5 + 2

    def test_who_may_die_of_it(self):
        table = visitor("spiked_pit, open_grave", item="the_bomb")
        do(table, "use the_bomb elfstar")
        assert seat(table, 0)["souls"] == 1
        assert dungeon(table, 0) == ["open_grave"]


@pytest.mark.card("boots_of_jumping")
class TestBootsOfJumping:
    def test_after_each_room_it_skips_the_next(self):
        table = guest("boots_of_jumping", "spiked_pit, golem_factory, spiked_pit, golem_factory", hero=STRONG)
        happened = pass_by(table, 3)
        assert [event["place"] for event in told(happened, "entered")] == ["0:1", "0:3"]
        assert seat(table, 0)["wounds"] == 1

    def test_its_boss_lets_a_hero_skip_one(self):
        table = visitor("spiked_pit, golem_factory, open_grave", item="boots_of_jumping", hero=STRONG)
        do(table, f"use boots_of_jumping {STRONG}")
        happened = do(table, "pass")
        assert [event["place"] for event in told(happened, "entered")] == ["0:3"]


@pytest.mark.card("pet_monster")
class TestPetMonster:
    def test_the_first_monster_room_falls_asleep(self):
        table = guest("pet_monster", "open_grave, golem_factory, golem_factory", hero=STRONG)
        do(table, "pass")
        assert [room["deactivated"] for room in seat(table, 0)["dungeon"]] == [False, True, False]

    def test_nothing_happens_without_a_monster(self):
        table = guest("pet_monster", "open_grave", hero=STRONG)
        do(table, "pass")
        assert walker(table)["damage"] == 2

    def test_its_boss_deactivates_any_monster_room(self):
        table = building("pet_monster", "dungeon: [golem_factory, open_grave]")
        do(table, "use pet_monster 0:1")
        assert seat(table, 0)["dungeon"][0]["deactivated"]


@pytest.mark.card("star_of_invulnerability")
class TestStarOfInvulnerability:
    def test_the_first_three_active_rooms_deal_no_damage(self):
        rooms = "spiked_pit, {room: golem_factory, deactivated: true}, golem_factory, spiked_pit, golem_factory"
        table = guest("star_of_invulnerability", rooms, hero=STRONG)
        pass_by(table, 3)
        assert walker(table)["damage"] == 0
        do(table, "pass")
        assert walker(table)["damage"] == 2

    def test_its_boss_gets_rid_of_who_came_through_this_round(self):
        table = at_items(
            """
            phase: adventure
            active: 0
            players:
            - {boss: cleopatra, item: star_of_invulnerability, dungeon: [spiked_pit],
               wounds: [elfstar, danae_the_slayer], today: {survived: [elfstar]}}
            - {boss: robobo, dungeon: [golem_factory], hand: [freeze]}
            """
        )
        assert why_not(table, "use star_of_invulnerability danae_the_slayer") == "BM-079"
        do(table, "use star_of_invulnerability elfstar")
        assert seat(table, 0)["wound_cards"] == ["danae_the_slayer"]
        assert seat(table, 0)["wounds"] == 1
        assert "survived" not in seat(table, 0)["today"]

    def test_who_came_through_is_remembered(self):
        table = guest("star_of_invulnerability", "spiked_pit")
        pass_by(table, 2)
        assert seat(table, 0)["today"]["survived"] == ["elfstar"]


@pytest.mark.card("ring_of_invisibility")
class TestRingOfInvisibility:
    def test_keeps_the_owner_from_playing_spells(self):
        mine = "hand: [freeze, counterspell, fear]"
        theirs = "{boss: robobo, dungeon: [golem_factory], hand: [freeze, freeze]}"
        table = guest("ring_of_invisibility", "spiked_pit, spiked_pit", mine=mine, theirs=theirs)
        assert decider(table) == 1
        do(table, "cast freeze 0:1")  # which nobody may counter
        assert seat(table, 0)["dungeon"][0]["deactivated"]
        assert decider(table) == 1
        do(table, "pass")
        assert walker(table)["hero"] == "elfstar"
        assert decider(table) == 1

    def test_and_says_why(self):
        mine = "hand: [freeze], item: ice_rod"
        table = guest("ring_of_invisibility", "spiked_pit, spiked_pit", mine=mine)
        assert decider(table) == 0
        assert why_not(table, "cast freeze 1:1") == "BM-109"

    def test_its_boss_cancels_a_spell_while_active(self):
        table = visitor("spiked_pit, open_grave", item="ring_of_invisibility")
        do(table, "cast freeze 0:1")
        assert (decider(table), options(table)) == (0, ["use ring_of_invisibility", "pass"])
        happened = do(table, "use ring_of_invisibility")
        assert told(happened, "cancelled")
        assert seat(table, 0)["items"] == ["ring_of_invisibility"]

    def test_not_at_any_other_time(self):
        table = building("ring_of_invisibility", theirs="{boss: robobo, hand: [freeze, golem_factory]}")
        while decider(table) != 1:
            do(table, "pass")
        do(table, "cast freeze 0:1")
        assert seat(table, 0)["dungeon"][0]["deactivated"]
