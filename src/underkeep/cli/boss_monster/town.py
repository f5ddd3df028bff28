"""The heroes in town, each with where it would go and what would become of it."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len

from underkeep.boss_monster.forecast import Fate
from underkeep.cli import palette as p
from underkeep.cli import scenery
from underkeep.cli.boss_monster.seen import LABEL, Seen, Written
from underkeep.cli.canvas import Canvas, Ink
from underkeep.core.game import View

TAG: Final = 17  # cells for a hero in town
PORTRAIT: Final = 19  # with its picture


def town(seen: Seen, width: int, rows: int) -> Canvas:
    """The heroes in town, each with where it would go and what would become of it."""
    heroes, decks = seen.view["town"], seen.view["decks"]
    sheet = Canvas(width, rows, p.PINE if rows > 2 else p.VAULT)
    if rows > 2:
        sheet.pixels(0, 0, scenery.sky(width, rows - 2))
    name = seen.teller.say("board-town")
    sheet.put(1, rows - 2, name, Ink(p.GOLD, bold=True))
    sheet.put(1, rows - 1, f"{decks['heroes']}+{decks['epic_heroes']}", LABEL)
    portraits = rows > 2 and len(heroes) * PORTRAIT <= width - scenery.HOUSES
    left = scenery.HOUSES if portraits else cell_len(name) + 3
    if not heroes:
        sheet.put(left, rows - 2, seen.teller.say("board-nobody"), LABEL)
    fitting = max(1, (width - left) // TAG)
    wide = min(28, (width - left) // max(1, min(len(heroes), fitting)))
    for at, hero in enumerate(heroes[:fitting]):
        x = left + at * wide
        if portraits:
            card = seen.sheets[hero["hero"]]
            sheet.pixels(x, rows - 2 - 8, scenery.hero(hero["hero"], card["hero_class"], epic=card["epic"]))
        tag(seen, sheet, hero, x, rows - 2, wide - 1)
    if len(heroes) > fitting:
        sheet.right(width, rows - 1, f"+{len(heroes) - fitting}", Ink(p.GOLD, bold=True))
    return sheet


def tag(seen: Seen, sheet: Canvas, hero: View, x: int, y: int, width: int) -> None:
    epic = seen.sheets[hero["hero"]]["epic"]
    sheet.put(x, y, seen.teller.card(hero["hero"]), Ink(p.GOLD if epic else p.PAPER, bold=True), width)
    fate = next((fate for fate in seen.fates if fate.hero == hero["hero"]), None)
    said = [*seen.hero_short(hero), (" ", LABEL)]
    if fate is not None:
        said += prophecy(seen, fate)
    seen.write(sheet, x, y + 1, width, said)


def prophecy(seen: Seen, fate: Fate) -> Written:
    """`→0 ☠3`: to whom, and in which room it dies; `✗1` for the wounds of one that gets through."""
    if fate.seat is None:
        return [(seen.teller.say(f"fate-short-{fate.why}"), LABEL)]
    seat = Ink(p.ON_SEATS[fate.seat], p.SEATS[fate.seat], bold=True)
    said = [(seen.signs.goes, LABEL), (f" {fate.seat} ", seat), (" ", LABEL), seen.verdict(fate)]
    return [("(", LABEL), *said, (")", LABEL)] if fate.later else said
