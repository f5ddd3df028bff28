"""`underkeep lab balance`: what is told, how it ends, and what is refused."""

from __future__ import annotations

import json

import pytest

from underkeep.bots.balance import Outcome, Setup
from underkeep.cli import lab

FEW = ("lab", "balance", "keep_the_heroes_out", "--games", "1", "--pairs", "0", "--random", "4", "--jobs", "1")


@pytest.fixture
def results(monkeypatch):
    """Games that are not really played: `results(won)` says how each of them ends."""

    def ends(won, stop_after=None, fault=""):
        def play_all(planned: list[Setup], _jobs: int):
            for number, setup in enumerate(planned):
                if number == stop_after:
                    raise KeyboardInterrupt
                yield Outcome(setup, won(setup), 2, 100, fault)

        monkeypatch.setattr(lab, "play_all", play_all)

    return ends


def as_wanted(setup: Setup) -> bool:
    """Two of three at family, a half at challenge, a quarter at hardcore; random teams lose."""
    share = {"family": 3, "challenge": 2, "hardcore": 4}[setup.difficulty]
    if setup.part == "random":
        return False
    return setup.number % share != 0 if setup.difficulty == "family" else setup.number % share == 0


@pytest.mark.ux("UX-246")
def test_the_report_states_command_version_rules_seed_games_and_intervals(command, results):
    results(as_wanted)
    done = command(*FEW, "--games", "240", "--pairs", "20", "--seed", "6")
    assert done.code == 0
    head = done.out.split("\n\n")[0]
    said = "underkeep lab balance keep_the_heroes_out --games 240 --pairs 20 --random 4 --seed 6 --jobs 1"
    assert [word for word in (said, "rules 1", "1444 of 1444 games") if word not in head] == []
    family = next(line for line in done.out.splitlines() if line.startswith("family"))
    assert family.split() == ["family", "240", "160", "66.7%", "60.5%", "to", "72.3%", "55%", "to", "90%", "kept"]
    assert done.out.endswith("missed: nothing\n")


def test_missed_goals_are_named_and_end_with_one(command, results):
    results(lambda setup: setup.difficulty == "hardcore")
    done = command(*FEW)
    assert done.code == 1
    last = done.out.splitlines()[-1]
    assert last.startswith("missed: difficulty family: 0.0%; difficulty challenge: 0.0%; difficulty hardcore: 100.0%")


@pytest.mark.ux("UX-243")
def test_as_json_it_is_one_document(command, results):
    results(as_wanted)
    done = command(*FEW, "--json")
    told = json.loads(done.out)
    assert told["games"] == told["planned"] == 7
    assert told["seed"] == 0
    assert not told["partial"]
    row = next(one for one in told["tables"]["difficulty"] if one["name"] == "family")
    assert set(row) == {"name", "games", "wins", "rate", "rate_95", "goal", "verdict"}


@pytest.mark.ux("UX-246")
def test_the_same_command_gives_the_same_figures(command):
    words = (*FEW[:3], "--games", "1", "--pairs", "0", "--random", "3", "--jobs", "1", "--json")
    first, second = (json.loads(command(*words).out) for _ in range(2))
    assert first.pop("seconds") >= 0
    second.pop("seconds")
    assert first == second


@pytest.mark.ux("UX-245")
@pytest.mark.rs("RS-219")
def test_an_interrupted_run_tells_what_is_done_as_partial(command, results):
    results(as_wanted, stop_after=3)
    done = command(*FEW)
    assert done.code == 130
    assert "3 of 7 games" in done.out
    assert "Partial" in done.out


def test_a_game_that_broke_down_is_told_and_ends_with_one(command, results):
    results(as_wanted, fault="InvalidOption('99')")
    done = command(*FEW)
    assert done.code == 1
    assert "game 0 (seed " in done.out
    assert "InvalidOption('99')" in done.out


@pytest.mark.ux("UX-242")
@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("lab", "balanc", "keep_the_heroes_out"), "REPORT: 'balanc' is not known; choose from balance; did you mean"),
        (("lab", "balance", "boss_monster"), "GAME: there are no goals of balance for 'boss_monster'"),
        ((*FEW, "--games", "0"), "--games: 0 is not a number from 1 to 1000000"),
        ((*FEW, "--jobs", "0"), "--jobs: 0 is not a number from 1 to 1000000"),
        ((*FEW, "--pairs", "-1"), "--pairs: -1 is not a number from 0 to 1000000"),
        ((*FEW, "--games", "many"), "--games: 'many' is not a whole number"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_sentence(command, words, said):
    done = command(*words)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("underkeep: ")
    assert said in done.err
    assert done.err.count("\n") == 1
