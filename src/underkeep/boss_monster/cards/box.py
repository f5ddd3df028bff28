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
        self.counted: tuple[int, int] = (0, 0)  # kinds in the two decks below
        self.all_rooms: list[RoomCard] = []
        self.all_spells: list[SpellCard] = []

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
        """Every copy of every room. A card that was added since is in it, too."""
        if len(self.rooms) != self.counted[0]:
            self.all_rooms = [card for card in self.rooms for _ in range(card.copies)]
            self.counted = (len(self.rooms), self.counted[1])
        return self.all_rooms

    def spell_deck(self) -> list[SpellCard]:
        """Every copy of every spell."""
        if len(self.spells) != self.counted[1]:
            self.all_spells = [card for card in self.spells for _ in range(card.copies)]
            self.counted = (self.counted[0], len(self.spells))
        return self.all_spells

    def enrol(self, card: Card) -> None:
        card.set = self.code
        card.number = len(self.cards())

    def cards(self) -> list[Card]:
        return [*self.rooms, *self.spells, *self.bosses, *self.heroes]
