"""The rulebook's set-up: which cards are in the game, and how they are dealt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from underkeep.boss_monster import assembling
from underkeep.boss_monster.assembling import (
    FIRST_ROOMS,
    FIRST_SPELLS,
    check_crowd,
    check_decks,
    check_mix,
    choose_sets,
)
from underkeep.boss_monster.cards import BOXES
from underkeep.boss_monster.checking import words, yes_or_no
from underkeep.boss_monster.decks import MOST_KEPT, Decks, decks_of
from underkeep.boss_monster.extras import Today
from underkeep.boss_monster.hooks import LAYING
from underkeep.boss_monster.items import Gear, Wares
from underkeep.boss_monster.kinds import BASE_SETS, MICRO_SETS, MINI_SETS, BossCard, Card
from underkeep.boss_monster.piles import Pile
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.rules.opening import HAND_OF_ROOMS, HAND_OF_SPELLS
from underkeep.boss_monster.table import Game
from underkeep.core.game import Setting, Settings
from underkeep.core.refusing import refuse

C = TypeVar("C", bound=Card)

SEATS: Final[tuple[int, ...]] = (2, 3, 4, 5, 6)  # BM-006
VARIANTS: Final = ("classic", "hard", "choose_boss", "machinations", "immortal")
FIRST_COINS: Final = 3  # BM-123
WITH_HEROES: Final = tuple([code for code in BASE_SETS if code in BOXES])

SETTINGS: Final[tuple[Setting, ...]] = (
    Setting("players", 2, ("2", "3", "4", "5", "6"), "how many sit at the table"),
    Setting("sets", ["BMR"], tuple(BOXES), "which boxes are mixed; one of them a base set"),
    Setting("heroes", "BMR", WITH_HEROES, "whose hero deck is used"),
    Setting("variants", [], VARIANTS, "rules of the house, any number of them"),
    Setting("bosses", [], (), "fixed bosses by seat, instead of random ones"),
    Setting(
        "seeded_discard", default=True, allowed=("true", "false"), about="the discard pile starts with cards (BM-A01)"
    ),
    Setting("selling", default=False, allowed=("true", "false"), about="a room card a round for a coin (BM-129)"),
    *assembling.SETTINGS,
)


# What was accepted, with the decks that it makes. Whoever plays many games asks for the same again and again.
ACCEPTED: Final[dict[tuple[object, ...], tuple[Settings, Decks]]] = {}


def check(settings: Settings) -> Settings:
    """Every option with its default filled in; what cannot be played is refused by name."""
    # With their types, so that nothing is taken for what it only equals, such as True for 1.
    key = tuple([(name, type(v), tuple(v) if type(v) is list else v) for name, v in settings.items()])
    try:
        kept = ACCEPTED.get(key)
    except TypeError:  # what cannot be looked up is nothing that could be played
        return check_anew(settings)
    if kept is None or not kept[1].are_fresh():
        checked = check_anew(settings)
        if len(ACCEPTED) >= MOST_KEPT:
            ACCEPTED.clear()
        kept = ACCEPTED[key] = checked, decks_of(checked)
    return {name: value[:] if isinstance(value, list) else value for name, value in kept[0].items()}


def check_anew(settings: Settings) -> Settings:
    """The same, looked at one by one."""
    known = {setting.name: setting.default for setting in SETTINGS}
    for name in settings:
        if name not in known:
            refuse(name, name, tuple(known), "is no option of Boss Monster")
    checked: Settings = dict(known)
    checked.update(settings)
    players = checked["players"]
    if type(players) is not int or players not in SEATS:
        refuse("players", players, ("2", "3", "4", "5", "6"), "is not a number of players", rule="BM-006")
    choose_sets(settings, checked)
    checked["sets"] = words("sets", checked["sets"], tuple(BOXES))
    if not [code for code in checked["sets"] if code in BASE_SETS]:
        refuse("sets", checked["sets"], WITH_HEROES, "holds no base set", rule="BM-255")
    checked["variants"] = words("variants", checked["variants"], VARIANTS)
    check_mix(checked)
    check_crowd(checked)
    if "heroes" not in settings and checked["mix"] == "none" and "BMR" not in checked["sets"]:
        checked["heroes"] = next(code for code in checked["sets"] if code in BASE_SETS)
    with_heroes = [code for code in checked["sets"] if any(BOXES[code].hero_decks(players)) and may_lead(code)]
    if checked["heroes"] not in with_heroes:
        refuse("heroes", checked["heroes"], with_heroes, "is not among the sets with heroes", rule="BM-141")
    yes_or_no("seeded_discard", checked["seeded_discard"])
    check_decks(checked)
    if checked["bosses"] != []:
        there = tuple([boss.id for boss in decks_of(checked).bosses])
        checked["bosses"] = words("bosses", checked["bosses"], there)
    if checked["bosses"] and len(checked["bosses"]) != players:
        refuse("bosses", checked["bosses"], (), f"must name one boss for each of the {players} seats", rule="BM-146")
    if checked["bosses"] and "choose_boss" in checked["variants"]:
        refuse("bosses", checked["bosses"], (), "cannot be fixed and chosen at once", rule="BM-243")
    yes_or_no("selling", checked["selling"])
    if checked["selling"] and not mixes_coins(checked["sets"]):
        refuse("selling", checked["selling"], (), "needs a set with coins, mixed with another set", rule="BM-129")
    return checked


def mixes_coins(sets: Sequence[str]) -> bool:
    """BM-129: whether a set with coins is mixed with another set."""
    return len(sets) > 1 and any(BOXES[code].coins for code in sets)


def may_lead(code: str) -> bool:
    """BM-141, BM-256: whose heroes may be the hero deck: those of a base set, or of a home-made one."""
    return code not in MINI_SETS and code not in MICRO_SETS


def house_rules(settings: Settings) -> tuple[str, ...]:
    """The variants that are played; selling is one, which only some mixes of sets allow."""
    variants = tuple(settings["variants"])
    return (*variants, "selling") if settings["selling"] else variants


def deal(g: Game, settings: Settings) -> None:
    """BM-146: shuffle everything, bosses, the first discards, the hands."""
    fill_decks(g, settings)
    g.rng.shuffle(g.room_deck.cards)
    g.rng.shuffle(g.spell_deck.cards)
    g.rng.shuffle(g.hero_deck)
    g.rng.shuffle(g.epic_deck)
    if g.wares is not None:
        g.rng.shuffle(g.wares.deck)
    deal_bosses(g, settings["bosses"])
    if settings["seeded_discard"]:
        seed_discard(g)
    for me in g.players:
        me.rooms = take_top(g.room_deck, HAND_OF_ROOMS)  # BM-149
        me.spells = take_top(g.spell_deck, HAND_OF_SPELLS)
        me.coins = FIRST_COINS if g.coined else 0
        me.survey()
    g.phase = "bosses" if "choose_boss" in g.variants else "mulligan"


def take_top(deck: Pile[C], count: int) -> Pile[C]:
    """Nobody has seen anything yet, so there is nothing to remember of these cards."""
    taken: Pile[C] = Pile([], [])
    for _ in range(count):
        taken.add(deck.cards.pop(), deck.tags.pop())
    return taken


def fill_decks(g: Game, settings: Settings) -> None:
    """BM-248: rooms, spells and bosses of all sets together, the heroes of one."""
    decks = decks_of(settings)
    g.room_deck = Pile(decks.rooms[:], [0] * len(decks.rooms))
    g.spell_deck = Pile(decks.spells[:], [0] * len(decks.spells))
    g.hero_deck = decks.ordinary[:]
    g.epic_deck = decks.epic[:]
    g.boss_deck = decks.bosses[:]
    g.awaited = decks.awaited
    if decks.eventful:
        take_note(g, decks)
    g.shares = decks.shares


def take_note(g: Game, decks: Decks) -> None:
    """What some games need and most do not: coins, items, cards that act out of the hand, a day's history."""
    g.eventful = True
    g.coined = decks.coined
    g.treasures = decks.treasures
    g.expect(decks.from_hand, decks.offers, decks.hero_powers)
    if decks.items:  # BM-100, BM-121: one deck of all items; those for explorers are passed over if there are none
        g.wares = Wares()
        g.wares.deck = decks.items[:]
        g.wares.explorers = decks.explorers
    for me in g.players:
        me.rarely = LAYING if "selling" in g.variants else 0
        if decks.keeps_history:
            me.today = Today()
        if decks.items:
            me.gear = Gear()


def all_cards(g: Game, settings: Settings) -> list[Card]:
    """Every card of this game, none of them dealt."""
    fill_decks(g, settings)
    items: list[Card] = [] if g.wares is None else [*g.wares.deck]
    return [*g.room_deck.cards, *g.spell_deck.cards, *g.hero_deck, *g.epic_deck, *g.boss_deck, *items]


def deal_bosses(g: Game, fixed: Sequence[str]) -> None:
    """BM-146, BM-243: one random boss each, or two to choose from; the rest stay in the box."""
    if fixed:
        named = {boss.id: boss for boss in g.boss_deck}
        chosen = [named[boss] for boss in fixed]
        g.boss_deck = [boss for boss in g.boss_deck if boss not in chosen]
        for me, boss in zip(g.players, chosen, strict=True):
            me.boss = boss
    else:
        g.rng.shuffle(g.boss_deck)
        for me in g.players:
            me.boss = g.boss_deck.pop()
    if "choose_boss" in g.variants:
        for me in g.players:
            me.offered = [me.boss, g.boss_deck.pop()]
    g.gone.extend(g.boss_deck)
    g.boss_deck = []
    if "choose_boss" not in g.variants:
        g.rank_by_xp()


def seed_discard(g: Game) -> None:
    """BM-147, BM-A01: four rooms and two spells lie face up from the start."""
    g.discard += take_top(g.room_deck, FIRST_ROOMS).cards
    g.discard += take_top(g.spell_deck, FIRST_SPELLS).cards


def new_players(count: int) -> list[Player]:
    nobody: BossCard = BOXES["BMR"].bosses[0]  # until the bosses are dealt
    return [Player(seat, nobody) for seat in range(count)]
