"""The catalogue against figures that were written down apart from it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import underkeep as uk
from tests.clank_catacombs.figures import ACQUIRE, ARRIVING, CARDS, GIVES, TILES, TOKENS
from underkeep.clank_catacombs.cards import CATALOGUE
from underkeep.clank_catacombs.cards.box import DUNGEON
from underkeep.clank_catacombs.tiles.printed import TILES as PRINTED
from underkeep.clank_catacombs.tiles.printed import Tile
from underkeep.core.registry import game_named


def sheets() -> dict[str, dict[str, Any]]:
    return {card["id"]: card for card in game_named("clank_catacombs").cards()}


@pytest.mark.parametrize("card", CARDS)
def test_a_card_is_as_written_down(card):
    header, subtype, copies, cost, points, danger, dragon, topping = CARDS[card]
    sheet = sheets()[card]
    assert (sheet["header"], sheet["subtype"], sheet["copies"]) == (header, subtype, copies)
    assert tuple(sheet["cost"].get(what, 0) for what in ("skill", "swords", "gold", "lockpicks")) == cost
    assert (sheet["points"], sheet["danger"], sheet["dragon_attack"]) == (points, danger, dragon)
    assert CATALOGUE[card].topping == topping
    gives = {"major_secret": "major_secret", "minor_secret": "minor_secret"}
    assert sheet["gives"] == {gives.get(what, what): number for what, number in GIVES.get(card, {}).items()}
    assert sheet.get("acquire_gives", {}) == ACQUIRE.get(card, {})
    assert sheet["arrive"] == (card in ARRIVING)


@pytest.mark.rule("CC-005")
def test_the_hundred_cards_are_of_sixty_eight_kinds():
    base = [card for card in DUNGEON if card.set == "base"]
    assert len(base) == 68
    assert sum(card.copies for card in base) == 100
    assert {card.id for card in DUNGEON} - {"ape_lord_phantasm"} <= set(CARDS)


@pytest.mark.parametrize("token", TOKENS)
def test_a_token_is_as_written_down(token):
    sheet = sheets()[token]
    assert (sheet["type"], sheet["copies"], sheet["points"], sheet["is_prisoner"]) == TOKENS[token]


@pytest.mark.parametrize("tile", TILES)
def test_a_tile_is_as_written_down(tile):
    printed = next(one for one in PRINTED if one.id == tile)
    haunted, rooms, figures = TILES[tile]
    assert printed.haunted == haunted
    assert "; ".join(told(printed, at) for at in range(len(printed.rooms))) == ordered(rooms)
    corridors = list(dict.fromkeys(corridor for room in printed.rooms for corridor in room.corridors))
    assert figures == (
        len(corridors),
        sum(corridor.monsters for corridor in corridors),
        sum(corridor.footprints for corridor in corridors),
        sum(corridor.lock > 0 for corridor in corridors),
        sum(not (corridor.along and corridor.against) for corridor in corridors),
        len(printed.portals),
    )


def told(tile: Tile, at: int) -> str:
    room = tile.rooms[at]
    name = room.id if tile.start else room.id.partition("_")[2]
    parts = []
    for feature in room.names():
        if feature == "artifact":
            parts.append(feature + "+" * room.plus)
        elif feature == "gold":
            parts.append(f"gold{room.gold}")
        else:
            parts.append(feature)
    return " ".join([name, *sorted(parts)])


def ordered(rooms: str) -> str:
    words = [room.split(" ") for room in rooms.split("; ")]
    return "; ".join(" ".join([first, *sorted(rest)]) for first, *rest in words)


def test_every_card_and_token_has_a_name_and_every_one_that_does_something_a_text():
    for sheet in sheets().values():
        assert sheet["name"]
        assert sheet["text"] or sheet["gives"]


def test_no_deck_is_made_of_the_same_object_twice_by_mistake():
    assert Counter(card.id for card in DUNGEON).most_common(1)[0][1] == 1
    assert uk.new_game("clank_catacombs", seed=1).info.name == "clank_catacombs"
