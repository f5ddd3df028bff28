"""Moves: along corridors, into the unknown, and those that get stuck half way."""

from __future__ import annotations

from underkeep.clank_catacombs import events as ev
from underkeep.clank_catacombs.dungeon import Way
from underkeep.clank_catacombs.options import Pick, Teleport
from underkeep.clank_catacombs.player import Player
from underkeep.clank_catacombs.rules.acting import can_pay, joined, locks, monsters_in
from underkeep.clank_catacombs.table import GUARDING, TELEPORTING, WALKING, Game
from underkeep.clank_catacombs.tiles.printed import ROOMS, Tile
from underkeep.clank_catacombs.verbs.gold import gain_gold
from underkeep.clank_catacombs.verbs.ground import enter, find_tile, is_home, lay_tile, teleport
from underkeep.clank_catacombs.verbs.health import hurt
from underkeep.core.decision import Decision, Option


def walk(g: Game, me: Player, way: Way, swords: int, paid: int) -> None:
    """CC-079 to CC-090: boots, lockpicks that stay in their locks, swords, and damage for the other monsters."""
    turn = g.turn
    turn.boots -= way.boots - paid
    turn.swords -= swords
    turn.crossing = None
    opened = locks(g, way) if way.lock else 0
    me.lockpicks -= opened
    g.unlocked |= way.lock
    damage = monsters_in(g, me, way) - swords if way.monsters else 0
    facts = {"room": ROOMS[way.to].id, "by": way.name, "boots": way.boots, "swords": swords}
    g.tell(ev.MOVED, me.seat, {**facts, "damage": damage, "lockpicks": opened})
    if damage:
        hurt(g, me, damage)
    if way.portal:
        turn.portal = True
    enter(g, me, way.to)


def explore(g: Game, me: Player, way: Way) -> None:
    """CC-117, CC-282: a boot is spent, and the top tile revealed."""
    g.turn.boots -= 1
    find_tile(g, me, way.cell, way.opening, way.name, WALKING)


async def lay_found_tile(g: Game, me: Player, turns: int) -> None:
    """CC-118 to CC-125: the tile lies; then whatever it was found for goes on."""
    found = g.turn.found
    assert found is not None
    way = joined(g, found, turns) if found.opening >= 0 else None
    g.turn.found = None
    lay_tile(g, me, found.tile, found.cell, turns)
    if found.why == WALKING:
        assert way is not None
        go_on(g, me, way)
    elif found.why == TELEPORTING:
        assert way is not None
        teleport(g, me, way.to)
    elif found.why == GUARDING:
        await pass_the_guardian(g, me, found.tile)


def go_on(g: Game, me: Player, way: Way) -> None:
    """CC-124 to CC-127, CC-282: into the room; but first one may arm against monsters, and all must be paid."""
    if not can_pay(g, me, way, 1):
        stay(g, me)
    elif monsters_in(g, me, way):
        g.turn.crossing = way
    else:
        walk(g, me, way, 0, 1)


def stay(g: Game, me: Player) -> None:
    """CC-282: the boot is lost, and the pawn stays."""
    g.pulse += 1
    g.turn.crossing = None
    g.tell(ev.HELD_UP, me.seat, {"room": ROOMS[me.pawn].id})


async def pass_the_guardian(g: Game, me: Player, tile: Tile) -> None:
    """CC-305: to any room of the new tile, or gold. CC-291: who is home does not leave."""
    rooms = [] if is_home(me) else tile.rooms
    options: list[Option] = [*[Teleport(room.number) for room in rooms], Pick("gold")]
    picked = await Decision(me.seat, "teleport", options, "marble_guardian")
    if isinstance(picked, Teleport):
        teleport(g, me, picked.room)
    else:
        gain_gold(g, me, 2)
