"""A table set up as a position says."""
from __future__ import annotations
from typing import Any
from underkeep.core.game import Settings
from underkeep.keep_the_heroes_out.table import Game
def read(g: Game, data: dict[str, Any], settings: Settings) -> None: ...
