"""The clans that keep crowds down: the Red Dragon, the Lizardfolk, the Gnolls."""

from __future__ import annotations

from typing import Final

from underkeep.keep_the_heroes_out.cards.box import tactics
from underkeep.keep_the_heroes_out.kinds import (
    ACTIVATE,
    DEFEND,
    DRAW,
    HEAL,
    MELEE,
    MOVE,
    RANGED,
    SAME_ROOM,
    Clan,
    ambush,
    discard,
    either,
    if_then,
    place,
    reinforcements,
)

RED_DRAGON: Final = Clan(
    "red_dragon", "Red Dragon", 0, "crowd_control", monsters=1, health=5, start=1, sign="gem", ability=HEAL,
    text="Take all damage off the Dragon.",
    tactics=[
        tactics("dragon_wing_sweep", "Wing Sweep", 2, either([MOVE, MOVE], [RANGED, RANGED]),
                "Move twice; or make two ranged attacks."),
        tactics("dragon_pounce", "Pounce", 2, either([MOVE, MELEE, MELEE]),
                "Move once and make two melee attacks."),
        tactics("dragon_fire_breath", "Fire Breath", 2, either([RANGED, RANGED], [ACTIVATE, ACTIVATE]),
                "Make two ranged attacks; or activate twice."),
        tactics("dragon_hard_scales", "Hard Scales", 1, either([MELEE, MELEE, MELEE], [DEFEND]),
                "Make three melee attacks; or defend."),
        tactics("dragon_old_cunning", "Old Cunning", 1, either([DRAW, MOVE, RANGED]),
                "Draw a card, move once, and make a ranged attack."),
        tactics("dragon_return_to_hoard", "Back to the Hoard", 2, either([ambush(1, "gem")], [ACTIVATE, MOVE]),
                "Ambush: one monster in the Vault; or activate once and move once."),
    ],
)  # fmt: skip

LIZARDFOLK: Final = Clan(
    "lizardfolk", "Lizardfolk", 1, "crowd_control", monsters=5, health=1, start=2, sign="eye", ability=RANGED,
    text="One of the Lizardfolk makes a ranged attack.",
    tactics=[
        tactics("lizard_hit_and_run", "Hit and Run", 3, either([MOVE, RANGED]),
                "Move once and make a ranged attack."),
        tactics("lizard_javelins", "Javelins", 2, either([RANGED, RANGED], [MOVE, MOVE]),
                "Make two ranged attacks; or move twice."),
        tactics("lizard_old_ways", "Old Ways", 2, either([ACTIVATE, ACTIVATE], [MELEE]),
                "Activate twice; or make a melee attack."),
        tactics("lizard_from_the_dark", "Out of the Dark", 2, either([ambush(2, "eye")], [MOVE]),
                "Ambush: up to two monsters in the Catacombs and the Study; or move once."),
        tactics("lizard_war_call", "War Call", 1, either([reinforcements("ranged")], [DRAW]),
                "Reinforcements: ranged attack; or draw a card."),
    ],
)  # fmt: skip

GNOLLS: Final = Clan(
    "gnolls", "Gnolls", 2, "crowd_control", monsters=7, health=1, start=2, sign="swords", ability=MELEE,
    text="One Gnoll makes a melee attack.",
    tactics=[
        tactics("gnoll_paid_pack", "Paid Pack", 2, either([if_then(discard("coin"), ambush(3, SAME_ROOM))]),
                "Discard a Coin from a room with your monster to put up to three monsters there."),
        tactics("gnoll_spoils", "Spoils of the Fight", 2, either([if_then(MELEE, place("coin"))]),
                "Make a melee attack; then you may place a Coin."),
        tactics("gnoll_double_bite", "Double Bite", 2, either([MELEE, MELEE], [MOVE]),
                "Make two melee attacks; or move once."),
        tactics("gnoll_prowl", "Prowl", 2, either([MOVE, MELEE]),
                "Move once and make a melee attack."),
        tactics("gnoll_scavenge", "Scavenge", 1, either([ACTIVATE, ACTIVATE], [MELEE]),
                "Activate twice; or make a melee attack."),
        tactics("gnoll_den_call", "Call of the Den", 1, either([ambush(2, "swords")]),
                "Ambush: up to two monsters in the Forge and the Workshop."),
    ],
)  # fmt: skip
