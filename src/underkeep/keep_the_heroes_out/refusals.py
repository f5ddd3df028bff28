"""Why not? The same predicates that make the option lists, asked the other way round."""

from __future__ import annotations

from typing import Any

from underkeep.core.decision import Decision
from underkeep.core.game import Refusal
from underkeep.keep_the_heroes_out.table import Game


def why_not(g: Game, decision: Decision[Any], notation: str) -> Refusal:
    return Refusal("KH-048", "keep-not-offered", {"notation": notation[:80]})
