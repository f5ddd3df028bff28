"""Rooms with thief treasure that have to do with coins or minibosses."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.asking import may
from underkeep.boss_monster.cards.aims import destroy_this_room, hero_in_this_room, rooms_of_opponents
from underkeep.boss_monster.cards.coins import discard_a_miniboss, give_the_owner, pay
from underkeep.boss_monster.cards.rmb.box import RMB
from underkeep.boss_monster.hooks import ANY_ROOM_FALLS, BUILD_BEGINS, MY_HERO, always, during
from underkeep.boss_monster.pieces import Hero, Room
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.room_cards import TRAP
from underkeep.boss_monster.table import Game
from underkeep.boss_monster.treasures import THIEF
from underkeep.boss_monster.verbs.coins import gain_coins, put_coins_on
from underkeep.boss_monster.verbs.heroes import kill_walker
from underkeep.boss_monster.verbs.rooms import deactivate, destroy, weaken

GARBAGE_CHUTE: Final = RMB.room(
    "garbage_chute", "Garbage Chute", TRAP, (THIEF, THIEF), damage=1, copies=2, once=True,
    text="Once per round, when another room in any dungeon is destroyed: gain 2 coins.",
)  # fmt: skip


@GARBAGE_CHUTE.when(ANY_ROOM_FALLS)
async def recycle(g: Game, room: Room) -> None:
    await gain_coins(g, g.owner(room), 2)


UNSTABLE_MINE: Final = RMB.room(
    "unstable_mine", "Unstable Mine", TRAP, (THIEF,), damage=2, copies=2,
    text="Destroy this room: gain 3 coins.",
)  # fmt: skip


@UNSTABLE_MINE.activated(always, price=destroy_this_room)
async def blast(g: Game, room: Room, aim: None) -> None:
    await gain_coins(g, g.owner(room), 3)


SAWTOOTH_PENDULUM: Final = RMB.room(
    "sawtooth_pendulum", "Sawtooth Pendulum", TRAP, (THIEF,), damage=2, copies=2, once=True,
    text="Once per round, pay 1 coin: kill one hero in this room that has 3 or less health left.",
)  # fmt: skip


@during(MY_HERO)
def hero_low_enough(g: Game, room: Room) -> list[Hero]:
    return [hero for hero in hero_in_this_room(g, room) if g.health(hero) <= 3]


@SAWTOOTH_PENDULUM.activated(hero_low_enough, price=pay(1))
async def swing(g: Game, room: Room, hero: Hero) -> None:
    if hero in hero_low_enough(g, room):
        await kill_walker(g, hero)


THE_CATAPULT: Final = RMB.room(
    "the_catapult", "The Catapult", TRAP, (THIEF,), damage=2, copies=2, once=True,
    text="Once per round, discard a miniboss: deactivate one room in an opponent's dungeon until the end of the round.",
)  # fmt: skip


@THE_CATAPULT.activated(rooms_of_opponents, price=discard_a_miniboss)
async def hurl(g: Game, room: Room, other: Room) -> None:
    if other.active:
        deactivate(g, other)


PAYWALL: Final = RMB.room(
    "paywall", "Paywall", TRAP, (THIEF,), damage=4, copies=1, advanced=True,
    text="In each round, any other player may give you coins: for each, this room deals 1 less damage until the end "
    "of the round, but not less than 0.",
)  # fmt: skip


@PAYWALL.offered_to_others(price=give_the_owner(1))
async def lower_the_wall(g: Game, me: Player, room: Room) -> None:
    if room.active:
        weaken(g, room, 1)


THE_DREADMILL: Final = RMB.room(
    "the_dreadmill", "The Dreadmill", TRAP, (THIEF,), damage=2, copies=1, advanced=True, once=True,
    text="At the start of each build phase: put a coin from your hoard on this room or destroy it. Deals 1 more damage "
    "for each coin on it.",
)  # fmt: skip


@THE_DREADMILL.when(BUILD_BEGINS)
async def feed_the_mill(g: Game, room: Room) -> None:
    me = g.owner(room)
    if me.coins > 0 and await may(me, THE_DREADMILL):
        put_coins_on(g, me, room, 1)
    else:
        await destroy(g, room, by=me)


@THE_DREADMILL.has_damage
def grind(me: Player, room: Room) -> int:
    return THE_DREADMILL.damage + room.coins
