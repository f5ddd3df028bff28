"""The boss of Lost Levels."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.asking import choose_room, choose_treasure
from underkeep.boss_monster.cards.lst.box import LST
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.table import Game
from underkeep.boss_monster.treasures import MAGE
from underkeep.boss_monster.verbs.rooms import raise_for_good

GLITCH_KING: Final = LST.boss(
    "glitch_king", "Glitch King", 945, MAGE,
    "Choose a room in your dungeon. From now on, and until it is covered or destroyed, it deals 1 more damage and has "
    "one more icon of a treasure that it has already.",
)  # fmt: skip


@GLITCH_KING.levels_up
async def overflow(g: Game, me: Player) -> None:
    room = await choose_room(g, me, me.active_rooms(), GLITCH_KING)
    treasures = room.card.treasures
    treasure = await choose_treasure(me, treasures, GLITCH_KING) if treasures else ""
    raise_for_good(g, room, 1, treasure)
