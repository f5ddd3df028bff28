"""Rooms with cleric treasure that have to do with coins or minibosses."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.asking import choose_card, choose_card_or_none, choose_player
from underkeep.boss_monster.cards.coins import (
    has_a_coin,
    heroes_about_to_enter,
    minibosses_in_hand,
    offer_to_discard_a_miniboss,
    pay,
    put_one_more_coin_on,
)
from underkeep.boss_monster.cards.rmb.box import RMB
from underkeep.boss_monster.cards.shared import is_wounded
from underkeep.boss_monster.hooks import A_COIN, BUILT, UNCOVERED, Price
from underkeep.boss_monster.pieces import Hero, Room
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.room_cards import MONSTER, TRAP
from underkeep.boss_monster.table import Game
from underkeep.boss_monster.treasures import CLERIC
from underkeep.boss_monster.verbs.coins import gain_coins, give_coins, swap_hoards
from underkeep.boss_monster.verbs.hands import fetch, show, steal_at_random
from underkeep.boss_monster.verbs.heroes import heal, hold_back
from underkeep.boss_monster.verbs.rooms import watch

MONSTER_ACADEMY: Final = RMB.room(
    "monster_academy", "Monster Academy", MONSTER, (CLERIC, CLERIC), damage=1, copies=2,
    text="When you build this room or it is uncovered: show any number of minibosses from your hand and gain 2 coins "
    "for each. They stay in your hand.",
)  # fmt: skip


@MONSTER_ACADEMY.when(BUILT | UNCOVERED)
async def show_the_pupils(g: Game, room: Room) -> None:
    me = g.owner(room)
    pupils = minibosses_in_hand(me)
    shown = 0
    while pupils or shown == 0:
        hidden = len(me.rooms) > 0
        card = await choose_card_or_none(g, me, pupils, MONSTER_ACADEMY, verb="show", hidden=hidden)
        if card is None:
            break
        pupils.remove(card)
        show(g, me, card)
        shown += 1
    await gain_coins(g, me, 2 * shown)


ANCIENT_GUARDTOWER: Final = RMB.room(
    "ancient_guardtower", "Ancient Guardtower", TRAP, (CLERIC,), damage=2, copies=2,
    text="When you build this room: choose one opponent. Once in this round, you may give that opponent 1 coin to take "
    "a random spell from their hand.",
)  # fmt: skip


@ANCIENT_GUARDTOWER.when_built
async def watch_somebody(g: Game, room: Room) -> None:
    me = g.owner(room)
    rival = await choose_player(me, g.opponents(me), ANCIENT_GUARDTOWER)
    watch(g, room, rival.seat)


def whom_it_watches(g: Game, room: Room) -> list[Player]:
    rivals = g.opponents(g.owner(room))
    watched = -1 if room.fittings is None else room.fittings.rival
    return [rival for rival in rivals if rival.seat == watched and len(rival.spells) > 0]


async def bribe(g: Game, room: Room, rival: Player) -> None:
    watch(g, room, -1)
    await give_coins(g, g.owner(room), rival, 1)


@ANCIENT_GUARDTOWER.activated(whom_it_watches, price=Price(bribe, has_a_coin, A_COIN))
async def take_what_was_paid_for(g: Game, room: Room, rival: Player) -> None:
    steal_at_random(g, g.owner(room), rival, rival.spells, "spell")


VAMPIRE_LAB: Final = RMB.room(
    "vampire_lab", "Vampire Lab", MONSTER, (CLERIC,), damage=2, copies=2,
    text="When you build this room or it is uncovered: you may discard a miniboss to heal, turning one of your face-up "
    "heroes face down.",
)  # fmt: skip


@VAMPIRE_LAB.when(BUILT | UNCOVERED, given=is_wounded)
async def drink(g: Game, room: Room) -> None:
    me = g.owner(room)
    await offer_to_discard_a_miniboss(g, me, VAMPIRE_LAB)
    heal(g, me, await choose_card(me, "take", me.wound_cards, VAMPIRE_LAB))


HAUNTED_CAVERN: Final = RMB.room(
    "haunted_cavern", "Haunted Cavern", MONSTER, (CLERIC,), damage=3, copies=1, advanced=True, once=True,
    text="Once per round, pay 1 coin: one hero at your entrance does not enter your dungeon in this round.",
)  # fmt: skip


@HAUNTED_CAVERN.activated(heroes_about_to_enter, price=pay(1))
async def howl(g: Game, room: Room, hero: Hero) -> None:
    if hero in heroes_about_to_enter(g, room):
        hold_back(g, hero)


MINION_CLINIC: Final = RMB.room(
    "minion_clinic", "Minion Clinic", MONSTER, (CLERIC,), damage=3, copies=2, advanced=True,
    text="When you build this room: put up to three coins from your hoard on it; for each, take a card from the "
    "discard pile into your hand. Deals 1 less damage for each coin on it, but not less than 0.",
)  # fmt: skip


@MINION_CLINIC.when_built
async def patch_up(g: Game, room: Room) -> None:
    for _ in range(3):
        if not g.discard or not await put_one_more_coin_on(g, room, MINION_CLINIC):
            return
        me = g.owner(room)
        await fetch(g, me, await choose_card(me, "take", g.discard, MINION_CLINIC))


@MINION_CLINIC.has_damage
def treat_gently(me: Player, room: Room) -> int:
    return max(0, MINION_CLINIC.damage - room.coins)


ROBBERS_VAULT: Final = RMB.room(
    "robbers_vault", "Robber's Vault", TRAP, (CLERIC,), damage=3, copies=1, advanced=True,
    text="When you build this room: swap your whole hoard with that of another player, even if yours is empty.",
)  # fmt: skip


@ROBBERS_VAULT.when_built
async def swap_bags(g: Game, room: Room) -> None:
    me = g.owner(room)
    swap_hoards(g, me, await choose_player(me, g.opponents(me), ROBBERS_VAULT))
