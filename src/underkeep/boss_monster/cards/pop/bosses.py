"""The boss of Portable Power."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.cards.pop.box import POP
from underkeep.boss_monster.treasures import THIEF

MOBI: Final = POP.boss(
    "mobi", "Mobi", 155, THIEF,
    "From now on: every room in your dungeon is portable.",
)  # fmt: skip

MOBI.makes_rooms_portable()
