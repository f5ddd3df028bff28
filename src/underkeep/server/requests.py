"""What can be put into a table's inbox, by whom, and what the table needs of the server around it."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import InitVar, dataclass, field
from functools import partial
from typing import Protocol

from underkeep.server import wire
from underkeep.server.audience import SPECTATOR, Viewer
from underkeep.server.metrics import Metrics
from underkeep.server.outbox import Outbox
from underkeep.server.pace import HASTY, RECALLED, Slowness
from underkeep.server.rows import Role
from underkeep.server.store import Store

Clock = Callable[[], float]


class Thinker(Protocol):
    """Bots, wherever they think."""

    async def think(self, bot: str, position: str, seat: int, seed: int, *, host: str = "") -> str:
        """The notation of an option, for a table that this seat imagines; hosts take turns."""
        ...


@dataclass
class Right:
    """By which a guest acts at a seat."""

    session: str = ""  # the digest of the cookie
    epoch: int = 0  # of the seat, when the guest came


@dataclass(eq=False)
class Guest:
    """One socket at the table: a device of a seat, of several people who share it, or of somebody who watches."""

    viewer: Viewer  # through whose eyes it sees the table
    roles: tuple[Role, ...]
    outbox: Outbox
    session: str = ""  # by which it watches, if it has no seat
    epoch: InitVar[int] = 0
    seats: dict[int, Right] = field(default_factory=dict)
    expects: Viewer = None  # who has to say that the screen was handed over

    def __post_init__(self, epoch: int) -> None:
        if self.viewer is not None and not self.seats:
            self.seats = {self.viewer: Right(self.session, epoch)}
        if self.shared:
            self.viewer = SPECTATOR  # until one of them says that the others look away (RS-065)

    @property
    def shared(self) -> bool:
        return len(self.seats) > 1

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
    seconds: float = 0.0  # that it took


@dataclass
class Wake:
    """Nobody looks, but perhaps a bot or a clock has something to do."""


@dataclass
class Stop:
    reason: str
    again: bool


Request = Asked | Come | Gone | Heard | Thought | Wake | Stop


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
    slowness: Slowness = field(default_factory=Slowness)
    thoughts: Slowness = field(default_factory=partial(Slowness, RECALLED, HASTY))  # of bots in their open turns
