"""The start of the round: heroes come to town, everybody draws."""

from __future__ import annotations

from underkeep.boss_monster import events as ev
from underkeep.boss_monster.extras import Today
from underkeep.boss_monster.hooks import COMES_TO_TOWN, DRAWING
from underkeep.boss_monster.pieces import Hero
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.table import Game, Happening
from underkeep.boss_monster.verbs.hands import draw
from underkeep.boss_monster.waking import let_work, trigger
from underkeep.core.decision import MARK


async def start(g: Game) -> None:
    """BM-164: heroes come to town, then each player draws, in XP order. Nothing may be declared (BM-168)."""
    if g.turn == 0 and not g.gate:
        newcomers = begin_round(g)
        if g.awaited & COMES_TO_TOWN:
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
    g.tell(ev.ROUND_BEGAN, -1, {"round": g.round})
    before = len(g.town)
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
        if me.today is not None:
            me.today = Today()
    return g.town[before:]


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
