"""A table written down, so that it can be set up again."""

from __future__ import annotations

from typing import Any

from underkeep.keep_the_heroes_out.dungeon import Placed
from underkeep.keep_the_heroes_out.kinds import (
    CARRIED,
    CLASSES,
    GOODS,
    HEROES,
    NOWHERE,
    PORTALS,
    RESOURCES,
    ROOMS,
    names,
)
from underkeep.keep_the_heroes_out.player import Player
from underkeep.keep_the_heroes_out.position.fields import NONE
from underkeep.keep_the_heroes_out.table import Game, Task


def write(g: Game) -> dict[str, Any]:
    said: dict[str, Any] = {
        "turn": g.count,
        "phase": g.phase,
        "active": g.active.seat,
        "first": g.first,
        "wave": g.wave,
    }
    said["players"] = [write_player(me) for me in g.players]
    said["rooms"] = {ROOMS[placed.room]: write_room(g, placed) for placed in g.dungeon.placed}
    said["guild_deck"] = [card.id for card in g.guild[::-1]]
    said["guild_discard"] = [card.id for card in g.pile]
    said["loot"] = {
        "row": names(g.row), "deck": names(g.loot[g.sunk :][::-1]), "bottom": names(g.loot[: g.sunk][::-1]),
        "foreign": g.foreign[:],
    }  # fmt: skip
    said["stolen"] = [one.id for one in g.stolen]
    if g.due or g.phase == "invasion":  # which begins with the whole quota, if nothing is said
        said["due"] = g.due
    rare: dict[str, Any] = {
        "gambled": g.gambled, "markers": g.markers, "projects": [ROOMS[room] for room in g.projects],
        "builder_stack": [ROOMS[room] for room in g.builder[::-1]],
        "arrivals": [{"hero": HEROES[one.hero], "room": ROOMS[one.room], "how": one.how} for one in g.arrivals],
        "under_way": [write_task(task) for task in g.stack], "leak": g.leak,
        "frog_carriers": [ROOMS[room] for room in g.carriers],
        "used_portals": [ROOMS[room] for room in g.used_portals],
    }  # fmt: skip
    said.update({name: value for name, value in rare.items() if value})
    return said


def write_player(me: Player) -> dict[str, Any]:
    said: dict[str, Any] = {} if me.clan is None else {"clan": me.clan.id}
    said["hand"] = names(me.hand)
    said["deck"] = names(me.deck[::-1])
    said["discard"] = names(me.discard)
    said["play"] = names(me.play)
    if me.seen:
        said["known_in_hand"] = names(me.seen)
    return said


def write_room(g: Game, placed: Placed) -> dict[str, Any]:
    room = placed.room
    treasure = g.treasures[room]
    said: dict[str, Any] = {"at": [placed.x, placed.y], "rotation": 90 * placed.turns}
    monsters = {me.monsters().id: g.damages(me, room) for me in g.players if g.own(me, room)}
    heroes: list[Any] = []
    for hero in range(CLASSES):
        heroes += [{"class": HEROES[hero], "state": "active"}] * g.awake[room * CLASSES + hero]
        heroes += [HEROES[hero]] * g.resting[room * CLASSES + hero]
    goods = {GOODS[one]: g.goods[room * CARRIED + one] for one in range(RESOURCES) if g.goods[room * CARRIED + one]}
    rare: dict[str, Any] = {"monsters": monsters, "heroes": heroes, "resources": goods, "traps": g.traps_in(room)}
    said.update({name: value for name, value in rare.items() if value})
    said["portal"] = PORTALS[g.portals[room]]
    said["treasure"] = NONE if treasure is None else treasure.id
    return said


def write_task(task: Task) -> dict[str, Any]:
    said: dict[str, Any] = {"do": task.what}
    if task.seat >= 0:
        said["seat"] = task.seat
    if task.hero >= 0:
        said["hero"] = HEROES[task.hero]
    if task.room != NOWHERE:
        said["room"] = ROOMS[task.room]
    if task.card is not None:
        said["card"] = task.card.id
    if task.op is not None:
        said["op"] = task.op.name
    rare: dict[str, Any] = {
        "count": task.count, "how": task.how, "side": task.side, "left": [one.name for one in task.left],
        "seats": task.seats[:], "rooms": [ROOMS[room] for room in task.rooms], "picked": task.picked[:],
        "ask": task.ask,
    }  # fmt: skip
    said.update({name: value for name, value in rare.items() if value})
    return said
