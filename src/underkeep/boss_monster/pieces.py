"""Rooms, minibosses, heroes who walk by them. A piece belongs to exactly one game; cards are shared by all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from underkeep.boss_monster.extras import Errand, Fittings
from underkeep.boss_monster.hero_cards import HeroCard
from underkeep.boss_monster.items import ItemCard
from underkeep.boss_monster.kinds import Card
from underkeep.boss_monster.minibosses import TOP, Level, MinibossCard
from underkeep.boss_monster.room_cards import RoomCard

FULL: Final = 5  # rooms in a dungeon (BM-030)


class Miniboss:
    """A miniboss in play, attached to a room."""

    __slots__ = ("card", "level", "spent", "young")

    def __init__(self, card: MinibossCard, level: int) -> None:
        self.card: MinibossCard = card
        self.level: int = level  # 0: revealed, and not paid for yet (BM-051)
        self.spent: int = 0  # bit n: its level n did what it does once per round, or its third level what it does
        self.young: bool = True  # came this round

    def copy(self) -> Miniboss:
        twin = Miniboss(self.card, self.level)
        twin.spent = self.spent
        twin.young = self.young
        return twin

    def rests(self) -> bool:
        """BM-055, BM-060: it came this round, or has used its third level; it is promoted in a later round."""
        return self.young or self.spent >> TOP & 1 > 0

    def lines(self) -> list[Level]:
        """BM-053, BM-058: what shows of it; a higher level keeps what the lower ones do."""
        return self.card.levels[: self.level]

    def shown(self, printed: RoomCard, card: RoomCard, *, robbed: bool) -> RoomCard:
        """What its room is with it; `card` is what that is without. Nothing adorns a room that was robbed."""
        more: tuple[str, ...] = ()
        opens = False
        for line in self.lines():
            if line.adorning is not None and not robbed:
                more += line.adorning(printed)
            opens = opens or line.opens
        if more:
            card = card.with_treasures(card.treasures + more)
        return card.open_to_all() if opens else card


class Post:
    """A line of a miniboss at work: it is counted apart from its room what each has done this round (BM-062)."""

    __slots__ = ("line", "miniboss")

    def __init__(self, miniboss: Miniboss, line: Level) -> None:
        self.miniboss: Miniboss = miniboss
        self.line: Level = line

    def ready(self) -> bool:
        return not (self.line.once and self.miniboss.spent >> self.line.rank & 1)

    def spend(self) -> int:
        before = self.miniboss.spent
        if self.line.once:
            self.miniboss.spent |= 1 << self.line.rank
        return before

    def relent(self, before: int) -> None:
        self.miniboss.spent = before


class Room:
    """One place of a dungeon: a stack of room cards, of which the top one is the room (BM-039)."""

    __slots__ = (
        "active", "bonus", "card", "coins", "deactivated", "face_down", "fittings", "fresh", "listens", "met",
        "miniboss", "owner", "spent", "stack", "tag",
    )  # fmt: skip

    def __init__(self, owner: int, card: RoomCard, stack: list[RoomCard]) -> None:
        self.owner: int = owner  # a seat
        self.stack: list[RoomCard] = stack
        # All three are told by the rest, and kept because everything asks for them; Player.survey() sees to it.
        self.card: RoomCard = card  # the top of the stack, as its fittings have it: the room
        self.active: bool = False  # visible, in play, not deactivated (BM-037, BM-267)
        self.listens: int = card.listens  # what the room waits for, and its miniboss
        self.face_down: RoomCard | None = None  # laid on top, not revealed yet
        self.tag: int = 0  # who knows the face-down card
        self.fresh: int = 0  # revealed as the n-th card of its owner, its effects still to come
        self.deactivated: bool = False
        self.spent: int = 0  # bit n: the n-th card of the stack has worked this round; covering it changes nothing
        self.bonus: int = 0  # damage until the end of the round
        self.met: list[HeroCard] = []  # heroes sent away by this room this round
        self.fittings: Fittings | None = None
        self.miniboss: Miniboss | None = None
        self.coins: int = 0  # lying on it

    def copy(self) -> Room:
        twin = Room(self.owner, self.card, self.stack[:])
        twin.active = self.active
        twin.listens = self.listens
        twin.face_down = self.face_down
        twin.tag = self.tag
        twin.fresh = self.fresh
        twin.deactivated = self.deactivated
        twin.spent = self.spent
        twin.bonus = self.bonus
        if self.met:
            twin.met = self.met[:]
        if self.fittings is not None:
            twin.fittings = self.fittings.copy()
        if self.miniboss is not None:
            twin.miniboss = self.miniboss.copy()
        twin.coins = self.coins
        return twin

    # Rooms, heroes, and players for their boss, are what a card works as: see table.Piece.

    def ready(self) -> bool:
        """Whether it may do something, as far as 'once per round' goes."""
        return not (self.card.once and self.spent >> len(self.stack) & 1)

    def spend(self) -> int:
        """It does something now, which counts if it may only once; returns what counted before."""
        before = self.spent
        self.spent |= 1 << len(self.stack)
        return before

    def relent(self, before: int) -> None:
        """It found nothing to do: that does not count."""
        self.spent = before

    def fit(self) -> Fittings:
        """Its fittings, to add to."""
        if self.fittings is None:
            self.fittings = Fittings()
        return self.fittings

    def tokens(self) -> int:
        """How many +1 tokens lie on it."""
        return 0 if self.fittings is None else self.fittings.tokens

    def tidy(self) -> None:
        """Fittings that say nothing any more are as good as none, and no position tells of them."""
        if self.bonus >= 0 and self.fittings is not None and self.fittings.is_bare():
            self.fittings = None

    def lines(self) -> list[Level]:
        """BM-052: what its miniboss does for it; a room that is silent has nothing of it either."""
        if self.miniboss is None or self.card.silent:
            return []
        return self.miniboss.lines()

    def layer(self) -> int:
        """The seat that has laid its face-down card, and knows it."""
        return self.owner if self.fittings is None or self.fittings.giver < 0 else self.fittings.giver


class Hero:
    """A hero in play, with the damage and the health given to it this round."""

    __slots__ = ("bonus", "card", "damage", "errand", "item", "waits")

    def __init__(self, card: HeroCard, item: ItemCard | None = None) -> None:
        self.card: HeroCard = card
        self.item: ItemCard | None = item  # BM-105: at most one
        self.damage: int = 0
        self.bonus: int = 0
        self.waits: bool = False  # came to the entrance during the adventure phase (BM-089)
        self.errand: Errand | None = None

    def copy(self) -> Hero:
        twin = Hero(self.card, self.item)
        twin.damage = self.damage
        twin.bonus = self.bonus
        twin.waits = self.waits
        if self.errand is not None:
            twin.errand = self.errand.copy()
        return twin

    def ready(self) -> bool:
        return not (self.card.once and self.errand is not None and self.errand.spent)

    def spend(self) -> int:
        if not self.card.once:
            return 0
        before = self.send().spent
        self.send().spent = True
        return int(before)

    def relent(self, before: int) -> None:
        if self.errand is not None:
            self.errand.spent = before > 0

    def send(self) -> Errand:
        """Its errand, to add to."""
        if self.errand is None:
            self.errand = Errand()
        return self.errand


def names(cards: Sequence[Card]) -> list[str]:
    return [card.id for card in cards]
