"""The map once more, from what everybody sees of it, for whoever tells or draws a table."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from underkeep.clank_catacombs.dungeon import Dungeon, Placed, Way, cell_at, first_map
from underkeep.clank_catacombs.tiles.printed import LOCKS, ROOMS, TILES, Tile, lock_name

View = dict[str, Any]
Laid = tuple[str, int, int, int]  # a tile, its column and row, its rotation


def tile_named(name: str) -> Tile:
    return next(tile for tile in TILES if tile.id == name)


def map_of(view: View) -> Dungeon:
    """All tiles as they lie."""
    laid = [(one["tile"], one["cell"][0], one["cell"][1], one["rotation"]) for one in view["tiles"]]
    return laid_out(tuple(laid), single=view["single_exit_slots"])


@lru_cache(maxsize=8)
def laid_out(tiles: tuple[Laid, ...], *, single: bool) -> Dungeon:
    """The same map is asked for again and again while a table is told; and a map never changes."""
    dungeon = first_map(tile_named(tiles[0][0]), single=single)
    for name, x, y, rotation in tiles[1:]:
        dungeon = dungeon.with_tile(tile_named(name), cell_at(x, y), rotation // 90)
    return dungeon


def joined(view: View, turns: int) -> Way | None:
    """CC-123: the corridor through which a tile was found, as it would be with the tile laid so; none at a wall."""
    found = view["this_turn"]["found"]
    name: str = found["by"]
    dungeon = map_of(view)
    pawn: str = view["players"][view["active"]]["pawn"]
    here = placed_with(dungeon, pawn)
    room = here.tile.room(pawn)
    assert room is not None
    out = dungeon.way_by(room, name)
    assert out is not None, "the tile was found by walking out there"
    near = here.tile.openings(single=dungeon.single)[out.opening]
    far = dungeon.continued(tile_named(found["tile"]), turns, here, out.opening)
    assert near is not None
    return None if far is None else Way(room.number, far.room.number, name, near, far)


def locks_on_the_way(view: View, room: str, name: str) -> int:
    """CC-086 to CC-088: the lockpicks that it takes to go there; to nowhere yet, if no room is named."""
    dungeon = map_of(view)
    pawn: str = view["players"][view["active"]]["pawn"]
    here = placed_with(dungeon, pawn).tile.room(pawn)
    assert here is not None
    ways = dungeon.ways[here.number]
    lock = next(way.lock for way in ways if way.name == name and (not room or ROOMS[way.to].id == room))
    locks = [corridor for corridor in LOCKS if lock & corridor.lock]
    return len([corridor for corridor in locks if lock_name(corridor) not in view["locks"]])


def placed_with(dungeon: Dungeon, room: str) -> Placed:
    return next(placed for placed in dungeon.placed if placed.tile.room(room) is not None)
