"""Links that open a seat, a place to watch, the host's chair or another device; and the cookies they turn into.

A ticket is `game.seat.until.secret.signature`, and stands in the fragment of a link, so that it reaches no log. The
signature says that we made it, before any database is asked; the stored digest of its secret says whether it still
counts. Whatever is wrong with a ticket, the answer is the same (RS-146).

A cookie holds nothing but a secret, one cookie for each table. On https it is `__Host-` and Secure. A table at home is
plain http, where neither is possible: whoever listens on that network can take the seat, and other programs on the same
computer see the cookie too, since cookies do not know ports. docs/limits.md says so to whoever sets up a table.
"""

from __future__ import annotations

import re
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, get_args

from itsdangerous import BadSignature
from itsdangerous.encoding import base64_decode, base64_encode

from underkeep.core.errors import UnderkeepError
from underkeep.server.keys import Keys
from underkeep.server.rows import Purpose, fingerprint

PURPOSES: Final[tuple[Purpose, ...]] = get_args(Purpose)

_TICKET: Final = re.compile(r"([\w-]{1,64})\.(\d{0,2})\.(\d{1,12})\.([\w-]{22})\.([\w-]{43})", re.ASCII)
_GAME: Final = re.compile(r"[\w-]{1,64}", re.ASCII)
_SECRET: Final = re.compile(r"[\w-]{43}", re.ASCII)
_LONGEST_HEADER: Final = 16_384


class BadTicket(UnderkeepError):
    """This ticket opens nothing. There is deliberately no way to say why."""

    def __init__(self) -> None:
        super().__init__("this link opens nothing (any more); ask for a new one", field="ticket")


@dataclass(frozen=True)
class Ticket:
    """What a ticket is for. Its secret is not kept, only its digest."""

    purpose: Purpose
    game: str
    seat: int | None
    until: int  # seconds since 1970
    digest: str


class Tickets:
    """Makes tickets and reads them."""

    def __init__(self, keys: Keys, clock: Callable[[], float] = time.time) -> None:
        self._keys: Final = keys
        self._clock: Final = clock

    def make(self, purpose: Purpose, game: str, seat: int | None, *, lasts: int) -> tuple[str, Ticket]:
        """The text for a link, and what to store of it."""
        secret = secrets.token_urlsafe(16)
        until = int(self._clock()) + lasts
        text = f"{game}.{'' if seat is None else seat}.{until}.{secret}"
        signed = self._keys.signer(purpose).sign(text).decode("ascii")
        return signed, Ticket(purpose, game, seat, until, digest(secret))

    def read(self, purpose: Purpose, text: str) -> Ticket:
        """The ticket that we once made for this purpose, if its time is not over."""
        ticket = self.recognize(purpose, text)
        if ticket.until <= self._clock():
            raise BadTicket
        return ticket

    def recognize(self, purpose: Purpose, text: str) -> Ticket:
        """The same, even if it opens nothing any more: whoever has it may be told that."""
        parts = _TICKET.fullmatch(text)
        if parts is None:
            raise BadTicket
        game, seat, until, secret, signature = parts.groups()
        # Base64 of 32 bytes leaves two bits over that no decoder looks at, so four last letters would do.
        if base64_encode(base64_decode(signature)) != signature.encode("ascii"):
            raise BadTicket
        try:
            self._keys.signer(purpose).unsign(text)
        except BadSignature:
            raise BadTicket from None  # its message quotes the signature
        return Ticket(purpose, game, int(seat) if seat else None, int(until), digest(secret))


digest: Final = fingerprint  # what is stored of a secret, of a ticket as of a session


# -- sessions ---------------------------------------------------------------------------------------------------------


def new_session() -> str:
    """The secret of a session: always a fresh one, whatever cookie came along (RS-152)."""
    return secrets.token_urlsafe(32)


def cookie(game: str, secret: str, *, https: bool, lasts: int) -> str:
    """The `Set-Cookie` that keeps a session at one table."""
    if not _GAME.fullmatch(game):
        raise ValueError("the id of a table is letters, digits, - and _")  # anything else could end the cookie early
    secure = "; Secure" if https else ""
    return f"{_name(https=https)}{game}={secret}; Path=/; Max-Age={lasts}; HttpOnly; SameSite=Strict{secure}"


def forgotten(game: str, *, https: bool) -> str:
    """The `Set-Cookie` that ends a session in the browser."""
    return cookie(game, "", https=https, lasts=0)


def sessions_in(header: str, *, https: bool) -> dict[str, str]:
    """The secrets that a `Cookie` header holds, by table.

    Two cookies of one name mean that somebody planted one of them, so neither counts.
    """
    if len(header) > _LONGEST_HEADER:
        return {}
    begin = _name(https=https)
    found: dict[str, list[str]] = {}
    for pair in header.split(";"):
        name, _, value = pair.strip(" \t").partition("=")
        if name.startswith(begin):
            found.setdefault(name.removeprefix(begin), []).append(value)
    return {
        game: values[0]
        for game, values in found.items()
        if len(values) == 1 and _GAME.fullmatch(game) and _SECRET.fullmatch(values[0])
    }


def _name(*, https: bool) -> str:
    return "__Host-underkeep-" if https else "underkeep-"
