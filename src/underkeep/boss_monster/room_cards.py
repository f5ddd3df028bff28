"""Room cards as printed, and how the card modules hang on them what rooms do."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

from underkeep.boss_monster.hooks import (
    AGAINST_A_SPELL,
    BOTH,
    BUILT,
    DRAWING,
    HERO_DIES_HERE,
    HERO_ENTERS_HERE,
    LENDING,
    NEWNESS,
    OFFERING,
    PORTABLE,
    PREYING,
    REPELLING,
    YOU_BUILD,
    YOU_CAST,
    YOUR_ROOM_FALLS,
    AimedEffect,
    Aims,
    Effect,
    Power,
    Price,
    Test,
    ToldTest,
    Trigger,
    always,
    moments_of,
)
from underkeep.boss_monster.kinds import Card
from underkeep.boss_monster.treasures import A_ROOM, TREASURES, hoard, icons

if TYPE_CHECKING:
    from underkeep.boss_monster.pieces import Hero, Room
    from underkeep.boss_monster.player import Player
    from underkeep.boss_monster.table import Game, Happening

MONSTER: Final = "monster"
TRAP: Final = "trap"
MINIBOSS: Final = "miniboss"  # no room (BM-046)


class RoomCard(Card):
    """A card of the room deck: a room, or a miniboss, which is none (see minibosses.py)."""

    __slots__ = (
        "advanced", "bears", "counting", "damage", "entering", "factor", "fits", "from_hand", "hoard", "icons",
        "kind", "lending", "mute", "offer", "opened", "portable", "preying", "repels", "silent", "toll", "treasures",
        "twins", "unearths", "variety",
    )  # fmt: skip

    def __init__(
        self, ident: str, name: str, kind: str, treasures: tuple[str, ...], damage: int, copies: int, text: str,
        *, advanced: bool = False, once: bool = False, portable: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(ident, name, text, copies, once=once)
        self.kind: str = kind
        self.treasures: tuple[str, ...] = treasures
        self.icons: int = icons(treasures) | A_ROOM
        self.fits: int = icons(treasures)  # what the room beneath an advanced one must have one of (BM-034)
        self.unearths: bool = False  # it may bring a covered room to the top, so that any may come to lie on any
        self.hoard: int = hoard(treasures)
        self.variety: int = hoard(tuple(dict.fromkeys(treasures)))  # each kind once
        self.damage: int = damage
        self.advanced: bool = advanced
        self.from_hand: Power | None = None  # its price is to discard this card
        self.offer: Power | None = None  # to all who do not own the room
        self.entering: Callable[[Game, Room, Hero], bool] | None = None
        self.lending: Callable[[Room, int], int] | None = None
        self.counting: Callable[[Player, Room], int] | None = None
        self.bears: Callable[[RoomCard], bool] | None = None
        self.preying: Callable[[Game, Hero], int] | None = None
        self.factor: Callable[[Hero], int] | None = None
        self.portable: bool = portable  # a symbol, as treasures are: it is there without the text, too
        if portable:
            self.listens |= PORTABLE
        self.repels: Callable[[RoomCard], bool] | None = None
        # What it is for a while, if that is not what is printed; see without_text(), with_treasures(), open_to_all().
        self.silent: bool = False  # it has no text
        self.mute: RoomCard | None = None
        self.opened: RoomCard | None = None
        self.toll: int = 0  # coins to build it (BM-314)
        self.twins: dict[tuple[str, ...], RoomCard] = {}

    def without_text(self) -> RoomCard:
        """The same room with nothing but its figures."""
        if self.mute is None:
            self.mute = self.figures(self.treasures)
            self.mute.silent = True
        return self.mute

    def with_treasures(self, treasures: tuple[str, ...]) -> RoomCard:
        """The same room with other treasures."""
        twin = self.twins.get(treasures)
        if twin is None:
            twin = self.twins[treasures] = self.figures(treasures).doing_as(self)
        return twin

    def open_to_all(self) -> RoomCard:
        """The same room, on which an advanced one may be built whatever treasure that has."""
        if self.opened is None:
            self.opened = self.figures(self.treasures).doing_as(self)
            self.opened.icons = icons(TREASURES) | A_ROOM
        return self.opened

    def doing_as(self, other: RoomCard) -> RoomCard:
        """With all that the other one does."""
        self.once, self.silent = other.once, other.silent
        self.triggers, self.listens = other.triggers, other.listens
        self.power, self.from_hand, self.offer = other.power, other.from_hand, other.offer
        self.entering, self.lending, self.counting = other.entering, other.lending, other.counting
        self.bears, self.repels, self.preying, self.factor = other.bears, other.repels, other.preying, other.factor
        return self

    def figures(self, treasures: tuple[str, ...]) -> RoomCard:
        twin = RoomCard(
            self.id, self.name, self.kind, treasures, self.damage, self.copies, self.text, advanced=self.advanced,
            portable=self.portable,
        )  # fmt: skip
        twin.set, twin.source, twin.number = self.set, self.source, self.number
        twin.toll, twin.unearths = self.toll, self.unearths
        return twin

    def costs_to_build(self, coins: int) -> None:
        """BM-314: who does not pay cannot build it."""
        self.toll = coins
        self.handy = True

    def when_built(self, effect: Effect) -> Effect:
        return self.when(BUILT)(effect)

    def when_built_you_may(self, given: Test | None = None) -> Callable[[Effect], Effect]:
        return self.when(BUILT, given=given, may=True)

    def when_a_hero_dies_here(self, effect: Effect) -> Effect:
        return self.when(HERO_DIES_HERE)(effect)

    def when_a_hero_dies_here_you_may(self, given: Test | None = None) -> Callable[[Effect], Effect]:
        return self.when(HERO_DIES_HERE, given=given, may=True)

    def instead_of_drawing_a_room(self, effect: Effect) -> Effect:
        return self.when(DRAWING, may=True)(effect)

    def after_you_build(self, kind: str) -> Callable[[Effect], Effect]:
        """After its owner has built another room of this kind."""

        def hang(effect: Effect) -> Effect:
            self.add_trigger(Trigger(YOU_BUILD, a_room_of(kind), may=False)).effect = effect
            return effect

        return hang

    def after_you_cast(self, effect: Effect) -> Effect:
        return self.when(YOU_CAST)(effect)

    def when_another_room_is_destroyed_you_may(self, effect: Effect) -> Effect:
        return self.when(YOUR_ROOM_FALLS, may=True)(effect)

    def when_a_hero_enters(self, moves: Callable[[Game, Room, Hero], bool]) -> Callable[[Game, Room, Hero], bool]:
        """`moves(g, room, hero)` happens before the damage and says whether the hero has left (BM-211)."""
        self.entering = moves
        return moves

    def when_a_hero_enters_you_may(self, given: Callable[[Hero], bool]) -> Callable[[AimedEffect], AimedEffect]:
        """`effect(g, room, hero)` before the damage, if its owner likes and `given(hero)` holds."""

        def test(g: Game, room: Room, what: Happening) -> bool:  # noqa: ARG001
            return what.hero is not None and given(what.hero)

        def hang(effect: AimedEffect) -> AimedEffect:
            def tell(g: Game, room: Room, what: Happening) -> Awaitable[None]:
                return effect(g, room, what.hero)

            self.when_told(HERO_ENTERS_HERE, given=test, may=True)(tell)
            return effect

        return hang

    def lends_damage(self, lending: Callable[[Room, int], int]) -> Callable[[Room, int], int]:
        """`lending(other, apart)` is how much more another room deals that lies `apart` places nearer to the boss."""
        self.lending = lending
        self.listens |= LENDING
        return lending

    def has_damage(self, counting: Callable[[Player, Room], int]) -> Callable[[Player, Room], int]:
        """`counting(me, room)` stands in for a printed damage that varies."""
        self.counting = counting
        return counting

    def has_damage_by_its_age(self, counting: Callable[[Player, Room], int]) -> Callable[[Player, Room], int]:
        """The same for a room that can be told to be new: built in this round."""
        self.listens |= NEWNESS
        return self.has_damage(counting)

    def deals_more_to(self, preying: Callable[[Game, Hero], int]) -> Callable[[Game, Hero], int]:
        """`preying(g, hero)` is how much more this hero suffers on entering."""
        self.preying = preying
        self.listens |= PREYING
        return preying

    def multiplies_damage_for(self, factor: Callable[[Hero], int]) -> Callable[[Hero], int]:
        """`factor(hero)` times as much as everybody else, after all other changes."""
        self.factor = factor
        self.listens |= PREYING
        return factor

    def may_be_covered_by(self, bears: Callable[[RoomCard], bool]) -> Callable[[RoomCard], bool]:
        self.bears = bears
        return bears

    def may_be_built_on_any_room(self) -> None:
        """An advanced room that needs no treasure in common with the one beneath it."""
        self.fits = A_ROOM

    def keeps_away(self, repels: Callable[[RoomCard], bool]) -> Callable[[RoomCard], bool]:
        """`repels(card)`: that card may not be built next to this room."""
        self.repels = repels
        self.listens |= REPELLING
        return repels

    def discarded(self, aims: Aims, phases: int = BOTH) -> Callable[[AimedEffect], AimedEffect]:
        """A power of the card in hand, at the price of discarding it: `effect(g, me, aim)`."""

        def hang(effect: AimedEffect) -> AimedEffect:
            self.from_hand = Power(self, "play", moments_of(aims, phases), aims, effect)
            self.handy = True
            return effect

        return hang

    def offered_to_others(self, price: Price, phases: int = BOTH) -> Callable[[AimedEffect], AimedEffect]:
        """What every player but its owner may declare with the room in play: `effect(g, me, room)`."""

        def hang(effect: AimedEffect) -> AimedEffect:
            self.offer = Power(self, "use", moments_of(always, phases), always, effect, price)
            self.offer.offered = True
            self.listens |= OFFERING
            return effect

        return hang

    def discarded_to_cancel_a_spell(self) -> None:
        """An answer to an opponent's spell out of the hand (BM-077)."""
        self.from_hand = Power(self, "play", AGAINST_A_SPELL, always, None)
        self.handy = True


def a_room_of(kind: str) -> ToldTest:
    """What has happened concerns a room of this kind."""

    def test(g: Game, source: Any, what: Happening) -> bool:  # noqa: ARG001 - called as all tests are
        card = what.cards[0]
        return isinstance(card, RoomCard) and card.kind == kind

    return test
