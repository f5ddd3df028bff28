"""An imagined table is one that could be: also when few of the unseen cards could lie face down where one lies."""

from __future__ import annotations

import pytest

import underkeep as uk
from tests.boss_monster.situations import at
from tests.core.games import asked
from tests.core.invariants import check, pieces
from underkeep.boss_monster.cards import BOXES
from underkeep.boss_monster.pieces import Room
from underkeep.boss_monster.redeal import exchange_laid_cards, laid_cards
from underkeep.boss_monster.room_cards import RoomCard
from underkeep.core.rng import make

LAID = ("dark_altar", "open_grave", "golem_factory")


def three_new_places() -> uk.Table:
    """Three opponents have each laid a card on a new place. Of all other ordinary rooms none is left in the game."""
    used = [room.id for room in BOXES["BMR"].rooms if not room.advanced for _ in range(room.copies)]
    for card in LAID:
        used.remove(card)
    return uk.load(
        f"""\
underkeep: position 1
game: boss_monster
options: {{players: 4}}
phase: build
active: 0
players:
- {{boss: cleopatra, hand: [freeze], dungeon: [{used.pop()}]}}
- {{boss: gorgona, dungeon: [{{stack: [], face_down: {LAID[0]}}}]}}
- {{boss: xyzax, dungeon: [{{stack: [], face_down: {LAID[1]}}}]}}
- {{boss: robobo, dungeon: [{{stack: [], face_down: {LAID[2]}}}]}}
gone: [{", ".join(used)}]
"""
    )


def laid(table: uk.Table) -> list[RoomCard]:
    cards = [room.face_down for me in pieces(table).players for room in me.dungeon]
    return [card for card in cards if card is not None]


@pytest.mark.rs("RS-061")
def test_cards_on_new_places_are_imagined_as_ordinary_rooms_even_if_there_are_hardly_any():
    table = three_new_places()
    for seed in range(12):
        imagined = table.redeal(0, seed)
        assert [card.id for card in laid(imagined) if card.advanced] == []
        check(imagined)
        assert uk.load(imagined.position()).digest() == imagined.digest()


@pytest.mark.rs("RS-061")
def test_if_no_unseen_card_could_lie_there_no_table_is_imagined():
    g = pieces(three_new_places())
    misfit = next(card for card in g.room_deck.cards if card.advanced)
    g.players[1].dungeon[0].face_down = misfit
    with pytest.raises(uk.NoRecipe, match="could lie"):
        exchange_laid_cards(g, 0, make("fast", 1), [g.players[2].rooms], laid_cards(g, 0), [])


@pytest.mark.rs("RS-061")
def test_a_card_fetched_before_all_eyes_does_not_give_away_an_equal_one_in_the_same_hand():
    table = at(
        """
        phase: reveal
        players:
        - boss: cleopatra
          dungeon: [{room: golem_factory, face_down: monstrous_monument}]
        - boss: draculord
          hand: [ligers_den, boulder_ramp]
          dungeon: [{room: neanderthal_cave, face_down: monstrous_monument}]
        discard: [ligers_den, golem_factory, goblin_armory]
        """
    )
    table.choose("take ligers_den")
    assert asked(table).seat == 0
    imagined = [pieces(table.redeal(0, seed)).players[1].rooms.cards for seed in range(40)]
    assert all("ligers_den" in [card.id for card in hand] for hand in imagined)
    assert any([card.id for card in hand].count("ligers_den") == 1 for hand in imagined)


@pytest.mark.rs("RS-061")
def test_only_a_card_that_could_not_lie_there_changes_its_place():
    g = pieces(three_new_places())
    misfit = next(card for card in g.room_deck.cards if card.advanced)
    ordinary = g.players[1].dungeon[0].face_down
    assert ordinary is not None
    at_home = [g.players[seat].dungeon[0].face_down for seat in (2, 3)]
    spot = g.room_deck.cards.index(misfit)
    g.room_deck.cards[spot] = ordinary
    g.players[1].dungeon[0].face_down = misfit
    visible = g.room_deck.cards.pop()
    g.players[1].dungeon.insert(0, Room(1, visible, [visible]))  # a room at which nobody wonders what lies on it
    down = laid_cards(g, 0)
    exchange_laid_cards(g, 0, make("fast", 1), [*down, g.room_deck], down, [])
    assert [card for pile in down for card in pile.cards] == [ordinary, *at_home]
    assert g.room_deck.cards[spot] is misfit
