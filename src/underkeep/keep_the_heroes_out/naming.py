"""How things are called by whoever reads: rooms, clans, heroes and tokens by their names."""

from __future__ import annotations

from typing import Final

from underkeep.core import speech

GAME: Final = "keep_the_heroes_out"
NAMED: Final = {"room": "room", "to": "room", "clan": "clan", "hero": "hero", "goods": "goods"}


def said(lang: str, words: dict[str, str]) -> dict[str, str]:
    """The arguments of an option, with names in the place of ids."""
    named = words.copy()
    for word, kind in NAMED.items():
        ident = words.get(word, "")
        if ident and ident != "none":
            named[word] = speech.say(lang, f"keep-{kind}-{ident}", {})
    if "card" in words:
        named["card"] = card_named(words["card"])
    if "cell" in words:
        named["cell"] = words["cell"].replace("-", "\N{MINUS SIGN}")
    return named


def card_named(ident: str) -> str:
    """A card so that no other game's of the same name is meant."""
    return f"{GAME}:{ident}"
