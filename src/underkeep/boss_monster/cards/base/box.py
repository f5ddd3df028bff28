"""The base box, before its cards are put in."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.cards.box import Box

BMR: Final = Box("BMR", "Boss Monster", source="public")
