"""Paper and Pixels (DBM): 8 rooms, 2 spells, 3 bosses, 1 epic hero (BM-013)."""

from __future__ import annotations

from underkeep.boss_monster.cards.dbm import bosses, heroes, rooms, spells
from underkeep.boss_monster.cards.dbm.box import DBM

__all__ = ["DBM", "bosses", "heroes", "rooms", "spells"]
