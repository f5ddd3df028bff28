"""What greedy does with the cards of the small boxes."""

from __future__ import annotations

from tests.boss_monster.situations import at_small_boxes, at_vault
from tests.bots.test_greedy import greedy


def test_it_drops_a_hero_into_the_portable_hole_that_would_get_through():
    table = at_small_boxes(
        """
        phase: adventure
        active: 0
        players:
        - {boss: cleopatra, dungeon: [portable_hole], inside: {hero: elfstar, room: 1, damage: 1}}
        - {boss: gorgona, dungeon: [open_grave]}
        """
    )
    assert greedy(table) == "use portable_hole 1 elfstar"


def test_it_keeps_a_portable_room_where_it_stands_well():
    table = at_small_boxes(
        """
        phase: build
        active: 0
        players:
        - {boss: cleopatra, builds: 0, dungeon: [war_turtle, golem_factory]}
        - {boss: gorgona, dungeon: [open_grave]}
        """
    )
    assert greedy(table) == "pass"


def test_it_moves_a_portable_room_off_a_better_one_when_it_may_build_it_again():
    table = at_small_boxes(
        """
        phase: build
        active: 0
        players:
        - {boss: cleopatra, dungeon: [{stack: [golem_factory, bottled_imp]}, golem_factory]}
        - {boss: gorgona, dungeon: [open_grave]}
        town: [elfstar, lady_samantha]
        """
    )
    assert greedy(table) == "take_back 1"


def test_it_sends_an_agent_with_a_hero_that_a_rival_cannot_kill():
    table = at_small_boxes(
        """
        phase: build
        active: 0
        players:
        - {boss: cleopatra, builds: 0, hand: [agent_of_evil], dungeon: [golem_factory]}
        - {boss: gorgona, wounds: 4, dungeon: [open_grave]}
        town: [markus_geomancer_supreme]
        """
    )
    assert greedy(table) == "cast agent_of_evil 1 markus_geomancer_supreme"


def test_it_heals_with_the_mortician_when_a_wound_would_cost_the_game():
    table = at_vault(
        """
        phase: build
        active: 0
        players:
        - boss: cleopatra
          builds: 0
          wounds: [elfstar, lady_samantha, hookshot_joe]
          dungeon: [{room: golem_factory, miniboss: mortician, level: 3}]
        - {boss: gorgona, dungeon: [open_grave]}
        """
    )
    assert greedy(table) == "use mortician"


def test_it_leaves_the_top_card_of_the_deck_where_it_is():
    table = at_small_boxes(
        """
        phase: build
        active: 1
        players:
        - {boss: cleopatra, builds: 0, dungeon: [{stack: [], face_down: travel_shrine}]}
        - {boss: gorgona, dungeon: [open_grave], hand: [freeze]}
        """
    )
    table.choose("pass")
    assert greedy(table) == "no"


def test_it_promotes_with_the_overmind():
    table = at_vault(
        """
        phase: build
        active: 1
        players:
        - boss: overmind_nine
          builds: 0
          dungeon:
          - {stack: [], face_down: torture_chamber}
          - {room: golem_factory, miniboss: sapper, level: 1}
          - golem_factory
          - widow_chapel
          - widow_chapel
        - {boss: gorgona, dungeon: [open_grave], hand: [freeze]}
        """
    )
    while table.decision is not None and table.decision.kind != "room":
        table.choose("pass")
    assert greedy(table) == "room 0:2"
