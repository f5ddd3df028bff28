"""Bots against each other, and what is told about it."""

from __future__ import annotations

import json

import pytest

from underkeep.bots.arena import Tournament, main, wilson


def test_the_interval_of_wilson_is_the_one_in_the_textbooks():
    low, high = wilson(81, 263)
    assert low == pytest.approx(0.2553, abs=1e-4)
    assert high == pytest.approx(0.3662, abs=1e-4)


def test_all_games_won_still_leave_a_doubt():
    low, high = wilson(10, 10)
    assert low == pytest.approx(0.7225, abs=1e-4)
    assert high == pytest.approx(1.0)


def test_without_a_game_anything_is_possible():
    assert wilson(0, 0) == (0.0, 1.0)


def test_seats_go_round_and_every_game_has_a_winner():
    tournament = Tournament("boss_monster", ["greedy", "random"], games=6, seed=10, options={})
    tournament.play()
    told = tournament.as_data()
    greedy, dice = told["standings"]["greedy"], told["standings"]["random"]
    assert greedy["games"] == dice["games"] == 6
    assert greedy["wins"] + dice["wins"] == 6
    assert set(greedy["wins_by_seat"]) == {0, 1}
    assert told["seeds"] == [10, 15]


def test_the_same_seed_plays_the_same_games():
    def played() -> tuple[int, dict[str, int]]:
        tournament = Tournament("boss_monster", ["greedy", "random"], games=3, seed=4, options={})
        tournament.play()
        return tournament.decisions, tournament.as_data()["reasons"]

    assert played() == played()


def test_the_last_bot_fills_the_table(capsys):
    assert main(["--games", "2", "--players", "4", "--variants", "immortal", "--json", "greedy", "random"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["bots"] == ["greedy", "random", "random", "random"]
    assert told["options"] == {"variants": ["immortal"]}
    assert told["standings"]["random"]["games"] == 6


def test_people_read_rates_and_intervals(capsys):
    assert main(["--games", "2", "random"]) == 0
    said = capsys.readouterr().out
    assert "2 players: random, random" in said
    assert "seeds 0 to 1" in said
    assert "50.0%" in said


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["gredy"], "did you mean greedy?"),
        (["random", "--players", "9"], "players"),
        (["random", "--games", "0"], "games: at least one"),
        (["random", "random", "random", "--players", "2"], "no more bots than players"),
        (["random", "--game", "chess"], "chess"),
        (["random", "--variants", "imortal"], "did you mean immortal?"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_sentence(words, complaint, capsys):
    assert main(words) == 2
    said = capsys.readouterr()
    assert complaint in said.err
    assert said.out == ""


def test_any_options_of_the_game_can_be_played_with(capsys):
    assert main(["--games", "1", "--options", '{"sets": ["TNL"]}', "--json", "random"]) == 0
    assert json.loads(capsys.readouterr().out)["options"] == {"sets": ["TNL"]}
