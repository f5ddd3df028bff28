"""Rooms, tiles and cards as people call them."""

from __future__ import annotations

from typing import Final

from underkeep.clank_catacombs.tiles import SQUARE
from underkeep.core import speech

GAME: Final = "clank_catacombs"


def room_said(lang: str, ident: str) -> str:
    """`Bone Gallery, north-west`; what is no room, such as an opening, is said as it is."""
    tile, _, place = ident.partition("_")
    if tile.upper() in SQUARE:
        return f"{tile_said(lang, tile.upper())}, {speech.say(lang, f'clank-place-{place}', {})}"
    return ident if ident[:1].isupper() else speech.say(lang, f"clank-room-{ident}", {})


def tile_said(lang: str, ident: str) -> str:
    return speech.say(lang, f"clank-tile-{ident}", {})


def card_named(ident: str) -> str:
    """A card so that no other game's of the same name is meant."""
    return f"{GAME}:{ident}"


def said(lang: str, words: dict[str, str]) -> dict[str, str]:
    """The arguments of a message, with names in the place of ids."""
    spoken: dict[str, str] = {}
    for key, word in words.items():
        if key == "card":
            spoken[key] = card_named(word)
        elif key == "room":
            spoken[key] = room_said(lang, word)
        elif key == "tile":
            spoken[key] = tile_said(lang, word)
        elif key == "monsters":
            spoken[key] = "none" if word == "0" else word
        else:
            spoken[key] = word or "none"
    return spoken
