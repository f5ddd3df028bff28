"""Crash Landing (CRL): 23 rooms, 7 spells, 3 bosses, 12 heroes for five and six players (BM-012)."""

from __future__ import annotations

from underkeep.boss_monster.cards.crl import bosses, heroes, rooms, spells
from underkeep.boss_monster.cards.crl.box import CRL

__all__ = ["CRL", "bosses", "heroes", "rooms", "spells"]
