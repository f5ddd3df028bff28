"""`python -m tests.server.leaks` looks at every game that can be played."""

from __future__ import annotations

import pytest

from tests.server.leaks import __main__ as command
from underkeep.core.registry import GAMES


@pytest.mark.rs("RS-032")
@pytest.mark.rs("RS-033")
def test_every_game_can_be_searched_and_its_options_can_be_played() -> None:
    assert set(command.GAMES) == set(GAMES)
    for game, (options, _every, _search) in command.GAMES.items():
        for number in range(24):
            assert GAMES[game].check(options(number))["players"] > 1  # a spectator sees all hands dealt anew


@pytest.mark.rs("RS-033")
@pytest.mark.parametrize("game", GAMES)
def test_a_search_that_finds_something_says_so_and_ends_with_one(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    looked: list[int] = []

    class Found:
        found, frames, read, marks = ("None: a card",), {None: 3}, 9, 2

    def search(number: int) -> Found:
        looked.append(number)
        return Found()

    monkeypatch.setitem(command.GAMES, game, (*command.GAMES[game][:2], search))
    assert command.main(["--game", game, "--games", "2", "--seed", "5", "--only", "canaries"]) == 1
    assert looked == [5, 6]
    assert "game 5, viewer None: a card" in capsys.readouterr().out
