"""A room is built: the boss may level up, the room does what it does then, and others take notice."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Final

from underkeep.boss_monster import events as ev
from underkeep.boss_monster.asking import may
from underkeep.boss_monster.hooks import BUILT, YOU_BUILD
from underkeep.boss_monster.kinds import BossCard
from underkeep.boss_monster.options import address
from underkeep.boss_monster.pieces import Room
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.room_cards import RoomCard
from underkeep.boss_monster.table import Game, Happening
from underkeep.boss_monster.verbs.coins import notice_payment, pay_coins, spend_coins
from underkeep.boss_monster.verbs.minibosses import dismiss, hire
from underkeep.boss_monster.verbs.rooms import cover, next_in_turn, show_five
from underkeep.boss_monster.waking import attempt, trigger, wake

SETTLED_IN_TURN: Final = ("reveal", "end")  # the phases that settle what was built, one player after the other


async def build_at_once(g: Game, me: Player, card: RoomCard, room: Room | None) -> None:
    """A room built face up, outside the common reveal; its effects come next (BM-A37)."""
    g.step()
    g.secrets_out = True
    me.take_from_hand(card)
    if card.toll:
        spend_coins(g, me, card.toll)  # BM-314
    if room is None:
        room = Room(me.seat, card, [])
        me.dungeon.insert(0, room)
        make_way(g, me)
    cover(room, card)
    room.fresh = next_in_turn(me)
    me.survey_rooms()
    g.tell(ev.BUILT, me.seat, {"card": card.id, "place": address(g, room)})
    show_five(me)
    if g.phase not in SETTLED_IN_TURN:
        parched, g.parched = g.parched, None  # what is settled now is the doing of another card
        while unsettled(me):
            await settle(g, me)
        g.parched = parched


def make_way(g: Game, me: Player) -> None:
    """A new room by the entrance moves all others on by one place, and the hero in them."""
    if g.walker is not None and g.active is me:
        g.place += 1
        g.stood += 1


def unsettled(me: Player) -> bool:
    """BM-161: a level up is due, or a room was turned up whose effects are still to come."""
    if me.levelling:
        return True
    for room in me.dungeon:  # noqa: SIM110 - any() takes twice the time
        if room.fresh:
            return True
    return False


def settle(g: Game, me: Player) -> Awaitable[None]:
    """BM-161, BM-A07: the level up first, then the rooms in the order they were laid; one thing at a time."""
    if me.levelling:
        return level_up(g, me)
    first: Room | None = None
    for room in me.dungeon:
        if room.fresh and (first is None or room.fresh < first.fresh):
            first = room
    assert first is not None  # else there would be nothing to settle
    return finish_building(g, me, first)


async def level_up(g: Game, me: Player) -> None:
    """BM-024, BM-026, BM-027: once in the game, before the effect of the fifth room; not used now, it is lost."""
    g.pulse += 1
    me.levelling = False
    me.level_up()
    boss = me.boss
    if boss.lasts:
        g.tell(ev.LEVELLED_UP, me.seat, {"boss": boss.id})
    effect = boss.level_up
    if effect is None or (boss.may and not await may(me, boss)):
        return
    g.tell(ev.LEVELLED_UP, me.seat, {"boss": boss.id})
    await attempt(effect(g, me))


async def mimic(g: Game, me: Player, boss: BossCard) -> None:
    """The level up of another boss is taken over for good: it happens now, or from now on."""
    g.step()
    me.mimics = boss
    me.level_up()
    g.tell(ev.MIMICKED, me.seat, {"boss": boss.id})
    effect = boss.level_up
    if effect is not None and (not boss.may or await may(me, boss)):
        await attempt(effect(g, me))


def note_opening(me: Player, room: Room) -> None:
    """This was the last thing that a room of this player did because it was built, as long as the room is there."""
    for other in me.dungeon:
        if other.fittings is not None and other.fittings.opened:
            other.fittings.opened = False
            other.tidy()
    if room.active and room in me.dungeon:
        room.fit().opened = True


async def finish_building(g: Game, me: Player, room: Room) -> None:
    """BM-192, BM-264: what the room does when it is built, and what other rooms make of it."""
    room.fresh = 0
    g.pulse += 1
    card = room.card  # its own effect may cover it
    if card.toll:
        await notice_payment(g, me)
    if room.listens & BUILT:
        done = await trigger(g, room, BUILT, Happening(me, [card], room))
        if done and g.wares is not None:
            note_opening(me, room)
    if me.listens & YOU_BUILD:
        await wake(g, me, YOU_BUILD, Happening(me, [card], room), but=room)


def can_be_built_again(g: Game, room: Room, happening: int = BUILT) -> bool:
    """Whether it does something when it is built, or then, for which its owner could pay (BM-314)."""
    return room.active and room.listens & happening != 0 and g.owner(room).coins >= room.card.toll


async def build_again(g: Game, room: Room, happening: int = BUILT) -> None:
    """What the room does when it is built, or then, happens once more, at the same price."""
    if not can_be_built_again(g, room, happening):
        return
    me = g.owner(room)
    if room.card.toll:
        await pay_coins(g, me, room.card.toll)
    await trigger(g, room, happening, Happening(me, [room.card], room))


def first_to_pay_for(me: Player) -> Room | None:
    """The room of the first revealed miniboss that is not paid for yet."""
    first: Room | None = None
    for room in me.dungeon:
        if room.miniboss is not None and room.miniboss.level == 0 and (first is None or room.fresh < first.fresh):
            first = room
    return first


async def pay_or_discard(g: Game, me: Player, room: Room) -> None:
    """BM-051, BM-186: a revealed miniboss costs its owner one coin; who cannot pay, or will not, discards it."""
    room.fresh = 0
    g.pulse += 1
    miniboss = room.miniboss
    assert miniboss is not None
    if me.coins > 0 and await may(me, miniboss.card):
        await hire(g, me, room)
    else:
        dismiss(g, room)
