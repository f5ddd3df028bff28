"""The rulebook, in order: a paragraph is a function, and which one comes next is told by the table alone."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from underkeep.boss_monster import events as ev
from underkeep.boss_monster.asking import choose_hidden_card
from underkeep.boss_monster.kinds import (
    BETWEEN_HEROES,
    LAYING,
    MANY,
    MY_HERO,
    THEIR_HERO,
    Card,
    HeroCard,
    most_of_a_kind,
)
from underkeep.boss_monster.options import Build, Take
from underkeep.boss_monster.pieces import Game, Hero, Player, Room
from underkeep.boss_monster.piles import EPOCH
from underkeep.boss_monster.scoring import judge
from underkeep.boss_monster.verbs import (
    attempt,
    discard,
    draw,
    draw_rooms,
    draw_spells,
    kill_walker,
    lay,
    reactivate,
    show_five,
    shuffle_in,
    trigger,
    turn_face_up,
)
from underkeep.boss_monster.walking import finish_hero, keep_walking, set_off, waiting, walk_on
from underkeep.boss_monster.windows import ask, close_window, offer_to_build, poll, seem_to_build
from underkeep.core.decision import MARK, NO, PASS, PAUSE, SECRET, UNSEEN, YES, Decision, Option

HAND_OF_ROOMS: Final = 5  # BM-149
HAND_OF_SPELLS: Final = 2
MULLIGAN: Final = 4  # BM-A03
DRAW_A_ROOM: Final = Option("draw room")
DRAW_A_SPELL: Final = Option("draw spell")


def next_phase(g: Game, phase: str) -> None:
    g.phase = phase
    g.give_turn(0)


def next_turn(g: Game, after_all: str) -> None:
    """BM-158: the next player by XP, or the next phase after the last."""
    turn = g.turn + 1
    if turn == len(g.seated):
        g.phase = after_all
        turn = 0
    g.give_turn(turn)


# -- set-up ---------------------------------------------------------------------------------------------------


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
    next_phase(g, "mulligan")


async def mulligan(g: Game) -> None:
    """BM-150, BM-A03: a one-sided hand may be shuffled back once, before the first room, in XP order."""
    me = g.active
    if me.seat != g.decider:
        g.secrets_out = True  # whether this seat is asked is nobody's business (RS-047)
    if may_mulligan(me) and await Decision(me.seat, "mulligan", [YES, NO], None, UNSEEN) is YES:
        redraw_hand(g, me)
    elif g.pauses:
        await PAUSE  # who was asked has a one-sided hand
    next_turn(g, "classic" if "classic" in g.variants else "first_room")


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
        discard(g, me, [await choose_hidden_card(g, me, "discard", hand, len(hand), me.boss)])
    else:
        next_turn(g, "first_room")


async def first_room(g: Game) -> None:
    """BM-152, BM-153, BM-156: before the first round each player may lay one ordinary room, in XP order."""
    me = g.active
    picked = await offer_to_build(g, me, "first_room", None, SECRET)
    if isinstance(picked, Build):
        lay(g, me, picked.card, picked.on(me))
    next_turn(g, "reveal")


# -- start of the round ---------------------------------------------------------------------------------------


async def start(g: Game) -> None:
    """BM-164: heroes come to town, then each player draws, in XP order. Nothing may be declared (BM-168)."""
    if g.turn == 0 and not g.gate:
        begin_round(g)
    for turn in range(g.turn, len(g.seated)):
        me = g.seated[turn]
        if not me.studious or not await draw_otherwise(g, turn, me):
            draw(g, me, g.room_deck, me.rooms, "rooms")
    next_phase(g, "build")


def begin_round(g: Game) -> None:
    """BM-165, BM-170: one hero for each player who started the game, as long as there are any."""
    g.round += 1
    g.declared = 0
    g.lured = False
    g.secrets_out = True
    g.tell(ev.ROUND_BEGAN, -1, {"round": g.round})
    for _ in range(g.starters):
        deck = g.hero_deck or g.epic_deck  # BM-081, BM-082: epic ones when every ordinary hero has come
        if deck:
            card = deck.pop()
            g.pulse += 1
            g.town.append(Hero(card))
            if g.watched:
                g.tell(ev.HERO_CAME, -1, {"hero": card.id})
    for me in g.seated:
        me.builds = 1
        me.gained_soul = False


async def draw_otherwise(g: Game, turn: int, me: Player) -> bool:
    """BM-A32: instead of the room card (BM-167), a room may offer something else; no window, no declaring."""
    if turn != g.turn:
        g.give_turn(turn)
    g.gate = True
    if g.marks:
        await MARK
    declined: list[Card] = []
    for room in me.dungeon[:]:
        card = room.card
        if card.drawing is not None and card not in declined:  # there is one draw to replace: nobody is asked twice
            declined.append(card)
            if await trigger(g, room, card.drawing):
                return True
    return False


# -- build phase ----------------------------------------------------------------------------------------------


async def build(g: Game) -> None:
    """BM-171, BM-176, BM-178: in XP order each player is active, lays a card, declares, and is answered."""
    while g.phase == "build":
        if g.pauses and g.polled == 0:
            await seem_to_build(g)
        options = poll(g, LAYING, LAYING)
        if options:
            await ask(g, "build", options)
            continue
        if g.pauses:
            await close_window(g.seated)
        next_turn(g, "reveal")


async def reveal(g: Game) -> None:
    """BM-185, BM-187: all cards are turned up together; then level ups and effects of building, in XP order."""
    if g.turn == 0 and not g.gate:
        turn_all_up(g)
    await settle_all(g)
    next_phase(g, "bait" if g.round else "start")


def turn_all_up(g: Game) -> None:
    """BM-185: revealed together, in XP order only for those who watch."""
    g.pulse += 1
    for me in g.seated:
        for room in me.dungeon:
            if room.face_down is not None:
                turn_face_up(g, room)
        show_five(me)
        if not me.levelling:
            settle_what_does_nothing(me)


def settle_what_does_nothing(me: Player) -> None:
    """Rooms that do nothing when they are built, and of which no other room takes notice, need no turn of their own."""
    for room in me.dungeon:
        if room.card.building is not None or (room.fresh and room.card.built is not None):
            return
    for room in me.dungeon:
        room.fresh = 0


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


def unsettled(me: Player) -> bool:
    """BM-161: a level up is due, or a room was turned up whose effects are still to come."""
    if me.levelling:
        return True
    for room in me.dungeon:  # noqa: SIM110 - any() takes twice the time
        if room.fresh:
            return True
    return False


def settle(g: Game, me: Player) -> Awaitable[None]:
    """BM-161, BM-A07: the level up first, then the rooms in the order they were laid; one thing at a time."""
    if me.levelling:
        return level_up(g, me)
    first: Room | None = None
    for room in me.dungeon:
        if room.fresh and (first is None or room.fresh < first.fresh):
            first = room
    assert first is not None  # else there would be nothing to settle
    return finish_building(g, me, first)


async def level_up(g: Game, me: Player) -> None:
    """BM-024, BM-026, BM-027: once in the game, before the effect of the fifth room; not used now, it is lost."""
    g.pulse += 1
    me.levelling = False
    me.levelled_up = True
    effect = me.boss.level_up
    if effect is None or (me.boss.may and await Decision(me.seat, "may", [YES, NO], me.boss.id) is NO):
        return
    g.tell(ev.LEVELLED_UP, me.seat, {"boss": me.boss.id})
    await attempt(effect(g, me))


async def finish_building(g: Game, me: Player, room: Room) -> None:
    """BM-192, BM-264: what the room does when it is built, and what other rooms make of it."""
    room.fresh = 0
    g.pulse += 1
    card = room.card  # its own effect may cover it
    if card.built is not None:
        await trigger(g, room, card.built)
    for other in me.dungeon[:]:
        if other is not room and other.card.building is not None and other.card.awaits == card.kind:
            await trigger(g, other, other.card.building)


# -- bait phase -----------------------------------------------------------------------------------------------


async def bait(g: Game) -> None:
    """BM-198: the oldest hero first, each goes where most of its treasure is."""
    g.pulse += 1
    riches = [me.riches() for me in g.seated]
    lures: dict[tuple[str, ...], Player | None] = {}  # heroes who look for the same all go the same way
    for hero in g.town[:]:
        card = hero.card
        if card.choosing is not None:
            me = card.choosing(g)
        else:
            if card.treasures not in lures:
                lures[card.treasures] = lured_by(g, card, riches)
            me = lures[card.treasures]
        if me is None:
            if g.watched:
                g.tell(ev.STAYED, -1, {"hero": hero.card.id})
        else:
            g.town.remove(hero)
            me.entrance.append(hero)
            g.lured = True
            if g.watched:
                g.tell(ev.LURED, me.seat, {"hero": hero.card.id})
    next_phase(g, "adventure")


def lured_by(g: Game, card: HeroCard, riches: list[int]) -> Player | None:
    """BM-193 to BM-197: the highest total of matching treasure; nobody, if that is nothing or a tie.

    `riches` are the hoards of the players, in XP order.
    """
    shift = card.shifts[0]
    totals = [hoard >> shift & MANY for hoard in riches]
    for further in card.shifts[1:]:  # BM-083: a hybrid hero counts both
        totals = [total + (hoard >> further & MANY) for total, hoard in zip(totals, riches, strict=True)]
    best = max(totals)
    if best == 0 or totals.count(best) > 1:
        return None
    return g.seated[totals.index(best)]


# -- adventure phase ------------------------------------------------------------------------------------------


async def adventure(g: Game) -> None:
    """BM-207, BM-A11: each player in XP order is active: a window, then heroes, one after the other."""
    keep_walking(g)
    while g.phase == "adventure":
        hero = g.walker
        if hero is None and g.gate:
            me = g.active
            hero = waiting(me) if me.entrance else None
            if hero is not None:
                set_off(g, me, hero)
            else:
                next_turn(g, "end")
            continue
        options = poll(g, BETWEEN_HEROES, BETWEEN_HEROES) if hero is None else poll(g, MY_HERO, THEIR_HERO)
        if options:
            await ask(g, "act", options)
            if hero is not None and g.walker is not hero:
                finish_hero(g)  # killed, or sent away
            continue
        if g.pauses:
            await close_window(g.seated)
        if hero is None:
            g.gate = True
        elif hero.damage >= hero.card.hp + hero.bonus:
            await die(g, hero)
        else:
            walk_on(g)


async def die(g: Game, hero: Hero) -> None:
    """BM-099, BM-216, BM-293: only who leaves a room dies; the room where it does may act (BM-215)."""
    room = g.active.dungeon[g.place]
    kill_walker(g, hero)
    finish_hero(g)
    await trigger(g, room, room.card.death)


# -- end of the round -----------------------------------------------------------------------------------------


async def end(g: Game) -> None:
    """BM-228, BM-A08: effects expire, rooms are active again, late level ups, machinations, then the verdict."""
    if g.turn == 0 and not g.gate:
        expire(g)
    if "machinations" not in g.variants:
        await settle_all(g)
        next_phase(g, "over")
    while g.phase == "end":
        g.gate = True
        me = g.active
        if g.marks:
            await MARK
        if unsettled(me):
            await settle(g, me)
        else:
            if not me.gained_soul:
                await machinate(g, me)
            next_turn(g, "over")


def expire(g: Game) -> None:
    """BM-224, BM-225, BM-226: all that lasts until the end of the round ends for all at once (BM-A06)."""
    g.pulse += 1
    g.no_building = False
    recover(g.town)
    for me in g.seated:
        me.extra_damage = 0
        me.treasure_factor = 1
        me.closed = False
        recover(me.entrance)
        for room in me.dungeon:
            room.spent = 0
            room.bonus = 0
            if room.met:
                room.met = []
            if room.deactivated:
                reactivate(g, room)


def recover(heroes: list[Hero]) -> None:
    for hero in heroes:
        hero.damage = 0
        hero.bonus = 0
        hero.waits = False


async def machinate(g: Game, me: Player) -> None:
    """BM-244: who gained no soul this round may draw a room or a spell."""
    picked = await Decision(me.seat, "machinations", [DRAW_A_ROOM, DRAW_A_SPELL, PASS])
    if picked is DRAW_A_ROOM:
        draw_rooms(g, me, 1)
    elif picked is DRAW_A_SPELL:
        draw_spells(g, me, 1)


async def verdict(g: Game) -> None:
    """BM-005: now, and only now, the game may be over."""
    g.tell(ev.ROUND_ENDED, -1, {"round": g.round})
    judge(g)
    if g.result is None:
        next_phase(g, "start")


# BM-157: set-up, then rounds of five phases: start, build (with its reveal), bait, adventure, end.
CHAPTERS: Final[dict[str, Callable[[Game], Awaitable[None]]]] = {
    "bosses": choose_boss,
    "mulligan": mulligan,
    "classic": discard_two,
    "first_room": first_room,
    "start": start,
    "build": build,
    "reveal": reveal,
    "bait": bait,
    "adventure": adventure,
    "end": end,
    "over": verdict,
}
