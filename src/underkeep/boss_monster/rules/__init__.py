"""The rulebook, in order: a phase is a module, a paragraph a function; which one comes next the table alone tells."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from underkeep.boss_monster.rules.adventure_phase import adventure
from underkeep.boss_monster.rules.bait_phase import bait
from underkeep.boss_monster.rules.build_phase import build, reveal
from underkeep.boss_monster.rules.end_of_round import end, verdict
from underkeep.boss_monster.rules.opening import choose_boss, discard_two, first_room, mulligan
from underkeep.boss_monster.rules.start_of_round import start
from underkeep.boss_monster.table import Game

# BM-157: set-up, then rounds of five phases: start, build (with its reveal), bait, adventure, end.
# A phase in which nobody has to be asked is over when its function returns.
CHAPTERS: Final[dict[str, Callable[[Game], Awaitable[None] | None]]] = {
    "bosses": choose_boss,
    "mulligan": mulligan,
    "classic": discard_two,
    "first_room": first_room,
    "start": start,
    "build": build,
    "reveal": reveal,
    "bait": bait,
    "adventure": adventure,
    "end": end,
    "over": verdict,
}
