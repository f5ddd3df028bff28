"""How an option is told: by ids, for the messages bend names as their languages need them."""

from __future__ import annotations

from typing import Final

GAME: Final = "keep_the_heroes_out"
UNSAID: Final = "none"
# All that the messages ask for; what an option does not speak of is none.
ASKED: Final = ("card", "class", "damage", "goods", "room", "side", "state", "value")


def said(words: dict[str, str]) -> dict[str, str]:
    """The arguments of an option: rooms also by where one goes from and to, heroes by their class."""
    told = dict.fromkeys(ASKED, UNSAID) | {"ability": "no"} | words
    told["class"] = told.pop("hero", UNSAID)
    told["room"] = told["room"] or UNSAID
    told["from"] = told["room"]
    told["to"] = words.get("to", told["room"])
    if "card" in words:
        told["card"] = card_named(words["card"])
    if "cell" in words:
        told["x"], told["y"] = words["cell"].replace("-", "\N{MINUS SIGN}").split(",")
    return told


def card_named(ident: str) -> str:
    """A card so that no other game's of the same name is meant."""
    return f"{GAME}:{ident}"
