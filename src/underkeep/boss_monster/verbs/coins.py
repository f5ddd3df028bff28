"""What is done with coins. Those that nobody owns are the pot, which never runs out (BM-124, BM-A24)."""

from __future__ import annotations

from underkeep.boss_monster import events as ev
from underkeep.boss_monster.hooks import YOU_GAIN_COINS, YOU_PAY_COINS
from underkeep.boss_monster.options import address
from underkeep.boss_monster.pieces import Room
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.table import Game, Happening
from underkeep.boss_monster.waking import wake


async def gain_coins(g: Game, me: Player, count: int) -> None:
    """BM-125: out of the pot into the hoard."""
    if count > 0:
        receive_coins(g, me, count)
        if me.listens & YOU_GAIN_COINS:
            await wake(g, me, YOU_GAIN_COINS, Happening(me))


def receive_coins(g: Game, me: Player, count: int) -> None:
    """The same, unnoticed by any card."""
    g.step()
    me.coins += count
    me.take_stock()
    if g.watched:
        g.tell(ev.GOT_COINS, me.seat, {"count": count})


async def pay_coins(g: Game, me: Player, count: int) -> None:
    """BM-126: out of the hoard, back to the pot."""
    spend_coins(g, me, count)
    await notice_payment(g, me)


def spend_coins(g: Game, me: Player, count: int) -> None:
    """The same, unnoticed by any card."""
    g.step()
    me.coins -= count
    me.take_stock()
    if g.watched:
        g.tell(ev.PAID_COINS, me.seat, {"count": count})


async def notice_payment(g: Game, me: Player) -> None:
    """What cards make of it that their owner has paid."""
    if me.listens & YOU_PAY_COINS:
        await wake(g, me, YOU_PAY_COINS, Happening(me))


def lose_coins(g: Game, me: Player, count: int) -> None:
    """So many, or all that there are."""
    count = min(count, me.coins)
    if count > 0:
        spend_coins(g, me, count)


async def give_coins(g: Game, me: Player, other: Player, count: int) -> None:
    """Out of one hoard into another."""
    g.step()
    me.coins -= count
    other.coins += count
    me.take_stock()
    other.take_stock()
    if g.watched:
        g.tell(ev.GAVE_COINS, me.seat, {"count": count, "at": other.seat})
    if other.listens & YOU_GAIN_COINS:
        await wake(g, other, YOU_GAIN_COINS, Happening(other))


def put_coins_on(g: Game, me: Player, room: Room, count: int) -> None:
    """Out of the hoard onto a room, where they lie until it is covered, destroyed or deactivated (BM-127, BM-128)."""
    g.step()
    me.coins -= count
    room.coins += count
    me.take_stock()
    if g.watched:
        g.tell(ev.PUT_COINS, me.seat, {"count": count, "card": room.card.id, "place": address(g, room)})


def swap_hoards(g: Game, me: Player, other: Player) -> None:
    """All coins of both, be they many or none."""
    g.step()
    me.coins, other.coins = other.coins, me.coins
    me.take_stock()
    other.take_stock()
    if g.watched:
        g.tell(ev.SWAPPED_HOARDS, me.seat, {"at": other.seat})
