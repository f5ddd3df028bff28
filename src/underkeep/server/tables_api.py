"""At a table, but for the game itself: looking who is there, and what whoever sits there may do."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final

from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody

from underkeep.server.bodies import Link, Nothing, OwnSeat, Place, RecordText, StandIn, TableSheet
from underkeep.server.errors import Unknown
from underkeep.server.hosting import HOSTS, NAMING_A_BOT, seat_in_play, stand_in_for
from underkeep.server.house import House, house_of
from underkeep.server.opening import Links, WithCookies
from underkeep.server.refusing import refusals
from underkeep.server.rights import (
    ANYBODY,
    MEMBERS,
    SEAT,
    SPECTATOR,
    cookies_gone,
    may,
    rights_at,
    rights_of,
    tables_known_to,
)
from underkeep.server.rows import OVER, Session
from underkeep.server.sheets import game_at, looked_back, record_of, sheet

Asking = Request[Any, Any, Any]
MOST: Final = 100  # tables in a list of one's own


# -- looking ----------------------------------------------------------------------------------------------------------


@get("/api/tables", opt=may(ANYBODY), responses=refusals())
async def my_tables(request: Asking) -> list[TableSheet]:
    """The tables at which this browser has a place or the host's chair, the newest first."""
    house = house_of(request)
    found = []
    for table in tables_known_to(request)[:MOST]:
        rights = await rights_at(house, request, table)
        if rights.roles:
            with suppress(Unknown):  # its host has deleted it meanwhile
                found.append(await sheet(house, table, rights))
    return sorted(found, key=lambda one: one.created_at, reverse=True)


@get("/api/tables/{table:str}", opt=may(*MEMBERS), responses=refusals(404))
async def one_table(request: Asking, table: FromPath[str]) -> TableSheet:
    """One table at which this browser has a place or the host's chair."""
    return await sheet(house_of(request), table, rights_of(request))


@get("/api/tables/{table:str}/record", opt=may(*MEMBERS), responses=refusals(404))
async def record(request: Asking, table: FromPath[str]) -> RecordText:
    """The whole game with all its secrets: nobody's before its result is stored (RS-054, RS-055)."""
    return RecordText(await looked_back(request, table, record_of))


# -- the seats --------------------------------------------------------------------------------------------------------


SEATS: Final[dict[str, Any]] = {**HOSTS, "opt": may(SEAT)}


@post("/api/tables/{table:str}/transfer", **SEATS)
async def transfer(request: Asking, table: FromPath[str], data: JSONBody[OwnSeat]) -> Link:
    """A link to my own seat for another device of mine: for a few minutes, and once (RS-150)."""
    house, seat = house_of(request), rights_of(request).own(data.seat)
    link, ticket = Links(house, request, table).make("transfer", seat)
    await house.store.issue(table, ticket)
    return link


@post("/api/tables/{table:str}/away", **{**NAMING_A_BOT, "opt": may(SEAT)})
async def away(request: Asking, table: FromPath[str], data: JSONBody[StandIn]) -> TableSheet:
    """A bot answers at my own seat for a while; everybody sees that."""
    house, rights = house_of(request), rights_of(request)
    at = await seat_in_play(house, table, rights.own(data.seat))
    if at.away != data.on:
        await stand_in_for(house, table, at, data)
        await house.store.announce(table, "seat-stand-in" if data.on else "seat-handed-back", seat=at.seat)
    return await sheet(house, table, rights)


@post("/api/tables/{table:str}/erase", **SEATS)
async def erase(request: Asking, table: FromPath[str], data: JSONBody[OwnSeat]) -> TableSheet:
    """My name and all that I have said here are forgotten; the game stays as it was played (RS-187)."""
    house, rights = house_of(request), rights_of(request)
    await house.store.erase(table, rights.own(data.seat))
    return await sheet(house, table, rights)


@post("/api/tables/{table:str}/leave", **{**HOSTS, "opt": may(SEAT, SPECTATOR)})
async def leave(request: Asking, table: FromPath[str], data: JSONBody[Nothing]) -> Response[Place]:
    """Give up my place, and that of all who share this screen. The host may make a new link or let a bot sit down."""
    del data
    house, rights = house_of(request), rights_of(request)
    assert rights.place is not None  # the role says so
    for place in rights.places:
        await give_up(house, place)
    told = Place(table, rights.place.role, rights.place.seat)
    return WithCookies(told, cookies_gone(request, rights), 200)


async def give_up(house: House, place: Session) -> None:
    """Whoever leaves a game that goes on leaves an open seat; when it is over, who played stays written down."""
    if place.seat is None or (await game_at(house, place.game_id)).closed in OVER:
        await house.store.revoke_session(place.digest)
        return
    at = await seat_in_play(house, place.game_id, place.seat)
    await house.store.dismiss(place.game_id, place.seat, epoch=at.epoch, by_host=False)


ROUTES: Final = (my_tables, one_table, record, transfer, away, erase, leave)
