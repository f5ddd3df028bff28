"""The dungeon as a defender counts it: what stands in which room. Deeds are tried on it and taken back."""

from __future__ import annotations

from typing import Final

from underkeep.core.game import View
from underkeep.keep_the_heroes_out.cards import CLAN
from underkeep.keep_the_heroes_out.kinds import (
    CARRIED,
    CLASSES,
    COUNT_OF_ROOMS,
    GOODS,
    HEROES,
    ROOMS,
    TRAP,
)

FAR: Final = 99
Kept = tuple[list[int], list[int], list[int], list[int], list[int], list[int], int]


class Board:
    """Rooms and classes are numbers, as in the game. Who of the heroes is exhausted does not matter between turns."""

    def __init__(self, view: View, seat: int) -> None:
        me = view["players"][seat]
        self.seat: Final = seat
        self.clan: Final = CLAN[me["clan"]]
        self.health: Final[int] = me["health"]  # of one of my monsters
        self.rooms: list[int] = []
        self.far: list[int] = [FAR] * COUNT_OF_ROOMS
        self.ways: list[list[int]] = [[] for _ in range(COUNT_OF_ROOMS)]
        self.portals: list[str] = ["none"] * COUNT_OF_ROOMS
        self.treasure: list[int] = [0] * COUNT_OF_ROOMS
        self.cells: dict[int, tuple[int, int]] = {}
        # What deeds change.
        self.lair: int = me["lair"]
        self.crowd: list[int] = [0] * COUNT_OF_ROOMS  # heroes, active or exhausted
        self.classes: list[int] = [0] * (COUNT_OF_ROOMS * CLASSES)  # the same by class
        self.guards: list[int] = [0] * COUNT_OF_ROOMS  # monsters of all players, by the damage they can take
        self.mine: list[int] = [0] * COUNT_OF_ROOMS
        self.goods: list[int] = [0] * (COUNT_OF_ROOMS * CARRIED)
        self.tokens: list[int] = [view["reserve"]["heroes"][hero] for hero in HEROES]  # of heroes, in the reserve
        for seen in view["rooms"]:
            self.enter(seen, seat)
        self.nearer: Final = [self.toward_the_vault(room) for room in range(COUNT_OF_ROOMS)]
        self.shops: dict[int, list[int]] = {}  # by goal, how far it is from every room

    def enter(self, seen: View, seat: int) -> None:
        room = ROOMS.index(seen["room"])
        self.rooms.append(room)
        self.far[room] = seen["distance"]
        self.ways[room] = [ROOMS.index(name) for name in seen["corridors"]]
        self.portals[room] = seen["portal"]
        self.treasure[room] = seen["treasure"] or 0
        self.cells[room] = (seen["cell"][0], seen["cell"][1])
        for at, hero in enumerate(HEROES):
            self.classes[room * CLASSES + at] = seen["heroes"]["active"][hero] + seen["heroes"]["exhausted"][hero]
            self.crowd[room] += self.classes[room * CLASSES + at]
        for at, goods in enumerate(GOODS):
            self.goods[room * CARRIED + at] = seen["traps"] if at == TRAP else seen["resources"][goods]
        for there in seen["monsters"]:
            health = CLAN[there["clan"]].health
            self.guards[room] += sum([health - damage for damage in there["damage"]])
            if there["seat"] == seat:
                self.mine[room] = there["count"]

    def toward_the_vault(self, room: int) -> list[int]:
        """Where heroes charge to (KH-202)."""
        return [to for to in self.ways[room] if self.far[to] < self.far[room]]

    # -- trying ---------------------------------------------------------------------------------------------------

    def keep(self) -> Kept:
        return self.crowd[:], self.classes[:], self.guards[:], self.mine[:], self.goods[:], self.tokens[:], self.lair

    def restore(self, kept: Kept) -> None:
        crowd, classes, guards, mine, goods, tokens, self.lair = kept
        self.crowd = crowd[:]
        self.classes = classes[:]
        self.guards = guards[:]
        self.mine = mine[:]
        self.goods = goods[:]
        self.tokens = tokens[:]

    def fingerprint(self) -> bytes:
        """Equal for boards on which the same stands in the same rooms."""
        return bytes(self.guards + self.mine + self.goods + self.classes)

    # -- looking around -------------------------------------------------------------------------------------------

    def own_rooms(self) -> list[int]:
        return [room for room in self.rooms if self.mine[room]]

    def exits(self, room: int, *, walls: bool = False) -> list[int]:
        """Where one move leads: by corridor, by portal, or for Poltergeists through a wall."""
        found = self.ways[room][:]
        if self.portals[room] == "finished":
            found += [other for other in self.rooms if self.portals[other] == "finished" and other != room]
        if walls:
            x, y = self.cells[room]
            beside = ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1))
            found += [other for other in self.rooms if self.cells[other] in beside]
        return list(dict.fromkeys(found))

    def steps_to(self, goal: int) -> list[int]:
        """How many moves lie between this room and every other, by corridor or portal."""
        if goal not in self.shops:
            steps = [FAR] * COUNT_OF_ROOMS
            steps[goal] = 0
            ahead = [goal]
            for room in ahead:
                for other in self.exits(room):
                    if steps[other] == FAR:
                        steps[other] = steps[room] + 1
                        ahead.append(other)
            self.shops[goal] = steps
        return self.shops[goal]

    # -- changes --------------------------------------------------------------------------------------------------

    def beat(self, room: int, hero: int) -> None:
        """One hero leaves. Unless told who, the class that the Guild is shortest of: tokens that are out come back."""
        if hero < 0:
            there = [at for at in range(CLASSES) if self.classes[room * CLASSES + at]]
            hero = min(there, key=lambda at: self.tokens[at])
        self.crowd[room] -= 1
        self.classes[room * CLASSES + hero] -= 1
        self.tokens[hero] += 1

    def walk(self, room: int, to: int, goods: int) -> None:
        points = min(self.health, self.guards[room])
        self.mine[room] -= 1
        self.guards[room] -= points
        self.mine[to] += 1
        self.guards[to] += points
        if goods >= 0:
            self.goods[room * CARRIED + goods] -= 1
            self.goods[to * CARRIED + goods] += 1

    def bring(self, room: int) -> None:
        self.lair -= 1
        self.mine[room] += 1
        self.guards[room] += self.health
