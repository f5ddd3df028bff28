"""Covered rooms that come to the top of their stacks."""

from __future__ import annotations

from underkeep.boss_monster.asking import choose_card, choose_room_or_none
from underkeep.boss_monster.kinds import Card
from underkeep.boss_monster.pieces import Room
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.table import Game
from underkeep.boss_monster.verbs.rooms import unearth


def stacks_of(owner: Player) -> list[Room]:
    """The rooms with something beneath them."""
    return [room for room in owner.active_rooms() if len(room.stack) > 1]


async def dig(g: Game, me: Player, room: Room, source: Card) -> None:
    """Which of the cards that lie covered there."""
    await unearth(g, room, await choose_card(me, "take", room.stack[-2::-1], source), me)


async def may_dig(g: Game, me: Player, owner: Player, source: Card) -> None:
    """In this dungeon, if the player likes: first which stack, then which of its cards."""
    room = await choose_room_or_none(g, me, stacks_of(owner), source)
    if room is not None:
        await dig(g, me, room, source)
