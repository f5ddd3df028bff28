"""The rulebook's set-up: which cards are in the game, and how they are dealt."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final, NoReturn, TypeVar

from underkeep.boss_monster.cards import BOXES
from underkeep.boss_monster.cards.box import Box
from underkeep.boss_monster.extras import Today
from underkeep.boss_monster.hooks import LAYING
from underkeep.boss_monster.kinds import BossCard, Card, RoomCard, SpellCard
from underkeep.boss_monster.piles import Pile
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.rules.opening import HAND_OF_ROOMS, HAND_OF_SPELLS
from underkeep.boss_monster.table import Game
from underkeep.core.errors import BadOptions
from underkeep.core.game import Setting, Settings

C = TypeVar("C", bound=Card)

SEATS: Final[tuple[int, ...]] = (2, 3, 4)  # BM-006
VARIANTS: Final = ("classic", "hard", "choose_boss", "machinations", "immortal")
BASE_SETS: Final = tuple([code for code in ("BMR", "TNL", "RMB") if BOXES[code].heroes])  # BM-255
FIRST_COINS: Final = 3  # BM-123

SETTINGS: Final[tuple[Setting, ...]] = (
    Setting("players", 2, ("2", "3", "4"), "how many sit at the table"),
    Setting("sets", ["BMR"], tuple(BOXES), "which boxes are mixed; one of them a base set"),
    Setting("heroes", "BMR", BASE_SETS, "whose hero deck is used"),
    Setting("variants", [], VARIANTS, "rules of the house, any number of them"),
    Setting("bosses", [], (), "fixed bosses by seat, instead of random ones"),
    Setting(
        "seeded_discard", default=True, allowed=("true", "false"), about="the discard pile starts with cards (BM-A01)"
    ),
    Setting("selling", default=False, allowed=("true", "false"), about="a room card a round for a coin (BM-129)"),
)


def check(settings: Settings) -> Settings:
    """Every option with its default filled in; what cannot be played is refused by name."""
    known = {setting.name: setting.default for setting in SETTINGS}
    for name in settings:
        if name not in known:
            refuse(name, name, tuple(known), "is no option of Boss Monster")
    checked: Settings = dict(known)
    checked.update(settings)
    players = checked["players"]
    if type(players) is not int or players not in SEATS:
        refuse("players", players, ("2", "3", "4"), "is not a number of players", rule="BM-006")
    checked["sets"] = words("sets", checked["sets"], tuple(BOXES))
    if not [code for code in checked["sets"] if code in BASE_SETS]:
        refuse("sets", checked["sets"], BASE_SETS, "holds no base set", rule="BM-255")
    checked["variants"] = words("variants", checked["variants"], VARIANTS)
    if "heroes" not in settings and "BMR" not in checked["sets"]:
        checked["heroes"] = next(code for code in checked["sets"] if code in BASE_SETS)
    hero_decks = [code for code in checked["sets"] if any(BOXES[code].hero_decks(players))]
    if checked["heroes"] not in hero_decks:
        refuse("heroes", checked["heroes"], hero_decks, "is not among the sets with heroes", rule="BM-141")
    bosses = [boss.id for code in checked["sets"] for boss in BOXES[code].bosses]
    checked["bosses"] = words("bosses", checked["bosses"], tuple(bosses))
    if checked["bosses"] and len(checked["bosses"]) != players:
        refuse("bosses", checked["bosses"], (), f"must name one boss for each of the {players} seats", rule="BM-146")
    if checked["bosses"] and "choose_boss" in checked["variants"]:
        refuse("bosses", checked["bosses"], (), "cannot be fixed and chosen at once", rule="BM-243")
    if type(checked["seeded_discard"]) is not bool:
        refuse("seeded_discard", checked["seeded_discard"], ("true", "false"), "is neither true nor false")
    if type(checked["selling"]) is not bool:
        refuse("selling", checked["selling"], ("true", "false"), "is neither true nor false")
    if checked["selling"] and not mixes_coins(checked["sets"]):
        refuse("selling", checked["selling"], (), "needs a set with coins, and a base set without", rule="BM-129")
    return checked


def mixes_coins(sets: Sequence[str]) -> bool:
    """BM-129: whether a set with coins is mixed with a base set that has none."""
    coins = any(BOXES[code].coins for code in sets)
    return coins and any(code in BASE_SETS and not BOXES[code].coins for code in sets)


def words(field: str, given: object, allowed: tuple[str, ...]) -> list[str]:
    """A list of different words out of those allowed."""
    if not isinstance(given, (list, tuple)):
        refuse(field, given, (), f"is not a list, such as {[allowed[0]]}")
    for word in given:
        if not isinstance(word, str) or word not in allowed:
            refuse(field, word, allowed, "is not known")
    if len(set(given)) != len(given):
        refuse(field, given, allowed, "names something twice")
    return list(given)


def refuse(field: str, given: object, allowed: Sequence[str], why: str, rule: str = "") -> NoReturn:
    near = get_close_matches(str(given), allowed, 1)
    hint = f"; did you mean {near[0]}?" if near and near[0] != str(given) else ""
    choice = f"; choose from {', '.join(allowed)}" if allowed else ""
    message = f"{field}: {given!r:.60} {why}{choice}{hint}"
    raise BadOptions(message, field=field, rule=rule)


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
    cards = deck.cards[: -count - 1 : -1]
    del deck.cards[-count:]
    del deck.tags[-count:]
    return Pile(cards, [0] * count)


def fill_decks(g: Game, settings: Settings) -> None:
    """BM-248: rooms, spells and bosses of all sets together, the heroes of one."""
    boxes = [BOXES[code] for code in settings["sets"]]
    rooms: list[RoomCard] = []
    spells: list[SpellCard] = []
    for box in boxes:
        rooms += box.room_deck()
        spells += box.spell_deck()
    g.room_deck = Pile(rooms, [0] * len(rooms))
    g.spell_deck = Pile(spells, [0] * len(spells))
    ordinary, epic = BOXES[settings["heroes"]].hero_decks(len(g.players))
    if "hard" in g.variants:
        ordinary = [card for card in ordinary if card.hp != 4]  # BM-242, BM-A30
    g.hero_deck = ordinary[:]
    g.epic_deck = epic[:]
    g.boss_deck = [card for box in boxes for card in box.bosses]
    take_note(g, boxes, BOXES[settings["heroes"]])


def take_note(g: Game, boxes: Sequence[Box], heroes: Box) -> None:
    """What some games need and most do not: cards that act out of the hand, heroes with powers, a day's history."""
    for box in boxes:
        expect(g, box)
        g.coined = g.coined or box.coins
        g.from_hand |= box.hand_moments()
        g.offers |= box.offers()
        if box.keeps_history:
            for me in g.players:
                me.today = Today()
    expect(g, heroes)
    if "selling" in g.variants:
        g.from_hand |= LAYING
    g.hero_powers |= heroes.hero_moments(len(g.players))
    for me in g.players:
        me.rarely = g.from_hand | g.hero_powers | g.offers


def expect(g: Game, box: Box) -> None:
    """What cards of this box wait for may matter in the game."""
    g.awaited |= box.happenings()
    g.eventful = g.eventful or box.eventful


def all_cards(g: Game, settings: Settings) -> list[Card]:
    """Every card of this game, none of them dealt."""
    fill_decks(g, settings)
    return [*g.room_deck.cards, *g.spell_deck.cards, *g.hero_deck, *g.epic_deck, *g.boss_deck]


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
    g.discard += take_top(g.room_deck, 4).cards
    g.discard += take_top(g.spell_deck, 2).cards


def new_players(count: int) -> list[Player]:
    nobody: BossCard = BOXES["BMR"].bosses[0]  # until the bosses are dealt
    return [Player(seat, nobody) for seat in range(count)]
