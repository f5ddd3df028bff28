"""The bosses of Crash Landing, with what they can do when they have levelled up."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.asking import choose_player
from underkeep.boss_monster.building import mimic
from underkeep.boss_monster.cards.crl.box import CRL
from underkeep.boss_monster.cards.digging import may_dig
from underkeep.boss_monster.pieces import Room
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.table import Game
from underkeep.boss_monster.treasures import EXPLORER

IMPERIATRIX: Final = CRL.boss(
    "imperiatrix", "Imperiatrix", 475, EXPLORER,
    "From now on: each of your rooms deals 1 more damage for each explorer treasure it has.",
)  # fmt: skip


@IMPERIATRIX.lends_damage
def arm_the_colony(me: Player, room: Room, place: int) -> int:
    return room.card.treasures.count(EXPLORER)


KLONOS: Final = CRL.boss(
    "klonos", "Klonos", 175, EXPLORER,
    "Choose another boss in play. From now on this boss has that boss's level up as well, even if its player is out.",
)  # fmt: skip

KLONOS.mimics = True


@KLONOS.levels_up
async def clone_a_boss(g: Game, me: Player) -> None:
    other = await choose_player(me, g.opponents(me), KLONOS)
    await mimic(g, me, other.boss)


MANDO: Final = CRL.boss(
    "mando", "Mando", 855, EXPLORER,
    "In each opponent's dungeon, you may bring one covered room to the top of its stack. This uncovers it.",
)  # fmt: skip

MANDO.unearths = True


@MANDO.levels_up
async def dig_everywhere(g: Game, me: Player) -> None:
    for other in g.opponents(me):
        await may_dig(g, me, other, MANDO)
