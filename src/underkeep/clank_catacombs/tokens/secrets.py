"""Major and minor secrets."""

from __future__ import annotations

from typing import Final

from underkeep.clank_catacombs.kinds import DESIGNED, MAJOR, MINOR, PARTY, Token
from underkeep.clank_catacombs.player import Player
from underkeep.clank_catacombs.table import Game
from underkeep.clank_catacombs.tiles.printed import ALTAR, ROOMS
from underkeep.clank_catacombs.verbs.gold import gain_boots, gain_gold, gain_lockpicks, gain_skill, gain_swords
from underkeep.clank_catacombs.verbs.health import heal
from underkeep.clank_catacombs.verbs.loot import take_major_secret
from underkeep.clank_catacombs.verbs.noise import enrage, hush, make_clank


def any_time(g: Game, me: Player) -> bool:
    return True


# -- major --------------------------------------------------------------------------------------------------------

CATACOMBS_MAP: Final = Token(
    "catacombs_map", "Catacombs Map", MAJOR, copies=2, points=5,
    text="You may walk one-way corridors against the arrow.",
)  # fmt: skip

CHALICE: Final = Token("chalice", "Chalice", MAJOR, copies=3, points=7, text="Worth its points; no artifact.")

GREATER_SKILL_BOOST: Final = Token(
    "greater_skill_boost", "Greater Skill Boost", MAJOR, copies=2, kept=False, text="5 skill this turn."
)


@GREATER_SKILL_BOOST.when_found
def boost(g: Game, me: Player) -> None:
    gain_skill(g, 5)


GREATER_TREASURE: Final = Token("greater_treasure", "Greater Treasure", MAJOR, copies=2, kept=False, text="5 gold.")


@GREATER_TREASURE.when_found
def grab_much(g: Game, me: Player) -> None:
    gain_gold(g, me, 5)


POTION_OF_GREATER_HEALING: Final = Token(
    "potion_of_greater_healing", "Potion of Greater Healing", MAJOR, copies=2, text="Use it to heal 2."
)


@POTION_OF_GREATER_HEALING.used_when(any_time)
def drink_much(g: Game, me: Player) -> None:
    heal(g, me, 2)


# -- minor --------------------------------------------------------------------------------------------------------

DRAGON_EGG: Final = Token(
    "dragon_egg", "Dragon Egg", MINOR, copies=3, points=3, text="The dragon's rage rises by one space."
)


@DRAGON_EGG.when_found
def take_an_egg(g: Game, me: Player) -> None:
    enrage(g, me)


LOCKPICK_SECRET: Final = Token("lockpick_secret", "Lockpick", MINOR, copies=3, kept=False, text="Gain a lockpick.")


@LOCKPICK_SECRET.when_found
def pick_up(g: Game, me: Player) -> None:
    gain_lockpicks(g, me, 1)


MAGIC_SPRING: Final = Token(
    "magic_spring", "Magic Spring", MINOR, copies=2, kept=False,
    text="At the end of this turn, trash a card from your play area or discard pile.",
)  # fmt: skip


@MAGIC_SPRING.when_found
def find_a_spring(g: Game, me: Player) -> None:
    g.turn.springs += 1


POTION_OF_HEALING: Final = Token("potion_of_healing", "Potion of Healing", MINOR, copies=3, text="Use it to heal 1.")


@POTION_OF_HEALING.used_when(any_time)
def drink(g: Game, me: Player) -> None:
    heal(g, me, 1)


POTION_OF_SWIFTNESS: Final = Token(
    "potion_of_swiftness", "Potion of Swiftness", MINOR, copies=2, text="Use it for 1 boot."
)


@POTION_OF_SWIFTNESS.used_when(any_time)
def hurry(g: Game, me: Player) -> None:
    gain_boots(g, 1)


POTION_OF_STRENGTH: Final = Token(
    "potion_of_strength", "Potion of Strength", MINOR, copies=2, text="Use it for 2 swords."
)


@POTION_OF_STRENGTH.used_when(any_time)
def grow_strong(g: Game, me: Player) -> None:
    gain_swords(g, 2)


PUZZLE_BOX: Final = Token(
    "puzzle_box", "Puzzle Box", MINOR, copies=2, text="At an altar, hand it in for a major secret."
)


def at_an_altar(g: Game, me: Player) -> bool:
    """CC-268, CC-278: and there is a secret left to be had."""
    return ROOMS[me.pawn].features & ALTAR != 0 and len(g.majors) > 0


@PUZZLE_BOX.used_when(at_an_altar)
def solve(g: Game, me: Player) -> None:
    take_major_secret(g, me)


TREASURE: Final = Token("treasure", "Treasure", MINOR, copies=3, kept=False, text="2 gold.")


@TREASURE.when_found
def grab(g: Game, me: Player) -> None:
    gain_gold(g, me, 2)


POTION_OF_STEALTH: Final = Token(
    "potion_of_stealth", "Potion of Stealth", MINOR, copies=2, box=PARTY, source=DESIGNED,
    text="Use it for 1 less clank; every other player makes 1 clank.",
)  # fmt: skip


@POTION_OF_STEALTH.used_when(any_time)
def tiptoe(g: Game, me: Player) -> None:
    hush(g, me, 1)
    for other in g.others(me):
        make_clank(g, other, 1)


SECRETS: Final = (
    CATACOMBS_MAP, CHALICE, GREATER_SKILL_BOOST, GREATER_TREASURE, POTION_OF_GREATER_HEALING, DRAGON_EGG,
    LOCKPICK_SECRET, MAGIC_SPRING, POTION_OF_HEALING, POTION_OF_SWIFTNESS, POTION_OF_STRENGTH, PUZZLE_BOX, TREASURE,
    POTION_OF_STEALTH,
)  # fmt: skip
