"""Cards with a mark on them, looked for where they must not be: a sample of `python -m tests.server.leaks`."""

from __future__ import annotations

import pytest

from tests.server.conftest import NIGHTLY
from tests.server.leaks.canaries import searched, searched_catacombs, searched_keep
from underkeep.core import game as kernel

pytestmark = pytest.mark.skipif(
    not (kernel.__file__ or "").endswith(".py"), reason="a compiled card cannot be copied to get a mark of its own"
)

GAMES = range(50) if NIGHTLY else (0, 3, 6, 7, 11)  # short ones, paced or not, in which hands and decks are looked at


@pytest.mark.rs("RS-033")
@pytest.mark.rs("RS-036")
@pytest.mark.rs("RS-050")
@pytest.mark.parametrize("number", GAMES)
def test_nobody_is_sent_a_card_or_a_secret_that_is_not_theirs(number: int) -> None:
    search = searched(number)
    assert search.found == []
    assert search.marks > 1_000
    assert search.frames[None] > 50


@pytest.mark.rs("RS-033")
@pytest.mark.parametrize("number", range(50) if NIGHTLY else (3, 7))
def test_nor_with_the_cards_of_another_box(number: int) -> None:
    boxes = ["TNL"] if number % 2 else ["BMR", "TNL"]
    search = searched(number, sets=boxes, heroes="TNL")
    assert search.found == []
    assert search.marks > 1_000
    assert search.frames[None] > 50


@pytest.mark.rs("RS-033")
@pytest.mark.rs("RS-036")
@pytest.mark.parametrize("number", range(50) if NIGHTLY else (0, 3, 5, 7))
def test_no_thief_is_sent_a_card_a_tile_or_a_secret_that_is_not_theirs(number: int) -> None:
    search = searched_catacombs(number)
    assert search.found == []
    assert search.marks > 1_000
    assert search.frames[None] > 50
    assert {"drew", "found_tile", "card_came"} <= set(search.oracle.kinds)


@pytest.mark.rs("RS-033")
@pytest.mark.rs("RS-036")
@pytest.mark.parametrize("number", range(50) if NIGHTLY else (1, 2, 3, 7))
def test_no_monster_is_sent_a_card_or_a_treasure_that_is_not_theirs(number: int) -> None:
    search = searched_keep(number)
    assert search.found == []
    assert search.marks > 200
    assert search.frames[None] > 50
    assert {"drew", "guild_card", "loot_came"} <= set(search.oracle.kinds)
