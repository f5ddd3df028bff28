"""The page draws the dungeons that the engine lays."""

from __future__ import annotations

from tools.keep_plans import FILE, written


def test_the_plans_on_the_page_are_those_of_the_engine() -> None:
    assert FILE.read_text("utf-8") == written(), "run python tools/keep_plans.py, and build the page"
