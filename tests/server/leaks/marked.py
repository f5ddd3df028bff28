"""Boss Monster with a mark on every single card: `freeze~2` is one piece of cardboard, wherever it lies.

So a card that somebody is told about can be looked for in all the bytes that they were sent.
"""

from __future__ import annotations

import copy
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from underkeep.boss_monster import INFO
from underkeep.boss_monster import game as rules
from underkeep.boss_monster.kinds import BossCard, Card
from underkeep.boss_monster.table import Game as Pieces
from underkeep.core.game import Game, GameInfo, Settings
from underkeep.core.registry import GAMES, enrol
from underkeep.core.rng import Rng

C = TypeVar("C", bound=Card)
MARK = re.compile(r"[a-z_]+~\d+")
NAME = "marked_monster"
_cards: dict[str, Card] = {}  # one object for each mark, so that a deal made again has the same cards


class Marker:
    def __init__(self) -> None:
        self.copies: Counter[str] = Counter()

    def mark(self, card: C) -> C:
        number = 1 if isinstance(card, BossCard) else self.copies[card.id] + 1  # a boss lies in two places at once
        self.copies[card.id] = number
        name = f"{card.id}~{number}"
        if name not in _cards:
            twin = _cards[name] = copy.copy(card)
            twin.id = name
            for kind in ("power", "second", "from_hand"):  # which know their card
                power = copy.copy(getattr(twin, kind, None))
                if power is not None:
                    power.card = twin
                    setattr(twin, kind, power)
        found: Any = _cards[name]
        return found  # type: ignore[no-any-return]

    def mark_all(self, cards: list[Any]) -> None:
        cards[:] = [self.mark(card) for card in cards]


def deal(settings: Settings, rng: Rng) -> Game:
    g = rules.deal(settings, rng)
    assert isinstance(g, Pieces)
    marker = Marker()
    piles: list[list[Any]] = [g.room_deck.cards, g.spell_deck.cards, g.hero_deck, g.epic_deck, g.discard, g.gone]
    for cards in piles:
        marker.mark_all(cards)
    for me in g.players:
        me.boss = marker.mark(me.boss)
        marker.mark_all(me.offered)
        marker.mark_all(me.rooms.cards)
        marker.mark_all(me.spells.cards)
        me.survey()
    return g


def place(data: dict[str, Any], settings: Settings, rng: Rng) -> Game:
    raise NotImplementedError  # a position knows no marks; nobody reads one here


MARKED = GameInfo(
    NAME, 1, INFO.seats, INFO.options, check=INFO.check, deal=deal, place=place, position=INFO.position,
    cards=INFO.cards,
)  # fmt: skip


@contextmanager
def marked(info: GameInfo = MARKED) -> Iterator[None]:
    enrol(info)
    try:
        yield
    finally:
        del GAMES[info.name]


def marks(said: object) -> set[str]:
    return set(MARK.findall(str(said)))
