"""The other dungeons above, the town between, one's own house below, as large as there is room."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.text import Text

from underkeep.cli import palette as p
from underkeep.cli import scenery
from underkeep.cli.boss_monster.hand import hand
from underkeep.cli.boss_monster.house import mine
from underkeep.cli.boss_monster.others import other
from underkeep.cli.boss_monster.seen import Seen
from underkeep.cli.boss_monster.town import town
from underkeep.cli.canvas import Canvas, Ink
from underkeep.cli.signs import Signs
from underkeep.texts import reader

PHASES: Final = ("start", "build", "bait", "adventure", "end")
SHORT: Final = ("build", "bait")  # phases that have a short name, for where there is little room
OVER: Final = "over"


class Size:
    """How large each part is drawn; the art needs colours and a lot of room."""

    def __init__(self, others: int, town: int, mine: int) -> None:
        self.others: int = others
        self.town: int = town
        self.mine: int = mine

    def height(self, seats: int) -> int:
        return self.others * (seats - 1) + self.town + self.mine


# With pictures: of the town too, and names in two rows each, as far as there is room.
PICTURES: Final = [
    *[Size(others, town, mine=scenery.ROOM_ROWS + 5) for town in (scenery.TOWN_ROWS + 2, 2) for others in (4, 3)],
    Size(others=3, town=2, mine=scenery.ROOM_ROWS + 4),
]
ROOMY: Final = Size(others=3, town=2, mine=5)
SLIM: Final = Size(others=2, town=2, mine=5)
TINY: Final = Size(others=1, town=2, mine=5)  # six dungeons on twenty-four rows
ART_WIDTH: Final = 120


class Board(Seen):
    """One view of the table, ready to be drawn at any size."""

    def draw(self, width: int, height: int, *, art: bool = False, frames: bool = False) -> Canvas:
        """The largest drawing that fits; `frames` for where there are no colours to tell things apart."""
        seats = len(self.view["players"])
        sizes = [*PICTURES, ROOMY, SLIM] if art and width >= ART_WIDTH else [ROOMY, SLIM]
        size = next((size for size in sizes if size.height(seats) <= height), TINY)
        sheet = Canvas(width, size.height(seats))
        y = 0
        for me in self.view["players"]:
            if me["seat"] != self.seat:
                sheet.paste(0, y, other(self, me, width, size.others, frames=frames))
                y += size.others
        sheet.paste(0, y, town(self, width, size.town))
        y += size.town
        sheet.paste(0, y, mine(self, self.view["players"][self.seat], width, size.mine, frames=frames))
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
        names = [now] if now == OVER else [*([now] if now not in PHASES else []), *PHASES]
        labels = self.phases(names, width - x)
        x = max(x + 1, width - sum(map(cell_len, labels.values())))
        for name, label in labels.items():
            lit = Ink(p.INK, p.TORCH, bold=True)
            x = sheet.put(x, 0, label, lit if name == now else Ink(p.DUST))
        return sheet

    def phases(self, names: list[str], width: int) -> dict[str, str]:
        """The phases as they are written there: close together, then in short, then only the one that is on."""
        now = self.view["phase"]
        said = {name: self.teller.say(f"phase-{name}") for name in names}
        short = {name: self.teller.put(f"phase-{name}", "short" if name in SHORT else "", {}) for name in names}
        marks = {name: self.signs.now if name == now else "" for name in names}
        roomy = {name: f" {marks[name] or ' '}{words} " for name, words in said.items()}
        for labels in (roomy, *[{name: f"{marks[name]}{tight[name]} " for name in names} for tight in (said, short)]):
            if sum(map(cell_len, labels.values())) <= width:
                return labels
        return {now: f"{marks[now]}{said[now]} "}

    def hand(self, width: int, rows: int = 9, *, large: bool = False) -> Canvas:
        return hand(self, width, rows, large=large)

    @staticmethod
    def legend(teller: reader.Teller, signs: Signs) -> list[Text]:
        """What the signs mean."""
        named = [
            (signs.monster, "card-kind-monster"), (signs.trap, "card-kind-trap"), (signs.spell, "card-type-spell"),
            (signs.advanced, "board-advanced"), (signs.asleep, "board-asleep"), (signs.hidden, "board-hidden"),
            (signs.health, "legend-health"), (signs.soul, "legend-soul"), (signs.wound, "legend-wound"),
            (signs.level, "board-levelled"), (signs.beneath, "legend-beneath"), (signs.entrance, "board-entrance"),
            (signs.miniboss, "card-type-miniboss"), (signs.item, "card-type-item"), (signs.coin, "option-type-coins"),
            (signs.goes, "legend-goes"), ("1:2", "legend-room"), ("13+8", "legend-town"), ("5+2", "legend-hand"),
        ]  # fmt: skip
        lines = [Text(f"{sign:<4} {teller.say(message)}") for sign, message in named]
        treasures = [
            f"{signs.treasures[name]} {teller.say(f'treasure-{name}')}" for name in signs.treasures if name != "special"
        ]
        return [*lines, Text("  ".join(treasures))]
