"""The bosses of Paper and Pixels, with what they can do when they have levelled up."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.cards.aims import any_room, discard_rooms, hero_in_a_room_of_mine
from underkeep.boss_monster.cards.dbm.box import DBM
from underkeep.boss_monster.hooks import YOU_BUILD, Price
from underkeep.boss_monster.pieces import Hero, Room
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.room_cards import MONSTER, a_room_of
from underkeep.boss_monster.table import Game, Happening
from underkeep.boss_monster.treasures import CLERIC, FIGHTER, THIEF
from underkeep.boss_monster.verbs.hands import roll
from underkeep.boss_monster.verbs.heroes import strike
from underkeep.boss_monster.verbs.rooms import destroy, put_tokens

CHASE: Final = DBM.boss(
    "chase", "Chase", 499, CLERIC,
    "From now on: once per round, you may discard an advanced room card to put a +1 token on a room in any dungeon.",
    once=True,
)  # fmt: skip


@CHASE.activated(any_room, price=discard_rooms(1, advanced=True))
async def improve(g: Game, me: Player, room: Room) -> None:
    put_tokens(g, room, 1)


GREG: Final = DBM.boss(
    "greg", "Greg", 899, FIGHTER,
    "From now on: each time you build a monster room, you may put a +1 token on it.",
)  # fmt: skip


@GREG.when_told(YOU_BUILD, given=a_room_of(MONSTER), may=True)
async def train(g: Game, me: Player, built: Happening) -> None:
    room = built.room
    assert room is not None
    if room.active and room.stack[-1] is built.cards[0]:
        put_tokens(g, room, 1)


EXPLODO: Final = DBM.boss(
    "explodo", "Explodo", 699, THIEF,
    "From now on: once per round, you may destroy one of your rooms to deal 1 to 6 damage, by the roll of a die, to "
    "one hero in it.",
    once=True,
)  # fmt: skip


async def pay_with_the_room_it_is_in(g: Game, me: Player, hero: Hero) -> None:
    await destroy(g, me.dungeon[g.place], sparing=hero)


@EXPLODO.activated(hero_in_a_room_of_mine, price=Price(pay_with_the_room_it_is_in))
async def blow_up(g: Game, me: Player, hero: Hero) -> None:
    await strike(g, hero, roll(g, me, EXPLODO))
