"""The box of the Kingkiller Hero Pack, before its cards are put in."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.cards.box import Box
from underkeep.boss_monster.kinds import DESIGNED

KNG: Final = Box("KNG", "Kingkiller Hero Pack", source=DESIGNED)
