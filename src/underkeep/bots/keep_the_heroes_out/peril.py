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
LAST_ONE: Final = 1.8  # more, if it is the last of its player
ONE_OF_TWO: Final = 0.5
PAIR: Final = 2  # heroes come with each card; if there are fewer tokens of the class, it wakes up (KH-162)
JAILED: Final = 0.75
IN_THE_VAULT: Final[tuple[float, ...]] = (0.0, 1.7, 4.2, 8.0, 13.0)  # so many heroes; each more weighs
ONE_MORE: Final = 5.0
GUARDED: Final[tuple[float, ...]] = (0.0, 0.55, 0.85, 1.05, 1.2)  # monsters of one room, in points of health
VAULT_GUARDED: Final[tuple[float, ...]] = (0.0, 0.7, 1.15, 1.5, 1.75)
TRAPPED: Final = 0.75  # a trap where somebody comes for certain
FREED_BY_GAMBLES: Final = 0.2  # how likely a Mage comes into the Prison before the next turn
LAST: Final = 0.1
SOON: Final = 4.0  # turns before the end from which the long run counts less
OUT_OF_REACH: Final = 0.12  # a hero to whom my monsters have to walk, of what he costs, for each move
COMERS: Final = 1.5  # to the Vault: they count before they are there
FAR_OFF: Final = 4  # moves; farther than that is all the same
AHEAD: Final = 1.3  # what comes in this turn weighs more than this once: the next turns bring as much again


class Peril:
    """What the Guild cards that are left can do to this board."""

    def __init__(self, view: View, board: Board) -> None:
        self.board: Final = board
        self.weight: Final = [weight(board, room) for room in range(COUNT_OF_ROOMS)]
        self.drawn: Final = to_be_drawn(view)
        self.lasting: Final = lasting(view)
        self.coming: Final = arrivals(view)
        self.likely: Final = [0.0] * COUNT_OF_ROOMS
        for rooms, chance in self.coming:
            for room, _ in rooms:
                self.likely[room] += chance
        self.classes: Final = classes_to_come(view)
        self.steps: Final = [board.steps_to(room) if room in board.rooms else [] for room in range(COUNT_OF_ROOMS)]
        self.others: Final = prices_of_others(view, board.seat)
        self.mine = MONSTER
        self.entered = 0  # how many heroes the last rush has brought into the Vault

    def worth(self) -> float:
        """Of the whole board. Higher is better."""
        board = self.board
        self.mine = missed(sum(board.mine), 1.0) / board.health
        total = self.lasting * self.standing()
        total -= self.invasion()
        total -= FREED_BY_GAMBLES * self.rush(PRISON, 1)
        total -= OUT_OF_REACH * self.lasting * self.beyond_reach()
        for hero, chance in enumerate(self.classes):
            if chance and board.tokens[hero] < PAIR:
                total -= chance * self.roused(hero)
        return total

    def standing(self) -> float:
        """Who and what is there, as it counts in the long run."""
        board = self.board
        total = 0.0
        for room in board.rooms:
            crowd, guards = board.crowd[room], board.guards[room]
            if room == VAULT:
                total -= IN_THE_VAULT[crowd] if crowd < 5 else IN_THE_VAULT[4] + ONE_MORE * (crowd - 4)
                total += VAULT_GUARDED[guards] if guards < 5 else VAULT_GUARDED[4] + 0.1 * (guards - 4)
            else:
                total -= crowd * self.weight[room]
                total += GUARDED[guards] if guards < 5 else GUARDED[4] + 0.05 * (guards - 4)
            traps = board.goods[room * CARRIED + TRAP]
            if traps:
                total += TRAPPED * min(1.0, 0.3 + self.likely[room]) + 0.15 * (min(traps, 3) - 1)
        return total

    def beyond_reach(self) -> float:
        """How far my monsters have to walk to the heroes, those in the Vault above all, and to those who may come."""
        board = self.board
        standing = board.own_rooms()
        walk = 0.0
        for room in board.rooms:
            crowd = board.crowd[room]
            harm = COMERS + IN_THE_VAULT[min(crowd, ENOUGH)] if room == VAULT else crowd * self.weight[room]
            if harm:
                steps = self.steps[room]
                walk += harm * min([FAR_OFF, *[steps[mine] for mine in standing]])
        return walk

    def invasion(self) -> float:
        """What the cards of this turn cost: each for itself, and all of them together for the Vault."""
        cost = 0.0
        if not self.drawn:
            return cost
        entering: list[tuple[list[int], float]] = []
        for rooms, chance in self.coming:
            steps: list[int] = []
            for room, count in rooms:
                self.entered = 0
                harm = self.rush(room, count)
                cost += AHEAD * chance * (harm - LOSS if harm >= LOSS else harm)
                if self.entered:
                    steps.append(self.entered)
            if steps:
                entering.append((steps, chance / self.drawn))
        return cost + LOSS * self.falls(entering) if entering else cost

    def falls(self, entering: list[tuple[list[int], float]]) -> float:
        """How likely the Vault is robbed in this turn, if each card brings these heroes into it with these chances."""
        crowd, guards = self.board.crowd[VAULT], self.board.guards[VAULT]
        most = max([sum(steps) for steps, _ in entering])
        if crowd + self.drawn * most < ENOUGH:
            return 0.0
        fallen = 0.0
        states = {(crowd, guards): 1.0}
        for _ in range(self.drawn):
            after: dict[tuple[int, int], float] = {}
            for (crowd, guards), likely in states.items():
                stays = likely
                for steps, chance in entering:
                    stays -= likely * chance
                    more, left = crowd, guards
                    for count in steps:
                        more += count
                        if more - left >= ENOUGH:
                            fallen += likely * chance
                            break
                        left = max(0, left - more)
                    else:
                        after[more, left] = after.get((more, left), 0.0) + likely * chance
                after[crowd, guards] = after.get((crowd, guards), 0.0) + stays
            states = after
        return fallen

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
            cost = self.bloodshed(room, hit)
            if not active:
                return cost
        if room == VAULT:
            return cost + (LOSS if active >= ENOUGH else 3.0 if active == ENOUGH - 1 else 0.0)
        value = board.treasure[room]
        if value:
            if active < value:
                return cost
            cost += self.lasting * STOLEN[value]
            active -= value
            if not active:
                return cost
        return cost + self.charge(room, active)

    def bloodshed(self, room: int, hits: int) -> float:
        """What it costs that so many attacks hit monsters there; the players let those take them who are missed least.

        Of each point of health of the other players' monsters the price is known; the rest of the guards are mine.
        """
        others = self.others[room]
        mine = self.board.guards[room] - len(others)
        cost = 0.0
        at = 0
        for _ in range(hits):
            if mine and (at >= len(others) or self.mine <= others[at]):
                cost += self.mine
                mine -= 1
            else:
                cost += others[at]
                at += 1
        return cost

    def charge(self, room: int, active: int) -> float:
        """KH-201, KH-202: on to the next room, the one that is best for the players."""
        board = self.board
        least = FAR_TOO_MUCH
        entered = 0
        for to in board.nearer[room]:
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


def missed(there: int, soon: float) -> float:
    """One monster less of a player who has so many in the dungeon: without any, most cards do nothing."""
    return MONSTER + soon * (LAST_ONE if there <= 1 else ONE_OF_TWO if there == 2 else 0.0)


def prices_of_others(view: View, seat: int) -> list[list[float]]:
    """By room, what each point of health of the other players' monsters is worth, the cheapest first."""
    prices: list[list[float]] = [[] for _ in range(COUNT_OF_ROOMS)]
    players = view["players"]
    for seen in view["rooms"]:
        room = ROOMS.index(seen["room"])
        for there in seen["monsters"]:
            if there["seat"] != seat:
                owner = players[there["seat"]]
                next_one = (view["active"] + 1) % len(players) == there["seat"]
                price = missed(owner["in_dungeon"], 1.0 if next_one else 0.7) / owner["health"]
                points = sum([owner["health"] - damage for damage in there["damage"]])
                prices[room] += [price] * points
        prices[room].sort()
    return prices


def weight(board: Board, room: int) -> float:
    if room == PRISON:
        return JAILED
    return NEAR[min(board.far[room], 4)]


def lasting(view: View) -> float:
    """How much the long run matters: when the last cards come, nothing counts but the Vault."""
    if view["wave"] == 1:
        return 1.0
    turns = view["guild"]["deck"] / (view["quota"] + 1)  # with a gamble in each
    return float(min(1.0, LAST + turns / SOON))


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
