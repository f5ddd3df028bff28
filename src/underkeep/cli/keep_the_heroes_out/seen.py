"""A view of the table with everything that its parts are drawn from, and the pieces that all of them share."""

from __future__ import annotations

from typing import Any, Final

from underkeep.cli import palette as p
from underkeep.cli import rows
from underkeep.cli.canvas import Canvas, Ink, clip
from underkeep.cli.rows import LABEL, Written
from underkeep.cli.signs import Signs
from underkeep.core.game import View
from underkeep.keep_the_heroes_out.kinds import HEROES
from underkeep.texts import reader
from underkeep.texts.keep_the_heroes_out import Teller

KINDS: Final = {"tactics": p.DEEP, "equipment": p.BARK, "beast": p.PINE, "potion": p.WINE, "scroll": p.ARCANE}
LETTERS: Final = {"fighter": "F", "rogue": "R", "mage": "M", "archer": "A"}  # those of the notation, in any language


class Seen(rows.Rows):
    """One view of the table, for one reader, ready to be drawn at any size."""

    def __init__(self, view: View, teller: reader.Teller, signs: Signs, *, deciding: int | None = None) -> None:
        super().__init__(view, teller, signs, deciding=deciding)
        assert isinstance(teller, Teller)
        self.teller: Teller = teller
        self.sheets: dict[str, dict[str, Any]] = teller.sheets

    def player(self, me: View, width: int) -> Canvas:
        """`0 ▶ Ania · Slimes            dungeon 2  lair 6  hand 5  deck 3`, on one row."""
        clan = self.teller.card(me["clan"]) if me["clan"] is not None else self.say("keep-board-nothing")
        return self.seated(me["seat"], clan, self.standing(me, wide=width >= 100), width)

    def standing(self, me: View, *, wide: bool) -> Written:
        """Figures; with their words, where there is room."""
        figures = [
            (self.signs.monster, "monsters", me["in_dungeon"], p.SLIME),
            (self.signs.asleep, "lair", me["lair"], p.DUST),
            (self.signs.hidden, "hand", me["hand"], p.FROST),
            (self.signs.beneath, "deck", me["deck"], p.DUST),
        ]
        said: Written = []
        for sign, word, figure, colour in figures:
            label = f" {self.say(f'keep-short-{word}')} " if wide else f" {sign}"
            said += [(label, LABEL if wide else Ink(colour)), (str(figure), Ink(colour, bold=True))]
        return said

    def chip(self, card: str, longest: int, *, price: bool = False) -> Written:
        """A card by its name, in the colour of its kind; in the loot row with its kind, which says where it is had."""
        back = KINDS.get(self.sheets[card]["type"], p.VAULT)
        said: Written = [(f" {clip(self.teller.card(card), longest)} ", Ink(p.PAPER, back, bold=True))]
        return [*said, (f"{self.teller.kind(card)[:1]} ", Ink(p.GOLD, back, bold=True))] if price else said

    def paper(self, card: str) -> tuple[str, str]:
        return KINDS[self.sheets[card]["type"]], self.teller.text(card)

    def heroes(self, room: View) -> Written:
        """`FF a`: active ones in capitals, exhausted ones small."""
        said: Written = []
        for hero in HEROES:
            active, exhausted = room["heroes"]["active"][hero], room["heroes"]["exhausted"][hero]
            said += [(LETTERS[hero] * active, Ink(p.EMBER, p.VAULT, bold=True))] if active else []
            said += [(LETTERS[hero].lower() * exhausted, Ink(p.DUST, p.VAULT))] if exhausted else []
        return said

    def monsters(self, room: View) -> Written:
        """`0x3 1✗2`: whose monsters, how many, and their damage."""
        said: Written = []
        for clan in room["monsters"]:
            said.append(self.seat_mark(clan["seat"]))
            more = f"x{clan['count']}" if clan["count"] > 1 else ""
            damage = sum(clan["damage"])
            said.append((f"{more}{self.signs.wound}{damage} " if damage else f"{more} ", Ink(p.PAPER, p.VAULT)))
        return said
