"""The rooms of Crash Landing at work."""

from __future__ import annotations

import pytest

import underkeep as uk
from tests.boss_monster.situations import (
    at,
    at_crash_site,
    damage,
    do,
    dungeon,
    hand,
    options,
    pass_until,
    seat,
    told,
    view,
    why_not,
)


def building(mine: str, theirs: str = "{boss: gorgona, hand: [freeze]}", more: str = "") -> uk.Table:
    return at_crash_site(
        f"""
        phase: build
        active: 0
        players:
        - {{boss: cleopatra, {mine}}}
        - {theirs}
        {more}
        """
    )


def walking(mine: str, theirs: str = "{boss: gorgona}", more: str = "") -> uk.Table:
    return at_crash_site(
        f"""
        phase: adventure
        active: 0
        players:
        - {{boss: cleopatra, {mine}}}
        - {theirs}
        {more}
        """
    )


def treasures(table: uk.Table, number: int, kind: str) -> int:
    count: int = seat(table, number)["treasures"][kind]
    return count


@pytest.mark.card("alien_excavator")
@pytest.mark.rule("BM-285")
def test_the_excavator_brings_a_covered_room_to_the_top_which_uncovers_it():
    table = building("dungeon: [{stack: [spiked_pit, bottomless_pit]}, open_grave], hand: [alien_excavator]")
    do(table, "build alien_excavator new")
    pass_until(table, "reveal")
    assert options(table) == ["room 0:2", "pass"]
    happened = do(table, "room 0:2")
    assert told(happened, "unearthed")[0]["card"] == "spiked_pit"
    assert seat(table, 0)["dungeon"][1]["stack"] == ["bottomless_pit", "spiked_pit"]
    assert damage(table, 0)[1] == 1 + 3  # it was uncovered


@pytest.mark.card("alien_excavator")
def test_the_excavator_asks_which_of_several_covered_rooms_and_may_be_left_alone():
    table = building("dungeon: [{stack: [open_grave, alien_ooze, bottomless_pit]}], hand: [alien_excavator]")
    do(table, "build alien_excavator new")
    pass_until(table, "reveal")
    other = table.clone()
    do(other, "pass")
    assert dungeon(other, 0) == ["alien_excavator", "bottomless_pit"]
    do(table, "room 0:2")
    assert options(table) == ["take alien_ooze", "take open_grave"]
    do(table, "take open_grave")
    assert seat(table, 0)["dungeon"][1]["stack"] == ["alien_ooze", "bottomless_pit", "open_grave"]


@pytest.mark.rule("BM-285")
def test_of_two_equal_covered_rooms_the_one_nearer_the_top_is_brought_up():
    stack = "[open_grave, spiked_pit, open_grave, bottomless_pit]"
    table = building(f"dungeon: [{{stack: {stack}}}], hand: [alien_excavator]")
    do(table, "build alien_excavator new")
    pass_until(table, "reveal")
    do(table, "room 0:2")
    assert options(table) == ["take open_grave", "take spiked_pit"]
    do(table, "take open_grave")
    assert seat(table, 0)["dungeon"][1]["stack"] == ["open_grave", "spiked_pit", "bottomless_pit", "open_grave"]


@pytest.mark.rule("BM-042")
def test_a_room_brought_to_the_top_has_not_forgotten_that_it_worked():
    table = building("dungeon: [{stack: [wreck_room, bottomless_pit], spent: 2}, open_grave], hand: [alien_excavator]")
    do(table, "build alien_excavator new")
    pass_until(table, "reveal")
    do(table, "room 0:2")
    assert seat(table, 0)["dungeon"][1]["used"]


@pytest.mark.card("alien_ooze")
def test_the_ooze_grows_beside_another_explorer_treasure():
    assert damage(building("dungeon: [alien_ooze, open_grave]"), 0)[0] == 1
    assert damage(building("dungeon: [alien_ooze, crash_site]"), 0)[0] == 2
    assert damage(building("dungeon: [alien_ooze, {room: crash_site, deactivated: true}]"), 0)[0] == 1


@pytest.mark.card("decoy_garden")
@pytest.mark.rule("BM-194")
def test_the_garden_blooms_until_the_end_of_the_round():
    table = building("dungeon: [open_grave], hand: [decoy_garden, freeze]")
    do(table, "build decoy_garden new")
    pass_until(table, "adventure")
    assert treasures(table, 0, "explorer") == 3
    pass_until(table, "build")
    assert treasures(table, 0, "explorer") == 1


@pytest.mark.card("frostman_lander")
def test_the_lander_is_discarded_to_deactivate_an_advanced_room():
    table = building(
        "hand: [frostman_lander]",
        "{boss: gorgona, hand: [freeze], dungeon: [{stack: [alien_ooze, hypercube]}, open_grave]}",
    )
    assert "play frostman_lander 1:1" in options(table)
    assert "play frostman_lander 1:2" not in options(table)
    assert why_not(table, "play frostman_lander 1:2") == "BM-079"
    do(table, "play frostman_lander 1:1")
    assert seat(table, 1)["dungeon"][0]["deactivated"]
    assert hand(table, 0) == []


@pytest.mark.card("invasion_swarm")
def test_the_swarm_helps_its_neighbours_only():
    table = building("dungeon: [open_grave, invasion_swarm, open_grave, crash_site]")
    assert damage(table, 0) == [2 + 1, 0, 2 + 1, 1]


@pytest.mark.card("reactor_core")
def test_the_core_helps_advanced_rooms():
    table = building("dungeon: [{stack: [alien_ooze, hypercube]}, reactor_core, open_grave]")
    assert damage(table, 0) == [4 + 1, 2, 2]


@pytest.mark.card("digicron_library")
@pytest.mark.parametrize(("other", "drawn"), [("{stack: [alien_ooze, hypercube]}", 2), ("open_grave", 0)])
def test_the_library_asks_for_another_advanced_room(other: str, drawn: int):
    table = building(f"dungeon: [alien_ooze, {other}], hand: [digicron_library]")
    do(table, "build digicron_library on 1")
    pass_until(table, "bait")
    assert seat(table, 0)["spells"]["count"] == drawn


@pytest.mark.card("hypercube")
@pytest.mark.rule("BM-034")
def test_the_hypercube_is_built_on_any_room_but_never_on_a_free_place():
    table = building("dungeon: [golem_factory, open_grave], hand: [hypercube, digicron_library]")
    assert options(table) == ["build hypercube on 1", "build hypercube on 2", "pass"]
    assert why_not(table, "build hypercube new") == "BM-035"
    assert why_not(table, "build digicron_library on 1") == "BM-034"


@pytest.mark.card("hypercube")
def test_the_hypercube_needs_no_treasure_beneath_it_at_all():
    table = building("dungeon: [{room: golem_factory, robbed: true}], hand: [hypercube]")
    assert options(table) == ["build hypercube on 1", "pass"]


class TestTheOmega42:
    def set_up(self, dungeon_: str, cards: str = "hypercube, freeze") -> uk.Table:
        return walking(
            f"dungeon: [{{stack: [alien_ooze, the_omega_42]}}, {dungeon_}], hand: [{cards}]",
            "{boss: gorgona, hand: [freeze]}",
        )

    @pytest.mark.card("the_omega_42")
    def test_it_repeats_what_happens_when_a_room_is_built(self):
        table = self.set_up("decoy_garden, open_grave")
        assert "use the_omega_42 1 0:2" in options(table)
        assert "use the_omega_42 1 0:3" not in options(table)
        do(table, "use the_omega_42 1 0:2")
        assert treasures(table, 0, "explorer") == 1 + 1 + 2
        assert hand(table, 0) == ["freeze"]
        assert why_not(table, "use the_omega_42 1 0:2") == "BM-042"

    @pytest.mark.card("the_omega_42")
    def test_it_repeats_what_happens_when_a_room_is_uncovered(self):
        table = self.set_up("caged_gundarf")
        do(table, "use the_omega_42 1 0:2")
        assert damage(table, 0)[1] == 2

    @pytest.mark.card("the_omega_42")
    def test_it_is_paid_with_an_advanced_room_card(self):
        table = self.set_up("decoy_garden", "open_grave, freeze")
        assert why_not(table, "use the_omega_42 1 0:2") == "BM-263"

    @pytest.mark.card("the_omega_42")
    def test_it_repeats_nothing_whose_condition_does_not_hold(self):
        table = self.set_up("arcane_crypt")  # no spell lies in the discard pile
        assert why_not(table, "use the_omega_42 1 0:2") == "BM-263"


def uncovering(room: str, more: str = "") -> uk.Table:
    """Dark Altar destroys itself, and uncovers the room."""
    return walking(
        f"dungeon: [{{stack: [{room}, dark_altar]}}, open_grave], hand: [freeze]{more}",
        "{boss: gorgona, hand: [freeze]}",
        "discard: [hypercube, open_grave, digicron_library]",
    )


@pytest.mark.card("crash_site")
def test_the_crash_site_gives_an_advanced_room_back():
    table = uncovering("crash_site")
    do(table, "use dark_altar 1")
    assert options(table) == ["take hypercube", "take digicron_library"]
    do(table, "take hypercube")
    assert "hypercube" in hand(table, 0)


@pytest.mark.card("caged_gundarf")
def test_gundarf_deals_twice_his_damage_when_he_is_uncovered():
    altar = uncovering("caged_gundarf")
    assert damage(altar, 0)[0] == 1  # the altar
    do(altar, "use dark_altar 1")
    assert damage(altar, 0)[0] == 2
    assert uk.load(altar.position()).digest() == altar.digest()


@pytest.mark.card("caged_gundarf")
def test_what_is_given_to_gundarf_is_doubled_too_until_the_end_of_the_round():
    table = walking(
        "dungeon: [{room: caged_gundarf, doubled: 1}, open_grave], hand: [giant_size, freeze]",
        "{boss: gorgona, hand: [freeze]}",
    )
    do(table, "cast giant_size 0:1")
    pass_until_asked(table)
    assert damage(table, 0)[0] == 2 * (1 + 3)
    terms = table.info.reckon(table.view(0))["players"][0]["damage"][0]
    assert sum(term["value"] for term in terms) == 8
    pass_until(table, "build")
    assert damage(table, 0)[0] == 1


def pass_until_asked(table: uk.Table) -> None:
    """Nobody cancels the spell that was just played."""
    while table.decision is not None and table.decision.kind in ("cancel", "answer"):
        do(table, "pass")


@pytest.mark.card("celestial_map")
def test_the_map_draws_a_spell_and_is_gone():
    table = uncovering("celestial_map")
    do(table, "use dark_altar 1")
    assert dungeon(table, 0) == ["open_grave"]
    do(table, "take open_grave")
    assert seat(table, 0)["spells"]["count"] == 2


@pytest.mark.card("darkling_lair")
def test_the_darklings_pounce_on_a_hero_at_the_entrance_or_inside():
    table = uncovering("darkling_lair", ", entrance: [jesta_the_rogue, acacia_warrior_of_light]")
    do(table, "use dark_altar 1")
    assert options(table) == ["take jesta_the_rogue", "take acacia_warrior_of_light"]
    do(table, "take acacia_warrior_of_light")
    assert [hero["damage"] for hero in seat(table, 0)["entrance"]] == [0, 3]


@pytest.mark.card("darkling_lair")
@pytest.mark.rule("BM-281")
def test_a_hero_thrown_out_of_the_last_room_dies_of_the_darklings_on_its_way():
    altar = walking(
        "dungeon: [{stack: [darkling_lair, dark_altar]}], hand: [freeze], "
        "inside: {hero: jesta_the_rogue, room: 1, damage: 4}",
        "{boss: gorgona}",
        "discard: [open_grave]",
    )
    do(altar, "use dark_altar 1")
    assert (seat(altar, 0)["souls"], seat(altar, 0)["wounds"]) == (1, 0)


@pytest.mark.rule("BM-079")
def test_a_spell_aimed_at_a_room_that_is_covered_by_another_of_its_stack_meanwhile_is_lost():
    table = walking(
        "dungeon: [{stack: [alien_ooze, the_omega_42]}, alien_excavator, {stack: [crash_site, open_grave]}], "
        "hand: [hypercube]",
        "{boss: gorgona, hand: [freeze]}",
    )
    do(table, "pass")
    do(table, "cast freeze 0:3")
    assert table.decision is not None
    assert table.decision.kind == "answer"
    do(table, "use the_omega_42 1 0:2")
    happened = do(table, "room 0:3")
    assert told(happened, "fizzled")[0]["card"] == "freeze"
    assert not seat(table, 0)["dungeon"][2]["deactivated"]


def test_a_position_may_have_any_room_beneath_any_other_where_rooms_are_dug_up():
    table = building("dungeon: [{stack: [hypercube, open_grave]}]")
    assert dungeon(table, 0) == ["open_grave"]


@pytest.mark.rule("BM-A43")
def test_what_an_uncovered_room_does_at_the_end_of_the_round_ends_with_it():
    table = walking(
        "dungeon: [{stack: [alien_ooze, caged_gundarf, blockpile_puzzle]}], hand: [freeze]",
        "{boss: gorgona}",
    )
    pass_until(table, "build")
    assert dungeon(table, 0) == ["caged_gundarf"]
    assert damage(table, 0) == [1]


@pytest.mark.rule("BM-224")
@pytest.mark.rule("BM-226")
def test_neither_damage_nor_strength_of_the_end_of_a_round_is_carried_into_the_next():
    table = walking(
        "dungeon: [{stack: [spiked_pit, blockpile_puzzle]}, {stack: [darkling_lair, blockpile_puzzle]}], "
        "hand: [freeze], entrance: [{hero: jesta_the_rogue, waits: true}]",
        "{boss: gorgona}",
    )
    while view(table)["phase"] != "build":
        uncovered = "room 0:2" if dungeon(table, 0)[0] == "spiked_pit" else "room 0:1"
        do(table, "pass" if "pass" in options(table) else uncovered)
    assert sorted(dungeon(table, 0)) == ["darkling_lair", "spiked_pit"]
    assert damage(table, 0) == [1, 1]
    assert [hero["damage"] for hero in seat(table, 0)["entrance"]] == [0]


@pytest.mark.card("frostman_lander")
def test_a_lander_finds_nothing_to_do_where_the_room_sleeps_already():
    table = walking(
        "dungeon: [{stack: [alien_ooze, hypercube]}, open_grave], hand: [freeze]",
        "{boss: gorgona, hand: [frostman_lander]}",
    )
    happened = do(table, "pass", "play frostman_lander 0:1", "cast freeze 0:1")
    assert len(told(happened, "deactivated")) == 1


@pytest.mark.card("darkling_lair")
def test_who_survives_a_room_may_die_of_what_lies_beneath_it():
    table = walking(
        "dungeon: [{stack: [darkling_lair, bom_boy_factory]}, open_grave], hand: [freeze], "
        "entrance: [boden_the_pantless], inside: {hero: jesta_the_rogue, room: 1, damage: 4}",
        "{boss: gorgona}",
    )
    do(table, "pass")
    do(table, "take jesta_the_rogue")
    assert (seat(table, 0)["souls"], seat(table, 0)["wounds"]) == (1, 0)
    assert view(table)["walking"] is None  # the next one has a window of its own
    assert options(table)[-1] == "pass"


@pytest.mark.card("celestial_map", "warden")
def test_the_map_destroys_itself_whoever_has_uncovered_it():
    table = at(
        """
        phase: reveal
        players:
        - {boss: mando,
           dungeon: [{stack: [], face_down: open_grave}, dark_altar, dark_altar, boulder_ramp, boulder_ramp]}
        - {boss: gorgona, hand: [freeze],
           dungeon: [{stack: [celestial_map, golem_factory], miniboss: warden, level: 2}]}
        """,
        more=", sets: [BMR, CRL, VOV]",
    )
    do(table, "room 1:1")
    assert (dungeon(table, 1), seat(table, 1)["spells"]["count"]) == (["golem_factory"], 2)
