"""Messages on a socket: right ones at the wrong time, wrong ones, and bytes that are none (RS-131, RS-133, RS-134).

A witness sits at the same table all the time. Nobody but the sender may notice anything: nothing is stored, nobody is
shown anything else, nobody waits, and the game can be played to its end afterwards.
"""

from __future__ import annotations

import asyncio
import json
import random
from dataclasses import dataclass
from typing import Any

from hypothesis import example, given, seed
from hypothesis import strategies as st

import underkeep as uk
from tests.server.fuzz.ground import Ground, steady
from tests.server.fuzz.line import BINARY, CLOSE, PING, PONG, TEXT, Line, frame, pieces
from tests.server.fuzz.mutations import wrong
from tests.server.served import Party, Player, Served, new_table
from underkeep.server import wire
from underkeep.server.socket import COME_BACK

SENDERS = ("friend", "spectator")
PROMPT = 2.0  # seconds in which the witness is answered, whatever the others do

# How a line may end for whoever sends such things: by the protocol, or as the server says of it (socket.py).
CODES = {1000, 1002, 1003, 1005, 1007, 1009, 4000, 4004, 4006, 4007, 4008}


@dataclass(frozen=True)
class Step:
    """Bytes for the line, and the message in them as far as there is one."""

    data: bytes
    text: bytes | None = None
    broken: bool = False  # no frames, so the server may wait for the rest of them


def rights(question: dict[str, Any]) -> list[dict[str, Any]]:
    """One of each kind. The decision is somebody else's."""
    key, notation = "k" * 12, question["options"][0]["notation"]
    return [
        {"type": "hello", "protocol": 1},
        {"type": "answer", "decision": question["decision"], "option": 0, "key": key},
        {"type": "take_back", "key": key},
        {"type": "why_not", "notation": notation, "ref": "r"},
        {"type": "why_not", "notation": "use bottomless_pit 1:99", "ref": "r"},
        {"type": "hint", "ref": "r"},
        {"type": "say", "text": "hello"},
        {"type": "hold", "on": False},
        {"type": "vote", "seat": 1, "bot": True},
        {"type": "ready", "seat": 1},
        {"type": "point", "how": "considers", "what": ["room:vault"]},
    ]


def framed(data: st.SearchStrategy[bytes]) -> st.SearchStrategy[Step]:
    cuts = st.integers(1, 40)
    return st.one_of(
        data.map(lambda said: Step(frame(TEXT, said), said)),
        data.map(lambda said: Step(frame(BINARY, said))),
        st.tuples(data, cuts).map(lambda both: Step(pieces(TEXT, *both), both[0])),
        st.tuples(data, st.integers(2, 30)).map(lambda both: Step(frame(TEXT, both[0]) * both[1], both[0])),
    )


def frames(question: dict[str, Any]) -> st.SearchStrategy[Step]:
    """Whole frames, whatever is in them."""
    right = st.sampled_from(rights(question)).map(lambda message: json.dumps(message).encode())
    bad = wrong(rights(question))
    return st.one_of(framed(bad), framed(bad), framed(bad), framed(right), framed(right))


def last_words() -> st.SearchStrategy[Step]:
    """After these the line is closed, or the server waits for more."""
    small = st.binary(max_size=140)
    return st.one_of(
        st.sampled_from([16_385, 70_000, 1_100_000]).map(lambda size: Step(frame(TEXT, b" " * size))),
        st.sampled_from([16_385, 70_000]).map(lambda size: Step(pieces(TEXT, b" " * size, 50))),
        st.tuples(st.sampled_from([PING, PONG, CLOSE]), small).map(lambda both: Step(frame(*both), broken=True)),
        st.tuples(st.sampled_from([0, 3, 7, 0xB, 0xF]), small).map(lambda both: Step(frame(*both), broken=True)),
        small.map(lambda said: Step(frame(TEXT, said, masked=False), broken=True)),
        st.tuples(small, st.integers(1, 7)).map(lambda both: Step(frame(TEXT, both[0], reserved=both[1]), broken=True)),
        small.map(lambda said: Step(frame(TEXT, said, last=False), broken=True)),
        small.map(lambda said: Step(said, broken=True)),
        small.map(lambda said: Step(frame(TEXT, said)[:-1], broken=True)),
    )


def scripts(question: dict[str, Any]) -> st.SearchStrategy[list[Step]]:
    said = st.lists(frames(question), min_size=1, max_size=8)
    return said | said | st.tuples(said, last_words()).map(lambda both: [*both[0][:4], both[1]])


def meant(text: bytes | None) -> wire.Asked | None:
    """The message that the server reads in it, if it is one."""
    try:
        return None if text is None else wire.decode(text.decode("utf-8"))
    except (wire.BadMessage, UnicodeDecodeError):
        return None


def turned_away(line: Line) -> bool:
    """The table still had the last sender's questions to answer: whoever comes now is asked to come back (RS-136)."""
    told = [(one.get("reason"), one.get("again")) for one in line.heard if one["type"] == "closing"]
    return line.code == COME_BACK and told == [("busy", True)]


class Siege:
    """One table with a witness, and one sender after another."""

    def __init__(self, here: Ground, guests: Party) -> None:
        self.here = here
        self.guests = guests
        self.witness = Player(guests.host, guests.table)
        self.refs = 0

    async def attack(self, who: str, script: list[Step], *, greets: bool) -> None:
        said = [one for one in (meant(step.text) for step in script) if one is not None]
        may_change = ["chat"] if any(isinstance(one, wire.Say) for one in said) else []
        before, stage = self.here.stored(*may_change), self.seen()
        line = await Line.open(getattr(self.guests, who), self.guests.table)
        if greets:
            line.say({"type": "hello", "protocol": 1})
        for step in script:
            line.send(step.data)
        self.refs += 1
        line.say({"type": "why_not", "notation": "take 3", "ref": f"end-{self.refs}"})
        broken = any(step.broken for step in script)
        ended = await line.until(f"end-{self.refs}", 0.1 if broken else 10)
        await line.hang_up()
        self.judge(line)
        assert ended or broken or turned_away(line)
        await self.ask_witness()
        assert self.here.stored(*may_change) == before
        if not any(isinstance(one, wire.Hold) for one in said):
            assert self.seen() == stage

    def judge(self, line: Line) -> None:
        how = "cut" if line.cut and line.code is None else str(line.code or "open")
        self.here.count(f"line {how}")
        reasons = [one.get("reason") for one in line.heard if one["type"] == "closing"]
        hung_up = line.code == COME_BACK and not reasons  # both at once, so there was nothing more to say
        assert line.code is None or line.code in CODES or hung_up or turned_away(line), (line.code, reasons)
        assert "fault" not in reasons
        for one in line.heard:
            self.here.count(f"told {one['type']} {one.get('code', '')}".strip())

    def seen(self) -> dict[str, Any]:
        return {name: part for name, part in self.witness.stage.items() if name != "held"}

    async def ask_witness(self) -> None:
        self.refs += 1
        await self.witness.say(type="why_not", notation="take 3", ref=f"w-{self.refs}")
        heard = self.witness.messages
        await self.witness.until(lambda: any(one.get("ref") == f"w-{self.refs}" for one in heard), PROMPT)
        assert self.witness.closed is None
        heard.clear()

    async def begin(self) -> None:
        await self.witness.__aenter__()
        await self.witness.come()

    async def play_on(self) -> None:
        """The game comes to its end as if nothing had been."""
        async with Player(self.guests.friend, self.guests.table) as friend:
            await friend.come()
            async with asyncio.timeout(60):
                await asyncio.gather(*(one.play_out(random.Random(5)) for one in (self.witness, friend)))
        await self.witness.__aexit__()
        assert self.guests.host.ask("GET", f"/api/tables/{self.guests.table}/record").status == 200


def fuzz(here: Ground, game: str, examples: int, *, chance: int | None = None) -> None:
    """So many lines, each with some messages; then the game is played to its end."""
    siege = Siege(here, two_and_a_spectator(here.server, game))
    with asyncio.Runner() as runner:
        runner.run(siege.begin())
        question = siege.witness.stage["question"]
        right = [json.dumps(message).encode() for message in rights(question)]

        @steady(examples, anew=chance is not None)
        @given(st.sampled_from(SENDERS), scripts(question), st.integers(0, 3))
        @example("friend", [Step(frame(BINARY, said)) for said in right], 0)  # ours are text
        @example("friend", [Step(pieces(TEXT, said, 7), said) for said in right], 0)
        @example("spectator", [Step(frame(TEXT, said), said) for said in right], 0)
        @example("friend", [Step(frame(TEXT, right[0]) * 500, right[0])], 0)
        def send(who: str, script: list[Step], rude: int) -> None:
            runner.run(siege.attack(who, script, greets=rude < 3))

        (send if chance is None else seed(chance)(send))()
        runner.run(siege.play_on())


def two_and_a_spectator(server: Served, game: str) -> Party:
    """A table at which the host decides first."""
    dealt = ((number, uk.new_game(game, seed=number, players=2).decision) for number in range(99))
    number = next(number for number, decision in dealt if decision is not None and decision.seat == 0)
    host, friend, spectator = [server.browser() for _ in range(3)]
    table, links = new_table(host, game, "me", "open", seed=str(number))
    friend.claim(links["seat1"])
    spectator.claim(links["spectate"])
    return Party(table, links, host, friend, server.browser(), spectator, server.browser())
