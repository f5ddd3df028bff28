"""Boss Monster: build a dungeon, lure heroes, ten souls before five wounds."""

from __future__ import annotations

from typing import Any, Final

from underkeep.boss_monster import advice, game, reckoning, setup
from underkeep.boss_monster.cards import CATALOGUE
from underkeep.boss_monster.hero_cards import HeroCard
from underkeep.boss_monster.hooks import (
    ADVENTURE,
    BUILD,
    BUILD_BEGINS,
    BUILT,
    DESTROYED,
    DRAWING,
    HERO_DIES_HERE,
    HERO_ENTERS_HERE,
    HERO_IS_LOST_HERE,
    HERO_LEAVES,
    HERO_SURVIVES_HERE,
    LAYING,
    ROUND_ENDS,
    UNCOVERED,
)
from underkeep.boss_monster.items import ItemCard
from underkeep.boss_monster.kinds import BossCard, Card, SpellCard
from underkeep.boss_monster.minibosses import MinibossCard
from underkeep.boss_monster.position import fields, implied
from underkeep.boss_monster.room_cards import RoomCard
from underkeep.boss_monster.treasures import A_ROOM
from underkeep.core.game import GameInfo


def sheet(card: Card) -> dict[str, Any]:
    """A card as plain data, with the names of the fact tables."""
    facts: dict[str, Any] = {"id": card.id, "set": card.set, "copies": card.copies, "name": card.name}
    if isinstance(card, MinibossCard):
        facts |= {"type": "miniboss", "levels": [line.text for line in card.levels]}
    elif isinstance(card, RoomCard):
        facts |= {"type": "room", "kind": card.kind, "advanced": card.advanced, "treasures": list(card.treasures)}
        facts |= {"damage": card.damage, "ability_timing": timing(card), "once_per_round": card.once}
        if card.portable:
            facts["portable"] = True
    elif isinstance(card, SpellCard):
        phases = {BUILD: "build", ADVENTURE: "adventure"}
        facts |= {"type": "spell", "phase": phases.get(card.phases, "both")}
    elif isinstance(card, BossCard):
        facts |= {"type": "boss", "xp": card.xp, "treasure": card.treasure, "level_up_kind": level_up_kind(card)}
    elif isinstance(card, ItemCard):
        facts |= {"type": "item", "treasure": card.treasure}
    else:
        assert isinstance(card, HeroCard)  # there is no other kind
        facts |= {"type": "hero", "hero_class": card.hero_class, "treasures": list(card.treasures), "hp": card.hp}
        facts |= {"epic": card.epic, "souls": card.souls, "wounds": card.wounds, "players": card.players}
        facts |= {"hero_kind": card.kind, "lure": card.lure}
        if card.ability_source:
            facts["ability_source"] = card.ability_source
    return facts | {"text": card.text, "source": card.source}


TIMINGS: Final = (
    (HERO_LEAVES, "on_leave"),
    (BUILT | UNCOVERED, "when_built_or_uncovered"),
    (BUILT, "when_built"),
    (UNCOVERED, "when_uncovered"),
    (HERO_ENTERS_HERE, "on_enter"),
    (HERO_DIES_HERE, "on_death"),
    (HERO_IS_LOST_HERE, "on_death"),
    (HERO_SURVIVES_HERE, "on_survive"),
    (DESTROYED, "on_destroy"),
    (DRAWING, "start_of_round"),
    (ROUND_ENDS, "end_of_round"),
    (BUILD_BEGINS, "build_phase_upkeep"),
)


def timing(room: RoomCard) -> str:
    """When a room does something, in the word of the fact tables; its hooks tell."""
    if room.from_hand is not None:
        return "cancel_from_hand" if room.from_hand.cancels else "from_hand"
    if room.power is not None and not room.listens & BUILT:
        if room.power.cancels:
            return "cancel"
        return "activated_build" if room.power.moments == LAYING else "activated"
    for happenings, word in TIMINGS:
        if room.listens & happenings == happenings:
            return word
    if room.entering or room.preying or room.listens & HERO_ENTERS_HERE:
        return "on_enter"
    if room.triggers:
        return "on_event"
    always = (room.lending, room.counting, room.bears, room.repels, room.offer, room.factor, room.fits == A_ROOM)
    return "ongoing" if any(always) else "none"


def level_up_kind(boss: BossCard) -> str:
    """Whether a boss levels up once, or what it can do from then on, in the word of the fact tables."""
    if boss.power is not None:
        return "permanent_cancel" if boss.power.cancels else "permanent_activated"
    if boss.listens & ROUND_ENDS:
        return "permanent_end_of_round"
    if boss.triggers:
        return "permanent_trigger"
    return "permanent" if boss.lending or boss.carries or boss.rank > 1 else "once"


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
    position=fields.schema,
    cards=sheets,
    reckon=reckoning.reckoning,
    advise=advice.advise,
    implied=implied.implied,
)
