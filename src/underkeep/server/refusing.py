"""What a request is told that cannot be granted: a code for programs, what was wrong, and by which rule.

Sentences stay on the server: a client says things itself, in its reader's language (and a fault's sentence may quote
anything). Whatever somebody may not know of looks as if it did not exist (RS-160).
"""

from __future__ import annotations

import json
import math
import re
from typing import Any, Final, get_args

import msgspec
import structlog
from litestar import MediaType, Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from underkeep.core.errors import BadOptions, BadPosition, BadRecord, NoRecipe, UnderkeepError
from underkeep.server.bodies import Code, Fault, Reason
from underkeep.server.errors import BadText, Closed, Fenced, Paused, Stale, Unavailable, Unknown
from underkeep.server.names import UnfitText
from underkeep.server.tickets import BadTicket
from underkeep.server.wire import refuse_doubles

LOG: Final[Any] = structlog.get_logger("underkeep.web")
NUL: Final = b"\\u0000"  # JSON has no other way to write it
PLACE: Final = re.compile(r" - at `\$?\.?([^`]*)`")


class BadBody(UnderkeepError):
    """The body of a request is not what its route takes."""


class TooOften(UnderkeepError):
    """Asked for more than its share; it may be tried again after so many seconds."""

    def __init__(self, seconds: float) -> None:
        super().__init__("too often; wait a little")
        self.seconds: Final = seconds


class NotNow(UnderkeepError):
    """Something stands against it that is not the request's fault."""


# The first class that fits; what is not listed is a fault of ours.
ANSWERS: Final[tuple[tuple[type[UnderkeepError], int, Code], ...]] = (
    (TooOften, 429, "too_often"),
    (BadTicket, 404, "not_found"),
    (Unknown, 404, "not_found"),
    (NoRecipe, 404, "not_found"),
    (BadBody, 400, "bad_body"),
    (BadOptions, 422, "bad_options"),
    (BadRecord, 422, "bad_record"),
    (BadPosition, 422, "bad_position"),
    (BadText, 422, "unfit_text"),
    (UnfitText, 422, "unfit_text"),
    (NotNow, 409, "not_now"),
    (Closed, 409, "closed"),
    (Paused, 409, "paused"),
    (Fenced, 409, "changed"),
    (Stale, 409, "changed"),
    (Unavailable, 503, "unavailable"),
)
REASONS: Final[dict[str, Reason]] = {reason: reason for reason in get_args(Reason)}
CODES: Final[dict[int, Code]] = {400: "bad_request", 404: "not_found", 405: "bad_method", 415: "not_json"}


def told(
    status: int,
    code: Code,
    field: str = "",
    rule: str = "",
    headers: dict[str, str] | None = None,
    *,
    line: int = 0,
    reason: Reason = "",
) -> Response[Fault]:
    request = str(structlog.contextvars.get_contextvars().get("request", ""))
    fault = Fault(code, field, rule, request, line, reason)
    return Response(fault, status_code=status, headers=headers or {}, media_type=MediaType.JSON)


def refuse(_request: Request[Any, Any, Any], refused: UnderkeepError) -> Response[Fault]:
    fits = ((status, code) for kind, status, code in ANSWERS if isinstance(refused, kind))
    status, code = next(fits, (500, "fault"))
    if status == 500:
        return break_down(_request, refused)
    # `taken`, `long`, …: which of its own rules a name breaks
    rule = refused.reason if isinstance(refused, UnfitText) else refused.rule
    after = {}
    if isinstance(refused, TooOften):
        after = {"Retry-After": str(math.ceil(refused.seconds))}
    elif isinstance(refused, Unavailable):
        LOG.warning("unavailable", status=status, reason=refused.reason)
        after = {"Retry-After": "2"}
    field = "" if status == 404 else refused.field[:80]
    if not isinstance(refused, BadRecord | BadPosition):
        return told(status, code, field, rule, after)
    return told(status, code, field, rule, after, line=refused.line, reason=REASONS.get(refused.reason, ""))


def refuse_plainly(_request: Request[Any, Any, Any], refused: HTTPException) -> Response[Fault]:
    """What the framework itself refuses: a path that is none, a method, a parameter."""
    if refused.status_code >= 500:
        return break_down(_request, refused)
    field = ""
    extra = getattr(refused, "extra", None)
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        field = str(extra[0].get("key", ""))[:80]
    allow = {name: value for name, value in (refused.headers or {}).items() if name.lower() == "allow"}
    return told(refused.status_code, CODES.get(refused.status_code, "refused"), field, headers=allow)


def in_our_words(answer: Response[Any]) -> Response[Any]:
    """For routes of the framework that bring a page of their own for what they do not find."""
    return told(404, "not_found") if answer.status_code == 404 else answer


def break_down(_request: Request[Any, Any, Any], _fault: Exception) -> Response[Fault]:
    LOG.error("fault", exc_info=_fault)
    return told(500, "fault")


HANDLERS: Final[dict[Any, Any]] = {
    UnderkeepError: refuse,
    HTTPException: refuse_plainly,
    Exception: break_down,
}


# -- bodies -----------------------------------------------------------------------------------------------------------


class StrictRequest(Request[Any, Any, Any]):
    """A request whose body is read as exactly what its route takes.

    The framework would read "1" as 1 and take the last of two equal names; and it answers deep nesting with a fault
    (RS-133, RS-134).
    """

    async def json(self) -> Any:
        wanted = self.route_handler.parsed_fn_signature.parameters.get("data")
        body = await self.body()
        try:
            said = json.loads(body, object_pairs_hook=refuse_doubles)
            if NUL in body:
                refuse_nul(said)
            return msgspec.json.decode(body, type=Any if wanted is None else wanted.annotation)
        except (ValueError, RecursionError) as fault:  # the decoder's own errors are kinds of ValueError
            place = PLACE.search(str(fault))
            raise BadBody("the body is not what this route takes", field=place[1] if place else "") from None


def refuse_nul(said: Any) -> None:
    """One database refuses that character, and what people write would lose it; so nobody gets it in (RS-106)."""
    for name, part in said.items() if isinstance(said, dict) else [("", said)]:
        if holds_nul([name, part]):
            raise BadBody("text holds no character NUL", field=name.replace("\0", ""))


def holds_nul(said: Any) -> bool:
    if isinstance(said, dict):
        return any(map(holds_nul, said.keys())) or any(map(holds_nul, said.values()))
    return any(map(holds_nul, said)) if isinstance(said, list) else isinstance(said, str) and "\0" in said


# -- what the schema says ---------------------------------------------------------------------------------------------

# Each status with its name in the schema.
WORDS: Final = {
    400: ("BadRequest", "Not a request of ours, or not a body that this route takes"),
    403: ("ForeignPage", "From a page that is not ours"),
    404: ("NotFound", "There is no such thing, or not for you"),
    408: ("TooSlow", "The body took too long to arrive"),
    409: ("NotNow", "Not as things stand now"),
    413: ("TooLong", "The body is too long"),
    415: ("NotJson", "The body is not JSON"),
    421: ("UnknownHost", "Not a name of this server"),
    422: ("Impossible", "It was understood and cannot be done; see field and rule"),
    429: ("TooOften", "Too often"),
    500: ("Broken", "Something is wrong with the server; its log knows the number of the request"),
    503: ("Unavailable", "Too busy, or the database is away; try again"),
}
ALWAYS: Final = (400, 408, 413, 415, 421, 429, 500, 503)  # of any request, even one that brings no body
CHANGING: Final = 403


def refusals(*statuses: int, changing: bool = False) -> dict[int, ResponseSpec]:
    """For the schema: how a route may refuse."""
    named = sorted({*ALWAYS, *statuses, *((CHANGING,) if changing else ())})
    return {status: ResponseSpec(Fault, generate_examples=False, description=WORDS[status][1]) for status in named}


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return connection.client.host if connection.client else ""
