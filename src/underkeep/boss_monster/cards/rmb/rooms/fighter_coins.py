"""Rooms with fighter treasure that have to do with coins or minibosses."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.cards.coins import discard_a_miniboss
from underkeep.boss_monster.cards.rmb.box import RMB
from underkeep.boss_monster.hooks import HERO_SURVIVES_HERE, YOU_BUILD
from underkeep.boss_monster.pieces import Room
from underkeep.boss_monster.room_cards import MONSTER
from underkeep.boss_monster.table import Game, Happening
from underkeep.boss_monster.treasures import FIGHTER
from underkeep.boss_monster.verbs.coins import gain_coins
from underkeep.boss_monster.verbs.rooms import double_damage

GOBLIN_MARKET: Final = RMB.room(
    "goblin_market", "Goblin Market", MONSTER, (FIGHTER, FIGHTER), damage=1, copies=2,
    text="Each time you build a room next to this one: gain 2 coins.",
)  # fmt: skip


def it_is_next_door(g: Game, room: Room, built: Happening) -> bool:
    dungeon = g.owner(room).dungeon
    return built.room in dungeon and abs(dungeon.index(built.room) - dungeon.index(room)) == 1


@GOBLIN_MARKET.when_told(YOU_BUILD, given=it_is_next_door)
async def sell_to_the_neighbours(g: Game, room: Room, built: Happening) -> None:
    await gain_coins(g, g.owner(room), 2)


TRAINING_CAMP: Final = RMB.room(
    "training_camp", "Training Camp", MONSTER, (FIGHTER,), damage=2, copies=2, once=True,
    text="Once per round, discard a miniboss: double the damage of one monster room in your dungeon until the end of "
    "the round.",
)  # fmt: skip


def monsters_to_train(g: Game, room: Room) -> list[Room]:
    return [other for other in g.owner(room).active_rooms() if other.card.kind == MONSTER]


@TRAINING_CAMP.activated(monsters_to_train, price=discard_a_miniboss)
async def train(g: Game, room: Room, monster: Room) -> None:
    if monster.active:
        double_damage(g, monster)


FOYER_ELEMENTAL: Final = RMB.room(
    "foyer_elemental", "Foyer Elemental", MONSTER, (FIGHTER,), damage=4, copies=1, advanced=True, once=True,
    text="Once per round, when a hero survives this room: gain 2 coins.",
)  # fmt: skip


@FOYER_ELEMENTAL.when(HERO_SURVIVES_HERE)
async def take_admission(g: Game, room: Room) -> None:
    await gain_coins(g, g.owner(room), 2)
