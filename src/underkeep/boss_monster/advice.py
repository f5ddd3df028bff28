"""What the guide advises on mixing sets. Nothing here is refused: whoever likes it plays it so."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.hero_cards import HeroCard
from underkeep.boss_monster.hero_decks import CLASSES, hero_decks, heroes_named
from underkeep.boss_monster.kinds import BASE_SETS, MINI_SETS
from underkeep.boss_monster.mixes import NO_MIX
from underkeep.boss_monster.mixing import bosses_of, rooms_of
from underkeep.boss_monster.room_cards import MONSTER
from underkeep.boss_monster.treasures import EXPLORER
from underkeep.core.game import Advice, Settings

# BM-257: what goes well with a base set. CRL, THK and IOD may also be played alone with it.
RECOMMENDED: Final = (("CRL",), ("CRL", "THK", "IOD"), ("THK",), ("IOD",), ("THK", "IOD"))
# In hundredths:
FEWEST_ADVANCED: Final = 25  # for each ordinary room; the guide names 2 for 5 or 6, and the base set has this
MOST_ADVANCED: Final = 50
UNEVEN: Final = 110  # the treasure that there is most of, against the one that there is least of
ONE_SIDED: Final = 140  # traps against monsters, or the other way round
BOSSES_APART: Final = 2
ORDINARY: Final = 24  # heroes of one's own deck, beside the Fools
EPIC: Final = 16  # beside the star heroes


def advise(settings: Settings) -> list[Advice]:
    """All that the guide would say against a game with these options, each with its rule. The mixes are the guide's."""
    told: list[Advice] = []
    if settings["mix"] == NO_MIX:
        told += on_sets(settings)
        told += on_rooms(settings)
        told += on_bosses(settings)
    if settings["own_heroes"]:
        told += on_heroes(heroes_named(settings["own_heroes"]))
    return [*told, *on_explorers(settings)]


def on_sets(settings: Settings) -> list[Advice]:
    """BM-257, BM-258: recommended companies; best of all one base set and one expansion. Micro-sets go with any."""
    bases = [code for code in settings["sets"] if code in BASE_SETS]
    minis = [code for code in MINI_SETS if code in settings["sets"]]
    if minis and tuple(minis) not in RECOMMENDED:
        return [Advice("BM-257", "company", {"sets": ", ".join(minis)})]
    if len(bases) > 1 and minis:
        return [Advice("BM-258", "many-sets", {"count": str(len(bases) + len(minis))})]
    return []


def on_rooms(settings: Settings) -> list[Advice]:
    """BM-249 to BM-251: how many advanced rooms, as much of each treasure, as many traps as monsters."""
    told: list[Advice] = []
    rooms = rooms_of(settings)
    advanced = len([card for card in rooms if card.advanced])
    ordinary = len(rooms) - advanced
    if not FEWEST_ADVANCED * ordinary <= 100 * advanced <= MOST_ADVANCED * ordinary:
        told.append(Advice("BM-249", "advanced", {"advanced": str(advanced), "ordinary": str(ordinary)}))
    icons = {kind: sum([card.treasures.count(kind) for card in rooms]) for kind in CLASSES}
    most, least = max(icons.values()), min(icons.values())
    if 100 * most > UNEVEN * least:
        rich = next(kind for kind in CLASSES if icons[kind] == most)
        poor = next(kind for kind in CLASSES if icons[kind] == least)
        words = {"rich": rich, "most": str(most), "poor": poor, "least": str(least)}
        told.append(Advice("BM-250", "treasures", words))
    monsters = len([card for card in rooms if card.kind == MONSTER])
    traps = len(rooms) - monsters
    if 100 * max(monsters, traps) > ONE_SIDED * min(monsters, traps):
        told.append(Advice("BM-251", "kinds", {"monsters": str(monsters), "traps": str(traps)}))
    return told


def on_bosses(settings: Settings) -> list[Advice]:
    """BM-251: about as many bosses of each treasure."""
    bosses = bosses_of(settings)
    counts = [len([boss for boss in bosses if boss.treasure == kind]) for kind in CLASSES]
    if max(counts) - min(counts) <= BOSSES_APART:
        return []
    return [Advice("BM-251", "bosses", {"most": str(max(counts)), "least": str(min(counts))})]


def on_heroes(heroes: list[HeroCard]) -> list[Advice]:
    """BM-252: 24 ordinary heroes and 16 epic ones, as many of each treasure and as strong."""
    told: list[Advice] = []
    seekers = [card for card in heroes if card.treasures and not card.star]
    ordinary = [card for card in seekers if not card.epic]
    epic = [card for card in seekers if card.epic]
    if (len(ordinary), len(epic)) != (ORDINARY, EPIC):
        told.append(Advice("BM-252", "heroes", {"ordinary": str(len(ordinary)), "epic": str(len(epic))}))
    strength = [sum([card.hp for card in seekers if card.hero_class == kind]) for kind in CLASSES]
    if 100 * max(strength) > UNEVEN * min(strength):
        told.append(Advice("BM-252", "uneven-heroes", {"most": str(max(strength)), "least": str(min(strength))}))
    return told


def on_explorers(settings: Settings) -> list[Advice]:
    """BM-142: explorers come with five or six players; else there is nobody whom their treasure would lure."""
    ordinary, epic = hero_decks(settings)
    sought = any(EXPLORER in card.treasures for card in [*ordinary, *epic])
    there = any(EXPLORER in card.treasures for card in rooms_of(settings))
    return [Advice("BM-142", "explorers")] if there and not sought else []
