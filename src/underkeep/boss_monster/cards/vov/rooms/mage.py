"""Rooms with mage treasure."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.cards.aims import discard_one_spell
from underkeep.boss_monster.cards.coins import pay
from underkeep.boss_monster.cards.vov.box import VOV
from underkeep.boss_monster.hooks import BUILT, UNCOVERED, always
from underkeep.boss_monster.pieces import Room
from underkeep.boss_monster.room_cards import MONSTER, TRAP
from underkeep.boss_monster.table import Game
from underkeep.boss_monster.treasures import MAGE
from underkeep.boss_monster.verbs.coins import gain_coins
from underkeep.boss_monster.verbs.hands import draw_rooms, draw_spells
from underkeep.boss_monster.verbs.rooms import strengthen

HEX_EXCHANGE: Final = VOV.room(
    "hex_exchange", "Hex Exchange", TRAP, (MAGE, MAGE), damage=1, copies=2, once=True,
    text="Once per round, discard a spell: gain 1 coin and draw a room card.",
)  # fmt: skip


@HEX_EXCHANGE.activated(always, price=discard_one_spell)
async def exchange(g: Game, room: Room, aim: None) -> None:
    me = g.owner(room)
    await gain_coins(g, me, 1)
    draw_rooms(g, me, 1)


FAMILIAR_NEST: Final = VOV.room(
    "familiar_nest", "Familiar Nest", MONSTER, (MAGE,), damage=2, copies=2, once=True,
    text="Once per round, when you play a spell and it is not cancelled: this room deals 1 more damage until the end "
    "of the round.",
)  # fmt: skip


@FAMILIAR_NEST.after_you_cast
async def hiss(g: Game, room: Room) -> None:
    strengthen(g, room, 1)


RUNE_MINT: Final = VOV.room(
    "rune_mint", "Rune Mint", TRAP, (MAGE,), damage=1, copies=2,
    text="When you build this room or it is uncovered: gain 1 coin, and draw a spell if your hand holds none.",
)  # fmt: skip


@RUNE_MINT.when(BUILT | UNCOVERED)
async def strike_a_coin(g: Game, room: Room) -> None:
    me = g.owner(room)
    await gain_coins(g, me, 1)
    if me.spell_count() == 0:
        draw_spells(g, me, 1)


ARCHMAGE_VAULT: Final = VOV.room(
    "archmage_vault", "Archmage Vault", TRAP, (MAGE,), damage=3, copies=2, advanced=True, once=True,
    text="Once per round, pay 1 coin: draw a spell.",
)  # fmt: skip


@ARCHMAGE_VAULT.activated(always, price=pay(1))
async def open_the_vault(g: Game, room: Room, aim: None) -> None:
    draw_spells(g, g.owner(room), 1)
