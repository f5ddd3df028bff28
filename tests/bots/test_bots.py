"""Who can sit down as a bot, and that none of them sees more than its seat may know."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import underkeep as uk
from underkeep import bots
from underkeep.bots.arena import Tournament
from underkeep.bots.greedy import Greedy
from underkeep.bots.soak import Setup


def test_the_bots_are_listed_by_name():
    assert bots.names() == ["random", "greedy"]


def test_an_unknown_bot_is_refused_with_the_nearest_name():
    with pytest.raises(uk.BadOptions, match=r"seats: 'gredy' is no bot.*did you mean greedy\?") as refused:
        bots.make("gredy", 1)
    assert refused.value.field == "seats"


def test_a_name_like_no_other_is_refused_without_a_guess():
    with pytest.raises(uk.BadOptions, match=r"choose from random, greedy$"):
        bots.make("xyzzy", 1)


def test_equal_seeds_roll_equal_dice_and_others_do_not():
    table = uk.new_game("boss_monster", players=2, seed=3)
    while table.decision is not None and len(table.decision.options) < 5:
        table.choose(0)
    rolls = [[bot.choose(table, 0) for _ in range(30)] for bot in (bots.make("random", seed) for seed in (5, 5, 6))]
    assert rolls[0] == rolls[1] != rolls[2]


def test_random_gives_every_option_its_chance():
    table = uk.new_game("boss_monster", players=2, seed=3)
    while table.decision is not None and len(table.decision.options) < 5:
        table.choose(0)
    assert table.decision is not None
    options = len(table.decision.options)
    bot = bots.make("random", 1)
    rolled = Counter(bot.choose(table, 0) for _ in range(200 * options))
    assert set(rolled) == set(range(options))
    assert min(rolled.values()) > 120


class Listener:
    """A bot that remembers what it was given."""

    def __init__(self) -> None:
        self.given: list[tuple[uk.Table, int]] = []

    def choose(self, table: uk.Table, seat: int) -> int:
        self.given.append((table, seat))
        return 0


def test_a_bot_is_given_an_imagined_table_for_its_own_seat():
    table = uk.new_game("boss_monster", players=2, seed=3)
    assert table.decision is not None
    bot = Listener()
    bots.answer(bot, table, seed=9)
    (given, seat), *_ = bot.given
    assert given.imagined
    assert seat == table.decision.seat
    assert given.view(seat) == table.view(seat)


def test_nobody_answers_when_the_game_is_over():
    table = uk.new_game("boss_monster", players=2, seed=3)
    bot = bots.make("random", 1)
    while table.decision is not None:
        table.choose(bot.choose(table, 0))
    with pytest.raises(uk.StaleDecision, match="the game is over"):
        bots.answer(bot, table, seed=1)


class OnlyTheTruth:
    """A table whose decision no other world leads to."""

    def __init__(self, table: uk.Table) -> None:
        self.decision = table.decision

    def redeal(self, seat: int, seed: int) -> uk.Table:
        raise uk.NoRecipe("nothing that this seat could imagine leads here")


def test_where_nothing_can_be_imagined_the_answer_is_the_last_option_and_the_bot_is_not_asked():
    table: Any = OnlyTheTruth(uk.new_game("boss_monster", players=2, seed=3))
    bot = Listener()
    assert bots.answer(bot, table, seed=1) == len(table.decision.options) - 1
    assert bot.given == []


def test_greedy_says_so_when_it_does_not_know_the_game():
    class Chess:
        game = "chess"

    table: Any = Chess()
    with pytest.raises(uk.BadOptions, match="greedy does not know chess") as refused:
        Greedy(1).choose(table, 0)
    assert refused.value.field == "seats"


# -- greedy in every kind of game -------------------------------------------------------------------------------


@pytest.mark.parametrize("first", range(0, 300, 50))
def test_greedy_has_an_answer_to_everything(first):
    """300 games of 2 to 4 players with every variant: half of the seats greedy, the others make a mess."""
    for seed in range(first, first + 50):
        table = Setup.numbered("boss_monster", seed).table().quiet()
        greedy, dice = bots.make("greedy", seed), bots.make("random", seed)
        while table.decision is not None:
            seat = table.decision.seat
            answer = (greedy if (seat + seed) % 2 else dice).choose(table, seat)
            assert 0 <= answer < len(table.decision.options)
            table.choose(answer)


def test_greedy_answers_alike_in_all_worlds_that_look_alike_to_its_seat():
    compared = 0
    for seed in range(12):
        table = Setup.numbered("boss_monster", seed).table()
        greedy, dice = bots.make("greedy", seed), bots.make("random", seed)
        while table.decision is not None:
            seat = table.decision.seat
            if table.number % 4 == 0:
                answers = {greedy.choose(world, seat) for world in worlds(table, seat)}
                assert len(answers) <= 1
                compared += len(answers)
            table.choose(dice.choose(table, seat))
    assert compared > 100


def worlds(table: uk.Table, seat: int) -> list[uk.Table]:
    """The true one and two imagined ones."""
    try:
        return [table, table.redeal(seat, 1), table.redeal(seat, 2)]
    except uk.NoRecipe:
        return []


@pytest.mark.parametrize(("players", "games", "share"), [(2, 50, 0.9), (4, 24, 0.6)])
def test_greedy_beats_random_with_nothing_but_what_its_seat_may_know(players, games, share):
    names = ["greedy", *["random"] * (players - 1)]
    tournament = Tournament("boss_monster", names, games=games, seed=0, options={})
    tournament.play()
    assert tournament.standings["greedy"].games == games
    assert tournament.standings["greedy"].wins >= share * games
