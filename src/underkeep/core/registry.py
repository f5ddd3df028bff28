"""The games that this table knows. Everything above the games reaches them through here, never by name."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from underkeep.core.errors import BadOptions
from underkeep.core.game import GameInfo

GAMES: Final[dict[str, GameInfo]] = {}


def enrol(info: GameInfo) -> None:
    GAMES[info.name] = info


def game_named(name: object) -> GameInfo:
    if not isinstance(name, str) or name not in GAMES:
        near = get_close_matches(str(name), list(GAMES), 1)
        hint = f"; did you mean {near[0]}?" if near else ""
        raise BadOptions(f"game: {name!r:.40} is not known; choose from {', '.join(GAMES)}{hint}", field="game")
    return GAMES[name]
