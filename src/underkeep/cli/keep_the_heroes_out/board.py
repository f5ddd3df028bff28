"""The players above, then the Guild, the card that is played and the loot, the plan of the dungeon below."""

from __future__ import annotations

from rich.text import Text

from underkeep.cli import palette as p
from underkeep.cli.canvas import Canvas, Ink
from underkeep.cli.keep_the_heroes_out.ground import LOW, ground, signs_of
from underkeep.cli.keep_the_heroes_out.seen import LETTERS, Seen
from underkeep.cli.rows import LABEL, Written
from underkeep.cli.signs import Signs
from underkeep.keep_the_heroes_out.kinds import HEROES
from underkeep.texts import reader


class Board(Seen):
    """One view of the table, ready to be drawn at any size."""

    def bar(self, width: int) -> Canvas:
        phase = "over" if self.view["result"] is not None else self.view["phase"]
        turn = self.say("keep-short-turn", turn=self.view["turn"])
        return self.top(width, self.say("game-keep_the_heroes_out"), turn, self.say(f"keep-phase-{phase}"))

    def draw(self, width: int, height: int, *, art: bool = False, frames: bool = False) -> Canvas:  # noqa: ARG002
        """Figures first; the dungeon has all rows that are left, at least those that it needs to be seen whole."""
        players = [self.player(me, width) for me in self.view["players"] if me["seat"] != self.seat]
        players.append(self.player(self.view["players"][self.seat], width))
        lines = [room["cell"][1] for room in self.view["rooms"]]
        least = LOW * (max(lines) - min(lines) + 1)
        loot = self.loot(width, max(1, min(2, height - len(players) - 2 - least)))
        parts = [*players, self.guild(width), self.turn(width), loot]
        left = height - sum([part.height for part in parts])
        return self.piled([*parts, ground(self, width, max(least, left))], width)

    def guild(self, width: int) -> Canvas:
        """`Guild  wave 1/2  18 left: F5 R4 M4 A3 ?2   2 a turn`."""
        view = self.view
        sheet = Canvas(width, 1, p.VAULT)
        left = [self.sheets[card].get("class", "") for card in view["guild"]["left"]]
        said: Written = [(f" {self.say('keep-short-guild')} ", Ink(p.GOLD, bold=True))]
        said.append((f"{self.say('keep-short-wave', wave=view['wave'])} ", Ink(p.EMBER, bold=True)))
        said.append((f" {view['guild']['deck']} {self.say('keep-short-left')} ", LABEL))
        for hero in HEROES:
            said.append((f" {LETTERS[hero]}{left.count(hero)}", Ink(p.EMBER if hero in left else p.SLATE)))
        said.append((f" ?{left.count('')} ", Ink(p.LILAC)))
        quota = view["due"] or view["quota"]
        said.append((f" {self.signs.now}{quota} {self.say('keep-short-quota')} ", Ink(p.TORCH, bold=True)))
        if view["markers"]:
            said.append((f" {self.signs.soul}{view['markers']}", Ink(p.EMBER, bold=True)))
        if view["builder"]["projects"]:
            said.append((f" {self.teller.rooms(view['builder']['projects'])}", LABEL))
        self.write(sheet, 0, 0, width, said)
        return sheet

    def turn(self, width: int) -> Canvas:
        """What is left of the card that is being played, and what was played before."""
        sheet = Canvas(width, 1, p.CELLAR)
        acting = self.view["acting"]
        said: Written = []
        if acting is not None:
            said += [(" ", LABEL), *self.chip(acting["card"], 18)]
            said.append((f" {self.teller.actions(acting['left'])} ", Ink(p.TORCH, bold=True)))
        played = self.view["players"][self.view["active"]]["play"]
        for card in played[:-1][::-1] if acting is not None else played[::-1]:
            said += [(" ", LABEL), *self.chip(card, 14)]
        self.write(sheet, 0, 0, width, said)
        return sheet

    def loot(self, width: int, rows: int) -> Canvas:
        """The five cards that can be had, each with the first letter of its kind."""
        title = f" {self.say('keep-short-loot')} "
        row = self.view["loot"]["row"]
        lines = self.fitted(title, lambda cut: [self.chip(card, cut, price=True) for card in row], width, rows)
        return self.titled(title, lines[:rows], width)

    def hand(self, width: int, rows: int = 9, *, large: bool = False) -> Canvas:
        return self.cards_in_hand(self.say("keep-short-hand"), width, rows, large=large)

    @staticmethod
    def legend(teller: reader.Teller, signs: Signs) -> list[Text]:
        """What the signs mean."""
        lying = signs_of(signs)
        named = [
            ("0x3", "keep-legend-monsters"), (f"1{signs.wound}2", "keep-legend-damage"), ("FrMa", "keep-legend-heroes"),
            (f"{lying['treasure']}2", "keep-legend-treasure"), (f"{lying['treasure']}2!", "keep-legend-danger"),
            (lying["finished"], "keep-portal-finished"), (lying["unfinished"], "keep-portal-unfinished"),
            (signs.dash + signs.bold_bar, "keep-legend-corridor"), ("F5", "keep-legend-guild"),
            ("?2", "keep-legend-scenario"), (signs.monster, "keep-short-monsters"), (signs.asleep, "keep-short-lair"),
            (signs.hidden, "keep-short-hand"), (signs.beneath, "keep-short-deck"),
        ]  # fmt: skip
        lines = [Text(f"{sign:<5} {teller.say(message)}") for sign, message in named]
        goods = [
            f"{lying[one]} {teller.say('keep-goods', goods=one)}" for one in ("coin", "bone", "frog", "book", "trap")
        ]
        return [*lines, Text("  ".join(goods))]
