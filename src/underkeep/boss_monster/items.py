"""Items as printed, and where they lie: in their deck, in town, on a hero, in a score area (BM-100 to BM-122)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

from underkeep.boss_monster.hooks import (
    AGAINST_A_SPELL,
    BOTH,
    CARRIER_GETS_THROUGH,
    CARRIER_SURVIVES_A_ROOM,
    PERHAPS,
    AimedEffect,
    Aims,
    Effect,
    Power,
    Price,
    Test,
    always,
    moments_of,
)
from underkeep.boss_monster.kinds import Card
from underkeep.boss_monster.treasures import EXPLORER, FOR_ANYBODY, UNIVERSAL, icons

if TYPE_CHECKING:
    from underkeep.boss_monster.pieces import Hero, Room
    from underkeep.boss_monster.player import Player
    from underkeep.boss_monster.table import Game, Happening

ITEM_TREASURES: Final = ("cleric", "fighter", "mage", "thief", EXPLORER, UNIVERSAL)


class ItemCard(Card):
    """An item: a hero ability, which works while a hero carries it, and a boss ability, used like a spell (BM-120).

    What is hung on it with `when` is the hero's, and given the carrier; the power is the boss's. `once` says that the
    hero ability works once on the way through a dungeon.
    """

    __slots__ = (
        "bars_spells", "counter", "drains", "endures", "hushes", "icon", "lends_treasure", "lucky", "shuns", "softens",
        "treasure", "untouchable", "vigour",
    )  # fmt: skip

    def __init__(self, ident: str, name: str, treasure: str, hero: str, boss: str, *, once: bool = False) -> None:
        super().__init__(ident, name, f"Hero: {hero} Boss: {boss}", 1, once=once)
        self.treasure: str = treasure
        self.icon: int = FOR_ANYBODY if treasure == UNIVERSAL else icons((treasure,))
        self.vigour: Callable[[Player | None], int] | None = None
        self.softens: Callable[[Player, int, Hero, int], int] | None = None
        self.shuns: Callable[[Player, int, Hero], bool] | None = None
        self.counter: Power | None = None  # its boss ability against a spell, if that is not all it can do
        self.endures: bool = False  # what would kill its carrier leaves it with 1 health, once
        self.lucky: bool = False  # the first room ability that would affect its carrier is ignored
        self.untouchable: bool = False  # spells cannot be aimed at its carrier
        self.bars_spells: bool = False  # the owner of the dungeon casts no spell while its carrier is there
        self.hushes: bool = False  # rooms of the dungeon have no ability while its carrier walks it
        self.drains: bool = False  # and do not count the spells of its owner
        self.lends_treasure: bool = False  # as of a spell

    @property
    def hinders_spells(self) -> bool:
        """Of anybody, as long as a hero carries it."""
        return self.untouchable or self.bars_spells

    def has_more_health(self, vigour: Callable[[Player | None], int]) -> Callable[[Player | None], int]:
        """`vigour(host)` is how much more its carrier has; in town there is no host."""
        self.vigour = vigour
        return vigour

    def softens_damage(
        self, softens: Callable[[Player, int, Hero, int], int]
    ) -> Callable[[Player, int, Hero, int], int]:
        """`softens(host, place, hero, damage)` is what is left of the damage of the room at this place."""
        self.softens = softens
        return softens

    def passes_by(self, shuns: Callable[[Player, int, Hero], bool]) -> Callable[[Player, int, Hero], bool]:
        """`shuns(host, place, hero)`: its carrier does not enter that room (BM-221)."""
        self.shuns = shuns
        return shuns

    def when_its_carrier_gets_through(self, effect: Effect) -> Effect:
        """`effect(g, me)`: past every room of the dungeon of `me`."""

        def tell(g: Game, hero: Hero, what: Happening) -> Awaitable[None]:  # noqa: ARG001
            return effect(g, what.who)

        self.when_told(CARRIER_GETS_THROUGH)(tell)
        return effect

    def when_its_carrier_survives(self, given: Callable[[Hero, Room], bool]) -> Callable[[AimedEffect], AimedEffect]:
        """`effect(g, hero, room)` for a room that is still there, if `given(hero, room)` holds."""

        def test(g: Game, hero: Hero, what: Happening) -> bool:  # noqa: ARG001
            return what.room is not None and what.room.active and given(hero, what.room)

        def hang(effect: AimedEffect) -> AimedEffect:
            def tell(g: Game, hero: Hero, what: Happening) -> Awaitable[None]:
                return effect(g, hero, what.room)

            self.when_told(CARRIER_SURVIVES_A_ROOM, given=test)(tell)
            return effect

        return hang

    def used(self, aims: Aims, phases: int = BOTH) -> Callable[[AimedEffect], AimedEffect]:
        """The boss ability: `effect(g, me, aim)`; the price is that the item is turned face down (BM-117)."""

        def hang(effect: AimedEffect) -> AimedEffect:
            self.power = Power(self, "use", moments_of(aims, phases), aims, effect)
            return effect

        return hang

    def used_to_cancel_a_spell(self, given: Test) -> None:
        """A boss ability that answers a spell at its very moment (BM-077), while `given(g, me)` holds."""
        self.power = against_a_spell(self, given)

    def also_used_to_cancel_a_spell(self, given: Test) -> None:
        """The same for a boss ability that can be used otherwise as well."""
        self.counter = against_a_spell(self, given)


def against_a_spell(item: ItemCard, given: Test) -> Power:
    return Power(item, "use", AGAINST_A_SPELL, always, None, Price(nothing_more, given))


async def nothing_more(g: object, source: object, aim: object) -> None:
    """That the item is turned face down is the whole price."""


class Wares:
    """The items that are nobody's yet. A game without items has none of this."""

    __slots__ = ("deck", "explorers", "spellproof", "town")

    def __init__(self) -> None:
        self.deck: list[ItemCard] = []  # hidden; the last one is on top
        self.town: list[ItemCard] = []  # without a carrier, the oldest first (BM-108)
        self.explorers: bool = False  # there are heroes for explorer items (BM-121)
        self.spellproof: bool = False  # some hero has carried an item that hinders spells, and may still do so

    def copy(self) -> Wares:
        twin = Wares()
        twin.deck = self.deck[:]
        twin.town = self.town[:]
        twin.explorers = self.explorers
        twin.spellproof = self.spellproof
        return twin


class Gear:
    """A player's items, in games that have such."""

    __slots__ = ("down", "drained", "fresh", "hushed", "item")

    def __init__(self) -> None:
        self.item: ItemCard | None = None  # face up: the boss may use it (BM-111, BM-112)
        self.fresh: bool = False  # it was attached this round, and has to wait for the next (BM-116)
        self.down: list[ItemCard] = []  # face down; everybody saw them come
        # What follows from the item of the hero that walks the dungeon.
        self.hushed: bool = False
        self.drained: bool = False

    def copy(self) -> Gear:
        twin = Gear()
        twin.item = self.item
        twin.fresh = self.fresh
        twin.down = self.down[:]
        twin.hushed = self.hushed
        twin.drained = self.drained
        return twin

    def power(self) -> Power | None:
        """What the boss could do with its item now."""
        return None if self.item is None or self.fresh else self.item.power

    def counters(self) -> list[Power]:
        """What the boss could do with it against a spell."""
        if self.item is None or self.fresh:
            return []
        return [power for power in (self.item.power, self.item.counter) if power is not None and power.cancels]

    def listens(self) -> int:
        """The moments in which it is of use, as everybody can see."""
        power = self.power()
        return 0 if power is None else PERHAPS | power.moments
