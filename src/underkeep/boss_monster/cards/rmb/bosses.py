"""The bosses of Rise of the Minibosses, with what they can do when they have levelled up."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.cards.aims import (
    discard_rooms,
    opponents_with_spells,
    rooms_of_kind,
    treasures_for_dungeons,
)
from underkeep.boss_monster.cards.coins import give_the_owner, pay
from underkeep.boss_monster.cards.rmb.box import RMB
from underkeep.boss_monster.hiring import rooms_to_promote_in
from underkeep.boss_monster.hooks import BUILD, YOU_BUILD, YOU_CAST, YOU_KILL, always
from underkeep.boss_monster.options import Lure
from underkeep.boss_monster.pieces import Room
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.room_cards import MONSTER, TRAP, a_room_of
from underkeep.boss_monster.table import Game, Happening
from underkeep.boss_monster.treasures import CLERIC, FIGHTER, MAGE, THIEF
from underkeep.boss_monster.verbs.coins import gain_coins
from underkeep.boss_monster.verbs.hands import discard_at_random, draw_spells
from underkeep.boss_monster.verbs.minibosses import rise
from underkeep.boss_monster.verbs.rooms import add_treasure, double_damage

GREGORE: Final = RMB.boss(
    "gregore", "Gregore", 365, CLERIC,
    "From now on: once per round, when you kill a hero, gain 1 coin.", once=True,
)  # fmt: skip


@GREGORE.when(YOU_KILL)
async def loot_the_body(g: Game, me: Player) -> None:
    await gain_coins(g, me, 1)


CALABEZA: Final = RMB.boss(
    "calabeza", "Calabeza", 205, CLERIC,
    "From now on: once per round, you may discard a monster room card instead of paying the coin to promote a "
    "miniboss.", once=True,
)  # fmt: skip


def minibosses_to_train(g: Game, me: Player) -> list[Room]:
    """BM-057: those that could be promoted now, if it were not for the coin."""
    return rooms_to_promote_in(me, coins=0) if g.active is me else []


@CALABEZA.activated(minibosses_to_train, price=discard_rooms(1, MONSTER), phases=BUILD)
async def feed_it_a_monster(g: Game, me: Player, room: Room) -> None:
    await rise(g, me, room)


BELLADONNA: Final = RMB.boss(
    "belladonna_rmb", "Belladonna", 860, CLERIC,
    "From now on: once per round, you may pay 2 coins: one opponent discards a random spell.", once=True,
)  # fmt: skip


@BELLADONNA.activated(opponents_with_spells, price=pay(2))
async def brew_oblivion(g: Game, me: Player, victim: Player) -> None:
    await discard_at_random(g, victim, victim.spells, by=me)


LAMIA: Final = RMB.boss(
    "lamia", "Lamia", 255, FIGHTER,
    "From now on: each time you build a monster room, gain 1 coin.",
)  # fmt: skip


@LAMIA.when_told(YOU_BUILD, given=a_room_of(MONSTER))
async def charge_for_lodging(g: Game, me: Player, built: Happening) -> None:
    await gain_coins(g, me, 1)


KING_CROAK: Final = RMB.boss(
    "king_croak_rmb", "King Croak", 760, FIGHTER,
    "From now on: minibosses that you build start on level two.",
)  # fmt: skip
KING_CROAK.hires_at(2)

RAVENUS: Final = RMB.boss(
    "ravenus", "Ravenus", 760, FIGHTER,
    "From now on: once per round, you may pay 2 coins to double the damage of one monster room until the end of the "
    "round.", once=True,
)  # fmt: skip


@RAVENUS.activated(rooms_of_kind(MONSTER), price=pay(2))
async def goad(g: Game, me: Player, room: Room) -> None:
    if room.active:
        double_damage(g, room)


BARON_HEX: Final = RMB.boss(
    "baron_hex", "Baron Hex", 535, MAGE,
    "From now on: each time you play a spell and it is not cancelled, gain 1 coin.",
)  # fmt: skip


@BARON_HEX.when(YOU_CAST)
async def charge_for_magic(g: Game, me: Player) -> None:
    await gain_coins(g, me, 1)


OCULUS: Final = RMB.boss(
    "oculus", "Oculus", 630, MAGE,
    "From now on: each time a hero dies in one of your rooms that has a miniboss, draw a spell.",
)  # fmt: skip


def before_a_miniboss(g: Game, me: Player, death: Happening) -> bool:
    return death.room is not None and death.room in me.minions


@OCULUS.when_told(YOU_KILL, given=before_a_miniboss)
async def watch_it_die(g: Game, me: Player, death: Happening) -> None:
    draw_spells(g, me, 1)


KAZANNA: Final = RMB.boss(
    "kazanna_rmb", "Kazanna", 935, MAGE,
    "From now on: once per round, you may pay 2 coins to draw a spell.", once=True,
)  # fmt: skip


@KAZANNA.activated(always, price=pay(2))
async def buy_a_scroll(g: Game, me: Player, aim: None) -> None:
    draw_spells(g, me, 1)


DR_DEADLY: Final = RMB.boss(
    "dr_deadly", "Dr. Deadly", 300, THIEF,
    "From now on: each time you build a trap room, gain 1 coin.",
)  # fmt: skip


@DR_DEADLY.when_told(YOU_BUILD, given=a_room_of(TRAP))
async def sell_the_patent(g: Game, me: Player, built: Happening) -> None:
    await gain_coins(g, me, 1)


SCOTT: Final = RMB.boss(
    "scott", "Scott", 780, THIEF,
    "From now on: your trap rooms deal 1 more damage. Any opponent may give you 1 coin to switch this off until the "
    "end of the round.",
)  # fmt: skip


def is_calm(me: Player) -> bool:
    return me.today is not None and me.today.calmed


@SCOTT.lends_damage
def rig_the_traps(me: Player, room: Room, place: int) -> int:
    return 1 if room.card.kind == TRAP and not is_calm(me) else 0


@SCOTT.offered_to_opponents(price=give_the_owner(1), unless=is_calm)
async def calm_him_down(g: Game, opponent: Player, owner: Player) -> None:
    owner.day().calmed = True


KIRAX: Final = RMB.boss(
    "kirax_rmb", "Kirax", 980, THIEF,
    "From now on: once per round, you may pay 2 coins: one dungeon of your choice has one more treasure of any kind "
    "until the end of the round.", once=True,
)  # fmt: skip


@KIRAX.activated(treasures_for_dungeons, price=pay(2))
async def plant_treasure(g: Game, me: Player, lure: Lure) -> None:
    add_treasure(g, lure.player, lure.treasure)
