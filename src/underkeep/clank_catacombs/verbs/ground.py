"""Pawns and tiles: entering rooms, finding, laying and turning tiles, teleporting."""

from __future__ import annotations

from underkeep.clank_catacombs import events as ev
from underkeep.clank_catacombs.dungeon import NOWHERE, Way
from underkeep.clank_catacombs.options import ROTATIONS, cell_name
from underkeep.clank_catacombs.player import Player
from underkeep.clank_catacombs.table import TELEPORTING, Found, Game
from underkeep.clank_catacombs.tiles.printed import (
    ARTIFACT,
    CAVE,
    CRYPT,
    GOLD,
    HEAL,
    MINOR,
    REWARDS,
    ROOMS,
    SHRINE,
    Tile,
)
from underkeep.clank_catacombs.verbs.gold import gain_gold
from underkeep.clank_catacombs.verbs.health import heal
from underkeep.clank_catacombs.verbs.loot import take_idol, take_minor_secret
from underkeep.clank_catacombs.verbs.noise import call_ghost


def enter(g: Game, me: Player, room: int) -> None:
    """CC-143, CC-147, CC-181: on foot, through a portal or by teleport, entering is entering."""
    g.pulse += 1
    me.pawn = room
    features = ROOMS[room].features
    g.turn.been |= features
    if features & CAVE:
        g.turn.stuck = True
    if features & REWARDS and room not in g.turn.rewarded:
        reward(g, me, room)


def reward(g: Game, me: Player, number: int) -> None:
    """CC-148 to CC-155: each reward of the room, once in a turn; the secret last, since it may surprise."""
    g.turn.rewarded.append(number)
    room = ROOMS[number]
    if room.features & GOLD:
        gain_gold(g, me, room.gold)
    if room.features & HEAL:
        heal(g, me, 1)
    if room.features & SHRINE:
        take_idol(g, me)
    if room.features & MINOR:
        take_minor_secret(g, me)


def may_enter(me: Player, room: int) -> bool:
    """CC-142, CC-292: nobody goes back to the crypt without an artifact."""
    return not ROOMS[room].features & CRYPT or len(me.artifacts) > 0


def is_home(me: Player) -> bool:
    """CC-227, CC-291: back in the crypt with an artifact, and there to stay."""
    return len(me.artifacts) > 0 and ROOMS[me.pawn].features & CRYPT != 0


# -- teleporting ----------------------------------------------------------------------------------------------


def adjacent(g: Game, me: Player) -> list[Way]:
    """CC-177 to CC-180: a way to every room next door, whatever its symbols, and out of every opening."""
    found: list[Way] = []
    if is_home(me):
        return found
    rooms: list[int] = []
    for way in g.dungeon.ways[me.pawn]:
        if way.to == NOWHERE:
            if g.stack:
                found.append(way)
        elif way.to not in rooms and may_enter(me, way.to):
            rooms.append(way.to)
            found.append(way)
    return found


def teleport(g: Game, me: Player, room: int) -> None:
    """CC-176, CC-178: no boots, no monsters, no locks."""
    g.tell(ev.TELEPORTED, me.seat, {"room": ROOMS[room].id})
    enter(g, me, room)


def teleport_by(g: Game, me: Player, way: Way) -> None:
    """To a room next door, or into the unknown (CC-180)."""
    if way.to == NOWHERE:
        find_tile(g, me, way.cell, way.opening, way.name, TELEPORTING)
    else:
        teleport(g, me, way.to)


# -- tiles ----------------------------------------------------------------------------------------------------


def find_tile(g: Game, me: Player, cell: int, opening: int, name: str, why: int) -> None:
    """CC-117, CC-139, CC-282: the top tile of the stack is revealed for good; a ghost of it comes at once."""
    g.pulse += 1
    g.secrets_out = True
    tile = g.stack.pop()
    g.turn.found = Found(tile, cell, opening, name, me.pawn, why)
    g.tell(ev.FOUND_TILE, me.seat, {"tile": tile.id, "cell": cell_name(cell)})
    if tile.haunted:
        call_ghost(g, me)


def lay_tile(g: Game, me: Player, tile: Tile, cell: int, turns: int) -> None:
    """CC-131: artifacts come with it at once."""
    g.pulse += 1
    g.dungeon = g.dungeon.with_tile(tile, cell, turns)
    g.tell(ev.LAID_TILE, me.seat, {"tile": tile.id, "cell": cell_name(cell), "rotation": ROTATIONS[turns]})
    for room in tile.rooms:
        if room.features & ARTIFACT:
            bring_artifacts(g, room.number, room.plus)


def bring_artifacts(g: Game, room: int, plus: int) -> None:
    """CC-131, CC-133 to CC-137: the top one, or one that lies deeper. CC-257: in a crowd, all down to there."""
    if not g.artifacts:
        return
    at = min(plus, len(g.artifacts) - 1)
    first = 0 if g.party else at
    g.treasures[room] = g.artifacts[first : at + 1]
    del g.artifacts[first : at + 1]
    for artifact in g.treasures[room]:
        g.tell(ev.ARTIFACT_LAID, -1, {"room": ROOMS[room].id, "artifact": artifact})


def turn_tile(g: Game, tile: Tile, quarters: int) -> None:
    """CC-286: pawns, artifacts, cubes and lockpicks turn with it."""
    g.pulse += 1
    g.dungeon = g.dungeon.with_turned(tile, quarters)
    turns = g.dungeon.whose[tile.number].turns
    g.tell(ev.TURNED_TILE, -1, {"tile": tile.id, "rotation": ROTATIONS[turns]})


def alone_on_a_square(g: Game, me: Player) -> bool:
    """CC-287: whether this player is the only one on a tile that can be turned. Those who are out do not count."""
    tile = ROOMS[me.pawn].tile
    if tile.start:
        return False
    return not [other for other in g.others(me) if ROOMS[other.pawn].tile is tile]
