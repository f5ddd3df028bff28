"""The rooms of Paper and Pixels: some deal more to some heroes, others gain +1 tokens and lose them."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.asking import choose_room
from underkeep.boss_monster.cards.aims import discard_a_spell_for, opponents_with_spells
from underkeep.boss_monster.cards.dbm.box import DBM
from underkeep.boss_monster.hooks import BUILT, HERO_SURVIVES_HERE, ROUND_ENDS, Price
from underkeep.boss_monster.pieces import Hero, Room
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.room_cards import MONSTER, TRAP
from underkeep.boss_monster.table import Game
from underkeep.boss_monster.treasures import CLERIC, FIGHTER, MAGE, THIEF
from underkeep.boss_monster.verbs.rooms import deactivate, destroy, make_harmless, put_tokens

GHOULYARD: Final = DBM.room(
    "ghoulyard", "Ghoulyard", MONSTER, (CLERIC,), damage=2, copies=1,
    text="Deals double damage to epic heroes: whatever it would deal with all other changes counts twice.",
)  # fmt: skip


@GHOULYARD.multiplies_damage_for
def feast_on_legends(hero: Hero) -> int:
    return 2 if hero.card.epic else 1


SHARK_TANK: Final = DBM.room(
    "shark_tank", "Shark Tank", MONSTER, (FIGHTER,), damage=2, copies=1,
    text="Deals 2 more damage to a hero that enters with damage of at least half its health.",
)  # fmt: skip


@SHARK_TANK.deals_more_to
def smell_blood(g: Game, hero: Hero) -> int:
    return 2 if hero.damage >= g.health(hero) else 0


BONE_CRANK: Final = DBM.room(
    "bone_crank", "Bone Crank", TRAP, (MAGE,), damage=1, copies=1,
    text="When you build this room: deactivate one room in any dungeon until the end of the round.",
)  # fmt: skip


@BONE_CRANK.when_built
async def turn_the_crank(g: Game, room: Room) -> None:
    deactivate(g, await choose_room(g, g.owner(room), g.active_rooms(), BONE_CRANK))


TRASH_COMPACTOR: Final = DBM.room(
    "trash_compactor", "Trash Compactor", TRAP, (THIEF,), damage=3, copies=1,
    text="After a hero has survived this room: it deals no damage until the end of the round, whatever would raise it.",
)  # fmt: skip


@TRASH_COMPACTOR.when(HERO_SURVIVES_HERE)
async def jam(g: Game, room: Room) -> None:
    make_harmless(g, room, 0)


ELDER_PORTAL: Final = DBM.room(
    "elder_portal", "Elder Portal", TRAP, (CLERIC,), damage=0, copies=1, once=True,
    text="When you build this room: put two +1 tokens on it. Once per round, remove one of its tokens: an opponent "
    "discards a spell of their choice.",
)  # fmt: skip


@ELDER_PORTAL.when(BUILT, counts=False)
async def open_the_portal(g: Game, room: Room) -> None:
    put_tokens(g, room, 2)


async def pay_with_a_token(g: Game, room: Room, aim: object) -> None:
    put_tokens(g, room, -1)


def has_a_token(g: Game, room: Room) -> bool:
    return room.tokens() > 0


@ELDER_PORTAL.activated(opponents_with_spells, price=Price(pay_with_a_token, has_a_token))
async def drain(g: Game, room: Room, other: Player) -> None:
    await discard_a_spell_for(g, g.owner(room), other, ELDER_PORTAL)


HYDRAS_MIRE: Final = DBM.room(
    "hydras_mire", "Hydra's Mire", MONSTER, (FIGHTER,), damage=1, copies=1, once=True,
    text="Once per round, when a hero survives this room: put a +1 token on it. At the end of the round, if it has "
    "four tokens or more: destroy it.",
)  # fmt: skip

HEADS: Final = 4


@HYDRAS_MIRE.when(HERO_SURVIVES_HERE)
async def grow_a_head(g: Game, room: Room) -> None:
    put_tokens(g, room, 1)


def has_grown_too_many(g: Game, room: Room) -> bool:
    return room.tokens() >= HEADS


@HYDRAS_MIRE.when(ROUND_ENDS, given=has_grown_too_many, counts=False)
async def devour_itself(g: Game, room: Room) -> None:
    await destroy(g, room)


SPELLSLIME_INCUBATOR: Final = DBM.room(
    "spellslime_incubator", "Spellslime Incubator", MONSTER, (MAGE,), damage=0, copies=1, once=True,
    text="Once per round, when you play a spell and it is not cancelled: put a +1 token on this room.",
)  # fmt: skip


@SPELLSLIME_INCUBATOR.after_you_cast
async def hatch(g: Game, room: Room) -> None:
    put_tokens(g, room, 1)


CLOCK_TOWER: Final = DBM.room(
    "clock_tower", "Clock Tower", TRAP, (THIEF,), damage=0, copies=1,
    text="When you build this room: put four +1 tokens on it. At the end of each round: remove one of them.",
)  # fmt: skip


@CLOCK_TOWER.when_built
async def wind_it_up(g: Game, room: Room) -> None:
    put_tokens(g, room, 4)


@CLOCK_TOWER.when(ROUND_ENDS, given=has_a_token)
async def tick(g: Game, room: Room) -> None:
    put_tokens(g, room, -1)
