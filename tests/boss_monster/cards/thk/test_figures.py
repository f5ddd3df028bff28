"""The cards of Tools of Hero-Kind and Implements of Destruction against figures that were typed in independently."""

from __future__ import annotations

from typing import Any

import pytest

import underkeep as uk
from tests.boss_monster.cards.iod import test_bosses as iod_bosses
from tests.boss_monster.cards.iod import test_items as iod_items
from tests.boss_monster.cards.test_catalogue import cards_under_test
from tests.boss_monster.cards.thk import test_items, test_rooms, test_spells
from tests.boss_monster.item_figures import IOD_BOSSES, IOD_ITEMS, POLISH, THK_ITEMS, THK_ROOMS, THK_SPELLS
from underkeep import texts
from underkeep.boss_monster.cards import BOXES

CARDS: dict[str, dict[str, Any]] = {
    card["id"]: card for info in uk.games() if info.name == "boss_monster" for card in info.cards()
}
THK = [card[0] for table in (THK_ROOMS, THK_SPELLS, THK_ITEMS) for card in table]
IOD = [card[0] for table in (IOD_BOSSES, IOD_ITEMS) for card in table]


def sheet(card: str, *fields: str) -> tuple[Any, ...]:
    return tuple(CARDS[card][field] for field in fields)


@pytest.mark.rule("BM-016")
def test_the_boxes_hold_exactly_these_cards():
    assert sorted(card for card, facts in CARDS.items() if facts["set"] == "THK") == sorted(THK)
    assert sorted(card for card, facts in CARDS.items() if facts["set"] == "IOD") == sorted(IOD)


@pytest.mark.rule("BM-010")
def test_tools_of_hero_kind_hold_what_is_printed_on_the_box():
    box = BOXES["THK"]
    counts = len(box.room_deck()), len(box.spell_deck()), len(box.items), len(box.bosses), len(box.heroes)
    assert counts == (4, 2, 20, 0, 0)


@pytest.mark.rule("BM-011")
def test_implements_of_destruction_hold_what_is_printed_on_the_box():
    box = BOXES["IOD"]
    counts = len(box.room_deck()), len(box.spell_deck()), len(box.items), len(box.bosses), len(box.heroes)
    assert counts == (0, 0, 24, 5, 0)


@pytest.mark.parametrize("figures", [*THK_ITEMS, *IOD_ITEMS], ids=lambda figures: figures[0])
def test_an_item_is_as_printed(figures):
    ident, name, treasure = figures
    assert sheet(ident, "type", "name", "copies", "treasure") == ("item", name, 1, treasure)


@pytest.mark.parametrize("figures", THK_ROOMS, ids=lambda figures: figures[0])
def test_a_room_is_as_printed(figures):
    ident, name, copies, kind, advanced, treasures, damage, once, works = figures
    fields = ("name", "copies", "kind", "advanced", "treasures", "damage", "once_per_round", "ability_timing")
    assert sheet(ident, "type", *fields) == (
        "room", name, copies, kind, advanced, list(treasures), damage, once, works
    )  # fmt: skip


@pytest.mark.parametrize("figures", THK_SPELLS, ids=lambda figures: figures[0])
def test_a_spell_is_as_printed(figures):
    ident, *printed = figures
    assert sheet(ident, "type", "name", "copies", "phase") == ("spell", *printed)


@pytest.mark.parametrize("figures", IOD_BOSSES, ids=lambda figures: figures[0])
def test_a_boss_is_as_printed(figures):
    ident, *printed = figures
    assert sheet(ident, "type", "name", "xp", "treasure", "level_up_kind") == ("boss", *printed)


def test_what_is_designed_says_so():
    assert {CARDS[card]["source"] for card in THK} == {"public"}
    assert {CARDS[card]["source"] for card in IOD} == {"designed"}


@pytest.mark.parametrize("lang", ["pl", "ru"])
def test_every_card_has_a_name_of_its_own_in_every_language(lang):
    assert all(texts.message(lang, card) for card in [*THK, *IOD])
    others = {texts.card_name(lang, card) for card in CARDS if card not in [*THK, *IOD]}
    named = [texts.card_name(lang, card) for card in [*THK, *IOD]]
    assert len({*named} - others) == len(named)


def test_names_of_the_polish_edition_are_kept():
    assert {card: texts.card_name("pl", card) for card in POLISH} == POLISH


@pytest.mark.parametrize("card", [*THK, *IOD])
def test_every_card_says_what_it_does(card):
    assert texts.card_text("en", card)
    for lang in ("pl", "ru"):
        said = texts.message(lang, card, "text")
        assert said
        assert said != texts.card_text("en", card)


@pytest.mark.parametrize(
    ("module", "cards"),
    [
        (test_rooms, THK_ROOMS),
        (test_spells, THK_SPELLS),
        (test_items, THK_ITEMS),
        (iod_items, IOD_ITEMS),
        (iod_bosses, IOD_BOSSES),
    ],
    ids=["rooms", "spells", "items", "more items", "bosses"],
)
def test_every_card_is_shown_at_work_and_every_mark_names_a_card(module, cards):
    shown = cards_under_test(module)
    assert {card[0] for card in cards} - shown == set()
    assert shown - set(CARDS) == set()
