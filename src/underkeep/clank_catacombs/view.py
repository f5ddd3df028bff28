"""What a viewer may know, built from nothing, field by field."""

from __future__ import annotations

from typing import Any

from underkeep.clank_catacombs.basics import RESERVED
from underkeep.clank_catacombs.dungeon import Way, x_of, y_of
from underkeep.clank_catacombs.kinds import Card, Token, names
from underkeep.clank_catacombs.options import ROTATIONS
from underkeep.clank_catacombs.player import HEALTH, Player
from underkeep.clank_catacombs.scoring import score, worth
from underkeep.clank_catacombs.table import RAGE, Game, Turn
from underkeep.clank_catacombs.tiles.printed import LOCKS, ROOMS, lock_name


def view(g: Game, viewer: int | None) -> dict[str, Any]:
    """The table as `viewer` sees it; `None` is a spectator. No key here may hold what another seat hides."""
    return {
        "turn": g.count,
        "phase": g.phase,
        "active": g.active.seat,
        "first": g.first,
        "players": [player_view(g, me, viewer) for me in g.players],
        "this_turn": turn_view(g, g.turn),
        "row": ["" if card is None else card.id for card in g.row],
        "dungeon_deck": len(g.deck),
        "dungeon_discard": names(g.pile),
        "reserve": {card.id: g.reserve[at] for at, card in enumerate(RESERVED)},
        "market": tokens(g.market),
        "start_side": g.dungeon.start().id,
        "single_exit_slots": g.dungeon.single,
        "tiles": [
            {
                "tile": placed.tile.id,
                "cell": [x_of(placed.cell), y_of(placed.cell)],
                "rotation": int(ROTATIONS[placed.turns]),
            }
            for placed in g.dungeon.placed
        ],
        "stack": {"haven": len([tile for tile in g.stack if not tile.depths]), "tiles": len(g.stack)},
        "artifacts": {"stack": g.artifacts[:], "rooms": {ROOMS[at].id: values[:] for at, values in
                                                         sorted(g.treasures.items())}},
        "pools": {"major_secrets": len(g.majors), "minor_secrets": len(g.minors), "prisoners": len(g.prisoners)},
        "box": tokens(g.box),
        "idols": g.idols,
        "locks": unlocked(g),
        "opened": [ROOMS[room].id for room in g.opened],
        "altars": {ROOMS[room].id: seats[:] for room, seats in sorted(g.altars.items())},
        "clank": {"cubes": g.clank[:], "ghosts": g.clank_ghosts},
        "bag": {"cubes": g.bag[:], "black": g.bag_black, "ghosts": g.bag_ghosts},
        "aside": {"cubes": g.aside[:], "black": g.aside_black},
        "ghosts": g.ghosts,
        "rage": {"space": g.rage, "cubes": RAGE[g.rage], "attack": g.attack_size()},
        "ways": ways_view(g, viewer),
        "turning": g.turners[:],
        "haunting": g.haunts,
        "haunted": g.haunted[:],
        "roused": g.roused,
        "draws": g.draws,
        "viewer": viewer,
        "result": result_view(g),
    }  # fmt: skip


def tokens(things: list[Token]) -> list[str]:
    return [token.id for token in things]


def by_name(cards: list[Card]) -> list[str]:
    """Sorted: in which order somebody holds cards, or has shuffled them, is nobody's business (RS-037)."""
    return sorted([card.id for card in cards])


def player_view(g: Game, me: Player, viewer: int | None) -> dict[str, Any]:
    seen: dict[str, Any] = {
        "seat": me.seat,
        "pawn": None if me.escaped else ROOMS[me.pawn].id,
        "state": "escaped" if me.escaped else "out" if me.out else "in",
        "hand": len(me.hand),
        "deck": len(me.deck),
        "discard": names(me.discard),
        "play": names(me.play),
        "trash": names(me.trash),
        "unseen": by_name([*me.hand, *me.deck]),  # everybody has seen all cards of a deck come, but not their order
        "shown": by_name(me.seen),
        "on_top": names(me.deck[: -me.top - 1 : -1]) if me.top else [],
        "gold": me.gold,
        "lockpicks": me.lockpicks,
        "health": HEALTH - me.damage(),
        "damage": {"cubes": me.bruises, "black": me.black, "none": me.scratches},
        "cubes": me.supply,
        "altars": me.altars,
        "artifacts": me.artifacts[:],
        "idols": me.idols,
        "tokens": tokens(me.tokens),
        "mastery": me.escaped,
        "worth": worth(g, me),
        "score": score(g, me),
    }
    if me.seat == viewer:
        seen["cards"] = by_name(me.hand)
    return seen


def turn_view(g: Game, turn: Turn) -> dict[str, Any]:
    found = turn.found
    return {
        "skill": turn.skill,
        "swords": turn.swords,
        "boots": turn.boots,
        "clank_credit": turn.credit,
        "clank_made": turn.clank_made,
        "skill_made": turn.skill_made,
        "gold_made": turn.gold_made,
        "stuck": turn.stuck and not turn.caves_free,
        "caves_free": turn.caves_free,
        "bold": turn.bold,
        "portal": turn.portal,
        "springs": turn.springs,
        "flutes": turn.flutes,
        "rewarded": [ROOMS[room].id for room in turn.rewarded],
        "waiting": [bonus.card.id for bonus in turn.pending],
        "doomed": names(turn.doomed),
        "offers": names(turn.offers),
        "found": None
        if found is None
        else {"tile": found.tile.id, "cell": [x_of(found.cell), y_of(found.cell)], "by": found.name, "why": found.why},
        "crossing": None if turn.crossing is None else way_view(g, turn.crossing),
    }


def ways_view(g: Game, viewer: int | None) -> list[dict[str, Any]]:
    """Every way out of the viewer's room with its price; of a spectator's, that of whoever is active."""
    me = g.active if viewer is None else g.players[viewer]
    return [] if me.finished() else [way_view(g, way) for way in g.dungeon.ways[me.pawn]]


def way_view(g: Game, way: Way) -> dict[str, Any]:
    """A way with its whole price; `to` is empty where nobody has been yet."""
    return {
        "to": ROOMS[way.to].id if way.to >= 0 else "",
        "by": way.name,
        "boots": way.boots,
        "monsters": way.monsters,
        "locks": (way.lock & ~g.unlocked).bit_count(),
        "against": way.against,
        "portal": way.portal,
    }


def unlocked(g: Game) -> list[str]:
    """The locks with a lockpick in them."""
    return [lock_name(corridor) for corridor in LOCKS if g.unlocked & corridor.lock]


def result_view(g: Game) -> dict[str, Any] | None:
    result = g.result
    if result is None:
        return None
    return {
        "winners": list(result.winners),
        "ranking": list(result.ranking),
        "scores": list(result.scores),
        "reason": result.reason,
    }
