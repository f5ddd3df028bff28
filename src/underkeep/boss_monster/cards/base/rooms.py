"""The rooms of the base set."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.asking import choose_card, choose_player
from underkeep.boss_monster.building import build_at_once
from underkeep.boss_monster.cards.aims import (
    destroy_that_room,
    destroy_this_room,
    discard_a_spell,
    discard_rooms,
    has_a_spell,
    hero_in_this_room,
    killed_heroes,
    opponents_with_rooms_in_hand,
    other_rooms,
)
from underkeep.boss_monster.cards.base.box import BMR
from underkeep.boss_monster.cards.shared import (
    draw_two_spells_and_discard_one,
    fetch_a_room,
    is_wounded,
    somewhere_are_two_rooms,
    swap_two_rooms_anywhere,
)
from underkeep.boss_monster.hooks import MY_HERO, always, during
from underkeep.boss_monster.options import Build, Soul
from underkeep.boss_monster.pieces import Hero, Room
from underkeep.boss_monster.placing import offer_to_build
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.room_cards import MONSTER, TRAP, RoomCard
from underkeep.boss_monster.table import Game
from underkeep.boss_monster.treasures import CLERIC, FIGHTER, MAGE, THIEF
from underkeep.boss_monster.verbs.hands import discard_at_random, draw_rooms, draw_spells, fetch, steal
from underkeep.boss_monster.verbs.heroes import call_from_town, heal, hurt, kill_walker, raise_dead, send_back
from underkeep.boss_monster.verbs.rooms import double_treasure, strengthen_all
from underkeep.core.decision import OPEN, Decision, Option, Word

# -- cleric -----------------------------------------------------------------------------------------------------

DARK_ALTAR: Final = BMR.room(
    "dark_altar", "Dark Altar", TRAP, (CLERIC, CLERIC), damage=1, copies=3,
    text="Destroy this room: take any one card from the discard pile into your hand.",
)  # fmt: skip


@DARK_ALTAR.activated(always, price=destroy_this_room)
async def take_any_discarded_card(g: Game, room: Room, aim: None) -> None:
    me = g.owner(room)
    await fetch(g, me, await choose_card(me, "take", g.discard, DARK_ALTAR))


OPEN_GRAVE: Final = BMR.room(
    "open_grave", "Open Grave", TRAP, (CLERIC,), damage=2, copies=2, once=True,
    text="Once per round, when a hero dies in this room: take a room from the discard pile into your hand.",
)  # fmt: skip


@OPEN_GRAVE.when_a_hero_dies_here
async def take_a_discarded_room(g: Game, room: Room) -> None:
    await fetch_a_room(g, g.owner(room), room.card)


SPECTERS_SANCTUM: Final = BMR.room(
    "specters_sanctum", "Specter's Sanctum", MONSTER, (CLERIC,), damage=2, copies=3,
    text="When you build this room: choose an opponent, who discards one spell at random.",
)  # fmt: skip


@SPECTERS_SANCTUM.when_built
async def frighten_a_spell_away(g: Game, room: Room) -> None:
    me = g.owner(room)
    victim = await choose_player(me, [other for other in g.opponents(me) if len(other.spells) > 0], room.card)
    await discard_at_random(g, victim, victim.spells, by=me)


SUCCUBUS_SPA: Final = BMR.room(
    "succubus_spa", "Succubus Spa", MONSTER, (CLERIC,), damage=1, copies=3, once=True,
    text="Once per round, when a hero dies in this room: choose an opponent and a card type, room or spell. "
    "Take a random card of that type from that opponent's hand.",
)  # fmt: skip


@SUCCUBUS_SPA.when_a_hero_dies_here
async def charm_a_card_away(g: Game, room: Room) -> None:
    me = g.owner(room)
    victim = await choose_player(me, [p for p in g.opponents(me) if len(p.rooms) + len(p.spells) > 0], room.card)
    types: list[Option] = [Word("type room")] if len(victim.rooms) > 0 else []
    if len(victim.spells) > 0:
        types.append(Word("type spell"))
    if await Decision(me.seat, "type", types, SUCCUBUS_SPA.id) == A_ROOM:
        steal(g, me, victim, g.rng.pick(victim.rooms.cards), "room")
    else:
        steal(g, me, victim, g.rng.pick(victim.spells.cards), "spell")


A_ROOM: Final = Word("type room")

DRACOLICH_LAIR: Final = BMR.room(
    "dracolich_lair", "Dracolich Lair", MONSTER, (CLERIC,), damage=3, copies=2, advanced=True, once=True,
    text="Once per round, discard two room cards: take a room from the discard pile into your hand.",
)  # fmt: skip


@DRACOLICH_LAIR.activated(always, price=discard_rooms(2))
async def raise_a_room(g: Game, room: Room, aim: None) -> None:
    await fetch_a_room(g, g.owner(room), DRACOLICH_LAIR)


VAMPIRE_BORDELLO: Final = BMR.room(
    "vampire_bordello", "Vampire Bordello", MONSTER, (CLERIC,), damage=3, copies=2, advanced=True, once=True,
    text="Once per round, when a hero dies in this room: you may heal, turning one of your face-up heroes, "
    "ordinary or epic, face down.",
)  # fmt: skip


@VAMPIRE_BORDELLO.when_a_hero_dies_here_you_may(is_wounded)
async def heal_a_wound(g: Game, room: Room) -> None:
    me = g.owner(room)
    heal(g, me, await choose_card(me, "take", me.wound_cards, room.card))


# -- fighter ----------------------------------------------------------------------------------------------------

GOBLIN_ARMORY: Final = BMR.room(
    "goblin_armory", "Goblin Armory", MONSTER, (FIGHTER, FIGHTER), damage=1, copies=3,
    text="Monster rooms next to this one deal 1 more damage.",
)  # fmt: skip


@GOBLIN_ARMORY.lends_damage
def arm_the_neighbours(other: Room, apart: int) -> int:
    return 1 if apart in (-1, 1) and other.card.kind == MONSTER else 0


GOLEM_FACTORY: Final = BMR.room(
    "golem_factory", "Golem Factory", MONSTER, (FIGHTER,), damage=2, copies=3, once=True,
    text="Once per round, when a hero dies in this room: draw a room card.",
)  # fmt: skip


@GOLEM_FACTORY.when_a_hero_dies_here
async def make_a_room(g: Game, room: Room) -> None:
    draw_rooms(g, g.owner(room), 1)


MINOTAURS_MAZE: Final = BMR.room(
    "minotaurs_maze", "Minotaur's Maze", MONSTER, (FIGHTER,), damage=0, copies=2,
    text="Each hero that enters this room goes back to the previous room, once per hero per round. No effect if "
    "there is no previous room or it is deactivated.",
)  # fmt: skip


@MINOTAURS_MAZE.when_a_hero_enters
def lose_the_way(g: Game, room: Room, hero: Hero) -> bool:
    previous = g.place - 1
    if hero.card in room.met or previous < 0 or not g.owner(room).dungeon[previous].active:
        return False
    return send_back(g, room, hero)


NEANDERTHAL_CAVE: Final = BMR.room(
    "neanderthal_cave", "Neanderthal Cave", MONSTER, (FIGHTER,), damage=3, copies=3,
    text="No advanced room can be built on this room.",
)  # fmt: skip


@NEANDERTHAL_CAVE.may_be_covered_by
def nothing_modern(card: RoomCard) -> bool:
    return not card.advanced


BEAST_MENAGERIE: Final = BMR.room(
    "beast_menagerie", "Beast Menagerie", MONSTER, (FIGHTER,), damage=4, copies=2, advanced=True, once=True,
    text="Once per round, after you build another monster room that does not cover this one: draw a room card.",
)  # fmt: skip


@BEAST_MENAGERIE.after_you_build(MONSTER)
async def welcome_a_beast(g: Game, room: Room) -> None:
    draw_rooms(g, g.owner(room), 1)


MONSTERS_BALLROOM: Final = BMR.room(
    "monsters_ballroom", "Monster's Ballroom", MONSTER, (FIGHTER,), damage=0, copies=2, advanced=True,
    text="Deals 1 damage for each active monster room in your dungeon, this one included.",
)  # fmt: skip


@MONSTERS_BALLROOM.has_damage
def everybody_dances(me: Player, room: Room) -> int:
    return sum([other.card.kind == MONSTER for other in me.active_rooms()])


# -- mage -------------------------------------------------------------------------------------------------------

BRAINSUCKER_HIVE: Final = BMR.room(
    "brainsucker_hive", "Brainsucker Hive", MONSTER, (MAGE,), damage=2, copies=3, once=True,
    text="Once per round, when a hero dies in this room: you may draw a spell.",
)  # fmt: skip


@BRAINSUCKER_HIVE.when_a_hero_dies_here_you_may()
async def suck_out_a_spell(g: Game, room: Room) -> None:
    draw_spells(g, g.owner(room), 1)


DARK_LABORATORY: Final = BMR.room(
    "dark_laboratory", "Dark Laboratory", TRAP, (MAGE, MAGE), damage=1, copies=3,
    text="When you build this room: draw two spells, then discard one spell.",
)  # fmt: skip


@DARK_LABORATORY.when_built
async def brew_spells(g: Game, room: Room) -> None:
    await draw_two_spells_and_discard_one(g, g.owner(room), room.card)


HAUNTED_LIBRARY: Final = BMR.room(
    "haunted_library", "Haunted Library", TRAP, (MAGE,), damage=1, copies=2,
    text="At the start of the round you may draw a spell instead of your room card.",
)  # fmt: skip


@HAUNTED_LIBRARY.instead_of_drawing_a_room
async def borrow_a_spell(g: Game, room: Room) -> None:
    draw_spells(g, g.owner(room), 1)


WITCHS_KITCHEN: Final = BMR.room(
    "witchs_kitchen", "Witch's Kitchen", MONSTER, (MAGE,), damage=1, copies=3, once=True,
    text="Once per round, discard a monster room card: draw a spell.",
)  # fmt: skip


@WITCHS_KITCHEN.activated(always, price=discard_rooms(1, MONSTER))
async def cook_a_spell(g: Game, room: Room, aim: None) -> None:
    draw_spells(g, g.owner(room), 1)


ALL_SEEING_EYE: Final = BMR.room(
    "all_seeing_eye", "All-Seeing Eye", TRAP, (MAGE,), damage=3, copies=2, advanced=True, once=True,
    text="Once per round, when an opponent plays a spell: you may discard a spell to cancel it, even out of turn.",
)  # fmt: skip


@ALL_SEEING_EYE.cancels_a_spell(has_a_spell)
async def stare_a_spell_down(g: Game, room: Room) -> None:
    await discard_a_spell(g, g.owner(room), room.card)


LIGERS_DEN: Final = BMR.room(
    "ligers_den", "Liger's Den", MONSTER, (MAGE,), damage=2, copies=2, advanced=True, once=True,
    text="Once per round, when you play a spell and it is not cancelled: draw a spell.",
)  # fmt: skip


@LIGERS_DEN.after_you_cast
async def purr_a_spell(g: Game, room: Room) -> None:
    draw_spells(g, g.owner(room), 1)


# -- thief ------------------------------------------------------------------------------------------------------

BOTTOMLESS_PIT: Final = BMR.room(
    "bottomless_pit", "Bottomless Pit", TRAP, (THIEF,), damage=1, copies=3,
    text="Destroy this room: kill one hero in it.",
)  # fmt: skip


@BOTTOMLESS_PIT.activated(hero_in_this_room, price=destroy_this_room)
async def fall_for_ever(g: Game, room: Room, hero: Hero) -> None:
    if g.walker is hero:
        await kill_walker(g, hero)


BOULDER_RAMP: Final = BMR.room(
    "boulder_ramp", "Boulder Ramp", TRAP, (THIEF,), damage=1, copies=2,
    text="Destroy another room in your dungeon: deal 5 damage to one hero in this room. Usable any number of times.",
)  # fmt: skip


@during(MY_HERO)
def other_rooms_while_a_hero_is_here(g: Game, room: Room) -> list[Room]:
    return other_rooms(g, room) if hero_in_this_room(g, room) else []


@BOULDER_RAMP.activated(other_rooms_while_a_hero_is_here, price=destroy_that_room)
async def roll_a_boulder(g: Game, room: Room, aim: Room) -> None:
    for hero in hero_in_this_room(g, room):
        hurt(g, hero, 5)


DIZZYGAS_HALLWAY: Final = BMR.room(
    "dizzygas_hallway", "Dizzygas Hallway", TRAP, (THIEF,), damage=1, copies=3,
    text="If the next room to the right is a trap room, it deals 2 more damage.",
)  # fmt: skip


@DIZZYGAS_HALLWAY.lends_damage
def make_the_next_trap_worse(other: Room, apart: int) -> int:
    return 2 if apart == 1 and other.card.kind == TRAP else 0


JACKPOT_STASH: Final = BMR.room(
    "jackpot_stash", "Jackpot Stash", TRAP, (THIEF, THIEF), damage=1, copies=3,
    text="Destroy this room: until the end of the round, the treasure in your other rooms counts double. Your boss's "
    "treasure does not.",
)  # fmt: skip


@JACKPOT_STASH.activated(always, price=destroy_this_room)
async def hit_the_jackpot(g: Game, room: Room, aim: None) -> None:
    double_treasure(g, g.owner(room))


RECYCLING_CENTER: Final = BMR.room(
    "recycling_center", "Recycling Center", TRAP, (THIEF,), damage=3, copies=2, advanced=True,
    text="Each time another room of yours is destroyed: you may draw two room cards.",
)  # fmt: skip


@RECYCLING_CENTER.when_another_room_is_destroyed_you_may
async def recycle(g: Game, room: Room) -> None:
    draw_rooms(g, g.owner(room), 2)


THE_CRUSHINATOR: Final = BMR.room(
    "the_crushinator", "The Crushinator", TRAP, (THIEF,), damage=2, copies=2, advanced=True, once=True,
    text="Once per round, destroy another room in your dungeon: until the end of the round, all your rooms deal 2 more "
    "damage, even those uncovered later.",
)  # fmt: skip


@THE_CRUSHINATOR.activated(other_rooms, price=destroy_that_room)
async def crush(g: Game, room: Room, aim: Room) -> None:
    strengthen_all(g, g.owner(room), 2)


# -- several treasures (BM-041) ---------------------------------------------------------------------------------

CENTIPEDE_TUNNEL: Final = BMR.room(
    "centipede_tunnel", "Centipede Tunnel", MONSTER, (FIGHTER, MAGE), damage=1, copies=2,
    text="When you build this room: you may swap two rooms within any one dungeon, each with its whole stack.",
)  # fmt: skip


@CENTIPEDE_TUNNEL.when_built_you_may(somewhere_are_two_rooms)
async def dig_a_detour(g: Game, room: Room) -> None:
    await swap_two_rooms_anywhere(g, g.owner(room), room.card)


CONSTRUCTION_ZONE: Final = BMR.room(
    "construction_zone", "Construction Zone", TRAP, (FIGHTER, THIEF), damage=1, copies=2,
    text="When you build this room: you may build one more room at once, even on top of this one.",
)  # fmt: skip


@CONSTRUCTION_ZONE.when_built
async def build_one_more(g: Game, room: Room) -> None:
    me = g.owner(room)
    picked = await offer_to_build(g, me, "build", room.card.id, OPEN)
    if isinstance(picked, Build):
        await build_at_once(g, me, picked.card, picked.on(me))


DRAGON_HATCHERY: Final = BMR.room(
    "dragon_hatchery", "Dragon Hatchery", MONSTER, (CLERIC, FIGHTER, MAGE, THIEF), damage=0, copies=3
)

MIMIC_VAULT: Final = BMR.room(
    "mimic_vault", "Mimic Vault", TRAP, (MAGE, THIEF), damage=1, copies=2,
    text="When you build this room: put one ordinary hero from town at your entrance. You must, if there is one.",
)  # fmt: skip


@MIMIC_VAULT.when_built
async def lure_a_hero(g: Game, room: Room) -> None:
    me = g.owner(room)
    ordinary = {hero.card: hero for hero in g.town if not hero.card.epic}
    call_from_town(g, me, ordinary[await choose_card(me, "take", list(ordinary), room.card)])


MONSTROUS_MONUMENT: Final = BMR.room(
    "monstrous_monument", "Monstrous Monument", TRAP, (CLERIC, FIGHTER), damage=1, copies=2,
    text="When you build this room: take a monster room card from the discard pile into your hand.",
)  # fmt: skip


@MONSTROUS_MONUMENT.when_built
async def remember_a_monster(g: Game, room: Room) -> None:
    await fetch_a_room(g, g.owner(room), room.card, MONSTER)


TORTURE_CHAMBER: Final = BMR.room(
    "torture_chamber", "Torture Chamber", TRAP, (CLERIC, THIEF), damage=1, copies=2,
    text="Destroy this room: choose an opponent, who discards one room card at random.",
)  # fmt: skip


@TORTURE_CHAMBER.activated(opponents_with_rooms_in_hand, price=destroy_this_room)
async def torture(g: Game, room: Room, victim: Player) -> None:
    await discard_at_random(g, victim, victim.rooms, by=g.owner(room))


ZOMBIE_PRISON: Final = BMR.room(
    "zombie_prison", "Zombie Prison", MONSTER, (CLERIC, MAGE), damage=1, copies=2,
    text="Destroy this room: put a killed hero from an opponent's score area at the entrance of that opponent's "
    "dungeon.",
)  # fmt: skip


@ZOMBIE_PRISON.activated(killed_heroes, price=destroy_this_room)
async def break_out(g: Game, room: Room, soul: Soul) -> None:
    if soul.card in soul.player.soul_cards:
        raise_dead(g, soul.player, soul.card)
