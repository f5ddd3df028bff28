"""What a viewer cannot know, dealt again as it could be.

Everybody has seen every card of every deck come and go: of a player's cards only those in hand and in the deck cannot
be told apart. All else that is hidden are piles nobody has looked into, and the backs of treasures.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Final

from underkeep.core.rng import Rng
from underkeep.keep_the_heroes_out.kinds import Card, Treasure
from underkeep.keep_the_heroes_out.player import Player
from underkeep.keep_the_heroes_out.table import Game

# Unseen things are sorted first: the same seed imagines the same, whatever lies there in truth (RS-062).
BY_ID: Final = attrgetter("id")


def redeal(g: Game, viewer: int, rng: Rng) -> None:
    """Every hidden thing goes where `viewer` could imagine it.

    All that is under way is data, so every question stands at a chapter: no card has left a hand since.
    """
    for me in g.players:
        if me.clan is None or g.phase in ("clans", "muster"):
            continue  # nothing is shuffled yet
        if me.seat == viewer:
            me.deck = stirred(me.deck, rng)
        else:
            deal_hand(me, rng)
    g.guild.sort(key=BY_ID)
    rng.shuffle(g.guild)
    g.loot = [*g.loot[: g.sunk], *stirred(g.loot[g.sunk :], rng)]
    g.builder.sort()
    rng.shuffle(g.builder)
    turn_treasures(g, rng)


def stirred(cards: list[Card], rng: Rng) -> list[Card]:
    mixed = sorted(cards, key=BY_ID)
    rng.shuffle(mixed)
    return mixed


def deal_hand(me: Player, rng: Rng) -> None:
    """Somebody else's hand and deck, but for the cards that everybody knows to be in the hand."""
    kept = me.seen[:]
    stay: list[Card | None] = []
    pool = me.deck[:]
    for card in me.hand:
        if card in kept:
            kept.remove(card)
            stay.append(card)
        else:
            stay.append(None)
            pool.append(card)
    pool = stirred(pool, rng)
    hand: list[Card] = []
    for known in stay:
        hand.append(pool.pop() if known is None else known)
    me.hand = hand
    me.deck = pool


def turn_treasures(g: Game, rng: Rng) -> None:
    """KH-005: which back is where, nobody knows; only how much each is worth."""
    for value in (1, 2, 3):
        places = [room for room, one in enumerate(g.treasures) if one is not None and one.value == value]
        pool: list[Treasure] = [one for one in g.hoard if one.value == value]
        for room in places:
            lying = g.treasures[room]
            assert lying is not None
            pool.append(lying)
        pool.sort(key=BY_ID)
        rng.shuffle(pool)
        for room in places:
            g.treasures[room] = pool.pop()
        g.hoard = [one for one in g.hoard if one.value != value] + pool
    g.hoard.sort(key=BY_ID)
