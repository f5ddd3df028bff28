"""What one viewer has been shown so far. Everything that leaves the server about a game goes through here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from underkeep.core.decision import Decision
from underkeep.core.events import Event
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

    def look(self, table: Table, events: Sequence[Event], decision_id: str, held: list[int]) -> bool:
        """See what the table shows now; whether that is anything new."""
        heard = [event.seen_by(self.viewer) for event in events]
        decision = table.decision
        fresh = wire.Stage(
            version=self.version,
            events=[],
            view=table.view(self.viewer),
            question=self.question(decision, decision_id),
            turn=None if decision is None or decision.unseen else decision.seat,
            window=table.paused or (decision is not None and decision.unseen),
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
        self.written = wire.encode(fresh)
        return True

    def again(self) -> bytes:
        """The table once more, for whoever has missed something; what happened was told before."""
        assert self.stage is not None  # looked at when the table was set up
        return wire.encode(msgspec.structs.replace(self.stage, events=[]))

    def question(self, decision: Decision[Any] | None, decision_id: str) -> wire.Question | None:
        """The open decision, if this viewer decides; nobody else learns its options, or how many there are (RS-038)."""
        if decision is None or decision.seat != self.viewer:
            return None
        options = [wire.Choice(str(option), option.verb, option.words()) for option in decision.options]
        return wire.Question(decision_id, decision.seat, decision.kind, decision.source, options, decision.unseen)
