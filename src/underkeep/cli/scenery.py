"""Backdrops in pixels: a dusk sky over the town, the gate, lit rooms, the throne. Two pixels to a cell."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any, Final

from underkeep.cli import palette as p
from underkeep.cli.sprites import Picture, blit, dimmed, empty, paint, picture
from underkeep.cli.sprites import hero as hero_picture

ROOM_ROWS: Final = 9
TOWN_ROWS: Final = 9
HOUSES: Final = 34  # cells at the left of the town where nobody stands

WALLS: Final = {
    "cleric": ("#3a2a1e", "#2a1d1a"), "fighter": ("#3d1a26", "#2b121f"), "mage": ("#1c2c5c", "#161f42"),
    "thief": ("#1a3a30", "#132a28"), "explorer": ("#33224f", "#251a3c"), "": (p.VAULT, p.CELLAR),
}  # fmt: skip
SKY: Final = ("#191033", "#22143f", "#2d1a4d", "#3b215b", "#4f2a68", "#673570", "#854474", "#a85a74", "#c9746f")


def hero(card: str, hero_class: str, *, epic: bool) -> Picture:
    """A hero on the grass; the rim sets it off from the sky."""
    return outlined(hero_picture(card, hero_class, epic=epic))[:-1]


@cache
def sky(width: int, rows: int) -> Picture:
    """Dusk over the town: stars, a moon, roofs, and grass at the bottom."""
    height = rows * 2
    ground: Picture = [[dusk(x, y, height) for x in range(width)] for y in range(height)]
    stars = Random(7)  # noqa: S311 - the same stars every evening
    for _ in range(width // 4):
        ground[stars.randrange(height // 2)][stars.randrange(width)] = stars.choice((p.PAPER, p.LILAC, p.DUST))
    moon(ground, width - 16, 5)
    x = 1
    for name in ("b_tower", "b_house", "b_tree"):
        over = paint(name)
        blit(ground, over, x, height - 1 - len(over))
        x += len(over[0]) - 3
    ground[-1] = [p.MOSS if column % 3 else p.SLIME for column in range(width)]
    return ground


def dusk(x: int, y: int, height: int) -> str:
    """The colour of the sky here; every other pixel at the edge of a band belongs to the next one."""
    band, rest = divmod(y * len(SKY), height)
    if rest + len(SKY) >= height and (x + y) % 2:
        band += 1
    return SKY[min(band, len(SKY) - 1)]


def moon(ground: Picture, x: int, y: int) -> None:
    for dy in range(-4, 5):
        for dx in range(-4, 5):
            if dx * dx + dy * dy <= 17 and 0 <= y + dy < len(ground) and 0 <= x + dx < len(ground[0]):
                ground[y + dy][x + dx] = p.BONE if (dx, dy) in ((-1, -1), (1, 2), (2, -2), (-2, 1)) else p.PAPER


@cache
def wall(kind: str, width: int, rows: int) -> tuple[tuple[str, ...], ...]:
    """Bricks in the colour of the treasure, torchlight from both sides, a stone floor."""
    light, dark = WALLS.get(kind, WALLS[""])
    height = rows * 2
    bricks = [
        tuple([dark if y % 4 == 3 or (x + (y // 4) * 4) % 8 == 0 else light for x in range(width)])
        for y in range(height - 2)
    ]
    return (*bricks, tuple([p.SLATE] * width), tuple([p.MORTAR] * width))


def room(
    card: str, sheet: dict[str, Any], width: int, *, asleep: bool, guest: tuple[str, str, bool] | None = None
) -> Picture:
    """A room of the house with whoever lives there; a guest stands at the door."""
    kind = sheet["treasures"][0] if len(set(sheet["treasures"])) == 1 else ""
    ground: Picture = [list(line) for line in wall(kind, width, ROOM_ROWS)]
    if sheet["advanced"]:
        ground[-2] = [p.TORCH] * width
    dweller = picture(card)
    free = width - len(dweller[0])
    at = free if guest else free // 2
    torch = paint("f_torch")
    if free >= 10 and not asleep:
        for x in (0, width - len(torch[0])):
            blit(ground, torch, x, 3)
    blit(ground, dweller, at + (3 if guest else 0), len(ground) - 2 - len(dweller))
    if guest is not None:
        name, hero_class, epic = guest
        visitor = hero_picture(name, hero_class, epic=epic)
        blit(ground, outlined(visitor), -3, len(ground) - 2 - len(visitor) - 1)
    if asleep:
        ground = dimmed(ground, p.DEEP)
    return ground


def outlined(over: Picture) -> Picture:
    """With a rim of ink, to stand out from what is behind."""
    wide = empty(len(over[0]) + 2, len(over) + 2)
    for dx, dy in ((0, 1), (2, 1), (1, 0), (1, 2)):
        blit(wide, [[p.INK if pixel else None for pixel in line] for line in over], dx, dy)
    blit(wide, over, 1, 1)
    return wide


@cache
def throne(boss: str, width: int) -> Picture:
    """The boss on the throne, between red curtains."""
    height = ROOM_ROWS * 2
    ground = empty(width, height, "#2b1626")
    for x in range(width):
        for y in range(height):
            edge = min(x, width - 1 - x)
            if edge < 3 or (y < 2 and edge % 4 < 3):
                ground[y][x] = p.BLOOD if (edge + y // 3) % 2 else p.WINE
    ground[-2] = [p.TORCH] * width
    ground[-1] = [p.CLAY] * width
    over = picture(boss)
    blit(ground, over[: height - 3], (width - len(over[0])) // 2, height - 2 - min(len(over), height - 3))
    return ground


@cache
def gate(width: int, rows: int) -> Picture:
    """An arch in the hill, with a light burning at each side."""
    height = rows * 2
    ground = empty(width, height, "#1a1128")
    middle = (width - 1) / 2
    outer = min(width / 2 - 0.5, height / 2)
    for y in range(height):
        for x in range(width):
            across = abs(x - middle)
            up = max(0.0, outer - y)
            away = (across**2 + up**2) ** 0.5
            if away <= outer - 2:
                ground[y][x] = p.INK
            elif away <= outer + 0.3:
                ground[y][x] = p.SLATE if (x + y) % 3 else p.MORTAR
    for y in range(int(outer) - 2, int(outer) + 3):
        for x in range(width):
            if x % 3 == 0 and ground[y][x] == p.INK:
                ground[y][x] = p.STEEL
    return ground
