"""New tables: dealt, typed or from a file, with their seats and the links to them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from litestar import Request, Response, post
from litestar.params import JSONBody

from underkeep import bots
from underkeep.core.errors import BadOptions, BadRecord, NoRecipe
from underkeep.core.game import GameInfo
from underkeep.core.registry import GAMES, game_named
from underkeep.core.rng import SEED_LIMIT, make
from underkeep.files import loading
from underkeep.server import names, tickets
from underkeep.server.bodies import Import, Link, NewTable, Opened, SeatWish
from underkeep.server.house import House, house_of
from underkeep.server.limits import Limits
from underkeep.server.pace import NO_PACE, USUAL, Pace
from underkeep.server.refusing import refusals
from underkeep.server.rights import ANYBODY, HOST, Connection, Rights, cookie_for, may, who
from underkeep.server.rows import NewGame, Origin, Purpose, Role, Seat, Session, Ticket, new_id

Asking = Request[Any, Any, Any]
ME, OPEN, BOT = "me", "open", "bot:"


class WithCookies(Response[Any]):
    """An answer with any number of cookies, each as tickets.py writes it."""

    def __init__(self, content: Any, cookies: Sequence[str], status_code: int) -> None:
        super().__init__(content, status_code=status_code)
        self.written: Final = cookies

    def to_asgi_response(self, *args: Any, **more: Any) -> Any:
        answer = super().to_asgi_response(*args, **more)
        for cookie in self.written:
            answer.headers.add("set-cookie", cookie)
        return answer


@dataclass(frozen=True)
class Recipe:
    """What a game is told again from."""

    info: GameInfo
    options: dict[str, Any]
    seed: str
    origin: Origin
    setup: str = ""


@post("/api/tables", opt=may(ANYBODY), responses=refusals(404, 409, 422, changing=True))
async def new_table(request: Asking, data: JSONBody[NewTable]) -> Response[Opened]:
    """Set up a table. Whoever asks is its host, and sits where `me` is wished for."""
    house = house_of(request)
    house.take("table", who(request, Rights()))
    return await opened(request, data, dealt(data))


@post("/api/imports", opt=may(ANYBODY), responses=refusals(404, 409, 422, changing=True))
async def import_table(request: Asking, data: JSONBody[Import]) -> Response[Opened]:
    """Set up a table from a record or a position; everybody at it is told so for ever (RS-053)."""
    house = house_of(request)
    house.take("import", who(request, Rights()))
    async with house.imports:
        recipe = await asyncio.to_thread(read, data.text)
    return await opened(request, data, recipe)


def dealt(wish: NewTable) -> Recipe:
    info = game_named(wish.game)
    if wish.options.get("players", len(wish.seats)) != len(wish.seats):
        raise BadOptions("players: as many as there are seats", field="players")
    options = info.check({**wish.options, "players": len(wish.seats)})
    seed = int(wish.seed) if wish.seed else secrets.randbits(256)  # RS-049
    if abs(seed) >= SEED_LIMIT:
        raise BadOptions("seed: a whole number of at most 256 bits", field="seed")
    info.deal(options, make("keyed", seed))  # what cannot be dealt is refused now, not when people sit there
    return Recipe(info, options, str(seed), "typed" if wish.seed else "dealt")


def read(text: str) -> Recipe:
    table = loading.load(text, GAMES)
    if table.generator != "keyed":
        raise BadRecord("generator: only the keyed one is good enough for a server", field="generator")  # RS-051
    try:
        seed = str(table.seed)
    except NoRecipe:
        seed = ""  # a position
    return Recipe(table.info, table.options, seed, "file", text)


async def opened(request: Asking, wish: NewTable | Import, recipe: Recipe) -> Response[Opened]:
    house, address = house_of(request), who(request, Rights())
    await house.check_room(address)
    seats, mine = seated(wish.seats, recipe, house.limits)
    people = sum(seat.kind != "bot" for seat in seats)
    pace = wish.pace or (USUAL if people > 1 else NO_PACE)
    Pace.read(pace)
    links = Links(house, request, new_id())
    for seat in seats:
        if seat.kind == "open":
            links.make("seat", seat.seat)
    links.make("spectate")
    links.make("host")
    new = NewGame(
        id=links.table,
        game=recipe.info.name,
        version=recipe.info.version,
        options=msgspec.json.encode(recipe.options).decode(),
        seed=recipe.seed,
        origin=recipe.origin,
        setup=recipe.setup,
        title=names.title(wish.title, house.limits) if wish.title else "",
        pace=pace,
        seats=tuple(seats),
        tickets=tuple(links.stored),
    )
    await house.store.add_game(new)
    house.remember(address, new.id)
    cookies = [await open_session(house, request, new.id, HOST, None)]
    if mine is not None:
        cookies.append(await open_session(house, request, new.id, "seat", mine))
    return WithCookies(Opened(new.id, links.told), cookies, 201)


async def open_session(house: House, request: Asking, table: str, role: Role, seat: int | None) -> str:
    secret = tickets.new_session()
    made = Session(tickets.digest(secret), table, role, seat, 0)
    await house.store.open_session(made)
    return cookie_for(request, made, secret, house.limits.link_seconds)


def seated(wishes: Sequence[SeatWish], recipe: Recipe, limits: Limits) -> tuple[list[Seat], int | None]:
    """The seats as they are stored, and which of them is mine."""
    if len(wishes) != recipe.options["players"]:
        raise BadOptions("seats: one for each player", field="seats")
    seats: list[Seat] = []
    mine: int | None = None
    for at, wish in enumerate(wishes):
        taken = [seat.name for seat in seats if seat.name]
        if wish.sit.startswith(BOT):
            bot = known_bot(wish.sit.removeprefix(BOT))
            seats.append(Seat(at, f"bot {bot}", "bot", bot))
            continue
        if wish.sit == ME and mine is not None:
            raise BadOptions("seats: whoever sets a table up sits at one seat of it", field="seats")
        mine = at if wish.sit == ME else mine
        name = ""
        if wish.name or wish.sit == ME:
            name = names.person(wish.name, taken=taken, bots=bots.names(), limits=limits)
        seats.append(Seat(at, name, "person" if wish.sit == ME else "open"))
    return seats, mine


def known_bot(name: str) -> str:
    """A bot is a name in the registry, and nothing that is typed becomes more than that (RS-161)."""
    bots.make(name, 0)
    return name


class Links:
    """Links to one table, as they are told and as they are stored."""

    def __init__(self, house: House, request: Connection, table: str) -> None:
        self._house: Final = house
        self._address: Final = house.settings.public_address or f"{request.url.scheme}://{request.url.netloc}"
        self.table: Final = table
        self.told: Final[list[Link]] = []
        self.stored: Final[list[Ticket]] = []

    def make(self, purpose: Purpose, seat: int | None = None) -> tuple[Link, Ticket]:
        limits = self._house.limits
        lasts = limits.transfer_seconds if purpose == "transfer" else limits.link_seconds
        text, ticket = self._house.tickets.make(purpose, self.table, seat, lasts=lasts)
        self.told.append(Link(purpose, seat, f"{self._address}/#{purpose}.{text}"))
        self.stored.append(Ticket(ticket.digest, purpose, seat, lasts))
        return self.told[-1], self.stored[-1]


ROUTES: Final = (new_table, import_table)
