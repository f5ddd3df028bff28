"""Before the first round: bosses, hands, the first room."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster import events as ev
from underkeep.boss_monster.asking import choose_hidden_card
from underkeep.boss_monster.options import Build, Take
from underkeep.boss_monster.piles import EPOCH
from underkeep.boss_monster.placing import offer_to_build
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.table import Game
from underkeep.boss_monster.treasures import most_of_a_kind
from underkeep.boss_monster.verbs.hands import discard, draw_rooms, draw_spells, shuffle_in
from underkeep.boss_monster.verbs.rooms import lay
from underkeep.core.decision import PAUSE, SECRET, UNSEEN, YES, Decision, yes_or_no

HAND_OF_ROOMS: Final = 5  # BM-149
HAND_OF_SPELLS: Final = 2
MULLIGAN: Final = 4  # BM-A03


async def choose_boss(g: Game) -> None:
    """BM-243, BM-A29: of two bosses each player keeps one; the other leaves the game."""
    for me in g.players:
        if len(me.offered) == 2:
            options = [Take("boss", boss) for boss in me.offered]
            kept = (await Decision(me.seat, "boss", options, None, SECRET)).card
            me.boss = me.offered.pop(0 if kept is me.offered[0] else 1)
            g.pulse += 1
            return
    for me in g.players:
        g.gone.extend(me.offered)
        me.offered = []
        g.tell(ev.BOSS_CHOSEN, me.seat, {"boss": me.boss.id})
    g.secrets_out = True
    g.rank_by_xp()
    g.next_phase("mulligan")


async def mulligan(g: Game) -> None:
    """BM-150, BM-A03: a one-sided hand may be shuffled back once, before the first room, in XP order."""
    me = g.active
    if me.seat != g.decider:
        g.secrets_out = True  # whether this seat is asked is nobody's business (RS-047)
    if may_mulligan(me) and await Decision(me.seat, "mulligan", yes_or_no(), None, UNSEEN) == YES:
        redraw_hand(g, me)
    elif g.pauses:
        await PAUSE  # who was asked has a one-sided hand
    g.next_turn("classic" if "classic" in g.variants else "first_room")


def may_mulligan(me: Player) -> bool:
    """BM-150: at least four advanced rooms, or four rooms with the same treasure."""
    advanced = 0
    rooms_with = 0  # of each treasure, as hoards are counted
    for room in me.rooms.cards:
        advanced += room.advanced
        rooms_with += room.variety
    return advanced >= MULLIGAN or most_of_a_kind(rooms_with) >= MULLIGAN


def redraw_hand(g: Game, me: Player) -> None:
    """BM-151: rooms into the room deck, spells into the spell deck, and a new hand."""
    g.pulse += 1
    g.epoch = min(g.epoch + 1, EPOCH)
    shuffle_in(g, me, g.room_deck, me.rooms)
    shuffle_in(g, me, g.spell_deck, me.spells)
    g.tell(ev.HAND_CHANGED, me.seat, {})
    draw_rooms(g, me, HAND_OF_ROOMS)
    draw_spells(g, me, HAND_OF_SPELLS)


async def discard_two(g: Game) -> None:
    """BM-241, BM-321: in classic mode two of the seven cards, of the player's own choice, are thrown away."""
    me = g.active
    if len(me.rooms) + len(me.spells) > HAND_OF_ROOMS + HAND_OF_SPELLS - 2:
        hand = [*me.rooms.cards, *me.spells.cards]
        await discard(g, me, [await choose_hidden_card(g, me, "discard", hand, len(hand), me.boss)])
    else:
        g.next_turn("first_room")


async def first_room(g: Game) -> None:
    """BM-152, BM-153, BM-156: before the first round each player may lay one ordinary room, in XP order."""
    me = g.active
    picked = await offer_to_build(g, me, "first_room", None, SECRET)
    if isinstance(picked, Build):
        lay(g, me, picked.card, picked.on(me))
    g.next_turn("reveal")
