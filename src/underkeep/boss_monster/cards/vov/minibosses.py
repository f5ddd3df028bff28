"""The minibosses of Vault of Villains, with what each of their three levels does."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.asking import may
from underkeep.boss_monster.cards.aims import discard_any_card, hero_in_this_room, ordinary_rooms
from underkeep.boss_monster.cards.coins import BACK, opponents_with_a_hand
from underkeep.boss_monster.cards.digging import dig, stacks_of
from underkeep.boss_monster.cards.shared import (
    discarded_room_cards,
    fetch_a_room_card,
    heal_an_ordinary_wound,
    ordinary_wounds,
)
from underkeep.boss_monster.cards.vov.box import VOV
from underkeep.boss_monster.carrying import dodges
from underkeep.boss_monster.hooks import (
    BUILD,
    DESTROYED,
    HERO_DIES_HERE,
    HERO_ENTERS_HERE,
    YOU_PAY_COINS,
    always,
)
from underkeep.boss_monster.minibosses import AGAINST_RUIN, AGAINST_SLEEP
from underkeep.boss_monster.options import Icon
from underkeep.boss_monster.pieces import Hero, Room
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.room_cards import MONSTER, RoomCard
from underkeep.boss_monster.table import Game
from underkeep.boss_monster.treasures import CLERIC, EXPLORER, MAGE, THIEF, TREASURES
from underkeep.boss_monster.verbs.coins import gain_coins, receive_coins
from underkeep.boss_monster.verbs.hands import discard_top_room, draw_spells, peek, steal
from underkeep.boss_monster.verbs.heroes import call_from_town, close, hurt, move_walker, strike
from underkeep.boss_monster.verbs.rooms import destroy, lend_treasure

MORTICIAN: Final = VOV.miniboss(
    "mortician", "Mortician",
    (
        "This room has one more cleric treasure.",
        "When a hero dies in this room: you may take a room card from the discard pile into your hand.",
        "Heal one ordinary hero: turn it face down. " + BACK,
    ),
)  # fmt: skip

MORTICIAN.first.has_one_more(CLERIC)


def rooms_lie_discarded(g: Game, room: Room) -> bool:
    return len(discarded_room_cards(g)) > 0


@MORTICIAN.second.when(HERO_DIES_HERE, given=rooms_lie_discarded, may=True)
async def dig_up(g: Game, room: Room) -> None:
    await fetch_a_room_card(g, g.owner(room), MORTICIAN)


def while_somebody_can_be_healed(g: Game, room: Room) -> list[None]:
    return [None] if ordinary_wounds(g.owner(room)) else []


@MORTICIAN.third.activated(while_somebody_can_be_healed)
async def embalm(g: Game, room: Room, aim: None) -> None:
    await heal_an_ordinary_wound(g, g.owner(room), MORTICIAN)


BONECRUSHER: Final = VOV.miniboss(
    "bonecrusher", "Bonecrusher",
    (
        "This room deals 1 more damage.",
        "Monster rooms next to this one deal 1 more damage.",
        "Deal 4 damage to one hero in this room. " + BACK,
    ),
)  # fmt: skip

BONECRUSHER.first.deals_more(1)


@BONECRUSHER.second.lends_damage
def growl(other: Room, apart: int) -> int:
    return 1 if abs(apart) == 1 and other.card.kind == MONSTER else 0


@BONECRUSHER.third.activated(hero_in_this_room)
async def crush_bones(g: Game, room: Room, hero: Hero) -> None:
    hurt(g, hero, 4)


HEXLING: Final = VOV.miniboss(
    "hexling", "Hexling",
    (
        "This room has one more mage treasure.",
        "Once per round, discard a card: draw a spell.",
        "When an opponent plays a spell: cancel it, even out of turn. " + BACK,
    ), once_on_level=2,
)  # fmt: skip

HEXLING.first.has_one_more(MAGE)


@HEXLING.second.activated(always, price=discard_any_card)
async def brew(g: Game, room: Room, aim: None) -> None:
    draw_spells(g, g.owner(room), 1)


def at_any_time(g: Game, room: Room) -> bool:
    return True


@HEXLING.third.cancels_a_spell(at_any_time)
async def jinx(g: Game, room: Room) -> None:
    """Its price is its level, and nothing else."""
    g.step()


FINGERS_MCGEE: Final = VOV.miniboss(
    "fingers_mcgee", "Fingers McGee",
    (
        "This room has one more thief treasure.",
        "Once per round, when a hero enters this room: gain 1 coin.",
        "Take a random card from one opponent's hand. " + BACK,
    ), once_on_level=2,
)  # fmt: skip

FINGERS_MCGEE.first.has_one_more(THIEF)


@FINGERS_MCGEE.second.when(HERO_ENTERS_HERE)
async def pick_a_pocket(g: Game, room: Room) -> None:
    await gain_coins(g, g.owner(room), 1)


@FINGERS_MCGEE.third.activated(opponents_with_a_hand)
async def reach_into_a_sleeve(g: Game, room: Room, victim: Player) -> None:
    """BM-A25: blindly, rooms and spells alike."""
    hand = [*victim.rooms.cards, *victim.spells.cards]
    if hand:
        card = hand[g.rng.below(len(hand))]
        steal(g, g.owner(room), victim, card, "room" if isinstance(card, RoomCard) else "spell")


PROBE_UNIT: Final = VOV.miniboss(
    "probe_unit", "Probe Unit",
    (
        "This room has one more explorer treasure.",
        "Once per round: look at the top card of the room deck, and leave it there or discard it.",
        "Bring one covered room of your dungeon to the top of its stack. This uncovers it. " + BACK,
    ), once_on_level=2,
)  # fmt: skip

PROBE_UNIT.first.has_one_more(EXPLORER)
PROBE_UNIT.unearths = True


@PROBE_UNIT.second.activated(always)
async def scan(g: Game, room: Room, aim: None) -> None:
    me = g.owner(room)
    if peek(g, me) is not None and await may(me, PROBE_UNIT):
        discard_top_room(g, me)


def stacks_of_mine(g: Game, room: Room) -> list[Room]:
    return stacks_of(g.owner(room))


@PROBE_UNIT.third.activated(stacks_of_mine)
async def drill(g: Game, room: Room, stack: Room) -> None:
    if stack in stacks_of_mine(g, room):
        await dig(g, g.owner(room), stack, PROBE_UNIT)


IRON_USHER: Final = VOV.miniboss(
    "iron_usher", "Iron Usher",
    (
        "Effects of opponents do not move heroes out of this room.",
        "This room deals 1 more damage.",
        "Send one hero in this room back to your first room. " + BACK,
    ),
)  # fmt: skip

IRON_USHER.first.holds_heroes()
IRON_USHER.second.deals_more(1)


@IRON_USHER.third.activated(hero_in_this_room)
async def show_the_way_out(g: Game, room: Room, hero: Hero) -> None:
    move_walker(g, 0)


BEAN_COUNTER: Final = VOV.miniboss(
    "bean_counter", "Bean Counter",
    (
        "Once per round, when you pay coins: you may get one of them back.",
        "This room deals 1 more damage while you have 3 or more coins.",
        "Gain 3 coins. " + BACK,
    ), once_on_level=1,
)  # fmt: skip


@BEAN_COUNTER.first.when(YOU_PAY_COINS, may=True)
async def cook_the_books(g: Game, room: Room) -> None:
    receive_coins(g, g.owner(room), 1)


@BEAN_COUNTER.second.strengthens
def count_the_beans(me: Player, room: Room) -> int:
    return 1 if me.coins >= 3 else 0


@BEAN_COUNTER.third.activated(always)
async def cash_in(g: Game, room: Room, aim: None) -> None:
    await gain_coins(g, g.owner(room), 3)


SAPPER: Final = VOV.miniboss(
    "sapper", "Sapper",
    (
        "This room deals 1 more damage.",
        "When this room is destroyed: deal 3 damage to one hero in your dungeon.",
        "Destroy one ordinary room in any dungeon. " + BACK,
    ),
)  # fmt: skip

SAPPER.first.deals_more(1)


@SAPPER.second.when(DESTROYED)
async def go_off(g: Game, room: Room) -> None:
    hero = g.walker_in(g.owner(room))
    if hero is not None and not dodges(g, hero):
        await strike(g, hero, 3)


@SAPPER.third.activated(ordinary_rooms)
async def undermine(g: Game, room: Room, other: Room) -> None:
    if other in ordinary_rooms(g, room):
        await destroy(g, other, by=g.owner(room))


LADY_LURE: Final = VOV.miniboss(
    "lady_lure", "Lady Lure",
    (
        "This room has one more of its first treasure.",
        "Once per round, in the build phase: this room has a treasure of your choice more until the round ends.",
        "Put one ordinary hero from town at your entrance. " + BACK,
    ), once_on_level=2,
)  # fmt: skip


@LADY_LURE.first.adorns
def flaunt(card: RoomCard) -> tuple[str, ...]:
    return card.treasures[:1]


def treasures_for_this_room(g: Game, room: Room) -> list[Icon]:
    return [Icon(room, treasure) for treasure in TREASURES]


@LADY_LURE.second.activated(treasures_for_this_room, phases=BUILD)
async def beckon(g: Game, room: Room, icon: Icon) -> None:
    if room.active:
        lend_treasure(g, room, icon.treasure)


def ordinary_heroes_in_town(g: Game, room: Room) -> list[Hero]:
    return [hero for hero in g.town if not hero.card.epic]


@LADY_LURE.third.activated(ordinary_heroes_in_town)
async def call_somebody(g: Game, room: Room, hero: Hero) -> None:
    if hero in g.town:
        call_from_town(g, g.owner(room), hero)


WARDEN: Final = VOV.miniboss(
    "warden", "Warden",
    (
        "Opponents cannot deactivate this room.",
        "Opponents cannot destroy this room.",
        "Choose a dungeon: no hero enters it until the next round. They wait at its entrance. " + BACK,
    ),
)  # fmt: skip

WARDEN.first.shields_from(AGAINST_SLEEP)
WARDEN.second.shields_from(AGAINST_RUIN)


def any_dungeon(g: Game, room: Room) -> list[Player]:
    return [player for player in g.seated if not player.closed]


@WARDEN.third.activated(any_dungeon)
async def lock_the_gates(g: Game, room: Room, player: Player) -> None:
    close(g, player)
