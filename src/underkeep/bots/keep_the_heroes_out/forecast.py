"""The invasion to come, played through: hands of Guild cards come one after the other, each to what the last one left.

`peril` weighs every card for itself, and sees many boards in little time; what two cards do together is seen here. The
hands are drawn in the same way for all boards, so that boards and not hands are compared.
"""

from __future__ import annotations

from random import Random
from typing import Final

from underkeep.bots.keep_the_heroes_out.board import Board
from underkeep.bots.keep_the_heroes_out.peril import ENOUGH, to_be_drawn
from underkeep.core.game import View
from underkeep.keep_the_heroes_out.kinds import CARRIED, CLASSES, COUNT_OF_ROOMS, MAGE, PRISON, ROOMS, TRAP, VAULT
from underkeep.keep_the_heroes_out.reckoning import cards_left, rooms_named

HANDS: Final = 40  # of Guild cards that are thought through
SCENARIO: Final = -1  # a card that brings nobody
Arrivals = tuple[int, tuple[int, ...]]  # a class, and where its heroes come


class Forecast:
    """What hands of the Guild cards that are left would do."""

    def __init__(self, view: View, board: Board) -> None:
        self.board: Final = board
        self.hands: Final = hands_to_come(view)
        unseen: list[str] = view["treasures"]["unseen"]
        self.lively: Final = len([name for name in unseen if "regeneration" in name]) / max(1, len(unseen))
        # Of the hand that is played through.
        self.crowd: list[int] = []
        self.guards: list[int] = []
        self.traps: list[int] = []
        self.treasure: list[int] = []
        self.tokens: list[int] = []
        self.spirit = 0.0  # of thieves; at each one whole, a theft makes them active again (KH-197)

    def fall(self) -> float:
        """How likely the Vault is robbed before the next turn."""
        if not self.hands:
            return 0.0
        self.spirit = 0.0
        return len([hand for hand in self.hands if self.is_robbed_by(hand)]) / len(self.hands)

    def is_robbed_by(self, hand: list[Arrivals]) -> bool:
        board = self.board
        self.crowd, self.guards, self.treasure = board.crowd[:], board.guards[:], board.treasure[:]
        self.traps = [board.goods[room * CARRIED + TRAP] for room in range(COUNT_OF_ROOMS)]
        self.tokens = board.tokens[:]
        return any(self.come(hero, rooms) for hero, rooms in hand)

    def come(self, hero: int, rooms: tuple[int, ...]) -> bool:
        """All heroes of a card arrive, then those of each room act. Whether they rob the Vault."""
        awake: list[int] = []
        for room in rooms:
            if not self.tokens[hero]:  # KH-162
                awake += [one for one in self.board.rooms if self.board.classes[one * CLASSES + hero]]
                continue
            self.tokens[hero] -= 1
            if self.enter(room, 1) and (room != PRISON or hero == MAGE):  # KH-180
                awake.append(room)
        awake = list(dict.fromkeys(awake))
        awake.sort(key=lambda room: -self.board.far[room])
        return any(self.press_on(room, self.crowd[room]) for room in awake)

    def enter(self, room: int, count: int) -> int:
        """KH-178: who is not caught in a trap."""
        caught = min(count, self.traps[room])
        self.traps[room] -= caught
        self.crowd[room] += count - caught
        return count - caught

    def press_on(self, room: int, active: int) -> bool:
        """KH-185 to KH-203: they attack, else steal, else charge; the more they are, the more of it."""
        hit = min(active, self.guards[room])
        self.guards[room] -= hit
        active -= hit
        if room == VAULT or not active:
            return active >= ENOUGH
        value = self.treasure[room]
        if value:
            if active < value:
                return False
            self.treasure[room] = 0
            self.spirit += self.lively
            if self.spirit >= 1.0:
                self.spirit -= 1.0
            else:
                active -= value
        if not active or not self.board.nearer[room]:
            return False
        self.crowd[room] -= active
        to = max(self.board.nearer[room], key=lambda one: (one != VAULT, self.guards[one], self.treasure[one]))
        return bool(self.enter(to, active)) and self.press_on(to, self.crowd[to])


def hands_to_come(view: View) -> list[list[Arrivals]]:
    """So many ways in which the cards of this turn can come."""
    drawn = to_be_drawn(view)
    cards: list[Arrivals] = []
    for card in cards_left(view):
        cards.append((card.hero, tuple([ROOMS.index(name) for name in rooms_named(view, card)])))
    cards += [(SCENARIO, ())] * (view["guild"]["deck"] - len(cards))
    chance = Random(len(cards))  # noqa: S311 - nothing secret
    return [chance.sample(cards, min(drawn, len(cards))) for _ in range(HANDS)] if cards and drawn else []
