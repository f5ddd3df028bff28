"""A published set: the cards that come in one box."""

from __future__ import annotations

from underkeep.boss_monster.kinds import BossCard, Card, HeroCard, RoomCard, SpellCard


class Box:
    """Collects the cards of a set as its module names them."""

    def __init__(self, code: str, name: str) -> None:
        self.code: str = code
        self.name: str = name
        self.rooms: list[RoomCard] = []
        self.spells: list[SpellCard] = []
        self.bosses: list[BossCard] = []
        self.heroes: list[HeroCard] = []
        # The decks of each kind, once they were asked for; a card that is added later makes them anew.
        self.all_rooms: list[RoomCard] = []
        self.all_spells: list[SpellCard] = []
        self.all_heroes: dict[int, tuple[list[HeroCard], list[HeroCard]]] = {}

    def room(
        self, ident: str, name: str, kind: str, treasures: tuple[str, ...], damage: int, copies: int, text: str = "",
        *, advanced: bool = False, once: bool = False,
    ) -> RoomCard:  # fmt: skip
        card = RoomCard(ident, name, kind, treasures, damage, copies, text, advanced=advanced, once=once)
        self.rooms.append(card)
        self.enrol(card)
        return card

    def spell(self, ident: str, name: str, phases: int, copies: int, text: str) -> SpellCard:
        card = SpellCard(ident, name, phases, copies, text)
        self.spells.append(card)
        self.enrol(card)
        return card

    def boss(self, ident: str, name: str, xp: int, treasure: str, text: str) -> BossCard:
        card = BossCard(ident, name, xp, treasure, text)
        self.bosses.append(card)
        self.enrol(card)
        return card

    def hero(
        self, ident: str, name: str, hero_class: str, hp: int, players: str, *, epic: bool = False, text: str = ""
    ) -> HeroCard:
        card = HeroCard(ident, name, hero_class, hp, players, epic=epic, text=text)
        self.heroes.append(card)
        self.enrol(card)
        return card

    def room_deck(self) -> list[RoomCard]:
        """Every copy of every room."""
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

    def enrol(self, card: Card) -> None:
        self.all_rooms = []
        self.all_spells = []
        self.all_heroes = {}
        card.set = self.code
        card.number = len(self.cards())

    def cards(self) -> list[Card]:
        return [*self.rooms, *self.spells, *self.bosses, *self.heroes]
