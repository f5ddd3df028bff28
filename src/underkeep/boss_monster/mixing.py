"""Which rooms, spells and bosses are in the decks: those of all sets together, or by the list of a mix."""

from __future__ import annotations

from underkeep.boss_monster.cards import BOXES, CATALOGUE
from underkeep.boss_monster.hero_decks import brings_explorers
from underkeep.boss_monster.kinds import BossCard, SpellCard
from underkeep.boss_monster.mixes import MIXED, MIXES, NO_MIX
from underkeep.boss_monster.room_cards import RoomCard
from underkeep.boss_monster.treasures import EXPLORER
from underkeep.core.game import Settings


def rooms_of(settings: Settings) -> list[RoomCard]:
    """BM-248: the rooms of all sets, or those of the mix; every copy, but for what is left out."""
    rooms: list[RoomCard] = []
    if settings["mix"] != NO_MIX:
        for name, copies in MIXES[settings["mix"]].rooms.items():
            card = CATALOGUE[name]
            assert isinstance(card, RoomCard)
            rooms += [card] * copies
    for code in unlisted(settings):
        rooms += BOXES[code].room_deck()
    without = settings["without"]
    return [card for card in rooms if card.id not in without] if without else rooms


def spells_of(settings: Settings) -> list[SpellCard]:
    """BM-248: the same of spells."""
    spells: list[SpellCard] = []
    if settings["mix"] != NO_MIX:
        for name, copies in MIXES[settings["mix"]].spells.items():
            card = CATALOGUE[name]
            assert isinstance(card, SpellCard)
            spells += [card] * copies
    for code in unlisted(settings):
        spells += BOXES[code].spell_deck()
    without = settings["without"]
    return [card for card in spells if card.id not in without] if without else spells


def bosses_of(settings: Settings) -> list[BossCard]:
    """BM-248: the same of bosses."""
    explorers = brings_explorers(settings)
    bosses: list[BossCard] = []
    for code in settings["sets"]:
        box = BOXES[code]
        staying = (EXPLORER,) if box.needs_explorers and not explorers else ()  # BM-122
        bosses += [card for card in box.bosses if card.treasure not in staying]
    bosses = [card for card in bosses if card.id not in settings["without"]]
    if settings["mix"] == NO_MIX:
        return bosses
    listed = MIXES[settings["mix"]].bosses
    return [card for card in bosses if not listed or card.id in listed or card.set not in MIXED]


def unlisted(settings: Settings) -> list[str]:
    """The sets whose whole decks are played."""
    return [code for code in settings["sets"] if settings["mix"] == NO_MIX or code not in MIXED]
