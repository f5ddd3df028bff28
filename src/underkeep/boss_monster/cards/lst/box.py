"""The box of Lost Levels, before its cards are put in. What they do is of our own design."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.cards.box import Box

LST: Final = Box("LST", "Lost Levels", source="designed")
