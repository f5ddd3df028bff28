"""Underkeep: a digital table for dungeon games, with every rule enforced and explained.

>>> import underkeep as uk
>>> table = uk.new_game("boss_monster", players=2, seed=7)
>>> table.decision.seat in (0, 1)
True
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from underkeep.boss_monster import INFO as BOSS_MONSTER
from underkeep.clank_catacombs import INFO as CLANK_CATACOMBS
from underkeep.core import speech
from underkeep.core.decision import Decision, Option
from underkeep.core.errors import (
    BadOptions,
    BadPosition,
    BadRecord,
    InvalidOption,
    NoRecipe,
    RuleFault,
    StaleDecision,
    UnderkeepError,
    UndoRefused,
)
from underkeep.core.events import Event
from underkeep.core.game import GameInfo, Refusal, Result
from underkeep.core.registry import GAMES, enrol, game_named
from underkeep.core.rng import SEED_LIMIT, make
from underkeep.core.table import Table
from underkeep.keep_the_heroes_out import INFO as KEEP_THE_HEROES_OUT

__version__ = "0.1.0"

enrol(BOSS_MONSTER)
enrol(CLANK_CATACOMBS)
enrol(KEEP_THE_HEROES_OUT)


def games() -> list[GameInfo]:
    """The games that can be played, with their seats and options."""
    return list(GAMES.values())


def new_game(game: str, *, seed: int | None = None, generator: str = "keyed", **options: Any) -> Table:
    """Deal a new game. Without a seed, 256 fresh bits are taken and kept in `table.seed`."""
    info = game_named(game)
    if seed is None:
        seed = secrets.randbits(256)
    if type(seed) is not int or abs(seed) >= SEED_LIMIT:
        raise BadOptions(f"seed: {seed!r:.40} is not a whole number of at most 256 bits", field="seed")
    if generator not in ("keyed", "fast"):
        raise BadOptions(f"generator: {generator!r:.40} is neither keyed nor fast", field="generator")
    checked = info.check(options)
    return Table(info, checked, seed, info.deal(checked, make(generator, seed)))


def load(text_or_path: str | os.PathLike[str]) -> Table:
    """A table from a record or a position: its text, or the path of a file."""
    from underkeep.files import loading  # noqa: PLC0415 - playing needs no parser

    if isinstance(text_or_path, str) and ("\n" in text_or_path or not text_or_path):
        return loading.load(text_or_path, GAMES)
    try:
        path = Path(text_or_path)
    except TypeError:
        message = f"a table is loaded from a text or a path, not from {text_or_path!r:.40}"
        raise BadRecord(message, field="text_or_path") from None
    return loading.load_file(path, GAMES)


def _speak(lang: str, message: str, words: Mapping[str, str]) -> str:
    """Texts are loaded when somebody wants to read."""
    from underkeep import texts  # noqa: PLC0415 - playing needs no words

    speech.VOICE.speaker = texts.say
    return texts.say(lang, message, words)


speech.VOICE.speaker = _speak

__all__ = [
    "BadOptions",
    "BadPosition",
    "BadRecord",
    "Decision",
    "Event",
    "GameInfo",
    "InvalidOption",
    "NoRecipe",
    "Option",
    "Refusal",
    "Result",
    "RuleFault",
    "StaleDecision",
    "Table",
    "UnderkeepError",
    "UndoRefused",
    "games",
    "load",
    "new_game",
]
