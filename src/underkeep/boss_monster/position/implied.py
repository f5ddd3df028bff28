"""Options of the game that a position tells by its pieces, where it does not say them."""

from __future__ import annotations

from typing import Any, Final

from underkeep.boss_monster.cards import CATALOGUE
from underkeep.boss_monster.hero_cards import HeroCard
from underkeep.boss_monster.kinds import BASE_SETS
from underkeep.core.game import Settings

SAYING_WHOSE: Final = ("heroes", "mix", "own_heroes")  # options by which it is told who comes


def implied(said: dict[str, Any]) -> Settings:
    """BM-141: the hero deck is that of one base set: of the one that the heroes on the table are of."""
    options = said["options"]
    if any(name in options for name in SAYING_WHOSE):
        return {}
    named = [hero.set for hero in heroes_in(said)]
    bases = [base for base in BASE_SETS if base in named and base in options.get("sets", [])]
    return {"heroes": bases[0]} if len(bases) == 1 else {}


def heroes_in(said: Any) -> list[HeroCard]:
    """Wherever they are named."""
    if isinstance(said, dict):
        said = list(said.values())
    if isinstance(said, list):
        return [hero for part in said for hero in heroes_in(part)]
    card = CATALOGUE.get(said) if isinstance(said, str) else None
    return [card] if isinstance(card, HeroCard) else []
