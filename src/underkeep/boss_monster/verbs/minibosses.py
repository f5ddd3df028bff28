"""What is done to minibosses."""

from __future__ import annotations

from underkeep.boss_monster import events as ev
from underkeep.boss_monster.hooks import THEY_HIRE, YOU_HIRE
from underkeep.boss_monster.options import address
from underkeep.boss_monster.pieces import Room
from underkeep.boss_monster.piles import KNOWN_TO_ALL
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.table import Game, Happening
from underkeep.boss_monster.verbs.coins import pay_coins
from underkeep.boss_monster.waking import wake_all


async def hire(g: Game, me: Player, room: Room) -> None:
    """BM-052, BM-317: paid for, the miniboss slides under its room, and its first level is in force at once."""
    miniboss = room.miniboss
    assert miniboss is not None
    await pay_coins(g, me, 1)
    miniboss.level = 1
    me.survey_rooms()
    g.tell(ev.ATTACHED, me.seat, {"card": miniboss.card.id, "place": address(g, room)})
    await notice_hiring(g, me, room)


async def promote(g: Game, me: Player, room: Room) -> None:
    """BM-054, BM-299: a coin shows the next line of its text."""
    me.day().promoted = True
    await pay_coins(g, me, 1)
    await raise_level(g, me, room)


async def raise_level(g: Game, me: Player, room: Room) -> None:
    """One level more, whatever was paid for it."""
    miniboss = room.miniboss
    assert miniboss is not None
    g.step()
    miniboss.level += 1
    me.survey_rooms()
    facts = {"card": miniboss.card.id, "place": address(g, room), "level": miniboss.level}
    g.tell(ev.PROMOTED, me.seat, facts)
    await notice_hiring(g, me, room)


async def notice_hiring(g: Game, me: Player, room: Room) -> None:
    """What cards make of it that a miniboss was built or promoted."""
    if me.listens & YOU_HIRE or g.awaited & THEY_HIRE:
        await wake_all(g, me, YOU_HIRE, THEY_HIRE, Happening(me, room=room))


def demote(g: Game, room: Room) -> None:
    """BM-060: back to level one, from where it may be promoted again."""
    assert room.miniboss is not None
    room.miniboss.level = 1
    g.owner(room).survey_rooms()


def dismiss(g: Game, room: Room) -> None:
    """BM-051, BM-065, BM-A38: to the discard pile, like any other card."""
    miniboss = room.miniboss
    assert miniboss is not None
    g.step()
    room.miniboss = None
    g.discard.append(miniboss.card)
    g.owner(room).survey_rooms()
    g.tell(ev.DISMISSED, room.owner, {"card": miniboss.card.id})


def call_home(g: Game, room: Room) -> None:
    """Back to its owner's hand, before everybody's eyes."""
    miniboss = room.miniboss
    assert miniboss is not None
    g.step()
    me = g.owner(room)
    room.miniboss = None
    me.rooms.add(miniboss.card, KNOWN_TO_ALL)
    me.survey_rooms()
    g.tell(ev.CALLED_HOME, me.seat, {"card": miniboss.card.id})
