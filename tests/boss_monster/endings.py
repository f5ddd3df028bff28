"""Tables near their end: cards that have run out, and rounds that are over."""

from __future__ import annotations

import re
import textwrap

import underkeep as uk
from tests.boss_monster.situations import at, seat
from underkeep.boss_monster.cards import BOXES
from underkeep.boss_monster.hero_cards import HeroCard
from underkeep.boss_monster.kinds import Card


def used_up(position: str, *kinds: type[Card]) -> str:
    """The same position, but every card of these kinds that it does not name has left the game."""
    body = textwrap.dedent(position).strip()
    players = body[body.index("players:") :].count("\n- ")
    rest: list[str] = []
    for card in BOXES["BMR"].cards():
        if isinstance(card, kinds) and (not isinstance(card, HeroCard) or card.least <= players):
            named = len(re.findall(rf"\b{card.id}\b", body))
            rest += [card.id] * (card.copies - named)
    return f"{body}\ngone: [{', '.join(rest)}]\n"


def verdict(*scores: tuple[str, int, int]) -> uk.Table:
    """A round is over in which each boss has so many souls and wounds, made up of epic heroes as far as they go."""
    heroes = [card for card in BOXES["BMR"].heroes if card.least <= len(scores)]
    heroes.sort(key=lambda card: card.epic)

    def worth(total: int) -> str:
        lying: list[HeroCard] = []
        for card in heroes[::-1]:
            if card.souls <= total - sum([hero.souls for hero in lying]):
                lying.append(card)
                heroes.remove(card)
        return f"[{', '.join([card.id for card in lying])}]"

    players = [
        f"- {{boss: {boss}, souls: {worth(souls)}, wounds: {worth(wounds)}, hand: [golem_factory]}}"
        for boss, souls, wounds in scores
    ]
    table = at("\n".join(["phase: over", "players:", *players]))
    assert [(seat(table, one)["souls"], seat(table, one)["wounds"]) for one in range(len(scores))] == [
        (souls, wounds) for _, souls, wounds in scores
    ]
    return table
