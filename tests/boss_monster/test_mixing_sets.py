"""Which sets are played together, and whose heroes come."""

from __future__ import annotations

from typing import Any

import pytest

import underkeep as uk
from underkeep.boss_monster.cards import BOXES


def dealt(**options: Any) -> Any:
    return uk.new_game("boss_monster", seed=1, **options)._game


def sets_of(cards: list[Any]) -> set[str]:
    return {card.set for card in cards}


@pytest.mark.rule("BM-248")
def test_rooms_spells_and_bosses_are_mixed():
    g = dealt(sets=["BMR", "TNL"])
    rooms = [*g.room_deck.cards, *[card for me in g.players for card in me.rooms.cards], *g.discard]
    assert len([card for card in rooms if card in BOXES["BMR"].rooms or card in BOXES["TNL"].rooms]) == 150
    assert sets_of(g.spell_deck.cards) == {"BMR", "TNL"}
    assert len([card for card in g.gone if card in BOXES["BMR"].bosses + BOXES["TNL"].bosses]) == 20 - 2


@pytest.mark.rule("BM-141")
@pytest.mark.parametrize("heroes", ["BMR", "TNL"])
def test_heroes_come_from_one_base_set_only(heroes):
    g = dealt(sets=["BMR", "TNL"], heroes=heroes)
    assert sets_of([*g.hero_deck, *g.epic_deck]) == {heroes}


@pytest.mark.rule("BM-141")
def test_the_heroes_of_a_set_that_is_not_played_do_not_come():
    with pytest.raises(uk.BadOptions, match="not among the sets") as refused:
        uk.new_game("boss_monster", sets=["TNL"], heroes="BMR")
    assert (refused.value.field, refused.value.rule) == ("heroes", "BM-141")


def test_a_base_set_alone_brings_its_own_heroes():
    table = uk.new_game("boss_monster", sets=["TNL"], seed=1)
    assert table.options["heroes"] == "TNL"
    assert sets_of([*table._game.hero_deck, *table._game.epic_deck]) == {"TNL"}  # type: ignore[attr-defined]
    assert uk.new_game("boss_monster", sets=["TNL", "BMR"], seed=1).options["heroes"] == "BMR"


@pytest.mark.rule("BM-A30")
def test_in_hard_mode_the_fool_stays_and_those_with_four_health_go():
    g = dealt(sets=["TNL"], variants=["hard"])
    assert {card.hp for card in g.hero_deck} == {2, 6, 8}


def test_a_game_without_the_set_keeps_no_history_and_no_powers():
    g = dealt()
    assert [me.today for me in g.players] == [None, None]
    assert (g.from_hand, g.fair.hero_powers) == (0, 0)
