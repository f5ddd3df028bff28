"""Clank! Catacombs with a mark on every hidden piece, and who may know which of them (RS-033, RS-034).

`burgle~2` is one piece of cardboard, wherever it lies; there is one tile of each name, so that is mark enough. Of a
player's cards everybody knows which are in hand and deck together, and a view lists them so; which of them are in the
hand, and in which order the others lie, nobody else may learn.
"""

from __future__ import annotations

import copy
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from underkeep.clank_catacombs import INFO
from underkeep.clank_catacombs import game as rules
from underkeep.clank_catacombs.cards.cheap import PAYOFF
from underkeep.clank_catacombs.player import Player
from underkeep.clank_catacombs.table import Game as Pieces
from underkeep.core.events import Event
from underkeep.core.game import Game, GameInfo, Settings
from underkeep.core.rng import Rng
from underkeep.core.table import Table
from underkeep.server.audience import Viewer

NAME = "marked_catacombs"
MARK = re.compile(r"[a-z_]+~\d+")
TILE = re.compile(r"\b([DH]\d{1,2})\b|\b([dh]\d{1,2})_[a-z]")
UNORDERED = "unseen"  # of a player's view: hand and deck together, sorted
_pieces: dict[str, Any] = {}  # one object for each mark, so that a deal made again has the same pieces


class Marker:
    def __init__(self) -> None:
        self.copies: Counter[str] = Counter()

    def mark_all(self, pieces: list[Any]) -> None:
        """All but the one card that looks for itself, by itself, when it is played."""
        pieces[:] = [piece if piece is PAYOFF else self.mark(piece) for piece in pieces]

    def mark(self, piece: Any) -> Any:
        """Whatever of a game has an id."""
        self.copies[piece.id] += 1
        name = f"{piece.id}~{self.copies[piece.id]}"
        if name not in _pieces:
            twin = _pieces[name] = copy.copy(piece)
            twin.id = name
        return _pieces[name]


def deal(settings: Settings, rng: Rng) -> Game:
    g = rules.deal(settings, rng)
    assert isinstance(g, Pieces)
    marker = Marker()
    cards: list[Any] = [card for card in g.row if card is not None]
    marker.mark_all(cards)
    g.row = cards
    for pieces in (g.deck, g.majors, g.minors, g.prisoners):
        marker.mark_all(pieces)
    for me in g.players:
        marker.mark_all(me.deck)
        marker.mark_all(me.hand)
    return g


def place(data: dict[str, Any], settings: Settings, rng: Rng) -> Game:
    raise NotImplementedError  # a position knows no marks; nobody reads one here


MARKED = GameInfo(
    NAME, 1, INFO.seats, INFO.options, check=INFO.check, deal=deal, place=place, position=INFO.position,
    cards=INFO.cards,
)  # fmt: skip


def marks(said: object) -> set[str]:
    """The marked pieces and the tiles that this names."""
    text = str(said)
    return {*MARK.findall(text), *[(upper or lower).upper() for upper, lower in TILE.findall(text)]}


def searchable(message: Any) -> Any:
    """A message without the lists of what hand and deck hold together."""
    if isinstance(message, dict):
        return {name: searchable(part) for name, part in message.items() if name != UNORDERED}
    return [searchable(part) for part in message] if isinstance(message, list) else message


def ids(pieces: Iterable[Any]) -> set[str]:
    return {piece.id for piece in pieces if piece is not None}


def open_to_all(g: Pieces) -> set[str]:
    """Face up on the table; and what everybody has seen going to a hand or on top of a deck."""
    seen = ids(g.row) | ids(g.pile) | ids(g.market) | ids(g.box) | ids(placed.tile for placed in g.dungeon.placed)
    seen |= ids([] if g.turn.found is None else [g.turn.found.tile])
    for me in g.players:
        seen |= ids(me.play) | ids(me.discard) | ids(me.trash) | ids(me.tokens) | ids(me.seen)
        seen |= ids(me.deck[len(me.deck) - me.top :])
    return seen


def own(me: Player) -> set[str]:
    return ids(me.hand)


class Watcher:
    """What each viewer may be told at this moment, and what they have been allowed to hear so far."""

    untrue: frozenset[str] = frozenset()  # nothing is named to all and hidden afterwards

    def __init__(self, players: int) -> None:
        self.viewers: tuple[Viewer, ...] = (None, *range(players))
        self.now: dict[Viewer, set[str]] = {viewer: set() for viewer in self.viewers}
        self.ever: dict[Viewer, set[str]] = {viewer: set() for viewer in self.viewers}
        self.kinds: Counter[str] = Counter()

    def watch(self, table: Table, events: Sequence[Event]) -> None:
        """One step of the table, before anybody is told."""
        g: Any = table._game
        after = self.open_to_all(g)
        for event in events:
            self.kinds[event.kind.name] += 1
        for viewer in self.viewers:
            told = {mark for event in events for mark in self.named(self.heard(event, viewer))}
            mine = set() if viewer is None else own(g.players[viewer])
            self.now[viewer] = after | mine | told
            self.ever[viewer] |= self.now[viewer]

    def open_to_all(self, g: Any) -> set[str]:
        return open_to_all(g)

    def named(self, said: object) -> set[str]:
        return marks(said)

    def heard(self, event: Event, viewer: Viewer) -> list[Any]:
        """Everything happens before all eyes, but for the cards that somebody draws."""
        return [fact for name, fact in event.facts.items() if name != "cards" or viewer == event.seat]


def notations() -> list[str]:
    """What can be asked about: any card and token in any way, and nonsense; no tile, since a refusal repeats it."""
    said = ["pass", "end turn", "take artifact", "go", "stay", "dance", "move crypt", "move landing", "explore U.N1"]
    said += ["open chest", "place U.N1 rot 90", "turn 90", "mark crypt", "buy crown", "teleport shrine"]
    for sheet in INFO.cards():
        said += [f"{verb} {sheet['id']}" for verb in ("play", "acquire", "use", "fight", "trash", "discard")]
    return said
