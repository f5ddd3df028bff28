"""A store that keeps everything in memory and takes no time, or exactly as much as it is told to."""

from __future__ import annotations

import asyncio
import json
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec

from tests.server.leaks.clock import now
from underkeep.core.registry import GAMES
from underkeep.server.chain import digest_of
from underkeep.server.errors import Doubled, Stale
from underkeep.server.rows import ChatLine, Entry, GameRow, Lease, NewGame, Seat, Session
from underkeep.server.store import Whole

LONG_AGO = datetime(2000, 1, 1, tzinfo=UTC)


def new_game(
    game: str, options: dict[str, Any], seats: list[Seat], *, pace: str, seed: str, setup: str = ""
) -> NewGame:
    return NewGame(
        id="the-table",
        game=game,
        version=GAMES[game].version,
        options=json.dumps(options),
        seed=seed,
        origin="file" if setup else "dealt",
        setup=setup,
        seats=tuple(seats),
        pace=pace,
    )


class Shelf:
    """One game; what a table needs of a store, with the same promises."""

    serves_alone = True  # as SQLite's file

    def __init__(self, new: NewGame, *, slowness: float = 0.0) -> None:
        recipe = {
            name: value for name, value in msgspec.structs.asdict(new).items() if name not in ("seats", "tickets")
        }
        self.row = GameRow(**recipe, digest=digest_of(new), created_at=LONG_AGO, ended_at=None, result="", closed="")
        self.sitting = list(new.seats)
        self.rows: list[Entry] = []
        self.lines: list[ChatLine] = []
        self.slowness = slowness
        self.epoch = 0

    async def game(self, game_id: str) -> GameRow:
        return self.row

    async def seats(self, game_id: str) -> list[Seat]:
        return self.sitting[:]

    async def entries(self, game_id: str, after: int = 0) -> list[Entry]:
        return self.rows[after:]

    async def is_stored(self, game_id: str, seats: list[int], key: str) -> bool:
        return any(entry.key == key and entry.seat in seats for entry in self.rows)

    async def whole(self, game_id: str) -> Whole:
        return Whole(self.row, self.sitting[:], self.rows[:], 0.0, len(self.lines))

    async def append(self, *entries: Entry, **_rights: object) -> None:
        await asyncio.sleep(self.slowness)
        for entry in entries:
            for stored in self.rows:
                if (stored.seat, stored.key) == (entry.seat, entry.key):
                    raise Doubled(stored)
            if entry.before != (self.rows[-1].digest if self.rows else self.row.digest):
                raise Stale("somebody was faster")
            self.rows.append(entry)

    async def finish(self, game_id: str, result: str, closed: Any) -> None:
        self.row = msgspec.structs.replace(self.row, result=result, closed=closed)

    async def lose(self, game_id: str, seat: int, *, lost: bool) -> None:
        self.sitting[seat] = msgspec.structs.replace(self.sitting[seat], lost=lost)

    async def session(self, digest: str) -> Session | None:
        return None

    async def say(self, game_id: str, seat: int | None, audience: Any, text: str) -> None:
        at = LONG_AGO + timedelta(seconds=now())
        self.lines.append(ChatLine(game_id, len(self.lines) + 1, seat, audience, text, at))

    async def chat(self, game_id: str, after: int = 0, *, seated: bool) -> list[ChatLine]:
        return [line for line in self.lines[after:] if seated or line.audience == "all"]

    async def take(self, game_id: str, owner: str, seconds: float) -> Lease:
        await asyncio.sleep(self.slowness)
        self.epoch += 1
        return Lease(game_id, owner, self.epoch, LONG_AGO)

    async def renew(self, lease: Lease, seconds: float) -> Lease:
        await asyncio.sleep(self.slowness)
        return lease

    async def release(self, lease: Lease, **_: object) -> None:
        await asyncio.sleep(self.slowness)
