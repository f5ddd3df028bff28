"""The players above, then the row and the dragon, the map below, as large as there is room."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from underkeep.clank_catacombs.table import RAGE
from underkeep.cli import palette as p
from underkeep.cli.canvas import Canvas, Ink
from underkeep.cli.clank_catacombs.ground import LARGE, SMALL, ground, signs_of
from underkeep.cli.clank_catacombs.seen import Seen
from underkeep.cli.rows import LABEL, Written
from underkeep.cli.signs import Signs
from underkeep.texts import reader


class Board(Seen):
    """One view of the table, ready to be drawn at any size."""

    def bar(self, width: int) -> Canvas:
        phase = "over" if self.view["result"] is not None else self.view["phase"]
        turn = self.say("clank-short-turn", turn=self.view["turn"])
        return self.top(width, self.say("game-clank_catacombs"), turn, self.say(f"clank-phase-{phase}"))

    def draw(self, width: int, height: int, *, art: bool = False, frames: bool = False) -> Canvas:  # noqa: ARG002
        """Figures first, since one plays by them; the map has all rows that are left, at least those of one tile."""
        players = [self.player(me, width) for me in self.view["players"] if me["seat"] != self.seat]
        players.append(self.player(self.view["players"][self.seat], width))
        rows = height - len(players) - 2 - SMALL[1]
        row = self.row(width, max(1, min(2, rows)))
        shop = self.shop(width) if height >= len(players) + row.height + 3 + 2 * LARGE[1] else None
        parts = [*players, row, *([shop] if shop is not None else []), self.dragon(width), self.turn(width)]
        left = height - sum([part.height for part in parts])
        parts.append(ground(self, width, max(SMALL[1], left)))
        return self.piled(parts, width)

    def row(self, width: int, rows: int) -> Canvas:
        """The six cards that can be had, with their prices."""
        title = f" {self.say('clank-short-row')} "
        row = self.view["row"]
        lines = self.fitted(title, lambda cut: [self.chip(card, cut, price=True) for card in row], width, rows)
        return self.titled(title, lines[:rows], width)

    def shop(self, width: int) -> Canvas:
        """Reserve and market."""
        title = f" {self.say('clank-short-reserve')} "
        chips = [
            [*self.chip(card, 99, price=True), (f"x{count} ", LABEL)] for card, count in self.view["reserve"].items()
        ]
        chips.append(self.chip("goblin", 99, price=True))
        chips.append([(f"{self.say('clank-short-market')} ", Ink(p.GOLD, bold=True))])
        goods: dict[str, int] = {}
        crown = ""  # they lie in a stack: only the top one can be bought (CC-099)
        for good in self.view["market"]:
            crown = crown or (good if good.startswith("crown") else "")
            shown = crown if good.startswith("crown") else good
            goods[shown] = goods.get(shown, 0) + 1
        chips += [[*self.chip(card, 99, price=False), (f"x{count} ", LABEL)] for card, count in goods.items()]
        return self.titled(title, self.flow(chips, width - cell_len(title))[:2], width)

    def dragon(self, width: int) -> Canvas:
        """Rage, the clank area and the bag: what an attack would draw, and from what."""
        view = self.view
        sheet = Canvas(width, 1, p.VAULT)
        space = view["rage"]["space"]
        said: Written = [(f" {self.say('clank-short-rage')} ", LABEL)]
        said.append((self.signs.full * (space + 1), Ink(p.EMBER)))
        said.append((self.signs.empty * (len(RAGE) - space - 1), Ink(p.SLATE)))
        said.append((f" {self.signs.soul}{view['rage']['attack']}", Ink(p.EMBER, bold=True)))
        for where in ("clank", "bag"):
            said.append((f"  {self.say(f'clank-short-{where}')} ", LABEL))
            said += self.cubes(where)
        self.write(sheet, 0, 0, width - 1, said)
        return sheet

    def cubes(self, where: str) -> Written:
        """`0x3 1x2 black 14`: whose cubes, by seat."""
        heap = self.view[where]
        said: Written = []
        for seat, count in enumerate(heap["cubes"]):
            if count:
                said += [self.seat_mark(seat), (f"x{count} ", Ink(p.PAPER))]
        for kind in ("black", "ghosts"):
            if heap.get(kind):
                said.append((f"{self.say(f'clank-board-{kind}', count=heap[kind])} ", Ink(p.DUST)))
        return said or [(self.say("clank-board-empty"), LABEL)]

    def turn(self, width: int) -> Canvas:
        """What is left to spend in this turn, and the cards in play."""
        turn = self.view["this_turn"]
        sheet = Canvas(width, 1, p.CELLAR)
        said: Written = []
        for what in ("skill", "swords", "boots"):
            said.append((f" {self.say(f'clank-short-{what}')} ", LABEL))
            said.append((f"{self.sign_of(what)}{turn[what]} ", Ink(p.GOLD if turn[what] else p.DUST, bold=True)))
        if turn["clank_credit"]:
            said.append((f" {self.say('clank-amount-clank', count=-turn['clank_credit'])} ", Ink(p.FROST, bold=True)))
        if turn["stuck"]:
            said.append((f" {self.say('clank-feature-crystal_cave')} ", Ink(p.FROST, bold=True)))
        active = self.view["players"][self.view["active"]]
        for card in active["play"][::-1]:
            said += [(" ", LABEL), *self.chip(card, 16, price=False)]
        self.write(sheet, 0, 0, width, said)
        return sheet

    def hand(self, width: int, rows: int = 9, *, large: bool = False) -> Canvas:
        return self.cards_in_hand(self.say("clank-short-hand"), width, rows, large=large)

    @staticmethod
    def legend(teller: reader.Teller, signs: Signs) -> list[Text]:
        """What the signs mean."""
        named = [
            ("012", "clank-legend-pawn"), (signs.empty, "clank-legend-opening"), (signs.soul, "clank-legend-dragon"),
            ("!", "clank-legend-danger"), (signs.health, "clank-short-health"), (signs.level, "clank-short-worth"),
            (signs.treasures["mage"], "clank-short-skill"), (signs.treasures["fighter"], "clank-short-swords"),
            (signs.goes, "clank-short-boots"), (signs.treasures["explorer"], "clank-short-gold"),
            (signs.bold_bar, "clank-short-lockpicks"), (signs.hidden, "clank-short-hand"),
            (signs.wound, "clank-legend-monster"), (signs.spell, "clank-haunted"), ("2", "clank-legend-footprints"),
        ]  # fmt: skip
        lines = [Text(f"{sign:<4} {teller.say(message)}") for sign, message in named]
        rooms = [f"{sign} {teller.say(f'clank-feature-{name}', count='')}" for name, sign in signs_of(signs).items()]
        return [
            *lines,
            Text(teller.say("clank-legend-room")),
            *[Text("  ".join(rooms[at : at + 4])) for at in (0, 4, 8)],
        ]
