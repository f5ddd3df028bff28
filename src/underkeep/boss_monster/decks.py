"""All cards of a game, before anything is shuffled; put together once for all games of the same settings."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.cards import BOXES
from underkeep.boss_monster.cards.box import Box
from underkeep.boss_monster.hero_cards import HeroCard
from underkeep.boss_monster.hero_decks import CROWD, brings_a_crowd, brings_explorers, hero_decks
from underkeep.boss_monster.hooks import LAYING
from underkeep.boss_monster.items import ItemCard
from underkeep.boss_monster.kinds import BossCard, SpellCard
from underkeep.boss_monster.mixing import bosses_of, rooms_of, spells_of
from underkeep.boss_monster.room_cards import RoomCard
from underkeep.boss_monster.treasures import BASE_TREASURES, EXPLORER, TREASURES
from underkeep.core.game import Settings

MOST_KEPT: Final = 64  # a server may be asked for any mix; nobody plays many at once


class Decks:
    """The decks, and what some of their cards make a game look out for, which most games never need to."""

    __slots__ = (
        "awaited", "bosses", "boxes", "coined", "epic", "eventful", "explorers", "from_hand", "hero_powers",
        "items", "keeps_history", "offers", "ordinary", "rooms", "shares", "spells", "treasures",
    )  # fmt: skip

    def __init__(self, settings: Settings) -> None:
        self.boxes: dict[Box, int] = {BOXES[code]: BOXES[code].count for code in settings["sets"]}  # cards in each
        self.rooms: list[RoomCard] = rooms_of(settings)
        self.spells: list[SpellCard] = spells_of(settings)
        self.bosses: list[BossCard] = bosses_of(settings)
        ordinary, epic = hero_decks(settings)
        self.ordinary: list[HeroCard] = ordinary
        self.epic: list[HeroCard] = epic
        self.items: list[ItemCard] = [item for box in self.boxes for item in box.items]
        self.explorers: bool = brings_explorers(settings)  # BM-121
        there = any(EXPLORER in room.treasures for room in self.rooms)
        there = there or any(EXPLORER in hero.treasures for hero in [*ordinary, *epic])
        self.treasures: tuple[str, ...] = TREASURES if there else BASE_TREASURES  # BM-045
        self.shares: bool = settings["players"] >= CROWD and brings_a_crowd(settings)  # BM-A18
        self.coined: bool = any(box.coins for box in self.boxes)
        self.keeps_history: bool = any(box.keeps_history or len(box.items) > 0 for box in self.boxes)
        self.awaited: int = 0
        self.from_hand: int = LAYING if settings["selling"] else 0
        self.offers: int = 0
        self.hero_powers: int = 0
        self.eventful: bool = self.coined or len(self.items) > 0
        self.take_note()

    def take_note(self) -> None:
        """What cards wait for, and the moments in which they may act out of the hand, for others, or as heroes."""
        for box in self.boxes:
            self.awaited |= box.happenings()
            self.eventful = self.eventful or box.eventful
            self.from_hand |= box.hand_moments()
            self.offers |= box.offers()
        for card in [*self.ordinary, *self.epic]:
            self.awaited |= card.listens
            self.eventful = self.eventful or card.listens != 0
            if card.power is not None:
                self.hero_powers |= card.power.moments

    def are_fresh(self) -> bool:
        """Whether nothing has been put on the shelf, or into its boxes, since they were made."""
        for box, count in self.boxes.items():  # noqa: SIM110 - all() takes twice the time
            if BOXES.get(box.code) is not box or box.count != count:
                return False
        return True


KEPT: Final[dict[tuple[object, ...], Decks]] = {}


def decks_of(settings: Settings) -> Decks:
    """The decks for these settings; whoever deals takes copies of them."""
    key = (
        settings["players"], tuple(settings["sets"]), settings["heroes"], tuple(settings["variants"]), settings["mix"],
        settings["stars"], settings["more_heroes"], settings["selling"], tuple(settings["without"]),
        tuple(settings["own_heroes"]),
    )  # fmt: skip
    kept = KEPT.get(key)
    if kept is None or not kept.are_fresh():
        if len(KEPT) >= MOST_KEPT:
            KEPT.clear()
        kept = KEPT[key] = Decks(settings)
    return kept
