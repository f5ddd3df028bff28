"""What a viewer may know, built from nothing, field by field."""

from __future__ import annotations

from typing import Any

from underkeep.boss_monster.options import named
from underkeep.boss_monster.pieces import Declared, Game, Hero, Player, Room, names
from underkeep.boss_monster.piles import Pile


def view(g: Game, viewer: int | None) -> dict[str, Any]:
    """The table as `viewer` sees it; `None` is a spectator. No key here may hold what another seat hides."""
    return {
        "round": g.round,
        "phase": g.phase,
        "active": None if g.phase == "bosses" else g.order[g.turn] if g.turn < len(g.order) else None,
        "order": [] if g.phase == "bosses" else g.order[:],
        "town": [hero_view(hero) for hero in g.town],
        "walking": walking_view(g),
        "decks": {
            "rooms": len(g.room_deck),
            "spells": len(g.spell_deck),
            "heroes": len(g.hero_deck),
            "epic_heroes": len(g.epic_deck),
        },
        "discard": names(g.discard),
        "chain": [declared_view(g, declared) for declared in g.chain],
        "no_building": g.no_building,
        "players": [player_view(g, player, viewer) for player in g.players],
        "viewer": viewer,
        "result": result_view(g),
    }


def player_view(g: Game, me: Player, viewer: int | None) -> dict[str, Any]:
    mine = me.seat == viewer
    boss_is_secret = g.phase == "bosses"
    seen: dict[str, Any] = {
        "seat": me.seat,
        "boss": None if boss_is_secret else me.boss.id,
        "xp": None if boss_is_secret else me.boss.xp,
        "dungeon": [room_view(me, place, mine=mine) for place in range(len(me.dungeon))],
        "entrance": [hero_view(hero) for hero in me.entrance],
        "souls": me.souls,
        "wounds": me.wounds,
        "soul_cards": names(me.soul_cards),
        "wound_cards": names(me.wound_cards),
        "treasures": {} if boss_is_secret else me.treasures(),
        "treasure_factor": me.treasure_factor,
        "extra_damage": me.extra_damage,
        "levelled_up": me.levelled_up,
        "closed": me.closed,
        "out": me.out,
        "rooms": hand_view(me.rooms, viewer, mine=mine),
        "spells": hand_view(me.spells, viewer, mine=mine),
    }
    if mine:
        seen["offered"] = names(me.offered) if len(me.offered) == 2 else []
        seen["kept"] = me.boss.id if len(me.offered) == 1 else None
        seen["builds"] = me.builds
    return seen


def hand_view(hand: Pile[Any], viewer: int | None, *, mine: bool) -> dict[str, Any]:
    """BM-291: my own cards; of others their number, and those that I have seen."""
    if mine:
        return {"count": len(hand), "cards": names(hand.cards)}
    return {"count": len(hand), "known": sorted(names(hand.known_to(viewer))) if viewer is not None else []}


def room_view(me: Player, place: int, *, mine: bool) -> dict[str, Any]:
    room: Room = me.dungeon[place]
    seen: dict[str, Any] = {
        "stack": names(room.stack),
        "damage": me.damage(place),
        "bonus": room.bonus,
        "deactivated": room.deactivated,
        "face_down": room.face_down is not None,
        "used": len(room.stack) > 0 and not room.ready(),
        "met": names(room.met),
    }
    if mine and room.face_down is not None:
        seen["laid"] = room.face_down.id
    return seen


def hero_view(hero: Hero) -> dict[str, Any]:
    return {"hero": hero.card.id, "health": hero.health, "damage": hero.damage, "waits": hero.waits}


def walking_view(g: Game) -> dict[str, Any] | None:
    if g.walker is None:
        return None
    where: dict[str, Any] = {"seat": g.active.seat, "place": g.place + 1, "inside": g.inside}
    return {**hero_view(g.walker), **where}


def declared_view(g: Game, declared: Declared) -> dict[str, Any]:
    return {
        "seat": declared.seat,
        "card": declared.card.id,
        "aim": declared.aim.card.id if isinstance(declared.aim, Declared) else aim_view(g, declared),
        "cancelled": declared.cancelled,
    }


def aim_view(g: Game, declared: Declared) -> str:
    """A target that has left the table since cannot be named any more."""
    aim = declared.aim
    if isinstance(aim, Room) and aim not in g.owner(aim).dungeon:
        return ""
    return named(g, aim)


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
