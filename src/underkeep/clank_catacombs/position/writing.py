"""A table written down (think FEN)."""

from __future__ import annotations

from typing import Any

from underkeep.clank_catacombs.basics import RESERVED
from underkeep.clank_catacombs.dungeon import x_of, y_of
from underkeep.clank_catacombs.kinds import Token, names
from underkeep.clank_catacombs.options import ROTATIONS
from underkeep.clank_catacombs.player import HEALTH, Player
from underkeep.clank_catacombs.position.fields import NOTHING
from underkeep.clank_catacombs.position.played import offering, usual, waiting
from underkeep.clank_catacombs.table import Game, Turn
from underkeep.clank_catacombs.tiles.printed import LOCKS, ROOMS, lock_name


def write(g: Game) -> dict[str, Any]:
    """The table between two chapters. What is nothing is left out, if nothing is what its absence means."""
    said: dict[str, Any] = {"turn": g.count, "phase": g.phase, "active": g.active.seat, "first": g.first}
    said["start_side"] = g.dungeon.start().id[-1].lower()
    said["players"] = [write_player(g, me) for me in g.players]
    turn = write_turn(g)
    if turn:
        said["this_turn"] = turn
    said["tiles"] = [
        {
            "id": placed.tile.id,
            "cell": [x_of(placed.cell), y_of(placed.cell)],
            "rotation": int(ROTATIONS[placed.turns]),
        }
        for placed in g.dungeon.placed[1:]
    ]
    said["stack"] = [tile.id for tile in g.stack[::-1]]
    said["removed"] = [tile.id for tile in g.removed]
    said["row"] = [NOTHING if card is None else card.id for card in g.row]
    said["dungeon_deck"] = names(g.deck[::-1])
    said["dungeon_discard"] = names(g.pile)
    said["reserve"] = {card.id: g.reserve[at] for at, card in enumerate(RESERVED)}
    said["artifacts"] = g.artifacts[:]
    said["treasures"] = {ROOMS[room].id: values[:] for room, values in sorted(g.treasures.items())}
    said["pools"] = {
        "major_secrets": ids(g.majors[::-1]),
        "minor_secrets": ids(g.minors[::-1]),
        "prisoners": ids(g.prisoners[::-1]),
    }
    said["market"] = ids(g.market)
    said["box"] = ids(g.box)
    said["idols"] = g.idols
    said["locks"] = [lock_name(corridor) for corridor in LOCKS if g.unlocked & corridor.lock]
    said["opened"] = [ROOMS[room].id for room in g.opened]
    said["altars"] = {ROOMS[room].id: seats[:] for room, seats in sorted(g.altars.items())}
    said["clank"] = {"cubes": g.clank[:], "ghosts": g.clank_ghosts}
    said["bag"] = {"cubes": g.bag[:], "black": g.bag_black, "ghosts": g.bag_ghosts}
    said["aside"] = {"cubes": g.aside[:], "black": g.aside_black}
    said["rage"] = g.rage
    rare: dict[str, Any] = {
        "turners": g.turners[:], "roused": g.roused, "draws": g.draws, "haunts": g.haunts, "haunted": g.haunted[:],
    }  # fmt: skip
    said.update({name: value for name, value in rare.items() if value})
    return said


def ids(tokens: list[Token]) -> list[str]:
    return [token.id for token in tokens]


def write_player(g: Game, me: Player) -> dict[str, Any]:
    said: dict[str, Any] = {
        "pawn": ROOMS[me.pawn].id,
        "hand": names(me.hand),
        "deck": names(me.deck[::-1]),
        "discard": names(me.discard),
        "play": names(me.play),
        "gold": me.gold,
        "lockpicks": me.lockpicks,
        "health": HEALTH - me.damage(),
        "cubes": me.supply,
        "artifacts": me.artifacts[:],
        "idols": me.idols,
        "tokens": ids(me.tokens),
    }
    rare: dict[str, Any] = {
        "state": "escaped" if me.escaped else "out" if me.out else "",
        "trash": names(me.trash),
        "known_on_top": me.top,
        "known_in_hand": names(me.seen),
        "black": me.black,
        "unmarked": me.scratches,
        "looted": [ROOMS[room].id for room in me.looted],
    }
    if me is g.active:
        rare |= {"skill": g.turn.skill, "swords": g.turn.swords, "boots": g.turn.boots, "clank_credit": g.turn.credit}
    said.update({name: value for name, value in rare.items() if value})
    return said


def write_turn(g: Game) -> dict[str, Any]:
    turn = g.turn
    past = usual(g)
    past.pending = waiting(g)
    past.offers = offering(g)
    guessed = write_past(past)
    said = {name: value for name, value in write_past(turn).items() if value != guessed[name]}
    found = turn.found
    if found is not None:
        cell = [x_of(found.cell), y_of(found.cell)]
        said["found"] = {"tile": found.tile.id, "cell": cell, "by": found.name, "why": found.why}
    if turn.crossing is not None:
        said["crossing"] = turn.crossing.name
    return said


def write_past(turn: Turn) -> dict[str, Any]:
    return {
        "clank_made": turn.clank_made, "skill_made": turn.skill_made, "gold_made": turn.gold_made,
        "stuck": turn.stuck, "been": turn.been, "caves_free": turn.caves_free, "bold": turn.bold,
        "portal": turn.portal, "slain": turn.slain, "freed": turn.freed, "prayed": turn.prayed,
        "springs": turn.springs, "flutes": turn.flutes, "lutes": turn.lutes, "curators": turn.curators,
        "rewarded": [ROOMS[room].id for room in turn.rewarded], "pending": [bonus.name for bonus in turn.pending],
        "doomed": names(turn.doomed), "offers": names(turn.offers),
    }  # fmt: skip
