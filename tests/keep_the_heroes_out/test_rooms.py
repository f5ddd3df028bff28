"""Portals, traps, and what each room does (KH-101 to KH-126)."""

from __future__ import annotations

import pytest

from tests.keep_the_heroes_out.situations import (
    at,
    do,
    heroes,
    invaded,
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

PAWS = "rat_busy_paws rat_busy_paws rat_busy_paws"


@pytest.mark.rule("KH-101")
@pytest.mark.rule("KH-A25")
def test_an_activate_finishes_a_portal_where_an_own_monster_is():
    rooms = {"library": "monsters: {rats: 1}, portal: unfinished", "catacombs": "portal: unfinished"}
    table = at("rats", hand=PAWS, rooms=rooms)
    do(table, "play rat_busy_paws left")
    assert offers(table, "finish") == ["finish library"]
    assert why_not(table, "finish catacombs") == "KH-A25"
    do(table, "finish library")
    assert room(table, "library")["portal"] == "finished"
    assert why_not(table, "finish library") == "KH-101"


@pytest.mark.rule("KH-102")
@pytest.mark.rule("KH-103")
def test_rooms_with_finished_portals_are_one_move_apart():
    rooms = {"prison": "monsters: {rats: 1}, portal: finished, resources: {frog: 1}", "catacombs": "portal: finished",
             "vault": "portal: unfinished"}  # fmt: skip
    table = at("rats", hand="rat_scurry", rooms=rooms)
    do(table, "play rat_scurry left")
    assert options(table) == [
        "move prison alchemist", "move prison alchemist with frog", "move prison catacombs",
        "move prison catacombs with frog", "done",
    ]  # fmt: skip
    assert why_not(table, "move prison vault") == "KH-102"
    assert why_not(table, "move prison forge") == "KH-078"
    events = do(table, "move prison catacombs with frog")
    assert told(events, "moved")[0]["by"] == "portal"
    assert (monsters(table, "catacombs"), resources(table, "catacombs")) == ({"rats": [0]}, {"frog": 1})
    rooms |= {"vault": "portal: finished"}  # with a third one, every pair of them
    table = at("rats", hand="rat_scurry", rooms=rooms)
    do(table, "play rat_scurry left")
    assert {"move prison catacombs", "move prison vault"} <= set(options(table))


@pytest.mark.rule("KH-104")
def test_a_single_portal_leads_nowhere():
    table = at("rats", hand="rat_scurry", rooms={"prison": "monsters: {rats: 1}, portal: finished"})
    do(table, "play rat_scurry left")
    assert options(table) == ["move prison alchemist", "done"]
    assert why_not(table, "move prison vault") == "KH-104"
    for portal in ("none", "unfinished"):  # nor does it lead there from a room without a finished one
        rooms = {"prison": f"monsters: {{rats: 1}}, portal: {portal}", "vault": "portal: finished"}
        table = at("rats", hand="rat_scurry", rooms=rooms)
        do(table, "play rat_scurry left")
        assert options(table) == ["move prison alchemist", "done"]


@pytest.mark.rule("KH-105")
@pytest.mark.rule("KH-A32")
def test_heroes_ignore_portals_when_they_charge():
    rooms = {"catacombs": "portal: finished", "vault": "portal: finished, monsters: {rats: 1}"}
    table, _ = invaded("mage_eye", rooms=rooms)
    events = do(table, "next mage catacombs", "next catacombs")
    assert [(one["room"], one["to"]) for one in told(events, "charged")] == [("catacombs", "beast_tamer")]


@pytest.mark.rule("KH-109")
@pytest.mark.rule("KH-110")
@pytest.mark.rule("KH-178")
@pytest.mark.rule("KH-253")
@pytest.mark.rule("KH-A36")
def test_a_trap_takes_one_hero_out_and_is_gone():
    rooms = {"forge": "monsters: {rats: 1}, traps: 1", "vault": "monsters: {rats: 3}"}
    table, _ = invaded("mage_swords", rooms=rooms)
    events = do(table, "next mage forge")
    assert told(events, "trap_sprung")[0]["rule"] == "KH-178"
    assert room(table, "forge")["traps"] == 0
    assert view(table)["reserve"]["trap"] == 8
    # one that is carried in does nothing to whoever is there already, and none to monsters
    rooms = {"forge": "monsters: {rats: 1}, traps: 1", "study": "heroes: [rogue]"}
    table = at("rats", hand="rat_scurry", rooms=rooms)
    do(table, "play rat_scurry left", "move forge study with trap")
    assert heroes(table, "study") == ({}, {"rogue": 1})
    assert (monsters(table, "study"), room(table, "study")["traps"]) == ({"rats": [0]}, 1)
    table = at("rats", hand="rat_scurry", rooms={"forge": "monsters: {rats: 1}", "study": "traps: 1"})
    do(table, "play rat_scurry left", "move forge study")
    assert (monsters(table, "study"), room(table, "study")["traps"]) == ({"rats": [0]}, 1)


@pytest.mark.rule("KH-111")
def test_a_room_is_used_by_whoever_has_a_monster_in_it():
    table = at("rats imps", hand=PAWS, rooms={"vault": "monsters: {rats: 1}", "sewers": "monsters: {imps: 1}"})
    do(table, "play rat_busy_paws left")
    assert offers(table, "use") == ["use vault"]
    assert why_not(table, "use sewers") == "KH-111"


@pytest.mark.rule("KH-112")
@pytest.mark.rule("KH-113")
@pytest.mark.rule("KH-114")
@pytest.mark.rule("KH-115")
@pytest.mark.parametrize(
    ("name", "goods"), [("vault", "coin"), ("library", "book"), ("sewers", "frog"), ("catacombs", "bone")]
)
def test_four_rooms_make_a_resource_of_their_own(name, goods):
    table = at("rats", hand=PAWS, rooms={name: "monsters: {rats: 1}"})
    do(table, "play rat_busy_paws left", f"use {name}")
    assert resources(table, name) == {goods: 1}
    assert view(table)["reserve"][goods] == 5


@pytest.mark.rule("KH-116")
@pytest.mark.rule("KH-213")
@pytest.mark.rule("KH-214")
def test_the_workshop_makes_traps():
    table = at("rats", hand=PAWS, rooms={"workshop": "monsters: {rats: 1}"})
    do(table, "play rat_busy_paws left", "use workshop", "use workshop", "play rat_busy_paws left", "use workshop")
    assert room(table, "workshop")["traps"] == 3


@pytest.mark.rule("KH-117")
@pytest.mark.rule("KH-118")
@pytest.mark.rule("KH-119")
@pytest.mark.rule("KH-120")
@pytest.mark.rule("KH-122")
@pytest.mark.rule("KH-123")
@pytest.mark.rule("KH-124")
@pytest.mark.rule("KH-218")
@pytest.mark.parametrize(
    ("name", "goods", "card", "wrong"),
    [("forge", "coin", "sword", "spider"), ("beast_tamer", "bone", "spider", "sword"),
     ("alchemist", "frog", "fire_flask", "spider"), ("study", "book", "portal_scroll", "spider")],
)  # fmt: skip
def test_four_rooms_sell_a_kind_of_loot_for_a_resource(name, goods, card, wrong):
    loot = "sword spider fire_flask portal_scroll mimic"
    rooms = {name: f"monsters: {{rats: 1}}, resources: {{{goods}: 1}}"}
    table = at("rats", hand=PAWS, rooms=rooms, loot=loot)
    do(table, "play rat_busy_paws left")
    assert f"use {name} for {card}" in options(table)
    assert why_not(table, f"use {name} for {wrong}") == "KH-122"
    assert why_not(table, f"use {name} for basilisk") == "KH-122"
    do(table, f"use {name} for {card}")
    assert resources(table, name) == {}
    assert seat(table)["discard"] == [card]
    assert card not in seat(table)["cards"]
    assert len(view(table)["loot"]["row"]) == 5


@pytest.mark.rule("KH-121")
def test_the_price_must_lie_in_the_room_itself():
    table = at("rats", hand=PAWS, rooms={"forge": "monsters: {rats: 1}, resources: {bone: 1}",
                                         "vault": "resources: {coin: 3}, monsters: {rats: 1}"})  # fmt: skip
    do(table, "play rat_busy_paws left")
    assert not offers(table, "use forge")
    assert why_not(table, "use forge for sword") == "KH-121"


@pytest.mark.rule("KH-122")
def test_without_a_card_of_the_kind_nothing_is_bought():
    rooms = {"study": "monsters: {rats: 1}, resources: {book: 1}"}
    table = at("rats", hand=PAWS, rooms=rooms)
    do(table, "play rat_busy_paws left")
    assert not offers(table, "use study")
    assert why_not(table, "use study for portal_scroll") == "KH-122"


@pytest.mark.rule("KH-125")
def test_resources_belong_to_nobody():
    """What the Imps have made, the Rats carry on and spend."""
    rooms = {"vault": "monsters: {imps: 1}", "forge": "monsters: {rats: 1}"}
    table = at("rats imps", hand=PAWS, rooms=rooms, others=("hand: [imp_tinker]",), extra="active: 1", guild="tb_quiet")
    do(table, "play imp_tinker left", "use vault", "ability move vault forge with coin", "end turn", "done")
    assert view(table)["active"] == 0
    do(table, "play rat_busy_paws left", "use forge for sword")
    assert seat(table)["discard"] == ["sword"]


@pytest.mark.rule("KH-126")
def test_a_purchase_step_by_step():
    """A Bone is made in the Catacombs, carried next door, and spent there for the Spider."""
    table = at("rats", hand=f"{PAWS} rat_scurry", rooms={"catacombs": "monsters: {rats: 1}"})
    do(table, "play rat_busy_paws left", "use catacombs", "done", "play rat_scurry left")
    do(table, "move catacombs beast_tamer with bone", "play rat_busy_paws left", "use beast_tamer for spider")
    assert seat(table)["discard"] == ["spider"]


@pytest.mark.rule("KH-254")
def test_monsters_of_several_clans_share_a_room_and_guard_its_treasure():
    rooms = {"forge": "monsters: {rats: 1, imps: 1}, treasure: t1_losses", "vault": "monsters: {rats: 1}"}
    table, _ = invaded("mage_swords", clans="rats imps", rooms=rooms)
    do(table, "next mage forge", "next forge")
    assert options(table) == ["hit rats", "hit imps"]
    do(table, "hit rats")
    assert room(table, "forge")["treasure"] == 1
    assert heroes(table, "forge") == ({}, {"mage": 1})
    rooms["forge"] = "monsters: {imps: 1}, treasure: t1_losses"  # not even one of the active player is needed
    table, _ = invaded("mage_swords", clans="rats imps", rooms=rooms)
    assert told(do(table, "next mage forge", "next forge"), "attacked")[0]["clan"] == "imps"
    assert room(table, "forge")["treasure"] == 1
