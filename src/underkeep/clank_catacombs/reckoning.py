"""What people want to know before they decide: the odds of the next attack, how far it is home; from a view alone."""

from __future__ import annotations

from math import comb
from typing import Any

from underkeep.clank_catacombs.dungeon import NOWHERE
from underkeep.clank_catacombs.mapping import map_of
from underkeep.clank_catacombs.tiles import room_named
from underkeep.clank_catacombs.tiles.printed import CRYPT
from underkeep.core.game import View


def reckoning(view: View) -> dict[str, Any]:
    """The odds of every player still in the game, and the viewer's way home."""
    odds = [odds_of(view, me) if me["state"] == "in" else None for me in view["players"]]
    seat = view["viewer"]
    home = None if seat is None or view["players"][seat]["state"] != "in" else boots_home(view, seat)
    return {"attack": {"cubes": view["rage"]["attack"], "bag": in_the_bag(view)}, "odds": odds, "home": home}


def in_the_bag(view: View) -> int:
    """CC-200: how many cubes there would be to draw from, with all clank in the bag."""
    bag, clank = view["bag"], view["clank"]
    cubes: int = sum(bag["cubes"]) + bag["black"] + bag["ghosts"] + sum(clank["cubes"]) + clank["ghosts"]
    return cubes


def odds_of(view: View, me: View) -> dict[str, Any]:
    """CC-203, CC-208: each own cube and each ghost that is drawn is one damage."""
    seat = me["seat"]
    own: int = view["bag"]["cubes"][seat] + view["clank"]["cubes"][seat]
    ghosts: int = view["bag"]["ghosts"] + view["clank"]["ghosts"]
    cubes = in_the_bag(view)
    drawn = min(view["rage"]["attack"], cubes)
    harmful = own + ghosts
    chances = [chance(cubes, harmful, drawn, count) for count in range(drawn + 1)]
    return {
        "own": own,
        "ghosts": ghosts,
        "hit": 1 - chances[0],
        "expected": drawn * harmful / cubes if cubes else 0.0,
        "knocked_out": sum(chances[me["health"] :]),
    }


def chance(cubes: int, harmful: int, drawn: int, count: int) -> float:
    """That exactly so many of the harmful cubes are among those drawn."""
    return comb(harmful, count) * comb(cubes - harmful, drawn - count) / comb(cubes, drawn)


def boots_home(view: View, seat: int) -> int | None:
    """The fewest boots back to the crypt by known ways, arrows minded; nothing, if there is no way back."""
    dungeon = map_of(view)
    start = dungeon.start()
    here = room_named(view["players"][seat]["pawn"], start)
    assert here is not None
    mapped = "catacombs_map" in view["players"][seat]["tokens"]
    crypt = next(room.number for room in start.rooms if room.features & CRYPT)
    reached = {here.number: 0}
    ahead = [here.number]
    while ahead:
        ahead.sort(key=lambda number: -reached[number])
        room = ahead.pop()
        if room == crypt:
            return reached[room]
        for way in dungeon.ways[room]:
            far = reached[room] + way.boots
            if way.to != NOWHERE and (mapped or not way.against) and far < reached.get(way.to, 999):
                reached[way.to] = far
                ahead.append(way.to)
    return None
