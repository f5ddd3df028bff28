"""Run the server in this process until somebody stops it."""

from __future__ import annotations

import errno
import gc
import logging
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import uvicorn

from underkeep.server import logs
from underkeep.server.app import assemble
from underkeep.server.beneath import beneath
from underkeep.server.errors import BadSetting
from underkeep.server.house import Bots, House
from underkeep.server.limits import Limits, limits_from
from underkeep.server.settings import Settings

GRACE: Final = 3  # seconds for requests to end; then the tables get five to end, and the store two: ten in all
PING: Final = 4  # seconds between two signs of life of a socket, and for the answer to one (RS-136): nobody is lost
# for longer than ten seconds without the others knowing it
SENTENCES: Final = {
    errno.EADDRINUSE: "port {port} is in use; close the other program, or choose another port with --port (0 for any)",
    errno.EACCES: "port {port} may not be used by this user; choose one above 1023 with --port",
    errno.EADDRNOTAVAIL: "{host} is not an address of this computer; choose one with --host, such as 127.0.0.1",
}
NAMELESS: Final = (socket.EAI_NONAME, socket.EAI_AGAIN)  # nobody knows a computer of this name


def serve(
    settings: Settings,
    limits: Limits | None = None,
    *,
    bots: Bots | None = None,
    ready: Callable[[str, str], None] | None = None,
) -> None:
    """Serve until SIGTERM or Ctrl-C. Once somebody may come, `ready` gets the address, and a warning if there is one.

    Raises an `UnderkeepError` of one sentence if that cannot be done (RS-207, RS-208).
    """
    logs.configure(settings.log_level)
    share_the_processor()
    limits = limits or limits_from(os.environ)
    house = House(settings, limits, bots)
    with listening(settings, limits) as bound:

        def started() -> None:
            if ready is not None:
                ready(address(settings, bound), house.store.warning)

        server = Server(configured(house), started)
        try:
            with ended_by_signals(), said_once(house):
                server.run(sockets=[bound])
        except SystemExit:
            if house.trouble is None:
                raise
            raise house.trouble from None


def share_the_processor() -> None:
    """Two habits of Python that a single busy program does not notice, and two hundred tables do."""
    sys.setswitchinterval(0.0005)  # the scribe asks for its turn at each call, and would wait ten times as long
    gc.set_threshold(20_000, 50, 1_000)  # looking through all tables for rubbish stops them for a quarter of a second


class Server(uvicorn.Server):
    """Says when it has started."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready: Final = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


def configured(house: House) -> uvicorn.Config:
    return uvicorn.Config(
        assemble(house),
        lifespan="on",
        ws_max_size=house.limits.frame,  # the default is a thousand times as much (RS-131)
        ws_per_message_deflate=True,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        timeout_graceful_shutdown=GRACE,  # the default is for ever (RS-200)
        **beneath(house.limits),
    )


@contextmanager
def listening(settings: Settings, limits: Limits) -> Iterator[socket.socket]:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        bound = socket.create_server((settings.host, settings.port), family=family, backlog=2048)
    except OSError as fault:
        number = errno.EADDRNOTAVAIL if fault.errno in NAMELESS else fault.errno
        why = SENTENCES.get(number or 0, "{host} port {port} cannot be used ({why})")
        said = why.format(host=settings.host, port=settings.port, why=fault.strerror)
        raise BadSetting(said, field="host" if number == errno.EADDRNOTAVAIL else "port") from None
    with bound:
        cut_off_the_deaf(bound, limits.outbox_seconds)
        yield bound


def cut_off_the_deaf(bound: socket.socket, seconds: int) -> None:
    """Lines that take nothing for so long are cut by the system itself, where it can; they inherit this."""
    option: Any = getattr(socket, "TCP_USER_TIMEOUT", None)
    if option is not None:
        bound.setsockopt(socket.IPPROTO_TCP, option, seconds * 1000)


def address(settings: Settings, bound: socket.socket) -> str:
    """Where people go. Who listens everywhere is still found on this computer."""
    if settings.public_address:
        return settings.public_address
    everywhere = settings.host in ("0.0.0.0", "::")  # noqa: S104 - compared, not listened on
    host = "localhost" if everywhere else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{bound.getsockname()[1]}"


@contextmanager
def said_once(house: House) -> Iterator[None]:
    """Why a start failed is one sentence for whoever started us; the server beneath would log a traceback of it."""
    logger = logging.getLogger("uvicorn.error")

    def is_news(_record: logging.LogRecord) -> bool:
        return house.trouble is None

    logger.addFilter(is_news)
    try:
        yield
    finally:
        logger.removeFilter(is_news)


@contextmanager
def ended_by_signals() -> Iterator[None]:
    """The server beneath stops at a signal, then raises it again, to die of it; but a wanted end is no failure."""
    wanted = (signal.SIGTERM, signal.SIGINT)
    before = [signal.signal(one, lambda *_: None) for one in wanted]
    try:
        yield
    finally:
        for one, handler in zip(wanted, before, strict=True):
            signal.signal(one, handler)
