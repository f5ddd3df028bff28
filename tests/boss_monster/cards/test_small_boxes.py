"""The cards of the small boxes against figures that were typed in independently, and every one against its tests."""

from __future__ import annotations

from typing import Any

import pytest

import underkeep as uk
from tests.boss_monster.cards.dbm import test_dbm
from tests.boss_monster.cards.lst import test_lst
from tests.boss_monster.cards.pop import test_pop
from tests.boss_monster.cards.test_catalogue import cards_under_test
from tests.boss_monster.small_boxes_figures import BOSSES, PRINCESS, ROOMS, SOURCES, SPELLS
from underkeep import texts
from underkeep.boss_monster.cards import BOXES

CARDS: dict[str, dict[str, Any]] = {
    card["id"]: card for info in uk.games() if info.name == "boss_monster" for card in info.cards()
}
MODULES = {"DBM": test_dbm, "POP": test_pop, "LST": test_lst}
BY_BOX = {code: [card[0] for table in (ROOMS, SPELLS, BOSSES) for card in table[code]] for code in MODULES}
BY_BOX["DBM"].append("the_princess")
EVERY_CARD = [card for cards in BY_BOX.values() for card in cards]


def sheet(card: str, *fields: str) -> tuple[Any, ...]:
    return tuple(CARDS[card][field] for field in fields)


@pytest.mark.rule("BM-016")
@pytest.mark.parametrize("code", MODULES)
def test_a_box_holds_exactly_these_cards(code):
    assert [card for card, facts in CARDS.items() if facts["set"] == code] == BY_BOX[code]
    assert {CARDS[card]["source"] for card in BY_BOX[code]} == {SOURCES[code]}


@pytest.mark.parametrize(
    ("code", "rooms", "spells", "bosses", "heroes"),
    [
        pytest.param("DBM", 8, 2, 3, [0, 1], marks=pytest.mark.rule("BM-013")),
        pytest.param("POP", 10, 0, 1, [0, 0], marks=pytest.mark.rule("BM-014")),
        pytest.param("LST", 4, 0, 1, [0, 0], marks=pytest.mark.rule("BM-014")),
    ],
)
def test_a_box_holds_what_is_printed_on_it(code, rooms, spells, bosses, heroes):
    box = BOXES[code]
    assert (len(box.room_deck()), len(box.spell_deck()), len(box.bosses)) == (rooms, spells, bosses)
    assert [len(deck) for deck in box.hero_decks(2)] == heroes


@pytest.mark.parametrize("figures", [room for code in ROOMS for room in ROOMS[code]], ids=lambda figures: figures[0])
def test_a_room_is_as_printed(figures):
    ident, name, copies, kind, advanced, treasures, damage, once, works, portable = figures
    fields = ("name", "copies", "kind", "advanced", "treasures", "damage", "once_per_round", "ability_timing")
    assert sheet(ident, "type", *fields) == (
        "room", name, copies, kind, advanced, list(treasures), damage, once, works
    )  # fmt: skip
    assert CARDS[ident].get("portable", False) == portable


@pytest.mark.parametrize("figures", SPELLS["DBM"], ids=lambda figures: figures[0])
def test_a_spell_is_as_printed(figures):
    ident, *printed = figures
    assert sheet(ident, "type", "name", "copies", "phase") == ("spell", *printed)


@pytest.mark.parametrize("figures", [boss for code in BOSSES for boss in BOSSES[code]], ids=lambda figures: figures[0])
def test_a_boss_is_as_printed(figures):
    ident, *printed = figures
    assert sheet(ident, "type", "name", "xp", "treasure", "level_up_kind") == ("boss", *printed)


def test_the_hero_is_as_printed():
    assert {field: CARDS["the_princess"][field] for field in PRINCESS} == PRINCESS


@pytest.mark.parametrize("lang", ["pl", "ru"])
@pytest.mark.parametrize("card", EVERY_CARD)
def test_every_card_says_what_it_does_in_every_language(card, lang):
    assert texts.message(lang, card)
    said = texts.message(lang, card, "text")
    assert said
    assert said != texts.card_text("en", card) != ""


@pytest.mark.parametrize("lang", ["en", "pl", "ru"])
def test_no_two_cards_share_a_name(lang):
    fools = [card for card in CARDS if card.startswith("the_fool")]
    others = [card for card in CARDS if card not in fools]
    names = [texts.card_name(lang, card) for card in EVERY_CARD]
    assert all([texts.card_name(lang, card) for card in others].count(name) == 1 for name in names)


@pytest.mark.parametrize("code", MODULES)
def test_every_card_is_shown_at_work_and_every_mark_names_a_card(code):
    shown = cards_under_test(MODULES[code])
    assert set(BY_BOX[code]) - shown == set()
    assert shown - set(CARDS) == set()
