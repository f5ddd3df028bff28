"""What can be put into a table's inbox, by whom, and what the table needs of the server around it."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from underkeep.server import wire
from underkeep.server.audience import Viewer
from underkeep.server.metrics import Metrics
from underkeep.server.outbox import Outbox
from underkeep.server.store import Store

Clock = Callable[[], float]


class Thinker(Protocol):
    """Bots, wherever they think."""

    async def think(self, bot: str, position: str, seat: int, seed: int, *, table: str = "") -> str:
        """The notation of an option, for a table that this seat imagines."""
        ...


@dataclass(eq=False)
class Guest:
    """One socket at the table: a device of a seat, or of somebody who watches."""

    viewer: Viewer
    roles: tuple[str, ...]
    outbox: Outbox
    session: str = ""  # the digest of the cookie by which it may act
    epoch: int = 0  # of its seat, when it came

    def tell(self, message: wire.Told) -> None:
        self.outbox.put(str(type(message).__struct_config__.tag), wire.encode(message))


@dataclass
class Asked:
    """A message of a guest, on its way to the table."""

    guest: Guest
    message: wire.Asked


@dataclass
class Come:
    guest: Guest


@dataclass
class Gone:
    guest: Guest


@dataclass
class Heard:
    """Something about this table was stored; perhaps by another process, perhaps by this one."""

    seq: int


@dataclass
class Thought:
    """What a bot has decided, or why it has not. It may come too late (RS-127)."""

    decision: str
    notation: str


@dataclass
class Stop:
    reason: str
    again: bool


Request = Asked | Come | Gone | Heard | Thought | Stop


@dataclass
class Surroundings:
    """What a table needs of the server around it."""

    store: Store
    thinker: Thinker
    metrics: Metrics
    key: bytes  # for the names of decisions
    node: str  # this process, as leases know it
    outbox: int = 64
    clock: Clock = time.monotonic
