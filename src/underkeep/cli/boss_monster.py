"""Boss Monster drawn: the other dungeons above, the town between, one's own house below, as large as there is room."""

from __future__ import annotations

from typing import Any, Final

from rich.cells import cell_len
from rich.text import Text

from underkeep.boss_monster.forecast import Fate, forecast
from underkeep.cli import palette as p
from underkeep.cli import scenery
from underkeep.cli.canvas import Canvas, Ink, clip, fold
from underkeep.cli.signs import Signs
from underkeep.core.game import View
from underkeep.texts import reader
from underkeep.texts.boss_monster import Teller
from underkeep.texts.reader import sentence

PLACES: Final = 5
PHASES: Final = ("start", "build", "bait", "adventure", "end")
CARD_ROWS: Final = 5  # of a large card in the hand
CARD_WIDTH: Final = 26
SOULS: Final = 10
WOUNDS: Final = 5
TAG: Final = 17  # cells for a hero in town
PORTRAIT: Final = 19  # with its picture
LABEL: Final = Ink(p.DUST)

Written = list[tuple[str, Ink]]


class Size:
    """How large each part is drawn; the art needs colours and a lot of room."""

    def __init__(self, others: int, town: int, mine: int) -> None:
        self.others: int = others
        self.town: int = town
        self.mine: int = mine

    def height(self, seats: int) -> int:
        return self.others * (seats - 1) + self.town + self.mine


ART: Final = Size(others=3, town=scenery.TOWN_ROWS + 2, mine=scenery.ROOM_ROWS + 4)
HOUSE: Final = Size(others=3, town=2, mine=scenery.ROOM_ROWS + 4)
ROOMY: Final = Size(others=3, town=2, mine=5)
SLIM: Final = Size(others=2, town=2, mine=5)
ART_WIDTH: Final = 120


class Board:
    """One view of the table, ready to be drawn at any size."""

    def __init__(self, view: View, teller: reader.Teller, signs: Signs, *, deciding: int | None = None) -> None:
        assert isinstance(teller, Teller)
        self.view: View = view
        self.teller: Teller = teller
        self.signs: Signs = signs
        self.deciding: int | None = deciding
        self.fates: list[Fate] = forecast(view)
        self.sheets: dict[str, dict[str, Any]] = teller.sheets
        self.seat: int = teller.viewer if teller.viewer is not None else 0

    def draw(self, width: int, height: int, *, art: bool = False, frames: bool = False) -> Canvas:
        """The largest drawing that fits; `frames` for where there are no colours to tell things apart."""
        seats = len(self.view["players"])
        sizes = [ART, HOUSE, ROOMY] if art and width >= ART_WIDTH else [ROOMY]
        size = next((size for size in sizes if size.height(seats) <= height), SLIM)
        sheet = Canvas(width, size.height(seats))
        y = 0
        for me in self.view["players"]:
            if me["seat"] != self.seat:
                sheet.paste(0, y, self.other(me, width, size.others, frames=frames))
                y += size.others
        sheet.paste(0, y, self.town(width, size.town))
        y += size.town
        sheet.paste(0, y, self.mine(self.view["players"][self.seat], width, size.mine, frames=frames))
        return sheet

    def bar(self, width: int) -> Canvas:
        """The round and its five phases; the one that is on now is lit and has a sign."""
        sheet = Canvas(width, 1, p.CELLAR)
        x = sheet.put(1, 0, "Underkeep", Ink(p.TORCH, bold=True))
        if width >= 100:
            x = sheet.put(x, 0, f"  {self.teller.say('game-boss_monster')}", Ink(p.BONE))
        if self.view["round"]:
            said = self.teller.say("board-round-short", round=self.view["round"])
            x = sheet.put(x, 0, f" {self.signs.dot} {said}", Ink(p.DUST))
        now = self.view["phase"]
        names = [*([now] if now not in PHASES else []), *PHASES]
        labels = [f" {self.signs.now if name == now else ' '}{self.teller.say(f'phase-{name}')} " for name in names]
        if x + sum(map(cell_len, labels)) > width:
            labels = [f"{label.strip()} " for label in labels]
        x = max(x + 1, width - sum(map(cell_len, labels)))
        for name, label in zip(names, labels, strict=True):
            lit = Ink(p.INK, p.TORCH, bold=True)
            x = sheet.put(x, 0, label, lit if name == now else Ink(p.DUST))
        return sheet

    # -- everybody ------------------------------------------------------------------------------------------------

    def header(self, me: View, width: int) -> Canvas:
        """Seat, name, boss; souls, wounds, hand. The seat's number is the one that notation uses."""
        sheet = Canvas(width, 1, p.HEADER)
        seat = me["seat"]
        colour = p.TORCH if seat == self.deciding else p.PAPER
        said = [(f" {seat} ", Ink(p.ON_SEATS[seat], p.SEATS[seat], bold=True)), (" ", LABEL)]
        if seat == self.deciding:
            said.append((f"{self.signs.now} ", Ink(colour, bold=True)))
        said.append((sentence(self.teller.name(seat)), Ink(colour, bold=True)))
        if me["boss"] is not None:
            said.append((f" {self.signs.dot} {self.teller.card(me['boss'])}", Ink(p.GOLD)))
            said.append((f" {me['xp']} {self.teller.say('board-xp')}", LABEL))
            if me["levelled_up"]:
                said.append((f" {self.signs.level}", Ink(p.GOLD, bold=True)))
        self.write(sheet, 0, 0, self.standing(sheet, me, width) - 1, said)
        return sheet

    def standing(self, sheet: Canvas, me: View, width: int) -> int:
        """Souls, wounds and cards in hand, at the right; returns where they begin."""
        if me["out"]:
            return sheet.right(width - 1, 0, self.teller.say("board-out"), Ink(p.EMBER, bold=True))
        cards = f"{me['rooms']['count']}+{me['spells']['count']}"
        at = sheet.right(width - 1, 0, f"{self.teller.say('board-hand').lower()} {cards}", LABEL)
        wide = width >= 110
        at = self.tally(sheet, at - 2, (me["wounds"], WOUNDS), self.signs.wound, "board-wounds", p.EMBER, wide=wide)
        return self.tally(sheet, at - 2, (me["souls"], SOULS), self.signs.soul, "board-souls", p.FROST, wide=wide)

    def tally(
        self, sheet: Canvas, x: int, of: tuple[int, int], sign: str, word: str, colour: str, *, wide: bool
    ) -> int:
        """`souls ☠ 7/10`, with a row of pips where there is room."""
        count, most = of
        at = sheet.right(x, 0, f"{count}/{most}", Ink(colour, bold=True))
        if wide:
            at = sheet.right(at - 1, 0, self.signs.empty * max(0, most - count), Ink(p.SLATE))
            at = sheet.right(at, 0, self.signs.full * min(most, count), Ink(colour))
        at = sheet.right(at - 1, 0, sign, Ink(colour, bold=True))
        return sheet.right(at - 1, 0, self.teller.say(word), LABEL)

    def columns(self, width: int) -> tuple[int, int, int]:
        """The entrance, each room, the boss."""
        entrance, boss = max(10, width // 10), max(13, width // 6)
        room = (width - entrance - boss) // PLACES
        return width - boss - room * PLACES, room, boss

    def places(self, me: View) -> list[View | None]:
        """Five places from the entrance to the boss; rooms stand at the boss's side, the first places are free."""
        return [*[None] * (PLACES - len(me["dungeon"])), *me["dungeon"]]

    def figures(self, room: View, width: int, number: int) -> Written:
        """`2 ▲1 $T`: place, kind, damage in force, treasures, and what is odd about it."""
        said: Written = [(f"{number} ", LABEL)]
        if not room["stack"]:
            return [*said, (self.signs.hidden * 3, Ink(p.SLATE))]
        card = self.sheets[room["stack"][-1]]
        sign = self.signs.monster if card["kind"] == "monster" else self.signs.trap
        asleep = room["deactivated"]
        said.append((f"{sign}{room['damage']} ", Ink(p.FROST if asleep else p.PAPER, bold=True)))
        short = len(card["treasures"]) > 2 or width < 11
        for treasure in card["treasures"]:
            letter = "" if short or self.signs.ascii else self.letter(treasure)
            said.append((self.signs.treasures[treasure] + letter, Ink(p.TREASURES[treasure], bold=True)))
        if card["advanced"]:
            said.append((self.signs.advanced, Ink(p.GOLD, bold=True)))
        if len(room["stack"]) > 1:
            said.append((f"{self.signs.beneath}{len(room['stack']) - 1}", LABEL))
        if asleep:
            said.append((self.signs.asleep, Ink(p.FROST, bold=True)))
        if room["face_down"]:
            said.append((self.signs.hidden, Ink(p.LILAC, bold=True)))
        return said

    def letter(self, treasure: str) -> str:
        return self.teller.put(f"treasure-{treasure}", "letter", {})

    def write(self, sheet: Canvas, x: int, y: int, width: int, said: Written) -> None:
        end = x + width
        for text, ink in said:
            x = sheet.put(x, y, clip(text, max(0, end - x), ""), ink)

    def band(self, room: View) -> Ink:
        """The colour of a name: by kind, golden for advanced rooms, frozen while asleep."""
        card = self.sheets[room["stack"][-1]] if room["stack"] else None
        if card is None:
            return Ink(p.DUST, p.MORTAR)
        colour = p.FROST if room["deactivated"] else p.GOLD if card["advanced"] else p.PAPER
        return Ink(colour, p.DEEP if room["deactivated"] else p.KINDS[card["kind"]], bold=True)

    def name(self, room: View) -> str:
        """The room's name; a face-down card only its owner knows."""
        if "laid" in room:
            return f"{self.signs.hidden} {self.teller.card(room['laid'])}"
        if not room["stack"]:
            return f"{self.signs.hidden} {self.teller.say('board-hidden')}"
        return self.teller.card(room["stack"][-1])

    def hero_short(self, hero: View) -> Written:
        """`†♥4`: class and health."""
        kind = self.sheets[hero["hero"]]["hero_class"]
        sign = (self.signs.treasures[kind], Ink(p.TREASURES[kind], bold=True))
        return [sign, (f"{self.signs.health}{max(0, hero['health'])}", Ink(p.ROSE, bold=True))]

    # -- the others -----------------------------------------------------------------------------------------------

    def other(self, me: View, width: int, rows: int, *, frames: bool) -> Canvas:
        """Another dungeon in two or three rows."""
        sheet = Canvas(width, rows, p.CELLAR)
        sheet.paste(0, 0, self.header(me, width))
        entrance, cell, boss = self.columns(width)
        self.queue(sheet, me, rows - 1, entrance)
        for at, room in enumerate(self.places(me)):
            x = entrance + at * cell
            if frames:
                sheet.put(x - 1, rows - 1, self.signs.bar, Ink(p.SLATE))
            if room is None:
                sheet.middle(x, rows - 1, cell - 1, self.signs.free * 3, Ink(p.SLATE))
                continue
            if rows == 3:
                sheet.fill(x, 1, cell - 1, 1, self.band(room))
                sheet.put(x, 1, f" {self.name(room)}", self.band(room), cell - 1)
            sheet.fill(x, rows - 1, cell - 1, 1, Ink(back=p.VAULT))
            number = at + 1 - (PLACES - len(me["dungeon"]))
            self.write(sheet, x + 1, rows - 1, cell - 2, self.figures(room, cell - 2, number))
            self.mark_walker(sheet, me, number, x + cell - 2, rows - 1)
        self.throne(sheet, me, width - boss, 1, boss, rows - 1)
        return sheet

    def queue(self, sheet: Canvas, me: View, y: int, width: int) -> None:
        """Who waits at the entrance, on one row."""
        said = [(f" {self.signs.entrance} ", Ink(p.DUST))]
        for hero in me["entrance"]:
            said += [*self.hero_short(hero), (" ", LABEL)]
        self.write(sheet, 0, y, width - 1, said)

    def throne(self, sheet: Canvas, me: View, x: int, y: int, width: int, rows: int) -> None:
        """The boss at the end of the dungeon."""
        if me["boss"] is None:
            return
        card = self.sheets[me["boss"]]
        sheet.fill(x, y, width - 1, rows, Ink(back=p.THRONE))
        names = fold(self.teller.card(me["boss"]), width - 3, max(1, rows - 1))
        for row, line in enumerate(names):
            sheet.put(x + 1, y + row, line, Ink(p.GOLD, p.THRONE, bold=True), width - 2)
        if rows > 1:
            treasure = card["treasure"]
            said = [(self.signs.treasures[treasure], Ink(p.TREASURES[treasure], bold=True))]
            said.append((f" {self.teller.say(f'treasure-{treasure}')}", Ink(p.PAPER)))
            self.write(sheet, x + 1, y + rows - 1, width - 2, said)

    def mark_walker(self, sheet: Canvas, me: View, number: int, x: int, y: int) -> None:
        """The hero in this room, with the health that is left."""
        walker = self.view["walking"]
        if walker is not None and walker["seat"] == me["seat"] and walker["place"] == number and walker["inside"]:
            mark = f"{self.signs.health}{max(0, walker['health'])}"
            sheet.right(x + 1, y, mark, Ink(p.INK, p.TORCH, bold=True))

    # -- the town -------------------------------------------------------------------------------------------------

    def town(self, width: int, rows: int) -> Canvas:
        """The heroes in town, each with where it would go and what would become of it."""
        heroes, decks = self.view["town"], self.view["decks"]
        sheet = Canvas(width, rows, p.PINE if rows > 2 else p.VAULT)
        if rows > 2:
            sheet.pixels(0, 0, scenery.sky(width, rows - 2))
        name = self.teller.say("board-town")
        sheet.put(1, rows - 2, name, Ink(p.GOLD, bold=True))
        sheet.put(1, rows - 1, f"{decks['heroes']}+{decks['epic_heroes']}", LABEL)
        portraits = rows > 2 and len(heroes) * PORTRAIT <= width - scenery.HOUSES
        left = scenery.HOUSES if portraits else cell_len(name) + 3
        if not heroes:
            sheet.put(left, rows - 2, self.teller.say("board-nobody"), LABEL)
        fitting = max(1, (width - left) // TAG)
        wide = min(28, (width - left) // max(1, min(len(heroes), fitting)))
        for at, hero in enumerate(heroes[:fitting]):
            x = left + at * wide
            if portraits:
                card = self.sheets[hero["hero"]]
                sheet.pixels(x, rows - 2 - 8, scenery.hero(hero["hero"], card["hero_class"], epic=card["epic"]))
            self.tag(sheet, hero, x, rows - 2, wide - 1)
        if len(heroes) > fitting:
            sheet.right(width, rows - 1, f"+{len(heroes) - fitting}", Ink(p.GOLD, bold=True))
        return sheet

    def tag(self, sheet: Canvas, hero: View, x: int, y: int, width: int) -> None:
        epic = self.sheets[hero["hero"]]["epic"]
        sheet.put(x, y, self.teller.card(hero["hero"]), Ink(p.GOLD if epic else p.PAPER, bold=True), width)
        fate = next((fate for fate in self.fates if fate.hero == hero["hero"]), None)
        said = [*self.hero_short(hero), (" ", LABEL)]
        if fate is not None:
            said += self.prophecy(fate)
        self.write(sheet, x, y + 1, width, said)

    def prophecy(self, fate: Fate) -> Written:
        """`→0 ☠3`: to whom, and in which room it dies; `✗1` for the wounds of one that gets through."""
        if fate.seat is None:
            return [(self.teller.say(f"fate-short-{fate.why}"), LABEL)]
        seat = Ink(p.ON_SEATS[fate.seat], p.SEATS[fate.seat], bold=True)
        said = [(self.signs.goes, LABEL), (f" {fate.seat} ", seat), (" ", LABEL), self.verdict(fate)]
        return [("(", LABEL), *said, (")", LABEL)] if fate.later else said

    def verdict(self, fate: Fate) -> tuple[str, Ink]:
        doubt = "" if fate.certain else "?"
        if fate.dies:
            return f"{self.signs.soul}{fate.dies}{doubt}", Ink(p.FROST, bold=True)
        return f"{self.signs.wound}{fate.wounds}{doubt}", Ink(p.EMBER, bold=True)

    # -- one's own house ------------------------------------------------------------------------------------------

    def mine(self, me: View, width: int, rows: int, *, frames: bool) -> Canvas:
        """Header, names, the rooms themselves if there is room for pictures, figures, and how the next hero fares."""
        sheet = Canvas(width, rows, p.INK)
        sheet.paste(0, 0, self.header(me, width))
        entrance, cell, boss = self.columns(width)
        pictures = rows - 4 if rows > 5 else 0
        named = 1 if pictures else 2
        tracked = self.next_hero(me)
        self.gate(sheet, me, entrance, rows, pictures)
        for at, room in enumerate(self.places(me)):
            x = entrance + at * cell
            number = at + 1 - (PLACES - len(me["dungeon"]))
            if frames:
                for y in range(1, rows - 1):
                    sheet.put(x - 1, y, self.signs.bar, Ink(p.SLATE))
            if room is None:
                self.free_place(sheet, x, cell - 1, rows, next_one=number == 0, pictures=pictures)
                continue
            band = self.band(room)
            sheet.fill(x, 1, cell - 1, named, band)
            for row, line in enumerate(fold(self.name(room), cell - 2, named)):
                sheet.put(x + 1, 1 + row, line, Ink(band.colour, band.back, bold=True, italic="laid" in room), cell - 2)
            if pictures:
                self.lit_room(sheet, me, room, number, x, cell - 1)
            sheet.fill(x, rows - 2, cell - 1, 1, Ink(back=p.VAULT))
            self.write(sheet, x + 1, rows - 2, cell - 2, self.figures(room, cell - 2, number))
            if tracked is not None:
                self.track(sheet, tracked, me, number, x, rows - 1, cell - 1)
        if pictures:
            self.throne_room(sheet, me, width - boss, boss, rows)
        else:
            self.throne(sheet, me, width - boss, 1, boss, rows - 2)
        return sheet

    def lit_room(self, sheet: Canvas, me: View, room: View, number: int, x: int, width: int) -> None:
        """The inside of a room. A card that nobody has seen is dark."""
        top = room.get("laid") or (room["stack"][-1] if room["stack"] else "")
        if not top:
            sheet.fill(x, 2, width, scenery.ROOM_ROWS, Ink(p.MORTAR, p.CELLAR), self.signs.hidden)
            return
        guest = self.walker_here(me, number)
        sheet.pixels(x, 2, scenery.room(top, self.sheets[top], width, asleep=room["deactivated"], guest=guest))
        if room["deactivated"]:
            words = f" {self.teller.say('board-asleep')} "
            sheet.middle(x, 2 + scenery.ROOM_ROWS // 2, width, words, Ink(p.PAPER, p.DEEP, bold=True))
        elif room["face_down"]:
            sheet.middle(x, 2, width, f" {self.teller.say('board-hidden')} ", Ink(p.INK, p.LILAC, bold=True))

    def next_hero(self, me: View) -> Fate | None:
        """Whose way through one's own dungeon is drawn: who is inside, waits, or would come."""
        coming = [fate for fate in self.fates if fate.seat == me["seat"] and not fate.later]
        return coming[0] if coming else None

    def walker_here(self, me: View, number: int) -> tuple[str, str, bool] | None:
        walker = self.view["walking"]
        if walker is None or walker["seat"] != me["seat"] or walker["place"] != number or not walker["inside"]:
            return None
        card = self.sheets[walker["hero"]]
        return walker["hero"], card["hero_class"], card["epic"]

    def gate(self, sheet: Canvas, me: View, width: int, rows: int, pictures: int) -> None:
        """The entrance, with everybody who waits there."""
        if pictures:
            sheet.pixels(0, 2, scenery.gate(width - 1, pictures))
        sheet.put(1, 1, f"{self.signs.entrance} {self.teller.say('board-entrance')}", LABEL, width - 2)
        heroes = me["entrance"]
        most = 3 if pictures else rows - 3
        for row, hero in enumerate(heroes[:most]):
            y = rows - 1 - most + row
            fate = next((fate for fate in self.fates if fate.hero == hero["hero"]), None)
            said = [*self.hero_short(hero), (" ", LABEL)]
            if fate is not None:
                said.append(self.verdict(fate))
            said.append((" " + self.teller.card(hero["hero"]), Ink(p.PAPER)))
            sheet.fill(0, y, width - 1, 1, Ink(back=p.CELLAR))
            self.write(sheet, 1, y, width - 2, said)
        if len(heroes) > most:
            sheet.put(1, 1, f"+{len(heroes) - most}", Ink(p.GOLD, bold=True))
        tracked = self.next_hero(me)
        if tracked is not None:
            self.write(sheet, 1, rows - 1, width - 2, self.tracked_name(tracked))

    def tracked_name(self, fate: Fate) -> Written:
        hero = {"hero": fate.hero, "health": fate.health}
        return [*self.hero_short(hero), (f" {self.teller.card(fate.hero)}", LABEL)]

    def free_place(self, sheet: Canvas, x: int, width: int, rows: int, *, next_one: bool, pictures: int) -> None:
        """A place without a room; the next new room goes to the one nearest to the boss."""
        for y in range(2 if pictures else 1, rows - 1):
            for column in range(x, x + width):
                if (column + y) % 4 == 0:
                    sheet.put(column, y, self.signs.free, Ink(p.MORTAR))
        if next_one:
            sheet.middle(x, rows - 2, width, self.teller.say("board-free"), Ink(p.SLATE))

    def track(self, sheet: Canvas, fate: Fate, me: View, number: int, x: int, y: int, width: int) -> None:
        """What the next hero has left after this room, or that it dies here."""
        after = fate.health
        for place, damage in fate.steps:
            after -= damage
            if place == number:
                last = fate.dies == number and (place, damage) == fate.steps[-1]
                ink = Ink(p.INK, p.GOLD, bold=True) if last else Ink(p.ROSE)
                dies = f" {self.signs.soul} {self.teller.say('fate-short-dies')} "
                sign = dies if last else f"{self.signs.health}{after}"
                sheet.fill(x, y, width, 1, Ink(p.SLATE), self.signs.free)
                sheet.middle(x, y, width, sign, ink)
        if self.walker_here(me, number) is not None:
            here = f" {self.signs.now} {self.signs.health}{max(0, fate.health)} "
            if fate.dies == number:
                here = f" {self.signs.soul} {self.teller.say('fate-short-dies')} "
            sheet.middle(x, y, width, here, Ink(p.INK, p.TORCH, bold=True))

    def throne_room(self, sheet: Canvas, me: View, x: int, width: int, rows: int) -> None:
        if me["boss"] is None:
            return
        card = self.sheets[me["boss"]]
        sheet.fill(x, 1, width - 1, 1, Ink(back=p.THRONE))
        sheet.middle(x, 1, width - 1, self.teller.card(me["boss"]), Ink(p.GOLD, p.THRONE, bold=True))
        sheet.pixels(x, 2, scenery.throne(me["boss"], width - 1))
        sheet.fill(x, rows - 2, width - 1, 1, Ink(back=p.VAULT))
        treasure = card["treasure"]
        said = [(f"{me['xp']} {self.teller.say('board-xp')} ", Ink(p.PAPER, bold=True))]
        said.append((self.signs.treasures[treasure] + self.letter(treasure), Ink(p.TREASURES[treasure], bold=True)))
        if me["levelled_up"]:
            said.append((f" {self.signs.level}", Ink(p.GOLD, bold=True)))
        self.write(sheet, x + 1, rows - 2, width - 2, said)

    # -- the hand -------------------------------------------------------------------------------------------------

    def hand(self, width: int, rows: int = 9, *, large: bool = False) -> Canvas:
        """One's own cards: names, shorter where they would need more rows; or cards with their text."""
        me = self.view["players"][self.seat]
        cards = [*me["rooms"].get("cards", []), *me["spells"].get("cards", [])]
        if large and cards and len(cards) * 18 <= width:
            return self.large_hand(cards, width)
        title = f" {self.teller.say('board-hand')} "
        for longest in (99, 16, 12, 9):
            lines = self.flow([self.chip(card, longest) for card in cards], width - cell_len(title))
            if len(lines) <= rows:
                break
        sheet = Canvas(width, len(lines), p.CELLAR)
        sheet.put(0, 0, title, Ink(p.GOLD, bold=True))
        for y, line in enumerate(lines):
            self.write(sheet, cell_len(title), y, width, line)
        return sheet

    def flow(self, chips: list[Written], width: int) -> list[Written]:
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

    def chip(self, card: str, longest: int) -> Written:
        """`☻2† Golem Factory`, in the colour of its kind."""
        sheet = self.sheets[card]
        back = p.KINDS["spell"] if sheet["type"] == "spell" else p.KINDS[sheet["kind"]]
        said = [(" ", Ink(back=back)), *[(text, Ink(ink.colour, back, bold=True)) for text, ink in self.printed(sheet)]]
        name = Ink(p.GOLD if sheet.get("advanced") else p.PAPER, back, bold=True)
        return [*said, (f" {clip(self.teller.card(card), longest)} ", name)]

    def printed(self, sheet: dict[str, Any]) -> Written:
        """A card's figures as printed, in signs."""
        if sheet["type"] == "spell":
            return [(self.signs.spell, Ink(p.LILAC))]
        sign = self.signs.monster if sheet["kind"] == "monster" else self.signs.trap
        said = [(f"{sign}{sheet['damage']}", Ink(p.PAPER))]
        said += [(self.signs.treasures[treasure], Ink(p.TREASURES[treasure])) for treasure in sheet["treasures"]]
        return [*said, (self.signs.advanced, Ink(p.GOLD))] if sheet["advanced"] else said

    def large_hand(self, cards: list[str], width: int) -> Canvas:
        """Paper cards: name, figures, text."""
        sheet = Canvas(width, CARD_ROWS, p.INK)
        wide = min(CARD_WIDTH, width // len(cards))
        for at, card in enumerate(cards):
            x = at * wide + (width - wide * len(cards)) // 2
            facts = self.sheets[card]
            back = p.KINDS["spell"] if facts["type"] == "spell" else p.KINDS[facts["kind"]]
            sheet.fill(x, 0, wide - 1, 1, Ink(back=back))
            sheet.fill(x, 1, wide - 1, CARD_ROWS - 1, Ink(p.INK, p.BONE))
            name = Ink(p.GOLD if facts.get("advanced") else p.PAPER, back, bold=True)
            end = x + wide - 2
            figures = self.printed(facts)
            start = end - sum([cell_len(text) for text, _ in figures])
            sheet.put(x + 1, 0, self.teller.card(card), name, start - x - 2)
            for text, ink in figures:
                start = sheet.put(start, 0, text, Ink(ink.colour, back, bold=True))
            for row, line in enumerate(fold(self.teller.text(card), wide - 3, CARD_ROWS - 1), 1):
                sheet.put(x + 1, row, line, Ink(p.INK, p.BONE))
        return sheet

    # -- words ----------------------------------------------------------------------------------------------------

    @staticmethod
    def legend(teller: reader.Teller, signs: Signs) -> list[Text]:
        """What the signs mean."""
        named = [
            (signs.monster, "card-kind-monster"), (signs.trap, "card-kind-trap"), (signs.spell, "card-type-spell"),
            (signs.advanced, "board-advanced"), (signs.asleep, "board-asleep"), (signs.hidden, "board-hidden"),
            (signs.health, "legend-health"), (signs.soul, "legend-soul"), (signs.wound, "legend-wound"),
            (signs.level, "board-levelled"), (signs.beneath, "legend-beneath"), (signs.entrance, "board-entrance"),
            (signs.goes, "legend-goes"),
        ]  # fmt: skip
        lines = [Text(f"{sign:<2} {teller.say(message)}") for sign, message in named]
        treasures = [f"{signs.treasures[name]} {teller.say(f'treasure-{name}')}" for name in list(signs.treasures)[:4]]
        return [*lines, Text("  ".join(treasures))]
