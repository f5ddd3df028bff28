"""The bosses of Vault of Villains."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.asking import choose_room_or_none
from underkeep.boss_monster.cards.coins import pay
from underkeep.boss_monster.cards.shared import discard_any_card_of_the_hand, heal_an_ordinary_wound
from underkeep.boss_monster.cards.vov.box import VOV
from underkeep.boss_monster.cards.vov.rooms.fighter import has_a_miniboss
from underkeep.boss_monster.cards.vov.spells import can_rise
from underkeep.boss_monster.hooks import ANY_ROOM_FALLS, always
from underkeep.boss_monster.pieces import Room
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.table import Game
from underkeep.boss_monster.treasures import CLERIC, EXPLORER, FIGHTER, MAGE, THIEF
from underkeep.boss_monster.verbs.coins import gain_coins, give_coins
from underkeep.boss_monster.verbs.hands import draw_spells
from underkeep.boss_monster.verbs.minibosses import raise_level

COUNTESS_UMBRA: Final = VOV.boss(
    "countess_umbra", "Countess Umbra", 565, CLERIC,
    "Take up to two coins from each opponent. If you took three or more, heal one ordinary hero: turn it face down.",
)  # fmt: skip


@COUNTESS_UMBRA.levels_up
async def call_in_debts(g: Game, me: Player) -> None:
    taken = 0
    for other in g.opponents(me):
        coins = min(2, other.coins)
        if coins:
            await give_coins(g, other, me, coins)
            taken += coins
    if taken >= 3:
        await heal_an_ordinary_wound(g, me, COUNTESS_UMBRA)


GRUDGE_GRINDER: Final = VOV.boss(
    "grudge_grinder", "Grudge Grinder", 345, FIGHTER,
    "From now on: your rooms with a miniboss deal 1 more damage.",
)  # fmt: skip


@GRUDGE_GRINDER.lends_damage
def hold_a_grudge(me: Player, room: Room, place: int) -> int:
    return 1 if has_a_miniboss(room) else 0


BARONESS_COG: Final = VOV.boss(
    "baroness_cog", "Baroness Cog", 795, MAGE,
    "From now on: once per round, you may pay 1 coin to draw a spell, then discard a card.", once=True,
)  # fmt: skip


@BARONESS_COG.activated(always, price=pay(1))
async def insert_a_coin(g: Game, me: Player, aim: None) -> None:
    draw_spells(g, me, 1)
    await discard_any_card_of_the_hand(g, me, BARONESS_COG)


SILAS_QUICK: Final = VOV.boss(
    "silas_quick", "Silas Quick", 665, THIEF,
    "From now on: once per round, when a room in any dungeon is destroyed, gain 1 coin.", once=True,
)  # fmt: skip


@SILAS_QUICK.when(ANY_ROOM_FALLS)
async def loot_the_ruins(g: Game, me: Player) -> None:
    await gain_coins(g, me, 1)


OVERMIND_NINE: Final = VOV.boss(
    "overmind_nine", "Overmind Nine", 215, EXPLORER,
    "You may promote each of your minibosses by one level for free.",
)  # fmt: skip


@OVERMIND_NINE.levels_up
async def assimilate(g: Game, me: Player) -> None:
    left = [room for room in me.active_rooms() if can_rise(room)]
    while left:
        room = await choose_room_or_none(g, me, left, OVERMIND_NINE)
        if room is None:
            return
        left.remove(room)
        await raise_level(g, me, room)
