"""Nobody can read a hand off the clock."""

from __future__ import annotations

from random import Random

import pytest

from tests.server.conftest import some
from tests.server.leaks.evening import STEADY
from tests.server.leaks.spans import (
    FEW,
    FOUR_OPTIONS,
    MANY,
    ONE_OPTION,
    TWO_OPTIONS,
    chance_alone,
    distance,
    next_turn_of_bot,
    turn_of_bot,
    window,
)

TRIALS = some(25, 400)


@pytest.mark.rs("RS-041")
@pytest.mark.rs("RS-043")
@pytest.mark.parametrize("bot", [False, True])
def test_how_long_a_window_stays_open_does_not_tell_whether_somebody_could_have_acted(bot: bool) -> None:
    asked, idle = [[window(spell, n, bot=bot) for n in range(TRIALS)] for spell in ("freeze", "fear")]
    assert distance(asked, idle) < chance_alone(TRIALS)
    assert all(2 <= span <= 4 for span in asked + idle)
    assert len(set(asked)) > TRIALS // 2


@pytest.mark.rs("RS-043")
def test_a_bot_that_has_much_to_choose_from_is_as_quick_as_one_that_has_little() -> None:
    few, many = [[turn_of_bot(rooms, Random(f"{rooms} {n}")) for n in range(TRIALS)] for rooms in (FEW, MANY)]
    assert turn_of_bot(FEW, STEADY) == turn_of_bot(MANY, STEADY)  # few trials would not notice a tenth of a second
    assert distance(few, many) < chance_alone(TRIALS)
    assert len(set(few)) > TRIALS // 2


@pytest.mark.rs("RS-043")
def test_a_bot_with_one_option_or_two_is_as_slow_as_one_with_many() -> None:
    hands = (ONE_OPTION, TWO_OPTIONS, FOUR_OPTIONS)
    assert len({round(next_turn_of_bot(rooms, STEADY), 6) for rooms in hands}) == 1
    one, two, four = [[next_turn_of_bot(rooms, Random(f"{rooms} {n}")) for n in range(TRIALS)] for rooms in hands]
    for few in (one, two):
        assert distance(few, four) < chance_alone(TRIALS)


@pytest.mark.rs("RS-041")
def test_the_statistics_would_notice_a_tenth_of_a_second() -> None:
    idle = [window("fear", n, bot=False) for n in range(TRIALS)]
    late = [span + 0.1 + 50 / TRIALS**1.2 for span in idle]  # fewer trials notice less
    assert distance(idle, late) > chance_alone(TRIALS)
