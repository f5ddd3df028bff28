"""Clank! Catacombs: explore a dungeon laid tile by tile, steal an artifact, escape the dragon."""

from __future__ import annotations

from typing import Any, Final

from underkeep.clank_catacombs import game, setup
from underkeep.clank_catacombs.cards import CATALOGUE
from underkeep.clank_catacombs.kinds import Card, Token
from underkeep.clank_catacombs.position import fields
from underkeep.clank_catacombs.tokens import TOKENS
from underkeep.core.game import GameInfo


def sheet(card: Card) -> dict[str, Any]:
    """A card as plain data, with the names of the fact tables."""
    cost = {"skill": card.cost, "swords": card.might, "gold": card.pay_gold, "lockpicks": card.pay_lockpicks}
    facts: dict[str, Any] = {"id": card.id, "set": card.set, "copies": card.copies, "name": card.name, "type": "card"}
    facts |= {"header": card.header, "subtype": card.subtype, "points": card.points}
    facts["cost"] = {what: number for what, number in cost.items() if number}
    facts["gives"] = card.gives.facts()
    if card.acquire is not None:
        facts["acquire_gives"] = card.acquire.facts()
    facts |= {"danger": card.danger, "dragon_attack": card.dragon, "arrive": card.arrive is not None}
    return facts | {"text": card.text, "source": card.source}


def token_sheet(token: Token) -> dict[str, Any]:
    facts: dict[str, Any] = {"id": token.id, "set": token.set, "copies": token.copies, "name": token.name}
    facts |= {"type": token.pool, "points": token.points, "is_prisoner": token.person}
    return facts | {"text": token.text, "source": token.source}


def sheets() -> list[dict[str, Any]]:
    return [*[sheet(card) for card in CATALOGUE.values()], *[token_sheet(token) for token in TOKENS.values()]]


INFO: Final = GameInfo(
    name="clank_catacombs",
    version=1,
    seats=setup.SEATS,
    options=setup.SETTINGS,
    check=setup.check,
    deal=game.deal,
    place=game.place,
    position=fields.schema,
    cards=sheets,
)
