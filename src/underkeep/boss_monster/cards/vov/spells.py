"""The spells of Vault of Villains."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.cards.vov.box import VOV
from underkeep.boss_monster.cards.vov.rooms.fighter import has_a_miniboss
from underkeep.boss_monster.cards.vov.rooms.thief import opponents_with_coins
from underkeep.boss_monster.hooks import ADVENTURE, ANY_MINIBOSS, BOTH, BUILD, MY_MINIBOSS, always, needing
from underkeep.boss_monster.minibosses import TOP
from underkeep.boss_monster.pieces import Room
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.table import Game
from underkeep.boss_monster.verbs.coins import gain_coins, give_coins
from underkeep.boss_monster.verbs.hands import draw_rooms, draw_spells
from underkeep.boss_monster.verbs.minibosses import raise_level
from underkeep.boss_monster.verbs.rooms import strengthen

INHERITANCE: Final = VOV.spell(
    "inheritance", "Inheritance", BOTH, copies=2,
    text="Gain 1 coin for every two face-down heroes in your score area.",
)  # fmt: skip


@INHERITANCE.at(always)
async def inherit(g: Game, me: Player, aim: None) -> None:
    await gain_coins(g, me, len(me.soul_cards) // 2)


PROMOTION_DAY: Final = VOV.spell(
    "promotion_day", "Promotion Day", BUILD, copies=2,
    text="Promote one of your minibosses by one level for free, beside your promotion of this round.",
)  # fmt: skip


@needing(MY_MINIBOSS)
def my_minibosses_to_promote(g: Game, me: Player) -> list[Room]:
    """BM-055, BM-060: not those that must wait for a later round."""
    return [room for room in me.active_rooms() if can_rise(room)]


def can_rise(room: Room) -> bool:
    miniboss = room.miniboss
    return miniboss is not None and 0 < miniboss.level < TOP and not miniboss.rests()


@PROMOTION_DAY.at(my_minibosses_to_promote)
async def celebrate(g: Game, me: Player, room: Room) -> None:
    await raise_level(g, me, room)


VAULT_HEIST: Final = VOV.spell(
    "vault_heist", "Vault Heist", BOTH, copies=2,
    text="Take up to 2 coins from an opponent's hoard.",
)  # fmt: skip


@VAULT_HEIST.at(opponents_with_coins)
async def break_in(g: Game, me: Player, victim: Player) -> None:
    await give_coins(g, victim, me, min(2, victim.coins))


BODYGUARD: Final = VOV.spell(
    "bodyguard", "Bodyguard", ADVENTURE, copies=2,
    text="One room with a miniboss, in any dungeon, deals 3 more damage until the end of the round.",
)  # fmt: skip


@needing(ANY_MINIBOSS)
def any_room_with_a_miniboss(g: Game, me: Player) -> list[Room]:
    return [room for room in g.active_rooms() if has_a_miniboss(room)]


@BODYGUARD.at(any_room_with_a_miniboss)
async def stand_guard(g: Game, me: Player, room: Room) -> None:
    strengthen(g, room, 3)


VILLAIN_PACT: Final = VOV.spell(
    "villain_pact", "Villain Pact!", BOTH, copies=1,
    text="You and one opponent each draw a spell and a room card; or, if nobody has fewer souls than you and somebody "
    "has more: only you draw them.",
)  # fmt: skip


def any_opponent(g: Game, me: Player) -> list[Player]:
    return g.opponents(me)


def draw_one_of_each(g: Game, me: Player) -> None:
    draw_spells(g, me, 1)
    draw_rooms(g, me, 1)


@VILLAIN_PACT.at(any_opponent)
async def share(g: Game, me: Player, partner: Player) -> None:
    draw_one_of_each(g, me)
    draw_one_of_each(g, partner)


def while_i_have_the_fewest_souls(g: Game, me: Player) -> list[None]:
    souls = [player.souls for player in g.seated]
    return [None] if me.souls == min(souls) < max(souls) else []


@VILLAIN_PACT.or_at(while_i_have_the_fewest_souls)
async def betray(g: Game, me: Player, aim: None) -> None:
    draw_one_of_each(g, me)
