"""How the questions and answers of Rise of the Minibosses are said, in every language."""

from __future__ import annotations

import pytest

import underkeep as uk
from tests.boss_monster.situations import do, options, view, with_minibosses
from tests.core.invariants import pieces
from underkeep.boss_monster.options import Lure
from underkeep.boss_monster.reckoning import reckoning
from underkeep.texts.boss_monster import Teller


def table_in(
    phase: str, mine: str, theirs: str = "{boss: scott, levelled_up: true, dungeon: [delvers_quarry]}"
) -> uk.Table:
    return with_minibosses(
        f"""
        phase: {phase}
        active: 0
        players:
        - {{boss: kirax_rmb, levelled_up: true, {mine}}}
        - {theirs}
        """
    )


def said(table: uk.Table, notation: str, lang: str) -> tuple[str, str]:
    """By the option itself, and by whoever tells of it."""
    assert table.decision is not None
    option = table.decision.options[options(table).index(notation)]
    teller = Teller(lang, ["Ada", "Bob"], 0)
    return option.text(lang), teller.option(option, table.decision, teller.scene(view(table, 0)))


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "Use Kirax → Bob: mage"), ("pl", "Użyj: Kirax → Bob: mag"), ("ru", "Киракс → Bob: маг")]
)
def test_a_treasure_for_a_dungeon_is_named_with_whose_dungeon_that_is(lang, told):
    own, teller = said(table_in("build", "coins: 2, hand: [freeze]"), "use kirax_rmb 1 mage", lang)
    assert teller.endswith(told.partition(" → ")[2])
    assert own.endswith(told.rpartition(": ")[2])


@pytest.mark.parametrize(("lang", "word"), [("en", "coins"), ("pl", "monety"), ("ru", "монет")])
def test_so_many_coins_are_said_with_their_number(lang, word):
    table = table_in("build", "coins: 2, dungeon: [fetid_beast], hand: [pay_to_win]")
    do(table, "cast pay_to_win 0:1")
    for text in said(table, "pay 2", lang):
        assert word in text
        assert "2" in text
    assert table.decision is not None
    assert "?" in Teller(lang, ["Ada", "Bob"], 0).question(table.decision, view(table, 0))


@pytest.mark.parametrize("lang", ["en", "pl", "ru"])
def test_which_of_two_is_asked_for_and_said(lang):
    rooms = "dungeon: [{stack: [dark_laboratory, efreets_chamber]}], entrance: [joe_the_smith]"
    table = table_in("adventure", f"{rooms}, hand: [freeze]")
    do(table, "use efreets_chamber 1")
    assert table.decision is not None
    assert "?" in Teller(lang, ["Ada", "Bob"], 0).question(table.decision, view(table, 0))
    both = {said(table, notation, lang)[1] for notation in ("draw spell", "discard spell")}
    assert len(both) == 2


def test_a_treasure_for_a_dungeon_is_the_same_aim_when_it_is_looked_for_again():
    table = table_in("build", "coins: 2, hand: [freeze]")
    me, other = pieces(table).players
    assert Lure(me, "mage") == Lure(me, "mage")
    assert len({Lure(me, "mage"), Lure(me, "mage"), Lure(me, "thief"), Lure(other, "mage")}) == 3


def test_a_treasure_of_the_round_is_told_among_those_of_the_dungeon():
    table = table_in("build", "coins: 2, hand: [freeze]")
    do(table, "use kirax_rmb 1 mage")
    terms = reckoning(view(table, 0))["players"][1]["treasures"]["mage"]
    assert terms == [{"from": "round", "card": None, "value": 1}]
