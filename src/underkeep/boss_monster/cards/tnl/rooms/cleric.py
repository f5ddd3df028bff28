"""Rooms with cleric treasure."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.asking import choose_card
from underkeep.boss_monster.cards.aims import destroy_the_room_around, discard_one_spell, hero_in_this_room
from underkeep.boss_monster.cards.shared import discarded_spells, fetch_a_room, fetch_a_spell, make_opponents_discard
from underkeep.boss_monster.cards.tnl.box import TNL
from underkeep.boss_monster.hooks import BUILT, ROUND_ENDS, UNCOVERED, YOU_FETCH, YOU_MAKE_THEM_DISCARD, always
from underkeep.boss_monster.kinds import SpellCard
from underkeep.boss_monster.pieces import Hero, Room
from underkeep.boss_monster.room_cards import MONSTER, TRAP, RoomCard
from underkeep.boss_monster.table import Game, Happening
from underkeep.boss_monster.treasures import CLERIC
from underkeep.boss_monster.verbs.hands import draw_rooms, take_from_the_pile
from underkeep.boss_monster.verbs.heroes import leave_ruin, send_to_town

DARK_PORTAL: Final = TNL.room(
    "dark_portal", "Dark Portal", TRAP, (CLERIC, CLERIC), damage=1, copies=1, once=True,
    text="Once per round, discard a spell: take a room from the discard pile into your hand.",
)  # fmt: skip


@DARK_PORTAL.activated(always, price=discard_one_spell)
async def step_through(g: Game, room: Room, aim: None) -> None:
    await fetch_a_room(g, g.owner(room), DARK_PORTAL)


IMP_TEMPLE: Final = TNL.room(
    "imp_temple", "Imp Temple", MONSTER, (CLERIC, CLERIC), damage=1, copies=2, once=True,
    text="Once per round, when your effect makes an opponent discard a card: it goes to your hand instead of the "
    "discard pile. Of several cards, choose one.",
)  # fmt: skip


@IMP_TEMPLE.when_told(YOU_MAKE_THEM_DISCARD)
async def catch_a_card(g: Game, room: Room, lost: Happening) -> None:
    me = g.owner(room)
    card = await choose_card(me, "take", lost.cards, IMP_TEMPLE)
    lost.cards.remove(card)
    take_from_the_pile(g, me, card)


MADMANS_MANOR: Final = TNL.room(
    "madmans_manor", "Madman's Manor", TRAP, (CLERIC,), damage=2, copies=2, once=True,
    text="Once per round, when a hero dies in this room: take a spell from the discard pile into your hand.",
)  # fmt: skip


@MADMANS_MANOR.when_a_hero_dies_here
async def remember_a_spell(g: Game, room: Room) -> None:
    await fetch_a_spell(g, g.owner(room), MADMANS_MANOR)


ARCANE_CRYPT: Final = TNL.room(
    "arcane_crypt", "Arcane Crypt", TRAP, (CLERIC,), damage=1, copies=2,
    text="When you build this room or it is uncovered: you may take a spell from the discard pile into your hand.",
)  # fmt: skip


def some_spell_is_discarded(g: Game, room: Room) -> bool:
    return len(discarded_spells(g)) > 0


@ARCANE_CRYPT.when(BUILT | UNCOVERED, given=some_spell_is_discarded, may=True)
async def open_the_crypt(g: Game, room: Room) -> None:
    await fetch_a_spell(g, g.owner(room), ARCANE_CRYPT)


HAUNTED_HALL: Final = TNL.room(
    "haunted_hall", "Haunted Hall", MONSTER, (CLERIC,), damage=2, copies=2,
    text="Destroy this room: send one hero in it back to town.",
)  # fmt: skip


@HAUNTED_HALL.activated(hero_in_this_room, price=destroy_the_room_around)
async def chase_away(g: Game, room: Room, hero: Hero) -> None:
    if hero is g.walker:
        send_to_town(g, hero)
    await leave_ruin(g, hero)


INNER_SANCTUM: Final = TNL.room(
    "inner_sanctum", "Inner Sanctum", TRAP, (CLERIC,), damage=2, copies=2,
    text="At the end of the round, if no hero has entered this room in that round: you may draw a room card.",
)  # fmt: skip


def nobody_has_come_in(g: Game, room: Room) -> bool:
    return room.fittings is None or not room.fittings.entered


@INNER_SANCTUM.when(ROUND_ENDS, given=nobody_has_come_in, may=True)
async def meditate(g: Game, room: Room) -> None:
    draw_rooms(g, g.owner(room), 1)


INCUBUS_GYM: Final = TNL.room(
    "incubus_gym", "Incubus Gym", MONSTER, (CLERIC,), damage=4, copies=1, advanced=True,
    text="When you build this room: each opponent discards one room card of their choice.",
)  # fmt: skip


@INCUBUS_GYM.when_built
async def wear_everybody_out(g: Game, room: Room) -> None:
    await make_opponents_discard(g, g.owner(room), RoomCard, 1, INCUBUS_GYM)


DRAGON_GRAVEYARD: Final = TNL.room(
    "dragon_graveyard", "Dragon Graveyard", TRAP, (CLERIC,), damage=4, copies=2, advanced=True, once=True,
    text="Once per round, when you take a card from the discard pile: draw a room card.",
)  # fmt: skip


@DRAGON_GRAVEYARD.when(YOU_FETCH)
async def dig_on(g: Game, room: Room) -> None:
    draw_rooms(g, g.owner(room), 1)


WRAITHS_THRONE: Final = TNL.room(
    "wraiths_throne", "Wraith's Throne", MONSTER, (CLERIC,), damage=3, copies=1, advanced=True, once=True,
    text="Once per round, when a hero dies in this room: each opponent discards one spell of their choice.",
)  # fmt: skip


@WRAITHS_THRONE.when_a_hero_dies_here
async def wail(g: Game, room: Room) -> None:
    await make_opponents_discard(g, g.owner(room), SpellCard, 1, WRAITHS_THRONE)
