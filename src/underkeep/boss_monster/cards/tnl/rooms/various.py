"""Rooms with several kinds of treasure (BM-041)."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.asking import choose_card
from underkeep.boss_monster.cards.aims import (
    destroy_the_room_around,
    destroy_this_room,
    discard_any_card,
    hero_in_this_room,
    heroes_in_play,
)
from underkeep.boss_monster.cards.shared import make_opponents_discard
from underkeep.boss_monster.cards.tnl.box import TNL
from underkeep.boss_monster.hooks import DESTROYED, HERO_LEAVES
from underkeep.boss_monster.kinds import SpellCard
from underkeep.boss_monster.pieces import Hero, Room
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.room_cards import MONSTER, TRAP, RoomCard
from underkeep.boss_monster.table import Game
from underkeep.boss_monster.treasures import CLERIC, FIGHTER, MAGE, THIEF
from underkeep.boss_monster.verbs.hands import draw_spells, fetch
from underkeep.boss_monster.verbs.heroes import fortify, move_walker
from underkeep.boss_monster.verbs.rooms import destroy

WARP_TUBE: Final = TNL.room(
    "warp_tube", "Warp Tube", TRAP, (FIGHTER, MAGE), damage=1, copies=2,
    text="Destroy this room: send one hero in it back to your first room.",
)  # fmt: skip


@WARP_TUBE.activated(hero_in_this_room, price=destroy_the_room_around)
async def warp(g: Game, room: Room, hero: Hero) -> None:
    if hero is g.walker:
        move_walker(g, 0)


BOM_BOY_FACTORY: Final = TNL.room(
    "bom_boy_factory", "Bom-Boy Factory", TRAP, (FIGHTER, THIEF), damage=3, copies=2,
    text="After a hero has died in this room or survived it: destroy this room.",
)  # fmt: skip


@BOM_BOY_FACTORY.when(HERO_LEAVES)
async def go_off(g: Game, room: Room) -> None:
    await destroy(g, room)


HATCHLINGS_HOARD: Final = TNL.room(
    "hatchlings_hoard", "Hatchling's Hoard", MONSTER, (CLERIC, FIGHTER, MAGE, THIEF), damage=2, copies=3, advanced=True,
)  # fmt: skip

GENIE_LOUNGE: Final = TNL.room(
    "genie_lounge", "Genie Lounge", MONSTER, (MAGE, THIEF), damage=1, copies=2,
    text="When you build this room: draw a spell if your hand holds none.",
)  # fmt: skip


@GENIE_LOUNGE.when_built
async def grant_a_wish(g: Game, room: Room) -> None:
    me = g.owner(room)
    if me.spell_count() == 0:
        draw_spells(g, me, 1)


WEREWOLF_DEN: Final = TNL.room(
    "werewolf_den", "Werewolf Den", MONSTER, (CLERIC, FIGHTER), damage=1, copies=2, once=True,
    text="Once per round, discard any card: one hero has +1 health until the end of the round.",
)  # fmt: skip


@WEREWOLF_DEN.activated(heroes_in_play, price=discard_any_card)
async def bite(g: Game, room: Room, hero: Hero) -> None:
    if hero in heroes_in_play(g, room):
        fortify(g, hero, 1)


CURSED_TOMB: Final = TNL.room(
    "cursed_tomb", "Cursed Tomb", TRAP, (CLERIC, THIEF), damage=1, copies=2,
    text="When another card destroys this room, as its effect or as its price: each opponent discards two room cards "
    "of their choice.",
)  # fmt: skip


@CURSED_TOMB.when(DESTROYED)
async def curse_everybody(g: Game, room: Room) -> None:
    await make_opponents_discard(g, g.owner(room), RoomCard, 2, CURSED_TOMB)


SAVE_POINT: Final = TNL.room(
    "save_point", "Save Point", TRAP, (CLERIC, MAGE), damage=0, copies=2,
    text="Destroy this room: take from the discard pile into your hand one spell that you played this round.",
)  # fmt: skip


def spells_to_load(g: Game, me: Player) -> list[SpellCard]:
    """Those that a player has cast this round, as far as they lie in the discard pile."""
    return [] if me.today is None else [spell for spell in me.today.cast if spell in g.discard]


def while_there_is_one(g: Game, room: Room) -> list[None]:
    return [None] if spells_to_load(g, g.owner(room)) else []


@SAVE_POINT.activated(while_there_is_one, price=destroy_this_room)
async def load(g: Game, room: Room, aim: None) -> None:
    me = g.owner(room)
    spell = await choose_card(me, "take", spells_to_load(g, me), SAVE_POINT)
    me.day().forget_spell(spell)
    await fetch(g, me, spell)
