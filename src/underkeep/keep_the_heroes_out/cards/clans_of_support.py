"""The clans that help the others: the Witches, the Poltergeists, the Imps."""

from __future__ import annotations

from typing import Final

from underkeep.keep_the_heroes_out.cards.box import tactics
from underkeep.keep_the_heroes_out.kinds import (
    ACTIVATE,
    DEFEND,
    DRAW,
    DRIFT,
    LAY_TRAP,
    MELEE,
    MOVE,
    PORTAL,
    RANGED,
    Clan,
    ambush,
    discard,
    either,
    if_then,
    place,
)

WITCHES: Final = Clan(
    "witches", "Witches", 6, "support", monsters=2, health=2, start=1, sign="hat", ability=PORTAL,
    text="Put a Portal into a room with one of your Witches.",
    tactics=[
        tactics("witch_rift", "Rift", 1, either([PORTAL], [MOVE, MOVE]),
                "Put a Portal into a room with your monster; or move twice."),
        tactics("witch_incantation", "Incantation", 3, either([ACTIVATE, ACTIVATE], [RANGED]),
                "Activate twice; or make a ranged attack."),
        tactics("witch_reading", "Reading the Leaves", 2, either([DRAW, DRAW], [MOVE]),
                "Draw two cards; or move once."),
        tactics("witch_hex_bolt", "Hex Bolt", 2, either([MOVE, RANGED]),
                "Move once and make a ranged attack."),
        tactics("witch_summoned_home", "Summoned Home", 1, either([ambush(1, "hat")], [ACTIVATE, MOVE]),
                "Ambush: one monster in the Library or at the Alchemist; or activate once and move once."),
        tactics("witch_ingredients", "Ingredients", 1, either([place("frog"), place("book")], [MOVE, MOVE]),
                "Place a Frog and a Book; or move twice."),
    ],
)  # fmt: skip

POLTERGEISTS: Final = Clan(
    "poltergeists", "Poltergeists", 7, "support", monsters=3, health=1, start=1, sign="eye", ability=DRIFT,
    text="Move one Poltergeist, through a corridor or straight through a wall.",
    tactics=[
        tactics("ghost_drift", "Drift", 3, either([ACTIVATE, ACTIVATE], [MELEE]),
                "Activate twice; or make a melee attack."),
        tactics("ghost_draught", "Cold Draught", 2, either([MOVE, MOVE], [DRAW]),
                "Move twice; or draw a card."),
        tactics("ghost_unseen", "Unseen", 1, either([DRAW, DRAW], [DEFEND]),
                "Draw two cards; or defend."),
        tactics("ghost_flung_crockery", "Flung Crockery", 1, either([if_then(discard("any"), RANGED, RANGED)], [MOVE]),
                "Discard a resource from a room with your monster to make two ranged attacks; or move once."),
        tactics("ghost_haunting", "Haunting", 2, either([ambush(2, "eye")], [MOVE]),
                "Ambush: up to two monsters in the Catacombs and the Study; or move once."),
        tactics("ghost_bookshelf", "Falling Bookshelf", 1, either([MELEE, MELEE], [place("book")]),
                "Make two melee attacks; or place a Book."),
    ],
)  # fmt: skip

IMPS: Final = Clan(
    "imps", "Imps", 8, "support", monsters=4, health=1, start=2, sign="swords", ability=MOVE,
    text="Move one Imp.",
    tactics=[
        tactics("imp_snare", "Snare", 3, either([LAY_TRAP], [MOVE, MOVE]),
                "Put a Trap into a room with your monster; or move twice."),
        tactics("imp_tinker", "Tinker", 2, either([ACTIVATE, ACTIVATE], [MELEE]),
                "Activate twice; or make a melee attack."),
        tactics("imp_pop_up", "Pop Up", 2, either([ambush(2, "swords")], [MOVE]),
                "Ambush: up to two monsters in the Forge and the Workshop; or move once."),
        tactics("imp_stab_and_dash", "Stab and Dash", 1, either([MOVE, MELEE]),
                "Move once and make a melee attack."),
        tactics("imp_sly_setup", "Sly Set-up", 1, either([if_then(LAY_TRAP, MOVE)]),
                "Put a Trap into a room with your monster; then you may move once."),
        tactics("imp_bright_idea", "Bright Idea", 1, either([DRAW, ACTIVATE]),
                "Draw a card and activate once."),
    ],
)  # fmt: skip
