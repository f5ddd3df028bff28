"""A player who rolls dice for everything."""

from __future__ import annotations

from underkeep.core.rng import make
from underkeep.core.table import Table


class Uniform:
    """Every option is as likely as the others."""

    def __init__(self, seed: int) -> None:
        self.dice = make("fast", seed)

    def choose(self, table: Table, seat: int) -> int:  # noqa: ARG002 - dice need no seat
        assert table.decision is not None
        return self.dice.below(len(table.decision.options))
