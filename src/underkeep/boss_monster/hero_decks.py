"""Whose heroes come: the hero deck of one base set, sized to the players, and who joins it or takes a place in it."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.cards import BOXES, CATALOGUE
from underkeep.boss_monster.hero_cards import STAR, HeroCard
from underkeep.boss_monster.kinds import BASE_SETS
from underkeep.boss_monster.treasures import CLERIC, EXPLORER, FIGHTER, MAGE, THIEF
from underkeep.core.game import Settings

CROWD: Final = 5  # so many players, or more, need a larger hero deck (BM-006)
SIMILAR: Final = 2  # health by which a star hero and the one it replaces may differ (BM-259)
CLASSES: Final = (CLERIC, FIGHTER, MAGE, THIEF)
# BM-253, BM-254, BM-144, BM-A16: of each class, how many with 4 health and how many with 11 join without Crash Landing.
JOINING: Final[dict[tuple[int, str], tuple[int, int]]] = {
    (5, "epic"): (1, 1),
    (5, "ordinary"): (1, 1),
    (6, "epic"): (1, 2),
    (6, "ordinary"): (2, 1),
}

Decks = tuple[list[HeroCard], list[HeroCard]]


def hero_decks(settings: Settings) -> Decks:
    """BM-141, BM-145: ordinary and epic heroes of one base set, as many as come with so many players; and who joins."""
    heroes = heroes_before_stars(settings)
    if settings["stars"]:
        heroes = with_stars(heroes, star_heroes(settings))
    heroes = [card for card in heroes if may_come(card, settings)]
    return [card for card in heroes if not card.epic], [card for card in heroes if card.epic]


def heroes_before_stars(settings: Settings) -> list[HeroCard]:
    """Who would come if no star hero took anybody's place."""
    players: int = settings["players"]
    ordinary, epic = BOXES[settings["heroes"]].hero_decks(players)
    heroes = own_deck(settings) if settings["own_heroes"] else [*ordinary, *epic]
    joining = those_who_join(settings, heroes) if players >= CROWD else []
    if settings["stars"]:
        joining += [card for code in settings["sets"] for card in BOXES[code].heroes if comes_along(card)]
    return [*heroes, *[card for card in joining if card not in heroes]]


def may_come(card: HeroCard, settings: Settings) -> bool:
    """BM-242, BM-A30: not those who are too weak for a hard game; nor anybody who is left out."""
    if "hard" in settings["variants"] and not card.epic and card.hp == 4:
        return False
    return card.id not in settings["without"]


def heroes_at_home(settings: Settings) -> dict[HeroCard, HeroCard]:
    """BM-259: who has made way for a star hero, and for which."""
    if not settings["stars"]:
        return {}
    heroes = heroes_before_stars(settings)
    pairs = zip(heroes, with_stars(heroes, star_heroes(settings)), strict=True)
    return {card: star for card, star in pairs if card is not star and may_come(card, settings)}


def comes_along(card: HeroCard) -> bool:
    """BM-252: a star hero without a treasure, of a set that has no hero deck of its own, comes with the epic ones."""
    return card.star and not card.treasures and card.set not in BASE_SETS


def own_deck(settings: Settings) -> list[HeroCard]:
    """BM-252: heroes by name, of any of the sets, star heroes too; less those who do not play along with so few."""
    named = heroes_named(settings["own_heroes"])
    return [card for card in named if card.players == STAR or card.least <= settings["players"]]


def heroes_named(names: list[str]) -> list[HeroCard]:
    cards = [CATALOGUE[name] for name in names]
    return [card for card in cards if isinstance(card, HeroCard)]


def brings_a_crowd(settings: Settings) -> bool:
    """Whether a set is played that has heroes for five and six (BM-142)."""
    return any(BOXES[code].for_crowds for code in settings["sets"])


def brings_explorers(settings: Settings) -> bool:
    """BM-121, BM-122: whether a set is played whose heroes look for explorer treasure, Crash Landing (BM-045)."""
    return any(EXPLORER in hero.treasures for code in settings["sets"] for hero in BOXES[code].heroes)


def those_who_join(settings: Settings, heroes: list[HeroCard]) -> list[HeroCard]:
    """BM-142: all heroes of Crash Landing; without it, some of the other base sets (BM-143, BM-144)."""
    joining: list[HeroCard] = []
    if brings_a_crowd(settings):
        for code in settings["sets"]:
            if BOXES[code].for_crowds:
                joining += BOXES[code].heroes
        return joining
    weak, strong = JOINING[settings["players"], settings["more_heroes"]]
    others = [card for code in settings["sets"] for card in BOXES[code].heroes if card not in heroes]
    for hero_class in CLASSES:
        joining += alike(others, hero_class, 4)[:weak]
        joining += alike(others, hero_class, 11)[:strong]
    return joining


def alike(heroes: list[HeroCard], hero_class: str, hp: int) -> list[HeroCard]:
    return [card for card in heroes if card.hero_class == hero_class and card.hp == hp and card.kind == "plain"]


def star_heroes(settings: Settings) -> list[HeroCard]:
    """The star heroes that the sets bring beside their hero decks."""
    return [card for code in settings["sets"] for card in BOXES[code].heroes if is_a_guest(card, settings["heroes"])]


def is_a_guest(card: HeroCard, heroes: str) -> bool:
    return card.players == STAR or (card.star and card.set != heroes and card.set not in BASE_SETS)


def with_stars(heroes: list[HeroCard], stars: list[HeroCard]) -> list[HeroCard]:
    """BM-259: each takes the place of the hero that is most like it, or stays at home if nobody is."""
    heroes = heroes[:]
    for star in stars:
        if star in heroes:
            continue
        replaced = most_like(heroes, star)
        if replaced is not None:
            heroes[heroes.index(replaced)] = star
    return heroes


def most_like(heroes: list[HeroCard], star: HeroCard) -> HeroCard | None:
    """BM-259: of the same kind and treasure, and of similar health; of equally similar ones the first."""
    best: HeroCard | None = None
    least = SIMILAR + 1
    for card in heroes:
        apart = abs(card.hp - star.hp)
        if card.kind == "plain" and card.epic == star.epic and card.treasures == star.treasures and apart < least:
            best, least = card, apart
    return best
