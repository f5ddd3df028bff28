"""The page draws the tiles that the engine plays with."""

from __future__ import annotations

from tools.clank_tiles import FILE, written


def test_the_tiles_of_the_page_are_those_of_the_engine() -> None:
    assert FILE.read_text("utf-8") == written(), "run python tools/clank_tiles.py, and build the page"
