"""Rows as they come out of the database. Whatever is wrong in one of them is the trouble of its own game (RS-107).

SQLite keeps any value in any column, and damage or a stranger's hand may have left something there that is no text or
no number. Then the row is read all the same, with something harmless in that place, so that lists go on; and what it
is that cannot be read is said to whoever wants to play the game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic, TypeVar, get_type_hints

import msgspec

from underkeep.core.errors import BadOptions
from underkeep.server.errors import BadRow
from underkeep.server.pace import NO_PACE, Pace
from underkeep.server.rows import WAIT, ChatLine, GameRow, Issued, Seat, Session
from underkeep.server.tables import EPOCH

Row = TypeVar("Row", bound=msgspec.Struct)


class Form(Generic[Row]):
    """What rows of one kind look like, and what stands in for a field that cannot be read."""

    def __init__(
        self, kind: type[Row], blanks: Mapping[str, Any], checks: Mapping[str, Callable[[Any], object]] | None = None
    ) -> None:
        # msgspec learns what a struct is made of when it first needs it. Two threads that both were the first would end
        # the process, and rows are read in threads; so it learns it here.
        msgspec.json.Decoder(kind)
        self._kind: Final = kind
        self._types: Final[dict[str, Any]] = get_type_hints(kind, include_extras=True)
        self._blanks: Final = {name: blanks.get(name, BLANKS.get(found)) for name, found in self._types.items()}
        self._checks: Final = checks or {}

    def read(self, values: Sequence[Any]) -> tuple[Row, str]:
        """The row, and the first of its fields that cannot be read; usually there is none."""
        named = dict(zip(self._types, values, strict=True))
        try:
            row = msgspec.convert(named, self._kind)
            for name, check in self._checks.items():
                check(getattr(row, name))
        except UNREADABLE:
            return self._mended(named)
        return row, ""

    def legible(self, values: Sequence[Any] | None) -> Row | None:
        """The row if all of it can be read."""
        if values is None:
            return None
        row, flaw = self.read(values)
        return None if flaw else row

    def _mended(self, named: Mapping[str, Any]) -> tuple[Row, str]:
        found, flaws = {}, []
        for name, value in named.items():
            try:
                found[name] = msgspec.convert(value, self._types[name])
                self._checks.get(name, str)(found[name])
            except UNREADABLE:
                found[name] = self._blanks[name]
                flaws.append(name)
        return self._kind(**found), flaws[0]


UNREADABLE: Final = (msgspec.MsgspecError, BadOptions)
BLANKS: Final[Mapping[Any, Any]] = {str: "", int: 0, bool: False}


def read_options(written: str) -> dict[str, Any]:
    return msgspec.json.decode(written, type=dict[str, Any])


GAMES: Final = Form(
    GameRow,
    {"created_at": EPOCH, "closed": "stuck", "origin": "file", "pace": NO_PACE, "absence": WAIT, "options": "{}"},
    {"pace": Pace.read, "options": read_options},
)
SEATS: Final = Form(Seat, {"kind": "open"})
SESSIONS: Final = Form(Session, {})
ISSUED: Final = Form(Issued, {})
LINES: Final = Form(ChatLine, {})


def read_seats(rows: Sequence[Sequence[Any]]) -> tuple[list[Seat], str]:
    """The seats in their order, and what is wrong with them, if anything."""
    seats, trouble = [], ""
    for at, row in enumerate(rows):
        seat, flaw = SEATS.read(row)
        if not trouble and (flaw or seat.seat != at):
            trouble = f"the {flaw or 'number'} of seat {at} cannot be read"
        seats.append(seat if seat.seat == at else msgspec.structs.replace(seat, seat=at))
    return seats, trouble


def check_seats(game: GameRow, seats: Sequence[Seat]) -> None:
    players = read_options(game.options).get("players")
    if players != len(seats):
        raise BadRow(0, f"{players!r:.20} players, but {len(seats)} seats")
