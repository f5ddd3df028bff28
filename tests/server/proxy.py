"""A line to PostgreSQL that can be cut at a word, stall without a word, and come back."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from types import TracebackType
from typing import Literal, Self


class Proxy:
    def __init__(self, target: int) -> None:
        self.target = target
        self.port = 0
        self.word = b""  # when a client says this, the line is cut
        self.when: Literal["before", "after"] = "after"  # the word has reached the server, or not
        self.once = False  # and then never again
        self.cuts = 0
        self.trips = 0  # how often a client has said something
        self.flowing = asyncio.Event()
        self.flowing.set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._writers: set[asyncio.StreamWriter] = set()

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.close()
        self.flowing.set()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.hang_up()
        await self._server.wait_closed()
        await asyncio.sleep(0.01)  # what was hung up is closed a moment later

    def stall(self) -> None:
        """From now on nothing arrives any more, and nobody is told."""
        self.flowing.clear()

    def hang_up(self) -> None:
        for writer in list(self._writers):
            writer.transport.abort()
        self._writers.clear()

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there_reader, there_writer = await asyncio.open_connection("127.0.0.1", self.target)
        self._writers |= {writer, there_writer}
        there = asyncio.create_task(self._carry(reader, there_writer, writer, watch=True))
        back = asyncio.create_task(self._carry(there_reader, writer, there_writer, watch=False))
        for task in (there, back):
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _carry(
        self, source: asyncio.StreamReader, target: asyncio.StreamWriter, other: asyncio.StreamWriter, *, watch: bool
    ) -> None:
        with suppress(OSError):
            while data := await source.read(65536):
                await self.flowing.wait()
                self.trips += watch
                if watch and self.word and self.word in data:
                    self.cuts += 1
                    if self.once:
                        self.word = b""
                    other.transport.abort()  # the answer will not come
                    if self.when == "after":
                        target.write(data)
                        await target.drain()
                        target.close()
                    else:
                        target.transport.abort()
                    return
                target.write(data)
                await target.drain()
        target.close()
