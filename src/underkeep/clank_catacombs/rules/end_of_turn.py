"""The end of a turn: clean up and draw, refill the row, see whether the dragon wakes (CC-193)."""

from __future__ import annotations

from underkeep.clank_catacombs import events as ev
from underkeep.clank_catacombs.asking import choose_to_trash
from underkeep.clank_catacombs.player import HAND, Player
from underkeep.clank_catacombs.rules.turn import turn_own_tile
from underkeep.clank_catacombs.scoring import finish, over
from underkeep.clank_catacombs.table import Game, Turn
from underkeep.clank_catacombs.verbs.decks import draw
from underkeep.clank_catacombs.verbs.ground import is_home
from underkeep.clank_catacombs.verbs.row import deal_to_row


async def springs(g: Game) -> None:
    """CC-266: for each Magic Spring a card is trashed; then everything is put away."""
    if g.turn.springs:
        g.turn.springs -= 1
        g.pulse += 1
        await choose_to_trash(g, g.active, "magic_spring")
    else:
        clean_up(g, g.active)


def clean_up(g: Game, me: Player) -> None:
    """CC-194: played cards to the discard pile, and five new ones. CC-228, CC-290: who is home leaves first."""
    g.pulse += 1
    for card in g.turn.doomed:  # CC-183
        me.play.remove(card)
        me.trash.append(card)
    me.discard += me.play
    me.play = []
    g.turn = Turn()  # CC-046, CC-059
    g.phase = "refill"
    if is_home(me):
        me.escaped = True  # CC-229: with a mastery token
        g.tell(ev.ESCAPED, me.seat, {})
        if not g.still_in():
            over(g, "CC-226")
    else:
        draw(g, me, HAND)


async def refill(g: Game) -> None:
    """CC-169, CC-170, CC-195 to CC-199: one card after the other; each does at once what it does on arriving."""
    if g.turners:
        await turn_own_tile(g)
    elif None in g.row:
        if not g.deck:
            finish(g, "CC-196")
            return
        place = g.row.index(None)
        deal_to_row(g, g.active, place)
        card = g.row[place]
        g.roused = g.roused or (card is not None and card.dragon)
    elif g.roused:
        g.roused = False
        g.draws = g.attack_size()
        g.phase = "attack"
    else:
        pass_on(g)


def pass_on(g: Game) -> None:
    """CC-032: clockwise."""
    g.pulse += 1
    g.active = g.players[(g.active.seat + 1) % len(g.players)]
    g.phase = "begin"
    if g.count >= last_turn(g):
        finish(g, "CC-A01")


def last_turn(g: Game) -> int:
    """No game goes on for ever, even if nobody ever acquires anything (RS-024)."""
    return 100 * len(g.players)
