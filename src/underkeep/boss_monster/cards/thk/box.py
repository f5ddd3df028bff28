"""The box of Tools of Hero-Kind, before its cards are put in."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.cards.box import Box

THK: Final = Box("THK", "Tools of Hero-Kind", source="public", keeps_history=True)
