"""Small pictures for large terminals: masks of letters, shaded and coloured, drawn with half blocks."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final
from zlib import crc32

from underkeep.cli import palette as p

# From dark over middle to light. The light comes from the top left.
RAMPS: Final = {
    "stone": (p.MORTAR, p.SLATE, p.DUST), "metal": (p.SLATE, p.STEEL, p.PAPER), "gold": (p.CLAY, p.TORCH, p.GOLD),
    "bone": (p.DUST, p.BONE, p.PAPER), "red": (p.WINE, p.BLOOD, p.EMBER), "leather": (p.BARK, p.LEATHER, p.CLAY),
    "skin": (p.CLAY, p.SKIN, p.PAPER), "tan": (p.LEATHER, p.CLAY, p.SKIN), "green": (p.PINE, p.MOSS, p.SLIME),
    "blue": (p.DEEP, p.TIDE, p.FROST), "ice": (p.TIDE, p.FROST, p.PAPER), "purple": (p.ARCANE, p.ORCHID, p.LILAC),
    "rose": (p.ORCHID, p.ROSE, p.PAPER), "night": (p.VAULT, p.MORTAR, p.SLATE), "ember": (p.BLOOD, p.EMBER, p.GOLD),
    "black": (p.INK, p.VAULT, p.MORTAR), "sand": (p.LEATHER, p.CLAY, p.GOLD), "teal": (p.PINE, p.MOSS, p.FROST),
}  # fmt: skip
LETTERS: Final = {
    "t": "stone", "m": "metal", "g": "gold", "w": "bone", "r": "red", "l": "leather", "s": "skin", "n": "green",
    "i": "ice", "p": "purple", "u": "blue", "o": "rose", "a": "blue", "b": "red", "c": "gold", "h": "leather",
}  # fmt: skip
FLAT: Final = {
    "k": p.INK, "K": p.INK, "d": p.VAULT, "v": p.CELLAR, "y": p.TORCH, "Y": p.GOLD, "e": p.PAPER, "E": p.PAPER,
    "D": p.MORTAR,
}  # fmt: skip

# Which picture a card has.
CAST: Final = {
    "king_croak": "boss_frog", "draculord": "boss_vampire", "robobo": "boss_robot", "cerebellus": "boss_brain",
    "seducia": "boss_demoness", "cleopatra": "boss_pharaoh", "gorgona": "boss_gorgon", "xyzax": "boss_alien",
    "golem_factory": "mon_golem", "goblin_armory": "mon_goblin", "minotaurs_maze": "mon_minotaur",
    "specters_sanctum": "mon_ghost", "brainsucker_hive": "mon_brain", "neanderthal_cave": "mon_caveman",
    "zombie_prison": "mon_zombie", "dragon_hatchery": "mon_dragonling", "ligers_den": "mon_beast",
    "beast_menagerie": "mon_wolf", "centipede_tunnel": "mon_centipede", "witchs_kitchen": "mon_witch",
    "vampire_bordello": "mon_vampire", "dracolich_lair": "mon_dracolich", "succubus_spa": "mon_imp",
    "monsters_ballroom": "mon_skeleton", "bottomless_pit": "trap_pit", "boulder_ramp": "trap_boulder",
    "dizzygas_hallway": "trap_gas", "jackpot_stash": "trap_vault", "recycling_center": "trap_recycle",
    "the_crushinator": "trap_crusher", "construction_zone": "trap_crane", "mimic_vault": "trap_mimic",
    "monstrous_monument": "trap_monument", "torture_chamber": "trap_wheel", "dark_altar": "trap_altar",
    "open_grave": "trap_grave", "dark_laboratory": "trap_cauldron", "haunted_library": "trap_books",
    "all_seeing_eye": "trap_eye",
}  # fmt: skip
STRANGERS: Final = ("mon_golem", "mon_goblin", "mon_ghost", "mon_zombie", "mon_skeleton", "trap_spikes", "trap_mimic")

# What some of them wear.
COSTUMES: Final = {
    "boss_vampire": {"b": "red", "h": "black", "a": "red"},
    "boss_demoness": {"a": "red", "h": "red", "s": "rose"},
    "boss_gorgon": {"s": "tan", "a": "purple"},
    "boss_pharaoh": {"s": "tan"},
    "mon_vampire": {"b": "red", "h": "black"},
    "mon_witch": {"a": "purple", "b": "gold", "h": "bone"},
    "mon_wolf": {"l": "metal"},
    "mon_dragonling": {"a": "ember", "n": "red"},
    "mon_beast": {"l": "sand"},
    "mon_goblin": {"a": "red"},
    "mon_caveman": {"a": "sand"},
    "mon_zombie": {"h": "black", "b": "night"},
    "mon_minotaur": {"a": "red"},
}
CLOTH: Final = {
    "fighter": ("red", "blue", "sand", "purple"),
    "thief": ("green", "night", "teal", "leather"),
    "cleric": ("bone", "rose", "gold", "purple"),
    "mage": ("blue", "purple", "red", "teal"),
    "fool": ("purple",),
}
TRIM: Final = ("red", "gold", "blue", "purple", "green")
HAIR: Final = ("leather", "gold", "black", "red", "bone", "tan")
SKINS: Final = ("skin", "skin", "tan", "leather")

Picture = list[list[str | None]]


@cache
def masks() -> dict[str, list[str]]:
    """All masks by name, whole."""
    found: dict[str, list[str]] = {}
    written = (files("underkeep.cli") / "sprites.txt").read_text("utf-8")
    for part in written.split("\n\n")[1:]:
        name, *rows = part.strip("\n").split("\n")
        half = rows[0].endswith("|")
        rows = [row.rstrip("|") for row in rows]
        width = len(rows[0]) if half else max(map(len, rows))
        whole = [row[:width].ljust(width, row[-1] if half else ".") for row in rows]
        found[name] = [row + row[::-1] for row in whole] if half else whole
    return found


def paint(name: str, wearing: dict[str, str] | None = None) -> Picture:
    """A mask in colour: lighter where the light falls, darker where it ends."""
    rows = masks()[name]
    worn = LETTERS | COSTUMES.get(name, {}) | (wearing or {})
    return [[shade(rows, x, y, worn) for x in range(len(rows[y]))] for y in range(len(rows))]


def shade(rows: list[str], x: int, y: int, worn: dict[str, str]) -> str | None:
    letter = rows[y][x]
    if letter == ".":
        return None
    if letter in FLAT:
        return FLAT[letter]
    ramp = RAMPS[worn[letter.lower()]]
    if letter.isupper():
        return ramp[2]

    def at(dx: int, dy: int) -> str:
        inside = 0 <= y + dy < len(rows) and 0 <= x + dx < len(rows[y + dy])
        return rows[y + dy][x + dx].lower() if inside else "."

    above, below, left, right = at(0, -1), at(0, 1), at(-1, 0), at(1, 0)
    if "." in (below, right) or letter not in (below, right):
        return ramp[0]
    if above == "." or (left == "." and above != letter):
        return ramp[2]
    if above not in (letter, "k") and (x + y) % 2 == 0:
        return ramp[2]
    return ramp[1]


@cache
def picture(card: str) -> Picture:
    """The picture of a room or a boss; a card without one borrows somebody's."""
    return paint(CAST.get(card) or STRANGERS[crc32(card.encode()) % len(STRANGERS)])


@cache
def hero(card: str, hero_class: str, *, epic: bool) -> Picture:
    """A hero of this class, dressed after its name."""
    seed = crc32(card.encode())

    def pick(choice: tuple[str, ...]) -> str:
        nonlocal seed
        seed, at = divmod(seed, len(choice))
        return choice[at]

    kind = hero_class if hero_class in CLOTH else "fool"
    looks = {"a": pick(CLOTH[kind]), "b": pick(TRIM), "c": pick(TRIM), "h": pick(HAIR), "s": pick(SKINS)}
    if epic:
        looks |= {"m": "gold"}
    variants = tuple([name for name in (f"hero_{kind}", f"hero_{kind}_2") if name in masks()])
    return paint(pick(variants), looks)


def empty(width: int, height: int, colour: str | None = None) -> Picture:
    return [[colour] * width for _ in range(height)]


def blit(ground: Picture, over: Picture, x: int, y: int) -> None:
    """Lay a picture on another one; what sticks out is cut off."""
    for row, line in enumerate(over, y):
        for column, colour in enumerate(line, x):
            if colour and 0 <= row < len(ground) and 0 <= column < len(ground[row]):
                ground[row][column] = colour


def dimmed(over: Picture, colour: str, every: int = 2) -> Picture:
    """Half hidden behind a veil of another colour."""
    return [
        [colour if pixel and (x + y) % every == 0 else pixel for x, pixel in enumerate(line)]
        for y, line in enumerate(over)
    ]
