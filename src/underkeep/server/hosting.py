"""What the host of a table may do. Everybody at the table can see that it was done (RS-159)."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response, post
from litestar.params import FromPath, JSONBody

from underkeep.server.bodies import Absence, Dismissal, Link, Nothing, Opened, Pausing, StandIn, TableSheet
from underkeep.server.chain import follow
from underkeep.server.checking import begin, counted, is_sealed
from underkeep.server.errors import BadRow, Unknown
from underkeep.server.house import House, house_of
from underkeep.server.opening import Links, again, known_bot, opened
from underkeep.server.refusing import NotNow, refusals
from underkeep.server.rights import HOST, Rights, may, rights_at, rights_of, who
from underkeep.server.rows import BIGGEST, OVER, Entry, Seat, new_id
from underkeep.server.sheets import game_at, sheet

Asking = Request[Any, Any, Any]
HOSTS: Final[dict[str, Any]] = {"opt": may(HOST), "status_code": 200, "responses": refusals(404, 409, changing=True)}
# A bot that is named may be none.
NAMING_A_BOT: Final[dict[str, Any]] = {**HOSTS, "responses": refusals(404, 409, 422, changing=True)}


# -- seats ------------------------------------------------------------------------------------------------------------


@post("/api/tables/{table:str}/seats/{seat:int}/dismiss", **NAMING_A_BOT)
async def dismiss(request: Asking, table: FromPath[str], seat: FromPath[int], data: JSONBody[Dismissal]) -> TableSheet:
    """Whoever sits there leaves for good, and everybody can see it (RS-159)."""
    house = house_of(request)
    at = await seat_in_play(house, table, seat)
    bot = known_bot(data.bot) if data.bot else ""
    await house.store.dismiss(table, seat, epoch=at.epoch, bot=bot)
    await house.store.announce(table, "seat-dismissed", seat=seat)
    return await sheet(house, table, await rights_at(house, request, table))


@post("/api/tables/{table:str}/seats/{seat:int}/stand_in", **NAMING_A_BOT)
async def stand_in(request: Asking, table: FromPath[str], seat: FromPath[int], data: JSONBody[StandIn]) -> TableSheet:
    """A bot answers for a person who is absent, or has not come yet. The seat stays theirs, and so does their link."""
    house = house_of(request)
    at = await seat_in_play(house, table, seat)
    if at.kind == "bot":
        raise NotNow("a bot sits there already", field="seat")
    if at.away != data.on:
        await stand_in_for(house, table, at, data)
        await house.store.announce(table, "seat-stand-in" if data.on else "seat-handed-back", seat=seat)
    return await sheet(house, table, rights_of(request))


@post("/api/tables/{table:str}/seats/{seat:int}/link", **HOSTS)
async def seat_link(request: Asking, table: FromPath[str], seat: FromPath[int], data: JSONBody[Nothing]) -> Link:
    """A new link to a seat. Old ones end, whoever sits there is shown out, and everybody is told (RS-149)."""
    del data
    house = house_of(request)
    at = await seat_in_play(house, table, seat)
    link, ticket = Links(house, request, table).make("seat", seat)
    await house.store.reissue(table, ticket, epoch=at.epoch)
    await house.store.announce(table, "seat-link-renewed", seat=seat)
    return link


@post("/api/tables/{table:str}/spectators", **HOSTS)
async def spectate_link(request: Asking, table: FromPath[str], data: JSONBody[Nothing]) -> Link:
    """A new link for spectators; the old one opens nothing any more."""
    del data  # links to seats that were made before let nobody look on any more, either
    house = house_of(request)
    link, ticket = Links(house, request, table).make("spectate")
    await house.store.revoke_tickets(table, "spectate")
    await house.store.issue(table, ticket)
    return link


# -- the game ---------------------------------------------------------------------------------------------------------


@post("/api/tables/{table:str}/pause", **HOSTS)
async def pause(request: Asking, table: FromPath[str], data: JSONBody[Pausing]) -> TableSheet:
    """Stop the game for a while, or let it go on: in between nobody answers, and no clock runs."""
    house = house_of(request)
    if await house.store.pause(table, on=data.on):
        await house.store.announce(table, "table-paused" if data.on else "table-goes-on")
    return await sheet(house, table, rights_of(request))


@post("/api/tables/{table:str}/absence", **HOSTS)
async def absence(request: Asking, table: FromPath[str], data: JSONBody[Absence]) -> TableSheet:
    """Choose what happens when somebody is lost. Nobody is ever removed by that, and a bot gives the seat back."""
    house = house_of(request)
    if await house.store.choose_absence(table, data.absence):
        kind, _, minutes = data.absence.partition(":")
        words = {"minutes": int(minutes)} if minutes else {}
        await house.store.announce(table, f"table-absence-{kind}", **words)
    return await sheet(house, table, rights_of(request))


@post("/api/tables/{table:str}/back", **HOSTS)
async def go_back(request: Asking, table: FromPath[str], data: JSONBody[Nothing]) -> TableSheet:
    """A game that is stuck goes on without its last decision (RS-107)."""
    del data
    house = house_of(request)
    game = await game_at(house, table)
    if game.closed == "" and (await house.standings.of(game)).stuck:  # nobody has come to the table to find it out
        await house.store.finish(table, "", "stuck")
    await house.store.go_back(await without_the_last(house, table))
    await house.store.announce(table, "table-went-back")
    return await sheet(house, table, rights_of(request))


async def without_the_last(house: House, table: str) -> Entry:
    try:
        stored, newest = await house.store.whole(table), await house.store.newest(table)
        if stored is None:
            raise Unknown("there is no such table", field="table")
        dealt = begin(stored.game).digest()
        decisions = [one for one in counted(stored.game, stored.entries) if not is_sealed(*one)]
    except BadRow:
        raise NotNow("this game cannot even be dealt any more", field="table") from None
    if stored.game.closed != "stuck" or not decisions or newest[0] >= BIGGEST:
        raise NotNow("there is no decision to go back from", field="table")
    last, sound = decisions[-1][0], [entry.state for entry, fault in decisions[:-1] if fault is None]
    seat = next((seat for seat in stored.seats if seat.seat == last.seat), stored.seats[0])  # a bad row may name none
    return follow(
        table,
        newest,
        kind="back",
        seat=seat.seat,
        option=0,
        notation="back",
        key=new_id(),
        state=sound[-1] if sound else dealt,
        epoch=seat.epoch,
        by="host",
    )


@post("/api/tables/{table:str}/close", **HOSTS)
async def close_table(request: Asking, table: FromPath[str], data: JSONBody[Nothing]) -> TableSheet:
    """Nobody plays on. What lay hidden stays hidden (RS-055)."""
    del data
    house = house_of(request)
    await house.store.finish(table, "", "abandoned")
    return await sheet(house, table, rights_of(request))


@post("/api/tables/{table:str}/delete", **HOSTS)
async def delete_table(request: Asking, table: FromPath[str], data: JSONBody[Nothing]) -> Nothing:
    """Nothing of this table is kept: no game, no chat, no links (RS-187). Whoever is there is shown out."""
    del data
    await house_of(request).store.remove(table)
    return Nothing()


@post("/api/tables/{table:str}/rematch", **{**NAMING_A_BOT, "status_code": 201})
async def rematch(request: Asking, table: FromPath[str], data: JSONBody[Nothing]) -> Response[Opened]:
    """The same people and bots once more, at a table of its own: with new links, and dealt anew in secret (RS-056).

    Whoever has a place here may follow without one.
    """
    del data
    house, rights = house_of(request), rights_of(request)
    house.take("table", who(request, Rights()))
    game = await game_at(house, table)
    if game.closed not in OVER:
        raise NotNow("the game is not over", field="table")
    wish, recipe = again(game, await house.store.seats(table), rights)
    answer = await opened(request, wish, recipe, nameless=True)
    await house.store.play_again(table, answer.content.table)
    await house.store.announce(table, "table-rematch")
    return answer


# -- what several of them need ----------------------------------------------------------------------------------------


async def seat_in_play(house: House, table: str, seat: int) -> Seat:
    """A seat of a game that goes on: when it is over, who played stays written down."""
    seats = await house.store.seats(table)
    if not 0 <= seat < len(seats):
        raise Unknown("there is no such seat", field="seat")
    if (await game_at(house, table)).closed in OVER:
        raise NotNow("the game is over", field="table")
    return seats[seat]


async def stand_in_for(house: House, table: str, at: Seat, wish: StandIn) -> None:
    bot = known_bot(wish.bot) if wish.bot else ""
    await house.store.control(table, at.seat, epoch=at.epoch, away=wish.on, bot=bot)


ROUTES: Final = (
    dismiss, stand_in, seat_link, spectate_link, pause, absence, go_back, close_table, delete_table, rematch,
)  # fmt: skip
