"""Prices, aims, doings and words of cards that have to do with coins and minibosses."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.asking import choose_card_or_none, choose_coins, choose_hidden_card, may
from underkeep.boss_monster.cards.aims import paid_for, user
from underkeep.boss_monster.cards.shared import stands
from underkeep.boss_monster.hooks import A_COIN, A_MINIBOSS_IN_HAND, MY_HERO, TWO_COINS, Price, during
from underkeep.boss_monster.kinds import Card
from underkeep.boss_monster.minibosses import MinibossCard
from underkeep.boss_monster.pieces import Hero, Room
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.room_cards import RoomCard
from underkeep.boss_monster.table import Game
from underkeep.boss_monster.verbs.coins import give_coins, pay_coins, put_coins_on
from underkeep.boss_monster.verbs.hands import discard
from underkeep.boss_monster.walking import is_ignored
from underkeep.core.decision import Fizzle

BACK: Final = "Then this miniboss is back at level one."  # BM-060, at the end of every third level

# -- prices -----------------------------------------------------------------------------------------------------


def pay(coins: int) -> Price:
    """So many coins, back to the pot (BM-126)."""

    async def pay_them(g: Game, source: Room | Player, aim: object) -> None:
        await pay_coins(g, user(g, source), coins)

    def payable(g: Game, source: Room | Player) -> bool:
        return user(g, source).coins >= coins

    return Price(pay_them, payable, A_COIN if coins == 1 else TWO_COINS)


def give_the_owner(coins: int) -> Price:
    """So many coins, out of the hoard of an opponent who uses somebody's boss or room."""

    async def give_them(g: Game, opponent: Player, aim: Room | Player) -> None:
        owner = g.owner(aim) if isinstance(aim, Room) else aim
        await give_coins(g, opponent, owner, coins)

    def payable(g: Game, opponent: Player) -> bool:
        return opponent.coins >= coins

    return Price(give_them, payable, A_COIN if coins == 1 else TWO_COINS)


async def pay_what_you_like(g: Game, me: Player, aim: object) -> None:
    """For a spell, which will know how much that was."""
    spell = g.chain[-1]
    spell.paid = await choose_coins(me, me.coins, spell.card)
    if spell.paid > 0:
        await pay_coins(g, me, spell.paid)


any_number_of_coins: Final = Price(pay_what_you_like)


def minibosses_in_hand(me: Player) -> list[MinibossCard]:
    return [card for card in me.rooms.cards if isinstance(card, MinibossCard)]


async def pay_with_a_miniboss(g: Game, source: Room | Player, aim: object) -> None:
    me = user(g, source)
    cards = minibosses_in_hand(me)
    await discard(g, me, [await choose_hidden_card(g, me, "discard", cards, len(me.rooms), paid_for(g))])


def has_a_miniboss(g: Game, source: Room | Player) -> bool:
    return len(minibosses_in_hand(user(g, source))) > 0


discard_a_miniboss: Final = Price(pay_with_a_miniboss, has_a_miniboss, A_MINIBOSS_IN_HAND)

# -- aims and tests ---------------------------------------------------------------------------------------------


@during(MY_HERO)
def hero_in_this_dungeon(g: Game, room: Room) -> list[Hero]:
    me = g.owner(room)
    hero = g.walker_in(me)
    return [] if hero is None or is_ignored(me, room, hero) else [hero]


def heroes_about_to_enter(g: Game, room: Room) -> list[Hero]:
    return [hero for hero in g.owner(room).entrance if not hero.waits]


def dungeons(g: Game, room: Room) -> list[Player]:
    """Those with a room that works, anybody's."""
    return [player for player in g.seated if player.active_rooms()]


def opponents_with_a_hand(g: Game, room: Room) -> list[Player]:
    return [other for other in g.opponents(g.owner(room)) if len(other.rooms) + len(other.spells) > 0]


def has_a_coin(g: Game, room: Room) -> bool:
    return g.owner(room).coins > 0


def level_of_miniboss(room: Room) -> int:
    return 0 if room.miniboss is None else room.miniboss.level


# -- doings -----------------------------------------------------------------------------------------------------


async def offer_to_discard_a_miniboss(g: Game, me: Player, source: Card) -> None:
    """Out of the hand, if its owner likes; else the effect ends there."""
    card = await choose_card_or_none(g, me, minibosses_in_hand(me), source, verb="discard", hidden=len(me.rooms) > 0)
    if card is None:
        raise Fizzle
    await discard(g, me, [card])


async def put_one_more_coin_on(g: Game, room: Room, card: RoomCard) -> bool:
    """Whether its owner does so: there is a coin, the room is still what it was, and nobody must."""
    me = g.owner(room)
    if me.coins == 0 or not stands(room, card) or not await may(me, card):
        return False
    put_coins_on(g, me, room, 1)
    return True
