"""The rooms of Crash Landing: all of them have explorer treasure."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.asking import choose_card
from underkeep.boss_monster.building import build_again, can_be_built_again
from underkeep.boss_monster.cards.aims import advanced_rooms, discard_rooms
from underkeep.boss_monster.cards.crl.box import CRL
from underkeep.boss_monster.cards.digging import may_dig
from underkeep.boss_monster.cards.shared import fetch_a_room, heroes_of_mine
from underkeep.boss_monster.carrying import dodges
from underkeep.boss_monster.hooks import BUILT, UNCOVERED
from underkeep.boss_monster.pieces import Room
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.room_cards import MONSTER, TRAP
from underkeep.boss_monster.table import Game, Happening
from underkeep.boss_monster.treasures import CLERIC, EXPLORER, FIGHTER, MAGE, THIEF
from underkeep.boss_monster.verbs.hands import draw_spells
from underkeep.boss_monster.verbs.heroes import strike
from underkeep.boss_monster.verbs.rooms import deactivate, destroy, double_damage, lend_treasure

# -- ordinary ---------------------------------------------------------------------------------------------------

ALIEN_EXCAVATOR: Final = CRL.room(
    "alien_excavator", "Alien Excavator", TRAP, (EXPLORER,), damage=2, copies=2,
    text="When you build this room: you may bring one covered room of your dungeon to the top of its stack. This "
    "uncovers it.",
)  # fmt: skip

ALIEN_EXCAVATOR.unearths = True


@ALIEN_EXCAVATOR.when_built
async def excavate(g: Game, room: Room) -> None:
    me = g.owner(room)
    await may_dig(g, me, me, ALIEN_EXCAVATOR)


ALIEN_OOZE: Final = CRL.room(
    "alien_ooze", "Alien Ooze", TRAP, (EXPLORER,), damage=1, copies=2,
    text="Deals 1 more damage while another room of your dungeon has an explorer treasure.",
)  # fmt: skip


@ALIEN_OOZE.has_damage
def flow_together(me: Player, room: Room) -> int:
    others = [other for other in me.active_rooms() if other is not room and EXPLORER in other.card.treasures]
    return ALIEN_OOZE.damage + (len(others) > 0)


DECOY_GARDEN: Final = CRL.room(
    "decoy_garden", "Decoy Garden", MONSTER, (EXPLORER,), damage=1, copies=1,
    text="When you build this room: it has two more explorer treasures until the end of the round.",
)  # fmt: skip


@DECOY_GARDEN.when_built
async def bloom(g: Game, room: Room) -> None:
    for _ in range(2):
        lend_treasure(g, room, EXPLORER)


FROSTMAN_LANDER: Final = CRL.room(
    "frostman_lander", "Frostman Lander", MONSTER, (EXPLORER,), damage=2, copies=2,
    text="Discard this card from your hand: deactivate one advanced room in any dungeon until the end of the round.",
)  # fmt: skip


@FROSTMAN_LANDER.discarded(advanced_rooms)
async def land(g: Game, me: Player, room: Room) -> None:
    if room.active:
        deactivate(g, room)


INVASION_SWARM: Final = CRL.room(
    "invasion_swarm", "Invasion Swarm", MONSTER, (EXPLORER,), damage=0, copies=2,
    text="Rooms adjacent to this one deal 1 more damage.",
)  # fmt: skip


@INVASION_SWARM.lends_damage
def spread_out(other: Room, apart: int) -> int:
    return 1 if abs(apart) == 1 else 0


REACTOR_CORE: Final = CRL.room(
    "reactor_core", "Reactor Core", TRAP, (EXPLORER,), damage=2, copies=2,
    text="Advanced rooms of your dungeon deal 1 more damage.",
)  # fmt: skip


@REACTOR_CORE.lends_damage
def power_up(other: Room, apart: int) -> int:
    return 1 if other.card.advanced else 0


# -- advanced ---------------------------------------------------------------------------------------------------

DIGICRON_LIBRARY: Final = CRL.room(
    "digicron_library", "Digicron Library", TRAP, (EXPLORER,), damage=3, copies=1, advanced=True,
    text="When you build this room: draw two spells if you have at least one other advanced room.",
)  # fmt: skip


@DIGICRON_LIBRARY.when_built
async def consult_the_archive(g: Game, room: Room) -> None:
    me = g.owner(room)
    if any(other.card.advanced for other in me.active_rooms() if other is not room):
        draw_spells(g, me, 2)


HYPERCUBE: Final = CRL.room(
    "hypercube", "Hypercube", TRAP, (EXPLORER,), damage=4, copies=2, advanced=True,
    text="May be built on any room, whatever its treasure.",
)  # fmt: skip

HYPERCUBE.may_be_built_on_any_room()

THE_OMEGA_42: Final = CRL.room(
    "the_omega_42", "The Omega 42", TRAP, (EXPLORER,), damage=3, copies=1, advanced=True, once=True,
    text="Once per round, discard an advanced room card: repeat one “when you build this room” or “when it is "
    "uncovered” effect of a room in your dungeon.",
)  # fmt: skip

AGAIN: Final = BUILT | UNCOVERED


def rooms_with_something_to_repeat(g: Game, room: Room) -> list[Room]:
    return [other for other in g.owner(room).active_rooms() if could_happen_again(g, other)]


def could_happen_again(g: Game, room: Room) -> bool:
    happens = room.card.trigger_for(AGAIN)
    if happens is None or not can_be_built_again(g, room, AGAIN):
        return False
    return happens.given is None or happens.given(g, room, Happening(g.owner(room), [room.card], room))


@THE_OMEGA_42.activated(rooms_with_something_to_repeat, price=discard_rooms(1, advanced=True))
async def turn_back_the_clock(g: Game, room: Room, other: Room) -> None:
    await build_again(g, other, AGAIN)


# -- with a second treasure (BM-041) ----------------------------------------------------------------------------

CRASH_SITE: Final = CRL.room(
    "crash_site", "Crash Site", TRAP, (CLERIC, EXPLORER), damage=1, copies=2,
    text="When this room is uncovered: take an advanced room card from the discard pile into your hand.",
)  # fmt: skip


@CRASH_SITE.when(UNCOVERED)
async def search_the_wreck(g: Game, room: Room) -> None:
    await fetch_a_room(g, g.owner(room), CRASH_SITE, advanced=True)


CAGED_GUNDARF: Final = CRL.room(
    "caged_gundarf", "Caged Gundarf", MONSTER, (FIGHTER, EXPLORER), damage=1, copies=2,
    text="When this room is uncovered: its damage is doubled until the end of the round.",
)  # fmt: skip


@CAGED_GUNDARF.when(UNCOVERED)
async def break_loose(g: Game, room: Room) -> None:
    double_damage(g, room)


CELESTIAL_MAP: Final = CRL.room(
    "celestial_map", "Celestial Map", TRAP, (MAGE, EXPLORER), damage=1, copies=2,
    text="When this room is uncovered: draw a spell, then destroy this room.",
)  # fmt: skip


@CELESTIAL_MAP.when(UNCOVERED)
async def follow_the_map(g: Game, room: Room) -> None:
    me = g.owner(room)
    draw_spells(g, me, 1)
    await destroy(g, room, by=me)


DARKLING_LAIR: Final = CRL.room(
    "darkling_lair", "Darkling Lair", MONSTER, (THIEF, EXPLORER), damage=1, copies=2,
    text="When this room is uncovered: deal 3 damage to one hero in your dungeon or at your entrance.",
)  # fmt: skip


@DARKLING_LAIR.when(UNCOVERED)
async def pounce(g: Game, room: Room) -> None:
    me = g.owner(room)
    here = {hero.card: hero for hero in heroes_of_mine(g, me)}
    hero = here[await choose_card(me, "take", list(here), DARKLING_LAIR)]
    if not dodges(g, hero):
        await strike(g, hero, 3)
