"""A view of the table with everything that its parts are drawn from, and the pieces that all of them share."""

from __future__ import annotations

from typing import Any, Final

from underkeep.boss_monster.forecast import Fate, forecast
from underkeep.cli import palette as p
from underkeep.cli.canvas import Canvas, Ink, clip
from underkeep.cli.signs import Signs
from underkeep.core.game import View
from underkeep.texts import reader
from underkeep.texts.boss_monster import Teller
from underkeep.texts.reader import sentence

PLACES: Final = 5
SOULS: Final = 10
WOUNDS: Final = 5
LABEL: Final = Ink(p.DUST)

Written = list[tuple[str, Ink]]


class Seen:
    """One view of the table, for one reader, ready to be drawn at any size."""

    def __init__(self, view: View, teller: reader.Teller, signs: Signs, *, deciding: int | None = None) -> None:
        assert isinstance(teller, Teller)
        self.view: View = view
        self.teller: Teller = teller
        self.signs: Signs = signs
        self.deciding: int | None = deciding
        self.fates: list[Fate] = forecast(view)
        self.sheets: dict[str, dict[str, Any]] = teller.sheets
        self.seat: int = teller.viewer if teller.viewer is not None else 0

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
        said += self.belongings(me)
        self.write(sheet, 0, 0, self.standing(sheet, me, width) - 1, said)
        return sheet

    def belongings(self, me: View) -> Written:
        """`¢3 ‡ Ice Rod`: the hoard, and the item that lies face up, in games that have such."""
        said: Written = []
        if "coins" in me:
            said.append((f" {self.signs.coin}{me['coins']}", Ink(p.GOLD, bold=True)))
        if me.get("item"):
            ink = Ink(p.LILAC if me["item"]["ready"] else p.DUST)
            said.append((f" {self.signs.item} {self.teller.card(me['item']['card'])}", ink))
        return said

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
        """`2 ▲1 $T♜2`: place, kind, damage and treasures in force, its miniboss, and what is odd about it."""
        said: Written = [(f"{number} ", LABEL)]
        if not room["stack"]:
            return [*said, (self.signs.hidden * 3, Ink(p.SLATE))]
        card = self.sheets[room["stack"][-1]]
        sign = self.signs.monster if card["kind"] == "monster" else self.signs.trap
        asleep = room["deactivated"]
        said.append((f"{sign}{room['damage']} ", Ink(p.FROST if asleep else p.PAPER, bold=True)))
        treasures = room.get("treasures", card["treasures"])
        short = len(treasures) > 2 or width < 11
        for treasure in [] if asleep else treasures:  # a room that sleeps has none (BM-267)
            letter = "" if short or self.signs.ascii else self.letter(treasure)
            said.append((self.signs.treasures[treasure] + letter, Ink(p.TREASURES[treasure], bold=True)))
        if card["advanced"]:
            said.append((self.signs.advanced, Ink(p.GOLD, bold=True)))
        if "miniboss" in room:
            said.append((f"{self.signs.miniboss}{room['miniboss']['level']}", Ink(p.GOLD, bold=True)))
        if room.get("coins"):
            said.append((f"{self.signs.coin}{room['coins']}", Ink(p.GOLD)))
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
            x = sheet.put(x, y, clip(text, max(0, end - x)), ink)

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
        """`†♥4`: class and health, and whether it carries an item."""
        kind = self.sheets[hero["hero"]]["hero_class"]
        sign = (self.signs.treasures[kind], Ink(p.TREASURES[kind], bold=True))
        said = [sign, (f"{self.signs.health}{hero['health']}", Ink(p.ROSE, bold=True))]
        return [*said, (self.signs.item, Ink(p.LILAC, bold=True))] if "item" in hero else said

    def verdict(self, fate: Fate) -> tuple[str, Ink]:
        doubt = "" if fate.certain else "?"
        if fate.dies:
            return f"{self.signs.soul}{fate.dies}{doubt}", Ink(p.FROST, bold=True)
        return f"{self.signs.wound}{fate.wounds}{doubt}", Ink(p.EMBER, bold=True)

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
