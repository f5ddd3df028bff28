"""The catalogue against figures that were written down apart from it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import underkeep as uk
from tests.clank_catacombs.figures import (
    ACQUIRE,
    ARRIVING,
    CARDS,
    CORRIDORS,
    GIVES,
    GONE_AT_ONCE,
    SINGLE,
    START_DEPTHS,
    TILES,
    TIMING,
    TOKENS,
)
from underkeep.clank_catacombs.cards import CATALOGUE
from underkeep.clank_catacombs.cards.box import DUNGEON
from underkeep.clank_catacombs.tiles.printed import TILES as PRINTED
from underkeep.clank_catacombs.tiles.printed import Corridor, Tile, opening_name
from underkeep.core.registry import game_named


def sheets() -> dict[str, dict[str, Any]]:
    return {card["id"]: card for card in game_named("clank_catacombs").cards()}


@pytest.mark.parametrize("card", CARDS)
def test_a_card_is_as_written_down(card):
    header, subtype, copies, cost, points, danger, dragon, topping = CARDS[card]
    sheet = sheets()[card]
    assert (sheet["header"], sheet["subtype"], sheet["copies"]) == (header, subtype or None, copies)
    assert tuple(sheet["cost"].get(what, 0) for what in ("skill", "swords", "gold", "lockpicks")) == cost
    assert (sheet["points"], sheet["danger"], sheet["dragon_attack"]) == (points, danger, dragon)
    assert CATALOGUE[card].topping == topping
    gives = {"major_secret": "major_secret", "minor_secret": "minor_secret"}
    assert sheet["gives"] == {gives.get(what, what): number for what, number in GIVES.get(card, {}).items()}
    assert sheet.get("acquire_gives", {}) == ACQUIRE.get(card, {})
    assert sheet["arrive"] == (card in ARRIVING)


def test_a_card_tells_where_it_lies_at_first():
    kinds = {sheet["id"]: sheet["kind"] for sheet in sheets().values() if sheet["type"] == "card"}
    told = [kinds[card] for card in ("burgle", "explore", "goblin", "lute", "skeleton", "dusty_map")]
    assert told == ["starter", "reserve", "reserve", "dungeon", "dungeon", "promo"]


@pytest.mark.rule("CC-005")
def test_the_hundred_cards_are_of_sixty_eight_kinds():
    base = [card for card in DUNGEON if card.set == "base"]
    assert len(base) == 68
    assert sum(card.copies for card in base) == 100
    assert set(CATALOGUE) == set(CARDS)


@pytest.mark.parametrize("token", TOKENS)
def test_a_token_is_as_written_down(token):
    sheet = sheets()[token]
    assert (sheet["type"], sheet["copies"], sheet["points"], sheet["is_prisoner"]) == TOKENS[token]
    stays = TIMING.get(token) != "immediate" or sheet["points"] > 0
    assert stays == (token not in GONE_AT_ONCE)


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


@pytest.mark.rule("CC-080")
@pytest.mark.rule("CC-081")
@pytest.mark.rule("CC-086")
@pytest.mark.rule("CC-089")
@pytest.mark.parametrize("tile", CORRIDORS)
def test_the_corridors_of_a_tile_lead_where_it_is_written_down_and_are_as_hard(tile):
    printed = next(one for one in PRINTED if one.id == tile)
    assert sorted(CORRIDORS) == sorted(one.id for one in PRINTED)
    corridors = list(dict.fromkeys(corridor for room in printed.rooms for corridor in room.corridors))
    assert sorted(way(printed, corridor) for corridor in corridors) == sorted(CORRIDORS[tile].split("; "))
    for corridor in corridors:  # each is in both of its rooms, or at its opening, and can be told from the others
        assert [corridor in room.corridors for room in printed.rooms] == [
            room in (corridor.room, corridor.other) for room in printed.rooms
        ]
        if corridor.opening >= 0:
            assert printed.double[corridor.opening] is corridor
        assert (corridor in printed.portals) == (corridor.portal != "")


def test_every_lock_is_one_of_its_own():
    locks = [
        corridor.lock for one in PRINTED for room in one.rooms for corridor in set(room.corridors) if corridor.lock
    ]
    written = [way for ways in CORRIDORS.values() for way in ways.split("; ") if way.endswith(" k")]
    assert all(lock.bit_count() == 1 for lock in locks)
    assert len(set(locks)) == len(written)


@pytest.mark.parametrize("tile", SINGLE)
def test_where_a_side_has_one_opening_it_is_the_one_that_is_written_down(tile):
    printed = next(one for one in PRINTED if one.id == tile)
    assert sorted(SINGLE) == sorted(one.id for one in PRINTED)
    left = [corridor for corridor in printed.single if corridor is not None]
    names = [opening_name(printed, corridor.opening, single=False) for corridor in left]
    assert sorted(names) == sorted(SINGLE[tile].split())
    for corridor in left:
        assert printed.single[corridor.opening - corridor.opening % 2] is corridor


@pytest.mark.rule("CC-130")
@pytest.mark.rule("CC-234")
@pytest.mark.parametrize("tile", TILES)
def test_a_room_is_in_the_zone_of_its_tile_and_on_the_start_tile_in_its_own(tile):
    printed = next(one for one in PRINTED if one.id == tile)
    depths = START_DEPTHS.get(tile, [room.id for room in printed.rooms] if tile.startswith("D") else [])
    assert [room.id for room in printed.rooms if room.depths] == depths


def way(tile: Tile, corridor: Corridor) -> str:
    """A corridor from end to end with its symbols, as the figures have it."""
    if corridor.other is not None:
        end = name_in(tile, corridor.other.id)
    else:
        end = corridor.portal or opening_name(tile, corridor.opening, single=False)
    symbols = ["m" * corridor.monsters, "f" * corridor.footprints, "k" * (corridor.lock > 0)]
    symbols += [">" * (not corridor.against), "<" * (not corridor.along)]
    return " ".join([f"{name_in(tile, corridor.room.id)}-{end}", *[symbol for symbol in symbols if symbol]])


def name_in(tile: Tile, room: str) -> str:
    return room if tile.start else room.partition("_")[2]


def told(tile: Tile, at: int) -> str:
    room = tile.rooms[at]
    name = name_in(tile, room.id)
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
