"""What every board that is made of rows shares: words in colours, cards one after the other, rows under a title."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final

from rich.cells import cell_len

from underkeep.cli import palette as p
from underkeep.cli.canvas import Canvas, Ink, clip, fold
from underkeep.cli.signs import Signs
from underkeep.core.game import View
from underkeep.texts.reader import Teller, sentence

LABEL: Final = Ink(p.DUST)
CARD_ROWS: Final = 5  # of a large card in the hand
CARD_WIDTH: Final = 26
LENGTHS: Final = (99, 18, 14, 11, 8)  # to which names are cut, where there is little room

Written = list[tuple[str, Ink]]


class Rows(ABC):
    """One view of the table, for one reader, ready to be drawn at any size."""

    def __init__(self, view: View, teller: Teller, signs: Signs, *, deciding: int | None = None) -> None:
        self.view: View = view
        self.teller: Teller = teller
        self.signs: Signs = signs
        self.deciding: int | None = deciding
        self.seat: int = teller.viewer if teller.viewer is not None else view["active"]

    # -- what a game says of its cards ------------------------------------------------------------------------

    @abstractmethod
    def chip(self, card: str, longest: int, *, price: bool = False) -> Written:
        """A card by its name, in the colour of its kind."""

    @abstractmethod
    def paper(self, card: str) -> tuple[str, str]:
        """The colour of a large card, and what is written on it."""

    # -- words in colours -------------------------------------------------------------------------------------

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

    def fitted(self, title: str, chips: Callable[[int], list[Written]], width: int, rows: int) -> list[Written]:
        """Chips whose names are cut as far as they must be to need no more rows than these."""
        lines: list[Written] = []
        for longest in LENGTHS:
            lines = self.flow(chips(longest), width - cell_len(title))
            if len(lines) <= rows:
                break
        return lines

    # -- rows -------------------------------------------------------------------------------------------------

    def top(self, width: int, game: str, turn: str, phase: str) -> Canvas:
        """The bar above the table: the game, the turn, and what goes on in it."""
        sheet = Canvas(width, 1, p.CELLAR)
        x = sheet.put(1, 0, "Underkeep", Ink(p.TORCH, bold=True))
        if width >= 100:
            x = sheet.put(x, 0, f"  {game}", Ink(p.BONE))
        sheet.put(x, 0, f" {self.signs.dot} {turn}", Ink(p.DUST))
        sheet.right(width, 0, f"{self.signs.now}{phase} ", Ink(p.INK, p.TORCH, bold=True))
        return sheet

    def seated(self, seat: int, about: str, figures: Written, width: int) -> Canvas:
        """`0 > Ania - crypt          9/10  4  3`: who sits there, and figures at the right, on one row."""
        sheet = Canvas(width, 1, p.HEADER)
        bright = seat == self.deciding
        mark, ink = self.seat_mark(seat)
        said: Written = [(f" {mark} ", ink), (f" {self.signs.now} " if bright else " ", Ink(p.TORCH, bold=True))]
        said.append((sentence(self.teller.name(seat)), Ink(p.TORCH if bright else p.PAPER, bold=True)))
        said.append((f" {self.signs.dot} {about}", LABEL))
        start = width - 1 - length(figures)
        self.write(sheet, start, 0, width - 1 - start, figures)
        self.write(sheet, 0, 0, start - 1, said)
        return sheet

    def piled(self, parts: list[Canvas], width: int) -> Canvas:
        """One below the other."""
        sheet = Canvas(width, sum([part.height for part in parts]))
        y = 0
        for part in parts:
            sheet.paste(0, y, part)
            y += part.height
        return sheet

    # -- the hand ---------------------------------------------------------------------------------------------

    def cards_in_hand(self, title: str, width: int, rows: int, *, large: bool) -> Canvas:
        """One's own cards: names, shorter where they would need more rows; or cards with their text."""
        cards: list[str] = self.view["players"][self.seat].get("cards", [])
        if large and cards and len(cards) * 18 <= width:
            return self.large_hand(cards, width)
        title = f" {sentence(title)} "
        lines = self.fitted(title, lambda cut: [self.chip(card, cut) for card in cards], width, rows)
        return self.titled(title, lines, width)

    def large_hand(self, cards: list[str], width: int) -> Canvas:
        """Paper cards: name, what they give, text."""
        sheet = Canvas(width, CARD_ROWS, p.INK)
        wide = min(CARD_WIDTH, width // len(cards))
        for at, card in enumerate(cards):
            x = at * wide + (width - wide * len(cards)) // 2
            back, text = self.paper(card)
            sheet.fill(x, 0, wide - 1, 1, Ink(back=back))
            sheet.fill(x, 1, wide - 1, CARD_ROWS - 1, Ink(p.INK, p.BONE))
            sheet.put(x + 1, 0, self.teller.card(card), Ink(p.PAPER, back, bold=True), wide - 3)
            for row, line in enumerate(fold(text, wide - 3, CARD_ROWS - 1), 1):
                sheet.put(x + 1, row, line, Ink(p.INK, p.BONE))
        return sheet


def length(said: Written) -> int:
    return sum([cell_len(text) for text, _ in said])


def shift(room: int, whole: int, middle: int) -> int:
    """Where a map begins, so that it is centred if it fits, and else that its middle point can be seen."""
    if whole <= room:
        return (room - whole) // 2
    return -max(0, min(whole - room, middle - room // 2))
