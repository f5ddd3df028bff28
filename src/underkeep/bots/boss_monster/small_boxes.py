"""What the cards of the small boxes (DBM, POP, LST, VOV) are worth, in souls, and what their rooms do to others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from underkeep.boss_monster.kinds import TRAP

# What a room lends to another of this kind that lies so many places nearer to the boss.
LENDERS: Final[dict[str, Callable[[str, int], int]]] = {
    "trapdoor_rug": lambda kind, apart: int(kind == TRAP and apart == 1),
}
TOKENS: Final = {"clock_tower": 4, "elder_portal": 2}  # that a room gets when it is built

SPELLS: Final[dict[str, float]] = {"agent_of_evil": 0.45, "fireball": 0.50}
ABILITIES: Final[dict[str, float]] = {
    "bottled_imp": 0.15,
    "bonus_stage": 0.25,
    "clock_tower": -0.30,
    "debug_chamber": 0.05,
    "elder_portal": 0.15,
    "ghoulyard": 0.20,
    "hydras_mire": 0.20,
    "masters_hand": 0.20,
    "portable_hole": 0.25,
    "rolling_throne": 0.05,
    "shark_tank": 0.20,
    "spellslime_incubator": 0.15,
    "tent_of_mirrors": 0.15,
    "trash_compactor": -0.15,
    "warp_zone": 0.30,
}
ENTRANCES: Final[dict[str, float]] = {
    "bone_crank": 0.10,
    "pop_up_barracks": 0.15,
    "suitcase_study": 0.20,
    "travel_shrine": 0.02,
    "war_turtle": 0.08,
}
BOSSES: Final[dict[str, float]] = {"chase": 0.5, "explodo": 0.4, "glitch_king": 0.7, "greg": 0.8, "mobi": 0.3}
