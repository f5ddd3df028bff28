"""Cards of Rise of the Minibosses among those of other sets."""

from __future__ import annotations

import pytest

import underkeep as uk
from tests.boss_monster.situations import (
    at,
    damage,
    decider,
    decline,
    do,
    finish_round,
    options,
    seat,
    told,
    view,
    walker,
)
from underkeep.boss_monster.foresight import foresights

EVERY = "BMR, TNL, RMB, CRL, THK, IOD, VOV, POP, KNG"


def among_all(position: str, *, heroes: str = "TNL") -> uk.Table:
    return at(position, more=f", sets: [{EVERY}], heroes: {heroes}, stars: true")


# -- Klonos has the level up of another boss ------------------------------------------------------------------------


@pytest.mark.card("klonos")
@pytest.mark.card("king_croak_rmb")
def test_minibosses_of_klonos_start_on_level_two_like_those_of_king_croak():
    table = among_all(
        """
        phase: build
        active: 0
        players:
        - {boss: klonos, levelled_up: true, mimics: king_croak_rmb, builds: 0, coins: 3,
           dungeon: [{room: spiked_pit, face_down: spike}]}
        - {boss: king_croak_rmb}
        """
    )
    while view(table)["phase"] == "build":
        decline(table)
    do(table, "yes")
    assert seat(table, 0)["dungeon"][0]["miniboss"]["level"] == 2


@pytest.mark.card("klonos")
@pytest.mark.card("scott")
def test_klonos_and_scott_are_paid_apart_for_keeping_their_traps_calm():
    table = among_all(
        """
        phase: build
        active: 0
        players:
        - {boss: robobo, coins: 3, hand: [freeze, open_grave]}
        - {boss: klonos, levelled_up: true, mimics: scott, dungeon: [spiked_pit]}
        - {boss: scott, levelled_up: true, dungeon: [spiked_pit]}
        """
    )
    assert [said for said in options(table) if said.startswith("use")] == ["use scott 2", "use scott 1"]
    do(table, "use scott 1")
    assert [said for said in options(table) if said.startswith("use")] == ["use scott 2"]
    assert (damage(table, 1), damage(table, 2), seat(table, 1)["coins"]) == ([1], [2], 1)


@pytest.mark.card("klonos")
@pytest.mark.card("mobi")
def test_klonos_takes_rooms_back_like_mobi():
    table = among_all(
        """
        phase: build
        active: 0
        players:
        - {boss: klonos, levelled_up: true, mimics: mobi, dungeon: [spiked_pit]}
        - {boss: mobi}
        """
    )
    assert (decider(table), options(table)) == (0, ["take_back 1", "pass"])


# -- rooms and minibosses -------------------------------------------------------------------------------------------


@pytest.mark.card("rocky")
@pytest.mark.card("hypercube")
def test_what_may_be_built_on_any_room_may_be_built_on_rockys():
    table = among_all(
        """
        phase: build
        active: 0
        players:
        - {boss: cleopatra, hand: [hypercube], coins: 0, dungeon: [{room: spiked_pit, miniboss: rocky}, open_grave]}
        - {boss: robobo}
        """
    )
    assert options(table) == ["build hypercube on 1", "build hypercube on 2", "pass"]


@pytest.mark.card("cheat_code")
def test_a_cheat_code_takes_rooms_what_their_minibosses_give_them_too():
    table = among_all(
        """
        phase: adventure
        active: 0
        players:
        - {boss: cleopatra, hand: [freeze], entrance: [{hero: elfstar, item: cheat_code}],
           dungeon: [{room: spiked_pit, miniboss: spike, level: 3}, {room: open_grave, miniboss: draculad}]}
        - {boss: robobo, hand: [freeze]}
        """
    )
    assert (damage(table, 0), "use spike 0:1" in options(table)) == ([2, 2], True)
    while view(table)["walking"] is None:
        do(table, "pass")
    assert (damage(table, 0), walker(table)["damage"]) == ([1, 2], 1)
    assert not [said for said in options(table) if said.startswith("use")]
    assert seat(table, 0)["treasures"]["cleric"] == 1
    finish_round(table)
    assert (damage(table, 0), seat(table, 0)["treasures"]["cleric"]) == ([2, 2], 2)


def visited(hero: str, mine: str, *, theirs: str = "{boss: robobo, hand: [freeze]}") -> uk.Table:
    """A hero at the door, or in the first room, of seat 0; the other seat can stop every window."""
    return among_all(
        f"""
        phase: adventure
        active: 0
        players:
        - {{boss: cleopatra, {mine}, {hero}}}
        - {theirs}
        """
    )


@pytest.mark.card("magipede")
@pytest.mark.card("mana_battery")
def test_a_mana_battery_keeps_the_magipede_from_counting_spells():
    table = visited("entrance: [{hero: elfstar, item: mana_battery}]", "dungeon: [magipede], hand: [freeze, cave_in]")
    assert damage(table, 0) == [2 + 2]
    while view(table)["walking"] is None:
        do(table, "pass")
    assert walker(table)["damage"] == 2


@pytest.mark.card("rune_mint")
@pytest.mark.card("mana_battery")
def test_a_mana_battery_keeps_the_rune_mint_from_counting_spells():
    hero = "inside: {hero: elfstar, item: mana_battery, room: 2}"
    table = visited(hero, "dungeon: [{stack: [rune_mint, open_grave]}, spiked_pit], coins: 0, hand: [cave_in, freeze]")
    do(table, "cast cave_in 0:1")
    assert (seat(table, 0)["coins"], seat(table, 0)["spells"]["count"]) == (1, 1 + 1)


@pytest.mark.card("sapper")
@pytest.mark.card("false_floor")
def test_a_hero_that_the_sapper_has_killed_does_not_fall_through_the_floor_as_well():
    hero = "inside: {hero: elfstar, room: 1, damage: 1}"
    rooms = "{room: false_floor, miniboss: sapper, level: 2}, open_grave"
    table = visited(hero, f"dungeon: [{rooms}], hand: [freeze]")
    happened = do(table, "use false_floor 1 elfstar")
    assert [event["damage"] for event in told(happened, "hurt")] == [3]
    assert seat(table, 0)["souls"] == 1


# -- what heroes do where Icicle Man is ------------------------------------------------------------------------------

COLD = "{room: spiked_pit, miniboss: icicle_man, level: 2}"
WARM = "{room: spiked_pit, miniboss: icicle_man, level: 1}"
STUDENT = "inside: {hero: nameless_student, room: 1, damage: 99}"


@pytest.mark.card("icicle_man")
@pytest.mark.card("road_bard")
@pytest.mark.parametrize(("frost", "shown"), [(WARM, ["freeze"]), (COLD, [])])
def test_the_road_bard_collects_no_song_where_icicle_man_is(frost, shown):
    table = visited("entrance: [road_bard]", f"dungeon: [{frost}], hand: [freeze]")
    happened: list[uk.Event] = []
    while not told(happened, "entered"):
        happened += do(table, "pass")
    assert [event["card"] for event in told(happened, "shown")] == shown


@pytest.mark.card("icicle_man")
@pytest.mark.card("gray_healer")
@pytest.mark.parametrize(("frost", "left"), [(WARM, 6 - 2 + 1 - 2), (COLD, 6 - 2 - 2)])
def test_the_gray_healer_binds_no_wounds_where_icicle_man_is(frost, left):
    hero = "inside: {hero: gray_healer, room: 1, damage: 2}"
    table = visited(hero, f"dungeon: [{frost}, open_grave], hand: [freeze]")
    while walker(table)["place"] == 1:
        do(table, "pass")
    assert walker(table)["health"] == left


@pytest.mark.card("icicle_man")
@pytest.mark.card("nameless_student")
@pytest.mark.parametrize(("miniboss", "drawn"), [("spike", 0), ("icicle_man", 1)])
def test_the_nameless_student_leaves_something_where_icicle_man_is(miniboss, drawn):
    rooms = f"{{room: open_grave, miniboss: cerebella, level: 2}}, spiked_pit, {{room: dark_altar, miniboss: {miniboss}"
    table = visited(STUDENT, f"dungeon: [{rooms}, level: 2}}], hand: [freeze]")
    while view(table)["walking"] is not None:
        decline(table)
    assert seat(table, 0)["spells"]["count"] == 1 + drawn


@pytest.mark.card("icicle_man")
@pytest.mark.card("bridge_warden")
@pytest.mark.parametrize(("frost", "goes"), [(WARM, False), (COLD, True)])
@pytest.mark.parametrize("spell", ["fear", "pause"])
def test_the_bridge_warden_can_be_sent_away_where_icicle_man_is(frost, goes, spell):
    table = visited("inside: {hero: bridge_warden, room: 1, damage: 2}", f"dungeon: [{frost}], hand: [{spell}, freeze]")
    do(table, f"cast {spell} bridge_warden")
    assert (view(table)["walking"] is None) == goes


@pytest.mark.card("icicle_man")
@pytest.mark.card("the_kingkiller")
@pytest.mark.parametrize(("frost", "lost"), [(WARM, 2), (COLD, 0)])
def test_the_kingkiller_forgets_the_next_king_where_icicle_man_is(frost, lost):
    theirs = "{boss: robobo, souls: 3, hand: [freeze, freeze, open_grave]}"
    table = visited("inside: {hero: the_kingkiller, room: 1}", f"dungeon: [{frost}], hand: []", theirs=theirs)
    happened: list[uk.Event] = []
    while not told(happened, "survived"):
        happened += do(table, "pass")
    assert len([card for event in told(happened, "discarded") for card in event["cards"]]) == lost


# -- treasures of every kind ----------------------------------------------------------------------------------------


@pytest.mark.rule("BM-045")
@pytest.mark.card("kirax_rmb")
@pytest.mark.card("endless_gallery")
@pytest.mark.card("spirit_dragon")
@pytest.mark.parametrize(
    ("sets", "explorers"), [("BMR, RMB", False), ("BMR, RMB, THK", False), ("RMB, CRL", True), ("RMB, VOV", True)]
)
def test_treasure_of_any_kind_is_explorers_treasure_too_where_there_is_any(sets, explorers):
    table = at(
        """
        phase: build
        active: 0
        players:
        - {boss: kirax_rmb, levelled_up: true, coins: 2, hand: [spirit_dragon, heist], dungeon: [endless_gallery]}
        - {boss: scott}
        """,
        more=f", sets: [{sets}], heroes: RMB",
    )
    said = options(table)
    for use in ("use kirax_rmb 1", "use endless_gallery 1 1"):
        assert f"{use} mage" in said
        assert (f"{use} explorer" in said) == explorers
    assert ("use kirax_rmb 1 explorer" in foresights(view(table, 0))) == explorers
    do(table, "cast spirit_dragon 0:1")
    kinds = ["cleric", "fighter", "mage", "thief", *["explorer" for _ in range(explorers)]]
    assert seat(table, 0)["dungeon"][0]["treasures"] == kinds
