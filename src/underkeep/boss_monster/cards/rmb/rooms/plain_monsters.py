"""Monster rooms that have to do with neither coins nor minibosses."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.asking import choose_card, choose_word
from underkeep.boss_monster.cards.aims import (
    destroy_the_room_around,
    discard_a_spell,
    hero_in_this_room,
    heroes_in_play,
)
from underkeep.boss_monster.cards.rmb.box import RMB
from underkeep.boss_monster.cards.shared import stands
from underkeep.boss_monster.hooks import BUILT, THEY_DISCARD, UNCOVERED
from underkeep.boss_monster.pieces import Hero, Room
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.room_cards import MONSTER, RoomCard
from underkeep.boss_monster.table import Game, Happening
from underkeep.boss_monster.treasures import CLERIC, FIGHTER, MAGE
from underkeep.boss_monster.verbs.hands import draw_spells, fetch
from underkeep.boss_monster.verbs.heroes import fortify, move_walker
from underkeep.boss_monster.verbs.rooms import rally, strengthen, weaken

IMP_HOARD: Final = RMB.room(
    "imp_hoard", "Imp Hoard", MONSTER, (CLERIC,), damage=1, copies=2, once=True,
    text="Once per round, when an opponent discards a card: you may take it into your hand. Of several cards, choose "
    "one.",
)  # fmt: skip


def it_lies_there(g: Game, room: Room, lost: Happening) -> bool:
    return any(card in g.discard for card in lost.cards)


@IMP_HOARD.when_told(THEY_DISCARD, given=it_lies_there, may=True)
async def snatch(g: Game, room: Room, lost: Happening) -> None:
    me = g.owner(room)
    await fetch(g, me, await choose_card(me, "take", [card for card in lost.cards if card in g.discard], IMP_HOARD))


MINOTAUR_CATACOMBS: Final = RMB.room(
    "minotaur_catacombs", "Minotaur Catacombs", MONSTER, (FIGHTER, FIGHTER), damage=1, copies=1,
    text="Destroy this room: send one hero in it back to your first room.",
)  # fmt: skip


@MINOTAUR_CATACOMBS.activated(hero_in_this_room, price=destroy_the_room_around)
async def lose_the_way(g: Game, room: Room, hero: Hero) -> None:
    if hero is g.walker:
        move_walker(g, 0)


POWER_LEECH: Final = RMB.room(
    "power_leech", "Power Leech", MONSTER, (FIGHTER,), damage=1, copies=2,
    text="A monster room directly to the right of this room deals 2 more damage.",
)  # fmt: skip


@POWER_LEECH.lends_damage
def feed_the_next(other: Room, apart: int) -> int:
    return 2 if apart == 1 and other.card.kind == MONSTER else 0


FETID_BEAST: Final = RMB.room(
    "fetid_beast", "Fetid Beast", MONSTER, (FIGHTER,), damage=3, copies=2,
    text="Monster rooms may not be built next to this room. It may itself be built next to them.",
)  # fmt: skip


@FETID_BEAST.keeps_away
def stink(card: RoomCard) -> bool:
    return card.kind == MONSTER


SHROOMAN_AVIARY: Final = RMB.room(
    "shrooman_aviary", "Shrooman Aviary", MONSTER, (FIGHTER,), damage=2, copies=2,
    text="Discard this card from your hand: one hero has +3 health until the end of the round.",
)  # fmt: skip


@SHROOMAN_AVIARY.discarded(heroes_in_play)
async def scatter_spores(g: Game, me: Player, hero: Hero) -> None:
    if hero in g.heroes():
        fortify(g, hero, 3)


DRAGONS_NEST: Final = RMB.room(
    "dragons_nest", "Dragon's Nest", MONSTER, (FIGHTER,), damage=4, copies=1, advanced=True,
    text="When you build this room or it is uncovered: until the end of the round, every other monster room in your "
    "dungeon deals 1 more damage for each treasure that it has.",
)  # fmt: skip


@DRAGONS_NEST.when(BUILT | UNCOVERED)
async def defend_the_brood(g: Game, room: Room) -> None:
    rally(g, g.owner(room), DRAGONS_NEST)


DOPPELGANGER_HIVE: Final = RMB.room(
    "doppelganger_hive", "Doppelganger Hive", MONSTER, (FIGHTER,), damage=2, copies=2, advanced=True,
    text="Deals 1 more damage for each hero that was lured to your dungeon this round.",
)  # fmt: skip


@DOPPELGANGER_HIVE.has_damage
def mimic_everybody(me: Player, room: Room) -> int:
    return DOPPELGANGER_HIVE.damage + (0 if me.today is None else me.today.lured)


EFREETS_CHAMBER: Final = RMB.room(
    "efreets_chamber", "Efreet's Chamber", MONSTER, (MAGE,), damage=2, copies=2, advanced=True, once=True,
    text="Once per round, while a hero is at your entrance: draw a spell, and this room deals 2 less damage until the "
    "end of the round, but not less than 0; or discard a spell, and it deals 2 more.",
)  # fmt: skip


def while_somebody_waits(g: Game, room: Room) -> list[None]:
    return [None] if g.owner(room).entrance else []


@EFREETS_CHAMBER.activated(while_somebody_waits)
async def bargain(g: Game, room: Room, aim: None) -> None:
    me = g.owner(room)
    ways = ["draw spell", "discard spell"] if len(me.spells) > 0 else ["draw spell"]
    if await choose_word(me, ways, EFREETS_CHAMBER) == "draw spell":
        draw_spells(g, me, 1)
        if stands(room, EFREETS_CHAMBER):
            weaken(g, room, 2)
    else:
        await discard_a_spell(g, me, EFREETS_CHAMBER)
        if stands(room, EFREETS_CHAMBER):
            strengthen(g, room, 2)


MAGIPEDE: Final = RMB.room(
    "magipede", "Magipede", MONSTER, (MAGE,), damage=2, copies=1, advanced=True,
    text="Deals 1 more damage for each spell in your hand.",
)  # fmt: skip


@MAGIPEDE.has_damage
def bite_with_every_leg(me: Player, room: Room) -> int:
    return MAGIPEDE.damage + me.spell_count()
