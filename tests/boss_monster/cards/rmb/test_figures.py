"""The cards of Rise of the Minibosses against figures that were typed in independently, and against their tests."""

from __future__ import annotations

from typing import Any

import pytest

import underkeep as uk
from tests.boss_monster.cards.rmb import (
    test_bosses,
    test_coin_rooms,
    test_heroes,
    test_minibosses,
    test_plain_rooms,
    test_spells,
)
from tests.boss_monster.cards.test_catalogue import cards_under_test
from tests.boss_monster.minibosses_figures import BOSSES, HEROES, MINIBOSSES, ROOMS, SPELLS
from underkeep import texts
from underkeep.boss_monster.cards import BOXES

CARDS: dict[str, dict[str, Any]] = {
    card["id"]: card for info in uk.games() if info.name == "boss_monster" for card in info.cards()
}
EVERY_CARD = [card[0] for table in (ROOMS, MINIBOSSES, SPELLS, BOSSES, HEROES) for card in table]
PLAIN = [card[0] for card in HEROES if card[7] == "plain"]


def sheet(card: str, *fields: str) -> tuple[Any, ...]:
    return tuple(CARDS[card][field] for field in fields)


@pytest.mark.rule("BM-016")
def test_the_box_holds_exactly_these_cards():
    assert sorted(card for card, facts in CARDS.items() if facts["set"] == "RMB") == sorted(EVERY_CARD)


@pytest.mark.rule("BM-009")
def test_the_box_holds_what_is_printed_on_it():
    box = BOXES["RMB"]
    assert (len(box.room_deck()), len(box.rooms)) == (72 + 10, 42 + 10)
    assert (len(box.spell_deck()), len(box.spells)) == (30, 15)
    assert box.coins
    assert len(box.bosses) == 12
    assert [len(deck) for deck in box.hero_decks(4)] == [25, 17]


@pytest.mark.parametrize("figures", ROOMS, ids=lambda figures: figures[0])
def test_a_room_is_as_printed(figures):
    ident, name, copies, kind, advanced, treasures, damage, once, works = figures
    fields = ("name", "copies", "kind", "advanced", "treasures", "damage", "once_per_round", "ability_timing")
    assert sheet(ident, "type", *fields) == (
        "room", name, copies, kind, advanced, list(treasures), damage, once, works
    )  # fmt: skip


@pytest.mark.rule("BM-046")
@pytest.mark.parametrize("figures", MINIBOSSES, ids=lambda figures: figures[0])
def test_a_miniboss_is_as_printed(figures):
    ident, *printed = figures
    assert sheet(ident, "type", "name", "copies") == ("miniboss", *printed)
    assert len(set(CARDS[ident]["levels"])) == 3
    for lang in ("pl", "ru"):
        levels = [texts.message(lang, ident, f"level-{level}") for level in (1, 2, 3)]
        assert texts.card_text(lang, ident) == " ".join(str(level) for level in levels)


@pytest.mark.parametrize("figures", SPELLS, ids=lambda figures: figures[0])
def test_a_spell_is_as_printed(figures):
    ident, *printed = figures
    assert sheet(ident, "type", "name", "copies", "phase") == ("spell", *printed)


@pytest.mark.parametrize("figures", BOSSES, ids=lambda figures: figures[0])
def test_a_boss_is_as_printed(figures):
    ident, *printed = figures
    assert sheet(ident, "type", "name", "xp", "treasure", "level_up_kind") == ("boss", *printed)


@pytest.mark.rule("BM-097")
@pytest.mark.parametrize("figures", HEROES, ids=lambda figures: figures[0])
def test_a_hero_is_as_printed(figures):
    ident, name, hero_class, treasures, *printed = figures
    fields = ("name", "hero_class", "treasures", "hp", "players", "epic", "hero_kind", "souls", "wounds", "lure")
    assert sheet(ident, "type", *fields) == ("hero", name, hero_class, list(treasures), *printed)


@pytest.mark.rule("BM-140")
@pytest.mark.parametrize(("players", "ordinary", "epic"), [(2, 13, 9), (3, 17, 13), (4, 25, 17)])
def test_the_number_of_players_decides_who_comes_to_town(players, ordinary, epic):
    game: Any = uk.new_game("boss_monster", players=players, seed=1, sets=["RMB"])._game
    assert (len(game.hero_deck), len(game.epic_deck)) == (ordinary, epic)


@pytest.mark.parametrize("lang", ["pl", "ru"])
def test_every_card_has_a_name_in_every_language(lang):
    assert all(texts.message(lang, card) for card in EVERY_CARD)


@pytest.mark.parametrize("card", EVERY_CARD)
def test_a_card_says_something_exactly_if_it_does_something(card):
    assert bool(texts.card_text("en", card)) == (card not in PLAIN)
    for lang in ("pl", "ru"):
        said = texts.message(lang, card, "text")
        assert bool(said) == (card not in PLAIN)
        assert not said or said != texts.card_text("en", card)


@pytest.mark.parametrize(
    ("modules", "cards"),
    [
        ((test_coin_rooms, test_plain_rooms), ROOMS),
        ((test_minibosses,), MINIBOSSES),
        ((test_spells,), SPELLS),
        ((test_bosses,), BOSSES),
        ((test_heroes,), HEROES),
    ],
    ids=["rooms", "minibosses", "spells", "bosses", "heroes"],
)
def test_every_card_is_shown_at_work_and_every_mark_names_a_card(modules, cards):
    shown = set().union(*map(cards_under_test, modules))
    assert {card[0] for card in cards} - shown == set()
    assert shown - set(CARDS) == set()


def test_what_dark_hybrid_and_star_heroes_do_is_ours_and_their_entries_say_so():
    mine = {card: facts for card, facts in CARDS.items() if facts["set"] == "RMB"}
    said = {card: facts["ability_source"] for card, facts in mine.items() if "ability_source" in facts}
    assert said == {
        card: "designed" for card, facts in mine.items() if facts.get("hero_kind") in {"dark", "hybrid", "star"}
    }
    assert len(said) == 9
    assert {mine[card]["source"] for card in said} == {"public"}
