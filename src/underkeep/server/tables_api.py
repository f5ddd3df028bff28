"""At a table, but for the game itself: claiming a place, looking who is there, and what the host and seats may do."""

from __future__ import annotations

import asyncio
from typing import Any, Final, get_args

import msgspec
from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody

from underkeep import bots
from underkeep.server import names, tickets
from underkeep.server.bodies import (
    Claim,
    Dismissal,
    Link,
    Nothing,
    Place,
    RecordText,
    SeatSheet,
    StandIn,
    TableSheet,
)
from underkeep.server.checking import retell
from underkeep.server.errors import BadRow, Unknown
from underkeep.server.house import House, house_of
from underkeep.server.opening import Links, WithCookies, known_bot
from underkeep.server.refusing import NotNow, refusals
from underkeep.server.rights import (
    ANYBODY,
    HOST,
    MEMBERS,
    SEAT,
    SPECTATOR,
    Rights,
    cookie_for,
    cookie_gone,
    may,
    rights_at,
    rights_of,
    tables_known_to,
    who,
)
from underkeep.server.rows import Entry, GameRow, Purpose, Seat, Session
from underkeep.server.tickets import BadTicket, Ticket

Asking = Request[Any, Any, Any]
MOST: Final = 100  # tables in a list of one's own
PURPOSES: Final[tuple[Purpose, ...]] = get_args(Purpose)


# -- coming in --------------------------------------------------------------------------------------------------------


@post("/api/claim", status_code=200, opt=may(ANYBODY), responses=refusals(404, 409, 422, changing=True))
async def claim(request: Asking, data: JSONBody[Claim]) -> Response[Place]:
    """Exchange a link for a place: always a fresh session, whatever cookie came along (RS-152)."""
    house = house_of(request)
    house.take("claim", who(request, Rights()))
    ticket = ticket_in(house, data.ticket)
    before = await rights_at(house, request, ticket.game)
    if ticket.purpose != HOST and before.place is not None and not data.swap:
        raise NotNow("this browser has a place at that table already", field="swap")
    name = await name_for(house, ticket, data.name)
    secret = tickets.new_session()
    made = await house.store.claim(ticket.digest, tickets.digest(secret), name=name)
    if before.place is not None and made.role != HOST and before.place.seat != made.seat:
        await give_up(house, before.place)
    cookie = cookie_for(request, made, secret, house.limits.link_seconds)
    return WithCookies(Place(made.game_id, made.role, made.seat), [cookie], 200)


def ticket_in(house: House, fragment: str) -> Ticket:
    """What a link says it is for only chooses the key that it must be signed with."""
    said, _, text = fragment.partition(".")
    for purpose in PURPOSES:
        if said == purpose:
            return house.tickets.read(purpose, text)
    raise BadTicket


async def name_for(house: House, ticket: Ticket, typed: str) -> str:
    """A name for whoever sits down; without one, whatever the seat was called before."""
    if ticket.seat is None or (ticket.purpose == "transfer" and not typed):
        return ""
    seats = await house.store.seats(ticket.game)
    if ticket.seat >= len(seats):
        raise BadTicket
    taken = [seat.name for seat in seats if seat.name and seat.seat != ticket.seat]
    return names.person(typed or seats[ticket.seat].name, taken=taken, bots=bots.names(), limits=house.limits)


# -- looking ----------------------------------------------------------------------------------------------------------


@get("/api/tables", opt=may(ANYBODY), responses=refusals())
async def my_tables(request: Asking) -> list[TableSheet]:
    """The tables at which this browser has a place or the host's chair, the newest first."""
    house = house_of(request)
    found = []
    for table in tables_known_to(request)[:MOST]:
        rights = await rights_at(house, request, table)
        if rights.roles:
            found.append(await sheet(house, table, rights))
    return sorted(found, key=lambda one: one.created_at, reverse=True)


@get("/api/tables/{table:str}", opt=may(*MEMBERS), responses=refusals(404))
async def one_table(request: Asking, table: FromPath[str]) -> TableSheet:
    return await sheet(house_of(request), table, rights_of(request))


@get("/api/tables/{table:str}/record", opt=may(*MEMBERS), responses=refusals(404))
async def record(request: Asking, table: FromPath[str]) -> RecordText:
    """The whole game with all its secrets: nobody's before its result is stored (RS-054, RS-055)."""
    house = house_of(request)
    game = await game_at(house, table)
    if game.closed != "finished":
        raise Unknown("there is no record", field="table")
    entries, seats = await house.store.entries(table), await house.store.seats(table)
    return RecordText(await asyncio.to_thread(written, game, entries, seats))


def written(game: GameRow, entries: list[Entry], seats: list[Seat]) -> str:
    try:
        told = retell(game, entries)
    except BadRow:
        raise Unknown("there is no record", field="table") from None
    told.names = [f"bot {seat.bot}" if seat.kind == "bot" else seat.name or f"seat {seat.seat}" for seat in seats]
    return told.record()


async def game_at(house: House, table: str) -> GameRow:
    game = await house.store.game(table)
    if game is None:
        raise Unknown("there is no such table", field="table")
    return game


async def sheet(house: House, table: str, rights: Rights) -> TableSheet:
    game, seats = await game_at(house, table), await house.store.seats(table)
    return TableSheet(
        table=game.id,
        game=game.game,
        title=game.title,
        origin=game.origin,
        options=msgspec.json.decode(game.options),
        pace=game.pace,
        seats=[SeatSheet(seat.seat, seat.name, seat.kind, seat.bot, seat.away) for seat in seats],
        roles=list(rights.roles),
        seat=rights.seat,
        created_at=game.created_at,
        ended_at=game.ended_at,
        closed=game.closed,
        result=game.result,
    )


# -- the host ---------------------------------------------------------------------------------------------------------


HOSTS: Final[dict[str, Any]] = {
    "opt": may(HOST), "status_code": 200, "responses": refusals(404, 409, 422, changing=True),
}  # fmt: skip


@post("/api/tables/{table:str}/seats/{seat:int}/dismiss", **HOSTS)
async def dismiss(request: Asking, table: FromPath[str], seat: FromPath[int], data: JSONBody[Dismissal]) -> TableSheet:
    """Whoever sits there leaves for good, and everybody can see it (RS-159)."""
    house = house_of(request)
    at = await open_seat(house, table, seat)
    bot = known_bot(data.bot) if data.bot else ""
    await house.store.dismiss(table, seat, epoch=at.epoch, bot=bot)
    await announce(house, table, "seat-dismissed", seat)
    return await sheet(house, table, await rights_at(house, request, table))


@post("/api/tables/{table:str}/seats/{seat:int}/link", **HOSTS)
async def reissue(request: Asking, table: FromPath[str], seat: FromPath[int], data: JSONBody[Nothing]) -> Link:
    """A new link to a seat. Old ones end, whoever sits there is shown out, and everybody is told (RS-149)."""
    del data
    house = house_of(request)
    at = await open_seat(house, table, seat)
    link, ticket = Links(house, request, table).make("seat", seat)
    await house.store.reissue(table, ticket, epoch=at.epoch)
    await announce(house, table, "seat-link-renewed", seat)
    return link


@post("/api/tables/{table:str}/spectators", **HOSTS)
async def spectators(request: Asking, table: FromPath[str], data: JSONBody[Nothing]) -> Link:
    """A new link for spectators; the old one opens nothing any more."""
    del data
    house = house_of(request)
    link, ticket = Links(house, request, table).make("spectate")
    await house.store.revoke_tickets(table, "spectate")
    await house.store.issue(table, ticket)
    return link


@post("/api/tables/{table:str}/close", **HOSTS)
async def close(request: Asking, table: FromPath[str], data: JSONBody[Nothing]) -> TableSheet:
    """Nobody plays on. What lay hidden stays hidden (RS-055)."""
    del data
    house = house_of(request)
    await house.store.finish(table, "", "abandoned")
    return await sheet(house, table, rights_of(request))


async def open_seat(house: House, table: str, seat: int) -> Seat:
    """A seat of a game that goes on: when it is over, who played stays written down."""
    seats = await house.store.seats(table)
    if not 0 <= seat < len(seats):
        raise Unknown("there is no such seat", field="seat")
    if (await game_at(house, table)).closed in ("finished", "abandoned"):
        raise NotNow("the game is over", field="table")
    return seats[seat]


async def announce(house: House, table: str, message: str, seat: int) -> None:
    """The table itself speaks, by the id of a message and its argument; clients say it in their language."""
    await house.store.say(table, None, "all", f"{message} seat={seat}")


# -- the seats --------------------------------------------------------------------------------------------------------


SEATS: Final[dict[str, Any]] = {**HOSTS, "opt": may(SEAT)}


@post("/api/tables/{table:str}/transfer", **SEATS)
async def transfer(request: Asking, table: FromPath[str], data: JSONBody[Nothing]) -> Link:
    """A link to my own seat for another device of mine: for a few minutes, and once (RS-150)."""
    del data
    house = house_of(request)
    link, ticket = Links(house, request, table).make("transfer", rights_of(request).seat)
    await house.store.issue(table, ticket)
    return link


@post("/api/tables/{table:str}/away", **SEATS)
async def away(request: Asking, table: FromPath[str], data: JSONBody[StandIn]) -> TableSheet:
    """A bot answers at my own seat for a while; everybody sees that."""
    house, rights = house_of(request), rights_of(request)
    assert rights.seat is not None  # the role says so
    at = await open_seat(house, table, rights.seat)
    bot = known_bot(data.bot) if data.bot else ""
    if at.away != data.on:
        await house.store.control(table, at.seat, epoch=at.epoch, away=data.on, bot=bot)
    return await sheet(house, table, rights)


@post("/api/tables/{table:str}/leave", **{**HOSTS, "opt": may(SEAT, SPECTATOR)})
async def leave(request: Asking, table: FromPath[str], data: JSONBody[Nothing]) -> Response[Place]:
    """Give up my place. A seat is open then; the host may make a new link or let a bot sit down."""
    del data
    house, place = house_of(request), rights_of(request).place
    assert place is not None  # the role says so
    await give_up(house, place)
    gone = cookie_gone(request, place)
    return WithCookies(Place(table, place.role, place.seat), [gone], 200)


async def give_up(house: House, place: Session) -> None:
    """Whoever leaves a game that goes on leaves an open seat; when it is over, who played stays written down."""
    over = (await game_at(house, place.game_id)).closed in ("finished", "abandoned")
    if place.seat is None or over:
        await house.store.revoke_session(place.digest)
        return
    at = await open_seat(house, place.game_id, place.seat)
    await house.store.dismiss(place.game_id, place.seat, epoch=at.epoch)


ROUTES: Final = (
    claim, my_tables, one_table, record, dismiss, reissue, spectators, close, transfer, away, leave,
)  # fmt: skip
