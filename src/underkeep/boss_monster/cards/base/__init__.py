"""Boss Monster, the base set (BMR): 75 rooms, 31 spells, 8 bosses, 41 heroes (BM-007)."""

from __future__ import annotations

from underkeep.boss_monster.cards.base import bosses, heroes, rooms, spells
from underkeep.boss_monster.cards.base.box import BMR

__all__ = ["BMR", "bosses", "heroes", "rooms", "spells"]
