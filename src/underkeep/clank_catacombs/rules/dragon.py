"""The dragon attacks: cubes are drawn, and hurt their owners; ghosts hurt everybody."""

from __future__ import annotations

from underkeep.clank_catacombs import events as ev
from underkeep.clank_catacombs.cards import SHIELDS
from underkeep.clank_catacombs.kinds import Card
from underkeep.clank_catacombs.options import Discard
from underkeep.clank_catacombs.player import Player
from underkeep.clank_catacombs.rules.end_of_turn import pass_on
from underkeep.clank_catacombs.scoring import finish, over
from underkeep.clank_catacombs.table import Game
from underkeep.clank_catacombs.verbs.decks import discard, draw
from underkeep.clank_catacombs.verbs.health import haunt, suffer
from underkeep.core.decision import PAUSE, UNSEEN, Decision, Option, Word


async def attack(g: Game) -> None:
    """CC-200 to CC-204, CC-207, CC-208: all clank into the bag; so many cubes, or all; each hurts its owner."""
    g.pulse += 1
    g.secrets_out = True
    fill_bag(g)
    drawn = draw_cubes(g, g.draws)
    seats = len(g.players)
    g.aside_black += drawn[seats]  # CC-202
    facts = {"cubes": g.draws, "drawn": drawn[:seats], "black": drawn[seats], "ghosts": drawn[seats + 1]}
    g.tell(ev.ATTACK, g.active.seat, facts)
    for me in g.from_seat(g.active.seat):
        cubes = drawn[me.seat]
        if cubes and me.finished():
            g.aside[me.seat] += cubes  # CC-236, CC-293
        elif cubes:
            suffer(g, me, cubes)
    g.draws = 0
    g.haunts = drawn[seats + 1]
    g.haunted = [me.seat for me in g.everyone(g.active) for _ in range(g.haunts)]
    g.phase = "haunt"


def fill_bag(g: Game) -> None:
    """CC-200: all colours, and ghosts."""
    for seat in range(len(g.players)):
        g.bag[seat] += g.clank[seat]
        g.clank[seat] = 0
    g.bag_ghosts += g.clank_ghosts
    g.clank_ghosts = 0


def draw_cubes(g: Game, count: int) -> list[int]:
    """So many cubes of the bag, blindly: of each seat, black ones, ghosts."""
    kinds = [*g.bag, g.bag_black, g.bag_ghosts]
    drawn = [0] * len(kinds)
    left = sum(kinds)
    for _ in range(min(count, left)):
        at = g.rng.below(left)
        left -= 1
        kind = 0
        while at >= kinds[kind]:
            at -= kinds[kind]
            kind += 1
        kinds[kind] -= 1
        drawn[kind] += 1
    seats = len(g.players)
    g.bag = kinds[:seats]
    g.bag_black = kinds[seats]
    g.bag_ghosts = kinds[seats + 1]
    return drawn


async def suffer_from_ghosts(g: Game) -> None:
    """CC-208, CC-209, CC-300: each ghost hurts every player still in; then the ghosts go back to the clank area."""
    if g.haunted:
        me = g.players[g.haunted[0]]
        g.haunted = g.haunted[1:]
        g.pulse += 1
        if not me.finished() and not await is_shielded(g, me):
            haunt(g, me)
        return
    g.pulse += 1
    g.clank_ghosts += g.haunts
    g.haunts = 0
    if not g.still_in():
        over(g, "CC-226")  # CC-249, CC-295
    elif sum(g.bag) + g.bag_black + g.bag_ghosts == 0:
        finish(g, "CC-206")  # CC-210, CC-313
    else:
        pass_on(g)


async def is_shielded(g: Game, me: Player) -> bool:
    """CC-300: a tourmaline of the hand may be discarded against a ghost. Who is asked holds one, so nobody sees it."""
    if me.seat != g.decider:
        g.secrets_out = True
    held: list[Card] = [card for card in SHIELDS if card in me.hand]
    if held:
        options: list[Option] = [*[Discard(card) for card in held], Word("pass")]
        picked = await Decision(me.seat, "shield", options, held[0].id, UNSEEN)
        if isinstance(picked, Discard):
            discard(g, me, picked.card)
            g.tell(ev.SHIELDED, me.seat, {"card": picked.card.id})
            draw(g, me, 1)
            return True
    elif g.pauses and owns_a_shield(me):
        await PAUSE
    return False


def owns_a_shield(me: Player) -> bool:
    """As far as everybody knows, one may be in the hand."""
    return len([card for card in me.deck if card in SHIELDS]) > 0
