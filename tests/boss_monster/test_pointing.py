"""How an answer that points at something is written and told."""

from __future__ import annotations

import re

import pytest

import underkeep as uk
from tests.boss_monster.situations import at, at_next_level
from tests.core.invariants import pieces
from underkeep.boss_monster.options import Name, Point, Visit


def test_a_room_is_pointed_at_by_its_place_and_told_by_its_name():
    g = pieces(
        at("phase: build\nplayers:\n- {boss: draculord, dungeon: [golem_factory, dark_altar]}\n- {boss: gorgona}")
    )
    answer = Point(g, g.players[0].dungeon[1])
    assert answer.notation() == "room 0:2"
    assert answer.words() == {"aim": "0:2", "card": "dark_altar"}
    assert answer.text("en") == answer.text("") == "Player 1, room 2, Dark Altar"
    with pytest.raises(uk.UnderkeepError, match="named by its code"):
        answer.text(None)


def told(table: uk.Table, lang: str) -> list[str]:
    assert table.decision is not None
    return [option.text(lang) for option in table.decision.options]


def test_whatever_an_answer_points_at_is_said_by_its_name():
    table = at(
        """
        phase: adventure
        players:
        - boss: draculord
          dungeon: [golem_factory]
          hand: [freeze, zombie_attack, princess_in_peril]
          entrance: [the_fool]
        - {boss: gorgona, souls: [nick_the_masher], dungeon: [dark_altar]}
        town: [jesta_the_rogue]
        """
    )
    assert "Cast Freeze → player 2, room 1, Dark Altar" in told(table, "en")
    assert "Zagraj czar: Zamrożenie → gracz 2, komnata 1, Mroczny ołtarz" in told(table, "pl")
    for lang in ("en", "pl", "ru"):
        for said in told(table, lang):
            assert "_" not in said, said
            assert not re.search(r"\d:\d", said), said


def test_a_spell_at_a_player_or_at_a_killed_hero_says_whose_it_is():
    table = at(
        """
        phase: build
        players:
        - {boss: draculord, dungeon: [golem_factory], hand: [zombie_attack], builds: 0}
        - {boss: gorgona, souls: [nick_the_masher], dungeon: [dark_altar]}
        """
    )
    assert "Cast Zombie Attack → Nick the Masher (player 2)" in told(table, "en")
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - {boss: draculord, dungeon: [golem_factory], hand: [trepidation]}
        - {boss: gorgona, souls: 3, dungeon: [dark_altar]}
        """
    )
    assert "Cast Trepidation → player 2" in told(table, "en")


def test_two_rooms_that_are_aimed_at_together_are_named_until_one_of_them_is_gone():
    table = at_next_level(
        """
        phase: adventure
        active: 0
        players:
        - {boss: draculord, dungeon: [golem_factory, dark_altar], hand: [oh_yeah]}
        - {boss: gorgona, dungeon: [dark_altar], hand: [counterspell]}
        """
    )
    table.choose("cast oh_yeah 0:1 0:2")
    assert [declared["aim"] for declared in table.view(1)["chain"]] == ["0:1 0:2"]
    g = pieces(table)
    g.players[0].dungeon.pop()
    assert [declared["aim"] for declared in table.view(1)["chain"]] == [""]


def test_a_hero_on_its_way_to_a_player_is_one_aim():
    g = pieces(at("phase: build\nplayers:\n- {boss: draculord}\n- {boss: gorgona}\ntown: [the_fool]"))
    me, other = g.players
    fool = g.town[0]
    assert Visit(me, fool) == Visit(me, fool)
    assert len({Visit(me, fool), Visit(me, fool), Visit(other, fool)}) == 2


def test_a_player_is_chosen_by_a_word_and_not_by_the_number_of_a_seat():
    g = pieces(at("phase: build\nplayers:\n- {boss: draculord, hand: [open_grave]}\n- {boss: gorgona}"))
    answer = Name(g.players[1])
    assert answer.text("en") == "Choose player 2 (Gorgona)"
    assert answer.words() == {"seat": "1", "card": "gorgona"}


def test_what_is_cast_or_used_tells_its_card_its_place_and_its_aim():
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - boss: cleopatra
          dungeon: [golem_factory, bottomless_pit]
          inside: {hero: nick_the_masher, room: 2}
          hand: [freeze]
        - {boss: gorgona}
        """
    )
    assert table.decision is not None
    told = {str(option): option.words() for option in table.decision.options}
    assert told["cast freeze 0:1"] == {"card": "freeze", "place": "", "aim": "0:1"}
    assert told["use bottomless_pit 2 nick_the_masher"] == {
        "card": "bottomless_pit",
        "place": "2",
        "aim": "nick_the_masher",
    }
