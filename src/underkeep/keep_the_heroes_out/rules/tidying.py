"""Phases 2 and 3, and the end of a turn: exchange of loot, clean-up, the token goes on (KH-057 to KH-065, KH-047)."""

from __future__ import annotations

from underkeep.core.decision import Decision, Option
from underkeep.keep_the_heroes_out import events as ev
from underkeep.keep_the_heroes_out.kinds import UNFINISHED, Card, names
from underkeep.keep_the_heroes_out.options import OfCard, Plain
from underkeep.keep_the_heroes_out.player import HAND
from underkeep.keep_the_heroes_out.rules.prison import gamble, may_gamble
from underkeep.keep_the_heroes_out.table import SEATS, Game, Task
from underkeep.keep_the_heroes_out.verbs.decks import discard, draw, sink
from underkeep.keep_the_heroes_out.verbs.ground import set_portal
from underkeep.keep_the_heroes_out.verbs.guild import quota

WORKSHOP = 2  # the stage of scenario 5


async def exchange(g: Game) -> None:
    """KH-057 to KH-061: a card of the hand for one to five new cards in the row; again, or not at all."""
    me = g.active
    if not me.hand:
        go_on_to_clean_up(g)  # KH-060: nothing to pay with, so the phase is skipped
        return
    options: list[Option] = []
    if g.row:
        options += [OfCard("exchange", card) for card in dict.fromkeys(me.hand)]
    if may_gamble(g):
        options.append(Plain("gamble"))
    options.append(Plain("done"))
    picked = await Decision(me.seat, "exchange", options)
    if isinstance(picked, OfCard):
        discard(g, me, picked.card, "exchange")
        g.do_next(Task("replace", seat=me.seat))
    elif picked.verb == "gamble":
        gamble(g, me)
    else:
        go_on_to_clean_up(g)


async def replace(g: Game, task: Task) -> None:
    """KH-057: which cards of the row go under the deck; the places that were named so far are in `picked`."""
    me = g.players[task.seat]
    left = [card for at, card in enumerate(g.row) if at not in task.picked]
    options: list[Option] = [OfCard("replace", card) for card in dict.fromkeys(left)]
    if task.picked:
        options.append(Plain("done"))
    picked = await Decision(me.seat, "replace", options)
    g.pulse += 1
    if isinstance(picked, OfCard):
        task.picked.append(place_of(g, task, picked.card))
        if len(task.picked) < len(g.row):
            return
    g.stack.pop()
    cards = [g.row[at] for at in task.picked]
    g.tell(ev.EXCHANGED, me.seat, {"cards": names(cards)})
    sink(g, cards)


def place_of(g: Game, task: Task, card: Card) -> int:
    return next(at for at, one in enumerate(g.row) if one is card and at not in task.picked)


def go_on_to_clean_up(g: Game) -> None:
    g.pulse += 1
    g.phase = "clean_up"


async def clean_up(g: Game) -> None:
    """KH-062 to KH-065: played cards are discarded, and the hand is filled up to five."""
    g.pulse += 1
    me = g.active
    g.phase = "rest"
    g.tell(ev.PHASE_BEGAN, me.seat, {"phase": "clean_up"})
    me.discard += me.play
    me.play = []
    if g.rule("wobbly"):
        for room in g.used_portals:
            set_portal(g, -1, room, UNFINISHED)
    g.used_portals = []
    more = max(0, HAND - len(me.hand)) + (1 if on_stage(g) else 0)
    if more:
        draw(g, me, more)


def on_stage(g: Game) -> bool:
    """Scenario 5: enough monsters of at least two clans stand in the Workshop."""
    if not g.rule("stage"):
        return False
    there = [count for count in g.monsters[WORKSHOP * SEATS : WORKSHOP * SEATS + SEATS] if count]
    return len(there) >= 2 and sum(there) >= g.rule("stage")


async def rest(g: Game) -> None:
    """KH-127: the last chance to gamble; then the heroes come."""
    me = g.active
    options: list[Option] = [Plain("gamble")] if may_gamble(g) else []
    options.append(Plain("done"))
    picked = await Decision(me.seat, "rest", options)
    if picked.verb == "gamble":
        gamble(g, me)
        return
    g.pulse += 1
    g.phase = "invasion"
    g.due = quota(g)  # fixed now, even if the wave changes before all have come
    g.tell(ev.PHASE_BEGAN, me.seat, {"phase": "hero_invasion"})


async def begin(g: Game) -> None:
    """KH-045, KH-046: a new turn of whoever holds the token."""
    g.pulse += 1
    g.count += 1
    g.gambled = False
    g.phase = "play"
    g.tell(ev.TURN_BEGAN, g.active.seat, {"turn": g.count})


async def end(g: Game) -> None:
    """KH-047, KH-074: all cards are resolved and all heroes exhausted; the token goes to the left."""
    g.pulse += 1
    g.active = g.players[(g.active.seat + 1) % len(g.players)]
    g.phase = "begin"
