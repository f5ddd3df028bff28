"""When the game is over, and who has won."""

from __future__ import annotations

from typing import Final

from underkeep.clank_catacombs import events as ev
from underkeep.clank_catacombs.player import Player
from underkeep.clank_catacombs.table import Game
from underkeep.clank_catacombs.tiles.printed import ROOMS
from underkeep.clank_catacombs.verbs.health import knock_out
from underkeep.core.game import Result

MASTERY: Final = 20  # CC-229
IDOL: Final = 5  # CC-152


def finish(g: Game, reason: str) -> None:
    """CC-196, CC-206, CC-250: everybody still in is knocked out where they are."""
    for me in g.still_in():
        knock_out(g, me)
    over(g, reason)


def over(g: Game, reason: str) -> None:
    """CC-226, CC-247, CC-248, CC-308: most points; then the best artifact; then together; nobody with nothing."""
    scores = tuple([score(g, me) for me in g.players])
    best = [max(me.artifacts, default=0) if scores[me.seat] else 0 for me in g.players]
    order = sorted([me.seat for me in g.players], key=lambda seat: (-scores[seat], -best[seat], seat))
    top = order[0]
    winners = [seat for seat in order if scores[seat] == scores[top] > 0 and best[seat] == best[top]]
    g.result = Result(tuple(winners), tuple(order), scores, reason)
    g.tell(ev.GAME_ENDED, -1, {"winners": winners, "reason": reason, "scores": list(scores)})


def score(g: Game, me: Player) -> int:
    """CC-231 to CC-233, CC-242, CC-315: nothing without an artifact, nor for those who lie in the depths."""
    if not me.artifacts or (me.out and ROOMS[me.pawn].depths):
        return 0
    return worth(g, me)


def worth(g: Game, me: Player) -> int:
    """CC-243 to CC-246: artifacts, tokens, gold, cards; what all that would score if it were carried home."""
    points = sum(me.artifacts) + me.gold + IDOL * me.idols
    points += MASTERY if me.escaped else 0
    for token in me.tokens:
        points += token.points
        if token.prized is not None:
            points += token.prized(g, me)
    for card in me.whole_deck():
        points += card.points
        if card.prized is not None:
            points += card.prized(g, me)
    return points
