"""A sheet of cells to draw on: every character in its place, whatever its width, for screens, files and pictures."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from rich.cells import cell_len
from rich.style import Style
from rich.text import Span, Text

from underkeep.cli.palette import SIXTEEN

HALF = "▀"

Colours = Sequence[Sequence[str | None]]


class Ink:
    """How something is written; an empty colour keeps what is there."""

    __slots__ = ("back", "bold", "colour", "italic", "strike")

    def __init__(
        self, colour: str = "", back: str = "", *, bold: bool = False, italic: bool = False, strike: bool = False
    ) -> None:
        self.colour: str = colour
        self.back: str = back
        self.bold: bool = bold
        self.italic: bool = italic
        self.strike: bool = strike


PLAIN = Ink()


class Canvas:
    """A grid of characters with their colours. Drawing outside is no fault, it just cannot be seen."""

    def __init__(self, width: int, height: int, back: str = "") -> None:
        self.width: int = width
        self.height: int = height
        self._signs: list[list[str]] = [[" "] * width for _ in range(height)]
        self._inks: list[list[Ink]] = [[Ink(back=back)] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, ink: Ink = PLAIN, width: int | None = None) -> int:
        """Write from here, clipped to `width`; returns where the text ends."""
        if width is not None:
            text = clip(text, width)
        for sign in text:
            wide = cell_len(sign)
            if wide == 0:
                continue  # marks that belong to the sign before; names come composed
            if 0 <= y < self.height and x >= 0 and x + wide <= self.width:
                self._set(x, y, sign, ink)
                if wide == 2:
                    self._set(x + 1, y, "", ink)
            x += wide
        return x

    def middle(self, x: int, y: int, width: int, text: str, ink: Ink = PLAIN) -> None:
        text = clip(text, width)
        self.put(x + (width - cell_len(text)) // 2, y, text, ink)

    def right(self, x: int, y: int, text: str, ink: Ink = PLAIN) -> int:
        """Write so that the text ends before `x`; returns where it begins."""
        start = x - cell_len(text)
        self.put(start, y, text, ink)
        return start

    def fill(self, x: int, y: int, width: int, height: int, ink: Ink, sign: str = " ") -> None:
        for row in range(max(0, y), min(y + height, self.height)):
            for column in range(max(0, x), min(x + width, self.width)):
                self._set(column, row, sign, ink)

    def pixels(self, x: int, y: int, colours: Colours) -> None:
        """Two pixels in a cell, one above the other; `None` lets the ground through."""
        for top in range(0, len(colours), 2):
            row = y + top // 2
            below = colours[top + 1] if top + 1 < len(colours) else [None] * len(colours[top])
            for column, (upper, lower) in enumerate(zip(colours[top], below, strict=True), x):
                if 0 <= row < self.height and 0 <= column < self.width and (upper or lower):
                    self._pixel(column, row, upper, lower)

    def _pixel(self, x: int, y: int, upper: str | None, lower: str | None) -> None:
        was = self._inks[y][x]
        above = was.colour if self._signs[y][x] == HALF else was.back
        self._signs[y][x] = HALF
        self._inks[y][x] = Ink(upper or above, lower or was.back)

    def _set(self, x: int, y: int, sign: str, ink: Ink) -> None:
        was = self._inks[y][x]
        self._signs[y][x] = sign
        colour, back = ink.colour or was.colour, ink.back or was.back
        self._inks[y][x] = Ink(colour, back, bold=ink.bold, italic=ink.italic, strike=ink.strike)

    def paste(self, x: int, y: int, other: Canvas) -> None:
        for row in range(other.height):
            for column in range(other.width):
                if 0 <= y + row < self.height and 0 <= x + column < self.width:
                    self._signs[y + row][x + column] = other._signs[row][column]
                    self._inks[y + row][x + column] = other._inks[row][column]

    def lines(self) -> list[Text]:
        """The sheet for a terminal that knows colours."""
        return [self._line(signs, inks) for signs, inks in zip(self._signs, self._inks, strict=True)]

    def _line(self, signs: list[str], inks: list[Ink]) -> Text:
        spans: list[Span] = []
        at = 0
        for sign, ink in zip(signs, inks, strict=True):
            here = style(ink.colour, ink.back, bold=ink.bold, italic=ink.italic, strike=ink.strike)
            if spans and spans[-1].style is here:
                spans[-1] = Span(spans[-1].start, at + len(sign), here)
            else:
                spans.append(Span(at, at + len(sign), here))
            at += len(sign)
        return Text("".join(signs), no_wrap=True, end="", spans=spans)

    def text(self) -> Text:
        return Text("\n").join(self.lines())

    def plain(self) -> list[str]:
        """The sheet without colours."""
        return ["".join(signs).rstrip() for signs in self._signs]


class Paint:
    """What the terminal can show. The same for all drawings, so it is set once."""

    few: bool = False  # only sixteen colours
    more: str = "…"  # what stands for the rest of a text that is cut


def style(colour: str = "", back: str = "", *, bold: bool = False, italic: bool = False, strike: bool = False) -> Style:
    """How rich says it, in the colours that there are."""
    if Paint.few:
        colour, back = SIXTEEN.get(colour, colour), SIXTEEN.get(back, back)
    return mixed(colour, back, bold=bold, italic=italic, strike=strike)


@lru_cache(maxsize=4096)
def mixed(colour: str, back: str, *, bold: bool, italic: bool, strike: bool) -> Style:
    return Style(
        color=colour or None, bgcolor=back or None, bold=bold or None, italic=italic or None, strike=strike or None
    )


def clip(text: str, width: int, more: str | None = None) -> str:
    """As much of the text as fits, with a sign that there is more."""
    more = Paint.more if more is None else more
    if cell_len(text) <= width:
        return text
    room = width - cell_len(more)
    kept = ""
    for sign in text:
        if cell_len(kept + sign) > room:
            break
        kept += sign
    return (kept.rstrip() + more) if room > 0 else text[:0]


def fold(text: str, width: int, rows: int) -> list[str]:
    """A name in a narrow box: a word that is too long is cut, not broken."""
    lines: list[str] = []
    for word in text.split():
        if lines and cell_len(lines[-1]) + 1 + cell_len(word) <= width:
            lines[-1] += " " + word
        else:
            lines.append(clip(word, width))
    if len(lines) > rows:
        lines[rows - 1] = clip(" ".join(lines[rows - 1 :]), width)
    return lines[:rows]


def wrap(text: str, width: int) -> list[str]:
    """Lines of at most `width` cells, broken between words, or within one that is too long by itself."""
    lines: list[str] = []
    line = ""
    for word in text.split():
        rest = word
        if line and cell_len(line) + 1 + cell_len(rest) <= width:
            line += " " + rest
            continue
        if line:
            lines.append(line)
        while cell_len(rest) > width > 0:
            head = rest
            while cell_len(head) > width:
                head = head[:-1]
            lines.append(head)
            rest = rest[len(head) :]
        line = rest
    return [*lines, line] if line else lines
