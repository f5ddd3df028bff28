"""Cards and tokens as plain data, with the names of the fact tables."""

from __future__ import annotations

from typing import Any

from underkeep.clank_catacombs.basics import GOBLIN
from underkeep.clank_catacombs.cards import CATALOGUE
from underkeep.clank_catacombs.kinds import PROMO, RESERVE, STARTER, Card, Token
from underkeep.clank_catacombs.tokens import TOKENS


def pile_of(card: Card) -> str:
    """Where it lies at first: among the ten of each player, in the reserve, in the dungeon deck or beside it."""
    if card.header == STARTER:
        return STARTER
    if card.header == RESERVE or card is GOBLIN:
        return RESERVE
    return PROMO if card.set == PROMO else "dungeon"


def sheet(card: Card) -> dict[str, Any]:
    """A card as plain data, with the names of the fact tables."""
    cost = {"skill": card.cost, "swords": card.might, "gold": card.pay_gold, "lockpicks": card.pay_lockpicks}
    facts: dict[str, Any] = {"id": card.id, "set": card.set, "copies": card.copies, "name": card.name, "type": "card"}
    facts |= {"kind": pile_of(card), "header": card.header, "subtype": card.subtype or None, "points": card.points}
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
