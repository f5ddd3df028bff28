"""A short scene by the jumping clock: everybody does what they were told to, and all that they hear is kept."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from tests.boss_monster.situations import at
from tests.server.leaks import clock
from tests.server.leaks.evening import STEADY, Evening
from tests.server.leaks.people import question_in
from tests.server.leaks.shelf import new_game
from tests.server.leaks.worlds import Heard, nameless
from underkeep.server import wire
from underkeep.server.audience import Viewer
from underkeep.server.requests import Guest
from underkeep.server.rows import Seat

Manners = Mapping[int, Sequence[tuple[str, float]]]  # of each seat: what it likes to do, in this order, and how slowly
COME_BACK = "come back"
Cue = tuple[float, Viewer, wire.Asked | str]  # at this time this viewer says that


class Actor:
    def __init__(self, evening: Evening, viewer: Viewer, likes: Sequence[tuple[str, float]]) -> None:
        self.evening = evening
        self.viewer = viewer
        self.likes = likes
        self.heard: Heard = []
        self.asked = ""
        self.guest: Guest
        self.come()

    def come(self) -> None:
        self.guest = self.evening.come(self.viewer, self.hear)
        self.guest.outbox.heard = self.heard  # type: ignore[attr-defined]  # an Ear

    def hear(self, frame: bytes) -> None:
        question = question_in(json.loads(frame))
        if question is None or question["decision"] == self.asked:
            return
        self.asked = question["decision"]
        offered = [option["notation"] for option in question["options"]]
        for notation, seconds in self.likes:
            if notation in offered:
                key = f"key-{self.viewer}-{len(self.heard):04}"
                answer = wire.Answer(decision=self.asked, option=offered.index(notation), key=key)
                asyncio.get_running_loop().call_later(seconds, self.say, answer)
                return

    def say(self, message: wire.Asked | str) -> None:
        if isinstance(message, str):
            self.evening.go(self.guest)
            self.come()
        elif not self.evening.dealer.stopped:
            self.evening.ask(self.guest, message)


class Slow:
    """A bot that takes longer the more it has to choose from; what it does not care for it passes."""

    def __init__(self, manners: Manners, seconds: float) -> None:
        self.manners = manners
        self.seconds = seconds
        self.evening: Evening

    async def think(self, bot: str, position: str, seat: int, seed: int, **more: str) -> str:
        offered = [str(option) for option in self.evening.dealer.table.asked[seat].options]
        await asyncio.sleep(self.seconds * len(offered))
        return next((notation for notation, _ in self.manners[seat] if notation in offered), "pass")


@cache
def written(position: str) -> tuple[dict[str, Any], str]:
    table = at(position)
    return table.options, table.position()


async def played(
    position: str, manners: Manners, cues: Sequence[Cue], *, pace: str, seconds: float, bots: Sequence[int],
    slowness: float, dice: object, thinking: float, watched: bool,
) -> dict[Viewer, Heard]:  # fmt: skip
    options, setup = written(position)
    players = int(options["players"])
    sitting = [
        Seat(seat, f"P{seat}", "bot" if seat in bots else "person", "random" if seat in bots else "")
        for seat in range(players)
    ]
    new = new_game("boss_monster", options, sitting, pace=pace, seed="", setup=setup)
    minds = Slow(manners, thinking)
    async with Evening(new, minds, slowness=slowness, dice=dice) as evening:
        minds.evening = evening
        people = [seat for seat in range(players) if seat not in bots]
        everybody: dict[Viewer, Actor] = {None: Actor(evening, None, ())} if watched else {}
        for seat in people:
            everybody[seat] = Actor(evening, seat, manners.get(seat, ()))
        for when, viewer, message in cues:
            asyncio.get_running_loop().call_later(when, everybody[viewer].say, message)
        await asyncio.sleep(seconds)
        return {viewer: nameless(actor.heard, seconds) for viewer, actor in everybody.items()}


def play(
    position: str, manners: Manners, cues: Sequence[Cue] = (), *, pace: str = "3", seconds: float = 20.0,
    bots: Sequence[int] = (), slowness: float = 0.0, dice: object = STEADY, thinking: float = 0.0,
    watched: bool = True,
) -> dict[Viewer, Heard]:  # fmt: skip
    """What everybody heard, and when; names of decisions are numbered. A spectator is there if it is `watched`."""
    more: dict[str, Any] = {"pace": pace, "seconds": seconds, "bots": bots, "slowness": slowness, "dice": dice}
    return clock.run(played(position, manners, cues, thinking=thinking, watched=watched, **more))


def story(heard: Heard) -> list[str]:
    """To be read when two of them differ."""
    told = []
    for when, frame in heard:
        message = json.loads(frame)
        stage = message.get("stage", message)
        if "view" in stage:
            question = stage["question"] and stage["question"]["kind"]
            events = [event["event"] for event in stage["events"]]
            shown = {name: stage[name] for name in ("version", "turn", "window", "held")}
            told.append(f"{when} {message['type']} {events} {question} {shown}")
        else:
            told.append(f"{when} {frame.decode()}")
    return told
