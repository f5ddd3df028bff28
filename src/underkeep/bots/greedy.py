"""A player who knows the game, looks one step ahead and takes what seems best. It never rolls dice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from underkeep.bots.boss_monster import thinking as boss_monster
from underkeep.core.game import Settings, View
from underkeep.core.table import Table


@dataclass(frozen=True)
class Question:
    """A decision as its seat sees it: all that a bot thinks with, and nothing else."""

    seat: int
    kind: str
    source: str | None
    options: list[str]  # in notation
    view: View
    settings: Settings


def question(table: Table, seat: int) -> Question:
    decision = table.decision
    assert decision is not None
    options = [str(option) for option in decision.options]
    return Question(seat, decision.kind, decision.source, options, table.view(seat), table.options)
