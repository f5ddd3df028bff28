"""What every item of Implements of Destruction does for the hero that carries it, and for the boss that has it."""

from __future__ import annotations

from typing import Any

import pytest

import underkeep as uk
from tests.boss_monster.situations import (
    BYSTANDER,
    asked,
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
    seat,
    told,
    visitor,
    walker,
    why_not,
    winners,
)

STRONG = "damok_dragon_hunter"  # 8 health


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


def lost(events: list[uk.Event]) -> list[str]:
    return [card for event in told(events, "discarded") for card in event["cards"]]


def entered(events: list[uk.Event]) -> list[str]:
    return [event["place"] for event in told(events, "entered")]


@pytest.mark.card("pilgrim_lantern")
class TestPilgrimLantern:
    def test_the_first_room_deals_no_damage(self):
        table = guest("pilgrim_lantern", "golem_factory, open_grave")
        do(table, "pass")
        assert walker(table)["damage"] == 0
        do(table, "pass")
        assert walker(table)["damage"] == 2

    def test_its_boss_takes_any_card_from_the_discard_pile(self):
        table = building("pilgrim_lantern", more="discard: [freeze, golem_factory]")
        do(table, "use pilgrim_lantern", "take freeze")
        assert hand(table, 0) == ["freeze"]

    def test_not_from_an_empty_one(self):
        assert why_not(building("pilgrim_lantern", "hand: [golem_factory]"), "use pilgrim_lantern") == "BM-263"


@pytest.mark.card("chalice_of_second_thoughts")
class TestChaliceOfSecondThoughts:
    def test_the_first_blow_that_would_kill_leaves_it_with_one(self):
        table = guest("chalice_of_second_thoughts", "golem_factory, golem_factory, spiked_pit, spiked_pit")
        pass_by(table, 3)
        assert (walker(table)["health"], walker(table)["place"], walker(table)["worn"]) == (0, 3, True)
        do(table, "pass")
        assert seat(table, 0)["souls"] == 1

    def test_also_what_is_done_to_it(self):
        table = at_items(
            f"""
            phase: adventure
            active: 0
            players:
            - {{boss: cleopatra, dungeon: [spiked_pit, spiked_pit], item: ray_gun, hand: [exhaustion],
               inside: {{hero: elfstar, room: 1, item: chalice_of_second_thoughts}}}}
            - {BYSTANDER}
            """
        )
        do(table, "use ray_gun elfstar")
        assert walker(table)["health"] == 1
        do(table, "cast exhaustion elfstar")
        assert walker(table)["health"] == -1

    def test_its_boss_heals_and_discards_a_room_card(self):
        mine = "dungeon: [open_grave], wounds: [elfstar], hand: [golem_factory]"
        table = building("chalice_of_second_thoughts", mine)
        do(table, "use chalice_of_second_thoughts elfstar")
        assert (seat(table, 0)["souls"], seat(table, 0)["wounds"]) == (1, 0)
        assert hand(table, 0) == []

    def test_also_without_a_room_card(self):
        table = building("chalice_of_second_thoughts", "wounds: [elfstar]")
        do(table, "use chalice_of_second_thoughts elfstar")
        assert seat(table, 0)["wounds"] == 0


@pytest.mark.card("exorcist_bell")
class TestExorcistBell:
    def test_cleric_rooms_deal_less(self):
        table = guest("exorcist_bell", "open_grave, golem_factory")
        do(table, "pass")
        assert walker(table)["damage"] == 1
        do(table, "pass")
        assert walker(table)["damage"] == 3

    def test_each_opponent_discards_a_card_of_their_choice(self):
        table = at_items(
            """
            phase: build
            active: 0
            players:
            - {boss: cleopatra, item: exorcist_bell, hand: [open_grave]}
            - {boss: robobo, hand: [freeze, golem_factory]}
            - {boss: gorgona}
            """
        )
        do(table, "use exorcist_bell")
        assert (decider(table), options(table)) == (1, ["discard golem_factory", "discard freeze"])
        do(table, "discard golem_factory")
        assert hand(table, 1) == ["freeze"]

    def test_not_if_nobody_has_a_card(self):
        table = building("exorcist_bell", "hand: [open_grave]", theirs="{boss: robobo}")
        assert why_not(table, "use exorcist_bell") == "BM-263"


@pytest.mark.card("saintly_sandals")
class TestSaintlySandals:
    def test_a_survivor_costs_two_cards(self):
        table = guest("saintly_sandals", "spiked_pit", mine="hand: [golem_factory, open_grave, counterspell]")
        happened = pass_by(table, 2)
        assert len(lost(happened)) == 2
        assert len(hand(table, 0)) == 1

    def test_or_what_there_is(self):
        table = guest("saintly_sandals", "spiked_pit", mine="hand: [golem_factory]")
        assert lost(pass_by(table, 2)) == ["golem_factory"]

    def test_its_boss_puts_a_room_on_the_deck_and_draws_a_spell(self):
        table = building("saintly_sandals", more="discard: [freeze, golem_factory]")
        do(table, "use saintly_sandals")
        game: Any = table._game
        assert game.room_deck.cards[-1].id == "golem_factory"
        assert seat(table, 0)["spells"]["count"] == 1
        for number in range(5):
            other: Any = table.redeal(1, seed=number)._game
            assert other.room_deck.cards[-1].id == "golem_factory"  # everybody saw it

    def test_not_without_a_discarded_room(self):
        table = building("saintly_sandals", "hand: [open_grave]", more="discard: [freeze]")
        assert why_not(table, "use saintly_sandals") == "BM-263"


@pytest.mark.card("tower_shield")
class TestTowerShield:
    def test_every_room_deals_less_but_not_less_than_nothing(self):
        table = guest("tower_shield", "golem_factory, minotaurs_maze, golem_factory", hero="hookshot_joe")
        do(table, "pass")
        assert walker(table)["damage"] == 1
        pass_by(table, 2)
        assert walker(table)["damage"] == 2  # once more from the maze, which itself deals none

    def test_a_room_of_its_boss_deals_more(self):
        table = building("tower_shield")
        do(table, "use tower_shield 0:1")
        assert damage(table, 0) == [5]


@pytest.mark.card("siege_hammer")
class TestSiegeHammer:
    def test_a_survivor_destroys_the_last_room(self):
        table = guest("siege_hammer", "spiked_pit, golem_factory", hero=STRONG)
        pass_by(table, 3)
        assert dungeon(table, 0) == ["spiked_pit"]

    def test_if_there_is_one(self):
        table = guest("siege_hammer", "{room: spiked_pit, deactivated: true}", hero=STRONG)
        do(table, "pass")
        assert seat(table, 0)["wounds"] == 1

    def test_its_boss_destroys_an_ordinary_room(self):
        table = building("siege_hammer", "dungeon: [{stack: [witchs_kitchen, ligers_den]}], hand: [open_grave]")
        assert why_not(table, "use siege_hammer 0:1") == "BM-079"
        do(table, "use siege_hammer 1:1")
        assert dungeon(table, 1) == []


@pytest.mark.card("war_horn")
class TestWarHorn:
    def test_every_other_hero_at_the_entrance_has_more_health(self):
        table = at_items(
            f"""
            phase: build
            active: 0
            town: [{{hero: elfstar, item: war_horn}}, danae_the_slayer]
            players:
            - {{boss: cleopatra, dungeon: [dark_altar]}}
            - {BYSTANDER}
            """
        )
        pass_until(table, "adventure")
        assert [hero["health"] for hero in seat(table, 0)["entrance"]] == [4, 7]

    def test_monster_rooms_of_its_boss_deal_more(self):
        rooms = "golem_factory, open_grave, {stack: [witchs_kitchen, ligers_den]}"
        table = building("war_horn", f"dungeon: [{rooms}]")
        do(table, "use war_horn")
        assert damage(table, 0) == [3, 2, 3]
        terms = table.info.reckon(table.view(0))["players"][0]["damage"]
        assert [sum(term["value"] for term in of_room) for of_room in terms] == [3, 2, 3]


@pytest.mark.card("trophy_belt")
class TestTrophyBelt:
    @pytest.mark.parametrize(("souls", "health"), [(2, 6), (6, 8)])
    def test_has_health_for_the_dead_but_not_too_much(self, souls, health):
        table = guest("trophy_belt", "spiked_pit", hero="hookshot_joe", mine=f"souls: {souls}")
        assert seat(table, 0)["entrance"][0]["health"] == health

    def test_its_boss_deals_damage(self):
        table = visitor("spiked_pit, golem_factory", item="trophy_belt", hero=STRONG)
        do(table, f"use trophy_belt {STRONG}")
        assert walker(table)["damage"] == 3

    def test_not_in_town(self):
        table = building("ice_rod", more="town: [{hero: hookshot_joe, item: trophy_belt}]")
        assert table.view(0)["town"][0]["health"] == 4


@pytest.mark.card("grimoire_of_echoes")
class TestGrimoireOfEchoes:
    def test_each_opponent_draws_a_spell_when_it_enters(self):
        table = guest("grimoire_of_echoes", "spiked_pit, spiked_pit")
        do(table, "pass")
        assert seat(table, 1)["spells"]["count"] == 2

    def test_its_boss_takes_a_discarded_spell(self):
        table = building("grimoire_of_echoes", more="discard: [freeze, golem_factory]")
        do(table, "use grimoire_of_echoes")
        assert hand(table, 0) == ["freeze"]

    def test_not_if_there_is_none(self):
        table = building("grimoire_of_echoes", "hand: [open_grave]", more="discard: [golem_factory]")
        assert why_not(table, "use grimoire_of_echoes") == "BM-263"


@pytest.mark.card("mirror_cloak")
class TestMirrorCloak:
    def test_no_spell_can_be_aimed_at_it(self):
        table = at_items(
            """
            phase: adventure
            active: 0
            players:
            - {boss: cleopatra, dungeon: [open_grave, golem_factory], hand: [fear, freeze],
               inside: {hero: elfstar, room: 1, item: mirror_cloak}}
            - {boss: robobo, dungeon: [golem_factory], hand: [assassin]}
            """
        )
        assert not [said for said in options(table) if "elfstar" in said]
        assert why_not(table, "cast fear elfstar") == "BM-079"

    @pytest.mark.parametrize("spell", ["another_castle 1", "undead_minion 0 hookshot_joe"])
    def test_nor_one_that_names_something_else_beside_it(self, spell):
        table = at_items(
            f"""
            phase: adventure
            active: 0
            players:
            - {{boss: cleopatra, dungeon: [open_grave, golem_factory], hand: [{spell.split()[0]}, freeze],
               inside: {{hero: elfstar, room: 1, item: mirror_cloak}}, souls: [hookshot_joe]}}
            - {{boss: robobo, dungeon: [golem_factory]}}
            """
        )
        assert why_not(table, f"cast {spell}") == "BM-079"

    @pytest.mark.card("agent_of_evil")
    @pytest.mark.parametrize("cloak", ["", ", item: mirror_cloak"])
    def test_nor_one_that_sends_it_out_of_town_which_its_boss_cancels(self, cloak):
        table = at(
            f"""
            phase: build
            active: 0
            town: [{{hero: nick_the_masher{cloak}}}]
            players:
            - {{boss: cleopatra, dungeon: [open_grave], hand: [agent_of_evil, freeze]}}
            - {{boss: robobo, {"" if cloak else "item: mirror_cloak"}}}
            """,
            more=", sets: [BMR, DBM, IOD]",
        )
        if cloak:
            assert why_not(table, "cast agent_of_evil 1 nick_the_masher") == "BM-079"
        else:
            do(table, "cast agent_of_evil 1 nick_the_masher")
            assert (decider(table), options(table)) == (1, ["use mirror_cloak", "pass"])

    @pytest.mark.parametrize("aim", ["freeze 0:1", "assassin elfstar", "all_your_base 0"])
    def test_its_boss_cancels_what_is_aimed_at_something_of_its_own(self, aim):
        theirs = f"{{boss: robobo, dungeon: [golem_factory], hand: [{aim.split()[0]}]}}"
        mine = "hand: [golem_factory], today: {}"
        table = visitor("spiked_pit, open_grave", item="mirror_cloak", mine=mine, theirs=theirs)
        do(table, f"cast {aim}")
        assert (decider(table), options(table)) == (0, ["use mirror_cloak", "pass"])
        assert told(do(table, "use mirror_cloak"), "cancelled")

    def test_not_what_is_aimed_elsewhere(self):
        theirs = "{boss: robobo, dungeon: [golem_factory], hand: [freeze, freeze]}"
        table = visitor("spiked_pit, open_grave", item="mirror_cloak", theirs=theirs)
        do(table, "cast freeze 1:1")
        assert seat(table, 1)["dungeon"][0]["deactivated"]


@pytest.mark.card("rune_chalk")
class TestRuneChalk:
    def test_the_second_room_falls_asleep_when_it_leaves(self):
        table = guest("rune_chalk", "spiked_pit, golem_factory, spiked_pit", hero=STRONG)
        pass_by(table, 2)
        assert [room["deactivated"] for room in seat(table, 0)["dungeon"]] == [False, False, False]
        do(table, "pass")
        assert [room["deactivated"] for room in seat(table, 0)["dungeon"]] == [False, True, False]

    def test_its_boss_deactivates_any_room(self):
        table = building("rune_chalk")
        do(table, "use rune_chalk 0:1")
        assert seat(table, 0)["dungeon"][0]["deactivated"]


@pytest.mark.card("mana_battery")
class TestManaBattery:
    def test_rooms_do_not_count_the_spells(self):
        generator = "{stack: [witchs_kitchen, elemental_generator]}"
        table = guest("mana_battery", f"spiked_pit, {generator}", mine="hand: [counterspell]", hero=STRONG)
        assert damage(table, 0) == [1, 4]
        pass_by(table, 2)
        assert damage(table, 0) == [1, 3]
        do(table, "pass")
        assert seat(table, 0)["wounds"] == 1
        assert damage(table, 0) == [1, 4]

    def test_whatever_set_the_room_is_from(self):
        magipede = "{stack: [witchs_kitchen, magipede]}"
        table = at(
            f"""
            phase: adventure
            active: 0
            players:
            - {{boss: cleopatra, dungeon: [golem_factory, {magipede}], hand: [counterspell],
               entrance: [{{hero: damok_dragon_hunter, item: mana_battery}}]}}
            - {BYSTANDER}
            """,
            more=", sets: [BMR, TNL, RMB, IOD], heroes: TNL",
        )
        assert damage(table, 0) == [2, 3]
        do(table, "pass")
        assert damage(table, 0) == [2, 2]

    def test_its_boss_draws_two_spells_and_discards_one(self):
        table = building("mana_battery", more="decks: {spells: [fear, freeze]}")
        do(table, "use mana_battery", "discard fear")
        assert hand(table, 0) == ["freeze"]


@pytest.mark.card("skeleton_key")
class TestSkeletonKey:
    def test_skips_the_first_trap_and_no_other(self):
        table = guest("skeleton_key", "golem_factory, open_grave, spiked_pit", hero=STRONG)
        assert entered(pass_by(table, 2)) == ["0:1", "0:3"]

    def test_its_boss_takes_a_room_card_out_of_a_hand(self):
        theirs = "{boss: robobo, hand: [freeze, golem_factory, dark_altar]}"
        table = building("skeleton_key", theirs=theirs)
        happened = do(table, "use skeleton_key 1")
        assert told(happened, "looked")[0]["cards"] == ["dark_altar", "golem_factory", "freeze"]
        do(table, "take dark_altar")
        assert hand(table, 0) == ["dark_altar"]
        assert hand(table, 1) == ["golem_factory", "freeze"]


@pytest.mark.card("smoke_pellets")
class TestSmokePellets:
    def test_skips_the_last_room_if_nothing_has_hurt_it(self):
        table = guest("smoke_pellets", "minotaurs_maze, golem_factory", hero=STRONG)
        assert entered(pass_by(table, 2)) == ["0:1"]
        assert seat(table, 0)["wounds"] == 1

    def test_else_it_enters(self):
        table = guest("smoke_pellets", "spiked_pit, golem_factory", hero=STRONG)
        assert entered(pass_by(table, 2)) == ["0:1", "0:2"]

    def test_its_boss_sends_a_hero_back_to_the_entrance(self):
        table = visitor("spiked_pit, golem_factory", item="smoke_pellets", damage=3)
        do(table, "use smoke_pellets elfstar")
        assert entrance(table, 0) == ["elfstar"]
        assert seat(table, 0)["entrance"][0]["health"] == 4


@pytest.mark.card("grappling_hook")
class TestGrapplingHook:
    def test_skips_the_middle_of_five(self):
        rooms = "minotaurs_maze, minotaurs_maze, golem_factory, spiked_pit, spiked_pit"
        table = guest("grappling_hook", rooms, hero=STRONG, mine="levelled_up: true")
        happened = pass_by(table, 6)
        assert "0:3" not in entered(happened)
        assert "0:4" in entered(happened)

    def test_not_of_four(self):
        table = guest("grappling_hook", "minotaurs_maze, spiked_pit, golem_factory, spiked_pit", hero=STRONG)
        assert "0:3" in entered(pass_by(table, 4))

    def test_its_boss_swaps_two_rooms(self):
        table = building("grappling_hook", "dungeon: [open_grave, golem_factory, spiked_pit]")
        do(table, "use grappling_hook", "room 0:1", "room 0:3")
        assert dungeon(table, 0) == ["spiked_pit", "golem_factory", "open_grave"]

    def test_not_if_nowhere_are_two(self):
        assert why_not(building("grappling_hook", "hand: [golem_factory]"), "use grappling_hook") == "BM-263"


@pytest.mark.card("loaded_dice")
class TestLoadedDice:
    def test_sometimes_it_has_more_health(self):
        found = set()
        for seed in range(12):
            table = at_items(
                """
                phase: adventure
                active: 0
                players:
                - {boss: cleopatra, dungeon: [spiked_pit], entrance: [{hero: black_leaf, item: loaded_dice}]}
                - {boss: robobo, hand: [freeze]}
                """,
                seed=seed,
            )
            do(table, "pass")
            found.add(walker(table)["health"])
        assert found == {3, 7}

    def test_its_boss_deals_one_to_six_damage(self):
        found = set()
        for seed in range(30):
            table = at_items(
                """
                phase: adventure
                active: 0
                players:
                - {boss: cleopatra, dungeon: [spiked_pit], inside: {hero: heavenboy, room: 1}, item: loaded_dice}
                - {boss: robobo, hand: [freeze]}
                """,
                seed=seed,
            )
            do(table, "use loaded_dice heavenboy")
            found.add(walker(table)["damage"])
        assert found == {1, 2, 3, 4, 5, 6}

    @pytest.mark.rule("BM-135")
    def test_everybody_sees_what_the_die_shows(self):
        (number,) = [event["number"] for event in told(do(guest("loaded_dice", "spiked_pit"), "pass"), "rolled")]
        assert 1 <= number <= 6
        table = visitor("spiked_pit", item="loaded_dice", hero="heavenboy")
        (number,) = [event["number"] for event in told(do(table, "use loaded_dice heavenboy"), "rolled")]
        assert walker(table)["damage"] == number


@pytest.mark.card("star_chart")
class TestStarChart:
    def test_has_health_for_each_treasure(self):
        table = guest("star_chart", "spiked_pit, open_grave")
        game: Any = table._game
        kinds = [kind for kind, count in game.players[0].treasures().items() if count]
        assert seat(table, 0)["entrance"][0]["health"] == 4 + len(kinds)

    def test_not_in_town(self):
        assert building("ice_rod", more="town: [{hero: elfstar, item: star_chart}]").view(0)["town"][0]["health"] == 4

    def test_its_boss_adds_a_treasure_to_a_room(self):
        table = building("star_chart")
        do(table, "use star_chart 1:1")
        assert options(table) == [f"treasure {kind}" for kind in ("cleric", "fighter", "mage", "thief", "explorer")]
        do(table, "treasure mage")
        assert seat(table, 1)["dungeon"][0]["lent"] == ["mage"]

    @pytest.mark.rule("BM-034")
    def test_an_advanced_room_that_was_built_on_it_can_be_set_up_again(self):
        without = ["alien_excavator", "mando", "meteorite"]
        table = at(
            "phase: build\nplayers:\n- {boss: cleopatra, item: star_chart}\n"
            "- {boss: robobo, dungeon: [{stack: [golem_factory, digicron_library]}]}\n",
            more=f", sets: [BMR, CRL, IOD], without: [{', '.join(without)}]",
        )
        assert dungeon(table, 1) == ["digicron_library"]


@pytest.mark.card("jet_pack")
class TestJetPack:
    def test_skips_every_second_active_room(self):
        rooms = "spiked_pit, {room: open_grave, deactivated: true}, golem_factory, spiked_pit, golem_factory"
        table = guest("jet_pack", rooms, hero=STRONG)
        assert entered(pass_by(table, 3)) == ["0:1", "0:4"]

    def test_its_boss_lets_a_hero_skip_one(self):
        table = visitor("spiked_pit, golem_factory, open_grave", item="jet_pack", hero=STRONG)
        do(table, f"use jet_pack {STRONG}")
        assert entered(do(table, "pass")) == ["0:3"]


@pytest.mark.card("ray_gun")
class TestRayGun:
    def test_rooms_it_survives_deal_less(self):
        table = guest("ray_gun", "golem_factory, spiked_pit, spiked_pit", hero=STRONG)
        pass_by(table, 3)
        assert damage(table, 0) == [1, 0, 1]

    def test_its_boss_deals_damage(self):
        table = visitor("spiked_pit, golem_factory", item="ray_gun", hero=STRONG)
        do(table, f"use ray_gun {STRONG}")
        assert walker(table)["damage"] == 4


@pytest.mark.card("cloning_vial")
class TestCloningVial:
    def test_the_next_hero_has_more_health_when_it_is_killed(self):
        table = at_items(
            f"""
            phase: adventure
            active: 0
            players:
            - {{boss: cleopatra, dungeon: [golem_factory, golem_factory, open_grave],
               entrance: [{{hero: elfstar, item: cloning_vial}}, danae_the_slayer]}}
            - {BYSTANDER}
            """
        )
        pass_by(table, 3)
        assert options(table) == ["attach cloning_vial", "pass"]
        assert seat(table, 0)["entrance"][0]["health"] == 8

    @pytest.mark.rule("BM-089")
    def test_who_waits_for_the_next_round_is_not_the_next(self):
        table = at_items(
            f"""
            phase: adventure
            active: 0
            players:
            - {{boss: cleopatra, dungeon: [golem_factory, golem_factory, open_grave], entrance: [
                {{hero: elfstar, item: cloning_vial}}, {{hero: black_leaf, waits: true}}, danae_the_slayer]}}
            - {BYSTANDER}
            """
        )
        pass_by(table, 3)
        assert [hero["health"] for hero in seat(table, 0)["entrance"]] == [4, 8]

    def test_or_nobody(self):
        table = guest("cloning_vial", "golem_factory, golem_factory")
        assert told(pass_by(table, 3), "died")

    def test_its_boss_repeats_what_a_room_did_when_it_was_built(self):
        table = at_items(
            f"""
            phase: reveal
            players:
            - {{boss: cleopatra, item: cloning_vial, dungeon: [
                {{stack: [dark_altar, incubus_gym], face_down: spiked_pit}},
                {{stack: [], face_down: dark_laboratory, laid: 2}}]}}
            - {BYSTANDER}
            """
        )
        while asked(table) == "discard":
            table.choose(0)
        assert [room.get("opened", False) for room in seat(table, 0)["dungeon"]] == [False, True]
        before = seat(table, 0)["spells"]["count"]
        do(table, "use cloning_vial 0:2")
        while asked(table) == "discard":
            table.choose(0)
        assert seat(table, 0)["spells"]["count"] == before + 1

    def test_not_without_such_a_room(self):
        assert why_not(building("cloning_vial", "hand: [golem_factory]"), "use cloning_vial 0:1") == "BM-263"


@pytest.mark.card("lucky_coin")
class TestLuckyCoin:
    def test_the_first_room_that_acts_when_it_enters_does_not(self):
        table = guest("lucky_coin", "golem_factory, minotaurs_maze, minotaurs_maze", hero=STRONG)
        happened = pass_by(table, 3)
        assert entered(happened) == ["0:1", "0:2", "0:1"]  # the second maze sends it back, then the first one does

    def test_nor_does_one_that_is_aimed_at_it(self):
        table = at_items(
            f"""
            phase: adventure
            active: 0
            players:
            - {{boss: cleopatra, dungeon: [bottomless_pit, bottomless_pit],
               inside: {{hero: elfstar, room: 1, item: lucky_coin}}}}
            - {BYSTANDER}
            """
        )
        do(table, "use bottomless_pit 1 elfstar")
        assert seat(table, 0)["souls"] == 0
        assert walker(table)["hero"] == "elfstar"

    @pytest.mark.parametrize("room", ["minotaurs_maze", "{stack: [spiked_pit, magnetic_ceiling], used: true}"])
    def test_it_is_not_wasted_on_a_room_that_would_do_nothing(self, room):
        table = guest("lucky_coin", f"{room}, golem_factory", hero=STRONG)
        do(table, "pass")
        assert walker(table)["place"] == 1
        assert "worn" not in walker(table)

    @pytest.mark.card("darkling_lair")
    def test_nor_does_one_that_is_uncovered_and_picks_it(self):
        table = at(
            f"""
            phase: adventure
            active: 0
            discard: [open_grave]
            players:
            - {{boss: cleopatra, dungeon: [open_grave, {{stack: [darkling_lair, dark_altar]}}],
               inside: {{hero: elfstar, room: 1, item: lucky_coin}}}}
            - {BYSTANDER}
            """,
            more=", sets: [BMR, TNL, CRL, IOD], heroes: TNL",
        )
        do(table, "use dark_altar 2")
        assert (walker(table)["damage"], walker(table)["worn"]) == (0, True)

    @pytest.mark.card("living_trap", "warp_zone")
    @pytest.mark.parametrize(
        ("room", "use"),
        [("{stack: [spiked_pit, living_trap]}", "use living_trap 1 0:2"), ("warp_zone", "use warp_zone 1 1")],
    )
    def test_nor_does_one_that_is_paid_for_with_a_room(self, room, use):
        table = at(
            f"""
            phase: adventure
            active: 0
            players:
            - {{boss: cleopatra, dungeon: [{room}, golem_factory, open_grave],
               inside: {{hero: {STRONG}, room: 1, item: lucky_coin}}}}
            - {BYSTANDER}
            """,
            more=", sets: [BMR, TNL, RMB, LST, IOD], heroes: TNL",
        )
        do(table, use)
        assert (walker(table)["hero"], walker(table)["worn"]) == (STRONG, True)

    @pytest.mark.rule("BM-281")
    @pytest.mark.card("warp_tube", "warp_zone")
    @pytest.mark.parametrize("use", ["use warp_tube 1 elfstar", "use warp_zone 1 1"])
    def test_who_has_nothing_left_dies_when_its_room_is_gone(self, use):
        table = at(
            f"""
            phase: adventure
            active: 0
            players:
            - {{boss: cleopatra, dungeon: [{use.split()[1]}, golem_factory],
               inside: {{hero: elfstar, room: 1, damage: 4, item: lucky_coin}}}}
            - {BYSTANDER}
            """,
            more=", sets: [BMR, TNL, LST, IOD], heroes: TNL",
        )
        do(table, use, "pass")
        assert seat(table, 0)["souls"] == 1
        assert table.view(0)["walking"] is None

    @pytest.mark.card("sapper")
    def test_nor_does_a_miniboss_that_blows_itself_up(self):
        table = at(
            f"""
            phase: adventure
            active: 0
            discard: [open_grave]
            players:
            - {{boss: cleopatra, dungeon: [open_grave, {{room: dark_altar, miniboss: sapper, level: 2}}],
               inside: {{hero: {STRONG}, room: 1, item: lucky_coin}}}}
            - {BYSTANDER}
            """,
            more=", sets: [BMR, TNL, VOV, IOD], heroes: TNL",
        )
        do(table, "use dark_altar 2")
        assert (walker(table)["damage"], walker(table)["worn"]) == (0, True)

    def test_its_boss_draws_a_room_and_a_spell(self):
        table = building("lucky_coin")
        do(table, "use lucky_coin")
        assert (seat(table, 0)["rooms"]["count"], seat(table, 0)["spells"]["count"]) == (1, 1)


@pytest.mark.card("map_of_the_depths")
class TestMapOfTheDepths:
    def test_the_owner_shows_the_hand_before_it_enters(self):
        table = guest("map_of_the_depths", "spiked_pit, spiked_pit", mine="hand: [golem_factory, counterspell]")
        happened = do(table, "pass")
        assert told(happened, "showed")[0]["cards"] == ["golem_factory", "counterspell"]
        seen = table.view(1)["players"][0]
        assert (seen["rooms"]["known"], seen["spells"]["known"]) == (["golem_factory"], ["counterspell"])

    def test_its_boss_takes_one_of_three_and_puts_the_others_back(self):
        more = "decks: {rooms: [golem_factory, dark_altar, open_grave]}"
        table = building("map_of_the_depths", "dungeon: [spiked_pit]", more=more)
        do(table, "use map_of_the_depths")
        assert options(table) == ["take golem_factory", "take dark_altar", "take open_grave"]
        do(table, "take dark_altar")
        assert options(table) == ["lay golem_factory", "lay open_grave"]
        do(table, "lay open_grave")
        assert hand(table, 0) == ["dark_altar"]
        game: Any = table._game
        assert [card.id for card in game.room_deck.cards[-2:]] == ["golem_factory", "open_grave"]
        mine: Any = table.redeal(0, seed=3)._game
        assert [card.id for card in mine.room_deck.cards[-2:]] == ["golem_factory", "open_grave"]

    def test_what_is_left_of_a_small_deck(self):
        table = building("map_of_the_depths", "dungeon: [spiked_pit]")
        game: Any = table._game
        game.discard.clear()
        del game.room_deck.cards[:-1], game.room_deck.tags[:-1]
        do(table, "use map_of_the_depths")
        assert seat(table, 0)["rooms"]["count"] == 1
        assert len(game.room_deck) == 0


@pytest.mark.card("iron_rations")
class TestIronRations:
    def test_has_more_health(self):
        table = guest("iron_rations", "spiked_pit")
        assert seat(table, 0)["entrance"][0]["health"] == 6

    def test_its_boss_gives_as_much(self):
        table = visitor("spiked_pit, spiked_pit", item="iron_rations")
        do(table, "use iron_rations elfstar")
        assert walker(table)["health"] == 6


@pytest.mark.card("cursed_crown")
class TestCursedCrown:
    def test_a_survivor_is_one_more_wound_in_this_round(self):
        table = guest("cursed_crown", "spiked_pit")
        pass_by(table, 2)
        assert seat(table, 0)["wounds"] == 2
        finish_round(table)
        assert seat(table, 0)["wounds"] == 1

    def test_a_dead_hero_of_its_boss_is_one_more_soul_in_this_round(self):
        table = building("cursed_crown", "souls: 9, dungeon: [open_grave]")
        do(table, "use cursed_crown")
        assert seat(table, 0)["souls"] == 10
        finish_round(table)
        assert winners(table) == (0,)

    def test_not_without_one(self):
        assert why_not(building("cursed_crown", "hand: [golem_factory]"), "use cursed_crown") == "BM-263"
