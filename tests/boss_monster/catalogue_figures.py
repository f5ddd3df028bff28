"""The base set (BMR) as printed, typed in by hand from the cards' figures and not from the code under test."""

from __future__ import annotations

from typing import Final

C, F, M, T = "cleric", "fighter", "mage", "thief"

# id, English name, copies, kind, advanced, treasures, damage, once per round, has a text
ROOMS: Final[list[tuple[str, str, int, str, bool, tuple[str, ...], int, bool, bool]]] = [
    ("dark_altar", "Dark Altar", 3, "trap", False, (C, C), 1, False, True),
    ("open_grave", "Open Grave", 2, "trap", False, (C,), 2, True, True),
    ("specters_sanctum", "Specter's Sanctum", 3, "monster", False, (C,), 2, False, True),
    ("succubus_spa", "Succubus Spa", 3, "monster", False, (C,), 1, True, True),
    ("dracolich_lair", "Dracolich Lair", 2, "monster", True, (C,), 3, True, True),
    ("vampire_bordello", "Vampire Bordello", 2, "monster", True, (C,), 3, True, True),
    ("goblin_armory", "Goblin Armory", 3, "monster", False, (F, F), 1, False, True),
    ("golem_factory", "Golem Factory", 3, "monster", False, (F,), 2, True, True),
    ("minotaurs_maze", "Minotaur's Maze", 2, "monster", False, (F,), 0, False, True),
    ("neanderthal_cave", "Neanderthal Cave", 3, "monster", False, (F,), 3, False, True),
    ("beast_menagerie", "Beast Menagerie", 2, "monster", True, (F,), 4, True, True),
    ("monsters_ballroom", "Monster's Ballroom", 2, "monster", True, (F,), 0, False, True),
    ("brainsucker_hive", "Brainsucker Hive", 3, "monster", False, (M,), 2, True, True),
    ("dark_laboratory", "Dark Laboratory", 3, "trap", False, (M, M), 1, False, True),
    ("haunted_library", "Haunted Library", 2, "trap", False, (M,), 1, False, True),
    ("witchs_kitchen", "Witch's Kitchen", 3, "monster", False, (M,), 1, True, True),
    ("all_seeing_eye", "All-Seeing Eye", 2, "trap", True, (M,), 3, True, True),
    ("ligers_den", "Liger's Den", 2, "monster", True, (M,), 2, True, True),
    ("bottomless_pit", "Bottomless Pit", 3, "trap", False, (T,), 1, False, True),
    ("boulder_ramp", "Boulder Ramp", 2, "trap", False, (T,), 1, False, True),
    ("dizzygas_hallway", "Dizzygas Hallway", 3, "trap", False, (T,), 1, False, True),
    ("jackpot_stash", "Jackpot Stash", 3, "trap", False, (T, T), 1, False, True),
    ("recycling_center", "Recycling Center", 2, "trap", True, (T,), 3, False, True),
    ("the_crushinator", "The Crushinator", 2, "trap", True, (T,), 2, True, True),
    ("centipede_tunnel", "Centipede Tunnel", 2, "monster", False, (F, M), 1, False, True),
    ("construction_zone", "Construction Zone", 2, "trap", False, (F, T), 1, False, True),
    ("dragon_hatchery", "Dragon Hatchery", 3, "monster", False, (C, F, M, T), 0, False, False),
    ("mimic_vault", "Mimic Vault", 2, "trap", False, (M, T), 1, False, True),
    ("monstrous_monument", "Monstrous Monument", 2, "trap", False, (C, F), 1, False, True),
    ("torture_chamber", "Torture Chamber", 2, "trap", False, (C, T), 1, False, True),
    ("zombie_prison", "Zombie Prison", 2, "monster", False, (C, M), 1, False, True),
]

# id, English name, copies, phase
SPELLS: Final[list[tuple[str, str, int, str]]] = [
    ("annihilator", "Annihilator", 2, "adventure"),
    ("assassin", "Assassin", 3, "adventure"),
    ("cave_in", "Cave-In", 2, "adventure"),
    ("counterspell", "Counterspell", 2, "both"),
    ("exhaustion", "Exhaustion", 1, "adventure"),
    ("fear", "Fear", 2, "adventure"),
    ("freeze", "Freeze", 4, "both"),
    ("giant_size", "Giant Size", 2, "adventure"),
    ("jeopardy", "Jeopardy", 2, "both"),
    ("kobold_strike", "Kobold Strike", 1, "build"),
    ("motivation", "Motivation", 2, "build"),
    ("princess_in_peril", "Princess in Peril", 2, "build"),
    ("soul_harvest", "Soul Harvest", 1, "both"),
    ("teleportation", "Teleportation", 2, "adventure"),
    ("trepidation", "Trepidation", 1, "adventure"),
    ("zombie_attack", "Zombie Attack", 2, "build"),
]

# id, English name, XP, treasure
BOSSES: Final[list[tuple[str, str, int, str]]] = [
    ("draculord", "Draculord", 900, C),
    ("xyzax", "Xyzax", 750, C),
    ("king_croak", "King Croak", 800, F),
    ("robobo", "Robobo", 400, F),
    ("cerebellus", "Cerebellus", 650, M),
    ("seducia", "Seducia", 600, M),
    ("cleopatra", "Cleopatra", 850, T),
    ("gorgona", "Gorgona", 500, T),
]

# id, English name, class, health, players; each of them once in the box
ORDINARY_HEROES: Final[list[tuple[str, str, str, int, str]]] = [
    ("nick_the_masher", "Nick the Masher", C, 4, "2+"),
    ("pugi_the_druidess", "Pugi the Druidess", C, 4, "4"),
    ("acacia_warrior_of_light", "Acacia, Warrior of Light", C, 6, "2+"),
    ("charles_the_young", "Charles the Young", C, 6, "3+"),
    ("delatorious_angel_of_light", "Delatorious, Angel of Light", C, 8, "2+"),
    ("romero_the_indigo_friar", "Romero, the Indigo Friar", C, 8, "4"),
    ("boden_the_pantless", "Boden the Pantless", F, 4, "2+"),
    ("jarek_squire_to_the_lion_knights", "Jarek, Squire to the Lion Knights", F, 4, "4"),
    ("fires_breath_heroine_of_arcadia", "Fire's Breath, Heroine of Arcadia", F, 6, "2+"),
    ("samurai_tom", "Samurai Tom", F, 6, "3+"),
    ("johnny_of_the_evening_watch", "Johnny of the Evening Watch", F, 8, "2+"),
    ("crystol_and_alan_of_gerd", "Crystol and A'lan of Gerd", F, 8, "4"),
    ("tieg_and_the_magic_bubble", "Tieg and the Magic Bubble", M, 4, "2+"),
    ("brandork_the_neverwrong", "Brandork the Neverwrong", M, 4, "4"),
    ("mitchell_the_judge", "Mitchell, the Judge", M, 6, "2+"),
    ("kalish_ninefingers", "Kalish Ninefingers", M, 6, "3+"),
    ("dartteon_elf_pyromancer", "Dartteon, Elf Pyromancer", M, 8, "2+"),
    ("koey_the_last_dragon_mage", "Koey, the Last Dragon Mage", M, 8, "4"),
    ("joman_chimm_cutpurse", "Joman Chimm, Cutpurse", T, 4, "2+"),
    ("lance_uppercut_treasure_hunter", "Lance Uppercut, Treasure Hunter", T, 4, "4"),
    ("jesta_the_rogue", "Jesta the Rogue", T, 6, "2+"),
    ("kins_klauski_mad_conquistador", "Kins Klauski, Mad Conquistador", T, 6, "3+"),
    ("sir_digby_apple_ace_detective", "Sir Digby Apple, Ace Detective", T, 8, "2+"),
    ("jerome_kung_fu_monkey", "Jerome, Kung Fu Monkey", T, 8, "4"),
    ("the_fool", "The Fool", "special", 2, "2+"),
]
EPIC_HEROES: Final[list[tuple[str, str, str, int, str]]] = [
    ("katelyn_angelic_healer", "Katelyn, Angelic Healer", C, 11, "2+"),
    ("kerberos_dirtbeard_canine_cleric", "Kerberos Dirtbeard, Canine Cleric", C, 11, "3+"),
    ("lord_van_ette", "Lord Van Ette", C, 13, "2+"),
    ("jejune_and_everlea_holy_sisters", "Jejune & Everlea, Holy Sisters", C, 13, "4"),
    ("frankov_the_envoy", "Frankov, the Envoy", F, 11, "2+"),
    ("nate_the_squidslayer", "Nate the Squidslayer", F, 11, "3+"),
    ("antonius_the_rune_knight", "Antonius, the Rune Knight", F, 13, "2+"),
    ("asmor_the_aweless", "Asmor the Aweless", F, 13, "4"),
    ("tempros_the_time_marauder", "Tempros the Time Marauder", M, 11, "2+"),
    ("chia_kang_mystical_warlock_of_yu", "Chia Kang, Mystical Warlock of Yu", M, 11, "3+"),
    ("terric_warhelm_half_elf_archmage", "Terric Warhelm, Half-Elf Archmage", M, 13, "2+"),
    ("wayward_the_drifter", "Wayward, the Drifter", M, 13, "4"),
    ("hya_legendary_shinobi", "Hya, Legendary Shinobi", T, 11, "2+"),
    ("blackbeard_jake", "Blackbeard Jake", T, 11, "3+"),
    ("cecil_leoran_master_factotum", "Cecil Leoran, Master Factotum", T, 13, "2+"),
    ("wallbanger_basketweaver", "Wallbanger Basketweaver", T, 13, "4"),
]
