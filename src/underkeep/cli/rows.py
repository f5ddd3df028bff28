"""What every board that is made of rows shares: words in colours, cards one after the other, rows under a title."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len

from underkeep.cli import palette as p
from underkeep.cli.canvas import Canvas, Ink, clip
from underkeep.cli.signs import Signs
from underkeep.core.game import View
from underkeep.texts.reader import Teller

LABEL: Final = Ink(p.DUST)

Written = list[tuple[str, Ink]]


class Rows:
    """One view of the table, for one reader, ready to be drawn at any size."""

    def __init__(self, view: View, teller: Teller, signs: Signs, *, deciding: int | None = None) -> None:
        self.view: View = view
        self.teller: Teller = teller
        self.signs: Signs = signs
        self.deciding: int | None = deciding
        self.seat: int = teller.viewer if teller.viewer is not None else view["active"]

    def say(self, message: str, **words: object) -> str:
        return self.teller.say(message, **words)

    def seat_mark(self, seat: int) -> tuple[str, Ink]:
        return (str(seat), Ink(p.ON_SEATS[seat], p.SEATS[seat], bold=True))

    def write(self, sheet: Canvas, x: int, y: int, width: int, said: Written) -> int:
        end = x + width
        for text, ink in said:
            x = sheet.put(x, y, clip(text, max(0, end - x)), ink)
        return x

    def flow(self, chips: list[Written], width: int) -> list[Written]:
        """One after the other, in as many rows as they need."""
        lines: list[Written] = [[]]
        used = 0
        for chip in chips:
            wide = length(chip) + 1
            if lines[-1] and used + wide > width:
                lines.append([])
                used = 0
            lines[-1] += [*chip, (" ", LABEL)]
            used += wide
        return lines

    def titled(self, title: str, lines: list[Written], width: int) -> Canvas:
        sheet = Canvas(width, max(1, len(lines)), p.CELLAR)
        sheet.put(0, 0, title, Ink(p.GOLD, bold=True))
        for y, line in enumerate(lines):
            self.write(sheet, cell_len(title), y, width - cell_len(title), line)
        return sheet


def length(said: Written) -> int:
    return sum([cell_len(text) for text, _ in said])
