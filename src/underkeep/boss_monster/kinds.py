"""The cards as printed: immutable, shared by all tables. What they do is hung on them by the card modules."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final, TypeVar

if TYPE_CHECKING:
    from underkeep.boss_monster.pieces import Game, Hero, Player, Room

CLERIC: Final = "cleric"
FIGHTER: Final = "fighter"
MAGE: Final = "mage"
THIEF: Final = "thief"
EXPLORER: Final = "explorer"
TREASURES: Final = (CLERIC, FIGHTER, MAGE, THIEF, EXPLORER)  # BM-045
# A hoard is one number with twelve bits for each treasure, so that five kinds fit into a machine's word.
DIGIT: Final = 12
MANY: Final = (1 << DIGIT) - 1
SHIFTS: Final = {treasure: DIGIT * at for at, treasure in enumerate(TREASURES)}

MONSTER: Final = "monster"
TRAP: Final = "trap"

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
PERHAPS: Final = 16  # as far as the others can know, there might be something to declare

SET_ORDER: Final = ("BMR", "TNL", "RMB", "CRL", "THK", "IOD", "VOV", "DBM", "POP", "LST", "KNG")  # BM-A21

RoomEffect = Callable[["Game", "Room"], Awaitable[None]]
SpellEffect = Callable[["Game", "Player"], Awaitable[None]]
AimedEffect = Callable[["Game", "Player", Any], Awaitable[None]]
AimedAbility = Callable[["Game", "Room", Any], Awaitable[None]]
Aims = Callable[["Game", "Player"], list[Any]]
RoomAims = Callable[["Game", "Room"], list[Any]]
RoomTest = Callable[["Game", "Room"], bool]
Choosing = Callable[["Game"], "Player | None"]

USEFUL: Final[dict[Any, int]] = {}  # aims that can be found in some moments only
F = TypeVar("F")


def during(moments: int) -> Callable[[F], F]:
    """Says of aims that there are none at other moments, so nobody has to look for them then."""

    def note(aims: F) -> F:
        USEFUL[aims] = moments
        return aims

    return note


def nowhere(g: Game, me: Any) -> list[Any]:  # noqa: ARG001 - called as all aims are
    """No aims: the card is not declared in a window."""
    return []


def icons(treasures: tuple[str, ...]) -> int:
    """The different treasures as bits, to see at a glance whether two rooms share one (BM-034)."""
    bits = 0
    for treasure in treasures:
        bits |= 1 << TREASURES.index(treasure)
    return bits


def hoard(treasures: tuple[str, ...]) -> int:
    """How many of each treasure; the hoards of several rooms can be added up (BM-193)."""
    return sum([1 << SHIFTS[treasure] for treasure in treasures])


def most_of_a_kind(hoard: int) -> int:
    most = 0
    while hoard:
        most = max(most, hoard & MANY)
        hoard >>= DIGIT
    return most


class Card:
    """A card as printed: its id, its name and text in English, the set it belongs to, how many there are."""

    __slots__ = ("copies", "id", "name", "number", "set", "source", "text")

    def __init__(self, ident: str, name: str, text: str, copies: int) -> None:
        self.id: str = ident
        self.name: str = name
        self.text: str = text
        self.copies: int = copies
        self.set: str = ""
        self.source: str = "public"
        self.number: int = 0  # its place in the set; the set's module gives it

    def __repr__(self) -> str:
        return self.id


class Price:
    """What a declared ability costs (BM-263); while that is not `payable`, the ability is not offered."""

    __slots__ = ("pay", "payable")

    def __init__(self, pay: AimedAbility, payable: RoomTest | None = None) -> None:
        self.pay: AimedAbility = pay
        self.payable: RoomTest | None = payable

    def within(self, aims: RoomAims) -> RoomAims:
        """These aims, while the price can be paid."""
        payable = self.payable
        if payable is None:
            return aims

        def affordable(g: Game, room: Room) -> list[Any]:
            return aims(g, room) if payable(g, room) else []

        return affordable


class RoomTrigger:
    """What a room does by itself when something happens: always, or if its owner likes (`may`)."""

    __slots__ = ("effect", "given", "may")

    def __init__(self, effect: RoomEffect, given: RoomTest | None, may: bool) -> None:  # noqa: FBT001
        self.effect: RoomEffect = effect
        self.given: RoomTest | None = given
        self.may: bool = may


class RoomCard(Card):
    """A room, as it lies in the room deck."""

    __slots__ = (
        "ability", "advanced", "aims", "awaits", "bears", "building", "built", "can_cancel", "cancels", "casting",
        "counting", "damage", "death", "destroying", "drawing", "entering", "hoard", "icons", "kind", "lending",
        "moments", "once", "price", "treasures", "variety",
    )  # fmt: skip

    def __init__(
        self, ident: str, name: str, kind: str, treasures: tuple[str, ...], damage: int, copies: int, text: str,
        *, advanced: bool = False, once: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(ident, name, text, copies)
        self.kind: str = kind
        self.treasures: tuple[str, ...] = treasures
        self.icons: int = icons(treasures)
        self.hoard: int = hoard(treasures)
        self.variety: int = hoard(tuple(dict.fromkeys(treasures)))  # each kind once
        self.damage: int = damage
        self.advanced: bool = advanced
        self.once: bool = once  # its ability works once per round
        self.built: RoomTrigger | None = None
        self.death: RoomTrigger | None = None
        self.drawing: RoomTrigger | None = None
        self.building: RoomTrigger | None = None
        self.awaits: str = ""  # the kind of room that wakes it
        self.casting: RoomTrigger | None = None
        self.destroying: RoomTrigger | None = None
        self.entering: Callable[[Game, Room, Hero], bool] | None = None
        self.lending: Callable[[Room, int], int] | None = None
        self.counting: Callable[[Player, Room], int] | None = None
        self.bears: Callable[[RoomCard], bool] | None = None
        self.aims: RoomAims = nowhere
        self.moments: int = 0
        self.price: Price | None = None
        self.ability: AimedAbility | None = None
        self.cancels: RoomEffect | None = None
        self.can_cancel: RoomTest | None = None

    def when_built(self, effect: RoomEffect) -> RoomEffect:
        self.built = RoomTrigger(effect, None, may=False)
        return effect

    def when_built_you_may(self, given: RoomTest | None = None) -> Callable[[RoomEffect], RoomEffect]:
        def hang(effect: RoomEffect) -> RoomEffect:
            self.built = RoomTrigger(effect, given, may=True)
            return effect

        return hang

    def when_a_hero_dies_here(self, effect: RoomEffect) -> RoomEffect:
        self.death = RoomTrigger(effect, None, may=False)
        return effect

    def when_a_hero_dies_here_you_may(self, given: RoomTest | None = None) -> Callable[[RoomEffect], RoomEffect]:
        def hang(effect: RoomEffect) -> RoomEffect:
            self.death = RoomTrigger(effect, given, may=True)
            return effect

        return hang

    def instead_of_drawing_a_room(self, effect: RoomEffect) -> RoomEffect:
        self.drawing = RoomTrigger(effect, None, may=True)
        return effect

    def after_you_build(self, kind: str) -> Callable[[RoomEffect], RoomEffect]:
        """After its owner has built another room of this kind."""

        def hang(effect: RoomEffect) -> RoomEffect:
            self.building = RoomTrigger(effect, None, may=False)
            self.awaits = kind
            return effect

        return hang

    def after_you_cast(self, effect: RoomEffect) -> RoomEffect:
        self.casting = RoomTrigger(effect, None, may=False)
        return effect

    def when_another_room_is_destroyed_you_may(self, effect: RoomEffect) -> RoomEffect:
        self.destroying = RoomTrigger(effect, None, may=True)
        return effect

    def when_a_hero_enters(self, moves: Callable[[Game, Room, Hero], bool]) -> Callable[[Game, Room, Hero], bool]:
        """`moves(g, room, hero)` happens before the damage and says whether the hero has left (BM-211)."""
        self.entering = moves
        return moves

    def lends_damage(self, lending: Callable[[Room, int], int]) -> Callable[[Room, int], int]:
        """`lending(other, apart)` is how much more another room deals that lies `apart` places nearer to the boss."""
        self.lending = lending
        return lending

    def has_damage(self, counting: Callable[[Player, Room], int]) -> Callable[[Player, Room], int]:
        """`counting(me, room)` stands in for a printed damage that varies."""
        self.counting = counting
        return counting

    def may_be_covered_by(self, bears: Callable[[RoomCard], bool]) -> Callable[[RoomCard], bool]:
        self.bears = bears
        return bears

    def activated(self, aims: RoomAims, price: Price) -> Callable[[AimedAbility], AimedAbility]:
        """An ability that is declared: its price is paid at once, the effect follows when it resolves.

        `aims(g, room)` lists what it can be pointed at; empty means not now.
        """

        def hang(ability: AimedAbility) -> AimedAbility:
            self.aims = price.within(aims)
            self.moments = MOMENTS[BOTH] & USEFUL.get(aims, MOMENTS[BOTH])
            self.price = price
            self.ability = ability
            return ability

        return hang

    def cancels_a_spell(self, given: RoomTest) -> Callable[[RoomEffect], RoomEffect]:
        """An answer to an opponent's spell; the effect pays the price."""

        def hang(price: RoomEffect) -> RoomEffect:
            self.can_cancel = given
            self.cancels = price
            return price

        return hang


class SpellCard(Card):
    """A spell, as it lies in the spell deck."""

    __slots__ = ("aims", "counters", "effect", "moments", "phases")

    def __init__(self, ident: str, name: str, phases: int, copies: int, text: str) -> None:
        super().__init__(ident, name, text, copies)
        self.phases: int = phases
        self.aims: Aims = nowhere
        self.moments: int = 0
        self.effect: AimedEffect | None = None
        self.counters: bool = False  # answers a spell instead of being cast in a window

    def at(self, aims: Aims) -> Callable[[AimedEffect], AimedEffect]:
        """What the spell does to one of `aims(g, me)`; it can be cast only while there is one."""

        def hang(effect: AimedEffect) -> AimedEffect:
            self.aims = aims
            self.moments = MOMENTS[self.phases] & USEFUL.get(aims, MOMENTS[BOTH])
            self.effect = effect
            return effect

        return hang

    def counters_a_spell(self, effect: AimedEffect) -> AimedEffect:
        """Played at the very moment of another player's spell, and aimed at that (BM-077)."""
        self.counters = True
        self.effect = effect
        return effect


class BossCard(Card):
    """A boss with its level up."""

    __slots__ = ("hoard", "level_up", "may", "treasure", "xp")

    def __init__(self, ident: str, name: str, xp: int, treasure: str, text: str) -> None:
        super().__init__(ident, name, text, 1)
        self.xp: int = xp
        self.treasure: str = treasure
        self.hoard: int = hoard((treasure,))
        self.level_up: SpellEffect | None = None
        self.may: bool = False

    def levels_up(self, effect: SpellEffect) -> SpellEffect:
        self.level_up = effect
        return effect

    def may_level_up(self, effect: SpellEffect) -> SpellEffect:
        self.level_up = effect
        self.may = True
        return effect


LEAST: Final = {"always": 1, "2+": 2, "3+": 3}  # the players that a symbol asks for


class HeroCard(Card):
    """A hero. Heroes without a treasure choose their dungeon by `lured_to` (BM-084)."""

    __slots__ = (
        "choosing", "epic", "hero_class", "hp", "least", "lure", "players", "shifts", "souls", "treasures", "wounds",
    )  # fmt: skip

    def __init__(
        self, ident: str, name: str, hero_class: str, hp: int, players: str, *, epic: bool = False, text: str = ""
    ) -> None:
        super().__init__(ident, name, text, 1)
        self.hero_class: str = hero_class
        self.treasures: tuple[str, ...] = (hero_class,) if hero_class in TREASURES else ()
        self.shifts: list[int] = [SHIFTS[treasure] for treasure in self.treasures]
        self.hp: int = hp
        self.players: str = players
        self.least: int = LEAST.get(players, 4)  # BM-086, BM-087, BM-137 to BM-139: with fewer it stays in the box
        self.epic: bool = epic
        self.souls: int = 2 if epic else 1  # BM-085
        self.wounds: int = self.souls
        self.lure: str = "most matching treasure"
        self.choosing: Choosing | None = None

    def lured_to(self, lure: str) -> Callable[[Choosing], Choosing]:
        """Whose dungeon a hero without a treasure chooses: by name, and as a function of the table."""

        def hang(choosing: Choosing) -> Choosing:
            self.lure = lure
            self.choosing = choosing
            return choosing

        return hang
