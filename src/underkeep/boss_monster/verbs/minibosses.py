"""What is done to minibosses."""

from __future__ import annotations

from underkeep.boss_monster import events as ev
from underkeep.boss_monster.hooks import THEY_HIRE, YOU_HIRE
from underkeep.boss_monster.minibosses import TOP, MinibossCard
from underkeep.boss_monster.options import address
from underkeep.boss_monster.pieces import Miniboss, Room
from underkeep.boss_monster.piles import KNOWN_TO_ALL
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.table import Game, Happening
from underkeep.boss_monster.verbs.coins import pay_coins
from underkeep.boss_monster.waking import is_awaited, wake_all


async def hire(g: Game, me: Player, room: Room) -> None:
    """BM-052, BM-317: paid for, the miniboss slides under its room, and its first level is in force at once."""
    miniboss = room.miniboss
    assert miniboss is not None
    await pay_coins(g, me, 1)
    miniboss.level = me.talent().rank if me.levelled_up else 1
    me.survey_rooms()
    if g.watched:
        g.tell(ev.ATTACHED, me.seat, {"card": miniboss.card.id, "place": address(g, room)})
    await notice_hiring(g, me, room)


async def promote(g: Game, me: Player, room: Room) -> None:
    """BM-054, BM-299: a coin shows the next line of its text."""
    await pay_coins(g, me, 1)
    await rise(g, me, room)


async def rise(g: Game, me: Player, room: Room) -> None:
    """The same, paid for in another way; it is the one promotion of the round all the same (BM-056)."""
    me.day().promoted = True
    await raise_level(g, me, room)


async def raise_level(g: Game, me: Player, room: Room) -> None:
    """One level more, whatever was paid for it."""
    miniboss = room.miniboss
    assert miniboss is not None
    g.step()
    miniboss.level += 1
    me.survey_rooms()
    if g.watched:
        facts = {"card": miniboss.card.id, "place": address(g, room), "level": miniboss.level}
        g.tell(ev.PROMOTED, me.seat, facts)
    await notice_hiring(g, me, room)


async def hire_at_once(g: Game, me: Player, room: Room, card: MinibossCard) -> None:
    """Built face up, outside the common reveal, and paid for at once (BM-051)."""
    room.miniboss = Miniboss(card, 0)
    await hire(g, me, room)


async def win_over(g: Game, me: Player, room: Room, to: Room) -> None:
    """Somebody else's miniboss changes sides, and keeps its level; it is built anew, so it waits (BM-055)."""
    miniboss = room.miniboss
    assert miniboss is not None
    g.step()
    miniboss.young = True
    to.miniboss, room.miniboss = miniboss, None
    g.owner(room).survey_rooms()
    me.survey_rooms()
    if g.watched:
        g.tell(ev.ATTACHED, me.seat, {"card": miniboss.card.id, "place": address(g, to)})
    await notice_hiring(g, me, to)


async def notice_hiring(g: Game, me: Player, room: Room) -> None:
    """What cards make of it that a miniboss was built or promoted."""
    if is_awaited(g, me, YOU_HIRE, THEY_HIRE):
        await wake_all(g, me, YOU_HIRE, THEY_HIRE, Happening(me, room=room))


def demote(g: Game, room: Room) -> None:
    """BM-060: back to level one, from where it may be promoted again in a later round."""
    assert room.miniboss is not None
    room.miniboss.level = 1
    room.miniboss.spent |= 1 << TOP
    g.owner(room).survey_rooms()


def dismiss(g: Game, room: Room) -> None:
    """BM-051, BM-065, BM-A38: to the discard pile, like any other card."""
    miniboss = room.miniboss
    assert miniboss is not None
    g.step()
    room.miniboss = None
    g.discard.append(miniboss.card)
    g.owner(room).survey_rooms()
    if g.watched:
        g.tell(ev.DISMISSED, room.owner, {"card": miniboss.card.id})


def call_home(g: Game, room: Room) -> None:
    """Back to its owner's hand, before everybody's eyes."""
    miniboss = room.miniboss
    assert miniboss is not None
    g.step()
    me = g.owner(room)
    room.miniboss = None
    me.add_to_hand(miniboss.card, KNOWN_TO_ALL)
    me.survey_rooms()
    if g.watched:
        g.tell(ev.CALLED_HOME, me.seat, {"card": miniboss.card.id})
