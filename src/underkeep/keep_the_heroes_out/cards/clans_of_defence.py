"""The clans that hold their ground: the Slimes, the Skeletons, the Ratkin."""

from __future__ import annotations

from typing import Final

from underkeep.keep_the_heroes_out.cards.box import tactics
from underkeep.keep_the_heroes_out.kinds import (
    ACTIVATE,
    ANY_OWN_ROOM,
    DEFEND,
    DRAW,
    MELEE,
    MOVE,
    SAME_ROOM,
    SEED,
    Clan,
    ambush,
    discard,
    either,
    horde,
    if_then,
    place,
    reinforcements,
)

SLIMES: Final = Clan(
    "slimes", "Slimes", 3, "defence", monsters=8, health=1, start=2, sign="hat", ability=DRAW,
    text="Draw a card at once.",
    tactics=[
        tactics("slime_split", "Split", 2, either([if_then(DEFEND, ambush(1, SAME_ROOM))]),
                "Defend; then you may put one monster into that room."),
        tactics("slime_ooze", "Ooze", 3, either([ACTIVATE, ACTIVATE], [MOVE, MOVE]),
                "Activate twice; or move twice."),
        tactics("slime_engulf", "Engulf", 2, either([if_then(MELEE, ambush(1, SAME_ROOM))], [MOVE]),
                "Make a melee attack, then you may put one monster into that room; or move once."),
        tactics("slime_tide", "Slime Tide", 1, either([horde(MOVE)], [ACTIVATE]),
                "Horde: move; or activate once."),
        tactics("slime_drip", "Drip from the Shelves", 2, either([ambush(2, "hat")]),
                "Ambush: up to two monsters in the Library and the Alchemist."),
    ],
)  # fmt: skip

SKELETONS: Final = Clan(
    "skeletons", "Skeletons", 4, "defence", monsters=6, health=1, start=2, sign="eye", ability=place("bone"),
    text="Put a Bone into a room that holds one of your Skeletons.",
    tactics=[
        tactics("skeleton_rise", "Rise", 2, either([ambush(2, "eye")]),
                "Ambush: up to two monsters in the Catacombs and the Study."),
        tactics("skeleton_reassemble", "Reassemble", 2, either([if_then(discard("bone"), ambush(2, SAME_ROOM))]),
                "Discard a Bone from a room with your monster to put up to two monsters there."),
        tactics("skeleton_grave_work", "Grave Work", 2, either([ACTIVATE, ACTIVATE], [MOVE, MOVE]),
                "Activate twice; or move twice."),
        tactics("skeleton_bone_shield", "Bone Shield", 2, either([MELEE, MOVE], [DEFEND]),
                "Make a melee attack and move once; or defend."),
        tactics("skeleton_war_drum", "War Drum", 1, either([MELEE, MELEE], [reinforcements("ambush")]),
                "Make two melee attacks; or Reinforcements: ambush."),
        tactics("skeleton_loose_rib", "Loose Rib", 1, either([MOVE, place("bone")]),
                "Move once and place a Bone."),
    ],
)  # fmt: skip

RATS: Final = Clan(
    "rats", "Ratkin", 5, "defence", monsters=9, health=1, start=3, sign="bones", ability=ambush(1, ANY_OWN_ROOM),
    text="Put a Rat into a room that holds another of your Rats.",
    tactics=[
        tactics("rat_swarm", "Swarm", 2, either([horde(MOVE)], [MELEE]),
                "Horde: move; or make a melee attack.", SEED),
        tactics("rat_busy_paws", "Busy Paws", 3, either([ACTIVATE, ACTIVATE], [MOVE]),
                "Activate twice; or move once."),
        tactics("rat_scurry", "Scurry", 2, either([MOVE], [MELEE]),
                "Move once; or make a melee attack."),
        tactics("rat_gang_up", "Gang Up", 1, either([horde(MELEE)], [MOVE]),
                "Horde: melee attack; or move once."),
        tactics("rat_from_the_drains", "Up from the Drains", 2, either([ambush(3, "bones")]),
                "Ambush: up to three monsters in the Sewers and at the Beast Tamer."),
    ],
)  # fmt: skip
