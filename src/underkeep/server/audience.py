"""What one viewer has been shown so far. Everything that leaves the server about a game goes through here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from underkeep.core.decision import Decision
from underkeep.core.events import Event
from underkeep.core.game import GameInfo
from underkeep.core.table import Table
from underkeep.server import wire

SPECTATOR: Final = None

Viewer = int | None  # a seat, or a spectator


class Audience:
    """A seat, or all spectators together: they see the same, so it is written once for all of them (RS-057, RS-215).

    The version counts what has changed for this viewer. A secret question to somebody else changes nothing here: no
    message, no number, no byte (RS-039, RS-040).
    """

    def __init__(self, viewer: Viewer) -> None:
        self.viewer: Viewer = viewer
        self.version: int = 0
        self.log: list[dict[str, Any]] = []
        self.stage: wire.Stage | None = None
        self.written: bytes = b""
        self.sums: dict[str, Any] | None = None  # of that stage, if anybody has asked

    def look(
        self, table: Table, events: Sequence[Event], asked: Decision[Any] | None, name: str, held: list[int]
    ) -> bool:
        """See what the table shows now, and what this viewer is asked; whether that is anything new."""
        heard = [event.seen_by(self.viewer) for event in events]
        decision = table.decision
        secret = decision is not None and decision.unseen
        fresh = wire.Stage(
            version=self.version,
            events=[],
            view=table.view(self.viewer),
            question=None if asked is None else put(asked, name),
            turn=table.waits_for if decision is None or secret else decision.seat,
            window=secret or (table.paused and table.waits_for is None),
            held=held,
            result=None if table.result is None else table.result.line(),
        )
        if self.stage is not None and not heard:
            before = msgspec.structs.replace(self.stage, events=[])
            if fresh == before:
                return False
            if fresh == msgspec.structs.replace(before, held=held):
                self.version -= 1  # whoever holds a window is not written down, so it is not counted either
        self.version += 1
        fresh.version = self.version
        fresh.events = heard
        self.log += heard
        self.stage = fresh
        self.sums = None
        self.written = wire.encode(fresh)
        return True

    def reckoned(self, info: GameInfo) -> tuple[int, dict[str, Any]]:
        """The sums behind the figures of the newest stage, and its version. They come from this view alone (RS-032)."""
        assert self.stage is not None  # looked at when the table was set up
        if self.sums is None:
            self.sums = info.reckon(self.stage.view)
        return self.version, self.sums

    def again(self) -> bytes:
        """The table once more, for whoever has missed something; what happened was told before."""
        assert self.stage is not None  # looked at when the table was set up
        return wire.encode(msgspec.structs.replace(self.stage, events=[]))


def put(decision: Decision[Any], name: str) -> wire.Question:
    """To whoever decides; nobody else learns the options, or how many there are (RS-038)."""
    options = [wire.Choice(str(option), option.verb, option.words()) for option in decision.options]
    return wire.Question(name, decision.seat, decision.kind, decision.source, options, decision.unseen)
