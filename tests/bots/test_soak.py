"""The soak finds what is wrong with a table: each fault is planted here once."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

import underkeep as uk
from underkeep.bots import soak
from underkeep.bots.soak import Fault, Shadow


@pytest.fixture
def table() -> uk.Table:
    """A game of two, some way on."""
    table = uk.new_game("boss_monster", players=2, seed=5)
    chance = random.Random(2)
    while table.number < 25:
        assert table.decision is not None
        table.choose(chance.randrange(len(table.decision.options)))
    return table


@pytest.fixture
def watch() -> soak.Watch:
    return soak.WATCHES["boss_monster"]


class Crooked:
    """A table with something wrong: everything that is not given here comes from the honest one."""

    def __init__(self, honest: uk.Table, **wrong: Any) -> None:
        self.__dict__.update(wrong)
        self.honest = honest

    def __getattr__(self, name: str) -> Any:
        return getattr(self.honest, name)


# -- after every decision -----------------------------------------------------------------------------------------


def test_a_decision_without_options_is_a_fault(watch):
    with pytest.raises(Fault, match="without options"):
        soak.check_options([], watch)


def test_two_options_written_alike_are_a_fault(watch):
    with pytest.raises(Fault, match="two options are written 'pass'"):
        soak.check_options(["pass", "yes", "pass"], watch)


def test_more_options_than_documented_are_a_fault(watch):
    with pytest.raises(Fault, match="2 options; 1 are documented"):
        soak.check_options(["yes", "no"], replace(watch, most_options=1))


def test_a_card_that_vanished_and_one_that_doubled_are_named(table, watch):
    dealt = watch.census(soak.state(table))
    soak.check_cards(table, watch, dealt)
    wrong = {**dealt, "freeze": 5, "fear": 1}
    with pytest.raises(Fault, match="fear: 1 dealt, 2 found; freeze: 5 dealt, 4 found"):
        soak.check_cards(table, watch, wrong)


def test_what_no_rule_allows_is_told(table, watch):
    dealt = watch.census(soak.state(table))
    with pytest.raises(Fault, match="seat 1: -1 souls"):
        soak.check_cards(table, replace(watch, oddities=lambda _: ["seat 1: -1 souls"]), dealt)


def test_a_game_without_end_is_a_fault(monkeypatch):
    short = replace(soak.WATCHES["boss_monster"], most_decisions={2: 10, 3: 10, 4: 10})
    monkeypatch.setitem(soak.WATCHES, "boss_monster", short)
    with pytest.raises(Fault, match="no end after 11 decisions"):
        soak.soak("boss_monster", 1)


# -- now and then -------------------------------------------------------------------------------------------------


def test_reading_an_honest_table_is_free(table):
    soak.check_reading(table, random.Random(1))


def test_a_table_that_changes_when_it_is_looked_at_is_a_fault(table):
    def look(seat: int | None) -> None:
        if seat is None:
            table.choose(0)

    crooked: Any = Crooked(table, view=look)
    with pytest.raises(Fault, match="looking at the table changed it"):
        soak.check_reading(crooked, random.Random(1))


def test_an_option_that_is_refused_at_once_is_a_fault(table):
    crooked: Any = Crooked(table, why_not=lambda _: uk.Refusal("BM-000", "because"))
    with pytest.raises(Fault, match="why_not refuses an option"):
        soak.check_reading(crooked, random.Random(1))


def test_a_copy_that_is_not_equal_is_a_fault(table):
    other = table.clone()
    other.choose(0)
    with pytest.raises(Fault, match="clone: not equal to the live table, 0 decisions later"):
        Shadow("clone", other, table)


def test_a_copy_that_goes_astray_later_is_a_fault(table):
    shadow = Shadow("record", table.clone(), table)
    shadow.copy = uk.load(table.record())
    table.choose(0)
    assert shadow.follow(0, table)
    table.choose(0)
    with pytest.raises(Fault, match="record: not equal to the live table"):
        shadow.follow(1, table)


def test_a_copy_is_followed_for_twenty_decisions(table):
    shadow = Shadow("clone", table.clone(), table)
    followed = 0
    going = True
    while going:
        table.choose(0)
        followed += 1
        going = shadow.follow(0, table)
    assert followed == 20 or table.decision is None


def test_a_re_deal_that_shows_something_else_is_a_fault(table):
    def redeal(seat: int, seed: int) -> Any:
        return Crooked(table.redeal(seat, seed), view=lambda _: {"round": 99})

    crooked: Any = Crooked(table, redeal=redeal)
    with pytest.raises(Fault, match="a re-deal for seat 0 changes what it sees: round"):
        soak.check_redeals(crooked, random.Random(1))


def test_a_re_deal_that_asks_somebody_else_is_a_fault(table):
    def redeal(seat: int, seed: int) -> Any:
        return Crooked(table.redeal(seat, seed), decision=None)

    crooked: Any = Crooked(table, redeal=redeal)
    with pytest.raises(Fault, match="asks somebody else"):
        soak.check_redeals(crooked, random.Random(1))


def test_a_re_deal_with_other_options_is_a_fault(table):
    true = table.decision

    def redeal(seat: int, seed: int) -> Any:
        return Crooked(table.redeal(seat, seed), decision=uk.Decision(true.seat, true.kind, true.options[1:]))

    crooked: Any = Crooked(table, redeal=redeal)
    with pytest.raises(Fault, match="offers it other options"):
        soak.check_redeals(crooked, random.Random(1))


def test_a_re_deal_that_touches_the_truth_is_a_fault(table):
    def redeal(seat: int, seed: int) -> Any:
        world = table.redeal(seat, seed)
        if seat == 1:
            table.choose(0)
        return world

    crooked: Any = Crooked(table, redeal=redeal, decision=table.decision, view=table.clone().view)
    with pytest.raises(Fault, match="a re-deal changed the table"):
        soak.check_redeals(crooked, random.Random(1))


def test_where_nothing_can_be_imagined_nothing_is_checked(table, watch):
    def redeal(seat: int, seed: int) -> uk.Table:
        raise uk.NoRecipe("nothing leads here")

    crooked: Any = Crooked(table, redeal=redeal)
    assert soak.check_redeals(crooked, random.Random(1)) == 0
    assert soak.check_unseen(crooked, watch, random.Random(1)) == 0


def test_a_re_deal_that_deals_nothing_is_found_out(table, watch):
    assert soak.check_unseen(table, watch, random.Random(1)) > 50
    crooked: Any = Crooked(table, redeal=lambda seat, seed: table.clone())
    with pytest.raises(Fault, match=r"cannot know .*, but 50 re-deals leave it where it is"):
        soak.check_unseen(crooked, watch, random.Random(1))


def test_a_re_deal_that_loses_a_hidden_card_is_a_fault(table, watch):
    counts = iter([2, *[1] * 60])
    fickle = replace(watch, unseen=lambda *_: [("room", "dark_altar")] * next(counts))
    with pytest.raises(Fault, match="hides 1 cards; in truth 2 are hidden"):
        soak.check_unseen(table, fickle, random.Random(1))


def test_a_card_among_many_equal_ones_may_stay_by_chance():
    hidden = [("spell", "freeze")] * 4 + [("spell", "fear"), ("room", "dark_altar"), ("room", "open_grave")]
    assert soak.must_change(hidden) == [False] * 5 + [True] * 2


# -- many games ---------------------------------------------------------------------------------------------------


def test_the_number_of_a_game_says_all_about_it():
    setups = [soak.Setup.numbered("boss_monster", seed) for seed in range(400)]
    assert setups == [soak.Setup.numbered("boss_monster", seed) for seed in range(400)]
    assert {setup.players for setup in setups} == {2, 3, 4}
    assert len({setup.variants for setup in setups}) == 32


def test_several_processes_find_the_same_as_one():
    def tally(jobs: int) -> soak.Tally:
        total = soak.Tally()
        for part in soak.soak_many("boss_monster", range(900, 904), jobs=jobs, batch=2):
            total.add(part)
        return total

    assert tally(1) == tally(2)


def test_the_command_tells_lengths_and_the_widest_decision(capsys):
    assert soak.main(["--games", "4", "--seed", "100"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("4 games, ")
    assert "no fault" in said
    assert "longest game" in said
    assert "most options" in said
    assert "#" in said.splitlines()[-1]


def test_the_first_fault_stops_it_and_is_told_with_the_way_to_see_it_again(capsys, monkeypatch):
    narrow = replace(soak.WATCHES["boss_monster"], most_options=2)
    monkeypatch.setitem(soak.WATCHES, "boss_monster", narrow)
    assert soak.main(["--games", "3", "--seed", "7"]) == 1
    said = capsys.readouterr().out
    assert "Fault: " in said
    assert "2 are documented as the most" in said
    assert "again: python -m underkeep.bots.soak --game boss_monster --seed 7 --games 1" in said


def test_a_fault_in_another_process_arrives_here():
    with pytest.raises(uk.BadOptions, match="'no_such_game' is not known"):
        list(soak.soak_many("no_such_game", range(2), jobs=2))


@pytest.mark.parametrize("words", [["--games", "0"], ["--jobs", "0"], ["--closely", "-1"], ["--game", "chess"]])
def test_nonsense_is_refused(words, capsys):
    with pytest.raises(SystemExit) as refused:
        soak.main(words)
    assert refused.value.code == 2


# -- what was never seen --------------------------------------------------------------------------------------------


def test_the_report_lists_cards_never_played_and_abilities_never_used(watch):
    tally = soak.soak("boss_monster", 3, closely=0)
    assert "dark_altar played" in tally.hoped_for
    assert "dark_altar used" in tally.hoped_for  # a room with an ability
    assert "dragon_hatchery used" not in tally.hoped_for  # one without
    assert {"cleopatra used", "counterspell played"} <= tally.hoped_for
    assert not {"cleopatra played", "counterspell used"} & tally.hoped_for
    missing = tally.never_seen()
    assert missing == sorted(tally.hoped_for - tally.seen)
    assert f"never seen of {len(tally.hoped_for)} cards and abilities: {', '.join(missing)}" in soak.report(tally, 1)


def test_what_one_game_has_shown_another_need_not():
    total = soak.Tally(games=1, hoped_for={"a played", "b used"}, seen={"a played"})
    total.add(soak.Tally(games=1, hoped_for={"a played", "b used"}, seen={"b used"}))
    assert total.never_seen() == []
