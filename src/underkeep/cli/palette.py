"""The colours of the table (the look of Underkeep), by name and by what they mean."""

from __future__ import annotations

from typing import Final

INK: Final = "#140e1d"
CELLAR: Final = "#1f1730"
VAULT: Final = "#2d2340"
MORTAR: Final = "#43355a"
SLATE: Final = "#665680"
DUST: Final = "#a89bb9"
BONE: Final = "#e9dcc3"
PAPER: Final = "#fff6e2"
WINE: Final = "#7b1a35"
BLOOD: Final = "#cc3a44"
EMBER: Final = "#f2683f"
TORCH: Final = "#f9a63a"
GOLD: Final = "#ffd667"
BARK: Final = "#4c2a22"
LEATHER: Final = "#81492b"
CLAY: Final = "#bd7a48"
SKIN: Final = "#f0c090"
PINE: Final = "#1f4a3b"
MOSS: Final = "#3f8f4a"
SLIME: Final = "#93d65a"
DEEP: Final = "#233b7a"
TIDE: Final = "#3b7bd0"
FROST: Final = "#8ad4f0"
ARCANE: Final = "#4a2a7a"
ORCHID: Final = "#8a55c7"
LILAC: Final = "#c79af0"
ROSE: Final = "#e87fae"
STEEL: Final = "#8e9bb0"
HEADER: Final = "#241b36"
TRAP: Final = "#34405c"
THRONE: Final = "#6b4413"
SEPIA: Final = "#5a4636"  # second text on paper

SEATS: Final = (BLOOD, TIDE, MOSS, TORCH, LILAC, BONE)
ON_SEATS: Final = (PAPER, PAPER, PAPER, INK, INK, INK)
TREASURES: Final = {
    "fighter": EMBER, "thief": SLIME, "cleric": GOLD, "mage": FROST, "explorer": LILAC, "special": ROSE,
}  # fmt: skip
KINDS: Final = {
    "monster": WINE, "trap": TRAP, "spell": ARCANE, "boss": THRONE, "miniboss": THRONE, "hero": PINE,
}  # fmt: skip

# Where there are only sixteen colours, each is one of those, chosen so that text stands out from its ground.
BLACK: Final = "#000000"
RED, GREEN, BROWN, BLUE, PURPLE, TEAL = "#aa0000", "#00aa00", "#aa5500", "#0000aa", "#aa00aa", "#00aaaa"
GREY, DARK, WHITE = "#aaaaaa", "#555555", "#ffffff"
LIGHT_RED, LIGHT_GREEN, YELLOW, PINK, CYAN = "#ff5555", "#55ff55", "#ffff55", "#ff55ff", "#55ffff"
SIXTEEN: Final = {
    **dict.fromkeys((INK, CELLAR, HEADER, VAULT, MORTAR, PINE, BARK, SEPIA), BLACK),
    **dict.fromkeys((WINE, BLOOD), RED),
    **dict.fromkeys((TRAP, DEEP, TIDE), BLUE),
    **dict.fromkeys((ARCANE, ORCHID), PURPLE),
    **dict.fromkeys((THRONE, LEATHER), BLACK),
    **dict.fromkeys((DUST, STEEL), GREY),
    **dict.fromkeys((PAPER, BONE, SKIN), WHITE),
    **dict.fromkeys((ROSE, LILAC), PINK),
    SLATE: GREY, EMBER: LIGHT_RED, TORCH: YELLOW, GOLD: YELLOW, CLAY: BROWN, MOSS: GREEN, SLIME: LIGHT_GREEN,
    FROST: CYAN,
}  # fmt: skip
