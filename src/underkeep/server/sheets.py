"""A table as everybody at it may know it, and its record when it is over."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from underkeep.server.bodies import SeatSheet, TableSheet
from underkeep.server.checking import retell
from underkeep.server.errors import BadRow, Unknown
from underkeep.server.house import House, house_of
from underkeep.server.reading import read_options
from underkeep.server.rights import Connection, Rights, rights_of, who
from underkeep.server.rows import OVER, Entry, GameRow, Seat
from underkeep.server.standings import UNKNOWN

Found = TypeVar("Found")


async def game_at(house: House, table: str) -> GameRow:
    game = await house.store.game(table)
    if game is None:
        raise Unknown("there is no such table", field="table")
    return game


async def sheet(house: House, table: str, rights: Rights) -> TableSheet:
    game, seats = await game_at(house, table), await house.store.seats(table)
    standing = UNKNOWN if game.closed in OVER else await house.standings.of(game)
    moved_at = await house.store.moved_at(table, standing.moved) if standing.moved else None
    playing = {seat.seat for seat in seats if not seat.away}
    mine = playing & {place.seat for place in rights.places if place.seat is not None}
    return TableSheet(
        table=game.id,
        game=game.game,
        title=game.title,
        origin=game.origin,
        options=read_options(game.options),
        pace=game.pace,
        absence=game.absence,
        seats=[seat_sheet(seat) for seat in seats],
        roles=list(rights.roles),
        seat=rights.seat,
        shared=rights.shared,
        paused=game.paused,
        created_at=game.created_at,
        ended_at=game.ended_at,
        closed="stuck" if standing.stuck else game.closed,
        result=game.result,
        round=standing.round,
        turn=standing.turn,
        moved_at=moved_at or game.ended_at or game.created_at,
        asked=not game.paused and not mine.isdisjoint(standing.asked),
        again=bool(game.next),
    )


async def looked_back(
    request: Connection, table: str, tell: Callable[[GameRow, list[Entry], list[Seat]], Found]
) -> Found:
    """What is told of a game that is over. It keeps a core busy, so it is one at a time, and not too often (RS-182)."""
    house = house_of(request)
    house.take("look_back", who(request, rights_of(request)))
    game = await game_at(house, table)
    if game.closed != "finished":
        raise Unknown("there is nothing to look back on", field="table")
    async with house.retelling:
        entries, seats = await house.store.entries(table), await house.store.seats(table)
        return await asyncio.to_thread(tell, game, entries, seats)


def seat_sheet(seat: Seat) -> SeatSheet:
    return SeatSheet(seat.seat, seat.name, seat.kind, seat.bot, seat.away)


def record_of(game: GameRow, entries: list[Entry], seats: list[Seat]) -> str:
    try:
        told = retell(game, entries)
    except BadRow:
        raise Unknown("there is no record", field="table") from None
    told.names = [f"bot {seat.bot}" if seat.kind == "bot" else seat.name or f"seat {seat.seat}" for seat in seats]
    return told.record()
