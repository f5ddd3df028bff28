"""How a good player thinks about Keep the Heroes Out!, from what its seat can see."""

from __future__ import annotations

from underkeep.bots.keep_the_heroes_out.thinking import choose

__all__ = ["choose"]
