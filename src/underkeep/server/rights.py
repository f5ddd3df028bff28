"""Who asks. A right is a stored session, never a field of a request (RS-147).

A browser has two cookies for a table at most: one for its place (a seat, or a spectator's), one for the host's chair.
So a host takes and leaves a seat like everybody else, and whoever loses a seat is still the host. People who share a
screen have a cookie together, from which each seat has a session of its own. A program may send one secret as a bearer
token instead.

Every route says who may come; one that does not say it cannot be served (see app.py).
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.handlers.base import BaseRouteHandler

from underkeep.server import tickets
from underkeep.server.audience import Viewer
from underkeep.server.errors import Unknown
from underkeep.server.house import House, house_of
from underkeep.server.limits import caller
from underkeep.server.refusing import address_of
from underkeep.server.rows import Role, Session

ANYBODY: Final = "anybody"
SEAT: Final = "seat"
SPECTATOR: Final = "spectator"
HOST: Final = "host"
MEMBERS: Final = (SEAT, SPECTATOR, HOST)
_CHAIR, _SHARED = "-host", "-shared"  # end the names of other cookies; the id of a table never has such a length
MOST_SEATS: Final = 10

Connection = ASGIConnection[Any, Any, Any, Any]


@dataclass(frozen=True)
class Rights:
    """What somebody may do at one table."""

    place: Session | None = None  # of a seat or a spectator
    chair: Session | None = None  # of the host
    beside: tuple[Session, ...] = ()  # of others who share the screen

    @property
    def roles(self) -> tuple[Role, ...]:
        return tuple(session.role for session in (self.place, self.chair) if session is not None)

    @property
    def places(self) -> tuple[Session, ...]:
        return () if self.place is None else (self.place, *self.beside)

    @property
    def shared(self) -> list[int]:
        """The seats of all who share this screen, if there are several."""
        return [place.seat for place in self.places if place.seat is not None] if self.beside else []

    def own(self, seat: int | None) -> int:
        """One's own seat; among several, the one that is named."""
        for place in self.places:
            if place.seat is not None and seat in (None, place.seat):
                return place.seat
        raise Unknown("there is no such seat", field="seat")

    @property
    def seat(self) -> Viewer:
        return None if self.place is None else self.place.seat

    @property
    def here(self) -> Session:
        """The session by which a socket is opened: a host without a place watches like a spectator."""
        found = self.place or self.chair
        assert found is not None  # admit() lets nobody in without
        return found


def may(*roles: str) -> dict[str, Any]:
    """For `opt` of a route: who may come."""
    return {"roles": frozenset(roles)}


async def admit(connection: Connection, handler: BaseRouteHandler) -> None:
    """Stands before every route: counts the request, finds the rights, and lets nobody else in."""
    check_numbers(connection)
    house, roles = house_of(connection), handler.opt.get("roles", frozenset())
    rights = Rights()
    if ANYBODY not in roles:
        rights = await rights_at(house, connection, str(connection.path_params.get("table", "")))
    house.take("request", who(connection, rights))
    if ANYBODY not in roles and roles.isdisjoint(rights.roles):
        raise Unknown("there is no such table", field="table")
    connection.state.rights = rights


def check_numbers(connection: Connection) -> None:
    """The framework reads `+1`, `0_1` and the digits of every script as numbers; a path has one way to write each."""
    steps = connection.scope["path"].split("/")
    for value in connection.path_params.values():
        if isinstance(value, int) and str(value) not in steps:
            raise Unknown("there is no such place", field="path")


def rights_of(connection: Connection) -> Rights:
    found: Rights = connection.state.rights
    return found


def who(connection: Connection, rights: Rights) -> str:
    """Whom limits count (RS-179)."""
    place = rights.place
    seat = None if place is None or place.seat is None else f"{place.game_id} {place.seat}"
    return caller(seat, address_of(connection))


async def rights_at(house: House, connection: Connection, table: str) -> Rights:
    kept = secrets_of(connection)
    bearer = bearer_of(connection)
    place, chair, together = await asyncio.gather(
        session(house, bearer or kept.get(table, ""), table, (SEAT, SPECTATOR)),
        session(house, bearer or kept.get(table + _CHAIR, ""), table, (HOST,)),
        shared_sessions(house, kept.get(table + _SHARED, ""), table),
    )
    places = [place] if place is not None else together
    return Rights(places[0] if places else None, chair, tuple(places[1:]))


async def session(house: House, secret: str, table: str, roles: tuple[str, ...]) -> Session | None:
    found = await house.store.session(tickets.digest(secret)) if secret else None
    return found if found is not None and found.game_id == table and found.role in roles else None


async def shared_sessions(house: House, secret: str, table: str) -> list[Session]:
    if not secret:
        return []
    found = await house.store.sessions([shared_digest(secret, seat) for seat in range(MOST_SEATS)])
    return [one for one in found if one.game_id == table and one.role == SEAT]


def shared_digest(secret: str, seat: int) -> str:
    """Of a cookie that several people have together: each seat can be lost without the others."""
    return tickets.digest(f"{secret}/{seat}")


def tables_known_to(connection: Connection) -> list[str]:
    """The tables that a browser has cookies of, valid or not."""
    named = [name.removesuffix(_CHAIR).removesuffix(_SHARED) for name in secrets_of(connection)]
    return list(dict.fromkeys(named))


def is_https(connection: Connection) -> bool:
    return connection.scope["scheme"] in ("https", "wss")


def secrets_of(connection: Connection) -> Mapping[str, str]:
    return tickets.sessions_in(connection.headers.get("cookie", ""), https=is_https(connection))


def bearer_of(connection: Connection) -> str:
    kind, _, secret = connection.headers.get("authorization", "").partition(" ")
    return secret.strip() if kind.lower() == "bearer" else ""


def cookie_for(connection: Connection, made: Session, secret: str, lasts: int, *, shared: bool = False) -> str:
    return tickets.cookie(name_of(made, shared=shared), secret, https=is_https(connection), lasts=lasts)


def cookies_gone(connection: Connection, ended: Rights) -> list[str]:
    """Whoever leaves keeps none of a place; the host's chair is another matter."""
    assert ended.place is not None  # nobody else can leave
    names = [name_of(ended.place, shared=shared) for shared in ((False, True) if ended.beside else (False,))]
    return [tickets.forgotten(name, https=is_https(connection)) for name in names]


def name_of(made: Session, *, shared: bool = False) -> str:
    return made.game_id + (_CHAIR if made.role == HOST else _SHARED if shared else "")
