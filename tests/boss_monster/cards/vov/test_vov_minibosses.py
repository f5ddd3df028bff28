"""What the three levels of every miniboss of Vault of Villains do."""

from __future__ import annotations

from typing import Any

import pytest

import underkeep as uk
from tests.boss_monster.cards.vov.test_vov import building, coins, dying_in, revealed, walking
from tests.boss_monster.situations import (
    at,
    at_vault,
    damage,
    decider,
    do,
    dungeon,
    entrance,
    finish_round,
    hand,
    options,
    seat,
    told,
    view,
    why_not,
)
from underkeep.boss_monster.cards import CATALOGUE
from underkeep.boss_monster.table import Declared
from underkeep.boss_monster.verbs.heroes import lead_out, move_walker, send_to_town


def room(card: str, level: int, below: str = "open_grave") -> str:
    return f"{{room: {below}, miniboss: {card}, level: {level}}}"


def level(table: uk.Table, place: int = 0) -> int:
    shown: int = seat(table, 0)["dungeon"][place]["miniboss"]["level"]
    return shown


def treasures(table: uk.Table, kind: str) -> int:
    count: int = seat(table, 0)["treasures"][kind]
    return count


@pytest.mark.parametrize(
    ("card", "kind"),
    [
        pytest.param("mortician", "cleric", marks=pytest.mark.card("mortician")),
        pytest.param("hexling", "mage", marks=pytest.mark.card("hexling")),
        pytest.param("fingers_mcgee", "thief", marks=pytest.mark.card("fingers_mcgee")),
        pytest.param("probe_unit", "explorer", marks=pytest.mark.card("probe_unit")),
    ],
)
def test_level_one_is_one_more_treasure(card, kind):
    bare = treasures(building("dungeon: [golem_factory]"), kind)
    assert treasures(building(f"dungeon: [{room(card, 1, 'golem_factory')}]"), kind) == bare + 1


@pytest.mark.card("mortician")
class TestMortician:
    def test_level_two_may_take_a_discarded_room_for_a_death(self):
        inside = "inside: {hero: elfstar, room: 1, damage: 9}"
        table = walking(f"dungeon: [{room('mortician', 2, 'golem_factory')}], {inside}", more="discard: [dark_altar]")
        while view(table)["walking"] is not None:
            do(table, "pass")
        assert [fact["card"] for fact in told(do(table, "yes"), "fetched")] == ["dark_altar"]

    def test_level_three_heals_an_ordinary_wound(self):
        table = building(f"dungeon: [{room('mortician', 3)}], wounds: [elfstar, heavenboy]")
        do(table, "use mortician")
        assert (seat(table, 0)["soul_cards"], level(table)) == (["elfstar"], 1)

    def test_level_three_needs_an_ordinary_wound(self):
        table = building(f"dungeon: [{room('mortician', 3)}], wounds: [heavenboy], hand: [dark_altar]")
        assert "use mortician" not in options(table)


@pytest.mark.card("bonecrusher")
def test_bonecrusher_strengthens_its_room_and_the_monsters_beside_it_and_crushes():
    table = building(f"dungeon: [golem_factory, {room('bonecrusher', 1)}, dark_altar]")
    assert damage(table, 0) == [2, 3, 1]
    inside = "inside: {hero: heavenboy, room: 2, damage: 1}"
    table = walking(f"dungeon: [golem_factory, {room('bonecrusher', 3)}, dark_altar], {inside}")
    assert damage(table, 0) == [3, 3, 1]
    do(table, "use bonecrusher heavenboy")
    assert (view(table)["walking"]["damage"], level(table, 1)) == (5, 1)


@pytest.mark.card("hexling")
class TestHexling:
    def test_level_two_draws_a_spell_for_a_card_once_per_round(self):
        table = building(f"dungeon: [{room('hexling', 2)}], hand: [dark_altar, golem_factory]")
        do(table, "use hexling", "discard dark_altar")
        assert seat(table, 0)["spells"]["count"] == 1
        assert "use hexling" not in options(table)

    @pytest.mark.rule("BM-077")
    def test_level_three_cancels_a_spell_out_of_turn_and_falls_to_level_one(self):
        table = building(f"dungeon: [{room('hexling', 3)}], builds: 0")
        if decider(table) == 0:
            do(table, "pass")
        do(table, "cast freeze 0:1")
        assert (decider(table), table.decision and table.decision.kind) == (0, "cancel")
        events = do(table, options(table)[0])
        assert told(events, "cancelled")
        assert not seat(table, 0)["dungeon"][0]["deactivated"]
        assert level(table) == 1


@pytest.mark.card("fingers_mcgee")
class TestFingersMcGee:
    def test_level_two_gains_a_coin_for_the_first_hero_that_enters(self):
        table = walking(f"dungeon: [{room('fingers_mcgee', 2)}], entrance: [lady_samantha, heavenboy]")
        finish_round(table)
        assert coins(table) == 1

    def test_level_three_takes_a_random_card(self):
        table = building(f"dungeon: [{room('fingers_mcgee', 3)}]")
        do(table, "use fingers_mcgee 1")
        assert (hand(table, 0), hand(table, 1)) == (["freeze"], ["freeze"])

    def test_level_three_takes_rooms_as_well(self):
        table = building(f"dungeon: [{room('fingers_mcgee', 3)}]", theirs="{boss: robobo, hand: [dark_altar]}")
        do(table, "use fingers_mcgee 1")
        assert hand(table, 0) == ["dark_altar"]

    def test_level_three_comes_too_late_for_a_hand_that_is_empty_by_then(self):
        table = at_vault(
            f"""
            phase: build
            active: 1
            players:
            - {{boss: robobo, builds: 0, dungeon: [{room("fingers_mcgee", 3)}]}}
            - {{boss: cleopatra, builds: 0, dungeon: [open_grave], hand: [freeze]}}
            """
        )
        assert not told(do(table, "pass", "use fingers_mcgee 1", "cast freeze 0:1"), "stole")


@pytest.mark.card("probe_unit")
class TestProbeUnit:
    def test_level_two_looks_at_the_top_room_card_and_may_discard_it(self):
        more = "decks: {rooms: [dark_altar, golem_factory]}"
        table = building(f"dungeon: [{room('probe_unit', 2)}]", more=more)
        do(table, "use probe_unit", "yes")
        assert view(table)["discard"] == ["dark_altar"]
        table = building(f"dungeon: [{room('probe_unit', 2)}]", more=more)
        do(table, "use probe_unit", "no")
        assert view(table, 0)["decks"]["top_room"] == "dark_altar"

    def test_level_three_brings_a_covered_room_to_the_top(self):
        stack = "{stack: [rune_mint, golem_factory], miniboss: probe_unit, level: 3}"
        table = building(f"dungeon: [{stack}]")
        do(table, "use probe_unit 0:1")
        assert (dungeon(table, 0), coins(table), level(table)) == (["rune_mint"], 1, 1)

    def test_level_three_comes_too_late_for_a_room_that_sleeps_by_then(self):
        stack = "{stack: [rune_mint, golem_factory], miniboss: probe_unit, level: 3}"
        table = at_vault(
            f"""
            phase: build
            active: 1
            players:
            - {{boss: robobo, builds: 0, dungeon: [{stack}]}}
            - {{boss: cleopatra, builds: 0, dungeon: [open_grave], hand: [freeze]}}
            """
        )
        do(table, "pass", "use probe_unit 0:1", "cast freeze 0:1")
        assert dungeon(table, 0) == ["golem_factory"]


@pytest.mark.card("iron_usher")
class TestIronUsher:
    def walking_by(self, doer: int, place: int = 2) -> Any:
        """A hero in a room, and something that this seat has declared."""
        inside = f"inside: {{hero: lady_samantha, room: {place}, damage: 1}}"
        table = walking(f"dungeon: [dark_altar, {room('iron_usher', 1)}], hand: [freeze], {inside}")
        g: Any = table._game
        g.chain.append(Declared(doer, CATALOGUE["fear"], None, None))
        return g

    @pytest.mark.parametrize("how", ["town", "entrance", "first room"])
    @pytest.mark.parametrize(("doer", "place", "moves"), [(1, 2, False), (0, 2, True), (1, 1, True)])
    def test_level_one_keeps_opponents_from_moving_its_hero(self, how, doer, place, moves):
        g = self.walking_by(doer, place)
        if how == "town":
            send_to_town(g, g.walker)
        elif how == "entrance":
            lead_out(g, g.players[1], g.walker)
        else:
            move_walker(g, 0)
        assert (not g.inside) == moves

    def test_level_one_outlasts_a_spell_that_would_send_its_hero_to_town(self):
        mine = f"dungeon: [golem_factory, {room('iron_usher', 1)}], inside: {{hero: heavenboy, room: 2, damage: 1}}"
        table = walking(mine, theirs="{boss: robobo, dungeon: [open_grave], hand: [fear, freeze]}")
        events = do(table, "cast fear heavenboy")
        assert [fact["card"] for fact in told(events, "triggered")] == ["iron_usher"]
        assert view(table)["walking"]["place"] == 2

    def test_level_two_and_three(self):
        mine = f"dungeon: [dark_altar, {room('iron_usher', 3)}], inside: {{hero: heavenboy, room: 2, damage: 1}}"
        table = walking(mine)
        assert damage(table, 0) == [1, 3]
        events = do(table, "use iron_usher heavenboy")
        assert told(events, "entered")[0]["place"] == "0:1"


@pytest.mark.card("bean_counter")
class TestBeanCounter:
    def test_level_one_may_get_a_coin_back_once_per_round(self):
        mine = f"coins: 2, dungeon: [{room('bean_counter', 1)}, {{stack: [rune_mint, archmage_vault]}}]"
        table = building(mine)
        do(table, "use archmage_vault 2", "yes")
        assert coins(table) == 2
        do(table, "promote 1")
        assert coins(table) == 1

    def test_level_two_counts_three_coins(self):
        for held, dealt in ((2, 2), (3, 3)):
            assert damage(building(f"coins: {held}, dungeon: [{room('bean_counter', 2)}]"), 0) == [dealt]

    def test_level_three_gains_three(self):
        table = building(f"dungeon: [{room('bean_counter', 3)}]")
        do(table, "use bean_counter")
        assert (coins(table), level(table)) == (3, 1)


@pytest.mark.card("sapper")
class TestSapper:
    def test_level_one_and_two(self):
        mine = f"dungeon: [{room('sapper', 2)}, boulder_ramp], inside: {{hero: heavenboy, room: 2, damage: 1}}"
        table = walking(mine)
        assert damage(table, 0)[0] == 3
        do(table, "use boulder_ramp 2 0:1")
        assert view(table)["walking"]["damage"] == 1 + 5 + 3

    def test_level_two_does_nothing_without_a_hero(self):
        table = building(f"dungeon: [{room('sapper', 2)}, safe_cracker]")
        events = do(table, "use safe_cracker 2 0:1")
        assert not told(events, "hurt")

    def test_level_three_destroys_an_ordinary_room_anywhere(self):
        mine = f"dungeon: [{room('sapper', 3)}, {{stack: [rune_mint, archmage_vault]}}]"
        table = building(mine)
        assert [one for one in options(table) if one.startswith("use sapper")] == ["use sapper 0:1", "use sapper 1:1"]
        do(table, "use sapper 1:1")
        assert dungeon(table, 1) == []

    def test_level_three_comes_too_late_for_a_room_that_sleeps_by_then(self):
        table = at_vault(
            f"""
            phase: build
            active: 1
            players:
            - {{boss: robobo, builds: 0, dungeon: [{room("sapper", 3)}]}}
            - {{boss: cleopatra, builds: 0, dungeon: [open_grave], hand: [freeze]}}
            """
        )
        do(table, "pass", "use sapper 1:1", "cast freeze 1:1")
        assert dungeon(table, 1) == ["open_grave"]


@pytest.mark.card("lady_lure")
class TestLadyLure:
    def test_level_one_is_one_more_of_its_first_treasure(self):
        table = building(f"dungeon: [{room('lady_lure', 1, 'dark_altar')}]")
        assert treasures(table, "cleric") == treasures(building("dungeon: [dark_altar]"), "cleric") + 1

    def test_level_two_adds_any_treasure_for_the_round_and_lets_rooms_be_built_by_it(self):
        table = building(f"dungeon: [{room('lady_lure', 2, 'golem_factory')}], hand: [mothership_dock]")
        assert "build mothership_dock on 1" not in options(table)
        do(table, "use lady_lure 0:1 explorer")
        assert treasures(table, "explorer") == 1
        assert "build mothership_dock on 1" in options(table)
        finish_round(table)
        assert treasures(table, "explorer") == 0

    def test_level_two_comes_too_late_for_a_room_that_sleeps_by_then(self):
        table = at_vault(
            f"""
            phase: build
            active: 1
            players:
            - {{boss: robobo, builds: 0, dungeon: [{room("lady_lure", 2)}]}}
            - {{boss: cleopatra, builds: 0, dungeon: [open_grave], hand: [freeze]}}
            """
        )
        do(table, "pass", "use lady_lure 0:1 mage", "cast freeze 0:1")
        assert "lent" not in seat(table, 0)["dungeon"][0]

    def test_level_three_calls_an_ordinary_hero_from_town(self):
        table = building(f"dungeon: [{room('lady_lure', 3)}], hand: [dark_altar]", more="town: [heavenboy, elfstar]")
        assert "use lady_lure heavenboy" not in options(table)
        do(table, "use lady_lure elfstar")
        assert entrance(table, 0) == ["elfstar"]


@pytest.mark.card("lady_lure")
def test_lady_lure_calls_nobody_who_has_left_town_by_then():
    table = at_vault(
        f"""
        phase: build
        active: 1
        players:
        - {{boss: robobo, builds: 0, dungeon: [{room("lady_lure", 3)}]}}
        - {{boss: cleopatra, builds: 0, dungeon: [open_grave], hand: [princess_in_peril]}}
        town: [elfstar]
        """
    )
    events = do(table, "pass", "use lady_lure elfstar", "cast princess_in_peril elfstar")
    assert [fact["to"] for fact in told(events, "sent")] == ["1"]


@pytest.mark.card("sapper", "warp_zone")
def test_a_hero_that_dies_of_the_room_that_is_paid_goes_nowhere():
    table = at(
        f"""
        phase: adventure
        active: 0
        players:
        - boss: cleopatra
          dungeon: [{room("sapper", 2, "warp_zone")}]
          inside: {{hero: elfstar, room: 1, damage: 2}}
        - {{boss: robobo, dungeon: [open_grave], hand: [freeze]}}
        """,
        more=", sets: [TNL, BMR, VOV, LST], heroes: TNL",
    )
    do(table, "use warp_zone 1 1")
    assert (seat(table, 0)["souls"], entrance(table, 1)) == (1, [])


@pytest.mark.card("warden")
class TestWarden:
    def against(self, at: int, spell: str) -> uk.Table:
        table = building(
            f"dungeon: [{room('warden', at)}], builds: 0",
            theirs=f"{{boss: robobo, dungeon: [{room('sapper', 3)}], hand: [{spell}]}}",
        )
        while decider(table) != 1:
            do(table, "pass")
        return table

    def test_level_one_keeps_its_room_awake(self):
        table = self.against(1, "freeze")
        do(table, "cast freeze 0:1")
        assert not seat(table, 0)["dungeon"][0]["deactivated"]

    def test_level_one_does_not_keep_it_standing(self):
        table = self.against(1, "freeze")
        do(table, "use sapper 0:1")
        assert dungeon(table, 0) == []

    def test_level_two_does(self):
        table = self.against(2, "freeze")
        events = do(table, "use sapper 0:1")
        assert dungeon(table, 0) == ["open_grave"]
        assert [fact["card"] for fact in told(events, "triggered")] == ["warden"]

    def test_its_owner_may_do_both(self):
        table = building(f"dungeon: [{room('warden', 2)}, safe_cracker], hand: [freeze, freeze]")
        do(table, "use safe_cracker 2 0:1")
        assert dungeon(table, 0) == ["safe_cracker"]
        table = building(f"dungeon: [{room('warden', 2)}], hand: [freeze]")
        do(table, "cast freeze 0:1")
        assert seat(table, 0)["dungeon"][0]["deactivated"]

    @pytest.mark.card("robobo")
    def test_so_may_whoever_an_opponent_makes_destroy_a_room(self):
        five = "levelling: true, dungeon: [dark_altar, dark_altar, spiked_pit, spiked_pit, golem_factory]"
        table = at_vault(
            f"""
            phase: reveal
            window: {{gate: true}}
            players:
            - {{boss: robobo, {five}}}
            - {{boss: gorgona, dungeon: [open_grave, {room("warden", 2)}]}}
            """
        )
        do(table, "room 1:2")
        assert dungeon(table, 1) == ["open_grave"]

    def test_level_three_closes_a_dungeon_for_the_round(self):
        table = building(f"dungeon: [{room('warden', 3)}]")
        do(table, "use warden 1")
        assert seat(table, 1)["closed"]
        assert level(table) == 1


def test_a_miniboss_may_be_met_where_it_was_laid():
    table = revealed("rune_mint", beneath="golem_factory", mine="coins: 1, hand: [annihilator]")
    assert why_not(table, "promote 1") == "BM-054"
    assert coins(dying_in("widow_chapel", mine="coins: 1")) == 2
