"""The start of the round: items and heroes come to town, everybody draws."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Final

from underkeep.boss_monster import events as ev
from underkeep.boss_monster.extras import Today
from underkeep.boss_monster.hooks import COMES_TO_TOWN, DRAWING
from underkeep.boss_monster.items import Wares
from underkeep.boss_monster.pieces import Hero
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.table import Game, Happening
from underkeep.boss_monster.treasures import EXPLORER
from underkeep.boss_monster.verbs.hands import draw
from underkeep.boss_monster.verbs.items import equip
from underkeep.boss_monster.waking import let_work, trigger
from underkeep.core.decision import MARK

ITEMS: Final = {2: 1, 3: 1, 4: 2}  # BM-100: by the number of players
MOST_ITEMS: Final = 3


def start(g: Game) -> Awaitable[None] | None:
    """BM-164: items and heroes come to town, then each player draws, in XP order. Nothing may be declared (BM-168)."""
    newcomers: list[Hero] = []
    if g.turn == 0 and not g.gate:
        newcomers = begin_round(g)
    if anybody_greets(newcomers) or anybody_draws_otherwise(g):
        return start_in_turn(g, newcomers)
    for me in g.seated[g.turn :]:
        draw(g, me, g.room_deck, me.rooms, "rooms")
    g.next_phase("build")
    return None


def anybody_greets(newcomers: list[Hero]) -> bool:
    """Whether any of these heroes does something on coming to town."""
    for hero in newcomers:  # noqa: SIM110 - any() takes twice the time
        if hero.card.listens & COMES_TO_TOWN:
            return True
    return False


def anybody_draws_otherwise(g: Game) -> bool:
    """Whether a room might offer somebody something else than a card."""
    for me in g.seated:  # noqa: SIM110 - any() takes twice the time
        if me.listens & DRAWING:
            return True
    return False


async def start_in_turn(g: Game, newcomers: list[Hero]) -> None:
    """The same where somebody may have to be asked."""
    await greet(g, newcomers)
    for turn in range(g.turn, len(g.seated)):
        me = g.seated[turn]
        if not me.listens & DRAWING or not await draw_otherwise(g, turn, me):
            draw(g, me, g.room_deck, me.rooms, "rooms")
    g.next_phase("build")


def begin_round(g: Game) -> list[Hero]:
    """BM-165, BM-170: one hero for each player who started the game, as long as there are any; returns who came."""
    g.round += 1
    g.declared = 0
    g.lured = False
    g.secrets_out = True
    g.pulse += 1
    if g.watched:
        g.tell(ev.ROUND_BEGAN, -1, {"round": g.round})
    if g.wares is not None:
        reveal_items(g, g.wares)
    before = len(g.town)
    for _ in range(g.starters):
        deck = g.hero_deck or g.epic_deck  # BM-081, BM-082: epic ones when every ordinary hero has come
        if deck:
            card = deck.pop()
            hero = Hero(card)
            g.town.append(hero)
            if g.watched:
                g.tell(ev.HERO_CAME, -1, {"hero": card.id})
            if g.wares is not None and g.wares.town:
                equip_newcomer(g, g.wares, hero)
    for me in g.seated:
        me.builds = 1
        me.gained_soul = False
        if me.foreseen:
            me.foreseen = [card for card in me.foreseen if card in g.hero_deck or card in g.epic_deck]
        if me.today is not None:
            forget_the_day(me)
    return g.town[before:]


def forget_the_day(me: Player) -> None:
    """A new round: an item that was attached in the last one may be used (BM-116), and borrowed wounds are gone."""
    before = me.today
    me.today = Today()
    if before is not None and (before.scars or before.glory):
        me.count_score()
    if me.gear is not None and me.gear.fresh:
        me.gear.fresh = False
        me.survey_rooms()


def reveal_items(g: Game, wares: Wares) -> None:
    """BM-100, BM-101, BM-A34: before the heroes, by the number of players who started the game."""
    for _ in range(ITEMS.get(g.starters, MOST_ITEMS)):
        while wares.deck:
            item = wares.deck.pop()
            g.pulse += 1
            if item.treasure == EXPLORER and not wares.explorers:  # BM-121: another one comes instead
                g.gone.append(item)
                if g.watched:
                    g.tell(ev.ITEM_LEFT, -1, {"card": item.id})
                continue
            wares.town.append(item)
            if g.watched:
                g.tell(ev.ITEM_CAME, -1, {"card": item.id})
            for hero in g.town:  # BM-102, BM-104: to who fits and has been in town longest
                if hero.item is None and item.icon & hero.card.carries:
                    equip(g, hero, item)
                    break
            break


def equip_newcomer(g: Game, wares: Wares, hero: Hero) -> None:
    """BM-103, BM-104: of the items that lie in town, a new hero takes the first that fits."""
    for item in wares.town:
        if item.icon & hero.card.carries:
            equip(g, hero, item)
            return


async def greet(g: Game, newcomers: list[Hero]) -> None:
    """BM-088: what heroes do who have come out of their deck just now, when all of this round have come."""
    for hero in newcomers:
        if hero.card.listens & COMES_TO_TOWN:
            await let_work(g, g.active, hero, hero.card, COMES_TO_TOWN, Happening(g.active, hero=hero))


async def draw_otherwise(g: Game, turn: int, me: Player) -> bool:
    """BM-A32: instead of the room card (BM-167), a room may offer something else; no window, no declaring."""
    if turn != g.turn:
        g.give_turn(turn)
    g.gate = True
    if g.marks:
        await MARK
    declined: list[str] = []
    for room in me.dungeon[:]:
        card = room.card
        if room.listens & DRAWING and card.id not in declined:  # there is one draw to replace: nobody is asked twice
            declined.append(card.id)
            if await trigger(g, room, DRAWING, Happening(me)):
                return True
    return False
