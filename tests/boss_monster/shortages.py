"""Tables on which something has run out."""

from __future__ import annotations

import re
import textwrap

from underkeep.boss_monster.cards import BOXES
from underkeep.boss_monster.kinds import Card, HeroCard
from underkeep.boss_monster.setup import plays_along


def used_up(position: str, *kinds: type[Card]) -> str:
    """The same position, but every card of these kinds that it does not name has left the game."""
    body = textwrap.dedent(position).strip()
    players = body[body.index("players:") :].count("\n- ")
    rest: list[str] = []
    for card in BOXES["BMR"].cards():
        if isinstance(card, kinds) and (not isinstance(card, HeroCard) or plays_along(card, players)):
            named = len(re.findall(rf"\b{card.id}\b", body))
            rest += [card.id] * (card.copies - named)
    return f"{body}\ngone: [{', '.join(rest)}]\n"
