"""Vault of Villains (VOV): 40 rooms and 10 minibosses, 9 spells, 5 bosses, coins (BM-015)."""

from __future__ import annotations

from underkeep.boss_monster.cards.vov import bosses, minibosses, rooms, spells
from underkeep.boss_monster.cards.vov.box import VOV

__all__ = ["VOV", "bosses", "minibosses", "rooms", "spells"]
