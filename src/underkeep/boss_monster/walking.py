"""How a hero walks through a dungeon: in, from room to room, and to its end."""

from __future__ import annotations

from underkeep.boss_monster import events as ev
from underkeep.boss_monster.options import address
from underkeep.boss_monster.pieces import Game, Hero, Player


def waiting(me: Player) -> Hero | None:
    """BM-208, BM-089: who may go in now, in order of arrival."""
    if not me.closed:
        for hero in me.entrance:
            if not hero.waits:
                return hero
    return None


def set_off(g: Game, me: Player, hero: Hero) -> None:
    """BM-210: the first of the queue starts at the first room; the next one will have its own window (BM-209)."""
    me.entrance.remove(hero)
    g.walker = hero
    g.place = 0
    g.pulse += 1
    keep_walking(g)


def keep_walking(g: Game) -> None:
    """BM-298, BM-221: a hero that stands in no room goes into the next that can be entered, or to the boss.

    So does one that was moved or thrown out of its room, before anything else happens (BM-281, BM-319).
    """
    while not g.inside:
        hero = g.walker
        if hero is None:
            return
        me = g.active
        dungeon = me.dungeon
        place = g.place
        while place < len(dungeon) and dungeon[place].deactivated:
            place += 1
        g.place = place
        if place < len(dungeon):
            enter(g, me, place, hero)
        else:
            reach_boss(g, me, hero)


def enter(g: Game, me: Player, place: int, hero: Hero) -> None:
    """BM-211, BM-212: the room's ability first, then its damage; nothing may interrupt this."""
    g.pulse += 1
    room = me.dungeon[place]
    moves = room.card.entering
    if moves is not None and moves(g, room, hero):
        return
    damage = me.damage(place)
    hero.damage += damage
    g.inside = True
    g.stood = place
    g.polled = 0
    if g.watched:
        facts = {"hero": hero.card.id, "place": address(g, room), "damage": damage, "health": hero.health}
        g.tell(ev.ENTERED, me.seat, facts)


def walk_on(g: Game) -> None:
    """BM-210, BM-313: who leaves a room alive goes on toward the boss."""
    g.inside = False
    g.place += 1
    g.pulse += 1
    keep_walking(g)


def reach_boss(g: Game, me: Player, hero: Hero) -> None:
    """BM-002, BM-218: past every room the hero lies face up in the score area and wounds."""
    g.pulse += 1
    g.walker = None
    g.inside = False
    me.add_wound(hero.card)
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
