"""The rooms as they lie. A dungeon never changes: building a room makes a new one, with all ways worked out."""

from __future__ import annotations

from typing import Final

from underkeep.keep_the_heroes_out.kinds import COUNT_OF_ROOMS, ICONS, VAULT

SIDES: Final = "NESW"
STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
PRINTED: Final = ("NESW", "NES", "NES", "NES", "NES", "NE", "NE", "NESW", "NES", "NES", "NS", "NES")  # by room
FAR: Final = 99
ICON_OF: Final[list[str]] = [next(icon for icon in ICONS if room in ICONS[icon]) for room in range(COUNT_OF_ROOMS)]


def exits(room: int, turns: int) -> list[int]:
    """The sides with a corridor when the tile is turned clockwise by so many quarters."""
    return sorted([(SIDES.index(side) + turns) % 4 for side in PRINTED[room]])


class Placed:
    """A room tile on the table."""

    __slots__ = ("exits", "room", "turns", "x", "y")

    def __init__(self, room: int, x: int, y: int, turns: int) -> None:
        self.room: int = room
        self.x: int = x
        self.y: int = y
        self.turns: int = turns
        self.exits: list[int] = exits(room, turns)


class Dungeon:
    """`ways` are corridors (KH-078), `walls` all tiles that share an edge (KH-043), `far` is how far the Vault is."""

    __slots__ = ("cells", "far", "holds", "placed", "rooms", "walls", "ways")

    def __init__(self, placed: list[Placed]) -> None:
        self.placed: list[Placed] = placed
        self.cells: dict[tuple[int, int], Placed] = {(one.x, one.y): one for one in placed}
        self.rooms: list[int] = sorted([one.room for one in placed])
        self.holds: list[bool] = [False] * COUNT_OF_ROOMS
        self.ways: list[list[int]] = [[] for _ in range(COUNT_OF_ROOMS)]
        self.walls: list[list[int]] = [[] for _ in range(COUNT_OF_ROOMS)]
        for one in placed:
            self.holds[one.room] = True
            for side in range(4):
                other = self.cells.get((one.x + STEPS[side][0], one.y + STEPS[side][1]))
                if other is not None:
                    self.walls[one.room].append(other.room)
                    if side in one.exits and (side + 2) % 4 in other.exits:
                        self.ways[one.room].append(other.room)
        self.far: list[int] = distances(self.ways)

    def with_room(self, room: int, x: int, y: int, turns: int) -> Dungeon:
        return Dungeon([*self.placed, Placed(room, x, y, turns)])

    def spots(self, room: int) -> list[Placed]:
        """KH-152, KH-153: every place and turn for this tile in which a corridor joins it to the dungeon."""
        found: list[Placed] = []
        seen: set[tuple[int, int]] = set()
        for one in self.placed:
            for dx, dy in STEPS:
                cell = (one.x + dx, one.y + dy)
                if cell in self.cells or cell in seen:
                    continue
                seen.add(cell)
                found += self.fitting(room, cell[0], cell[1])
        found.sort(key=lambda spot: (spot.y, spot.x, spot.turns))
        return found

    def fitting(self, room: int, x: int, y: int) -> list[Placed]:
        """The turns in which it would be joined there; of those that look alike, the first."""
        found: list[Placed] = []
        for turns in range(4):
            spot = Placed(room, x, y, turns)
            if spot.exits not in [other.exits for other in found] and self.joined(spot):
                found.append(spot)
        return found

    def joined(self, spot: Placed) -> bool:
        for side in spot.exits:
            other = self.cells.get((spot.x + STEPS[side][0], spot.y + STEPS[side][1]))
            if other is not None and (side + 2) % 4 in other.exits:
                return True
        return False


def distances(ways: list[list[int]]) -> list[int]:
    """The fewest corridors to the Vault; monsters, traps and portals do not count."""
    far = [FAR] * COUNT_OF_ROOMS
    far[VAULT] = 0
    ahead = [VAULT]
    for room in ahead:
        for other in ways[room]:
            if far[other] == FAR:
                far[other] = far[room] + 1
                ahead.append(other)
    return far
