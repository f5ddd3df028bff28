"""How a hero walks through a dungeon: in, from room to room, and to its end."""

from __future__ import annotations

from underkeep.boss_monster import events as ev
from underkeep.boss_monster.hooks import HERO_ENTERS_HERE, REACHES_BOSS, ROUND_ENDS, SETS_OFF
from underkeep.boss_monster.options import address
from underkeep.boss_monster.pieces import Hero
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.table import Game, Happening
from underkeep.boss_monster.verbs.heroes import fortify
from underkeep.boss_monster.waking import let_work, trigger


def waiting(me: Player) -> Hero | None:
    """BM-208, BM-089: who may go in now, in order of arrival."""
    if not me.closed:
        for hero in me.entrance:
            if not hero.waits:
                return hero
    return None


async def announce(g: Game, me: Player, hero: Hero) -> None:
    """BM-088: what a hero does before it enters the dungeon."""
    await let_work(g, me, hero, hero.card, SETS_OFF, Happening(me, hero=hero))


def set_off(g: Game, me: Player, hero: Hero) -> None:
    """BM-210: the first of the queue starts at the first room; the next one will have its own window (BM-209)."""
    me.entrance.remove(hero)
    g.walker = hero
    g.place = 0
    g.pulse += 1
    if me.today is not None:
        me.today.entered += 1
        if me.today.welcome:
            fortify(g, hero, me.today.welcome)


async def keep_walking(g: Game) -> None:
    """A hero that stands at the door of a room which acts first goes in after that, and wherever else it comes."""
    while walk(g):
        await be_met(g)


def walk(g: Game) -> bool:
    """BM-298, BM-221: a hero that stands in no room goes into the next that can be entered, or to the boss.

    So does one that was moved or thrown out of its room, before anything else happens (BM-281, BM-319). Returns whether
    it was stopped at the door of a room that may ask somebody: then keep_walking() has to go on.
    """
    while not g.inside:
        hero = g.walker
        if hero is None:
            return False
        me = g.active
        dungeon = me.dungeon
        place = g.place
        while place < len(dungeon) and dungeon[place].deactivated:
            place += 1
        g.place = place
        if place >= len(dungeon):
            if g.eventful and hero.card.listens & REACHES_BOSS:
                return True
            reach_boss(g, me, hero)
        elif not g.eventful:
            enter(g, me, place, hero)
        elif passes_by(me, place, hero):
            g.place += 1
        elif dungeon[place].card.listens & HERO_ENTERS_HERE:
            return True
        else:
            enter(g, me, place, hero)
    return False


async def be_met(g: Game) -> None:
    """BM-211: what a room does before its damage, if that may ask somebody. The hero may be elsewhere after that."""
    me = g.active
    hero = g.walker
    assert hero is not None  # it stands at the door
    if g.place >= len(me.dungeon):
        reach_boss(g, me, hero)
        await let_work(g, me, hero, hero.card, REACHES_BOSS, Happening(me, hero=hero))
        return
    room = me.dungeon[g.place]
    height = len(room.stack)
    await trigger(g, room, HERO_ENTERS_HERE, Happening(me, room=room, hero=hero))
    if g.walker is not hero:
        finish_hero(g)  # killed, or sent away
    elif room.active and len(room.stack) == height and me.dungeon.index(room) == g.place:
        enter(g, me, g.place, hero)


def passes_by(me: Player, place: int, hero: Hero) -> bool:
    """Whether this hero does not enter that room, though it could; so it does not survive it either (BM-221)."""
    shuns = hero.card.shuns
    if shuns is not None and shuns(me, place):
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
    if moves is not None and moves(g, room, hero):
        return
    damage = me.damage(place)
    if hero.card.suffers is not None:
        damage = hero.card.suffers(hero, me, room, damage)
    if g.eventful and room.stack[-1].listens & ROUND_ENDS:
        room.fit().entered = True  # so that it will know, even if it has no ability until then
    if room.fittings is not None and room.fittings.welcome:
        fortify(g, hero, room.fittings.welcome)
    hero.damage += damage
    g.inside = True
    g.stood = place
    g.polled = 0
    if g.watched:
        facts = {"hero": hero.card.id, "place": address(g, room), "damage": damage, "health": g.health(hero)}
        g.tell(ev.ENTERED, me.seat, facts)


def leave_room(g: Game) -> None:
    """BM-210, BM-313: who leaves a room alive goes on toward the boss."""
    g.inside = False
    g.place += 1
    g.pulse += 1


def reach_boss(g: Game, me: Player, hero: Hero) -> None:
    """BM-002, BM-218: past every room the hero lies face up in the score area and wounds."""
    g.pulse += 1
    g.walker = None
    g.inside = False
    me.add_wound(hero.card)
    if me.today is not None:
        me.today.survived.append(hero.card)
    if g.watched:
        g.tell(ev.SURVIVED, me.seat, {"hero": hero.card.id})
    finish_hero(g)


def finish_hero(g: Game) -> None:
    """BM-219, BM-209: if another hero may go in, there is a window before it does."""
    g.place = 0
    g.stood = 0
    g.polled = 0
    me = g.active
    g.gate = not me.entrance or waiting(me) is None
    g.pulse += 1
