"""The Kingkiller Hero Pack (KNG): 6 ordinary star heroes and 1 epic one (BM-014)."""

from __future__ import annotations

from underkeep.boss_monster.cards.kng import heroes
from underkeep.boss_monster.cards.kng.box import KNG

__all__ = ["KNG", "heroes"]
