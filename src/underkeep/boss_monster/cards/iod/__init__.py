"""Implements of Destruction (IOD): 24 items, 5 bosses (BM-011)."""

from __future__ import annotations

from underkeep.boss_monster.cards.iod import bosses, explorers, items
from underkeep.boss_monster.cards.iod.box import IOD

__all__ = ["IOD", "bosses", "explorers", "items"]
