"""The cards, one module a set."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.cards import base
from underkeep.boss_monster.cards.box import Box
from underkeep.boss_monster.kinds import Card

BOXES: Final[dict[str, Box]] = {box.code: box for box in (base.BMR,)}


# Every card of every set by its id.
CATALOGUE: Final[dict[str, Card]] = {card.id: card for box in BOXES.values() for card in box.cards()}
