"""Whole games with marked cards, and a search for what nobody should have been sent (RS-033).

Every byte to every guest is searched: marks of cards that this viewer may not know at that moment, the seed in many
forms, digests of the true table, and names of other seats' decisions and answers.
"""

from __future__ import annotations

import asyncio
import base64
import json
import random
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any
from unittest import mock

from tests.server.leaks import catacombs, clock, keep
from tests.server.leaks.evening import Evening
from tests.server.leaks.marked import MARKED, marked, marks
from tests.server.leaks.oracle import Oracle
from tests.server.leaks.people import Company, Curious, question_in
from tests.server.leaks.shelf import new_game
from tests.server.leaks.worlds import notations
from underkeep.core.events import Event
from underkeep.core.game import GameInfo
from underkeep.core.rng import make
from underkeep.keep_the_heroes_out.settings import RANDOM, SCENARIO_IDS
from underkeep.server.audience import Viewer
from underkeep.server.play import Play
from underkeep.server.requests import Guest
from underkeep.server.rows import Seat

LONGEST = 40_000.0  # seconds of a whole game, by the jumping clock
OTHERS_KEY = re.compile(r"other-(\d)-")


def forms(number: int) -> set[str]:
    """How a number could be written."""
    raw = [number.to_bytes(32, order, signed=number < 0) for order in ("big", "little")]
    written = {str(number), f"{number:x}", f"{number:_}", f"{number:,}"}
    for part in raw:
        written |= {part.hex(), base64.b64encode(part).decode(), base64.urlsafe_b64encode(part).decode().rstrip("=")}
    return written


@dataclass(frozen=True)
class Marking:
    """A game with marked cards, and who may know which of them."""

    info: GameInfo
    oracle: Callable[[int], Any]
    marks: Callable[[object], set[str]]
    notations: Callable[[], list[str]]
    searchable: Callable[[Any], Any] = lambda message: message  # a message without what names cards rightly


MONSTERS = Marking(MARKED, Oracle, marks, lambda: notations("boss_monster"))
CATACOMBS = Marking(catacombs.MARKED, catacombs.Watcher, catacombs.marks, catacombs.notations, catacombs.searchable)
KEEP = Marking(keep.MARKED, keep.Lookout, keep.marks, keep.notations, keep.searchable)


@dataclass
class Search:
    """Reads along with everybody."""

    marking: Marking
    oracle: Any
    secrets: set[str]  # nobody's
    shelf: Callable[[], Any]
    frames: Counter[Viewer] = field(default_factory=Counter)
    read: int = 0  # bytes
    marks: int = 0
    names: dict[str, int] = field(default_factory=dict)  # of decisions, and whose they are
    found: list[str] = field(default_factory=list)

    def hear(self, viewer: Viewer, frame: bytes) -> None:
        self.frames[viewer] += 1
        self.read += len(frame)
        said = frame.decode()
        message = json.loads(frame)
        question = question_in(message)
        if question is not None and viewer is not None:
            self.names.setdefault(question["decision"], viewer)
        self.look_for_cards(viewer, message)
        newest = {word for entry in self.shelf()[-2:] for word in (entry.digest, entry.state, entry.before)}
        for secret in self.secrets | newest:
            if secret in said:
                self.found.append(f"{viewer}: a secret {secret[:20]} in {said[:300]}")
        for name, owner in self.names.items():
            if owner != viewer and name in said:
                self.found.append(f"{viewer}: the name of seat {owner}'s decision in {said[:300]}")
        for owner in OTHERS_KEY.findall(said):
            if int(owner) != viewer:
                self.found.append(f"{viewer}: the key of seat {owner}'s answer in {said[:300]}")

    def look_for_cards(self, viewer: Viewer, message: dict[str, Any]) -> None:
        named = self.marking.marks
        message = self.marking.searchable(message)
        stage = message.get("stage", message)
        past = [stage.pop("events", []), message.pop("log", [])]
        present = message if "view" in stage else {}
        self.marks += len(named(past)) + len(named(message))
        self.complain(viewer, named(present) - self.oracle.now[viewer], message, "cannot know now")
        self.complain(viewer, (named(past) | named(message)) - self.oracle.ever[viewer], message, "never saw")
        self.complain(viewer, named(past) & self.oracle.untrue, message, "is told though it lies hidden")

    def complain(self, viewer: Viewer, cards: set[str], message: dict[str, Any], why: str) -> None:
        if cards:
            self.found.append(f"{viewer}: {sorted(cards)[:5]} {why}, in {message['type']} at {now_at(message)}")


def now_at(message: dict[str, Any]) -> str:
    stage = message.get("stage", message)
    return json.dumps({name: stage.get(name) for name in ("version", "question", "turn", "window")})


async def whole_game(marking: Marking, number: int, options: dict[str, Any], *, pace: str, bots: int) -> Search:
    """A game at random: people, bots, one who tries everything, and people who come to watch in the middle of it."""
    chance = random.Random(number)
    players = options["players"]
    sitting = [
        Seat(seat, f"P{seat}", "bot" if seat < bots else "person", "random" if seat < bots else "")
        for seat in range(players)
    ]
    viewer = chance.choice([*range(bots, players), None])
    seed = chance.getrandbits(256)
    secrets = forms(seed) | forms(make("keyed", seed).state()[0])
    oracle = marking.oracle(players)
    look = Play.look

    def watched(play: Play, events: list[Event]) -> set[Viewer]:
        oracle.watch(play.shown, events)
        return look(play, events)

    minds: list[Company] = []

    class Bots:
        async def think(self, *question: Any, **more: Any) -> str:
            return await minds[0].think(*question, **more)

    new = new_game(marking.info.name, marking.info.check(options), sitting, pace=pace, seed=str(seed))
    with mock.patch.object(Play, "look", watched):
        async with Evening(new, Bots()) as evening:
            search = Search(marking, oracle, secrets, lambda: evening.shelf.rows)
            evening.witness = search.hear
            watchers: list[Guest] = [evening.come(None)]
            minds.append(Company(evening, viewer, number, None))
            minds[0].sit_down()
            Curious(evening, viewer, number, marking.notations(), quiet=False)
            while evening.dealer.table.shown.result is None:
                await asyncio.sleep(chance.uniform(1, 60))
                if len(watchers) < 12:
                    watchers.append(evening.come(None))
                evening.go(watchers.pop(0) if len(watchers) > 3 else evening.come(None))
                assert asyncio.get_running_loop().time() < LONGEST
    return search


VARIANTS: tuple[list[str], ...] = (
    [], ["choose_boss"], ["classic"], ["machinations", "hard"], ["choose_boss", "classic", "machinations"],
    ["immortal"], ["immortal", "machinations"],
)  # fmt: skip


def searched(number: int, **boxes: Any) -> Search:
    """The n-th game: all numbers of players, variants, mixtures of people and bots, paced or not."""
    players = 2 + number % 3
    return played(MONSTERS, number, {"players": players, "variants": VARIANTS[number % len(VARIANTS)], **boxes})


def searched_catacombs(number: int) -> Search:
    """The same for thieves, of whom there may be six."""
    options = {"players": 2 + number % 5, "promos": number % 2 > 0, "start_side": "ab"[number // 2 % 2]}
    return played(CATACOMBS, number, options)


def searched_keep(number: int) -> Search:
    """The same for monsters, in every dungeon."""
    players = 1 + (number + 1) % 6
    options = {"players": players, "clans": [RANDOM] * players, "scenario": SCENARIO_IDS[number % len(SCENARIO_IDS)]}
    return played(KEEP, number, options)


def played(marking: Marking, number: int, options: dict[str, Any]) -> Search:
    pace = "0" if number % 4 == 3 else "3"
    bots = min(number % 3, options["players"] - 1)
    with marked(marking.info):
        return clock.run(whole_game(marking, number, options, pace=pace, bots=bots))
