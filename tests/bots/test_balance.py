"""Which games are played for a balance report, what is counted, and when a goal is missed."""

from __future__ import annotations

from collections import Counter

import pytest

import underkeep as uk
from underkeep import bots
from underkeep.bots import balance
from underkeep.bots.balance import EASIEST, PAIRS, SCENARIOS, Balance, Outcome, Row, Setup, play, play_all, setups
from underkeep.keep_the_heroes_out.settings import CLAN_IDS, QUOTAS


def outcome(part: str, *, won: bool, clans: tuple[str, ...] = ("rats", "imps"), difficulty: str = EASIEST) -> Outcome:
    setup = Setup(0, part, "greedy", 1, difficulty, "rent_day", clans)
    return Outcome(setup, won, 2, 100)


# -- which games ------------------------------------------------------------------------------------------------------


def test_every_difficulty_scenario_team_size_and_pair_is_played():
    planned = setups(120, 2, 3, seed=5)
    assert Counter(one.part for one in planned) == {"level": 360, "pair": 72, "random": 3}
    for difficulty in QUOTAS:
        games = [one for one in planned if one.part == "level" and one.difficulty == difficulty]
        assert {(one.scenario, len(one.clans)) for one in games} == {(s, n) for s in SCENARIOS for n in range(1, 7)}
    pairs = [one for one in planned if one.part == "pair"]
    assert Counter(one.clans for one in pairs) == dict.fromkeys(PAIRS, 2)
    assert {one.difficulty for one in pairs} == {EASIEST}
    assert {clan for one in planned for clan in one.clans} == set(CLAN_IDS)
    assert [one.number for one in planned] == list(range(len(planned)))


def test_a_seed_names_the_games_and_more_games_begin_with_the_same():
    assert setups(4, 1, 1, seed=7) == setups(4, 1, 1, seed=7)
    assert setups(4, 1, 1, seed=7) != setups(4, 1, 1, seed=8)
    few, many = ([one.seed for one in setups(games, 0, 0, seed=7)] for games in (2, 4))
    assert many[:2] == few[:2]


@pytest.mark.rs("RS-221")
def test_figures_depend_on_the_games_alone_not_on_who_plays_them_in_which_order():
    planned = setups(0, 0, 12, seed=3)
    alone = {one.setup.number: one for one in play_all(planned, 1)}
    shared = {one.setup.number: one for one in play_all(planned[::-1], 2)}
    assert alone == shared
    assert len(alone) == 12


# -- bots that fail ---------------------------------------------------------------------------------------------------


class Stubborn:
    """Says what is no answer."""

    def choose(self, _table: object, _seat: int) -> int:
        return 99


@pytest.mark.rs("RS-222")
def test_a_bot_that_fails_is_counted_and_told(monkeypatch):
    monkeypatch.setitem(bots.BOTS, "random", lambda _seed: Stubborn())
    done = play(setups(0, 0, 1, seed=1)[0])
    assert not done.won
    assert "InvalidOption" in done.fault
    told = Balance()
    told.add(done)
    assert told.as_data()["faults"][0]["why"] == done.fault


@pytest.mark.rs("RS-218")
def test_a_process_that_dies_costs_a_second_try(tmp_path, monkeypatch):
    """The first batch is lost once; all games are told in the end, each once."""
    monkeypatch.setattr(balance, "play_batches", dying_once(tmp_path / "died"))
    planned = setups(0, 0, 25, seed=3)
    done = [one.setup.number for one in play_all(planned, 2)]
    assert sorted(done) == [one.number for one in planned]


def dying_once(mark):
    def play_batches(batches, _jobs, lost):
        for batch in batches:
            if not mark.exists():
                mark.touch()
                lost.append(batch)
            else:
                yield from balance.play_batch(batch)

    return play_batches


def test_processes_that_die_again_end_the_run_in_one_sentence(monkeypatch):
    def dying(batches, _jobs, lost):
        lost += batches
        yield from ()

    monkeypatch.setattr(balance, "play_batches", dying)
    with pytest.raises(uk.BadOptions, match="died twice"):
        list(play_all(setups(0, 0, 1, seed=3), 2))


# -- what is counted --------------------------------------------------------------------------------------------------


def counted(told: Balance) -> dict[tuple[str, str], tuple[int, int]]:
    rows = [(title, row) for title, table in told.tables.items() for row in table.values()]
    return {(title, row.name): (row.games, row.wins) for title, row in rows if row.games}


def test_a_mixed_game_counts_for_its_difficulty_and_at_the_easiest_for_all_that_took_part():
    told = Balance()
    told.add(outcome("level", won=True))
    told.add(outcome("level", won=False, difficulty="hardcore"))
    once = (1, 1)
    assert counted(told) == {
        ("difficulty", "family"): once,
        ("difficulty", "hardcore"): (1, 0),
        ("scenario", "rent_day"): once,
        ("clan", "rats"): once,
        ("clan", "imps"): once,
        ("players", "2"): once,
    }


def test_a_game_of_a_pair_counts_for_pair_and_scenario_and_not_for_the_average():
    told = Balance()
    told.add(outcome("pair", won=True, clans=("rats", "imps")))
    assert counted(told) == {("scenario", "rent_day"): (1, 1), ("pair", "rats + imps"): (1, 1)}


def test_random_teams_count_for_themselves():
    told = Balance()
    told.add(outcome("random", won=False))
    assert counted(told) == {("random", "family"): (1, 0)}


# -- goals ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("goal", "games", "wins", "verdict"),
    [
        ((0.55, 0.90), 400, 290, "kept"),
        ((0.55, 0.90), 40, 24, "unsure"),  # the truth may be half
        ((0.55, 0.90), 400, 200, "missed"),
        ((0.55, 0.90), 400, 380, "missed"),
        ((0.0, 0.02), 400, 0, "kept"),
        ((0.0, 0.02), 20, 0, "unsure"),
        ((0.0, 0.02), 100, 3, "missed"),
        (None, 400, 0, ""),
        ((0.05, 0.95), 0, 0, ""),
    ],
)
def test_a_goal_is_kept_missed_or_not_sure_yet(goal, games, wins, verdict):
    assert Row("some", goal, games, wins).verdict == verdict


def test_what_is_missed_is_named_with_its_rate():
    told = Balance()
    told.add(outcome("level", won=False))
    assert told.missed() == ["difficulty family: 0.0%", "scenario rent_day: 0.0%"]
