"""Who drives the bots and clocks of a game: an optimisation that several nodes share, never a right to answer."""

from __future__ import annotations

from typing import Final

from sqlalchemy import ColumnElement, and_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from underkeep.server.database import Database
from underkeep.server.rows import Fence, Lease, check_value
from underkeep.server.tables import GAME, LEASE, after, clock

FIELDS: Final = [LEASE.c[name] for name in Lease.__struct_fields__]


class Leases(Database):
    """A lease runs out by the database's clock at the very statement (RS-115)."""

    async def take(self, game_id: str, owner: str, seconds: float) -> Lease | None:
        """The lease, if it is free or has run out: with a new epoch, so that the old holder's is worth nothing."""
        check_value("owner", owner)
        free = and_(LEASE.c.game_id == game_id, LEASE.c.until <= clock())
        values = {"owner": owner, "epoch": LEASE.c.epoch + 1, "until": after(seconds)}

        async def grab(connection: AsyncConnection) -> Lease | None:
            row = (await connection.execute(update(LEASE).where(free).values(values).returning(*FIELDS))).first()
            return None if row is None else Lease(*row)

        return await self.write(game_id, grab, seq=None)

    async def renew(self, lease: Lease, seconds: float) -> Lease | None:
        """Longer, if it has not run out; whoever comes too late must take it anew, under a new epoch."""
        held = and_(*still(lease), LEASE.c.until > clock())

        async def extend(connection: AsyncConnection) -> Lease | None:
            longer = update(LEASE).where(held).values(until=after(seconds)).returning(*FIELDS)
            row = (await connection.execute(longer)).first()
            return None if row is None else Lease(*row)

        return await self.write(lease.game_id, extend, seq=None)

    async def release(self, lease: Lease) -> None:
        """Free for the next one at once."""

        async def give_up(connection: AsyncConnection) -> None:
            await connection.execute(update(LEASE).where(*still(lease), LEASE.c.until > clock()).values(until=clock()))

        await self.write(lease.game_id, give_up, seq=None)

    async def ownerless(self) -> list[str]:
        """Open games that nobody drives, oldest first."""
        statement = (
            select(GAME.c.id)
            .join(LEASE, LEASE.c.game_id == GAME.c.id)
            .where(GAME.c.closed == "", LEASE.c.until <= clock())
            .order_by(GAME.c.created_at, GAME.c.id)
        )

        async def look(connection: AsyncConnection) -> list[str]:
            return list((await connection.execute(statement)).scalars())

        return await self.read(look)


def still(lease: Lease) -> list[ColumnElement[bool]]:
    return [LEASE.c.game_id == lease.game_id, LEASE.c.owner == lease.owner, LEASE.c.epoch == lease.epoch]


def fence(lease: Lease) -> Fence:
    return Fence(lease.owner, lease.epoch)
