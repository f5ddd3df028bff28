"""Players without hands: each is given a table that was dealt again for its seat, so none of them can cheat.

>>> import underkeep as uk
>>> from underkeep import bots
>>> table = uk.new_game("boss_monster", players=2, seed=7)
>>> greedy = bots.make("greedy", seed=1)
>>> answer = bots.answer(greedy, table, seed=1)
>>> 0 <= answer < len(table.decision.options)
True
"""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from typing import Final, Protocol

from underkeep.bots.greedy import Greedy
from underkeep.bots.uniform import Uniform
from underkeep.core.errors import BadOptions, NoRecipe, StaleDecision
from underkeep.core.table import Table


class Bot(Protocol):
    """Somebody who decides."""

    def choose(self, table: Table, seat: int) -> int:
        """The index of an option. The table is one that `seat` imagines; it may be played on freely."""
        ...


BOTS: Final[dict[str, Callable[[int], Bot]]] = {"random": Uniform, "greedy": Greedy}


def names() -> list[str]:
    return list(BOTS)


def make(name: str, seed: int) -> Bot:
    """A bot by its name; equal seeds play alike."""
    if name not in BOTS:
        near = get_close_matches(name, list(BOTS), 1)
        hint = f"; did you mean {near[0]}?" if near else ""
        raise BadOptions(f"seats: {name!r:.40} is no bot; choose from {', '.join(BOTS)}{hint}", field="seats")
    return BOTS[name](seed)


def answer(bot: Bot, table: Table, seed: int) -> int:
    """What the bot says to the open decision of a true table, of which it sees only what its seat may know."""
    decision = table.decision
    if decision is None:
        message = "nobody decides: the game is over, or a pause waits to be resumed"
        raise StaleDecision(message, field="answer")
    try:
        imagined = table.redeal(decision.seat, seed)
    except NoRecipe:  # so much came out since the last chapter that no other world leads here: the last word is "no"
        return len(decision.options) - 1
    return bot.choose(imagined, decision.seat)


__all__ = ["Bot", "answer", "make", "names"]
