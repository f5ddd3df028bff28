"""What cards are worth to a player, in souls. Figures found by playing, not by proof."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.cards import CATALOGUE
from underkeep.boss_monster.minibosses import MinibossCard
from underkeep.boss_monster.room_cards import RoomCard
from underkeep.bots.boss_monster import small_boxes

SPELL: Final = 0.45  # one that I have not seen yet
ROOM: Final = 0.12
COIN: Final = 0.14
MINIBOSS: Final = 0.30  # a card in hand
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
    # The Next Level
    "all_your_base": 0.30,
    "another_castle": 0.55,
    "fairy_fountain": 0.45,
    "hiring_spree": 0.25,
    "its_on": 0.60,
    "lightning_bolt": 0.50,
    "meddling_kids": 0.20,
    "oh_yeah": 0.10,
    "party_up": 0.20,
    "pause": 0.45,
    "pity": 0.55,
    "secret_stash": 0.35,
    "shortcut": 0.45,
    "super_effective": 0.40,
    "surprise_gift": 0.15,
    "undead_minion": 0.45,
    "wild_monster": 0.20,
    **small_boxes.SPELLS,
    # Rise of the Minibosses
    "ambush": 0.50,
    "armor_up": 0.40,
    "heist": 0.35,
    "internship": 0.15,
    "pay_to_win": 0.35,
    "rage": 0.35,
    "rebirth": 0.15,
    "respawn": 0.20,
    "sabotage": 0.30,
    "short_circuit": 0.35,
    "smash": 0.40,
    "spirit_dragon": 0.35,
    "traitor": 0.20,
    "windfall": 0.30,
    "zoning_board": 0.10,
    # Tools of Hero-Kind
    "excavation": 0.20,
    # Crash Landing
    "essence_transfer": 0.35,
    "finish_him": 0.50,
    "healing_tank": 0.50,
    "meteorite": 0.20,
    "not_dead_yet": 0.40,
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
    # The Next Level
    "antimagic_zone": 0.0,
    "blockpile_puzzle": -0.5,
    "bom_boy_factory": -0.1,
    "brainsucker_queen": 0.35,
    "chump_chomper": 0.15,
    "collapsing_bridge": 0.25,
    "dark_portal": 0.05,
    "deadly_treadmill": 0.10,
    "decapitator": 0.20,
    "dragon_graveyard": 0.05,
    "fangroot_garden": 0.15,
    "frostbat_cave": 0.25,
    "hall_of_mirrors": 0.25,
    "haunted_hall": 0.30,
    "imp_temple": 0.05,
    "inner_sanctum": 0.15,
    "lost_library": 0.20,
    "madmans_manor": 0.25,
    "observatory": 0.10,
    "spawn_point": 0.20,
    "spellslime_pit": 0.15,
    "the_arena": 0.30,
    "warp_tube": 0.30,
    "wraiths_throne": 0.15,
    "wreck_room": 0.05,
    **small_boxes.ABILITIES,
    # Rise of the Minibosses: without coins, and with
    "efreets_chamber": 0.30,
    "endless_gallery": 0.20,
    "fetid_beast": -0.10,
    "imp_hoard": 0.20,
    "living_trap": 0.25,
    "mind_thresher": 0.20,
    "minotaur_catacombs": 0.30,
    "spectral_bomb": 0.15,
    "alchemists_lab": 0.25,
    "black_market": 0.15,
    "foyer_elemental": 0.20,
    "garbage_chute": 0.20,
    "goblin_market": 0.30,
    "haunted_cavern": 0.20,
    "lightning_rod": 0.30,
    "paywall": -0.05,
    "personnel_office": 0.10,
    "pixie_fountain": 0.05,
    "pool_of_shadows": 0.05,
    "sawtooth_pendulum": 0.35,
    "the_catapult": 0.05,
    "the_dreadmill": -0.20,
    "the_keystone": 0.10,
    "training_camp": 0.10,
    "unstable_mine": 0.15,
    # Tools of Hero-Kind
    "artificers_workbench": 0.15,
    "burial_mound": 0.10,
    "magnetic_ceiling": 0.20,
    "orcish_smithy": 0.05,
    # Crash Landing
    "frostman_lander": 0.10,
    "the_omega_42": 0.15,
    "caged_gundarf": 0.05,
    "celestial_map": 0.10,
    "crash_site": 0.10,
    "darkling_lair": 0.15,
}

# What happens once, when the room is built.
ENTRANCES: Final[dict[str, float]] = {
    "centipede_tunnel": 0.05,
    "construction_zone": 0.35,
    "dark_laboratory": 0.55,
    "monstrous_monument": 0.15,
    "specters_sanctum": 0.15,
    # The Next Level
    "arcane_crypt": 0.30,
    "barbarian_hall": -0.30,
    "genie_lounge": 0.20,
    "incubus_gym": 0.15,
    "megaworm_burrow": 0.20,
    "shrooman_cave": 0.20,
    "sorcerobe_school": 0.45,
    "spiked_pit": 0.20,
    **small_boxes.ENTRANCES,
    # Rise of the Minibosses: without coins, and with
    "delvers_quarry": 0.15,
    "dragons_nest": 0.20,
    "ancient_guardtower": 0.20,
    "crystal_ballroom": 0.40,
    "loot_box": 0.60,
    "minion_clinic": 0.30,
    "monster_academy": 0.15,
    "mysterious_portal": 0.10,
    "robbers_vault": 0.20,
    "trophy_room": 0.20,
    "vampire_lab": 0.15,
    # Crash Landing
    "decoy_garden": 0.15,
    "digicron_library": 0.30,
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
    # The Next Level
    "angstigoth": 0.7,
    "belladonna_tnl": 1.0,
    "doc_scarecrow": 0.4,
    "dr_timebender": 0.5,
    "eclipse": 0.4,
    "kazanna_tnl": 0.6,
    "killa": 0.5,
    "nicolius": 0.5,
    "porkus": 0.9,
    "shellda": 0.3,
    "smoake": 0.7,
    "torix_uzkali": 0.7,
    **small_boxes.BOSSES,
    # Rise of the Minibosses
    "baron_hex": 0.5,
    "belladonna_rmb": 0.4,
    "calabeza": 0.3,
    "dr_deadly": 0.4,
    "gregore": 0.6,
    "kazanna_rmb": 0.6,
    "king_croak_rmb": 0.4,
    "kirax_rmb": 0.6,
    "lamia": 0.4,
    "oculus": 0.5,
    "ravenus": 0.6,
    "scott": 0.6,
    # Implements of Destruction
    "all_seeing_bivan": 0.4,
    "forgefist": 0.5,
    "lexicona": 0.5,
    "magpie_prince": 0.5,
    "relictora": 0.5,
    # Crash Landing
    "imperiatrix": 0.7,
    "klonos": 0.7,
    "mando": 0.4,
}
BOSS: Final = 0.5


def in_hand(name: str) -> float:
    """A card that may be kept, cast or thrown away."""
    card = CATALOGUE[name]
    if isinstance(card, MinibossCard):
        return MINIBOSS
    if isinstance(card, RoomCard):
        damage = 3 if card.counting else card.damage
        return 0.1 * damage + 0.05 * len(card.treasures) + 0.3 * (ABILITIES.get(name, 0.0) + ENTRANCES.get(name, 0.0))
    return SPELLS.get(name, SPELL)


def rooms_in_hand(count: int) -> float:
    """The first cards to build with matter most."""
    return sum(CHOICE[:count])


def one_more_room(count: int) -> float:
    return rooms_in_hand(count + 1) - rooms_in_hand(count)
