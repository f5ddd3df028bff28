"""Games and their histories."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from functools import cache, partial
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    Executable,
    Insert,
    Select,
    Text,
    and_,
    bindparam,
    cast,
    exists,
    func,
    insert,
    literal,
    or_,
    select,
    true,
)
from sqlalchemy.exc import IntegrityError

from underkeep.server.chain import digest_of, digest_of_entry
from underkeep.server.database import TRIES, Database, Lost, unavailable
from underkeep.server.errors import BadRow, BadText, Closed, Doubled, Fenced, Paused, Stale, Unknown
from underkeep.server.postgresql import CHANNEL
from underkeep.server.reading import GAMES
from underkeep.server.rows import By, Entry, Fence, GameRow, Mark, NewGame, Session, check, check_digest, check_value
from underkeep.server.tables import CHAT, ENTRY, EPOCH, GAME, LEASE, SEAT, SESSION, TICKET, after, clock

STORED: Final = [ENTRY.c[name] for name in Entry.__struct_fields__]
GAME_FIELDS: Final = [GAME.c[name] for name in GameRow.__struct_fields__]
RECIPE: Final = [name for name in NewGame.__struct_fields__ if name in GAME.c]

# Built once: building a statement takes longer than running it.
OF_GAME: Final = ENTRY.c.game_id == bindparam("game")
ONE_GAME: Final = select(*GAME_FIELDS).where(GAME.c.id == bindparam("game"))
ENTRIES: Final = select(*STORED).where(OF_GAME, ENTRY.c.seq > bindparam("after")).order_by(ENTRY.c.seq)
MOMENT: Final = select(ENTRY.c.at).where(OF_GAME, ENTRY.c.seq == bindparam("seq"))
LAST_TIME: Final = select(func.max(ENTRY.c.at)).where(OF_GAME).scalar_subquery()
QUIET: Final = select(cast(clock(), BigInteger) - cast(func.coalesce(LAST_TIME, GAME.c.created_at), BigInteger)).where(
    GAME.c.id == bindparam("game")
)


class Ledger(Database):
    """Every game is a row that never changes but for its end, and entries that never change at all."""

    async def add_game(self, new: NewGame, sessions: Sequence[Session] = ()) -> None:
        """The game, its seats, tickets and sessions, and its lease, which nobody holds yet: all or nothing."""
        check(new)
        for made in sessions:
            check(made)
            check_digest(made.digest)
        for attempt in range(TRIES):
            try:
                added = self.to_the_end(self._run(self._writer, partial(add, new=new, sessions=sessions)))
                return await asyncio.shield(added)
            except Lost as fault:
                last = fault
            except IntegrityError:
                stored = await self.game(new.id)
                if attempt and stored is not None and stored.digest == digest_of(new):
                    return None  # the lost commit had come through
                raise BadText("id: this game, one of its tickets or sessions is stored already", field="id") from None
        raise unavailable(last)

    async def game(self, game_id: str) -> GameRow | None:
        check_value("game_id", game_id)
        return await self.read(partial(game_of, game_id=game_id))

    async def open_games(self) -> list[GameRow]:
        """Oldest first; a stuck one can be opened again, so it counts."""
        return await self._games(
            select(*GAME_FIELDS).where(GAME.c.closed.in_(("", "stuck"))).order_by(GAME.c.created_at, GAME.c.id)
        )

    async def ended_games(self, most: int = 50) -> list[GameRow]:
        """The newest first."""
        done = GAME.c.closed.in_(("finished", "abandoned"))
        return await self._games(
            select(*GAME_FIELDS).where(done).order_by(GAME.c.created_at.desc(), GAME.c.id).limit(most)
        )

    async def all_games(self) -> list[GameRow]:
        return await self._games(select(*GAME_FIELDS).order_by(GAME.c.created_at, GAME.c.id))

    async def game_ids(self) -> list[object]:
        """Of all games, oldest first; damage may have left something else there than text."""

        def look(connection: Connection) -> list[object]:
            return list(connection.execute(select(GAME.c.id).order_by(GAME.c.created_at, GAME.c.id)).scalars())

        return await self.read(look)

    async def loose(self) -> list[tuple[str, int]]:
        """Entries of games that are not there: to which game, and which row they are."""
        lost = select(ENTRY.c.game_id, ENTRY.c.seq).where(~exists().where(GAME.c.id == ENTRY.c.game_id))

        def look(connection: Connection) -> list[tuple[str, int]]:
            rows = connection.execute(lost.order_by(ENTRY.c.game_id, ENTRY.c.seq))
            return [(str(row[0])[:64], row[1] if isinstance(row[1], int) else 0) for row in rows]

        return await self.read(look)

    async def _games(self, statement: Select[Any]) -> list[GameRow]:
        def look(connection: Connection) -> list[GameRow]:
            return [GAMES.read(row)[0] for row in connection.execute(statement)]

        return await self.read(look)

    async def entries(self, game_id: str, after: int = 0) -> list[Entry]:
        check_value("game_id", game_id)
        return await self.read(partial(entries_of, game_id=game_id, after=after))

    async def is_stored(self, game_id: str, seats: Sequence[int], key: str) -> bool:
        """Whether one of these seats has said something by this key before (RS-109)."""
        check_value("key", key)
        said = (ENTRY.c.game_id == game_id, ENTRY.c.seat.in_(seats), ENTRY.c.key == key)

        def look(connection: Connection) -> bool:
            return connection.execute(select(ENTRY.c.seq).where(*said)).first() is not None

        return await self.read(look)

    async def moved_at(self, game_id: str, seq: int) -> datetime | None:
        """When this entry was stored."""
        check_value("game_id", game_id)

        def look(connection: Connection) -> datetime | None:
            found = connection.execute(MOMENT, {"game": game_id, "seq": seq}).scalar_one_or_none()
            return found if isinstance(found, datetime) else None

        return await self.read(look)

    async def newest(self, game_id: str) -> tuple[int, str]:
        """Number and digest of the newest entry; of none, 0 and what the first one will stand on."""
        check_value("game_id", game_id)
        last = select(ENTRY.c.seq, ENTRY.c.digest).where(ENTRY.c.game_id == game_id).order_by(ENTRY.c.seq.desc())
        none = select(literal(0), GAME.c.digest).where(GAME.c.id == game_id)

        def look(connection: Connection) -> tuple[int, str]:
            row = connection.execute(last.limit(1)).first() or connection.execute(none).first()
            if row is None:
                raise Unknown("there is no such game", field="game_id")
            if not (isinstance(row[0], int) and isinstance(row[1], str)):
                raise BadRow(0, "the newest row has no number, or stands on nothing")
            return row[0], row[1]

        return await self.read(look)

    async def quiet(self, game_id: str) -> float:
        """Seconds since the last thing happened in this game, by the database's clock."""
        check_value("game_id", game_id)
        return await self.read(partial(quiet_of, game_id=game_id))

    async def marks(self, game_ids: Sequence[str]) -> dict[str, Mark]:
        """How far these games are, in one question: what a listener asks when it may have missed something."""
        entry = select(func.coalesce(func.max(ENTRY.c.seq), 0)).where(ENTRY.c.game_id == GAME.c.id)
        chat = select(func.coalesce(func.max(CHAT.c.n), 0)).where(CHAT.c.game_id == GAME.c.id)
        control = select(func.coalesce(func.sum(SEAT.c.epoch), 0)).where(SEAT.c.game_id == GAME.c.id)
        statement = select(
            GAME.c.id, entry.scalar_subquery(), chat.scalar_subquery(), control.scalar_subquery(), GAME.c.closed
        ).where(GAME.c.id.in_(game_ids))

        def look(connection: Connection) -> dict[str, Mark]:
            rows = connection.execute(statement)
            return {row[0]: Mark(int(row[1]), int(row[2]), int(row[3]), row[4]) for row in rows}

        return await self.read(look)

    # -- appending ------------------------------------------------------------------------------------------------

    async def append(self, *entries: Entry, fence: Fence | None = None, session: str | None = None) -> None:
        """Store the next entries, if they are still the next ones and whoever made them may still do so: all or none.

        `fence` is the lease under which the server acts of its own accord (RS-116); `session` is the digest of the
        cookie by which a person acts, so that a revoked one decides nothing any more (RS-151).
        Raises Stale, Closed, Fenced, Doubled or Unavailable; in all those cases nothing was changed by this call.
        """
        pieces = []
        for entry in entries:
            check(entry)
            if entry.digest != digest_of_entry(entry):
                raise BadText("digest: not the digest of this entry", field="digest")
            said = appending(first=entry.seq == 1, by=entry.by, fenced=fence is not None, session=session is not None)
            values = fields_of(entry) | {"session": session}
            if fence is not None:
                values |= {"owner": fence.owner, "lease_epoch": fence.epoch}
            pieces.append((said, values))
        first, last = entries[0], entries[-1]
        for attempt in range(TRIES):
            try:
                if first is last and await self._append_at_once(first, *pieces[0]):
                    return None
                return await self._write(first.game_id, partial(put_all, pieces=pieces), last.seq)
            except Lost as fault:
                lost = fault  # perhaps it was stored: asking again tells, and never stores it twice (RS-119)
            except Doubled as found:
                if attempt and found.stored == first:
                    return None
                raise
            except IntegrityError:  # the primary key has the last word
                raise Stale("somebody was faster; look at the table again", field="seq") from None
        raise unavailable(lost)

    async def _append_at_once(self, entry: Entry, said: Append, values: Mapping[str, Any]) -> bool:
        """In one statement, there and back once; that is enough if nobody else does anything in this game just now.

        Otherwise, or if it may not be stored at all, it is not (`False`), and has to take its turn.
        """
        statement = said.store if self.on_sqlite else said.store_and_tell
        try:
            return await self._told(
                self._at_once, lambda connection: is_put(connection, statement, values), entry.game_id, entry.seq
            )
        except IntegrityError:  # somebody was faster
            return False


def game_of(connection: Connection, game_id: str) -> GameRow | None:
    found = stored_game(connection, game_id)
    return None if found is None else found[0]


def stored_game(connection: Connection, game_id: str) -> tuple[GameRow, str] | None:
    """The game, and which field of its row cannot be read, if any."""
    row = connection.execute(ONE_GAME, {"game": game_id}).first()
    return None if row is None else GAMES.read(row)


def entries_of(connection: Connection, game_id: str, after: int = 0) -> list[Entry]:
    return [Entry(*row) for row in connection.execute(ENTRIES, {"game": game_id, "after": after})]


def quiet_of(connection: Connection, game_id: str) -> float:
    row = connection.execute(QUIET, {"game": game_id}).scalar_one_or_none()
    return 0.0 if row is None else int(row) / 1000


def add(connection: Connection, new: NewGame, sessions: Sequence[Session]) -> None:
    recipe = {name: getattr(new, name) for name in RECIPE}
    connection.execute(insert(GAME).values(**recipe, digest=digest_of(new), created_at=clock(), result="", closed=""))
    connection.execute(insert(SEAT).values([{"game_id": new.id, **msgspec.structs.asdict(seat)} for seat in new.seats]))
    for ticket in new.tickets:
        connection.execute(
            insert(TICKET).values(
                digest=ticket.digest,
                game_id=new.id,
                purpose=ticket.purpose,
                seat=ticket.seat,
                made_at=clock(),
                expires_at=None if ticket.lasts is None else after(ticket.lasts),
            )
        )
    for made in sessions:
        connection.execute(insert(SESSION).values(**msgspec.structs.asdict(made), made_at=clock()))
    connection.execute(insert(LEASE).values(game_id=new.id, owner="", epoch=0, until=EPOCH))


class Append(NamedTuple):
    """The statements of an append. They are built once for each kind: building one takes longer than running it.

    `store_and_tell` is for PostgreSQL. It sees what was stored when it began, so it waits for nobody: if another
    transaction is at this game, it stores nothing. Whatever ends between its beginning and its turn has come after it,
    as far as anybody can tell; and a second entry with the same number or key the database never takes.
    """

    store: Insert
    store_and_tell: Select[*tuple[Any, ...]]
    doubled: Select[*tuple[Any, ...]]
    conditions: Select[*tuple[Any, ...]]


FIELD: Final = {column.name: bindparam(f"new_{column.name}", type_=column.type) for column in STORED}


@cache
def appending(*, first: bool, by: By, fenced: bool, session: bool) -> Append:
    """One statement decides and stores; which of its conditions failed is asked only if it did not."""
    game = FIELD["game_id"]
    same_key = and_(ENTRY.c.game_id == game, ENTRY.c.seat == FIELD["seat"], ENTRY.c.key == FIELD["key"])
    conditions = {
        "new": ~exists().where(same_key),
        "next": stands_on_newest(first=first),
        "open": exists().where(GAME.c.id == game, GAME.c.closed == ""),
        "going": exists().where(GAME.c.id == game, GAME.c.paused.is_(False)),
        "seat": controls(by),
        "lease": holds() if fenced else true(),  # people need no owner (RS-117)
        "session": admits() if session else true(),
    }
    chosen = select(*FIELD.values(), clock()).where(*conditions.values())
    columns = [*STORED, ENTRY.c.at]
    turn = select(GAME.c.id).where(GAME.c.id == game, GAME.c.closed == "", GAME.c.paused.is_(False))
    at_once = chosen.select_from(turn.with_for_update(skip_locked=True).cte("turn"))
    stored = insert(ENTRY).from_select(columns, at_once).returning(ENTRY.c.seq).cte("stored")
    return Append(
        insert(ENTRY).from_select(columns, chosen),
        select(func.pg_notify(CHANNEL, bindparam("notice", type_=Text))).select_from(stored),
        select(*STORED).where(same_key),
        select(*[held.label(name) for name, held in conditions.items()]),
    )


def is_put(connection: Connection, statement: Executable, values: Mapping[str, Any]) -> bool:
    """Whether the statement has stored the entry."""
    return connection.execute(statement, values).rowcount == 1


def put_all(connection: Connection, pieces: Iterable[tuple[Append, Mapping[str, Any]]]) -> None:
    for said, values in pieces:
        put(connection, said, values)


def put(connection: Connection, said: Append, values: Mapping[str, Any]) -> None:
    """The entry is stored, or it is told why not."""
    if is_put(connection, said.store, values):
        return
    if doubled := connection.execute(said.doubled, values).first():
        raise Doubled(Entry(*doubled))
    true_now = connection.execute(said.conditions, values).one()
    if not true_now.open:
        raise Closed("nothing can be added to this game any more", field="game_id")
    if not true_now.going:
        raise Paused("the host has stopped this game for a while", field="game_id")
    if not true_now.next:
        raise Stale("somebody was faster; look at the table again", field="seq")
    for name, sentence in (
        ("seat", "somebody else controls this seat now"),
        ("lease", "another node drives this game now"),
    ):
        if not getattr(true_now, name):
            raise Fenced(sentence, field=name)
    raise Fenced("this session has ended", field="session")


def fields_of(entry: Entry) -> dict[str, Any]:
    """An entry as the statements name it."""
    return {f"new_{name}": getattr(entry, name) for name in FIELD} | {
        "last_seq": entry.seq - 1,
        "notice": f"{entry.game_id}:{entry.seq}",
    }


def stands_on_newest(*, first: bool) -> ColumnElement[bool]:
    """Number and digest both: a node that missed an undo knows the number, but not what is there now (RS-114)."""
    mine, last = ENTRY.c.game_id == FIELD["game_id"], bindparam("last_seq", type_=ENTRY.c.seq.type)
    newest = select(func.coalesce(func.max(ENTRY.c.seq), 0)).where(mine).scalar_subquery()
    ground = select(ENTRY.c.digest).where(mine, ENTRY.c.seq == last).scalar_subquery()
    if first:
        ground = select(GAME.c.digest).where(GAME.c.id == FIELD["game_id"]).scalar_subquery()
    return and_(newest == last, ground == FIELD["before"])


def controls(by: By) -> ColumnElement[bool]:
    """A person answers at their own seat, a bot at its own or at that of an absent person, the clock at any."""
    who: ColumnElement[bool] = true()
    if by == "person":
        who = and_(SEAT.c.kind == "person", SEAT.c.away.is_(False))
    elif by == "bot":
        who = or_(SEAT.c.kind == "bot", SEAT.c.away.is_(True))
    same = (SEAT.c.game_id == FIELD["game_id"], SEAT.c.seat == FIELD["seat"], SEAT.c.epoch == FIELD["epoch"])
    return exists().where(*same, who)


def holds() -> ColumnElement[bool]:
    return exists().where(
        LEASE.c.game_id == FIELD["game_id"],
        LEASE.c.owner == bindparam("owner", type_=LEASE.c.owner.type),
        LEASE.c.epoch == bindparam("lease_epoch", type_=LEASE.c.epoch.type),
        LEASE.c.until > clock(),
    )


def admits() -> ColumnElement[bool]:
    return exists().where(
        SESSION.c.digest == bindparam("session", type_=SESSION.c.digest.type),
        SESSION.c.game_id == FIELD["game_id"],
        SESSION.c.seat == FIELD["seat"],
        SESSION.c.revoked_at.is_(None),
    )
