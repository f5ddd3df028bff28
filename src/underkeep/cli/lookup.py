"""Finding cards and rules by what somebody typed."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from typing import Final

from underkeep import texts
from underkeep.core.registry import GAMES

RULE: Final = re.compile(r"([A-Z]{2})[- ]?(A?)0*(\d+)")
WRITTEN: Final = re.compile(r"^([A-Z]{2}-A?\d+) =", re.MULTILINE)


def bare(text: str) -> str:
    """Without case and marks, so that `lowca` finds `Łowca` and `елка` finds `Ёлка`."""
    flat = unicodedata.normalize("NFD", text.casefold()).translate(str.maketrans("łøđ", "lod"))
    letters = "".join([letter for letter in flat if not unicodedata.combining(letter)])
    return " ".join("".join([letter if letter.isalnum() else " " for letter in letters]).split())


def find_card(typed: str, cards: Sequence[str]) -> tuple[str | None, list[str]]:
    """A card by its id or its name in any language, whole or only begun; else those near it."""
    wanted = bare(typed)
    called = {bare(texts.card_name(lang, card)): card for lang in texts.LANGUAGES for card in cards}
    called |= {bare(card.replace("_", " ")): card for card in cards}
    if wanted in called:
        return called[wanted], []
    begun = sorted({card for name, card in called.items() if name.startswith(wanted)})
    if len(begun) == 1:
        return begun[0], []
    return None, begun[:5] or [called[name] for name in get_close_matches(wanted, list(called), 3)]


@cache
def rules() -> list[str]:
    """The ids of all rules that have a text, in the order of the rulebooks."""
    found: list[str] = []
    for game in GAMES:
        written = files("underkeep.texts") / "en" / game / "rules.ftl"
        found += WRITTEN.findall(written.read_text("utf-8"))
    return found


def ranges() -> str:
    """Which ids there are: `from BM-001 to BM-322 and from BM-A01 to BM-A43`."""
    kinds = dict.fromkeys([rule.rstrip("0123456789") for rule in rules()])
    alike = [[rule for rule in rules() if rule.rstrip("0123456789") == kind] for kind in kinds]
    return " and ".join([f"from {ids[0]} to {ids[-1]}" for ids in alike])


def find_rule(typed: str) -> tuple[str | None, list[str]]:
    """A rule by its id, however it is written (`BM-047`, `bm47`); else those near it."""
    wanted = parts_of(typed.strip().upper())
    for rule in rules():
        if wanted is not None and parts_of(rule) == wanted:
            return rule, []
    return None, get_close_matches(typed.strip().upper(), rules(), 3)


def parts_of(rule: str) -> tuple[str, ...] | None:
    """Game, kind and number of an id, without dashes and leading noughts."""
    found = RULE.fullmatch(rule)
    return None if found is None else found.groups()
