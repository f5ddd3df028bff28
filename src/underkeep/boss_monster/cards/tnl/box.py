"""The box of The Next Level, before its cards are put in."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.cards.box import Box

TNL: Final = Box("TNL", "The Next Level", source="public", keeps_history=True)
