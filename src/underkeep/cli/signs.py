"""Signs and frames: one character each, with letters for terminals that have nothing else."""

from __future__ import annotations

import sys

from underkeep.cli.canvas import Paint
from underkeep.cli.terminal import knows


class Signs:
    """What a thing is drawn as. No sign is an emoji, so each is one cell wide in every font."""

    def __init__(self, *, ascii_only: bool) -> None:
        def pick(sign: str, letter: str) -> str:
            return letter if ascii_only else sign

        self.ascii: bool = ascii_only
        self.monster: str = pick("☻", "m")
        self.trap: str = pick("▲", "^")
        self.spell: str = pick("✧", "~")
        self.advanced: str = pick("◆", "+")
        self.health: str = pick("♥", "h")
        self.soul: str = pick("☠", "s")
        self.wound: str = pick("✗", "w")
        self.level: str = pick("★", "*")
        self.miniboss: str = pick("♜", "b")
        self.coin: str = pick("¢", "c")
        self.item: str = pick("‡", "i")
        self.goes: str = pick("→", ">")
        self.now: str = pick("▶", ">")
        self.asleep: str = "zZ"
        self.hidden: str = pick("▒", "#")
        self.free: str = pick("·", ".")
        self.beneath: str = pick("≡", "=")
        self.entrance: str = pick("∩", "n")
        self.full: str = pick("●", "o")
        self.empty: str = pick("○", ".")
        self.dash: str = pick("─", "-")
        self.bar: str = pick("│", "|")
        self.bold_bar: str = pick("┃", "|")
        self.dot: str = pick("·", "-")
        self.more: str = pick("…", "~")
        self.corners: str = pick("┌┐└┘", "++++")
        self.treasures: dict[str, str] = {
            "fighter": pick("†", "F"),
            "thief": pick("$", "T"),
            "cleric": pick("✚", "C"),
            "mage": pick("✦", "M"),
            "explorer": pick("¤", "E"),
            "special": pick("?", "?"),
        }

    def every(self) -> str:
        """All of them, to see whether they can be written."""
        plain = [value for value in vars(self).values() if isinstance(value, str)]
        return "".join([*plain, *self.treasures.values()])


def choose_signs(*, ascii_only: bool) -> Signs:
    """The signs themselves where they can be written, else letters."""
    signs = Signs(ascii_only=False)
    if ascii_only or not knows(signs.every(), sys.stdout):
        signs = Signs(ascii_only=True)
    Paint.more = signs.more
    return signs
