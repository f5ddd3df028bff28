"""The box of Rise of the Minibosses, before its cards are put in."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.cards.box import Box

RMB: Final = Box("RMB", "Rise of the Minibosses", source="public", keeps_history=True, coins=True)
