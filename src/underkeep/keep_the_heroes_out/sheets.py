"""Clans, cards, treasures, Guild cards and scenarios as plain data, with the names of the fact tables."""

from __future__ import annotations

from typing import Any

from underkeep.keep_the_heroes_out.cards import CLANS
from underkeep.keep_the_heroes_out.cards.guild import GUILD
from underkeep.keep_the_heroes_out.cards.loot import LOOT
from underkeep.keep_the_heroes_out.cards.treasures import DEFEAT, TREASURES
from underkeep.keep_the_heroes_out.kinds import HEROES, ROOMS, Card, Clan, GuildCard, Treasure
from underkeep.keep_the_heroes_out.scenarios import scenario_named
from underkeep.keep_the_heroes_out.scenarios.book import Scenario
from underkeep.keep_the_heroes_out.settings import SCENARIO_IDS

BASE = "base"


def sheet(card: Card) -> dict[str, Any]:
    facts: dict[str, Any] = {"id": card.id, "set": BASE, "copies": card.copies, "name": card.name, "type": card.kind}
    if card.clan:
        facts["clan"] = card.clan
    facts["either"] = [[one.name for one in side] for side in card.sides]
    return facts | {"text": card.text, "source": card.source}


def clan_sheet(clan: Clan) -> dict[str, Any]:
    facts: dict[str, Any] = {"id": clan.id, "set": BASE, "copies": 1, "name": clan.name, "type": "clan"}
    facts |= {"role": clan.role, "monsters": clan.monsters, "health": clan.health, "cards": len(clan.deck())}
    facts |= {"start": {"monsters": clan.start, "icon": clan.sign}, "ability": clan.ability.name}
    return facts | {"text": clan.text, "source": "rulebook"}


def treasure_sheet(treasure: Treasure) -> dict[str, Any]:
    facts: dict[str, Any] = {"id": treasure.id, "set": BASE, "copies": treasure.copies}
    facts["name"] = f"{treasure.effect.capitalize()} ({treasure.value})"
    facts |= {"type": "treasure", "value": treasure.value, "effect": treasure.effect}
    return facts | {"text": treasure.text, "source": "rulebook" if treasure.effect == DEFEAT else "designed"}


def guild_sheet(card: GuildCard) -> dict[str, Any]:
    kind = "hero" if card.hero >= 0 else "scenario"
    facts: dict[str, Any] = {"id": card.id, "set": BASE, "copies": card.copies, "name": card.name, "type": kind}
    if card.hero >= 0:
        facts |= {"class": HEROES[card.hero], "icons": list(card.icons)}
    else:
        facts["scenario"] = card.scenario
    return facts | {"text": card.text, "source": card.source}


def scenario_sheet(scenario: Scenario) -> dict[str, Any]:
    """With the plan of its dungeon, for whoever lets people choose one (UX-220)."""
    facts: dict[str, Any] = {"id": scenario.id, "set": BASE, "copies": 1, "name": scenario.name, "type": "dungeon"}
    facts |= {"number": scenario.number, "stars": scenario.stars, "flavour": scenario.flavour}
    facts["rooms"] = [
        {"room": ROOMS[one.room], "at": [one.x, one.y], "rotation": 90 * one.turns} for one in scenario.dungeon.placed
    ]
    facts["treasures"] = {ROOMS[room]: value for room, value in sorted(scenario.treasures.items())}
    facts["portals"] = [ROOMS[room] for room in scenario.portals]
    facts["special_summon_room"] = ROOMS[scenario.special]
    facts |= {"special_rules": dict(scenario.notes), "hard": scenario.hard_text}
    return facts | {"text": " ".join(scenario.notes.values()), "source": "designed"}


def sheets() -> list[dict[str, Any]]:
    scenarios = [scenario_named(ident) for ident in SCENARIO_IDS]
    told = [clan_sheet(clan) for clan in CLANS]
    told += [sheet(card) for clan in CLANS for card in clan.tactics]
    told += [sheet(card) for card in LOOT]
    told += [treasure_sheet(treasure) for treasure in TREASURES]
    told += [guild_sheet(card) for card in GUILD]
    told += [guild_sheet(card) for scenario in scenarios for card in scenario.cards]
    return told + [scenario_sheet(scenario) for scenario in scenarios]
