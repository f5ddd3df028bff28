"""A whole hand, thought through to its last card: no card is played without a thought of what the others will do."""

from __future__ import annotations

from typing import Final

from underkeep.bots.keep_the_heroes_out.plans import Left, Planner
from underkeep.bots.keep_the_heroes_out.prices import worth_of_card
from underkeep.keep_the_heroes_out.kinds import NOWHERE, Action, Card

IDLE: Final = 0.1  # to have a card played rather than not: another takes its place
REACTION: Final = 0.7  # what a card is worth in hand that can answer an attack
HELD: Final = 0.35  # of what a card is better than usual: it will find something to do next turn
DEFEAT: Final = 60.0  # the Vault is robbed
WAYS: Final = 2  # of an action that are thought through, of a card that is played later


class Hand:
    """The cards that a seat may still play in this turn, in thought."""

    def __init__(self, planner: Planner, cards: list[Card]) -> None:
        self.planner: Final = planner
        self.cards: Final = cards

    def waits(self, card: Card) -> float:
        """What it is worth to keep a card for another turn, or for an attack."""
        better = worth_of_card(card, self.planner.board.clan) - self.planner.market.usual
        return max(0.0, HELD * better + (REACTION if card.reaction >= 0 else 0.0))

    def kept(self) -> float:
        """All of them wait."""
        return sum([self.waits(card) for card in self.cards])

    def left_alone(self) -> float:
        """What the turn comes to if it ends now."""
        return self.planner.worth() + self.kept() - DEFEAT * self.planner.forecast.fall()

    def without(self, card: Card) -> Hand:
        rest = self.cards[:]
        rest.remove(card)
        return Hand(self.planner, rest)

    def played_out(self) -> float:
        """Play the best card, then the best of the others, and so on; what all that is worth. The board is changed."""
        planner, board = self.planner, self.planner.board
        cards = self.cards[:]
        total, now = 0.0, planner.worth()
        while cards:
            start = end = board.keep()
            most, chosen, won = 0.0, -1, 0.0
            for at, card in enumerate(cards):
                if card in cards[:at]:
                    continue
                least = now + self.waits(card) - IDLE
                for side in card.sides:
                    gain = planner.carry_out(symbols(side), WAYS)
                    more = gain + planner.worth() - least
                    if more > most:
                        most, chosen, won, end = more, at, gain, board.keep()
                    board.restore(start)
            if chosen < 0:
                break
            board.restore(end)
            del cards[chosen]
            total += won
            now = planner.worth()
        return total + Hand(planner, cards).left_alone()


def symbols(side: tuple[Action, ...]) -> Left:
    """The symbols of one side of a card, none used yet."""
    return tuple([(one, NOWHERE) for one in side])


__all__ = ["IDLE", "REACTION", "Hand", "symbols"]
