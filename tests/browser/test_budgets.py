"""What the page may cost, in things that can be counted on any computer: bytes, requests, nodes, layouts, frames.

How long it takes is told by `python -m tests.browser.figures`, which fails when a goal is missed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.figures import GOALS, verdicts
from tests.browser.measuring import Meter, answering, first_and_second_load, resting, starting, staying, walking
from tests.browser.screens import LOCALES
from tests.browser.sitting import LIVELY, Desk


@pytest.mark.ux("UX-173")
@pytest.mark.parametrize("lang", LOCALES)
def test_the_first_load_is_small_and_the_second_next_to_nothing(sit: Callable[..., Desk], lang: str) -> None:
    first, second = first_and_second_load(Meter(sit(locale=LOCALES[lang])))
    assert first.content <= 160_000
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
    # What moves is moved by the painter alone; a step is half a second of frames, and several things that happen.
    assert moved["layouts for a step"] <= 10


@pytest.mark.ux("UX-176")
def test_a_table_at_which_somebody_thinks_is_no_work(sit: Callable[..., Desk]) -> None:
    assert resting(Meter(sit(**LIVELY)), seconds=1)["styles for a second"] <= 6  # frames are sixty


@pytest.mark.ux("UX-177")
def test_a_page_that_watches_for_long_keeps_no_more_than_it_shows(desk: Desk) -> None:
    kept = staying(Meter(desk), early=60, decisions=150)  # two hours of play are told by the figures
    assert kept["ratio"] <= 1.5
    assert kept["late"]["nodes"] < 5_000


@pytest.mark.ux("UX-174")
@pytest.mark.ux("UX-175")
@pytest.mark.ux("UX-176")
@pytest.mark.ux("UX-177")
@pytest.mark.parametrize("missed", [None, *range(len(GOALS))])
def test_figures_that_miss_one_goal_by_a_little_are_told_with_its_name(missed: int | None) -> None:
    figures: dict[str, Any] = {}
    for at, (_, way, least, most) in enumerate(GOALS):
        inside = figures
        for name in way[:-1]:
            inside = inside.setdefault(name, {})
        inside[way[-1]] = (least * 0.99 or most * 1.01) if at == missed else (least or most)
    judged = verdicts(figures)
    assert [met for met, _ in judged] == [at != missed for at in range(len(GOALS))]
    assert all(sentence.startswith(goal[0]) for (_, sentence), goal in zip(judged, GOALS, strict=True))
