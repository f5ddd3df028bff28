"""Vault of Villains (VOV): from the tables of facts about the cards, and not from the code under test."""

from __future__ import annotations

from typing import Final

C, F, M, T, E = "cleric", "fighter", "mage", "thief", "explorer"

# id, English name, copies, kind, advanced, treasures, damage, once per round, when it works
ROOMS: Final[list[tuple[str, str, int, str, bool, tuple[str, ...], int, bool, str]]] = [
    ("vault_crypt", "Vault Crypt", 2, "trap", False, (C, C), 1, False, "activated"),
    ("widow_chapel", "Widow Chapel", 2, "monster", False, (C,), 2, True, "on_death"),
    ("bone_ledger", "Bone Ledger", 2, "trap", False, (C,), 2, True, "activated"),
    ("ghost_treasury", "Ghost Treasury", 2, "monster", True, (C,), 4, True, "on_death"),
    ("brawl_pit", "Brawl Pit", 2, "monster", False, (F, F), 1, False, "ongoing"),
    ("ogre_toll_bridge", "Ogre Toll Bridge", 2, "monster", False, (F,), 2, True, "on_survive"),
    ("raider_barracks", "Raider Barracks", 2, "monster", False, (F,), 3, False, "when_built"),
    ("champion_gallery", "Champion Gallery", 2, "monster", True, (F,), 4, False, "ongoing"),
    ("hex_exchange", "Hex Exchange", 2, "trap", False, (M, M), 1, True, "activated"),
    ("familiar_nest", "Familiar Nest", 2, "monster", False, (M,), 2, True, "on_event"),
    ("rune_mint", "Rune Mint", 2, "trap", False, (M,), 1, False, "when_built_or_uncovered"),
    ("archmage_vault", "Archmage Vault", 2, "trap", True, (M,), 3, True, "activated"),
    ("false_floor", "False Floor", 2, "trap", False, (T, T), 1, False, "activated"),
    ("pickpocket_alley", "Pickpocket Alley", 2, "trap", False, (T,), 2, True, "on_enter"),
    ("safe_cracker", "Safe Cracker", 2, "trap", False, (T,), 2, True, "activated"),
    ("time_lock_door", "Time-Lock Door", 2, "trap", True, (T,), 3, True, "activated"),
    ("salvage_bay", "Salvage Bay", 2, "trap", False, (E, E), 1, False, "when_uncovered"),
    ("larva_pens", "Larva Pens", 2, "monster", False, (E,), 2, True, "on_death"),
    ("signal_beacon", "Signal Beacon", 2, "trap", False, (E,), 1, False, "when_built"),
    ("mothership_dock", "Mothership Dock", 2, "monster", True, (E,), 4, False, "when_built_or_uncovered"),
]

# id, English name, copies, phase
SPELLS: Final[list[tuple[str, str, int, str]]] = [
    ("inheritance", "Inheritance", 2, "both"),
    ("promotion_day", "Promotion Day", 2, "build"),
    ("vault_heist", "Vault Heist", 2, "both"),
    ("bodyguard", "Bodyguard", 2, "adventure"),
    ("villain_pact", "Villain Pact!", 1, "both"),
]

# id, English name, XP, treasure, level up
BOSSES: Final[list[tuple[str, str, int, str, str]]] = [
    ("countess_umbra", "Countess Umbra", 565, C, "once"),
    ("grudge_grinder", "Grudge Grinder", 345, F, "permanent"),
    ("baroness_cog", "Baroness Cog", 795, M, "permanent_activated"),
    ("silas_quick", "Silas Quick", 665, T, "permanent_trigger"),
    ("overmind_nine", "Overmind Nine", 215, E, "once"),
]

# id, English name; one copy each
MINIBOSSES: Final[list[tuple[str, str]]] = [
    ("mortician", "Mortician"),
    ("bonecrusher", "Bonecrusher"),
    ("hexling", "Hexling"),
    ("fingers_mcgee", "Fingers McGee"),
    ("probe_unit", "Probe Unit"),
    ("iron_usher", "Iron Usher"),
    ("bean_counter", "Bean Counter"),
    ("sapper", "Sapper"),
    ("lady_lure", "Lady Lure"),
    ("warden", "Warden"),
]
