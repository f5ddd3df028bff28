"""The box of Portable Power, before its cards are put in. Most of what they do is of our own design."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.cards.box import Box

POP: Final = Box("POP", "Portable Power", source="designed")
