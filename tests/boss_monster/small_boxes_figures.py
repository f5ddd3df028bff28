"""Paper and Pixels (DBM), Portable Power (POP) and Lost Levels (LST) as printed: from the tables of facts about the
cards, and not from the code under test."""

from __future__ import annotations

from typing import Final

C, F, M, T = "cleric", "fighter", "mage", "thief"

Rooms = list[tuple[str, str, int, str, bool, tuple[str, ...], int, bool, str, bool]]
Spells = list[tuple[str, str, int, str]]
Bosses = list[tuple[str, str, int, str, str]]

# By box: id, English name, copies, kind, advanced, treasures, damage, once per round, when it works, portable
ROOMS: Final[dict[str, Rooms]] = {
    "DBM": [
        ("ghoulyard", "Ghoulyard", 1, "monster", False, (C,), 2, False, "ongoing", False),
        ("shark_tank", "Shark Tank", 1, "monster", False, (F,), 2, False, "on_enter", False),
        ("bone_crank", "Bone Crank", 1, "trap", False, (M,), 1, False, "when_built", False),
        ("trash_compactor", "Trash Compactor", 1, "trap", False, (T,), 3, False, "on_survive", False),
        ("elder_portal", "Elder Portal", 1, "trap", False, (C,), 0, True, "when_built", False),
        ("hydras_mire", "Hydra's Mire", 1, "monster", False, (F,), 1, True, "on_survive", False),
        ("spellslime_incubator", "Spellslime Incubator", 1, "monster", False, (M,), 0, True, "on_event", False),
        ("clock_tower", "Clock Tower", 1, "trap", False, (T,), 0, False, "when_built", False),
    ],
    "POP": [
        ("travel_shrine", "Travel Shrine", 1, "trap", False, (C,), 2, False, "when_built", True),
        ("masters_hand", "Master's Hand", 1, "monster", False, (C, M), 1, True, "on_death", True),
        ("war_turtle", "War Turtle", 1, "monster", False, (F,), 2, False, "when_built", True),
        ("pop_up_barracks", "Pop-Up Barracks", 1, "monster", False, (F, T), 1, False, "when_built", True),
        ("suitcase_study", "Suitcase Study", 1, "trap", False, (M,), 1, False, "when_built", True),
        ("bottled_imp", "Bottled Imp", 1, "monster", False, (M, T), 1, True, "on_event", True),
        ("portable_hole", "Portable Hole", 1, "trap", False, (T,), 1, False, "activated", True),
        ("trapdoor_rug", "Trapdoor Rug", 1, "trap", False, (C, T), 1, False, "ongoing", True),
        ("rolling_throne", "Rolling Throne", 1, "monster", True, (F,), 4, False, "ongoing", True),
        ("tent_of_mirrors", "Tent of Mirrors", 1, "trap", True, (M,), 3, True, "on_event", True),
    ],
    "LST": [
        ("warp_zone", "Warp Zone", 1, "trap", False, (C, F), 1, False, "activated", False),
        ("bonus_stage", "Bonus Stage", 1, "monster", False, (M, T), 1, True, "on_death", False),
        ("unused_sprite_pen", "Unused Sprite Pen", 1, "monster", False, (F,), 2, False, "ongoing", False),
        ("debug_chamber", "Debug Chamber", 1, "trap", True, (T,), 3, True, "activated", False),
    ],
}

# id, English name, copies, phase
SPELLS: Final[dict[str, Spells]] = {
    "DBM": [("agent_of_evil", "Agent of Evil", 1, "build"), ("fireball", "Fireball!", 1, "adventure")],
    "POP": [],
    "LST": [],
}

# id, English name, XP, treasure, level up
BOSSES: Final[dict[str, Bosses]] = {
    "DBM": [
        ("chase", "Chase", 499, C, "permanent_activated"),
        ("greg", "Greg", 899, F, "permanent_trigger"),
        ("explodo", "Explodo", 699, T, "permanent_activated"),
    ],
    "POP": [("mobi", "Mobi", 155, T, "permanent")],
    "LST": [("glitch_king", "Glitch King", 945, M, "once")],
}

# The one hero, of Paper and Pixels
PRINCESS: Final = {
    "name": "The Princess",
    "hero_class": "special",
    "treasures": [],
    "hp": 16,
    "players": "always",
    "epic": True,
    "hero_kind": "star",
    "souls": 2,
    "wounds": 2,
    "lure": "most cards in hand",
}

SOURCES: Final = {"DBM": "public", "POP": "designed", "LST": "designed"}
