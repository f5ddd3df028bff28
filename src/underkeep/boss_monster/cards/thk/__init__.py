"""Tools of Hero-Kind (THK): 20 items, 2 spells, 4 rooms (BM-010)."""

from __future__ import annotations

from underkeep.boss_monster.cards.thk import items, rooms, spells
from underkeep.boss_monster.cards.thk.box import THK

__all__ = ["THK", "items", "rooms", "spells"]
