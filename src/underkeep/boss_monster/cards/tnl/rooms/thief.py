"""Rooms with thief treasure."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.asking import choose_room
from underkeep.boss_monster.cards.aims import (
    any_other_room,
    destroy_all_other_rooms,
    destroy_that_room,
    destroy_this_room,
    discard_rooms,
    other_rooms,
    rooms_of_kind,
)
from underkeep.boss_monster.cards.shared import stands
from underkeep.boss_monster.cards.tnl.box import TNL
from underkeep.boss_monster.hooks import BUILD, BUILT, HERO_SURVIVES_HERE, ROUND_ENDS, UNCOVERED, always
from underkeep.boss_monster.pieces import Room
from underkeep.boss_monster.room_cards import MONSTER, TRAP
from underkeep.boss_monster.table import Game
from underkeep.boss_monster.treasures import THIEF
from underkeep.boss_monster.verbs.hands import draw_rooms
from underkeep.boss_monster.verbs.rooms import destroy, rob, strengthen, weaken

BULLET_BUILDER: Final = TNL.room(
    "bullet_builder", "Bullet Builder", TRAP, (THIEF, THIEF), damage=1, copies=1, once=True,
    text="Once per round, discard a trap room card: one monster room deals 1 less damage until the end of the round, "
    "but not less than 0.",
)  # fmt: skip


@BULLET_BUILDER.activated(rooms_of_kind(MONSTER), price=discard_rooms(1, TRAP))
async def shoot(g: Game, room: Room, monster: Room) -> None:
    if monster.active:
        weaken(g, monster, 1)


WRECK_ROOM: Final = TNL.room(
    "wreck_room", "Wreck Room", TRAP, (THIEF, THIEF), damage=1, copies=2, once=True,
    text="Once per round, destroy another room in your dungeon: draw a room card.",
)  # fmt: skip


@WRECK_ROOM.activated(other_rooms, price=destroy_that_room)
async def salvage(g: Game, room: Room, wreck: Room) -> None:
    draw_rooms(g, g.owner(room), 1)


DEADLY_TREADMILL: Final = TNL.room(
    "deadly_treadmill", "Deadly Treadmill", TRAP, (THIEF,), damage=2, copies=2, once=True,
    text="Once per round, discard a room card: draw a room card.",
)  # fmt: skip


@DEADLY_TREADMILL.activated(always, price=discard_rooms(1))
async def keep_moving(g: Game, room: Room, aim: None) -> None:
    draw_rooms(g, g.owner(room), 1)


COLLAPSING_BRIDGE: Final = TNL.room(
    "collapsing_bridge", "Collapsing Bridge", TRAP, (THIEF,), damage=1, copies=2, once=True,
    text="Once per round, when a hero survives this room: it deals 3 more damage until the end of the round.",
)  # fmt: skip


@COLLAPSING_BRIDGE.when(HERO_SURVIVES_HERE)
async def crack(g: Game, room: Room) -> None:
    strengthen(g, room, 3)


SPIKED_PIT: Final = TNL.room(
    "spiked_pit", "Spiked Pit", TRAP, (THIEF,), damage=1, copies=2,
    text="When you build this room or it is uncovered: it deals 3 more damage until the end of the round.",
)  # fmt: skip


@SPIKED_PIT.when(BUILT | UNCOVERED)
async def open_wide(g: Game, room: Room) -> None:
    strengthen(g, room, 3)


DECAPITATOR: Final = TNL.room(
    "decapitator", "Decapitator", TRAP, (THIEF,), damage=2, copies=2,
    text="Destroy this room (build phase only): one room in any dungeon has no treasure until the end of the round.",
)  # fmt: skip


@DECAPITATOR.activated(any_other_room, price=destroy_this_room, phases=BUILD)
async def chop_off(g: Game, room: Room, other: Room) -> None:
    if other.active:
        rob(g, other)


CHUMP_CHOMPER: Final = TNL.room(
    "chump_chomper", "Chump Chomper", TRAP, (THIEF,), damage=2, copies=1, advanced=True, once=True,
    text="Once per round, destroy another room in your dungeon: this room deals 4 more damage until the end of the "
    "round.",
)  # fmt: skip


@CHUMP_CHOMPER.activated(other_rooms, price=destroy_that_room)
async def chomp(g: Game, room: Room, aim: Room) -> None:
    if stands(room, CHUMP_CHOMPER):
        strengthen(g, room, 4)


BLOCKPILE_PUZZLE: Final = TNL.room(
    "blockpile_puzzle", "Blockpile Puzzle", TRAP, (THIEF,), damage=5, copies=2, advanced=True,
    text="At the end of each round: you must destroy one of your rooms. It may be this one.",
)  # fmt: skip


@BLOCKPILE_PUZZLE.when(ROUND_ENDS)
async def clear_a_line(g: Game, room: Room) -> None:
    me = g.owner(room)
    await destroy(g, await choose_room(g, me, me.active_rooms(), BLOCKPILE_PUZZLE))


THE_SMASHINATOR: Final = TNL.room(
    "the_smashinator", "The Smashinator", TRAP, (THIEF,), damage=3, copies=1, advanced=True, once=True,
    text="Once per round, destroy all other visible, active rooms in your dungeon: this room deals 6 more damage "
    "until the end of the round.",
)  # fmt: skip


def while_there_are_others(g: Game, room: Room) -> list[None]:
    return [None] if other_rooms(g, room) else []


@THE_SMASHINATOR.activated(while_there_are_others, price=destroy_all_other_rooms)
async def smash(g: Game, room: Room, aim: None) -> None:
    if stands(room, THE_SMASHINATOR):
        strengthen(g, room, 6)
