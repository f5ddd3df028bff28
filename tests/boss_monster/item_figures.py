"""Tools of Hero-Kind (THK) and Implements of Destruction (IOD) as printed: from the tables of facts about the cards."""

from __future__ import annotations

from typing import Final

C, F, M, T, E, U = "cleric", "fighter", "mage", "thief", "explorer", "universal"

# id, English name, treasure
THK_ITEMS: Final[list[tuple[str, str, str]]] = [
    ("extra_life", "Extra Life", C),
    ("holy_hand_grenade", "Holy Hand Grenade", C),
    ("inquisitors_robes", "Inquisitor's Robes", C),
    ("staff_of_healing", "Staff of Healing", C),
    ("goblin_suit", "Goblin Suit", F),
    ("claws_of_the_berserker", "Claws of the Berserker", F),
    ("oversized_sword", "Oversized Sword", F),
    ("vorpal_blade", "Vorpal Blade", F),
    ("antimagic_lizard", "Antimagic Lizard", M),
    ("ice_rod", "Ice Rod", M),
    ("magic_mirror", "Magic Mirror", M),
    ("necronomicon", "Necronomicon", M),
    ("bag_of_holding", "Bag of Holding", T),
    ("cheat_code", "Cheat Code", T),
    ("ten_foot_pole", "Ten Foot Pole", T),
    ("the_bomb", "The Bomb", T),
    ("boots_of_jumping", "Boots of Jumping", U),
    ("pet_monster", "Pet Monster", U),
    ("star_of_invulnerability", "Star of Invulnerability", U),
    ("ring_of_invisibility", "Ring of Invisibility", U),
]
IOD_ITEMS: Final[list[tuple[str, str, str]]] = [
    ("pilgrim_lantern", "Pilgrim Lantern", C),
    ("chalice_of_second_thoughts", "Chalice of Second Thoughts", C),
    ("exorcist_bell", "Exorcist Bell", C),
    ("saintly_sandals", "Saintly Sandals", C),
    ("tower_shield", "Tower Shield", F),
    ("siege_hammer", "Siege Hammer", F),
    ("war_horn", "War Horn", F),
    ("trophy_belt", "Trophy Belt", F),
    ("grimoire_of_echoes", "Grimoire of Echoes", M),
    ("mirror_cloak", "Mirror Cloak", M),
    ("rune_chalk", "Rune Chalk", M),
    ("mana_battery", "Mana Battery", M),
    ("skeleton_key", "Skeleton Key", T),
    ("smoke_pellets", "Smoke Pellets", T),
    ("grappling_hook", "Grappling Hook", T),
    ("loaded_dice", "Loaded Dice", T),
    ("star_chart", "Star Chart", E),
    ("jet_pack", "Jet Pack", E),
    ("ray_gun", "Ray Gun", E),
    ("cloning_vial", "Cloning Vial", E),
    ("lucky_coin", "Lucky Coin", U),
    ("map_of_the_depths", "Map of the Depths", U),
    ("iron_rations", "Iron Rations", U),
    ("cursed_crown", "Cursed Crown", U),
]

# id, English name, copies, kind, advanced, treasures, damage, once per round, when it works
THK_ROOMS: Final[list[tuple[str, str, int, str, bool, tuple[str, ...], int, bool, str]]] = [
    ("orcish_smithy", "Orcish Smithy", 1, "monster", True, (F,), 3, True, "activated_build"),
    ("burial_mound", "Burial Mound", 1, "trap", True, (C,), 3, True, "activated"),
    ("artificers_workbench", "Artificer's Workbench", 1, "trap", True, (M,), 3, True, "activated"),
    ("magnetic_ceiling", "Magnetic Ceiling", 1, "trap", True, (T,), 3, True, "on_enter"),
]

# id, English name, copies, phase
THK_SPELLS: Final[list[tuple[str, str, int, str]]] = [("excavation", "Excavation", 2, "both")]

# id, English name, XP, treasure, kind of level up
IOD_BOSSES: Final[list[tuple[str, str, int, str, str]]] = [
    ("all_seeing_bivan", "All-Seeing Bivan", 395, E, "permanent_activated"),
    ("relictora", "Relictora", 445, C, "once"),
    ("forgefist", "Forgefist", 585, F, "permanent_trigger"),
    ("lexicona", "Lexicona", 715, M, "permanent_trigger"),
    ("magpie_prince", "Magpie Prince", 885, T, "once"),
]
POLISH: Final = {
    "staff_of_healing": "Kostur leczenia",
    "oversized_sword": "Miecz bez kompleksów",
    "boots_of_jumping": "Buty podskakiwania",
    "orcish_smithy": "Orcza kuźnia",
    "burial_mound": "Wygodny kurhanik",
    "excavation": "Wykopki",
    "all_seeing_bivan": "Wszystkowidzący Bivan",
}
