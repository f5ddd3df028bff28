"""The rooms of The Next Level, by treasure."""

from __future__ import annotations

from underkeep.boss_monster.cards.tnl.rooms import cleric, fighter, mage, thief, various

__all__ = ["cleric", "fighter", "mage", "thief", "various"]
