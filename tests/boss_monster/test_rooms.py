"""Room cards: where they may be built, what counts while they lie there, and what they do to heroes (section D)."""

from __future__ import annotations

from typing import Any

import pytest

import underkeep as uk
from tests.boss_monster.situations import (
    at,
    damage,
    do,
    dungeon,
    finish_round,
    hand,
    options,
    pass_until,
    seat,
    told,
    view,
    why_not,
)

MONSTER_ROOMS = {
    "specters_sanctum", "succubus_spa", "dracolich_lair", "vampire_bordello", "goblin_armory", "golem_factory",
    "minotaurs_maze", "neanderthal_cave", "beast_menagerie", "monsters_ballroom", "brainsucker_hive", "witchs_kitchen",
    "ligers_den", "centipede_tunnel", "dragon_hatchery", "zombie_prison",
}  # fmt: skip
TRAP_ROOMS = {
    "dark_altar", "open_grave", "dark_laboratory", "haunted_library", "all_seeing_eye", "bottomless_pit",
    "boulder_ramp", "dizzygas_hallway", "jackpot_stash", "recycling_center", "the_crushinator", "construction_zone",
    "mimic_vault", "monstrous_monument", "torture_chamber",
}  # fmt: skip
ADVANCED_ROOMS = {
    "dracolich_lair", "vampire_bordello", "beast_menagerie", "monsters_ballroom", "all_seeing_eye", "ligers_den",
    "recycling_center", "the_crushinator",
}  # fmt: skip
GOLD_FRAMED = {
    "dark_altar": ["cleric", "cleric"],
    "goblin_armory": ["fighter", "fighter"],
    "dark_laboratory": ["mage", "mage"],
    "jackpot_stash": ["thief", "thief"],
    "centipede_tunnel": ["fighter", "mage"],
    "construction_zone": ["fighter", "thief"],
    "dragon_hatchery": ["cleric", "fighter", "mage", "thief"],
    "mimic_vault": ["mage", "thief"],
    "monstrous_monument": ["cleric", "fighter"],
    "torture_chamber": ["cleric", "thief"],
    "zombie_prison": ["cleric", "mage"],
}


def base_rooms() -> list[dict[str, Any]]:
    sheets = next(info for info in uk.games() if info.name == "boss_monster").cards()
    return [card for card in sheets if card["set"] == "BMR" and card["type"] == "room"]


# -- building -------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-030")
def test_a_sixth_place_cannot_be_opened_but_every_stack_can_be_covered():
    table = at(
        """
        phase: build
        players:
        - {boss: cleopatra, dungeon: [golem_factory, open_grave, neanderthal_cave, bottomless_pit, succubus_spa],
           levelled_up: true, hand: [dragon_hatchery]}
        - {boss: gorgona}
        """
    )
    assert options(table) == [*[f"build dragon_hatchery on {place}" for place in range(1, 6)], "pass"]
    assert why_not(table, "build dragon_hatchery new") == "BM-030"


@pytest.mark.rule("BM-030")
def test_a_deactivated_room_keeps_its_place_among_the_five():
    table = at(
        """
        phase: build
        players:
        - boss: cleopatra
          dungeon: [golem_factory, open_grave, neanderthal_cave, boulder_ramp, {room: succubus_spa, deactivated: true}]
          hand: [dragon_hatchery]
        - {boss: gorgona}
        """
    )
    assert "build dragon_hatchery new" not in options(table)
    assert why_not(table, "build dragon_hatchery new") in {"BM-030", "BM-315"}


@pytest.mark.rule("BM-030")
def test_a_face_down_card_in_a_new_place_is_one_of_the_five():
    table = at(
        """
        phase: build
        players:
        - {boss: cleopatra, dungeon: [golem_factory, open_grave, neanderthal_cave, bottomless_pit], builds: 2,
           hand: [dragon_hatchery, succubus_spa]}
        - {boss: gorgona}
        """
    )
    do(table, "build dragon_hatchery new")
    assert options(table) == [*[f"build succubus_spa on {place}" for place in range(2, 6)], "pass"]
    assert why_not(table, "build succubus_spa new") == "BM-030"


@pytest.mark.rule("BM-031")
def test_every_room_is_ordinary_or_advanced_and_monster_or_trap_as_its_symbol_shows():
    rooms = base_rooms()
    assert {room["id"] for room in rooms if room["advanced"]} == ADVANCED_ROOMS
    assert {room["id"] for room in rooms if room["kind"] == "monster"} == MONSTER_ROOMS
    assert {room["id"] for room in rooms if room["kind"] == "trap"} == TRAP_ROOMS
    assert len(rooms) == len(MONSTER_ROOMS) + len(TRAP_ROOMS)


@pytest.mark.rule("BM-032")
def test_an_ordinary_room_opens_the_first_free_place_at_the_left_end():
    table = at(
        """
        phase: build
        players:
        - {boss: cleopatra, dungeon: [golem_factory, open_grave], hand: [dragon_hatchery]}
        - {boss: gorgona, hand: [freeze]}
        """
    )
    events = do(table, "build dragon_hatchery new")
    assert told(events, "laid")[0]["place"] == 1
    pass_until(table, "adventure")
    assert dungeon(table, 0) == ["dragon_hatchery", "golem_factory", "open_grave"]


@pytest.mark.rule("BM-033")
def test_an_ordinary_room_may_cover_any_room():
    table = at(
        """
        phase: build
        players:
        - boss: cleopatra
          dungeon: [{stack: [open_grave, vampire_bordello]}, neanderthal_cave, dark_laboratory, jackpot_stash]
          hand: [bottomless_pit]
        - {boss: gorgona, hand: [freeze]}
        """
    )
    assert {f"build bottomless_pit on {place}" for place in (1, 2, 3, 4)} <= set(options(table))
    do(table, "build bottomless_pit on 1")
    pass_until(table, "adventure")
    assert seat(table, 0)["dungeon"][0]["stack"] == ["open_grave", "vampire_bordello", "bottomless_pit"]


@pytest.mark.rule("BM-034")
def test_an_advanced_room_needs_a_visible_treasure_in_common():
    table = at(
        """
        phase: build
        players:
        - boss: xyzax
          dungeon: [dark_altar, torture_chamber, golem_factory, {stack: [open_grave, vampire_bordello]},
            {stack: [open_grave, bottomless_pit]}]
          levelled_up: true
          hand: [dracolich_lair]
        - {boss: gorgona}
        """
    )
    offered = [option for option in options(table) if option.startswith("build")]
    assert offered == [f"build dracolich_lair on {place}" for place in (1, 2, 4)]
    assert why_not(table, "build dracolich_lair on 3") == "BM-034"
    assert why_not(table, "build dracolich_lair on 5") == "BM-034"


@pytest.mark.rule("BM-035")
def test_an_advanced_room_never_opens_a_new_place():
    table = at(
        """
        phase: build
        players:
        - {boss: xyzax, dungeon: [dark_altar], hand: [dracolich_lair]}
        - {boss: gorgona}
        """
    )
    assert "build dracolich_lair on 1" in options(table)
    assert "build dracolich_lair new" not in options(table)
    assert why_not(table, "build dracolich_lair new") == "BM-035"


@pytest.mark.rule("BM-036")
@pytest.mark.parametrize(
    ("below", "above"),
    [("dark_altar", "dracolich_lair"), ("dragon_hatchery", "the_crushinator"), ("jackpot_stash", "recycling_center")],
    ids=["monster on trap", "trap on monster", "trap on trap"],
)
def test_monster_and_trap_need_not_match_when_an_advanced_room_is_built(below: str, above: str):
    table = at(
        f"""
        phase: build
        players:
        - {{boss: xyzax, dungeon: [{below}], hand: [{above}]}}
        - {{boss: gorgona, hand: [freeze]}}
        """
    )
    do(table, f"build {above} on 1")
    pass_until(table, "adventure")
    assert dungeon(table, 0) == [above]


# -- visible and covered --------------------------------------------------------------------------------------


@pytest.mark.rule("BM-037")
def test_the_text_of_a_room_holds_while_the_room_is_visible_and_no_longer():
    table = at(
        """
        phase: build
        players:
        - {boss: king_croak, dungeon: [neanderthal_cave, {stack: [neanderthal_cave, golem_factory]}],
           hand: [beast_menagerie]}
        - {boss: gorgona}
        """
    )
    assert options(table) == ["build beast_menagerie on 2", "pass"]
    assert why_not(table, "build beast_menagerie on 1") == "BM-037"


@pytest.mark.rule("BM-037")
def test_an_ability_is_offered_as_long_as_its_room_is_in_play():
    table = at(
        """
        phase: build
        players:
        - {boss: king_croak, dungeon: [dark_altar, golem_factory], builds: 0}
        - {boss: gorgona}
        discard: [freeze]
        """
    )
    assert options(table) == ["use dark_altar 1", "pass"]
    do(table, "use dark_altar 1", "take freeze")
    assert why_not(table, "use dark_altar 1") == "BM-037"
    assert dungeon(table, 0) == ["golem_factory"]


@pytest.mark.rule("BM-038")
def test_a_covered_room_gives_no_treasure_no_damage_and_no_ability():
    table = at(
        """
        phase: build
        players:
        - boss: king_croak
          dungeon: [{stack: [goblin_armory, open_grave]}, succubus_spa, {stack: [dark_altar, golem_factory]}]
          hand: [freeze]
          builds: 0
        - {boss: gorgona}
        """
    )
    assert damage(table, 0) == [2, 1, 2]
    treasures = seat(table, 0)["treasures"]
    assert (treasures["cleric"], treasures["fighter"], treasures["mage"], treasures["thief"]) == (2, 2, 0, 0)
    assert [option for option in options(table) if option.startswith("use")] == []
    assert why_not(table, "use dark_altar 3") == "BM-038"


@pytest.mark.rule("BM-038")
def test_a_covered_room_does_nothing_when_a_hero_dies_on_top_of_it():
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - {boss: cleopatra, dungeon: [{stack: [golem_factory, open_grave]}], hand: [freeze],
           inside: {hero: nick_the_masher, room: 1, damage: 4}}
        - {boss: gorgona}
        discard: [succubus_spa]
        """
    )
    events = do(table, "pass")
    assert [told_of["card"] for told_of in told(events, "triggered")] == ["open_grave"]
    assert told(events, "drew") == []


@pytest.mark.rule("BM-039")
def test_a_stack_of_three_cards_is_one_room():
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - {boss: cleopatra, dungeon: [{stack: [golem_factory, open_grave, dragon_hatchery]}, succubus_spa],
           hand: [exhaustion], inside: {hero: jesta_the_rogue, room: 1}}
        - {boss: gorgona}
        """
    )
    events = do(table, "cast exhaustion jesta_the_rogue")
    assert told(events, "hurt")[0]["damage"] == 2


@pytest.mark.rule("BM-039")
def test_a_swapped_room_takes_its_whole_stack_along():
    table = at(
        """
        phase: build
        players:
        - {boss: cleopatra, hand: [centipede_tunnel]}
        - boss: gorgona
          dungeon: [{stack: [golem_factory, open_grave]}, dragon_hatchery, {stack: [dark_altar, golem_factory]}]
        """
    )
    do(table, "build centipede_tunnel new")
    pass_until(table, "reveal")
    do(table, "yes", "room 1:1", "room 1:3")
    stacks = [room["stack"] for room in seat(table, 1)["dungeon"]]
    assert stacks == [["dark_altar", "golem_factory"], ["dragon_hatchery"], ["golem_factory", "open_grave"]]


@pytest.mark.rule("BM-040")
def test_two_equal_rooms_both_work_and_each_has_its_own_once_per_round():
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - {boss: cleopatra, dungeon: [golem_factory, golem_factory], entrance: [the_fool, nick_the_masher]}
        - {boss: gorgona, hand: [freeze]}
        """
    )
    events = finish_round(table)
    assert [died["hero"] for died in told(events, "died")] == ["the_fool", "nick_the_masher"]
    assert [triggered["place"] for triggered in told(events, "triggered")] == ["0:1", "0:2"]


@pytest.mark.rule("BM-040")
def test_the_damage_lent_by_two_equal_neighbours_adds_up():
    table = at(
        """
        phase: build
        players:
        - {boss: cleopatra, dungeon: [goblin_armory, golem_factory, goblin_armory], hand: [dragon_hatchery]}
        - {boss: gorgona}
        """
    )
    assert damage(table, 0) == [1, 4, 1]


@pytest.mark.rule("BM-041")
def test_rooms_with_more_than_one_icon_show_them_all():
    assert {room["id"]: room["treasures"] for room in base_rooms() if len(room["treasures"]) > 1} == GOLD_FRAMED
    assert {len(room["treasures"]) for room in base_rooms()} == {1, 2, 4}


@pytest.mark.rule("BM-041")
def test_every_icon_of_a_room_counts_equal_ones_twice():
    table = at(
        """
        phase: build
        players:
        - {boss: king_croak, dungeon: [dark_altar, dragon_hatchery, mimic_vault], hand: [open_grave]}
        - {boss: gorgona}
        """
    )
    assert seat(table, 0)["treasures"] == {"cleric": 3, "fighter": 2, "mage": 2, "thief": 2, "explorer": 0}


# -- abilities and damage -------------------------------------------------------------------------------------


@pytest.mark.rule("BM-042")
def test_an_ability_without_a_limit_is_used_again_and_again_in_one_round():
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - {boss: cleopatra, dungeon: [boulder_ramp, golem_factory, open_grave, neanderthal_cave],
           inside: {hero: lord_van_ette, room: 1, damage: 1}}
        - {boss: gorgona}
        """
    )
    do(table, "use boulder_ramp 1 0:2", "use boulder_ramp 1 0:2")
    assert view(table)["walking"]["health"] == 2
    assert options(table) == ["use boulder_ramp 1 0:2", "pass"]
    do(table, "use boulder_ramp 1 0:2")
    assert seat(table, 0)["soul_cards"] == ["lord_van_ette"]


@pytest.mark.rule("BM-042")
def test_an_ability_limited_by_its_text_works_once_a_round_and_again_in_the_next():
    table = at(
        """
        phase: build
        players:
        - {boss: cleopatra, dungeon: [witchs_kitchen], hand: [golem_factory, neanderthal_cave, succubus_spa]}
        - {boss: gorgona}
        decks: {spells: [trepidation]}
        """
    )
    do(table, "use witchs_kitchen 1", "discard golem_factory")
    assert "trepidation" in hand(table, 0)
    assert "use witchs_kitchen 1" not in options(table)
    assert why_not(table, "use witchs_kitchen 1") == "BM-042"
    finish_round(table)
    assert "use witchs_kitchen 1" in options(table)


@pytest.mark.rule("BM-043")
def test_a_hero_sent_back_takes_the_damage_of_the_same_room_again():
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - {boss: cleopatra, dungeon: [golem_factory, minotaurs_maze], entrance: [jesta_the_rogue]}
        - {boss: gorgona, hand: [freeze]}
        """
    )
    events = finish_round(table)
    walk = [(step["place"], step["damage"], step["health"]) for step in told(events, "entered")]
    assert walk == [("0:1", 2, 4), ("0:1", 2, 2), ("0:2", 0, 2)]


@pytest.mark.rule("BM-043")
def test_a_hero_moved_to_the_first_room_by_a_spell_enters_it_again_and_is_hurt():
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - {boss: cleopatra, dungeon: [golem_factory, open_grave], hand: [teleportation],
           inside: {hero: sir_digby_apple_ace_detective, room: 2, damage: 4}}
        - {boss: gorgona}
        """
    )
    events = do(table, "cast teleportation sir_digby_apple_ace_detective")
    walk = [(step["place"], step["damage"], step["health"]) for step in told(events, "entered")]
    assert walk == [("0:1", 2, 2), ("0:2", 2, 0)]
    assert seat(table, 0)["soul_cards"] == ["sir_digby_apple_ace_detective"]


@pytest.mark.rule("BM-044")
@pytest.mark.parametrize(
    ("rooms", "souls"),
    [("golem_factory, open_grave", 1), ("golem_factory, dark_altar", 0), ("golem_factory, neanderthal_cave", 1)],
    ids=["sum equal to the health", "sum one short", "sum beyond the health"],
)
def test_damage_of_several_rooms_adds_up_and_kills_when_it_reaches_the_health(rooms: str, souls: int):
    table = at(
        f"""
        phase: adventure
        active: 0
        players:
        - {{boss: cleopatra, dungeon: [{rooms}], entrance: [nick_the_masher]}}
        - {{boss: gorgona, hand: [freeze]}}
        """
    )
    finish_round(table)
    assert (seat(table, 0)["souls"], seat(table, 0)["wounds"]) == (souls, 1 - souls)


@pytest.mark.rule("BM-044")
def test_damage_of_a_spell_adds_to_the_damage_of_rooms():
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - {boss: cleopatra, dungeon: [golem_factory, neanderthal_cave], hand: [exhaustion],
           inside: {hero: sir_digby_apple_ace_detective, room: 1, damage: 3}}
        - {boss: gorgona}
        """
    )
    do(table, "cast exhaustion sir_digby_apple_ace_detective")
    assert seat(table, 0)["soul_cards"] == ["sir_digby_apple_ace_detective"]


@pytest.mark.rule("BM-045")
def test_there_are_five_treasures_and_the_base_rooms_show_four_of_them():
    table = uk.new_game("boss_monster", seed=1)
    assert set(seat(table, 0)["treasures"]) == {"cleric", "fighter", "mage", "thief", "explorer"}
    assert {kind for room in base_rooms() for kind in room["treasures"]} == {"cleric", "fighter", "mage", "thief"}
