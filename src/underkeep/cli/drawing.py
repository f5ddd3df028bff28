"""What the screen needs to know of a game: how its table is drawn. Every game has a package of its own name for it."""

from __future__ import annotations

from importlib import import_module
from typing import Protocol

from rich.text import Text

from underkeep.cli.canvas import Canvas
from underkeep.cli.signs import Signs
from underkeep.core.game import View
from underkeep.texts.reader import Teller


class Drawing(Protocol):
    """One view of a table, ready to be drawn at any size."""

    def __init__(self, view: View, teller: Teller, signs: Signs, *, deciding: int | None = None) -> None: ...

    def bar(self, width: int) -> Canvas:
        """One row: which game, which round, which phase."""
        ...

    def draw(self, width: int, height: int, *, art: bool = False, frames: bool = False) -> Canvas:
        """The table, as large as fits; `frames` for where there are no colours to tell things apart."""
        ...

    def hand(self, width: int, rows: int = 9, *, large: bool = False) -> Canvas:
        """The viewer's own cards, in so many rows if possible, or as cards with their text."""
        ...

    @staticmethod
    def legend(teller: Teller, signs: Signs) -> list[Text]:
        """What the signs mean."""
        ...


def drawing_of(game: str) -> type[Drawing]:
    found: type[Drawing] = import_module(f"underkeep.cli.{game}").Board
    return found
