"""What is small on the line and huge behind it."""

from __future__ import annotations

import asyncio
import re
import zlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.fuzz.line import TEXT, Line, frame
from tests.server.served import Browser, new_table, process

MOST = 16_384  # bytes of a frame, as limits.py has it
MEBIBYTE = 1_048_576


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[int, Browser, str]]:
    """The process, and somebody at a table of its server."""
    with process(tmp_path_factory.mktemp("bombs")) as (started, port):
        browser = Browser(port)
        table, _ = new_table(browser, "pebbles", "me", "open")
        yield started.pid, browser, table


def peak(pid: int) -> int:
    """The most memory that the process ever had."""
    found = re.search(r"VmHWM:\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text("ascii"))
    assert found is not None
    return int(found[1]) * 1024


def deflated(size: int) -> bytes:
    """So many zeros as a compressed message."""
    packer = zlib.compressobj(9, wbits=-15)
    packed = packer.compress(bytes(size)) + packer.flush(zlib.Z_SYNC_FLUSH)
    return packed.removesuffix(b"\x00\x00\xff\xff")


async def code(browser: Browser, table: str, data: bytes) -> int | None:
    """How a line ends on which this was said."""
    line = await Line.open(browser, table, Sec_WebSocket_Extensions="permessage-deflate")
    line.say({"type": "hello", "protocol": 1})
    line.send(data)
    await line.until("never", 60)
    await line.hang_up()
    return line.code


@pytest.mark.rs("RS-132")
def test_a_message_that_inflates_past_the_limit_is_refused_without_memory(running: tuple[int, Browser, str]) -> None:
    pid, browser, table = running
    bomb = deflated(12 * MEBIBYTE)
    assert len(bomb) < MOST
    small = frame(TEXT, deflated(100), reserved=4)
    assert asyncio.run(code(browser, table, small * 5)) == 4007  # and everything that is needed once is there
    before = peak(pid)
    for _ in range(20):
        assert asyncio.run(code(browser, table, frame(TEXT, bomb, reserved=4))) == 1009
    assert peak(pid) - before < 8 * MEBIBYTE


@pytest.mark.rs("RS-131")
@pytest.mark.rs("RS-132")
def test_many_small_pieces_of_one_message_are_measured_together(running: tuple[int, Browser, str]) -> None:
    pid, browser, table = running
    pieces = frame(TEXT, b" ", last=False) + frame(0, b" ", last=False) * 50_000
    assert asyncio.run(code(browser, table, pieces)) == 1009
    before = peak(pid)
    empty = frame(TEXT, b"", last=False) + frame(0, b"", last=False) * 100_000 + frame(0, b"{}")
    assert asyncio.run(code(browser, table, empty + frame(TEXT, b"{") * 5)) == 4007
    assert peak(pid) - before < 8 * MEBIBYTE
