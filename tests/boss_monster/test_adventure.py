"""The adventure phase, section R of the rules."""

from __future__ import annotations

import pytest

import underkeep as uk
from tests.boss_monster.situations import (
    at,
    decider,
    decline,
    do,
    entrance,
    finish_round,
    hand,
    options,
    seat,
    told,
    view,
)

FATES = ("entered", "died", "survived")


def entered(happened: list[uk.Event]) -> list[tuple[str, str]]:
    """Which hero came into which room, in order."""
    return [(event["hero"], event["place"]) for event in told(happened, "entered")]


# -- who walks when ---------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-207")
def test_the_heroes_of_each_dungeon_walk_in_the_order_of_their_bosses_xp():
    table = at(
        """
        phase: adventure
        players:
        - {boss: gorgona, dungeon: [golem_factory], entrance: [joman_chimm_cutpurse]}
        - {boss: draculord, dungeon: [open_grave], entrance: [nick_the_masher], hand: [jeopardy]}
        - {boss: xyzax, dungeon: [neanderthal_cave], entrance: [boden_the_pantless]}
        """
    )
    assert view(table)["active"] == 1
    happened = finish_round(table)
    assert entered(happened) == [
        ("nick_the_masher", "1:1"),
        ("boden_the_pantless", "2:1"),
        ("joman_chimm_cutpurse", "0:1"),
    ]


@pytest.mark.rule("BM-208")
def test_heroes_go_in_one_after_the_other_as_they_arrived():
    table = at(
        """
        phase: adventure
        players:
        - boss: draculord
          dungeon: [open_grave, golem_factory]
          entrance: [jesta_the_rogue, nick_the_masher, boden_the_pantless]
          hand: [jeopardy]
        - {boss: gorgona}
        """
    )
    happened = finish_round(table)
    assert entered(happened) == [
        ("jesta_the_rogue", "0:1"),
        ("jesta_the_rogue", "0:2"),
        ("nick_the_masher", "0:1"),
        ("nick_the_masher", "0:2"),
        ("boden_the_pantless", "0:1"),
        ("boden_the_pantless", "0:2"),
    ]


@pytest.mark.rule("BM-209")
def test_before_every_single_hero_everybody_may_act():
    table = at(
        """
        phase: adventure
        players:
        - {boss: draculord, dungeon: [dragon_hatchery], entrance: [nick_the_masher, the_fool], hand: [jeopardy]}
        - {boss: gorgona, dungeon: [dark_altar]}
        discard: [fear]
        """
    )
    asked: list[tuple[int | None, str | None, list[str]]] = []
    while view(table)["active"] == 0 and view(table)["phase"] == "adventure":
        walking = view(table)["walking"]
        asked.append((decider(table), None if walking is None else walking["hero"], entrance(table, 0)))
        do(table, "pass")
    assert asked == [
        (0, None, ["nick_the_masher", "the_fool"]),
        (1, None, ["nick_the_masher", "the_fool"]),
        (0, "nick_the_masher", ["the_fool"]),
        (1, "nick_the_masher", ["the_fool"]),
        (0, None, ["the_fool"]),
        (1, None, ["the_fool"]),
        (0, "the_fool", []),
        (1, "the_fool", []),
    ]


@pytest.mark.rule("BM-210")
def test_a_hero_walks_from_the_entrance_room_by_room_to_the_boss():
    table = at(
        """
        phase: adventure
        players:
        - boss: draculord
          dungeon: [open_grave, boulder_ramp, goblin_armory, dark_altar, golem_factory]
          levelled_up: true
          entrance: [antonius_the_rune_knight]
          hand: [jeopardy]
        - {boss: gorgona}
        """
    )
    happened = finish_round(table)
    assert [event["place"] for event in told(happened, "entered")] == ["0:1", "0:2", "0:3", "0:4", "0:5"]
    assert [event["health"] for event in told(happened, "entered")] == [11, 10, 9, 8, 6]
    assert seat(table, 0)["wound_cards"] == ["antonius_the_rune_knight"]


# -- entering a room --------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-211")
def test_the_ability_of_a_room_comes_before_its_damage():
    table = at(
        """
        phase: adventure
        players:
        - boss: draculord
          dungeon: [open_grave, minotaurs_maze, goblin_armory]
          entrance: [lord_van_ette]
          hand: [jeopardy]
        - {boss: gorgona}
        """
    )
    happened = finish_round(table)
    # The maze deals 1 damage beside the armory, but not to somebody it has just sent back.
    assert [(event["place"], event["damage"], event["health"]) for event in told(happened, "entered")] == [
        ("0:1", 2, 11),
        ("0:1", 2, 9),
        ("0:2", 1, 8),
        ("0:3", 1, 7),
    ]


@pytest.mark.rule("BM-212")
def test_nothing_can_be_declared_between_setting_off_and_the_damage():
    table = at(
        """
        phase: adventure
        players:
        - boss: draculord
          dungeon: [open_grave, minotaurs_maze]
          entrance: [lord_van_ette]
          hand: [jeopardy]
        - {boss: gorgona, dungeon: [golem_factory], hand: [freeze]}
        """
    )
    seen: list[tuple[int, int]] = []
    while view(table)["active"] == 0 and view(table)["phase"] == "adventure":
        walking = view(table)["walking"]
        if walking is not None:
            assert walking["inside"]
            seen.append((walking["place"], walking["damage"]))
        do(table, "pass")
    # Both players are asked in each room, always with its damage dealt; when the maze sends the hero back, nobody is.
    assert seen == [(1, 2), (1, 2), (1, 4), (1, 4), (2, 4), (2, 4)]


# -- in the room ------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-213")
def test_after_the_damage_everybody_may_act_and_the_active_player_comes_first():
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - {boss: gorgona, dungeon: [bottomless_pit, golem_factory], inside: {hero: jesta_the_rogue, room: 1, damage: 1}}
        - {boss: draculord, dungeon: [dark_altar], hand: [assassin]}
        discard: [annihilator]
        """
    )
    assert (decider(table), options(table)) == (0, ["use bottomless_pit 1 jesta_the_rogue", "pass"])
    do(table, "pass")
    assert (decider(table), options(table)) == (1, ["cast assassin jesta_the_rogue", "use dark_altar 1", "pass"])
    do(table, "cast assassin jesta_the_rogue")
    assert (decider(table), options(table)) == (0, ["use bottomless_pit 1 jesta_the_rogue", "pass"])
    happened = do(table, "use bottomless_pit 1 jesta_the_rogue")
    order = [event.kind.name for event in happened if event.kind.name in ("died", "fizzled", "fortified")]
    assert order == ["died", "fizzled"]


@pytest.mark.rule("BM-214")
def test_before_the_hero_leaves_everybody_may_act_once_more():
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - boss: gorgona
          dungeon: [golem_factory]
          inside: {hero: boden_the_pantless, room: 1, damage: 4}
          hand: [exhaustion, giant_size]
        - {boss: draculord, hand: [assassin, jeopardy]}
        """
    )
    do(table, "pass", "cast assassin boden_the_pantless", "pass")  # the active player does not answer
    walking = view(table)["walking"]
    assert (walking["hero"], walking["health"], walking["inside"]) == ("boden_the_pantless", 3, True)
    assert (decider(table), "cast exhaustion boden_the_pantless" in options(table)) == (0, True)
    do(table, "pass")
    assert (decider(table), options(table)) == (1, ["cast jeopardy", "pass"])
    do(table, "pass")
    assert seat(table, 0)["wound_cards"] == ["boden_the_pantless"]


@pytest.mark.rule("BM-222")
def test_the_game_pauses_after_the_damage_of_every_room():
    table = at(
        """
        phase: adventure
        players:
        - {boss: draculord, dungeon: [open_grave, golem_factory], entrance: [jesta_the_rogue]}
        - {boss: gorgona, hand: [fear]}
        """
    )
    stops: list[tuple[int | None, int, int]] = []
    while table.decision is not None and view(table)["walking"] is not None:
        stops.append((decider(table), view(table)["walking"]["place"], view(table)["walking"]["health"]))
        do(table, "pass")
    assert stops == [(1, 1, 4), (1, 2, 2)]


# -- death and survival -----------------------------------------------------------------------------------------


@pytest.mark.rule("BM-215")
def test_what_a_room_does_at_a_death_comes_after_the_window_not_on_entry():
    table = at(
        """
        phase: adventure
        players:
        - {boss: draculord, dungeon: [golem_factory], entrance: [the_fool]}
        - {boss: gorgona, hand: [fear]}
        """
    )
    assert (decider(table), view(table)["walking"]["health"]) == (1, 0)
    assert hand(table, 0) == []
    happened = do(table, "pass")
    order = [event.kind.name for event in happened if event.seat == 0][:3]
    assert order == ["died", "triggered", "drew"]


@pytest.mark.rule("BM-215")
def test_a_hero_that_is_carried_off_in_time_does_not_die_in_the_room():
    table = at(
        """
        phase: adventure
        players:
        - {boss: draculord, dungeon: [golem_factory], entrance: [the_fool]}
        - {boss: gorgona, hand: [fear, jeopardy]}
        """
    )
    do(table, "pass")  # nobody has gone in yet
    assert view(table)["walking"]["health"] == 0
    happened = do(table, "cast fear the_fool")
    assert told(happened, "triggered") == []
    assert hand(table, 0) == []
    assert seat(table, 0)["souls"] == 0


@pytest.mark.rule("BM-216")
@pytest.mark.parametrize(("damage", "dies"), [(5, False), (6, True), (7, True)])
def test_damage_of_at_least_the_health_kills_who_leaves_the_room(damage: int, *, dies: bool):
    table = at(
        f"""
        phase: adventure
        active: 0
        players:
        - {{boss: gorgona, dungeon: [dragon_hatchery], inside: {{hero: jesta_the_rogue, room: 1, damage: {damage}}}}}
        - {{boss: draculord, hand: [jeopardy]}}
        """
    )
    assert (seat(table, 0)["souls"], seat(table, 0)["wounds"]) == (0, 0)  # it has not left yet
    happened = do(table, "pass")
    assert (seat(table, 0)["souls"], seat(table, 0)["wounds"]) == ((1, 0) if dies else (0, 1))
    assert told(happened, "died") == (
        [{"event": "died", "seat": 0, "hero": "jesta_the_rogue", "place": 1}] if dies else []
    )


@pytest.mark.rule("BM-217")
def test_a_dead_hero_lies_face_down_in_the_score_area_of_the_dungeon_it_died_in():
    table = at(
        """
        phase: adventure
        active: 1
        players:
        - {boss: draculord, dungeon: [golem_factory], hand: [fear]}
        - {boss: gorgona, dungeon: [dragon_hatchery], inside: {hero: lord_van_ette, room: 1, damage: 13}}
        """
    )
    do(table, "pass")
    scores = [(seat(table, number)["soul_cards"], seat(table, number)["wound_cards"]) for number in (0, 1)]
    assert scores == [([], []), (["lord_van_ette"], [])]
    assert (seat(table, 1)["souls"], seat(table, 1)["wounds"]) == (2, 0)


@pytest.mark.rule("BM-218")
@pytest.mark.parametrize(("hero", "wounds"), [("johnny_of_the_evening_watch", 1), ("antonius_the_rune_knight", 2)])
def test_a_hero_that_gets_past_the_last_room_wounds(hero: str, wounds: int):
    table = at(
        f"""
        phase: adventure
        players:
        - {{boss: draculord, dungeon: [open_grave, golem_factory], entrance: [{hero}], hand: [jeopardy]}}
        - {{boss: gorgona}}
        """
    )
    happened = finish_round(table)
    assert [event["hero"] for event in told(happened, "survived")] == [hero]
    assert (seat(table, 0)["wound_cards"], seat(table, 0)["wounds"], seat(table, 0)["souls"]) == ([hero], wounds, 0)


@pytest.mark.rule("BM-218")
def test_a_dungeon_without_rooms_stops_nobody():
    table = at(
        """
        phase: adventure
        players:
        - {boss: draculord, entrance: [the_fool], hand: [jeopardy]}
        - {boss: gorgona}
        """
    )
    finish_round(table)
    assert seat(table, 0)["wound_cards"] == ["the_fool"]


@pytest.mark.rule("BM-219")
def test_the_next_hero_goes_in_after_a_death_as_after_a_survival():
    table = at(
        """
        phase: adventure
        players:
        - boss: draculord
          dungeon: [open_grave]
          entrance: [the_fool, jesta_the_rogue, boden_the_pantless]
          hand: [jeopardy]
        - {boss: gorgona}
        """
    )
    happened = finish_round(table)
    fates = [(event.kind.name, event.facts["hero"]) for event in happened if event.kind.name in FATES]
    assert fates == [
        ("entered", "the_fool"),
        ("died", "the_fool"),
        ("entered", "jesta_the_rogue"),
        ("survived", "jesta_the_rogue"),
        ("entered", "boden_the_pantless"),
        ("survived", "boden_the_pantless"),
    ]


@pytest.mark.rule("BM-220")
def test_when_all_heroes_of_a_dungeon_are_through_the_next_player_by_xp_is_active():
    table = at(
        """
        phase: adventure
        players:
        - {boss: gorgona, dungeon: [open_grave], entrance: [the_fool], hand: [jeopardy]}
        - {boss: draculord, dungeon: [dragon_hatchery], entrance: [nick_the_masher, boden_the_pantless]}
        - {boss: xyzax, hand: [annihilator]}
        """
    )
    turns: list[tuple[int, int]] = []
    while view(table)["phase"] == "adventure":
        turns.append((view(table)["active"], len(entrance(table, 1)) + len(entrance(table, 0))))
        decline(table)
    active = [number for number, _ in turns]
    assert active == sorted(active, key=[1, 2, 0].index)
    assert set(active) == {0, 1, 2}
    assert all(waiting == 1 for number, waiting in turns if number == 2)  # 1 is through before 2 begins


@pytest.mark.rule("BM-221")
def test_a_deactivated_room_is_passed_by_without_entering_it():
    table = at(
        """
        phase: adventure
        players:
        - boss: draculord
          dungeon: [open_grave, {room: minotaurs_maze, deactivated: true}, golem_factory]
          entrance: [jesta_the_rogue]
          hand: [jeopardy]
        - {boss: gorgona}
        """
    )
    stops: list[int] = []
    happened: list[uk.Event] = []
    while view(table)["phase"] == "adventure" and view(table)["active"] == 0:
        walking = view(table)["walking"]
        stops += [] if walking is None else [walking["place"]]
        happened += do(table, "pass")
    assert stops == [1, 3]  # no window in the room between
    assert entered(happened) == [("jesta_the_rogue", "0:1"), ("jesta_the_rogue", "0:3")]
    assert seat(table, 0)["wound_cards"] == ["jesta_the_rogue"]


@pytest.mark.rule("BM-221")
def test_a_last_room_that_is_deactivated_leaves_the_way_to_the_boss_open():
    table = at(
        """
        phase: adventure
        players:
        - boss: draculord
          dungeon: [{room: open_grave, deactivated: true}, {room: golem_factory, deactivated: true}]
          entrance: [the_fool]
          hand: [jeopardy]
        - {boss: gorgona}
        """
    )
    happened = finish_round(table)
    assert entered(happened) == []
    assert seat(table, 0)["wound_cards"] == ["the_fool"]
    assert told(happened, "triggered") == []
