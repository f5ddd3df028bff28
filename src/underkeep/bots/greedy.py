"""A player who knows the game, looks one step ahead and takes what seems best. It never rolls dice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from underkeep.bots import boss_monster, clank_catacombs, keep_the_heroes_out
from underkeep.bots.question import Question
from underkeep.core.errors import BadOptions
from underkeep.core.table import Table

KNOWS: Final[dict[str, Callable[[Question], int]]] = {
    "boss_monster": boss_monster.choose,
    "clank_catacombs": clank_catacombs.choose,
    "keep_the_heroes_out": keep_the_heroes_out.choose,
}


class Greedy:
    """Each game's knowledge is a function of what the seat sees and may answer."""

    def __init__(self, seed: int) -> None:
        self.seed = seed  # equal questions get equal answers, whatever it is

    def choose(self, table: Table, seat: int) -> int:
        if table.game not in KNOWS:
            raise BadOptions(f"seats: greedy does not know {table.game}; it plays {', '.join(KNOWS)}", field="seats")
        return KNOWS[table.game](Question.at(table, seat))
