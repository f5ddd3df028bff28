"""What cards and tokens are worth to a thief in a hurry."""

from __future__ import annotations

from typing import Final

from underkeep.clank_catacombs.cards import CATALOGUE
from underkeep.clank_catacombs.kinds import DEVICE, Gives

BOOT: Final = 2.3
SKILL: Final = 1.0
SWORD: Final = 0.8
DRAW: Final = 1.7
POINT: Final = 0.25

# What a text is worth beside what the card shows.
TEXTS: Final = {
    "empurror": 1.5, "payoff": -1.5, "waystone": 0.3, "imp_familiar": 1.8, "pillage": 0.3, "remove_traps": 0.0,
    "shadow_walk": 0.8, "flamboyance": 0.4, "charlatan": 2.2, "skulker": 1.0, "curator": 0.8, "rebel_scribe": 0.6,
    "rebel_thief": 0.6, "rebel_paladin": 0.9, "rebel_general": 0.6, "librarian": 0.5, "crystal_compass": 1.0,
    "floating_skull": 2.0, "grand_theft": 2.0, "lute": 1.0, "blink_spell": 2.5, "robbery": 0.4, "bard": 0.8,
    "divining_rod": 0.4, "souldrinker": 0.3, "lie_in_wait": 0.3, "spectral_rider": 0.2, "smash_and_grab": 0.0,
    "corrupt_advisor": 0.5, "double_cross": 0.8,
}  # fmt: skip


def of(gives: Gives) -> float:
    """What is gained at once."""
    worth = SKILL * gives.skill + SWORD * gives.swords + BOOT * gives.boots + 0.7 * gives.gold + DRAW * gives.draw
    worth += 0.9 * gives.heal + 0.9 * gives.lockpicks + 2.5 * gives.prisoners + 1.5 * gives.minor + 5.0 * gives.major
    return worth + 4.0 * gives.tomes - 0.7 * gives.clank


def card(name: str, *, late: bool) -> float:
    """A card for the rest of the game: late, its points are all that will ever come of it."""
    printed = CATALOGUE[name]
    use = of(printed.gives) + TEXTS.get(name, 0.0)
    points = float(printed.points)
    now = 0.0 if printed.acquire is None else of(printed.acquire)
    if printed.header == DEVICE:
        return use
    return points + now + 0.2 * use if late else use + POINT * points + now


TRASHED: Final = {"stumble": 3.0, "burgle": 2.0, "sidestep": 0.6, "scramble": 0.5}
GOODS: Final = {"crown": 10.0, "blood_amulet": 8.0, "backpack": 5.5, "burglars_kit": 3.5, "invisibility_cloak": 6.0}
