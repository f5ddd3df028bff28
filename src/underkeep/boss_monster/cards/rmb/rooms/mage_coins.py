"""Rooms with mage treasure that have to do with coins or minibosses."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.cards.coins import has_a_coin, offer_to_discard_a_miniboss, put_one_more_coin_on
from underkeep.boss_monster.cards.rmb.box import RMB
from underkeep.boss_monster.hooks import ANY_ROOM_FALLS, BUILT, UNCOVERED, always
from underkeep.boss_monster.pieces import Room
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.room_cards import TRAP
from underkeep.boss_monster.table import Game
from underkeep.boss_monster.treasures import MAGE
from underkeep.boss_monster.verbs.coins import gain_coins, pay_coins
from underkeep.boss_monster.verbs.hands import draw_spells
from underkeep.core.decision import Decision, Word

MYSTERIOUS_PORTAL: Final = RMB.room(
    "mysterious_portal", "Mysterious Portal", TRAP, (MAGE, MAGE), damage=1, copies=1,
    text="When you build this room or it is uncovered: you may discard a miniboss to draw a spell.",
)  # fmt: skip


@MYSTERIOUS_PORTAL.when(BUILT | UNCOVERED)
async def send_through(g: Game, room: Room) -> None:
    me = g.owner(room)
    await offer_to_discard_a_miniboss(g, me, MYSTERIOUS_PORTAL)
    draw_spells(g, me, 1)


ALCHEMISTS_LAB: Final = RMB.room(
    "alchemists_lab", "Alchemist's Lab", TRAP, (MAGE, MAGE), damage=1, copies=2, once=True,
    text="Once per round, when you play a spell and it is not cancelled: gain 2 coins.",
)  # fmt: skip


@ALCHEMISTS_LAB.after_you_cast
async def make_gold(g: Game, room: Room) -> None:
    await gain_coins(g, g.owner(room), 2)


BLACK_MARKET: Final = RMB.room(
    "black_market", "Black Market", TRAP, (MAGE,), damage=2, copies=2, once=True,
    text="Once per round, when another room in any dungeon is destroyed: you may pay 1 coin to draw a spell.",
)  # fmt: skip


@BLACK_MARKET.when(ANY_ROOM_FALLS, given=has_a_coin, may=True)
async def buy_what_fell_off(g: Game, room: Room) -> None:
    me = g.owner(room)
    await pay_coins(g, me, 1)
    draw_spells(g, me, 1)


CURSED_WELL: Final = RMB.room(
    "cursed_well", "Cursed Well", TRAP, (MAGE,), damage=2, copies=2,
    text="Discard this card from your hand: draw a spell or gain 2 coins.",
)  # fmt: skip

COINS: Final = Word("type coins")


@CURSED_WELL.discarded(always)
async def make_a_wish(g: Game, me: Player, aim: None) -> None:
    if await Decision(me.seat, "type", [Word("type spell"), Word("type coins")], CURSED_WELL.id) == COINS:
        await gain_coins(g, me, 2)
    else:
        draw_spells(g, me, 1)


LOOT_BOX: Final = RMB.room(
    "loot_box", "Loot Box", TRAP, (MAGE,), damage=1, copies=2,
    text="Pay 2 coins to build this room; without paying it cannot be built. When you build it: draw two spells.",
)  # fmt: skip

LOOT_BOX.costs_to_build(2)


@LOOT_BOX.when_built
async def open_the_box(g: Game, room: Room) -> None:
    draw_spells(g, g.owner(room), 2)


CRYSTAL_BALLROOM: Final = RMB.room(
    "crystal_ballroom", "Crystal Ballroom", TRAP, (MAGE,), damage=3, copies=1, advanced=True,
    text="When you build this room: put up to three coins from your hoard on it; draw a spell for each. Deals 1 less "
    "damage for each coin on it, but not less than 0.",
)  # fmt: skip


@CRYSTAL_BALLROOM.when_built
async def read_the_crystals(g: Game, room: Room) -> None:
    for _ in range(3):
        if not await put_one_more_coin_on(g, room, CRYSTAL_BALLROOM):
            return
        draw_spells(g, g.owner(room), 1)


@CRYSTAL_BALLROOM.has_damage
def dance(me: Player, room: Room) -> int:
    return max(0, CRYSTAL_BALLROOM.damage - room.coins)
