"""Portable Power (POP): 10 rooms that can be taken back to the hand, 1 boss (BM-014)."""

from __future__ import annotations

from underkeep.boss_monster.cards.pop import bosses, rooms
from underkeep.boss_monster.cards.pop.box import POP

__all__ = ["POP", "bosses", "rooms"]
