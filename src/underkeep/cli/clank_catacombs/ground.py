"""The map: as many tiles as there is room for, around the pawn of whoever looks."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len

from underkeep.clank_catacombs.dungeon import NOWHERE, Dungeon, Placed, x_of, y_of
from underkeep.clank_catacombs.mapping import map_of
from underkeep.clank_catacombs.tiles.printed import Room
from underkeep.cli import palette as p
from underkeep.cli.canvas import Canvas, Ink, clip
from underkeep.cli.clank_catacombs.seen import Seen
from underkeep.cli.rows import Written, shift
from underkeep.cli.signs import Signs

Point = tuple[int, int]

LARGE: Final = (23, 8)
SMALL: Final = (16, 4)


def signs_of(signs: Signs) -> dict[str, str]:
    """What a room holds, a sign each."""
    return {
        "crypt": signs.entrance, "stall": signs.treasures["thief"], "crystal_cave": signs.advanced,
        "monkey_shrine": signs.monster, "minor_secret": "?", "gold": signs.treasures["explorer"],
        "heal": signs.treasures["cleric"], "altar": signs.trap, "chest": signs.full, "library": signs.beneath,
        "prison": signs.hidden, "artifact": signs.level,
    }  # fmt: skip


COLOURS: Final = {
    "crypt": p.BONE, "stall": p.SLIME, "crystal_cave": p.FROST, "monkey_shrine": p.CLAY, "minor_secret": p.LILAC,
    "gold": p.GOLD, "heal": p.ROSE, "altar": p.TORCH, "chest": p.CLAY, "library": p.SKIN, "prison": p.STEEL,
    "artifact": p.GOLD,
}  # fmt: skip


def ground(seen: Seen, width: int, rows: int) -> Canvas:
    """Tiles with corridors where there is room for them, else only what is in their rooms."""
    dungeon = map_of(seen.view)
    roomy = rows >= 2 * LARGE[1] and width >= 3 * LARGE[0]
    size = LARGE if roomy else SMALL
    cells = sorted(dungeon.cells)
    left, right = min(map(x_of, cells)), max(map(x_of, cells))
    top, bottom = min(map(y_of, cells)), max(map(y_of, cells))
    wide, high = (right - left + 1) * size[0], (bottom - top + 1) * size[1]
    whole = Canvas(wide, high, p.INK)
    for placed in dungeon.placed:
        x, y = (x_of(placed.cell) - left) * size[0], (y_of(placed.cell) - top) * size[1]
        whole.paste(x, y, tile(seen, dungeon, placed, size))
    middle = centre(seen, dungeon, size, left, top)
    sheet = Canvas(width, min(rows, high), p.INK)
    sheet.paste(shift(width, wide, middle[0]), shift(sheet.height, high, middle[1]), whole)
    return sheet


def centre(seen: Seen, dungeon: Dungeon, size: Point, left: int, top: int) -> Point:
    """The pawn of whoever looks; of whoever is asked, if that one has none any more."""
    for seat in (seen.seat, seen.view["active"], *range(len(seen.view["players"]))):
        pawn = seen.view["players"][seat]["pawn"]
        for placed in dungeon.placed if pawn is not None else []:
            room = placed.tile.room(pawn)
            if room is not None:
                x, y = spot(placed, room, size)
                return (x_of(placed.cell) - left) * size[0] + x, (y_of(placed.cell) - top) * size[1] + y
    return 0, 0


def spot(placed: Placed, room: Room, size: Point) -> Point:
    """Where a room lies on its tile, turned as the tile is."""
    x, y = room.pos
    for _ in range(placed.turns):
        x, y = 100 - y, x
    return x * (size[0] - 2) // 100, 1 + y * (size[1] - 2) // 100


def tile(seen: Seen, dungeon: Dungeon, placed: Placed, size: Point) -> Canvas:
    """Its name, its corridors, its rooms with who is there, and its openings to the unknown."""
    wide, high = size
    high *= 2 if placed.tile.start else 1
    printed = placed.tile
    sheet = Canvas(wide, high, p.INK)
    sheet.fill(0, 0, wide - 1, high, Ink(back=p.CELLAR if printed.depths else p.HEADER))
    if printed.start:
        sheet.fill(0, 0, wide - 1, size[1], Ink(back=p.CELLAR))
        sheet.fill(0, size[1], wide - 1, size[1], Ink(back=p.HEADER))
    band = Ink(p.FROST if printed.depths else p.LILAC, p.DEEP if printed.depths else p.ARCANE, bold=True)
    sheet.fill(0, 0, wide - 1, 1, band)
    ghost = f"{seen.signs.spell} " if printed.haunted else ""
    sheet.put(0, 0, f"{ghost}{clip(seen.teller.tile(printed.id), wide - 1 - cell_len(ghost))}", band)
    if size == LARGE:
        corridors(seen, sheet, placed, size)
    openings(seen, sheet, dungeon, placed, size)
    for room in printed.rooms:
        draw_room(seen, sheet, room, spot(placed, room, size), wide - 1)
    return sheet


def corridors(seen: Seen, sheet: Canvas, placed: Placed, size: Point) -> None:
    """Dotted lines between the rooms of a tile, with monsters, locks and footprints in their middle."""
    for room in placed.tile.rooms:
        for corridor in room.corridors:
            if corridor.room is not room or corridor.other is None:
                continue
            (x1, y1), (x2, y2) = spot(placed, room, size), spot(placed, corridor.other, size)
            steps = max(abs(x2 - x1), abs(y2 - y1), 1)
            for step in range(steps + 1):
                x, y = x1 + (x2 - x1) * step // steps, y1 + (y2 - y1) * step // steps
                sheet.put(x, y, seen.signs.free, Ink(p.SLATE))
            marks = seen.signs.wound * corridor.monsters + seen.signs.bold_bar * bool(corridor.lock)
            marks += "2" * corridor.footprints
            sheet.put((x1 + x2 - cell_len(marks)) // 2, (y1 + y2) // 2, marks, Ink(p.EMBER, bold=True))


def openings(seen: Seen, sheet: Canvas, dungeon: Dungeon, placed: Placed, size: Point) -> None:
    """A sign at every opening behind which no tile lies yet, if there is still one to be laid."""
    if not seen.view["stack"]["tiles"]:
        return
    for room in placed.tile.rooms:
        for way in dungeon.ways[room.number]:
            if way.to == NOWHERE:
                x, y = edge(way.name, size)
                sheet.put(x, y, seen.signs.empty, Ink(p.TORCH, bold=True))


def edge(name: str, size: Point) -> Point:
    """Where an opening is, by its name as it lies: `N1` left, `N2` right, and so on clockwise."""
    half, _, side = name.rpartition(".")
    first, last = (size[0] - 1) // 3, (size[0] - 1) * 2 // 3
    upper, lower = 1 + (size[1] - 1) // 3, 1 + (size[1] - 2) * 2 // 3
    across = {"1": (first, last), "2": (last, first), "": (size[0] // 2, size[0] // 2)}[side[1:]]
    down = {"1": (upper, lower), "2": (lower, upper), "": (size[1] // 2, size[1] // 2)}[side[1:]]
    x, y = {
        "N": (across[0], 1), "E": (size[0] - 2, down[0]), "S": (across[1], size[1] - 1), "W": (0, down[1]),
    }[side[0]]  # fmt: skip
    return x, y + (size[1] if half == "L" else 0)


def draw_room(seen: Seen, sheet: Canvas, room: Room, at: Point, width: int) -> None:
    """`★12 01`: what is there still, and whose pawns."""
    view = seen.view
    said: Written = []
    signs = signs_of(seen.signs)
    for name in room.names():
        said.append((signs[name], Ink(gone(seen, room, name) or COLOURS[name], p.VAULT, bold=True)))
        if name == "artifact":
            values = view["artifacts"]["rooms"].get(room.id, [])
            said += [(str(value), Ink(p.GOLD, p.VAULT, bold=True)) for value in values[-1:]]
        elif name == "gold":
            said.append((str(room.gold), Ink(p.GOLD, p.VAULT)))
    if not said:
        said = [(seen.signs.dot, Ink(p.DUST, p.VAULT))]
    pawns = [me["seat"] for me in view["players"] if me["pawn"] == room.id]
    said += [seen.seat_mark(seat) for seat in pawns]
    wide = sum([cell_len(text) for text, _ in said])
    x = max(0, min(width - wide, at[0] - wide // 2))
    seen.write(sheet, x, at[1], width - x, said)


def gone(seen: Seen, room: Room, feature: str) -> str:
    """A dark colour for what nobody can have any more."""
    view = seen.view
    empty = feature == "artifact" and not view["artifacts"]["rooms"].get(room.id)
    empty = empty or (feature in ("chest", "library", "prison") and room.id in view["opened"])
    empty = empty or (feature == "monkey_shrine" and not view["idols"])
    return p.SLATE if empty else ""
