"""Damage, and what heals it."""

from __future__ import annotations

from underkeep.clank_catacombs import events as ev
from underkeep.clank_catacombs.player import HEALTH, Player
from underkeep.clank_catacombs.table import Game
from underkeep.clank_catacombs.tiles.printed import ROOMS


def hurt(g: Game, me: Player, count: int) -> None:
    """CC-213: damage that is marked with cubes of the supply."""
    g.pulse += 1
    me.supply -= count
    me.bruises += count
    g.tell(ev.HURT, me.seat, {"damage": count, "health": HEALTH - me.damage()})


def haunt(g: Game, me: Player) -> None:
    """CC-215, CC-323: a ghost's damage takes a cube of the supply, else a dragon cube that was set aside, else none."""
    g.pulse += 1
    if me.supply:
        me.supply -= 1
        me.bruises += 1
    elif g.aside_black:
        g.aside_black -= 1
        me.black += 1
    else:
        me.scratches += 1
    g.tell(ev.HURT, me.seat, {"damage": 1, "health": HEALTH - me.damage()})
    if me.damage() >= HEALTH:
        knock_out(g, me)


def suffer(g: Game, me: Player, cubes: int) -> None:
    """CC-203, CC-212, CC-322: cubes of the bag mark the damage themselves; those beyond the skull are set aside."""
    g.pulse += 1
    taken = min(cubes, HEALTH - me.damage())
    me.bruises += taken
    g.aside[me.seat] += cubes - taken
    g.tell(ev.HURT, me.seat, {"damage": taken, "health": HEALTH - me.damage()})
    if me.damage() >= HEALTH:
        knock_out(g, me)


def heal(g: Game, me: Player, count: int) -> None:
    """CC-216, CC-217: own cubes go back to the supply; one that stood in for them goes back where it came from."""
    g.pulse += 1
    for _ in range(count):
        if me.bruises:
            me.bruises -= 1
            me.supply += 1
        elif me.black:
            me.black -= 1
            g.aside_black += 1
        elif me.scratches:
            me.scratches -= 1
        else:
            return
        g.tell(ev.HEALED, me.seat, {"count": 1})


def knock_out(g: Game, me: Player) -> None:
    """CC-218, CC-230: the pawn stays, lying, where it happened."""
    me.out = True
    g.tell(ev.KNOCKED_OUT, me.seat, {"room": ROOMS[me.pawn].id})
