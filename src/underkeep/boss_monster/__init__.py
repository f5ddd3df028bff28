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
        facts |= {"damage": card.damage, "ability_timing": timing(card), "once_per_round": card.once}
    elif isinstance(card, SpellCard):
        phases = {BUILD: "build", ADVENTURE: "adventure"}
        facts |= {"type": "spell", "phase": phases.get(card.phases, "both")}
    elif isinstance(card, BossCard):
        facts |= {"type": "boss", "xp": card.xp, "treasure": card.treasure, "level_up_kind": "once"}
    else:
        assert isinstance(card, HeroCard)  # there is no fifth kind
        facts |= {"type": "hero", "hero_class": card.hero_class, "treasures": list(card.treasures), "hp": card.hp}
        facts |= {"epic": card.epic, "souls": card.souls, "wounds": card.wounds, "players": card.players}
        facts |= {"hero_kind": "plain" if card.treasures else "special", "lure": card.lure}
    return facts | {"text": card.text, "source": card.source}


def timing(room: RoomCard) -> str:
    """When a room does something, in the word of the fact tables; its hooks tell."""
    hooks: list[tuple[str, list[object]]] = [
        ("activated", [room.ability]),
        ("cancel", [room.cancels]),
        ("when_built", [room.built]),
        ("on_death", [room.death]),
        ("on_enter", [room.entering]),
        ("start_of_round", [room.drawing]),
        ("on_event", [room.building, room.casting, room.destroying]),
        ("ongoing", [room.lending, room.counting, room.bears]),
    ]
    return next((word for word, effects in hooks if any(effects)), "none")


def sheets() -> list[dict[str, Any]]:
    return [sheet(card) for card in CATALOGUE.values()]


INFO: Final = GameInfo(
    name="boss_monster",
    version=1,
    seats=setup.SEATS,
    options=setup.SETTINGS,
    check=setup.check,
    deal=game.deal,
    place=game.place,
    position=position.schema,
    cards=sheets,
    reckon=reckoning.reckoning,
)
