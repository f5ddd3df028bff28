"""The map as characters: a box for each tile, a sign for each room, a number for each pawn."""

from __future__ import annotations

from typing import Final

from underkeep.clank_catacombs.tiles import SQUARE
from underkeep.clank_catacombs.tiles.printed import Room, Tile
from underkeep.clank_catacombs.tiles.start import SIDES
from underkeep.cli import palette as p
from underkeep.cli.canvas import Canvas, Ink
from underkeep.core.game import View

WIDE: Final = 13  # of a tile, with its frame
HIGH: Final = 5
SIGNS: Final = {
    "crypt": "C", "stall": "S", "crystal_cave": "^", "monkey_shrine": "M", "minor_secret": "?", "gold": "$",
    "heal": "+", "altar": "A", "chest": "x", "library": "L", "prison": "P", "artifact": "-",
}  # fmt: skip
GROUND: Final = {False: p.ARCANE, True: p.DEEP}  # haven is purple, the depths are blue (CC-130)


def chart(view: View, seat: int, width: int, height: int) -> Canvas:
    """As much of the map as there is room for, around the own pawn."""
    tiles = view["tiles"]
    columns = [one["cell"][0] for one in tiles]
    rows = [one["cell"][1] for one in tiles] + [1]
    whole = Canvas((max(columns) - min(columns) + 1) * WIDE, (max(rows) - min(rows) + 1) * HIGH)
    for one in tiles:
        x, y = (one["cell"][0] - min(columns)) * WIDE, (one["cell"][1] - min(rows)) * HIGH
        draw_tile(whole, x, y, tile_named(one["tile"]), one["rotation"] // 90, view)
    pawn = view["players"][seat]["pawn"] or "crypt"
    home = next(one for one in tiles if tile_named(one["tile"]).room(pawn) is not None)
    at_x = (home["cell"][0] - min(columns)) * WIDE + WIDE // 2
    at_y = (home["cell"][1] - min(rows)) * HIGH + HIGH // 2
    sheet = Canvas(width, height, p.INK)
    left = 0 if whole.width <= width else max(0, min(at_x - width // 2, whole.width - width))
    top = 0 if whole.height <= height else max(0, min(at_y - height // 2, whole.height - height))
    sheet.paste(-left, -top, whole)
    return sheet


def rows_of(view: View) -> int:
    """How high the whole map is."""
    rows: list[int] = [one["cell"][1] for one in view["tiles"]] + [1]
    return (max(rows) - min(rows) + 1) * HIGH


def tile_named(name: str) -> Tile:
    return SQUARE[name] if name in SQUARE else next(side for side in SIDES if side.id == name)


def draw_tile(sheet: Canvas, x: int, y: int, tile: Tile, turns: int, view: View) -> None:
    if tile.start:
        for half, ground in enumerate((True, False)):
            sheet.fill(x, y + half * HIGH, WIDE - 1, HIGH, Ink(back=GROUND[ground]))
    else:
        sheet.fill(x, y, WIDE - 1, HIGH - 1, Ink(back=GROUND[tile.depths]))
    name = tile.id.replace("START_", "")
    sheet.put(x, y, f"{name}{'~' if tile.haunted else ''}", Ink(p.DUST))
    for room in tile.rooms:
        across, down = turned(room, turns)
        column = x + 1 + across * (WIDE - 6) // 100
        row = y + 1 + down * (HIGH - 2) // 100
        sheet.put(column, row, sign_of(room, view), Ink(p.GOLD if room.id in view["opened"] else p.PAPER, bold=True))
        pawns = [me["seat"] for me in view["players"] if me["pawn"] == room.id]
        for at, who in enumerate(pawns[:3]):
            sheet.put(column + 2 + at, row, str(who), Ink(p.ON_SEATS[who], p.SEATS[who], bold=True))


def turned(room: Room, turns: int) -> tuple[int, int]:
    """Where a room is drawn when its tile lies turned."""
    x, y = room.pos
    for _ in range(turns):
        x, y = 100 - y, x
    return x, y


def sign_of(room: Room, view: View) -> str:
    """What is in it, in two characters at most; an artifact by its points."""
    artifacts = view["artifacts"]["rooms"].get(room.id)
    if artifacts:
        return str(max(artifacts))
    return "".join([SIGNS[name] for name in room.names()])[:2] or "o"
