"""The items of Implements of Destruction for explorers, who come with Crash Landing (BM-121)."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.asking import choose_treasure
from underkeep.boss_monster.building import build_again, can_be_built_again
from underkeep.boss_monster.cards.aims import any_room, hero_in_any_dungeon, hero_in_my_dungeon
from underkeep.boss_monster.cards.iod.box import IOD
from underkeep.boss_monster.cards.item_aims import active_before, each_room
from underkeep.boss_monster.hooks import CARRIER_DIES
from underkeep.boss_monster.pieces import Hero, Room
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.table import Game, Happening
from underkeep.boss_monster.treasures import EXPLORER, TREASURES
from underkeep.boss_monster.verbs.heroes import fortify, hurt, let_skip
from underkeep.boss_monster.verbs.rooms import lend_treasure, weaken

STAR_CHART: Final = IOD.item(
    "star_chart", "Star Chart", EXPLORER,
    hero="Has +1 health for each different treasure in your dungeon.",
    boss="One room in any dungeon has one more treasure of your choice until the end of the round.",
)  # fmt: skip


STAR_CHART.lends_treasure = True


@STAR_CHART.has_more_health
def map_the_stars(host: Player | None) -> int:
    return 0 if host is None else len([treasure for treasure, count in host.treasures().items() if count])


@STAR_CHART.used(any_room)
async def mark_a_treasure(g: Game, me: Player, room: Room) -> None:
    lend_treasure(g, room, await choose_treasure(me, TREASURES, STAR_CHART))


JET_PACK: Final = IOD.item(
    "jet_pack", "Jet Pack", EXPLORER,
    hero="Skips every second active room, beginning with the second.",
    boss="One hero in any dungeon skips the next room.",
)  # fmt: skip


@JET_PACK.passes_by
def fly_over(host: Player, place: int, hero: Hero) -> bool:
    return active_before(host, place) % 2 == 1


@JET_PACK.used(hero_in_any_dungeon)
async def lift_off(g: Game, me: Player, hero: Hero) -> None:
    let_skip(g, hero, 1)


RAY_GUN: Final = IOD.item(
    "ray_gun", "Ray Gun", EXPLORER,
    hero="Each room that this hero survives deals 1 less damage until the end of the round.",
    boss="Deal 4 damage to one hero in your dungeon.",
)  # fmt: skip


@RAY_GUN.when_its_carrier_survives(each_room)
async def shoot_back(g: Game, hero: Hero, room: Room) -> None:
    weaken(g, room, 1)


@RAY_GUN.used(hero_in_my_dungeon)
async def shoot(g: Game, me: Player, hero: Hero) -> None:
    hurt(g, hero, 4)


CLONING_VIAL: Final = IOD.item(
    "cloning_vial", "Cloning Vial", EXPLORER,
    hero="If this hero is killed, the next hero at your entrance has +2 health until the end of the round.",
    boss="What a room of yours did last because it was built this round happens again, as long as that room is there.",
)  # fmt: skip


@CLONING_VIAL.when_told(CARRIER_DIES)
async def grow_again(g: Game, hero: Hero, what: Happening) -> None:
    for guest in what.who.entrance:
        if not guest.waits:  # who waits does not go in this round (BM-089)
            fortify(g, guest, 2)
            return


def room_that_opened_last(g: Game, me: Player) -> list[Room]:
    opened = [room for room in me.dungeon if room.fittings is not None and room.fittings.opened]
    return [room for room in opened if can_be_built_again(g, room)]


@CLONING_VIAL.used(room_that_opened_last)
async def do_it_again(g: Game, me: Player, room: Room) -> None:
    await build_again(g, room)
