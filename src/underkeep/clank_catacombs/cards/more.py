"""Cards that are not among the hundred: promotional ones, and what is known of those for five and six players."""

from __future__ import annotations

from typing import Final

from underkeep.clank_catacombs.cards.box import blue, device, monster
from underkeep.clank_catacombs.cards.conditions import cube_placed, prisoner_freed
from underkeep.clank_catacombs.kinds import DESIGNED, PARTY, PROMO, Gives
from underkeep.clank_catacombs.options import At, cell_name
from underkeep.clank_catacombs.player import Player
from underkeep.clank_catacombs.table import MAPPING, Game
from underkeep.clank_catacombs.verbs.ground import find_tile
from underkeep.clank_catacombs.verbs.health import heal
from underkeep.clank_catacombs.verbs.loot import return_idol
from underkeep.clank_catacombs.verbs.noise import return_dragon_cubes
from underkeep.core.decision import YES, Decision, yes_or_no

BREAKOUT: Final = blue(
    "breakout", "Breakout!", cost=3, copies=1, points=1, gives=Gives(skill=1, swords=1, boots=1), box=PROMO,
    text="If you free a prisoner this turn: 3 gold and 1 clank.",
)  # fmt: skip
BREAKOUT.gives_when(prisoner_freed, Gives(gold=3, clank=1))

MISTER_WIZKERS: Final = blue(
    "mister_wizkers", "Mister Wizkers", cost=4, copies=1, points=1, gives=Gives(skill=1, swords=1, boots=1), box=PROMO,
    text="If you place a cube in the dungeon this turn: draw a card. "
    "Arrive: 3 dragon cubes that were set aside go back into the bag.",
)  # fmt: skip
MISTER_WIZKERS.gives_when(cube_placed, Gives(draw=1))


@MISTER_WIZKERS.arrives
def purr(g: Game, first: Player) -> None:
    return_dragon_cubes(g, 3)


DUSTY_MAP: Final = device(
    "dusty_map", "Dusty Map", cost=2, copies=1, dragon=True, shifts=True, box=PROMO,
    text="Lay a new tile: first choose any free place beside the map, then reveal the tile and turn it as you like.",
)  # fmt: skip


@DUSTY_MAP.does
async def follow_the_map(g: Game, me: Player) -> None:
    if g.stack:
        options = [At(cell) for cell in g.dungeon.free_cells()]
        cell = (await Decision(me.seat, "at", options, DUSTY_MAP.id)).cell
        find_tile(g, me, cell, -1, cell_name(cell), MAPPING)


APE_LORD_PHANTASM: Final = monster(
    "ape_lord_phantasm", "Ape Lord Phantasm", might=3, copies=1, dragon=True, gives=Gives(gold=3), box=PARTY,
    source=DESIGNED, text="Each player may return monkey idols to the shrine, to heal 2 for each.",
)  # fmt: skip


@APE_LORD_PHANTASM.does
async def return_idols(g: Game, me: Player) -> None:
    """CC-262: in turn order. What it costs and gives is our own; that it lets idols be returned is known."""
    for one in g.everyone(me):
        while one.idols and await Decision(one.seat, "return_idol", yes_or_no(), APE_LORD_PHANTASM.id) == YES:
            return_idol(g, one)
            heal(g, one, 2)
