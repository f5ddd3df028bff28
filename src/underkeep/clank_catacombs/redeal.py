"""What a viewer cannot know, dealt again as it could be.

Everybody has seen every card of every deck come and go: of a player's cards only those in hand and in the deck cannot
be told apart. All else that is hidden are piles nobody has looked into.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Final

from underkeep.clank_catacombs.kinds import Card
from underkeep.clank_catacombs.player import Player
from underkeep.clank_catacombs.table import Game
from underkeep.clank_catacombs.tiles.printed import Tile
from underkeep.core.rng import Rng

# Unseen things are sorted first: the same seed imagines the same, whatever lies there in truth (RS-062).
BY_ID: Final = attrgetter("id")


def redeal(g: Game, viewer: int, rng: Rng, now: Game | None) -> None:
    """Every hidden thing goes where `viewer` could imagine it.

    `now` is a later state of the same game: a card that has left a hand since then was in it.
    """
    for me in g.players:
        if me.seat == viewer:
            deal_own_deck(me, rng)
        else:
            deal_hand(me, rng, [] if now is None else played_since(me, now.players[me.seat]))
    g.deck = stirred_cards(g.deck, rng)
    g.majors.sort(key=BY_ID)
    rng.shuffle(g.majors)
    g.minors.sort(key=BY_ID)
    rng.shuffle(g.minors)
    g.prisoners.sort(key=BY_ID)
    rng.shuffle(g.prisoners)
    deal_tiles(g, rng)


def stirred_cards(cards: list[Card], rng: Rng) -> list[Card]:
    stirred = sorted(cards, key=BY_ID)
    rng.shuffle(stirred)
    return stirred


def deal_own_deck(me: Player, rng: Rng) -> None:
    """Its owner knows the hand, but not the order of the deck; except what was laid on top of it."""
    hidden = len(me.deck) - me.top
    me.deck = [*stirred_cards(me.deck[:hidden], rng), *me.deck[hidden:]]


def deal_hand(me: Player, rng: Rng, played: list[Card]) -> None:
    """Somebody else's hand and deck, but for the cards that everybody knows to be where they are."""
    hidden = len(me.deck) - me.top
    kept = me.seen[:]
    for card in played:
        if card not in kept:
            kept.append(card)
    stay: list[Card | None] = []
    pool = me.deck[:hidden]
    for card in me.hand:
        if card in kept:
            kept.remove(card)
            stay.append(card)
        else:
            stay.append(None)
            pool.append(card)
    pool = stirred_cards(pool, rng)
    hand: list[Card] = []
    for known in stay:
        hand.append(pool.pop() if known is None else known)
    me.hand = hand
    me.deck = [*pool, *me.deck[hidden:]]


def played_since(before: Player, after: Player) -> list[Card]:
    """The cards that have left this hand; nothing was drawn meanwhile, since nobody is asked after a draw."""
    left = after.hand[:]
    played: list[Card] = []
    for card in before.hand:
        if card in left:
            left.remove(card)
        else:
            played.append(card)
    return played


def deal_tiles(g: Game, rng: Rng) -> None:
    """CC-013: which haven tiles are out of the game nobody knows; that four were on top everybody does."""
    haven = sorted([tile for tile in [*g.stack, *g.removed] if not tile.depths], key=BY_ID)
    depths = sorted([tile for tile in g.stack if tile.depths], key=BY_ID)
    rng.shuffle(haven)
    rng.shuffle(depths)
    on_top = len([tile for tile in g.stack if not tile.depths])
    top: list[Tile] = haven[:on_top]
    g.stack = [*depths, *top]
    g.removed = haven[on_top:]
