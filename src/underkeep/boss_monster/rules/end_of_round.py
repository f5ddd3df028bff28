"""The end of the round: what lasted so long expires, and somebody may have won."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Final

from underkeep.boss_monster import events as ev
from underkeep.boss_monster.building import settle, unsettled
from underkeep.boss_monster.hooks import ROUND_ENDS
from underkeep.boss_monster.pieces import Hero
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.rules.build_phase import anybody_unsettled, settle_all
from underkeep.boss_monster.scoring import judge
from underkeep.boss_monster.table import Game, Happening
from underkeep.boss_monster.verbs.hands import draw_rooms, draw_spells
from underkeep.boss_monster.verbs.rooms import reactivate, strip
from underkeep.boss_monster.waking import is_awaited, wake
from underkeep.core.decision import MARK, Decision, Word

DRAW_A_ROOM: Final = Word("draw room")
DRAW_A_SPELL: Final = Word("draw spell")


def end(g: Game) -> Awaitable[None] | None:
    """BM-228, BM-A08, BM-A43: effects expire, rooms are active again; then late level ups, and the round is over."""
    if g.turn == 0 and not g.gate:
        expire(g)
    if "machinations" in g.variants:
        return end_in_turn(g)
    if g.awaited & ROUND_ENDS:
        if g.turn != 0 or g.gate or not is_quiet(g):
            return end_in_turn(g)
        wind_down(g)
    elif g.gate or anybody_unsettled(g):
        return end_late(g)
    g.next_phase("over")
    return None


async def end_late(g: Game) -> None:
    """BM-161: somebody has something to settle."""
    await settle_all(g)
    wind_down(g)
    g.next_phase("over")


async def end_in_turn(g: Game) -> None:
    """BM-A43: one player after the other has something to do."""
    while True:
        g.gate = True
        me = g.active
        if g.marks:
            await MARK
        if unsettled(me):
            await settle(g, me)
        else:
            await finish_round(g, me)
            if not g.next_turn("over"):
                wind_down(g)
                return


def is_quiet(g: Game) -> bool:
    """Whether no card in play waits for this end of a round, and nobody has a room or a boss to settle."""
    return not is_awaited(g, g.active, ROUND_ENDS, ROUND_ENDS) and not anybody_unsettled(g)


async def finish_round(g: Game, me: Player) -> None:
    """BM-A43: what a player's rooms, from the entrance on, and the boss do at the end of the round; machinations."""
    if me.listens & ROUND_ENDS:
        await wake(g, me, ROUND_ENDS, Happening(me))
        for other in g.seated:
            calm_down(other)
        for room in me.dungeon:
            if room.fittings is not None:
                room.fittings = room.fittings.for_good()
    while unsettled(me):
        await settle(g, me)
    if "machinations" in g.variants and not me.gained_soul:
        await machinate(g, me)


def expire(g: Game) -> None:
    """BM-224, BM-225, BM-226: all that lasts until the end of the round ends for all at once (BM-A06)."""
    g.pulse += 1
    g.no_building = False
    recover(g.town)
    if not g.awaited & ROUND_ENDS:
        wind_down(g)  # else what works once per round may still be asked for
    for me in g.seated:
        me.extra_damage = 0
        me.treasure_factor = 1
        me.closed = False
        if me.today is not None:
            me.today.hushed = False
        if me.entrance:
            recover(me.entrance)
        stripped = False
        for room in me.dungeon:
            if room.bonus:
                room.bonus = 0
            if room.met:
                room.met = []
            if room.fittings is not None:
                strip(room)  # BM-224
                stripped = True
            if room.deactivated:
                reactivate(g, room)
        if stripped:
            me.survey_rooms()


def calm_down(me: Player) -> None:
    """BM-224, BM-226: what was given or done so late ends with the round like everything else."""
    recover(me.entrance)
    for room in me.dungeon:
        room.bonus = 0
        if room.fittings is not None:
            strip(room)
            me.survey_rooms()


def recover(heroes: list[Hero]) -> None:
    for hero in heroes:
        hero.damage = 0
        hero.bonus = 0
        hero.waits = False
        hero.errand = None


async def machinate(g: Game, me: Player) -> None:
    """BM-244: who gained no soul this round may draw a room or a spell."""
    picked = await Decision(me.seat, "machinations", [Word("draw room"), Word("draw spell"), Word("pass")])
    if picked == DRAW_A_ROOM:
        draw_rooms(g, me, 1)
    elif picked == DRAW_A_SPELL:
        draw_spells(g, me, 1)


def wind_down(g: Game) -> None:
    """BM-042, BM-224: what rooms did or were given, also while the round ended, belongs to that round and no other."""
    for me in g.seated:
        for room in me.dungeon:
            room.spent = 0
            room.bonus = 0
            if room.miniboss is not None:
                room.miniboss.spent = 0
                room.miniboss.young = False


def verdict(g: Game) -> None:
    """BM-005: now, and only now, the game may be over."""
    if g.watched:
        g.tell(ev.ROUND_ENDED, -1, {"round": g.round})
    judge(g)
    if g.result is None:
        g.next_phase("start")
