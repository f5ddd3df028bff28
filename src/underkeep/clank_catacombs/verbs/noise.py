"""Clank: cubes on their way from the supply to the bag, and what the dragon hears of it."""

from __future__ import annotations

from underkeep.clank_catacombs import events as ev
from underkeep.clank_catacombs.player import Player
from underkeep.clank_catacombs.table import RAGE, Game
from underkeep.clank_catacombs.verbs.gold import gain_gold


def make_clank(g: Game, me: Player, count: int) -> None:
    """CC-055, CC-056, CC-058: from the supply to the clank area, as far as cubes and credit go.

    CC-296: what the credit cancels was made all the same; what could not be placed was not. CC-297: nobody has credit
    out of turn.
    """
    g.pulse += 1
    turn = g.turn
    mine = me is g.active and g.phase == "turn"
    cancelled = min(count, turn.credit) if mine else 0
    placed = min(count - cancelled, me.supply)
    me.supply -= placed
    g.clank[me.seat] += placed
    if mine:
        turn.credit -= cancelled
        turn.clank_made += cancelled + placed
    g.tell(ev.CLANK, me.seat, {"made": cancelled + placed, "cancelled": cancelled})
    if mine and turn.lutes:
        gain_gold(g, me, turn.lutes * (cancelled + placed))  # CC-051, CC-052


def hush(g: Game, me: Player, count: int) -> None:
    """CC-057, CC-058, CC-060: own cubes come back from the clank area; the rest is credit for this turn."""
    g.pulse += 1
    back = min(count, g.clank[me.seat])
    g.clank[me.seat] -= back
    me.supply += back
    g.turn.credit += count - back
    g.tell(ev.HUSHED, me.seat, {"count": back, "credit": count - back})


def enrage(g: Game, me: Player) -> None:
    """CC-104, CC-205, CC-302: one space up, as far as the track goes."""
    g.pulse += 1
    g.rage = min(g.rage + 1, len(RAGE) - 1)
    g.tell(ev.RAGE, me.seat, {"space": g.rage})


def call_ghost(g: Game, me: Player) -> None:
    """CC-139, CC-140: a ghost comes from the bank into the clank area, if one is left."""
    g.pulse += 1
    if g.ghosts:
        g.ghosts -= 1
        g.clank_ghosts += 1
        g.tell(ev.GHOST_CAME, me.seat, {"count": 1})


def return_dragon_cubes(g: Game, count: int) -> None:
    """CC-289: dragon cubes that were set aside go back into the bag, as many as there are."""
    g.pulse += 1
    back = min(count, g.aside_black)
    g.aside_black -= back
    g.bag_black += back
    g.tell(ev.CALMED, -1, {"count": back})
