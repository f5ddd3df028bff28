"""What a viewer may know, built from nothing, field by field."""

from __future__ import annotations

from typing import Any

from underkeep.keep_the_heroes_out.dungeon import ICON_OF, SIDES, Placed
from underkeep.keep_the_heroes_out.kinds import (
    CARRIED,
    CLASSES,
    GOODS,
    HEROES,
    NOWHERE,
    PORTALS,
    RESOURCES,
    ROOMS,
    TRAP,
    Card,
    Treasure,
    names,
)
from underkeep.keep_the_heroes_out.options import ROTATIONS, side_name
from underkeep.keep_the_heroes_out.player import Player
from underkeep.keep_the_heroes_out.rules.prison import may_gamble
from underkeep.keep_the_heroes_out.scoring import saved_value
from underkeep.keep_the_heroes_out.table import Game, Task
from underkeep.keep_the_heroes_out.verbs.guild import quota

# What is told of something that is under way. Who may still be asked to defend is nobody's business (RS-041).
ACTING = ("act", "then", "horde")


def view(g: Game, viewer: int | None) -> dict[str, Any]:
    """The table as `viewer` sees it; `None` is a spectator. No key here may hold what another seat hides."""
    return {
        "scenario": g.scenario.id,
        "difficulty": g.difficulty,
        "rules": dict(g.scenario.rules),
        "turn": g.count,
        "phase": g.phase,
        "active": g.active.seat,
        "first": g.first,
        "wave": g.wave,
        "quota": quota(g),
        "due": g.due,
        "may_gamble": may_gamble(g),
        "markers": g.markers,
        "players": [player_view(g, me, viewer) for me in g.players],
        "rooms": [room_view(g, placed) for placed in sorted(g.dungeon.placed, key=lambda one: one.room)],
        "guild": {
            "deck": len(g.guild),
            "left": sorted([card.id for card in g.guild]),  # all but the pile: everybody can work that out
            "discard": [card.id for card in g.pile],
            "special": ROOMS[g.scenario.special],
        },
        "loot": {
            "row": names(g.row),
            "deck": len(g.loot),
            "unseen": by_name(g.loot[g.sunk :]),
            "bottom": names(g.loot[: g.sunk]),
            "foreign": g.foreign[:],
        },
        "reserve": {
            **{GOODS[goods]: g.reserve[goods] for goods in range(CARRIED)},
            "heroes": {HEROES[hero]: g.heroes[hero] for hero in range(CLASSES)},
            "portals": g.spare_portals,
            "damage": g.damage,
        },
        "treasures": {
            "spare": [len(g.treasures_of(value)) for value in (1, 2, 3)],
            "stolen": [one.id for one in g.stolen],
            "unseen": unseen_treasures(g),
            "saved": saved_value(g),
        },
        "builder": {
            "projects": [ROOMS[room] for room in g.projects],
            "stack": len(g.builder),
            "unseen": sorted([ROOMS[room] for room in g.builder]),
        },
        "acting": acting_view(g),
        "invasion": invasion_view(g),
        "viewer": viewer,
        "result": result_view(g),
    }


def by_name(cards: list[Card]) -> list[str]:
    """Sorted: in which order somebody holds cards, or has shuffled them, is nobody's business (RS-037)."""
    return sorted([card.id for card in cards])


def unseen_treasures(g: Game) -> list[str]:
    """The backs that lie face down somewhere: on rooms or in the reserve, nobody knows which is where."""
    placed: list[Treasure] = [one for one in g.treasures if one is not None]
    return sorted([one.id for one in [*placed, *g.hoard]])


def player_view(g: Game, me: Player, viewer: int | None) -> dict[str, Any]:
    clan = me.clan
    seen: dict[str, Any] = {
        "seat": me.seat,
        "clan": None if clan is None else clan.id,
        "health": 0 if clan is None else clan.health,
        "monsters": 0 if clan is None else clan.monsters,
        "lair": me.lair,
        "in_dungeon": g.in_dungeon(me),
        "hand": len(me.hand),
        "deck": len(me.deck),
        "discard": names(me.discard),
        "play": names(me.play),
        "unseen": by_name([*me.hand, *me.deck]),  # everybody has seen all cards of a deck come, but not their order
        "shown": by_name(me.seen),
    }
    if me.seat == viewer:
        seen["cards"] = by_name(me.hand)
    return seen


def room_view(g: Game, placed: Placed) -> dict[str, Any]:
    """A room with all that is in it, and how near its treasure is to being stolen (KH-191)."""
    room = placed.room
    treasure = g.treasures[room]
    active = g.active_in(room)
    return {
        "room": ROOMS[room],
        "icon": ICON_OF[room],
        "cell": [placed.x, placed.y],
        "rotation": int(ROTATIONS[placed.turns]),
        "exits": [SIDES[side] for side in placed.exits],
        "corridors": [ROOMS[other] for other in g.dungeon.ways[room]],
        "distance": g.dungeon.far[room],
        "monsters": monsters_view(g, room),
        "heroes": {
            "active": {HEROES[hero]: g.awake[room * CLASSES + hero] for hero in range(CLASSES)},
            "exhausted": {HEROES[hero]: g.resting[room * CLASSES + hero] for hero in range(CLASSES)},
        },
        "resources": {GOODS[goods]: g.goods[room * CARRIED + goods] for goods in range(RESOURCES)},
        "traps": g.goods[room * CARRIED + TRAP],
        "portal": PORTALS[g.portals[room]],
        "treasure": None if treasure is None else treasure.value,
        "theft": None
        if treasure is None
        else {
            "active": active,
            "exhausted": g.exhausted_in(room),
            "needed": treasure.value,
            "guarded": g.guarded(room),
        },
    }


def monsters_view(g: Game, room: int) -> list[dict[str, Any]]:
    """By player; the damage of each monster, those that are worst hurt last."""
    seen: list[dict[str, Any]] = []
    for me in g.players:
        if g.own(me, room):
            damage = g.damages(me, room)
            seen.append({"seat": me.seat, "clan": me.monsters().id, "count": len(damage), "damage": damage})
    return seen


def acting_view(g: Game) -> dict[str, Any] | None:
    """The card that is being used: which side, and what is left of it."""
    for task in reversed(g.stack):
        if task.what in ACTING and task.card is not None:
            return {
                "seat": task.seat,
                "card": task.card.id,
                "side": side_name(task.card, task.side),
                "doing": task.what,
                "left": [one.name for one in task.left],
                "room": "" if task.room == NOWHERE else ROOMS[task.room],
                "count": task.count,
            }
    return None


def invasion_view(g: Game) -> dict[str, Any]:
    """What heroes are about to do."""
    doing: Task | None = None
    for task in g.stack:
        if task.what in ("arrive", "attack", "strike", "loot", "charge"):
            doing = task
    return {
        "under_way": bool([task for task in g.stack if task.what == "settle"]),
        "portals": g.leak,
        "arrivals": [{"hero": HEROES[one.hero], "room": ROOMS[one.room], "how": one.how} for one in g.arrivals],
        "doing": None if doing is None else doing_view(g, doing),
    }


def doing_view(g: Game, task: Task) -> dict[str, Any]:
    """`what` is arrive, attack, strike, loot or charge; of a strike: whose monster, and what it has suffered."""
    seen: dict[str, Any] = {
        "what": task.what,
        "room": ROOMS[task.room],
        "hero": HEROES[task.hero] if task.hero >= 0 else "",
        "how": task.how,
    }
    if task.what == "strike":
        clan = g.players[task.seat].monsters()
        seen |= {"owner": task.seat, "clan": clan.id, "damage": task.count, "health": clan.health}
    return seen


def result_view(g: Game) -> dict[str, Any] | None:
    result = g.result
    if result is None:
        return None
    return {
        "winners": list(result.winners),
        "ranking": list(result.ranking),
        "scores": list(result.scores),
        "reason": result.reason,
    }
