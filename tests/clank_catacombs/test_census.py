"""The counting of everything finds what is wrong, so that a silent soak test means something."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import underkeep as uk
from tests.clank_catacombs.situations import at, pieces
from underkeep.clank_catacombs.basics import BURGLE, GOBLIN
from underkeep.clank_catacombs.cards.cheap import SWINDLE
from underkeep.clank_catacombs.census import census, oddities, unseen
from underkeep.clank_catacombs.table import Game
from underkeep.clank_catacombs.tiles import ON_SQUARES, SQUARE
from underkeep.clank_catacombs.tiles.start import SIDES


def some_table() -> Game:
    return pieces(uk.new_game("clank_catacombs", players=2, seed=1, first_player="0"))


def test_an_honest_table_has_no_oddities():
    assert oddities(some_table()) == []


def broken(change: Callable[[Game], None]) -> list[str]:
    g = some_table()
    change(g)
    return oddities(g)


def overlap(g: Game) -> None:
    del g.dungeon.cells[next(iter(g.dungeon.cells))]


def cut_off(g: Game) -> None:
    g.dungeon = g.dungeon.with_tile(SQUARE["H1"], 1, 0)  # far away


def name_twice(g: Game) -> None:
    room = SIDES[0].rooms[0].number
    g.dungeon = g.dungeon.twin()
    g.dungeon.ways[room] = g.dungeon.ways[room] * 2


@pytest.mark.parametrize(
    ("change", "word"),
    [
        (lambda g: setattr(g.turn, "skill", -1), "-1 skill"),
        (lambda g: setattr(g, "rage", 9), "rage at 9"),
        (lambda g: setattr(g, "ghosts", 4), "a ghost too many"),
        (lambda g: setattr(g, "bag_black", 23), "a dragon cube too many"),
        (lambda g: g.pile.append(GOBLIN), "the Goblin has left"),
        (lambda g: g.altars.update({0: [0]}), "is marked by"),
        (lambda g: g.altars.update({ON_SQUARES["h2_se"].number: [0, 0]}), "is marked by"),
        (lambda g: setattr(g.players[0], "gold", -1), "-1 gold"),
        (lambda g: setattr(g.players[0], "supply", 9), "cubes (CC-002)"),
        (lambda g: setattr(g.players[0], "scratches", 10), "10 damage"),
        (lambda g: setattr(g.players[0], "top", 99), "knows more cards"),
        (lambda g: g.players[0].seen.append(SWINDLE), "shows cards"),
        (lambda g: setattr(g.players[0], "pawn", ON_SQUARES["d01_nw"].number), "stands on no tile"),
        (lambda g: g.players[1].play.append(BURGLE), "has cards in play"),
        (overlap, "tiles overlap"),
        (cut_off, "cannot be reached"),
        (name_twice, "are called alike"),
    ],
)
def test_whatever_could_never_be_is_seen(change, word):
    assert any(word in odd for odd in broken(change)), broken(change)


def test_a_lost_card_is_missed():
    g = some_table()
    before = census(g)
    g.players[0].hand.pop()
    assert census(g) != before


def test_pieces_name_themselves():
    assert repr(BURGLE) == "<burgle>"
    assert repr(some_table().majors[0]).startswith("<")
    assert repr(SIDES[0]) == "<START_A>"
    assert repr(SIDES[0].rooms[0]) == "<crypt>"


@pytest.mark.rs("RS-061")
def test_what_everybody_has_seen_going_to_a_hand_or_a_deck_is_not_unseen():
    table = at(
        "hand: [lute, burgle], known_in_hand: [lute], deck: [swindle, stumble], known_on_top: 1, discard: [bard]"
    )
    hidden = [card for group, card in unseen(pieces(table), 1) if group == "cards of seat 0"]
    assert sorted(hidden) == sorted([*["burgle"] * 6, "scramble", "sidestep", "stumble", "stumble"])
    own = [card for group, card in unseen(pieces(table), 0) if group == "cards of seat 0"]
    assert sorted(own) == sorted([*["burgle"] * 5, "scramble", "sidestep", "stumble", "stumble"])
