"""Tell every stored game again, and name the first row that does not fit (RS-107, RS-108)."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

import msgspec

from underkeep.core.errors import BadRecord, UnderkeepError
from underkeep.core.registry import GAMES
from underkeep.core.rng import make
from underkeep.core.table import Table
from underkeep.files import loading
from underkeep.server.chain import links
from underkeep.server.errors import BadRow
from underkeep.server.rows import Entry, GameRow
from underkeep.server.store import Store


class Finding(msgspec.Struct, frozen=True):
    """A game that cannot be told again. Row 0 is the game's own."""

    game_id: str
    row: int
    why: str


async def check_games(store: Store) -> list[Finding]:
    """Every game, the open and the ended ones. One bad game hides no other."""
    found = [await check_stored(store, game_id) for game_id in await store.game_ids()]
    return [finding for finding in found if finding is not None] + await check_loose(store)


async def check_loose(store: Store) -> list[Finding]:
    """Rows that no game misses, perhaps: the last one of a game is known to nothing but itself."""
    return [Finding(game_id, row, "belongs to a game that is not there") for game_id, row in await store.loose()]


async def check_stored(store: Store, game_id: object) -> Finding | None:
    if not isinstance(game_id, str):
        return Finding(repr(game_id)[:40], 0, "its id cannot be read")
    try:
        stored = await store.whole(game_id)
    except BadRow as bad:
        return Finding(game_id, bad.seq, bad.why)
    if stored is None:  # removed just now
        return None
    return await asyncio.to_thread(check_game, stored.game, stored.entries)


def check_game(game: GameRow, entries: list[Entry]) -> Finding | None:
    try:
        check_end(game, retell(game, entries))
    except BadRow as bad:
        return Finding(game.id, bad.seq, bad.why)
    return None


def check_end(game: GameRow, table: Table) -> None:
    ended = "" if table.result is None else table.result.line()
    if game.closed == "finished" and game.result != ended:
        raise BadRow(0, f"says it ended {game.result!r}, the replay says {ended or 'unfinished'!r}")


def begin(game: GameRow) -> Table:
    """The table as it was before the first entry."""
    info = GAMES.get(game.game)
    if info is None:
        raise BadRow(0, f"the game {game.game!r:.40} is not known here")
    if game.version != info.version:
        raise BadRow(0, f"made with version {game.version} of the rules; this is version {info.version}")
    try:
        if game.setup:
            return loading.load(game.setup, GAMES)
        options: dict[str, Any] = info.check(msgspec.json.decode(game.options, type=dict[str, Any]))
        return Table(info, options, int(game.seed), info.deal(options, make(game.generator, int(game.seed))))
    except (UnderkeepError, ValueError, msgspec.MsgspecError) as fault:
        raise BadRow(0, f"cannot be set up: {fault}") from fault


def retell(game: GameRow, entries: Iterable[Entry]) -> Table:
    """The table as it stands after all entries; BadRow at the first that does not fit."""
    table = begin(game)
    for entry in standing(game, entries):
        try:
            repeat(table, entry)
        except UnderkeepError as fault:
            raise BadRow(entry.seq, str(fault)) from fault
        if table.digest() != entry.state:
            raise BadRow(entry.seq, "leads to another state of the table than it did when it was stored")
    return table


def standing(game: GameRow, entries: Iterable[Entry]) -> list[Entry]:
    """The entries that count for the rules: an answer that lies sealed has not been carried out yet."""
    return [entry for entry in lasting(game, entries) if entry.kind != "sealed"]


def lasting(game: GameRow, entries: Iterable[Entry]) -> list[Entry]:
    """The entries that nobody has gone back from; BadRow if one of them is not what was written (RS-107)."""
    found = counted(game, entries)
    for _, fault in found:
        if fault is not None:
            raise fault
    return [entry for entry, _ in found]


def counted(game: GameRow, entries: Iterable[Entry]) -> list[tuple[Entry, BadRow | None]]:
    """The same, each with what is wrong with it: going back takes away the last one that counts.

    So a game can go back from a row that is not what was written. Of such a row nothing is believed: it counts for one
    decision, whatever it says it is.
    """
    found: list[tuple[Entry, BadRow | None]] = []
    for entry, fault in links(game, entries):
        if entry.kind != "back" or fault is not None:
            found.append((entry, fault))
            continue
        while found and is_sealed(*found.pop()):
            pass  # it was meant for a window that has never opened
    return found


def is_sealed(entry: Entry, fault: BadRow | None) -> bool:
    return entry.kind == "sealed" and fault is None


def repeat(table: Table, entry: Entry) -> None:
    if entry.kind == "undo":
        table.undo(entry.seat)
    elif table.decision is None or table.decision.seat != entry.seat:
        raise BadRecord(f"seat {entry.seat} is not asked here", field="seat")
    else:
        table.repeat(entry.option, entry.notation)
