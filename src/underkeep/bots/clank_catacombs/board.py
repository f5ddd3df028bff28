"""The map as a seat sees it: how far everything is, in boots and in pain."""

from __future__ import annotations

import heapq
from functools import lru_cache
from typing import Any, Final

from underkeep.clank_catacombs.dungeon import NOWHERE, Dungeon, Way, cell_at, first_map
from underkeep.clank_catacombs.tiles import SQUARE, room_named
from underkeep.clank_catacombs.tiles.printed import CAVE, CRYPT, ROOMS
from underkeep.clank_catacombs.tiles.start import SIDES
from underkeep.core.game import View

FAR: Final = 99.0
PAIN: Final = 0.8  # what a monster on the way is worth in boots
LOCK: Final = 0.7  # what a lockpick is
REST: Final = 1.2  # what it costs to be held up by a crystal cave
NO_KEY: Final = 30.0

Tiles = tuple[tuple[str, int, int, int], ...]


@lru_cache(maxsize=64)
def laid(start: str, tiles: Tiles, *, single: bool) -> Dungeon:
    """The same map is asked about many times in a turn."""
    dungeon = first_map(next(side for side in SIDES if side.id == start), single=single)
    for tile, x, y, turns in tiles:
        dungeon = dungeon.with_tile(SQUARE[tile], cell_at(x, y), turns)
    return dungeon


class Board:
    """What one seat knows of the map, and of itself."""

    def __init__(self, view: View, seat: int, *, single: bool) -> None:
        self.view: View = view
        self.me: dict[str, Any] = view["players"][seat]
        self.turn: dict[str, Any] = view["this_turn"]
        tiles = tuple((one["tile"], one["cell"][0], one["cell"][1], one["rotation"] // 90) for one in view["tiles"][1:])
        self.dungeon: Dungeon = laid(view["start_side"], tiles, single=single)
        self.pawn: int = self.room(self.me["pawn"]) if self.me["pawn"] else 0
        self.crypt: int = next(room.number for room in self.dungeon.start().rooms if room.features & CRYPT)
        self.mapped: bool = "catacombs_map" in self.me["tokens"]
        self.unlocked: frozenset[str] = frozenset(view["locks"])
        self.from_here: dict[int, float] = self.distances(self.dungeon, self.pawn)
        self.home: dict[int, float] = self.distances_to(self.dungeon, self.crypt)

    def room(self, name: str) -> int:
        room = room_named(name, self.dungeon.start())
        assert room is not None, name
        return room.number

    def price(self, way: Way) -> float:
        """A way in boots, monsters and locks weighed against each other."""
        if way.against and not self.mapped:
            return FAR
        cost = way.boots + PAIN * way.monsters
        if way.lock:
            cost += LOCK if self.me["lockpicks"] else NO_KEY
        if way.to != NOWHERE and ROOMS[way.to].features & CAVE:
            cost += REST
        return cost

    def distances(self, dungeon: Dungeon, start: int) -> dict[int, float]:
        """From one room to all others."""
        found: dict[int, float] = {start: 0.0}
        queue: list[tuple[float, int]] = [(0.0, start)]
        while queue:
            far, room = heapq.heappop(queue)
            if far > found[room]:
                continue
            for way in dungeon.ways[room]:
                if way.to == NOWHERE or (ROOMS[way.to].features & CRYPT and not self.me["artifacts"]):
                    continue
                reached = far + self.price(way)
                if reached < found.get(way.to, FAR):
                    found[way.to] = reached
                    heapq.heappush(queue, (reached, way.to))
        return found

    def distances_to(self, dungeon: Dungeon, goal: int) -> dict[int, float]:
        """From all rooms to one."""
        into: dict[int, list[Way]] = {}
        for placed in dungeon.placed:
            for room in placed.tile.rooms:
                for way in dungeon.ways[room.number]:
                    if way.to != NOWHERE:
                        into.setdefault(way.to, []).append(way)
        found: dict[int, float] = {goal: 0.0}
        queue: list[tuple[float, int]] = [(0.0, goal)]
        while queue:
            far, here = heapq.heappop(queue)
            if far > found[here]:
                continue
            for way in into.get(here, []):
                reached = far + self.price(way)
                if reached < found.get(way.room, FAR):
                    found[way.room] = reached
                    heapq.heappush(queue, (reached, way.room))
        return found

    def treasures(self) -> dict[int, int]:
        """The best artifact of every room that has one."""
        return {self.room(name): max(values) for name, values in self.view["artifacts"]["rooms"].items()}

    def frontier(self) -> list[Way]:
        """Openings behind which nothing lies yet, that can be reached."""
        if not self.view["stack"]["tiles"]:
            return []
        return [way for room in self.from_here for way in self.dungeon.ways[room] if way.to == NOWHERE]
