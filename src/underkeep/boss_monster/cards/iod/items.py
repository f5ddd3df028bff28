"""The items of Implements of Destruction, except those for explorers."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.asking import choose_card, choose_hidden_card
from underkeep.boss_monster.cards.aims import (
    any_room,
    hero_in_any_dungeon,
    hero_in_my_dungeon,
    my_rooms,
    ordinary_rooms,
)
from underkeep.boss_monster.cards.iod.box import IOD
from underkeep.boss_monster.cards.item_aims import (
    deactivate_it,
    gives_health,
    heal_that,
    is_last,
    my_ordinary_wounds,
    opponents_with_rooms,
)
from underkeep.boss_monster.cards.shared import (
    draw_two_spells_and_discard_one,
    fetch_a_spell,
    fetch_any_card,
    make_opponents_discard,
    somewhere_are_two_rooms,
    swap_two_rooms_anywhere,
    while_a_spell_is_discarded,
)
from underkeep.boss_monster.hero_cards import HeroCard
from underkeep.boss_monster.hooks import (
    CARRIER_LINES_UP,
    CARRIER_SETS_OFF,
    always,
)
from underkeep.boss_monster.kinds import Card
from underkeep.boss_monster.options import players_of, rooms_of
from underkeep.boss_monster.pieces import FULL, Hero, Room
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.room_cards import TRAP, RoomCard
from underkeep.boss_monster.table import Game, Happening
from underkeep.boss_monster.treasures import CLERIC, FIGHTER, MAGE, THIEF, UNIVERSAL
from underkeep.boss_monster.verbs.hands import (
    discard,
    discard_any_at_random,
    draw_rooms,
    draw_spells,
    lay_back,
    look_at_hand,
    put_on_top,
    roll,
    show_hand,
    steal,
)
from underkeep.boss_monster.verbs.heroes import fortify, glorify, hurt, lead_out, scar
from underkeep.boss_monster.verbs.rooms import deactivate, destroy, strengthen, strengthen_monsters


def rooms_entered(hero: Hero) -> int:
    return 0 if hero.errand is None else hero.errand.entered


# -- cleric -----------------------------------------------------------------------------------------------------

PILGRIM_LANTERN: Final = IOD.item(
    "pilgrim_lantern", "Pilgrim Lantern", CLERIC,
    hero="The first room that this hero enters in a dungeon deals no damage to it.",
    boss="Take any one card from the discard pile into your hand.",
)  # fmt: skip


@PILGRIM_LANTERN.softens_damage
def light_the_way(host: Player, place: int, hero: Hero, damage: int) -> int:
    return damage if rooms_entered(hero) else 0


def while_something_is_discarded(g: Game, me: Player) -> list[None]:
    return [None] if g.discard else []


@PILGRIM_LANTERN.used(while_something_is_discarded)
async def shed_light_on_it(g: Game, me: Player, aim: None) -> None:
    await fetch_any_card(g, me, PILGRIM_LANTERN)


CHALICE_OF_SECOND_THOUGHTS: Final = IOD.item(
    "chalice_of_second_thoughts", "Chalice of Second Thoughts", CLERIC,
    hero="The first time in a round that this hero would drop to zero health or less, it has 1 health left instead.",
    boss="Heal, turning one of your face-up ordinary heroes face down; then discard a room card, if you have one.",
)  # fmt: skip
CHALICE_OF_SECOND_THOUGHTS.endures = True


@CHALICE_OF_SECOND_THOUGHTS.used(my_ordinary_wounds)
async def drink_and_pay(g: Game, me: Player, card: HeroCard) -> None:
    await heal_that(g, me, card)
    source = CHALICE_OF_SECOND_THOUGHTS
    await discard(g, me, [await choose_hidden_card(g, me, "discard", me.rooms.cards, len(me.rooms), source)])


EXORCIST_BELL: Final = IOD.item(
    "exorcist_bell", "Exorcist Bell", CLERIC,
    hero="Rooms with a cleric treasure deal 1 less damage to this hero.",
    boss="Each opponent discards a card of their choice, a room card or a spell.",
)  # fmt: skip


@EXORCIST_BELL.softens_damage
def ring_it(host: Player, place: int, hero: Hero, damage: int) -> int:
    return damage - 1 if CLERIC in host.dungeon[place].card.treasures else damage


def while_somebody_has_cards(g: Game, me: Player) -> list[None]:
    return [None] if any(len(other.rooms) + len(other.spells) > 0 for other in g.opponents(me)) else []


@EXORCIST_BELL.used(while_somebody_has_cards)
async def toll_for_all(g: Game, me: Player, aim: None) -> None:
    await make_opponents_discard(g, me, Card, 1, EXORCIST_BELL)


SAINTLY_SANDALS: Final = IOD.item(
    "saintly_sandals", "Saintly Sandals", CLERIC,
    hero="If this hero gets through your dungeon, you discard two cards of your hand at random.",
    boss="Put a room card from the discard pile on top of the room deck, then draw a spell.",
)  # fmt: skip


@SAINTLY_SANDALS.when_its_carrier_gets_through
async def trample_the_hand(g: Game, me: Player) -> None:
    await discard_any_at_random(g, me, 2)


def while_a_room_is_discarded(g: Game, me: Player) -> list[None]:
    return [None] if any(isinstance(card, RoomCard) for card in g.discard) else []


@SAINTLY_SANDALS.used(while_a_room_is_discarded)
async def walk_back(g: Game, me: Player, aim: None) -> None:
    rooms = [card for card in g.discard if isinstance(card, RoomCard)]
    put_on_top(g, await choose_card(me, "take", rooms, SAINTLY_SANDALS))
    draw_spells(g, me, 1)


# -- fighter ----------------------------------------------------------------------------------------------------

TOWER_SHIELD: Final = IOD.item(
    "tower_shield", "Tower Shield", FIGHTER,
    hero="Every room deals 1 less damage to this hero.",
    boss="One of your rooms deals 3 more damage until the end of the round.",
)  # fmt: skip


@TOWER_SHIELD.softens_damage
def take_cover(host: Player, place: int, hero: Hero, damage: int) -> int:
    return damage - 1


@TOWER_SHIELD.used(my_rooms)
async def bash(g: Game, me: Player, room: Room) -> None:
    strengthen(g, room, 3)


SIEGE_HAMMER: Final = IOD.item(
    "siege_hammer", "Siege Hammer", FIGHTER,
    hero="If this hero gets through your dungeon, your last room is destroyed.",
    boss="Destroy one ordinary room in any dungeon.",
)  # fmt: skip


@SIEGE_HAMMER.when_its_carrier_gets_through
async def break_the_gate(g: Game, me: Player) -> None:
    rooms = me.active_rooms()
    if rooms:
        await destroy(g, rooms[-1])


@SIEGE_HAMMER.used(ordinary_rooms)
async def break_a_wall(g: Game, me: Player, room: Room) -> None:
    await destroy(g, room, by=me)


WAR_HORN: Final = IOD.item(
    "war_horn", "War Horn", FIGHTER,
    hero="When heroes have chosen their dungeons and this hero stands at your entrance: every other hero there has +1 "
    "health until the end of the round.",
    boss="Your monster rooms deal 1 more damage until the end of the round.",
)  # fmt: skip


@WAR_HORN.when_told(CARRIER_LINES_UP)
async def sound_the_charge(g: Game, hero: Hero, what: Happening) -> None:
    for guest in what.who.entrance:
        if guest is not hero:
            fortify(g, guest, 1)


@WAR_HORN.used(always)
async def sound_the_hunt(g: Game, me: Player, aim: None) -> None:
    strengthen_monsters(g, me, 1, ordinary=False)


TROPHY_BELT: Final = IOD.item(
    "trophy_belt", "Trophy Belt", FIGHTER,
    hero="Has +1 health for each face-down hero in your score area, at most +4.",
    boss="Deal 3 damage to one hero in your dungeon.",
)  # fmt: skip


@TROPHY_BELT.has_more_health
def avenge_the_fallen(host: Player | None) -> int:
    return 0 if host is None else min(4, len(host.soul_cards))


@TROPHY_BELT.used(hero_in_my_dungeon)
async def whip(g: Game, me: Player, hero: Hero) -> None:
    hurt(g, hero, 3)


# -- mage -------------------------------------------------------------------------------------------------------

GRIMOIRE_OF_ECHOES: Final = IOD.item(
    "grimoire_of_echoes", "Grimoire of Echoes", MAGE,
    hero="When this hero enters your dungeon, each opponent draws a spell.",
    boss="Take a spell from the discard pile into your hand.",
)  # fmt: skip


@GRIMOIRE_OF_ECHOES.when(CARRIER_SETS_OFF)
async def read_aloud(g: Game, hero: Hero) -> None:
    for other in g.opponents(g.active):
        draw_spells(g, other, 1)


@GRIMOIRE_OF_ECHOES.used(while_a_spell_is_discarded)
async def hear_it_again(g: Game, me: Player, aim: None) -> None:
    await fetch_a_spell(g, me, GRIMOIRE_OF_ECHOES)


MIRROR_CLOAK: Final = IOD.item(
    "mirror_cloak", "Mirror Cloak", MAGE,
    hero="Spells cannot be aimed at this hero.",
    boss="Cancel a spell of an opponent that is aimed at you, at one of your rooms or at a hero in your dungeon.",
)  # fmt: skip
MIRROR_CLOAK.untouchable = True


def it_is_aimed_at_mine(g: Game, me: Player) -> bool:
    """The spell that was played just now."""
    aim = g.chain[-1].aim if g.chain else None
    if me in players_of(aim) or (aim is not None and aim is g.walker_in(me)):
        return True
    return any(room.owner == me.seat for room in rooms_of(aim))


MIRROR_CLOAK.used_to_cancel_a_spell(it_is_aimed_at_mine)


RUNE_CHALK: Final = IOD.item(
    "rune_chalk", "Rune Chalk", MAGE,
    hero="When this hero leaves the second room that it enters, that room is deactivated until the end of the round.",
    boss="Deactivate one room in any dungeon until the end of the round.",
)  # fmt: skip


def it_was_the_second(hero: Hero, room: Room) -> bool:
    return rooms_entered(hero) == 2


@RUNE_CHALK.when_its_carrier_survives(it_was_the_second)
async def draw_a_rune(g: Game, hero: Hero, room: Room) -> None:
    deactivate(g, room)


RUNE_CHALK.used(any_room)(deactivate_it)


MANA_BATTERY: Final = IOD.item(
    "mana_battery", "Mana Battery", MAGE,
    hero="As long as this hero is in your dungeon, your rooms do not count the spells in your hand.",
    boss="Draw two spells, then discard one spell.",
)  # fmt: skip
MANA_BATTERY.drains = True


@MANA_BATTERY.used(always)
async def recharge(g: Game, me: Player, aim: None) -> None:
    await draw_two_spells_and_discard_one(g, me, MANA_BATTERY)


# -- thief ------------------------------------------------------------------------------------------------------

SKELETON_KEY: Final = IOD.item(
    "skeleton_key", "Skeleton Key", THIEF, once=True,
    hero="Skips the first trap room that it would enter.",
    boss="Look at one opponent's hand and take a room card from it into your hand.",
)  # fmt: skip


@SKELETON_KEY.passes_by
def pick_the_lock(host: Player, place: int, hero: Hero) -> bool:
    return host.dungeon[place].card.kind == TRAP


@SKELETON_KEY.used(opponents_with_rooms)
async def open_the_chest(g: Game, me: Player, victim: Player) -> None:
    look_at_hand(g, me, victim)
    card = await choose_card(me, "take", victim.rooms.cards, SKELETON_KEY, secret=True)
    steal(g, me, victim, card, "room")


SMOKE_PELLETS: Final = IOD.item(
    "smoke_pellets", "Smoke Pellets", THIEF,
    hero="If this hero has taken no damage when it comes to your last room, it skips that room.",
    boss="Send one hero in your dungeon back to your entrance; its damage is wiped.",
)  # fmt: skip


@SMOKE_PELLETS.passes_by
def vanish(host: Player, place: int, hero: Hero) -> bool:
    return hero.damage == 0 and is_last(host, place)


@SMOKE_PELLETS.used(hero_in_my_dungeon)
async def smoke_them_out(g: Game, me: Player, hero: Hero) -> None:
    lead_out(g, me, hero, rested=True)


GRAPPLING_HOOK: Final = IOD.item(
    "grappling_hook", "Grappling Hook", THIEF,
    hero="Skips the middle room of a dungeon with five active rooms.",
    boss="Swap two rooms within any one dungeon, each with its whole stack.",
)  # fmt: skip


@GRAPPLING_HOOK.passes_by
def swing_over_it(host: Player, place: int, hero: Hero) -> bool:
    return len(host.active_rooms()) == FULL and place == FULL // 2


def while_somewhere_are_two_rooms(g: Game, me: Player) -> list[None]:
    return [None] if somewhere_are_two_rooms(g, me) else []


@GRAPPLING_HOOK.used(while_somewhere_are_two_rooms)
async def pull_rooms_about(g: Game, me: Player, aim: None) -> None:
    await swap_two_rooms_anywhere(g, me, GRAPPLING_HOOK)


LOADED_DICE: Final = IOD.item(
    "loaded_dice", "Loaded Dice", THIEF,
    hero="When this hero enters your dungeon, roll a die: on a 5 or a 6 it has +4 health until the end of the round.",
    boss="Roll a die and deal that much damage to one hero in your dungeon.",
)  # fmt: skip


@LOADED_DICE.when(CARRIER_SETS_OFF)
async def try_the_luck(g: Game, hero: Hero) -> None:
    if roll(g, g.active, LOADED_DICE) >= 5:
        fortify(g, hero, 4)


@LOADED_DICE.used(hero_in_my_dungeon)
async def throw_the_dice(g: Game, me: Player, hero: Hero) -> None:
    hurt(g, hero, roll(g, me, LOADED_DICE))


# -- universal --------------------------------------------------------------------------------------------------

LUCKY_COIN: Final = IOD.item(
    "lucky_coin", "Lucky Coin", UNIVERSAL,
    hero="The first ability of a room that works as this hero enters, or is aimed at it, is ignored.",
    boss="Draw a room card and a spell.",
)  # fmt: skip
LUCKY_COIN.lucky = True


@LUCKY_COIN.used(always)
async def flip(g: Game, me: Player, aim: None) -> None:
    draw_rooms(g, me, 1)
    draw_spells(g, me, 1)


MAP_OF_THE_DEPTHS: Final = IOD.item(
    "map_of_the_depths", "Map of the Depths", UNIVERSAL,
    hero="Before this hero enters your dungeon, you show your hand to all players.",
    boss="Look at the top three cards of the room deck: take one into your hand and put the others back in any order.",
)  # fmt: skip


@MAP_OF_THE_DEPTHS.when(CARRIER_SETS_OFF)
async def read_the_map(g: Game, hero: Hero) -> None:
    show_hand(g, g.active)


@MAP_OF_THE_DEPTHS.used(always)
async def explore(g: Game, me: Player, aim: None) -> None:
    """All three are in the hand until everything is chosen."""
    before = len(me.rooms)
    draw_rooms(g, me, 3)
    seen = me.rooms.cards[before:]
    kept = await choose_card(me, "take", seen, MAP_OF_THE_DEPTHS, secret=True)
    seen.remove(kept)
    if len(seen) == 2:
        top = await choose_card(me, "lay", seen, MAP_OF_THE_DEPTHS, secret=True)
        seen.remove(top)
        seen.append(top)
    lay_back(g, me, seen)


IRON_RATIONS: Final = IOD.item(
    "iron_rations", "Iron Rations", UNIVERSAL,
    hero="Has +2 health.",
    boss="One hero in any dungeon has +2 health until the end of the round.",
)  # fmt: skip


@IRON_RATIONS.has_more_health
def eat(host: Player | None) -> int:
    return 2


IRON_RATIONS.used(hero_in_any_dungeon)(gives_health(2))


CURSED_CROWN: Final = IOD.item(
    "cursed_crown", "Cursed Crown", UNIVERSAL,
    hero="If this hero gets through your dungeon, you have one more wound until the end of the round.",
    boss="One face-down hero in your score area counts one more soul until the end of the round.",
)  # fmt: skip


@CURSED_CROWN.when_its_carrier_gets_through
async def curse(g: Game, me: Player) -> None:
    scar(g, me)


def while_i_have_a_soul(g: Game, me: Player) -> list[None]:
    return [None] if me.soul_cards else []


@CURSED_CROWN.used(while_i_have_a_soul)
async def crown_the_dead(g: Game, me: Player, aim: None) -> None:
    glorify(g, me)
