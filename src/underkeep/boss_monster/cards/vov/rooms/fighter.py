"""Rooms with fighter treasure."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.asking import choose_hidden_card, may
from underkeep.boss_monster.cards.vov.box import VOV
from underkeep.boss_monster.hooks import HERO_SURVIVES_HERE
from underkeep.boss_monster.pieces import Room
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.room_cards import MONSTER
from underkeep.boss_monster.table import Game
from underkeep.boss_monster.treasures import FIGHTER
from underkeep.boss_monster.verbs.coins import gain_coins, pay_coins
from underkeep.boss_monster.verbs.hands import discard

BRAWL_PIT: Final = VOV.room(
    "brawl_pit", "Brawl Pit", MONSTER, (FIGHTER, FIGHTER), damage=1, copies=2,
    text="Deals 1 more damage while a miniboss is attached to it.",
)  # fmt: skip


@BRAWL_PIT.has_damage
def brawl(me: Player, room: Room) -> int:
    return BRAWL_PIT.damage + 1 if has_a_miniboss(room) else BRAWL_PIT.damage


def has_a_miniboss(room: Room) -> bool:
    """One that has been paid for."""
    return room.miniboss is not None and room.miniboss.level > 0


OGRE_TOLL_BRIDGE: Final = VOV.room(
    "ogre_toll_bridge", "Ogre Toll Bridge", MONSTER, (FIGHTER,), damage=2, copies=2, once=True,
    text="Once per round, when a hero survives this room: gain 1 coin.",
)  # fmt: skip


@OGRE_TOLL_BRIDGE.when(HERO_SURVIVES_HERE)
async def take_the_toll(g: Game, room: Room) -> None:
    await gain_coins(g, g.owner(room), 1)


RAIDER_BARRACKS: Final = VOV.room(
    "raider_barracks", "Raider Barracks", MONSTER, (FIGHTER,), damage=3, copies=2,
    text="When you build this room: pay 1 coin, or discard a room card if you have any.",
)  # fmt: skip


@RAIDER_BARRACKS.when_built
async def pay_the_raiders(g: Game, room: Room) -> None:
    """Whoever has coins says whether they are paid; 'no' means a card, as long as there is one."""
    me = g.owner(room)
    cards = me.rooms.cards
    if me.coins > 0 and (not cards or await may(me, RAIDER_BARRACKS)):
        await pay_coins(g, me, 1)
    else:
        await discard(g, me, [await choose_hidden_card(g, me, "discard", cards, len(cards), RAIDER_BARRACKS)])


CHAMPION_GALLERY: Final = VOV.room(
    "champion_gallery", "Champion Gallery", MONSTER, (FIGHTER,), damage=4, copies=2, advanced=True,
    text="Rooms with a miniboss next to this one deal 1 more damage.",
)  # fmt: skip


@CHAMPION_GALLERY.lends_damage
def cheer_for_the_champions(other: Room, apart: int) -> int:
    return 1 if abs(apart) == 1 and has_a_miniboss(other) else 0
