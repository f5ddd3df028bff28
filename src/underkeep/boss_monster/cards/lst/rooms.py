"""The rooms of Lost Levels."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.cards.aims import any_room, discard_rooms, hero_in_this_room
from underkeep.boss_monster.cards.lst.box import LST
from underkeep.boss_monster.cards.shared import discard_any_card_of_the_hand
from underkeep.boss_monster.carrying import dodges
from underkeep.boss_monster.hooks import MY_HERO, Price, during
from underkeep.boss_monster.pieces import Room
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.room_cards import MONSTER, TRAP
from underkeep.boss_monster.table import Game
from underkeep.boss_monster.treasures import CLERIC, FIGHTER, MAGE, THIEF
from underkeep.boss_monster.verbs.hands import draw_rooms, draw_spells
from underkeep.boss_monster.verbs.heroes import lead_out, leave_ruin
from underkeep.boss_monster.verbs.rooms import destroy, silence

WARP_ZONE: Final = LST.room(
    "warp_zone", "Warp Zone", TRAP, (CLERIC, FIGHTER), damage=1, copies=1,
    text="Destroy this room: put one hero in it at the entrance of an opponent's dungeon.",
)  # fmt: skip


@during(MY_HERO)
def opponents_for_the_hero_here(g: Game, room: Room) -> list[Player]:
    return g.opponents(g.owner(room)) if hero_in_this_room(g, room) else []


async def pay_with_the_room_around(g: Game, room: Room, other: Player) -> None:
    await destroy(g, room, sparing=g.walker)


@WARP_ZONE.activated(opponents_for_the_hero_here, price=Price(pay_with_the_room_around))
async def skip_to_another_world(g: Game, room: Room, other: Player) -> None:
    hero = g.walker
    if hero is not None:
        if not dodges(g, hero):
            lead_out(g, other, hero)
        await leave_ruin(g, hero)


BONUS_STAGE: Final = LST.room(
    "bonus_stage", "Bonus Stage", MONSTER, (MAGE, THIEF), damage=1, copies=1, once=True,
    text="Once per round, when a hero dies in this room: draw a room card and a spell, then discard a card.",
)  # fmt: skip


@BONUS_STAGE.when_a_hero_dies_here
async def collect_the_bonus(g: Game, room: Room) -> None:
    me = g.owner(room)
    draw_rooms(g, me, 1)
    draw_spells(g, me, 1)
    await discard_any_card_of_the_hand(g, me, BONUS_STAGE)


UNUSED_SPRITE_PEN: Final = LST.room(
    "unused_sprite_pen", "Unused Sprite Pen", MONSTER, (FIGHTER,), damage=2, copies=1,
    text="Deals 1 more damage for each room in your dungeon that another one covers, but at most 3 more.",
)  # fmt: skip


@UNUSED_SPRITE_PEN.has_damage
def count_the_forgotten(me: Player, room: Room) -> int:
    covered = sum([len(other.stack) - 1 for other in me.dungeon if other.stack])
    return UNUSED_SPRITE_PEN.damage + min(3, covered)


DEBUG_CHAMBER: Final = LST.room(
    "debug_chamber", "Debug Chamber", TRAP, (THIEF,), damage=3, copies=1, advanced=True, once=True,
    text="Once per round, discard a room card: one room in any dungeon has no ability until the end of the round.",
)  # fmt: skip


DEBUG_CHAMBER.silences = True


@DEBUG_CHAMBER.activated(any_room, price=discard_rooms(1))
async def comment_it_out(g: Game, room: Room, other: Room) -> None:
    if other.active:
        silence(g, other)
