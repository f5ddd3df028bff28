"""The box of Vault of Villains, before its cards are put in. What they do is of our own design."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.cards.box import Box

VOV: Final = Box("VOV", "Vault of Villains", source="designed", keeps_history=True, coins=True)
