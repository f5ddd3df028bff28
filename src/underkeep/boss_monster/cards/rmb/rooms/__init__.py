"""The rooms of Rise of the Minibosses: those that have to do with coins and minibosses, by treasure; and the others."""

from __future__ import annotations

from underkeep.boss_monster.cards.rmb.rooms import (
    cleric_coins,
    fighter_coins,
    mage_coins,
    plain_monsters,
    plain_traps,
    thief_coins,
    various_coins,
)

__all__ = [
    "cleric_coins",
    "fighter_coins",
    "mage_coins",
    "plain_monsters",
    "plain_traps",
    "thief_coins",
    "various_coins",
]
