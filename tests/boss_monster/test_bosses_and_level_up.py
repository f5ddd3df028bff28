"""What a boss is and is not, and its one level up (section C)."""

from __future__ import annotations

import pytest

import underkeep as uk
from tests.boss_monster.situations import (
    at,
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


def happenings(events: list[uk.Event], *kinds: str) -> list[str]:
    """What happened, in order, as far as it is of these kinds."""
    return [event.kind.name for event in events if event.kind.name in kinds]


# -- what a boss is -------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-018")
def test_rooms_are_added_on_the_left_and_the_boss_comes_last():
    table = at(
        """
        phase: build
        players:
        - {boss: cleopatra, dungeon: [golem_factory, open_grave], hand: [dragon_hatchery],
           entrance: [sir_digby_apple_ace_detective]}
        - {boss: gorgona, hand: [freeze]}
        """
    )
    events = do(table, "build dragon_hatchery new") + finish_round(table)
    assert dungeon(table, 0) == ["dragon_hatchery", "golem_factory", "open_grave"]
    walk = [step["place"] for step in told(events, "entered")]
    assert walk == ["0:1", "0:2", "0:3"]
    assert happenings(events, "entered", "survived")[-1] == "survived"


@pytest.mark.rule("BM-019")
def test_the_bosss_icon_alone_lures_a_hero():
    table = at(
        """
        phase: bait
        players:
        - {boss: cleopatra, dungeon: [golem_factory]}
        - {boss: draculord, hand: [freeze]}
        town: [joman_chimm_cutpurse]
        """
    )
    assert entrance(table, 0) == ["joman_chimm_cutpurse"]
    assert seat(table, 0)["treasures"]["thief"] == 1


@pytest.mark.rule("BM-019")
def test_the_bosss_icon_is_worth_exactly_one_and_makes_a_tie():
    table = at(
        """
        phase: bait
        players:
        - {boss: cleopatra, dungeon: [bottomless_pit]}
        - {boss: draculord, dungeon: [jackpot_stash], hand: [freeze]}
        town: [joman_chimm_cutpurse]
        """
    )
    assert [seat(table, number)["treasures"]["thief"] for number in (0, 1)] == [2, 2]
    assert town(table) == ["joman_chimm_cutpurse"]


@pytest.mark.rule("BM-020")
def test_a_spell_that_counts_rooms_does_not_count_the_boss():
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - {boss: cleopatra, dungeon: [golem_factory, open_grave], hand: [exhaustion],
           inside: {hero: jesta_the_rogue, room: 1, damage: 2}}
        - {boss: gorgona}
        """
    )
    events = do(table, "cast exhaustion jesta_the_rogue")
    assert [hurt["damage"] for hurt in told(events, "hurt")] == [2]


@pytest.mark.rule("BM-020")
def test_nothing_can_be_built_on_the_boss():
    table = at(
        """
        phase: build
        players:
        - {boss: cleopatra, dungeon: [golem_factory, open_grave], hand: [dragon_hatchery]}
        - {boss: gorgona}
        """
    )
    assert options(table) == [
        "build dragon_hatchery new",
        "build dragon_hatchery on 1",
        "build dragon_hatchery on 2",
        "pass",
    ]
    assert why_not(table, "build dragon_hatchery on 3") == "BM-173"


@pytest.mark.rule("BM-020")
@pytest.mark.rule("BM-021")
def test_the_boss_can_be_neither_deactivated_nor_destroyed():
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - {boss: cleopatra, dungeon: [golem_factory], hand: [freeze, cave_in, giant_size, annihilator]}
        - {boss: gorgona, dungeon: [open_grave]}
        """
    )
    assert options(table) == [
        "cast freeze 0:1",
        "cast freeze 1:1",
        "cast cave_in 0:1",
        "cast giant_size 0:1",
        "cast annihilator 1:1",
        "pass",
    ]
    for spell in ("freeze", "cave_in", "giant_size", "annihilator"):
        assert why_not(table, f"cast {spell} 0:2") == "BM-079"


@pytest.mark.rule("BM-021")
def test_a_level_up_that_destroys_rooms_finds_nothing_where_only_a_boss_is():
    table = at(
        """
        phase: build
        players:
        - {boss: robobo, dungeon: [golem_factory, open_grave, neanderthal_cave, dizzygas_hallway],
           hand: [dragon_hatchery]}
        - {boss: gorgona, hand: [freeze]}
        """
    )
    do(table, "pass")
    events = do(table, "build dragon_hatchery new") + pass_until(table, "adventure")
    assert happenings(events, "levelled_up", "destroyed") == ["levelled_up"]
    assert seat(table, 1)["boss"] == "gorgona"
    assert seat(table, 1)["treasures"]["thief"] == 1


@pytest.mark.rule("BM-021")
def test_the_boss_hurts_nobody_and_a_hero_with_one_health_left_gets_past():
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - {boss: cleopatra, dungeon: [golem_factory], hand: [freeze],
           inside: {hero: jesta_the_rogue, room: 1, damage: 5}}
        - {boss: gorgona}
        """
    )
    events = do(table, "pass")
    assert happenings(events, "died", "survived", "hurt") == ["survived"]


@pytest.mark.rule("BM-022")
def test_four_bosses_act_from_the_highest_xp_down_in_every_phase():
    table = at(
        """
        phase: start
        players:
        - {boss: robobo, dungeon: [golem_factory, open_grave, bottomless_pit, succubus_spa], entrance: [the_fool]}
        - {boss: draculord, dungeon: [golem_factory], entrance: [nick_the_masher]}
        - {boss: gorgona, dungeon: [golem_factory], entrance: [boden_the_pantless]}
        - {boss: king_croak, dungeon: [open_grave], entrance: [joman_chimm_cutpurse]}
        decks: {rooms: [specters_sanctum, specters_sanctum, specters_sanctum, dragon_hatchery]}
        """
    )
    by_xp = [1, 3, 2, 0]
    assert view(table)["order"] == by_xp
    assert [drawn["seat"] for drawn in told(table._game.events, "drew")] == by_xp
    laid: list[int | None] = []
    events: list[uk.Event] = []
    while view(table)["phase"] == "build":
        laid.append(decider(table))
        events += do(table, next(option for option in options(table) if option.endswith("on 1")))
    assert laid == by_xp
    assert [shown["seat"] for shown in told(events, "revealed")] == by_xp
    steps = told(events + finish_round(table), "entered")
    walked = [step["seat"] for step in steps]
    assert list(dict.fromkeys(walked)) == by_xp
    assert walked == sorted(walked, key=by_xp.index)


# -- level up -------------------------------------------------------------------------------------------------

FOUR = "golem_factory, open_grave, neanderthal_cave, bottomless_pit"


@pytest.mark.rule("BM-023")
@pytest.mark.parametrize(
    ("rooms", "built", "levels"),
    [
        (FOUR, "build dizzygas_hallway new", True),
        (FOUR, "build dizzygas_hallway on 1", False),
        ("golem_factory, open_grave, neanderthal_cave", "build dizzygas_hallway new", False),
    ],
    ids=["the fifth room", "a card on the fourth stack", "four rooms and the boss"],
)
def test_five_visible_rooms_make_the_boss_level_up(rooms: str, built: str, levels: bool):
    table = at(
        f"""
        phase: build
        players:
        - {{boss: gorgona, dungeon: [{rooms}], hand: [dizzygas_hallway]}}
        - {{boss: robobo, hand: [freeze]}}
        town: [tieg_and_the_magic_bubble]
        """
    )
    events = do(table, built) + pass_until(table, "adventure")
    assert len(told(events, "levelled_up")) == levels
    assert seat(table, 0)["levelled_up"] is levels
    assert seat(table, 0)["souls"] == levels


@pytest.mark.rule("BM-024")
@pytest.mark.rule("BM-029")
def test_after_losing_a_room_the_fifth_one_levels_nobody_up_again():
    table = at(
        """
        phase: build
        players:
        - {boss: gorgona, dungeon: [dark_altar, golem_factory, open_grave, neanderthal_cave],
           hand: [dragon_hatchery, succubus_spa]}
        - {boss: robobo}
        town: [nick_the_masher, boden_the_pantless]
        decks: {rooms: [ligers_den, ligers_den]}
        """
    )
    assert seat(table, 0)["levelled_up"] is False
    events = do(table, "build dragon_hatchery new") + pass_until(table, "reveal")
    assert len(told(events, "levelled_up")) == 1
    do(table, "take nick_the_masher")
    assert seat(table, 0)["levelled_up"] is True
    pass_until(table, "adventure")
    do(table, "use dark_altar 2")
    finish_round(table)
    assert len(dungeon(table, 0)) == 4
    events = do(table, "build succubus_spa new") + finish_round(table)
    assert len(dungeon(table, 0)) == 5
    assert told(events, "levelled_up") == []


@pytest.mark.rule("BM-024")
def test_a_position_cannot_hold_a_boss_that_levels_up_a_second_time():
    with pytest.raises(uk.BadPosition) as refused:
        at(
            """
            phase: reveal
            players:
            - {boss: gorgona, levelled_up: true, levelling: true}
            - {boss: robobo}
            """
        )
    assert refused.value.rule == "BM-024"


@pytest.mark.rule("BM-025")
def test_level_up_comes_at_the_end_of_the_build_phase_before_the_bait():
    table = at(
        f"""
        phase: build
        players:
        - {{boss: gorgona, dungeon: [{FOUR}], hand: [dizzygas_hallway]}}
        - {{boss: robobo, dungeon: [dragon_hatchery], hand: [freeze]}}
        town: [tieg_and_the_magic_bubble, mitchell_the_judge]
        """
    )
    events = do(table, "build dizzygas_hallway new", "pass", "pass")
    assert happenings(events, "laid", "revealed", "lured") == ["laid", "revealed"]
    assert table.decision is not None
    assert (table.decision.seat, table.decision.source) == (0, "gorgona")
    events = do(table, "take tieg_and_the_magic_bubble")
    assert [lured["hero"] for lured in told(events, "lured")] == ["mitchell_the_judge"]


@pytest.mark.rule("BM-025")
@pytest.mark.rule("BM-028")
def test_a_deactivated_room_delays_the_level_up_to_the_end_of_the_round_before_the_verdict():
    table = at(
        f"""
        phase: build
        players:
        - boss: gorgona
          dungeon: [{FOUR}]
          hand: [dizzygas_hallway]
          souls: [katelyn_angelic_healer, lord_van_ette, frankov_the_envoy, antonius_the_rune_knight, the_fool]
        - {{boss: robobo, hand: [freeze]}}
        town: [tieg_and_the_magic_bubble]
        """
    )
    do(table, "build dizzygas_hallway new")
    events = do(table, "cast freeze 0:3")
    assert len(told(events, "deactivated")) == 1
    events += finish_round(table)
    story = happenings(events, "revealed", "stayed", "reactivated", "levelled_up", "died", "round_ended", "game_ended")
    assert story == ["revealed", "stayed", "reactivated", "levelled_up", "died", "round_ended", "game_ended"]
    assert table.result is not None
    assert (table.result.winners, table.result.scores) == ((0,), (10, 0))


@pytest.mark.rule("BM-028")
def test_a_delayed_level_up_does_not_come_if_a_room_is_lost_before_the_end_but_is_not_used_up():
    table = at(
        f"""
        phase: build
        players:
        - {{boss: gorgona, dungeon: [{FOUR}], hand: [dizzygas_hallway, dragon_hatchery, cave_in]}}
        - {{boss: robobo, hand: [freeze]}}
        town: [tieg_and_the_magic_bubble]
        decks: {{rooms: [ligers_den, ligers_den]}}
        """
    )
    do(table, "build dizzygas_hallway new", "cast freeze 0:3")
    events = pass_until(table, "adventure")
    events += do(table, "cast cave_in 0:1") + finish_round(table)
    assert told(events, "levelled_up") == []
    assert seat(table, 0)["levelled_up"] is False
    events = do(table, "build dragon_hatchery new") + pass_until(table, "adventure")
    assert len(told(events, "levelled_up")) == 1


@pytest.mark.rule("BM-025")
@pytest.mark.rule("BM-028")
def test_delayed_level_ups_come_in_xp_order():
    table = at(
        f"""
        phase: adventure
        active: 0
        players:
        - {{boss: seducia, hand: [freeze], dungeon: [{FOUR}, {{room: golem_factory, deactivated: true}}]}}
        - {{boss: cerebellus, dungeon: [golem_factory, open_grave, neanderthal_cave, dizzygas_hallway,
           {{room: bottomless_pit, deactivated: true}}]}}
        """
    )
    pass_until(table, "end")
    assert (decider(table), options(table)) == (1, ["yes", "no"])
    do(table, "no")
    assert (decider(table), options(table)) == (0, ["yes", "no"])
    assert view(table)["phase"] == "end"
    assert why_not(table, "cast freeze 0:1") == "BM-310"


@pytest.mark.rule("BM-026")
def test_a_level_up_that_is_declined_is_lost():
    table = at(
        f"""
        phase: build
        players:
        - {{boss: cerebellus, dungeon: [{FOUR}], hand: [dark_altar, dragon_hatchery]}}
        - {{boss: robobo}}
        decks: {{rooms: [beast_menagerie, ligers_den]}}
        """
    )
    events = do(table, "build dark_altar new")
    assert table.decision is not None
    assert (table.decision.kind, table.decision.source) == ("may", "cerebellus")
    events += do(table, "no")
    assert told(events, "levelled_up") == []
    assert seat(table, 0)["levelled_up"] is True
    assert seat(table, 0)["spells"]["count"] == 0
    pass_until(table, "adventure")
    do(table, "use dark_altar 1")
    finish_round(table)
    events = do(table, "build dragon_hatchery new") + finish_round(table)
    assert len(dungeon(table, 0)) == 5
    assert told(events, "levelled_up") == []
    assert seat(table, 0)["spells"]["count"] == 0


@pytest.mark.rule("BM-026")
def test_a_level_up_that_finds_nothing_to_do_is_lost_too():
    table = at(
        f"""
        phase: build
        players:
        - {{boss: gorgona, dungeon: [{FOUR}], hand: [dizzygas_hallway]}}
        - {{boss: robobo, hand: [freeze]}}
        """
    )
    do(table, "build dizzygas_hallway new")
    pass_until(table, "adventure")
    assert seat(table, 0)["souls"] == 0
    assert seat(table, 0)["levelled_up"] is True
    finish_round(table)
    assert town(table)
    assert seat(table, 0)["souls"] == 0


@pytest.mark.rule("BM-027")
def test_the_boss_levels_up_before_the_fifth_room_does_what_it_does_when_built():
    table = at(
        f"""
        phase: build
        players:
        - {{boss: xyzax, dungeon: [{FOUR}], hand: [monstrous_monument]}}
        - {{boss: robobo}}
        discard: [golem_factory, freeze, fear]
        """
    )
    events = do(table, "build monstrous_monument new")
    assert happenings(events, "revealed", "levelled_up", "triggered") == ["revealed", "levelled_up"]
    assert table.decision is not None
    assert table.decision.source == "xyzax"
    assert options(table) == ["take golem_factory", "take freeze", "take fear"]
    events = do(table, "take golem_factory", "take freeze")
    assert happenings(events, "fetched", "triggered")[:3] == ["fetched", "fetched", "triggered"]
    assert [fetched["card"] for fetched in told(events, "fetched")] == ["golem_factory", "freeze"]
    assert set(hand(table, 0)) >= {"golem_factory", "freeze"}


@pytest.mark.rule("BM-027")
def test_a_fifth_room_built_by_another_room_also_waits_for_the_level_up():
    table = at(
        """
        phase: build
        players:
        - {boss: gorgona, dungeon: [golem_factory, open_grave, neanderthal_cave],
           hand: [construction_zone, dark_laboratory]}
        - {boss: robobo, hand: [freeze]}
        town: [tieg_and_the_magic_bubble]
        """
    )
    do(table, "build construction_zone new", "pass", "pass")
    events = do(table, "build dark_laboratory new")
    story = happenings(events, "built", "levelled_up", "died", "triggered")
    assert story == ["built", "levelled_up", "died", "triggered"]
    assert told(events, "triggered")[0]["card"] == "dark_laboratory"
