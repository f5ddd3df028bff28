"""When something may be declared, and when not: section X of the rules.

In all of these tables every player could do something at any time, so whoever is not asked may not act.
"""

from __future__ import annotations

import pytest

import underkeep as uk
from tests.boss_monster.situations import (
    at,
    decider,
    decline,
    do,
    entrance,
    options,
    pass_until,
    seat,
    told,
    view,
    why_not,
)

DECLARING = ("cast", "use")


def declarable(table: uk.Table) -> list[str]:
    return [said for said in options(table) if said.startswith(DECLARING)]


# -- nothing may be declared ------------------------------------------------------------------------------------


@pytest.mark.rule("BM-300")
@pytest.mark.parametrize("phase", ["mulligan", "classic", "first_room"])
def test_during_the_set_up_nothing_may_be_declared(phase: str):
    table = at(
        f"""
        phase: {phase}
        round: 0
        players:
        - boss: draculord
          hand: [dark_altar, dracolich_lair, open_grave, vampire_bordello, specters_sanctum, freeze, jeopardy]
        - {{boss: gorgona, dungeon: [dark_altar], hand: [freeze]}}
        discard: [fear]
        """,
        variants=("classic",),
    )
    assert (decider(table), view(table)["phase"]) == (0, phase)
    assert declarable(table) == []
    assert why_not(table, "cast jeopardy") == "BM-300"
    assert why_not(table, "cast freeze 1:1") == "BM-300"


@pytest.mark.rule("BM-300")
def test_while_bosses_are_chosen_nothing_may_be_declared():
    table = uk.new_game("boss_monster", players=2, seed=4, variants=["choose_boss"])
    spell = seat(table, 0)["spells"]["cards"][0]
    assert declarable(table) == []
    assert why_not(table, f"cast {spell}") == "BM-300"


@pytest.mark.rule("BM-300")
def test_between_the_first_rooms_and_the_first_round_nobody_may_act():
    table = at(
        """
        phase: first_room
        round: 0
        players:
        - {boss: draculord, hand: [dark_altar, jeopardy]}
        - {boss: gorgona, hand: [jackpot_stash, freeze]}
        discard: [fear]
        """
    )
    do(table, "build dark_altar new", "build jackpot_stash new")
    assert (view(table)["round"], view(table)["phase"]) == (1, "build")
    assert seat(table, 0)["rooms"]["count"] == 1  # the round has begun, with its draw


@pytest.mark.rule("BM-301")
def test_at_the_start_of_the_round_nothing_may_be_declared():
    table = at(
        """
        phase: start
        players:
        - {boss: draculord, dungeon: [haunted_library, jackpot_stash], hand: [freeze, jeopardy]}
        - {boss: gorgona, dungeon: [dark_altar], hand: [freeze]}
        discard: [fear]
        """
    )
    assert (view(table)["phase"], options(table)) == ("start", ["yes", "no"])  # only the library asks
    assert why_not(table, "cast freeze 1:1") == "BM-301"
    assert why_not(table, "use jackpot_stash 2") == "BM-301"
    do(table, "no")
    assert view(table)["phase"] == "build"


@pytest.mark.rule("BM-303")
def test_during_the_reveal_and_the_level_up_nothing_may_be_declared():
    table = at(
        """
        phase: build
        players:
        - boss: cerebellus
          dungeon: [dragon_hatchery, jackpot_stash, dark_altar, goblin_armory]
          hand: [dark_laboratory, freeze, jeopardy]
        - {boss: gorgona, dungeon: [dark_altar], hand: [freeze], builds: 0}
        discard: [fear]
        """
    )
    do(table, "build dark_laboratory new")
    pass_until(table, "reveal")
    asked: list[str] = []
    while view(table)["phase"] == "reveal":
        assert table.decision is not None
        asked.append(table.decision.kind)
        assert declarable(table) == []
        assert why_not(table, "cast jeopardy") == "BM-303"
        assert why_not(table, "use jackpot_stash 3") == "BM-303"
        do(table, next(said for said in options(table) if said != "discard jeopardy"))
    assert asked == ["may", "discard", "discard"]  # the level up, its price, the laboratory
    assert view(table)["phase"] == "adventure"


@pytest.mark.rule("BM-304")
def test_during_the_bait_phase_nobody_may_act():
    table = at(
        """
        phase: bait
        players:
        - {boss: draculord, dungeon: [jackpot_stash, open_grave], hand: [freeze, jeopardy]}
        - {boss: gorgona, dungeon: [dark_altar], hand: [freeze]}
        town: [jesta_the_rogue, johnny_of_the_evening_watch]
        discard: [fear]
        """
    )
    # Both could have changed who goes where; neither was asked before it was done.
    assert view(table)["phase"] == "adventure"
    assert entrance(table, 0) == ["jesta_the_rogue"]


@pytest.mark.rule("BM-306")
def test_while_a_hero_enters_a_room_nobody_may_act():
    table = at(
        """
        phase: adventure
        players:
        - {boss: draculord, dungeon: [jackpot_stash, golem_factory], entrance: [jesta_the_rogue], hand: [jeopardy]}
        - {boss: gorgona, dungeon: [dark_altar], hand: [freeze]}
        discard: [fear]
        """
    )
    while view(table)["active"] == 0 and view(table)["phase"] == "adventure":
        walking = view(table)["walking"]
        if walking is None:
            assert len(entrance(table, 0)) + seat(table, 0)["wounds"] == 1  # before the dungeon, or through it
        else:
            assert walking["inside"]
            assert walking["damage"] == {1: 1, 2: 3}[walking["place"]]
        do(table, "pass")
    assert seat(table, 0)["wound_cards"] == ["jesta_the_rogue"]


@pytest.mark.rule("BM-306")
def test_what_a_room_does_at_a_death_is_not_interrupted():
    table = at(
        """
        phase: adventure
        players:
        - boss: draculord
          dungeon: [open_grave, jackpot_stash]
          inside: {hero: the_fool, room: 1, damage: 2}
          hand: [freeze]
        - {boss: gorgona, dungeon: [dark_altar], hand: [freeze]}
        discard: [boulder_ramp, golem_factory]
        """
    )
    do(table, "pass", "pass")
    assert options(table) == ["take boulder_ramp", "take golem_factory"]
    assert why_not(table, "cast freeze 1:1") == "BM-306"
    assert why_not(table, "use jackpot_stash 2") == "BM-306"


@pytest.mark.rule("BM-309")
def test_when_a_hero_reaches_the_boss_nobody_may_act():
    table = at(
        """
        phase: adventure
        players:
        - boss: draculord
          dungeon: [jackpot_stash]
          inside: {hero: jesta_the_rogue, room: 1, damage: 1}
          hand: [cave_in, jeopardy]
        - {boss: gorgona, dungeon: [dark_altar], hand: [fear]}
        discard: [assassin]
        """
    )
    assert "cast cave_in 0:1" in options(table)
    do(table, "pass")
    assert "cast fear jesta_the_rogue" in options(table)
    happened = do(table, "pass")  # the last chance is gone: out of the last room, into the score area
    assert [event["hero"] for event in told(happened, "survived")] == ["jesta_the_rogue"]
    assert seat(table, 0)["wound_cards"] == ["jesta_the_rogue"]
    assert (view(table)["active"], view(table)["walking"]) == (1, None)
    assert "cast fear jesta_the_rogue" not in options(table)


@pytest.mark.rule("BM-310")
def test_at_the_end_of_the_round_nothing_may_be_declared():
    table = at(
        """
        phase: adventure
        players:
        - boss: king_croak
          dungeon:
          - dragon_hatchery
          - jackpot_stash
          - dark_altar
          - goblin_armory
          - {room: golem_factory, deactivated: true}
          hand: [freeze, jeopardy]
        - {boss: gorgona, dungeon: [dark_altar], hand: [freeze]}
        discard: [fear]
        """
    )
    pass_until(table, "end")
    assert (decider(table), options(table)) == (0, ["yes", "no"])  # a level up that had to wait
    assert why_not(table, "cast jeopardy") == "BM-310"
    assert why_not(table, "use jackpot_stash 2") == "BM-310"
    do(table, "no")
    assert (view(table)["round"], view(table)["phase"]) == (2, "build")


# -- everything may be declared ---------------------------------------------------------------------------------


@pytest.mark.rule("BM-302")
def test_before_the_reveal_spells_with_the_hammer_and_abilities_may_be_declared_by_all():
    table = at(
        """
        phase: build
        players:
        - boss: draculord
          dungeon: [jackpot_stash]
          hand: [freeze, jeopardy, kobold_strike, princess_in_peril, annihilator, cave_in]
          builds: 0
        - {boss: gorgona, dungeon: [dark_altar], hand: [freeze, annihilator], builds: 0}
        town: [the_fool]
        discard: [fear]
        """
    )
    assert options(table) == [
        "cast freeze 0:1",
        "cast freeze 1:1",
        "cast jeopardy",
        "cast kobold_strike",
        "cast princess_in_peril the_fool",
        "use jackpot_stash 1",
        "pass",
    ]
    assert why_not(table, "cast annihilator 0:1") == "BM-072"
    assert why_not(table, "cast cave_in 0:1") == "BM-072"
    do(table, "pass")
    assert (decider(table), view(table)["active"]) == (1, 0)
    assert options(table) == ["cast freeze 0:1", "cast freeze 1:1", "use dark_altar 1", "pass"]


@pytest.mark.rule("BM-305")
def test_before_a_hero_enters_spells_with_the_axe_and_abilities_may_be_declared_by_all():
    table = at(
        """
        phase: adventure
        players:
        - boss: draculord
          dungeon: [jackpot_stash]
          entrance: [the_fool]
          hand: [annihilator, cave_in, freeze, kobold_strike, fear]
        - {boss: gorgona, dungeon: [dark_altar], hand: [giant_size, annihilator]}
        discard: [assassin]
        """
    )
    assert view(table)["walking"] is None
    assert options(table) == [
        "cast annihilator 0:1",
        "cast annihilator 1:1",
        "cast cave_in 0:1",
        "cast freeze 0:1",
        "cast freeze 1:1",
        "use jackpot_stash 1",
        "pass",
    ]
    assert why_not(table, "cast kobold_strike") == "BM-072"
    do(table, "pass")
    assert (decider(table), view(table)["active"]) == (1, 0)
    assert options(table) == ["cast annihilator 0:1", "cast annihilator 1:1", "use dark_altar 1", "pass"]
    happened = do(table, "cast annihilator 0:1", "pass", "pass", "pass")
    assert [(event["hero"], event["damage"]) for event in told(happened, "entered")] == [("the_fool", 4)]


@pytest.mark.rule("BM-307")
def test_between_the_damage_and_leaving_spells_with_the_axe_and_abilities_may_be_declared_by_all():
    table = at(
        """
        phase: adventure
        players:
        - boss: draculord
          dungeon: [bottomless_pit, golem_factory]
          inside: {hero: jesta_the_rogue, room: 1, damage: 1}
          hand: [exhaustion, teleportation, kobold_strike]
        - {boss: gorgona, dungeon: [dark_altar], hand: [fear, assassin, princess_in_peril]}
        town: [the_fool]
        discard: [annihilator]
        """
    )
    assert options(table) == [
        "cast exhaustion jesta_the_rogue",
        "cast teleportation jesta_the_rogue",
        "use bottomless_pit 1 jesta_the_rogue",
        "pass",
    ]
    assert why_not(table, "cast kobold_strike") == "BM-072"
    do(table, "pass")
    assert options(table) == [
        "cast fear jesta_the_rogue",
        "cast assassin jesta_the_rogue",
        "use dark_altar 1",
        "pass",
    ]
    assert why_not(table, "cast princess_in_peril the_fool") == "BM-072"


# -- cancelling -------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-311")
def test_a_cancel_does_not_wait_for_its_turn():
    table = at(
        """
        phase: build
        players:
        - {boss: draculord, dungeon: [golem_factory], hand: [freeze, freeze, jeopardy], builds: 0}
        - {boss: xyzax, dungeon: [open_grave], hand: [freeze], builds: 0}
        - {boss: gorgona, dungeon: [boulder_ramp], hand: [counterspell], builds: 0}
        """
    )
    do(table, "cast freeze 1:1")
    # At this very moment: not the active player's next effect, not the player with more XP, but the one who cancels.
    assert table.decision is not None
    assert (table.decision.seat, table.decision.kind, table.decision.source) == (2, "cancel", "freeze")
    assert options(table) == ["cast counterspell", "pass"]
    happened = do(table, "cast counterspell")
    assert [event["card"] for event in told(happened, "cancelled")] == ["freeze"]
    assert not seat(table, 1)["dungeon"][0]["deactivated"]
    assert decider(table) == 0


@pytest.mark.rule("BM-311")
def test_nothing_but_a_cancel_may_be_declared_at_that_moment():
    table = at(
        """
        phase: build
        players:
        - {boss: draculord, dungeon: [golem_factory], hand: [freeze], builds: 0}
        - {boss: gorgona, dungeon: [jackpot_stash], hand: [counterspell, jeopardy], builds: 0}
        """
    )
    do(table, "cast freeze 1:1")
    assert options(table) == ["cast counterspell", "pass"]
    assert why_not(table, "cast jeopardy") == "BM-311"
    assert why_not(table, "use jackpot_stash 1") == "BM-311"
    do(table, "pass")
    assert seat(table, 1)["dungeon"][0]["deactivated"]  # the active player's spell could not be answered otherwise


@pytest.mark.rule("BM-311")
def test_a_cancel_is_no_spell_to_cast_in_a_window():
    table = at(
        """
        phase: build
        players:
        - {boss: draculord, dungeon: [golem_factory], hand: [counterspell, jeopardy], builds: 0}
        - {boss: gorgona, builds: 0}
        """
    )
    assert options(table) == ["cast jeopardy", "pass"]
    assert why_not(table, "cast counterspell") == "BM-077"


@pytest.mark.rule("BM-311")
@pytest.mark.parametrize("declared", ["use jackpot_stash 1", "cast jeopardy"])
def test_other_effects_of_players_who_are_not_active_resolve_after_those_of_the_active_one(declared: str):
    table = at(
        """
        phase: build
        active: 1
        players:
        - {boss: draculord, dungeon: [open_grave], hand: [freeze], builds: 0}
        - {boss: xyzax, dungeon: [golem_factory], hand: [freeze, freeze], builds: 0}
        - {boss: gorgona, dungeon: [jackpot_stash], hand: [jeopardy], builds: 0}
        """
    )
    do(table, "pass", "pass")
    assert decider(table) == 2
    do(table, declared)  # the last in XP order is heard last
    order: list[tuple[int | None, str]] = []
    assert table.decision is not None
    order.append((decider(table), table.decision.kind))
    do(table, "cast freeze 0:1")
    order.append((decider(table), table.decision.kind))
    happened = do(table, "pass")
    assert order == [(1, "answer"), (1, "answer")]
    assert seat(table, 0)["dungeon"][0]["deactivated"]
    assert (decider(table), table.decision.kind) == (0, "answer")
    assert told(happened, "resolved") == []  # what seat 2 declared still waits
    happened = do(table, "pass")
    assert [event["card"] for event in told(happened, "resolved")] == [declared.split()[1]]


@pytest.mark.rule("BM-302")
def test_while_a_card_asks_in_the_build_phase_nothing_else_may_be_declared():
    table = at(
        """
        phase: build
        players:
        - {boss: draculord, hand: [motivation, golem_factory, freeze], builds: 0}
        - {boss: gorgona, dungeon: [golem_factory], builds: 0}
        """
    )
    do(table, "cast motivation")
    assert options(table) == ["build golem_factory new", "pass"]
    assert why_not(table, "cast freeze 1:1") not in ("", "BM-306")


# -- one whole round --------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-302")
@pytest.mark.rule("BM-305")
@pytest.mark.rule("BM-307")
@pytest.mark.rule("BM-309")
def test_in_a_whole_round_windows_open_where_the_rules_say_and_nowhere_else():
    table = at(
        """
        phase: start
        players:
        - {boss: draculord, dungeon: [dragon_hatchery], hand: [jeopardy], entrance: [nick_the_masher]}
        - {boss: gorgona, hand: [jeopardy]}
        decks: {rooms: [beast_menagerie, beast_menagerie], heroes: [the_fool, johnny_of_the_evening_watch]}
        """
    )
    windows: list[tuple[str, int, int | None, str]] = []
    while view(table)["round"] == 1:
        now = view(table)
        where = "in the room" if now["walking"] is not None else f"{len(entrance(table, 0))} at the entrance"
        windows.append((now["phase"], now["active"], decider(table), where))
        decline(table)
    assert windows == [
        ("build", 0, 0, "1 at the entrance"),
        ("build", 0, 1, "1 at the entrance"),
        ("build", 1, 1, "1 at the entrance"),
        ("build", 1, 0, "1 at the entrance"),
        ("adventure", 0, 0, "2 at the entrance"),
        ("adventure", 0, 1, "2 at the entrance"),
        ("adventure", 0, 0, "in the room"),
        ("adventure", 0, 1, "in the room"),
        ("adventure", 0, 0, "1 at the entrance"),
        ("adventure", 0, 1, "1 at the entrance"),
        ("adventure", 0, 0, "in the room"),
        ("adventure", 0, 1, "in the room"),
        ("adventure", 1, 1, "0 at the entrance"),
        ("adventure", 1, 0, "0 at the entrance"),
    ]
