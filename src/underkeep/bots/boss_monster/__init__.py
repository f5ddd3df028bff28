"""How a good player thinks about Boss Monster, from what its seat can see."""

from __future__ import annotations

from underkeep.bots.boss_monster.thinking import choose

__all__ = ["choose"]
