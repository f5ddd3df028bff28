"""The map: tiles laid side by side, and every way that leads from room to room.

A map never changes: laying or turning a tile makes a new one. So copies of a table share it, and its ways are worked
out once.
"""

from __future__ import annotations

from typing import Final

from underkeep.clank_catacombs.tiles.printed import ROOMS, Corridor, Room, Tile, opening_name

WIDE: Final = 64  # cells in a row; no map of 27 tiles reaches the rim
CENTRE: Final = 32
STEPS: Final = (-WIDE, 1, WIDE, -1)  # to the north, east, south and west
NOWHERE: Final = -1


class Way:
    """A way out of a room, with the symbols of all its parts (CC-090, CC-092, CC-163)."""

    __slots__ = ("against", "boots", "cell", "lock", "monsters", "name", "opening", "portal", "room", "to")

    def __init__(self, room: int, to: int, name: str, near: Corridor, far: Corridor | None) -> None:
        self.room: int = room
        self.to: int = to  # the number of a room, or NOWHERE: no tile lies there yet
        self.name: str = name  # how it is told from other ways between the two rooms
        self.cell: int = 0  # where a tile would come to lie, if it leads nowhere yet,
        self.opening: int = -1  # and the number of the opening, as printed
        self.portal: bool = False
        self.monsters: int = near.monsters
        self.lock: int = near.lock
        footprints = near.footprints
        forward = near.along if near.room.number == room else near.against
        if far is not None:
            self.monsters += far.monsters
            self.lock |= far.lock
            footprints = footprints or far.footprints  # CC-279: still two boots, not three
            forward = forward and far.against  # CC-280
        self.boots: int = 2 if footprints else 1  # CC-079, CC-080
        self.against: bool = not forward  # an arrow points the other way (CC-089)

    def is_no_better_than(self, other: Way) -> bool:
        """Whether nobody would ever take this one instead of the other; monsters some like, for an amulet (CC-277)."""
        same = self.to == other.to and self.portal == other.portal and self.monsters == other.monsters
        locked = other.lock not in (0, self.lock)
        return same and not locked and other.boots <= self.boots and (self.against or not other.against)


class Placed:
    """A tile that lies on the map. Turned by so many quarters, clockwise."""

    __slots__ = ("cell", "tile", "turns")

    def __init__(self, tile: Tile, cell: int, turns: int) -> None:
        self.tile: Tile = tile
        self.cell: int = cell  # of the start tile: its upper half
        self.turns: int = turns


def cell_at(x: int, y: int) -> int:
    return (y + CENTRE) * WIDE + x + CENTRE


def x_of(cell: int) -> int:
    return cell % WIDE - CENTRE


def y_of(cell: int) -> int:
    return cell // WIDE - CENTRE


UPPER: Final = cell_at(0, 0)  # where the start tile lies (CC-020)
LOWER: Final = cell_at(0, 1)


class Dungeon:
    """All tiles on the table, in the order they came."""

    __slots__ = ("cells", "placed", "single", "ways", "whose")

    def __init__(self, *, single: bool) -> None:
        self.single: bool = single  # one opening a side
        self.placed: list[Placed] = []
        self.cells: dict[int, Placed] = {}
        self.whose: dict[int, Placed] = {}  # by the number of the tile
        self.ways: list[list[Way]] = []  # by the number of the room

    def start(self) -> Tile:
        return self.placed[0].tile

    def tile_of(self, room: int) -> Placed:
        return self.whose[ROOMS[room].tile.number]

    def holds(self, room: int) -> bool:
        return ROOMS[room].tile.number in self.whose

    # -- changing, which makes a new map ----------------------------------------------------------------------

    def twin(self) -> Dungeon:
        twin = Dungeon(single=self.single)
        twin.placed = self.placed[:]
        twin.cells = self.cells.copy()
        twin.whose = self.whose.copy()
        twin.ways = self.ways[:]
        return twin

    def with_tile(self, tile: Tile, cell: int, turns: int) -> Dungeon:
        """CC-119, CC-121: a tile on a free cell of the grid. Openings that meet join by themselves (CC-283)."""
        grown = self.twin()
        placed = Placed(tile, cell, turns)
        grown.placed.append(placed)
        grown.settle(placed, portals=len(tile.portals) > 0)
        return grown

    def with_turned(self, tile: Tile, quarters: int) -> Dungeon:
        """CC-286: everything on the tile turns with it, and corridors are joined anew."""
        turned = self.twin()
        before = self.whose[tile.number]
        after = Placed(tile, before.cell, (before.turns + quarters) % 4)
        turned.placed[turned.placed.index(before)] = after
        turned.settle(after, portals=False)
        return turned

    def settle(self, placed: Placed, *, portals: bool) -> None:
        self.cells[placed.cell] = placed
        self.whose[placed.tile.number] = placed
        self.map_rooms(placed.tile)
        for step in STEPS:
            neighbour = self.cells.get(placed.cell + step)
            if neighbour is not None:
                self.map_rooms(neighbour.tile)
        if portals:
            for other in self.placed:
                for corridor in other.tile.portals:
                    self.ways[corridor.room.number] = self.ways_of(corridor.room)

    def map_rooms(self, tile: Tile) -> None:
        for room in tile.rooms:
            self.ways[room.number] = self.ways_of(room)

    # -- ways -------------------------------------------------------------------------------------------------

    def ways_of(self, room: Room) -> list[Way]:
        """Every way out of a room that leads somewhere; of two that are alike the first."""
        found: list[Way] = []
        for corridor in room.corridors:
            if corridor.portal:
                self.add_portals(room, corridor, found)
            elif corridor.opening >= 0:
                way = self.through_opening(room, corridor)
                if way is not None:
                    add_way(found, way)
            else:
                other = corridor.end(room)
                assert other is not None
                parallel = len([way for way in found if way.to == other.number and len(way.name) < 2])
                add_way(found, Way(room.number, other.number, str(parallel + 1) if parallel else "", corridor, None))
        return found

    def add_portals(self, room: Room, near: Corridor, found: list[Way]) -> None:
        """CC-162, CC-285: to every other portal on the table, and on along its corridor."""
        for placed in self.placed:
            for far in placed.tile.portals:
                if far is not near:
                    way = Way(room.number, far.room.number, near.portal, near, far)
                    way.portal = True
                    add_way(found, way)

    def through_opening(self, room: Room, near: Corridor) -> Way | None:
        """To the tile next door; to nowhere yet, where there is none; no way at all, if it ends at a wall (CC-283)."""
        here = self.whose[room.tile.number]
        opening = near.opening
        if self.single:
            opening -= opening % 2
            if room.tile.single[opening] is not near:
                return None
        name = opening_name(room.tile, lying(here, opening), single=self.single)
        cell = self.beyond(here, opening)
        if cell not in self.cells:
            way = Way(room.number, NOWHERE, name, near, None)
            way.cell = cell
            way.opening = opening
            return way
        far = self.met_from(cell, lying(here, opening))
        return None if far is None else Way(room.number, far.room.number, name, near, far)

    def way_by(self, room: Room, name: str) -> Way | None:
        """The way out of a room through the opening of this name, as it lies."""
        for corridor in room.corridors:
            if corridor.opening >= 0:
                way = self.through_opening(room, corridor)
                if way is not None and way.name == name:
                    return way
        return None

    def beyond(self, here: Placed, opening: int) -> int:
        """The cell on the other side of an opening."""
        cell = here.cell + (WIDE if opening >= 8 else 0)
        return cell + STEPS[lying(here, opening) % 8 // 2]

    def met_from(self, cell: int, outside: int) -> Corridor | None:
        """The corridor on the tile at `cell` that an opening meets: number k of a side meets 3 - k of the other's."""
        there = self.cells[cell]
        side = (outside % 8 // 2 + 2) % 4
        slot = 0 if self.single else 1 - outside % 2
        if there.tile.start:  # CC-122: with its upper or its lower half
            return there.tile.openings(single=self.single)[(8 if cell == LOWER else 0) + 2 * side + slot]
        return there.tile.openings(single=self.single)[2 * ((side - there.turns) % 4) + slot]

    def continued(self, tile: Tile, turns: int, here: Placed, opening: int) -> Corridor | None:
        """CC-118: the corridor of a square tile that would go on from this opening, if it were laid there so."""
        side = (lying(here, opening) % 8 // 2 + 2) % 4
        slot = 0 if self.single else 1 - opening % 2
        return tile.openings(single=self.single)[2 * ((side - turns) % 4) + slot]

    def free_cells(self) -> list[int]:
        """Every cell beside the map where a corridor ends, in the order of the tiles."""
        found: list[int] = []
        for placed in self.placed:
            for room in placed.tile.rooms:
                for way in self.ways[room.number]:
                    if way.to == NOWHERE and way.cell not in found:
                        found.append(way.cell)
        return found


def first_map(start: Tile, *, single: bool) -> Dungeon:
    """CC-020: the start tile alone."""
    dungeon = Dungeon(single=single)
    placed = Placed(start, UPPER, 0)
    dungeon.placed = [placed]
    dungeon.cells = {UPPER: placed, LOWER: placed}
    dungeon.whose = {start.number: placed}
    dungeon.ways = [[] for _ in ROOMS]
    dungeon.map_rooms(start)
    return dungeon


def lying(here: Placed, opening: int) -> int:
    """An opening as it lies, which is told from the printed one by the turns of its tile."""
    return opening if here.turns == 0 else 2 * ((opening // 2 + here.turns) % 4) + opening % 2


def add_way(found: list[Way], way: Way) -> None:
    """Unless it is no better than one that is there; what is no better than this one goes."""
    if way.to != NOWHERE:
        for other in found:
            if way.is_no_better_than(other):
                return
        for other in found[:]:
            if other.to != NOWHERE and other.is_no_better_than(way):
                found.remove(other)
    found.append(way)
