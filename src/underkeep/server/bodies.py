"""What HTTP requests bring and what they are answered. The schema of the API is made from these."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any

import msgspec
from msgspec import Meta

# Longer than any name may be, shorter than what is worth looking at; names.py has the last word.
Typed = Annotated[str, Meta(max_length=400)]
BotName = Annotated[str, Meta(pattern="^[a-z0-9_]{0,40}$")]
SeedText = Annotated[str, Meta(pattern="^(0|-?[1-9][0-9]{0,77})?$")]
PaceText = Annotated[str, Meta(max_length=9)]


class Body(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Brought by a request."""


class Nothing(Body):
    """`{}`: a change is asked for with a body, so that no form of another page can ask for it."""


class SeatWish(Body):
    """Who shall sit there: whoever asks, anybody with the link, or a bot."""

    sit: Annotated[str, Meta(pattern="^(me|open|bot:[a-z0-9_]{1,40})$")]
    name: Typed = ""


Wishes = Annotated[list[SeatWish], Meta(min_length=1, max_length=10)]


class NewTable(Body):
    """A table to be set up. Without a seed, nobody can know the deal; without a pace, the usual one is kept."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Wishes
    options: dict[str, Any] = {}
    title: Typed = ""
    pace: PaceText = ""
    seed: SeedText = ""


class Import(Body):
    """A table from the text of a record or a position."""

    text: Annotated[str, Meta(min_length=1, max_length=400_000)]
    seats: Wishes
    title: Typed = ""
    pace: PaceText = ""


class Claim(Body):
    """What stands in a link behind `#`. `swap` says that a place which one has at this table may be given up for it."""

    ticket: Annotated[str, Meta(max_length=300)]
    name: Typed = ""
    swap: bool = False


class Dismissal(Body):
    """A bot sits down instead; without one, the seat is open until a new link is claimed."""

    bot: BotName = ""


class StandIn(Body):
    """A bot answers for me while I am away, until I say that I am back."""

    on: bool
    bot: BotName = ""


# -- answers ----------------------------------------------------------------------------------------------------------


class SettingSheet(msgspec.Struct, frozen=True):
    name: str
    default: Any
    allowed: list[str]
    about: str


class GameSheet(msgspec.Struct, frozen=True):
    name: str
    version: int
    seats: list[int]
    settings: list[SettingSheet]
    bots: list[str]


class Link(msgspec.Struct, frozen=True):
    """Whoever has it may claim this; its secret stands behind `#`, where no server logs it."""

    purpose: str
    seat: int | None
    url: str


class Opened(msgspec.Struct, frozen=True):
    table: str
    links: list[Link]


class Place(msgspec.Struct, frozen=True):
    """What was claimed."""

    table: str
    role: str
    seat: int | None


class SeatSheet(msgspec.Struct, frozen=True):
    seat: int
    name: str
    kind: str
    bot: str
    away: bool


class TableSheet(msgspec.Struct, frozen=True):
    """A table as everybody at it may know it."""

    table: str
    game: str
    title: str
    origin: str
    options: dict[str, Any]
    pace: str
    seats: list[SeatSheet]
    roles: list[str]
    seat: int | None  # of whoever asks
    created_at: datetime
    ended_at: datetime | None
    closed: str
    result: str


class RecordText(msgspec.Struct, frozen=True):
    text: str


class CardSheet(msgspec.Struct, frozen=True):
    """A card's figures as the fact tables name them, and its words in one language."""

    id: str
    name: str
    text: str
    facts: dict[str, Any]


class RuleSheet(msgspec.Struct, frozen=True):
    id: str
    text: str


class Health(msgspec.Struct, frozen=True):
    ok: bool
