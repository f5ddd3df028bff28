"""Tiles as printed: rooms, and the corridors between them. They never change, and all tables share them.

A tile is written in two lines. `rooms`: a name, where it is drawn (in hundredths of a tile), and what is in it.
`ways`: the two ends of a corridor, and its symbols: `m` a monster, `f` footprints, `k` a lock, `>` and `<` an arrow
from the first end to the second or back. An end is a room, an opening (`N1`, on the start tile `U.N1`) or a
portal (`P1`).

Each side has two openings, counted clockwise: N1 left, N2 right, E1 upper, E2 lower, S1 right, S2 left, W1 lower, W2
upper. `single` are those that are left when a side has only one.
"""

from __future__ import annotations

from typing import Final

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
SIDE_NAMES: Final = "NESW"
HALVES: Final = ("U.", "L.")  # of the start tile, the upper and the lower one

# What can be in a room, a bit each.
CRYPT: Final = 1
STALL: Final = 2
CAVE: Final = 4
SHRINE: Final = 8
MINOR: Final = 16
GOLD: Final = 32
HEAL: Final = 64
ALTAR: Final = 128
CHEST: Final = 256
LIBRARY: Final = 512
PRISON: Final = 1024
ARTIFACT: Final = 2048

REWARDS: Final = MINOR | GOLD | HEAL | SHRINE  # what is received on entering (CC-147)
LOOT: Final = CHEST | LIBRARY | PRISON  # what a lockpick opens (CC-107)
FEATURES: Final = {
    "crypt": CRYPT, "stall": STALL, "crystal_cave": CAVE, "monkey_shrine": SHRINE, "minor_secret": MINOR,
    "gold": GOLD, "heal": HEAL, "altar": ALTAR, "chest": CHEST, "library": LIBRARY, "prison": PRISON,
    "artifact": ARTIFACT,
}  # fmt: skip
LOOT_NAMES: Final = {CHEST: "chest", LIBRARY: "library", PRISON: "prison"}


class Room:
    """A room of a tile. Its number is its own among those of all tiles, since there is one of each."""

    __slots__ = ("corridors", "depths", "features", "gold", "id", "lower", "number", "plus", "pos", "tile")

    def __init__(self, number: int, ident: str, tile: Tile, pos: tuple[int, int], *, depths: bool) -> None:
        self.number: int = number
        self.id: str = ident
        self.tile: Tile = tile
        self.pos: tuple[int, int] = pos
        self.depths: bool = depths  # else it is in the haven (CC-130, CC-234)
        self.lower: bool = False  # in the lower half of the start tile
        self.features: int = 0
        self.gold: int = 0
        self.plus: int = 0  # how much deeper its artifact lies in the stack (CC-133)
        self.corridors: list[Corridor] = []

    def names(self) -> list[str]:
        """What is in it, in the words of the fact tables."""
        return [name for name, bit in FEATURES.items() if self.features & bit]

    def __repr__(self) -> str:
        return f"<{self.id}>"


class Corridor:
    """A corridor as far as one tile shows it: from a room to another one, to an opening or to a portal."""

    __slots__ = ("against", "along", "footprints", "lock", "monsters", "opening", "other", "portal", "room")

    def __init__(self, room: Room) -> None:
        self.room: Room = room
        self.other: Room | None = None
        self.opening: int = -1  # as printed: twice the side, and its number less one; the lower half adds eight
        self.portal: str = ""
        self.footprints: bool = False
        self.monsters: int = 0
        self.lock: int = 0  # a bit of its own among all locks
        self.along: bool = True  # may be walked from `room` on; see `Catacombs Map`
        self.against: bool = True  # and towards it

    def end(self, room: Room) -> Room | None:
        """The room at its other end on this tile, if there is one."""
        return self.other if room is self.room else self.room


class Tile:
    """A square tile, or a side of the double start tile."""

    __slots__ = ("depths", "double", "haunted", "id", "name", "number", "portals", "rooms", "single", "start")

    def __init__(self, number: int, ident: str, name: str, *, depths: bool, haunted: bool, start: bool) -> None:
        self.number: int = number
        self.id: str = ident
        self.name: str = name
        self.depths: bool = depths
        self.haunted: bool = haunted
        self.start: bool = start
        self.rooms: list[Room] = []
        self.portals: list[Corridor] = []
        # The corridor at every opening. With one opening a side, that stands where the first of two would.
        self.double: list[Corridor | None] = [None] * (16 if start else 8)
        self.single: list[Corridor | None] = [None] * (16 if start else 8)

    def openings(self, *, single: bool) -> list[Corridor | None]:
        return self.single if single else self.double

    def room(self, name: str) -> Room | None:
        for room in self.rooms:
            if room.id == name:
                return room
        return None

    def __repr__(self) -> str:
        return f"<{self.id}>"


TILES: Final[list[Tile]] = []
ROOMS: Final[list[Room]] = []
LOCKS: Final[list[Corridor]] = []  # every corridor with a lock; the n-th has bit n


def start(ident: str, name: str, *, rooms: str, ways: str, single: str) -> Tile:
    """A side of the start tile. Each of its rooms says its zone, and is in the half where it is drawn (CC-234)."""
    return printed(Tile(len(TILES), ident, name, depths=False, haunted=False, start=True), rooms, ways, single)


def haven(ident: str, name: str, *, rooms: str, ways: str, single: str) -> Tile:
    return printed(Tile(len(TILES), ident, name, depths=False, haunted=False, start=False), rooms, ways, single)


def depths(ident: str, name: str, *, rooms: str, ways: str, single: str, haunted: bool = False) -> Tile:
    return printed(Tile(len(TILES), ident, name, depths=True, haunted=haunted, start=False), rooms, ways, single)


def printed(tile: Tile, rooms: str, ways: str, single: str) -> Tile:
    TILES.append(tile)
    for line in rooms.split("; "):
        add_room(tile, line.split(" "))
    for line in ways.split(", "):
        add_corridor(tile, line.split(" "))
    for kept in single.split(" "):
        opening = opening_number(kept)
        tile.single[opening - opening % 2] = tile.double[opening]
    return tile


def add_room(tile: Tile, words: list[str]) -> None:
    x, _, y = words[1].partition(",")
    ident = words[0] if tile.start else f"{tile.id.lower()}_{words[0]}"
    room = Room(len(ROOMS), ident, tile, (int(x), int(y)), depths=tile.depths or "depths" in words)
    room.lower = int(y) > 100
    for word in words[2:]:
        name = word.rstrip("+0123456789")
        if name in FEATURES:
            room.features |= FEATURES[name]
            room.plus += word.count("+")
            room.gold += int(word.removeprefix(name)) if name == "gold" else 0
    ROOMS.append(room)
    tile.rooms.append(room)


def add_corridor(tile: Tile, words: list[str]) -> None:
    near, _, far = words[0].partition("-")
    prefix = "" if tile.start else f"{tile.id.lower()}_"
    room = tile.room(prefix + near)
    assert room is not None, words
    corridor = Corridor(room)
    corridor.other = tile.room(prefix + far)
    corridor.footprints = "f" in words
    corridor.monsters = max([word.count("m") for word in words[1:]], default=0)
    corridor.along = "<" not in words
    corridor.against = ">" not in words
    if "k" in words:
        corridor.lock = 1 << len(LOCKS)
        LOCKS.append(corridor)
    room.corridors.append(corridor)
    if corridor.other is not None:
        corridor.other.corridors.append(corridor)
    elif far[0] == "P":
        corridor.portal = far
        tile.portals.append(corridor)
    else:
        corridor.opening = opening_number(far)
        tile.double[corridor.opening] = corridor


def opening_number(name: str) -> int:
    """`N1` is 0, `W2` is 7; those of the lower half of the start tile come after those of the upper one."""
    half = 8 if name.startswith("L.") else 0
    side = name.rpartition(".")[2]
    return half + 2 * SIDE_NAMES.index(side[0]) + int(side[1]) - 1


def opening_name(tile: Tile, opening: int, *, single: bool) -> str:
    """The other way round; where a side has one opening, the side is name enough."""
    half = HALVES[opening // 8] if tile.start else ""
    side = SIDE_NAMES[opening % 8 // 2]
    return f"{half}{side}" if single else f"{half}{side}{opening % 2 + 1}"


def lock_name(corridor: Corridor) -> str:
    """A corridor with a lock, by the room it starts from and where it leads to on its own tile."""
    if corridor.other is not None:
        return f"{corridor.room.id}-{corridor.other.id}"
    return f"{corridor.room.id}-{opening_name(corridor.room.tile, corridor.opening, single=False)}"


def lock_spellings(corridor: Corridor) -> list[str]:
    """Its name; between two rooms of a tile, from either of them."""
    turned = [] if corridor.other is None else [f"{corridor.other.id}-{corridor.room.id}"]
    return [lock_name(corridor), *turned]
