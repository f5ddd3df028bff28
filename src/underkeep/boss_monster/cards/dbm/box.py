"""The box of Paper and Pixels, before its cards are put in."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.cards.box import Box

DBM: Final = Box("DBM", "Paper and Pixels", source="public")
