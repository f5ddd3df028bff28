"""Who is next: hosts take turns, so that one who asks for much does not keep the others waiting (RS-181)."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from contextlib import suppress
from dataclasses import dataclass


@dataclass(eq=False)
class Turn:
    """A question that waits for its answer; whoever asked it may have gone."""

    host: str  # who made the table; however many tables that is
    bot: str
    question: bytes
    answer: asyncio.Future[str]

    def succeed(self, notation: str) -> None:
        if not self.answer.done():
            self.answer.set_result(notation)

    def fail(self, failed: Exception) -> None:
        if not self.answer.done():
            self.answer.set_exception(failed)


class Queue:
    """Hosts take turns, however many tables each of them has; a full queue is relieved by whoever asks for most."""

    def __init__(self) -> None:
        self._hosts: OrderedDict[str, deque[Turn]] = OrderedDict()
        self._length: int = 0

    def __len__(self) -> int:
        return self._length

    def put(self, turn: Turn) -> None:
        self._hosts.setdefault(turn.host, deque()).append(turn)
        self._length += 1

    def next(self) -> Turn:
        turn = next(iter(self._hosts.values()))[0]
        self._hosts.move_to_end(turn.host)
        self.remove(turn)
        return turn

    def greediest(self) -> Turn:
        """The newest question of the host who has asked most."""
        return max(reversed(self._hosts.values()), key=len)[-1]

    def remove(self, turn: Turn) -> None:
        turns = self._hosts.get(turn.host, deque())
        with suppress(ValueError):  # it has got its worker meanwhile
            turns.remove(turn)
            self._length -= 1
            if not turns:
                del self._hosts[turn.host]
