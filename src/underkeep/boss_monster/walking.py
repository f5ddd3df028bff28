"""How a hero walks through a dungeon: in, from room to room, and to its end."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster import events as ev
from underkeep.boss_monster.carrying import carried, dodges, soften, walks_around
from underkeep.boss_monster.hooks import (
    CARRIER_AT_THE_DOOR,
    CARRIER_GETS_THROUGH,
    HERO_ENTERS_HERE,
    PREYING,
    REACHES_BOSS,
    ROUND_ENDS,
    SUFFERING,
)
from underkeep.boss_monster.options import address
from underkeep.boss_monster.pieces import Hero, Room
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.table import Game, Happening
from underkeep.boss_monster.verbs.heroes import fortify, kill_walker, leave_dungeon
from underkeep.boss_monster.verbs.items import put_down, spellbind
from underkeep.boss_monster.waking import let_work, stirs, trigger

UNUSUAL_DAMAGE: Final = PREYING | SUFFERING


def waiting(me: Player) -> Hero | None:
    """BM-208, BM-089: who may go in now, in order of arrival."""
    if not me.closed:
        for hero in me.entrance:
            if not hero.waits:
                return hero
    return None


async def rouse(g: Game, me: Player, hero: Hero, happening: int, what: Happening) -> None:
    """BM-088: what a hero does by itself in this dungeon, or at its entrance, unless heroes have no text there."""
    if hero.card.listens & happening and not me.stifles:
        await let_work(g, me, hero, hero.card, happening, what)


def set_off(g: Game, me: Player, hero: Hero) -> None:
    """BM-210: the first of the queue starts at the first room; the next one will have its own window (BM-209)."""
    me.entrance.remove(hero)
    g.walker = hero
    g.place = 0
    if me.today is not None:
        me.today.entered += 1
        if me.today.welcome:
            fortify(g, hero, me.today.welcome)
        if me.today.skips:
            hero.send().skips += me.today.skips
    if hero.item is not None:
        spellbind(me, hero.item)


async def keep_walking(g: Game) -> None:
    """A hero that stands at the door of a room which acts first goes in after that, and wherever else it comes."""
    while walk(g):
        await be_met(g)


def walk(g: Game) -> bool:
    """BM-298, BM-221: a hero that stands in no room goes into the next that can be entered, or to the boss.

    So does one that was moved or thrown out of its room, before anything else happens (BM-281, BM-319). Returns whether
    it was stopped at the door of a room that may ask somebody, or with an item that may: then keep_walking() has to
    go on.
    """
    while not g.inside:
        hero = g.walker
        if hero is None:
            return False
        me = g.active
        dungeon = me.dungeon
        place = g.place
        rooms = len(dungeon)
        while place < rooms and dungeon[place].deactivated:
            place += 1
            g.place = place
        if place >= rooms:
            if has_fallen(g, hero) or hero.card.listens & REACHES_BOSS or gets_through_with_item(hero):
                return True
            reach_boss(g, me, hero)
        elif not g.eventful:
            enter(g, me, place, hero)
        elif (hero.item is not None or hero.errand is not None or hero.card.shuns is not None) and passes_by(
            me, place, hero
        ):
            g.place += 1
        elif (hero.item is not None and is_loaded(hero)) or (
            dungeon[place].listens & HERO_ENTERS_HERE and not is_ignored(me, dungeon[place], hero)
        ):
            return True
        else:
            enter(g, me, place, hero)
    return False


async def be_met(g: Game) -> None:
    """BM-211: what the hero's item, then the room, does before its damage. The hero may be elsewhere after that."""
    me = g.active
    hero = g.walker
    assert hero is not None  # it stands at the door
    if g.place >= len(me.dungeon):
        if has_fallen(g, hero):
            await kill_walker(g, hero)
            finish_hero(g)
            return
        if hero.item is not None:
            await get_through_with_item(g, me, hero)
        else:
            reach_boss(g, me, hero)
        if hero.card.listens & REACHES_BOSS:
            await rouse(g, me, hero, REACHES_BOSS, Happening(me, hero=hero))
        return
    room = me.dungeon[g.place]
    height = len(room.stack)
    what = Happening(me, room=room, hero=hero)
    if is_loaded(hero):
        await carried(g, me, hero, CARRIER_AT_THE_DOOR, what)
    if room.active and len(room.stack) == height and would_meet(g, me, room, what) and not dodges(g, hero):
        await trigger(g, room, HERO_ENTERS_HERE, what)
    if g.walker is not hero:
        finish_hero(g)  # killed, or sent away
    elif room.active and len(room.stack) == height and me.dungeon.index(room) == g.place:
        enter(g, me, g.place, hero)


def would_meet(g: Game, me: Player, room: Room, what: Happening) -> bool:
    """Whether the room has something to do to who enters now."""
    if not room.listens & HERO_ENTERS_HERE or what.hero is None or is_ignored(me, room, what.hero):
        return False
    return stirs(g, room, HERO_ENTERS_HERE, what)


def has_fallen(g: Game, hero: Hero) -> bool:
    """BM-099: whether nothing is left of it, so that it dies where it leaves its last room, if there is one at all."""
    return hero.damage >= hero.card.hp + hero.bonus and g.health(hero) <= 0


def is_loaded(hero: Hero) -> bool:
    """Whether its item may do something at the door of a room."""
    return hero.item is not None and hero.item.listens & CARRIER_AT_THE_DOOR != 0


def gets_through_with_item(hero: Hero) -> bool:
    """Whether its item does something when it has got past every room."""
    return hero.item is not None and hero.item.listens & CARRIER_GETS_THROUGH != 0


async def get_through_with_item(g: Game, me: Player, hero: Hero) -> None:
    """BM-110: the item of a survivor is its last deed; it lies face down in the score area."""
    item = hero.item
    reach_boss(g, me, hero)
    if item is not None and item.listens & CARRIER_GETS_THROUGH:
        await carried(g, me, hero, CARRIER_GETS_THROUGH, Happening(me, hero=hero))


def passes_by(me: Player, place: int, hero: Hero) -> bool:
    """Whether this hero does not enter that room, though it could; so it does not survive it either (BM-221)."""
    shuns = hero.card.shuns
    if (shuns is not None and not me.stifles and shuns(me, place)) or walks_around(me, place, hero):
        return True
    errand = hero.errand
    if errand is None or errand.skips == 0:
        return False
    errand.skips -= 1
    return True


def enter(g: Game, me: Player, place: int, hero: Hero) -> None:
    """BM-211, BM-212: the room's ability first, then its damage; nothing may interrupt this."""
    g.pulse += 1
    room = me.dungeon[place]
    moves = room.card.entering
    if moves is not None and not is_ignored(me, room, hero) and moves(g, room, hero):
        return
    damage = me.damage(place)
    if g.eventful:
        if (room.listens | hero.card.listens) & UNUSUAL_DAMAGE:
            damage = suffered(g, me, room, hero, damage)
        if (room.listens | room.stack[-1].listens) & ROUND_ENDS:
            room.fit().entered = True  # so that it will know, even if it has no ability until then
        if room.fittings is not None and room.fittings.welcome:
            fortify(g, hero, room.fittings.welcome)
        if hero.item is not None:
            damage = soften(g, me, place, hero, damage)
    hero.damage += damage
    g.inside = True
    g.stood = place
    g.polled = 0
    if g.watched:
        facts = {"hero": hero.card.id, "place": address(g, room), "damage": damage, "health": g.health(hero)}
        g.tell(ev.ENTERED, me.seat, facts)


def suffered(g: Game, me: Player, room: Room, hero: Hero, damage: int) -> int:
    """What a room deals that is harder on some heroes, or less hard; nothing at all is not raised."""
    card = room.card
    if room.fittings is None or not room.fittings.harmless:
        if card.preying is not None:
            damage += card.preying(g, hero)
        if card.factor is not None:
            damage *= card.factor(hero)
    suffers = hero.card.suffers
    return damage if suffers is None or me.stifles else suffers(hero, me, room, damage)


def is_ignored(me: Player, room: Room, hero: Hero) -> bool:
    """Whether what the room does, beside its damage, does not happen to this hero (BM-088)."""
    ignores = hero.card.ignores
    return ignores is not None and not me.stifles and ignores(room)


def leave_room(g: Game) -> None:
    """BM-210, BM-313: who leaves a room alive goes on toward the boss."""
    g.inside = False
    g.place += 1


def reach_boss(g: Game, me: Player, hero: Hero) -> None:
    """BM-002, BM-218: past every room the hero lies face up in the score area and wounds."""
    leave_dungeon(g, hero)
    me.add_wound(hero.card)
    if g.watched:
        g.tell(ev.SURVIVED, me.seat, {"hero": hero.card.id})
    if g.eventful:
        remember_survivor(g, me, hero)
    if hero.card.parting is not None and not me.stifles:
        hero.card.parting(g, me)
    finish_hero(g)


def remember_survivor(g: Game, me: Player, hero: Hero) -> None:
    """BM-110: its item gives nothing any more; and some cards ask who has got through in this round."""
    if hero.item is not None:
        put_down(g, me, hero.item)
    if g.wares is not None:
        me.day()
    if me.today is not None:
        me.today.survived += (hero.card,)


def finish_hero(g: Game) -> None:
    """BM-219, BM-209: if another hero may go in, there is a window before it does."""
    g.place = 0
    g.stood = 0
    g.polled = 0
    me = g.active
    g.gate = not me.entrance or waiting(me) is None
    g.pulse += 1
