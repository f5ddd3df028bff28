"""The box of Crash Landing, before its cards are put in."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.cards.box import Box

CRL: Final = Box("CRL", "Crash Landing", source="public", keeps_history=True, for_crowds=True)
