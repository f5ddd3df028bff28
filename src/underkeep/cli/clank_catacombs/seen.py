"""A view of the table with everything that its parts are drawn from, and the pieces that all of them share."""

from __future__ import annotations

from typing import Any, Final

from underkeep.clank_catacombs.player import HEALTH
from underkeep.cli import palette as p
from underkeep.cli import rows
from underkeep.cli.canvas import Canvas, Ink, clip
from underkeep.cli.rows import LABEL, Written
from underkeep.cli.signs import Signs
from underkeep.core.game import View
from underkeep.texts import reader
from underkeep.texts.clank_catacombs import Teller

KINDS: Final = {
    "starter": p.BARK, "reserve": p.THRONE, "blue": p.DEEP, "device": p.ARCANE, "monster": p.WINE,
}  # fmt: skip


class Seen(rows.Rows):
    """One view of the table, for one reader, ready to be drawn at any size."""

    def __init__(self, view: View, teller: reader.Teller, signs: Signs, *, deciding: int | None = None) -> None:
        super().__init__(view, teller, signs, deciding=deciding)
        assert isinstance(teller, Teller)
        self.teller: Teller = teller
        self.sheets: dict[str, dict[str, Any]] = teller.sheets

    def player(self, me: View, width: int) -> Canvas:
        """`0 ▶ Ania · crypt        ♥ 9/10  gold 4  lockpicks 3  ★12  worth 20  hand 5`, on one row."""
        return self.seated(me["seat"], self.teller.whereabouts(me), self.standing(me, wide=width >= 100), width)

    def standing(self, me: View, *, wide: bool) -> Written:
        """Figures; with their words, where there is room. When all is over, what counts and not what it was worth."""
        points = "worth" if self.view["result"] is None else "score"
        figures = [
            (self.signs.health, "health", f"{me['health']}/{HEALTH}", p.ROSE),
            (self.signs.treasures["explorer"], "gold", str(me["gold"]), p.GOLD),
            (self.signs.bold_bar, "lockpicks", str(me["lockpicks"]), p.STEEL),
            (self.signs.level, points, str(me[points]), p.FROST),
            (self.signs.hidden, "hand", str(me["hand"]), p.DUST),
        ]
        said: Written = []
        for value in me["artifacts"]:
            said.append((f" {self.signs.advanced}{value}", Ink(p.GOLD, bold=True)))
        if me["idols"]:
            said.append((f" {self.signs.monster}{me['idols']}", Ink(p.SLIME, bold=True)))
        for sign, word, figure, colour in figures:
            label = f" {self.say(f'clank-short-{word}')} " if wide else f" {sign}"
            said += [(label, LABEL if wide else Ink(colour)), (figure, Ink(colour, bold=True))]
        return said

    def chip(self, card: str, longest: int, *, price: bool = False) -> Written:
        """A card by its name, in the colour of its kind, with what it costs."""
        if not card:
            return [(f" {self.signs.free * 3} ", Ink(p.SLATE, p.VAULT))]
        sheet = self.sheets[card]
        back = KINDS.get(sheet.get("header", ""), p.VAULT)
        said: Written = [(f" {clip(self.teller.card(card), longest)}", Ink(p.PAPER, back, bold=True))]
        cost = sheet.get("cost", {})
        if price and cost:
            figures = [f"{figure}{self.sign_of(what)}" for what, figure in cost.items()]
            said.append((" " + "+".join(figures), Ink(p.GOLD, back, bold=True)))
        marks = self.signs.soul * bool(sheet.get("dragon_attack")) + "!" * bool(sheet.get("danger"))
        return [*said, (f"{marks} ", Ink(p.EMBER, back, bold=True))]

    def paper(self, card: str) -> tuple[str, str]:
        facts = self.sheets[card]
        text = [part for part in (self.teller.amounts(facts["gives"]), self.teller.text(card)) if part]
        return KINDS[facts["header"]], ". ".join(text)

    def sign_of(self, what: str) -> str:
        """What skill, swords, boots, gold and lockpicks are drawn as."""
        return {
            "skill": self.signs.treasures["mage"], "swords": self.signs.treasures["fighter"],
            "boots": self.signs.goes, "gold": self.signs.treasures["explorer"], "lockpicks": self.signs.bold_bar,
        }[what]  # fmt: skip
