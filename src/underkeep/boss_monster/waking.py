"""What cards do by themselves: something happens, and whoever waits for it is woken."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Final

from underkeep.boss_monster import events as ev
from underkeep.boss_monster.asking import may
from underkeep.boss_monster.hooks import Trigger
from underkeep.boss_monster.kinds import Card
from underkeep.boss_monster.options import address
from underkeep.boss_monster.pieces import Post, Room
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.table import Game, Happening, Piece
from underkeep.core.decision import Fizzle

NEVER: Final = 0  # no happening at all


async def attempt(effect: Awaitable[None]) -> bool:
    """Run an effect; one that finds nothing to choose from ends there."""
    try:
        await effect
    except Fizzle:
        return False
    return True


def trigger(g: Game, room: Room, happening: int, what: Happening) -> Awaitable[bool]:
    """What a room does by itself, while it is there and works; then its miniboss."""
    if room.miniboss is not None:
        return trigger_both(g, room, happening, what)
    return let_work(g, g.owner(room), room, room.card, happening if room.active else NEVER, what)


async def trigger_both(g: Game, room: Room, happening: int, what: Happening) -> bool:
    """BM-052: the room has what its miniboss does in addition to its own text."""
    me = g.owner(room)
    done = await let_work(g, me, room, room.card, happening if room.active else NEVER, what)
    for line in room.lines():
        if line.listens & happening and room.active and room.miniboss is not None:
            done = await let_work(g, me, Post(room.miniboss, line), line, happening, what, room) or done
    return done


def stirs(g: Game, room: Room, happening: int, what: Happening) -> bool:
    """Whether a room, or its miniboss, would do something now."""
    if due(g, room, room, room.card, happening, what) is not None:
        return True
    miniboss = room.miniboss
    if miniboss is None:
        return False
    return any(due(g, Post(miniboss, line), room, line, happening, what) is not None for line in room.lines())


def due(g: Game, piece: Piece, source: Piece, card: Card, happening: int, what: Happening) -> Trigger | None:
    """What a card does by itself when this happens, if it can do it now."""
    happens = card.trigger_for(happening)
    if happens is None or (happens.counts and not piece.ready()):
        return None
    return happens if happens.given is None or happens.given(g, source, what) else None


async def let_work(
    g: Game, me: Player, piece: Piece, card: Card, happening: int, what: Happening, room: Room | None = None
) -> bool:
    """What a card does by itself, if it may: 'you may' asks the player, 'once per round' is counted.

    `room` is where that comes from, for a miniboss.
    """
    source: Piece = room or piece
    happens = due(g, piece, source, card, happening, what)
    if happens is None:
        return False
    if happens.may and not await may(me, card):
        return False
    if g.watched:
        tell_of_it(g, me, source, card)
    before = piece.spend() if happens.counts else 0
    parched, g.parched = g.parched, me if what.barren else None
    g.go_deeper()
    done = await attempt(happens.happen(g, source, what))
    g.depth -= 1
    g.parched = parched
    if not done and happens.counts:
        piece.relent(before)
    return done


def tell_of_it(g: Game, me: Player, piece: Piece, card: Card) -> None:
    """A boss, a hero and a room that is no more have no place."""
    if isinstance(piece, Room) and piece in g.owner(piece).dungeon:
        g.tell(ev.TRIGGERED, me.seat, {"card": card.id, "place": address(g, piece)})
    else:
        g.tell(ev.WORKED, me.seat, {"card": card.id})


async def wake(g: Game, me: Player, happening: int, what: Happening, but: Room | None = None) -> None:
    """All that a player has that waits for this: rooms from the entrance on, then the boss."""
    for room in me.dungeon[:]:
        if room is not but and room.listens & happening:
            await trigger(g, room, happening, what)
    if me.levelled_up and me.talent().listens & happening:
        await let_work(g, me, me, me.talent(), happening, what)


def is_awaited(g: Game, who: Player, mine: int, theirs: int) -> bool:
    """Whether anybody waits for that, whoever it happens to; `mine` is what it is called by the player concerned."""
    if who.listens & mine:
        return True
    if g.awaited & theirs:
        for me in g.seated:
            if me.listens & theirs and me is not who:
                return True
    return False


def wake_all(g: Game, who: Player, mine: int, theirs: int, what: Happening, but: Room | None = None) -> Awaitable[None]:
    """The same for everybody."""
    if g.awaited & theirs:
        return wake_one_after_the_other(g, who, mine, theirs, what, but)
    return wake(g, who, mine, what, but)


async def wake_one_after_the_other(
    g: Game, who: Player, mine: int, theirs: int, what: Happening, but: Room | None
) -> None:
    """BM-160: the active player first."""
    for me in g.line():
        happening = mine if me is who else theirs
        if me.listens & happening:
            await wake(g, me, happening, what, but)
