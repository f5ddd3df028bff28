"""What travels between a table on the server and the people around it. Texts never do: a client says them itself.

Everything a client may send is one of `Asked`, everything it may get one of `Told`, told apart by `type`.
"""

from __future__ import annotations

import json
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from underkeep.server.rows import WAIT, Origin, Role, Sitter

PROTOCOL: Final = 1  # a client of another number is asked to load itself anew (RS-143)

Key = Annotated[
    str, Meta(pattern=r"^[A-Za-z0-9_-]{8,40}$(?!\n)")
]  # made by the client, so that a retry is no second answer
Ref = Annotated[str, Meta(max_length=40)]  # given back with the reply
Notation = Annotated[str, Meta(min_length=1, max_length=200)]
Index = Annotated[int, Meta(ge=0, le=9_999)]
Pointing = Literal["considers", "proposes"]
Meant = Annotated[  # notations, or names of things on the table: nothing that somebody could write a sentence with
    list[Annotated[str, Meta(pattern=r"^[a-z0-9_:, -]{1,80}$(?!\n)")]], Meta(max_length=4)
]
Code = Literal[
    "bad_message", "too_often", "unfit_text", "busy", "out_of_place", "not_yours", "stale", "not_an_option", "paused",
    "cannot_take_back", "no_hint", "fenced", "unavailable", "fault",
]  # fmt: skip


class Message(msgspec.Struct, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """A message with its type."""


# -- from a client ----------------------------------------------------------------------------------------------------


class Hello(Message, tag="hello"):
    """The first message of a socket."""

    protocol: Annotated[int, Meta(ge=1, le=999)]


class Answer(Message, tag="answer"):
    """This option of that decision. An answer to any other decision is refused, even if its option exists (RS-110)."""

    decision: Annotated[str, Meta(max_length=64)]
    option: Index
    key: Key


class TakeBack(Message, tag="take_back"):
    """Undo this seat's last decision."""

    key: Key


class WhyNot(Message, tag="why_not"):
    """Asks which rule forbids this now."""

    notation: Notation
    ref: Ref = ""


class AskHint(Message, tag="hint"):
    """Asks what a bot would do that knows no more than this seat."""

    ref: Ref = ""


class Reckon(Message, tag="reckon"):
    """Asks for the sums behind the figures of the stage that this viewer sees, and for what would happen."""

    ref: Ref = ""


class Ping(Message, tag="ping"):
    """Asks whether anybody is there: a page cannot see by itself that its line is dead."""

    ref: Ref = ""


class Say(Message, tag="say"):
    """A line of chat, to the seats."""

    text: str  # how long it may be, limits.py says: what does not fit is refused, and cuts no line


class Hold(Message, tag="hold"):
    """Keep the window open, or let go of it. Anybody may, whether they could do something or not (RS-041)."""

    on: bool


class Vote(Message, tag="vote"):
    """Whether a bot shall play for somebody who is lost, at a table where those who are here decide that."""

    seat: Annotated[int, Meta(ge=0, le=9)]
    bot: bool


class Ready(Message, tag="ready"):
    """Whoever plays together on one screen has handed it over: now this seat's cards may be shown (RS-065)."""

    seat: Annotated[int, Meta(ge=0, le=9)]


class Point(Message, tag="point"):
    """Shows the others what this seat thinks about, or what it would do in another's place; decides nothing."""

    how: Pointing
    what: Meant


Asked = Hello | Answer | TakeBack | WhyNot | AskHint | Reckon | Ping | Say | Hold | Vote | Ready | Point


# -- to a client ------------------------------------------------------------------------------------------------------


class Choice(msgspec.Struct, frozen=True):
    """One option: its notation, and what its sentence is made of."""

    notation: str
    verb: str
    words: dict[str, str]


class Question(msgspec.Struct, frozen=True):
    """The open decision, told only to whoever decides. Its id says nothing about any other decision (RS-039)."""

    decision: str
    seat: int
    kind: str
    source: str | None
    options: list[Choice]
    unseen: bool  # the others do not know that this is asked


class Sitting(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat, as everybody may see it."""

    seat: int
    name: str
    kind: Sitter
    bot: str
    here: bool  # somebody is connected
    away: bool  # a bot answers in the meantime
    gone: int | None = None  # for so many seconds a person has not been here, if anybody has seen them go
    wants: list[int] = []  # of those who are here: who wants a bot to play at this seat meanwhile


class Line(msgspec.Struct, frozen=True):
    """A line of chat. Without a seat, the table itself speaks, by the id of a message."""

    n: int
    seat: int | None
    text: str
    at: str


class Stage(Message, tag="stage"):
    """The table after something has changed for this viewer; `version` counts such changes, for this viewer alone."""

    version: int
    events: list[dict[str, Any]]
    view: dict[str, Any]
    question: Question | None
    turn: int | None  # whose decision everybody may know about; it may be one that leaves no choice
    window: bool  # somebody might be thinking about an answer, or nobody
    held: list[int]  # seats that hold the window
    result: str | None


class Welcome(Message, tag="welcome"):
    """Everything from the beginning: what somebody needs who has just come, or come back."""

    protocol: int
    table: str
    game: str
    title: str
    origin: Origin  # "typed" and "file": somebody may know more about this deal than they should (RS-053)
    options: dict[str, Any]
    viewer: int | None
    shared: list[int]  # the seats of all who share this screen, if there are several
    roles: list[Role]
    pledge: str  # a hash of the seed, which the record shows at the end (RS-052); empty if it was not dealt (RS-050)
    seats: list[Sitting]
    absence: str  # what happens when somebody is lost: `wait`, `ask`, or `bot:` and so many minutes
    paused: bool  # by the host
    paced: bool  # windows stay open for a while, and can be held
    log: list[dict[str, Any]]
    stood_in: int | None  # so many events stand before the first that a bot did at the viewer's seat, if any
    chat: list[Line]
    stage: Stage
    watching: int = 0  # how many people look on by this server process


class Seats(Message, tag="seats"):
    """Somebody came, went, was replaced or voted; or the host has chosen what happens when somebody is lost."""

    seats: list[Sitting]
    absence: str = WAIT
    watching: int = 0


class Paused(Message, tag="paused"):
    """The host has stopped the game, or let it go on. Until then nobody answers, and no clock runs."""

    on: bool


class HandOver(Message, tag="hand_over"):
    """Nobody's cards are on this screen any more; when this seat says that it is ready, its own are sent (RS-065)."""

    seat: int


class Said(Message, tag="said"):
    line: Line


class Pointed(Message, tag="pointed"):
    """What somebody points at, to whoever is here now: nothing of it is kept. With nothing in it, it is withdrawn."""

    seat: int
    how: Pointing
    what: list[str]


class Accepted(Message, tag="accepted"):
    """The answer with this key is stored; saying it again changes nothing (RS-109).

    In a window it is carried out when the window closes, unless somebody acts before: then a new question comes.
    """

    key: str


class Refused(Message, tag="refused"):
    """Something was not done. `code` is for programs, rule and message for people; nothing has changed."""

    code: Code
    ref: str = ""  # the key or ref of what was refused
    rule: str = ""
    message: str = ""
    words: dict[str, str] = {}
    again: float = 0.0  # seconds after which it may be tried again, if that helps


class Reason(Message, tag="reason"):
    """The reply to `why_not`: allowed, or the rule that forbids it."""

    ref: str
    allowed: bool
    rule: str = ""
    message: str = ""
    words: dict[str, str] = {}


class Hint(Message, tag="hinted"):
    ref: str
    decision: str
    option: int


class Reckoned(Message, tag="reckoned"):
    """As the game reckons from this viewer's own view alone; `version` is the stage that it was reckoned from."""

    ref: str
    version: int
    sums: dict[str, Any]


class Pong(Message, tag="pong"):
    ref: str


class Closing(Message, tag="closing"):
    """The last message: why the line is cut, and whether coming back makes sense."""

    reason: str
    again: bool


Told = (
    Stage
    | Welcome
    | Seats
    | Paused
    | HandOver
    | Said
    | Pointed
    | Accepted
    | Refused
    | Reason
    | Hint
    | Reckoned
    | Pong
    | Closing
)

ENCODER: Final = msgspec.json.Encoder()
DECODER: Final[msgspec.json.Decoder[Asked]] = msgspec.json.Decoder(Asked)


class BadMessage(Exception):
    """Nothing that a client may send. The sentence is for whoever writes clients."""


def encode(message: Told) -> bytes:
    return ENCODER.encode(message)


def decode(data: str | bytes) -> Asked:
    """A message of a client. Deep nesting ends in an error of its own, which is no msgspec error (RS-133)."""
    try:
        json.loads(data, object_pairs_hook=refuse_doubles)  # msgspec would take the last of two equal keys (RS-134)
        return DECODER.decode(data)
    except (ValueError, RecursionError) as fault:  # the decoders' own errors are kinds of ValueError
        raise BadMessage(str(fault)[:200]) from None


def refuse_doubles(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("the same field stands there twice")
    return found
