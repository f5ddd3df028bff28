"""The cards of Crash Landing and the Kingkiller Hero Pack against figures that were typed in independently."""

from __future__ import annotations

from typing import Any

import pytest

import underkeep as uk
from tests.boss_monster.cards.crl import test_bosses, test_heroes, test_rooms, test_spells
from tests.boss_monster.cards.kng import test_star_heroes
from tests.boss_monster.cards.test_catalogue import cards_under_test
from tests.boss_monster.crash_landing_figures import BOSSES, DESIGNED, HEROES, ROOMS, SPELLS, STARS
from underkeep import texts
from underkeep.boss_monster.cards import BOXES

CARDS: dict[str, dict[str, Any]] = {
    card["id"]: card for info in uk.games() if info.name == "boss_monster" for card in info.cards()
}
LANDED = [card[0] for table in (ROOMS, SPELLS, BOSSES, HEROES) for card in table]
EVERY_CARD = [*LANDED, *[card[0] for card in STARS]]
PLAIN = [card[0] for card in HEROES if card[7] == "plain"]


def sheet(card: str, *fields: str) -> tuple[Any, ...]:
    return tuple(CARDS[card][field] for field in fields)


@pytest.mark.rule("BM-016")
def test_the_boxes_hold_exactly_these_cards():
    assert [card for card, facts in CARDS.items() if facts["set"] == "CRL"] == LANDED
    assert [card for card, facts in CARDS.items() if facts["set"] == "KNG"] == [card[0] for card in STARS]


@pytest.mark.rule("BM-012")
def test_crash_landing_holds_what_is_printed_on_it():
    box = BOXES["CRL"]
    assert (len(box.room_deck()), len(box.spell_deck()), len(box.bosses)) == (23, 7, 3)
    assert [len(deck) for deck in box.hero_decks(5)] == [7, 5]
    assert [len(deck) for deck in box.hero_decks(4)] == [0, 0]


@pytest.mark.rule("BM-014")
def test_the_kingkiller_pack_holds_six_ordinary_heroes_and_one_epic_one():
    assert [card.epic for card in BOXES["KNG"].heroes] == [False] * 6 + [True]
    assert len(BOXES["KNG"].cards()) == 7


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


@pytest.mark.parametrize("figures", [*HEROES, *STARS], ids=lambda figures: figures[0])
def test_a_hero_is_as_printed(figures):
    ident, name, hero_class, treasures, *printed = figures
    fields = ("name", "hero_class", "treasures", "hp", "players", "epic", "hero_kind", "souls", "wounds", "lure")
    assert sheet(ident, "type", *fields) == ("hero", name, hero_class, list(treasures), *printed)


def test_what_was_made_up_says_so():
    ours = [card for card in EVERY_CARD if "designed" in (CARDS[card]["source"], CARDS[card].get("ability_source"))]
    assert ours == DESIGNED
    assert {CARDS[card]["source"] for card in EVERY_CARD} == {"public", "designed"}


@pytest.mark.parametrize("lang", ["pl", "ru"])
def test_every_card_has_a_name_of_its_own_in_every_language(lang):
    assert all(texts.message(lang, card) for card in EVERY_CARD)
    everybody = [card for card in CARDS if CARDS[card]["set"] in ("BMR", "CRL", "KNG")]
    assert len({texts.card_name(lang, card) for card in everybody}) == len(everybody)


@pytest.mark.parametrize("card", EVERY_CARD)
def test_a_card_says_something_exactly_if_it_does_something(card):
    assert bool(texts.card_text("en", card)) == (card not in PLAIN)
    for lang in ("pl", "ru"):
        said = texts.message(lang, card, "text")
        assert bool(said) == (card not in PLAIN)
        assert not said or said != texts.card_text("en", card)


@pytest.mark.parametrize(
    ("module", "cards"),
    [
        (test_rooms, ROOMS),
        (test_spells, SPELLS),
        (test_bosses, BOSSES),
        (test_heroes, HEROES),
        (test_star_heroes, STARS),
    ],
    ids=["rooms", "spells", "bosses", "heroes", "stars"],
)
def test_every_card_is_shown_at_work_and_every_mark_names_a_card(module, cards):
    shown = cards_under_test(module)
    assert {card[0] for card in cards} - shown == set()
    assert shown - set(CARDS) == set()
