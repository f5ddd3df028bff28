"""What the cards of the small boxes (DBM, POP, LST, VOV) are worth, in souls, and what their rooms do to others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from underkeep.boss_monster.room_cards import TRAP

# What a room lends to another of this kind that lies so many places nearer to the boss.
LENDERS: Final[dict[str, Callable[[str, int], int]]] = {
    "trapdoor_rug": lambda kind, apart: int(kind == TRAP and apart == 1),
}
TOKENS: Final = {"clock_tower": 4, "elder_portal": 2}  # that a room gets when it is built

STRONGER: Final = {"bonecrusher": 1, "sapper": 1}  # what a miniboss adds to the damage of its room
RICHER: Final = {"mortician": "cleric", "hexling": "mage", "fingers_mcgee": "thief", "probe_unit": "explorer"}

SPELLS: Final[dict[str, float]] = {
    "agent_of_evil": 0.45,
    "bodyguard": 0.35,
    "fireball": 0.50,
    "inheritance": 0.25,
    "promotion_day": 0.35,
    "vault_heist": 0.30,
    "villain_pact": 0.30,
}
ABILITIES: Final[dict[str, float]] = {
    "archmage_vault": 0.30,
    "bone_ledger": 0.15,
    "bottled_imp": 0.15,
    "bonus_stage": 0.25,
    "clock_tower": -0.30,
    "debug_chamber": 0.05,
    "elder_portal": 0.15,
    "false_floor": 0.20,
    "familiar_nest": 0.10,
    "ghost_treasury": 0.20,
    "ghoulyard": 0.20,
    "hex_exchange": 0.05,
    "hydras_mire": 0.20,
    "larva_pens": 0.20,
    "masters_hand": 0.20,
    "ogre_toll_bridge": 0.15,
    "pickpocket_alley": 0.20,
    "portable_hole": 0.25,
    "rolling_throne": 0.05,
    "safe_cracker": 0.05,
    "shark_tank": 0.20,
    "spellslime_incubator": 0.15,
    "tent_of_mirrors": 0.15,
    "time_lock_door": 0.20,
    "trash_compactor": -0.15,
    "vault_crypt": 0.10,
    "warp_zone": 0.30,
    "widow_chapel": 0.20,
}
ENTRANCES: Final[dict[str, float]] = {
    "bone_crank": 0.10,
    "mothership_dock": 0.10,
    "pop_up_barracks": 0.15,
    "raider_barracks": -0.15,
    "rune_mint": 0.30,
    "signal_beacon": 0.02,
    "suitcase_study": 0.20,
    "travel_shrine": 0.02,
    "war_turtle": 0.08,
}
BOSSES: Final[dict[str, float]] = {
    "baroness_cog": 0.6,
    "chase": 0.5,
    "countess_umbra": 0.7,
    "explodo": 0.4,
    "glitch_king": 0.7,
    "greg": 0.8,
    "grudge_grinder": 0.5,
    "mobi": 0.3,
    "overmind_nine": 0.5,
    "silas_quick": 0.4,
}
