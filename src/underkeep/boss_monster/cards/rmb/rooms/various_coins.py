"""Rooms with several kinds of treasure (BM-041), all of which have to do with coins."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.cards.aims import destroy_this_room, discard_one_spell
from underkeep.boss_monster.cards.rmb.box import RMB
from underkeep.boss_monster.hooks import BUILT, THEY_HIRE, UNCOVERED, always
from underkeep.boss_monster.pieces import Room
from underkeep.boss_monster.room_cards import MONSTER, TRAP
from underkeep.boss_monster.table import Game
from underkeep.boss_monster.treasures import CLERIC, FIGHTER, MAGE, THIEF
from underkeep.boss_monster.verbs.coins import gain_coins

PERSONNEL_OFFICE: Final = RMB.room(
    "personnel_office", "Personnel Office", MONSTER, (FIGHTER, MAGE), damage=1, copies=2, once=True,
    text="Once per round, when an opponent builds or promotes a miniboss: gain 1 coin.",
)  # fmt: skip


@PERSONNEL_OFFICE.when(THEY_HIRE)
async def take_a_fee(g: Game, room: Room) -> None:
    await gain_coins(g, g.owner(room), 1)


TROPHY_ROOM: Final = RMB.room(
    "trophy_room", "Trophy Room", TRAP, (FIGHTER, THIEF), damage=1, copies=2,
    text="When you build this room or it is uncovered: gain 1 coin for each room in your dungeon with more than one "
    "treasure, equal or different, this one included.",
)  # fmt: skip


@TROPHY_ROOM.when(BUILT | UNCOVERED)
async def count_trophies(g: Game, room: Room) -> None:
    me = g.owner(room)
    await gain_coins(g, me, len([other for other in me.active_rooms() if len(other.card.treasures) > 1]))


LIGHTNING_ROD: Final = RMB.room(
    "lightning_rod", "Lightning Rod", TRAP, (MAGE, THIEF), damage=1, copies=2, once=True,
    text="Once per round, when a hero dies in this room: gain 3 coins.",
)  # fmt: skip


@LIGHTNING_ROD.when_a_hero_dies_here
async def melt_armour(g: Game, room: Room) -> None:
    await gain_coins(g, g.owner(room), 3)


PIXIE_FOUNTAIN: Final = RMB.room(
    "pixie_fountain", "Pixie Fountain", MONSTER, (CLERIC, FIGHTER), damage=1, copies=2,
    text="Destroy this room: gain 1 coin for each wound you have.",
)  # fmt: skip


@PIXIE_FOUNTAIN.activated(always, price=destroy_this_room)
async def console(g: Game, room: Room, aim: None) -> None:
    me = g.owner(room)
    await gain_coins(g, me, me.wounds)


THE_KEYSTONE: Final = RMB.room(
    "the_keystone", "The Keystone", TRAP, (CLERIC, THIEF), damage=1, copies=2,
    text="Destroy this room: gain 1 coin for each room left in your dungeon.",
)  # fmt: skip


@THE_KEYSTONE.activated(always, price=destroy_this_room)
async def pull_it_out(g: Game, room: Room, aim: None) -> None:
    me = g.owner(room)
    await gain_coins(g, me, me.room_count())


POOL_OF_SHADOWS: Final = RMB.room(
    "pool_of_shadows", "Pool of Shadows", TRAP, (CLERIC, MAGE), damage=1, copies=2, once=True,
    text="Once per round, discard a spell: gain 2 coins.",
)  # fmt: skip


@POOL_OF_SHADOWS.activated(always, price=discard_one_spell)
async def sink_a_spell(g: Game, room: Room, aim: None) -> None:
    await gain_coins(g, g.owner(room), 2)
