"""The cards of every game: the ten that each player begins with, and the reserve (CC-003, CC-004)."""

from __future__ import annotations

from typing import Final

from underkeep.clank_catacombs.kinds import MONSTER, RESERVE, STARTER, Card, Gives

BURGLE: Final = Card("burgle", "Burgle", STARTER, copies=6, gives=Gives(skill=1))
STUMBLE: Final = Card("stumble", "Stumble", STARTER, copies=2, gives=Gives(clank=1), text="Make 1 clank.")
SCRAMBLE: Final = Card("scramble", "Scramble", STARTER, copies=1, gives=Gives(skill=1, boots=1))
SIDESTEP: Final = Card("sidestep", "Sidestep", STARTER, copies=1, gives=Gives(boots=1))
STARTERS: Final = (BURGLE, STUMBLE, SCRAMBLE, SIDESTEP)

MERCENARY: Final = Card("mercenary", "Mercenary", RESERVE, cost=2, copies=15, gives=Gives(skill=1, swords=2))
EXPLORE: Final = Card("explore", "Explore", RESERVE, cost=3, copies=15, gives=Gives(skill=2, boots=1))
SECRET_TOME: Final = Card(
    "secret_tome", "Secret Tome", RESERVE, cost=7, copies=12, points=7, text="Does nothing when played."
)
RESERVED: Final = (MERCENARY, EXPLORE, SECRET_TOME)
MORE_FOR_THE_PARTY: Final = 4  # of each

GOBLIN: Final = Card(
    "goblin", "Goblin", MONSTER, might=2, copies=1, gives=Gives(gold=1),
    text="Is never discarded: it can be defeated any number of times.",
)  # fmt: skip


def starting_deck() -> list[Card]:
    """CC-004, CC-008: the same ten for everybody."""
    return [card for card in STARTERS for _ in range(card.copies)]
