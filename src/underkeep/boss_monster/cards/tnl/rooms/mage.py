"""Rooms with mage treasure."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.cards.aims import any_other_room, destroy_this_room, discard_one_spell
from underkeep.boss_monster.cards.shared import draw_two_spells_and_discard_one
from underkeep.boss_monster.cards.tnl.box import TNL
from underkeep.boss_monster.hooks import BUILT, THEY_CAST, UNCOVERED, always
from underkeep.boss_monster.pieces import Room
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.room_cards import MONSTER, TRAP
from underkeep.boss_monster.table import Game
from underkeep.boss_monster.treasures import MAGE
from underkeep.boss_monster.verbs.hands import draw_spells
from underkeep.boss_monster.verbs.rooms import deactivate, strengthen

ANTIMAGIC_ZONE: Final = TNL.room(
    "antimagic_zone", "Antimagic Zone", TRAP, (MAGE, MAGE), damage=1, copies=1,
    text="When an opponent plays a spell: you may discard this card from your hand to cancel it, even out of turn.",
)  # fmt: skip

ANTIMAGIC_ZONE.discarded_to_cancel_a_spell()

LOST_LIBRARY: Final = TNL.room(
    "lost_library", "Lost Library", TRAP, (MAGE, MAGE), damage=1, copies=2,
    text="Destroy this room: draw two spells, then discard one spell.",
)  # fmt: skip


@LOST_LIBRARY.activated(always, price=destroy_this_room)
async def find_a_book(g: Game, room: Room, aim: None) -> None:
    await draw_two_spells_and_discard_one(g, g.owner(room), LOST_LIBRARY)


FROSTBAT_CAVE: Final = TNL.room(
    "frostbat_cave", "Frostbat Cave", MONSTER, (MAGE,), damage=2, copies=2,
    text="Destroy this room: deactivate one room in any dungeon until the end of the round.",
)  # fmt: skip


@FROSTBAT_CAVE.activated(any_other_room, price=destroy_this_room)
async def chill(g: Game, room: Room, other: Room) -> None:
    if other.active:
        deactivate(g, other)


SPELLSLIME_PIT: Final = TNL.room(
    "spellslime_pit", "Spellslime Pit", MONSTER, (MAGE,), damage=2, copies=2,
    text="Each time you play a spell and it is not cancelled: this room deals 1 more damage until the end of the "
    "round.",
)  # fmt: skip


@SPELLSLIME_PIT.after_you_cast
async def swell(g: Game, room: Room) -> None:
    strengthen(g, room, 1)


OBSERVATORY: Final = TNL.room(
    "observatory", "Observatory", TRAP, (MAGE,), damage=2, copies=2, once=True,
    text="Once per round, discard a spell: draw a spell.",
)  # fmt: skip


@OBSERVATORY.activated(always, price=discard_one_spell)
async def watch_the_stars(g: Game, room: Room, aim: None) -> None:
    draw_spells(g, g.owner(room), 1)


SORCEROBE_SCHOOL: Final = TNL.room(
    "sorcerobe_school", "Sorcerobe School", MONSTER, (MAGE,), damage=1, copies=2,
    text="When you build this room or it is uncovered: draw a spell.",
)  # fmt: skip


@SORCEROBE_SCHOOL.when(BUILT | UNCOVERED)
async def teach(g: Game, room: Room) -> None:
    draw_spells(g, g.owner(room), 1)


HALL_OF_MIRRORS: Final = TNL.room(
    "hall_of_mirrors", "Hall of Mirrors", TRAP, (MAGE,), damage=2, copies=2, advanced=True, once=True,
    text="Once per round, when an opponent plays a spell and it is not cancelled: draw a spell.",
)  # fmt: skip


@HALL_OF_MIRRORS.when(THEY_CAST)
async def reflect(g: Game, room: Room) -> None:
    draw_spells(g, g.owner(room), 1)


ELEMENTAL_GENERATOR: Final = TNL.room(
    "elemental_generator", "Elemental Generator", MONSTER, (MAGE,), damage=3, copies=1, advanced=True,
    text="Deals 1 more damage for each spell in your hand.",
)  # fmt: skip


@ELEMENTAL_GENERATOR.has_damage
def run_on_spells(me: Player, room: Room) -> int:
    return ELEMENTAL_GENERATOR.damage + me.spell_count()


BRAINSUCKER_QUEEN: Final = TNL.room(
    "brainsucker_queen", "Brainsucker Queen", MONSTER, (MAGE,), damage=3, copies=1, advanced=True, once=True,
    text="Once per round, when a hero dies in this room: draw two spells, then discard one spell.",
)  # fmt: skip


@BRAINSUCKER_QUEEN.when_a_hero_dies_here
async def feast(g: Game, room: Room) -> None:
    await draw_two_spells_and_discard_one(g, g.owner(room), BRAINSUCKER_QUEEN)
