"""What spells and abilities can be pointed at, and prices that many abilities ask for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from underkeep.boss_monster.asking import choose_hidden_card
from underkeep.boss_monster.kinds import ANY_HERO, MY_HERO, THEIR_HERO, Card, Price, RoomCard, during
from underkeep.boss_monster.options import Soul
from underkeep.boss_monster.pieces import Game, Hero, Player, Room
from underkeep.boss_monster.verbs import destroy, discard


def always(g: Game, source: Player | Room) -> list[None]:
    """A spell or an ability that needs no target."""
    return [None]


# -- for spells: aims(g, me) ------------------------------------------------------------------------------------


def any_room(g: Game, me: Player) -> list[Room]:
    return g.active_rooms()


def rooms_of_kind(kind: str) -> Callable[[Game, Player], list[Room]]:
    def aims(g: Game, me: Player) -> list[Room]:
        return [room for room in g.active_rooms() if room.card.kind == kind]

    return aims


def my_rooms(g: Game, me: Player) -> list[Room]:
    return me.active_rooms()


@during(ANY_HERO)
def hero_in_any_dungeon(g: Game, me: Player) -> list[Hero]:
    return [] if g.walker is None else [g.walker]


@during(MY_HERO)
def hero_in_my_dungeon(g: Game, me: Player) -> list[Hero]:
    hero = g.walker_in(me)
    return [] if hero is None else [hero]


@during(THEIR_HERO)
def hero_in_an_opponents_dungeon(g: Game, me: Player) -> list[Hero]:
    return [] if g.walker is None or g.active is me else [g.walker]


def heroes_in_town(g: Game, me: Player) -> list[Hero]:
    return g.town[:]


def killed_heroes_of_opponents(g: Game, me: Player) -> list[Soul]:
    souls: list[Soul] = []
    for other in g.seated:
        if other is not me:
            for card in other.soul_cards:
                souls.append(Soul(other, card))
    return souls


def my_killed_heroes(g: Game, me: Player) -> list[Soul]:
    return [Soul(me, card) for card in me.soul_cards]


# -- for abilities: aims(g, room) -------------------------------------------------------------------------------


def opponents_with_rooms_in_hand(g: Game, room: Room) -> list[Player]:
    return [other for other in g.opponents(g.owner(room)) if len(other.rooms) > 0]


def killed_heroes(g: Game, room: Room) -> list[Soul]:
    return killed_heroes_of_opponents(g, g.players[room.owner])


@during(MY_HERO)
def hero_in_this_room(g: Game, room: Room) -> list[Hero]:
    hero = g.walker
    return [hero] if hero is not None and g.inside and g.active.dungeon[g.place] is room else []


def other_rooms(g: Game, room: Room) -> list[Room]:
    return [other for other in g.owner(room).active_rooms() if other is not room]


# -- prices -----------------------------------------------------------------------------------------------------


async def pay_with_this_room(g: Game, room: Room, aim: object) -> None:
    await destroy(g, room)


async def pay_with_that_room(g: Game, room: Room, aim: Room) -> None:
    await destroy(g, aim)


destroy_this_room: Final = Price(pay_with_this_room)
destroy_that_room: Final = Price(pay_with_that_room)


def discard_rooms(count: int, kind: str = "") -> Price:
    """So many room cards of the hand, of the owner's choice."""

    async def pay(g: Game, room: Room, aim: object) -> None:
        me = g.owner(room)
        for _ in range(count):
            rooms = rooms_in_hand(me, kind)
            discard(g, me, [await choose_hidden_card(g, me, "discard", rooms, len(me.rooms), room.card)])

    def payable(g: Game, room: Room) -> bool:
        return len(rooms_in_hand(g.owner(room), kind)) >= count

    return Price(pay, payable)


async def discard_a_spell(g: Game, me: Player, source: Card) -> None:
    """One spell card of the hand, of the player's choice."""
    discard(g, me, [await choose_hidden_card(g, me, "discard", me.spells.cards, len(me.spells), source)])


def rooms_in_hand(me: Player, kind: str = "") -> list[RoomCard]:
    return [card for card in me.rooms.cards if kind in ("", card.kind)]
