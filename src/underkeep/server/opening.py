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
from underkeep.server.pace import NO_PACE, QUICK, USUAL, Pace
from underkeep.server.refusing import refusals
from underkeep.server.rights import ANYBODY, HOST, Connection, Rights, cookie_for, may, shared_digest, who
from underkeep.server.rows import GameRow, NewGame, Origin, Purpose, Seat, Session, Ticket, new_id

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
    result: str = ""  # of a game that was over when it came


@post("/api/tables", opt=may(ANYBODY), responses=refusals(422, changing=True))
async def new_table(request: Asking, data: JSONBody[NewTable]) -> Response[Opened]:
    """Set up a table. Whoever asks is its host, and sits where `me` is wished for."""
    house = house_of(request)
    house.take("table", who(request, Rights()))
    return await opened(request, data, dealt(data))


@post("/api/imports", opt=may(ANYBODY), responses=refusals(422, changing=True))
async def import_table(request: Asking, data: JSONBody[Import]) -> Response[Opened]:
    """Set up a table from a record or a position; everybody at it is told so for ever (RS-053)."""
    house = house_of(request)
    house.take("import", who(request, Rights()))
    async with house.imports:
        recipe = await asyncio.to_thread(read, data.text)
    return await opened(request, data, recipe)


def checked(info: GameInfo, options: dict[str, Any], seats: int) -> dict[str, Any]:
    """Every option of a game for so many; what cannot be played is refused by name."""
    if options.get("players", seats) != seats:
        raise BadOptions("players: as many as there are seats", field="players")
    return info.check({**options, "players": seats})


def dealt(wish: NewTable) -> Recipe:
    info = game_named(wish.game)
    options = checked(info, wish.options, len(wish.seats))
    seed = int(wish.seed) if wish.seed else secrets.randbits(256)  # RS-049
    if abs(seed) >= SEED_LIMIT:
        raise BadOptions("seed: a whole number of at most 256 bits", field="seed")
    info.deal(options, make("keyed", seed))  # what cannot be dealt is refused now, not when people sit there
    return Recipe(info, options, str(seed), "typed" if wish.seed else "dealt")


def read(text: str) -> Recipe:
    table = loading.load(text, GAMES)
    if table.generator != "keyed":
        message = "generator: only the keyed one is good enough for a server"  # RS-051
        raise BadRecord(message, field="generator", reason="generator")
    try:
        seed = str(table.seed)
    except NoRecipe:
        seed = ""  # a position
    result = "" if table.result is None else table.result.line()
    return Recipe(table.info, table.options, seed, "file", text, result)


async def opened(
    request: Asking, wish: NewTable | Import, recipe: Recipe, *, nameless: bool = False
) -> Response[Opened]:
    house = house_of(request)
    maker = await house.room_for(who(request, Rights()))
    seats, mine = seated(wish.seats, recipe, house.limits, nameless=nameless)
    pace = wish.pace or usual_pace(seats)
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
        absence=wish.absence,
        maker=maker,
        seats=tuple(seats),
        tickets=tuple(links.stored),
    )
    sessions, cookies = rights_of_host(house, request, new.id, mine)
    await house.store.add_game(new, sessions)
    if recipe.result:
        await house.store.finish(new.id, recipe.result, "finished")
    return WithCookies(Opened(new.id, links.told), cookies, 201)


def again(game: GameRow, seats: Sequence[Seat], rights: Rights) -> tuple[NewTable, Recipe]:
    """What to wish for, to play the same once more; who sat at other screens gets a new link."""
    mine = {place.seat for place in rights.places}
    wishes = [
        SeatWish(sit=BOT + seat.bot)
        if seat.kind == "bot" or (seat.kind == "open" and seat.bot)  # it has played for somebody who never came
        else SeatWish(sit=ME if seat.seat in mine else OPEN, name=seat.name)
        for seat in seats
    ]
    options: dict[str, Any] = msgspec.json.decode(game.options)
    kept = {"title": game.title, "pace": game.pace, "absence": game.absence}
    wish = NewTable(game=game.game, seats=wishes, options=options, **kept)
    return wish, dealt(wish)


def rights_of_host(house: House, request: Asking, table: str, mine: Sequence[int]) -> tuple[list[Session], list[str]]:
    """The host's chair, and a seat or several; people who share a screen have one cookie, and each a session."""
    chair, secret = tickets.new_session(), tickets.new_session()
    shared = len(mine) > 1
    sessions = [Session(tickets.digest(chair), table, HOST, None, 0)]
    for seat in mine:
        digest = shared_digest(secret, seat) if shared else tickets.digest(secret)
        sessions.append(Session(digest, table, "seat", seat, 0))
    lasts = house.limits.place_seconds
    cookies = [cookie_for(request, sessions[0], chair, lasts)]
    if mine:
        cookies.append(cookie_for(request, sessions[-1], secret, lasts, shared=shared))
    return sessions, cookies


def usual_pace(seats: Sequence[Seat]) -> str:
    """Whoever makes the table has one screen, however many people sit before it; whoever has a link has another."""
    screens = sum(seat.kind == "open" for seat in seats) + any(seat.kind == "person" for seat in seats)
    if screens > 1:
        return USUAL
    return QUICK if screens and any(seat.kind == "bot" for seat in seats) else NO_PACE


def seated(
    wishes: Sequence[SeatWish], recipe: Recipe, limits: Limits, *, nameless: bool = False
) -> tuple[list[Seat], list[int]]:
    """The seats as they are stored, and which of them are mine: several, if people share my screen.

    `nameless`: whoever has erased their name at the table before needs none here either (RS-187).
    """
    if len(wishes) != recipe.options["players"]:
        raise BadOptions("seats: one for each player", field="seats")
    seats: list[Seat] = []
    mine: list[int] = []
    for at, wish in enumerate(wishes):
        taken = [seat.name for seat in seats if seat.name]
        if wish.sit.startswith(BOT):
            bot = known_bot(wish.sit.removeprefix(BOT))
            seats.append(Seat(at, f"bot {bot}", "bot", bot))
            continue
        if wish.sit == ME:
            mine.append(at)
        name = ""
        if wish.name or (wish.sit == ME and not nameless):
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
