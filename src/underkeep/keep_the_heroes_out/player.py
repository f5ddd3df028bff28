"""A player: a clan, its monsters at home, and a deck of cards."""

from __future__ import annotations

from typing import Final

from underkeep.keep_the_heroes_out.kinds import Card, Clan

HAND: Final = 5  # KH-024, KH-063


class Player:
    """KH-016: a clan card, monsters, and Tactics cards; until a clan is chosen, nothing of it."""

    __slots__ = ("clan", "deck", "discard", "hand", "lair", "play", "seat", "seen")

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        self.clan: Clan | None = None
        self.lair: int = 0  # monsters that are not in the dungeon (KH-021)
        self.deck: list[Card] = []  # the last card is on top
        self.hand: list[Card] = []
        self.play: list[Card] = []
        self.discard: list[Card] = []
        self.seen: list[Card] = []  # cards of the hand that everybody knows to be there

    def copy(self) -> Player:
        twin = Player(self.seat)
        twin.clan = self.clan
        twin.lair = self.lair
        twin.deck = self.deck[:]
        twin.hand = self.hand[:]
        twin.play = self.play[:]
        twin.discard = self.discard[:]
        twin.seen = self.seen[:]
        return twin

    def monsters(self) -> Clan:
        """The clan, of whoever has one."""
        assert self.clan is not None
        return self.clan

    def whole_deck(self) -> list[Card]:
        return [*self.deck, *self.hand, *self.play, *self.discard]

    def reactions(self) -> list[Card]:
        """KH-087: cards of the hand that can answer an attack."""
        found: list[Card] = []
        for card in self.hand:
            if card.reaction >= 0 and card not in found:
                found.append(card)
        return found
