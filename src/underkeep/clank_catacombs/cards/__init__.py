"""The cards of the dungeon deck, and of every game."""

from __future__ import annotations

from typing import Final

from underkeep.clank_catacombs.basics import GOBLIN, RESERVED, STARTERS
from underkeep.clank_catacombs.cards import cheap, dear, devices, middling, monsters, more
from underkeep.clank_catacombs.cards.box import DUNGEON
from underkeep.clank_catacombs.kinds import Bonus, Card

PARTS: Final = (cheap, middling, dear, devices, monsters, more)

# Every card by its id, and every condition by its name.
CATALOGUE: Final[dict[str, Card]] = {card.id: card for card in (*STARTERS, *RESERVED, GOBLIN, *DUNGEON)}
BONUSES: Final[dict[str, Bonus]] = {
    bonus.name: bonus for bonus in (*[bonus for card in DUNGEON for bonus in card.bonuses], *cheap.THE_REST)
}
SHIELDS: Final = (middling.WHITE_TOURMALINE, dear.BLACK_TOURMALINE)  # against ghosts (CC-300)


def dungeon_deck(boxes: tuple[str, ...]) -> list[Card]:
    """CC-005: every card as often as these boxes have it."""
    return [card for card in DUNGEON if card.set in boxes for _ in range(card.copies)]
