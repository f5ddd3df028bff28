"""The minibosses of Rise of the Minibosses, with what each of their three levels does."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.asking import choose_card_or_none, choose_hidden_card, choose_room
from underkeep.boss_monster.building import build_again, build_at_once, can_be_built_again
from underkeep.boss_monster.cards.aims import (
    any_room,
    discard_a_spell,
    discard_any_card,
    has_a_spell,
    hero_in_any_dungeon,
    hero_in_this_room,
    heroes_in_town,
    other_rooms,
)
from underkeep.boss_monster.cards.coins import BACK, dungeons, hero_in_this_dungeon, opponents_with_a_hand
from underkeep.boss_monster.cards.rmb.box import RMB
from underkeep.boss_monster.cards.shared import is_a_room, somewhere_are_two_rooms, swap_two_rooms_anywhere
from underkeep.boss_monster.hooks import (
    ADVENTURE,
    BUILD,
    BUILD_BEGINS,
    HERO_DIES_HERE,
    YOU_GAIN_COINS,
    always,
)
from underkeep.boss_monster.kinds import SpellCard
from underkeep.boss_monster.options import Build, Swing
from underkeep.boss_monster.pieces import Hero, Room
from underkeep.boss_monster.placing import offer_to_build
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.room_cards import MONSTER, RoomCard
from underkeep.boss_monster.table import Game
from underkeep.boss_monster.treasures import CLERIC, FIGHTER, MAGE, THIEF
from underkeep.boss_monster.verbs.coins import gain_coins
from underkeep.boss_monster.verbs.hands import discard, draw_rooms, draw_spells, look_at_hand, steal
from underkeep.boss_monster.verbs.heroes import (
    call_from_town,
    fortify,
    hurt,
    kill_walker,
    let_all_skip,
    send_to_town,
)
from underkeep.boss_monster.verbs.minibosses import call_home
from underkeep.boss_monster.verbs.rooms import deactivate, double_damage, hush, strengthen_monsters
from underkeep.core.decision import SECRET

SPIKE: Final = RMB.miniboss(
    "spike", "Spike",
    (
        "This room deals 1 more damage.",
        "Once per round, discard a card: deal 2 damage to one hero in this room.",
        "Return one miniboss in any dungeon to its owner's hand. " + BACK,
    ), once_on_level=2,
)  # fmt: skip

SPIKE.first.deals_more(1)


@SPIKE.second.activated(hero_in_this_room, price=discard_any_card)
async def sting(g: Game, room: Room, hero: Hero) -> None:
    if hero is g.walker:
        hurt(g, hero, 2)


def rooms_with_minibosses(g: Game, room: Room) -> list[Room]:
    return [other for other in g.active_rooms() if other.miniboss is not None]


@SPIKE.third.activated(rooms_with_minibosses)
async def scare_off(g: Game, room: Room, other: Room) -> None:
    if other in rooms_with_minibosses(g, room):
        call_home(g, other)


KID_CROAK: Final = RMB.miniboss(
    "kid_croak", "Kid Croak",
    (
        "This room has one more fighter treasure.",
        "Once per round, in the build phase: swap two rooms within any one dungeon, each with its whole stack.",
        "Until the end of the round, all monster rooms of one dungeon deal 1 more damage, or all deal 1 less, but not "
        "less than 0. " + BACK,
    ), once_on_level=2,
)  # fmt: skip

KID_CROAK.first.has_one_more(FIGHTER)


def while_two_can_be_swapped(g: Game, room: Room) -> list[None]:
    return [None] if somewhere_are_two_rooms(g, room) else []


@KID_CROAK.second.activated(while_two_can_be_swapped, phases=BUILD)
async def leapfrog(g: Game, room: Room, aim: None) -> None:
    await swap_two_rooms_anywhere(g, g.owner(room), KID_CROAK)


def has_monsters(player: Player) -> bool:
    return any(room.card.kind == MONSTER for room in player.active_rooms())


def dungeons_with_monsters(g: Game, room: Room) -> list[Swing]:
    return [Swing(player, more=more) for player in g.seated if has_monsters(player) for more in (True, False)]


@KID_CROAK.third.activated(dungeons_with_monsters)
async def croak(g: Game, room: Room, swing: Swing) -> None:
    strengthen_monsters(g, swing.player, 1 if swing.more else -1, ordinary=False)


DRACULAD: Final = RMB.miniboss(
    "draculad", "Draculad",
    (
        "This room has one more cleric treasure.",
        "Once per round: send one hero in your dungeon back to town.",
        "Look at one opponent's whole hand. You may take one room or spell from it into your hand. " + BACK,
    ), once_on_level=2,
)  # fmt: skip

DRACULAD.first.has_one_more(CLERIC)


@DRACULAD.second.activated(hero_in_this_dungeon, phases=ADVENTURE)
async def flutter(g: Game, room: Room, hero: Hero) -> None:
    if hero is g.walker:
        send_to_town(g, hero)


@DRACULAD.third.activated(opponents_with_a_hand)
async def charm(g: Game, room: Room, victim: Player) -> None:
    me = g.owner(room)
    look_at_hand(g, me, victim)
    cards = [card for card in victim.whole_hand() if is_a_room(card) or isinstance(card, SpellCard)]
    card = await choose_card_or_none(g, me, cards, DRACULAD)
    if card is not None:
        steal(g, me, victim, card, "room" if isinstance(card, RoomCard) else "spell")


ROCKY: Final = RMB.miniboss(
    "rocky", "Rocky",
    (
        "Any room may be built on this one, whatever its treasure.",
        "When a hero dies in this room: you may use what another room of your dungeon does when it is built.",
        "One hero in any dungeon has +5 health until the end of the round. " + BACK,
    ),
)  # fmt: skip

ROCKY.first.lets_any_room_cover()


def rooms_to_build_again(g: Game, room: Room) -> list[Room]:
    return [other for other in other_rooms(g, room) if can_be_built_again(g, other)]


def some_room_can_be_built_again(g: Game, room: Room) -> bool:
    return len(rooms_to_build_again(g, room)) > 0


@ROCKY.second.when(HERO_DIES_HERE, given=some_room_can_be_built_again, may=True)
async def rebuild(g: Game, room: Room) -> None:
    me = g.owner(room)
    other = await choose_room(g, me, rooms_to_build_again(g, room), ROCKY)
    await build_again(g, other)


@ROCKY.third.activated(hero_in_any_dungeon, phases=ADVENTURE)
async def harden(g: Game, room: Room, hero: Hero) -> None:
    if hero is g.walker:
        fortify(g, hero, 5)


CEREBELLA: Final = RMB.miniboss(
    "cerebella", "Cerebella",
    (
        "This room has one more mage treasure.",
        "When a hero dies in this room: draw a spell.",
        "Choose a dungeon: its rooms have no abilities until the end of the round. " + BACK,
    ),
)  # fmt: skip

CEREBELLA.silences = True
CEREBELLA.first.has_one_more(MAGE)


@CEREBELLA.second.when(HERO_DIES_HERE)
async def read_a_mind(g: Game, room: Room) -> None:
    draw_spells(g, g.owner(room), 1)


@CEREBELLA.third.activated(dungeons)
async def blank_out(g: Game, room: Room, player: Player) -> None:
    hush(g, player)


PADDYWHACK: Final = RMB.miniboss(
    "paddywhack", "Paddywhack",
    (
        "This room has one more thief treasure.",
        "Once per round, when you gain coins: gain 1 more.",
        "Kill one hero in this room. " + BACK,
    ), once_on_level=2,
)  # fmt: skip

PADDYWHACK.first.has_one_more(THIEF)


@PADDYWHACK.second.when(YOU_GAIN_COINS)
async def skim(g: Game, room: Room) -> None:
    await gain_coins(g, g.owner(room), 1)


@PADDYWHACK.third.activated(hero_in_this_room)
async def whack(g: Game, room: Room, hero: Hero) -> None:
    if hero is g.walker:
        await kill_walker(g, hero)


ICICLE_MAN: Final = RMB.miniboss(
    "icicle_man", "Icicle Man",
    (
        "This room deals 1 more damage.",
        "Heroes in your dungeon and at its entrance have no abilities.",
        "Deactivate one room in any dungeon until the end of the round. " + BACK,
    ),
)  # fmt: skip

ICICLE_MAN.first.deals_more(1)
ICICLE_MAN.second.silences_heroes()


@ICICLE_MAN.third.activated(any_room)
async def freeze_over(g: Game, room: Room, other: Room) -> None:
    if other.active:
        deactivate(g, other)


MAGESEEKER: Final = RMB.miniboss(
    "mageseeker", "Mageseeker",
    (
        "This room deals 1 more damage for each treasure it has.",
        "Once per round, when an opponent plays a spell: you may discard a spell to cancel it, even out of turn.",
        "Choose a dungeon: until the end of the round, heroes that enter it pass its first room by. " + BACK,
    ), once_on_level=2,
)  # fmt: skip


@MAGESEEKER.first.strengthens
def hunt_for_treasure(me: Player, room: Room) -> int:
    return len(room.card.treasures)


@MAGESEEKER.second.cancels_a_spell(has_a_spell)
async def burn_a_scroll(g: Game, room: Room) -> None:
    await discard_a_spell(g, g.owner(room), MAGESEEKER)


@MAGESEEKER.third.activated(dungeons)
async def open_the_back_door(g: Game, room: Room, player: Player) -> None:
    let_all_skip(g, player, 1)


BRASSKNUCKLE: Final = RMB.miniboss(
    "brassknuckle", "Brassknuckle",
    (
        "This room deals 1 more damage.",
        "Once per round, when a hero dies in this room: draw a room card. If it is a room, you may build it at once.",
        "Double the damage of this room until the end of the round. " + BACK,
    ), once_on_level=2,
)  # fmt: skip

BRASSKNUCKLE.first.deals_more(1)


@BRASSKNUCKLE.second.when(HERO_DIES_HERE)
async def knock_out_a_wall(g: Game, room: Room) -> None:
    me = g.owner(room)
    held = len(me.rooms)
    draw_rooms(g, me, 1)
    drawn = me.rooms.cards[held:]
    picked = await offer_to_build(g, me, "build", BRASSKNUCKLE.id, SECRET, drawn)
    if isinstance(picked, Build):
        await build_at_once(g, me, picked.card, picked.on(me))


@BRASSKNUCKLE.third.activated(always)
async def hit_twice(g: Game, room: Room, aim: None) -> None:
    if room.active:
        double_damage(g, room)


JINX: Final = RMB.miniboss(
    "jinx", "Jinx",
    (
        "At the start of the build phase: draw a room card, then discard a room card.",
        "This room has each of its printed treasures twice.",
        "Put one hero from town at your entrance. " + BACK,
    ), once_on_level=1,
)  # fmt: skip


@JINX.first.when(BUILD_BEGINS)
async def try_her_luck(g: Game, room: Room) -> None:
    me = g.owner(room)
    draw_rooms(g, me, 1)
    cards = me.rooms.cards
    await discard(g, me, [await choose_hidden_card(g, me, "discard", cards, len(cards), JINX)])


@JINX.second.adorns
def see_double(card: RoomCard) -> tuple[str, ...]:
    return card.treasures


@JINX.third.activated(heroes_in_town)
async def lure_one(g: Game, room: Room, hero: Hero) -> None:
    if hero in g.town:
        call_from_town(g, g.owner(room), hero)
