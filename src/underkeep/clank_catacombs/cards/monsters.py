"""Monsters: defeated with swords, for a reward."""

from __future__ import annotations

from typing import Final

from underkeep.clank_catacombs.asking import pick
from underkeep.clank_catacombs.cards.box import monster
from underkeep.clank_catacombs.cards.conditions import by_cave_or_altar, in_the_depths, portal_used
from underkeep.clank_catacombs.dungeon import NOWHERE
from underkeep.clank_catacombs.kinds import Gives
from underkeep.clank_catacombs.options import At, TakeGood, cell_name
from underkeep.clank_catacombs.player import Player
from underkeep.clank_catacombs.table import GUARDING, Game
from underkeep.clank_catacombs.tiles.printed import ROOMS, STALL
from underkeep.clank_catacombs.verbs.gold import gain_gold
from underkeep.clank_catacombs.verbs.ground import find_tile, turn_tile
from underkeep.clank_catacombs.verbs.loot import goods_for, take_good
from underkeep.clank_catacombs.verbs.noise import make_clank
from underkeep.core.decision import Decision

SKELETON: Final = monster("skeleton", "Skeleton", might=1, copies=3, gives=Gives(gold=2, clank=1))

ANIMATED_WALL: Final = monster(
    "animated_wall", "Animated Wall", might=2, copies=2, gives=Gives(boots=1),
    text="1 more boot if you use a portal this turn. Arrive: every square tile with players on it turns by half.",
)  # fmt: skip
ANIMATED_WALL.gives_when(portal_used, Gives(boots=1))


@ANIMATED_WALL.arrives
def turn_about(g: Game, first: Player) -> None:
    """CC-188, CC-287: never the start tile, nor for somebody who is out."""
    for tile in dict.fromkeys([ROOMS[me.pawn].tile for me in g.everyone(first)]):
        if not tile.start:
            turn_tile(g, tile, 2)


CRYSTAL_KOBOLD: Final = monster(
    "crystal_kobold", "Crystal Kobold", might=2, copies=2, dragon=True, gives=Gives(skill=2),
    text="Fight it only in a crystal cave or at an altar.",
)  # fmt: skip
CRYSTAL_KOBOLD.only_where(by_cave_or_altar)

KEYMASTER: Final = monster("keymaster", "Keymaster", might=2, copies=2, gives=Gives(lockpicks=1))

SKELETON_PRIEST: Final = monster(
    "skeleton_priest", "Skeleton Priest", might=2, copies=2, gives=Gives(heal=1, clank=1),
    text="Arrive: all players make 1 clank.",
)  # fmt: skip

ARCHOVERLORD: Final = monster(
    "archoverlord", "Archoverlord", might=3, copies=3, gives=Gives(draw=2),
    text="Each other player makes 1 clank. Arrive: all players make 1 clank.",
)  # fmt: skip


@SKELETON_PRIEST.arrives
@ARCHOVERLORD.arrives
def rattle(g: Game, first: Player) -> None:
    for me in g.everyone(first):
        make_clank(g, me, 1)


@ARCHOVERLORD.does
async def fall_with_a_crash(g: Game, me: Player) -> None:
    for other in g.others(me):
        make_clank(g, other, 1)


MARBLE_GUARDIAN: Final = monster(
    "marble_guardian", "Marble Guardian", might=3, copies=1, dragon=True, shifts=True,
    text="Lay a new tile next to yours; then teleport to any room on it, or take 2 gold.",
)  # fmt: skip


def cells_beside(g: Game, me: Player) -> list[int]:
    """The free cells into which a corridor of this tile leads."""
    found: list[int] = []
    for room in ROOMS[me.pawn].tile.rooms:
        for way in g.dungeon.ways[room.number]:
            if way.to == NOWHERE and way.cell not in found:
                found.append(way.cell)
    return found


@MARBLE_GUARDIAN.does
async def open_the_wall(g: Game, me: Player) -> None:
    """CC-305: a discovery like any other; where there is nothing to discover, the gold is left."""
    cells = cells_beside(g, me) if g.stack else []
    if not cells:
        gain_gold(g, me, 2)
        return
    cell = (await Decision(me.seat, "at", [At(cell) for cell in cells], MARBLE_GUARDIAN.id)).cell
    find_tile(g, me, cell, -1, cell_name(cell), GUARDING)


SKELETAL_APE: Final = monster(
    "skeletal_ape", "Skeletal Ape", might=3, copies=1, dragon=True, gives=Gives(gold=3, skill=3, clank=3),
)  # fmt: skip

SKELETON_WARLOCK: Final = monster(
    "skeleton_warlock", "Skeleton Warlock", might=3, copies=1, dragon=True, gives=Gives(tomes=1, clank=1),
    text="Take a Secret Tome of the reserve.",
)  # fmt: skip

THE_WARDEN: Final = monster(
    "the_warden", "The Warden", might=3, copies=1, danger=True, dragon=True, gives=Gives(prisoners=2),
    text="Fight it only in the depths.",
)  # fmt: skip
THE_WARDEN.only_where(in_the_depths)

OGRE_MERCHANT: Final = monster(
    "ogre_merchant", "Ogre Merchant", might=4, copies=2, dragon=True,
    text="Choose one: 5 gold; or, in a room with a stall, a good for nothing.",
)  # fmt: skip


@OGRE_MERCHANT.does
async def rob_the_merchant(g: Game, me: Player) -> None:
    """CC-303: by the same limits as a good that is bought."""
    goods = goods_for(g, me) if ROOMS[me.pawn].features & STALL else []
    if await pick(me, ("gold", "good") if goods else ("gold",), OGRE_MERCHANT) == "gold":
        gain_gold(g, me, 5)
    else:
        options = [TakeGood(token) for token in goods]
        take_good(g, me, (await Decision(me.seat, "good", options, OGRE_MERCHANT.id)).token, 0)
