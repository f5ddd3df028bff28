"""Write down the tiles of Clank! Catacombs for the page, which draws them: `python tools/clank_tiles.py`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from underkeep.clank_catacombs.tiles.printed import TILES, Corridor, Tile, lock_name, opening_name

FILE: Final = Path(__file__).parents[1] / "web/src/games/clank_catacombs/map/tiles.json"


def corridor_sheet(tile: Tile, corridor: Corridor) -> dict[str, Any]:
    """From a room to another one, an opening or a portal; with whatever symbols it bears."""
    told: dict[str, Any] = {"from": corridor.room.id}
    if corridor.other is not None:
        told["to"] = corridor.other.id
    elif corridor.portal:
        told["portal"] = corridor.portal
    else:
        told["opening"] = opening_name(tile, corridor.opening, single=False)
        if corridor in tile.single:
            told["single"] = True
    if corridor.monsters:
        told["monsters"] = corridor.monsters
    if corridor.footprints:
        told["footprints"] = True
    if corridor.lock:
        told["lock"] = lock_name(corridor)
    if not (corridor.along and corridor.against):
        told["arrow"] = "on" if corridor.along else "back"
    return told


def tile_sheet(tile: Tile) -> dict[str, Any]:
    corridors: list[Corridor] = []
    for room in tile.rooms:
        corridors += [one for one in room.corridors if one.room is room]
    return {
        "id": tile.id,
        "depths": tile.depths,
        "haunted": tile.haunted,
        "start": tile.start,
        "rooms": [
            {"id": room.id, "at": list(room.pos), "depths": room.depths, "has": room.names()}
            | ({"gold": room.gold} if room.gold else {})
            | ({"plus": room.plus} if room.plus else {})
            for room in tile.rooms
        ],
        "corridors": [corridor_sheet(tile, one) for one in corridors],
        # in which order each room counts its corridors: that is how two ways alike are told apart
        "order": {room.id: [corridors.index(one) for one in room.corridors] for room in tile.rooms},
    }


def written() -> str:
    lines = [json.dumps(tile_sheet(tile), separators=(",", ":")) for tile in TILES]
    return "[\n" + ",\n".join(lines) + "\n]\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
