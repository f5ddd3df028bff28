"""What a viewer may know, built from nothing, field by field."""

from __future__ import annotations

from typing import Any

from underkeep.boss_monster.extras import Errand, Fittings, Today
from underkeep.boss_monster.items import Gear
from underkeep.boss_monster.options import boxed, rooms_of
from underkeep.boss_monster.pieces import Hero, Miniboss, Room, names
from underkeep.boss_monster.piles import KNOWN, Pile
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.scoring import is_mortal
from underkeep.boss_monster.table import Declared, Game
from underkeep.boss_monster.treasures import EXPLORER


def view(g: Game, viewer: int | None) -> dict[str, Any]:
    """The table as `viewer` sees it; `None` is a spectator. No key here may hold what another seat hides."""
    seen: dict[str, Any] = {
        "round": g.round,
        "phase": g.phase,
        "active": None if g.phase == "bosses" else g.order[g.turn] if g.turn < len(g.order) else None,
        "order": [] if g.phase == "bosses" else g.order[:],
        "town": [hero_view(g, hero) for hero in g.town],
        "walking": walking_view(g),
        "decks": decks_view(g, viewer),
        "discard": names(g.discard),
        "chain": [declared_view(g, declared) for declared in g.chain if not declared.over],
        "no_building": g.no_building,
        "players": [player_view(g, player, viewer) for player in g.players],
        "viewer": viewer,
        "result": result_view(g),
    }
    if g.shares:
        seen["shares"] = True
    if EXPLORER in g.treasures:
        seen["explorers"] = True
    if not is_mortal(g):
        seen["mortal"] = False
    if g.wares is not None:
        seen["items"] = names(g.wares.town)
        seen["decks"]["items"] = len(g.wares.deck)
    return seen


def decks_view(g: Game, viewer: int | None) -> dict[str, Any]:
    """How many cards lie there; and the top room card, if this viewer has looked at it."""
    seen: dict[str, Any] = {
        "rooms": len(g.room_deck),
        "spells": len(g.spell_deck),
        "heroes": len(g.hero_deck),
        "epic_heroes": len(g.epic_deck),
    }
    if viewer is not None and g.room_deck.tags and g.room_deck.tags[-1] >> 8 * viewer & KNOWN:
        seen["top_room"] = g.room_deck.cards[-1].id
    return seen


def player_view(g: Game, me: Player, viewer: int | None) -> dict[str, Any]:
    mine = me.seat == viewer
    boss_is_secret = g.phase == "bosses"
    seen: dict[str, Any] = {
        "seat": me.seat,
        "boss": None if boss_is_secret else me.boss.id,
        "xp": None if boss_is_secret else me.boss.xp,
        "dungeon": [room_view(me, place, viewer) for place in range(len(me.dungeon))],
        "entrance": [hero_view(g, hero) for hero in me.entrance],
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
    if g.coined:
        seen["coins"] = me.coins
    if me.mimics is not None:
        seen["mimics"] = me.mimics.id
    if me.today is not None:
        seen["today"] = today_view(me.today)
    if mine and me.foreseen:
        seen["foreseen"] = names(me.foreseen)
    if me.gear is not None:
        seen |= gear_view(me.gear)
    return seen


def gear_view(gear: Gear) -> dict[str, Any]:
    """BM-112: the face-up item, and those face down, which everybody saw come."""
    seen: dict[str, Any] = {"items": names(gear.down)}
    if gear.item is not None:
        seen["item"] = {"card": gear.item.id, "ready": not gear.fresh}
    return seen


def today_view(today: Today) -> dict[str, Any]:
    """What everybody has seen happen to a player in this round; of what did not, nothing is said."""
    facts: dict[str, Any] = {
        "souls": today.souls,
        "lured": today.lured,
        "entered": today.entered,
        "fallen": today.fallen,
        "cast": names(today.cast),
        "spent": today.spent,
        "welcome": today.welcome,
        "barred": today.barred,
        "promoted": today.promoted,
        "sold": today.sold,
        "lent": list(today.lent),
        "rallied": names(today.rallied),
        "permit": today.permit,
        "surcharge": today.surcharge,
        "calmed": today.calmed,
        "hushed": today.hushed,
        "idle": today.idle,
        "skips": today.skips,
        "survived": names(today.survived),
        "safe": today.safe,
        "scars": today.scars,
        "glory": today.glory,
        "monsters": today.monsters,
        "ordinary_monsters": today.ordinary_monsters,
    }
    return {name: value for name, value in facts.items() if value}


def hand_view(hand: Pile[Any], viewer: int | None, *, mine: bool) -> dict[str, Any]:
    """BM-291: my own cards; of others their number, and those that I have seen."""
    if mine:
        return {"count": len(hand), "cards": names(hand.cards)}
    return {"count": len(hand), "known": sorted(names(hand.known_to(viewer))) if viewer is not None else []}


def room_view(me: Player, place: int, viewer: int | None) -> dict[str, Any]:
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
    if room.face_down is not None and room.layer() == viewer:
        seen["laid"] = room.face_down.id
    if room.fittings is not None:
        seen |= fittings_view(room.fittings)
    if room.miniboss is not None:
        seen["miniboss"] = miniboss_view(room.miniboss)
    if room.coins:
        seen["coins"] = room.coins
    if room.stack and room.card.treasures != room.stack[-1].treasures:  # as its miniboss and its fittings have it
        seen["treasures"] = list(room.card.treasures)
    return seen


def miniboss_view(miniboss: Miniboss) -> dict[str, Any]:
    """Level 0: revealed, and not paid for yet; `young`: it cannot be promoted in this round."""
    spent = miniboss.spent & miniboss.card.once_a_round() > 0
    seen: dict[str, Any] = {"card": miniboss.card.id, "level": miniboss.level, "spent": spent}
    return {**seen, "young": True} if miniboss.rests() else seen


def fittings_view(fittings: Fittings) -> dict[str, Any]:
    """What a room has beside its card, if anything."""
    facts: dict[str, Any] = {
        "harmless": fittings.harmless,
        "welcome": fittings.welcome,
        "silent": fittings.silent,
        "robbed": fittings.robbed,
        "lent": list(fittings.lent),
        "entered": fittings.entered,
        "doubled": fittings.doubled,
        "opened": fittings.opened,
        "tokens": fittings.tokens,
        "raised": fittings.raised,
        "gilded": list(fittings.gilded),
        "new": fittings.new,
        "dug": fittings.dug,
    }
    seen = {name: value for name, value in facts.items() if value}
    if fittings.rival >= 0:
        seen["rival"] = fittings.rival
    return seen if fittings.giver < 0 else {**seen, "giver": fittings.giver}


def hero_view(g: Game, hero: Hero) -> dict[str, Any]:
    seen: dict[str, Any] = {
        "hero": hero.card.id, "health": g.health(hero), "damage": hero.damage, "waits": hero.waits,
    }  # fmt: skip
    if hero.card.vigour is not None or hero.item is not None:
        seen["vigour"] = g.vigour(hero)
    if hero.item is not None:
        seen["item"] = hero.item.id
    return seen if hero.errand is None else seen | errand_view(hero.errand)


def errand_view(errand: Errand) -> dict[str, Any]:
    facts: dict[str, Any] = {
        "used": errand.spent, "kept": errand.kept, "skips": errand.skips,
        "ward": errand.ward, "entered": errand.entered, "worn": errand.worn,
    }  # fmt: skip
    return {name: value for name, value in facts.items() if value}


def walking_view(g: Game) -> dict[str, Any] | None:
    if g.walker is None:
        return None
    where: dict[str, Any] = {"seat": g.active.seat, "place": g.place + 1, "inside": g.inside}
    return {**hero_view(g, g.walker), **where}


def declared_view(g: Game, declared: Declared) -> dict[str, Any]:
    seen: dict[str, Any] = {
        "seat": declared.seat,
        "card": declared.card.id,
        "aim": declared.aim.card.id if isinstance(declared.aim, Declared) else aim_view(g, declared),
        "cancelled": declared.cancelled,
    }
    return {**seen, "paid": declared.paid} if declared.paid else seen


def aim_view(g: Game, declared: Declared) -> str:
    """A target that has left the table since cannot be named any more."""
    aim = declared.aim
    if any(room not in g.owner(room).dungeon for room in rooms_of(aim)):
        return ""
    return boxed(g, aim, second=declared.second)


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
