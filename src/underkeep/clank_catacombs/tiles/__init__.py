"""The tiles: two sides of the start tile, six of the haven, twenty-two of the depths (CC-001)."""

from __future__ import annotations

from typing import Final

from underkeep.clank_catacombs.tiles.depths import DEPTHS
from underkeep.clank_catacombs.tiles.haven import HAVEN
from underkeep.clank_catacombs.tiles.printed import ROOMS, Room, Tile
from underkeep.clank_catacombs.tiles.start import SIDES

SQUARE: Final[dict[str, Tile]] = {tile.id: tile for tile in (*HAVEN, *DEPTHS)}
START: Final[dict[str, Tile]] = {"a": SIDES[0], "b": SIDES[1]}

# Rooms of both sides of the start tile may be called alike; only one of them is in a game.
ON_SQUARES: Final[dict[str, Room]] = {room.id: room for room in ROOMS if not room.tile.start}


def room_named(name: str, start: Tile) -> Room | None:
    return start.room(name) or ON_SQUARES.get(name)
