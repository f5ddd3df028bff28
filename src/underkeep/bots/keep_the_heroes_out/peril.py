"""How well a dungeon is defended: who is there, and what those who come next would do.

Everything is told in one unit: a hero in a room far from the Vault, who would cost the players one attack.
"""

from __future__ import annotations

from typing import Final

from underkeep.bots.keep_the_heroes_out.board import Board
from underkeep.core.game import View
from underkeep.keep_the_heroes_out.kinds import CARRIED, CLASSES, COUNT_OF_ROOMS, MAGE, PRISON, ROOMS, TRAP, VAULT
from underkeep.keep_the_heroes_out.reckoning import cards_left, rooms_named

LOSS: Final = 60.0
FAR_TOO_MUCH: Final = 1000.0
ENOUGH: Final = 4  # heroes steal the treasure of the Vault
STOLEN: Final[tuple[float, ...]] = (0.0, 2.6, 3.4, 4.2)  # by value; the room does not hold anybody up any more
MONSTER: Final = 0.7  # one less in the dungeon: it is in the lair, and comes back with an ambush
NEAR: Final[tuple[float, ...]] = (1.7, 1.45, 1.25, 1.1, 1.0)  # a hero, by how far he is from the Vault
PAIR: Final = 2  # heroes come with each card; if there are fewer tokens of the class, it wakes up (KH-162)
JAILED: Final = 0.75
IN_THE_VAULT: Final[tuple[float, ...]] = (0.0, 1.7, 4.2, 8.0, 13.0)  # so many heroes; each more weighs
ONE_MORE: Final = 5.0
GUARDED: Final[tuple[float, ...]] = (0.0, 0.55, 0.85, 1.05, 1.2)  # monsters of one room, in points of health
VAULT_GUARDED: Final[tuple[float, ...]] = (0.0, 1.4, 2.3, 3.0, 3.5)
TRAPPED: Final = 0.75  # a trap where somebody comes for certain
FREED_BY_GAMBLES: Final = 0.2  # how likely a Mage comes into the Prison before the next turn
AHEAD: Final = 1.3  # what comes in this turn weighs more than this once: the next turns bring as much again


class Peril:
    """What the Guild cards that are left can do to this board."""

    def __init__(self, view: View, board: Board) -> None:
        self.board: Final = board
        self.weight: Final = [weight(board, room) for room in range(COUNT_OF_ROOMS)]
        self.drawn: Final = to_be_drawn(view)
        self.coming: Final = arrivals(view)
        self.likely: Final = [0.0] * COUNT_OF_ROOMS
        for rooms, chance in self.coming:
            for room, _ in rooms:
                self.likely[room] += chance
        self.classes: Final = classes_to_come(view)
        self.entered = 0  # how many heroes the last rush has brought into the Vault

    def worth(self) -> float:
        """Of the whole board. Higher is better."""
        board = self.board
        total = 0.0
        for room in board.rooms:
            crowd, guards = board.crowd[room], board.guards[room]
            if room == VAULT:
                total -= IN_THE_VAULT[crowd] if crowd < 5 else IN_THE_VAULT[4] + ONE_MORE * (crowd - 4)
                total += VAULT_GUARDED[guards] if guards < 5 else VAULT_GUARDED[4] + 0.2 * (guards - 4)
            else:
                total -= crowd * self.weight[room]
                total += GUARDED[guards] if guards < 5 else GUARDED[4] + 0.05 * (guards - 4)
            traps = board.goods[room * CARRIED + TRAP]
            if traps:
                total += TRAPPED * min(1.0, 0.3 + self.likely[room]) + 0.15 * (min(traps, 3) - 1)
        total -= self.invasion()
        total -= FREED_BY_GAMBLES * self.rush(PRISON, 1)
        for hero, chance in enumerate(self.classes):
            if chance and board.tokens[hero] < PAIR:
                total -= chance * self.roused(hero)
        return total

    def invasion(self) -> float:
        """What the cards of this turn cost on average: each for itself, and the Vault for two in a row."""
        cost = 0.0
        entering: list[tuple[list[int], float]] = []
        for rooms, chance in self.coming:
            steps: list[int] = []
            for room, count in rooms:
                self.entered = 0
                cost += AHEAD * chance * self.rush(room, count)
                if self.entered:
                    steps.append(self.entered)
            if steps:
                entering.append((steps, chance))
        pairs = (self.drawn - 1) / (2 * self.drawn) if self.drawn else 0.0
        for steps, chance in entering:
            if self.falls(steps) and len(steps) > 1:
                cost += AHEAD * LOSS * chance
            elif pairs:
                for more, other in entering:
                    if self.falls(steps + more):
                        cost += LOSS * pairs * chance * other
        return cost

    def falls(self, steps: list[int]) -> bool:
        """Whether the Vault is robbed when so many heroes enter it, one group after the other."""
        crowd, guards = self.board.crowd[VAULT], self.board.guards[VAULT]
        for count in steps:
            crowd += count
            if crowd - guards >= ENOUGH:
                return True
            guards = max(0, guards - crowd)
        return False

    def rush(self, room: int, count: int) -> float:
        """What it costs if so many active heroes enter the room now: KH-178 to KH-205, as far as they get."""
        board = self.board
        traps = board.goods[room * CARRIED + TRAP]
        count -= traps
        if count <= 0:
            return 0.0
        if room == VAULT:
            self.entered = count
        active = count + board.crowd[room]
        guards = board.guards[room]
        cost = 0.0
        if guards:
            hit = min(active, guards)
            active -= hit
            cost = MONSTER * hit
            if not active:
                return cost
        if room == VAULT:
            return cost + (LOSS if active >= ENOUGH else 3.0 if active == ENOUGH - 1 else 0.0)
        value = board.treasure[room]
        if value:
            if active < value:
                return cost
            cost += STOLEN[value]
            active -= value
            if not active:
                return cost
        return cost + self.charge(room, active)

    def charge(self, room: int, active: int) -> float:
        """KH-201, KH-202: on to the next room, the one that is best for the players."""
        board = self.board
        least = FAR_TOO_MUCH
        entered = 0
        for to in board.ways[room]:
            if board.far[to] < board.far[room]:
                self.entered = 0
                cost = active * (self.weight[to] - self.weight[room]) + self.rush(to, active)
                if cost < least:
                    least, entered = cost, self.entered
        self.entered = entered
        return least

    def roused(self, hero: int) -> float:
        """KH-162: all heroes of a class wake up, and everybody around them."""
        board = self.board
        return sum([self.rush(room, 0) for room in board.rooms if board.classes[room * CLASSES + hero]])


def weight(board: Board, room: int) -> float:
    if room == PRISON:
        return JAILED
    return NEAR[min(board.far[room], 4)]


def to_be_drawn(view: View) -> int:
    """The Guild cards that are still to come in this turn."""
    return int(view["due"] if view["phase"] == "invasion" else view["quota"])


def arrivals(view: View) -> list[tuple[list[tuple[int, int]], float]]:
    """The cards left: into which rooms they bring how many, and how many such cards are to be expected in this turn."""
    each = min(1.0, to_be_drawn(view) / max(1, view["guild"]["deck"]))
    told: dict[tuple[tuple[int, int], ...], float] = {}
    for card in cards_left(view):
        rooms = [ROOMS.index(name) for name in rooms_named(view, card)]
        # KH-180: who is put into the Prison is exhausted there, and wakes nobody; a Mage wakes all.
        rooms = [room for room in rooms if room != PRISON or card.hero == MAGE]
        steps = tuple([(room, rooms.count(room)) for room in dict.fromkeys(rooms)])
        told[steps] = told.get(steps, 0.0) + each
    return [(list(steps), chance) for steps, chance in told.items()]


def classes_to_come(view: View) -> list[float]:
    """How likely a card of each class comes in this turn."""
    each = to_be_drawn(view) / max(1, view["guild"]["deck"])
    cards = cards_left(view)
    return [min(1.0, each * len([card for card in cards if card.hero == hero])) for hero in range(CLASSES)]
