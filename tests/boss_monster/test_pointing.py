"""How an answer that points at something is written and told."""

from __future__ import annotations

from tests.boss_monster.situations import at
from tests.core.invariants import pieces
from underkeep.boss_monster.options import Point


def test_a_room_is_pointed_at_by_its_place_and_told_by_its_name():
    g = pieces(
        at("phase: build\nplayers:\n- {boss: draculord, dungeon: [golem_factory, dark_altar]}\n- {boss: gorgona}")
    )
    answer = Point(g, g.players[0].dungeon[1])
    assert answer.notation() == "room 0:2"
    assert answer.words() == {"aim": "0:2", "card": "dark_altar"}
    assert "Dark Altar" in answer.text("en")
