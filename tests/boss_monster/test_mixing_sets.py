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


@pytest.mark.rule("BM-141")
@pytest.mark.parametrize(
    ("sets", "named", "heroes"),
    [
        ("BMR, TNL", "town: [elfstar]", "TNL"),
        ("BMR, TNL", "decks: {heroes: [elfstar]}", "TNL"),
        ("BMR, RMB", "town: [{hero: scoundrel, damage: 1}]", "RMB"),
        ("BMR, TNL", "town: [nick_the_masher]", "BMR"),
        ("BMR, TNL", "town: []", "BMR"),
        ("TNL, KNG", "town: [road_bard]", "TNL"),
    ],
)
def test_a_position_that_names_heroes_of_one_base_set_is_played_with_those(sets, named, heroes):
    names = ["cleopatra", "gorgona", "robobo", "xyzax"] if "BMR" in sets else ["killa", "porkus", "smoake", "eclipse"]
    players = "".join(f"- {{boss: {boss}}}\n" for boss in names)
    head = f"underkeep: position 1\ngame: boss_monster\noptions: {{sets: [{sets}]}}\nphase: bait\n"
    table = uk.load(f"{head}{named}\nplayers:\n{players}")
    assert table.options["heroes"] == heroes


@pytest.mark.rule("BM-141")
@pytest.mark.parametrize("options", ["sets: [BMR, TNL], heroes: BMR", "sets: [BMR]"])
def test_what_a_position_says_of_its_heroes_stands(options):
    head = f"underkeep: position 1\ngame: boss_monster\noptions: {{{options}}}\n"
    with pytest.raises(uk.BadPosition) as refused:
        uk.load(f"{head}town: [elfstar]\nplayers:\n- {{boss: cleopatra}}\n- {{boss: gorgona}}\n")
    assert refused.value.rule == "BM-086"


@pytest.mark.rule("BM-141")
def test_heroes_of_two_base_sets_are_never_mixed():
    head = "underkeep: position 1\ngame: boss_monster\noptions: {sets: [BMR, TNL]}\n"
    with pytest.raises(uk.BadPosition) as refused:
        uk.load(f"{head}town: [nick_the_masher, elfstar]\nplayers:\n- {{boss: cleopatra}}\n- {{boss: gorgona}}\n")
    assert refused.value.rule == "BM-086"
