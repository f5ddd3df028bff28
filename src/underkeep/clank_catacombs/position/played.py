"""What a turn has brought, as far as the cards in play tell it. A position says only what is otherwise."""

from __future__ import annotations

from underkeep.clank_catacombs.cards.cheap import BOOTS_OF_THE_APE_LORD, EMPURROR, GOLDEN_FLUTE, PAYOFF
from underkeep.clank_catacombs.cards.conditions import has_artifact, has_idol
from underkeep.clank_catacombs.cards.dear import CRYSTAL_COMPASS, LUTE
from underkeep.clank_catacombs.cards.middling import CURATOR, SKULKER
from underkeep.clank_catacombs.kinds import Bonus, Card
from underkeep.clank_catacombs.table import Game, Turn


def usual(g: Game) -> Turn:
    """A turn in which nothing was done but playing these cards; more skill was made if more is there."""
    me = g.active
    turn = Turn()
    turn.been = g.room(me).features if g.phase == "turn" else 0
    for card in me.play:
        turn.clank_made += max(0, card.gives.clank)
        turn.skill_made += card.gives.skill
        turn.gold_made += card.gives.gold
        if card is PAYOFF:
            turn.doomed.append(card)
    turn.skill_made = max(turn.skill_made, g.turn.skill)
    turn.flutes = me.play.count(GOLDEN_FLUTE)
    turn.lutes = me.play.count(LUTE)
    turn.curators = me.play.count(CURATOR)
    turn.caves_free = (
        CRYSTAL_COMPASS in me.play
        or (BOOTS_OF_THE_APE_LORD in me.play and has_idol(g, me))
        or (EMPURROR in me.play and has_artifact(g, me))
    )
    turn.bold = SKULKER in me.play
    return turn


def waiting(g: Game) -> list[Bonus]:
    """CC-048: conditions that have not come true. For one that holds, the player has had what it brings."""
    return [bonus for card in g.active.play for bonus in card.bonuses if not bonus.condition(g, g.active)]


def offering(g: Game) -> list[Card]:
    """What cards in play still let their player do; what they compel to was done if it could be (CC-A03)."""
    return [card for card in g.active.play if card.offer is not None and not (card.must and card.offer(g, g.active))]
