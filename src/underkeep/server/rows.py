"""What the server stores, row by row, and what no row may hold."""

from __future__ import annotations

import hashlib
import re
import secrets
from datetime import datetime
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from underkeep.server.errors import BadText

Origin = Literal["dealt", "typed", "file"]
Purpose = Literal["seat", "spectate", "host", "transfer"]
Role = Literal["seat", "spectator", "host"]
Kind = Literal["answer", "sealed", "undo", "back"]
By = Literal["person", "bot", "clock", "host"]
Sitter = Literal["open", "person", "bot"]
Audience = Literal["seats", "all"]
Why = Literal["", "finished", "abandoned", "stuck"]

OVER: Final = ("finished", "abandoned")
WAIT: Final = "wait"  # for whoever is lost, as long as it takes
ABSENCE: Final = r"^(wait|ask|bot:([1-9]|[1-5][0-9]|60))\Z"

BIGGEST: Final = 2**63 - 1
WORDS: Final = 8_000  # what people write is limited by limits.py; this is as far as those limits can be raised
# Characters, by the name of the field, whichever row it is in (RS-106).
CAPS: Final = {
    "absence": 8, "audience": 8, "before": 64, "bot": 40, "by": 8, "closed": 10, "digest": 64, "game": 40,
    "game_id": 64, "generator": 8, "id": 64, "key": 64, "kind": 8, "maker": 64, "name": WORDS, "next": 64,
    "notation": 200, "options": 8_000, "origin": 8, "owner": 64, "pace": 24, "purpose": 8, "result": 120, "role": 10,
    "seed": 79, "setup": 256_000, "state": 64, "text": WORDS, "title": WORDS,
}  # fmt: skip
SEED: Final = re.compile(r"0|-?[1-9][0-9]{0,77}")
DIGEST: Final = re.compile(r"[0-9a-f]{64}")


class Seat(msgspec.Struct, frozen=True):
    """Who sits where. `epoch` grows whenever somebody else comes to control the seat (RS-116)."""

    seat: int
    name: str = ""
    kind: Sitter = "open"
    bot: str = ""
    away: bool = False  # a bot answers for a person who is not there
    epoch: int = 0
    lost: bool = False  # whoever sits there has gone, and has not been seen since, at any process
    since: int = 0  # the epoch in which a host last gave the seat to somebody else: what was sealed before is void


class Ticket(msgspec.Struct, frozen=True):
    """A link's secret, as its digest (RS-144). Only a spectator's may be used twice (RS-148)."""

    digest: str
    purpose: Purpose
    seat: int | None = None
    lasts: int | None = None  # seconds from now, by the database's clock


class NewGame(msgspec.Struct, frozen=True):
    """A game to be stored with its seats and first tickets, all or nothing."""

    id: str
    game: str
    version: int
    options: str  # JSON
    seed: str  # decimal; "" if it was set up from a position
    seats: tuple[Seat, ...]
    tickets: tuple[Ticket, ...] = ()
    generator: Literal["keyed"] = "keyed"  # a fast one could be guessed (RS-051)
    origin: Origin = "dealt"
    setup: str = ""
    title: str = ""
    pace: str = "0"
    maker: str = ""  # tells hosts apart, and says nothing about any of them
    absence: str = WAIT


class GameRow(msgspec.Struct, frozen=True):
    id: str
    game: str
    version: int
    options: str
    seed: str
    generator: str
    origin: Origin
    setup: str
    title: str
    pace: str
    digest: str  # what the first entry stands on
    created_at: datetime
    ended_at: datetime | None
    result: str
    closed: Why
    maker: str = ""
    paused: bool = False  # by the host: nobody answers, and no clock runs
    next: str = ""  # the table at which the same people play once more
    absence: Annotated[str, Meta(pattern=ABSENCE)] = WAIT  # what happens when somebody is lost


class Entry(msgspec.Struct, frozen=True):
    """One line of a game's history. Never changed, never removed; taking back is a line of its own (RS-113)."""

    game_id: str
    seq: int
    kind: Kind
    seat: int
    option: int
    notation: str
    key: str  # made by the client, so that a retry can be told from a second answer; its seat's alone
    before: str  # the digest that it stands on
    digest: str
    state: str  # the table's digest after it
    epoch: int  # of the seat's control, when it was made
    by: By


class Issued(msgspec.Struct, frozen=True):
    """What is known of a link, whether it still opens anything or not."""

    game_id: str
    purpose: Purpose
    seat: int | None
    used: bool
    ended: bool  # its time is over, or somebody has ended it
    watch: bool  # whoever has it may look on instead
    hosts: tuple[int, ...]  # who set the table up sits there


class Session(msgspec.Struct, frozen=True):
    digest: str
    game_id: str
    role: Role
    seat: int | None
    epoch: int  # of the seat, when the session was made


class ChatLine(msgspec.Struct, frozen=True):
    game_id: str
    n: int
    seat: int | None  # None: the system
    audience: Audience
    text: str
    at: datetime


class Lease(msgspec.Struct, frozen=True):
    """Who drives a game's bots and clocks. The epoch tells one holding of it from the next (RS-116)."""

    game_id: str
    owner: str
    epoch: int
    until: datetime


class Fence(msgspec.Struct, frozen=True):
    """What must still be true of the lease when the server stores something of its own accord."""

    owner: str
    epoch: int


class Mark(msgspec.Struct, frozen=True):
    """How far a game is: if two marks are equal, nothing has happened in between."""

    seq: int
    chat: int
    control: int  # the sum of all epochs
    closed: str


def new_id() -> str:
    return secrets.token_urlsafe(16)


def fingerprint(secret: str) -> str:
    """Secrets are stored like this only (RS-144). They are long and random, so nothing slower is needed."""
    return hashlib.sha256(secret.encode()).hexdigest()


def check(row: msgspec.Struct) -> None:
    """Refuse what one of the databases would refuse, cut or change, before either of them sees it."""
    for name in row.__struct_fields__:
        value = getattr(row, name)
        if isinstance(value, tuple):
            for part in value:
                check(part)
        else:
            check_value(name, value)
    if isinstance(row, NewGame):
        if row.seed and not SEED.fullmatch(row.seed):
            raise BadText("seed: not a whole number in decimal digits", field="seed")
        if row.generator != "keyed":
            raise BadText("generator: only the keyed one is good enough for a server", field="generator")
        if not row.seed and not row.setup:
            raise BadText("seed: a game is told again from its seed or from a file, and has neither", field="seed")
    if isinstance(row, Ticket):
        check_digest(row.digest)


def check_value(name: str, value: object) -> None:
    if isinstance(value, bool) or value is None or isinstance(value, datetime):
        return
    if isinstance(value, int):
        if not 0 <= value <= BIGGEST:
            raise BadText(f"{name}: {value!r:.40} is not between 0 and 2^63", field=name)
        return
    if not isinstance(value, str):
        raise BadText(f"{name}: {type(value).__name__} cannot be stored", field=name)
    if len(value) > CAPS[name]:
        raise BadText(f"{name}: longer than {CAPS[name]} characters", field=name)
    if "\0" in value:
        raise BadText(f"{name}: holds the character NUL", field=name)
    try:
        value.encode()
    except UnicodeEncodeError:
        raise BadText(f"{name}: holds half a character (a lone surrogate)", field=name) from None


def check_digest(digest: str) -> None:
    """A secret that somebody forgot to digest must not get into the database."""
    if not DIGEST.fullmatch(digest):
        raise BadText("digest: not the SHA-256 of a secret", field="digest")
