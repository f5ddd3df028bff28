"""The build phase and its reveal, section O and P of the rules."""

from __future__ import annotations

import pytest

import underkeep as uk
from tests.boss_monster.endings import used_up
from tests.boss_monster.situations import (
    at,
    decider,
    decline,
    do,
    dungeon,
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
from tests.core.games import chance, deal, play
from tests.core.invariants import pieces
from underkeep.boss_monster.hero_cards import HeroCard
from underkeep.boss_monster.options import Build
from underkeep.boss_monster.placing import builds, forbids_building

# Three players who have nothing but rooms to lay: 1 (900 XP), then 2 (750), then 0 (500).
THREE_BUILDERS = """
    phase: build
    players:
    - {boss: gorgona, hand: [golem_factory, open_grave]}
    - {boss: draculord, hand: [neanderthal_cave, bottomless_pit]}
    - {boss: xyzax, hand: [haunted_library, boulder_ramp]}
    """


def asked_in_this_round(table: uk.Table) -> set[tuple[str, str | None]]:
    """What everybody is still asked this round, and by which card; all is declined."""
    asked: set[tuple[str, str | None]] = set()
    number = view(table)["round"]
    while table.decision is not None and view(table)["round"] == number:
        asked.add((table.decision.kind, table.decision.source))
        decline(table)
    return asked


# -- the hero decks are empty -----------------------------------------------------------------------------------


@pytest.mark.rule("BM-170")
def test_with_both_hero_decks_empty_nobody_comes_to_town_and_the_round_is_the_last():
    table = at(
        used_up(
            """
            phase: start
            players:
            - {boss: gorgona, hand: [golem_factory], souls: [nick_the_masher]}
            - {boss: cleopatra, hand: [open_grave]}
            town: [boden_the_pantless]
            """,
            HeroCard,
        )
    )
    assert view(table)["phase"] == "build"
    assert town(table) == ["boden_the_pantless"]
    assert len(hand(table, 0)) == 2  # the room card is drawn all the same
    finish_round(table)
    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ((0,), "BM-237")


@pytest.mark.rule("BM-170")
def test_with_one_hero_left_for_two_players_only_that_one_comes():
    table = at(
        used_up(
            """
            phase: start
            players:
            - {boss: gorgona, hand: [golem_factory]}
            - {boss: cleopatra, hand: [open_grave]}
            decks: {epic_heroes: [lord_van_ette]}
            """,
            HeroCard,
        )
    )
    assert town(table) == ["lord_van_ette"]
    assert view(table)["decks"]["epic_heroes"] == 0


# -- laying a card ----------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-171")
def test_players_lay_one_card_each_face_down_in_the_order_of_their_xp():
    table = at(THREE_BUILDERS)
    assert (decider(table), view(table)["active"]) == (1, 1)
    do(table, "build neanderthal_cave new")
    assert (decider(table), view(table)["active"]) == (2, 2)
    do(table, "build haunted_library new")
    assert (decider(table), view(table)["active"]) == (0, 0)
    for seen_by in (None, 0, 2):
        laid = view(table, seen_by)["players"][1]["dungeon"]
        assert [(room["stack"], room["face_down"], "laid" in room) for room in laid] == [([], True, False)]
    happened = do(table, "build golem_factory new")
    assert sorted(told(happened, "revealed"), key=lambda event: event["seat"]) == [
        {"event": "revealed", "seat": 0, "card": "golem_factory", "place": "0:1"},
        {"event": "revealed", "seat": 1, "card": "neanderthal_cave", "place": "1:1"},
        {"event": "revealed", "seat": 2, "card": "haunted_library", "place": "2:1"},
    ]


@pytest.mark.rule("BM-171")
def test_a_spell_cannot_be_laid_as_if_it_were_a_room():
    table = at(
        """
        phase: build
        players:
        - {boss: gorgona, hand: [golem_factory, freeze]}
        - {boss: cleopatra, builds: 0}
        """
    )
    assert "build freeze new" not in options(table)
    assert why_not(table, "build freeze new") == "BM-171"


@pytest.mark.rule("BM-172")
def test_a_card_cannot_be_laid_without_saying_where():
    table = at(
        """
        phase: build
        players:
        - {boss: gorgona, dungeon: [open_grave, dark_altar], hand: [golem_factory, jeopardy]}
        - {boss: robobo, builds: 0}
        """
    )
    for place in ("", " on", " on 0", " on the_boss"):
        assert why_not(table, f"build golem_factory{place}") in ("BM-172", "BM-173")
    with pytest.raises(uk.InvalidOption):
        table.choose("build golem_factory")
    assert hand(table, 0) == ["golem_factory", "jeopardy"]
    do(table, "build golem_factory on 2")
    pass_until(table, "adventure")
    assert dungeon(table, 0) == ["open_grave", "golem_factory"]


@pytest.mark.rule("BM-173")
def test_a_room_goes_on_the_first_free_place_by_the_entrance_or_on_a_room_and_nowhere_else():
    table = at(
        """
        phase: build
        players:
        - {boss: gorgona, dungeon: [open_grave, dark_altar], hand: [golem_factory]}
        - {boss: robobo, dungeon: [boulder_ramp], builds: 0, hand: [annihilator]}
        """
    )
    assert [said for said in options(table) if said.startswith("build")] == [
        "build golem_factory new",
        "build golem_factory on 1",
        "build golem_factory on 2",
    ]
    assert why_not(table, "build golem_factory on 3") == "BM-173"
    assert why_not(table, "build golem_factory on 1:1") == "BM-173"
    do(table, "build golem_factory new")
    pass_until(table, "adventure")
    assert dungeon(table, 0) == ["golem_factory", "open_grave", "dark_altar"]


@pytest.mark.rule("BM-174")
def test_who_declined_to_build_is_not_given_a_second_chance_while_others_build():
    table = at(
        """
        phase: build
        players:
        - {boss: draculord, hand: [golem_factory, jeopardy]}
        - {boss: gorgona, hand: [open_grave]}
        """
    )
    assert "build golem_factory new" in options(table)
    do(table, "pass")
    assert (decider(table), view(table)["active"]) == (1, 1)
    do(table, "build open_grave new")
    assert (decider(table), view(table)["active"]) == (0, 1)
    assert options(table) == ["cast jeopardy", "pass"]
    do(table, "pass")
    pass_until(table, "adventure")
    assert dungeon(table, 0) == []
    assert "golem_factory" in hand(table, 0)


@pytest.mark.rule("BM-174")
def test_somebody_who_is_not_active_is_told_so_when_trying_to_build():
    table = at(
        """
        phase: build
        active: 1
        players:
        - {boss: draculord, hand: [golem_factory, jeopardy]}
        - {boss: gorgona, hand: [open_grave]}
        """
    )
    do(table, "build open_grave new")
    assert decider(table) == 0
    assert "build golem_factory new" not in options(table)
    assert why_not(table, "build golem_factory new") in ("BM-159", "BM-171", "BM-174")


@pytest.mark.rule("BM-175")
def test_the_active_player_has_one_build_in_all_new_or_on_top():
    table = at(
        """
        phase: build
        players:
        - {boss: draculord, dungeon: [dark_altar, goblin_armory], hand: [golem_factory, open_grave, dracolich_lair]}
        - {boss: gorgona}
        """
    )
    do(table, "build golem_factory new")
    assert decider(table) == 0
    assert options(table) == ["use dark_altar 2", "pass"]
    for another in ("build open_grave new", "build open_grave on 3", "build dracolich_lair on 2"):
        assert why_not(table, another) == "BM-182"


@pytest.mark.rule("BM-176")
@pytest.mark.parametrize(
    "order",
    [
        ("cast freeze 1:1", "use dark_altar 1", "take fear", "build golem_factory new"),
        ("cast freeze 1:1", "build golem_factory new", "use dark_altar 2", "take fear"),
        ("use dark_altar 1", "take fear", "build golem_factory new", "cast freeze 1:1"),
        ("build golem_factory new", "use dark_altar 2", "take fear", "cast freeze 1:1"),
    ],
)
def test_the_active_player_casts_uses_rooms_and_lays_a_card_in_any_order(order: tuple[str, ...]):
    table = at(
        """
        phase: build
        players:
        - {boss: draculord, dungeon: [dark_altar], hand: [golem_factory, freeze, jeopardy]}
        - {boss: gorgona, dungeon: [open_grave], builds: 0}
        discard: [fear]
        """
    )
    do(table, *order)
    pass_until(table, "adventure")
    assert dungeon(table, 0) == ["golem_factory"]
    assert hand(table, 0) == ["jeopardy", "fear"]
    assert seat(table, 1)["dungeon"][0]["deactivated"]


@pytest.mark.rule("BM-177")
def test_the_active_player_declares_one_thing_after_the_other_without_being_interrupted():
    table = at(
        """
        phase: build
        players:
        - {boss: gorgona, dungeon: [dark_altar, jackpot_stash], hand: [freeze, freeze, jeopardy], builds: 0}
        - {boss: draculord, dungeon: [open_grave, golem_factory], hand: [jeopardy], builds: 0}
        active: 0
        discard: [fear, annihilator]
        """
    )
    for said in ("cast freeze 1:1", "cast freeze 1:2", "use jackpot_stash 2", "use dark_altar 1", "take fear"):
        assert decider(table) == 0
        do(table, said)
    assert (decider(table), "cast jeopardy" in options(table)) == (0, True)
    assert [room["deactivated"] for room in seat(table, 1)["dungeon"]] == [True, True]
    assert dungeon(table, 0) == []
    do(table, "pass")
    assert decider(table) == 1


@pytest.mark.rule("BM-178")
def test_a_spell_of_somebody_who_is_not_active_waits_for_what_the_active_player_does():
    table = at(
        """
        phase: build
        active: 1
        players:
        - {boss: draculord, hand: [freeze]}
        - {boss: gorgona, dungeon: [jackpot_stash], builds: 0}
        """
    )
    do(table, "pass")
    assert (decider(table), view(table)["active"]) == (0, 1)
    do(table, "cast freeze 1:1")
    assert table.decision is not None
    assert (table.decision.seat, table.decision.kind) == (1, "answer")
    happened = do(table, "use jackpot_stash 1")
    assert [event.kind.name for event in happened if event.kind.name in ("destroyed", "resolved", "fizzled")] == [
        "destroyed",
        "resolved",
        "fizzled",
    ]


@pytest.mark.rule("BM-178")
def test_a_room_of_somebody_who_is_not_active_may_be_used_too():
    table = at(
        """
        phase: build
        players:
        - {boss: draculord, hand: [golem_factory, jeopardy]}
        - {boss: gorgona, dungeon: [dark_altar], builds: 0}
        discard: [fear]
        """
    )
    do(table, "build golem_factory new", "pass")
    assert (decider(table), view(table)["active"]) == (1, 0)
    assert options(table) == ["use dark_altar 1", "pass"]
    do(table, "use dark_altar 1")
    assert decider(table) == 0  # the active player may act first
    do(table, "pass", "take fear")
    assert hand(table, 1) == ["fear"]


# -- face-down cards --------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-179")
def test_an_extra_room_cannot_be_laid_on_a_face_down_card():
    table = at(
        """
        phase: build
        players:
        - {boss: draculord, dungeon: [dark_altar], hand: [golem_factory, open_grave, motivation]}
        - {boss: gorgona, dungeon: [dragon_hatchery, dragon_hatchery, dragon_hatchery, goblin_armory], builds: 0}
        """
    )
    do(table, "build golem_factory new", "cast motivation")
    assert options(table) == ["build open_grave new", "build open_grave on 2", "pass"]
    assert why_not(table, "build open_grave on 1") == "BM-179"


@pytest.mark.rule("BM-179")
def test_a_face_down_card_on_a_room_shuts_that_room_for_building():
    table = at(
        """
        phase: build
        players:
        - {boss: draculord, dungeon: [dark_altar, bottomless_pit], hand: [golem_factory, open_grave, motivation]}
        - {boss: gorgona, dungeon: [dragon_hatchery, dragon_hatchery, dragon_hatchery, goblin_armory], builds: 0}
        """
    )
    do(table, "build golem_factory on 1", "cast motivation")
    assert options(table) == ["build open_grave new", "build open_grave on 2", "pass"]
    assert why_not(table, "build open_grave on 1") == "BM-179"


@pytest.mark.rule("BM-180")
def test_neither_a_new_face_down_room_nor_the_one_beneath_a_face_down_card_can_be_destroyed():
    table = at(
        """
        phase: build
        players:
        - boss: draculord
          dungeon:
          - {stack: [bottomless_pit, the_crushinator]}
          - open_grave
          - {room: goblin_armory, face_down: dark_altar}
          hand: [golem_factory]
        - {boss: gorgona, builds: 0}
        """
    )
    assert "use the_crushinator 1 0:2" in options(table)
    do(table, "build golem_factory new")
    assert options(table) == ["use the_crushinator 2 0:3", "pass"]
    assert why_not(table, "use the_crushinator 2 0:1") in ("BM-180", "BM-181")
    assert why_not(table, "use the_crushinator 2 0:4") in ("BM-180", "BM-181")


@pytest.mark.rule("BM-181")
def test_a_room_under_a_face_down_card_can_be_neither_aimed_at_nor_used():
    table = at(
        """
        phase: build
        players:
        - {boss: draculord, dungeon: [dark_altar, golem_factory], hand: [open_grave, jeopardy]}
        - {boss: gorgona, dungeon: [boulder_ramp], hand: [freeze], builds: 0}
        discard: [fear]
        """
    )
    assert "use dark_altar 1" in options(table)
    do(table, "build open_grave on 1")
    assert options(table) == ["cast jeopardy", "pass"]
    assert why_not(table, "use dark_altar 1") == "BM-181"
    do(table, "pass")
    assert (decider(table), options(table)) == (1, ["cast freeze 0:2", "cast freeze 1:1", "pass"])
    assert why_not(table, "cast freeze 0:1") == "BM-181"


@pytest.mark.rule("BM-182")
def test_one_room_a_round_unless_a_card_allows_another():
    table = at(
        """
        phase: build
        players:
        - {boss: draculord, hand: [construction_zone, golem_factory, open_grave]}
        - {boss: gorgona, builds: 0, hand: [jeopardy]}
        """
    )
    do(table, "build construction_zone new")
    assert decider(table) == 1  # the builder has nothing left to do
    do(table, "pass", "pass")  # once as an opponent, once as the active player
    assert table.decision is not None
    assert (table.decision.seat, table.decision.kind, table.decision.source) == (0, "build", "construction_zone")
    do(table, "build golem_factory new")
    assert dungeon(table, 0) == ["golem_factory", "construction_zone"]
    assert hand(table, 0) == ["open_grave"]
    assert view(table)["phase"] == "adventure"


@pytest.mark.rule("BM-182")
def test_the_build_comes_back_with_the_next_round():
    table = at(
        """
        phase: build
        players:
        - {boss: draculord, hand: [golem_factory, open_grave]}
        - {boss: gorgona, builds: 0, hand: [jeopardy]}
        """
    )
    do(table, "build golem_factory new")
    finish_round(table)
    assert (view(table)["round"], decider(table)) == (2, 0)
    assert "build open_grave new" in options(table)


@pytest.mark.rule("BM-183")
def test_building_leaves_the_other_rooms_where_they_are_unless_a_card_swaps_them():
    table = at(
        """
        phase: build
        players:
        - boss: draculord
          dungeon: [open_grave, dark_altar, goblin_armory]
          hand: [golem_factory, centipede_tunnel]
        - {boss: gorgona, builds: 0, hand: [jeopardy]}
        """
    )
    assert {said.split()[0] for said in options(table)} == {"build", "use", "pass"}
    do(table, "build golem_factory on 2")
    pass_until(table, "adventure")
    assert dungeon(table, 0) == ["open_grave", "golem_factory", "goblin_armory"]
    finish_round(table)
    do(table, "build centipede_tunnel new")
    pass_until(table, "reveal")
    do(table, "yes", "room 0:2", "room 0:4")
    assert dungeon(table, 0) == ["centipede_tunnel", "goblin_armory", "golem_factory", "open_grave"]


# -- the reveal -------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-185")
def test_all_cards_are_turned_up_together_before_any_of_them_does_anything():
    table = at(
        """
        phase: build
        players:
        - {boss: gorgona, hand: [mimic_vault]}
        - {boss: draculord, hand: [dark_laboratory]}
        - {boss: xyzax, hand: [monstrous_monument]}
        town: [nick_the_masher]
        discard: [golem_factory]
        """
    )
    do(table, "build dark_laboratory new", "build monstrous_monument new")
    assert [seat(table, number)["dungeon"][0]["face_down"] for number in (1, 2)] == [True, True]
    assert [dungeon(table, number) for number in (1, 2)] == [[], []]
    happened = do(table, "build mimic_vault new")
    names = [event.kind.name for event in happened]
    assert names.index("triggered") > max(at for at, name in enumerate(names) if name == "revealed")
    assert names.count("revealed") == 3
    assert [dungeon(table, number) for number in (0, 1, 2)] == [
        ["mimic_vault"],
        ["dark_laboratory"],
        ["monstrous_monument"],
    ]


@pytest.mark.rule("BM-187")
def test_level_ups_and_effects_of_building_resolve_in_the_order_of_xp():
    table = at(
        """
        phase: build
        players:
        - boss: gorgona
          dungeon: [dragon_hatchery, dragon_hatchery, dragon_hatchery, goblin_armory]
          hand: [mimic_vault]
        - boss: xyzax
          dungeon: [golem_factory, golem_factory, golem_factory, goblin_armory]
          hand: [monstrous_monument]
        - {boss: draculord, hand: [dark_laboratory]}
        town: [nick_the_masher, boden_the_pantless, jesta_the_rogue]
        discard: [neanderthal_cave, open_grave]
        """
    )
    do(table, "build dark_laboratory new", "build monstrous_monument new")
    happened = do(table, "build mimic_vault new")
    while table.decision is not None and view(table)["phase"] == "reveal":
        happened += decline(table)
    order = [
        (event.seat, event.facts.get("boss") or event.facts["card"])
        for event in happened
        if event.kind.name in ("levelled_up", "triggered")
    ]
    assert order == [
        (2, "dark_laboratory"),
        (1, "xyzax"),
        (1, "monstrous_monument"),
        (0, "gorgona"),
        (0, "mimic_vault"),
    ]


@pytest.mark.rule("BM-188")
def test_from_the_reveal_to_the_adventure_nobody_may_declare_anything():
    table = at(
        """
        phase: build
        players:
        - {boss: draculord, dungeon: [jackpot_stash], hand: [specters_sanctum, freeze]}
        - {boss: xyzax, dungeon: [dark_altar], hand: [freeze], builds: 0}
        - {boss: gorgona, dungeon: [jackpot_stash], hand: [freeze], builds: 0}
        town: [the_fool]
        discard: [fear]
        """
    )
    do(table, "build specters_sanctum new")
    pass_until(table, "reveal")
    assert options(table) == ["player 1", "player 2"]
    assert why_not(table, "cast freeze 1:1") == "BM-303"
    assert why_not(table, "use jackpot_stash 2") == "BM-303"
    do(table, "player 1")
    assert view(table)["phase"] == "adventure"  # nobody was asked in between, though all could act
    assert "cast freeze 1:1" in options(table)
    assert "use jackpot_stash 2" in options(table)


@pytest.mark.rule("BM-189")
def test_a_build_spell_is_too_late_after_the_reveal():
    table = at(
        """
        phase: build
        players:
        - {boss: draculord, hand: [specters_sanctum, kobold_strike, annihilator]}
        - {boss: xyzax, hand: [assassin], builds: 0}
        - {boss: gorgona, dungeon: [bottomless_pit], hand: [fear], builds: 0}
        """
    )
    assert "cast kobold_strike" in options(table)
    do(table, "build specters_sanctum new")
    assert "cast kobold_strike" in options(table)
    pass_until(table, "reveal")
    assert why_not(table, "cast kobold_strike") == "BM-303"
    do(table, "player 1")
    assert view(table)["phase"] == "adventure"
    assert options(table) == ["cast annihilator 2:1", "pass"]
    assert why_not(table, "cast kobold_strike") == "BM-072"


@pytest.mark.rule("BM-190")
def test_a_new_room_with_an_ability_rests_until_the_adventure():
    table = at(
        """
        phase: build
        players:
        - {boss: draculord, hand: [dark_altar, jeopardy]}
        - {boss: cleopatra, hand: [specters_sanctum]}
        - {boss: gorgona, hand: [assassin], builds: 0}
        discard: [fear]
        """
    )
    do(table, "build dark_altar new")
    assert options(table) == ["cast jeopardy", "pass"]
    assert why_not(table, "use dark_altar 1") == "BM-190"
    do(table, "pass", "build specters_sanctum new")
    assert options(table) == ["cast jeopardy", "pass"]  # asked as the active player's opponent, still face down
    pass_until(table, "reveal")
    assert (decider(table), options(table)) == (1, ["player 0", "player 2"])
    do(table, "player 2")
    assert (view(table)["phase"], decider(table)) == ("adventure", 0)
    assert "use dark_altar 1" in options(table)


@pytest.mark.rule("BM-191")
def test_an_effect_of_building_that_was_not_used_is_gone():
    table = at(
        """
        phase: build
        players:
        - {boss: draculord, hand: [construction_zone, golem_factory]}
        - {boss: gorgona, builds: 0}
        """
    )
    do(table, "build construction_zone new")
    assert table.decision is not None
    assert table.decision.source == "construction_zone"
    do(table, "pass")
    assert (view(table)["round"], view(table)["phase"]) == (2, "build")
    assert {asker for _, asker in asked_in_this_round(table)} == {None}
    assert dungeon(table, 0) == ["construction_zone"]


@pytest.mark.rule("BM-191")
def test_a_level_up_that_was_declined_does_not_come_back():
    table = at(
        """
        phase: build
        players:
        - boss: king_croak
          dungeon: [dragon_hatchery, dragon_hatchery, dragon_hatchery, goblin_armory]
          hand: [golem_factory, open_grave]
        - {boss: gorgona, builds: 0}
        """
    )
    do(table, "build golem_factory new")
    assert options(table) == ["yes", "no"]
    do(table, "no")
    assert seat(table, 0)["levelled_up"]
    assert view(table)["round"] == 2
    do(table, "build open_grave on 5")  # five rooms are shown once more
    assert {kind for kind, _ in asked_in_this_round(table)} == {"build"}


@pytest.mark.rule("BM-192")
def test_uncovering_or_waking_a_room_does_not_build_it_again():
    table = at(
        """
        phase: adventure
        players:
        - boss: draculord
          dungeon: [{stack: [dark_laboratory, dark_altar]}, {room: dark_laboratory, deactivated: true}]
          hand: [annihilator]
        - {boss: gorgona}
        discard: [golem_factory]
        """
    )
    happened = do(table, "use dark_altar 1", "take golem_factory")
    assert dungeon(table, 0) == ["dark_laboratory", "dark_laboratory"]
    happened += finish_round(table)
    assert [event["card"] for event in told(happened, "uncovered")] == ["dark_laboratory"]
    assert [event["card"] for event in told(happened, "reactivated")] == ["dark_laboratory"]
    assert told(happened, "triggered") == []
    assert [event["deck"] for event in told(happened, "drew")] == ["rooms", "rooms"]  # the next round's cards


@pytest.mark.rule("BM-192")
def test_two_stacks_that_change_places_are_not_built_again():
    table = at(
        """
        phase: build
        players:
        - {boss: draculord, dungeon: [dark_laboratory, mimic_vault], hand: [centipede_tunnel]}
        - {boss: gorgona, builds: 0, hand: [jeopardy]}
        town: [nick_the_masher]
        """
    )
    do(table, "build centipede_tunnel new")
    pass_until(table, "reveal")
    do(table, "yes", "room 0:2")
    happened = do(table, "room 0:3")
    assert dungeon(table, 0) == ["centipede_tunnel", "mimic_vault", "dark_laboratory"]
    assert told(happened, "triggered") == []
    assert hand(table, 0) == []


@pytest.mark.rule("BM-173")
def test_what_is_offered_to_build_is_exactly_what_no_rule_forbids() -> None:
    found = 0
    for number in range(20):
        table = deal(number)
        for _ in play(table, chance(number)):
            g = pieces(table)
            for me in g.players:
                cards = me.rooms.kinds()
                offered = [str(option) for option in builds(g, me, cards)]
                places = [Build(card, place) for card in cards for place in range(-1, len(me.dungeon))]
                allowed = [str(one) for one in places if not forbids_building(me, one.card, one.on(me))]
                assert offered == ([] if g.no_building else allowed)
                found += len(offered)
    assert found > 1000
