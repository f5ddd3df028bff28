"""Section J of the rules: +1 tokens on rooms. The dice are rolled in cards/dbm."""

from __future__ import annotations

import pytest

import underkeep as uk
from tests.boss_monster.situations import at_small_boxes, damage, do, dungeon, finish_round, options, seat, why_not
from tests.core.invariants import pieces
from underkeep.boss_monster.census import oddities
from underkeep.boss_monster.verbs.rooms import put_tokens
from underkeep.texts.boss_monster import Teller

THEM = "{boss: robobo, dungeon: [open_grave], hand: [freeze, freeze]}"


def building(mine: str, boss: str = "cleopatra") -> uk.Table:
    return at_small_boxes(f"phase: build\nactive: 0\nplayers:\n- {{boss: {boss}, {mine}}}\n- {THEM}\n")


def tokens(table: uk.Table) -> list[int]:
    return [room.get("tokens", 0) for room in seat(table, 0)["dungeon"]]


@pytest.mark.rule("BM-130")
def test_each_token_is_one_damage_more_for_good():
    table = building("dungeon: [{room: golem_factory, tokens: 2}, golem_factory]")
    assert damage(table, 0) == [4, 2]
    finish_round(table)
    assert (damage(table, 0), tokens(table)) == ([4, 2], [2, 0])


@pytest.mark.rule("BM-130")
def test_what_changes_damage_counts_tokens():
    table = building(
        "dungeon: [{room: golem_factory, tokens: 2, bonus: -3}, {room: golem_factory, harmless: true, tokens: 1}]"
    )
    assert damage(table, 0) == [1, 0]
    terms = table.info.reckon(table.view(0))["players"][0]["damage"]
    assert {"from": "tokens", "card": None, "value": 2} in terms[0]
    assert [sum(term["value"] for term in part) for part in terms] == [1, 0]


@pytest.mark.rule("BM-131")
def test_only_a_visible_room_can_receive_tokens():
    mine = "levelled_up: true, hand: [the_crushinator, the_crushinator], dungeon: "
    rooms = "[{room: dark_altar, face_down: open_grave}, {room: dark_altar, deactivated: true}, golem_factory]"
    table = building(mine + rooms, boss="chase")
    assert [option for option in options(table) if option.startswith("use chase")] == ["use chase 0:3", "use chase 1:1"]
    assert why_not(table, "use chase 0:1") == "BM-181"
    assert why_not(table, "use chase 0:2") == "BM-270"
    g = pieces(table)
    for place in (0, 1):
        put_tokens(g, g.players[0].dungeon[place], 1)
    assert tokens(table) == [0, 0, 0]


@pytest.mark.rule("BM-132", "BM-128")
def test_a_deactivated_room_loses_its_tokens():
    table = building("dungeon: [{room: golem_factory, tokens: 2}], hand: [freeze]")
    do(table, "cast freeze 0:1")
    assert tokens(table) == [0]
    finish_round(table)
    assert damage(table, 0) == [2]


@pytest.mark.rule("BM-132", "BM-133")
def test_a_covered_room_loses_its_tokens_and_does_not_get_them_back():
    table = building("dungeon: [{stack: [clock_tower], tokens: 4, face_down: golem_factory}, boulder_ramp], builds: 0")
    finish_round(table)
    assert (dungeon(table, 0), tokens(table)) == (["golem_factory", "boulder_ramp"], [0, 0])
    table = at_small_boxes(
        f"""
        phase: adventure
        active: 0
        players:
        - boss: cleopatra
          dungeon: [{{stack: [clock_tower, golem_factory]}}, boulder_ramp]
          inside: {{hero: elfstar, room: 2}}
        - {THEM}
        """
    )
    do(table, "use boulder_ramp 2 0:1")
    assert (dungeon(table, 0), tokens(table)) == (["clock_tower", "boulder_ramp"], [0, 0])


@pytest.mark.rule("BM-132", "BM-280")
def test_a_destroyed_room_loses_its_tokens():
    table = at_small_boxes(
        f"""
        phase: adventure
        active: 0
        players:
        - boss: cleopatra
          dungeon: [{{stack: [golem_factory, golem_factory], tokens: 3}}, boulder_ramp]
          inside: {{hero: elfstar, room: 2}}
        - {THEM}
        """
    )
    do(table, "use boulder_ramp 2 0:1")
    assert (damage(table, 0)[0], tokens(table)) == (2, [0, 0])


@pytest.mark.rule("BM-134")
def test_what_depends_on_the_state_of_the_game_changes_with_it_at_once():
    table = building("dungeon: [{stack: [dark_laboratory, elemental_generator], tokens: 1}], hand: [freeze, freeze]")
    assert damage(table, 0) == [6]
    do(table, "cast freeze 1:1")
    assert damage(table, 0) == [5]


def test_tokens_are_written_read_and_copied():
    table = building(
        "dungeon: [{room: golem_factory, tokens: 2, raised: 1, gilded: [mage], new: true}], hand: [open_grave]"
    )
    assert uk.load(table.position()).digest() == table.digest() == table.clone().digest()
    room = table.view(1)["players"][0]["dungeon"][0]
    assert (room["tokens"], room["raised"], room["gilded"], room["new"]) == (2, 1, ["mage"], True)
    assert oddities(pieces(table)) == []
    bare = building("dungeon: [golem_factory], hand: [open_grave]")
    assert bare.digest() != table.digest()


@pytest.mark.rule("BM-132")
def test_a_position_cannot_have_tokens_on_a_room_that_sleeps():
    with pytest.raises(uk.BadPosition) as refused:
        building("dungeon: [{room: golem_factory, tokens: 2, deactivated: true}]")
    assert (refused.value.field, refused.value.rule) == ("players[0].dungeon[0].tokens", "BM-132")


def test_tokens_are_told_in_words():
    table = building("dungeon: [{room: golem_factory, tokens: 2}]")
    for lang, said in {"en": "2 +1 tokens", "pl": "2 żetony +1", "ru": "жетоны +1 на ней: 2"}.items():
        teller = Teller(lang, ["A", "B"], 0)
        assert any(said in line for line in teller.table(table.view(0)))
        assert teller.figures("war_turtle").endswith(teller.say("board-portable"))
