"""How a good player thinks about Clank! Catacombs, from what its seat can see."""

from __future__ import annotations

from underkeep.bots.clank_catacombs.thinking import choose

__all__ = ["choose"]
