"""The Next Level (TNL): 75 rooms, 31 spells, 12 bosses, 42 heroes (BM-008)."""

from __future__ import annotations

from underkeep.boss_monster.cards.tnl import bosses, heroes, rooms, spells
from underkeep.boss_monster.cards.tnl.box import TNL

__all__ = ["TNL", "bosses", "heroes", "rooms", "spells"]
