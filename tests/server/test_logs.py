"""The log tells where and what, never whose hand, and nobody can write a line of it but we."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
import structlog
from hypothesis import given, settings
from hypothesis import strategies as st

from underkeep.server import logs

CANARY = "canary-51c0"
SECRETS = ("seed", "token", "ticket", "cookie", "secret", "hand", "card", "text", "chat", "view", "address", "path")


@contextmanager
def captured(style: logs.Style = "json", level: str = "debug", *, strict: bool = False) -> Iterator[io.StringIO]:
    """What is logged meanwhile; afterwards everybody logs as before."""
    known = [logging.getLogger(name) for name in (*logs._TALKATIVE, None)]
    before = [(logger, logger.handlers, logger.level, logger.propagate) for logger in known]
    configured = structlog.get_config()
    stream = io.StringIO()
    logs.configure(level, style, stream, strict=strict)
    try:
        yield stream
    finally:
        structlog.configure(**configured)
        for logger, handlers, lowest, propagate in before:
            logger.handlers, logger.propagate = handlers, propagate
            logger.setLevel(lowest)


def lines(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_a_line_says_when_how_grave_and_where() -> None:
    with captured() as stream, structlog.contextvars.bound_contextvars(request="r1"):
        structlog.get_logger().info("decided", game="g1", seat=1, row=7)
    [line] = lines(stream)
    assert line.pop("timestamp").endswith("Z")
    assert line == {"event": "decided", "level": "info", "request": "r1", "game": "g1", "seat": 1, "row": 7}


@pytest.mark.rs("RS-205")
@pytest.mark.parametrize("style", ["json", "console"])
@pytest.mark.parametrize("level", ["debug", "info", "warning", "error"])
def test_what_is_not_on_the_list_is_left_out_at_every_level(style: logs.Style, level: str) -> None:
    with captured(style) as stream:
        getattr(structlog.get_logger(), level)("happened", game="g1", **dict.fromkeys(SECRETS, CANARY))
    assert CANARY not in stream.getvalue()
    assert "g1" in stream.getvalue()
    assert "cookie" in stream.getvalue()  # but that somebody tried is seen


@pytest.mark.rs("RS-205")
def test_a_test_may_ask_that_such_a_field_be_a_fault() -> None:
    with captured(strict=True), pytest.raises(logs.UnknownField, match="cookie"):
        structlog.get_logger().info("happened", cookie=CANARY)


def breaking() -> None:
    hands = {"Ania": 1}
    try:
        hands[CANARY] += 1
    except KeyError as cause:
        raise ValueError(f"seed {CANARY}") from cause


@pytest.mark.rs("RS-205")
@pytest.mark.parametrize("style", ["json", "console"])
def test_a_fault_is_named_without_its_sentence(style: logs.Style) -> None:
    with captured(style) as stream:
        try:
            breaking()
        except ValueError:
            structlog.get_logger().exception("fault")
            logging.getLogger("anybody").exception("it broke: %s", CANARY)
    written = stream.getvalue()
    assert CANARY not in written
    assert "/" not in written  # nor the folders of this machine
    assert written.count("ValueError from KeyError") == 2
    assert written.count(" breaking") == 2


@pytest.mark.rs("RS-205")
def test_things_that_are_not_words_or_numbers_are_named_by_their_kind() -> None:
    with captured() as stream:
        structlog.get_logger().info("happened", game={"seed": CANARY}, seat=object(), row=[CANARY[:3], {CANARY: 1}])
    [line] = lines(stream)
    assert (line["game"], line["seat"], line["row"]) == ("<dict>", "<object>", ["can", "<dict>"])


@pytest.mark.rs("RS-205")
@pytest.mark.parametrize("style", ["json", "console"])
@given(
    text=st.text(min_size=1) | st.sampled_from(["\n", "\r\nlevel=error", "\x1b[31m", "\x9b", "\u2028", '" level="x'])
)
@settings(max_examples=60, derandomize=True, deadline=None, database=None)
def test_no_text_begins_a_line_or_speaks_to_the_terminal(style: logs.Style, text: str) -> None:
    with captured(style) as stream:
        structlog.get_logger().info("sat down", game=text, kind=f"Ania\n{text}\x1b]0;x\x07")
    written = stream.getvalue()
    assert written.endswith("\n")
    assert len(written.splitlines()) == 1
    assert written[:-1].isprintable()
    if style == "json":
        assert set(lines(stream)[0]) == {"event", "level", "timestamp", "game", "kind"}


@pytest.mark.rs("RS-205")
def test_on_a_console_a_value_cannot_pretend_to_be_another_field() -> None:
    with captured("console") as stream:
        structlog.get_logger().info("sat down", game='x" level=error event="all lost')
    assert 'game="x\\" level=error event=\\"all lost"' in stream.getvalue()


@pytest.mark.rs("RS-205")
def test_a_long_text_is_cut() -> None:
    with captured() as stream:
        structlog.get_logger().info("happened", game="x" * 100_000)
    assert len(stream.getvalue()) < 400


@pytest.mark.rs("RS-205")
@pytest.mark.rs("RS-189")
def test_other_libraries_are_heard_only_when_something_is_wrong_and_in_fixed_words() -> None:
    with captured() as stream:
        for name in ("uvicorn.error", "uvicorn.access", "sqlalchemy.engine", "asyncpg", "websockets.server", "new.one"):
            logging.getLogger(name).debug("row %s", CANARY)
            logging.getLogger(name).info('%s - "GET /?t=%s"', CANARY, CANARY)
            logging.getLogger(name).warning(f"lost %s\nat {CANARY}", CANARY, extra={"cookie": CANARY})  # noqa: G004
            logging.getLogger(name).warning(Exception(CANARY))
    assert CANARY not in stream.getvalue()
    assert {line["event"] for line in lines(stream)} == {"lost %s", "Exception"}
    assert len(lines(stream)) == 12


def test_what_the_server_beneath_says_by_mistake_is_not_repeated() -> None:
    with captured() as stream:
        logging.getLogger("uvicorn.error").error("ASGI callable returned without completing handshake.")
        logging.getLogger("uvicorn.error").error("ASGI callable returned without completing response.")
    assert [line["event"] for line in lines(stream)] == ["ASGI callable returned without completing response."]


def test_a_level_silences_what_is_below_it() -> None:
    with captured(level="warning") as stream:
        structlog.get_logger().info("happened")
        structlog.get_logger().warning("went wrong")
    assert [line["event"] for line in lines(stream)] == ["went wrong"]
