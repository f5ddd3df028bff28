"""The cards as printed: immutable, shared by all tables. What they do is hung on them by the card modules."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

from underkeep.boss_monster.hooks import (
    AGAINST_A_SPELL,
    BOTH,
    LENDING,
    OFFERING,
    PERHAPS,
    PORTABLE,
    AimedEffect,
    Aims,
    Effect,
    Power,
    Price,
    Test,
    ToldEffect,
    ToldTest,
    Trigger,
    always,
    moments_of,
    untold_test,
)
from underkeep.boss_monster.treasures import hoard

if TYPE_CHECKING:
    from underkeep.boss_monster.pieces import Room
    from underkeep.boss_monster.player import Player
    from underkeep.boss_monster.table import Game

DESIGNED: Final = "designed"  # a card, or what it does, that we have made up for its set
RECALLED: Final = "recalled"  # what it does, which no public source gives

SET_ORDER: Final = ("BMR", "TNL", "RMB", "CRL", "THK", "IOD", "VOV", "DBM", "POP", "LST", "KNG")  # BM-A21
SET_RANKS: Final = {code: rank for rank, code in enumerate(SET_ORDER)}
BASE_SETS: Final = ("BMR", "TNL", "RMB")  # BM-255
MINI_SETS: Final = ("CRL", "THK", "IOD", "VOV")
MICRO_SETS: Final = ("DBM", "POP", "LST", "KNG")


class Card:
    """A card as printed: its id, its name and text in English, the set it belongs to, how many there are.

    What it does hangs on it: what it does by itself when something happens, and what can be declared with it.
    """

    __slots__ = (
        "copies", "handy", "id", "listens", "name", "number", "once", "power", "set", "silences", "source", "text",
        "triggers",
    )  # fmt: skip

    def __init__(self, ident: str, name: str, text: str, copies: int, *, once: bool = False) -> None:
        self.id: str = ident
        self.name: str = name
        self.text: str = text
        self.copies: int = copies
        self.once: bool = once  # what it does works once per round
        self.set: str = ""  # which box, where that is from, and the place in it: all three are given by the box
        self.source: str = ""
        self.number: int = 0
        self.triggers: list[Trigger] = []
        self.listens: int = 0  # to all these happenings; and the moments of its power, with PERHAPS
        self.power: Power | None = None
        self.handy: bool = False  # of the room deck, and not just a room to be built whenever it fits
        self.silences: bool = False  # rooms, so that cards may come to lie on them that their own text keeps off

    def __repr__(self) -> str:
        return self.id

    def when(
        self, happenings: int, *, given: Test | None = None, may: bool = False, counts: bool = True
    ) -> Callable[[Effect], Effect]:
        """`effect(g, source)` when one of these things happens, while `given(g, source)` holds.

        Of a card that does something else once per round, this may be what does not count.
        """

        def hang(effect: Effect) -> Effect:
            self.add_trigger(Trigger(happenings, untold_test(given), may=may, counts=counts)).effect = effect
            return effect

        return hang

    def when_told(
        self, happenings: int, *, given: ToldTest | None = None, may: bool = False
    ) -> Callable[[ToldEffect], ToldEffect]:
        """The same for a card that must know what exactly has happened: `effect(g, source, happening)`."""

        def hang(effect: ToldEffect) -> ToldEffect:
            self.add_trigger(Trigger(happenings, given, may=may)).told = effect
            return effect

        return hang

    def add_trigger(self, trigger: Trigger) -> Trigger:
        self.triggers.append(trigger)
        self.listens |= trigger.happenings
        return trigger

    def trigger_for(self, happening: int) -> Trigger | None:
        for trigger in self.triggers:
            if trigger.happenings & happening:
                return trigger
        return None

    def activated(
        self, aims: Aims, price: Price | None = None, phases: int = BOTH
    ) -> Callable[[AimedEffect], AimedEffect]:
        """A power that is declared: its price is paid at once, the effect follows when it resolves (BM-263).

        `aims(g, source)` lists what it can be pointed at; empty means not now.
        """

        def hang(effect: AimedEffect) -> AimedEffect:
            self.power = Power(self, "use", moments_of(aims, phases), aims, effect, price)
            self.listens |= PERHAPS | self.power.moments
            return effect

        return hang

    def cancels_a_spell(self, given: Test) -> Callable[[Effect], Effect]:
        """An answer to an opponent's spell; the effect pays the price (BM-077)."""

        def hang(pay: Effect) -> Effect:
            def pay_for_it(g: Game, source: Any, aim: Any) -> Awaitable[None]:  # noqa: ARG001
                return pay(g, source)

            self.power = Power(self, "use", AGAINST_A_SPELL, always, None, Price(pay_for_it, given))
            self.listens |= PERHAPS | AGAINST_A_SPELL
            return pay

        return hang


class SpellCard(Card):
    """A spell, as it lies in the spell deck. It may have two text boxes, of which one is picked (BM-074)."""

    __slots__ = ("lends_treasure", "needs", "phases", "second")

    def __init__(self, ident: str, name: str, phases: int, copies: int, text: str) -> None:
        super().__init__(ident, name, text, copies)
        self.phases: int = phases
        self.second: Power | None = None  # its second box
        self.needs: int = 0  # what its boxes need
        self.listens = PERHAPS  # whatever it is; the moments of both boxes are added
        self.lends_treasure: bool = False  # so that advanced rooms may come to lie where they else could not

    def at(self, aims: Aims, price: Price | None = None) -> Callable[[AimedEffect], AimedEffect]:
        """What the spell does to one of `aims(g, me)`; it can be cast only while there is one.

        What it costs beside the card itself is paid when it is cast, and lost if it is cancelled.
        """

        def hang(effect: AimedEffect) -> AimedEffect:
            self.power = Power(self, "cast", moments_of(aims, self.phases), aims, effect, price)
            self.listens |= self.power.moments
            self.needs |= self.power.needs
            return effect

        return hang

    def or_at(self, aims: Aims) -> Callable[[AimedEffect], AimedEffect]:
        """What its second box does, if that is picked (BM-074)."""

        def hang(effect: AimedEffect) -> AimedEffect:
            self.second = Power(self, "cast", moments_of(aims, self.phases), aims, effect, second=True)
            self.listens |= self.second.moments
            self.needs |= self.second.needs
            return effect

        return hang

    def counters_a_spell(self, effect: AimedEffect) -> AimedEffect:
        """Played at the very moment of another player's spell, and aimed at that (BM-077)."""
        self.power = Power(self, "cast", AGAINST_A_SPELL, always, effect)
        return effect


class BossCard(Card):
    """A boss with its level up: something that happens once, or what the boss can do from then on."""

    __slots__ = (
        "carries", "hoard", "lending", "level_up", "may", "mimics", "offer", "rank", "treasure", "unearths", "xp",
    )  # fmt: skip

    def __init__(self, ident: str, name: str, xp: int, treasure: str, text: str, *, once: bool = False) -> None:
        super().__init__(ident, name, text, 1, once=once)
        self.xp: int = xp
        self.treasure: str = treasure
        self.hoard: int = hoard((treasure,))
        self.level_up: Effect | None = None
        self.may: bool = False
        self.unearths: bool = False  # as of a room card
        self.mimics: bool = False  # its level up takes over that of another boss
        self.lending: Callable[[Player, Room, int], int] | None = None
        self.carries: bool = False  # from the level up on, every room of its dungeon is portable
        self.rank: int = 1  # the level on which minibosses start, from the level up on
        self.offer: Power | None = None  # to opponents, from the level up on

    def levels_up(self, effect: Effect) -> Effect:
        self.level_up = effect
        return effect

    def may_level_up(self, effect: Effect) -> Effect:
        self.level_up = effect
        self.may = True
        return effect

    def lends_damage(self, lending: Callable[[Player, Room, int], int]) -> Callable[[Player, Room, int], int]:
        """From the level up on, `lending(me, room, place)` is how much more a room of its dungeon deals."""
        self.lending = lending
        self.listens |= LENDING
        return lending

    def makes_rooms_portable(self) -> None:
        """From the level up on, every room of its dungeon can be taken back (BM-289)."""
        self.carries = True
        self.listens |= PORTABLE

    def hires_at(self, rank: int) -> None:
        """From the level up on, minibosses that its player builds start on this level."""
        self.rank = rank

    def offered_to_opponents(
        self, *, price: Price, unless: Callable[[Player], bool]
    ) -> Callable[[AimedEffect], AimedEffect]:
        """What every opponent may declare from the level up on: `effect(g, opponent, owner)`.

        It may not while `unless(owner)` holds.
        """

        def owners(g: Game, opponent: Player) -> list[Player]:
            others = [other for other in g.opponents(opponent) if other.talent() is self and other.levelled_up]
            return [owner for owner in others if not unless(owner)]

        def hang(effect: AimedEffect) -> AimedEffect:
            self.offer = Power(self, "use", moments_of(owners, BOTH), owners, effect, price)
            self.offer.offered = True
            self.listens |= OFFERING
            return effect

        return hang

    @property
    def lasts(self) -> bool:
        """Whether its level up is something that it can do from then on."""
        return self.listens != 0 or self.rank > 1
