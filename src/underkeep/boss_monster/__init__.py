"""Boss Monster: build a dungeon, lure heroes, ten souls before five wounds."""

from __future__ import annotations

from typing import Any, Final

from underkeep.boss_monster import game, position, reckoning, setup
from underkeep.boss_monster.cards import CATALOGUE
from underkeep.boss_monster.kinds import ADVENTURE, BUILD, BossCard, Card, HeroCard, RoomCard, SpellCard
from underkeep.core.game import GameInfo


def sheet(card: Card) -> dict[str, Any]:
    """A card as plain data, with the names of the fact tables."""
    facts: dict[str, Any] = {"id": card.id, "set": card.set, "copies": card.copies, "name": card.name}
    if isinstance(card, RoomCard):
        facts |= {"type": "room", "kind": card.kind, "advanced": card.advanced, "treasures": list(card.treasures)}
        facts |= {"damage": card.damage, "once_per_round": card.once}
    elif isinstance(card, SpellCard):
        phases = {BUILD: "build", ADVENTURE: "adventure"}
        facts |= {"type": "spell", "phase": phases.get(card.phases, "both")}
    elif isinstance(card, BossCard):
        facts |= {"type": "boss", "xp": card.xp, "treasure": card.treasure}
    else:
        assert isinstance(card, HeroCard)  # there is no fifth kind
        facts |= {"type": "hero", "hero_class": card.hero_class, "treasures": list(card.treasures), "hp": card.hp}
        facts |= {"epic": card.epic, "souls": card.souls, "wounds": card.wounds, "players": card.players}
    return facts | {"text": card.text, "source": card.source}


def sheets() -> list[dict[str, Any]]:
    return [sheet(card) for card in CATALOGUE.values()]


INFO: Final = GameInfo(
    name="boss_monster",
    version=1,
    seats=setup.SEATS,
    settings=setup.SETTINGS,
    check=setup.check,
    deal=game.deal,
    place=game.place,
    position=position.schema,
    cards=sheets,
    reckon=reckoning.reckoning,
)
