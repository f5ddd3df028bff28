"""Random maps by the thousand: `python -m underkeep.bots.clank_catacombs.maps --maps 5000`.

Each is laid as thieves lay theirs: all tiles of a game, one after the other, each behind an opening that leads nowhere
yet and turned so that it goes on there; now and then one is turned afterwards. The first map that breaks a promise is
told with its number.
"""

# ruff: noqa: S311, T201 - toy dice are enough to look for faults, and a command talks on standard output

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from underkeep.clank_catacombs.dungeon import NOWHERE, Dungeon, Way, first_map
from underkeep.clank_catacombs.setup import HAVEN_USED
from underkeep.clank_catacombs.tiles import SQUARE, START
from underkeep.clank_catacombs.tiles.depths import DEPTHS
from underkeep.clank_catacombs.tiles.haven import HAVEN
from underkeep.clank_catacombs.tiles.printed import REWARDS, ROOMS, Room, Tile

TURNED: Final = 0.2  # of the times that a tile is laid, some tile is turned


class Flaw(Exception):
    """A map that cannot be, or that nobody could play on."""


@dataclass
class Chart:
    """What many maps have in common."""

    maps: int = 0
    turns: Counter[int] = field(default_factory=Counter)  # in how many ways a tile could be turned where it was found
    ways: Counter[int] = field(default_factory=Counter)  # out of a room of a whole map, that can be walked
    walls: int = 0  # openings that face a wall
    openings: int = 0
    blind: Counter[str] = field(default_factory=Counter)  # rooms with one way out and nothing in them


def random_map(seed: int, *, single: bool, chart: Chart | None = None) -> Dungeon:
    """All tiles of a game, laid by the rules."""
    chance = random.Random(seed)
    dungeon = first_map(START[chance.choice("ab")], single=single)
    for tile in [*chance.sample(HAVEN, HAVEN_USED), *chance.sample(DEPTHS, len(DEPTHS))]:
        way = chance.choice(frontier(dungeon))
        turns = turns_for(dungeon, tile, way)
        if not turns:
            raise Flaw(f"map {seed}: {tile.id} cannot be laid behind {way.name} of {ROOMS[way.room].id} (CC-118)")
        if chart is not None:
            chart.turns[len(turns)] += 1
        dungeon = dungeon.with_tile(tile, way.cell, chance.choice(turns))
        if chance.random() < TURNED and len(dungeon.placed) > 2:
            dungeon = dungeon.with_turned(chance.choice(dungeon.placed[1:]).tile, chance.randrange(1, 4))
    return dungeon


def rooms_of(dungeon: Dungeon) -> list[Room]:
    return [room for placed in dungeon.placed for room in placed.tile.rooms]


def frontier(dungeon: Dungeon) -> list[Way]:
    """The ways that lead nowhere yet."""
    return [way for room in rooms_of(dungeon) for way in dungeon.ways[room.number] if way.to == NOWHERE]


def turns_for(dungeon: Dungeon, tile: Tile, way: Way) -> list[int]:
    """CC-118: how the tile could be turned so that it goes on there."""
    here = dungeon.tile_of(way.room)
    return [turns for turns in range(4) if dungeon.continued(tile, turns, here, way.opening) is not None]


def check_map(dungeon: Dungeon, name: str) -> None:
    """Nothing overlaps; every room can be reached from every other; every tile could still be laid at every opening."""
    if len(dungeon.cells) != len(dungeon.placed) + 1:
        raise Flaw(f"{name}: tiles overlap (CC-119)")
    rooms = [room.number for room in rooms_of(dungeon)]
    for along in (True, False):
        lost = set(rooms) - reached(dungeon, rooms[0], along=along)
        if lost:
            what = "reached" if along else "left again"
            raise Flaw(f"{name}: {ROOMS[min(lost)].id} cannot be {what}, arrows minded (CC-089)")
    for number in rooms:
        for way in dungeon.ways[number]:
            if way.to != NOWHERE and number not in [back.to for back in dungeon.ways[way.to]]:
                raise Flaw(f"{name}: no corridor leads from {ROOMS[way.to].id} to {ROOMS[number].id}")
    for way in frontier(dungeon):
        for tile in SQUARE.values():
            if not turns_for(dungeon, tile, way):
                raise Flaw(f"{name}: {tile.id} fits nowhere behind {way.name} of {ROOMS[way.room].id} (CC-118)")


def reached(dungeon: Dungeon, first: int, *, along: bool) -> set[int]:
    """All rooms to which one can walk from the first; or, against all arrows, those from which one can walk there."""
    ways: dict[int, list[int]] = {room.number: [] for room in rooms_of(dungeon)}
    for number in ways:
        for way in dungeon.ways[number]:
            if way.to != NOWHERE and not way.against:
                start, end = (number, way.to) if along else (way.to, number)
                ways[start].append(end)
    found = [first]
    for number in found:
        found += [other for other in dict.fromkeys(ways[number]) if other not in found]
    return set(found)


def chart_map(dungeon: Dungeon, chart: Chart) -> None:
    chart.maps += 1
    for placed in dungeon.placed:
        chart.openings += len([one for one in placed.tile.openings(single=dungeon.single) if one is not None])
        for room in placed.tile.rooms:
            for corridor in room.corridors:
                kept = not dungeon.single or corridor in placed.tile.single
                if corridor.opening >= 0 and kept and dungeon.through_opening(room, corridor) is None:
                    chart.walls += 1
            walked = [way for way in dungeon.ways[room.number] if not way.against]
            chart.ways[len(walked)] += 1
            if len(walked) < 2 and not room.features:
                chart.blind[room.id] += 1


def report(chart: Chart) -> str:
    turns = sum(chart.turns.values())
    rooms = sum(chart.ways.values())
    told = ", ".join(f"{count}: {times / turns:.1%}" for count, times in sorted(chart.turns.items()))
    ways = ", ".join(f"{count}: {times / rooms:.1%}" for count, times in sorted(chart.ways.items()))
    mean = sum(count * times for count, times in chart.ways.items()) / rooms
    rewarding = len([room for room in ROOMS if room.features & REWARDS])
    barren = [room.id for tile in SQUARE.values() for room in tile.rooms if not room.features]
    return "\n".join(
        [
            f"{chart.maps} maps, no flaw",
            f"turns that fit where a tile is found: {told}",
            f"ways out of a room: {mean:.2f} ({ways})",
            f"openings that face a wall: {chart.walls / chart.openings:.1%}",
            f"rooms with nothing in them: {', '.join(barren) or 'none'}; blind ends among them: {chart.blind.total()}",
            f"rooms with a reward on entering: {rewarding} of {len(ROOMS)}",
        ]
    )


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m underkeep.bots.clank_catacombs.maps", description=__doc__)
    parser.add_argument("--maps", type=int, default=1000, help="how many (%(default)s)")
    parser.add_argument("--seed", type=int, default=0, help="the number of the first map (%(default)s)")
    parser.add_argument("--single", action="store_true", help="with one opening on each side of a tile")
    given = parser.parse_args(arguments)
    if given.maps < 1:
        parser.error("--maps is at least 1")
    chart = Chart()
    try:
        for seed in range(given.seed, given.seed + given.maps):
            dungeon = random_map(seed, single=given.single, chart=chart)
            check_map(dungeon, f"map {seed}")
            chart_map(dungeon, chart)
    except Flaw as flaw:
        print(f"After {chart.maps} good maps: {flaw}")
        return 1
    print(report(chart))
    return 0


if __name__ == "__main__":
    sys.exit(main())
