"""The cards as printed: immutable, shared by all tables. What they do is hung on them by the card modules."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

from underkeep.boss_monster.hooks import (
    AGAINST_A_SPELL,
    BOTH,
    BUILT,
    DRAWING,
    HERO_DIES_HERE,
    LENDING,
    NEWNESS,
    OFFERING,
    PERHAPS,
    PORTABLE,
    PREYING,
    REPELLING,
    SHUNNING,
    SUFFERING,
    YOU_BUILD,
    YOU_CAST,
    YOUR_ROOM_FALLS,
    AimedEffect,
    Aims,
    Choosing,
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

if TYPE_CHECKING:
    from underkeep.boss_monster.pieces import Hero, Room
    from underkeep.boss_monster.player import Player
    from underkeep.boss_monster.table import Game, Happening

CLERIC: Final = "cleric"
FIGHTER: Final = "fighter"
MAGE: Final = "mage"
THIEF: Final = "thief"
EXPLORER: Final = "explorer"
BASE_TREASURES: Final = (CLERIC, FIGHTER, MAGE, THIEF)
TREASURES: Final = (*BASE_TREASURES, EXPLORER)  # BM-045
# A hoard is one number with twelve bits for each treasure, so that five kinds fit into a machine's word.
DIGIT: Final = 12
MANY: Final = (1 << DIGIT) - 1
SHIFTS: Final = {treasure: DIGIT * at for at, treasure in enumerate(TREASURES)}

DESIGNED: Final = "designed"  # a card, or what it does, that we have made up for its set

MONSTER: Final = "monster"
TRAP: Final = "trap"

SET_ORDER: Final = ("BMR", "TNL", "RMB", "CRL", "THK", "IOD", "VOV", "DBM", "POP", "LST", "KNG")  # BM-A21
BASE_SETS: Final = ("BMR", "TNL", "RMB")  # BM-255
MINI_SETS: Final = ("CRL", "THK", "IOD", "VOV")
MICRO_SETS: Final = ("DBM", "POP", "LST", "KNG")


A_ROOM: Final = 1 << len(TREASURES)  # what every room has, with or without treasure


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
    """A card as printed: its id, its name and text in English, the set it belongs to, how many there are.

    What it does hangs on it: what it does by itself when something happens, and what can be declared with it.
    """

    __slots__ = (
        "copies", "id", "listens", "name", "number", "once", "power", "set", "source", "text", "triggers",
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


def a_room_of(kind: str) -> ToldTest:
    """What has happened concerns a room of this kind."""

    def test(g: Game, source: Any, what: Happening) -> bool:  # noqa: ARG001 - called as all tests are
        card = what.cards[0]
        return isinstance(card, RoomCard) and card.kind == kind

    return test


class SpellCard(Card):
    """A spell, as it lies in the spell deck. It may have two text boxes, of which one is picked (BM-074)."""

    __slots__ = ("lends_treasure", "phases", "second")

    def __init__(self, ident: str, name: str, phases: int, copies: int, text: str) -> None:
        super().__init__(ident, name, text, copies)
        self.phases: int = phases
        self.second: Power | None = None  # its second box
        self.listens = PERHAPS  # whatever it is; the moments of both boxes are added
        self.lends_treasure: bool = False  # so that advanced rooms may come to lie where they else could not

    def at(self, aims: Aims, price: Price | None = None) -> Callable[[AimedEffect], AimedEffect]:
        """What the spell does to one of `aims(g, me)`; it can be cast only while there is one.

        What it costs beside the card itself is paid when it is cast, and lost if it is cancelled.
        """

        def hang(effect: AimedEffect) -> AimedEffect:
            self.power = Power(self, "cast", moments_of(aims, self.phases), aims, effect, price)
            self.listens |= self.power.moments
            return effect

        return hang

    def or_at(self, aims: Aims) -> Callable[[AimedEffect], AimedEffect]:
        """What its second box does, if that is picked (BM-074)."""

        def hang(effect: AimedEffect) -> AimedEffect:
            self.second = Power(self, "cast", moments_of(aims, self.phases), aims, effect, second=True)
            self.listens |= self.second.moments
            return effect

        return hang

    def counters_a_spell(self, effect: AimedEffect) -> AimedEffect:
        """Played at the very moment of another player's spell, and aimed at that (BM-077)."""
        self.power = Power(self, "cast", AGAINST_A_SPELL, always, effect)
        return effect


class BossCard(Card):
    """A boss with its level up: something that happens once, or what the boss can do from then on."""

    __slots__ = ("carries", "hoard", "lending", "level_up", "may", "offer", "rank", "treasure", "unearths", "xp")

    def __init__(self, ident: str, name: str, xp: int, treasure: str, text: str, *, once: bool = False) -> None:
        super().__init__(ident, name, text, 1, once=once)
        self.xp: int = xp
        self.treasure: str = treasure
        self.hoard: int = hoard((treasure,))
        self.level_up: Effect | None = None
        self.may: bool = False
        self.unearths: bool = False  # as of a room card
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

    def offered_to_opponents(self, aims: Aims, price: Price) -> Callable[[AimedEffect], AimedEffect]:
        """What every opponent may declare from the level up on: `effect(g, opponent, owner)`."""

        def hang(effect: AimedEffect) -> AimedEffect:
            self.offer = Power(self, "use", moments_of(aims, BOTH), aims, effect, price)
            self.offer.offered = True
            self.listens |= OFFERING
            return effect

        return hang

    @property
    def lasts(self) -> bool:
        """Whether its level up is something that it can do from then on."""
        return self.listens != 0 or self.rank > 1


# The players that a symbol asks for. A star hero comes in place of another one, if at all (BM-259).
STAR: Final = "star"
LEAST: Final = {"always": 1, "2+": 2, "3+": 3, "5-6": 5, STAR: 99}
MOST_CARDS: Final = "most cards in hand"  # what some heroes are lured by; how many those are everybody can see


class HeroCard(Card):
    """A hero. Heroes without a treasure choose their dungeon by `lured_to` (BM-084)."""

    __slots__ = (
        "ability_source", "choosing", "epic", "hero_class", "hp", "ignores", "least", "leaves_nothing", "lure",
        "parting", "players", "shifts", "shuns", "sought", "souls", "star", "steadfast", "suffers", "treasures",
        "vigour", "wounds",
    )  # fmt: skip

    def __init__(
        self, ident: str, name: str, hero_class: str, hp: int, players: str, *, epic: bool = False, text: str = "",
        treasures: tuple[str, ...] | None = None, star: bool = False, once: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(ident, name, text, 1, once=once)
        self.hero_class: str = hero_class
        own = (hero_class,) if hero_class in TREASURES else ()
        self.treasures: tuple[str, ...] = own if treasures is None else treasures
        self.sought: str = " ".join(self.treasures)
        self.shifts: list[int] = [SHIFTS[treasure] for treasure in self.treasures]
        self.hp: int = hp
        self.players: str = players
        self.least: int = LEAST.get(players, 4)  # BM-086, BM-087, BM-137 to BM-139: with fewer it stays in the box
        self.epic: bool = epic
        self.star: bool = star
        self.souls: int = 2 if epic else 1  # BM-085
        self.wounds: int = self.souls
        hybrid = len(self.treasures) > 1
        self.lure: str = "combined treasure of both icons" if hybrid else "most matching treasure"
        self.ability_source: str = (
            ""  # where the ability is from, if not from where the figures are: `designed` is ours
        )
        self.choosing: Choosing | None = None
        self.vigour: Callable[[Player], int] | None = None
        self.shuns: Callable[[Player, int], bool] | None = None
        self.suffers: Callable[[Hero, Player, Room, int], int] | None = None
        self.steadfast: bool = False  # cannot be sent to town or to an entrance
        self.leaves_nothing: bool = False  # nobody draws cards by what the room of its death does then
        self.ignores: Callable[[Room], bool] | None = None
        self.parting: Callable[[Game, Player], None] | None = None

    @property
    def kind(self) -> str:
        """In the word of the fact tables (BM-097)."""
        if self.star:
            return "star"
        if self.choosing is not None:
            return "special"
        if len(self.treasures) > 1:
            return "hybrid"
        return "plain" if self.power is None else "dark"

    def lured_to(self, lure: str) -> Callable[[Choosing], Choosing]:
        """Whose dungeon a hero without a treasure chooses: by name, and as a function of the table."""

        def hang(choosing: Choosing) -> Choosing:
            self.lure = lure
            self.choosing = choosing
            return choosing

        return hang

    def has_more_health(self, vigour: Callable[[Player], int]) -> Callable[[Player], int]:
        """`vigour(host)` is how much more while it is in the dungeon of `host`, or at its entrance."""
        self.vigour = vigour
        return vigour

    def never_enters(self, shuns: Callable[[Player, int], bool]) -> Callable[[Player, int], bool]:
        """`shuns(host, place)`: it passes the room at this place by (BM-221)."""
        self.shuns = shuns
        self.listens |= SHUNNING
        return shuns

    def suffers_otherwise(
        self, suffers: Callable[[Hero, Player, Room, int], int]
    ) -> Callable[[Hero, Player, Room, int], int]:
        """`suffers(hero, host, room, damage)` is what is left of a room's damage for this hero."""
        self.suffers = suffers
        self.listens |= SUFFERING
        return suffers

    def ignores_abilities_of(self, ignores: Callable[[Room], bool]) -> Callable[[Room], bool]:
        """`ignores(room)`: what this room does to heroes, beside its damage, does not happen to this one."""
        self.ignores = ignores
        return ignores

    def when_it_survives(self, parting: Callable[[Game, Player], None]) -> Callable[[Game, Player], None]:
        """`parting(g, host)` happens when it has got through the dungeon of `host`."""
        self.parting = parting
        return parting
