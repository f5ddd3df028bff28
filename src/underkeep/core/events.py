"""What is seen to happen at a table, and by whom."""

from __future__ import annotations

from typing import Any

Facts = dict[str, Any]


class EventKind:
    """A kind of event with its audience: `public` facts are told to all, `private` ones only to the privy seats.

    A fact in neither list is told to nobody, so nothing leaks by being forgotten (RS-035).
    """

    def __init__(self, name: str, *, public: tuple[str, ...], private: tuple[str, ...] = ()) -> None:
        self.name: str = name
        self.public: tuple[str, ...] = public
        self.private: tuple[str, ...] = private


class Event:
    """Something that happened. `seat` is whose doing it is (-1: nobody's); `privy` are the seats in the know."""

    __slots__ = ("facts", "kind", "privy", "seat")

    def __init__(self, kind: EventKind, seat: int, facts: Facts, privy: tuple[int, ...]) -> None:
        self.kind: EventKind = kind
        self.seat: int = seat
        self.facts: Facts = facts
        self.privy: tuple[int, ...] = privy

    def seen_by(self, viewer: int | None) -> Facts:
        """The event as this viewer may know it, as plain data; `None` is a spectator."""
        seen: Facts = {"event": self.kind.name, "seat": self.seat}
        told = self.kind.public
        if viewer is not None and viewer in self.privy:
            told = told + self.kind.private
        for fact in told:
            if fact in self.facts:
                seen[fact] = self.facts[fact]
        return seen

    def __repr__(self) -> str:
        told = "".join([f", {name}={self.facts[name]!r}" for name in self.kind.public if name in self.facts])
        return f"Event({self.kind.name!r}, seat={self.seat}{told})"
