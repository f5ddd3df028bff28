"""The rooms of Vault of Villains, a module for each treasure."""

from __future__ import annotations

from underkeep.boss_monster.cards.vov.rooms import cleric, explorer, fighter, mage, thief  # in the order of the tables

__all__ = ["cleric", "explorer", "fighter", "mage", "thief"]
