"""What an item does for the hero that carries it: from the moment it is attached until the hero dies (BM-109)."""

from __future__ import annotations

from typing import Any

from underkeep.boss_monster import events as ev
from underkeep.boss_monster.hooks import CARRIER_LINES_UP, CARRIER_WOULD_DIE
from underkeep.boss_monster.pieces import Hero
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.table import Aim, Game, Happening
from underkeep.boss_monster.waking import attempt


async def carried(g: Game, me: Player, hero: Hero, happening: int, what: Happening) -> bool:
    """What the item of this hero does by itself, in the dungeon of `me`; 'once' counts for one way through."""
    item = hero.item
    if item is None or not item.listens & happening or (item.once and is_worn(hero)):
        return False
    happens = item.trigger_for(happening)
    assert happens is not None  # it listens
    if happens.given is not None and not happens.given(g, hero, what):
        return False
    if g.watched:
        g.tell(ev.WORKED, me.seat, {"card": item.id})
    if item.once:
        hero.send().worn = True
    g.go_deeper()
    done = await attempt(happens.happen(g, hero, what))
    g.depth -= 1
    return done


def is_worn(hero: Hero) -> bool:
    return hero.errand is not None and hero.errand.worn


async def escape(g: Game, me: Player, hero: Hero) -> bool:
    """Something happens to this hero instead of its death; who is still in the dungeon after that dies all the same."""
    return await carried(g, me, hero, CARRIER_WOULD_DIE, Happening(me, hero=hero)) and g.walker is not hero


def anybody_lines_up(g: Game) -> bool:
    """Whether a hero at an entrance carries an item that does something now."""
    for me in g.seated:
        for hero in me.entrance:
            if hero.item is not None and hero.item.listens & CARRIER_LINES_UP:
                return True
    return False


async def line_up(g: Game) -> None:
    """What items do when heroes stand at the entrances, before anybody goes in."""
    for me in g.seated:
        for hero in me.entrance[:]:
            if hero.item is not None and hero.item.listens & CARRIER_LINES_UP:
                await carried(g, me, hero, CARRIER_LINES_UP, Happening(me, hero=hero))


def soften(g: Game, me: Player, place: int, hero: Hero, damage: int) -> int:
    """What is left of a room's damage for this hero, who has entered one more room."""
    item = hero.item
    if item is not None and item.softens is not None:
        damage = max(0, item.softens(me, place, hero, damage))
    damage = endure(g, hero, damage)
    hero.send().entered += 1
    return damage


def endure(g: Game, hero: Hero, damage: int) -> int:
    """Some items leave their carrier with 1 health, once."""
    item = hero.item
    if item is None or not item.endures or is_worn(hero):
        return damage
    left = g.health(hero)
    if left < 1 or damage < left:
        return damage
    if g.watched:
        g.tell(ev.WORKED, g.active.seat, {"card": item.id})
    hero.send().worn = True
    return left - 1


def walks_around(me: Player, place: int, hero: Hero) -> bool:
    """BM-221: the item lets its carrier pass this room by."""
    item = hero.item
    if item is None or item.shuns is None or (item.once and is_worn(hero)) or not item.shuns(me, place, hero):
        return False
    if item.once:
        hero.send().worn = True
    return True


def dodges(g: Game, hero: Hero) -> bool:
    """The first ability of a room that would affect its carrier is ignored."""
    item = hero.item
    if item is None or not item.lucky or is_worn(hero):
        return False
    if g.watched:
        g.tell(ev.WORKED, g.active.seat, {"card": item.id})
    hero.send().worn = True
    return True


def cloaked(aim: Any) -> bool:
    """A hero that no spell can be aimed at."""
    hero = aim.guest() if isinstance(aim, Aim) else aim
    return isinstance(hero, Hero) and hero.item is not None and hero.item.untouchable


def spells_barred(g: Game, me: Player) -> bool:
    """Whether a hero in this dungeon, or at its entrance, keeps its owner from casting."""
    if g.wares is None or not g.wares.spellproof:
        return False
    for hero in me.entrance:
        if hero.item is not None and hero.item.bars_spells:
            return True
    guest = g.walker_in(me)
    return guest is not None and guest.item is not None and guest.item.bars_spells
