"""One's own house, as large as there is room: entrance, rooms, throne, and how the next hero fares."""

from __future__ import annotations

from underkeep.boss_monster.forecast import Fate
from underkeep.cli import palette as p
from underkeep.cli import scenery
from underkeep.cli.boss_monster.others import throne
from underkeep.cli.boss_monster.seen import LABEL, PLACES, Seen, Written
from underkeep.cli.canvas import Canvas, Ink, fold
from underkeep.core.game import View


def mine(seen: Seen, me: View, width: int, rows: int, *, frames: bool) -> Canvas:
    """Header, names, the rooms themselves if there is room for pictures, figures, and how the next hero fares."""
    sheet = Canvas(width, rows, p.INK)
    sheet.paste(0, 0, seen.header(me, width))
    entrance, cell, boss = seen.columns(width)
    pictures = scenery.ROOM_ROWS if rows > 5 else 0
    named = rows - 3 - pictures  # one row for a name, or two
    tracked = seen.next_hero(me)
    gate(seen, sheet, me, entrance, rows, pictures)
    for at, room in enumerate(seen.places(me)):
        x = entrance + at * cell
        number = at + 1 - (PLACES - len(me["dungeon"]))
        if frames:
            for y in range(1, rows - 1):
                sheet.put(x - 1, y, seen.signs.bar, Ink(p.SLATE))
        if room is None:
            free_place(seen, sheet, x, cell - 1, rows, next_one=number == 0, pictures=pictures)
            continue
        band = seen.band(room)
        sheet.fill(x, 1, cell - 1, named, band)
        for row, line in enumerate(fold(seen.name(room), cell - 2, named)):
            sheet.put(x + 1, 1 + row, line, Ink(band.colour, band.back, bold=True, italic="laid" in room), cell - 2)
        if pictures:
            lit_room(seen, sheet, me, room, number, x, 1 + named, cell - 1)
        sheet.fill(x, rows - 2, cell - 1, 1, Ink(back=p.VAULT))
        seen.write(sheet, x + 1, rows - 2, cell - 2, seen.figures(room, cell - 2, number))
        if tracked is not None:
            track(seen, sheet, tracked, me, number, x, rows - 1, cell - 1)
    if pictures:
        throne_room(seen, sheet, me, width - boss, boss, rows)
    else:
        throne(seen, sheet, me, width - boss, 1, boss, rows - 2)
    return sheet


def lit_room(seen: Seen, sheet: Canvas, me: View, room: View, number: int, x: int, y: int, width: int) -> None:
    """The inside of a room. A card that nobody has seen is dark."""
    top = room.get("laid") or (room["stack"][-1] if room["stack"] else "")
    if top and seen.sheets[top]["type"] == "miniboss":  # it lies on a room, and moves in when it is paid for
        top = room["stack"][-1]
    if not top:
        sheet.fill(x, y, width, scenery.ROOM_ROWS, Ink(p.MORTAR, p.CELLAR), seen.signs.hidden)
        return
    guest = seen.walker_here(me, number)
    sheet.pixels(x, y, scenery.room(top, seen.sheets[top], width, asleep=room["deactivated"], guest=guest))
    if room["deactivated"]:
        words = f" {seen.teller.say('board-asleep')} "
        sheet.middle(x, y + scenery.ROOM_ROWS // 2, width, words, Ink(p.PAPER, p.DEEP, bold=True))
    elif room["face_down"]:
        sheet.middle(x, y, width, f" {seen.teller.say('board-hidden')} ", Ink(p.INK, p.LILAC, bold=True))


def gate(seen: Seen, sheet: Canvas, me: View, width: int, rows: int, pictures: int) -> None:
    """The entrance, with everybody who waits there."""
    if pictures:
        sheet.pixels(0, rows - 2 - pictures, scenery.gate(width - 1, pictures))
    sheet.put(1, 1, f"{seen.signs.entrance} {seen.teller.say('board-entrance')}", LABEL, width - 2)
    heroes = me["entrance"]
    most = 3 if pictures else rows - 3
    for row, hero in enumerate(heroes[:most]):
        y = rows - 1 - most + row
        fate = next((fate for fate in seen.fates if fate.hero == hero["hero"]), None)
        said = [*seen.hero_short(hero), (" ", LABEL)]
        if fate is not None:
            said.append(seen.verdict(fate))
        said.append((" " + seen.teller.card(hero["hero"]), Ink(p.PAPER)))
        sheet.fill(0, y, width - 1, 1, Ink(back=p.CELLAR))
        seen.write(sheet, 1, y, width - 2, said)
    if len(heroes) > most:
        sheet.put(1, 1, f"+{len(heroes) - most}", Ink(p.GOLD, bold=True))
    tracked = seen.next_hero(me)
    if tracked is not None:
        seen.write(sheet, 1, rows - 1, width - 2, tracked_name(seen, tracked))


def tracked_name(seen: Seen, fate: Fate) -> Written:
    hero = {"hero": fate.hero, "health": fate.health}
    return [*seen.hero_short(hero), (f" {seen.teller.card(fate.hero)}", LABEL)]


def free_place(seen: Seen, sheet: Canvas, x: int, width: int, rows: int, *, next_one: bool, pictures: int) -> None:
    """A place without a room; the next new room goes to the one nearest to the boss."""
    for y in range(rows - 2 - pictures if pictures else 1, rows - 1):
        for column in range(x, x + width):
            if (column + y) % 4 == 0:
                sheet.put(column, y, seen.signs.free, Ink(p.MORTAR))
    if next_one:
        sheet.middle(x, rows - 2, width, seen.teller.say("board-free"), Ink(p.SLATE))


def track(seen: Seen, sheet: Canvas, fate: Fate, me: View, number: int, x: int, y: int, width: int) -> None:
    """What the next hero has left after this room, or that it dies here."""
    after = fate.health
    for place, damage in fate.steps:
        after -= damage
        if place == number:
            last = fate.dies == number and (place, damage) == fate.steps[-1]
            ink = Ink(p.INK, p.GOLD, bold=True) if last else Ink(p.ROSE)
            dies = f" {seen.signs.soul} {seen.teller.say('fate-short-dies')} "
            sign = dies if last else f"{seen.signs.health}{after}"
            sheet.fill(x, y, width, 1, Ink(p.SLATE), seen.signs.free)
            sheet.middle(x, y, width, sign, ink)
    if seen.walker_here(me, number) is not None:
        here = f" {seen.signs.now} {seen.signs.health}{fate.health} "
        if fate.dies == number:
            here = f" {seen.signs.soul} {seen.teller.say('fate-short-dies')} "
        sheet.middle(x, y, width, here, Ink(p.INK, p.TORCH, bold=True))


def throne_room(seen: Seen, sheet: Canvas, me: View, x: int, width: int, rows: int) -> None:
    if me["boss"] is None:
        return
    card = seen.sheets[me["boss"]]
    sheet.fill(x, 1, width - 1, rows - 3 - scenery.ROOM_ROWS, Ink(back=p.THRONE))
    sheet.middle(x, 1, width - 1, seen.teller.card(me["boss"]), Ink(p.GOLD, p.THRONE, bold=True))
    sheet.pixels(x, rows - 2 - scenery.ROOM_ROWS, scenery.throne(me["boss"], width - 1))
    sheet.fill(x, rows - 2, width - 1, 1, Ink(back=p.VAULT))
    treasure = card["treasure"]
    said = [(f"{me['xp']} {seen.teller.say('board-xp')} ", Ink(p.PAPER, bold=True))]
    said.append((seen.signs.treasures[treasure] + seen.letter(treasure), Ink(p.TREASURES[treasure], bold=True)))
    if me["levelled_up"]:
        said.append((f" {seen.signs.level}", Ink(p.GOLD, bold=True)))
    seen.write(sheet, x + 1, rows - 2, width - 2, said)
