"""The log: structured lines that hold no secret and that nobody can forge.

What may be said is a list, not what may not: a field that is not in `FIELDS` is left out, and its name is noted, so a
hand, a seed, a cookie or a line of chat would have to be put on that list before it could get into a log. A fault is
logged by its classes and places; its sentence may quote anything, so it is left out too. Other libraries speak only
when something is wrong, and then in their own fixed words, without what they wanted to fill in.
"""

from __future__ import annotations

import logging
import sys
import traceback
from pathlib import PurePath
from types import TracebackType
from typing import Final, Literal, TextIO

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

Style = Literal["json", "console"]

FIELDS: Final = frozenset({
    *("event", "level", "timestamp", "logger"),
    *("request", "method", "status", "reason"),  # of a request; addresses are not logged (RS-189)
    *("game", "seat", "row", "version", "epoch", "kind", "by", "node"),  # of a table
    *("seconds", "count", "code", "port", "engine", "schema", "signal", "attempt"),  # of the server
    *("error", "places"),  # of a fault
})  # fmt: skip
_LONGEST: Final = 200
_MOST_PLACES: Final = 30


class UnknownField(Exception):
    """Something wanted to log a field that is not on the list."""


class AllowList:
    """Leaves out every field that is not known to be harmless; `strict` makes a fault of it, for tests."""

    def __init__(self, *, strict: bool = False) -> None:
        self._strict: Final = strict

    def __call__(self, _logger: WrappedLogger, _method: str, said: EventDict) -> EventDict:
        unknown = sorted(name for name in said if name not in FIELDS)
        if unknown and self._strict:
            raise UnknownField(", ".join(unknown))
        kept: EventDict = {name: _harmless(value) for name, value in said.items() if name in FIELDS}
        if unknown:
            kept["left_out"] = _harmless(" ".join(unknown))
        return kept


def _harmless(value: object) -> object:
    """A number, a yes or no, or one short line of visible characters; of anything else, only what it is."""
    if value is None or isinstance(value, bool | int | float):
        return value
    if isinstance(value, list):
        return [_harmless(each) for each in value[:_MOST_PLACES]]
    if not isinstance(value, str):
        return f"<{type(value).__name__}>"
    shown = "".join(char if char.isprintable() else char.encode("unicode_escape").decode("ascii") for char in value)
    return shown if len(shown) <= _LONGEST else shown[:_LONGEST] + "…"


def name_faults(_logger: WrappedLogger, _method: str, said: EventDict) -> EventDict:
    """Turns `exc_info` into the classes of a fault and of what caused it, and the places it came through."""
    fault = said.pop("exc_info", None)
    said.pop("stack_info", None)
    if fault is True:
        fault = sys.exc_info()[1]
    if isinstance(fault, tuple):
        fault = fault[1]
    if isinstance(fault, BaseException):
        said["error"] = " from ".join(_classes(fault))
        said["places"] = _places(fault.__traceback__)
    return said


def _classes(fault: BaseException) -> list[str]:
    names: list[str] = []
    link: BaseException | None = fault
    while link is not None and len(names) < 5:
        names.append(type(link).__name__)
        link = link.__cause__ or (None if link.__suppress_context__ else link.__context__)
    return names


def _places(at: TracebackType | None) -> list[str]:
    """Module and line, innermost last; folders would name the machine."""
    frames = [(frame.f_code, line) for frame, line in traceback.walk_tb(at)][-_MOST_PLACES:]
    return [f"{PurePath(code.co_filename).name}:{line} {code.co_qualname}" for code, line in frames]


def name_strangers(_logger: WrappedLogger, _method: str, said: EventDict) -> EventDict:
    """Of what another library logs, the first line of its own words: what it fills in may be anybody's."""
    record: logging.LogRecord | None = said.get("_record")
    if record is not None:
        said["event"] = str(record.msg).partition("\n")[0] if isinstance(record.msg, str) else type(record.msg).__name__
        said["logger"] = record.name
    return said


def _is_no_mistake(record: logging.LogRecord) -> bool:
    return record.msg not in _MISTAKES


def configure(
    level: str = "info", style: Style = "console", stream: TextIO | None = None, *, strict: bool = False
) -> None:
    """Sends our log, and that of other libraries from warnings on, to one stream; standard error if none is given."""
    out = stream or sys.stderr
    render: Processor = (
        structlog.processors.JSONRenderer()
        if style == "json"
        else structlog.processors.LogfmtRenderer(key_order=_ORDER)
    )
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        name_faults,
    ]
    lowest = logging.getLevelNamesMapping()[level.upper()]
    structlog.configure(
        processors=[*shared, AllowList(strict=strict), render],
        wrapper_class=structlog.make_filtering_bound_logger(lowest),
        logger_factory=structlog.PrintLoggerFactory(out),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(out)
    handler.addFilter(_is_no_mistake)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[*shared, name_strangers],
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, AllowList(), render],
            use_get_message=False,
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(max(lowest, logging.WARNING))
    for name in _TALKATIVE:
        logger = logging.getLogger(name)
        logger.handlers = []
        logger.propagate = True
        logger.setLevel(max(lowest, logging.WARNING))


# uvicorn says this of every wish for a socket that was answered with a plain "no", and of bytes that strangers send;
# they have their answer, and nobody shall fill the log with it. The last it says of requests that are not over when
# the server ends; the guard does so, too, and calls it no error.
_MISTAKES: Final = frozenset(
    {
        "ASGI callable returned without completing handshake.",
        "Invalid UTF-8 sequence received from client.",
        "Invalid HTTP request received.",
        "Cancel %s running task(s), timeout graceful shutdown exceeded",
    }
)
_ORDER: Final = ["timestamp", "level", "event"]
# Libraries that set up themselves: uvicorn writes addresses and paths, SQLAlchemy writes rows.
_TALKATIVE: Final = (
    *("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi"),
    *("sqlalchemy", "sqlalchemy.engine", "sqlalchemy.pool", "asyncpg", "alembic", "asyncio"),
    *("websockets", "websockets.server", "litestar", "httpx", "httpcore"),
)
