"""What the page may cost: bytes, requests, nodes, and how long its own thread works, which no other program changes.

The real figures are told by `python -m tests.browser.figures`.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.measuring import Meter, answering, first_and_second_load, starting, staying, walking
from tests.browser.screens import LOCALES
from tests.browser.sitting import LIVELY, Desk

SLOW = 4  # the budgets are those of a computer four times slower
GENEROUS = 2


@pytest.mark.ux("UX-173")
@pytest.mark.parametrize("lang", LOCALES)
def test_the_first_load_is_small_and_the_second_next_to_nothing(sit: Callable[..., Desk], lang: str) -> None:
    first, second = first_and_second_load(Meter(sit(locale=LOCALES[lang])))
    assert first.content <= 150_000
    assert first.requests <= 36
    assert second.all < 5_000


@pytest.mark.ux("UX-174")
def test_lobby_and_table_are_little_work(desk: Desk) -> None:
    took = starting(Meter(desk))
    assert took["work for the lobby"] * SLOW < 1_800 * GENEROUS
    assert took["work for the table"] * SLOW < 1_500 * GENEROUS


@pytest.mark.ux("UX-175")
def test_an_answer_is_little_work(desk: Desk) -> None:
    took = answering(Meter(desk), 8)
    assert took["answers"] == 8
    assert took["work for one"] * SLOW < 5 * 200 * GENEROUS  # it is opening a list, choosing, and what comes of it


@pytest.mark.ux("UX-176")
def test_a_frame_of_a_hero_that_walks_is_little_work(sit: Callable[..., Desk]) -> None:
    moved = walking(Meter(sit(**LIVELY)))
    assert moved["seconds"] > 0.3
    assert moved["work for a frame"] * SLOW < 1_000 / 50 * GENEROUS


@pytest.mark.ux("UX-177")
def test_a_page_that_watches_for_long_keeps_no_more_than_it_shows(desk: Desk) -> None:
    kept = staying(Meter(desk), early=60, decisions=150)  # two hours of play are told by the figures
    assert kept["ratio"] <= 1.5
    assert kept["late"]["nodes"] < 5_000
