"""Cards of several sets meet on one table: what each says still holds."""

from __future__ import annotations

import pytest

import underkeep as uk
from tests.boss_monster.situations import at, damage, do, dungeon, hand, options, seat, told, town, view, why_not

EVERY_SET = ", sets: [BMR, TNL, RMB, CRL, THK, IOD, VOV, DBM, POP, LST, KNG], heroes: TNL"
THEM = "{boss: robobo, dungeon: [open_grave], hand: [freeze]}"


def together(
    phase: str, mine: str, theirs: str = THEM, *, boss: str = "cleopatra", more: str = "", active: int = 0
) -> uk.Table:
    return at(
        f"""
        phase: {phase}
        active: {active}
        {more}
        players:
        - {{boss: {boss}, {mine}}}
        - {theirs}
        """,
        more=EVERY_SET,
    )


@pytest.mark.rule("BM-281")
class TestWhoIsInARoomThatPaysWithItself:
    @pytest.mark.parametrize(
        ("room", "use"),
        [
            ("haunted_hall", "use haunted_hall 1 elfstar"),
            ("warp_tube", "use warp_tube 1 elfstar"),
            ("minotaur_catacombs", "use minotaur_catacombs 1 elfstar"),
            ("warp_zone", "use warp_zone 1 1"),
            ("portable_hole", "use portable_hole 1 elfstar"),
        ],
    )
    @pytest.mark.card("darkling_lair")
    def test_dies_once_if_what_is_uncovered_kills_it(self, room, use):
        stack = f"{{stack: [darkling_lair, {room}]}}"
        table = together("adventure", f"dungeon: [{stack}, dark_altar], inside: {{hero: elfstar, room: 1, damage: 2}}")
        events = do(table, use)
        assert [fact["hero"] for fact in told(events, "died")] == ["elfstar"]
        assert (seat(table, 0)["souls"], town(table), seat(table, 1)["entrance"]) == (1, [], [])
        assert view(table)["walking"] is None

    @pytest.mark.parametrize(
        ("room", "use"), [("haunted_hall", "use haunted_hall 1 bridge_warden"), ("warp_zone", "use warp_zone 1 1")]
    )
    @pytest.mark.card("bridge_warden")
    def test_dies_there_if_it_cannot_be_sent_away_and_has_no_health_left(self, room, use):
        table = together(
            "adventure", f"dungeon: [{room}, dark_altar], inside: {{hero: bridge_warden, room: 1, damage: 6}}"
        )
        events = do(table, use)
        assert (told(events, "entered"), told(events, "died")[0]["hero"]) == ([], "bridge_warden")
        assert seat(table, 0)["souls"] == 1

    @pytest.mark.card("bridge_warden")
    def test_goes_on_if_it_cannot_be_sent_away_and_lives(self):
        table = together("adventure", "dungeon: [haunted_hall, dark_altar], inside: {hero: bridge_warden, room: 1}")
        do(table, "use haunted_hall 1 bridge_warden")
        assert (town(table), view(table)["walking"]["damage"]) == ([], 1)

    @pytest.mark.card("warp_tube")
    @pytest.mark.rule("BM-099")
    @pytest.mark.parametrize("other", ["", ", {room: dark_altar, deactivated: true}"])
    def test_dies_if_there_is_no_room_to_go_back_to(self, other):
        table = together("adventure", f"dungeon: [warp_tube{other}], inside: {{hero: elfstar, room: 1, damage: 4}}")
        do(table, "use warp_tube 1 elfstar")
        assert (seat(table, 0)["souls"], seat(table, 0)["wounds"]) == (1, 0)


@pytest.mark.card("extra_life")
@pytest.mark.card("bridge_warden")
def test_who_cannot_be_sent_to_town_does_not_escape_its_death_that_way():
    table = together(
        "adventure",
        "dungeon: [dark_altar, spiked_pit], inside: {hero: bridge_warden, item: extra_life, room: 2, damage: 6}",
    )
    do(table, "pass", "pass")
    assert (seat(table, 0)["souls"], town(table)) == (1, [])


def cloned(boss: str, phase: str, mine: str, theirs: str) -> uk.Table:
    """Klonos has taken over the level up of the other boss."""
    return together(
        phase, f"levelled_up: true, mimics: {boss}, {mine}", f"{{boss: {boss}, {theirs}}}", boss="klonos", active=0
    )


@pytest.mark.card("klonos")
class TestWhatKlonosTakesOver:
    @pytest.mark.card("mobi")
    @pytest.mark.rule("BM-289")
    def test_every_room_is_portable(self):
        table = cloned("mobi", "build", "dungeon: [dark_altar]", "dungeon: [open_grave], hand: [freeze]")
        do(table, "take_back 1")
        assert seat(table, 0)["dungeon"] == []

    @pytest.mark.card("king_croak_rmb")
    def test_minibosses_start_on_the_second_level(self):
        mine = "dungeon: [{room: dark_altar, face_down: rocky}], builds: 0, coins: 1"
        table = cloned("king_croak_rmb", "build", mine, "hand: [freeze]")
        while seat(table, 0)["coins"]:
            do(table, "yes" if "yes" in options(table) else "pass")
        assert seat(table, 0)["dungeon"][0]["miniboss"]["level"] == 2

    @pytest.mark.card("scott")
    def test_an_opponent_can_switch_it_off_for_a_coin_and_not_that_of_who_has_not_levelled_up(self):
        table = cloned("scott", "adventure", "dungeon: [spiked_pit]", "dungeon: [dark_altar], coins: 2, hand: [freeze]")
        assert damage(table, 0) == [2]
        do(table, "use scott 0")
        assert (damage(table, 0), seat(table, 0)["coins"], seat(table, 1)["coins"]) == ([1], 1, 1)
        assert "use scott 0" not in options(table)


@pytest.mark.card("surprise_gift")
@pytest.mark.card("loot_box")
@pytest.mark.rule("BM-314")
@pytest.mark.rule("BM-A39")
@pytest.mark.parametrize(("left", "built"), [(2, True), (1, False)])
def test_a_gift_with_a_price_is_paid_by_who_has_laid_it(left, built):
    gift = "{room: dark_laboratory, face_down: loot_box, giver: 0}"
    table = together(
        "reveal", f"coins: {left}, builds: 0", f"{{boss: robobo, coins: 3, dungeon: [{gift}], hand: [freeze]}}"
    )
    assert dungeon(table, 1) == ["loot_box" if built else "dark_laboratory"]
    assert (seat(table, 0)["coins"], seat(table, 1)["coins"]) == (0 if built else left, 3)
    assert ("loot_box" in view(table)["discard"]) is not built


@pytest.mark.card("cursed_tomb")
@pytest.mark.card("cheat_code")
@pytest.mark.parametrize(("item", "left"), [("cheat_code", 3), ("ten_foot_pole", 1)])
def test_a_room_without_its_ability_does_nothing_when_it_is_destroyed(item, left):
    table = together(
        "adventure",
        f"dungeon: [golem_factory, cursed_tomb], inside: {{hero: hookshot_joe, room: 1, item: {item}}}, "
        "hand: [cave_in]",
        "{boss: robobo, hand: [dark_altar, dark_altar, freeze]}",
    )
    do(table, "cast cave_in 0:2")
    assert len(hand(table, 1)) == left


@pytest.mark.card("gray_healer")
@pytest.mark.parametrize(("damage", "regained"), [(2, 1), (0, 0)])
def test_what_was_given_to_the_healer_does_not_keep_it_from_regaining_what_it_lost(damage, regained):
    table = together(
        "adventure",
        f"dungeon: [open_grave, dark_altar], inside: {{hero: gray_healer, room: 1, damage: {damage}, health: 3}}",
    )
    do(table, "pass", "pass")
    assert view(table)["walking"]["health"] == 9 - damage + regained - 1


@pytest.mark.card("save_point")
def test_save_point_does_not_take_the_copy_of_somebody_else():
    table = together("build", "dungeon: [save_point, save_point], builds: 0, hand: [freeze]", more="discard: [freeze]")
    do(table, "cast freeze 1:1", "use save_point 1")
    assert hand(table, 0) == ["freeze"]
    assert "use save_point 1" not in options(table)


@pytest.mark.card("mirror_cloak")
class TestWhoWearsAMirrorCloak:
    def test_is_not_touched_by_spells_that_are_aimed_at_the_hero_in_a_dungeon_without_naming_it(self):
        table = together(
            "adventure",
            "dungeon: [dark_altar], inside: {hero: iskandar_ice_mage, room: 1, item: mirror_cloak}, souls: [elfstar], "
            "hand: [another_castle, undead_minion, fear, freeze]",
        )
        assert [said for said in options(table) if said.startswith("cast")] == ["cast freeze 0:1", "cast freeze 1:1"]
        assert why_not(table, "cast another_castle 1") == "BM-079"

    @pytest.mark.card("agent_of_evil")
    def test_is_not_sent_anywhere_by_an_agent_of_evil(self):
        table = together(
            "build",
            "builds: 0, hand: [agent_of_evil]",
            more="town: [{hero: iskandar_ice_mage, item: mirror_cloak}, hookshot_joe]",
        )
        assert options(table) == ["cast agent_of_evil 1 hookshot_joe", "pass"]


@pytest.mark.rule("BM-314")
@pytest.mark.card("loot_box")
@pytest.mark.parametrize(
    ("mine", "use"),
    [
        pytest.param(
            "dungeon: [the_omega_42, loot_box], hand: [hypercube]",
            "use the_omega_42 1 0:2",
            marks=pytest.mark.card("the_omega_42"),
        ),
        pytest.param(
            "dungeon: [dark_altar, {room: loot_box, opened: true}], item: cloning_vial, builds: 0",
            "use cloning_vial 0:2",
            marks=pytest.mark.card("cloning_vial"),
        ),
    ],
)
class TestALootBoxThatIsOpenedOnceMore:
    def test_costs_two_coins_once_more(self, mine, use):
        table = together("build", f"{mine}, coins: 3")
        do(table, use)
        assert (seat(table, 0)["coins"], seat(table, 0)["spells"]["count"]) == (1, 2)

    def test_stays_shut_to_who_has_not_got_them(self, mine, use):
        table = together("build", f"{mine}, coins: 1")
        assert why_not(table, use) == "BM-263"


@pytest.mark.card("extra_life")
@pytest.mark.card("iron_usher")
def test_an_iron_usher_does_not_hold_a_hero_that_an_extra_life_saves_from_an_opponent():
    mine = "dungeon: [{room: dark_altar, miniboss: iron_usher}], builds: 0, "
    table = together(
        "adventure",
        mine + "inside: {hero: elfstar, item: extra_life, room: 1, damage: 2}",
        "{boss: robobo, hand: [finish_him], dungeon: [golem_factory]}",
    )
    do(table, "pass", "cast finish_him elfstar", "pass")
    assert (town(table), seat(table, 0)["souls"]) == (["elfstar"], 0)
    assert options(table) == ["attach extra_life", "pass"]
