"""The cards and tokens that a position may still use."""

from __future__ import annotations

from underkeep.clank_catacombs.basics import GOBLIN, RESERVED
from underkeep.clank_catacombs.cards import CATALOGUE
from underkeep.clank_catacombs.kinds import MAJOR, MINOR, PRISONER, RESERVE, STARTER, Card, Token
from underkeep.clank_catacombs.table import Game
from underkeep.clank_catacombs.tokens import TOKENS
from underkeep.core.errors import BadPosition


def refuse(field: str, why: str, rule: str = "") -> BadPosition:
    return BadPosition(f"{field}: {why}", field=field, rule=rule)


class Supply:
    """What the game has and nobody has named yet. Each thing may be used as often as there is one."""

    def __init__(self, g: Game) -> None:
        self.rest: list[Card] = g.deck[:]
        self.reserve: dict[str, int] = {card.id: g.reserve[at] for at, card in enumerate(RESERVED)}
        self.majors: list[Token] = g.majors[:]
        self.minors: list[Token] = g.minors[:]
        self.captives: list[Token] = g.prisoners[:]
        self.goods: list[Token] = g.market[:]

    def cards(self, given: list[str], field: str) -> list[Card]:
        """Cards of a player: the ten are counted by player, later; the others are one supply for all."""
        return [self.card(name, f"{field}[{at}]") for at, name in enumerate(given)]

    def card(self, name: str, field: str) -> Card:
        card = CATALOGUE[name]
        if card is GOBLIN:
            raise refuse(field, "the Goblin never leaves the reserve", "CC-075")
        if card.header == RESERVE:
            if not self.reserve[name]:
                raise refuse(field, f"{name} is used more often than this game has it", "CC-069")
            self.reserve[name] -= 1
        elif card.header != STARTER:
            self.take(card, field)
        return card

    def dungeon(self, given: list[str], field: str) -> list[Card]:
        """Cards that only the dungeon deck has."""
        for name in given:
            self.take(CATALOGUE[name], field)
        return [CATALOGUE[name] for name in given]

    def take(self, card: Card, field: str) -> None:
        if card not in self.rest:
            raise refuse(field, f"{card.id} is used more often than this game has it", "CC-005")
        self.rest.remove(card)

    def take_reserve(self, said: dict[str, int]) -> None:
        for name, count in said.items():
            if count > self.reserve[name]:
                raise refuse(f"reserve.{name}", f"only {self.reserve[name]} can be left", "CC-069")
            self.reserve[name] = count

    def token(self, name: str, field: str) -> Token:
        token = TOKENS[name]
        pools = {MAJOR: self.majors, MINOR: self.minors, PRISONER: self.captives}
        pool = pools.get(token.pool, self.goods)
        if token not in pool:
            raise refuse(field, f"{name} is used more often than this game has it", "CC-006")
        pool.remove(token)
        return token
