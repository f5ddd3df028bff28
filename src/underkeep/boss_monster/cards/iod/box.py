"""The box of Implements of Destruction, before its cards are put in. Only their number is known: they are our own."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.cards.box import Box

IOD: Final = Box("IOD", "Implements of Destruction", source="designed", keeps_history=True, needs_explorers=True)
