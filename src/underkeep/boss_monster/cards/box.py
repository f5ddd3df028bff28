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

    def enrol(self, card: Card) -> None:
        card.set = self.code
        card.number = len(self.cards())

    def cards(self) -> list[Card]:
        return [*self.rooms, *self.spells, *self.bosses, *self.heroes]
