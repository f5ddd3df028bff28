"""Every card has its place, and only one; what could never lie on the table is noticed."""

from __future__ import annotations

from typing import Any

import pytest

import underkeep as uk
from tests.boss_monster.situations import at, at_items, at_with_coins, do
from underkeep.boss_monster.cards import BOXES, CATALOGUE
from underkeep.boss_monster.census import census, oddities, seen, to_be_seen, unseen
from underkeep.boss_monster.piles import KNOWN
from underkeep.boss_monster.verbs.rooms import weaken
from underkeep.bots.soak import state


def printed_copies(players: int) -> dict[str, int]:
    """What comes out of the box for so many players, counted from the catalogue alone."""
    box = BOXES["BMR"]
    symbols = {2: ("2+",), 3: ("2+", "3+"), 4: ("2+", "3+", "4")}[players]
    copies = {card.id: card.copies for card in [*box.rooms, *box.spells, *box.bosses]}
    return copies | {hero.id: 1 for hero in box.heroes if hero.players in symbols}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_deal_holds_exactly_what_is_in_the_box(players):
    table = uk.new_game("boss_monster", players=players, seed=1)
    assert census(state(table)) == printed_copies(players)


def test_bosses_to_choose_from_are_counted_once_before_and_after_the_choice():
    table = uk.new_game("boss_monster", players=3, seed=1, variants=["choose_boss"])
    for _ in range(4):
        assert census(state(table)) == printed_copies(3)
        table.choose(0)


def test_a_spell_that_is_being_answered_is_still_counted():
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - {boss: cleopatra, dungeon: [open_grave], hand: [freeze]}
        - {boss: gorgona, dungeon: [open_grave], hand: [counterspell]}
        """
    )
    do(table, "cast freeze 1:1")
    assert table.view(0)["chain"]
    assert census(state(table)) == printed_copies(2)


def test_a_card_laid_face_down_is_counted():
    table = at(
        """
        phase: build
        active: 0
        players:
        - {boss: cleopatra, dungeon: [{stack: [open_grave], face_down: dark_altar}], hand: [golem_factory]}
        - {boss: gorgona}
        """
    )
    assert table.view(0)["players"][0]["dungeon"][0]["laid"] == "dark_altar"
    assert census(state(table)) == printed_copies(2)


def test_a_walking_hero_one_at_the_entrance_and_those_in_the_score_area_are_counted():
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - boss: cleopatra
          dungeon: [open_grave, bottomless_pit]
          inside: {hero: nick_the_masher, room: 2}
          entrance: [the_fool]
          souls: [jesta_the_rogue]
          wounds: [boden_the_pantless]
        - {boss: gorgona}
        town: [joman_chimm_cutpurse]
        """
    )
    assert census(state(table)) == printed_copies(2)


# -- oddities -----------------------------------------------------------------------------------------------------


@pytest.fixture
def game() -> Any:
    """A table where nothing is odd yet."""
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - {boss: cleopatra, dungeon: [bottomless_pit], inside: {hero: nick_the_masher, room: 1}, entrance: [the_fool]}
        - {boss: gorgona, dungeon: [open_grave], hand: [freeze, dark_altar]}
        town: [joman_chimm_cutpurse]
        """
    )
    assert oddities(state(table)) == []
    return state(table)


def test_nobody_has_less_than_no_damage(game):
    game.walker.damage = -1
    game.town[0].damage = -2
    game.players[0].entrance[0].damage = -3
    assert oddities(game) == [
        "joman_chimm_cutpurse has -2 damage",
        "the_fool has -3 damage",
        "nick_the_masher has -1 damage",
    ]


def test_six_rooms_are_one_too_many(game):
    game.players[1].dungeon = game.players[1].dungeon * 6
    assert "seat 1: 6 rooms (BM-030)" in oddities(game)


def test_nobody_may_build_less_than_nothing(game):
    game.players[1].builds = -1
    assert oddities(game) == ["seat 1: -1 builds"]


def test_a_room_needs_a_card(game):
    game.players[1].dungeon[0].stack = []
    assert oddities(game) == ["seat 1: nothing lies at place 1"]


def test_a_room_cannot_deal_less_than_no_damage(game):
    weaken(game, game.players[1].dungeon[0], 5)
    assert game.players[1].damage(0) == 0


def test_a_room_belongs_to_whom_it_lies_before(game):
    game.players[1].dungeon[0].owner = 0
    assert oddities(game) == ["seat 1: room 1 belongs to seat 0"]


def test_every_hidden_card_has_its_tag(game):
    game.players[1].rooms.tags = []
    game.spell_deck.tags = game.spell_deck.tags[1:]
    told = oddities(game)
    assert told[0] == "seat 1: 1 cards in hand and 0 tags"
    assert told[1].startswith("the spell deck has")


def test_nobody_stands_in_a_room_that_is_not_there(game):
    game.walker = None
    assert oddities(game) == ["somebody is inside a room that is not there"]


def test_who_is_out_has_nothing_left_on_the_table(game):
    game.players[1].out = True
    assert oddities(game) == ["seat 1: out of the game, but not off the table (BM-229)"]


# -- what a seat cannot know ----------------------------------------------------------------------------------------


def test_my_own_hand_and_what_i_have_seen_is_not_unseen():
    table = at(
        """
        phase: build
        active: 0
        players:
        - {boss: cleopatra, dungeon: [dark_altar], hand: [freeze, open_grave]}
        - boss: gorgona
          hand: [counterspell, golem_factory]
          tags: [128, 0]
          dungeon: [{stack: [], face_down: neanderthal_cave}]
        """
    )
    hidden = [card for _, card in unseen(state(table), 0)]
    everything = sum(CATALOGUE[card].copies for card in ("freeze", "counterspell", "open_grave"))
    assert hidden[:2] == ["golem_factory", "neanderthal_cave"]
    assert sum(hidden.count(card) for card in ("freeze", "counterspell", "open_grave")) == everything - 3


def test_cards_of_another_epoch_form_a_group_of_their_own():
    table = at(
        """
        phase: build
        active: 0
        epoch: 1
        players:
        - {boss: cleopatra}
        - {boss: gorgona, hand: [golem_factory, open_grave], tags: [65, 0]}
        """
    )
    groups = {card: group for group, card in unseen(state(table), 0)[:2]}
    assert groups == {"golem_factory": "room 65", "open_grave": "room 0"}


def test_a_miniboss_at_its_room_is_counted():
    table = at_with_coins(
        """
        phase: build
        players:
        - {boss: cleopatra, dungeon: [{room: spiked_pit, miniboss: spike}], hand: [golem_factory]}
        - {boss: gorgona}
        """
    )
    plain = at_with_coins("phase: build\nplayers:\n- {boss: cleopatra, hand: [golem_factory]}\n- {boss: gorgona}")
    assert census(state(table)) == census(state(plain))
    assert census(state(table))["spike"] == CATALOGUE["spike"].copies


def test_items_are_counted_wherever_they_lie_and_those_of_the_deck_are_unseen():
    table = at_items(
        """
        phase: adventure
        active: 0
        items: [cheat_code]
        players:
        - {boss: cleopatra, dungeon: [open_grave], hand: [freeze], item: magic_mirror, items: [extra_life],
           inside: {hero: elfstar, room: 1, item: the_bomb}}
        - {boss: gorgona}
        """
    )
    plain = at_items("phase: build\nplayers:\n- {boss: cleopatra, hand: [golem_factory]}\n- {boss: gorgona}")
    assert census(state(table)) == census(state(plain))
    hidden = {card for group, card in unseen(state(table), 0) if group == "item"}
    shown = {"cheat_code", "magic_mirror", "extra_life", "the_bomb"}
    assert hidden | shown == {card.id for card in [*BOXES["THK"].items, *BOXES["IOD"].items]}
    assert not hidden & shown


def test_what_a_game_could_show_is_every_card_played_and_every_ability_used():
    table = at_items("phase: build\nplayers:\n- {boss: cleopatra, hand: [golem_factory]}\n- {boss: gorgona}")
    hoped = to_be_seen(state(table))
    assert {"freeze played", "golem_factory played", "golem_factory used", "cleopatra used"} <= set(hoped)
    assert "magic_mirror played" in hoped
    assert not {"cleopatra played", "freeze used", "elfstar used"} & set(hoped)
    explorers = {card.id for card in BOXES["IOD"].items if card.treasure == "explorer"}
    assert explorers
    assert not {f"{card} played" for card in explorers} & set(hoped)  # BM-121: nobody would carry them
    rise = at_with_coins("phase: build\nplayers:\n- {boss: cleopatra, hand: [golem_factory]}\n- {boss: gorgona}")
    assert {"spike played", "spike used"} <= set(to_be_seen(state(rise)))


def test_what_events_have_shown_of_that():
    table = at(
        """
        phase: build
        active: 1
        players:
        - {boss: cleopatra, dungeon: [{stack: [], face_down: dark_altar}], builds: 0}
        - {boss: gorgona, dungeon: [open_grave], hand: [freeze]}
        """
    )
    shown = seen(do(table, "cast freeze 1:1"))  # the last thing before the reveal
    assert shown[:2] == ["freeze played", "freeze used"]
    assert "dark_altar played" in shown


def test_a_face_down_card_that_the_viewer_knows_is_not_unseen():
    table = at(
        """
        phase: build
        active: 0
        players:
        - {boss: cleopatra, hand: [golem_factory]}
        - {boss: gorgona, dungeon: [{stack: [open_grave], face_down: dark_altar}]}
        """
    )
    g = state(table)
    before = [card for _, card in unseen(g, 0)]
    g.players[1].dungeon[0].tag |= KNOWN
    after = [card for _, card in unseen(g, 0)]
    assert before.count("dark_altar") == after.count("dark_altar") + 1
    assert len(before) == len(after) + 1
