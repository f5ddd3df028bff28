"""Rooms with fighter treasure."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.asking import choose_room
from underkeep.boss_monster.building import build_at_once
from underkeep.boss_monster.cards.aims import (
    advanced_rooms,
    any_other_room,
    discard_a_spell,
    discard_rooms,
    rooms_in_hand,
    rooms_of_kind,
    show_that_card,
)
from underkeep.boss_monster.cards.shared import stands
from underkeep.boss_monster.cards.tnl.box import TNL
from underkeep.boss_monster.hooks import BUILT, UNCOVERED
from underkeep.boss_monster.options import Build
from underkeep.boss_monster.pieces import Room
from underkeep.boss_monster.placing import offer_to_build
from underkeep.boss_monster.room_cards import MONSTER, TRAP, RoomCard
from underkeep.boss_monster.table import Game
from underkeep.boss_monster.treasures import FIGHTER
from underkeep.boss_monster.verbs.hands import draw_rooms
from underkeep.boss_monster.verbs.rooms import destroy, strengthen, weaken
from underkeep.core.decision import OPEN, Fizzle

RUST_MONSTER_PEN: Final = TNL.room(
    "rust_monster_pen", "Rust Monster Pen", MONSTER, (FIGHTER, FIGHTER), damage=1, copies=1, once=True,
    text="Once per round, discard a monster room card: one trap room deals 1 less damage until the end of the round, "
    "but not less than 0.",
)  # fmt: skip


@RUST_MONSTER_PEN.activated(rooms_of_kind(TRAP), price=discard_rooms(1, MONSTER))
async def rust(g: Game, room: Room, trap: Room) -> None:
    if trap.active:
        weaken(g, trap, 1)


GOBLIN_NURSERY: Final = TNL.room(
    "goblin_nursery", "Goblin Nursery", MONSTER, (FIGHTER, FIGHTER), damage=1, copies=2,
    text="A monster room directly to the left of this one deals 2 more damage.",
)  # fmt: skip


@GOBLIN_NURSERY.lends_damage
def cheer_for_the_neighbour(other: Room, apart: int) -> int:
    return 2 if apart == -1 and other.card.kind == MONSTER else 0


BARBARIAN_HALL: Final = TNL.room(
    "barbarian_hall", "Barbarian Hall", MONSTER, (FIGHTER,), damage=3, copies=2,
    text="When you build this room: discard one spell of your choice, if you have any.",
)  # fmt: skip


@BARBARIAN_HALL.when_built
async def burn_a_book(g: Game, room: Room) -> None:
    await discard_a_spell(g, g.owner(room), BARBARIAN_HALL)


SPAWN_POINT: Final = TNL.room(
    "spawn_point", "Spawn Point", MONSTER, (FIGHTER,), damage=2, copies=2, once=True,
    text="Once per round, when a hero dies in this room: draw two room cards.",
)  # fmt: skip


@SPAWN_POINT.when_a_hero_dies_here
async def spawn(g: Game, room: Room) -> None:
    draw_rooms(g, g.owner(room), 2)


FANGROOT_GARDEN: Final = TNL.room(
    "fangroot_garden", "Fangroot Garden", MONSTER, (FIGHTER,), damage=2, copies=2, once=True,
    text="Once per round, when a hero dies in this room: you may build one more room in your dungeon at once.",
)  # fmt: skip


@FANGROOT_GARDEN.when_a_hero_dies_here
async def grow_a_room(g: Game, room: Room) -> None:
    me = g.owner(room)
    picked = await offer_to_build(g, me, "build", FANGROOT_GARDEN.id, OPEN)
    if not isinstance(picked, Build):
        raise Fizzle
    await build_at_once(g, me, picked.card, picked.on(me))


SHROOMAN_CAVE: Final = TNL.room(
    "shrooman_cave", "Shrooman Cave", MONSTER, (FIGHTER,), damage=1, copies=2,
    text="When you build this room or it is uncovered: one other monster room deals 3 more damage until the end of "
    "the round.",
)  # fmt: skip


@SHROOMAN_CAVE.when(BUILT | UNCOVERED)
async def spread_spores(g: Game, room: Room) -> None:
    monsters = [other for other in any_other_room(g, room) if other.card.kind == MONSTER]
    strengthen(g, await choose_room(g, g.owner(room), monsters, SHROOMAN_CAVE), 3)


GOBLIN_MESS_HALL: Final = TNL.room(
    "goblin_mess_hall", "Goblin Mess Hall", MONSTER, (FIGHTER,), damage=3, copies=2, advanced=True,
    text="All other monster rooms in your dungeon deal 1 more damage.",
)  # fmt: skip


@GOBLIN_MESS_HALL.lends_damage
def feed_everybody(other: Room, apart: int) -> int:
    return 1 if other.card.kind == MONSTER else 0


MEGAWORM_BURROW: Final = TNL.room(
    "megaworm_burrow", "Megaworm Burrow", MONSTER, (FIGHTER,), damage=4, copies=1, advanced=True,
    text="When you build this room: destroy one advanced room in any dungeon.",
)  # fmt: skip


@MEGAWORM_BURROW.when_built
async def burrow(g: Game, room: Room) -> None:
    me = g.owner(room)
    await destroy(g, await choose_room(g, me, advanced_rooms(g, room), MEGAWORM_BURROW), by=me)


THE_ARENA: Final = TNL.room(
    "the_arena", "The Arena", MONSTER, (FIGHTER,), damage=2, copies=1, advanced=True, once=True,
    text="Once per round, show a monster room card from your hand: until the end of the round, this room deals extra "
    "damage equal to the damage printed on that card. The card stays in your hand.",
)  # fmt: skip


def monsters_in_hand(g: Game, room: Room) -> list[RoomCard]:
    return list(dict.fromkeys(rooms_in_hand(g.owner(room), MONSTER)))


@THE_ARENA.activated(monsters_in_hand, price=show_that_card)
async def let_it_fight(g: Game, room: Room, monster: RoomCard) -> None:
    if stands(room, THE_ARENA):
        strengthen(g, room, monster.damage)
