"""Cards and tokens as printed: immutable, shared by all tables. What they do is hung on them by their own modules."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

STARTER: Final = "starter"
RESERVE: Final = "reserve"
BLUE: Final = "blue"  # cards of the row that are acquired (CC-065)
DEVICE: Final = "device"
MONSTER: Final = "monster"

COMPANION: Final = "companion"
GEM: Final = "gem"

BASE: Final = "base"
PARTY: Final = "party"
PROMO: Final = "promo"
DESIGNED: Final = "designed"  # a card or token whose figures we have made up, since nobody has published them
PUBLIC: Final = "public"

MAJOR: Final = "major_secret"
MINOR: Final = "minor_secret"
PRISONER: Final = "prisoner"
GOOD: Final = "market"

Effect = Callable[[Any, Any], Awaitable[None]]  # of a game and the player whose card it is
Condition = Callable[[Any, Any], bool]
Change = Callable[[Any, Any], None]
Count = Callable[[Any, Any], int]


class Gives:
    """What is gained at once: by playing, acquiring, using or defeating something."""

    __slots__ = (
        "boots", "clank", "draw", "gold", "heal", "lockpicks", "major", "minor", "prisoners", "skill", "swords",
        "tomes",
    )  # fmt: skip

    def __init__(
        self, *, skill: int = 0, swords: int = 0, boots: int = 0, gold: int = 0, clank: int = 0, draw: int = 0,
        heal: int = 0, lockpicks: int = 0, prisoners: int = 0, minor: int = 0, major: int = 0, tomes: int = 0,
    ) -> None:  # fmt: skip
        self.skill: int = skill
        self.swords: int = swords
        self.boots: int = boots
        self.gold: int = gold
        self.clank: int = clank  # less than nothing takes cubes back (CC-057)
        self.draw: int = draw
        self.heal: int = heal
        self.lockpicks: int = lockpicks
        self.prisoners: int = prisoners
        self.minor: int = minor  # secrets
        self.major: int = major
        self.tomes: int = tomes

    def facts(self) -> dict[str, int]:
        """All that is not nothing, in the words of the fact tables."""
        told = {
            "skill": self.skill, "swords": self.swords, "boots": self.boots, "gold": self.gold, "clank": self.clank,
            "draw": self.draw, "heal": self.heal, "lockpicks": self.lockpicks, "prisoners": self.prisoners,
            "minor_secret": self.minor, "major_secret": self.major, "secret_tome": self.tomes,
        }  # fmt: skip
        return {name: number for name, number in told.items() if number}


class Bonus:
    """The conditional part of a card: it counts once, whenever in the turn its condition is true (CC-048)."""

    __slots__ = ("card", "condition", "effect", "gives", "name")

    def __init__(self, card: Card, name: str, condition: Condition, gives: Gives | None, effect: Effect | None) -> None:
        self.card: Card = card
        self.name: str = name  # by which a position tells it
        self.condition: Condition = condition
        self.gives: Gives | None = gives
        self.effect: Effect | None = effect


class Card:
    """A card of a deck: of the players' ten, of the reserve, or of the dungeon."""

    __slots__ = (
        "acquire", "acquired", "arrive", "bonuses", "copies", "cost", "danger", "dragon", "effect", "gives", "header",
        "id", "might", "must", "name", "offer", "offers", "pay_gold", "pay_lockpicks", "points", "prized", "set",
        "shifts", "source", "subtype", "text", "topping", "where", "whisks",
    )  # fmt: skip

    def __init__(
        self, ident: str, name: str, header: str, *, copies: int, text: str = "", cost: int = 0, might: int = 0,
        points: int = 0, subtype: str = "", danger: bool = False, dragon: bool = False, topping: bool = False,
        shifts: bool = False, whisks: bool = False, pay_gold: int = 0, pay_lockpicks: int = 0,
        gives: Gives | None = None, acquire: Gives | None = None, box: str = BASE, source: str = PUBLIC,
    ) -> None:  # fmt: skip
        self.id: str = ident
        self.name: str = name
        self.header: str = header
        self.copies: int = copies  # of the ten, for each player
        self.text: str = text
        self.set: str = box
        self.source: str = source
        self.cost: int = cost  # skill
        self.might: int = might  # swords, of a monster
        self.pay_gold: int = pay_gold
        self.pay_lockpicks: int = pay_lockpicks
        self.points: int = points
        self.subtype: str = subtype
        self.danger: bool = danger  # one more cube in every attack while it lies in the row (CC-189)
        self.dragon: bool = dragon  # its coming wakes the dragon (CC-197)
        self.topping: bool = topping  # may go on top of the deck when it is acquired
        # What moves pawns or tiles has to wait until a move is over (CC-A02):
        self.shifts: bool = shifts  # this does when played, used or defeated,
        self.whisks: bool = whisks  # this when acquired
        self.gives: Gives = Gives() if gives is None else gives
        self.acquire: Gives | None = acquire
        self.effect: Effect | None = None  # what else it does when played, used or defeated
        self.acquired: Effect | None = None
        self.arrive: Change | None = None  # with the player whose turn it is, or was (CC-187)
        self.bonuses: list[Bonus] = []
        self.where: Condition | None = None  # see only_where()
        self.offer: Condition | None = None  # what it lets its player do later in the turn, and when that is possible
        self.offers: Effect | None = None
        self.must: bool = False  # whether that is compulsory (CC-039)
        self.prized: Count | None = None  # points of the final scoring alone

    def __repr__(self) -> str:
        return f"<{self.id}>"

    # -- how card modules hang things on it -------------------------------------------------------------------

    def does(self, effect: Effect) -> Effect:
        """`effect(g, me)`: what happens when it is played, used or defeated, beside what it gives."""
        self.effect = effect
        return effect

    def when_acquired(self, effect: Effect) -> Effect:
        self.acquired = effect
        return effect

    def arrives(self, change: Change) -> Change:
        """`change(g, first)`: what its coming into the row does at once (CC-169)."""
        self.arrive = change
        return change

    def only_where(self, where: Condition) -> Condition:
        """`where(g, me)`: a monster can be fought, or a device be used, only while this holds."""
        self.where = where
        return where

    def gives_when(self, condition: Condition, gives: Gives) -> None:
        """CC-048: so much more, once, if this becomes true before or after the card is played."""
        self.bonuses.append(Bonus(self, f"{self.id}:{len(self.bonuses) + 1}", condition, gives, None))

    def does_when(self, condition: Condition) -> Callable[[Effect], Effect]:
        """The same with something that happens."""

        def hang(effect: Effect) -> Effect:
            self.bonuses.append(Bonus(self, f"{self.id}:{len(self.bonuses) + 1}", condition, None, effect))
            return effect

        return hang

    def lets_you(self, condition: Condition, *, must: bool = False) -> Callable[[Effect], Effect]:
        """What its player may do once this turn, whenever the condition holds; or must, if it does at the end."""

        def hang(effect: Effect) -> Effect:
            self.offer = condition
            self.offers = effect
            self.must = must
            return effect

        return hang

    def scores(self, prized: Count) -> Count:
        """`prized(g, me)`: its points in the final scoring, beside those printed."""
        self.prized = prized
        return prized


class Token:
    """A secret, a prisoner or a good."""

    __slots__ = (
        "copies", "found", "id", "kept", "name", "person", "points", "pool", "prized", "rank", "set", "source", "text",
        "usable", "use",
    )  # fmt: skip

    def __init__(
        self, ident: str, name: str, pool: str, *, copies: int, text: str, points: int = 0, kept: bool = True,
        person: bool = False, rank: int = 0, box: str = BASE, source: str = PUBLIC,
    ) -> None:  # fmt: skip
        self.id: str = ident
        self.name: str = name
        self.pool: str = pool
        self.copies: int = copies
        self.text: str = text
        self.points: int = points
        self.kept: bool = kept  # lies before its owner; else it goes back to the box at once
        self.person: bool = person  # counts as a prisoner (CC-276)
        self.rank: int = rank  # of a crown: its place in the stack (CC-019)
        self.set: str = box
        self.source: str = source
        self.found: Change | None = None  # what it does when revealed, freed or bought
        self.use: Change | None = None  # what it does when its owner hands it in
        self.usable: Condition | None = None
        self.prized: Count | None = None

    def __repr__(self) -> str:
        return f"<{self.id}>"

    def when_found(self, change: Change) -> Change:
        self.found = change
        return change

    def used_when(self, usable: Condition) -> Callable[[Change], Change]:
        """What its owner may hand it in for, in a turn of their own (CC-267)."""

        def hang(change: Change) -> Change:
            self.usable = usable
            self.use = change
            return change

        return hang

    def scores(self, prized: Count) -> Count:
        self.prized = prized
        return prized


def names(things: list[Card]) -> list[str]:
    return [card.id for card in things]
