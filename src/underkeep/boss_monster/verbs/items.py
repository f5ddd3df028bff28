"""What is done to items: in town, on heroes, in score areas."""

from __future__ import annotations

from underkeep.boss_monster import events as ev
from underkeep.boss_monster.hooks import BETWEEN_HEROES, YOU_USE_AN_ITEM
from underkeep.boss_monster.items import Gear, ItemCard
from underkeep.boss_monster.options import Act, Take, announced
from underkeep.boss_monster.pieces import Hero
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.table import Game, Happening
from underkeep.boss_monster.waking import attempt, wake
from underkeep.core.decision import Decision, Option, Word


def gear_of(me: Player) -> Gear:
    """A player's items, to change them."""
    if me.gear is None:
        me.gear = Gear()
    return me.gear


# -- in town ----------------------------------------------------------------------------------------------------


def equip(g: Game, hero: Hero, item: ItemCard) -> None:
    """BM-102, BM-105: a hero without an item gets one that lay in town."""
    assert g.wares is not None
    g.step()
    g.wares.town.remove(item)
    hero.item = item
    if item.hinders_spells:
        g.wares.spellproof = True
    if g.watched:
        g.tell(ev.EQUIPPED, -1, {"hero": hero.card.id, "card": item.id})


def disarm(g: Game, me: Player, hero: Hero) -> None:
    """The item of a hero goes face down to this player's score area; in a dungeon the hero walks on without it."""
    assert hero.item is not None
    item = hero.item
    hero.item = None
    if hero is g.walker:
        spellbind(me, None)
    put_down(g, me, item)


def spellbind(me: Player, item: ItemCard | None) -> None:
    """What the item of the hero that walks this dungeon does to all of its rooms; None when nobody walks it."""
    gear = gear_of(me)
    hushed = item is not None and item.hushes
    gear.drained = item is not None and item.drains
    if gear.hushed != hushed:
        gear.hushed = hushed
        me.survey_rooms()


# -- in a score area ----------------------------------------------------------------------------------------------


def put_down(g: Game, me: Player, item: ItemCard) -> None:
    """BM-110: face down into the score area, where it gives nothing."""
    g.step()
    gear_of(me).down.append(item)
    if g.watched:
        g.tell(ev.GAINED_ITEM, me.seat, {"card": item.id})


def attach(g: Game, me: Player, item: ItemCard) -> None:
    """BM-111, BM-112, BM-116: from face down to face up; the boss may use it from the next round on."""
    turn_up(g, me, item)
    gear_of(me).fresh = True
    me.survey_rooms()


def turn_up(g: Game, me: Player, item: ItemCard) -> None:
    """BM-112: only one item lies face up, so another one that does is turned down, unused."""
    g.step()
    gear = gear_of(me)
    if gear.item is not None:
        turn_down(g, me)
    gear.down.remove(item)
    gear.item = item
    gear.fresh = False
    me.survey_rooms()
    if g.watched:
        g.tell(ev.ITEM_TURNED_UP, me.seat, {"card": item.id})


def turn_down(g: Game, me: Player) -> None:
    """BM-117, BM-118: face down; that alone does nothing."""
    gear = gear_of(me)
    assert gear.item is not None
    g.step()
    item = gear.item
    gear.down.append(item)
    gear.item = None
    gear.fresh = False
    me.survey_rooms()
    if g.watched:
        g.tell(ev.ITEM_TURNED_DOWN, me.seat, {"card": item.id})


def take_item(g: Game, me: Player, item: ItemCard, other: Player | None) -> None:
    """Out of town, or out of another player's score area; it lies face down before its new owner."""
    g.step()
    if other is None:
        assert g.wares is not None
        g.wares.town.remove(item)
    else:
        gear = gear_of(other)
        if item in gear.down:
            gear.down.remove(item)
        else:
            gear.item = None
            gear.fresh = False
            other.survey_rooms()
    put_down(g, me, item)


# -- the item of a killed hero --------------------------------------------------------------------------------------


async def offer_item(g: Game, me: Player, item: ItemCard) -> None:
    """BM-111, BM-113, BM-A09: it lies face down already; its owner may attach it, or choose if one is."""
    old = gear_of(me).item
    options: list[Option] = [] if old is None else uses(g, me, old)
    options.append(Take("attach", item))
    options.append(Word("pass") if old is None else Take("keep", old))
    picked = await Decision(me.seat, "item", options, item.id)
    if picked is options[-1]:
        return
    if isinstance(picked, Act):
        await use_at_once(g, me, picked)
    if item in gear_of(me).down:
        attach(g, me, item)


def uses(g: Game, me: Player, item: ItemCard) -> list[Option]:
    """BM-114, BM-308: the old item, and nothing else, may be used at the death of a hero that carried one."""
    power = item.power
    if g.phase != "adventure" or power is None or not power.moments & BETWEEN_HEROES:
        return []
    return [Act(g, power, None, aim) for aim in power.aims(g, me)]


async def use_at_once(g: Game, me: Player, act: Act) -> None:
    """BM-114: nobody can answer it."""
    g.go_deeper()
    g.declared += 1
    if g.watched:
        g.tell(ev.DECLARED, me.seat, {"card": act.card.id, "aim": announced(act)})
    turn_down(g, me)
    assert act.power.effect is not None
    await attempt(act.power.effect(g, me, act.aim))
    if g.watched:
        g.tell(ev.RESOLVED, me.seat, {"card": act.card.id})
    await item_was_used(g, me, act)
    g.depth -= 1


async def item_was_used(g: Game, me: Player, act: Act) -> None:
    """Somebody may wait for that."""
    if me.listens & YOU_USE_AN_ITEM:
        await wake(g, me, YOU_USE_AN_ITEM, Happening(me, [act.card]))
