"""The rulebook's worked turn of the Rats, step by step (KH-208 to KH-240)."""

from __future__ import annotations

import pytest

import underkeep as uk
from tests.keep_the_heroes_out.situations import (
    asked,
    at,
    do,
    heroes,
    monsters,
    offers,
    resources,
    room,
    seat,
    told,
    view,
)

HAND = "rat_swarm rat_busy_paws rat_busy_paws rat_swarm rat_scurry"
DRAWN = "rat_gang_up, rat_busy_paws, rat_scurry"
ROOMS = {
    "vault": "monsters: {rats: 3}",
    "forge": "monsters: {red_dragon: 1}",
    "alchemist": "heroes: [mage, rogue]",
    "beast_tamer": "heroes: [rogue, fighter], resources: {bone: 1}",
    "study": "heroes: [archer, archer], treasure: t3_prisoner",
    "catacombs": "resources: {bone: 2}, treasure: t1_regeneration",
}
GUILD = "fighter_hat rogue_swords fighter_eye archer_hat mage_hat"


def begin() -> uk.Table:
    return at("rats red_dragon", hand=HAND, mine=f"deck: [{DRAWN}]", rooms=ROOMS, guild=GUILD, difficulty="hardcore",
              loot="fire_flask spider giant_bat cave_wolf mimic", extra="wave: 2")  # fmt: skip


def player_phases(table: uk.Table) -> None:
    do(table, "gamble")
    do(
        table,
        "play rat_swarm left",
        "horde move vault",
        "move vault sewers",
        "move vault sewers",
        "move vault workshop",
    )
    do(table, "play rat_busy_paws left", "use sewers", "use workshop")
    do(table, "play rat_busy_paws left", "use workshop", "use workshop")
    do(table, "play rat_swarm left", "horde move sewers", "move sewers alchemist with frog", "move sewers alchemist")
    do(table, "play rat_scurry left", "move workshop beast_tamer with trap")
    do(table, "play rat_gang_up left", "horde melee alchemist", "melee mage alchemist", "melee rogue alchemist")
    do(table, "play rat_busy_paws left", "use alchemist for fire_flask", "ability ambush alchemist")
    do(table, "play rat_scurry right", "melee fighter beast_tamer")


@pytest.mark.rule("KH-208")
@pytest.mark.rule("KH-209")
@pytest.mark.rule("KH-210")
@pytest.mark.rule("KH-211")
def test_steps_1_and_2_a_fighter_is_imprisoned_and_the_rats_swarm_out():
    table = begin()
    do(table, "gamble")
    assert heroes(table, "prison") == ({}, {"fighter": 1})
    assert seat(table)["hand"] == 8
    do(
        table,
        "play rat_swarm left",
        "horde move vault",
        "move vault sewers",
        "move vault sewers",
        "move vault workshop",
    )
    assert (monsters(table, "sewers"), monsters(table, "workshop")) == ({"rats": [0, 0]}, {"rats": [0]})


@pytest.mark.rule("KH-212")
@pytest.mark.rule("KH-213")
@pytest.mark.rule("KH-214")
@pytest.mark.rule("KH-215")
@pytest.mark.rule("KH-216")
@pytest.mark.rule("KH-217")
@pytest.mark.rule("KH-218")
@pytest.mark.rule("KH-219")
@pytest.mark.rule("KH-220")
@pytest.mark.rule("KH-221")
@pytest.mark.rule("KH-222")
def test_steps_3_to_10_traps_a_potion_and_three_heroes_less():
    table = begin()
    player_phases(table)
    assert (room(table, "workshop")["traps"], room(table, "beast_tamer")["traps"]) == (2, 1)
    assert monsters(table, "alchemist") == {"rats": [0, 0, 0]}
    assert heroes(table, "alchemist") == ({}, {})
    assert heroes(table, "beast_tamer") == ({}, {"rogue": 1})
    assert resources(table, "alchemist") == {}
    # no card is left, so the turn went on by itself: no exchange, clean-up with a new deck, and the heroes come
    mine = view(table)["players"][0]
    assert (mine["play"], mine["discard"], mine["hand"], mine["deck"]) == ([], [], 5, 6)
    assert "fire_flask" in mine["unseen"]
    assert asked(table) == (0, "next")


@pytest.mark.rule("KH-223")
@pytest.mark.rule("KH-224")
@pytest.mark.rule("KH-225")
@pytest.mark.rule("KH-226")
@pytest.mark.rule("KH-227")
@pytest.mark.rule("KH-228")
@pytest.mark.rule("KH-229")
@pytest.mark.rule("KH-230")
@pytest.mark.rule("KH-231")
@pytest.mark.rule("KH-232")
@pytest.mark.rule("KH-233")
@pytest.mark.rule("KH-235")
@pytest.mark.rule("KH-236")
@pytest.mark.rule("KH-237")
@pytest.mark.rule("KH-239")
@pytest.mark.rule("KH-240")
def test_steps_11_to_13_three_guild_cards_are_resolved():
    table = begin()
    player_phases(table)
    # 11: a Rogue in the Forge attacks the Dragon; one in the Workshop disarms a trap and falls to the other
    assert offers(table, "next") == ["next rogue forge", "next rogue workshop"]
    do(table, "next rogue forge", "next forge")
    assert (monsters(table, "forge"), heroes(table, "forge")) == ({"red_dragon": [1]}, ({}, {"rogue": 1}))
    # 12: the Fighter of the Catacombs
    assert room(table, "workshop")["traps"] == 0
    assert offers(table, "next") == ["next fighter catacombs", "next fighter study"]
    do(table, "next fighter catacombs")
    assert resources(table, "catacombs") == {}
    events = do(table, "next catacombs")
    assert told(events, "stolen")[0]["treasure"] == "t1_regeneration"
    assert heroes(table, "catacombs") == ({"fighter": 1}, {})
    # 12.2: the Fighter of the Study inspires two Archers; 12.3: the prisoner shoots a Rat
    do(table, "next fighter study")
    events = do(table, "next study")
    assert told(events, "stolen")[0]["heroes"] == ["fighter", "archer", "archer"]
    assert told(events, "shot")[0]["to"] == "alchemist"
    # 12.4: the other Fighter charges into the trap at the Beast Tamer, and so inspires nobody
    assert told(events, "charged")[0]["to"] == "beast_tamer"
    assert told(events, "trap_sprung")[0]["room"] == "beast_tamer"
    assert heroes(table, "beast_tamer") == ({}, {"rogue": 1})
    assert resources(table, "beast_tamer") == {"bone": 1}
    # 13: two Mages
    assert offers(table, "next") == ["next mage library", "next mage alchemist"]
    do(table, "next mage library", "next library", "next mage forge", "next forge")
    assert monsters(table, "forge") == {"red_dragon": [3]}
    assert heroes(table, "forge") == ({}, {"rogue": 1, "mage": 1})
    # the end, as the rulebook tells it
    assert monsters(table, "alchemist") == {"rats": [0]}
    assert heroes(table, "alchemist") == ({}, {"mage": 1})
    assert heroes(table, "prison") == ({}, {"fighter": 1, "archer": 1})
    assert room(table, "workshop")["traps"] == room(table, "beast_tamer")["traps"] == 0
    assert (view(table)["active"], view(table)["turn"]) == (1, 2)
    assert asked(table)[0] == 1
    assert seat(table, 0)["hand"] == 5


@pytest.mark.rule("KH-234")
@pytest.mark.rule("KH-238")
def test_what_would_not_have_happened():
    """Without the trap the charging Fighter would have left the Bone; and the Mage in the Forge frees nobody."""
    table = begin()
    player_phases(table)
    do(table, "next rogue forge", "next forge", "next fighter catacombs", "next catacombs", "next fighter study")
    do(table, "next study")
    assert resources(table, "beast_tamer") == {"bone": 1}
    do(table, "next mage library", "next library", "next mage forge")
    assert heroes(table, "prison") == ({}, {"fighter": 1, "archer": 1})
