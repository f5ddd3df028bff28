"""What becomes of whole games: they end, stop for a while, go back, or are forgotten."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, and_, bindparam, delete, func, insert, literal, or_, select, update

from underkeep.server.database import Database
from underkeep.server.errors import Closed, Stale
from underkeep.server.ledger import FIELD, STORED, fields_of, stands_on_newest
from underkeep.server.rows import OVER, Entry, Why, check, check_value
from underkeep.server.tables import ENTRY, GAME, METADATA, after, clock

DAY: Final = 24 * 60 * 60
UNFINISHED: Final = select(func.count()).where(GAME.c.maker == bindparam("maker"), GAME.c.closed.in_(("", "stuck")))


class Keeping(Database):
    """The one row of a game that changes, and all its rows when it is removed."""

    async def finish(self, game_id: str, result: str, closed: Why) -> None:
        """The game is over, or nobody can go on. Saying the same again is no mistake."""
        check_value("result", result)
        check_value("closed", closed)
        over = closed != "stuck"

        def end(connection: Connection) -> None:
            row = connection.execute(select(GAME.c.result, GAME.c.closed).where(GAME.c.id == game_id)).one()
            if row.closed not in OVER:
                connection.execute(
                    update(GAME)
                    .where(GAME.c.id == game_id)
                    .values(result=result, closed=closed, ended_at=clock() if over else None)
                )
            elif (row.result, row.closed) != (result, closed):
                raise Closed(f"this game is {row.closed} already", field="game_id")

        await self.write(game_id, end)

    async def reopen(self, game_id: str) -> None:
        """A stuck game may be gone on with (RS-107); one that is over stays over."""

        def open_again(connection: Connection) -> None:
            stuck = and_(GAME.c.id == game_id, GAME.c.closed == "stuck")
            if connection.execute(update(GAME).where(stuck).values(closed="")).rowcount != 1:
                raise Closed("only a stuck game can be opened again", field="game_id")

        await self.write(game_id, open_again)

    async def go_back(self, entry: Entry) -> None:
        """A stuck game goes on without its last decision, which stays written down (RS-107, RS-113)."""
        check(entry)

        def back(connection: Connection) -> None:
            stuck = and_(GAME.c.id == entry.game_id, GAME.c.closed == "stuck")
            if connection.execute(update(GAME).where(stuck).values(closed="")).rowcount != 1:
                raise Closed("only a stuck game can go back", field="game_id")
            chosen = select(*FIELD.values(), clock()).where(stands_on_newest(first=entry.seq == 1))
            added = insert(ENTRY).from_select([*STORED, ENTRY.c.at], chosen)
            if connection.execute(added, fields_of(entry)).rowcount != 1:
                raise Stale("somebody was faster; look at the table again", field="seq")

        await self.write(entry.game_id, back, entry.seq)

    async def remove(self, game_id: str) -> None:
        """Everything about this game. Rows never change, but a whole game may be forgotten (RS-187)."""

        def forget(connection: Connection) -> None:
            for table in reversed(METADATA.sorted_tables):
                of_it = table.c.id if table is GAME else table.c.game_id
                connection.execute(delete(table).where(of_it == game_id))

        await self.write(game_id, forget)

    async def outdated(self, *, unfinished: int, ended: int, most: int) -> list[str]:
        """Games at which nothing has happened, or that have been over, for so many days (RS-186); 0 for none."""
        newest = select(func.max(ENTRY.c.at)).where(ENTRY.c.game_id == GAME.c.id).scalar_subquery()
        over = and_(GAME.c.closed.in_(OVER), literal(ended > 0), GAME.c.ended_at < after(-ended * DAY))
        quiet = func.coalesce(newest, GAME.c.created_at) < after(-unfinished * DAY)
        asleep = and_(GAME.c.closed.in_(("", "stuck")), literal(unfinished > 0), quiet)
        statement = select(GAME.c.id).where(or_(over, asleep)).order_by(GAME.c.created_at).limit(most)

        def look(connection: Connection) -> list[str]:
            return list(connection.execute(statement).scalars())

        return await self.read(look)

    async def pause(self, game_id: str, *, on: bool) -> bool:
        """Stop the game for a while, or let it go on; whether that changes anything."""

        def switch(connection: Connection) -> bool:
            open_one = and_(GAME.c.id == game_id, GAME.c.closed == "")
            if connection.execute(select(GAME.c.id).where(open_one)).first() is None:
                raise Closed("a game that does not go on cannot be paused", field="game_id")
            other = and_(open_one, GAME.c.paused.is_(not on))
            return connection.execute(update(GAME).where(other).values(paused=on)).rowcount == 1

        return await self.write(game_id, switch)

    async def choose_absence(self, game_id: str, absence: str) -> bool:
        """What happens when somebody is lost; whether that changes anything."""
        check_value("absence", absence)

        def choose(connection: Connection) -> bool:
            other = and_(GAME.c.id == game_id, GAME.c.absence != absence)
            return connection.execute(update(GAME).where(other).values(absence=absence)).rowcount == 1

        return await self.write(game_id, choose)

    async def play_again(self, game_id: str, table: str) -> None:
        """The same people play once more, at another table."""
        check_value("next", table)

        def lead_on(connection: Connection) -> None:
            connection.execute(update(GAME).where(GAME.c.id == game_id).values(next=table))

        await self.write(game_id, lead_on)

    async def unfinished(self, maker: str) -> int:
        """How many games of this host are not over."""
        check_value("maker", maker)

        def count(connection: Connection) -> int:
            return int(connection.execute(UNFINISHED, {"maker": maker}).scalar_one())

        return await self.read(count)
