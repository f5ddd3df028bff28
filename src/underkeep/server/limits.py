"""How much anybody may ask for, and how often.

Every limit of the server is a field here and a line of docs/limits.md; a test holds the two together. A bucket needs
one number per caller: the moment at which it would be full again. A bucket that is full is no different from one that
was never there, so forgetting the callers who were quiet longest keeps the memory bounded and forgives nobody much.
"""

# ruff: noqa: RUF009 - a rate is frozen, so all limits may share it as their default

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any, Final, Literal, get_args

from underkeep.server.errors import BadSetting

PREFIX: Final = "UNDERKEEP_LIMIT_"

Kind = Literal[
    "answer", "undo", "hold", "chat", "hint", "why_not", "reckon", "ping", "point", "import", "look_back", "claim",
    "table", "advice", "request", "connect", "other",
]  # fmt: skip
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)


@dataclass(frozen=True)
class Rate:
    """So many at once, and as many again spread evenly over so many seconds. Written `20/10`."""

    count: int
    seconds: int

    def __str__(self) -> str:
        return f"{self.count}/{self.seconds}"


def _limit(default: int | Rate, says: str, *, most: int = 10**12) -> Any:
    return field(default=default, metadata={"says": says, "most": most})


@dataclass(frozen=True)
class Limits:
    """One field for each limit, with its default and what it says in the docs."""

    # What one request may be
    head: int = _limit(65_536, "bytes of a request's head")
    head_seconds: int = _limit(10, "seconds for a head to arrive, from the first connection or byte on")
    body: int = _limit(16_384, "bytes of a request's body")
    body_import: int = _limit(524_288, "bytes of a body that brings a record or a position")
    body_seconds: int = _limit(10, "seconds for a body to arrive")
    frame: int = _limit(16_384, "bytes of a message on a socket")

    # How much at the same time
    heads: int = _limit(200, "connections whose request has not come yet; one more, and the oldest is cut")
    requests: int = _limit(200, "requests in work at once, in the whole process")
    sockets: int = _limit(5_000, "open sockets, in the whole process")
    sockets_per_seat: int = _limit(4, "open sockets of one seat: a phone, a laptop, two tabs")
    spectators: int = _limit(500, "open sockets of spectators at one table")
    tables: int = _limit(2_000, "tables in memory, in the whole process")
    tables_per_address: int = _limit(50, "unfinished tables made from one address")
    outbox: int = _limit(64, "events that wait for a client that reads slowly")
    outbox_seconds: int = _limit(20, "seconds until a client that has stopped reading is dropped")
    idle_seconds: int = _limit(600, "seconds until a table that nobody looks at leaves memory")

    # What bots may use
    bot_workers: int = _limit(2, "processes in which bots think")
    bot_seconds: int = _limit(4, "seconds for one answer of a bot")
    bot_megabytes: int = _limit(512, "megabytes of memory for one bot process")

    # How long words may be, in characters as people count them
    name: int = _limit(24, "characters of a person's name", most=100)
    title: int = _limit(60, "characters of a table's title", most=1_000)
    chat: int = _limit(300, "characters of a line of chat", most=1_000)
    chat_lines: int = _limit(200, "lines of chat that are kept and told to whoever comes; as many of the table's own")

    # How long links last
    link_seconds: int = _limit(2_592_000, "seconds that a link to a seat, to watch or to host lasts: thirty days")
    transfer_seconds: int = _limit(600, "seconds that a link to another device of one's own lasts")

    # How long places and games are kept: no game is removed unless whoever runs the server wishes it
    place_seconds: int = _limit(34_560_000, "seconds that a browser keeps a place: four hundred days, the most")
    unfinished_days: int = _limit(0, "days until an unfinished table at which nothing happens is removed; 0 for never")
    ended_days: int = _limit(0, "days until a table that is over is removed, with its record; 0 for never")

    # How often: by seat, or by address for whoever has no seat
    rate_answer: Rate = _limit(Rate(20, 5), "answers to decisions")
    rate_undo: Rate = _limit(Rate(5, 10), "wishes to take a decision back")
    rate_hold: Rate = _limit(Rate(5, 10), "wishes to hold a window")
    rate_chat: Rate = _limit(Rate(6, 12), "lines of chat")
    rate_hint: Rate = _limit(Rate(6, 60), "hints")
    rate_why_not: Rate = _limit(Rate(30, 10), "questions why something is not allowed")
    rate_reckon: Rate = _limit(Rate(60, 10), "questions for the sums behind the figures")
    rate_ping: Rate = _limit(Rate(40, 10), "questions whether anybody is there")
    rate_point: Rate = _limit(Rate(60, 10), "things that somebody points at")
    rate_import: Rate = _limit(Rate(5, 60), "records and positions brought in")
    rate_look_back: Rate = _limit(Rate(40, 60), "records of games that are over, and pages of their moments")
    rate_claim: Rate = _limit(Rate(20, 60), "links that are opened")
    rate_table: Rate = _limit(Rate(20, 3600), "new tables")
    rate_advice: Rate = _limit(Rate(60, 60), "questions what speaks against a table before it is set up")
    rate_request: Rate = _limit(Rate(300, 60), "requests of every kind")
    rate_connect: Rate = _limit(Rate(30, 60), "new sockets")
    rate_other: Rate = _limit(Rate(20, 10), "messages of any other kind")
    rate_keys: int = _limit(20_000, "callers that are remembered; some 300 bytes each")

    def rate(self, kind: Kind) -> Rate:
        found: Rate = getattr(self, f"rate_{kind}")
        return found


def setting(name: str) -> str:
    """The variable that sets the limit of this name."""
    return PREFIX + name.upper()


def limits_from(environment: Mapping[str, str]) -> Limits:
    """The limits as the environment sets them. What is unknown or no limit is refused by its name (RS-207)."""
    known = {setting(limit.name): limit for limit in fields(Limits)}
    changed: dict[str, int | Rate] = {}
    for variable, text in environment.items():
        if not variable.startswith(PREFIX):
            continue
        if variable not in known:
            raise BadSetting(f"{variable} is no setting; docs/limits.md lists them", field=variable)
        limit = known[variable]
        if isinstance(limit.default, Rate):
            changed[limit.name] = _rate(variable, text)
        else:
            least, most = 0 if limit.default == 0 else 1, limit.metadata["most"]
            changed[limit.name] = _number(variable, text, least, most)
    return Limits(**changed)  # type: ignore[arg-type]  # each has the type of its default


def _number(variable: str, text: str, least: int = 1, most: int = 10**12) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= 12 and int(text) >= least):
        raise BadSetting(f"{variable} must be a whole number{' above zero' if least else ''}", field=variable)
    if int(text) > most:
        raise BadSetting(f"{variable} must be at most {most}", field=variable)
    return int(text)


def _rate(variable: str, text: str) -> Rate:
    count, stroke, seconds = text.partition("/")
    if not stroke:
        raise BadSetting(f"{variable} must be a number and seconds, such as 20/10", field=variable)
    return Rate(_number(variable, count), _number(variable, seconds))


def caller(seat: str | None, address: str | None) -> str:
    """Whom a limit counts: the seat, else the address. A whole household shares an address, but never a seat (RS-179).

    An IPv6 customer owns 2^64 addresses, so they count as one.
    """
    if seat is not None:
        return f"seat {seat}"
    try:
        at = ip_address((address or "").partition("%")[0])
    except ValueError:
        return "nowhere"  # a socket of this machine's file system
    if isinstance(at, IPv6Address):
        if at.ipv4_mapped is None:
            return f"at {ip_network((at, 64), strict=False)}"
        at = at.ipv4_mapped
    return f"at {at}"


class Buckets:
    """A bucket of tokens for each caller and kind of message; memory for `limits.rate_keys` of them at most."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self._limits: Final = limits
        self._clock: Final = clock
        self._full_at: OrderedDict[tuple[Kind, str], float] = OrderedDict()

    def __len__(self) -> int:
        return len(self._full_at)

    def take(self, kind: Kind, who: str) -> float:
        """Takes a token and says 0, or takes none and says how many seconds to wait for one."""
        rate = self._limits.rate(kind)
        now = self._clock()
        full_at = max(self._full_at.get((kind, who), now), now) + rate.seconds / rate.count
        wait = full_at - now - rate.seconds
        if wait > 1e-6:  # sums of fractions end a hair beside the whole
            return wait
        self._full_at[kind, who] = full_at
        self._full_at.move_to_end((kind, who))
        if len(self._full_at) > self._limits.rate_keys:
            self._full_at.popitem(last=False)
        return 0.0
