"""What cards and tokens are worth to a seat, in the unit of `peril`."""

from __future__ import annotations

from typing import Final

from underkeep.bots.keep_the_heroes_out.board import Board
from underkeep.core.game import View
from underkeep.keep_the_heroes_out.cards import CATALOGUE
from underkeep.keep_the_heroes_out.cards.loot import LOOT
from underkeep.keep_the_heroes_out.kinds import (
    BONE,
    BOOK,
    CARRIED,
    COIN,
    COUNT_OF_ROOMS,
    FROG,
    GRAND_BUILDER,
    ROOMS,
    Action,
    Card,
    Clan,
)

CARD: Final = 1.3  # one more in hand
SYMBOLS: Final = {"draw": CARD, "activate": 0.6, "move": 0.5, "melee": 0.9, "ranged": 1.1, "defend": 0.6, "trap": 1.0,
                  "portal": 0.3, "place": 0.5, "heal": 0.5}  # fmt: skip
USUAL: Final[dict[str, float]] = {}
KIND_OF: Final = {card.id: card.kind for card in LOOT}
# The room that sells, for which token, and what.
SHOPS: Final = ((1, COIN, "equipment"), (8, BONE, "beast"), (4, FROG, "potion"), (6, BOOK, "scroll"))
# Of what a token buys, by how far it still has to be carried.
ON_THE_WAY: Final[tuple[float, ...]] = (0.4, 0.26, 0.17, 0.1, 0.06)
TURNS_BEFORE: Final = 1.2  # own turns before a card that was bought is drawn
SEEN: Final = 0.6  # how much of a deck goes through the hand in a turn


def worth_of(action: Action, clan: Clan) -> float:
    """A symbol, before anybody knows what it will meet."""
    kind = action.kind
    if kind == "horde":
        assert action.inner is not None
        return worth_of(action.inner, clan) * min(2.2, 1 + 0.2 * (clan.monsters - 1))
    if kind == "ambush":
        return 0.65 * min(action.count, clan.monsters)
    if kind == "reinforcements":
        return 1.4
    if kind == "if":
        assert action.inner is not None
        return 0.8 * (worth_of(action.inner, clan) + sum([worth_of(one, clan) for one in action.then]))
    return SYMBOLS.get(kind, 0.0)


def worth_of_card(card: Card, clan: Clan) -> float:
    """The better side, and a little for the choice."""
    sides = sorted([sum([worth_of(one, clan) for one in side]) for side in card.sides])
    return sides[-1] + (0.25 * sides[-2] if len(sides) > 1 else 0.0)


def usual_card(clan: Clan) -> float:
    known = USUAL.get(clan.id)
    if known is None:
        deck = clan.deck()
        known = USUAL[clan.id] = sum([worth_of_card(card, clan) for card in deck]) / len(deck)
    return known


class Market:
    """What the row offers, and how much time is left to use it."""

    def __init__(self, view: View, board: Board) -> None:
        self.board: Final = board
        self.usual: Final = usual_card(board.clan)
        self.row: Final[list[str]] = view["loot"]["row"]
        self.uses: Final = uses_left(view)
        self.goals: Final = [(room, goods, self.best(kind)) for room, goods, kind in SHOPS if room in board.rooms]
        if GRAND_BUILDER in board.rooms and (view["builder"]["projects"] or view["rules"].get("no_stock")):
            self.goals.append((GRAND_BUILDER, COIN, builds(view)))
        self.price: Final = self.prices()
        self.priced: Final = [at for at, price in enumerate(self.price) if price > 0]

    def gain(self, card: str) -> float:
        """To buy this card: how often it will be played, and how much better it is than another."""
        better = worth_of_card(CATALOGUE[card], self.board.clan) - self.usual
        return self.uses * max(0.25, better + 0.35)

    def best(self, kind: str) -> float:
        gains = [self.gain(card) for card in self.row if CATALOGUE[card].kind == kind]
        return max(gains, default=0.4 * self.uses * 0.6)

    def kind(self, card: str) -> str:
        return CATALOGUE[card].kind

    def tokens(self) -> float:
        """All resources, by how near they are to where they are spent; of three alike in one room, two count."""
        total = 0.0
        goods = self.board.goods
        for at in self.priced:
            count = goods[at]
            if count:
                total += self.price[at] * (2 if count > 1 else 1)
        return total

    def prices(self) -> list[float]:
        """One token of each kind in each room; where it can be spent in two ways, the better one."""
        prices = [0.0] * (COUNT_OF_ROOMS * CARRIED)
        for goal, goods, gain in self.goals:
            steps = self.board.steps_to(goal)
            for room in self.board.rooms:
                if steps[room] < len(ON_THE_WAY):
                    at = room * CARRIED + goods
                    prices[at] = max(prices[at], ON_THE_WAY[steps[room]] * gain)
        return prices


def uses_left(view: View) -> float:
    """How often a card that is bought now will be played before the end."""
    cards = view["guild"]["deck"]
    if view["wave"] == 1:
        cards += len(view["guild"]["discard"]) + view["guild"]["deck"]
    turns = cards / (view["quota"] + 1.6) / len(view["players"])
    return float(min(4.0, max(0.0, turns - TURNS_BEFORE) * SEEN))


def builds(view: View) -> float:
    """KH-149: one more room; some scenarios are lost without."""
    missing = view["rules"].get("must_grow", 0) - len(view["rooms"])
    return 9.0 if missing > 0 else 2.0


__all__ = ["CARD", "KIND_OF", "ROOMS", "SHOPS", "Market", "builds", "usual_card", "worth_of_card"]
