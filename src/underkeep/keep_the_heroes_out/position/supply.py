"""The cards and treasures that a position may still use."""

from __future__ import annotations

from underkeep.core.errors import BadPosition
from underkeep.keep_the_heroes_out.cards import CATALOGUE, CLAN, loot_deck
from underkeep.keep_the_heroes_out.cards.treasures import TREASURE, all_treasures
from underkeep.keep_the_heroes_out.kinds import TACTICS, Card, GuildCard, Treasure
from underkeep.keep_the_heroes_out.player import Player
from underkeep.keep_the_heroes_out.setup import LABORATORY_CARDS, guild_deck
from underkeep.keep_the_heroes_out.table import Game


def refuse(field: str, why: str, rule: str = "") -> BadPosition:
    return BadPosition(f"{field}: {why}", field=field, rule=rule)


class Supply:
    """What the game has and nobody has named yet. Each thing may be used as often as there is one."""

    def __init__(self, g: Game) -> None:
        self.loot: list[Card] = loot_deck()
        self.guild: list[GuildCard] = guild_deck(g)
        self.treasures: list[Treasure] = all_treasures()
        self.own: list[list[Card]] = []  # of each player's ten
        self.foreign: list[Card] = []  # of clans that nobody plays
        self.left: int = 0  # so many foreign cards belong to the game and are not named yet

    def open_decks(self, g: Game, foreign: list[str]) -> None:
        """KH-016, KH-143: when it is known who plays what."""
        self.own = [[] if me.clan is None else me.clan.deck() for me in g.players]
        self.left = LABORATORY_CARDS if foreign else 0
        for name in foreign:
            self.foreign += CLAN[name].deck()

    def cards(self, given: list[str], me: Player, field: str) -> list[Card]:
        """Cards of a player: of the own ten, or loot."""
        found: list[Card] = []
        for at, name in enumerate(given):
            card = CATALOGUE[name]
            if card in self.own[me.seat]:
                self.own[me.seat].remove(card)
            else:
                self.take(card, f"{field}[{at}]")
            found.append(card)
        return found

    def loot_cards(self, given: list[str], field: str) -> list[Card]:
        for name in given:
            self.take(CATALOGUE[name], field)
        return [CATALOGUE[name] for name in given]

    def take(self, card: Card, field: str) -> None:
        pool = self.foreign if card.kind == TACTICS else self.loot
        if card not in pool or (card.kind == TACTICS and not self.left):
            raise refuse(field, f"{card.id} is used more often than this game has it", "KH-009")
        pool.remove(card)
        if card.kind == TACTICS:
            self.left -= 1

    def guild_cards(self, given: list[str], field: str) -> list[GuildCard]:
        found: list[GuildCard] = []
        for at, name in enumerate(given):
            card = next((one for one in self.guild if one.id == name), None)
            if card is None:
                raise refuse(f"{field}[{at}]", f"{name} is used more often than this game has it", "KH-007")
            self.guild.remove(card)
            found.append(card)
        return found

    def treasure(self, name: str, field: str) -> Treasure:
        treasure = TREASURE[name]
        if treasure not in self.treasures:
            raise refuse(field, f"{name} is used more often than this game has it", "KH-006")
        self.treasures.remove(treasure)
        return treasure
