"""What an answer would change is what the engine does when it is given, and nobody does anything more."""

from __future__ import annotations

import random
from typing import Any

import pytest

import underkeep as uk
from tests.boss_monster.situations import at
from underkeep.boss_monster.forecast import Fate
from underkeep.boss_monster.foresight import foresights
from underkeep.boss_monster.reckoning import reckoning
from underkeep.core.decision import NO, PASS

LOOKS_INTO_HANDS = "torture_chamber"  # of others, which nobody could set up, and which change no forecast
Ends = dict[str, tuple[int, int]]  # by hero: the dungeon, and the place where it died; 0 for one that got through


def is_open(table: uk.Table, seen: dict[str, Any]) -> bool:
    """A window in which nothing is under way, and nobody else has laid a card."""
    decision = table.decision
    hidden = any(room["face_down"] and "laid" not in room for player in seen["players"] for room in player["dungeon"])
    assert decision is not None
    return decision.kind in ("build", "act") and decision.source is None and not seen["chain"] and not hidden


def what_becomes(table: uk.Table, answer: str) -> Ends:
    """Give the answer on a copy, and let everybody decline everything until the round is over."""
    copy = table.clone()
    ends: Ends = {}
    happened = copy.choose(answer)
    while True:
        for event in happened:
            if event.kind.name == "round_ended":
                return ends
            if event.kind.name == "survived" or (event.kind.name == "died" and event.facts["place"]):
                ends[event.facts["hero"]] = (event.seat, event.facts.get("place", 0))
        if copy.decision is None:
            return ends
        options = copy.decision.options
        happened = copy.choose(next((at for at, one in enumerate(options) if one in (PASS, NO)), 0))


def end_of(fate: Fate) -> tuple[int, int] | None:
    return None if fate.seat is None else (fate.seat, fate.dies)


@pytest.mark.ux("UX-043")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_an_answer_would_change_is_what_the_engine_does_over_a_thousand_positions(players: int) -> None:
    compared = 0
    for seed in range(20):
        chance = random.Random(seed)
        table = uk.new_game("boss_monster", seed=seed, players=players)
        while table.decision is not None and compared < 335:
            seat = table.decision.seat
            seen = table.view(seat)
            if is_open(table, seen):
                told = foresights(seen)
                wanted = {str(option) for option in table.decision.options if option != PASS}
                blind = [one for one in wanted - set(told) if LOOKS_INTO_HANDS not in one]
                assert not blind, (seed, table.number)
                for answer, foresight in told.items():
                    ends = what_becomes(table, answer)
                    for fate in foresight.fates:
                        if fate.certain:
                            assert end_of(fate) == ends.get(fate.hero), (seed, table.number, answer, fate)
                compared += 1
            table.choose(chance.randrange(len(table.decision.options)))
    assert compared > 334


@pytest.mark.ux("UX-188")
def test_a_room_that_could_be_built_tells_the_new_race_the_new_fates_and_the_level_up() -> None:
    table = at(
        """
        phase: build
        players:
        - boss: king_croak
          dungeon: [dark_altar, open_grave, golem_factory, bottomless_pit]
          hand: [neanderthal_cave, witchs_kitchen]
        - {boss: gorgona, dungeon: [goblin_armory]}
        town: [boden_the_pantless]
        """
    )
    sums = reckoning(table.view(0))
    (now,) = sums["fates"]
    assert (now["seat"], now["why"]) == (None, "tie")
    cave = sums["answers"]["build neanderthal_cave new"]
    assert (cave["treasures"]["fighter"], cave["levels_up"]) == (3, True)
    (then,) = cave["fates"]
    assert (then["hero"], then["seat"], then["dies"]) == ("boden_the_pantless", 0, 2)
    kitchen = sums["answers"]["build witchs_kitchen on 4"]
    assert (kitchen["fates"], kitchen["levels_up"]) == ([], False)
    assert table.decision is not None
    assert set(sums["answers"]) == {str(option) for option in table.decision.options} - {"pass"}


@pytest.mark.ux("UX-187")
def test_my_cards_tell_what_they_would_change_and_nobody_elses_view_does() -> None:
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - boss: king_croak
          dungeon: [golem_factory, bottomless_pit]
          inside: {hero: johnny_of_the_evening_watch, room: 1, damage: 2}
          hand: [giant_size, teleportation]
        - {boss: gorgona, hand: [freeze]}
        """
    )
    mine = reckoning(table.view(0))["answers"]
    (through,) = reckoning(table.view(0))["fates"]
    assert through["dies"] == 0
    assert {"cast giant_size 0:1", "cast teleportation johnny_of_the_evening_watch"} <= set(mine)
    (again,) = mine["cast teleportation johnny_of_the_evening_watch"]["fates"]
    assert [step[0] for step in again["steps"]] == [1, 2]
    told = str(reckoning(table.view(1))["answers"]) + str(reckoning(table.view(None))["answers"])
    assert "giant_size" not in told
    assert "teleportation" not in told


@pytest.mark.ux("UX-187")
def test_heroes_that_would_have_to_wait_are_left_to_the_next_round() -> None:
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - {boss: gorgona, dungeon: [golem_factory, golem_factory], entrance: [nick_the_masher], souls: 3}
        - {boss: robobo, dungeon: [open_grave], hand: [trepidation]}
        """
    )
    (now,) = reckoning(table.view(1))["fates"]
    (then,) = reckoning(table.view(1))["answers"]["cast trepidation 0"]["fates"]
    assert (now["seat"], now["dies"], now["later"]) == (0, 2, False)
    assert (then["seat"], then["dies"], then["later"], then["certain"]) == (0, 0, True, False)


def test_nobody_foresees_anything_while_somebody_else_must_answer_first() -> None:
    table = at(
        """
        phase: adventure
        active: 1
        players:
        - {boss: xyzax, dungeon: [open_grave]}
        - boss: king_croak
          dungeon: [golem_factory, {stack: [specters_sanctum, brainsucker_hive]}]
          entrance: [nick_the_masher, boden_the_pantless]
        """
    )
    assert table.decision is not None
    assert (table.decision.seat, table.decision.source) == (1, "brainsucker_hive")
    assert foresights(table.view(0)) == {}


@pytest.mark.rule("BM-181")
def test_a_room_under_an_opponents_face_down_card_is_no_target_of_what_is_foreseen() -> None:
    table = at(
        """
        phase: build
        active: 1
        players:
        - {boss: draculord, dungeon: [{room: open_grave, face_down: golem_factory}, dark_altar], builds: 0}
        - {boss: xyzax, dungeon: [dark_laboratory], hand: [freeze]}
        """
    )
    assert table.decision is not None
    assert set(reckoning(table.view(1))["answers"]) == {str(option) for option in table.decision.options} - {"pass"}
    refusal = table.why_not("cast freeze 0:1")
    assert refusal is not None
    assert refusal.rule == "BM-181"
