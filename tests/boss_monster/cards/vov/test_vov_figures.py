"""The cards of Vault of Villains against figures that were typed in independently, and every one against its tests."""

from __future__ import annotations

from typing import Any

import pytest

import underkeep as uk
from tests.boss_monster.cards.test_catalogue import cards_under_test
from tests.boss_monster.cards.vov import test_vov, test_vov_minibosses
from tests.boss_monster.vault_figures import BOSSES, MINIBOSSES, ROOMS, SPELLS
from underkeep import texts
from underkeep.boss_monster.cards import BOXES

CARDS: dict[str, dict[str, Any]] = {
    card["id"]: card for info in uk.games() if info.name == "boss_monster" for card in info.cards()
}
EVERY_CARD = [card[0] for table in (ROOMS, MINIBOSSES, SPELLS, BOSSES) for card in table]


def sheet(card: str, *fields: str) -> tuple[Any, ...]:
    return tuple(CARDS[card][field] for field in fields)


@pytest.mark.rule("BM-016")
def test_the_box_holds_exactly_these_cards():
    assert {card for card, facts in CARDS.items() if facts["set"] == "VOV"} == set(EVERY_CARD)
    assert {CARDS[card]["source"] for card in EVERY_CARD} == {"designed"}


@pytest.mark.rule("BM-015")
def test_the_box_holds_what_is_printed_on_it():
    box = BOXES["VOV"]
    assert (len(box.room_deck()), len(box.rooms)) == (50, 30)
    assert (len(box.spell_deck()), len(box.bosses)) == (9, 5)
    assert box.coins


@pytest.mark.parametrize("figures", ROOMS, ids=lambda figures: figures[0])
def test_a_room_is_as_printed(figures):
    ident, name, copies, kind, advanced, treasures, damage, once, works = figures
    fields = ("name", "copies", "kind", "advanced", "treasures", "damage", "once_per_round", "ability_timing")
    assert sheet(ident, "type", *fields) == (
        "room", name, copies, kind, advanced, list(treasures), damage, once, works
    )  # fmt: skip


@pytest.mark.parametrize("figures", SPELLS, ids=lambda figures: figures[0])
def test_a_spell_is_as_printed(figures):
    ident, *printed = figures
    assert sheet(ident, "type", "name", "copies", "phase") == ("spell", *printed)


@pytest.mark.parametrize("figures", BOSSES, ids=lambda figures: figures[0])
def test_a_boss_is_as_printed(figures):
    ident, *printed = figures
    assert sheet(ident, "type", "name", "xp", "treasure", "level_up_kind") == ("boss", *printed)


@pytest.mark.parametrize("figures", MINIBOSSES, ids=lambda figures: figures[0])
def test_a_miniboss_is_as_printed(figures):
    ident, name = figures
    assert sheet(ident, "type", "name", "copies") == ("miniboss", name, 1)
    assert len(CARDS[ident]["levels"]) == 3


@pytest.mark.parametrize("lang", ["pl", "ru"])
@pytest.mark.parametrize("card", EVERY_CARD)
def test_every_card_says_what_it_does_in_every_language(card, lang):
    assert texts.message(lang, card)
    said = texts.message(lang, card, "text")
    assert said
    assert said != texts.card_text("en", card) != ""


@pytest.mark.parametrize("lang", ["en", "pl", "ru"])
def test_no_two_cards_share_a_name(lang):
    names = [texts.card_name(lang, card) for card in CARDS]
    assert [card for card in EVERY_CARD if names.count(texts.card_name(lang, card)) > 1] == []


def test_every_card_is_shown_at_work_and_every_mark_names_a_card():
    shown = cards_under_test(test_vov) | cards_under_test(test_vov_minibosses)
    assert set(EVERY_CARD) - shown == set()
    assert shown - set(CARDS) == set()
