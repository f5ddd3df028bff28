"""The kinds of treasure, and how many of each: as bits, or as one number."""

from __future__ import annotations

from typing import Final

CLERIC: Final = "cleric"
FIGHTER: Final = "fighter"
MAGE: Final = "mage"
THIEF: Final = "thief"
EXPLORER: Final = "explorer"
BASE_TREASURES: Final = (CLERIC, FIGHTER, MAGE, THIEF)
TREASURES: Final = (*BASE_TREASURES, EXPLORER)  # BM-045
UNIVERSAL: Final = "universal"  # of items alone
# A hoard is one number with twelve bits for each treasure, so that five kinds fit into a machine's word.
DIGIT: Final = 12
MANY: Final = (1 << DIGIT) - 1
SHIFTS: Final = {treasure: DIGIT * at for at, treasure in enumerate(TREASURES)}
A_ROOM: Final = 1 << len(TREASURES)  # what every room has, with or without treasure
FOR_ANYBODY: Final = A_ROOM << 1  # the icon of universal items


def icons(treasures: tuple[str, ...]) -> int:
    """The different treasures as bits, to see at a glance whether two rooms share one (BM-034)."""
    bits = 0
    for treasure in treasures:
        bits |= 1 << TREASURES.index(treasure)
    return bits


def hoard(treasures: tuple[str, ...]) -> int:
    """How many of each treasure; the hoards of several rooms can be added up (BM-193)."""
    return sum([1 << SHIFTS[treasure] for treasure in treasures])


def most_of_a_kind(hoard: int) -> int:
    most = 0
    while hoard:
        most = max(most, hoard & MANY)
        hoard >>= DIGIT
    return most
