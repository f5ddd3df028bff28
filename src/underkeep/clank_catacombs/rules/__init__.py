"""The rulebook in order: a part of a turn is a function here, and the data tell which comes next."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from underkeep.clank_catacombs.rules.dragon import attack, suffer_from_ghosts
from underkeep.clank_catacombs.rules.end_of_turn import refill, springs
from underkeep.clank_catacombs.rules.turn import begin, take_turn

CHAPTERS: Final[dict[str, Callable[[Any], Awaitable[None]]]] = {
    "begin": begin,
    "turn": take_turn,
    "springs": springs,
    "refill": refill,
    "attack": attack,
    "haunt": suffer_from_ghosts,
}
