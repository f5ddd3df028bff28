"""New cards come into the row."""

from __future__ import annotations

from underkeep.clank_catacombs import events as ev
from underkeep.clank_catacombs.player import Player
from underkeep.clank_catacombs.table import Game


def deal_to_row(g: Game, first: Player, place: int) -> None:
    """CC-169, CC-187: the next card of the dungeon deck; what it does on arriving happens at once."""
    g.pulse += 1
    g.secrets_out = True
    card = g.deck.pop()
    g.row[place] = card
    g.tell(ev.CARD_CAME, -1, {"card": card.id, "place": place + 1})
    if card.arrive is not None:
        card.arrive(g, first)
