"""One's own cards: names in the colours of their kinds, or paper cards with their text."""

from __future__ import annotations

from typing import Any, Final

from rich.cells import cell_len

from underkeep.cli import palette as p
from underkeep.cli.boss_monster.seen import Seen, Written
from underkeep.cli.canvas import Canvas, Ink, clip, fold

CARD_ROWS: Final = 5  # of a large card in the hand
CARD_WIDTH: Final = 26


def hand(seen: Seen, width: int, rows: int = 9, *, large: bool = False) -> Canvas:
    """One's own cards: names, shorter where they would need more rows; or cards with their text."""
    me = seen.view["players"][seen.seat]
    cards = [*me["rooms"].get("cards", []), *me["spells"].get("cards", [])]
    if large and cards and len(cards) * 18 <= width:
        return large_hand(seen, cards, width)
    title = f" {seen.teller.say('board-hand')} "
    for longest in (99, 16, 12, 9):
        lines = flow([chip(seen, card, longest) for card in cards], width - cell_len(title))
        if len(lines) <= rows:
            break
    sheet = Canvas(width, len(lines), p.CELLAR)
    sheet.put(0, 0, title, Ink(p.GOLD, bold=True))
    for y, line in enumerate(lines):
        seen.write(sheet, cell_len(title), y, width, line)
    return sheet


def flow(chips: list[Written], width: int) -> list[Written]:
    """One after the other, in as many rows as they need."""
    lines: list[Written] = [[]]
    used = 0
    for chip in chips:
        wide = sum([cell_len(text) for text, _ in chip]) + 1
        if lines[-1] and used + wide > width:
            lines.append([])
            used = 0
        lines[-1] += [*chip, (" ", Ink(back=p.CELLAR))]
        used += wide
    return lines


def chip(seen: Seen, card: str, longest: int) -> Written:
    """`☻2† Golem Factory`, in the colour of its kind."""
    sheet = seen.sheets[card]
    back = p.KINDS[sheet["kind"] if sheet["type"] == "room" else sheet["type"]]
    said = [(" ", Ink(back=back)), *[(text, Ink(ink.colour, back, bold=True)) for text, ink in printed(seen, sheet)]]
    name = Ink(p.GOLD if sheet.get("advanced") else p.PAPER, back, bold=True)
    return [*said, (f" {clip(seen.teller.card(card), longest)} ", name)]


def printed(seen: Seen, sheet: dict[str, Any]) -> Written:
    """A card's figures as printed, in signs."""
    if sheet["type"] == "spell":
        return [(seen.signs.spell, Ink(p.LILAC))]
    if sheet["type"] == "miniboss":
        return [(seen.signs.miniboss, Ink(p.GOLD))]
    sign = seen.signs.monster if sheet["kind"] == "monster" else seen.signs.trap
    said = [(f"{sign}{sheet['damage']}", Ink(p.PAPER))]
    said += [(seen.signs.treasures[treasure], Ink(p.TREASURES[treasure])) for treasure in sheet["treasures"]]
    return [*said, (seen.signs.advanced, Ink(p.GOLD))] if sheet["advanced"] else said


def large_hand(seen: Seen, cards: list[str], width: int) -> Canvas:
    """Paper cards: name, figures, text."""
    sheet = Canvas(width, CARD_ROWS, p.INK)
    wide = min(CARD_WIDTH, width // len(cards))
    for at, card in enumerate(cards):
        x = at * wide + (width - wide * len(cards)) // 2
        facts = seen.sheets[card]
        back = p.KINDS[facts["kind"] if facts["type"] == "room" else facts["type"]]
        sheet.fill(x, 0, wide - 1, 1, Ink(back=back))
        sheet.fill(x, 1, wide - 1, CARD_ROWS - 1, Ink(p.INK, p.BONE))
        name = Ink(p.GOLD if facts.get("advanced") else p.PAPER, back, bold=True)
        end = x + wide - 2
        figures = printed(seen, facts)
        start = end - sum([cell_len(text) for text, _ in figures])
        sheet.put(x + 1, 0, seen.teller.card(card), name, start - x - 2)
        for text, ink in figures:
            start = sheet.put(start, 0, text, Ink(ink.colour, back, bold=True))
        for row, line in enumerate(fold(seen.teller.text(card), wide - 3, CARD_ROWS - 1), 1):
            sheet.put(x + 1, row, line, Ink(p.INK, p.BONE))
    return sheet
