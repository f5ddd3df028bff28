"""The cards that a position may still use."""

from __future__ import annotations

from underkeep.boss_monster.cards import CATALOGUE
from underkeep.boss_monster.hero_cards import HeroCard
from underkeep.boss_monster.items import ItemCard
from underkeep.boss_monster.kinds import BossCard, Card
from underkeep.boss_monster.position.impossible import refuse
from underkeep.boss_monster.room_cards import RoomCard


class Supply:
    """The cards of the game that are not on the table yet. Each may be used as often as the game has it."""

    def __init__(self, cards: list[Card], at_home: dict[HeroCard, HeroCard] | None = None) -> None:
        self.left: list[Card] = cards
        self.named: list[Card] = []
        self.at_home: dict[HeroCard, HeroCard] = at_home or {}  # who has made way for a star hero, and for which

    def take(self, name: str, field: str) -> Card:
        card = CATALOGUE[name]
        if card not in self.left:
            if isinstance(card, HeroCard) and card in self.at_home and card not in self.named:
                self.named.append(card)
                return card
            if card in self.named:
                raise refuse(field, f"{name} is used more often than this game has it", "BM-016")
            raise refuse(field, *stranger(card))
        self.left.remove(card)
        self.named.append(card)
        return card

    def room(self, name: str, field: str) -> RoomCard:
        card = self.take(name, field)
        assert isinstance(card, RoomCard)  # the schema has seen to it
        return card

    def hero(self, name: str, field: str) -> HeroCard:
        card = self.take(name, field)
        assert isinstance(card, HeroCard)  # the schema has seen to it
        return card

    def item(self, name: str, field: str) -> ItemCard:
        card = self.take(name, field)
        assert isinstance(card, ItemCard)  # the schema has seen to it
        return card

    def boss(self, name: str, field: str) -> BossCard:
        card = self.take(name, field)
        assert isinstance(card, BossCard)  # the schema has seen to it
        return card

    def heroes(self, given: int | list[str], field: str) -> list[HeroCard]:
        """Heroes by name; a number is made up later, of those that nobody names."""
        if isinstance(given, int):
            return []
        return [self.hero(name, f"{field}[{at}]") for at, name in enumerate(given)]

    def send_stars_home(self) -> None:
        """BM-259: a star hero may take somebody's place. Where that one is named it has not, unless it is, too."""
        for card, star in self.at_home.items():
            if card in self.named and star in self.left:
                self.left.remove(star)

    def share_out(self, wishes: list[tuple[int, str]]) -> list[list[HeroCard]]:
        """BM-085: heroes that are worth these numbers of souls and wounds: ordinary ones as far as they go."""
        ordinary = [card for card in self.left if isinstance(card, HeroCard) and not card.epic]
        epic = [card for card in self.left if isinstance(card, HeroCard) and card.epic]
        for at, (number, field) in enumerate(wishes):
            if count_epic([number for number, _ in wishes[: at + 1]], len(ordinary)) > len(epic):
                raise refuse(field, f"there are not enough heroes for {number}", "BM-085")
        twos = count_epic([number for number, _ in wishes], len(ordinary))
        shares: list[list[HeroCard]] = []
        for number, _ in reversed(wishes):
            pairs = min(twos, number // 2)
            twos -= pairs
            ones = number - 2 * pairs
            shares.append([*ordinary[len(ordinary) - ones :], *epic[len(epic) - pairs :]])
            del ordinary[len(ordinary) - ones :], epic[len(epic) - pairs :]
        self.left = [card for card in self.left if not any(card in share for share in shares)]
        return shares[::-1]


def count_epic(numbers: list[int], ordinary: int) -> int:
    """How many epic heroes, worth two each, make these numbers up with so many ordinary ones; too many if none do."""
    twos = max(0, sum(numbers) - ordinary + 1) // 2
    return twos if twos <= sum([number // 2 for number in numbers]) else 1 << 30


def stranger(card: Card) -> tuple[str, str]:
    """Why a card that exists is none of this game's, and by which rule."""
    if not isinstance(card, HeroCard):
        return f"{card.id} is not in this game: it is of the set {card.set}, or left out", "BM-016"
    deck = f"it is of the heroes of {card.set}, for players: {card.players}; see heroes, players, stars and own_heroes"
    return f"{card.id} is not in the hero decks of this game; {deck}", "BM-086"
