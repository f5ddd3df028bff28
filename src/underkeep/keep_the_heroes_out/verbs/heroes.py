"""Hero tokens: into a room, out of it, onto their other side."""

from __future__ import annotations

from underkeep.keep_the_heroes_out import events as ev
from underkeep.keep_the_heroes_out.kinds import CLASSES, HEROES, PRISON, ROOMS
from underkeep.keep_the_heroes_out.settings import PRISONERS_STIR
from underkeep.keep_the_heroes_out.table import Arrival, Game


def come(g: Game, hero: int, room: int, how: str, rule: str) -> bool:
    """KH-132, KH-158, KH-162, KH-163: from the reserve into the room; whether there was a token left."""
    g.pulse += 1
    if not g.heroes[hero]:
        stir(g, hero)
        return False
    g.heroes[hero] -= 1
    g.awake[room * CLASSES + hero] += 1
    g.tell(ev.HERO_CAME, -1, {"hero": HEROES[hero], "room": ROOMS[room], "how": how, "step": 1, "rule": rule})
    return True


def summon(g: Game, hero: int, room: int, how: str, rule: str = "KH-158") -> None:
    """A hero comes, and will look around there (steps 2 to 4)."""
    if come(g, hero, room, how, rule):
        g.arrivals.append(Arrival(hero, room, how))


def stir(g: Game, hero: int) -> None:
    """KH-162: no token is left, so all exhausted heroes of the class wake up, with everyone around them."""
    rooms = [room for room in g.dungeon.rooms if g.resting[room * CLASSES + hero]]
    if not g.switches & PRISONERS_STIR:
        rooms = [room for room in rooms if room != PRISON]
    g.tell(
        ev.NO_TOKEN, -1, {"hero": HEROES[hero], "rooms": [ROOMS[room] for room in rooms], "step": 1, "rule": "KH-162"}
    )
    for room in rooms:
        wake_up(g, room, "no_token", "KH-162")


def wake_up(g: Game, room: int, why: str, rule: str) -> None:
    """Every exhausted hero of the room is active again."""
    woken = roused(g, room)
    if woken:
        g.tell(ev.REACTIVATED, -1, {"room": ROOMS[room], "heroes": woken, "why": why, "rule": rule})


def roused(g: Game, room: int) -> list[str]:
    """Turn them over; their classes are told."""
    g.pulse += 1
    woken: list[str] = []
    for at in range(room * CLASSES, room * CLASSES + CLASSES):
        woken += [HEROES[at - room * CLASSES]] * g.resting[at]
        g.awake[at] += g.resting[at]
        g.resting[at] = 0
    return woken


def exhaust(g: Game, hero: int, room: int) -> None:
    g.pulse += 1
    g.awake[room * CLASSES + hero] -= 1
    g.resting[room * CLASSES + hero] += 1


def go_away(g: Game, hero: int, room: int, *, awake: bool, by: str, step: int = 0, rule: str = "KH-083") -> None:
    """KH-083, KH-177: one damage is enough; the token goes back to the reserve."""
    g.pulse += 1
    if awake:
        g.awake[room * CLASSES + hero] -= 1
        forget_arrival(g, hero, room)
    else:
        g.resting[room * CLASSES + hero] -= 1
    g.heroes[hero] += 1
    g.tell(ev.HERO_LEFT, -1, {"hero": HEROES[hero], "room": ROOMS[room], "by": by, "step": step, "rule": rule})


def forget_arrival(g: Game, hero: int, room: int) -> None:
    """A hero who is gone need not look around any more."""
    waiting = [one for one in g.arrivals if one.hero == hero and one.room == room]
    if len(waiting) > g.awake[room * CLASSES + hero]:
        g.arrivals.remove(waiting[0])


def classes_in(g: Game, room: int) -> list[int]:
    """The classes of active heroes there, each once."""
    return [hero for hero in range(CLASSES) if g.awake[room * CLASSES + hero]]


def said(g: Game, room: int) -> list[str]:
    """All active heroes there, by class."""
    return [HEROES[hero] for hero in range(CLASSES) for _ in range(g.awake[room * CLASSES + hero])]
