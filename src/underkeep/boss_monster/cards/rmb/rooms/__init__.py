"""The rooms of Rise of the Minibosses."""

from __future__ import annotations

from underkeep.boss_monster.cards.rmb.rooms import plain_monsters, plain_traps

__all__ = ["plain_monsters", "plain_traps"]
