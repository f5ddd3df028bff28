"""The eighteen treasures: a value on the face, and on the back what its theft does (KH-194 to KH-199)."""

from __future__ import annotations

from typing import Final

from underkeep.keep_the_heroes_out.kinds import Treasure

LOSSES: Final = "losses"
CURSE: Final = "curse"
REGENERATION: Final = "regeneration"
PRISONER: Final = "prisoner"
DEFEAT: Final = "defeat"

TEXTS: Final = {
    LOSSES: "One resource of the looted room is discarded.",
    CURSE: "Every player discards a card of their choice.",
    REGENERATION: "All heroes in the looted room become active again.",
    PRISONER: "A Guild card is drawn, and its hero is put into the Prison.",
    DEFEAT: "The monsters have lost.",
}

COUNTS: Final = (
    (1, LOSSES, 2), (1, CURSE, 2), (1, REGENERATION, 2), (1, PRISONER, 1),
    (2, LOSSES, 2), (2, CURSE, 2), (2, REGENERATION, 1), (2, PRISONER, 1),
    (3, LOSSES, 1), (3, CURSE, 1), (3, REGENERATION, 1), (3, PRISONER, 1),
    (4, DEFEAT, 1),
)  # fmt: skip

TREASURES: Final[list[Treasure]] = [Treasure(value, effect, copies, TEXTS[effect]) for value, effect, copies in COUNTS]
TREASURE: Final[dict[str, Treasure]] = {treasure.id: treasure for treasure in TREASURES}


def all_treasures() -> list[Treasure]:
    return [treasure for treasure in TREASURES for _ in range(treasure.copies)]
