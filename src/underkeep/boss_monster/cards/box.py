"""A set: the cards that come in one box."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.hero_cards import HeroCard
from underkeep.boss_monster.hooks import EVENTFUL
from underkeep.boss_monster.items import ItemCard
from underkeep.boss_monster.kinds import BossCard, Card, SpellCard
from underkeep.boss_monster.minibosses import MinibossCard
from underkeep.boss_monster.room_cards import RoomCard

HOME_MADE: Final = "home-made"


class Box:
    """Collects the cards of a set as its module names them. `source` says where its cards are from."""

    def __init__(
        self, code: str, name: str, source: str = HOME_MADE,
        *, keeps_history: bool = False, coins: bool = False, for_crowds: bool = False,
        needs_explorers: bool = False,
    ) -> None:  # fmt: skip
        self.code: str = code
        self.name: str = name
        self.source: str = source
        self.keeps_history: bool = keeps_history  # its cards ask what has happened earlier in the round
        self.coins: bool = coins  # they come with it, and are played with (BM-123)
        self.for_crowds: bool = for_crowds  # its heroes let five and six play (BM-142)
        self.needs_explorers: bool = needs_explorers  # its explorer boss stays in it without them (BM-122)
        self.count: int = 0  # of its cards
        self.rooms: list[RoomCard] = []
        self.spells: list[SpellCard] = []
        self.bosses: list[BossCard] = []
        self.heroes: list[HeroCard] = []
        self.items: list[ItemCard] = []
        # The decks of each kind, once they were asked for; a card that is added later makes them anew.
        self.all_rooms: list[RoomCard] = []
        self.all_spells: list[SpellCard] = []
        self.all_heroes: dict[int, tuple[list[HeroCard], list[HeroCard]]] = {}
        self.awaited: int = -1
        self.eventful: bool = False
        self.moments: int = -1  # in which room cards of the hand may act

    def room(
        self, ident: str, name: str, kind: str, treasures: tuple[str, ...], damage: int, copies: int, text: str = "",
        *, advanced: bool = False, once: bool = False, portable: bool = False,
    ) -> RoomCard:  # fmt: skip
        card = RoomCard(
            ident, name, kind, treasures, damage, copies, text, advanced=advanced, once=once, portable=portable
        )
        self.rooms.append(card)
        self.enrol(card)
        return card

    def miniboss(
        self, ident: str, name: str, texts: tuple[str, str, str], copies: int = 1, *, once_on_level: int = 0
    ) -> MinibossCard:
        """With the texts of its three levels, of which one may work once per round."""
        card = MinibossCard(ident, name, texts, copies, once_on_level)
        self.rooms.append(card)
        self.enrol(card)
        return card

    def spell(self, ident: str, name: str, phases: int, copies: int, text: str) -> SpellCard:
        card = SpellCard(ident, name, phases, copies, text)
        self.spells.append(card)
        self.enrol(card)
        return card

    def boss(self, ident: str, name: str, xp: int, treasure: str, text: str, *, once: bool = False) -> BossCard:
        card = BossCard(ident, name, xp, treasure, text, once=once)
        self.bosses.append(card)
        self.enrol(card)
        return card

    def hero(
        self, ident: str, name: str, hero_class: str, hp: int, players: str, *, epic: bool = False, text: str = "",
        treasures: tuple[str, ...] | None = None, star: bool = False, once: bool = False, ability_source: str = "",
    ) -> HeroCard:  # fmt: skip
        """`ability_source` is where the text is from, if not from where the figures are."""
        card = HeroCard(
            ident, name, hero_class, hp, players, epic=epic, text=text, treasures=treasures, star=star, once=once
        )
        card.ability_source = ability_source
        self.heroes.append(card)
        self.enrol(card)
        return card

    def item(self, ident: str, name: str, treasure: str, *, hero: str, boss: str, once: bool = False) -> ItemCard:
        card = ItemCard(ident, name, treasure, hero, boss, once=once)
        self.items.append(card)
        self.enrol(card)
        return card

    def room_deck(self) -> list[RoomCard]:
        """Every copy of every room, and of every miniboss (BM-046)."""
        if not self.all_rooms:
            self.all_rooms = [card for card in self.rooms for _ in range(card.copies)]
        return self.all_rooms

    def spell_deck(self) -> list[SpellCard]:
        """Every copy of every spell."""
        if not self.all_spells:
            self.all_spells = [card for card in self.spells for _ in range(card.copies)]
        return self.all_spells

    def hero_decks(self, players: int) -> tuple[list[HeroCard], list[HeroCard]]:
        """BM-145: ordinary and epic heroes, as many as come with so many players."""
        if players not in self.all_heroes:
            heroes = [card for card in self.heroes if card.least <= players]
            ordinary = [card for card in heroes if not card.epic]
            self.all_heroes[players] = ordinary, [card for card in heroes if card.epic]
        return self.all_heroes[players]

    def happenings(self) -> int:
        """All that its cards wait for; and whether they do what no card of the base set does."""
        if self.awaited < 0:
            self.awaited = any_of([card.listens for card in self.cards()])
            self.awaited |= any_of([card.happenings() for card in self.rooms if isinstance(card, MinibossCard)])
            rare = any_of([card.listens for card in [*self.bosses, *self.heroes]])
            self.eventful = self.awaited & EVENTFUL != 0 or rare != 0 or self.hand_moments() != 0
            self.eventful = self.eventful or len(self.items) > 0
        return self.awaited

    def hand_moments(self) -> int:
        """The moments in which its room cards may act out of the hand."""
        if self.moments < 0:
            powers = [card.from_hand for card in self.rooms if card.from_hand is not None]
            self.moments = any_of([power.moments for power in powers])
        return self.moments

    def offers(self) -> int:
        """The moments in which its rooms, or its bosses, may be used by others than their owner."""
        rooms = [card.offer.moments for card in self.rooms if card.offer is not None]
        return any_of([*rooms, *[boss.offer.moments for boss in self.bosses if boss.offer is not None]])

    def enrol(self, card: Card) -> None:
        self.awaited = -1
        self.all_rooms = []
        self.all_spells = []
        self.all_heroes = {}
        self.moments = -1
        card.set = self.code
        card.source = self.source
        self.count += 1
        card.number = self.count

    def cards(self) -> list[Card]:
        return [*self.rooms, *self.spells, *self.bosses, *self.heroes, *self.items]


def any_of(bits: list[int]) -> int:
    together = 0
    for each in bits:
        together |= each
    return together
