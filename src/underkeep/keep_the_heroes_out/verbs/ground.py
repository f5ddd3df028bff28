"""Tokens and monsters in the rooms."""

from __future__ import annotations

from underkeep.keep_the_heroes_out import events as ev
from underkeep.keep_the_heroes_out.kinds import (
    CARRIED,
    FINISHED,
    FROG,
    GOODS,
    NO_PORTAL,
    NOTHING,
    NOWHERE,
    PORTALS,
    RESOURCES,
    ROOMS,
    UNFINISHED,
)
from underkeep.keep_the_heroes_out.player import Player
from underkeep.keep_the_heroes_out.table import DAMAGE, SEATS, Game

# -- tokens -------------------------------------------------------------------------------------------------


def place(g: Game, seat: int, goods: int, room: int, count: int = 1) -> None:
    """KH-075, KH-086, KH-088: from the reserve, as far as it lasts."""
    g.pulse += 1
    count = min(count, g.reserve[goods])
    if count:
        g.reserve[goods] -= count
        g.goods[room * CARRIED + goods] += count
        g.tell(ev.PLACED, seat, {"what": GOODS[goods], "room": ROOMS[room], "count": count})


def remove(g: Game, seat: int, goods: int, room: int, count: int = 1, why: str = "paid") -> None:
    """KH-013: back to the reserve."""
    g.pulse += 1
    g.goods[room * CARRIED + goods] -= count
    g.reserve[goods] += count
    g.tell(ev.REMOVED, seat, {"what": GOODS[goods], "room": ROOMS[room], "count": count, "why": why})


def kinds_in(g: Game, room: int) -> list[int]:
    """The resources that lie there, each once."""
    return [goods for goods in range(RESOURCES) if g.goods[room * CARRIED + goods]]


def carry(g: Game, goods: int, room: int, to: int) -> None:
    """KH-079, KH-080, KH-108."""
    g.goods[room * CARRIED + goods] -= 1
    g.goods[to * CARRIED + goods] += 1


def set_portal(g: Game, seat: int, room: int, state: int) -> None:
    """KH-089, KH-101; a token comes from the reserve or goes back there."""
    g.pulse += 1
    if g.portals[room] == NO_PORTAL:
        g.spare_portals -= 1
    if state == NO_PORTAL:
        g.spare_portals += 1
    g.portals[room] = state
    g.tell(ev.PORTAL_CHANGED, seat, {"room": ROOMS[room], "portal": PORTALS[state]})


def may_have_portal(g: Game, room: int) -> bool:
    """KH-075: one in each room; an unfinished one is finished, where Portal actions bring finished ones."""
    if g.portals[room] == UNFINISHED:
        return new_portal(g) == FINISHED
    return g.portals[room] == NO_PORTAL and g.spare_portals > 0


def new_portal(g: Game) -> int:
    """What a Portal action brings: a finished one, unless the scenario wants that to be work of its own."""
    return UNFINISHED if g.rule("unfinished_portals_only") else FINISHED


def through_portals(g: Game, room: int) -> list[int]:
    """KH-102 to KH-104: every other room with a finished portal."""
    if g.portals[room] != FINISHED:
        return []
    return [other for other in g.dungeon.rooms if other != room and g.portals[other] == FINISHED]


# -- monsters -----------------------------------------------------------------------------------------------


def bring(g: Game, me: Player, room: int, count: int = 1) -> None:
    """KH-022, KH-023: from the lair."""
    g.pulse += 1
    me.lair -= count
    g.monsters[room * SEATS + me.seat] += count
    g.tell(ev.MONSTERS_CAME, me.seat, {"clan": me.monsters().id, "room": ROOMS[room], "count": count})


def walk(g: Game, me: Player, room: int, to: int, goods: int, damage: int, *, by: str) -> None:
    """KH-078 to KH-081: a monster with this damage, and perhaps a token, goes there."""
    g.pulse += 1
    g.monsters[room * SEATS + me.seat] -= 1
    g.monsters[to * SEATS + me.seat] += 1
    if damage:
        g.hurt.remove((room * SEATS + me.seat) * DAMAGE + damage)
        g.hurt.append((to * SEATS + me.seat) * DAMAGE + damage)
        g.hurt.sort()
    if goods != NOTHING:
        carry(g, goods, room, to)
    if by == "portal":
        for used in (room, to):
            if used not in g.used_portals:
                g.used_portals.append(used)
    if g.rule("angry_frogs"):
        mind_frogs(g, me, room, to, goods)
    carried = "none" if goods == NOTHING else GOODS[goods]
    words = {"clan": me.monsters().id, "room": ROOMS[room], "to": ROOMS[to], "by": by, "carried": carried}
    g.tell(ev.MOVED, me.seat, words)


def mind_frogs(g: Game, me: Player, room: int, to: int, goods: int) -> None:
    """Which rooms hold a monster that has carried a Frog on this card; another one goes first, if it can."""
    if goods == FROG:
        if room in g.carriers:
            g.carriers.remove(room)
        g.carriers.append(to)
    elif room in g.carriers and g.own(me, room) < g.carriers.count(room):
        g.carriers.remove(room)
        g.carriers.append(to)


def hurt(g: Game, seat: int, room: int, damage: int) -> None:
    """KH-188, KH-189: one more damage to a monster that has so much already."""
    g.pulse += 1
    me = g.players[seat]
    clan = me.monsters()
    place = room * SEATS + seat
    if damage:
        g.hurt.remove(place * DAMAGE + damage)
    if damage + 1 >= clan.health:
        leave(g, me, room, damage)
        return
    g.damage -= 1
    g.hurt.append(place * DAMAGE + damage + 1)
    g.hurt.sort()
    words = {"clan": clan.id, "owner": seat, "room": ROOMS[room], "damage": damage + 1, "health": clan.health}
    g.tell(ev.MONSTER_HURT, -1, {**words, "rule": "KH-189"})


def leave(g: Game, me: Player, room: int, damage: int) -> None:
    """KH-022, KH-188, KH-250: home to the lair, where it gets well; its damage tokens go to the reserve."""
    g.monsters[room * SEATS + me.seat] -= 1
    g.damage += damage
    me.lair += 1
    words = {"clan": me.monsters().id, "owner": me.seat, "room": ROOMS[room], "rule": "KH-188"}
    g.tell(ev.MONSTER_LEFT, -1, words)


def heal(g: Game, me: Player) -> None:
    """KH-036: all damage tokens come off."""
    g.pulse += 1
    mine = [one for one in g.hurt if one // DAMAGE % SEATS == me.seat]
    count = sum([one % DAMAGE for one in mine])
    g.damage += count
    g.hurt = [one for one in g.hurt if one not in mine]
    g.tell(ev.HEALED, me.seat, {"clan": me.monsters().id, "count": count})


__all__ = [
    "NOWHERE", "bring", "carry", "heal", "hurt", "kinds_in", "leave", "may_have_portal", "new_portal", "place",
    "remove", "set_portal", "through_portals", "walk",
]  # fmt: skip
