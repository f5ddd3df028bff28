"""Many pieces of work reach the disk together, and yet each has its own fate."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import IntegrityError, OperationalError

from underkeep.server.errors import Stale, Unavailable
from underkeep.server.scribe import PAGE, Scribe

pytestmark = pytest.mark.anyio

PAPER = [
    "CREATE TABLE line (word TEXT PRIMARY KEY)",
    "CREATE TABLE owed (word TEXT REFERENCES line DEFERRABLE INITIALLY DEFERRED)",
]


class Desk:
    """A scribe who can be kept waiting, so that it is known what lies on the desk when writing goes on."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.scribe = Scribe(path)
        self.tried: Counter[str] = Counter()
        self.said: list[str] = []

    def stored(self) -> set[str]:
        """What somebody else finds in the file."""
        with closing(sqlite3.connect(self.path)) as other:
            return {word for (word,) in other.execute("SELECT word FROM line")}

    def line(self, word: str, then: Callable[[Connection], object] | None = None) -> Callable[[Connection], str]:
        def work(connection: Connection) -> str:
            self.tried[word] += 1
            connection.execute(text("INSERT INTO line VALUES (:word)"), {"word": word})
            if then is not None:
                then(connection)
            return word

        return work

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """Whatever is handed over meanwhile waits."""
        at_it, go_on = threading.Event(), threading.Event()

        def wait(_: Connection) -> None:
            at_it.set()
            assert go_on.wait(10)

        waiting = asyncio.create_task(self.scribe.run(wait))
        await asyncio.to_thread(at_it.wait, 10)
        try:
            yield
        finally:
            go_on.set()
            await waiting

    async def together(self, *pieces: Callable[[Connection], Any]) -> list[Any]:
        """What came of each, all having waited at the same time."""
        async with self.held():
            asked = [asyncio.create_task(self.scribe.run(piece)) for piece in pieces]
            await asyncio.sleep(0)
            self.said.clear()
        return await asyncio.gather(*asked, return_exceptions=True)

    @property
    def commits(self) -> int:
        return self.said.count("COMMIT")


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    made = Desk(tmp_path / "paper.db")

    def prepare(connection: Connection) -> None:
        for words in PAPER:
            connection.execute(text(words))
        driver: Any = connection.connection.driver_connection
        driver.set_trace_callback(made.said.append)

    await made.scribe.run(prepare)
    yield made
    await made.scribe.close()


async def refused(asked: Awaitable[object]) -> BaseException:
    found = (await asyncio.gather(asked, return_exceptions=True))[0]
    assert isinstance(found, BaseException)
    return found


# -- one commit for many --------------------------------------------------------------------------------------------


async def test_what_waits_is_written_in_one_commit_and_each_is_told_its_own(desk):
    assert await desk.together(*[desk.line(word) for word in "abc"]) == ["a", "b", "c"]
    assert desk.stored() == {"a", "b", "c"}
    assert desk.commits == 2  # of what was waited for, and of the three


async def test_what_comes_alone_is_not_kept_waiting_for_company(desk):
    assert [await desk.scribe.run(desk.line(word)) for word in "abc"] == ["a", "b", "c"]
    assert desk.commits == 4  # with the one that made the tables
    assert desk.tried == {"a": 1, "b": 1, "c": 1}


async def test_a_page_is_never_longer_than_the_first_on_it_can_wait_for(desk):
    words = [f"word {n}" for n in range(2 * PAGE + 1)]
    assert await desk.together(*[desk.line(word) for word in words]) == words
    assert desk.stored() == set(words)
    assert desk.commits == 4


@pytest.mark.rs("RS-088")
async def test_nobody_is_told_before_all_of_it_is_on_the_disk(desk):
    at_it, go_on = threading.Event(), threading.Event()

    def slowly(_: Connection) -> None:
        at_it.set()
        assert go_on.wait(10)

    async with desk.held():
        first = asyncio.create_task(desk.scribe.run(desk.line("first")))
        second = asyncio.create_task(desk.scribe.run(desk.line("second", slowly)))
        await asyncio.sleep(0)
    await asyncio.to_thread(at_it.wait, 10)
    await asyncio.sleep(0.05)
    assert (first.done(), desk.tried["first"], desk.stored()) == (False, 1, set())
    go_on.set()
    await first
    assert desk.stored() == {"first", "second"}
    await second


@pytest.mark.rs("RS-088")
async def test_nor_is_whoever_has_the_scribe_to_themselves(desk):
    at_it, go_on = threading.Event(), threading.Event()

    def slowly(_: Connection) -> None:
        at_it.set()
        assert go_on.wait(10)

    event.listen(desk.scribe._engine, "commit", slowly)
    alone = asyncio.create_task(desk.scribe.run(desk.line("alone")))
    await asyncio.to_thread(at_it.wait, 10)
    await asyncio.sleep(0.05)
    assert (alone.done(), desk.tried["alone"], desk.stored()) == (False, 1, set())
    go_on.set()
    await alone
    assert desk.stored() == {"alone"}


# -- one that cannot be written ---------------------------------------------------------------------------------------


async def test_one_that_is_refused_takes_nothing_with_it(desk):
    def refuse(_: Connection) -> None:
        raise Stale("somebody was faster", field="seq")

    found = await desk.together(desk.line("a"), desk.line("b", refuse), desk.line("c"))
    assert (found[0], type(found[1]), found[2]) == ("a", Stale, "c")
    assert desk.stored() == {"a", "c"}
    assert desk.commits == 2
    assert desk.tried == {"a": 1, "b": 1, "c": 1}


async def test_of_two_that_contradict_each_other_the_first_is_written(desk):
    found = await desk.together(desk.line("a"), desk.line("a"), desk.line("b"))
    assert (found[0], type(found[1]), found[2]) == ("a", IntegrityError, "b")
    assert desk.stored() == {"a", "b"}
    assert (desk.commits, desk.tried) == (2, {"a": 2, "b": 1})


@pytest.mark.rs("RS-094")
async def test_when_the_disk_is_full_whatever_still_fits_is_written(desk):
    def pages(connection: Connection) -> int:
        return int(connection.execute(text("PRAGMA page_count")).scalar_one())

    room = await desk.scribe.run(pages) + 2
    await desk.scribe.run(lambda connection: connection.execute(text(f"PRAGMA max_page_count = {room}")))
    found = await desk.together(desk.line("a"), desk.line("much " * 20_000), desk.line("c"))
    assert (found[0], type(found[1]), found[2]) == ("a", OperationalError, "c")
    assert desk.stored() == {"a", "c"}
    assert max(desk.tried.values()) == 2


async def test_when_nothing_can_be_written_everybody_is_told_and_later_it_goes_on(desk):
    def breaks(_: Connection) -> None:
        raise OperationalError("INSERT", {}, sqlite3.OperationalError("disk I/O error"))

    found = await desk.together(desk.line("a", breaks), desk.line("b", breaks))
    assert [type(each) for each in found] == [OperationalError, OperationalError]
    assert found[0] is not found[1]
    assert desk.stored() == set()
    assert desk.tried == {"a": 2, "b": 1}
    assert await desk.together(desk.line("a"), desk.line("b")) == ["a", "b"]


async def test_a_file_that_somebody_else_writes_to_is_waited_for_once_and_not_for_each(desk):
    await desk.scribe.run(lambda connection: connection.execute(text("PRAGMA busy_timeout = 50")))
    desk.said.clear()
    with closing(sqlite3.connect(desk.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        asked = [desk.scribe.run(desk.line(word)) for word in "abcd"]
        found = await asyncio.gather(*asked, return_exceptions=True)
        other.execute("ROLLBACK")
    assert [type(each) for each in found] == [OperationalError] * 4
    assert desk.said.count("BEGIN IMMEDIATE") <= 2  # the first may have come alone, the others waited together
    assert await desk.together(desk.line("a"), desk.line("b")) == ["a", "b"]


async def test_one_that_only_the_commit_finds_wrong_is_the_only_one_to_fail(desk):
    def owe(connection: Connection) -> None:
        connection.execute(text("INSERT INTO owed VALUES ('nothing')"))

    found = await desk.together(desk.line("a"), desk.line("b", owe), desk.line("c"))
    assert (found[0], type(found[1]), found[2]) == ("a", IntegrityError, "c")
    assert desk.stored() == {"a", "c"}


async def test_a_commit_that_fails_is_told_to_whoever_asked_and_leaves_the_way_free(desk):
    def owe(connection: Connection) -> None:
        connection.execute(text("INSERT INTO owed VALUES ('nothing')"))

    assert isinstance(await refused(desk.scribe.run(desk.line("a", owe))), IntegrityError)
    assert desk.stored() == set()
    assert await desk.scribe.run(desk.line("a")) == "a"


class Odd(BaseException):
    pass


async def test_whatever_goes_wrong_nobody_waits_for_ever(desk):
    def oddly(_: Connection) -> None:
        raise Odd

    async def odd() -> bool:
        with pytest.raises(Odd):
            await desk.scribe.run(desk.line("b", oddly))
        return True

    async with asyncio.timeout(10):
        async with desk.held():
            asked = [asyncio.create_task(each) for each in (desk.scribe.run(desk.line("a")), odd())]
            await asyncio.sleep(0)
        assert await asyncio.gather(*asked) == ["a", True]
    assert desk.stored() == {"a"}


# -- coming and going -------------------------------------------------------------------------------------------------


@pytest.mark.rs("RS-125")
async def test_whoever_does_not_wait_for_it_keeps_nobody_from_theirs(desk):
    async with desk.held():
        gone, stays = (asyncio.create_task(desk.scribe.run(desk.line(word))) for word in "ab")
        await asyncio.sleep(0)
        gone.cancel()
    assert await asyncio.wait_for(stays, 10) == "b"
    assert gone.cancelled()
    assert desk.stored() == {"a", "b"}


@pytest.mark.rs("RS-200")
async def test_at_the_end_everything_that_waits_is_written_and_nothing_is_taken_any_more(desk):
    async with desk.held():
        asked = [asyncio.create_task(desk.scribe.run(desk.line(word))) for word in "abc"]
        await asyncio.sleep(0)
        closing_down = asyncio.create_task(desk.scribe.close())
        await asyncio.sleep(0)
        with pytest.raises(Unavailable, match="closed"):
            await desk.scribe.run(desk.line("d"))
        await asyncio.sleep(0.1)
        assert not closing_down.done()
    await closing_down
    assert await asyncio.gather(*asked) == ["a", "b", "c"]
    assert desk.stored() == {"a", "b", "c"}
