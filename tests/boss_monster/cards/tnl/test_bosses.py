"""What every boss of The Next Level can do when it has levelled up, and not before."""

from __future__ import annotations

import pytest

import underkeep as uk
from tests.boss_monster.situations import (
    at_next_level,
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
    town,
    view,
    why_not,
)

THEM = "{boss: robobo, dungeon: [open_grave], hand: [freeze]}"
FOUR = "golem_factory, golem_factory, open_grave, dark_altar"


def table_in(phase: str, boss: str, mine: str, theirs: str = THEM, more: str = "", active: int = 0) -> uk.Table:
    return at_next_level(
        f"""
        phase: {phase}
        active: {active}
        {more}
        players:
        - {{boss: {boss}, {mine}}}
        - {theirs}
        """
    )


def building(boss: str, mine: str, theirs: str = THEM, more: str = "", active: int = 0) -> uk.Table:
    return table_in("build", boss, mine, theirs, more, active)


def walking(boss: str, mine: str, theirs: str = THEM, more: str = "") -> uk.Table:
    return table_in("adventure", boss, mine, theirs, more)


def five(boss: str, mine: str, more: str = "") -> uk.Table:
    """The fifth room is turned up."""
    laid = "{stack: [], face_down: spiked_pit}"
    return table_in("reveal", boss, f"builds: 0, dungeon: [{laid}, {FOUR}], {mine}", more=more)


def worked(events: list[uk.Event], card: str) -> int:
    return [fact["card"] for fact in told(events, "worked")].count(card)


@pytest.mark.card("doc_scarecrow")
class TestDocScarecrow:
    def test_keeps_a_hero_from_being_lured_for_a_card(self):
        mine = "levelled_up: true, dungeon: [dark_altar], hand: [fear, golem_factory]"
        table = building("doc_scarecrow", mine, more="town: [elfstar]")
        do(table, "use doc_scarecrow elfstar", "discard fear")
        assert view(table)["town"][0]["kept"]
        pass_until(table, "adventure")
        assert town(table) == ["elfstar"]
        finish_round(table)
        assert "kept" not in view(table)["town"][0]

    @pytest.mark.rule("BM-023")
    def test_not_before_the_level_up(self):
        table = building("doc_scarecrow", "hand: [fear, golem_factory]", more="town: [elfstar]")
        assert why_not(table, "use doc_scarecrow elfstar") == "BM-023"

    def test_not_without_a_card_and_not_in_the_adventure_phase(self):
        table = walking(
            "doc_scarecrow", "levelled_up: true, hand: [freeze], dungeon: [dark_altar]", more="town: [elfstar]"
        )
        assert why_not(table, "use doc_scarecrow elfstar") == "BM-263"
        assert why_not(table, "use robobo") == "BM-264"

    def test_the_others_act_first_if_they_are_active(self):
        mine = "levelled_up: true, builds: 0, hand: [fear]"
        theirs = "{boss: robobo, hand: [princess_in_peril]}"
        table = building("doc_scarecrow", mine, theirs, more="town: [elfstar]", active=1)
        do(table, "pass", "use doc_scarecrow elfstar")
        events = do(table, "cast princess_in_peril elfstar")
        assert [fact["hero"] for fact in told(events, "sent")] == ["elfstar"]
        assert "kept" not in view(table)["town"]


@pytest.mark.card("belladonna_tnl")
def test_belladonna_heals_when_she_levels_up():
    table = five("belladonna_tnl", "wounds: [elfstar, tyrone_pharaoh_ascendant]")
    do(table, "take tyrone_pharaoh_ascendant")
    assert (seat(table, 0)["souls"], seat(table, 0)["wounds"]) == (2, 1)


@pytest.mark.card("torix_uzkali")
class TestTorix:
    def test_may_take_a_monster_room_that_falls_anywhere(self):
        theirs = "{boss: robobo, dungeon: [wreck_room, golem_factory, open_grave], hand: [freeze]}"
        table = building("torix_uzkali", "levelled_up: true, builds: 0", theirs, active=1)
        do(table, "use wreck_room 1 1:2")
        assert (decider(table), options(table)) == (0, ["take golem_factory", "pass"])
        do(table, "take golem_factory")
        assert hand(table, 0) == ["golem_factory"]

    def test_may_take_those_that_are_discarded_one_by_one(self):
        theirs = "{boss: robobo, hand: [golem_factory, open_grave, goblin_armory, freeze]}"
        table = building("torix_uzkali", "levelled_up: true, hand: [jeopardy]", theirs)
        do(table, "cast jeopardy")
        assert options(table) == ["take goblin_armory", "take golem_factory", "pass"]
        do(table, "take golem_factory")
        assert options(table) == ["take goblin_armory", "pass"]
        do(table, "pass")
        assert "golem_factory" in hand(table, 0)

    def test_is_not_asked_about_traps(self):
        theirs = "{boss: robobo, dungeon: [wreck_room, golem_factory, open_grave], hand: [freeze]}"
        table = building("torix_uzkali", "levelled_up: true, builds: 0", theirs, active=1)
        do(table, "use wreck_room 1 1:3")
        assert decider(table) == 1

    @pytest.mark.card("imp_temple")
    def test_is_not_asked_about_a_card_that_was_caught_though_its_like_lies_there(self):
        theirs = "{boss: robobo, dungeon: [imp_temple, torture_chamber]}"
        mine = "levelled_up: true, builds: 0, hand: [golem_factory]"
        table = building("torix_uzkali", mine, theirs, more="discard: [golem_factory]", active=1)
        do(table, "use torture_chamber 2 0")
        assert hand(table, 1)[-1] == "golem_factory"
        assert sorted(view(table)["discard"]) == ["golem_factory", "torture_chamber"]
        assert "take golem_factory" not in options(table)

    def test_does_once_per_round_what_follows_from_the_end_of_a_round(self):
        piles = "{stack: [dark_altar, dragon_graveyard]}, golem_factory, {stack: [jackpot_stash, blockpile_puzzle]}"
        mine = f"levelled_up: true, dungeon: [{piles}]"
        table = walking("torix_uzkali", mine, "{boss: robobo}")
        do(table, "room 0:2", "take golem_factory")
        assert view(table)["round"] == 2
        assert not seat(table, 0)["dungeon"][0].get("used")

    @pytest.mark.card("dragon_graveyard")
    @pytest.mark.rule("BM-042")
    @pytest.mark.parametrize(("used", "drawn"), [("true", 0), ("false", 1)])
    def test_the_end_of_a_round_is_part_of_it_so_that_once_is_once(self, used, drawn):
        worked = f"{{stack: [dark_altar, dragon_graveyard], used: {used}}}"
        mine = f"levelled_up: true, dungeon: [{worked}, golem_factory, {{stack: [jackpot_stash, blockpile_puzzle]}}]"
        table = walking("torix_uzkali", mine, "{boss: robobo}")
        do(table, "room 0:2", "take golem_factory")
        assert len(hand(table, 0)) == 1 + drawn + 1  # with golem_factory, and the new card
        assert not seat(table, 0)["dungeon"][0].get("used")


@pytest.mark.card("killa")
@pytest.mark.parametrize(
    ("wounds", "levelled", "dealt"), [(3, "true", [2, 5, 0]), (2, "true", [2, 2, 0]), (3, "false", [2, 2, 0])]
)
def test_killa_fights_back_in_her_last_active_room(wounds, levelled, dealt):
    rooms = "golem_factory, open_grave, {room: dark_altar, deactivated: true}"
    mine = f"levelled_up: {levelled}, wounds: {wounds}, dungeon: [{rooms}]"
    assert damage(building("killa", mine), 0) == dealt


@pytest.mark.card("killa")
@pytest.mark.rule("BM-023")
def test_what_a_boss_can_do_from_now_on_begins_with_the_level_up():
    laid = "{stack: [], face_down: spiked_pit}"
    table = building("killa", f"builds: 0, wounds: 3, dungeon: [{laid}, {FOUR}]", active=1)
    assert damage(table, 0)[-1] == 1
    events = do(table, "pass", "pass")
    assert told(events, "levelled_up")[0]["boss"] == "killa"
    assert damage(table, 0)[-1] == 4


@pytest.mark.card("shellda")
def test_shellda_may_swap_two_rooms_at_the_end_of_each_round():
    table = walking("shellda", "levelled_up: true, dungeon: [golem_factory, open_grave]", "{boss: robobo}")
    assert options(table) == ["yes", "no"]
    do(table, "yes", "room 0:1")
    assert dungeon(table, 0) == ["open_grave", "golem_factory"]


@pytest.mark.card("smoake")
@pytest.mark.parametrize(("card", "asked"), [("golem_factory", True), ("open_grave", False)])
def test_smoake_may_draw_a_room_for_each_monster_room_that_is_built(card, asked):
    mine = f"levelled_up: true, builds: 0, dungeon: [{{stack: [], face_down: {card}}}, spiked_pit]"
    table = building("smoake", mine, active=1)
    do(table, "pass")
    assert (options(table) == ["yes", "no"]) is asked
    if asked:
        do(table, "yes")
        assert len(seat(table, 0)["rooms"]["cards"]) == 1


@pytest.mark.card("kazanna_tnl")
def test_kazanna_must_exchange_her_hand_for_three_spells():
    table = five("kazanna_tnl", "hand: [golem_factory, fear]", more="decks: {spells: [assassin, freeze, giant_size]}")
    assert seat(table, 0)["spells"]["cards"] == ["assassin", "freeze", "giant_size"]
    assert sorted(view(table)["discard"]) == ["fear", "golem_factory"]


@pytest.mark.card("dr_timebender")
class TestDrTimebender:
    def table(self, mine: str) -> uk.Table:
        theirs = "{boss: robobo, dungeon: [open_grave], hand: [freeze, freeze, fear]}"
        return building("dr_timebender", f"builds: 0, dungeon: [golem_factory], {mine}", theirs, active=1)

    def test_cancels_a_spell_for_a_spell_once_per_round(self):
        table = self.table("levelled_up: true, hand: [assassin, giant_size]")
        do(table, "cast freeze 0:1")
        assert (decider(table), options(table)) == (0, ["use dr_timebender", "pass"])
        do(table, "use dr_timebender", "discard assassin")
        assert not seat(table, 0)["dungeon"][0]["deactivated"]
        assert why_not(table, "use dr_timebender") == "BM-264"
        events = do(table, "cast freeze 0:1")
        assert told(events, "deactivated")

    def test_not_without_a_spell_and_not_before_the_level_up(self):
        for mine in ("levelled_up: true, hand: [golem_factory]", "hand: [assassin]"):
            table = self.table(mine)
            assert told(do(table, "cast freeze 0:1"), "deactivated")

    def test_only_against_a_spell(self):
        table = building("dr_timebender", "levelled_up: true, hand: [freeze]")
        assert why_not(table, "use dr_timebender") == "BM-077"

    def test_may_be_used_again_in_the_next_round(self):
        table = self.table("levelled_up: true, today: {spent: true}, hand: [assassin]")
        finish_round(table)
        assert "spent" not in seat(table, 0)["today"]


@pytest.mark.card("nicolius")
@pytest.mark.parametrize(("gained", "asked"), [(2, True), (1, False)])
def test_nicolius_catches_up_with_who_gained_two_souls_more(gained, asked):
    theirs = f"{{boss: robobo, souls: 2, today: {{souls: {gained + 1}}}}}"
    table = walking("nicolius", "levelled_up: true, souls: 1, today: {souls: 1}", theirs)
    assert (decider(table) == 0 and options(table) == ["yes", "no"]) is asked


@pytest.mark.card("nicolius")
@pytest.mark.parametrize(("answer", "drawn"), [("yes", ["fear"]), ("no", [])])
def test_nicolius_draws_a_spell_if_its_player_likes(answer, drawn):
    theirs = "{boss: robobo, souls: 3, today: {souls: 3}}"
    table = walking("nicolius", "levelled_up: true, today: {souls: 1}", theirs, "decks: {spells: [fear]}")
    do(table, answer)
    assert seat(table, 0)["spells"]["cards"] == drawn


@pytest.mark.card("nicolius")
def test_killed_heroes_are_souls_gained_today():
    guests = "inside: {hero: elfstar, room: 1, damage: 9}, entrance: [black_leaf]"
    table = walking("nicolius", f"levelled_up: true, dungeon: [golem_factory], {guests}")
    do(table, "pass")
    assert seat(table, 0)["today"]["souls"] == 1


@pytest.mark.card("porkus")
class TestPorkus:
    def test_trades_a_soul_for_any_hero_of_the_decks(self):
        table = five("porkus", "souls: [elfstar, black_leaf]")
        do(table, "take elfstar")
        assert "take roberta_dreaded_outlaw" in options(table)
        do(table, "take roberta_dreaded_outlaw")
        assert (seat(table, 0)["souls"], seat(table, 0)["soul_cards"]) == (3, ["black_leaf", "roberta_dreaded_outlaw"])

    def test_does_nothing_without_a_soul(self):
        table = five("porkus", "")
        assert (seat(table, 0)["souls"], seat(table, 0)["levelled_up"]) == (0, True)


@pytest.mark.card("angstigoth")
class TestAngstigoth:
    mine = "levelled_up: true, dungeon: [bottomless_pit, golem_factory], entrance: [{hero: black_leaf, damage: 3}]"

    def test_draws_a_room_for_the_first_hero_that_dies_in_his_dungeon(self):
        table = walking("angstigoth", self.mine + ", inside: {hero: elfstar, room: 1, damage: 9}")
        events = do(table, "pass", "pass")
        assert worked(events, "angstigoth") == 1
        assert worked(finish_round(table), "angstigoth") == 0

    def test_also_for_one_that_is_killed_by_an_effect(self):
        table = walking("angstigoth", self.mine + ", inside: {hero: elfstar, room: 1, damage: 1}")
        assert worked(do(table, "use bottomless_pit 1 elfstar"), "angstigoth") == 1


@pytest.mark.card("eclipse")
class TestEclipse:
    def test_a_room_that_i_uncover_deals_three_more(self):
        table = building("eclipse", "levelled_up: true, dungeon: [{stack: [golem_factory, dark_altar]}]")
        do(table, "use dark_altar 1")
        assert damage(table, 0) == [5]

    def test_not_if_somebody_else_did_it(self):
        theirs = "{boss: robobo, today: {fallen: 2}, hand: [oh_yeah, freeze], dungeon: [open_grave]}"
        table = building(
            "eclipse", "levelled_up: true, builds: 0, dungeon: [{stack: [golem_factory, dark_altar]}]", theirs, active=1
        )
        do(table, "cast oh_yeah second 0:1")
        assert (dungeon(table, 0), damage(table, 0)) == (["golem_factory"], [2])

    def test_nothing_happens_without_a_room_beneath(self):
        table = building("eclipse", "levelled_up: true, dungeon: [dark_altar, golem_factory]")
        do(table, "use dark_altar 1")
        assert damage(table, 0) == [2]
