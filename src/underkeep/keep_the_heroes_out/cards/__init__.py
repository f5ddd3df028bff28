"""Every clan, and every card that can be in a player's deck."""

from __future__ import annotations

from typing import Final

from underkeep.keep_the_heroes_out.cards.clans_of_defence import RATS, SKELETONS, SLIMES
from underkeep.keep_the_heroes_out.cards.clans_of_support import IMPS, POLTERGEISTS, WITCHES
from underkeep.keep_the_heroes_out.cards.clans_of_the_crowd import GNOLLS, LIZARDFOLK, RED_DRAGON
from underkeep.keep_the_heroes_out.cards.loot import LOOT
from underkeep.keep_the_heroes_out.kinds import Card, Clan

CLANS: Final[list[Clan]] = [
    RED_DRAGON, LIZARDFOLK, GNOLLS, SLIMES, SKELETONS, RATS, WITCHES, POLTERGEISTS, IMPS,
]  # fmt: skip
CLAN: Final[dict[str, Clan]] = {clan.id: clan for clan in CLANS}
CATALOGUE: Final[dict[str, Card]] = {card.id: card for card in LOOT}


def enrol_tactics() -> None:
    for clan in CLANS:
        for card in clan.tactics:
            card.clan = clan.id
            CATALOGUE[card.id] = card


enrol_tactics()


def loot_deck() -> list[Card]:
    """KH-009: sixty cards, not yet shuffled."""
    return [card for card in LOOT for _ in range(card.copies)]
