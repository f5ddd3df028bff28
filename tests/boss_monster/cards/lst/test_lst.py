"""What every card of Lost Levels does, and what it does not do."""

from __future__ import annotations

import pytest

import underkeep as uk
from tests.boss_monster.cards.dbm.test_dbm import THEM, building, revealed, walking
from tests.boss_monster.situations import (
    at_small_boxes,
    damage,
    decider,
    do,
    dungeon,
    entrance,
    finish_round,
    hand,
    options,
    seat,
    why_not,
)
from underkeep.boss_monster.cards import CATALOGUE


@pytest.mark.card("warp_zone")
class TestWarpZone:
    def test_sends_its_hero_to_an_opponent_who_meets_it_next_round(self):
        table = walking("dungeon: [warp_zone, dark_altar], inside: {hero: elfstar, room: 1, damage: 1}")
        do(table, "use warp_zone 1 1")
        assert dungeon(table, 0) == ["dark_altar"]
        assert entrance(table, 1) == ["elfstar"]
        assert seat(table, 1)["entrance"][0]["waits"]

    def test_needs_a_hero_in_it(self):
        table = walking("dungeon: [dark_altar, warp_zone], inside: {hero: elfstar, room: 1, damage: 1}")
        assert why_not(table, "use warp_zone 2 1") == "BM-263"


@pytest.mark.card("bonus_stage")
def test_bonus_stage_gives_a_room_and_a_spell_for_a_card():
    table = walking("dungeon: [bonus_stage], hand: [fear], inside: {hero: elfstar, room: 1, damage: 9}")
    do(table, "pass", "pass")
    assert len(hand(table, 0)) == 3
    assert decider(table) == 0
    do(table, "discard fear")
    assert len(hand(table, 0)) == 2


@pytest.mark.card("unused_sprite_pen")
@pytest.mark.rule("BM-134")
@pytest.mark.parametrize(("beneath", "dealt"), [(0, 2), (1, 3), (3, 5), (4, 5)])
def test_unused_sprite_pen_counts_covered_rooms_up_to_three(beneath, dealt):
    cards = ", ".join(["dark_altar", "golem_factory", "dark_altar", "torture_chamber"][:beneath])
    table = building(f"dungeon: [{{stack: [{cards}{', ' if cards else ''}golem_factory]}}, unused_sprite_pen]")
    assert damage(table, 0)[1] == dealt


@pytest.mark.card("debug_chamber")
class TestDebugChamber:
    MINE = "dungeon: [{stack: [bottomless_pit, debug_chamber]}], hand: [open_grave]"

    def test_takes_the_ability_of_a_room_for_the_round(self):
        table = building(self.MINE, theirs="{boss: robobo, dungeon: [dark_altar], hand: [freeze]}")
        do(table, "use debug_chamber 1 1:1")
        assert seat(table, 1)["dungeon"][0]["silent"]
        assert hand(table, 0) == []
        finish_round(table)
        assert "silent" not in seat(table, 1)["dungeon"][0]

    def test_does_nothing_to_a_room_that_sleeps_by_then(self):
        table = at_small_boxes(
            """
            phase: build
            active: 1
            players:
            - {boss: robobo, dungeon: [{stack: [bottomless_pit, debug_chamber]}], hand: [open_grave]}
            - {boss: cleopatra, builds: 0, dungeon: [dark_altar], hand: [freeze]}
            """
        )
        do(table, "pass", "use debug_chamber 1 1:1", "cast freeze 1:1")
        assert "silent" not in seat(table, 1)["dungeon"][0]


@pytest.mark.card("glitch_king")
class TestGlitchKing:
    ROOMS = "dark_altar, dark_altar, golem_factory, torture_chamber"

    def levelling(self) -> uk.Table:
        return revealed("genie_lounge", rooms=self.ROOMS, boss="glitch_king")

    def test_raises_a_room_for_good_by_one_damage_and_one_of_its_treasures(self):
        table = self.levelling()
        assert options(table) == [f"room 0:{place}" for place in range(1, 6)]
        before, treasures = damage(table, 0), seat(table, 0)["treasures"]
        do(table, "room 0:1")
        assert options(table) == ["treasure mage", "treasure thief"]
        do(table, "treasure thief")
        assert damage(table, 0)[0] == before[0] + 1
        assert seat(table, 0)["treasures"]["thief"] == treasures["thief"] + 1
        finish_round(table)
        assert damage(table, 0)[0] == before[0] + 1
        assert seat(table, 0)["dungeon"][0]["gilded"] == ["thief"]

    def test_raises_the_damage_alone_of_a_room_that_has_no_treasure(self, monkeypatch):
        monkeypatch.setattr(CATALOGUE["golem_factory"], "treasures", ())  # no published room is like that
        table = self.levelling()
        before = damage(table, 0)
        do(table, "room 0:4")
        assert damage(table, 0)[3] == before[3] + 1
        assert "gilded" not in seat(table, 0)["dungeon"][3]

    def test_asks_for_no_treasure_where_there_is_one_kind_only(self):
        table = self.levelling()
        do(table, "room 0:4")
        assert seat(table, 0)["dungeon"][3]["gilded"] == ["fighter"]

    def test_is_interrupted_by_sleep_and_lost_with_the_card(self):
        table = building(
            "dungeon: [{stack: [open_grave, golem_factory], raised: 1, gilded: [fighter]}], hand: [freeze]", theirs=THEM
        )
        assert (damage(table, 0), seat(table, 0)["treasures"]["fighter"]) == ([3], 2)
        do(table, "cast freeze 0:1")
        assert (damage(table, 0), seat(table, 0)["treasures"]["fighter"]) == ([0], 0)
        finish_round(table)
        assert damage(table, 0) == [3]
        assert uk.load(table.position()).digest() == table.digest()
        table = walking(
            "dungeon: [{stack: [golem_factory, dark_altar], raised: 1}, boulder_ramp], inside: {hero: elfstar, room: 2}"
        )
        do(table, "use boulder_ramp 2 0:1")
        assert damage(table, 0)[0] == 2
