"""Rise of the Minibosses (RMB): 72 rooms, 10 minibosses, 30 spells, 12 bosses, 42 heroes, coins (BM-009)."""

from __future__ import annotations

from underkeep.boss_monster.cards.rmb import minibosses, rooms
from underkeep.boss_monster.cards.rmb.box import RMB

__all__ = ["RMB", "minibosses", "rooms"]
