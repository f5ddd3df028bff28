"""Lost Levels (LST): 4 rooms, 1 boss (BM-014)."""

from __future__ import annotations

from underkeep.boss_monster.cards.lst import bosses, rooms
from underkeep.boss_monster.cards.lst.box import LST

__all__ = ["LST", "bosses", "rooms"]
