"""The spell of Tools of Hero-Kind."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.cards.item_aims import items_in_score_areas
from underkeep.boss_monster.cards.thk.box import THK
from underkeep.boss_monster.hooks import BOTH
from underkeep.boss_monster.options import Held
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.table import Game
from underkeep.boss_monster.verbs.items import gear_of, turn_down, turn_up

EXCAVATION: Final = THK.spell(
    "excavation", "Excavation", BOTH, copies=2,
    text="Turn one item in any score area over: from face down to face up, or from face up to face down without using "
    "it.",
)  # fmt: skip


@EXCAVATION.at(items_in_score_areas)
async def dig(g: Game, me: Player, held: Held) -> None:
    if gear_of(held.player).item is held.card:
        turn_down(g, held.player)
    else:
        turn_up(g, held.player, held.card)
