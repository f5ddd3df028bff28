"""A decision as its seat sees it."""

from __future__ import annotations

from dataclasses import dataclass

from underkeep.core.game import Settings, View
from underkeep.core.table import Table


@dataclass(frozen=True)
class Question:
    """All that a player thinks with, and nothing else: what its seat may know, and what it may answer."""

    seat: int
    kind: str
    source: str  # the card that asks, or nothing
    options: list[str]  # in notation
    view: View
    settings: Settings

    @classmethod
    def at(cls, table: Table, seat: int) -> Question:
        decision = table.decision
        assert decision is not None
        options = [str(option) for option in decision.options]
        return cls(seat, decision.kind, decision.source or "", options, table.view(seat), table.options)
