"""What cards are worth to a player, in souls. Figures found by playing, not by proof."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.cards import CATALOGUE
from underkeep.boss_monster.kinds import RoomCard

SPELL: Final = 0.45  # one that I have not seen yet
ROOM: Final = 0.12
CHOICE: Final = (0.4, 0.25, 0.15, 0.1, 0.05)  # what each further room card in hand adds

SPELLS: Final[dict[str, float]] = {
    "annihilator": 0.40,
    "assassin": 0.40,
    "cave_in": 0.50,
    "counterspell": 0.45,
    "exhaustion": 0.60,
    "fear": 0.50,
    "freeze": 0.45,
    "giant_size": 0.45,
    "jeopardy": 0.15,
    "kobold_strike": 0.10,
    "motivation": 0.20,
    "princess_in_peril": 0.50,
    "soul_harvest": 0.05,
    "teleportation": 0.60,
    "trepidation": 0.25,
    "zombie_attack": 0.55,
}

# What a room gives beside its damage and its treasure, for as long as it is visible.
ABILITIES: Final[dict[str, float]] = {
    "all_seeing_eye": 0.10,
    "beast_menagerie": 0.10,
    "bottomless_pit": 0.35,
    "boulder_ramp": 0.25,
    "brainsucker_hive": 0.30,
    "dark_altar": 0.15,
    "golem_factory": 0.12,
    "haunted_library": 0.35,
    "ligers_den": 0.25,
    "open_grave": 0.15,
    "recycling_center": 0.05,
    "succubus_spa": 0.25,
    "the_crushinator": 0.10,
    "torture_chamber": 0.05,
    "vampire_bordello": 0.35,
    "witchs_kitchen": 0.35,
    "zombie_prison": 0.35,
}

# What happens once, when the room is built.
ENTRANCES: Final[dict[str, float]] = {
    "centipede_tunnel": 0.05,
    "construction_zone": 0.35,
    "dark_laboratory": 0.55,
    "monstrous_monument": 0.15,
    "specters_sanctum": 0.15,
}

# What a level up gives; Gorgona's is a soul, and counted as that.
BOSSES: Final[dict[str, float]] = {
    "cerebellus": 0.9,
    "cleopatra": 0.5,
    "draculord": 0.6,
    "gorgona": 1.2,
    "king_croak": 0.5,
    "robobo": 0.5,
    "seducia": 0.9,
    "xyzax": 0.8,
}
BOSS: Final = 0.5


def in_hand(name: str) -> float:
    """A card that may be kept, cast or thrown away."""
    card = CATALOGUE[name]
    if isinstance(card, RoomCard):
        damage = 3 if card.counting else card.damage
        return 0.1 * damage + 0.05 * len(card.treasures) + 0.3 * (ABILITIES.get(name, 0.0) + ENTRANCES.get(name, 0.0))
    return SPELLS.get(name, SPELL)


def rooms_in_hand(count: int) -> float:
    """The first cards to build with matter most."""
    return sum(CHOICE[:count])


def one_more_room(count: int) -> float:
    return rooms_in_hand(count + 1) - rooms_in_hand(count)
