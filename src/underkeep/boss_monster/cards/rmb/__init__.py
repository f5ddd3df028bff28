"""Rise of the Minibosses (RMB): 72 rooms, 10 minibosses, 30 spells, 12 bosses, 42 heroes, coins (BM-009)."""

from __future__ import annotations

from underkeep.boss_monster.cards.rmb import bosses, heroes, minibosses, rooms, spells
from underkeep.boss_monster.cards.rmb.box import RMB

__all__ = ["RMB", "bosses", "heroes", "minibosses", "rooms", "spells"]
