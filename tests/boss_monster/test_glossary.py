"""The glossary, section W of the rules, and what was added to it (BM-312 to BM-320)."""

from __future__ import annotations

import pytest

import underkeep as uk
from tests.boss_monster.situations import (
    at,
    damage,
    decider,
    do,
    dungeon,
    entrance,
    finish_round,
    hand,
    options,
    pass_until,
    seat,
    told,
    town,
    view,
    why_not,
)
from underkeep.boss_monster.hero_cards import HeroCard
from underkeep.boss_monster.table import Game


def inside(table: uk.Table) -> Game:
    """The whole table, secrets and all."""
    assert isinstance(table._game, Game)
    return table._game


def hero_decks(table: uk.Table) -> tuple[list[HeroCard], list[HeroCard]]:
    return inside(table).hero_deck, inside(table).epic_deck


def builds(table: uk.Table) -> list[str]:
    return [said for said in options(table) if said.startswith("build")]


def deaths(happened: list[uk.Event]) -> list[tuple[int, str, int]]:
    """Whose dungeon, which hero, in which room."""
    return [(event["seat"], event["hero"], event["place"]) for event in told(happened, "died")]


# -- abilities --------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-263")
def test_an_ability_with_a_price_can_be_used_in_every_window_in_which_a_spell_can_be_cast():
    table = at(
        """
        phase: build
        players:
        - {boss: draculord, dungeon: [jackpot_stash, open_grave], hand: [freeze], builds: 0}
        - {boss: robobo, dungeon: [dark_altar], hand: [freeze], builds: 0, entrance: [boden_the_pantless]}
        discard: [fear]
        """
    )
    mine = ("use jackpot_stash 1", "use dark_altar 1")
    seen: set[tuple[str, int, bool]] = set()
    while view(table)["round"] == 1:
        number = decider(table)
        assert number is not None
        assert mine[number] in options(table)
        assert "cast freeze 0:2" in options(table)
        walking = view(table)["walking"]
        seen.add((view(table)["phase"], number, walking is not None))
        do(table, "pass")
    assert seen == {
        ("build", 0, False),
        ("build", 1, False),
        ("adventure", 0, False),
        ("adventure", 1, False),
        ("adventure", 0, True),
        ("adventure", 1, True),
    }


@pytest.mark.rule("BM-263")
def test_an_ability_whose_price_cannot_be_paid_is_not_offered():
    table = at(
        """
        phase: build
        players:
        - boss: draculord
          dungeon: [{stack: [open_grave, dracolich_lair]}, witchs_kitchen]
          hand: [bottomless_pit, jeopardy]
          builds: 0
        - {boss: gorgona, builds: 0}
        discard: [golem_factory]
        """
    )
    assert options(table) == ["cast jeopardy", "pass"]
    assert why_not(table, "use dracolich_lair 1") == "BM-263"  # two room cards
    assert why_not(table, "use witchs_kitchen 2") == "BM-263"  # a monster room


@pytest.mark.rule("BM-264")
def test_what_a_room_does_by_itself_cannot_be_declared():
    table = at(
        """
        phase: adventure
        players:
        - boss: draculord
          dungeon: [goblin_armory, golem_factory, specters_sanctum, haunted_library]
          hand: [jeopardy]
        - {boss: gorgona, hand: [fear]}
        """
    )
    assert options(table) == ["cast jeopardy", "pass"]
    for at_place, room in enumerate(dungeon(table, 0), start=1):
        assert why_not(table, f"use {room} {at_place}") == "BM-264"


# -- deactivated rooms ------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-265")
def test_a_frozen_room_stays_deactivated_until_the_end_of_the_round():
    table = at(
        """
        phase: build
        players:
        - {boss: draculord, dungeon: [golem_factory], hand: [freeze, jeopardy], builds: 0}
        - {boss: gorgona, dungeon: [open_grave], builds: 0, hand: [jeopardy]}
        """
    )
    do(table, "cast freeze 1:1")
    phases: set[str] = set()
    while view(table)["round"] == 1:
        phases.add(view(table)["phase"])
        room = seat(table, 1)["dungeon"][0]
        assert (room["deactivated"], room["face_down"], room["stack"]) == (True, False, ["open_grave"])
        do(table, "pass")
    assert phases == {"build", "adventure"}
    assert not seat(table, 1)["dungeon"][0]["deactivated"]


@pytest.mark.rule("BM-266")
def test_deactivating_the_top_room_does_not_uncover_the_one_beneath():
    table = at(
        """
        phase: adventure
        players:
        - {boss: draculord, hand: [freeze, jeopardy]}
        - {boss: gorgona, dungeon: [{stack: [neanderthal_cave, dark_altar]}], entrance: [the_fool]}
        """
    )
    do(table, "cast freeze 1:1")
    assert seat(table, 1)["dungeon"][0]["stack"] == ["neanderthal_cave", "dark_altar"]
    assert damage(table, 1) == [0]
    assert (seat(table, 1)["treasures"]["fighter"], seat(table, 1)["treasures"]["cleric"]) == (0, 0)
    happened = finish_round(table)
    assert told(happened, "entered") == []
    assert seat(table, 1)["wound_cards"] == ["the_fool"]


@pytest.mark.rule("BM-267")
def test_a_deactivated_room_has_no_damage_no_treasure_and_no_ability():
    table = at(
        """
        phase: build
        players:
        - boss: draculord
          dungeon: [dark_altar, goblin_armory, golem_factory, {stack: [haunted_library, ligers_den]}]
          hand: [freeze, freeze, freeze, jeopardy]
          builds: 0
        - {boss: gorgona, builds: 0}
        discard: [fear]
        """
    )
    assert damage(table, 0) == [1, 1, 3, 2]
    assert seat(table, 0)["treasures"] == {"cleric": 3, "fighter": 3, "mage": 1, "thief": 0, "explorer": 0}
    do(table, "cast freeze 0:4")  # the den draws a spell for every spell, but not when it is asleep
    assert hand(table, 0) == ["freeze", "freeze", "jeopardy"]
    do(table, "cast freeze 0:1", "cast freeze 0:2")
    assert damage(table, 0) == [0, 0, 2, 0]
    assert seat(table, 0)["treasures"] == {"cleric": 1, "fighter": 1, "mage": 0, "thief": 0, "explorer": 0}
    assert "use dark_altar 1" not in options(table)
    assert why_not(table, "use dark_altar 1") == "BM-267"


@pytest.mark.rule("BM-267")
def test_a_room_deactivated_under_a_dying_hero_does_nothing_at_its_death():
    table = at(
        """
        phase: adventure
        players:
        - {boss: draculord, dungeon: [golem_factory], inside: {hero: the_fool, room: 1, damage: 2}}
        - {boss: gorgona, hand: [freeze]}
        """
    )
    assert view(table)["walking"]["health"] == 0
    happened = do(table, "cast freeze 0:1")
    assert deaths(happened) == [(0, "the_fool", 1)]  # the damage it took is not given back
    assert told(happened, "triggered") == []
    assert seat(table, 0)["souls"] == 1


@pytest.mark.rule("BM-267")
def test_a_hero_in_a_room_that_is_deactivated_walks_on_from_there():
    table = at(
        """
        phase: adventure
        players:
        - boss: draculord
          dungeon: [bottomless_pit, open_grave]
          inside: {hero: jesta_the_rogue, room: 1, damage: 1}
          hand: [jeopardy]
        - {boss: gorgona, hand: [freeze, assassin]}
        """
    )
    do(table, "pass", "cast freeze 0:1", "pass")
    assert (decider(table), options(table)) == (0, ["cast jeopardy", "pass"])  # the pit kills nobody now
    assert why_not(table, "use bottomless_pit 1 jesta_the_rogue") == "BM-267"
    assert view(table)["walking"]["place"] == 1
    do(table, "pass", "pass")
    walking = view(table)["walking"]
    assert (walking["place"], walking["damage"]) == (2, 3)


@pytest.mark.rule("BM-268")
def test_deactivated_rooms_are_not_counted():
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - boss: gorgona
          dungeon:
          - {stack: [goblin_armory, monsters_ballroom]}
          - {room: golem_factory, deactivated: true}
          - neanderthal_cave
          - dark_altar
          hand: [exhaustion]
          inside: {hero: johnny_of_the_evening_watch, room: 4, damage: 0}
        - {boss: draculord}
        """
    )
    assert damage(table, 0)[0] == 2  # itself and the cave
    happened = do(table, "cast exhaustion johnny_of_the_evening_watch")
    assert [event["damage"] for event in told(happened, "hurt")] == [3]


@pytest.mark.rule("BM-268")
def test_a_dungeon_with_a_deactivated_room_does_not_show_five():
    table = at(
        """
        phase: build
        players:
        - boss: gorgona
          dungeon: [dragon_hatchery, dragon_hatchery, dragon_hatchery, {room: goblin_armory, deactivated: true}]
          hand: [golem_factory, jeopardy]
        - {boss: robobo, builds: 0}
        town: [the_fool, nick_the_masher]
        """
    )
    do(table, "build golem_factory new")
    pass_until(table, "adventure")
    assert not seat(table, 0)["levelled_up"]
    assert len(dungeon(table, 0)) == 5


@pytest.mark.rule("BM-269")
def test_nothing_can_be_built_on_a_deactivated_room():
    table = at(
        """
        phase: build
        players:
        - {boss: draculord, dungeon: [dark_altar, open_grave], hand: [dracolich_lair, golem_factory, freeze]}
        - {boss: gorgona, builds: 0}
        """
    )
    assert "build dracolich_lair on 1" in builds(table)
    do(table, "cast freeze 0:1")
    assert builds(table) == ["build dracolich_lair on 2", "build golem_factory new", "build golem_factory on 2"]
    assert why_not(table, "build dracolich_lair on 1") == "BM-269"
    assert why_not(table, "build golem_factory on 1") == "BM-269"


@pytest.mark.rule("BM-270")
def test_a_deactivated_room_cannot_be_destroyed_by_anything():
    table = at(
        """
        phase: adventure
        players:
        - boss: draculord
          dungeon:
          - {room: open_grave, deactivated: true}
          - boulder_ramp
          - {stack: [bottomless_pit, the_crushinator]}
          - {room: jackpot_stash, deactivated: true}
          inside: {hero: jesta_the_rogue, room: 2}
          hand: [cave_in]
        - {boss: gorgona}
        """
    )
    assert options(table) == [
        "cast cave_in 0:2",
        "cast cave_in 0:3",
        "use boulder_ramp 2 0:3",
        "use the_crushinator 3 0:2",
        "pass",
    ]
    for beyond_reach in ("cast cave_in 0:1", "use boulder_ramp 2 0:1", "use the_crushinator 3 0:4"):
        assert why_not(table, beyond_reach) == "BM-270"
    assert why_not(table, "use jackpot_stash 4") == "BM-267"


@pytest.mark.rule("BM-270")
def test_robobo_wrecks_no_deactivated_room():
    table = at(
        """
        phase: build
        players:
        - boss: robobo
          dungeon: [dragon_hatchery, dragon_hatchery, dragon_hatchery, goblin_armory]
          hand: [golem_factory]
        - {boss: xyzax, dungeon: [{room: open_grave, deactivated: true}, dark_altar, bottomless_pit], builds: 0}
        - {boss: gorgona, dungeon: [{room: boulder_ramp, deactivated: true}], builds: 0}
        discard: [fear]
        """
    )
    while decider(table) == 1:
        do(table, "pass")
    do(table, "build golem_factory new")
    pass_until(table, "reveal")
    assert (decider(table), options(table)) == (1, ["room 1:2", "room 1:3"])
    do(table, "room 1:3")
    assert dungeon(table, 1) == ["open_grave", "dark_altar"]
    assert dungeon(table, 2) == ["boulder_ramp"]


@pytest.mark.rule("BM-271")
@pytest.mark.parametrize(
    ("rooms", "dealt"),
    [
        ("goblin_armory, dark_altar, golem_factory", [1, 1, 2]),
        ("goblin_armory, {room: dark_altar, deactivated: true}, golem_factory", [1, 0, 2]),
        ("golem_factory, {room: dark_altar, deactivated: true}, goblin_armory", [2, 0, 1]),
        ("dizzygas_hallway, {room: golem_factory, deactivated: true}, dark_altar", [1, 0, 1]),
        ("dizzygas_hallway, dark_altar", [1, 3]),
        ("goblin_armory, golem_factory", [1, 3]),
    ],
)
def test_rooms_on_both_sides_of_a_deactivated_one_are_no_neighbours(rooms: str, dealt: list[int]):
    table = at(
        f"""
        phase: adventure
        players:
        - {{boss: draculord, dungeon: [{rooms}], hand: [jeopardy]}}
        - {{boss: gorgona}}
        """
    )
    assert damage(table, 0) == dealt


@pytest.mark.rule("BM-271")
def test_the_maze_finds_no_way_back_across_a_deactivated_room():
    table = at(
        """
        phase: adventure
        players:
        - boss: draculord
          dungeon: [open_grave, {room: golem_factory, deactivated: true}, minotaurs_maze]
          entrance: [jesta_the_rogue]
          hand: [jeopardy]
        - {boss: gorgona}
        """
    )
    happened = finish_round(table)
    assert [event["place"] for event in told(happened, "entered")] == ["0:1", "0:3"]


@pytest.mark.rule("BM-315")
def test_a_deactivated_stack_still_takes_one_of_the_five_places():
    table = at(
        """
        phase: build
        players:
        - boss: draculord
          dungeon:
          - dragon_hatchery
          - {room: dragon_hatchery, deactivated: true}
          - dragon_hatchery
          - goblin_armory
          - {room: dark_altar, deactivated: true}
          hand: [golem_factory]
        - {boss: gorgona, builds: 0}
        """
    )
    assert builds(table) == ["build golem_factory on 1", "build golem_factory on 3", "build golem_factory on 4"]
    assert why_not(table, "build golem_factory new") == "BM-030"


@pytest.mark.rule("BM-272")
def test_more_damage_for_all_rooms_also_covers_a_room_uncovered_later():
    table = at(
        """
        phase: adventure
        players:
        - boss: draculord
          dungeon:
          - {stack: [bottomless_pit, the_crushinator]}
          - {stack: [golem_factory, dark_altar]}
          - open_grave
          hand: [jeopardy]
        - {boss: gorgona}
        discard: [fear]
        """
    )
    do(table, "use the_crushinator 1 0:3")
    assert damage(table, 0) == [4, 3]
    do(table, "use dark_altar 2", "take fear")
    assert dungeon(table, 0) == ["the_crushinator", "golem_factory"]
    assert damage(table, 0) == [4, 4]


# -- healing ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-273")
@pytest.mark.rule("BM-274")
@pytest.mark.parametrize(("healed", "souls", "wounds"), [("nick_the_masher", 2, 2), ("frankov_the_envoy", 3, 1)])
def test_a_healed_wound_is_turned_into_souls_be_it_an_ordinary_or_an_epic_hero(healed: str, souls: int, wounds: int):
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - boss: gorgona
          dungeon: [{stack: [open_grave, vampire_bordello]}]
          inside: {hero: the_fool, room: 1, damage: 3}
          wounds: [nick_the_masher, frankov_the_envoy]
        - {boss: draculord, hand: [jeopardy]}
        """
    )
    do(table, "pass", "yes")
    assert options(table) == ["take nick_the_masher", "take frankov_the_envoy"]
    do(table, f"take {healed}")
    assert (seat(table, 0)["souls"], seat(table, 0)["wounds"]) == (souls, wounds)
    assert seat(table, 0)["soul_cards"] == ["the_fool", healed]
    assert healed not in seat(table, 0)["wound_cards"]


# -- where rooms lie --------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-275")
def test_next_is_to_the_right_and_previous_to_the_left():
    table = at(
        """
        phase: adventure
        players:
        - boss: draculord
          dungeon: [dark_altar, dizzygas_hallway, bottomless_pit, open_grave, minotaurs_maze]
          levelled_up: true
          entrance: [lord_van_ette]
          hand: [jeopardy]
        - {boss: gorgona}
        """
    )
    assert damage(table, 0) == [1, 1, 3, 2, 0]  # only the trap to the right of the hallway is worse
    happened = finish_round(table)
    assert [event["place"] for event in told(happened, "entered")] == ["0:1", "0:2", "0:3", "0:4", "0:4", "0:5"]


@pytest.mark.rule("BM-276")
def test_the_first_room_is_by_the_entrance_and_the_last_by_the_boss():
    table = at(
        """
        phase: adventure
        players:
        - boss: draculord
          dungeon: [open_grave, dark_altar, golem_factory]
          inside: {hero: lord_van_ette, room: 2, damage: 3}
          hand: [teleportation]
        - {boss: gorgona, hand: [jeopardy]}
        """
    )
    do(table, "cast teleportation lord_van_ette")
    assert (view(table)["walking"]["place"], view(table)["walking"]["damage"]) == (1, 5)
    happened = finish_round(table)
    assert [event["place"] for event in told(happened, "entered")] == ["0:2", "0:3"]
    assert [event["hero"] for event in told(happened, "survived")] == ["lord_van_ette"]  # straight to the boss


# -- destroying -------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-277")
def test_a_destroyed_room_goes_to_the_discard_pile_and_shows_what_lay_beneath():
    table = at(
        """
        phase: adventure
        players:
        - {boss: draculord, dungeon: [{stack: [golem_factory, open_grave, jackpot_stash]}, dark_altar]}
        - {boss: gorgona}
        discard: [fear]
        """
    )
    happened = do(table, "use jackpot_stash 1")
    assert view(table)["discard"] == ["fear", "jackpot_stash"]
    assert seat(table, 0)["dungeon"][0]["stack"] == ["golem_factory", "open_grave"]
    assert damage(table, 0) == [2, 1]
    assert told(happened, "uncovered") == [{"event": "uncovered", "seat": 0, "card": "open_grave", "place": "0:1"}]


@pytest.mark.rule("BM-278")
def test_the_rooms_left_of_a_gap_slide_towards_the_boss_at_once():
    table = at(
        """
        phase: adventure
        players:
        - {boss: draculord, dungeon: [goblin_armory, dark_altar, golem_factory], hand: [jeopardy]}
        - {boss: gorgona}
        discard: [fear]
        """
    )
    assert damage(table, 0) == [1, 1, 2]
    do(table, "use dark_altar 2")
    assert dungeon(table, 0) == ["goblin_armory", "golem_factory"]
    assert damage(table, 0) == [1, 3]  # the two are neighbours now, before anything else happens
    assert options(table) == ["take fear", "take dark_altar"]


@pytest.mark.rule("BM-279")
def test_a_room_without_such_a_text_cannot_be_destroyed_by_its_owner():
    table = at(
        """
        phase: adventure
        players:
        - {boss: draculord, dungeon: [golem_factory, open_grave], hand: [jeopardy]}
        - {boss: gorgona, dungeon: [dark_altar]}
        """
    )
    assert options(table) == ["cast jeopardy", "pass"]
    assert why_not(table, "use golem_factory 1") == "BM-264"
    for wish in ("destroy golem_factory 1", "destroy 0:1", "room 0:1"):
        assert why_not(table, wish) != ""


@pytest.mark.rule("BM-281")
def test_a_hero_in_a_destroyed_room_goes_on_to_the_next_at_once():
    table = at(
        """
        phase: adventure
        players:
        - boss: draculord
          dungeon: [dark_altar, open_grave]
          inside: {hero: jesta_the_rogue, room: 1, damage: 1}
          hand: [jeopardy]
        - {boss: gorgona, hand: [fear]}
        discard: [boulder_ramp]
        """
    )
    do(table, "use dark_altar 1", "take boulder_ramp")
    walking = view(table)["walking"]
    assert (walking["place"], walking["damage"], walking["inside"]) == (1, 3, True)
    assert dungeon(table, 0) == ["open_grave"]


@pytest.mark.rule("BM-281")
def test_a_hero_with_no_health_left_dies_when_its_room_is_destroyed():
    table = at(
        """
        phase: adventure
        players:
        - boss: draculord
          dungeon: [open_grave, jackpot_stash, golem_factory]
          inside: {hero: the_fool, room: 2, damage: 3}
        - {boss: gorgona, hand: [assassin, fear]}
        """
    )
    happened = do(table, "use jackpot_stash 2")
    assert deaths(happened) == [(0, "the_fool", 2)]
    assert told(happened, "entered") == []
    assert seat(table, 0)["soul_cards"] == ["the_fool"]


@pytest.mark.rule("BM-281")
def test_a_hero_that_dies_with_the_top_room_of_a_stack_dies_in_that_place():
    table = at(
        """
        phase: adventure
        players:
        - boss: draculord
          dungeon: [{stack: [golem_factory, jackpot_stash]}, open_grave]
          inside: {hero: the_fool, room: 1, damage: 3}
        - {boss: gorgona}
        """
    )
    happened = do(table, "use jackpot_stash 1")
    assert seat(table, 0)["soul_cards"] == ["the_fool"]
    assert told(happened, "triggered") == []
    assert deaths(happened) == [(0, "the_fool", 1)]


@pytest.mark.rule("BM-281")
def test_a_room_destroyed_elsewhere_does_not_move_the_hero():
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - {boss: gorgona, dungeon: [open_grave, golem_factory], inside: {hero: jesta_the_rogue, room: 1}}
        - {boss: draculord, dungeon: [jackpot_stash, dark_altar]}
        discard: [boulder_ramp]
        """
    )
    before = view(table)["walking"]
    happened = do(table, "use jackpot_stash 1")
    assert dungeon(table, 1) == ["dark_altar"]
    assert (decider(table), told(happened, "entered")) == (1, [])  # who is asked again, before the hero goes on
    assert view(table)["walking"] == before


@pytest.mark.rule("BM-281")
@pytest.mark.parametrize(
    ("destroyed", "left", "place"),
    [
        ("0:1", ["boulder_ramp", "golem_factory"], 1),  # nearer the entrance
        ("0:3", ["open_grave", "boulder_ramp"], 2),  # nearer the boss
    ],
)
def test_a_hero_stays_in_its_room_when_another_one_is_destroyed(destroyed: str, left: list[str], place: int):
    table = at(
        """
        phase: adventure
        players:
        - boss: draculord
          dungeon: [open_grave, boulder_ramp, golem_factory]
          inside: {hero: antonius_the_rune_knight, room: 2, damage: 3}
        - {boss: gorgona, hand: [jeopardy]}
        """
    )
    happened = do(table, f"use boulder_ramp 2 {destroyed}")
    assert dungeon(table, 0) == left
    walking = view(table)["walking"]
    assert (walking["place"], walking["inside"], walking["damage"]) == (place, True, 8)
    assert told(happened, "entered") == []
    happened = finish_round(table)
    after = ["0:2"] if destroyed == "0:1" else []
    assert [event["place"] for event in told(happened, "entered")] == after
    assert [event["hero"] for event in told(happened, "survived")] == ["antonius_the_rune_knight"]


@pytest.mark.rule("BM-282")
def test_the_room_uncovered_under_a_hero_neither_hurts_nor_holds_it():
    table = at(
        """
        phase: adventure
        players:
        - boss: draculord
          dungeon: [{stack: [neanderthal_cave, jackpot_stash]}, open_grave]
          inside: {hero: jesta_the_rogue, room: 1, damage: 1}
        - {boss: gorgona, hand: [fear]}
        """
    )
    happened = do(table, "use jackpot_stash 1")
    assert dungeon(table, 0) == ["neanderthal_cave", "open_grave"]
    assert [(event["place"], event["damage"]) for event in told(happened, "entered")] == [("0:2", 2)]
    walking = view(table)["walking"]
    assert (walking["place"], walking["damage"]) == (2, 3)


@pytest.mark.rule("BM-282")
def test_an_uncovered_maze_does_not_send_the_hero_back():
    table = at(
        """
        phase: adventure
        players:
        - boss: draculord
          dungeon: [golem_factory, {stack: [minotaurs_maze, jackpot_stash]}, open_grave]
          inside: {hero: jesta_the_rogue, room: 2, damage: 1}
        - {boss: gorgona, hand: [fear]}
        """
    )
    happened = do(table, "use jackpot_stash 2")
    assert [event["place"] for event in told(happened, "entered")] == ["0:3"]


@pytest.mark.rule("BM-283")
@pytest.mark.parametrize("last", ["jackpot_stash", "{stack: [neanderthal_cave, jackpot_stash]}"])
def test_when_the_last_room_is_destroyed_around_a_living_hero_it_wounds_the_boss(last: str):
    table = at(
        f"""
        phase: adventure
        players:
        - boss: draculord
          dungeon: [golem_factory, {last}]
          inside: {{hero: jesta_the_rogue, room: 2, damage: 3}}
        - {{boss: gorgona, hand: [fear]}}
        """
    )
    happened = do(table, "use jackpot_stash 2")
    assert told(happened, "entered") == []
    assert [(event["seat"], event["hero"]) for event in told(happened, "survived")] == [(0, "jesta_the_rogue")]
    assert (seat(table, 0)["wounds"], seat(table, 0)["souls"]) == (1, 0)


@pytest.mark.rule("BM-284")
def test_uncovering_a_room_is_not_building_it():
    table = at(
        """
        phase: build
        players:
        - boss: draculord
          dungeon: [{stack: [mimic_vault, dark_altar]}, {stack: [bottomless_pit, the_crushinator]}]
          hand: [jeopardy]
          builds: 0
        - {boss: gorgona, builds: 0}
        town: [boden_the_pantless]
        discard: [fear]
        """
    )
    happened = do(table, "use the_crushinator 2 0:1")
    assert [event["card"] for event in told(happened, "uncovered")] == ["mimic_vault"]
    assert (entrance(table, 0), town(table)) == ([], ["boden_the_pantless"])
    happened = pass_until(table, "adventure")
    assert told(happened, "triggered") == []
    assert (entrance(table, 0), town(table)) == ([], ["boden_the_pantless"])


@pytest.mark.rule("BM-285")
def test_a_room_is_uncovered_when_the_one_above_is_destroyed_and_works_again():
    table = at(
        """
        phase: build
        players:
        - {boss: draculord, dungeon: [{stack: [dark_altar, jackpot_stash]}], hand: [freeze], builds: 0}
        - {boss: gorgona, builds: 0}
        discard: [fear]
        """
    )
    assert "use dark_altar 1" not in options(table)
    assert seat(table, 0)["treasures"]["cleric"] == 1
    do(table, "use jackpot_stash 1")
    assert "use dark_altar 1" in options(table)
    assert "cast freeze 0:1" in options(table)
    assert seat(table, 0)["treasures"]["cleric"] == 5  # doubled by the jackpot, but for the boss


# -- cards ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-286")
def test_who_discards_chooses_the_card_and_all_can_see_it():
    table = at(
        """
        phase: build
        players:
        - {boss: draculord, dungeon: [witchs_kitchen], hand: [golem_factory, open_grave, neanderthal_cave], builds: 0}
        - {boss: gorgona, builds: 0}
        """
    )
    do(table, "use witchs_kitchen 1")
    assert options(table) == ["discard golem_factory", "discard neanderthal_cave"]  # monster rooms
    happened = do(table, "discard neanderthal_cave")
    assert view(table)["discard"][-1] == "neanderthal_cave"
    assert [event.seen_by(None) for event in happened if event.kind.name == "discarded"] == [
        {"event": "discarded", "seat": 0, "cards": ["neanderthal_cave"]}
    ]


@pytest.mark.rule("BM-287")
def test_a_random_discard_asks_nobody_and_may_hit_any_card():
    lost: set[str] = set()
    for seed in range(20):
        table = at(
            """
            phase: adventure
            players:
            - {boss: draculord, dungeon: [torture_chamber], hand: [jeopardy]}
            - {boss: gorgona, hand: [golem_factory, open_grave, dark_altar, fear]}
            """,
            seed=seed,
        )
        do(table, "use torture_chamber 1 1")
        assert decider(table) == 0
        lost.add(view(table)["discard"][-1])
        assert len(hand(table, 1)) == 3
        assert "fear" in hand(table, 1)  # a room card was asked for
    assert lost == {"golem_factory", "open_grave", "dark_altar"}


@pytest.mark.rule("BM-288")
def test_a_searched_room_deck_is_shuffled():
    table = at(
        """
        phase: build
        players:
        - boss: king_croak
          dungeon: [dragon_hatchery, dragon_hatchery, dragon_hatchery, goblin_armory]
          hand: [golem_factory]
        - {boss: gorgona, builds: 0}
        """
    )
    do(table, "build golem_factory new")
    before = [card.id for card in inside(table).room_deck.cards]
    do(table, "yes")
    after = [card.id for card in inside(table).room_deck.cards]
    assert sorted(after) == sorted(before)
    assert after != before
    do(table, "take monsters_ballroom", "pass")
    assert "monsters_ballroom" in hand(table, 0)


@pytest.mark.rule("BM-288")
@pytest.mark.parametrize(("wanted", "epic"), [("the_fool", False), ("lord_van_ette", True)])
def test_a_searched_hero_deck_is_shuffled_and_a_visit_to_town_shuffles_nothing(wanted: str, *, epic: bool):
    table = at(
        """
        phase: build
        players:
        - boss: seducia
          dungeon: [dragon_hatchery, dragon_hatchery, dragon_hatchery, goblin_armory]
          hand: [golem_factory, jeopardy]
        - {boss: robobo, builds: 0}
        town: [nick_the_masher]
        """
    )
    do(table, "build golem_factory new")
    pass_until(table, "reveal")
    other = table.clone()
    before = [[card.id for card in deck if card.id != wanted] for deck in hero_decks(table)]
    do(table, "yes", f"take {wanted}")
    assert entrance(table, 0)[0] == wanted
    after = [[card.id for card in deck] for deck in hero_decks(table)]
    assert sorted(after[epic]) == sorted(before[epic])
    assert after[epic] != before[epic]
    do(other, "yes", "take nick_the_masher")
    assert entrance(other, 0)[0] == "nick_the_masher"
    assert [[card.id for card in deck if card.id != wanted] for deck in hero_decks(other)] == before


@pytest.mark.rule("BM-288")
def test_a_searched_discard_pile_keeps_its_order():
    table = at(
        """
        phase: adventure
        players:
        - {boss: draculord, dungeon: [dark_altar], hand: [jeopardy]}
        - {boss: gorgona}
        discard: [fear, golem_factory, freeze, open_grave, boulder_ramp, assassin]
        """
    )
    do(table, "use dark_altar 1", "take freeze")
    assert view(table)["discard"] == ["fear", "golem_factory", "open_grave", "boulder_ramp", "assassin", "dark_altar"]


@pytest.mark.rule("BM-291")
def test_a_hand_is_for_its_owners_eyes_only():
    table = at(
        """
        phase: build
        players:
        - {boss: draculord, hand: [golem_factory, fear]}
        - {boss: gorgona, hand: [neanderthal_cave, open_grave, assassin]}
        """
    )
    for viewer in (None, 0):
        other = view(table, viewer)["players"][1]
        assert (other["rooms"], other["spells"]) == ({"count": 2, "known": []}, {"count": 1, "known": []})
        assert "neanderthal_cave" not in str(view(table, viewer))
    assert hand(table, 1) == ["neanderthal_cave", "open_grave", "assassin"]


@pytest.mark.rule("BM-291")
@pytest.mark.parametrize("cards", [0, 30])
def test_a_hand_may_be_empty_or_as_big_as_it_likes(cards: int):
    many = ["golem_factory", "open_grave", "dark_altar", "goblin_armory", "dark_laboratory", "boulder_ramp"]
    rooms = [room for room in many for _ in range(2)] + ["dragon_hatchery", "mimic_vault", "zombie_prison"] * 2
    spells = ["freeze"] * 4 + ["fear"] * 2 + ["assassin"] * 3 + ["annihilator"] * 2 + ["jeopardy"]
    held = (rooms + spells)[:cards]
    table = at(
        f"""
        phase: build
        players:
        - {{boss: draculord, hand: [{", ".join(held)}]}}
        - {{boss: gorgona, hand: [golem_factory]}}
        """
    )
    finish_round(table)
    assert len(hand(table, 0)) == cards + 1  # nothing was thrown away, one card was drawn
    assert view(table)["round"] == 2


@pytest.mark.rule("BM-292")
def test_everybody_may_look_through_the_discard_pile_at_any_time():
    table = at(
        """
        phase: build
        players:
        - {boss: draculord, hand: [jeopardy, golem_factory]}
        - {boss: gorgona, hand: [open_grave, fear]}
        discard: [freeze, dark_altar]
        """
    )
    for viewer in (None, 0, 1):
        assert view(table, viewer)["discard"] == ["freeze", "dark_altar"]
    do(table, "cast jeopardy")
    for viewer in (None, 0, 1):
        assert view(table, viewer)["discard"] == [
            "freeze",
            "dark_altar",
            "golem_factory",
            "open_grave",
            "fear",
            "jeopardy",
        ]


# -- death ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-293")
def test_a_hero_dies_in_the_room_that_took_its_last_health_and_in_no_other():
    table = at(
        """
        phase: adventure
        players:
        - {boss: draculord, dungeon: [open_grave, golem_factory, brainsucker_hive], entrance: [boden_the_pantless]}
        - {boss: gorgona, hand: [jeopardy]}
        """
    )
    happened: list[uk.Event] = []
    while view(table)["active"] == 0 and view(table)["round"] == 1:
        happened += do(table, "pass")
    assert deaths(happened) == [(0, "boden_the_pantless", 2)]
    assert [event["card"] for event in told(happened, "triggered")] == ["golem_factory"]


@pytest.mark.rule("BM-293")
def test_a_hero_saved_before_it_leaves_does_not_die_there():
    table = at(
        """
        phase: adventure
        players:
        - boss: draculord
          dungeon: [golem_factory, boulder_ramp]
          inside: {hero: boden_the_pantless, room: 1, damage: 5}
        - {boss: gorgona, hand: [assassin, jeopardy]}
        """
    )
    assert view(table)["walking"]["health"] == -1
    happened = do(table, "cast assassin boden_the_pantless", "pass")
    assert told(happened, "died") == []
    assert told(happened, "triggered") == []
    assert (view(table)["walking"]["place"], view(table)["walking"]["health"]) == (2, 1)


@pytest.mark.rule("BM-294")
@pytest.mark.parametrize("killer", ["cast cave_in 0:1", "use bottomless_pit 1 lord_van_ette"])
def test_a_healthy_hero_can_be_killed_outright_and_scores(killer: str):
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - boss: gorgona
          dungeon: [bottomless_pit, golem_factory]
          inside: {hero: lord_van_ette, room: 1, damage: 1}
          hand: [cave_in]
        - {boss: draculord, hand: [assassin]}
        """
    )
    happened = do(table, killer)
    assert deaths(happened) == [(0, "lord_van_ette", 1)]
    assert told(happened, "entered") == []  # it is not thrown forward first
    assert (seat(table, 0)["souls"], seat(table, 0)["wounds"]) == (2, 0)
    assert view(table)["discard"][0] == "bottomless_pit"


@pytest.mark.rule("BM-294")
def test_a_hero_killed_on_top_of_a_stack_is_told_to_have_died_in_that_room():
    table = at(
        """
        phase: adventure
        players:
        - boss: draculord
          dungeon: [{stack: [golem_factory, bottomless_pit]}, open_grave]
          inside: {hero: lord_van_ette, room: 1, damage: 1}
        - {boss: gorgona}
        """
    )
    happened = do(table, "use bottomless_pit 1 lord_van_ette")
    assert deaths(happened) == [(0, "lord_van_ette", 1)]
    assert told(happened, "entered") == []


@pytest.mark.rule("BM-294")
@pytest.mark.rule("BM-318")
def test_a_hero_killed_by_an_opponents_spell_scores_for_the_owner_of_the_dungeon():
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - {boss: gorgona, dungeon: [haunted_library, golem_factory], entrance: [boden_the_pantless]}
        - {boss: draculord, hand: [giant_size]}
        """
    )
    do(table, "cast giant_size 0:2")
    assert [(seat(table, number)["soul_cards"]) for number in (0, 1)] == [["boden_the_pantless"], []]


@pytest.mark.rule("BM-318")
def test_a_hero_saved_by_an_opponent_wounds_the_owner_of_the_dungeon():
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - {boss: gorgona, dungeon: [golem_factory], inside: {hero: boden_the_pantless, room: 1, damage: 4}}
        - {boss: draculord, hand: [assassin]}
        """
    )
    do(table, "cast assassin boden_the_pantless")
    assert [(seat(table, number)["wound_cards"]) for number in (0, 1)] == [["boden_the_pantless"], []]


@pytest.mark.rule("BM-313")
def test_a_hero_that_leaves_a_room_alive_has_survived_it():
    table = at(
        """
        phase: adventure
        players:
        - boss: draculord
          dungeon: [golem_factory, open_grave]
          inside: {hero: jesta_the_rogue, room: 1, damage: 5}
        - {boss: gorgona, hand: [jeopardy]}
        """
    )
    assert view(table)["walking"]["place"] == 1  # not yet
    happened = do(table, "pass")
    assert told(happened, "died") == []
    assert told(happened, "triggered") == []
    assert [(event["place"], event["health"]) for event in told(happened, "entered")] == [("0:2", -1)]
    happened = do(table, "pass")
    assert deaths(happened) == [(0, "jesta_the_rogue", 2)]


# -- rooms and their names --------------------------------------------------------------------------------------


@pytest.mark.rule("BM-295")
def test_a_card_that_says_room_means_ordinary_and_advanced_ones():
    table = at(
        """
        phase: adventure
        players:
        - {boss: draculord, hand: [freeze, cave_in], dungeon: [golem_factory, {stack: [open_grave, dracolich_lair]}]}
        - {boss: gorgona}
        """
    )
    assert [said for said in options(table) if said.startswith("cast")] == [
        "cast freeze 0:1",
        "cast freeze 0:2",
        "cast cave_in 0:1",
        "cast cave_in 0:2",
    ]


@pytest.mark.rule("BM-295")
def test_an_ordinary_room_is_one_that_is_not_advanced():
    table = at(
        """
        phase: build
        players:
        - {boss: draculord, dungeon: [neanderthal_cave], hand: [golem_factory, bottomless_pit, beast_menagerie]}
        - {boss: gorgona, builds: 0}
        """
    )
    assert builds(table) == [
        "build golem_factory new",
        "build golem_factory on 1",
        "build bottomless_pit new",
        "build bottomless_pit on 1",
    ]
    assert why_not(table, "build beast_menagerie on 1") == "BM-037"


@pytest.mark.rule("BM-296")
def test_monster_and_trap_matter_only_to_cards_that_name_them():
    table = at(
        """
        phase: adventure
        players:
        - {boss: draculord, dungeon: [golem_factory, boulder_ramp], hand: [giant_size, annihilator, freeze]}
        - {boss: gorgona}
        """
    )
    assert [said for said in options(table) if said.startswith("cast")] == [
        "cast giant_size 0:1",
        "cast annihilator 0:2",
        "cast freeze 0:1",
        "cast freeze 0:2",
    ]
    assert why_not(table, "cast giant_size 0:2") == "BM-079"


@pytest.mark.rule("BM-296")
def test_a_trap_may_be_built_on_a_monster_and_a_monster_on_a_trap():
    table = at(
        """
        phase: build
        players:
        - {boss: draculord, dungeon: [witchs_kitchen, dark_laboratory], hand: [all_seeing_eye, ligers_den]}
        - {boss: gorgona, builds: 0}
        """
    )
    assert builds(table) == [
        "build all_seeing_eye on 1",
        "build all_seeing_eye on 2",
        "build ligers_den on 1",
        "build ligers_den on 2",
    ]


@pytest.mark.rule("BM-297")
def test_heroes_at_the_entrance_are_not_in_the_dungeon():
    table = at(
        """
        phase: adventure
        players:
        - boss: draculord
          dungeon: [bottomless_pit, boulder_ramp]
          entrance: [nick_the_masher, the_fool]
          hand: [exhaustion, teleportation, jeopardy]
        - {boss: gorgona, hand: [fear, assassin, jeopardy]}
        """
    )
    assert options(table) == ["cast jeopardy", "pass"]
    for spell in ("cast exhaustion nick_the_masher", "cast teleportation the_fool"):
        assert why_not(table, spell) in ("BM-079", "BM-297")
    assert why_not(table, "use bottomless_pit 1 nick_the_masher") in ("BM-263", "BM-297")
    do(table, "pass")
    assert options(table) == ["cast jeopardy", "pass"]
    do(table, "pass")
    # Now the first one is inside; the second still is not.
    assert "cast exhaustion nick_the_masher" in options(table)
    assert [said for said in options(table) if "the_fool" in said] == []


@pytest.mark.rule("BM-298")
def test_a_hero_enters_the_first_room_from_the_entrance_and_each_next_from_the_one_before():
    table = at(
        """
        phase: adventure
        players:
        - {boss: draculord, dungeon: [open_grave, golem_factory], entrance: [jesta_the_rogue], hand: [jeopardy]}
        - {boss: gorgona}
        """
    )
    assert view(table)["walking"] is None
    first = do(table, "pass")
    assert [(event["place"], event["damage"]) for event in told(first, "entered")] == [("0:1", 2)]
    second = do(table, "pass")
    assert [(event["place"], event["damage"]) for event in told(second, "entered")] == [("0:2", 2)]
    third = do(table, "pass")
    assert told(third, "entered") == []


@pytest.mark.rule("BM-312")
def test_the_dracolich_of_the_rulebook_finds_its_place():
    table = at(
        """
        phase: build
        players:
        - {boss: draculord, dungeon: [dark_altar, torture_chamber, golem_factory], hand: [dracolich_lair]}
        - {boss: gorgona, builds: 0}
        """
    )
    assert builds(table) == ["build dracolich_lair on 1", "build dracolich_lair on 2"]
    assert why_not(table, "build dracolich_lair on 3") == "BM-034"
    assert why_not(table, "build dracolich_lair new") == "BM-035"


# -- thrown forward, and lost targets ---------------------------------------------------------------------------


@pytest.mark.rule("BM-319")
def test_a_hero_thrown_forward_enters_the_next_room_in_the_normal_way():
    table = at(
        """
        phase: adventure
        players:
        - boss: draculord
          dungeon: [open_grave, jackpot_stash, minotaurs_maze, bottomless_pit]
          inside: {hero: lord_van_ette, room: 2, damage: 3}
        - {boss: gorgona, hand: [fear]}
        """
    )
    happened = do(table, "use jackpot_stash 2")
    # The maze's ability works first: back to the room that is now before it, whose damage it takes once more.
    assert [(event["place"], event["health"]) for event in told(happened, "entered")] == [("0:1", 8)]
    assert decider(table) == 1  # the window after the damage
    happened = do(table, "pass")
    assert [(event["place"], event["health"]) for event in told(happened, "entered")] == [("0:2", 8)]
    happened = do(table, "pass")
    assert [(event["place"], event["health"]) for event in told(happened, "entered")] == [("0:3", 7)]
    assert (decider(table), options(table)) == (0, ["use bottomless_pit 3 lord_van_ette", "pass"])


@pytest.mark.rule("BM-319")
def test_a_hero_thrown_towards_a_deactivated_room_goes_on_past_it():
    table = at(
        """
        phase: adventure
        players:
        - boss: draculord
          dungeon: [jackpot_stash, {room: neanderthal_cave, deactivated: true}, open_grave]
          inside: {hero: lord_van_ette, room: 1, damage: 1}
        - {boss: gorgona, hand: [fear]}
        """
    )
    happened = do(table, "use jackpot_stash 1")
    assert [(event["place"], event["damage"]) for event in told(happened, "entered")] == [("0:2", 2)]


@pytest.mark.rule("BM-320")
def test_a_spell_whose_hero_is_gone_when_it_resolves_counts_as_not_cast():
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - {boss: gorgona, dungeon: [bottomless_pit], inside: {hero: jesta_the_rogue, room: 1, damage: 1}}
        - boss: draculord
          dungeon: [{stack: [haunted_library, ligers_den]}]
          hand: [fear]
        """
    )
    do(table, "pass", "cast fear jesta_the_rogue")
    happened = do(table, "use bottomless_pit 1 jesta_the_rogue")
    assert [event["card"] for event in told(happened, "fizzled")] == ["fear"]
    assert "jesta_the_rogue" not in town(table)
    assert seat(table, 0)["souls"] == 1
    assert view(table)["discard"][:2] == ["bottomless_pit", "fear"]
    assert told(happened, "triggered") == []  # the den draws only for a spell that was cast


@pytest.mark.rule("BM-320")
def test_a_spell_at_a_destroyed_room_does_not_pass_on_to_the_room_beneath():
    table = at(
        """
        phase: build
        active: 0
        players:
        - {boss: gorgona, dungeon: [{stack: [golem_factory, jackpot_stash]}], builds: 0}
        - {boss: draculord, hand: [freeze, jeopardy], builds: 0}
        """
    )
    do(table, "pass", "cast freeze 0:1")
    happened = do(table, "use jackpot_stash 1")
    assert dungeon(table, 0) == ["golem_factory"]
    assert [event["card"] for event in told(happened, "fizzled")] == ["freeze"]
    assert not seat(table, 0)["dungeon"][0]["deactivated"]
