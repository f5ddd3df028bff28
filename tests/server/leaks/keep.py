"""Keep the Heroes Out! with a mark on every card and treasure, and who may know which of them (RS-033, RS-034).

`rat_swarm~2` is one piece of cardboard, wherever it lies. What a deck or the treasures that lie face down hold together
everybody can work out, and a view lists it so, sorted; which of it is where, nobody may learn but the owner of a hand.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from tests.server.leaks.catacombs import Marker, Watcher, ids
from underkeep.core.events import Event
from underkeep.core.game import Game, GameInfo, Settings
from underkeep.core.rng import Rng
from underkeep.keep_the_heroes_out import INFO
from underkeep.keep_the_heroes_out import game as rules
from underkeep.keep_the_heroes_out.table import Game as Pieces
from underkeep.server.audience import Viewer

NAME = "marked_keep"
MARK = re.compile(r"[a-z_0-9]+~\d+")
UNORDERED = ("unseen", "left")  # of a view: what hand and deck, a pile, or all that lies face down hold together


def deal(settings: Settings, rng: Rng) -> Game:
    """With clans from the start: who has none has no cards yet, and would get them without marks."""
    g = rules.deal(settings, rng)
    assert isinstance(g, Pieces)
    marker = Marker()
    piles: Iterable[list[Any]] = (g.loot, g.guild, g.hoard, *[me.deck for me in g.players])
    for pieces in piles:
        marker.mark_all(pieces)
    g.treasures = [None if one is None else marker.mark(one) for one in g.treasures]
    return g


def place(data: dict[str, Any], settings: Settings, rng: Rng) -> Game:
    raise NotImplementedError  # a position knows no marks; nobody reads one here


MARKED = GameInfo(
    NAME, 1, INFO.seats, INFO.options, check=INFO.check, deal=deal, place=place, position=INFO.position,
    cards=INFO.cards,
)  # fmt: skip


def marks(said: object) -> set[str]:
    return set(MARK.findall(str(said)))


def searchable(message: Any) -> Any:
    """A message without the lists of what is together in some places."""
    if isinstance(message, dict):
        return {name: searchable(part) for name, part in message.items() if name not in UNORDERED}
    return [searchable(part) for part in message] if isinstance(message, list) else message


def open_to_all(g: Pieces) -> set[str]:
    """Face up on the table; and what everybody has seen going to a hand or under the deck."""
    seen = ids(g.row) | ids(g.pile) | ids(g.stolen) | ids(g.loot[: g.sunk])
    for me in g.players:
        seen |= ids(me.play) | ids(me.discard) | ids(me.seen)
    return seen


class Lookout(Watcher):
    """What each viewer may be told at this moment, and what they have been allowed to hear so far."""

    def open_to_all(self, g: Any) -> set[str]:
        return open_to_all(g)

    def named(self, said: object) -> set[str]:
        return marks(said)

    def heard(self, event: Event, viewer: Viewer) -> list[Any]:
        """Everything happens before all eyes, but for the cards that somebody draws."""
        drawn = event.kind.name == "drew" and viewer != event.seat
        return [fact for name, fact in event.facts.items() if name != "cards" or not drawn]


def notations() -> list[str]:
    """What can be asked about: any card in any way, and nonsense."""
    said = ["pass", "end turn", "gamble", "done", "dance", "use vault", "move vault forge", "melee rogue forge"]
    said += ["next vault", "hit rats", "lose coin", "charge vault", "ability draw", "reinforcements", "bury forge"]
    for sheet in INFO.cards():
        said += [f"{verb} {sheet['id']}" for verb in ("play", "discard", "defend with", "exchange", "replace", "take")]
    return said
