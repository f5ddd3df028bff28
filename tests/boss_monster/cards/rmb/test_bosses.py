"""What every boss of Rise of the Minibosses can do when it has levelled up, and not before."""

from __future__ import annotations

import pytest

import underkeep as uk
from tests.boss_monster.situations import (
    damage,
    decider,
    do,
    finish_round,
    hand,
    options,
    pass_until,
    seat,
    told,
    view,
    why_not,
    with_minibosses,
)

THEM = "{boss: robobo, dungeon: [open_grave], hand: [freeze]}"


def table_in(phase: str, boss: str, mine: str, theirs: str = THEM, more: str = "", active: int = 0) -> uk.Table:
    return with_minibosses(
        f"""
        phase: {phase}
        active: {active}
        {more}
        players:
        - {{boss: {boss}, levelled_up: true, {mine}}}
        - {theirs}
        """
    )


def building(boss: str, mine: str, theirs: str = THEM, more: str = "", active: int = 0) -> uk.Table:
    return table_in("build", boss, mine, theirs, more, active)


def walking(boss: str, mine: str, theirs: str = THEM, more: str = "") -> uk.Table:
    return table_in("adventure", boss, mine, theirs, more)


def coins(table: uk.Table) -> list[int]:
    return [player["coins"] for player in view(table)["players"]]


@pytest.mark.card("gregore")
def test_gregore_gains_a_coin_for_the_first_hero_killed_in_a_round():
    mine = "dungeon: [fetid_beast, fetid_beast], entrance: [felicity_joyful_nurse, tess_dwarven_shieldmaiden]"
    table = walking("gregore", f"{mine}, hand: [rebirth]")
    finish_round(table)
    assert (seat(table, 0)["souls"], coins(table)) == (2, [1, 0])


@pytest.mark.card("calabeza")
class TestCalabeza:
    mine = "dungeon: [{room: open_grave, miniboss: spike}], hand: [power_leech, loot_box]"

    def test_promotes_for_a_monster_room_and_no_coin(self):
        table = building("calabeza", self.mine)
        assert "promote 1" not in options(table)
        events = do(table, "use calabeza 0:1")
        assert told(events, "promoted")[0]["level"] == 2
        assert (view(table)["discard"], coins(table)) == (["power_leech"], [0, 0])

    @pytest.mark.rule("BM-056")
    def test_that_is_the_promotion_of_the_round(self):
        table = building("calabeza", self.mine.replace("loot_box", "fetid_beast") + ", coins: 3")
        do(table, "use calabeza 0:1", "discard power_leech")
        assert (why_not(table, "promote 1"), why_not(table, "use calabeza 0:1")) == ("BM-056", "BM-042")

    @pytest.mark.rule("BM-057")
    def test_only_while_its_player_is_active_and_has_a_monster_room(self):
        table = building("calabeza", self.mine.replace("loot_box", "rebirth"), active=1)
        do(table, "pass")
        assert (view(table)["active"], decider(table), "use calabeza 0:1" in options(table)) == (1, 0, False)
        do(table, "pass")
        assert (view(table)["active"], decider(table), "use calabeza 0:1" in options(table)) == (0, 0, True)
        table = building("calabeza", self.mine.replace("power_leech", "windfall"))
        assert why_not(table, "use calabeza 0:1") == "BM-263"


@pytest.mark.card("belladonna_rmb")
def test_belladonna_makes_an_opponent_discard_a_spell_for_two_coins_once_per_round():
    table = building("belladonna_rmb", "coins: 5, hand: [rebirth]", "{boss: robobo, hand: [freeze, fear]}")
    do(table, "use belladonna_rmb 1")
    assert (coins(table), len(view(table)["discard"]), len(hand(table, 1))) == ([3, 0], 1, 1)
    assert why_not(table, "use belladonna_rmb 1") == "BM-042"


@pytest.mark.card("belladonna_rmb")
@pytest.mark.parametrize(("hoard", "theirs"), [(1, "freeze"), (2, "open_grave")])
def test_belladonna_needs_two_coins_and_an_opponent_with_a_spell(hoard, theirs):
    table = building("belladonna_rmb", f"coins: {hoard}, hand: [rebirth]", f"{{boss: robobo, hand: [{theirs}]}}")
    assert why_not(table, "use belladonna_rmb 1") == "BM-263"


@pytest.mark.parametrize(
    ("boss", "card", "gained"),
    [
        pytest.param("lamia", "power_leech", 1, marks=pytest.mark.card("lamia")),
        pytest.param("lamia", "delvers_quarry", 0, marks=pytest.mark.card("lamia")),
        pytest.param("dr_deadly", "power_leech", 0, marks=pytest.mark.card("dr_deadly")),
        pytest.param("dr_deadly", "delvers_quarry", 1, marks=pytest.mark.card("dr_deadly")),
    ],
)
def test_a_room_of_the_right_kind_brings_a_coin_when_it_is_built(boss, card, gained):
    table = building(boss, f"hand: [{card}]")
    do(table, f"build {card} new")
    pass_until(table, "adventure")
    assert coins(table) == [gained, 0]


@pytest.mark.card("king_croak_rmb")
@pytest.mark.parametrize(("levelled", "level"), [("true", 2), ("false", 1)])
def test_king_croak_hires_minibosses_at_level_two(levelled, level):
    table = with_minibosses(
        f"""
        phase: build
        active: 0
        players:
        - {{boss: king_croak_rmb, levelled_up: {levelled}, coins: 1, dungeon: [open_grave], hand: [spike]}}
        - {{boss: robobo}}
        """
    )
    do(table, "build spike on 1")
    events = do(table, "yes")
    assert len(told(events, "attached")) == 1
    assert seat(table, 0)["dungeon"][0]["miniboss"]["level"] == level


@pytest.mark.card("king_croak_rmb")
def test_king_croak_levels_up_before_the_eyes_of_all():
    laid = "{stack: [], face_down: power_leech}"
    rooms = f"[{laid}, open_grave, dark_altar, dark_altar, dark_altar]"
    table = with_minibosses(
        f"""
        phase: reveal
        active: 0
        players:
        - {{boss: king_croak_rmb, builds: 0, dungeon: {rooms}, hand: [freeze]}}
        - {{boss: robobo, hand: [freeze]}}
        """
    )
    assert seat(table, 0)["levelled_up"]


@pytest.mark.card("ravenus")
def test_ravenus_doubles_a_monster_room_for_two_coins():
    table = building("ravenus", "coins: 2, dungeon: [fetid_beast], hand: [rebirth]")
    do(table, "use ravenus 0:1")
    assert (damage(table, 0), coins(table)) == ([6], [0, 0])
    finish_round(table)
    assert damage(table, 0) == [3]


@pytest.mark.card("ravenus")
@pytest.mark.rule("BM-079")
def test_ravenus_comes_too_late_if_the_room_is_gone():
    mine = "coins: 2, builds: 0, hand: [rebirth], dungeon: [open_grave]"
    theirs = "{boss: robobo, dungeon: [minotaur_catacombs, fetid_beast], hand: [freeze]}"
    table = building("ravenus", mine, theirs, active=1)
    do(table, "pass", "use ravenus 1:2", "cast freeze 1:2")
    assert (damage(table, 1), coins(table)) == ([1, 0], [0, 0])


@pytest.mark.card("baron_hex")
def test_baron_hex_gains_a_coin_for_every_spell_that_is_not_cancelled():
    theirs = "{boss: robobo, dungeon: [open_grave], hand: [counterspell]}"
    table = building("baron_hex", "coins: 1, hand: [heist, heist, rebirth]", theirs)
    do(table, "cast heist 1:1", "cast counterspell")
    assert coins(table) == [1, 0]
    do(table, "cast heist 1:1")
    assert coins(table) == [2, 0]


@pytest.mark.card("oculus")
@pytest.mark.parametrize(("room", "drawn"), [("{room: fetid_beast, miniboss: spike}", 1), ("fetid_beast", 0)])
def test_oculus_draws_a_spell_when_a_hero_dies_before_a_miniboss(room, drawn):
    mine = f"dungeon: [{room}], inside: {{hero: felicity_joyful_nurse, room: 1, damage: 4}}, hand: [rebirth]"
    table = walking("oculus", mine)
    events = do(table, "pass", "pass")
    assert len([fact for fact in told(events, "drew") if fact["deck"] == "spells"]) == drawn


@pytest.mark.card("oculus")
def test_oculus_sees_nothing_of_a_hero_that_dies_by_a_spell():
    mine = "dungeon: [{room: fetid_beast, miniboss: spike}], hand: [ambush, jinx], "
    table = walking("oculus", mine + "inside: {hero: felicity_joyful_nurse, room: 1}")
    events = do(table, "cast ambush felicity_joyful_nurse")
    assert not told(events, "worked")


@pytest.mark.card("kazanna_rmb")
def test_kazanna_draws_a_spell_for_two_coins_once_per_round():
    table = building("kazanna_rmb", "coins: 4, hand: [rebirth]")
    do(table, "use kazanna_rmb")
    assert (coins(table), len(hand(table, 0))) == ([2, 0], 2)
    assert why_not(table, "use kazanna_rmb") == "BM-042"


@pytest.mark.card("scott")
class TestScott:
    rooms = "dungeon: [delvers_quarry, fetid_beast], hand: [rebirth]"
    payer = "{boss: robobo, coins: 2, hand: [freeze]}"

    def test_strengthens_his_traps(self):
        assert damage(building("scott", self.rooms), 0) == [2, 3]

    def test_may_be_switched_off_by_an_opponent_for_a_coin(self):
        table = building("scott", self.rooms, self.payer)
        do(table, "pass")
        assert (decider(table), "use scott 0" in options(table)) == (1, True)
        do(table, "use scott 0", "pass")
        assert (coins(table), damage(table, 0), seat(table, 0)["today"]["calmed"]) == ([1, 1], [1, 3], True)
        finish_round(table)
        assert damage(table, 0) == [2, 3]

    def test_only_once_and_not_by_himself(self):
        table = building("scott", self.rooms, self.payer)
        assert why_not(table, "use scott 0") == "BM-264"
        do(table, "pass", "use scott 0", "pass", "pass")
        assert (decider(table), why_not(table, "use scott 0")) == (1, "BM-263")

    def test_not_without_a_coin_nor_before_the_level_up(self):
        table = building("scott", self.rooms, self.payer.replace("coins: 2", "coins: 0"), active=1)
        assert why_not(table, "use scott 0") == "BM-263"
        table = with_minibosses(
            """
            phase: build
            active: 0
            players:
            - {boss: robobo, coins: 1, hand: [freeze, open_grave]}
            - {boss: scott, dungeon: [delvers_quarry]}
            """
        )
        assert why_not(table, "use scott 1") == "BM-263"

    @pytest.mark.rule("BM-303")
    def test_not_when_nothing_may_be_declared(self):
        table = with_minibosses(
            """
            phase: reveal
            active: 0
            players:
            - {boss: robobo, coins: 1, builds: 0, hand: [spike, jinx],
               dungeon: [{stack: [], face_down: monster_academy}]}
            - {boss: scott, levelled_up: true, dungeon: [delvers_quarry]}
            """
        )
        assert why_not(table, "use scott 1") == "BM-303"


@pytest.mark.card("kirax_rmb")
def test_kirax_adds_a_treasure_to_a_dungeon_for_two_coins():
    table = building("kirax_rmb", "coins: 2, hand: [rebirth]", more="town: [eloi_marlborn]")
    do(table, "use kirax_rmb 1 mage")
    assert (coins(table), seat(table, 1)["treasures"]["mage"]) == ([0, 0], 1)
    assert seat(table, 1)["today"]["lent"] == ["mage"]
    events = pass_until(table, "adventure")
    assert [event.seat for event in events if event.kind.name == "lured"] == [1]
    finish_round(table)
    assert seat(table, 1)["treasures"]["mage"] == 0
