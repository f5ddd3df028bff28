"""Text from elsewhere, made fit for a terminal: other people's names and lines, and whatever a server sends.

The server does the same before it stores anything; but a link may lead to any server.
"""

from __future__ import annotations

import unicodedata
from typing import Any, Final

from underkeep.server.names import plain

LONGEST: Final = 2_000  # of any text at all
NAME: Final = 40
RIGHT_TO_LEFT: Final = frozenset({"R", "AL", "AN"})
ISOLATED: Final = "\u2068{}\u2069"


def tamed(data: Any) -> Any:
    """The same data without a character that a terminal would obey or not show, in keys as well as in values."""
    if isinstance(data, str):
        return line(data)
    if isinstance(data, list):
        return [tamed(each) for each in data]
    if isinstance(data, dict):
        return {line(key): tamed(value) for key, value in data.items()}
    return data


def line(text: str) -> str:
    if text.isascii() and text.isprintable():
        return text[:LONGEST]
    return plain(text[:LONGEST])


def said(text: str, longest: int = LONGEST) -> str:
    """What somebody else wrote, for the middle of our own sentence, whichever way it runs (RS-166)."""
    kept = line(text)[:longest]
    turned = any(unicodedata.bidirectional(char) in RIGHT_TO_LEFT for char in kept)
    return ISOLATED.format(kept) if turned else kept
