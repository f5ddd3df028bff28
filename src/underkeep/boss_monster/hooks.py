"""When cards work: what they wait for, and what is declared with them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final, TypeVar

if TYPE_CHECKING:
    from underkeep.boss_monster.kinds import Card
    from underkeep.boss_monster.player import Player
    from underkeep.boss_monster.table import Game, Happening

# Phases in which a spell may be cast (BM-072). An activated ability may be used in both (BM-263).
BUILD: Final = 1
ADVENTURE: Final = 2
BOTH: Final = BUILD | ADVENTURE

# Moments, as one seat sees them: which of them a card is of any use in tells at a glance whether to look for its aims.
LAYING: Final = 1  # the build phase
BETWEEN_HEROES: Final = 2  # a window of the adventure phase with no hero on its way
MY_HERO: Final = 4  # a hero walks this seat's own dungeon
THEIR_HERO: Final = 8  # a hero walks another one's
ANY_HERO: Final = MY_HERO | THEIR_HERO
MOMENTS: Final = {BUILD: LAYING, ADVENTURE: BETWEEN_HEROES | ANY_HERO, BOTH: LAYING | BETWEEN_HEROES | ANY_HERO}
AGAINST_A_SPELL: Final = 16  # the very moment of another player's spell (BM-077)
PERHAPS: Final = 32  # as far as the others can know, there might be something to declare
EVER: Final = 63  # all of these

# Happenings: what a card may wait for, as bits above those, so that one look tells whether anybody listens. `you` is
# the player whose card it is, `they` is any other.
BUILT: Final = 1 << 6  # this room is built
UNCOVERED: Final = 1 << 7  # this room is uncovered (BM-284)
HERO_DIES_HERE: Final = 1 << 8
HERO_SURVIVES_HERE: Final = 1 << 9  # BM-313
HERO_ENTERS_HERE: Final = 1 << 24  # before its damage (BM-211)
HERO_LEAVES: Final = HERO_DIES_HERE | HERO_SURVIVES_HERE
DESTROYED: Final = 1 << 10  # this room is destroyed
DRAWING: Final = 1 << 11  # the start of the round, in place of the room card
YOU_BUILD: Final = 1 << 12  # another room
BUILDING: Final = BUILT | YOU_BUILD
YOU_CAST: Final = 1 << 13  # a spell that is not cancelled
THEY_CAST: Final = 1 << 14
ANYBODY_CASTS: Final = YOU_CAST | THEY_CAST
YOUR_ROOM_FALLS: Final = 1 << 15  # another room of yours is destroyed
THEIR_ROOM_FALLS: Final = 1 << 16
ANY_ROOM_FALLS: Final = YOUR_ROOM_FALLS | THEIR_ROOM_FALLS
YOU_DISCARD: Final = 1 << 17
THEY_DISCARD: Final = 1 << 18
ANYBODY_DISCARDS: Final = YOU_DISCARD | THEY_DISCARD
YOU_MAKE_THEM_DISCARD: Final = 1 << 19  # and now it goes to the discard pile, or elsewhere
DISCARDING: Final = ANYBODY_DISCARDS | YOU_MAKE_THEM_DISCARD
YOU_FETCH: Final = 1 << 20  # take a card from the discard pile
YOU_KILL: Final = 1 << 21  # a hero dies in your dungeon, whoever did it (BM-318)
ROUND_ENDS: Final = 1 << 22
LENDING: Final = 1 << 23  # nothing happens: damage is lent to other rooms, always
SHUNNING: Final = 1 << 25  # nothing happens: a hero passes some rooms by, always
YOU_HIRE: Final = 1 << 26  # build or promote a miniboss
THEY_HIRE: Final = 1 << 27
YOU_GAIN_COINS: Final = 1 << 28
YOU_PAY_COINS: Final = 1 << 29
BUILD_BEGINS: Final = 1 << 30  # the build phase, before anything is laid
SUFFERING: Final = 1 << 31  # nothing happens: a hero takes other damage than rooms deal, always
SETS_OFF: Final = 1 << 32  # this hero is about to enter the dungeon
REACHES_BOSS: Final = 1 << 33  # this hero has survived the dungeon

# What concerns items (BM-100 to BM-122): things that happen to the hero who carries one.
CARRIER_LINES_UP: Final = 1 << 40  # stands at an entrance when the bait phase is over
CARRIER_SETS_OFF: Final = 1 << 41  # goes into a dungeon
CARRIER_AT_THE_DOOR: Final = 1 << 42  # of a room that it comes to next
CARRIER_SURVIVES_A_ROOM: Final = 1 << 43
CARRIER_GETS_THROUGH: Final = 1 << 44  # past every room
CARRIER_WOULD_DIE: Final = 1 << 45  # what happens then happens instead
CARRIER_DIES: Final = 1 << 46
YOU_USE_AN_ITEM: Final = 1 << 47

COMES_TO_TOWN: Final = 1 << 50  # this hero, out of the hero deck
PREYING: Final = 1 << 51  # nothing happens: some heroes suffer more in this room, always
PORTABLE: Final = 1 << 52  # nothing happens: rooms can be taken back to the hand (BM-289)
NEWNESS: Final = 1 << 53  # nothing happens: this room wants to know whether it was built in this round
OFFERING: Final = 1 << 54  # nothing happens: others than the owner may use something of this room, or this boss
EMPLOYING: Final = 1 << 55  # nothing happens: there is a miniboss, though it may be out of action
ON_DISPLAY: Final = OFFERING | EMPLOYING  # what is of use to others, too

HERO_IS_LOST_HERE: Final = 1 << 40  # it dies in this room, and its soul is still to be gained
REPELLING: Final = 1 << 41  # nothing happens: some rooms may not be built next to this one, always

# What only some sets have, so that no other game looks for it: things that happen while heroes walk, or at the end.
EVENTFUL: Final = (
    HERO_ENTERS_HERE | HERO_SURVIVES_HERE | SHUNNING | ROUND_ENDS | SUFFERING | SETS_OFF | REACHES_BOSS | PREYING
)

# Means: what a player must have, or see before somebody, for some powers to be of any use; see Player.take_stock(). A
# power that needs what is not there is not even looked at, so that a window asks fewer seats in vain.
NO_COIN: Final = 1
A_COIN: Final = 2
TWO_COINS: Final = 4
PURSES: Final = (NO_COIN, A_COIN, A_COIN | TWO_COINS)  # of a player with none, with one, with more
A_SPELL: Final = 8  # in the hand
A_MINIBOSS_IN_HAND: Final = 16
MY_MINIBOSS: Final = 32  # in play
ANY_MINIBOSS: Final = 64  # in play, whoever has it
A_SOUL: Final = 128
A_RIVALS_SOUL: Final = 256  # before an opponent

# A source is the piece whose card works: a room; a player, for its boss and its hand; a hero.
Aims = Callable[["Game", Any], list[Any]]
Test = Callable[["Game", Any], bool]
Effect = Callable[["Game", Any], Awaitable[None]]
AimedEffect = Callable[["Game", Any, Any], Awaitable[None]]
ToldTest = Callable[["Game", Any, "Happening"], bool]
ToldEffect = Callable[["Game", Any, "Happening"], Awaitable[None]]
Choosing = Callable[["Game"], "Player | None"]

USEFUL: Final[dict[Any, int]] = {}  # aims that can be found in some moments only
NEEDED: Final[dict[Any, int]] = {}  # aims that can be found with some means only
F = TypeVar("F")


def during(moments: int) -> Callable[[F], F]:
    """Says of aims that there are none at other moments, so nobody has to look for them then."""

    def note(aims: F) -> F:
        USEFUL[aims] = moments
        return aims

    return note


def needing(means: int) -> Callable[[F], F]:
    """Says of aims that there are none for who has not all of these."""

    def note(aims: F) -> F:
        NEEDED[aims] = means
        return aims

    return note


def moments_of(aims: Aims, phases: int) -> int:
    return MOMENTS[phases] & USEFUL.get(aims, MOMENTS[BOTH])


def always(g: Game, source: Any) -> list[None]:  # noqa: ARG001 - called as all aims are
    """A spell or an ability that needs no target."""
    return [None]


class Price:
    """What a declared power costs (BM-263); while that is not `payable`, the power is not offered.

    It never is to who has not all means that it `needs`.
    """

    __slots__ = ("needs", "pay", "payable")

    def __init__(self, pay: AimedEffect, payable: Test | None = None, needs: int = 0) -> None:
        self.pay: AimedEffect = pay
        self.payable: Test | None = payable
        self.needs: int = needs

    def within(self, aims: Aims) -> Aims:
        """These aims, while the price can be paid."""
        payable = self.payable
        if payable is None:
            return aims

        def affordable(g: Game, source: Any) -> list[Any]:
            return aims(g, source) if payable(g, source) else []

        return affordable


class Power:
    """What is declared with a card in a window (BM-075, BM-263), or against a spell at its very moment (BM-077).

    `aims(g, source)` lists what it can be pointed at; empty means not now. `verb` is how that is announced.
    """

    __slots__ = ("aims", "cancels", "card", "effect", "moments", "needs", "offered", "price", "reach", "second", "verb")

    def __init__(
        self, card: Card, verb: str, moments: int, aims: Aims, effect: AimedEffect | None, price: Price | None = None,
        *, second: bool = False,
    ) -> None:  # fmt: skip
        self.card: Card = card
        self.verb: str = verb
        self.moments: int = moments
        self.cancels: bool = moments == AGAINST_A_SPELL
        self.aims: Aims = aims if price is None else price.within(aims)
        self.reach: Aims = aims  # the same when the price is paid already
        self.effect: AimedEffect | None = effect  # None: a cancel, and nothing else
        self.price: Price | None = price
        self.needs: int = NEEDED.get(aims, 0) | (0 if price is None else price.needs)
        self.second: bool = second  # the second box of a spell (BM-074)
        self.offered: bool = False  # by a room, to everybody but its owner


class Trigger:
    """What a card does by itself when one of these things happens: always, or if its owner likes (`may`).

    Most effects need not know more than that it happened; those that do are `told`.
    """

    __slots__ = ("counts", "effect", "given", "happenings", "may", "told")

    def __init__(self, happenings: int, given: ToldTest | None, *, may: bool, counts: bool = True) -> None:
        self.happenings: int = happenings
        self.given: ToldTest | None = given
        self.may: bool = may
        self.counts: bool = counts  # it is what a card does that works once per round
        self.effect: Effect | None = None
        self.told: ToldEffect | None = None

    def happen(self, g: Game, source: Any, what: Happening) -> Awaitable[None]:
        if self.effect is not None:
            return self.effect(g, source)
        assert self.told is not None  # one or the other
        return self.told(g, source, what)


def untold_test(given: Test | None) -> ToldTest | None:
    if given is None:
        return None

    def told(g: Game, source: Any, what: Happening) -> bool:  # noqa: ARG001
        return given(g, source)

    return told
