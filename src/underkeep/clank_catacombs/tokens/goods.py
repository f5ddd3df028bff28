"""What the stalls sell, each for 7 gold (CC-007, CC-095)."""

from __future__ import annotations

from typing import Final

from underkeep.clank_catacombs.kinds import DESIGNED, GOOD, PARTY, Token
from underkeep.clank_catacombs.player import Player
from underkeep.clank_catacombs.table import Game
from underkeep.clank_catacombs.verbs.gold import gain_lockpicks
from underkeep.clank_catacombs.verbs.health import heal
from underkeep.clank_catacombs.verbs.loot import BLOOD_AMULET as AMULET

BACKPACK: Final = Token("backpack", "Backpack", GOOD, copies=2, points=5, text="You may carry one more artifact.")

BLOOD_AMULET: Final = Token(
    AMULET, "Blood Amulet", GOOD, copies=2, points=7, text="Only for those with 5 or more damage. Heal 2."
)


@BLOOD_AMULET.when_found
def drip(g: Game, me: Player) -> None:
    heal(g, me, 2)


BURGLARS_KIT: Final = Token("burglars_kit", "Burglar's Kit", GOOD, copies=3, points=2, text="Gain 2 lockpicks.")


@BURGLARS_KIT.when_found
def unpack(g: Game, me: Player) -> None:
    gain_lockpicks(g, me, 2)


# CC-019, CC-099: stacked, the most valuable one on top.
CROWN_10: Final = Token("crown_10", "Crown of 10", GOOD, copies=1, points=10, rank=1, text="Worth its points.")
CROWN_9: Final = Token("crown_9", "Crown of 9", GOOD, copies=1, points=9, rank=2, text="Worth its points.")
CROWN_8: Final = Token("crown_8", "Crown of 8", GOOD, copies=1, points=8, rank=3, text="Worth its points.")

INVISIBILITY_CLOAK: Final = Token(
    "invisibility_cloak", "Invisibility Cloak", GOOD, copies=2, points=5, box=PARTY, source=DESIGNED,
    text="Ignore monsters in corridors.",
)  # fmt: skip

GOODS: Final = (BACKPACK, BLOOD_AMULET, BURGLARS_KIT, CROWN_10, CROWN_9, CROWN_8, INVISIBILITY_CLOAK)
