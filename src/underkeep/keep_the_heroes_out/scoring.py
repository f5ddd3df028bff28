"""When the game is over, and whether the monsters have won: they win or lose together."""

from __future__ import annotations

from underkeep.core.game import Result
from underkeep.keep_the_heroes_out import events as ev
from underkeep.keep_the_heroes_out.table import Game


def lose(g: Game, reason: str) -> None:
    """KH-070, KH-071: at once, whatever else would come."""
    over(g, reason, won=False)


def win(g: Game) -> None:
    """KH-069, KH-263: the second wave is over, and the treasure of value 4 is safe; unless the scenario wants more."""
    fewest = g.rule("must_grow")
    if fewest and len(g.dungeon.rooms) < fewest:
        over(g, "KH-159", won=False)
    else:
        over(g, "KH-069", won=True)


def over(g: Game, reason: str, *, won: bool) -> None:
    """Everybody's score is what was saved: the values of all treasures that are left."""
    seats = tuple([me.seat for me in g.players])
    saved = saved_value(g)
    g.result = Result(seats if won else (), seats, tuple([saved for _ in seats]), reason)
    g.tell(ev.GAME_ENDED, -1, {"won": won, "reason": reason, "scores": [saved for _ in seats]})


def saved_value(g: Game) -> int:
    saved = 0
    for treasure in g.treasures:
        if treasure is not None:
            saved += treasure.value
    return saved
