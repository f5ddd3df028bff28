"""The dungeons of the others, one to four rows each."""

from __future__ import annotations

from underkeep.cli import palette as p
from underkeep.cli.boss_monster.seen import LABEL, PLACES, Seen, Written
from underkeep.cli.canvas import Canvas, Ink, clip, fold
from underkeep.core.game import View


def other(seen: Seen, me: View, width: int, rows: int, *, frames: bool) -> Canvas:
    """Another dungeon in two to four rows: with three there are names, with four long ones have room."""
    if rows == 1:
        return strip(seen, me, width)
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


def strip(seen: Seen, me: View, width: int) -> Canvas:
    """A whole dungeon on one row: whose it is, who waits, the figures of each room, souls and wounds."""
    sheet = Canvas(width, 1, p.HEADER)
    seat = me["seat"]
    said: Written = [(f" {seat} ", Ink(p.ON_SEATS[seat], p.SEATS[seat], bold=True)), (" ", LABEL)]
    if seat == seen.deciding:
        said.append((f"{seen.signs.now} ", Ink(p.TORCH, bold=True)))
    boss = "" if me["boss"] is None else seen.teller.card(me["boss"])
    said.append((clip(boss or seen.teller.name(seat), max(8, width // 6)), Ink(p.GOLD, bold=True)))
    if me["levelled_up"]:
        said.append((f" {seen.signs.level}", Ink(p.GOLD, bold=True)))
    if "coins" in me:
        said.append((f" {seen.signs.coin}{me['coins']}", Ink(p.GOLD, bold=True)))
    if me["entrance"]:
        said.append((f" {seen.signs.entrance}{len(me['entrance'])}", LABEL))
    for number, room in enumerate(me["dungeon"], 1):
        said += [(f" {seen.signs.dot} ", LABEL), *seen.figures(room, 0, number)]
        if seen.walker_here(me, number) is not None:
            said.append((f"{seen.signs.health}{seen.view['walking']['health']}", Ink(p.INK, p.TORCH, bold=True)))
    souls, wounds = f"{seen.signs.soul}{me['souls']}", f"{seen.signs.wound}{me['wounds']}"
    if me["out"]:
        end = sheet.right(width - 1, 0, seen.teller.say("board-out"), Ink(p.EMBER, bold=True))
    else:
        end = sheet.right(width - 1, 0, wounds, Ink(p.EMBER, bold=True))
        end = sheet.right(end - 1, 0, souls, Ink(p.FROST, bold=True))
    seen.write(sheet, 0, 0, end - 1, said)
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
