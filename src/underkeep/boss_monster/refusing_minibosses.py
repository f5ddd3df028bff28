"""Why not? For what is done with minibosses and coins; see refusals.py."""

from __future__ import annotations

from typing import Any

from underkeep.boss_monster.hiring import forbids_promoting
from underkeep.boss_monster.kinds import Card
from underkeep.boss_monster.minibosses import MinibossCard
from underkeep.boss_monster.pieces import Room
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.table import Game
from underkeep.core.decision import Decision
from underkeep.core.game import Refusal


def is_my_turn_to_build(g: Game, me: Player, decision: Decision[Any]) -> bool:
    return decision.kind == "build" and decision.source is None and g.active is me


def why_not_promote(g: Game, me: Player, decision: Decision[Any], place: int) -> Refusal:
    """BM-054 to BM-057, BM-068: one a round, of an earlier one, in one's own turn of the build phase, for a coin."""
    room = me.dungeon[place - 1] if 0 < place <= len(me.dungeon) else None
    if room is None or room.miniboss is None:
        return Refusal("BM-054", "nothing-to-promote")
    words = {"card": room.miniboss.card.id}
    if not is_my_turn_to_build(g, me, decision):
        return Refusal("BM-057" if g.phase == "build" else "BM-054", "cannot-promote", words)
    return Refusal(forbids_promoting(me, room), "cannot-promote", words)


def why_not_sell(me: Player, card: Card | None, said: str) -> Refusal:
    """BM-129: one room card of the hand a round, in one's own turn of the build phase, where the house allows it."""
    words = {"card": said}
    if card is not None and card not in me.rooms:
        return Refusal("BM-291", "not-in-hand", words)
    return Refusal("BM-129", "cannot-sell", words)


def room_of(me: Player, card: MinibossCard) -> Room | None:
    """The room that this miniboss serves."""
    for room in me.dungeon:
        if room.miniboss is not None and room.miniboss.card is card:
            return room
    return None
