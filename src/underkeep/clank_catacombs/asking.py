"""How a card asks a player. One possible answer is no question."""

from __future__ import annotations

from collections.abc import Sequence

from underkeep.clank_catacombs.kinds import Card
from underkeep.clank_catacombs.options import Pick, Teleport, Trash
from underkeep.clank_catacombs.player import Player
from underkeep.clank_catacombs.table import Game
from underkeep.clank_catacombs.verbs.decks import trash, trashable
from underkeep.clank_catacombs.verbs.ground import adjacent, teleport_by
from underkeep.core.decision import Decision, Option, Word


async def pick(me: Player, words: Sequence[str], source: Card) -> str:
    """One of several things that a card offers."""
    return (await Decision(me.seat, "choose", [Pick(word) for word in words], source.id)).what


def trashes(g: Game, me: Player, only: Card | None) -> list[Option]:
    """What could be trashed: cards of the discard pile, and cards in play (CC-182, CC-183)."""
    options: list[Option] = []
    for card in dict.fromkeys(me.discard):
        if only is None or card is only:
            options.append(Trash(card, played=False))
    for card in dict.fromkeys(trashable(g, me)):
        if only is None or card is only:
            options.append(Trash(card, played=True))
    return options


async def choose_to_trash(g: Game, me: Player, source: str, *, only: Card | None = None, must: bool = True) -> bool:
    """Trash a card, if there is one; unless the card says that it may be left. Tells whether one was."""
    options = trashes(g, me, only)
    if options and not must:
        options.append(Word("pass"))
    if not options:
        return False
    picked = await Decision(me.seat, "trash", options, source)
    if not isinstance(picked, Trash):
        return False
    trash(g, me, picked.card, played=picked.played)
    return True


async def teleport_next_door(g: Game, me: Player, source: Card) -> None:
    """CC-177: to a room next door, or out of an opening; if there is neither, nothing happens."""
    options = [Teleport(way.to, way) for way in adjacent(g, me)]
    if options:
        way = (await Decision(me.seat, "teleport", options, source.id)).way
        assert way is not None
        teleport_by(g, me, way)
