"""Bots think in other processes: few of them, each with its own limits, and every host gets a turn (RS-181).

A question goes to a worker over a pipe, as the text of a table that was dealt again for the bot's seat, and a notation
comes back. A worker that is late, ends or talks nonsense is killed with everything it started; only the question that
it had is lost. The next one is started when a question needs it.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final, Literal, cast

import msgspec
import structlog

from underkeep.bots import BOTS
from underkeep.core.errors import UnderkeepError
from underkeep.server.limits import Limits
from underkeep.server.metrics import Metrics
from underkeep.server.turns import Queue, Turn
from underkeep.server.worker import LENGTH, framed

LOG: Final[Any] = structlog.get_logger("underkeep.thinking")

WORKER: Final = (sys.executable, "-P", "-m", "underkeep.server.worker")  # -P: nobody's own files are imported
WAITING: Final = 1_000  # questions that may wait, of all hosts together
START_SECONDS: Final = 10  # on a machine that has much else to do
CLOSE_SECONDS: Final = 2
LONGEST: Final = 4_096  # bytes of a reply; a notation is a line
# What a worker sees of the environment: the rest may hold the password of a database.
ENVIRONMENT: Final = (
    *("PATH", "PYTHONPATH", "PYTHONHOME", "PYTHONDONTWRITEBYTECODE", "PYTHONPYCACHEPREFIX"),
    *("LD_LIBRARY_PATH", "SYSTEMROOT"),
)

Failure = Literal["time", "lost", "nonsense", "fault", "refused", "start", "full", "closed"]

SENTENCES: Final[dict[Failure, str]] = {
    "time": "the bot thought for too long",
    "lost": "the bot's process has ended",
    "nonsense": "the bot's process said something that is no answer",
    "fault": "the bot broke down",
    "refused": "the question is not one for this bot",
    "start": "the bot's process could not be started",
    "full": "too many bots want to think",
    "closed": "bots do not think any more: the server ends",
}


class BotFailed(UnderkeepError):
    """A bot gave no answer. `failure` tells why, `fault` the class of what went wrong in its process."""

    def __init__(self, failure: Failure, fault: str = "") -> None:
        super().__init__(SENTENCES[failure], field="bot")
        self.failure: Failure = failure
        self.fault: str = fault


class Reply(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a worker says."""

    kind: Literal["ready", "answer", "refused", "fault"]
    said: str


class Worker(asyncio.SubprocessProtocol):
    """The line to one process. It is good until something goes wrong on it; `living` holds it until it is gone."""

    def __init__(self, living: set[Worker]) -> None:
        self.good: bool = True
        self._living: Final = living
        self._gone: Final = asyncio.Event()
        self._heard: Final = bytearray()
        self._reply: asyncio.Future[Reply | BotFailed] = asyncio.get_running_loop().create_future()
        self._process: asyncio.SubprocessTransport | None = None

    async def ready(self) -> None:
        try:
            await self._hear(START_SECONDS, "ready")
        except BotFailed as failed:
            raise BotFailed("start", failed.failure) from None

    async def ask(self, question: bytes, seconds: float) -> str:
        if self._process is None:  # killed since it was chosen
            raise BotFailed("lost")
        self._reply = asyncio.get_running_loop().create_future()
        line = cast("asyncio.WriteTransport", self._process.get_pipe_transport(0))
        line.write(question)
        return await self._hear(seconds, "answer")

    async def _hear(self, seconds: float, wanted: str) -> str:
        """What the next reply says, if it is of the kind that is wanted."""
        reply = self._reply
        try:
            await asyncio.wait([reply], timeout=seconds)  # a plain timeout would lose what comes in the same moment
        finally:
            late = reply.cancel()  # nobody will look at it any more
        if late:
            self.good = False
            raise BotFailed("time")
        heard = reply.result()
        if isinstance(heard, BotFailed):
            raise heard
        if heard.kind == wanted:
            return heard.said
        self.good = heard.kind == "refused"
        if heard.kind in {"refused", "fault"}:
            raise BotFailed("refused" if self.good else "fault", heard.said)
        raise BotFailed("nonsense")

    async def end(self) -> None:
        """Kill it, with everything that it has started, and wait until it is gone."""
        self.kill()
        await self._gone.wait()

    def kill(self, failure: Failure = "lost") -> None:
        """Even when nobody waits for it: it could go on talking."""
        if not self._reply.done():
            self._reply.set_result(BotFailed(failure))  # not as an exception: perhaps nobody will look
        process = self._process
        self._process = None
        self.good = False
        if process is not None:
            process.close()
            if sys.platform != "win32":
                with suppress(ProcessLookupError, PermissionError):  # nobody is left of its group
                    os.killpg(process.get_pid(), signal.SIGKILL)

    # -- what the event loop tells ------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._process = cast("asyncio.SubprocessTransport", transport)
        self._living.add(self)

    def pipe_data_received(self, fd: int, data: bytes) -> None:  # noqa: ARG002 - only one of its pipes can be heard
        self._heard.extend(data)
        if self._reply.done():  # nobody has asked
            self.kill("nonsense")
            return
        if len(self._heard) < LENGTH.size:
            return
        end = LENGTH.size + LENGTH.unpack_from(self._heard)[0]
        if len(self._heard) < end <= LONGEST:
            return
        if not len(self._heard) == end <= LONGEST:
            self.kill("nonsense")
            return
        try:
            reply = msgspec.json.decode(self._heard[LENGTH.size :], type=Reply)
        except msgspec.MsgspecError:
            self.kill("nonsense")
            return
        self._heard.clear()
        self._reply.set_result(reply)

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:  # noqa: ARG002 - each is as bad
        self.kill()

    def process_exited(self) -> None:
        self.kill()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - it makes no difference
        self._living.discard(self)
        self._gone.set()


class Thinking:
    """The bots of one server. `argv` is the command of a worker, without its limits."""

    def __init__(self, limits: Limits, metrics: Metrics | None = None, *, argv: Sequence[str] = WORKER) -> None:
        self._limits: Final = limits
        self._metrics: Final = metrics or Metrics()
        self._command: Final = (*argv, str(limits.bot_seconds), str(limits.bot_megabytes))
        self._queue: Final = Queue()
        self._living: Final[set[Worker]] = set()
        self._idle: Final[list[Worker]] = []
        self._busy: Final[set[asyncio.Task[None]]] = set()
        self._open: bool = False

    async def start(self) -> None:
        """Let bots be asked. Processes are started when somebody does."""
        self._open = True

    async def close(self) -> None:
        """Whoever still waits is told so; no process is left when this returns (RS-201)."""
        self._open = False
        while self._queue:
            self._queue.next().fail(BotFailed("closed"))
        # Tasks are not cancelled: one that is just starting a process must get hold of it, to end it.
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSE_SECONDS):
                await asyncio.gather(*self._busy, *[worker.end() for worker in self._living], return_exceptions=True)
        self._idle.clear()

    async def think(self, bot: str, position: str, seat: int, seed: int, *, host: str = "") -> str:
        """The notation of what the bot chooses at a table that its seat imagines; `BotFailed` if there is none.

        Questions of tables with the same `host` wait for each other, those with different ones take turns.
        """
        if not self._open:
            raise BotFailed("closed")
        question = framed({"bot": bot, "position": position, "seat": seat, "seed": seed})
        turn = Turn(host, bot, question, asyncio.get_running_loop().create_future())
        with self._metrics.bot_queue.track_inprogress():
            self._queue.put(turn)
            self._hand_out()
            if len(self._queue) > WAITING:
                surplus = self._queue.greediest()
                self._queue.remove(surplus)
                surplus.fail(BotFailed("full"))
            try:
                return await turn.answer
            finally:
                self._queue.remove(turn)  # a caller who was cancelled does not wait any more

    def _hand_out(self) -> None:
        """Give waiting questions to workers, as far as there are any."""
        while self._open and self._queue and len(self._busy) < self._limits.bot_workers:
            turn = self._queue.next()
            task = asyncio.create_task(self._answer(turn))
            self._busy.add(task)
            task.add_done_callback(partial(self._free, turn))

    def _free(self, turn: Turn, task: asyncio.Task[None]) -> None:
        turn.fail(BotFailed("closed"))  # if the task was stopped from outside
        self._busy.discard(task)
        self._hand_out()

    async def _answer(self, turn: Turn) -> None:
        """A caller who was cancelled does not stop this: a worker that will answer is worth more than a new one."""
        worker: Worker | None = None
        try:
            worker = await self._worker()
            turn.succeed(await worker.ask(turn.question, self._limits.bot_seconds))
        except BotFailed as failed:
            if self._open:
                bot = turn.bot if turn.bot in BOTS else "unknown"  # what somebody typed stays out of the log
                LOG.warning("a bot failed", kind=bot, reason=failed.failure, error=failed.fault)
            turn.fail(failed if self._open else BotFailed("closed"))
        if worker is not None and worker.good:
            self._idle.append(worker)
        elif worker is not None:
            await worker.end()  # before the next one is started: there are never more than allowed

    async def _worker(self) -> Worker:
        """One that waits, or a new one."""
        while self._idle:
            worker = self._idle.pop()
            if worker.good:
                return worker
            await worker.end()  # something has killed it while it had nothing to do
        return await self._start()

    async def _start(self) -> Worker:
        environment = {name: os.environ[name] for name in ENVIRONMENT if name in os.environ}
        environment["PYTHONHASHSEED"] = "0"  # equal questions get equal answers in every process
        environment["MALLOC_ARENA_MAX"] = "1"  # else the listener's thread would reserve memory that bots may use
        try:
            _, worker = await asyncio.get_running_loop().subprocess_exec(
                lambda: Worker(self._living),
                *self._command,
                stderr=asyncio.subprocess.DEVNULL,
                start_new_session=True,
                env=environment,
            )
        except OSError as fault:
            raise BotFailed("start", type(fault).__name__) from None
        if not self._open:
            worker.kill()
        try:
            await worker.ready()
        except BotFailed:
            await worker.end()
            raise
        return worker
