"""A table written down (think FEN)."""

from __future__ import annotations

from typing import Any, Final

from underkeep.boss_monster.extras import Fittings
from underkeep.boss_monster.items import Gear
from underkeep.boss_monster.pieces import Hero, Miniboss, Room, names
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.table import Game
from underkeep.boss_monster.view import today_view

START: Final = "start"


def write(g: Game) -> dict[str, Any]:
    """The table between two chapters. What is as usual is left out."""
    unbegun = g.phase == START and g.turn == 0 and not g.gate
    said: dict[str, Any] = {
        "round": g.round + 1 if unbegun else g.round,
        "phase": g.phase,
        "active": g.order[g.turn] if g.turn < len(g.order) else 0,
    }
    window: dict[str, Any] = {"passed": g.polled, "gate": g.gate, "declared": g.declared}
    if any(window.values()):
        said["window"] = window
    said["players"] = [write_player(g, player) for player in g.players]
    said["town"] = [write_hero(hero) for hero in g.town]
    said["decks"] = {
        "rooms": names(g.room_deck.cards[::-1]),
        "spells": names(g.spell_deck.cards[::-1]),
        "heroes": names(g.hero_deck[::-1]),
        "epic_heroes": names(g.epic_deck[::-1]),
    }
    if g.wares is not None:
        said["items"] = names(g.wares.town)
        said["decks"]["items"] = names(g.wares.deck[::-1])
    tags = {"rooms": g.room_deck.tags[::-1], "spells": g.spell_deck.tags[::-1]}
    said["discard"] = names(g.discard)
    said["gone"] = names(g.gone)
    if g.buried_rooms.cards or g.buried_spells.cards:
        said["buried"] = [*names(g.buried_rooms.cards), *names(g.buried_spells.cards)]
        tags["buried"] = [*g.buried_rooms.tags, *g.buried_spells.tags]
    if any(map(any, tags.values())):
        said["tags"] = tags
    unusual: dict[str, Any] = {"no_building": g.no_building, "lured": g.lured, "epoch": g.epoch}
    said.update({name: value for name, value in unusual.items() if value})
    return said


def write_player(g: Game, me: Player) -> dict[str, Any]:
    said: dict[str, Any] = {"boss": me.boss.id}
    if me.offered:
        said["offered"] = names(me.offered)
    said["dungeon"] = [write_room(room) for room in me.dungeon]
    said["hand"] = names(me.rooms.cards) + names(me.spells.cards)
    if any(me.rooms.tags) or any(me.spells.tags):
        said["tags"] = me.rooms.tags + me.spells.tags
    said["entrance"] = [write_hero(hero) for hero in me.entrance]
    if g.walker is not None and g.active is me:
        inside: dict[str, Any] = {"hero": g.walker.card.id, "room": g.place + 1, "damage": g.walker.damage}
        if g.walker.bonus:
            inside["health"] = g.walker.bonus
        if not g.inside:
            inside |= {"between": True, "stood": g.stood + 1}
        inside |= write_errand(g.walker)
        said["inside"] = inside
    said["souls"] = names(me.soul_cards)
    said["wounds"] = names(me.wound_cards)
    said["levelled_up"] = me.levelled_up
    said["builds"] = me.builds
    unusual: dict[str, Any] = {
        "levelling": me.levelling,
        "out": me.out,
        "extra_damage": me.extra_damage,
        "closed": me.closed,
        "gained_soul": me.gained_soul,
        "coins": me.coins,
        "treasure_factor": me.treasure_factor if me.treasure_factor > 1 else 0,
    }
    said.update({name: value for name, value in unusual.items() if value})
    if me.mimics is not None:
        said["mimics"] = me.mimics.id
    if me.today is not None:
        said["today"] = today_view(me.today)  # of which nothing is hidden
    if me.foreseen:
        said["foreseen"] = names(me.foreseen)
    return said if me.gear is None else said | write_gear(me.gear)


def write_gear(gear: Gear) -> dict[str, Any]:
    said: dict[str, Any] = {"items": names(gear.down)}
    if gear.item is not None:
        said["item"] = {"card": gear.item.id, "ready": False} if gear.fresh else gear.item.id
    return said


def write_room(room: Room) -> str | dict[str, Any]:
    extras: dict[str, Any] = {
        "face_down": None if room.face_down is None else room.face_down.id,
        "tag": room.tag,
        "laid": room.fresh,
        "deactivated": room.deactivated,
        "spent": room.spent,
        "bonus": room.bonus,
        "met": names(room.met),
        "coins": room.coins,
    }
    unusual = {name: value for name, value in extras.items() if value}
    if room.miniboss is not None:
        unusual |= write_miniboss(room.miniboss)
    if room.fittings is not None:
        unusual |= write_fittings(room.fittings)
    if len(room.stack) == 1:
        return {"room": room.stack[0].id, **unusual} if unusual else room.stack[0].id
    return {"stack": names(room.stack), **unusual}


def write_miniboss(miniboss: Miniboss) -> dict[str, Any]:
    said: dict[str, Any] = {"miniboss": miniboss.card.id, "level": miniboss.level}
    if miniboss.spent:
        said["worked"] = miniboss.spent
    if miniboss.young != (miniboss.level == 0):
        said["young"] = miniboss.young
    return said


def write_fittings(fittings: Fittings) -> dict[str, Any]:
    said: dict[str, Any] = {
        "entered": fittings.entered,
        "harmless": fittings.harmless,
        "welcome": fittings.welcome,
        "silent": fittings.silent,
        "robbed": fittings.robbed,
        "lent": list(fittings.lent),
        "doubled": fittings.doubled,
        "opened": fittings.opened,
        "tokens": fittings.tokens,
        "raised": fittings.raised,
        "gilded": list(fittings.gilded),
        "new": fittings.new,
        "dug": fittings.dug,
    }
    said = {name: value for name, value in said.items() if value}
    if fittings.rival >= 0:
        said["rival"] = fittings.rival
    return said if fittings.giver < 0 else {**said, "giver": fittings.giver}


def write_hero(hero: Hero) -> str | dict[str, Any]:
    extras: dict[str, Any] = {"damage": hero.damage, "health": hero.bonus, "waits": hero.waits}
    unusual = {name: value for name, value in extras.items() if value} | write_errand(hero)
    return {"hero": hero.card.id, **unusual} if unusual else hero.card.id


def write_errand(hero: Hero) -> dict[str, Any]:
    said: dict[str, Any] = {} if hero.item is None else {"item": hero.item.id}
    errand = hero.errand
    if errand is None:
        return said
    said |= {"used": errand.spent, "kept": errand.kept, "skips": errand.skips}
    said |= {"ward": errand.ward, "entered": errand.entered, "worn": errand.worn}
    return {name: value for name, value in said.items() if value}
