"""Cards of Rise of the Minibosses among those of other sets."""

from __future__ import annotations

import pytest

import underkeep as uk
from tests.boss_monster.situations import at, damage, decider, decline, do, finish_round, options, seat, view, walker

EVERY = "BMR, TNL, RMB, CRL, THK, IOD, VOV, POP, KNG"


def among_all(position: str, *, heroes: str = "TNL") -> uk.Table:
    return at(position, more=f", sets: [{EVERY}], heroes: {heroes}, stars: true")


# -- Klonos has the level up of another boss ------------------------------------------------------------------------


@pytest.mark.card("klonos")
@pytest.mark.card("king_croak_rmb")
def test_minibosses_of_klonos_start_on_level_two_like_those_of_king_croak():
    table = among_all(
        """
        phase: build
        active: 0
        players:
        - {boss: klonos, levelled_up: true, mimics: king_croak_rmb, builds: 0, coins: 3,
           dungeon: [{room: spiked_pit, face_down: spike}]}
        - {boss: king_croak_rmb}
        """
    )
    while view(table)["phase"] == "build":
        decline(table)
    do(table, "yes")
    assert seat(table, 0)["dungeon"][0]["miniboss"]["level"] == 2


@pytest.mark.card("klonos")
@pytest.mark.card("scott")
def test_klonos_and_scott_are_paid_apart_for_keeping_their_traps_calm():
    table = among_all(
        """
        phase: build
        active: 0
        players:
        - {boss: robobo, coins: 3, hand: [freeze, open_grave]}
        - {boss: klonos, levelled_up: true, mimics: scott, dungeon: [spiked_pit]}
        - {boss: scott, levelled_up: true, dungeon: [spiked_pit]}
        """
    )
    assert [said for said in options(table) if said.startswith("use")] == ["use scott 2", "use scott 1"]
    do(table, "use scott 1")
    assert [said for said in options(table) if said.startswith("use")] == ["use scott 2"]
    assert (damage(table, 1), damage(table, 2), seat(table, 1)["coins"]) == ([1], [2], 1)


@pytest.mark.card("klonos")
@pytest.mark.card("mobi")
def test_klonos_takes_rooms_back_like_mobi():
    table = among_all(
        """
        phase: build
        active: 0
        players:
        - {boss: klonos, levelled_up: true, mimics: mobi, dungeon: [spiked_pit]}
        - {boss: mobi}
        """
    )
    assert (decider(table), options(table)) == (0, ["take_back 1", "pass"])


# -- rooms and minibosses -------------------------------------------------------------------------------------------


@pytest.mark.card("rocky")
@pytest.mark.card("hypercube")
def test_what_may_be_built_on_any_room_may_be_built_on_rockys():
    table = among_all(
        """
        phase: build
        active: 0
        players:
        - {boss: cleopatra, hand: [hypercube], coins: 0, dungeon: [{room: spiked_pit, miniboss: rocky}, open_grave]}
        - {boss: robobo}
        """
    )
    assert options(table) == ["build hypercube on 1", "build hypercube on 2", "pass"]


@pytest.mark.card("cheat_code")
def test_a_cheat_code_takes_rooms_what_their_minibosses_give_them_too():
    table = among_all(
        """
        phase: adventure
        active: 0
        players:
        - {boss: cleopatra, hand: [freeze], entrance: [{hero: elfstar, item: cheat_code}],
           dungeon: [{room: spiked_pit, miniboss: spike, level: 3}, {room: open_grave, miniboss: draculad}]}
        - {boss: robobo, hand: [freeze]}
        """
    )
    assert (damage(table, 0), "use spike 0:1" in options(table)) == ([2, 2], True)
    while view(table)["walking"] is None:
        do(table, "pass")
    assert (damage(table, 0), walker(table)["damage"]) == ([1, 2], 1)
    assert not [said for said in options(table) if said.startswith("use")]
    assert seat(table, 0)["treasures"]["cleric"] == 1
    finish_round(table)
    assert (damage(table, 0), seat(table, 0)["treasures"]["cleric"]) == ([2, 2], 2)
