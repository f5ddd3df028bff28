"""What the rooms of Tools of Hero-Kind do with items."""

from __future__ import annotations

import pytest

import underkeep as uk
from tests.boss_monster.situations import BYSTANDER, at_items, do, hand, options, seat, view, walker, why_not

SMITHY = "{stack: [golem_factory, orcish_smithy]}"
MOUND = "{stack: [open_grave, burial_mound]}"
BENCH = "{stack: [witchs_kitchen, artificers_workbench]}"
CEILING = "{stack: [spiked_pit, magnetic_ceiling]}"


def in_phase(phase: str, mine: str, more: str = "") -> uk.Table:
    return at_items(
        f"""
        phase: {phase}
        active: 0
        {more}
        players:
        - {{boss: cleopatra, {mine}}}
        - {BYSTANDER}
        """
    )


@pytest.mark.card("orcish_smithy")
class TestOrcishSmithy:
    MORE = "items: [the_bomb, ice_rod]\n        town: [the_brothers, {hero: elfstar, item: extra_life}]"

    @pytest.mark.rule("BM-106")
    def test_gives_an_item_to_a_star_hero_whatever_its_treasure(self):
        table = in_phase("build", f"dungeon: [{SMITHY}], hand: [freeze]", self.MORE)
        assert options(table)[2] == "use orcish_smithy 1 the_brothers"
        do(table, "use orcish_smithy 1 the_brothers", "take ice_rod")
        assert view(table)["town"][0]["item"] == "ice_rod"
        assert view(table)["items"] == ["the_bomb"]
        assert why_not(table, "use orcish_smithy 1 the_brothers") == "BM-042"

    def test_not_to_who_has_one_and_not_without_an_item_in_town(self):
        table = in_phase("build", f"dungeon: [{SMITHY}], hand: [freeze]", self.MORE)
        assert why_not(table, "use orcish_smithy 1 elfstar") == "BM-079"
        table = in_phase("build", f"dungeon: [{SMITHY}], hand: [freeze]", "town: [elfstar]")
        assert why_not(table, "use orcish_smithy 1 elfstar") == "BM-263"

    def test_not_in_the_adventure_phase(self):
        table = in_phase("adventure", f"dungeon: [{SMITHY}], hand: [freeze]", self.MORE)
        assert why_not(table, "use orcish_smithy 1 the_brothers") == "BM-263"

    def test_nothing_is_left_to_give_when_somebody_acts_first(self):
        table = at_items(
            f"""
            phase: build
            active: 1
            items: [the_bomb]
            town: [elfstar]
            players:
            - {{boss: cleopatra, dungeon: [{SMITHY}]}}
            - {{boss: robobo, dungeon: [golem_factory], hand: [freeze]}}
            """
        )
        do(table, "pass", "use orcish_smithy 1 elfstar", "pass")
        assert view(table)["town"][0]["item"] == "the_bomb"


@pytest.mark.card("burial_mound")
class TestBurialMound:
    def test_two_room_cards_turn_an_item_up_which_can_be_used_at_once(self):
        table = in_phase("build", f"dungeon: [{MOUND}], items: [ice_rod], hand: [dark_altar, dark_altar, freeze]")
        do(table, "use burial_mound 1 ice_rod")
        assert hand(table, 0) == ["freeze"]
        assert seat(table, 0)["item"] == {"card": "ice_rod", "ready": True}
        assert "use ice_rod 1:1" in options(table)

    @pytest.mark.rule("BM-112")
    def test_the_item_that_was_face_up_is_turned_down(self):
        mine = f"dungeon: [{MOUND}], item: the_bomb, items: [ice_rod], hand: [dark_altar, dark_altar]"
        table = in_phase("build", mine)
        do(table, "use burial_mound 1 ice_rod")
        assert seat(table, 0)["item"]["card"] == "ice_rod"
        assert seat(table, 0)["items"] == ["the_bomb"]

    def test_not_without_two_room_cards(self):
        table = in_phase("build", f"dungeon: [{MOUND}], items: [ice_rod], hand: [dark_altar, freeze]")
        assert why_not(table, "use burial_mound 1 ice_rod") == "BM-263"


@pytest.mark.card("artificers_workbench")
class TestArtificersWorkbench:
    @pytest.mark.rule("BM-118")
    def test_turns_the_item_down_without_using_it_and_draws_a_spell(self):
        table = in_phase("build", f"dungeon: [{BENCH}], item: ice_rod")
        do(table, "use artificers_workbench 1")
        assert seat(table, 0)["items"] == ["ice_rod"]
        assert seat(table, 0)["spells"]["count"] == 1
        assert not seat(table, 1)["dungeon"][0]["deactivated"]

    def test_not_without_an_item(self):
        table = in_phase("build", f"dungeon: [{BENCH}], items: [ice_rod], hand: [freeze]")
        assert why_not(table, "use artificers_workbench 1") == "BM-263"


@pytest.mark.card("magnetic_ceiling")
class TestMagneticCeiling:
    def test_takes_the_item_of_who_enters_before_the_damage(self):
        entrance = "entrance: [{hero: hookshot_joe, item: tower_shield}]"
        table = in_phase("adventure", f"dungeon: [{CEILING}], {entrance}")
        do(table, "pass")
        assert options(table) == ["yes", "no"]
        do(table, "yes")
        assert walker(table)["damage"] == 3
        assert "item" not in walker(table)
        assert seat(table, 0)["items"] == ["tower_shield"]

    def test_or_leaves_it(self):
        entrance = "entrance: [{hero: hookshot_joe, item: tower_shield}]"
        table = in_phase("adventure", f"dungeon: [{CEILING}], {entrance}")
        do(table, "pass", "no")
        assert walker(table)["damage"] == 2

    def test_whoever_has_nothing_just_enters(self):
        table = in_phase("adventure", f"dungeon: [{CEILING}], entrance: [hookshot_joe]")
        do(table, "pass")
        assert walker(table)["damage"] == 3

    def test_what_the_item_did_to_the_rooms_is_over(self):
        rooms = f"{CEILING}, golem_factory, goblin_armory"
        table = in_phase("adventure", f"dungeon: [{rooms}], entrance: [{{hero: hookshot_joe, item: mana_battery}}]")
        do(table, "pass", "yes")
        assert "item" not in walker(table)
