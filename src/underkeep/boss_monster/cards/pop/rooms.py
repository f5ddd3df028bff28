"""The rooms of Portable Power: each can be taken back to the hand in the build phase (BM-289)."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.asking import choose_card_or_none, choose_room, may
from underkeep.boss_monster.cards.aims import destroy_the_room_around, hero_in_this_room, other_rooms
from underkeep.boss_monster.cards.pop.box import POP
from underkeep.boss_monster.cards.shared import discard_any_card_of_the_hand, fetch_any_card
from underkeep.boss_monster.hooks import THEY_CAST
from underkeep.boss_monster.pieces import Hero, Room
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.room_cards import MONSTER, TRAP
from underkeep.boss_monster.table import Game
from underkeep.boss_monster.treasures import CLERIC, FIGHTER, MAGE, THIEF
from underkeep.boss_monster.verbs.hands import discard, discard_top_room, draw_rooms, draw_spells, peek
from underkeep.boss_monster.verbs.heroes import strike
from underkeep.boss_monster.verbs.rooms import strengthen

TRAVEL_SHRINE: Final = POP.room(
    "travel_shrine", "Travel Shrine", TRAP, (CLERIC,), damage=2, copies=1, portable=True,
    text="Portable. When you build this room: look at the top card of the room deck. You may discard it.",
)  # fmt: skip


@TRAVEL_SHRINE.when_built
async def read_the_signs(g: Game, room: Room) -> None:
    me = g.owner(room)
    if peek(g, me) is not None and await may(me, TRAVEL_SHRINE):
        discard_top_room(g, me)


MASTERS_HAND: Final = POP.room(
    "masters_hand", "Master's Hand", MONSTER, (CLERIC, MAGE), damage=1, copies=1, once=True, portable=True,
    text="Portable. Once per round, when a hero dies in this room: take a card from the discard pile into your hand.",
)  # fmt: skip


@MASTERS_HAND.when_a_hero_dies_here
async def grab(g: Game, room: Room) -> None:
    await fetch_any_card(g, g.owner(room), MASTERS_HAND)


WAR_TURTLE: Final = POP.room(
    "war_turtle", "War Turtle", MONSTER, (FIGHTER,), damage=2, copies=1, portable=True,
    text="Portable. When you build this room: you may discard a room card to draw a room card.",
)  # fmt: skip


@WAR_TURTLE.when_built
async def unload(g: Game, room: Room) -> None:
    me = g.owner(room)
    card = await choose_card_or_none(g, me, me.rooms.cards, WAR_TURTLE, verb="discard", hidden=len(me.rooms) > 0)
    if card is not None:
        await discard(g, me, [card])
        draw_rooms(g, me, 1)


POP_UP_BARRACKS: Final = POP.room(
    "pop_up_barracks", "Pop-Up Barracks", MONSTER, (FIGHTER, THIEF), damage=1, copies=1, portable=True,
    text="Portable. When you build this room: another monster room in your dungeon deals 2 more damage until the end "
    "of the round.",
)  # fmt: skip


@POP_UP_BARRACKS.when_built
async def send_help(g: Game, room: Room) -> None:
    monsters = [other for other in other_rooms(g, room) if other.card.kind == MONSTER]
    strengthen(g, await choose_room(g, g.owner(room), monsters, POP_UP_BARRACKS), 2)


SUITCASE_STUDY: Final = POP.room(
    "suitcase_study", "Suitcase Study", TRAP, (MAGE,), damage=1, copies=1, portable=True,
    text="Portable. When you build this room: draw a spell, then discard a card.",
)  # fmt: skip


@SUITCASE_STUDY.when_built
async def unpack(g: Game, room: Room) -> None:
    me = g.owner(room)
    draw_spells(g, me, 1)
    await discard_any_card_of_the_hand(g, me, SUITCASE_STUDY)


BOTTLED_IMP: Final = POP.room(
    "bottled_imp", "Bottled Imp", MONSTER, (MAGE, THIEF), damage=1, copies=1, once=True, portable=True,
    text="Portable. Once per round, when you play a spell and it is not cancelled: this room deals 2 more damage until "
    "the end of the round.",
)  # fmt: skip


@BOTTLED_IMP.after_you_cast
async def uncork(g: Game, room: Room) -> None:
    strengthen(g, room, 2)


PORTABLE_HOLE: Final = POP.room(
    "portable_hole", "Portable Hole", TRAP, (THIEF,), damage=1, copies=1, portable=True,
    text="Portable. Destroy this room: deal 4 damage to one hero in it.",
)  # fmt: skip


@PORTABLE_HOLE.activated(hero_in_this_room, price=destroy_the_room_around)
async def fall_in(g: Game, room: Room, hero: Hero) -> None:
    await strike(g, hero, 4)


TRAPDOOR_RUG: Final = POP.room(
    "trapdoor_rug", "Trapdoor Rug", TRAP, (CLERIC, THIEF), damage=1, copies=1, portable=True,
    text="Portable. A trap room directly to the right of this one deals 1 more damage.",
)  # fmt: skip


@TRAPDOOR_RUG.lends_damage
def drop_into_the_next_room(other: Room, apart: int) -> int:
    return 1 if apart == 1 and other.card.kind == TRAP else 0


ROLLING_THRONE: Final = POP.room(
    "rolling_throne", "Rolling Throne", MONSTER, (FIGHTER,), damage=4, copies=1, advanced=True, portable=True,
    text="Portable. Deals 1 more damage until the end of the round in which you build it.",
)  # fmt: skip


@ROLLING_THRONE.has_damage_by_its_age
def still_roll(me: Player, room: Room) -> int:
    rolling = room.fittings is not None and room.fittings.new
    return ROLLING_THRONE.damage + 1 if rolling else ROLLING_THRONE.damage


TENT_OF_MIRRORS: Final = POP.room(
    "tent_of_mirrors", "Tent of Mirrors", TRAP, (MAGE,), damage=3, copies=1, advanced=True, once=True, portable=True,
    text="Portable. Once per round, when an opponent plays a spell and it is not cancelled: you may draw a room card.",
)  # fmt: skip


@TENT_OF_MIRRORS.when(THEY_CAST, may=True)
async def fold_a_copy(g: Game, room: Room) -> None:
    draw_rooms(g, g.owner(room), 1)
