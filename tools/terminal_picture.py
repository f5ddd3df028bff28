"""Draw a game in the terminal for the README: `python tools/terminal_picture.py` writes docs/pictures/terminal.svg.

Textual can export a screen itself, but as text with a font from elsewhere: half blocks then show seams between the
pixels. Here they become rectangles, one path for each colour, and the picture asks nobody for anything.
"""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from typing import TypeVar

from rich.cells import cell_len
from rich.style import Style
from textual.strip import Strip

import underkeep as uk
from underkeep.cli.app import TableApp
from underkeep.cli.canvas import HALF
from underkeep.cli.desk import HomeDesk
from underkeep.cli.match import HomeMatch
from underkeep.cli.palette import HEADER, INK, PAPER, SLATE
from underkeep.cli.seats import seats_of
from underkeep.cli.signs import Signs

T = TypeVar("T")

ROOT = Path(__file__).resolve().parent.parent
SIZE = (140, 45)
CELL = (8, 17)  # pixels; the upper half of a cell is as high as the lower one, give or take one
TITLE_BAR = 28
MOMENT = """underkeep: position 1
game: boss_monster
options: {players: 2}
seed: 3
round: 6
phase: adventure
active: 0
players:
- boss: king_croak
  dungeon: [bottomless_pit, goblin_armory, golem_factory, {stack: [golem_factory, beast_menagerie]}, brainsucker_hive]
  hand: [giant_size, teleportation, witchs_kitchen, open_grave, dracolich_lair]
  entrance: [johnny_of_the_evening_watch, boden_the_pantless]
  souls: [katelyn_angelic_healer, lord_van_ette, frankov_the_envoy, nick_the_masher]
  wounds: [the_fool]
  levelled_up: true
- boss: cleopatra
  dungeon: [jackpot_stash, {stack: [dizzygas_hallway, recycling_center]}, boulder_ramp, mimic_vault, torture_chamber]
  hand: [freeze, dark_altar, fear]
  souls: [antonius_the_rune_knight, hya_legendary_shinobi, tempros_the_time_marauder]
  wounds: [cecil_leoran_master_factotum]
town: [jesta_the_rogue, mitchell_the_judge, acacia_warrior_of_light]
"""


async def screen(lang: str, size: tuple[int, int]) -> list[Strip]:
    """A few moves into an adventure phase, as the person at the keyboard sees it."""
    match = HomeMatch(uk.load(MOMENT), seats_of(["me", "bot greedy"]))
    app = TableApp(HomeDesk(match, lang), Signs(ascii_only=False), "truecolor")
    async with app.run_test(size=size) as pilot:
        for _ in range(3):
            await pilot.press("space")
        await pilot.press("h", "enter")
        await pilot.pause()
        app.line.cursor_blink = False
        await pilot.pause()
        return app.screen._compositor.render_strips(app.size)  # noqa: SLF001 - what Textual's own export uses


class Picture:
    """Rectangles by colour, and text on top of them."""

    def __init__(self, strips: Sequence[Strip]) -> None:
        self.rectangles: dict[str, list[str]] = {}
        self.words: list[str] = []
        for row, strip in enumerate(strips):
            self.draw(row, list(cells(strip)))

    def draw(self, row: int, line: list[tuple[str, str, str, bool]]) -> None:
        wide, high = CELL
        top, middle = TITLE_BAR + row * high, TITLE_BAR + row * high + high // 2
        upper = [colour if sign == HALF else back for sign, colour, back, _ in line]
        lower = [back for _, _, back, _ in line]
        for y, height, colours in ((top, high // 2, upper), (middle, high - high // 2, lower)):
            for start, end, colour in runs(colours):
                if colour != INK:
                    path = f"M{start * wide} {y}h{(end - start) * wide}v{height}h{(start - end) * wide}z"
                    self.rectangles.setdefault(colour, []).append(path)
        inks = [(colour, bold) if sign.strip() and sign != HALF else None for sign, colour, _, bold in line]
        for start, end, ink in runs(inks):
            if ink is not None:
                said = "".join([sign for sign, *_ in line[start:end]])
                weight = ' font-weight="700"' if ink[1] else ""
                place = f'x="{start * wide}" y="{top + high - 4}" textLength="{cell_len(said) * wide}"'
                self.words.append(f'<text {place} fill="{ink[0]}"{weight}>{escape(said)}</text>')

    def svg(self, size: tuple[int, int], title: str) -> str:
        width, height = size[0] * CELL[0], size[1] * CELL[1] + TITLE_BAR + 6
        dots = "".join([f'<circle cx="{18 + 18 * at}" cy="14" r="5" fill="{SLATE}"/>' for at in range(3)])
        bar = f"M0 {TITLE_BAR}V8a8 8 0 0 1 8 -8H{width - 8}a8 8 0 0 1 8 8V{TITLE_BAR}z"
        paths = "".join([f'<path fill="{colour}" d="{"".join(d)}"/>\n' for colour, d in self.rectangles.items()])
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">\n'
            f"<title>{escape(title)}</title>\n"
            f'<rect width="{width}" height="{height}" rx="8" fill="{INK}"/>\n'
            f'<path fill="{HEADER}" d="{bar}"/>{dots}\n'
            f'<g font-family="\'DejaVu Sans Mono\', Menlo, Consolas, monospace" font-size="13" xml:space="preserve">\n'
            f'<text x="{width // 2}" y="19" fill="{PAPER}" text-anchor="middle">{escape(title)}</text>\n'
            f'<g shape-rendering="crispEdges">\n{paths}</g>\n' + "\n".join(self.words) + "\n</g>\n</svg>\n"
        )


def cells(strip: Strip) -> Iterator[tuple[str, str, str, bool]]:
    """Every cell of a line: sign, colour, ground, and whether it is bold."""
    for segment in strip:
        style = segment.style or Style()
        colour = style.color.get_truecolor().hex if style.color is not None else PAPER
        back = style.bgcolor.get_truecolor().hex if style.bgcolor is not None else INK
        if style.reverse:
            colour, back = back, colour
        for sign in segment.text:
            yield sign, colour, back, bool(style.bold)


def runs(items: Sequence[T]) -> Iterator[tuple[int, int, T]]:
    """Where equal things stand side by side."""
    start = 0
    for at in range(1, len(items) + 1):
        if at == len(items) or items[at] != items[start]:
            yield start, at, items[start]
            start = at


def main() -> None:
    parser = argparse.ArgumentParser(description="Draw a game in the terminal.")
    parser.add_argument("--lang", default="en")
    parser.add_argument("--size", default=f"{SIZE[0]}x{SIZE[1]}")
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "pictures" / "terminal.svg")
    arguments = parser.parse_args()
    width, height = map(int, arguments.size.split("x"))
    picture = Picture(asyncio.run(screen(arguments.lang, (width, height))))
    arguments.out.parent.mkdir(parents=True, exist_ok=True)
    arguments.out.write_text(picture.svg((width, height), "underkeep play boss_monster"), "utf-8")
    print(f"wrote {arguments.out}")


if __name__ == "__main__":
    main()
