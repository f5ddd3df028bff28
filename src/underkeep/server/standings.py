"""How games that go on stand, for lists of them. Nothing here tells more than the table itself shows (RS-041)."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final, NamedTuple

from underkeep.core.game import View
from underkeep.server.audience import SPECTATOR, Audience
from underkeep.server.errors import BadRow, Unknown
from underkeep.server.hall import Hall
from underkeep.server.pace import Pace
from underkeep.server.play import Play
from underkeep.server.rows import GameRow
from underkeep.server.store import Whole

KEPT: Final = 1_000  # games at which nobody sits just now; some 300 bytes each


class Standing(NamedTuple):
    """Round and turn are what a spectator sees; who is asked is for the asked alone."""

    round: int = 0
    turn: int | None = None
    moved: int = 0  # the newest entry that everybody could notice
    asked: frozenset[int] = frozenset()
    stuck: bool = False  # it cannot be told again


UNKNOWN: Final = Standing()
STUCK: Final = Standing(stuck=True)


def round_in(view: View) -> int:
    """The one word of a view that the server knows, if a game has it."""
    found = view.get("round", 0)
    return found if isinstance(found, int) else 0


class Standings:
    """Games in memory are looked at; of the others, what was found is kept until somebody moves."""

    def __init__(self, hall: Hall) -> None:
        self._hall: Final = hall
        self._kept: Final[OrderedDict[str, tuple[int, Standing]]] = OrderedDict()
        self._one: Final = asyncio.Semaphore(1)  # telling games again keeps a core busy, and a list may be long

    async def of(self, game: GameRow) -> Standing:
        warm = self._hall.warm.get(game.id)
        if warm is not None and warm.dealer.play is not None:
            return seen(warm.dealer.play)
        async with self._one:
            return await self._told_again(game)

    async def _told_again(self, game: GameRow) -> Standing:
        try:
            return await self._kept_or_told(game)
        except BadRow:
            return STUCK

    async def _kept_or_told(self, game: GameRow) -> Standing:
        store = self._hall.around.store
        newest, _ = await store.newest(game.id)
        kept = self._kept.pop(game.id, None)
        if kept is None or kept[0] != newest:
            stored = await store.whole(game.id)
            if stored is None:
                raise Unknown("there is no such table", field="table")
            play = await asyncio.to_thread(told_again, stored, self._hall.around.key)
            if play.shown.paused:  # in a moment it stands otherwise, though nobody moves
                return seen(play)
            kept = (newest, seen(play))
        self._kept[game.id] = kept
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return kept[1]


def told_again(stored: Whole, key: bytes) -> Play:
    pace = Pace.read(stored.game.pace)
    play = Play(stored.game, key, paced=pace.hides, watched=False)
    play.retell(stored.entries)
    play.pass_windows(pace, stored.quiet)
    return play


def seen(play: Play) -> Standing:
    spectator = play.audiences.get(SPECTATOR) or Audience(SPECTATOR)
    if spectator.stage is None:
        play.look_as(spectator, [])
    assert spectator.stage is not None  # looked at just now
    asked = frozenset(seat for seat in play.asked if play.question(seat) is not None)
    return Standing(round_in(spectator.stage.view), spectator.stage.turn, play.moved, asked)
