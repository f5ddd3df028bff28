"""Who drives the bots and clocks of a game: an optimisation that several nodes share, never a right to answer."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Select, and_, exists, or_, select, update

from underkeep.server.database import Database
from underkeep.server.rows import Fence, Lease, check_value
from underkeep.server.tables import GAME, LEASE, SEAT, after, clock

FIELDS: Final = [LEASE.c[name] for name in Lease.__struct_fields__]


class Leases(Database):
    """A lease runs out by the database's clock at the very statement (RS-115)."""

    async def take(self, game_id: str, owner: str, seconds: float) -> Lease | None:
        """The lease, if it is free or has run out: with a new epoch, so that the old holder's is worth nothing."""
        check_value("owner", owner)
        free = and_(LEASE.c.game_id == game_id, LEASE.c.until <= clock())
        values = {"owner": owner, "epoch": LEASE.c.epoch + 1, "until": after(seconds)}

        def grab(connection: Connection) -> Lease | None:
            row = connection.execute(update(LEASE).where(free).values(values).returning(*FIELDS)).first()
            return None if row is None else Lease(*row)

        return await self.write(game_id, grab, seq=None)

    async def renew(self, lease: Lease, seconds: float) -> Lease | None:
        """Longer, if it has not run out; whoever comes too late must take it anew, under a new epoch."""
        held = and_(*still(lease), LEASE.c.until > clock())

        def extend(connection: Connection) -> Lease | None:
            longer = update(LEASE).where(held).values(until=after(seconds)).returning(*FIELDS)
            row = connection.execute(longer).first()
            return None if row is None else Lease(*row)

        return await self.write(lease.game_id, extend, seq=None)

    async def release(self, lease: Lease, *, waiting: bool = False) -> None:
        """Free for the next one at once. If something waits for one, the game is told among those left behind."""
        values = {"until": clock()} if waiting else {"until": clock(), "owner": ""}

        def give_up(connection: Connection) -> None:
            connection.execute(update(LEASE).where(*still(lease), LEASE.c.until > clock()).values(values))

        await self.write(lease.game_id, give_up, seq=None)

    async def left_behind(self, most: int) -> list[str]:
        """Games whose driver has gone without a word, or while a bot or a clock had something to do (RS-118)."""
        return await self._undriven(select(GAME.c.id).where(LEASE.c.owner != ""), most)

    async def perhaps_waiting(self, after: str, most: int) -> list[str]:
        """Games, in the order of their ids, that might wait for a bot or a clock; whose turn it is only rules know."""
        bots = exists().where(SEAT.c.game_id == GAME.c.id, or_(SEAT.c.kind == "bot", SEAT.c.away.is_(True)))
        return await self._undriven(select(GAME.c.id).where(GAME.c.id > after, or_(GAME.c.pace != "0", bots)), most)

    async def _undriven(self, statement: Select[Any], most: int) -> list[str]:
        going_on = (GAME.c.closed == "", GAME.c.paused.is_(False), LEASE.c.until <= clock())
        of_games = statement.join(LEASE, LEASE.c.game_id == GAME.c.id).where(*going_on)

        def look(connection: Connection) -> list[str]:
            return list(connection.execute(of_games.order_by(GAME.c.id).limit(most)).scalars())

        return await self.read(look)


def still(lease: Lease) -> list[ColumnElement[bool]]:
    return [LEASE.c.game_id == lease.game_id, LEASE.c.owner == lease.owner, LEASE.c.epoch == lease.epoch]


def fence(lease: Lease) -> Fence:
    return Fence(lease.owner, lease.epoch)
