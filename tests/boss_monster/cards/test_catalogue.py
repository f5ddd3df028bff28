"""The whole catalogue against figures that were typed in independently, and every card against its tests."""

from __future__ import annotations

import inspect
from types import ModuleType
from typing import Any

import pytest

import underkeep as uk
from tests.boss_monster.cards import test_bosses, test_heroes, test_rooms, test_spells
from tests.boss_monster.catalogue_figures import BOSSES, EPIC_HEROES, ORDINARY_HEROES, ROOMS, SPELLS
from underkeep import texts

CARDS: dict[str, dict[str, Any]] = {
    card["id"]: card for info in uk.games() if info.name == "boss_monster" for card in info.cards()
}
HEROES = [(*hero, False) for hero in ORDINARY_HEROES] + [(*hero, True) for hero in EPIC_HEROES]
EVERY_CARD = [card[0] for table in (ROOMS, SPELLS, BOSSES, HEROES) for card in table]
WITH_TEXT = [card[0] for card in ROOMS if card[8]] + [card[0] for card in SPELLS] + [card[0] for card in BOSSES]
WITH_TEXT.append("the_fool")


def sheet(card: str, *fields: str) -> tuple[Any, ...]:
    return tuple(CARDS[card][field] for field in fields)


# -- figures ----------------------------------------------------------------------------------------------------


def test_the_base_set_holds_exactly_these_cards():
    assert [card for card, facts in CARDS.items() if facts["set"] == "BMR"] == EVERY_CARD


@pytest.mark.parametrize("figures", ROOMS, ids=lambda figures: figures[0])
def test_a_room_is_as_printed(figures):
    ident, name, copies, kind, advanced, treasures, damage, once, text = figures
    printed = (name, copies, kind, advanced, list(treasures), damage, once)
    fields = ("name", "copies", "kind", "advanced", "treasures", "damage", "once_per_round")
    assert sheet(ident, "type", *fields) == ("room", *printed)
    assert bool(CARDS[ident]["text"]) == text


@pytest.mark.parametrize("figures", SPELLS, ids=lambda figures: figures[0])
def test_a_spell_is_as_printed(figures):
    ident, *printed = figures
    assert sheet(ident, "type", "name", "copies", "phase") == ("spell", *printed)


@pytest.mark.parametrize("figures", BOSSES, ids=lambda figures: figures[0])
def test_a_boss_is_as_printed(figures):
    ident, *printed = figures
    assert sheet(ident, "type", "copies", "name", "xp", "treasure") == ("boss", 1, *printed)


@pytest.mark.rule("BM-085")
@pytest.mark.parametrize("figures", HEROES, ids=lambda figures: figures[0])
def test_a_hero_is_as_printed(figures):
    ident, name, hero_class, health, players, epic = figures
    assert sheet(ident, "type", "copies", "name", "hero_class", "hp", "players", "epic") == (
        "hero", 1, name, hero_class, health, players, epic
    )  # fmt: skip
    worth = 2 if epic else 1
    assert sheet(ident, "souls", "wounds") == (worth, worth)
    assert CARDS[ident]["treasures"] == ([] if hero_class == "special" else [hero_class])


# -- totals -----------------------------------------------------------------------------------------------------


def copies_of(kind: str, **wanted: object) -> int:
    cards = [card for card in CARDS.values() if card["type"] == kind and card["set"] == "BMR"]
    return sum(card["copies"] for card in cards if all(card[name] == value for name, value in wanted.items()))


@pytest.mark.rule("BM-007")
def test_the_box_holds_what_is_printed_on_it():
    assert (copies_of("room"), len(ROOMS)) == (75, 31)
    assert (copies_of("spell"), len(SPELLS)) == (31, 16)
    assert copies_of("boss") == 8
    assert (copies_of("hero", epic=False), copies_of("hero", epic=True)) == (25, 16)


@pytest.mark.parametrize(
    ("players", "ordinary", "epic"),
    [
        pytest.param(2, 13, 8, marks=pytest.mark.rule("BM-137")),
        pytest.param(3, 17, 12, marks=pytest.mark.rule("BM-138")),
        pytest.param(4, 25, 16, marks=pytest.mark.rule("BM-139")),
    ],
)
def test_the_number_of_players_decides_who_comes_to_town(players, ordinary, epic):
    symbols = {2: ("2+",), 3: ("2+", "3+"), 4: ("2+", "3+", "4")}[players]
    game: Any = uk.new_game("boss_monster", players=players, seed=1)._game
    assert (len(game.hero_deck), len(game.epic_deck)) == (ordinary, epic)
    assert {hero.id for hero in game.hero_deck} == {hero[0] for hero in ORDINARY_HEROES if hero[4] in symbols}
    assert {hero.id for hero in game.epic_deck} == {hero[0] for hero in EPIC_HEROES if hero[4] in symbols}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_copy_of_every_card_is_in_the_game(players):
    game: Any = uk.new_game("boss_monster", players=players, seed=1)._game
    hands = [card.id for player in game.players for pile in (player.rooms, player.spells) for card in pile.cards]
    decks = [card.id for pile in (game.room_deck, game.spell_deck) for card in pile.cards]
    pile = [card.id for card in game.discard]
    printed = [card[0] for card in ROOMS for _ in range(card[2])] + [card[0] for card in SPELLS for _ in range(card[2])]
    assert sorted(hands + decks + pile) == sorted(printed)


# -- languages --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["pl", "ru"])
@pytest.mark.parametrize("card", EVERY_CARD)
def test_every_card_has_a_name_of_its_own_in_every_language(card, lang):
    assert texts.message(lang, card)
    assert texts.card_name(lang, card) == texts.message(lang, card)


@pytest.mark.parametrize("lang", ["pl", "ru"])
def test_no_two_cards_share_a_name(lang):
    assert len({texts.card_name(lang, card) for card in EVERY_CARD}) == len(EVERY_CARD)


@pytest.mark.parametrize("card", EVERY_CARD)
def test_a_card_says_something_exactly_if_it_does_something(card):
    assert bool(texts.card_text("en", card)) == (card in WITH_TEXT)
    for lang in ("pl", "ru"):
        said = texts.message(lang, card, "text")
        assert bool(said) == (card in WITH_TEXT)
        assert not said or said != texts.card_text("en", card)


def test_russian_texts_are_written_in_cyrillic():
    for card in WITH_TEXT:
        said = texts.card_text("ru", card)
        assert any("а" <= letter <= "я" for letter in said), card


# -- every card has a test --------------------------------------------------------------------------------------


def cards_under_test(module: ModuleType) -> set[str]:
    """The cards named by `@pytest.mark.card` on the tests, test classes and parameters of a module."""
    found: set[str] = set()
    for name, thing in vars(module).items():
        if inspect.isclass(thing) and name.startswith("Test"):
            tests = [member for title, member in vars(thing).items() if title.startswith("test_")]
            assert tests, f"{name} holds no test"
            found |= named(thing).union(*[named(test) for test in tests])
        elif name.startswith("test_"):
            found |= named(thing)
    return found


def named(test: Any) -> set[str]:
    found: set[str] = set()
    for mark in getattr(test, "pytestmark", []):
        if mark.name == "card":
            found.update(mark.args)
        elif mark.name == "parametrize":
            for values in mark.args[1]:
                found.update(*[inner.args for inner in getattr(values, "marks", ()) if inner.name == "card"])
    return found


@pytest.mark.parametrize(
    ("module", "cards"),
    [(test_rooms, ROOMS), (test_spells, SPELLS), (test_bosses, BOSSES), (test_heroes, HEROES)],
    ids=["rooms", "spells", "bosses", "heroes"],
)
def test_every_card_is_shown_at_work_and_every_mark_names_a_card(module, cards):
    shown = cards_under_test(module)
    assert {card[0] for card in cards} - shown == set()
    assert shown - set(CARDS) == set()
