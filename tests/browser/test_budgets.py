"""What the page may cost, in things that can be counted on any computer: bytes, requests, nodes, layouts, frames.

How long it takes is told by `python -m tests.browser.figures`.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.measuring import Meter, answering, first_and_second_load, resting, starting, staying, walking
from tests.browser.screens import LOCALES
from tests.browser.sitting import LIVELY, Desk


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
    assert took["layouts for the lobby"] <= 8
    assert took["layouts for the table"] <= 20  # it is laid out whole once, and then what the others do


@pytest.mark.ux("UX-175")
def test_an_answer_is_little_work(desk: Desk) -> None:
    took = answering(Meter(desk), 8)
    assert took["answers"] == 8
    # It is choosing a card, putting it back, opening a list, and what comes of the answer.
    assert took["layouts for one"] <= 20


@pytest.mark.ux("UX-176")
def test_a_frame_of_a_hero_that_walks_is_little_work(sit: Callable[..., Desk]) -> None:
    moved = walking(Meter(sit(**LIVELY)))
    assert moved["seconds"] > 1
    assert moved["layouts for a frame"] < 2  # what moves is moved by the painter alone


@pytest.mark.ux("UX-176")
def test_a_table_at_which_somebody_thinks_is_no_work(sit: Callable[..., Desk]) -> None:
    assert resting(Meter(sit(**LIVELY)), seconds=1)["styles for a second"] <= 6  # frames are sixty


@pytest.mark.ux("UX-177")
def test_a_page_that_watches_for_long_keeps_no_more_than_it_shows(desk: Desk) -> None:
    kept = staying(Meter(desk), early=60, decisions=150)  # two hours of play are told by the figures
    assert kept["ratio"] <= 1.5
    assert kept["late"]["nodes"] < 5_000
