"""The build phase: cards are laid and answered, then turned up together."""

from __future__ import annotations

from collections.abc import Awaitable

from underkeep.boss_monster.building import first_to_pay_for, pay_or_discard, settle, unsettled
from underkeep.boss_monster.declaring import close_window
from underkeep.boss_monster.hooks import BUILD_BEGINS, BUILDING, LAYING, YOU_BUILD
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.table import Game, Happening
from underkeep.boss_monster.verbs.rooms import show_five, turn_face_up
from underkeep.boss_monster.waking import wake
from underkeep.boss_monster.windows import carry_out, heed, poll, seem_to_build
from underkeep.core.decision import MARK


async def build(g: Game) -> None:
    """BM-171, BM-176, BM-178: in XP order each player is active, lays a card, declares, and is answered."""
    if g.awaited & BUILD_BEGINS and not g.gate:
        await begin_building(g)
    while True:
        if g.pauses and g.polled == 0:
            await seem_to_build(g)
        question = poll(g, LAYING, LAYING)
        if question is not None:
            if g.marks:
                await MARK
            picked = await question
            if not heed(g, picked):
                await carry_out(g, picked)
            continue
        if g.pauses:
            await close_window(g, g.seated)
        if not g.next_turn("reveal"):
            return
        g.gate = g.awaited & BUILD_BEGINS != 0  # what the phase begins with has been done


async def begin_building(g: Game) -> None:
    """BM-158: in XP order, what cards do at the start of the phase, once in it, before anybody lays anything."""
    for me in g.seated:
        if me.listens & BUILD_BEGINS:
            if g.marks:
                await MARK
            await wake(g, me, BUILD_BEGINS, Happening(me))
    g.gate = True


def reveal(g: Game) -> Awaitable[None] | None:
    """BM-185 to BM-187: all cards are turned up together and paid for; then level ups and effects of building."""
    if g.turn != 0 or g.gate or turn_all_up(g):
        return settle_revealed(g)
    leave_reveal(g)
    return None


async def settle_revealed(g: Game) -> None:
    if g.coined:
        await pay_for_minibosses(g)
    await settle_all(g)
    leave_reveal(g)


def leave_reveal(g: Game) -> None:
    """The first rooms (BM-152) are followed by the first round, all others by its bait phase."""
    g.next_phase("bait" if g.round else "start")


def turn_all_up(g: Game) -> bool:
    """BM-185: revealed together, in XP order only for those who watch. Returns whether there is more to be settled."""
    g.pulse += 1
    more = False
    for me in g.seated:
        for room in me.dungeon[:]:
            if room.face_down is not None:
                turn_face_up(g, me, room)
        show_five(me)
        if me.levelling or not settle_what_does_nothing(me):
            more = True
    return more


def settle_what_does_nothing(me: Player) -> bool:
    """Rooms that do nothing when they are built, and of which no other room takes notice, need no turn of their own.

    Returns whether that is true of all.
    """
    if me.listens & YOU_BUILD:
        return False
    for room in me.dungeon:
        listens = room.listens
        if room.miniboss is not None and room.miniboss.level == 0:
            return False
        if listens & BUILDING and (room.fresh or listens & YOU_BUILD):
            return False
    for room in me.dungeon:
        room.fresh = 0
    return True


def anybody_unsettled(g: Game) -> bool:
    """Whether there is anything to settle for those whose turn has come, or is still to come."""
    for me in g.seated if g.turn == 0 else g.seated[g.turn :]:
        if me.levelling:
            return True
        for room in me.dungeon:
            if room.fresh:
                return True
    return False


async def pay_for_minibosses(g: Game) -> None:
    """BM-186: in XP order, and before level ups and effects of building, which may take or bring coins."""
    asked = False
    for turn, me in enumerate(g.seated):
        room = first_to_pay_for(me)
        while room is not None:
            asked = True
            if turn != g.turn:
                g.give_turn(turn)
            g.gate = True
            if g.marks:
                await MARK
            await pay_or_discard(g, me, room)
            room = first_to_pay_for(me)
    if asked and g.turn > 0:
        g.give_turn(0)


async def settle_all(g: Game) -> None:
    """BM-187: one player after the other, by XP."""
    for turn in range(g.turn, len(g.seated)):
        me = g.seated[turn]
        while unsettled(me):
            if turn != g.turn:
                g.give_turn(turn)
            g.gate = True
            if g.marks:
                await MARK
            await settle(g, me)
