"""The bait phase: heroes go where most of their treasure is."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TypeAlias

from underkeep.boss_monster import events as ev
from underkeep.boss_monster.carrying import anybody_lines_up, line_up
from underkeep.boss_monster.hero_cards import HeroCard
from underkeep.boss_monster.pieces import Hero
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.table import Game
from underkeep.boss_monster.treasures import MANY

Riches: TypeAlias = list[tuple[Player, int]]  # of each player, in XP order, the hoard


def bait(g: Game) -> Awaitable[None] | None:
    """BM-198: the oldest hero first, each goes where most of its treasure is."""
    g.pulse += 1
    riches = [(me, me.riches()) for me in g.seated]
    lures: dict[str, Player | None] = {}  # heroes who look for the same all go the same way
    shared: dict[str, list[Player]] = {}  # who gets whom of those, one after the other (BM-202)
    for hero in g.town[:]:
        choosing = hero.card.choosing
        sought = hero.card.sought
        if choosing is not None:
            me = choosing(g)
        elif sought in lures:
            me = lures[sought]
        else:
            me = lures[sought] = lured_by(hero.card, riches)
        if me is None and g.shares and sought and is_free(hero):
            me = next_of_the_tied(g, hero.card, riches, shared)
        if me is None or (hero.errand is not None and hero.errand.kept):
            if g.watched:
                g.tell(ev.STAYED, -1, {"hero": hero.card.id})
        else:
            g.town.remove(hero)
            me.entrance.append(hero)
            g.lured = True
            if me.today is not None:
                me.today.lured += 1
            if g.watched:
                g.tell(ev.LURED, me.seat, {"hero": hero.card.id})
    if g.wares is not None and anybody_lines_up(g):
        return bait_with_items(g)
    g.next_phase("adventure")
    return None


async def bait_with_items(g: Game) -> None:
    """What items do for heroes that have come to an entrance is part of the phase."""
    await line_up(g)
    g.next_phase("adventure")


def lured_by(card: HeroCard, riches: Riches) -> Player | None:
    """BM-193 to BM-197: the highest total of matching treasure; nobody, if that is nothing or a tie."""
    shift = 0
    if len(card.shifts) == 1:
        shift = card.shifts[0]
    else:
        riches = totals_of(card, riches)
    best = 0
    richest: Player | None = None
    for me, hoard in riches:
        total = hoard >> shift & MANY
        if total > best:
            best = total
            richest = me
        elif total == best:
            richest = None
    return richest


def totals_of(card: HeroCard, riches: Riches) -> Riches:
    """How much of what this hero looks for each player has; a hybrid hero counts both (BM-083)."""
    return [(me, sum([hoard >> shift & MANY for shift in card.shifts])) for me, hoard in riches]


def is_free(hero: Hero) -> bool:
    """Whether nothing keeps it in town."""
    return hero.errand is None or not hero.errand.kept


def next_of_the_tied(g: Game, card: HeroCard, riches: Riches, shared: dict[str, list[Player]]) -> Player | None:
    """BM-202 to BM-204, BM-A18: tied dungeons share the heroes of a kind as long as each of them gets one more."""
    if card.sought not in shared:
        tied = tied_for(card, riches)
        alike = [hero for hero in g.town if hero.card.sought == card.sought and is_free(hero)]
        turns = len(alike) // len(tied) if tied else 0
        shared[card.sought] = tied * turns  # BM-203: the oldest to the highest XP
    return shared[card.sought].pop(0) if shared[card.sought] else None


def tied_for(card: HeroCard, riches: Riches) -> list[Player]:
    """Those with the highest total of matching treasure, in XP order; nobody, if that is nothing."""
    totals = totals_of(card, riches)
    best = max([total for _, total in totals])
    return [me for me, total in totals if total == best > 0]
