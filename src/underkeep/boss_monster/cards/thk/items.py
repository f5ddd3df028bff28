"""The items of Tools of Hero-Kind. A hero ability is given the hero that carries it; "you" is the dungeon's owner."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.asking import choose_card
from underkeep.boss_monster.cards.aims import (
    advanced_rooms,
    any_room,
    hero_in_a_room_of_mine,
    hero_in_any_dungeon,
    opponents_with_spells,
    rooms_of_kind,
    rooms_of_opponents,
)
from underkeep.boss_monster.cards.item_aims import (
    active_before,
    deactivate_it,
    each_room,
    first_room_of,
    gives_health,
    heal_that,
    is_last,
    my_ordinary_wounds,
    opponents_with_rooms,
    somebody_has_rooms,
)
from underkeep.boss_monster.cards.thk.box import THK
from underkeep.boss_monster.hero_cards import HeroCard
from underkeep.boss_monster.hooks import (
    ANY_HERO,
    CARRIER_AT_THE_DOOR,
    CARRIER_LINES_UP,
    CARRIER_SETS_OFF,
    CARRIER_SURVIVES_A_ROOM,
    CARRIER_WOULD_DIE,
    Power,
    always,
    during,
)
from underkeep.boss_monster.items import ItemCard
from underkeep.boss_monster.options import Borrowed
from underkeep.boss_monster.pieces import Hero, Room
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.room_cards import MONSTER, TRAP, RoomCard
from underkeep.boss_monster.table import Game, Happening
from underkeep.boss_monster.treasures import CLERIC, FIGHTER, MAGE, THIEF, UNIVERSAL
from underkeep.boss_monster.verbs.hands import (
    discard_at_random,
    draw_spells,
    fetch,
    mourn,
    pick_blindly,
    throw_away,
)
from underkeep.boss_monster.verbs.heroes import (
    banish_wound,
    fortify,
    hurt,
    keep_safe,
    kill_walker,
    let_skip,
    scar,
    send_to_town,
    stands_fast,
)
from underkeep.boss_monster.verbs.items import disarm, gear_of, offer_item
from underkeep.boss_monster.verbs.rooms import deactivate, destroy, reverse, silence, strengthen_monsters

# -- cleric -----------------------------------------------------------------------------------------------------

EXTRA_LIFE: Final = THK.item(
    "extra_life", "Extra Life", CLERIC,
    hero="Instead of dying, this hero goes back to town and leaves you this item.",
    boss="You cannot lose by wounds this round.",
)  # fmt: skip


def it_can_be_sent_away(g: Game, hero: Hero, death: Happening) -> bool:
    return not stands_fast(g, hero)


@EXTRA_LIFE.when_told(CARRIER_WOULD_DIE, given=it_can_be_sent_away)
async def live_again(g: Game, hero: Hero, death: Happening) -> None:
    disarm(g, death.who, hero)
    if hero is g.walker:  # else it is in town already
        send_to_town(g, hero, by_itself=True)
    await offer_item(g, death.who, EXTRA_LIFE)


@EXTRA_LIFE.used(always)
async def live_on(g: Game, me: Player, aim: None) -> None:
    keep_safe(g, me)


HOLY_HAND_GRENADE: Final = THK.item(
    "holy_hand_grenade", "Holy Hand Grenade", CLERIC,
    hero="If this hero gets through your dungeon, you discard two room cards at random.",
    boss="Each opponent discards one room card at random.",
)  # fmt: skip


@HOLY_HAND_GRENADE.when_its_carrier_gets_through
async def blow_two_rooms_up(g: Game, me: Player) -> None:
    await discard_at_random(g, me, me.rooms, 2)


@HOLY_HAND_GRENADE.used(somebody_has_rooms)
async def throw_it(g: Game, me: Player, aim: None) -> None:
    losses = [Happening(other, pick_blindly(g, other.rooms.cards, 1)) for other in opponents_with_rooms(g, me)]
    for loss in losses:
        throw_away(g, loss.who, loss.cards)
    await mourn(g, losses, by=me)


INQUISITORS_ROBES: Final = THK.item(
    "inquisitors_robes", "Inquisitor's Robes", CLERIC, once=True,
    hero="The first advanced room that this hero survives is destroyed.",
    boss="Destroy one advanced room in any dungeon.",
)  # fmt: skip


def it_is_advanced(hero: Hero, room: Room) -> bool:
    return room.card.advanced


@INQUISITORS_ROBES.when_its_carrier_survives(it_is_advanced)
async def condemn(g: Game, hero: Hero, room: Room) -> None:
    await destroy(g, room)


@INQUISITORS_ROBES.used(advanced_rooms)
async def condemn_another(g: Game, me: Player, room: Room) -> None:
    await destroy(g, room, by=me)


STAFF_OF_HEALING: Final = THK.item(
    "staff_of_healing", "Staff of Healing", CLERIC,
    hero="When heroes have chosen their dungeons and this hero stands at your entrance: every hero there has +2 health "
    "until the end of the round.",
    boss="Heal, turning one of your face-up ordinary heroes face down.",
)  # fmt: skip


@STAFF_OF_HEALING.when_told(CARRIER_LINES_UP)
async def bless_the_party(g: Game, hero: Hero, what: Happening) -> None:
    for guest in what.who.entrance:
        fortify(g, guest, 2)


STAFF_OF_HEALING.used(my_ordinary_wounds)(heal_that)


# -- fighter ----------------------------------------------------------------------------------------------------

GOBLIN_SUIT: Final = THK.item(
    "goblin_suit", "Goblin Suit", FIGHTER,
    hero="Ordinary monster rooms deal no damage to this hero.",
    boss="Your ordinary monster rooms deal 1 more damage until the end of the round.",
)  # fmt: skip


@GOBLIN_SUIT.softens_damage
def pass_for_a_goblin(host: Player, place: int, hero: Hero, damage: int) -> int:
    card = host.dungeon[place].card
    return 0 if card.kind == MONSTER and not card.advanced else damage


@GOBLIN_SUIT.used(always)
async def rally_goblins(g: Game, me: Player, aim: None) -> None:
    strengthen_monsters(g, me, 1, ordinary=True)


CLAWS_OF_THE_BERSERKER: Final = THK.item(
    "claws_of_the_berserker", "Claws of the Berserker", FIGHTER,
    hero="Has +1 health for each monster room in your dungeon, always up to date.",
    boss="One hero in any dungeon has +1 health for each monster room in your own dungeon, until the end of the round.",
)  # fmt: skip


def monster_rooms(me: Player) -> int:
    return len([room for room in me.active_rooms() if room.card.kind == MONSTER])


@CLAWS_OF_THE_BERSERKER.has_more_health
def smell_monsters(host: Player | None) -> int:
    return 0 if host is None else monster_rooms(host)


@CLAWS_OF_THE_BERSERKER.used(hero_in_any_dungeon)
async def enrage(g: Game, me: Player, hero: Hero) -> None:
    fortify(g, hero, monster_rooms(me))


OVERSIZED_SWORD: Final = THK.item(
    "oversized_sword", "Oversized Sword", FIGHTER,
    hero="Has +5 health.",
    boss="One hero in any dungeon has +5 health until the end of the round.",
)  # fmt: skip


@OVERSIZED_SWORD.has_more_health
def hide_behind_the_sword(host: Player | None) -> int:
    return 5


OVERSIZED_SWORD.used(hero_in_any_dungeon)(gives_health(5))


VORPAL_BLADE: Final = THK.item(
    "vorpal_blade", "Vorpal Blade", FIGHTER,
    hero="If this hero gets through your dungeon, you have one more wound until the end of the round.",
    boss="Kill one hero in any dungeon that has taken damage of at least half its health, rounded up.",
)  # fmt: skip


@VORPAL_BLADE.when_its_carrier_gets_through
async def cut_deep(g: Game, me: Player) -> None:
    scar(g, me)


@during(ANY_HERO)
def half_dead_hero(g: Game, me: Player) -> list[Hero]:
    hero = g.walker
    return [hero] if hero is not None and 2 * hero.damage >= g.health(hero) + hero.damage else []


@VORPAL_BLADE.used(half_dead_hero)
async def snicker_snack(g: Game, me: Player, hero: Hero) -> None:
    await kill_walker(g, hero)


# -- mage -------------------------------------------------------------------------------------------------------

ANTIMAGIC_LIZARD: Final = THK.item(
    "antimagic_lizard", "Antimagic Lizard", MAGE,
    hero="If this hero gets through your dungeon, you discard two spells at random.",
    boss="One opponent discards a spell at random.",
)  # fmt: skip


@ANTIMAGIC_LIZARD.when_its_carrier_gets_through
async def eat_two_spells(g: Game, me: Player) -> None:
    await discard_at_random(g, me, me.spells, 2)


@ANTIMAGIC_LIZARD.used(opponents_with_spells)
async def let_it_loose(g: Game, me: Player, victim: Player) -> None:
    await discard_at_random(g, victim, victim.spells, by=me)


ICE_ROD: Final = THK.item(
    "ice_rod", "Ice Rod", MAGE,
    hero="Each room that this hero survives is deactivated until the end of the round.",
    boss="Deactivate one room in an opponent's dungeon until the end of the round.",
)  # fmt: skip


@ICE_ROD.when_its_carrier_survives(each_room)
async def freeze_the_way_back(g: Game, hero: Hero, room: Room) -> None:
    deactivate(g, room)


ICE_ROD.used(rooms_of_opponents)(deactivate_it)


MAGIC_MIRROR: Final = THK.item(
    "magic_mirror", "Magic Mirror", MAGE,
    hero="Before this hero enters your dungeon, your rooms change to the opposite order for good, each with its whole "
    "stack.",
    boss="Use the boss ability of another player's face-up item; that item stays as it is.",
)  # fmt: skip


@MAGIC_MIRROR.when(CARRIER_SETS_OFF)
async def turn_everything_round(g: Game, hero: Hero) -> None:
    reverse(g, g.active)


def powers_before_others(g: Game, me: Player, *, cancels: bool) -> list[tuple[ItemCard, Power]]:
    """The boss abilities of the items that lie face up before the other players."""
    items = [gear_of(other).item for other in g.opponents(me)]
    powers = [(item, item.power) for item in items if item is not None and item is not MAGIC_MIRROR]
    return [(item, power) for item, power in powers if power is not None and power.cancels == cancels]


def mirrored(g: Game, me: Player) -> list[Borrowed]:
    """What could be done with the items of the others, as if they were mine."""
    return [
        Borrowed(item, aim) for item, power in powers_before_others(g, me, cancels=False) for aim in power.aims(g, me)
    ]


def another_item_could_cancel_it(g: Game, me: Player) -> bool:
    return any(power.aims(g, me) for _, power in powers_before_others(g, me, cancels=True))


MAGIC_MIRROR.also_used_to_cancel_a_spell(another_item_could_cancel_it)


@MAGIC_MIRROR.used(mirrored)
async def copy_it(g: Game, me: Player, borrowed: Borrowed) -> None:
    power = borrowed.card.power
    assert power is not None and power.effect is not None  # noqa: PT018 - both were seen when it was aimed
    await power.effect(g, me, borrowed.aim)


NECRONOMICON: Final = THK.item(
    "necronomicon", "Necronomicon", MAGE,
    hero="If this hero gets through your dungeon, each opponent draws a spell.",
    boss="Draw a spell.",
)  # fmt: skip


@NECRONOMICON.when_its_carrier_gets_through
async def whisper_to_the_others(g: Game, me: Player) -> None:
    for other in g.opponents(me):
        draw_spells(g, other, 1)


@NECRONOMICON.used(always)
async def read_it(g: Game, me: Player, aim: None) -> None:
    draw_spells(g, me, 1)


# -- thief ------------------------------------------------------------------------------------------------------

BAG_OF_HOLDING: Final = THK.item(
    "bag_of_holding", "Bag of Holding", THIEF,
    hero="Each room with two or more treasures that this hero survives is destroyed.",
    boss="Take a room card with two or more treasures from the discard pile into your hand.",
)  # fmt: skip


def it_is_rich(hero: Hero, room: Room) -> bool:
    return len(room.card.treasures) > 1


@BAG_OF_HOLDING.when_its_carrier_survives(it_is_rich)
async def pack_it_up(g: Game, hero: Hero, room: Room) -> None:
    await destroy(g, room)


def rich_rooms_in_the_pile(g: Game) -> list[RoomCard]:
    return [card for card in g.discard if isinstance(card, RoomCard) and len(card.treasures) > 1]


def while_a_rich_room_is_discarded(g: Game, me: Player) -> list[None]:
    return [None] if rich_rooms_in_the_pile(g) else []


@BAG_OF_HOLDING.used(while_a_rich_room_is_discarded)
async def reach_into_it(g: Game, me: Player, aim: None) -> None:
    await fetch(g, me, await choose_card(me, "take", rich_rooms_in_the_pile(g), BAG_OF_HOLDING))


CHEAT_CODE: Final = THK.item(
    "cheat_code", "Cheat Code", THIEF,
    hero="As long as this hero is in your dungeon, your rooms have no abilities.",
    boss="One room in any dungeon has no ability until the end of the round.",
)  # fmt: skip
CHEAT_CODE.hushes = True
CHEAT_CODE.silences = True


@CHEAT_CODE.used(any_room)
async def enter_the_code(g: Game, me: Player, room: Room) -> None:
    silence(g, room)


TEN_FOOT_POLE: Final = THK.item(
    "ten_foot_pole", "Ten Foot Pole", THIEF,
    hero="When this hero enters your dungeon, your first trap room is deactivated until the end of the round.",
    boss="Deactivate one trap room in any dungeon until the end of the round.",
)  # fmt: skip


@TEN_FOOT_POLE.when(CARRIER_SETS_OFF)
async def poke_a_trap(g: Game, hero: Hero) -> None:
    trap = first_room_of(g.active, TRAP)
    if trap is not None:
        deactivate(g, trap)


TEN_FOOT_POLE.used(rooms_of_kind(TRAP))(deactivate_it)


THE_BOMB: Final = THK.item(
    "the_bomb", "The Bomb", THIEF, once=True,
    hero="When this hero comes to your last room, that room is destroyed before it can do anything, and the hero goes "
    "on.",
    boss="Destroy the room of yours that a hero is in: that hero takes 5 damage.",
)  # fmt: skip


def it_is_the_last_room(g: Game, hero: Hero) -> bool:
    return is_last(g.active, g.place)


@THE_BOMB.when(CARRIER_AT_THE_DOOR, given=it_is_the_last_room)
async def blast_a_way_out(g: Game, hero: Hero) -> None:
    room = g.active.dungeon[g.place]
    await destroy(g, room)
    if room.stack and g.walker is hero:
        g.place += 1  # past what lay beneath (BM-319)


@THE_BOMB.used(hero_in_a_room_of_mine)
async def light_the_fuse(g: Game, me: Player, hero: Hero) -> None:
    room = me.dungeon[g.place]
    hurt(g, hero, 5)
    await destroy(g, room)


# -- universal --------------------------------------------------------------------------------------------------

BOOTS_OF_JUMPING: Final = THK.item(
    "boots_of_jumping", "Boots of Jumping", UNIVERSAL,
    hero="After each room that this hero survives, it skips the next room.",
    boss="One hero in any dungeon skips the next room.",
)  # fmt: skip


@BOOTS_OF_JUMPING.when(CARRIER_SURVIVES_A_ROOM)
async def jump(g: Game, hero: Hero) -> None:
    let_skip(g, hero, 1)


@BOOTS_OF_JUMPING.used(hero_in_any_dungeon)
async def lend_the_boots(g: Game, me: Player, hero: Hero) -> None:
    let_skip(g, hero, 1)


PET_MONSTER: Final = THK.item(
    "pet_monster", "Pet Monster", UNIVERSAL,
    hero="When this hero enters your dungeon, your first monster room is deactivated until the end of the round.",
    boss="Deactivate one monster room in any dungeon until the end of the round.",
)  # fmt: skip


@PET_MONSTER.when(CARRIER_SETS_OFF)
async def make_friends(g: Game, hero: Hero) -> None:
    monster = first_room_of(g.active, MONSTER)
    if monster is not None:
        deactivate(g, monster)


PET_MONSTER.used(rooms_of_kind(MONSTER))(deactivate_it)


STAR_OF_INVULNERABILITY: Final = THK.item(
    "star_of_invulnerability", "Star of Invulnerability", UNIVERSAL,
    hero="Your first three active rooms deal no damage to this hero.",
    boss="Remove one hero that got through your dungeon this round from the game.",
)  # fmt: skip


@STAR_OF_INVULNERABILITY.softens_damage
def shine(host: Player, place: int, hero: Hero, damage: int) -> int:
    return 0 if active_before(host, place) < 3 else damage


def who_got_past_me(g: Game, me: Player) -> list[HeroCard]:
    return [] if me.today is None else [card for card in me.today.survived if card in me.wound_cards]


@STAR_OF_INVULNERABILITY.used(who_got_past_me)
async def wish_them_away(g: Game, me: Player, card: HeroCard) -> None:
    banish_wound(g, me, card)


RING_OF_INVISIBILITY: Final = THK.item(
    "ring_of_invisibility", "Ring of Invisibility", UNIVERSAL,
    hero="As long as this hero is at your entrance or in your dungeon, you cannot play spells.",
    boss="Cancel a spell that an opponent plays while you are active in the adventure phase.",
)  # fmt: skip
RING_OF_INVISIBILITY.bars_spells = True


def i_am_active_in_the_adventure_phase(g: Game, me: Player) -> bool:
    return g.phase == "adventure" and g.active is me


RING_OF_INVISIBILITY.used_to_cancel_a_spell(i_am_active_in_the_adventure_phase)
