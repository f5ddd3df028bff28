"""How long things take at a table, with dice as the server throws them, and whether hands can be told from that."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from math import sqrt

from tests.server.leaks.scene import Manners, play
from tests.server.leaks.worlds import Heard

PACE = "2-4"

WINDOW = """
phase: build
active: 0
players:
- {{boss: draculord, hand: [dark_altar], dungeon: [golem_factory]}}
- {{boss: gorgona, hand: [{spell}], builds: 0}}
"""
TURN = """
phase: build
active: 0
players:
- {{boss: draculord, hand: [{rooms}], dungeon: [golem_factory]}}
- {{boss: gorgona, builds: 0}}
"""
FEW, MANY = "dark_altar, vampire_bordello, vampire_bordello", "dark_altar, goblin_armory, bottomless_pit"
# Somebody lays a room; when the window has closed, it is the bot's turn to lay one.
NEXT_TURN = """
phase: build
active: 0
players:
- {{boss: draculord, hand: [dark_altar], dungeon: [golem_factory, open_grave]}}
- {{boss: cerebellus, hand: [{rooms}]}}
- {{boss: gorgona, hand: [freeze], builds: 0}}
"""
# To lay nothing, and nothing else: it is not even asked, and seems to think. To lay it or not. To lay any of three.
ONE_OPTION, TWO_OPTIONS, FOUR_OPTIONS = "fear", "dark_altar", "dark_altar, goblin_armory, bottomless_pit"


def until_next(heard: Heard, event: str) -> float:
    """From this event until the next thing that everybody sees."""
    stages = [(when, json.loads(frame)) for when, frame in heard]
    shown = [(when, stage) for when, stage in stages if stage["type"] == "stage"]
    begin = next(n for n, (_, stage) in enumerate(shown) if event in str(stage["events"]))
    return shown[begin + 1][0] - shown[begin][0]


def window(spell: str, number: int, *, bot: bool) -> float:
    """A room is laid; then whoever holds a spell passes, now or later or never, and the window closes."""
    chance = random.Random(f"{spell} {number} {bot}")
    manners: Manners = {
        0: [("build dark_altar new", 1.0)],
        1: [("pass", chance.uniform(0.1, 4.5))],  # a bot's own time is what its pace says
    }
    heard = play(WINDOW.format(spell=spell), manners, pace=PACE, seconds=9, bots=[1] if bot else [], dice=chance)
    return until_next(heard[None], "laid")


def turn_of_bot(rooms: str, dice: object) -> float:
    """How long a bot takes to lay a room: it thinks for longer if it has more to choose from."""
    manners: Manners = {0: [("build dark_altar new", 0.0)]}
    heard = play(TURN.format(rooms=rooms), manners, pace=PACE, seconds=4, bots=[0], dice=dice, thinking=0.03)
    return next(when for when, frame in heard[None] if b'"laid"' in frame)


def next_turn_of_bot(rooms: str, dice: object) -> float:
    """How long a bot's turn takes, whether it lays a room or cannot."""
    built: Manners = {0: [("build dark_altar new", 1.0)], 1: [("build dark_altar new", 0.0)]}
    heard = play(NEXT_TURN.format(rooms=rooms), built, pace=PACE, seconds=9, bots=[1], dice=dice, thinking=0.03)
    shown = [(when, json.loads(frame)) for when, frame in heard[None] if when > 1]
    begin = next(n for n, (_, stage) in enumerate(shown) if stage["type"] == "stage" and stage["turn"] == 1)
    return shown[begin + 1][0] - shown[begin][0]


def distance(one: Sequence[float], other: Sequence[float]) -> float:
    """Kolmogorov and Smirnov: the greatest distance between two distributions."""
    points = sorted([*one, *other])
    return max(abs(share(one, point) - share(other, point)) for point in points)


def share(spans: Sequence[float], limit: float) -> float:
    return sum(span <= limit for span in spans) / len(spans)


def chance_alone(count: int) -> float:
    """The distance that two samples of the same thing exceed once in a thousand times."""
    return 1.95 * sqrt(2 / count)
