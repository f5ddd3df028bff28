"""Plain mode at a table on a server: lines come from both sides, whenever they come."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterable
from typing import Final

from underkeep.cli import desk
from underkeep.cli.far_desk import FarDesk
from underkeep.cli.line import ENDED
from underkeep.cli.terminal import leave_when_told
from underkeep.cli.typed import Typed

RECENT: Final = 10  # of what happened before somebody came, so much is told at once; the log has all of it


async def stay(table: FarDesk) -> int:
    """Until the game is over, somebody leaves, or the server hangs up; returns the exit code."""
    return await Listening(table).stay()


class Listening:
    """To the table and to the keyboard.

    On a terminal anything may be typed at any time; the lines of a pipe are answers, and each waits for its question.
    """

    def __init__(self, table: FarDesk) -> None:
        self.table: FarDesk = table
        self.match = table.far
        self.typed: Typed = Typed()
        self.news: asyncio.Event = asyncio.Event()
        self.code: int | None = None
        self.heard: int = max(0, len(self.match.told) - RECENT)
        self.asked: int = -1  # the question that was written out
        self.stood: list[str] = []  # what was said to stay true for a while
        self.waited: str = ""  # what was said to be waited for
        self.prompted: bool = False
        self.keyboard: bool = sys.stdin.isatty()

    async def stay(self) -> int:
        leave_when_told(self.leave)
        self.match.listeners.append(self.news.set)
        self.greet()
        while self.code is None:
            self.tell()
            if self.code is None:
                await self.listen()
        self.write([])
        return self.code

    def leave(self, code: int) -> None:
        self.code = code
        self.news.set()

    def greet(self) -> None:
        teller = self.table.teller
        seats = ", ".join([teller.name(seat) for seat in range(len(self.match.names))])
        self.write([teller.say("start-title", game=teller.say(f"game-{self.match.game}"), seats=seats)])
        if self.match.welcome.title:
            self.write([self.match.welcome.title])
        self.write([teller.say("start-help")])

    # -- telling ------------------------------------------------------------------------------------------------------

    def tell(self) -> None:
        """Whatever has come: events, lines of chat, answers, and the question last."""
        table, match = self.table, self.match
        match.step()
        table.look()
        self.write(table.events(match.told[self.heard :]))
        self.heard = len(match.told)
        self.write(table.notices())
        if match.result is not None:
            self.write(table.result())
            self.code = 0
            return
        if match.line.state == ENDED:
            self.write([table.ending()])
            self.code = 0 if match.line.reason == "closed" else 2
            return
        standing = table.standing()
        self.write([line for line in standing if line not in self.stood])
        self.stood = standing
        if match.person is not None:
            self.ask()
        elif not table.soon:  # to name every bot would be a line a second
            self.wait(table.question())

    def ask(self) -> None:
        self.waited = ""
        if self.match.number != self.asked:
            self.asked = self.match.number
            self.write([*self.table.reminder(), *self.table.asking()])
        self.prompt()

    def wait(self, why: str) -> None:
        if why != self.waited:
            self.waited = why
            self.write([why])

    def write(self, lines: Iterable[str]) -> None:
        for line in lines:
            if self.prompted:
                print()  # what is being typed there stays in the terminal's hands
                self.prompted = False
            print(line)
        sys.stdout.flush()

    def prompt(self) -> None:
        decision = self.table.decision
        if not self.prompted and decision is not None:
            print(self.table.teller.say("ask-choice", count=len(decision.options)), end=" ", flush=True)
            self.prompted = True

    # -- listening ----------------------------------------------------------------------------------------------------

    async def listen(self) -> None:
        """Wait until something comes from either side."""
        if self.keyboard or self.match.person is not None:
            self.typed.want()
        line = asyncio.ensure_future(self.typed.lines.get())
        news = asyncio.ensure_future(self.news.wait())
        await asyncio.wait((line, news), return_when=asyncio.FIRST_COMPLETED)
        news.cancel()
        self.news.clear()
        if line.done():
            self.take(self.typed.take(line.result()))
        else:
            line.cancel()

    def take(self, line: str | None) -> None:
        self.prompted = self.prompted and not self.keyboard  # Enter has ended that line already
        if line is None:
            self.code = 0
            return
        spoken = self.table.lang
        reply = self.table.order(line)
        if self.table.lang != spoken:  # the question is said again, and what is waited for
            self.asked, self.waited = -1, ""
        if reply.kind == desk.QUIT:
            self.code = 0
        self.write([reply.title, *reply.lines] if reply.title else reply.lines)
