"""Coming in: what a link is for, and the place that it is exchanged for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, get_args

import msgspec
from litestar import Request, Response, post
from litestar.params import FromPath, JSONBody

from underkeep import bots
from underkeep.server import names, tickets
from underkeep.server.bodies import Claim, Invitation, LinkState, Nothing, Place, Shown
from underkeep.server.errors import Unknown
from underkeep.server.house import house_of
from underkeep.server.limits import Limits
from underkeep.server.opening import WithCookies
from underkeep.server.refusing import NotNow, refusals
from underkeep.server.rights import ANYBODY, HOST, MEMBERS, Rights, cookie_for, may, rights_at, rights_of, who
from underkeep.server.rows import OVER, GameRow, Issued, Purpose, Seat
from underkeep.server.sheets import game_at, seat_sheet
from underkeep.server.tables_api import give_up
from underkeep.server.tickets import BadTicket, Ticket

Asking = Request[Any, Any, Any]
PURPOSES: Final[tuple[Purpose, ...]] = get_args(Purpose)


@post("/api/invitation", status_code=200, opt=may(ANYBODY), responses=refusals(404, changing=True))
async def invitation(request: Asking, data: JSONBody[Shown]) -> Invitation:
    """What a link is for, before it is used. Only whoever holds a link that we made learns anything (RS-146)."""
    house = house_of(request)
    house.take("claim", who(request, Rights()))
    said, text = purpose_in(data.ticket)
    issued = await house.store.issued(house.tickets.recognize(said, text).digest)
    if issued is None:  # the table is gone, and its links with it
        raise Unknown("this link does not open anything", field="ticket")
    game, seats = await game_at(house, issued.game_id), await house.store.seats(issued.game_id)
    mine = (await rights_at(house, request, game.id)).place
    told = Invitation(
        game=game.game,
        purpose=issued.purpose,
        seat=issued.seat,
        state=state_of(issued, game),
        table="" if mine is None else game.id,
    )
    if issued.ended:
        return told  # whoever was shown out learns nothing about those who stay
    return msgspec.structs.replace(
        told,
        title=game.title,
        host=next((seats[seat].name for seat in issued.hosts), ""),
        seats=[seat_sheet(seat) for seat in seats],
        watch=issued.watch and game.closed != "abandoned",
    )


def state_of(issued: Issued, game: GameRow) -> LinkState:
    if issued.ended:
        return "ended"
    if game.closed == "abandoned" or (game.closed in OVER and issued.seat is not None):
        return "over"  # of a game that was played to its end, spectators may see the last of it
    return "taken" if issued.used else "open"


@post("/api/claim", status_code=200, opt=may(ANYBODY), responses=refusals(404, 409, 422, changing=True))
async def claim(request: Asking, data: JSONBody[Claim]) -> Response[Place]:
    """Exchange a link for a place: always a fresh session, whatever cookie came along (RS-152)."""
    house = house_of(request)
    house.take("claim", who(request, Rights()))
    said, text = purpose_in(data.ticket)
    ticket = house.tickets.read(said, text)
    before = await rights_at(house, request, ticket.game)
    if ticket.purpose != HOST and before.place is not None and not data.swap:
        raise NotNow("this browser has a place at that table already", field="swap")
    secret = tickets.new_session()
    if data.watch:
        made = await house.store.watch(ticket.digest, tickets.digest(secret))
    else:
        seats = await house.store.seats(ticket.game)
        name = name_for(ticket, data.name, seats, house.limits)
        made = await house.store.claim(ticket.digest, tickets.digest(secret), name=name)
        if made.seat is not None and seats[made.seat].away:
            await house.store.announce(made.game_id, "seat-taken-over", seat=made.seat)
    for place in before.places:
        if made.role != HOST and place.seat != made.seat:
            await give_up(house, place)
    cookie = cookie_for(request, made, secret, house.limits.place_seconds)
    return WithCookies(Place(made.game_id, made.role, made.seat), [cookie], 200)


@post("/api/tables/{table:str}/follow", status_code=200, opt=may(*MEMBERS), responses=refusals(404, 409, changing=True))
async def follow(request: Asking, table: FromPath[str], data: JSONBody[Nothing]) -> Response[Place]:
    """To the table at which the same people play once more: to the same seat, or to look on again, without a link."""
    del data
    house, rights = house_of(request), rights_of(request)
    game = await game_at(house, table)
    if not game.next or await house.store.game(game.next) is None:
        raise NotNow("nobody plays this once more", field="table")
    there = (await rights_at(house, request, game.next)).place
    if there is not None:
        return Response(Place(game.next, there.role, there.seat), status_code=200)
    secret = tickets.new_session()
    made = await house.store.sit_down(game.next, rights.seat, tickets.digest(secret))
    cookie = cookie_for(request, made, secret, house.limits.place_seconds)
    return WithCookies(Place(made.game_id, made.role, made.seat), [cookie], 200)


def purpose_in(fragment: str) -> tuple[Purpose, str]:
    """What a link says it is for only chooses the key that it must be signed with."""
    said, _, text = fragment.partition(".")
    for purpose in PURPOSES:
        if said == purpose:
            return purpose, text
    raise BadTicket


def name_for(ticket: Ticket, typed: str, seats: Sequence[Seat], limits: Limits) -> str:
    """A name for whoever sits down; without one, whatever the seat was called before. The store knows if it is free."""
    if ticket.seat is None or (ticket.purpose == "transfer" and not typed):
        return ""
    if ticket.seat >= len(seats):
        raise BadTicket
    return names.person(typed or seats[ticket.seat].name, taken=(), bots=bots.names(), limits=limits)


ROUTES: Final = (invitation, claim, follow)
