"""Rooms with thief treasure."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.asking import choose_player
from underkeep.boss_monster.cards.aims import (
    destroy_that_room,
    destroy_the_room_around,
    hero_in_this_room,
    other_rooms,
)
from underkeep.boss_monster.cards.coins import heroes_about_to_enter, pay
from underkeep.boss_monster.cards.vov.box import VOV
from underkeep.boss_monster.hooks import HERO_ENTERS_HERE
from underkeep.boss_monster.pieces import Hero, Room
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.room_cards import TRAP
from underkeep.boss_monster.table import Game
from underkeep.boss_monster.treasures import THIEF
from underkeep.boss_monster.verbs.coins import gain_coins, give_coins
from underkeep.boss_monster.verbs.heroes import hold_back, strike

FALSE_FLOOR: Final = VOV.room(
    "false_floor", "False Floor", TRAP, (THIEF, THIEF), damage=1, copies=2,
    text="Destroy this room: deal 3 damage to one hero in it.",
)  # fmt: skip


@FALSE_FLOOR.activated(hero_in_this_room, price=destroy_the_room_around)
async def give_way(g: Game, room: Room, hero: Hero) -> None:
    await strike(g, hero, 3)


PICKPOCKET_ALLEY: Final = VOV.room(
    "pickpocket_alley", "Pickpocket Alley", TRAP, (THIEF,), damage=2, copies=2, once=True,
    text="Once per round, when a hero enters this room: take 1 coin from an opponent of your choice.",
)  # fmt: skip


def opponents_with_coins(g: Game, me: Player) -> list[Player]:
    return [other for other in g.opponents(me) if other.coins > 0]


@PICKPOCKET_ALLEY.when(HERO_ENTERS_HERE)
async def pick_a_pocket(g: Game, room: Room) -> None:
    me = g.owner(room)
    await give_coins(g, await choose_player(me, opponents_with_coins(g, me), PICKPOCKET_ALLEY), me, 1)


SAFE_CRACKER: Final = VOV.room(
    "safe_cracker", "Safe Cracker", TRAP, (THIEF,), damage=2, copies=2, once=True,
    text="Once per round, destroy another room in your dungeon: gain 2 coins.",
)  # fmt: skip


@SAFE_CRACKER.activated(other_rooms, price=destroy_that_room)
async def crack_it(g: Game, room: Room, safe: Room) -> None:
    await gain_coins(g, g.owner(room), 2)


TIME_LOCK_DOOR: Final = VOV.room(
    "time_lock_door", "Time-Lock Door", TRAP, (THIEF,), damage=3, copies=2, advanced=True, once=True,
    text="Once per round, pay 2 coins: one hero at your entrance waits there until the next round.",
)  # fmt: skip


@TIME_LOCK_DOOR.activated(heroes_about_to_enter, price=pay(2))
async def lock_it(g: Game, room: Room, hero: Hero) -> None:
    if hero in heroes_about_to_enter(g, room):
        hold_back(g, hero)
