"""Two worlds that are the same as far as one viewer may know, played at two tables of the server (RS-032).

The viewer asks and answers the same in both, the others do what looks the same. Every byte that the viewer is sent,
and the moment at which it comes, must be the same, until something is revealed: then the same event tells of another
card, and that is the only way in which two worlds may part.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Any

import underkeep as uk
from tests.server.leaks import catacombs, clock, keep
from tests.server.leaks.evening import Evening
from tests.server.leaks.people import Company, Curious, Deed
from tests.server.leaks.shelf import new_game
from underkeep.core.registry import GAMES
from underkeep.core.table import Table
from underkeep.server.audience import Viewer
from underkeep.server.rows import Seat

DECISION = re.compile(rb'"decision":"([0-9a-f]{24})"')
# Events by which something hidden comes to light for whoever hears them; two worlds may tell other cards here.
REVEALING = {
    "drew", "hero_came", "revealed", "discarded", "looked", "stole", "searched", "fetched", "boss_chosen",
    "card_came", "found_tile", "found", "attack", "guild_card", "loot_came", "reinforced", "stolen", "defended",
}  # fmt: skip
# Whoever has no choice left plays at once what they hold, and shows it; in another world they may have to think.
FORCED = "played"

Heard = list[tuple[float, bytes]]


@dataclass
class Story:
    """What one world told the viewer, until when it can be compared, and what the others did."""

    heard: Heard
    lost: float
    deeds: list[Deed]


@dataclass
class Finding:
    """Where two worlds part without a reason that the viewer may know."""

    why: str
    at: float
    here: bytes
    there: bytes
    where: str = ""

    def __str__(self) -> str:
        return f"{self.where}: after {self.at} s: {self.why}\n  here:  {brief(self.here)}\n  there: {brief(self.there)}"


def brief(frame: bytes) -> str:
    """What can be read at a glance: a whole view cannot."""
    message = json.loads(frame)
    stage = message.get("stage", message)
    if "view" in stage:
        stage["view"] = stage["view"].get("phase", "")
    if stage.get("question"):
        stage["question"] = f"{stage['question']['kind']}: {len(stage['question']['options'])} options"
    message.pop("log", None)
    return json.dumps(message)


@dataclass
class Account:
    """What was compared, all in all."""

    pairs: int = 0
    messages: int = 0
    seconds: float = 0.0
    parted: Counter[str] = field(default_factory=Counter)  # by what; "" for pairs that never did
    findings: list[Finding] = field(default_factory=list)

    def add(self, other: Account) -> None:
        self.pairs += other.pairs
        self.messages += other.messages
        self.seconds += other.seconds
        self.parted += other.parted
        self.findings += other.findings


async def told_in(
    table: Table, sitting: list[Seat], viewer: Viewer, seed: int, script: list[Deed] | None, *,
    pace: str, seconds: float, quiet: bool, slowness: float = 0.0,
) -> Story:  # fmt: skip
    new = new_game(table.game, table.options, sitting, pace=pace, seed="", setup=table.position())
    minds: list[Company] = []

    class Bots:
        async def think(self, *question: Any, **more: Any) -> str:
            return await minds[0].think(*question, **more)

    async with Evening(new, Bots(), slowness=slowness) as evening:
        minds.append(Company(evening, viewer, seed, script))
        minds[0].sit_down()
        person = Curious(evening, viewer, seed, notations(table.game), quiet=quiet)
        end = asyncio.get_running_loop().time() + seconds
        while asyncio.get_running_loop().time() < min(end, minds[0].lost):  # noqa: ASYNC110 - half a second is no time
            await asyncio.sleep(0.5)
        return Story(person.heard, min(minds[0].lost, end), minds[0].deeds)


def notations(game: str) -> list[str]:
    """What can be asked about: any card in any way, and nonsense."""
    if game == "clank_catacombs":
        return catacombs.notations()
    if game == "keep_the_heroes_out":
        return keep.notations()
    said = ["pass", "yes", "no", "dance", "room 0:1", "player 1", "double"]
    for sheet in GAMES[game].cards():
        name, kind = sheet["id"], sheet["type"]
        if kind == "room":
            said += [f"build {name} new", f"build {name} on 1", f"use {name} 1", f"discard {name}"]
        elif kind == "spell":
            said += [f"cast {name}", f"cast {name} 0:1", f"cast {name} 1:1", f"discard {name}"]
        else:
            said += [f"take {name}"]
    return said


def compare(here: Story, there: Story) -> tuple[int, str, Finding | None]:
    """How many messages were the same, what parted the worlds, and whether that may be known."""
    until = min(here.lost, there.lost) - 0.01
    same = 0
    for one, other in zip_longest(nameless(here.heard, until), nameless(there.heard, until)):
        if one is None or other is None:
            at, frame = one or other
            return same, "", Finding("a message that only one world sends", at, frame, b"{}")
        if one != other:
            reason = revealed(one[1], other[1]) if one[0] == other[0] else ""
            at = min(one[0], other[0])
            return same, reason, None if reason else Finding(difference(one, other), at, one[1], other[1])
        same += 1
    return same, "", None


def nameless(heard: Heard, until: float) -> Heard:
    """Names of decisions are random in every world: only which of them are the same can be compared."""
    names: dict[bytes, bytes] = {}

    def rename(found: re.Match[bytes]) -> bytes:
        return b'"decision":"%s"' % names.setdefault(found[1], b"%024d" % len(names))

    return [(at, DECISION.sub(rename, frame)) for at, frame in heard if at < until]


def difference(one: tuple[float, bytes], other: tuple[float, bytes]) -> str:
    if one[1] == other[1]:
        return f"the same message {round(abs(one[0] - other[0]), 4)} s later"
    mine, theirs = json.loads(one[1]), json.loads(other[1])
    if mine["type"] != theirs["type"]:
        return f"{mine['type']} against {theirs['type']}"
    names = [name for name in mine if mine[name] != theirs[name]]
    late = "" if one[0] == other[0] else f", {round(abs(one[0] - other[0]), 4)} s later"
    return f"{mine['type']}: {', '.join(names)}{late}"


def revealed(one: bytes, other: bytes) -> str:
    """The event that tells of another card in the other world, if that is where the two begin to differ."""
    mine, theirs = json.loads(one), json.loads(other)
    if mine["type"] != "stage" or theirs["type"] != "stage" or mine["version"] != theirs["version"]:
        return ""
    for event, counterpart in zip_longest(mine["events"], theirs["events"]):
        if event != counterpart and FORCED in [one["event"] for one in (event, counterpart) if one is not None]:
            return FORCED
        if event is None or counterpart is None:
            return ""
        if event != counterpart:
            alike = (event["event"], event["seat"], event.keys()) == (
                counterpart["event"], counterpart["seat"], counterpart.keys(),
            )  # fmt: skip
            return str(event["event"]) if alike and event["event"] in REVEALING else ""
    return ""


# -- many pairs of worlds ---------------------------------------------------------------------------------------------


def other_world(table: Table, viewer: Viewer, seed: int) -> Table:
    """One that the viewer could imagine. A spectator knows less than every seat: all hands are dealt again."""
    if viewer is not None:
        return table.redeal(viewer, seed)
    return table.redeal(0, seed).redeal(1, seed)


def moments(game: str, seed: int, options: dict[str, Any], every: int) -> Iterator[Table]:
    """A game at random, stopping now and then where everybody knows who decides."""
    table = uk.new_game(game, seed=seed, **options)
    chance = random.Random(seed)
    while table.decision is not None:
        if not table.decision.unseen and chance.randrange(every) == 0:
            yield table
        last = len(table.decision.options) - 1
        passes = table.decision.unseen and chance.random() < 0.5
        table.choose(last if passes else chance.randrange(last + 1))


def compare_at(
    table: Table, viewer: Viewer, seed: int, *, bots: int = 0, pace: str = "3", seconds: float = 30.0,
    slowness: float = 0.0,
) -> Account:  # fmt: skip
    """Both worlds from this moment on."""
    try:
        world = other_world(table, viewer, seed)
        world.position()
    except uk.NoRecipe:
        return Account()
    players = int(table.options["players"])
    others = [seat for seat in range(players) if seat != viewer]
    robots = others[:bots]
    sitting = [
        Seat(seat, f"P{seat}", "bot" if seat in robots else "person", "random" if seat in robots else "")
        for seat in range(players)
    ]
    quiet = seed % 3 == 0
    ways: dict[str, Any] = {"pace": pace, "seconds": seconds, "quiet": quiet, "slowness": slowness}
    here = clock.run(told_in(table, sitting, viewer, seed, None, **ways))
    there = clock.run(told_in(world, sitting, viewer, seed, here.deeds, **ways))
    same, reason, finding = compare(here, there)
    if finding is not None:
        who = "a spectator" if viewer is None else f"seat {viewer}"
        finding.where = f"{who} of {players}, decision {table.number}, worlds {seed}, {bots} bots"
    parted = Counter({reason if finding is None else "LEAK": 1})
    return Account(1, same, min(here.lost, there.lost), parted, [] if finding is None else [finding])
