"""What every card of Portable Power does, and what it does not do; see also test_portable_rooms.py."""

from __future__ import annotations

from typing import Any

import pytest

import underkeep as uk
from tests.boss_monster.cards.dbm.test_dbm import building, revealed, steps, walking
from tests.boss_monster.situations import (
    at_small_boxes,
    damage,
    decider,
    do,
    dungeon,
    finish_round,
    hand,
    options,
    seat,
    told,
    view,
    why_not,
)
from underkeep.boss_monster.cards import CATALOGUE
from underkeep.boss_monster.census import census
from underkeep.boss_monster.piles import BOUND, EPOCH, KNOWN, LOW_BITS, Pile
from underkeep.boss_monster.redeal import looked_through, seen_since
from underkeep.boss_monster.verbs import hands


@pytest.mark.card("travel_shrine")
class TestTravelShrine:
    def looking(self) -> uk.Table:
        return at_small_boxes(
            """
            phase: build
            active: 1
            players:
            - {boss: cleopatra, builds: 0, dungeon: [{stack: [], face_down: travel_shrine}]}
            - {boss: robobo, dungeon: [open_grave], hand: [freeze]}
            decks: {rooms: [dark_altar, golem_factory]}
            """
        )

    def test_shows_its_owner_the_top_room_card_which_may_be_discarded(self):
        table = self.looking()
        events = do(table, "pass")
        peeked = next(event for event in events if event.kind.name == "peeked")
        assert peeked.seen_by(0)["cards"] == ["dark_altar"]
        assert "cards" not in peeked.seen_by(1)
        assert view(table, 0)["decks"]["top_room"] == "dark_altar"
        assert "top_room" not in view(table, 1)["decks"]
        assert "top_room" not in view(table)["decks"]
        do(table, "yes")
        assert view(table)["discard"] == ["dark_altar"]
        assert "top_room" not in view(table, 0)["decks"]

    def test_leaves_it_there_known_to_its_owner_alone_in_every_imagined_world(self):
        table = self.looking()
        do(table, "pass", "no")
        for seed in range(20):
            assert pieces(table.redeal(0, seed)).room_deck.cards[-1].id == "dark_altar"
        others = {pieces(table.redeal(1, seed)).room_deck.cards[-1].id for seed in range(20)}
        assert len(others) > 1

    def test_does_nothing_when_no_room_card_is_left_anywhere(self):
        table = self.looking()
        g = pieces(table)
        g.gone += g.room_deck.cards
        g.room_deck.cards, g.room_deck.tags = [], []
        do(table, "pass")
        assert decider(table) == 1

    def test_looks_at_a_deck_made_anew(self):
        table = self.looking()
        g = pieces(table)
        g.discard += g.room_deck.cards
        g.room_deck.cards, g.room_deck.tags = [], []
        assert told(do(table, "pass"), "shuffled")
        assert decider(table) == 0

    def test_what_was_seen_is_only_known_to_be_in_there_when_the_deck_is_shuffled(self):
        table = self.looking()
        do(table, "pass", "no")
        g = pieces(table)
        hands.look_through(g, g.players[1], g.room_deck, "rooms")
        knows = [tag & 255 for tag in g.room_deck.tags]
        assert sum([tag & KNOWN > 0 for tag in knows]) == 0
        assert [card.id for card, tag in zip(g.room_deck.cards, knows, strict=True) if tag & BOUND] == ["dark_altar"]
        assert len({tag & EPOCH for tag in knows}) == 1


@pytest.mark.card("travel_shrine")
@pytest.mark.parametrize(
    ("tags", "opening", "searched"),
    [
        ([BOUND | 2, BOUND | 2], False, True),  # the viewer has searched it
        ([BOUND | 2, 2], False, False),  # the viewer had seen one card of it, before somebody else did
        ([BOUND | 2, 2], True, True),  # the viewer's own hand was shuffled in
        ([BOUND | 1, BOUND | 1], False, False),  # before that epoch
        ([(BOUND | 2) * LOW_BITS] * 2, False, False),  # made anew before everybody's eyes
    ],
)
def test_who_has_searched_a_deck_can_be_told_from_who_has_seen_a_card_of_it(tags, opening, searched):
    deck: Any = Pile([CATALOGUE["dark_altar"], CATALOGUE["golem_factory"]], tags)
    assert looked_through(deck, 0, 1, opening=opening) == searched


@pytest.mark.rs("RS-061")
@pytest.mark.card("travel_shrine")
def test_what_was_shown_of_a_deck_is_the_upper_one_of_two_equal_cards():
    altar, golem = CATALOGUE["dark_altar"], CATALOGUE["golem_factory"]
    before: Any = Pile([altar, golem, altar], [0, 0, 0])
    looked: Any = Pile([altar, golem, altar], [0, 0, KNOWN])
    assert seen_since([before], [looked], 0, 0, opening=False) == [(0, 2)]
    hand: Any = Pile([altar], [0])
    told: Any = Pile([altar, altar], [KNOWN, 0])  # in a hand it is the one that was there, and another has come since
    assert seen_since([hand, before], [told, Pile([altar, golem], [0, 0])], 0, 0, opening=False) == [(0, 0)]


@pytest.mark.rs("RS-061")
def test_a_card_that_was_drawn_and_laid_back_is_the_one_that_lay_there():
    deck: Any = Pile([CATALOGUE["dark_altar"], CATALOGUE["golem_factory"]], [0, 0])
    nothing: Any = Pile([], [])
    assert seen_since([nothing, deck], [nothing, deck], 0, 0, [1], opening=False) == []
    drawn: Any = Pile([CATALOGUE["dark_altar"]], [0])
    assert seen_since([nothing, deck], [nothing, drawn], 0, 0, [0], opening=False) == [(1, 1)]


def pieces(table: uk.Table) -> Any:
    return table._game


@pytest.mark.card("masters_hand")
def test_masters_hand_takes_any_discarded_card_for_a_death():
    table = walking(
        "dungeon: [masters_hand], inside: {hero: elfstar, room: 1, damage: 9}", more="discard: [fear, dark_altar]"
    )
    do(table, "pass")
    assert options(table) == ["take fear", "take dark_altar"]
    do(table, "take fear")
    assert hand(table, 0) == ["fear"]


@pytest.mark.card("war_turtle")
class TestWarTurtle:
    def test_may_exchange_a_room_card(self):
        table = revealed("war_turtle", mine="hand: [dark_altar, open_grave]")
        assert options(table) == ["discard dark_altar", "discard open_grave", "pass"]
        do(table, "discard dark_altar")
        assert len(hand(table, 0)) == 2
        assert view(table)["discard"] == ["dark_altar"]

    def test_may_keep_it(self):
        table = revealed("war_turtle", mine="hand: [dark_altar]")
        do(table, "pass")
        assert hand(table, 0) == ["dark_altar"]


@pytest.mark.card("pop_up_barracks")
def test_pop_up_barracks_strengthens_another_monster_room_of_mine():
    table = revealed("pop_up_barracks", rooms="golem_factory, dark_altar, open_grave")
    assert damage(table, 0) == [1, 4, 1, 2]
    finish_round(table)
    assert damage(table, 0) == [1, 2, 1, 2]


@pytest.mark.card("suitcase_study")
def test_suitcase_study_brings_a_spell_for_a_card():
    table = revealed("suitcase_study", mine="hand: [dark_altar]")
    do(table, "discard dark_altar")
    assert seat(table, 0)["spells"]["count"] == 1
    assert seat(table, 0)["rooms"]["count"] == 0


@pytest.mark.card("bottled_imp")
def test_bottled_imp_is_uncorked_once_per_round_by_a_spell_of_mine():
    table = walking("dungeon: [bottled_imp, dark_altar], hand: [annihilator, annihilator]")
    do(table, "cast annihilator 0:2", "cast annihilator 0:2")
    assert damage(table, 0)[0] == 3


@pytest.mark.card("portable_hole")
class TestPortableHole:
    def test_deals_four_to_its_hero_who_dies_of_it_or_goes_on(self):
        table = walking("dungeon: [portable_hole, open_grave], inside: {hero: elfstar, room: 1, damage: 1}")
        do(table, "use portable_hole 1 elfstar")
        assert seat(table, 0)["souls"] == 1
        table = walking("dungeon: [portable_hole, open_grave], inside: {hero: lady_samantha, room: 1, damage: 1}")
        assert steps(do(table, "use portable_hole 1 lady_samantha")) == [2]
        assert dungeon(table, 0) == ["open_grave"]

    def test_is_not_used_in_the_build_phase(self):
        table = building("dungeon: [portable_hole], hand: [dark_altar]")
        assert why_not(table, "use portable_hole 1") == "BM-263"


@pytest.mark.card("trapdoor_rug")
def test_trapdoor_rug_helps_the_trap_behind_it():
    table = building("dungeon: [dark_altar, trapdoor_rug, dark_altar, golem_factory]")
    assert damage(table, 0) == [1, 1, 2, 2]
    table = building("dungeon: [trapdoor_rug, golem_factory, dark_altar]")
    assert damage(table, 0) == [1, 2, 1]


@pytest.mark.card("rolling_throne")
def test_rolling_throne_rolls_in_the_round_in_which_it_is_built():
    table = revealed("rolling_throne", beneath="golem_factory")
    assert damage(table, 0) == [5]
    assert uk.load(table.position()).digest() == table.digest()
    finish_round(table)
    assert damage(table, 0) == [4]


@pytest.mark.card("tent_of_mirrors")
def test_tent_of_mirrors_may_draw_a_room_card_for_an_opponents_spell_once_per_round():
    table = walking("dungeon: [{stack: [suitcase_study, tent_of_mirrors]}]")
    do(table, "cast freeze 1:1")
    assert (decider(table), options(table)) == (0, ["yes", "no"])
    do(table, "yes")
    assert len(hand(table, 0)) == 1
    assert seat(table, 0)["dungeon"][0]["used"]


@pytest.mark.card("mobi")
class TestMobi:
    MINE = "dungeon: [golem_factory, {stack: [open_grave, golem_factory]}], hand: [fear]"

    def test_makes_every_room_portable_after_its_level_up(self):
        table = at_small_boxes(
            f"phase: build\nactive: 0\nplayers:\n- {{boss: mobi, {self.MINE}, levelled_up: true}}\n- {{boss: robobo}}\n"
        )
        assert options(table) == ["take_back 1", "take_back 2", "pass"]
        do(table, "take_back 2")
        assert dungeon(table, 0) == ["golem_factory", "open_grave"]

    def test_does_not_before(self):
        table = at_small_boxes(
            f"phase: build\nactive: 0\nplayers:\n- {{boss: mobi, {self.MINE}, builds: 0}}\n"
            "- {boss: robobo, dungeon: [open_grave], hand: [freeze]}\n"
        )
        assert decider(table) == 1
        assert why_not(table, "take_back 1") == "BM-A13"


@pytest.mark.card("tent_of_mirrors")
@pytest.mark.rule("BM-073")
def test_while_it_asks_the_spell_lies_in_the_discard_pile_and_nowhere_else():
    table = walking("dungeon: [{stack: [suitcase_study, tent_of_mirrors]}]")
    before = census(pieces(table))
    do(table, "cast freeze 1:1")
    assert view(table)["chain"] == []
    assert view(table)["discard"] == ["freeze"]
    assert census(pieces(table)) == before
