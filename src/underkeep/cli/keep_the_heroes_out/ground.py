"""The plan of the dungeon: rooms with all that is in them and the corridors between them, as large as fits."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len

from underkeep.cli import palette as p
from underkeep.cli.canvas import Canvas, Ink, clip
from underkeep.cli.keep_the_heroes_out.seen import Seen
from underkeep.cli.rows import Written, shift
from underkeep.cli.signs import Signs
from underkeep.core.game import View
from underkeep.texts.keep_the_heroes_out import in_danger

TALL: Final = 5  # rows of a room with the corridor below: name, monsters, heroes, tokens
MIDDLE: Final = 3  # name, all that is in it
LOW: Final = 2  # the same without a row for corridors
WIDEST: Final = 26
GAP: Final = 2  # columns between two rooms

Point = tuple[int, int]

ICONS: Final = {
    "gem": (p.GOLD, p.THRONE), "swords": (p.SKIN, p.BARK), "hat": (p.LILAC, p.ARCANE), "eye": (p.FROST, p.DEEP),
    "bones": (p.SLIME, p.PINE), "special": (p.ROSE, p.WINE),
}  # fmt: skip


def signs_of(signs: Signs) -> dict[str, str]:
    """What can lie in a room, a sign each."""
    return {
        "coin": "$", "bone": "%", "frog": "&", "book": "@", "trap": signs.trap,
        "finished": signs.entrance, "unfinished": signs.empty, "treasure": signs.level,
    }  # fmt: skip


COLOURS: Final = {
    "coin": p.GOLD, "bone": p.BONE, "frog": p.SLIME, "book": p.SKIN, "trap": p.TORCH, "finished": p.ORCHID,
    "unfinished": p.SLATE,
}  # fmt: skip


def ground(seen: Seen, width: int, rows: int) -> Canvas:
    """As many rows for each room as there are; if that is still too much, the part around the Vault."""
    rooms = {(room["cell"][0], room["cell"][1]): room for room in seen.view["rooms"]}
    left, top = min([x for x, _ in rooms]), min([y for _, y in rooms])
    columns, lines = max([x for x, _ in rooms]) - left + 1, max([y for _, y in rooms]) - top + 1
    wide = max(12, min(WIDEST, (width + GAP) // columns))
    high = next((size for size in (TALL, MIDDLE) if lines * size - 1 <= rows), LOW)
    whole = Canvas(columns * wide - GAP, lines * high - (high != LOW), p.INK)
    middle = (0, 0)
    for (x, y), room in rooms.items():
        at = ((x - left) * wide, (y - top) * high)
        draw_room(seen, whole, room, at, (wide - GAP, high))
        corridors(seen, whole, (room, rooms.get((x + 1, y)), rooms.get((x, y + 1))), at, (wide, high))
        if room["distance"] == 0:
            middle = (at[0] + wide // 2, at[1] + high // 2)
    sheet = Canvas(width, min(rows, whole.height), p.INK)
    sheet.paste(shift(width, whole.width, middle[0]), shift(sheet.height, whole.height, middle[1]), whole)
    return sheet


def corridors(seen: Seen, sheet: Canvas, around: tuple[View, View | None, View | None], at: Point, size: Point) -> None:
    """To the right and downwards, where both rooms have an exit."""
    room, right, below = around
    ink = Ink(p.TORCH, p.INK, bold=True)
    if right is not None and right["room"] in room["corridors"]:
        sheet.put(at[0] + size[0] - GAP, at[1] + 1, seen.signs.dash * GAP, ink)
    if below is None or below["room"] not in room["corridors"]:
        return
    if size[1] == LOW:  # at the end of the name of the room below
        sheet.put(at[0] + size[0] - GAP - 1, at[1] + LOW, seen.signs.bold_bar, Ink(p.TORCH, bold=True))
    else:
        sheet.put(at[0] + (size[0] - GAP) // 2, at[1] + size[1] - 1, seen.signs.bold_bar, ink)


def draw_room(seen: Seen, sheet: Canvas, room: View, at: Point, size: Point) -> None:
    """Its name and treasure in the colour of its icon, then who is there, then what lies there."""
    wide, high = size
    x, y = at
    colour, back = ICONS[room["icon"]]
    body = high - (high != LOW)
    sheet.fill(x, y, wide, body, Ink(back=p.VAULT))
    sheet.fill(x, y, wide, 1, Ink(colour, back))
    prize = treasure(seen, room)
    room_for_name = wide - 3 - cell_len(prize)
    sheet.put(x + 1, y, clip(seen.teller.room(room["room"]), room_for_name), Ink(colour, back, bold=True))
    hot = prize.endswith("!")
    sheet.put(
        x + wide - 1 - cell_len(prize), y, prize, Ink(p.PAPER if hot else p.GOLD, p.BLOOD if hot else back, bold=True)
    )
    parts = [seen.monsters(room), seen.heroes(room), tokens(seen, room)]
    if high != TALL:
        parts = [join(parts)]
    for row, said in enumerate(parts, 1):
        seen.write(sheet, x + 1, y + row, wide - 1, said)


def join(parts: list[Written]) -> Written:
    """All in one row, with a blank between those that say something."""
    said: Written = []
    for part in parts:
        said += ([(" ", Ink(back=p.VAULT))] if said and part else []) + part
    return said


def treasure(seen: Seen, room: View) -> str:
    """`★2`; with a `!` if one more hero would steal it."""
    if room["treasure"] is None:
        return ""
    return f"{signs_of(seen.signs)['treasure']}{room['treasure']}{'!' if in_danger(room) else ''}"


def tokens(seen: Seen, room: View) -> Written:
    """Resources, traps and a portal, each with how many there are."""
    signs = signs_of(seen.signs)
    lying = {**room["resources"], "trap": room["traps"], "finished": 0, "unfinished": 0}
    if room["portal"] != "none":
        lying[room["portal"]] = 1
    return [
        (f"{signs[what]}{count if count > 1 else ''}", Ink(COLOURS[what], p.VAULT, bold=True))
        for what, count in lying.items()
        if count
    ]
