"""What spells and abilities can be pointed at, and prices that many abilities ask for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from underkeep.boss_monster.asking import choose_hidden_card
from underkeep.boss_monster.carrying import cloaked
from underkeep.boss_monster.hooks import (
    A_RIVALS_SOUL,
    A_SOUL,
    A_SPELL,
    ANY_HERO,
    MY_HERO,
    THEIR_HERO,
    Price,
    during,
    needing,
)
from underkeep.boss_monster.kinds import Card
from underkeep.boss_monster.options import Lure, Soul
from underkeep.boss_monster.pieces import Hero, Room
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.room_cards import RoomCard
from underkeep.boss_monster.table import Game
from underkeep.boss_monster.verbs.hands import discard, show
from underkeep.boss_monster.verbs.rooms import destroy
from underkeep.boss_monster.walking import is_ignored

# -- for spells: aims(g, me) ------------------------------------------------------------------------------------


def any_room(g: Game, source: Player | Room) -> list[Room]:
    return g.active_rooms()


def rooms_of_kind(kind: str) -> Callable[[Game, Player | Room], list[Room]]:
    def aims(g: Game, source: Player | Room) -> list[Room]:
        return [room for room in g.active_rooms() if room.card.kind == kind]

    return aims


def my_rooms(g: Game, me: Player) -> list[Room]:
    return me.active_rooms()


@during(MY_HERO)
def hero_in_my_dungeon(g: Game, me: Player) -> list[Hero]:
    hero = g.walker_in(me)
    return [] if hero is None else [hero]


@during(MY_HERO)
def hero_open_to_spells(g: Game, me: Player) -> list[Hero]:
    """In my dungeon, for a spell that names something else beside; without who cannot be aimed at."""
    return [hero for hero in hero_in_my_dungeon(g, me) if not cloaked(hero)]


@during(MY_HERO)
def hero_in_a_room_of_mine(g: Game, me: Player) -> list[Hero]:
    hero = g.walker_in(me)
    return [hero] if hero is not None and g.inside and me.dungeon[g.place].active else []


@during(THEIR_HERO)
def hero_in_an_opponents_dungeon(g: Game, me: Player) -> list[Hero]:
    return [] if g.walker is None or g.active is me else [g.walker]


@needing(A_RIVALS_SOUL)
def killed_heroes_of_opponents(g: Game, me: Player) -> list[Soul]:
    souls: list[Soul] = []
    for other in g.seated:
        if other is not me:
            for card in other.soul_cards:
                souls.append(Soul(other, card))
    return souls


@needing(A_SOUL)
def my_killed_heroes(g: Game, me: Player) -> list[Soul]:
    souls: list[Soul] = []
    for card in me.soul_cards:
        souls.append(Soul(me, card))
    return souls


# -- for abilities: aims(g, room) -------------------------------------------------------------------------------


def opponents_with_rooms_in_hand(g: Game, room: Room) -> list[Player]:
    return [other for other in g.opponents(g.owner(room)) if len(other.rooms) > 0]


@needing(A_RIVALS_SOUL)
def killed_heroes(g: Game, room: Room) -> list[Soul]:
    return killed_heroes_of_opponents(g, g.players[room.owner])


@during(MY_HERO)
def hero_in_this_room(g: Game, room: Room) -> list[Hero]:
    hero = g.walker
    if hero is None or not g.inside or g.active.dungeon[g.place] is not room or is_ignored(g.active, room, hero):
        return []
    return [hero]


def other_rooms(g: Game, room: Room) -> list[Room]:
    rooms = g.players[room.owner].active_rooms()
    if room in rooms:
        rooms.remove(room)
    return rooms


def any_other_room(g: Game, room: Room) -> list[Room]:
    """In any dungeon."""
    return [other for other in g.active_rooms() if other is not room]


def heroes_in_play(g: Game, source: Room | Player) -> list[Hero]:
    """In town, at an entrance, or in a dungeon (BM-096)."""
    heroes = g.town[:]
    for player in g.seated:
        heroes += player.entrance
    return heroes if g.walker is None else [*heroes, g.walker]


# -- for both: aims(g, source) ----------------------------------------------------------------------------------


@during(ANY_HERO)
def hero_in_any_dungeon(g: Game, source: object) -> list[Hero]:
    return [] if g.walker is None else [g.walker]


def heroes_in_town(g: Game, source: object) -> list[Hero]:
    return g.town[:]


def advanced_rooms(g: Game, source: object) -> list[Room]:
    return [room for room in g.active_rooms() if room.card.advanced]


def ordinary_rooms(g: Game, source: object) -> list[Room]:
    return [room for room in g.active_rooms() if not room.card.advanced]


def rooms_of_opponents(g: Game, source: Room | Player) -> list[Room]:
    me = user(g, source)
    return [room for room in g.active_rooms() if room.owner != me.seat]


def opponents_with_spells(g: Game, source: Room | Player) -> list[Player]:
    return [other for other in g.opponents(user(g, source)) if len(other.spells) > 0]


def treasures_for_dungeons(g: Game, source: Room | Player) -> list[Lure]:
    return [Lure(player, treasure) for player in g.seated for treasure in g.treasures]


# -- prices -----------------------------------------------------------------------------------------------------


def user(g: Game, source: Room | Player) -> Player:
    """Who pays: the owner of the room, or whoever uses a boss, a hero or a card of the hand."""
    return g.players[source.owner] if isinstance(source, Room) else source


def paid_for(g: Game) -> Card:
    """Prices are paid for what was declared last."""
    return g.chain[-1].card


async def pay_with_this_room(g: Game, room: Room, aim: object) -> None:
    await destroy(g, room)


async def pay_with_that_room(g: Game, room: Room, aim: Room) -> None:
    await destroy(g, aim)


async def pay_with_the_room_around(g: Game, room: Room, hero: Hero) -> None:
    await destroy(g, room, sparing=hero)


async def pay_with_all_other_rooms(g: Game, room: Room, aim: object) -> None:
    for other in other_rooms(g, room):
        await destroy(g, other)


async def pay_by_showing(g: Game, room: Room, card: RoomCard) -> None:
    show(g, g.owner(room), card)


destroy_this_room: Final = Price(pay_with_this_room)
destroy_that_room: Final = Price(pay_with_that_room)
destroy_the_room_around: Final = Price(pay_with_the_room_around)  # for what happens to the hero in it (BM-281)
destroy_all_other_rooms: Final = Price(pay_with_all_other_rooms)
show_that_card: Final = Price(pay_by_showing)


def discard_rooms(count: int, kind: str = "", treasure: str = "", *, advanced: bool = False) -> Price:
    """So many room cards of the hand, of the payer's choice; `advanced` ones only, if that is asked for."""
    any_room_will_do = not (kind or treasure or advanced)

    async def pay(g: Game, source: Room | Player, aim: object) -> None:
        me = user(g, source)
        for _ in range(count):
            rooms = rooms_in_hand(me, kind, treasure, advanced=advanced)
            card = await choose_hidden_card(g, me, "discard", rooms, len(me.rooms), paid_for(g))
            await discard(g, me, [card])

    def payable(g: Game, source: Room | Player) -> bool:
        me = user(g, source)
        if any_room_will_do or len(me.rooms.cards) < count:
            return len(me.rooms.cards) >= count
        return len(rooms_in_hand(me, kind, treasure, advanced=advanced)) >= count

    return Price(pay, payable)


async def pay_with_a_spell(g: Game, source: Room | Player, aim: object) -> None:
    await discard_a_spell(g, user(g, source), paid_for(g))


def has_a_spell(g: Game, source: Room | Player) -> bool:
    return len(user(g, source).spells) > 0


async def pay_with_any_card(g: Game, source: Room | Player, aim: object) -> None:
    me = user(g, source)
    hand = me.whole_hand()
    await discard(g, me, [await choose_hidden_card(g, me, "discard", hand, len(hand), paid_for(g))])


def has_a_card(g: Game, source: Room | Player) -> bool:
    me = user(g, source)
    return len(me.rooms) + len(me.spells) > 0


discard_one_spell: Final = Price(pay_with_a_spell, has_a_spell, A_SPELL)
discard_any_card: Final = Price(pay_with_any_card, has_a_card)


async def discard_a_spell(g: Game, me: Player, source: Card) -> None:
    """One spell card of the hand, of the player's choice."""
    await discard(g, me, [await choose_hidden_card(g, me, "discard", me.spells.cards, len(me.spells), source)])


async def discard_a_spell_for(g: Game, me: Player, other: Player, source: Card) -> None:
    """The same where it is my effect that makes another player do so."""
    spells = other.spells.cards
    await discard(g, other, [await choose_hidden_card(g, other, "discard", spells, len(spells), source)], by=me)


def rooms_in_hand(me: Player, kind: str = "", treasure: str = "", *, advanced: bool = False) -> list[RoomCard]:
    rooms: list[RoomCard] = []
    for card in me.rooms.cards:
        of_kind = not kind or card.kind == kind
        if of_kind and (not treasure or treasure in card.treasures) and (card.advanced or not advanced):
            rooms.append(card)
    return rooms
