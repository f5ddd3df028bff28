"""The start of a round: heroes come, everybody draws, nothing else may happen (section N)."""

from __future__ import annotations

from typing import Any

import pytest

import underkeep as uk
from tests.boss_monster.situations import at, decider, do, finish_round, hand, options, seat, told, town, view, why_not


def every(kind: str) -> list[str]:
    """The ids of all base cards of a kind, as often as there are copies."""
    sheets: list[dict[str, Any]] = next(info for info in uk.games() if info.name == "boss_monster").cards()
    chosen = [card for card in sheets if card["set"] == "BMR" and card["type"] == kind]
    return [card["id"] for card in chosen for _ in range(card["copies"])]


def without(cards: list[str], *taken: str) -> str:
    """These cards but the ones that lie elsewhere, as a position names them."""
    left = cards[:]
    for card in taken:
        left.remove(card)
    return f"[{', '.join(left)}]"


@pytest.mark.rule("BM-164")
def test_all_heroes_come_before_anybody_draws():
    table = at(
        """
        phase: start
        players:
        - {boss: gorgona, hand: [golem_factory]}
        - {boss: robobo}
        - {boss: draculord}
        """
    )
    story = [event.kind.name for event in table._game.events]
    assert story == ["round_began", *["hero_came"] * 3, *["drew"] * 3]


@pytest.mark.rule("BM-165")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_hero_comes_for_each_player(players: int):
    seats = "\n        ".join(["- {boss: robobo}", "- {boss: draculord}", "- {boss: xyzax}"][: players - 1])
    table = at(
        f"""
        phase: start
        players:
        - {{boss: gorgona, hand: [golem_factory]}}
        {seats}
        """
    )
    assert len(told(table._game.events, "hero_came")) == players
    assert len(town(table)) == players


@pytest.mark.rule("BM-165")
def test_as_many_heroes_come_after_a_player_is_out():
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - {boss: cleopatra, dungeon: [golem_factory], hand: [freeze, open_grave]}
        - {boss: gorgona, wounds: 4, entrance: [joman_chimm_cutpurse]}
        - {boss: robobo, hand: [dragon_hatchery]}
        """
    )
    events = finish_round(table)
    assert seat(table, 1)["out"] is True
    assert len(told(events, "hero_came")) == 3
    assert [drawn["seat"] for drawn in told(events, "drew")] == [0, 2]
    assert len(told(finish_round(table), "hero_came")) == 3


@pytest.mark.rule("BM-166")
def test_heroes_stand_in_town_in_the_order_in_which_they_were_drawn():
    table = at(
        """
        phase: start
        players:
        - {boss: gorgona, hand: [golem_factory]}
        - {boss: robobo}
        - {boss: draculord}
        town: [the_fool]
        decks: {heroes: [tieg_and_the_magic_bubble, nick_the_masher, jesta_the_rogue]}
        """
    )
    assert town(table) == ["the_fool", "tieg_and_the_magic_bubble", "nick_the_masher", "jesta_the_rogue"]


@pytest.mark.rule("BM-167")
def test_everybody_draws_one_room_card_and_the_highest_xp_gets_the_top_one():
    table = at(
        """
        phase: start
        players:
        - {boss: gorgona, hand: [golem_factory]}
        - {boss: robobo, hand: [freeze]}
        - {boss: draculord}
        - {boss: king_croak}
        decks: {rooms: [open_grave, dark_altar, succubus_spa, bottomless_pit]}
        """
    )
    assert [hand(table, number) for number in range(4)] == [
        ["golem_factory", "succubus_spa"],
        ["bottomless_pit", "freeze"],
        ["open_grave"],
        ["dark_altar"],
    ]
    assert [drawn["seat"] for drawn in told(table._game.events, "drew")] == [2, 3, 0, 1]


@pytest.mark.rule("BM-167")
def test_a_library_gives_a_spell_instead_and_the_others_draw_in_their_turn():
    table = at(
        """
        phase: start
        players:
        - {boss: gorgona, dungeon: [haunted_library]}
        - {boss: robobo}
        - {boss: draculord}
        decks: {rooms: [open_grave, dark_altar], spells: [fear]}
        """
    )
    assert (decider(table), options(table)) == (0, ["yes", "no"])
    assert [hand(table, number) for number in range(3)] == [[], [], ["open_grave"]]
    do(table, "yes")
    assert [hand(table, number) for number in range(3)] == [["fear"], ["dark_altar"], ["open_grave"]]


@pytest.mark.rule("BM-167")
def test_an_empty_room_deck_is_made_anew_from_the_rooms_of_the_discard_pile():
    table = at(
        f"""
        phase: start
        players:
        - {{boss: gorgona, dungeon: [golem_factory], hand: [kobold_strike]}}
        - {{boss: robobo}}
        discard: [open_grave, fear, dark_altar, succubus_spa, freeze]
        gone: {without(every("room"), "golem_factory", "open_grave", "dark_altar", "succubus_spa")}
        """
    )
    assert [seat(table, number)["rooms"]["count"] for number in (0, 1)] == [1, 1]
    assert view(table)["discard"] == ["fear", "freeze"]
    assert view(table)["decks"]["rooms"] == 1


@pytest.mark.rule("BM-167")
def test_without_any_room_card_left_nobody_draws_and_the_round_goes_on():
    table = at(
        f"""
        phase: start
        players:
        - {{boss: gorgona, dungeon: [golem_factory], hand: [kobold_strike]}}
        - {{boss: robobo}}
        discard: [fear]
        gone: {without(every("room"), "golem_factory")}
        """
    )
    assert told(table._game.events, "drew") == []
    assert view(table)["phase"] == "build"
    assert options(table) == ["cast kobold_strike", "pass"]


@pytest.mark.rule("BM-168")
def test_nobody_is_asked_for_spells_or_abilities_before_the_build_phase():
    table = at(
        """
        phase: start
        players:
        - {boss: gorgona, dungeon: [dark_altar], hand: [freeze, jeopardy]}
        - {boss: robobo, dungeon: [dark_altar], hand: [freeze]}
        """
    )
    assert view(table)["phase"] == "build"
    assert told(table._game.events, "declared") == []


@pytest.mark.rule("BM-168")
def test_while_the_library_asks_neither_spell_nor_ability_is_possible():
    table = at(
        """
        phase: start
        players:
        - {boss: gorgona, dungeon: [haunted_library, dark_altar], hand: [freeze, jeopardy]}
        - {boss: robobo, dungeon: [dark_altar], hand: [counterspell]}
        """
    )
    assert options(table) == ["yes", "no"]
    for wanted in ("cast freeze 0:1", "cast jeopardy", "use dark_altar 2"):
        assert why_not(table, wanted) in {"BM-168", "BM-301"}


@pytest.mark.rule("BM-169")
def test_no_room_is_built_at_the_start_of_a_round():
    table = at(
        """
        phase: start
        players:
        - {boss: gorgona, dungeon: [haunted_library], hand: [golem_factory]}
        - {boss: robobo}
        """
    )
    assert options(table) == ["yes", "no"]
    assert why_not(table, "build golem_factory new") == "BM-169"
    with pytest.raises(uk.InvalidOption) as refused:
        table.choose("build golem_factory new")
    assert refused.value.rule == "BM-169"
    do(table, "no")
    assert "build golem_factory new" in options(table)
