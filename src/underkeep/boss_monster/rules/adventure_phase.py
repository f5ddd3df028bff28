"""The adventure phase: heroes walk through dungeons, die or wound."""

from __future__ import annotations

from underkeep.boss_monster.carrying import carried, escape
from underkeep.boss_monster.declaring import close_window
from underkeep.boss_monster.hooks import (
    BETWEEN_HEROES,
    CARRIER_SETS_OFF,
    CARRIER_SURVIVES_A_ROOM,
    HERO_DIES_HERE,
    HERO_IS_LOST_HERE,
    HERO_SURVIVES_HERE,
    MY_HERO,
    SETS_OFF,
    THEIR_HERO,
    YOU_KILL,
)
from underkeep.boss_monster.pieces import Hero
from underkeep.boss_monster.table import Game, Happening
from underkeep.boss_monster.verbs.heroes import leave_item, score_walker
from underkeep.boss_monster.waking import trigger, wake
from underkeep.boss_monster.walking import (
    finish_hero,
    has_fallen,
    is_ignored,
    keep_walking,
    leave_room,
    rouse,
    set_off,
    waiting,
    walk,
)
from underkeep.boss_monster.windows import carry_out, heed, poll
from underkeep.core.decision import MARK


async def adventure(g: Game) -> None:
    """BM-207, BM-A11: each player in XP order is active: a window, then heroes, one after the other."""
    if walk(g):
        await keep_walking(g)
    while True:
        hero = g.walker
        if hero is not None:
            question = poll(g, MY_HERO, THEIR_HERO)
        elif not g.gate:
            question = poll(g, BETWEEN_HEROES, BETWEEN_HEROES)
        else:
            me = g.active
            hero = waiting(me) if me.entrance else None
            if hero is None:
                if g.next_turn("end"):
                    continue
                return
            if g.eventful and hero.card.listens & SETS_OFF:
                await rouse(g, me, hero, SETS_OFF, Happening(me, hero=hero))  # before it enters
            set_off(g, me, hero)
            if hero.item is not None and hero.item.listens & CARRIER_SETS_OFF:  # before everything in there (BM-211)
                await carried(g, me, hero, CARRIER_SETS_OFF, Happening(me, hero=hero))
            if walk(g):
                await keep_walking(g)
            continue
        if question is not None:
            if g.marks:
                await MARK
            picked = await question
            if not heed(g, picked):
                await carry_out(g, picked)
            if hero is not None and g.walker is not hero:
                finish_hero(g)  # killed, or sent away
            continue
        if g.pauses:
            await close_window(g, g.seated)
        if hero is None:
            g.gate = True
        elif hero.damage >= hero.card.hp + hero.bonus and has_fallen(g, hero):
            await die(g, hero)
        elif g.eventful and (
            (g.active.dungeon[g.place].listens | hero.card.listens) & HERO_SURVIVES_HERE
            or (hero.item is not None and hero.item.listens & CARRIER_SURVIVES_A_ROOM)
        ):
            await survive(g, hero)
        else:
            leave_room(g)
            if walk(g):
                await keep_walking(g)


async def die(g: Game, hero: Hero) -> None:
    """BM-099, BM-216, BM-293: only who leaves a room dies; the room where it does may act (BM-215)."""
    me = g.active
    room = me.dungeon[g.place]
    acts = room.listens & HERO_DIES_HERE  # what its item does to the room ends only after its death
    if hero.item is not None and await escape(g, me, hero):
        finish_hero(g)
        return
    noticed = not is_ignored(me, room, hero)
    what = Happening(me, room=room, hero=hero)
    if room.listens & HERO_IS_LOST_HERE and noticed:
        await trigger(g, room, HERO_IS_LOST_HERE, what)
    if g.walker is hero:
        score_walker(g, hero)
    finish_hero(g)
    if hero.item is not None:
        await leave_item(g, me, hero)
    if acts and noticed:
        what.barren = hero.card.leaves_nothing and not me.stifles
        await trigger(g, room, HERO_DIES_HERE, what)
    if me.listens & YOU_KILL:
        await wake(g, me, YOU_KILL, what)


async def survive(g: Game, hero: Hero) -> None:
    """BM-313: who leaves a room alive has survived it, and the hero or the room may act."""
    me = g.active
    room = me.dungeon[g.place]
    height = len(room.stack)
    leave_room(g)
    survived = Happening(me, room=room, hero=hero)
    await rouse(g, me, hero, HERO_SURVIVES_HERE, survived)
    if room.listens & HERO_SURVIVES_HERE and not is_ignored(me, room, hero):
        await trigger(g, room, HERO_SURVIVES_HERE, survived)
        if g.walker is not hero:
            finish_hero(g)  # killed by what came of that
    if hero.item is not None and g.walker is hero:
        if len(room.stack) != height:
            survived.room = None  # what lay beneath it is another room
        await carried(g, me, hero, CARRIER_SURVIVES_A_ROOM, survived)
    await keep_walking(g)
