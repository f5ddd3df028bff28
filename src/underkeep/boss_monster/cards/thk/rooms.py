"""The rooms of Tools of Hero-Kind: all of them advanced, all of them about items."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.asking import choose_card
from underkeep.boss_monster.cards.aims import discard_rooms
from underkeep.boss_monster.cards.item_aims import face_down_items
from underkeep.boss_monster.cards.thk.box import THK
from underkeep.boss_monster.hooks import BUILD, Price, always
from underkeep.boss_monster.items import ItemCard
from underkeep.boss_monster.pieces import Hero, Room
from underkeep.boss_monster.room_cards import MONSTER, TRAP
from underkeep.boss_monster.table import Game
from underkeep.boss_monster.treasures import CLERIC, FIGHTER, MAGE, THIEF
from underkeep.boss_monster.verbs.hands import draw_spells
from underkeep.boss_monster.verbs.items import disarm, equip, gear_of, turn_down, turn_up

ORCISH_SMITHY: Final = THK.room(
    "orcish_smithy", "Orcish Smithy", MONSTER, (FIGHTER,), damage=3, copies=1, advanced=True, once=True,
    text="Once per round, in the build phase: give an item that lies in town without a carrier to any hero without an "
    "item, whatever its treasure, even to a star hero.",
)  # fmt: skip


def heroes_without_an_item(g: Game, room: Room) -> list[Hero]:
    if g.wares is None or not g.wares.town:
        return []
    return [hero for hero in g.heroes() if hero.item is None]


@ORCISH_SMITHY.activated(heroes_without_an_item, phases=BUILD)
async def forge(g: Game, room: Room, hero: Hero) -> None:
    lying = [] if g.wares is None else g.wares.town
    item = await choose_card(g.owner(room), "take", lying, ORCISH_SMITHY)
    if hero.item is None:
        equip(g, hero, item)


BURIAL_MOUND: Final = THK.room(
    "burial_mound", "Burial Mound", TRAP, (CLERIC,), damage=3, copies=1, advanced=True, once=True,
    text="Once per round, discard two room cards: turn one of your face-down items face up.",
)  # fmt: skip


def my_buried_items(g: Game, room: Room) -> list[ItemCard]:
    return face_down_items(g.owner(room))[:]


@BURIAL_MOUND.activated(my_buried_items, price=discard_rooms(2))
async def dig_it_up(g: Game, room: Room, item: ItemCard) -> None:
    me = g.owner(room)
    if item in face_down_items(me):
        turn_up(g, me, item)


ARTIFICERS_WORKBENCH: Final = THK.room(
    "artificers_workbench", "Artificer's Workbench", TRAP, (MAGE,), damage=3, copies=1, advanced=True, once=True,
    text="Once per round, turn your face-up item face down without using it: draw a spell.",
)  # fmt: skip


async def pay_with_the_item(g: Game, room: Room, aim: object) -> None:
    turn_down(g, g.owner(room))


def has_an_item(g: Game, room: Room) -> bool:
    return gear_of(g.owner(room)).item is not None


@ARTIFICERS_WORKBENCH.activated(always, price=Price(pay_with_the_item, has_an_item))
async def take_it_apart(g: Game, room: Room, aim: None) -> None:
    draw_spells(g, g.owner(room), 1)


MAGNETIC_CEILING: Final = THK.room(
    "magnetic_ceiling", "Magnetic Ceiling", TRAP, (THIEF,), damage=3, copies=1, advanced=True, once=True,
    text="Once per round, when a hero with an item enters this room: you may put that item face down in your score "
    "area before the damage is dealt.",
)  # fmt: skip


def it_carries_an_item(hero: Hero) -> bool:
    return hero.item is not None


@MAGNETIC_CEILING.when_a_hero_enters_you_may(it_carries_an_item)
async def pull_it_up(g: Game, room: Room, hero: Hero) -> None:
    disarm(g, g.owner(room), hero)
