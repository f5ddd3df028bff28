"""What HTTP requests bring and what they are answered. The schema of the API is made from these."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from underkeep.server.rows import WAIT, Origin, Purpose, Role, Sitter, Why
from underkeep.server.wire import Question

END = r"$(?!\n)"  # in Python, `$` alone would also match before a last line's end


# Longer than any name may be, shorter than what is worth looking at; names.py has the last word.
Name = Annotated[str, Meta(max_length=8_000, description="What a person is called, by everybody at the table")]
Title = Annotated[str, Meta(max_length=8_000, description="What a table is called")]
BotName = Annotated[str, Meta(pattern=f"^[a-z0-9_]{{0,40}}{END}", description="A bot, as the game lists it")]
SeedText = Annotated[
    str,
    Meta(
        pattern=f"^(0|-?[1-9][0-9]{{0,77}})?{END}",
        description="A whole number as text. Everybody is told that it was chosen; empty, it is drawn and secret",
    ),
]
PaceText = Annotated[
    str,
    Meta(max_length=9, description="Seconds that a window stays open: `0`, `3` or `2-4`; empty, what is usual"),
]
AbsenceText = Annotated[
    str,
    Meta(
        pattern=f"^(wait|ask|bot:([1-9]|[1-5][0-9]|60)){END}",
        description="When somebody is lost: `wait`, `ask` those who are here, or `bot:` and after how many minutes",
    ),
]
Instant = Annotated[datetime, Meta(tz=True)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]


class Body(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Brought by a request."""


class Nothing(Body):
    """`{}`: a change is asked for with a body, so that no form of another page can ask for it."""


class SeatWish(Body):
    """Who shall sit there: whoever asks, anybody with the link, or a bot."""

    sit: Annotated[
        str,
        Meta(
            pattern=f"^(me|open|bot:[a-z0-9_]{{1,40}}){END}",
            description="`me`, `open` for whoever has the link, or `bot:` and the name of a bot",
        ),
    ]
    name: Name = ""


Wishes = Annotated[list[SeatWish], Meta(min_length=1, max_length=10)]


Options = Annotated[dict[str, Any], Meta(description="The game's settings by name; what is left out is usual")]


class NewTable(Body):
    """A table to be set up. Without a seed, nobody can know the deal; without a pace, the usual one is kept."""

    game: Annotated[str, Meta(max_length=40, description="A game that this server lists")]
    seats: Wishes
    options: Options = {}
    title: Title = ""
    pace: PaceText = ""
    absence: AbsenceText = WAIT
    seed: SeedText = ""


class Planned(Body):
    """A table that somebody thinks of, with so many seats."""

    seats: Annotated[int, Meta(ge=1, le=10)]
    options: Options = {}


class Import(Body):
    """A table from the text of a record or a position."""

    text: Annotated[str, Meta(min_length=1, max_length=400_000, description="The whole file")]
    seats: Wishes
    title: Title = ""
    pace: PaceText = ""
    absence: AbsenceText = WAIT


TicketText = Annotated[str, Meta(max_length=300, description="What stands in a link behind `#`")]


class Shown(Body):
    """A link, to be told what it is for."""

    ticket: TicketText


class Claim(Body):
    """A link, to be exchanged for a place. `swap` says that a place which one has at this table may be given up for it.

    `watch`: whoever has a link to a seat may have a spectator's place instead, even if somebody else sits there.
    """

    ticket: TicketText
    name: Name = ""
    swap: bool = False
    watch: bool = False


class Dismissal(Body):
    """A bot sits down instead; without one, the seat is open until a new link is claimed."""

    bot: BotName = ""


class StandIn(Body):
    """A bot answers for me while I am away, until I say that I am back. Who shares a screen says at which seat."""

    on: bool
    bot: BotName = ""
    seat: SeatNumber | None = None


class OwnSeat(Body):
    """My own seat; who shares a screen says which."""

    seat: SeatNumber | None = None


class Absence(Body):
    """What happens from now on when somebody is lost."""

    absence: AbsenceText


class Pausing(Body):
    """Nobody answers and no clock runs, until the game is let go on."""

    on: bool


# -- answers ----------------------------------------------------------------------------------------------------------

Code = Literal[
    # the request as such, whatever it asks for
    "malformed", "host_missing", "host_unknown", "foreign_page", "not_json", "compressed", "too_long", "too_slow",
    "bad_method", "bad_request", "bad_body", "too_often", "refused",
    # what it asks for
    "not_found", "bad_options", "bad_record", "bad_position", "unfit_text", "not_now", "changed", "closed",
    "paused",
    # the server
    "busy", "unavailable", "fault",
]  # fmt: skip


Reason = Literal[
    "",
    # the file
    "kind", "syntax", "character", "size", "twice", "missing", "unknown", "value", "name", "version", "options",
    # a record
    "generator", "line", "gap", "over", "seat", "answer", "result",
    # a position
    "impossible",
]  # fmt: skip


class Fault(msgspec.Struct, frozen=True, omit_defaults=True):
    """The body of every answer from 400 on: what is wrong, where, by which rule, and which request it was.

    Of a file, `line` is where it is wrong, and `reason` why.
    """

    code: Code
    field: str
    rule: str
    request: str
    line: int = 0
    reason: Reason = ""


class SettingSheet(msgspec.Struct, frozen=True):
    """One option of a game: what it is if nobody says, and what it may be."""

    name: str
    default: Any
    allowed: list[str]
    about: str


class GameSheet(msgspec.Struct, frozen=True):
    """A game that can be played here, with every number of seats that it takes."""

    name: str
    version: int
    seats: list[int]
    settings: list[SettingSheet]
    bots: list[str]


class Objection(msgspec.Struct, frozen=True):
    """Why no such table can be set up: the field and the rule that asking for it would be refused with."""

    field: str
    rule: str


class AdviceSheet(msgspec.Struct, frozen=True):
    """What speaks against such a table, though it can be played: its rule, and a message with what it is made of."""

    rule: str
    message: str
    words: dict[str, str]


class Counsel(msgspec.Struct, frozen=True):
    """What is to be said of a table before it is set up: nothing, why it cannot be, or what speaks against it."""

    refused: Objection | None
    advice: list[AdviceSheet]


class Link(msgspec.Struct, frozen=True):
    """Whoever has it may claim this; its secret stands behind `#`, where no server logs it."""

    purpose: Purpose
    seat: SeatNumber | None
    url: str


class Opened(msgspec.Struct, frozen=True):
    """A table that was set up, and the links to it. They are told once."""

    table: str
    links: list[Link]


class Place(msgspec.Struct, frozen=True):
    """What was claimed."""

    table: str
    role: Role
    seat: SeatNumber | None


class SeatSheet(msgspec.Struct, frozen=True):
    """Who sits there; `away` says that a bot answers for a person in the meantime."""

    seat: SeatNumber
    name: str
    kind: Sitter
    bot: str
    away: bool


LinkState = Literal["open", "taken", "ended", "over"]


class Invitation(msgspec.Struct, frozen=True):
    """What a link is for.

    `open`: it can be claimed; `taken`: somebody has; `ended`: its time is over, or the host has ended it; `over`: the
    game is. `host` is the name of whoever set the table up, if they play. `table` is told to whoever has a place there
    already. `watch`: it may be claimed for a spectator's place.
    """

    game: str
    purpose: Purpose
    seat: SeatNumber | None
    state: LinkState
    table: str
    title: str = ""
    host: str = ""
    seats: list[SeatSheet] = []
    watch: bool = False


class TableSheet(msgspec.Struct, frozen=True):
    """A table as everybody at it may know it.

    `seat` and `roles` are those of whoever asks, `shared` the seats of all who share that screen, if there are several.
    While the game goes on, `round` is its round, if it has any, `turn` is whose decision everybody may know about,
    `moved_at` is when everybody last saw something happen, and `asked` says that one of the asker's seats must decide.
    `again`: the same people play once more, and whoever has a place here may follow.
    """

    table: str
    game: str
    title: str
    origin: Origin
    options: dict[str, Any]
    pace: str
    absence: str
    seats: list[SeatSheet]
    roles: list[Role]
    seat: SeatNumber | None
    shared: list[SeatNumber]
    paused: bool
    created_at: Instant
    ended_at: Instant | None
    closed: Why
    result: str
    round: int
    turn: SeatNumber | None
    moved_at: Instant
    asked: bool
    again: bool


class Moment(msgspec.Struct, frozen=True):
    """The table after so many decisions: who had decided what, as far as the viewer could know, and what it saw."""

    number: int
    seat: SeatNumber | None
    notation: str
    events: list[dict[str, Any]]
    view: dict[str, Any]
    question: Question | None
    turn: SeatNumber | None


class Moments(msgspec.Struct, frozen=True):
    """Some moments of a game that is over. `rounds` are the numbers of the moments with which rounds began."""

    game: str
    title: str
    seats: list[SeatSheet]
    count: int
    rounds: list[int]
    result: str
    moments: list[Moment]


class Uncovered(msgspec.Struct, frozen=True):
    """The table of a game that is over, with nothing hidden: what all its seats know together, and the decks.

    `decks` are cards in the order in which they would have been drawn, by the names that the game's positions use.
    """

    view: dict[str, Any]
    decks: dict[str, list[str]]


class RecordText(msgspec.Struct, frozen=True):
    """A whole game as a record, from which every program of ours can play it again."""

    text: str


class CardSheet(msgspec.Struct, frozen=True):
    """A card's figures as the fact tables name them, and its words in one language."""

    id: str
    name: str
    text: str
    facts: dict[str, Any]


class RuleSheet(msgspec.Struct, frozen=True):
    """A rule by its id, in one language."""

    id: str
    text: str


class Health(msgspec.Struct, frozen=True):
    """How the server is."""

    ok: bool
