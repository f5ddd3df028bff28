"""Rooms with cleric treasure."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.cards.aims import destroy_this_room
from underkeep.boss_monster.cards.coins import pay
from underkeep.boss_monster.cards.shared import (
    fetch_a_room_card,
    fetch_a_spell,
    make_opponents_discard,
    while_a_spell_is_discarded,
)
from underkeep.boss_monster.cards.vov.box import VOV
from underkeep.boss_monster.hooks import always
from underkeep.boss_monster.kinds import Card
from underkeep.boss_monster.pieces import Room
from underkeep.boss_monster.room_cards import MONSTER, TRAP
from underkeep.boss_monster.table import Game
from underkeep.boss_monster.treasures import CLERIC
from underkeep.boss_monster.verbs.coins import gain_coins

VAULT_CRYPT: Final = VOV.room(
    "vault_crypt", "Vault Crypt", TRAP, (CLERIC, CLERIC), damage=1, copies=2,
    text="Destroy this room: gain 1 coin and take a room card from the discard pile into your hand.",
)  # fmt: skip


@VAULT_CRYPT.activated(always, price=destroy_this_room)
async def rob_the_grave(g: Game, room: Room, aim: None) -> None:
    me = g.owner(room)
    await gain_coins(g, me, 1)
    await fetch_a_room_card(g, me, VAULT_CRYPT)


WIDOW_CHAPEL: Final = VOV.room(
    "widow_chapel", "Widow Chapel", MONSTER, (CLERIC,), damage=2, copies=2, once=True,
    text="Once per round, when a hero dies in this room: gain 1 coin.",
)  # fmt: skip


@WIDOW_CHAPEL.when_a_hero_dies_here
async def collect_for_the_widows(g: Game, room: Room) -> None:
    await gain_coins(g, g.owner(room), 1)


BONE_LEDGER: Final = VOV.room(
    "bone_ledger", "Bone Ledger", TRAP, (CLERIC,), damage=2, copies=2, once=True,
    text="Once per round, pay 2 coins: take a spell from the discard pile into your hand.",
)  # fmt: skip


@BONE_LEDGER.activated(while_a_spell_is_discarded, price=pay(2))
async def settle_the_account(g: Game, room: Room, aim: None) -> None:
    await fetch_a_spell(g, g.owner(room), BONE_LEDGER)


GHOST_TREASURY: Final = VOV.room(
    "ghost_treasury", "Ghost Treasury", MONSTER, (CLERIC,), damage=4, copies=2, advanced=True, once=True,
    text="Once per round, when a hero dies in this room: each opponent discards a card of their choice.",
)  # fmt: skip


@GHOST_TREASURY.when_a_hero_dies_here
async def levy_a_tax(g: Game, room: Room) -> None:
    await make_opponents_discard(g, g.owner(room), Card, 1, GHOST_TREASURY)
