"""The players above, the map on the left, and beside it the row, the market and what the turn has brought."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.text import Text

from underkeep.cli import palette as p
from underkeep.cli.canvas import Canvas, Ink, fold
from underkeep.cli.clank_catacombs.chart import SIGNS, chart, rows_of
from underkeep.cli.signs import Signs
from underkeep.core.game import View
from underkeep.texts import reader
from underkeep.texts.clank_catacombs import Teller
from underkeep.texts.reader import sentence

NARROW: Final = 90  # below this the lists stand under the map
HEADERS: Final = {
    "starter": p.VAULT, "reserve": p.THRONE, "blue": p.DEEP, "device": p.ARCANE, "monster": p.WINE,
}  # fmt: skip


class Board:
    """One view of the table, ready to be drawn at any size."""

    def __init__(self, view: View, teller: reader.Teller, signs: Signs, *, deciding: int | None = None) -> None:
        assert isinstance(teller, Teller)
        self.view: View = view
        self.teller: Teller = teller
        self.signs: Signs = signs
        self.deciding: int | None = deciding
        self.seat: int = teller.viewer if teller.viewer is not None else 0

    def bar(self, width: int) -> Canvas:
        """The game, the turn, and how many cubes the dragon would draw."""
        sheet = Canvas(width, 1, p.CELLAR)
        x = sheet.put(1, 0, "Underkeep", Ink(p.TORCH, bold=True))
        if width >= 100:
            x = sheet.put(x, 0, f"  {self.teller.say('game-clank_catacombs')}", Ink(p.BONE))
        rage = self.view["rage"]
        words = {"turn": self.view["turn"], "phase": self.teller.say(f"clank-phase-{self.view['phase']}")}
        said = self.teller.say("clank-board-turn", **words, cubes=rage["cubes"], attack=rage["attack"])
        sheet.put(x, 0, f" {self.signs.dot} {said}", Ink(p.DUST), width - x)
        return sheet

    def draw(self, width: int, height: int, *, art: bool = False, frames: bool = False) -> Canvas:  # noqa: ARG002
        """The largest map that fits beside its lists; there are no pictures to leave out."""
        players = self.view["players"]
        room = max(6, height - len(players))
        wide = width >= NARROW
        side = width // 2 if wide else width
        told = self.lists(side)
        tall = min(rows_of(self.view), room if wide else max(room // 2, room - len(told)))
        below = min(len(told), room if wide else room - tall)
        sheet = Canvas(width, len(players) + (max(tall, below) if wide else tall + below), p.INK)
        for y, me in enumerate(players):
            sheet.paste(0, y, self.player(me, width))
        sheet.paste(0, len(players), chart(self.view, self.seat, width - side - 1 if wide else width, tall))
        for at, line in enumerate(told[:below]):
            sheet.put(width - side, len(players) + at + (0 if wide else tall), line, Ink(p.BONE))
        return sheet

    def player(self, me: View, width: int) -> Canvas:
        """Seat, name, where, and all figures in one row."""
        sheet = Canvas(width, 1, p.HEADER)
        seat = me["seat"]
        x = sheet.put(0, 0, f" {seat} ", Ink(p.ON_SEATS[seat], p.SEATS[seat], bold=True)) + 1
        if seat == self.deciding:
            x = sheet.put(x, 0, f"{self.signs.now} ", Ink(p.TORCH, bold=True))
        said = self.teller.player(me)[0]
        sheet.put(x, 0, said, Ink(p.TORCH if seat == self.deciding else p.PAPER), width - x)
        return sheet

    def lists(self, width: int) -> list[str]:
        """All that the teller says of the table but the players: what the turn has brought, then one's own things."""
        mine = self.teller.player(self.view["players"][self.seat])[1:]
        told = [line for line in self.teller.table(self.view)[1:] if line not in self.all_players()]
        lines = [told[-1], *mine, *told[:-1], *self.teller.fates(self.view)]
        return [part for line in lines for part in fold(line, width - 1, 4)]

    def all_players(self) -> list[str]:
        return [line for me in self.view["players"] for line in self.teller.player(me)]

    def hand(self, width: int, rows: int = 9, *, large: bool = False) -> Canvas:  # noqa: ARG002 - names say enough
        """One's own cards by name, in the colours of their headers."""
        cards: list[str] = self.view["players"][self.seat].get("cards", [])
        chips = [f" {self.teller.card(card)} " for card in cards]
        lines: list[list[int]] = [[]]
        used = 0
        for at, chip in enumerate(chips):
            if lines[-1] and used + cell_len(chip) + 1 > width and len(lines) < rows:
                lines.append([])
                used = 0
            lines[-1].append(at)
            used += cell_len(chip) + 1
        sheet = Canvas(width, len(lines), p.CELLAR)
        for y, line in enumerate(lines):
            x = 0
            for at in line:
                back = HEADERS[self.teller.sheets[cards[at]]["header"]]
                x = sheet.put(x, y, chips[at], Ink(p.PAPER, back, bold=True)) + 1
        return sheet

    @staticmethod
    def legend(teller: reader.Teller, signs: Signs) -> list[Text]:  # noqa: ARG004 - letters, everywhere
        """What the signs mean."""
        named = [(sign, f"clank-sign-{name}") for name, sign in SIGNS.items()]
        named.append(("0", "clank-sign-pawn"))
        return [Text(f"{sign:<4} {sentence(teller.say(message))}") for sign, message in named]
