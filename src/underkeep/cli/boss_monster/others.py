"""The dungeons of the others, two to four rows each."""

from __future__ import annotations

from underkeep.cli import palette as p
from underkeep.cli.boss_monster.seen import LABEL, PLACES, Seen
from underkeep.cli.canvas import Canvas, Ink, fold
from underkeep.core.game import View


def other(seen: Seen, me: View, width: int, rows: int, *, frames: bool) -> Canvas:
    """Another dungeon in two to four rows: with three there are names, with four long ones have room."""
    sheet = Canvas(width, rows, p.CELLAR)
    sheet.paste(0, 0, seen.header(me, width))
    entrance, cell, boss = seen.columns(width)
    queue(seen, sheet, me, rows - 1, entrance)
    for at, room in enumerate(seen.places(me)):
        x = entrance + at * cell
        if frames:
            sheet.put(x - 1, rows - 1, seen.signs.bar, Ink(p.SLATE))
        if room is None:
            sheet.middle(x, rows - 1, cell - 1, seen.signs.free * 3, Ink(p.SLATE))
            continue
        if rows > 2:
            sheet.fill(x, 1, cell - 1, rows - 2, seen.band(room))
            for row, line in enumerate(fold(seen.name(room), cell - 2, rows - 2), 1):
                sheet.put(x + 1, row, line, seen.band(room), cell - 2)
        sheet.fill(x, rows - 1, cell - 1, 1, Ink(back=p.VAULT))
        number = at + 1 - (PLACES - len(me["dungeon"]))
        seen.write(sheet, x + 1, rows - 1, cell - 2, seen.figures(room, cell - 2, number))
        mark_walker(seen, sheet, me, number, x + cell - 2, rows - 1)
    throne(seen, sheet, me, width - boss, 1, boss, rows - 1)
    return sheet


def queue(seen: Seen, sheet: Canvas, me: View, y: int, width: int) -> None:
    """Who waits at the entrance, on one row."""
    said = [(f" {seen.signs.entrance} ", Ink(p.DUST))]
    for hero in me["entrance"]:
        said += [*seen.hero_short(hero), (" ", LABEL)]
    seen.write(sheet, 0, y, width - 1, said)


def throne(seen: Seen, sheet: Canvas, me: View, x: int, y: int, width: int, rows: int) -> None:
    """The boss at the end of the dungeon."""
    if me["boss"] is None:
        return
    card = seen.sheets[me["boss"]]
    sheet.fill(x, y, width - 1, rows, Ink(back=p.THRONE))
    names = fold(seen.teller.card(me["boss"]), width - 3, max(1, rows - 1))
    for row, line in enumerate(names):
        sheet.put(x + 1, y + row, line, Ink(p.GOLD, p.THRONE, bold=True), width - 2)
    if rows > 1:
        treasure = card["treasure"]
        said = [(seen.signs.treasures[treasure], Ink(p.TREASURES[treasure], bold=True))]
        said.append((f" {seen.teller.say(f'treasure-{treasure}')}", Ink(p.PAPER)))
        seen.write(sheet, x + 1, y + rows - 1, width - 2, said)


def mark_walker(seen: Seen, sheet: Canvas, me: View, number: int, x: int, y: int) -> None:
    """The hero in this room, with the health that is left."""
    walker = seen.view["walking"]
    if walker is not None and walker["seat"] == me["seat"] and walker["place"] == number and walker["inside"]:
        mark = f"{seen.signs.health}{walker['health']}"
        sheet.right(x + 1, y, mark, Ink(p.INK, p.TORCH, bold=True))
