"""Crash Landing (CRL) and the Kingkiller Hero Pack (KNG) as printed: from the tables of facts about the cards."""

from __future__ import annotations

from typing import Final

C, F, M, T, E = "cleric", "fighter", "mage", "thief", "explorer"
MOST = "most matching treasure"

# id, English name, copies, kind, advanced, treasures, damage, once per round, when it works
ROOMS: Final[list[tuple[str, str, int, str, bool, tuple[str, ...], int, bool, str]]] = [
    ("alien_excavator", "Alien Excavator", 2, "trap", False, (E,), 2, False, "when_built"),
    ("alien_ooze", "Alien Ooze", 2, "trap", False, (E,), 1, False, "ongoing"),
    ("decoy_garden", "Decoy Garden", 1, "monster", False, (E,), 1, False, "when_built"),
    ("frostman_lander", "Frostman Lander", 2, "monster", False, (E,), 2, False, "from_hand"),
    ("invasion_swarm", "Invasion Swarm", 2, "monster", False, (E,), 0, False, "ongoing"),
    ("reactor_core", "Reactor Core", 2, "trap", False, (E,), 2, False, "ongoing"),
    ("digicron_library", "Digicron Library", 1, "trap", True, (E,), 3, False, "when_built"),
    ("hypercube", "Hypercube", 2, "trap", True, (E,), 4, False, "ongoing"),
    ("the_omega_42", "The Omega 42", 1, "trap", True, (E,), 3, True, "activated"),
    ("crash_site", "Crash Site", 2, "trap", False, (C, E), 1, False, "when_uncovered"),
    ("caged_gundarf", "Caged Gundarf", 2, "monster", False, (F, E), 1, False, "when_uncovered"),
    ("celestial_map", "Celestial Map", 2, "trap", False, (M, E), 1, False, "when_uncovered"),
    ("darkling_lair", "Darkling Lair", 2, "monster", False, (T, E), 1, False, "when_uncovered"),
]

# id, English name, copies, phase
SPELLS: Final[list[tuple[str, str, int, str]]] = [
    ("finish_him", "Finish Him!", 1, "adventure"),
    ("essence_transfer", "Essence Transfer", 2, "adventure"),
    ("healing_tank", "Healing Tank", 1, "adventure"),
    ("meteorite", "Meteorite", 1, "build"),
    ("not_dead_yet", "Not Dead Yet", 2, "adventure"),
]

# id, English name, XP, treasure, level up
BOSSES: Final[list[tuple[str, str, int, str, str]]] = [
    ("imperiatrix", "Imperiatrix", 475, E, "permanent"),
    ("klonos", "Klonos", 175, E, "once"),
    ("mando", "Mando", 855, E, "once"),
]

# id, English name, class, treasures, health, players, epic, kind, souls, wounds, where it goes
Heroes = list[tuple[str, str, str, tuple[str, ...], int, str, bool, str, int, int, str]]
HEROES: Final[Heroes] = [
    ("the_prince", "The Prince", "special", (), 3, "5-6", False, "special", 1, 1, "fewest rooms"),
    ("crash_dodgers", "Crash Dodgers", E, (E,), 4, "5-6", False, "plain", 1, 1, MOST),
    ("corbin_crickton", "Corbin Crickton", E, (E,), 4, "5-6", False, "plain", 1, 1, MOST),
    ("tmatha", "T'Matha", E, (E,), 6, "5-6", False, "plain", 1, 1, MOST),
    ("lindo_callari", "Lindo Callari", E, (E,), 6, "5-6", False, "plain", 1, 1, MOST),
    ("doug_oshibe_ace_pilot", "Doug O'Shibe, Ace Pilot", E, (E,), 8, "5-6", False, "plain", 1, 1, MOST),
    ("guy_the_redrobe", "Guy the Redrobe", E, (E,), 8, "5-6", False, "plain", 1, 1, MOST),
    ("andromeda_james", "Andromeda James", E, (E,), 11, "5-6", True, "plain", 2, 2, MOST),
    ("morgan_fragman", "Morgan Fragman", E, (E,), 11, "5-6", True, "plain", 2, 2, MOST),
    ("banzai_barb", "Banzai Barb", E, (E,), 13, "5-6", True, "plain", 2, 2, MOST),
    ("aliff", "Aliff", E, (E,), 13, "5-6", True, "plain", 2, 2, MOST),
    ("the_king", "The King", "special", (), 20, "5-6", True, "special", 2, 2, "most souls"),
]

STARS: Final[Heroes] = [
    ("road_bard", "Road Bard", T, (T,), 4, "star", False, "star", 1, 1, MOST),
    ("lantern_scholar", "Lantern Scholar", M, (M,), 6, "star", False, "star", 1, 1, MOST),
    ("gray_healer", "Gray Healer", C, (C,), 6, "star", False, "star", 1, 1, MOST),
    ("sellsword_of_the_vale", "Sellsword of the Vale", F, (F,), 8, "star", False, "star", 1, 1, MOST),
    ("nameless_student", "Nameless Student", M, (M,), 4, "star", False, "star", 1, 1, MOST),
    ("bridge_warden", "Bridge Warden", F, (F,), 6, "star", False, "star", 1, 1, MOST),
    ("the_kingkiller", "The Kingkiller", T, (T,), 12, "star", True, "star", 2, 2, MOST),
]

# What was made up for these sets: the cards, or what they do.
DESIGNED: Final = ["the_prince", "the_king", *[card[0] for card in STARS]]
