"""The decks by list of the guide, card by card: from the tables of facts about the mixes."""

from __future__ import annotations

from typing import Final

OFFICIAL_ROOMS: Final[dict[str, dict[str, int]]] = {
    "cleric": {
        "arcane_crypt": 2, "dark_portal": 1, "dragon_graveyard": 1, "haunted_hall": 1, "imp_temple": 2,
        "incubus_gym": 1, "inner_sanctum": 1, "madmans_manor": 1, "open_grave": 1, "specters_sanctum": 1,
        "succubus_spa": 1, "vampire_bordello": 1, "wraiths_throne": 1,
    },
    "fighter": {
        "barbarian_hall": 1, "beast_menagerie": 1, "fangroot_garden": 1, "goblin_armory": 2, "goblin_mess_hall": 1,
        "megaworm_burrow": 1, "minotaurs_maze": 2, "neanderthal_cave": 1, "rust_monster_pen": 1, "shrooman_cave": 1,
        "spawn_point": 2, "the_arena": 1,
    },
    "mage": {
        "all_seeing_eye": 1, "antimagic_zone": 1, "brainsucker_hive": 1, "elemental_generator": 1, "frostbat_cave": 1,
        "hall_of_mirrors": 1, "ligers_den": 1, "lost_library": 2, "observatory": 2, "sorcerobe_school": 1,
        "spellslime_pit": 2, "witchs_kitchen": 1,
    },
    "thief": {
        "blockpile_puzzle": 1, "bottomless_pit": 2, "bullet_builder": 1, "chump_chomper": 1, "collapsing_bridge": 1,
        "deadly_treadmill": 1, "decapitator": 1, "dizzygas_hallway": 1, "recycling_center": 1, "spiked_pit": 2,
        "the_smashinator": 1, "wreck_room": 2,
    },
    "several": {
        "bom_boy_factory": 1, "centipede_tunnel": 1, "construction_zone": 1, "cursed_tomb": 1, "dragon_hatchery": 2,
        "hatchlings_hoard": 1, "mimic_vault": 2, "save_point": 1, "torture_chamber": 1, "warp_tube": 1,
        "werewolf_den": 2, "zombie_prison": 1,
    },
}  # fmt: skip
OFFICIAL_SPELLS: Final[dict[str, int]] = {
    "annihilator": 1, "another_castle": 2, "assassin": 2, "cave_in": 1, "counterspell": 2, "exhaustion": 1,
    "fairy_fountain": 2, "fear": 1, "freeze": 1, "giant_size": 1, "hiring_spree": 2, "its_on": 2, "lightning_bolt": 1,
    "motivation": 1, "party_up": 1, "pause": 1, "pity": 1, "princess_in_peril": 1, "secret_stash": 2, "shortcut": 1,
    "surprise_gift": 2, "teleportation": 2, "undead_minion": 1, "wild_monster": 2, "zombie_attack": 1,
}  # fmt: skip
KIDS_ROOMS: Final[dict[str, dict[str, int]]] = {
    "cleric": {
        "arcane_crypt": 2, "dracolich_lair": 2, "dragon_graveyard": 1, "haunted_hall": 2, "imp_temple": 2,
        "inner_sanctum": 1, "madmans_manor": 2, "specters_sanctum": 2, "wraiths_throne": 1,
    },
    "fighter": {
        "beast_menagerie": 2, "fangroot_garden": 2, "goblin_mess_hall": 1, "goblin_nursery": 2, "megaworm_burrow": 1,
        "neanderthal_cave": 3, "shrooman_cave": 2, "spawn_point": 2,
    },
    "mage": {
        "brainsucker_hive": 2, "dark_laboratory": 2, "hall_of_mirrors": 2, "ligers_den": 2, "observatory": 2,
        "sorcerobe_school": 2, "spellslime_pit": 1, "witchs_kitchen": 2,
    },
    "thief": {
        "bottomless_pit": 2, "chump_chomper": 1, "collapsing_bridge": 2, "deadly_treadmill": 1, "dizzygas_hallway": 2,
        "recycling_center": 2, "spiked_pit": 2, "the_smashinator": 1, "wreck_room": 2,
    },
    "several": {
        "construction_zone": 2, "cursed_tomb": 2, "dragon_hatchery": 2, "hatchlings_hoard": 1, "mimic_vault": 2,
        "monstrous_monument": 2, "save_point": 2, "warp_tube": 2,
    },
}  # fmt: skip
KIDS_SPELLS: Final[dict[str, int]] = {
    "all_your_base": 1, "annihilator": 2, "another_castle": 2, "fairy_fountain": 2, "fear": 2, "giant_size": 2,
    "hiring_spree": 2, "motivation": 2, "party_up": 2, "princess_in_peril": 1, "secret_stash": 1, "teleportation": 2,
    "wild_monster": 2,
}  # fmt: skip
KIDS_BOSSES: Final = {
    "cerebellus", "cleopatra", "draculord", "eclipse", "kazanna_tnl", "killa", "king_croak", "nicolius", "porkus",
    "smoake", "torix_uzkali", "xyzax",
}  # fmt: skip
