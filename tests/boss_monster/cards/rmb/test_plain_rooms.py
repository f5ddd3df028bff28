"""What the rooms of Rise of the Minibosses do that have to do with neither coins nor minibosses."""

from __future__ import annotations

import pytest

import underkeep as uk
from tests.boss_monster.situations import (
    damage,
    decider,
    do,
    dungeon,
    finish_round,
    hand,
    options,
    pass_until,
    seat,
    told,
    view,
    why_not,
    with_minibosses,
)

THEM = "{boss: robobo, dungeon: [open_grave], hand: [freeze]}"


def table_in(phase: str, mine: str, theirs: str = THEM, more: str = "", active: int = 0) -> uk.Table:
    return with_minibosses(
        f"""
        phase: {phase}
        active: {active}
        {more}
        players:
        - {{boss: kirax_rmb, {mine}}}
        - {theirs}
        """
    )


def building(mine: str, theirs: str = THEM, more: str = "", active: int = 0) -> uk.Table:
    return table_in("build", mine, theirs, more, active)


def walking(mine: str, theirs: str = THEM, more: str = "") -> uk.Table:
    return table_in("adventure", mine, theirs, more)


# -- monsters -----------------------------------------------------------------------------------------------------


@pytest.mark.card("imp_hoard")
class TestImpHoard:
    def test_may_take_what_an_opponent_discards_once_per_round(self):
        mine = "dungeon: [imp_hoard], hand: [rebirth, rebirth]"
        table = building(mine, "{boss: robobo, hand: [freeze, loot_box]}")
        do(table, "cast rebirth 1")
        assert (decider(table), options(table)) == (0, ["yes", "no"])
        do(table, "yes", "take loot_box")
        assert hand(table, 0) == ["loot_box", "rebirth"]
        do(table, "cast rebirth 1")
        assert decider(table) != 0 or options(table) != ["yes", "no"]

    def test_need_not(self):
        mine = "dungeon: [imp_hoard], hand: [rebirth, rebirth]"
        table = building(mine, "{boss: robobo, hand: [freeze, loot_box]}")
        do(table, "cast rebirth 1", "no")
        assert hand(table, 0) == ["rebirth"]
        assert not seat(table, 0)["dungeon"][0]["used"]

    def test_takes_nothing_of_what_its_owner_discards(self):
        table = building("dungeon: [imp_hoard], hand: [rebirth, loot_box]")
        do(table, "cast rebirth 0")
        assert "yes" not in options(table)


@pytest.mark.card("minotaur_catacombs")
def test_minotaur_catacombs_send_a_hero_back_to_the_first_room():
    rooms = "[open_grave, minotaur_catacombs]"
    table = walking(f"dungeon: {rooms}, hand: [freeze], inside: {{hero: joe_the_smith, room: 2, damage: 1}}")
    events = do(table, "use minotaur_catacombs 2 joe_the_smith")
    assert [fact["place"] for fact in told(events, "entered")] == ["0:1"]
    assert dungeon(table, 0) == ["open_grave"]


@pytest.mark.card("power_leech")
@pytest.mark.parametrize(
    ("rooms", "dealt"),
    [
        ("power_leech, fetid_beast, fetid_beast", [1, 5, 3]),
        ("fetid_beast, power_leech", [3, 1]),
        ("power_leech, delvers_quarry", [1, 1]),
        ("{room: power_leech, deactivated: true}, fetid_beast", [0, 3]),
    ],
)
def test_power_leech_feeds_the_monster_to_its_right(rooms, dealt):
    assert damage(building(f"dungeon: [{rooms}], hand: [freeze]"), 0) == dealt


@pytest.mark.card("fetid_beast")
class TestFetidBeast:
    def test_lets_no_monster_room_be_built_next_to_it(self):
        table = building("dungeon: [fetid_beast, open_grave, dark_altar], hand: [power_leech, delvers_quarry]")
        assert [option for option in options(table) if "power_leech" in option] == [
            "build power_leech on 1",
            "build power_leech on 3",
        ]
        assert (why_not(table, "build power_leech new"), why_not(table, "build power_leech on 2")) == (
            "BM-037",
            "BM-037",
        )
        assert {"build delvers_quarry new", "build delvers_quarry on 2"} <= set(options(table))

    def test_may_itself_be_built_next_to_monsters(self):
        table = building("dungeon: [power_leech, open_grave], hand: [fetid_beast]")
        assert {"build fetid_beast new", "build fetid_beast on 2"} <= set(options(table))

    @pytest.mark.rule("BM-267")
    def test_keeps_nothing_away_while_it_is_deactivated_or_silent(self):
        for state in ("deactivated: true", "silent: true"):
            table = building(f"dungeon: [{{room: fetid_beast, {state}}}], hand: [power_leech]")
            assert "build power_leech new" in options(table)

    def test_keeps_gifts_away_too(self):
        table = uk.load(
            """underkeep: position 1
game: boss_monster
seed: 1
options: {players: 2, sets: [TNL, RMB], heroes: RMB}
phase: build
active: 0
players:
- {boss: kirax_rmb, hand: [surprise_gift, power_leech]}
- {boss: scott, dungeon: [fetid_beast, delvers_quarry]}
"""
        )
        casts = [option for option in options(table) if option.startswith("cast")]
        assert casts == ["cast surprise_gift 1:1"]

    @pytest.mark.rule("BM-037")
    def test_nobody_imagines_a_monster_laid_beside_it(self):
        rooms = (
            "[{stack: [], face_down: loot_box}, {room: open_grave, face_down: delvers_quarry}, fetid_beast, dark_altar]"
        )
        table = building("hand: [freeze, rebirth]", f"{{boss: robobo, builds: 0, coins: 9, dungeon: {rooms}}}")
        laid = set()
        for number in range(30):
            twin = table.redeal(0, number)
            laid.add(twin.view(1)["players"][1]["dungeon"][1]["laid"])
        kinds = {card["id"]: card.get("kind") for card in table.info.cards()}
        assert len(laid) > 1
        assert "monster" not in {kinds[card] for card in laid}


@pytest.mark.card("shrooman_aviary")
def test_shrooman_aviary_gives_a_hero_health_from_the_hand():
    table = building("hand: [shrooman_aviary]", more="town: [joe_the_smith]")
    do(table, "play shrooman_aviary joe_the_smith")
    assert (view(table)["town"][0]["health"], view(table)["discard"]) == (11, ["shrooman_aviary"])


@pytest.mark.card("shrooman_aviary")
@pytest.mark.rule("BM-079")
def test_shrooman_aviary_finds_nobody_who_has_gone_out_of_the_game():
    mine = "builds: 0, hand: [shrooman_aviary]"
    table = with_minibosses(
        f"""
        phase: adventure
        active: 1
        players:
        - {{boss: kirax_rmb, {mine}}}
        - {{boss: robobo, dungeon: [bottomless_pit], hand: [freeze], inside: {{hero: joe_the_smith, room: 1}}}}
        """
    )
    do(table, "pass", "play shrooman_aviary joe_the_smith")
    events = do(table, "use bottomless_pit 1 joe_the_smith")
    assert not told(events, "fortified")


@pytest.mark.card("dragons_nest")
class TestDragonsNest:
    laid = "{room: power_leech, face_down: dragons_nest}"

    def test_every_other_monster_room_deals_more_for_each_treasure_this_round(self):
        rooms = f"[{self.laid}, minotaur_catacombs, delvers_quarry, fetid_beast]"
        table = building(f"builds: 0, dungeon: {rooms}, hand: [freeze]")
        assert damage(table, 0)[1:] == [1, 1, 3]
        pass_until(table, "adventure")
        assert damage(table, 0) == [4, 3, 1, 4]
        assert seat(table, 0)["today"]["rallied"] == ["dragons_nest"]
        assert uk.load(table.position()).digest() == table.digest()
        finish_round(table)
        assert damage(table, 0) == [4, 1, 1, 3]

    @pytest.mark.rule("BM-272")
    def test_so_does_one_that_is_uncovered_later(self):
        rooms = f"[{self.laid}, {{stack: [fetid_beast, dark_altar]}}]"
        table = building(f"builds: 0, dungeon: {rooms}, hand: [freeze]")
        pass_until(table, "adventure")
        do(table, "use dark_altar 2")
        assert damage(table, 0) == [4, 4]

    def test_also_when_it_is_uncovered(self):
        rooms = "[{stack: [golem_factory, dragons_nest, dark_altar]}, fetid_beast]"
        table = building(f"dungeon: {rooms}, hand: [freeze]")
        do(table, "use dark_altar 1")
        assert damage(table, 0) == [4, 4]


@pytest.mark.card("doppelganger_hive")
def test_doppelganger_hive_deals_more_for_every_hero_lured_this_round():
    mine = "dungeon: [{stack: [golem_factory, doppelganger_hive]}, golem_factory], hand: [freeze]"
    table = building(mine, more="town: [joe_the_smith]")
    assert damage(table, 0)[0] == 2
    pass_until(table, "adventure")
    assert damage(table, 0)[0] == 3
    finish_round(table)
    assert damage(table, 0)[0] == 2


@pytest.mark.card("efreets_chamber")
class TestEfreetsChamber:
    mine = "dungeon: [{stack: [dark_laboratory, efreets_chamber]}], entrance: [joe_the_smith]"

    def test_a_spell_drawn_weakens_it(self):
        table = walking(f"{self.mine}, hand: [freeze]")
        do(table, "use efreets_chamber 1")
        assert options(table) == ["draw spell", "discard spell"]
        do(table, "draw spell")
        assert (damage(table, 0), len(hand(table, 0))) == ([0], 2)
        assert why_not(table, "use efreets_chamber 1") == "BM-042"

    def test_a_spell_discarded_strengthens_it(self):
        table = walking(f"{self.mine}, hand: [freeze, fear]")
        do(table, "use efreets_chamber 1", "discard spell", "discard freeze")
        assert (damage(table, 0), hand(table, 0)) == ([4], ["fear"])

    def test_without_a_spell_one_is_drawn(self):
        table = walking(f"{self.mine}, hand: [loot_box]")
        do(table, "use efreets_chamber 1")
        assert damage(table, 0) == [0]

    def test_only_while_a_hero_waits(self):
        table = walking(self.mine.replace("[joe_the_smith]", "[]") + ", hand: [freeze]")
        assert why_not(table, "use efreets_chamber 1") == "BM-263"

    @pytest.mark.parametrize("way", ["draw spell", "discard spell"])
    def test_a_room_that_is_deactivated_meanwhile_deals_nothing_else(self, way):
        mine = f"{self.mine}, hand: [loot_box, fear]"
        theirs = "{boss: robobo, dungeon: [open_grave], hand: [freeze], entrance: [josie_vampire_slayer]}"
        table = table_in("adventure", mine, theirs, active=1)
        do(table, "pass", "use efreets_chamber 1", "cast freeze 0:1", way)
        assert seat(table, 0)["dungeon"][0]["bonus"] == 0


@pytest.mark.card("magipede")
def test_magipede_deals_more_for_every_spell_in_hand():
    rooms = "[{stack: [dark_laboratory, magipede]}]"
    assert damage(building(f"dungeon: {rooms}, hand: [freeze, fear, loot_box]"), 0) == [4]


# -- traps --------------------------------------------------------------------------------------------------------


@pytest.mark.card("spectral_bomb")
def test_spectral_bomb_makes_an_opponent_discard_a_spell():
    table = building("dungeon: [spectral_bomb], hand: [rebirth]", "{boss: robobo, hand: [freeze, loot_box]}")
    do(table, "use spectral_bomb 1 1")
    assert (hand(table, 1), sorted(view(table)["discard"])) == (["loot_box"], ["freeze", "spectral_bomb"])


@pytest.mark.card("spectral_bomb")
def test_spectral_bomb_needs_an_opponent_with_a_spell():
    table = building("dungeon: [spectral_bomb], hand: [rebirth]", "{boss: robobo, hand: [loot_box]}")
    assert why_not(table, "use spectral_bomb 1 1") == "BM-263"


@pytest.mark.card("tomb_of_terrors")
class TestTombOfTerrors:
    def test_takes_a_room_or_a_spell_from_the_pile_but_neither_itself_nor_a_miniboss(self):
        table = building("hand: [tomb_of_terrors]", more="discard: [jinx, freeze, loot_box]")
        do(table, "play tomb_of_terrors")
        assert options(table) == ["take freeze", "take loot_box"]
        do(table, "take freeze")
        assert hand(table, 0) == ["freeze"]

    def test_not_while_nothing_lies_there(self):
        table = building("hand: [tomb_of_terrors]", more="discard: [jinx]")
        assert why_not(table, "play tomb_of_terrors") == "BM-263"

    def test_what_an_answer_has_taken_away_cannot_be_taken(self):
        mine = "builds: 0, hand: [tomb_of_terrors]"
        theirs = "{boss: robobo, dungeon: [dark_altar, imp_hoard], hand: [freeze]}"
        table = building(mine, theirs, more="discard: [loot_box]", active=1)
        do(table, "pass", "play tomb_of_terrors", "yes")
        assert hand(table, 1) == ["tomb_of_terrors", "freeze"]
        do(table, "pass")
        assert hand(table, 0) == ["loot_box"]


@pytest.mark.card("mind_thresher")
class TestMindThresher:
    mine = "dungeon: [mind_thresher], hand: [freeze], inside: {hero: joe_the_smith, room: 1, damage: 8}"

    def test_may_draw_two_spells_instead_of_gaining_a_soul(self):
        table = walking(self.mine)
        do(table, "pass", "pass")
        assert options(table) == ["yes", "no"]
        do(table, "yes")
        assert (seat(table, 0)["souls"], seat(table, 0)["spells"]["count"]) == (0, 3)
        assert seat(table, 0)["dungeon"][0]["used"]

    def test_or_keeps_the_soul(self):
        table = walking(self.mine)
        do(table, "pass", "pass", "no")
        assert (seat(table, 0)["souls"], seat(table, 0)["spells"]["count"]) == (1, 1)

    @pytest.mark.rule("BM-219")
    def test_the_next_hero_comes_after_that(self):
        table = walking(self.mine + ", entrance: [felicity_joyful_nurse]")
        do(table, "pass", "pass", "yes")
        assert view(table)["walking"] is None
        events = do(table, "pass", "pass")
        assert told(events, "entered")[0]["hero"] == "felicity_joyful_nurse"

    def test_such_a_hero_is_killed_all_the_same(self):
        mine = self.mine.replace("hand", "levelled_up: true, hand")
        table = with_minibosses(
            f"""
            phase: adventure
            active: 0
            players:
            - {{boss: gregore, {mine}}}
            - {THEM}
            """
        )
        do(table, "pass", "pass", "yes")
        assert seat(table, 0)["coins"] == 1


@pytest.mark.card("delvers_quarry")
def test_delvers_quarry_draws_a_room_card_when_built_or_uncovered():
    table = building("hand: [delvers_quarry, freeze]", more="decks: {rooms: [loot_box]}")
    do(table, "build delvers_quarry new")
    pass_until(table, "adventure")
    assert hand(table, 0) == ["loot_box", "freeze"]
    rooms = "[{stack: [delvers_quarry, dark_altar]}]"
    table = building(f"dungeon: {rooms}, hand: [freeze]", more="decks: {rooms: [loot_box]}")
    do(table, "use dark_altar 1")
    assert "loot_box" in hand(table, 0)


@pytest.mark.card("endless_gallery")
@pytest.mark.rule("BM-194")
def test_endless_gallery_adds_a_treasure_to_any_dungeon_for_this_round():
    table = building("dungeon: [endless_gallery], hand: [freeze]", more="town: [eloi_marlborn]")
    do(table, "use endless_gallery 1 1 mage")
    assert (dungeon(table, 0), seat(table, 1)["treasures"]["mage"]) == ([], 1)
    assert uk.load(table.position()).digest() == table.digest()
    events = pass_until(table, "adventure")
    assert [event.seat for event in events if event.kind.name == "lured"] == [1]


@pytest.mark.card("living_trap")
class TestLivingTrap:
    def inside(self, place: int) -> uk.Table:
        rooms = "[fetid_beast, {stack: [bottomless_pit, living_trap]}, delvers_quarry]"
        return walking(f"dungeon: {rooms}, hand: [freeze], inside: {{hero: joe_the_smith, room: {place}}}")

    def test_swallows_a_hero_for_a_monster_room(self):
        table = self.inside(2)
        assert [option for option in options(table) if "living" in option] == ["use living_trap 2 0:1"]
        do(table, "use living_trap 2 0:1")
        assert (seat(table, 0)["souls"], dungeon(table, 0)) == (1, ["living_trap", "delvers_quarry"])

    def test_only_a_hero_in_it(self):
        assert why_not(self.inside(1), "use living_trap 2 0:1") == "BM-263"


@pytest.mark.rs("RS-011")
def test_a_room_that_was_weakened_and_strengthened_again_is_as_its_position_says():
    mine = "coins: 2, dungeon: [{stack: [dark_laboratory, efreets_chamber]}], entrance: [joe_the_smith]"
    table = walking(f"{mine}, hand: [freeze, pay_to_win]")
    do(table, "use efreets_chamber 1", "draw spell", "cast pay_to_win 0:1", "pay 1")
    twin = uk.load(table.position())
    for either in (table, twin):
        do(either, "pass")
    assert damage(table, 0) == [2]
    assert twin.digest() == table.digest()
