"""The bait phase, section Q of the rules.

Somebody always holds Jeopardy, which can be cast at any time: so the adventure phase stops at its first window,
where it can be seen who went where.
"""

from __future__ import annotations

import pytest

import underkeep as uk
from tests.boss_monster.situations import (
    at,
    decider,
    do,
    entrance,
    finish_round,
    hand,
    options,
    pass_until,
    seat,
    told,
    town,
    view,
)
from tests.core.invariants import pieces
from underkeep.boss_monster.hero_cards import HeroCard
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.rules.bait_phase import lured_by
from underkeep.boss_monster.treasures import CLERIC, FIGHTER, MAGE, SHIFTS, THIEF, hoard


@pytest.mark.rule("BM-206")
def test_the_example_of_the_rulebook():
    table = at(
        """
        phase: bait
        players:
        - {boss: gorgona, dungeon: [dark_laboratory, torture_chamber]}
        - {boss: draculord, dungeon: [dark_altar, construction_zone, bottomless_pit], hand: [jeopardy]}
        town: [mitchell_the_judge, nick_the_masher, jesta_the_rogue]
        """
    )
    totals = [seat(table, number)["treasures"] for number in (0, 1)]
    assert totals == [
        {"cleric": 1, "mage": 2, "fighter": 0, "thief": 2, "explorer": 0},
        {"cleric": 3, "mage": 0, "fighter": 1, "thief": 2, "explorer": 0},
    ]
    assert entrance(table, 0) == ["mitchell_the_judge"]
    assert entrance(table, 1) == ["nick_the_masher"]
    assert town(table) == ["jesta_the_rogue"]


@pytest.mark.rule("BM-193")
def test_the_icon_of_the_boss_tips_the_scales():
    table = at(
        """
        phase: bait
        players:
        - {boss: robobo, dungeon: [goblin_armory]}
        - {boss: draculord, dungeon: [goblin_armory], hand: [jeopardy]}
        town: [boden_the_pantless, nick_the_masher]
        """
    )
    assert [seat(table, number)["treasures"]["fighter"] for number in (0, 1)] == [3, 2]
    assert entrance(table, 0) == ["boden_the_pantless"]
    assert entrance(table, 1) == ["nick_the_masher"]  # nothing but the icon of Draculord


@pytest.mark.rule("BM-193")
def test_only_the_visible_room_of_a_stack_counts():
    table = at(
        """
        phase: bait
        players:
        - {boss: draculord, dungeon: [{stack: [goblin_armory, open_grave]}], hand: [jeopardy]}
        - {boss: gorgona, dungeon: [golem_factory]}
        town: [boden_the_pantless]
        """
    )
    assert entrance(table, 1) == ["boden_the_pantless"]


@pytest.mark.rule("BM-194")
def test_doubled_treasure_lures():
    table = at(
        """
        phase: build
        players:
        - {boss: draculord, dungeon: [jackpot_stash, golem_factory, golem_factory], hand: [jeopardy], builds: 0}
        - {boss: gorgona, dungeon: [goblin_armory, golem_factory], builds: 0}
        town: [boden_the_pantless]
        """
    )
    do(table, "use jackpot_stash 1")
    assert [seat(table, number)["treasures"]["fighter"] for number in (0, 1)] == [4, 3]
    assert seat(table, 0)["treasures"]["cleric"] == 1  # the boss's icon is not doubled
    pass_until(table, "adventure")
    assert entrance(table, 0) == ["boden_the_pantless"]


@pytest.mark.rule("BM-194")
def test_frozen_treasure_does_not_lure():
    table = at(
        """
        phase: build
        players:
        - {boss: draculord, dungeon: [golem_factory], hand: [freeze, jeopardy], builds: 0}
        - {boss: gorgona, dungeon: [goblin_armory], builds: 0}
        town: [boden_the_pantless]
        """
    )
    do(table, "cast freeze 1:1")
    pass_until(table, "adventure")
    assert entrance(table, 0) == ["boden_the_pantless"]


@pytest.mark.rule("BM-195")
def test_every_hero_goes_to_the_entrance_where_most_of_its_treasure_is():
    table = at(
        """
        phase: bait
        players:
        - {boss: cleopatra, dungeon: [golem_factory], hand: [jeopardy]}
        - {boss: xyzax, dungeon: [goblin_armory, dragon_hatchery]}
        - {boss: seducia, dungeon: [goblin_armory]}
        town: [boden_the_pantless, jesta_the_rogue, mitchell_the_judge, nick_the_masher]
        """
    )
    # fighter 1-3-2, thief 1-1-0, mage 0-1-1, cleric 0-2-0
    assert [entrance(table, number) for number in (0, 1, 2)] == [[], ["boden_the_pantless", "nick_the_masher"], []]
    assert town(table) == ["jesta_the_rogue", "mitchell_the_judge"]


@pytest.mark.rule("BM-196")
def test_a_hero_whose_treasure_nobody_has_stays_in_town():
    table = at(
        """
        phase: bait
        players:
        - {boss: cleopatra, dungeon: [goblin_armory], hand: [jeopardy]}
        - {boss: xyzax, dungeon: [open_grave]}
        town: [mitchell_the_judge]
        """
    )
    assert town(table) == ["mitchell_the_judge"]
    assert [entrance(table, number) for number in (0, 1)] == [[], []]


@pytest.mark.rule("BM-197")
def test_while_two_lead_together_the_hero_stays_and_does_not_go_to_the_third():
    table = at(
        """
        phase: bait
        players:
        - {boss: cleopatra, dungeon: [goblin_armory], hand: [jeopardy]}
        - {boss: xyzax, dungeon: [golem_factory]}
        - {boss: gorgona, dungeon: [goblin_armory]}
        town: [boden_the_pantless]
        """
    )
    assert town(table) == ["boden_the_pantless"]
    assert [entrance(table, number) for number in (0, 1, 2)] == [[], [], []]


@pytest.mark.rule("BM-197")
@pytest.mark.rule("BM-084")
@pytest.mark.parametrize(
    ("souls", "goes_to"),
    [((0, 0, 3), None), ((1, 0, 3), 1), ((2, 2, 1), 2), ((1, 1, 1), None), ((0, 4, 4), 0)],
)
def test_the_fool_goes_to_whoever_has_fewest_souls_and_stays_while_that_is_tied(
    souls: tuple[int, int, int], goes_to: int | None
):
    table = at(
        f"""
        phase: bait
        players:
        - {{boss: cleopatra, dungeon: [goblin_armory], hand: [jeopardy], souls: {souls[0]}}}
        - {{boss: xyzax, souls: {souls[1]}}}
        - {{boss: gorgona, souls: {souls[2]}}}
        town: [the_fool]
        """
    )
    assert [number for number in (0, 1, 2) if entrance(table, number)] == ([] if goes_to is None else [goes_to])
    assert town(table) == (["the_fool"] if goes_to is None else [])


@pytest.mark.rule("BM-198")
def test_heroes_arrive_at_an_entrance_in_the_order_they_came_to_town():
    table = at(
        """
        phase: bait
        players:
        - {boss: draculord, dungeon: [dragon_hatchery], hand: [jeopardy], entrance: [the_fool]}
        - {boss: cleopatra}
        town: [johnny_of_the_evening_watch, lord_van_ette, boden_the_pantless, jesta_the_rogue, mitchell_the_judge]
        """
    )
    assert entrance(table, 0) == [
        "the_fool",
        "johnny_of_the_evening_watch",
        "lord_van_ette",
        "boden_the_pantless",
        "mitchell_the_judge",
    ]
    assert town(table) == ["jesta_the_rogue"]


@pytest.mark.rule("BM-198")
def test_heroes_are_lured_one_after_the_other_the_oldest_first():
    table = at(
        """
        phase: build
        players:
        - {boss: draculord, dungeon: [open_grave], hand: [jeopardy], builds: 0}
        - {boss: robobo, dungeon: [golem_factory], builds: 0}
        town: [boden_the_pantless, nick_the_masher]
        """
    )
    happened = pass_until(table, "adventure")
    assert [(event["hero"], event["seat"]) for event in told(happened, "lured")] == [
        ("boden_the_pantless", 1),
        ("nick_the_masher", 0),
    ]


@pytest.mark.rule("BM-199")
def test_when_a_tie_ends_all_waiting_heroes_of_that_type_go_together():
    table = at(
        """
        phase: build
        players:
        - {boss: cleopatra, dungeon: [golem_factory], hand: [neanderthal_cave, jeopardy]}
        - {boss: gorgona, dungeon: [golem_factory], builds: 0}
        town: [boden_the_pantless, jesta_the_rogue, johnny_of_the_evening_watch, frankov_the_envoy]
        """
    )
    do(table, "pass")
    pass_until(table, "adventure")
    assert entrance(table, 0) == []
    assert len(town(table)) == 4
    finish_round(table)
    do(table, "build neanderthal_cave new")
    pass_until(table, "adventure")
    fighters = ["boden_the_pantless", "johnny_of_the_evening_watch", "frankov_the_envoy"]
    assert entrance(table, 0)[:3] == fighters  # and whoever came in the second round
    assert town(table)[0] == "jesta_the_rogue"


@pytest.mark.rule("BM-200")
def test_nobody_is_asked_anything_while_heroes_are_lured():
    table = at(
        """
        phase: build
        players:
        - {boss: draculord, dungeon: [jackpot_stash, open_grave], hand: [freeze], builds: 0}
        - {boss: gorgona, dungeon: [dark_altar, golem_factory], hand: [freeze], builds: 0}
        town: [nick_the_masher, boden_the_pantless]
        discard: [fear]
        """
    )
    asked: list[str] = []
    while view(table)["phase"] != "adventure":
        asked.append(view(table)["phase"])
        happened = do(table, "pass")
    assert set(asked) == {"build"}
    names = [event.kind.name for event in happened]
    assert [name for name in names if name in ("lured", "stayed")] == ["stayed", "lured"]
    assert [hero["hero"] for number in (0, 1) for hero in seat(table, number)["entrance"]] == ["boden_the_pantless"]


@pytest.mark.rule("BM-201")
def test_without_any_lured_hero_everybody_may_still_act_in_the_adventure():
    table = at(
        """
        phase: bait
        players:
        - {boss: draculord, dungeon: [jackpot_stash], hand: [soul_harvest], souls: [nick_the_masher]}
        - {boss: gorgona, dungeon: [dark_altar], hand: [annihilator]}
        town: [mitchell_the_judge]
        discard: [fear]
        """
    )
    assert view(table)["phase"] == "adventure"
    assert [entrance(table, number) for number in (0, 1)] == [[], []]
    assert (decider(table), options(table)) == (
        0,
        ["cast soul_harvest 0 nick_the_masher", "use jackpot_stash 1", "pass"],
    )
    do(table, "pass")
    assert (decider(table), "cast annihilator 0:1" in options(table), "use dark_altar 1" in options(table)) == (
        1,
        True,
        True,
    )
    do(table, "use dark_altar 1")
    assert decider(table) == 0
    do(table, "pass", "take fear")
    assert hand(table, 1) == ["annihilator", "fear"]


@pytest.mark.rule("BM-083")
def test_a_hero_with_two_icons_counts_both_treasures():
    hybrid = HeroCard("two_minds", "Two Minds", CLERIC, 6, "2+")
    hybrid.shifts = [SHIFTS[CLERIC], SHIFTS[MAGE]]
    g = pieces(uk.new_game("boss_monster", players=3, seed=1))
    devout, learned = hoard((CLERIC, CLERIC)), hoard((MAGE, MAGE, MAGE))

    def lured(*hoards: int) -> Player | None:
        return lured_by(hybrid, list(zip(g.seated, hoards, strict=True)))

    assert lured(devout, learned, hoard((CLERIC, THIEF, THIEF))) is g.seated[1]
    assert lured(devout, hoard((CLERIC, MAGE, MAGE)), learned) is None  # a tie of three with three
    assert lured(hoard((THIEF,)), hoard((FIGHTER,)), 0) is None


@pytest.mark.rule("BM-084")
@pytest.mark.rule("BM-229")
def test_whoever_is_out_lures_nobody_even_with_the_fewest_souls():
    table = at(
        """
        phase: bait
        round: 7
        players:
        - {boss: gorgona, souls: 2, hand: [jeopardy]}
        - {boss: draculord, out: true}
        - {boss: xyzax, souls: 3}
        town: [the_fool]
        """
    )
    assert (entrance(table, 0), town(table)) == (["the_fool"], [])
