"""The bosses of Crash Landing at work."""

from __future__ import annotations

import pytest

import underkeep as uk
from tests.boss_monster.situations import (
    at,
    at_crash_site,
    damage,
    decider,
    do,
    dungeon,
    finish_round,
    options,
    seat,
    told,
    view,
    why_not,
)

FOUR = "bottomless_pit, bottomless_pit, boulder_ramp, boulder_ramp"


def about_to_level_up(boss: str, theirs: str, third: str = "", hand: str = "alien_ooze, freeze") -> uk.Table:
    table = at_crash_site(
        f"""
        phase: build
        active: 0
        town: [nick_the_masher]
        players:
        - {{boss: {boss}, dungeon: [{FOUR}], hand: [{hand}]}}
        - {theirs}
        {third}
        """
    )
    while f"build {hand.split(',', maxsplit=1)[0]} new" not in options(table):  # those with more XP build first
        do(table, "pass")
    do(table, f"build {hand.split(',', maxsplit=1)[0]} new")
    while view(table)["phase"] == "build":
        do(table, "pass")
    return table


@pytest.mark.card("imperiatrix")
def test_rooms_of_imperiatrix_deal_more_for_each_explorer_treasure():
    position = """
        phase: build
        players:
        - {boss: imperiatrix, LEVEL, dungeon: [{room: crash_site, lent: [explorer]}, open_grave, alien_ooze],
           hand: [freeze]}
        - {boss: gorgona}
        """
    assert damage(at_crash_site(position.replace("LEVEL", "levelled_up: false")), 0) == [1, 2, 2]
    assert damage(at_crash_site(position.replace("LEVEL", "levelled_up: true")), 0) == [1 + 2, 2, 2 + 1]


@pytest.mark.rule("BM-A21")
def test_imperiatrix_has_the_xp_of_angstigoth_who_comes_first_by_set():
    table = uk.new_game("boss_monster", sets=["BMR", "TNL", "CRL"], seed=1, bosses=["imperiatrix", "angstigoth"])
    assert view(table)["order"] == [1, 0]


@pytest.mark.card("klonos")
def test_klonos_takes_over_a_level_up_that_happens_once():
    table = about_to_level_up("klonos", "{boss: gorgona, hand: [freeze]}", "- {boss: robobo}")
    assert options(table) == ["player 1", "player 2"]
    happened = do(table, "player 1")
    assert told(happened, "mimicked")[0]["boss"] == "gorgona"
    assert seat(table, 0)["soul_cards"] == ["nick_the_masher"]


@pytest.mark.card("klonos")
def test_klonos_may_decline_what_the_other_boss_may_decline():
    table = about_to_level_up("klonos", "{boss: cerebellus, hand: [freeze]}")
    assert options(table) == ["yes", "no"]
    do(table, "no")
    assert seat(table, 0)["spells"]["count"] == 1
    assert seat(table, 0)["mimics"] == "cerebellus"


@pytest.mark.card("klonos")
def test_klonos_has_from_then_on_what_the_other_boss_has_from_then_on():
    table = about_to_level_up("klonos", "{boss: doc_scarecrow, hand: [freeze]}")
    finish_round(table)
    assert not seat(table, 1)["levelled_up"]
    while decider(table) != 0:
        do(table, "pass")
    town = view(table)["town"][0]["hero"]
    assert f"use doc_scarecrow {town}" in options(table)
    do(table, f"use doc_scarecrow {town}")
    again = uk.load(table.position())
    assert again.digest() == table.digest()
    assert seat(again, 0)["mimics"] == "doc_scarecrow"


@pytest.mark.card("klonos")
def test_klonos_keeps_what_it_has_copied_when_that_player_is_out_and_counts_once_per_round():
    table = at_crash_site(
        """
        phase: adventure
        active: 0
        players:
        - {boss: klonos, levelled_up: true, mimics: angstigoth, dungeon: [open_grave, open_grave],
           hand: [freeze], entrance: [nick_the_masher], inside: {hero: pugi_the_druidess, room: 1, damage: 4}}
        - {boss: angstigoth, out: true}
        - {boss: gorgona}
        - {boss: robobo}
        """
    )
    before = seat(table, 0)["rooms"]["count"]
    while seat(table, 0)["souls"] < 1:
        do(table, "pass")
    assert seat(table, 0)["rooms"]["count"] == before + 1
    assert seat(table, 0)["today"]["spent"]


@pytest.mark.card("klonos")
def test_klonos_lends_damage_like_the_boss_it_has_copied():
    table = at_crash_site(
        """
        phase: build
        players:
        - {boss: klonos, levelled_up: true, mimics: killa, wounds: 3, dungeon: [open_grave, open_grave], hand: [freeze]}
        - {boss: killa}
        """
    )
    assert damage(table, 0) == [2, 2 + 3]


def test_only_the_boss_that_was_copied_can_be_used():
    table = at_crash_site(
        """
        phase: build
        town: [nick_the_masher]
        players:
        - {boss: klonos, levelled_up: true, dungeon: [open_grave], hand: [freeze]}
        - {boss: doc_scarecrow, levelled_up: true}
        """
    )
    assert why_not(table, "use doc_scarecrow nick_the_masher") == "BM-264"


@pytest.mark.card("mando")
@pytest.mark.rule("BM-285")
def test_mando_brings_up_one_covered_room_in_each_dungeon_of_the_others():
    table = about_to_level_up(
        "mando",
        "{boss: gorgona, dungeon: [{stack: [spiked_pit, open_grave]}, {stack: [crash_site, golem_factory]}]}",
        "- {boss: robobo, dungeon: [{stack: [decoy_garden, open_grave]}], hand: [freeze]}",
    )
    assert options(table) == ["room 1:1", "room 1:2", "pass"]
    do(table, "room 1:1")
    assert options(table) == ["room 2:1", "pass"]
    do(table, "pass")
    assert dungeon(table, 1) == ["spiked_pit", "golem_factory"]
    assert damage(table, 1)[0] == 4  # it belongs to its owner, and was uncovered
    assert dungeon(table, 2) == ["open_grave"]


@pytest.mark.card("klonos")
def test_what_klonos_has_copied_is_reckoned_with():
    def foretold(mimics: str) -> list[int]:
        table = at_crash_site(
            f"""
            phase: adventure
            active: 0
            players:
            - {{boss: klonos, levelled_up: true, {mimics} wounds: 3, dungeon: [open_grave, open_grave],
               hand: [freeze], entrance: [nick_the_masher]}}
            - {{boss: gorgona}}
            """
        )
        (fate,) = table.info.reckon(table.view(0))["fates"]
        dealt = [harm for _, harm in fate["steps"]]
        assert dealt == damage(table, 0)[: len(dealt)]
        return dealt

    assert (foretold("mimics: killa,"), foretold("")) == ([2, 5], [2, 2])


class TestWhatKlonosCopiesOfOtherSets:
    """Whatever the other boss has from its level up on, and whatever set that is from."""

    @pytest.mark.card("klonos", "mobi")
    def test_its_rooms_are_portable_like_those_of_mobi(self):
        table = at(
            """
            phase: build
            active: 0
            players:
            - {boss: klonos, levelled_up: true, mimics: mobi, dungeon: [open_grave], hand: [freeze]}
            - {boss: mobi}
            """,
            more=", sets: [BMR, CRL, POP]",
        )
        do(table, "take_back 1")
        assert "open_grave" in seat(table, 0)["rooms"]["cards"]

    @pytest.mark.card("klonos", "king_croak_rmb")
    def test_its_minibosses_start_on_the_level_of_king_croaks(self):
        table = at(
            """
            phase: reveal
            players:
            - {boss: klonos, levelled_up: true, mimics: king_croak_rmb, coins: 1,
               dungeon: [{stack: [open_grave], face_down: spike}]}
            - {boss: king_croak_rmb, hand: [freeze]}
            """,
            more=", sets: [BMR, RMB, CRL]",
        )
        do(table, "yes")
        assert seat(table, 0)["dungeon"][0]["miniboss"]["level"] == 2

    @pytest.mark.card("klonos", "scott")
    def test_an_opponent_may_pay_it_like_scott_and_each_of_the_two_apart(self):
        table = at(
            """
            phase: build
            active: 2
            players:
            - {boss: klonos, levelled_up: true, mimics: scott, dungeon: [open_grave]}
            - {boss: scott, levelled_up: true, dungeon: [open_grave]}
            - {boss: gorgona, coins: 2}
            """,
            more=", sets: [BMR, RMB, CRL]",
        )
        assert options(table) == ["use scott 1", "use scott 0", "pass"]
        do(table, "use scott 0")
        assert (damage(table, 0), damage(table, 1)) == ([2], [3])
        assert options(table) == ["use scott 1", "pass"]
