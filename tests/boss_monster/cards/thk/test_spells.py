"""What the spell of Tools of Hero-Kind does."""

from __future__ import annotations

import pytest

from tests.boss_monster.situations import at_items, do, options, said, seat


@pytest.mark.card("excavation")
class TestExcavation:
    POSITION = """
        phase: build
        active: 0
        players:
        - {boss: cleopatra, dungeon: [open_grave], hand: [excavation], items: [ice_rod]}
        - {boss: robobo, dungeon: [golem_factory], item: the_bomb, items: [vorpal_blade], hand: [golem_factory]}
        """

    def test_aims_at_every_item_in_a_score_area(self):
        table = at_items(self.POSITION)
        casts = [option for option in options(table) if option.startswith("cast")]
        assert casts == ["cast excavation 0 ice_rod", "cast excavation 1 the_bomb", "cast excavation 1 vorpal_blade"]
        assert "The Bomb" in said(table)[options(table).index(casts[1])]

    def test_turns_an_item_of_mine_up_which_can_be_used_at_once(self):
        table = at_items(self.POSITION)
        do(table, "cast excavation 0 ice_rod")
        assert seat(table, 0)["item"] == {"card": "ice_rod", "ready": True}

    @pytest.mark.rule("BM-118")
    def test_turns_anothers_item_down_and_that_does_nothing(self):
        table = at_items(self.POSITION)
        do(table, "cast excavation 1 the_bomb")
        assert seat(table, 1)["items"] == ["vorpal_blade", "the_bomb"]
        assert "item" not in seat(table, 1)

    @pytest.mark.rule("BM-112")
    def test_only_one_item_lies_face_up(self):
        table = at_items(self.POSITION)
        do(table, "cast excavation 1 vorpal_blade")
        assert seat(table, 1)["item"]["card"] == "vorpal_blade"
        assert seat(table, 1)["items"] == ["the_bomb"]
