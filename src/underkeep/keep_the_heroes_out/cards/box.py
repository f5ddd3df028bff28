"""How cards are written down: one call each."""

from __future__ import annotations

from underkeep.keep_the_heroes_out.kinds import DESIGNED, TACTICS, Card, Side


def tactics(ident: str, name: str, copies: int, sides: tuple[Side, ...], text: str, source: str = DESIGNED) -> Card:
    """A Tactics card; the name of its clan is filled in by the clan."""
    return Card(ident, name, TACTICS, copies, sides, text=text, source=source)


def loot(kind: str, ident: str, name: str, copies: int, sides: tuple[Side, ...], text: str) -> Card:
    return Card(ident, name, kind, copies, sides, text=text)
