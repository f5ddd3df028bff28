"""The minibosses of Rise of the Minibosses."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.cards.rmb.box import RMB

SPIKE: Final = RMB.miniboss(
    "spike", "Spike",
    ("This room deals 1 more damage.", "", ""),
)  # fmt: skip

SPIKE.first.deals_more(1)
