"""Who sits where, and by which right: tickets, sessions and control of the seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, bindparam, delete, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from underkeep.server import names, reading
from underkeep.server.database import Database
from underkeep.server.errors import BadText, Closed, Fenced, Unknown
from underkeep.server.limits import Limits
from underkeep.server.rows import (
    OVER,
    Audience,
    ChatLine,
    Issued,
    Role,
    Seat,
    Session,
    Sitter,
    Ticket,
    check,
    check_digest,
    check_value,
)
from underkeep.server.tables import CHAT, GAME, SEAT, SESSION, TICKET, after, clock

SEAT_FIELDS: Final = [SEAT.c[name] for name in Seat.__struct_fields__]
SESSION_FIELDS: Final = [SESSION.c[name] for name in Session.__struct_fields__]
CHAT_FIELDS: Final = [CHAT.c[name] for name in ChatLine.__struct_fields__]
ROLES: Final[dict[str, Role]] = {"seat": "seat", "transfer": "seat", "spectate": "spectator", "host": "host"}
SITS: Final[Mapping[str, object]] = {"kind": "person", "bot": "", "away": False, "lost": False}
# The seat is taken from whoever sits there. Not so if they leave, move to another device or let a bot play: then the
# next one gets the seat as it is, and what was accepted there stands.
TAKEN: Final[Mapping[str, object]] = {"since": SEAT.c.epoch + 1}
# Built once: building a statement takes longer than running it.
SEATS: Final = select(*SEAT_FIELDS).where(SEAT.c.game_id == bindparam("game")).order_by(SEAT.c.seat)
VALID_SESSION: Final = select(*SESSION_FIELDS).where(
    SESSION.c.digest == bindparam("session"), SESSION.c.revoked_at.is_(None)
)
ENDED: Final = or_(
    TICKET.c.revoked_at.is_not(None), and_(TICKET.c.expires_at.is_not(None), TICKET.c.expires_at <= clock())
)
# By a link to a seat one may look on, but no longer than by the link to watch that was there when it was made.
TO_WATCH: Final = TICKET.alias()
OPEN_TO_WATCH: Final = and_(
    TO_WATCH.c.revoked_at.is_(None), or_(TO_WATCH.c.expires_at.is_(None), TO_WATCH.c.expires_at > clock())
)
LOOKS_ON: Final = and_(
    TICKET.c.seat.is_not(None),
    exists().where(TO_WATCH.c.game_id == TICKET.c.game_id, TO_WATCH.c.purpose == "spectate", OPEN_TO_WATCH),
    ~exists().where(
        TO_WATCH.c.game_id == TICKET.c.game_id,
        TO_WATCH.c.purpose == "spectate",
        TO_WATCH.c.revoked_at >= TICKET.c.made_at,
    ),
)
ISSUED: Final = select(
    TICKET.c.game_id,
    TICKET.c.purpose,
    TICKET.c.seat,
    TICKET.c.used_at,
    ENDED.label("ended"),
    and_(~ENDED, LOOKS_ON).label("watch"),
).where(TICKET.c.digest == bindparam("ticket"))
# Whoever set the table up sits there without ever having needed a link.
LINKED: Final = and_(TICKET.c.game_id == SEAT.c.game_id, TICKET.c.seat == SEAT.c.seat, TICKET.c.purpose == "seat")
HOSTS: Final = (
    select(SEAT.c.seat)
    .where(SEAT.c.game_id == bindparam("game"), SEAT.c.kind == "person", ~exists().where(LINKED))
    .order_by(SEAT.c.seat)
)
CHAT_OF_ALL: Final = (
    select(*CHAT_FIELDS)
    .where(CHAT.c.game_id == bindparam("game"), CHAT.c.n > bindparam("after"), CHAT.c.text != "")  # empty: erased
    .order_by(CHAT.c.n.desc())
    .limit(bindparam("most"))
)
CHAT_FOR_ALL: Final = CHAT_OF_ALL.where(CHAT.c.audience == "all")
LIKE_IT: Final = and_(CHAT.c.game_id == bindparam("game"), CHAT.c.audience == bindparam("to"))
# Nobody is told older lines, so they are not kept; and what seats say makes nobody forget what the table has said.
OLD_CHAT: Final = delete(CHAT).where(
    LIKE_IT,
    CHAT.c.n
    <= select(CHAT.c.n).where(LIKE_IT).order_by(CHAT.c.n.desc()).offset(bindparam("most")).limit(1).scalar_subquery(),
)
USELESS: Final = "this link does not open anything"  # forged, used, expired or revoked: nobody learns which (RS-146)


class Seating(Database):
    """A right is a row here, never a field of a message (RS-147); of a secret only the digest is known (RS-144)."""

    chat_lines: int = Limits.chat_lines

    async def seats(self, game_id: str) -> list[Seat]:
        check_value("game_id", game_id)
        return await self.read(partial(seats_of, game_id=game_id))

    async def control(
        self,
        game_id: str,
        seat: int,
        *,
        epoch: int,
        kind: Sitter | None = None,
        bot: str | None = None,
        away: bool | None = None,
        name: str | None = None,
    ) -> Seat:
        """Somebody else controls the seat from now on; what is not named stays. Fenced if it changed meanwhile."""
        asked = {"kind": kind, "bot": bot, "away": away, "name": name}
        values = {field: value for field, value in asked.items() if value is not None}
        for field, value in values.items():
            check_value(field, value)

        def change(connection: Connection) -> Seat:
            return changed(connection, game_id, seat, epoch, values)

        return await self.write(game_id, change)

    async def lose(self, game_id: str, seat: int, *, lost: bool) -> None:
        """Whoever sits there was seen to go, or is here. That changes nobody's right."""
        mine = and_(SEAT.c.game_id == game_id, SEAT.c.seat == seat, SEAT.c.kind == "person")

        def note(connection: Connection) -> None:
            connection.execute(update(SEAT).where(mine).values(lost=lost))

        await self.write(game_id, note)

    async def replace_lost(self, game_id: str, seat: int, *, epoch: int) -> Seat:
        """A bot answers for somebody who is lost. Fenced if they are back, or the seat was changed meanwhile."""

        def replace(connection: Connection) -> Seat:
            if not seats_of(connection, game_id)[seat].lost:
                raise Fenced("whoever sits there is back", field="seat")
            return changed(connection, game_id, seat, epoch, {"away": True, "bot": ""})

        return await self.write(game_id, replace)

    # -- tickets --------------------------------------------------------------------------------------------------

    async def issue(self, game_id: str, ticket: Ticket) -> None:
        """One more link: for a spectator, or for the holder of a seat who moves to another device (RS-150)."""
        check(ticket)

        def add(connection: Connection) -> None:
            add_ticket(connection, game_id, ticket)

        await self.write(game_id, add)

    async def reissue(self, game_id: str, ticket: Ticket, *, epoch: int) -> Seat:
        """A new link for a seat. The old links and sessions of it end in the same moment (RS-149)."""
        check(ticket)
        assert ticket.seat is not None

        def renew(connection: Connection) -> Seat:
            assert ticket.seat is not None
            end_rights(connection, game_id, ticket.seat)
            freed = {"kind": "open", "bot": "", "away": False, "lost": False, "name": ""}  # it is somebody else's now
            if seats_of(connection, game_id)[ticket.seat].kind == "open":
                freed = {}  # it was nobody's: whoever is expected there still is, and a bot may go on meanwhile
            seat = changed(connection, game_id, ticket.seat, epoch, {**freed, **TAKEN})
            add_ticket(connection, game_id, ticket)
            return seat

        return await self.write(game_id, renew)

    async def revoke_tickets(self, game_id: str, purpose: str) -> None:
        """Links of one kind open nothing any more; who has come in by them stays."""
        check_value("purpose", purpose)

        def revoke(connection: Connection) -> None:
            open_ones = and_(TICKET.c.game_id == game_id, TICKET.c.purpose == purpose, TICKET.c.revoked_at.is_(None))
            connection.execute(update(TICKET).where(open_ones).values(revoked_at=clock()))

        await self.write(game_id, revoke)

    async def issued(self, ticket: str) -> Issued | None:
        """What this link is or was for."""
        check_digest(ticket)

        def look(connection: Connection) -> Issued | None:
            row = connection.execute(ISSUED, {"ticket": ticket}).first()
            if row is None:
                return None
            hosts = connection.execute(HOSTS, {"game": row.game_id}).scalars()
            used, ended, watch = row.used_at is not None, bool(row.ended), bool(row.watch)
            return reading.ISSUED.legible((row.game_id, row.purpose, row.seat, used, ended, watch, tuple(hosts)))

        return await self.read(look)

    async def watch(self, ticket: str, session: str) -> Session:
        """Whoever has a link to a seat may look on, even if somebody else sits there; the link stays as it was.

        Not if the host has renewed the link to watch since (ADR 0012).
        """
        check_digest(session)
        issued = await self.issued(ticket)
        if issued is None:
            raise Unknown(USELESS, field="ticket")

        def admit(connection: Connection) -> Session:
            if not connection.execute(ISSUED, {"ticket": ticket}).one().watch:
                raise Unknown(USELESS, field="ticket")
            return begin_session(connection, Session(session, issued.game_id, "spectator", None, 0))

        return await self.write(issued.game_id, admit)

    async def claim(self, ticket: str, session: str, *, name: str = "") -> Session:
        """Exchange a link for a session of its own. Of two who try at once, one gets it (RS-148).

        So it is with a name: of several who call themselves alike, the first to sit down is called so (RS-167).
        """
        check_digest(session)
        check_value("name", name)
        issued = await self.issued(ticket)
        if issued is None:
            raise Unknown(USELESS, field="ticket")
        game_id = issued.game_id

        def exchange(connection: Connection) -> Session:
            unused = or_(TICKET.c.used_at.is_(None), TICKET.c.purpose == "spectate")
            good = and_(TICKET.c.digest == ticket, unused, ~ENDED)
            used = update(TICKET).where(good).values(used_at=clock()).returning(TICKET.c.purpose, TICKET.c.seat)
            row = connection.execute(used).first()
            if row is None:
                raise Unknown(USELESS, field="ticket")
            epoch = 0
            if row.seat is not None:
                check_open(connection, game_id)
                sits = {**SITS, **({"name": name} if name else {})}
                if name:
                    others = [seat.name for seat in seats_of(connection, game_id) if seat.seat != row.seat]
                    names.tell_apart(name, filter(None, others))
                end_sessions(connection, game_id, row.seat)
                end_tickets(connection, game_id, row.seat, TICKET.c.used_at.is_(None))  # to move from the old device
                epoch = (changed(connection, game_id, row.seat, None, sits)).epoch
            return begin_session(connection, Session(session, game_id, ROLES[row.purpose], row.seat, epoch))

        return await self.write(game_id, exchange)

    async def sit_down(self, game_id: str, seat: int | None, session: str) -> Session:
        """Whoever is known from the game before has a place without a link; a seat only as long as it is open."""
        check_digest(session)

        def admit(connection: Connection) -> Session:
            epoch = 0
            if seat is not None:
                check_open(connection, game_id)
                before = seats_of(connection, game_id)[seat]
                if before.kind != "open":
                    raise Fenced("somebody sits there already", field="seat")
                end_rights(connection, game_id, seat)  # else whoever made the link could sit there, too (RS-148)
                epoch = changed(connection, game_id, seat, before.epoch, SITS).epoch
            role: Role = "spectator" if seat is None else "seat"
            return begin_session(connection, Session(session, game_id, role, seat, epoch))

        return await self.write(game_id, admit)

    # -- sessions -------------------------------------------------------------------------------------------------

    async def session(self, digest: str) -> Session | None:
        """What this session may do, or nothing: unknown and revoked are the same."""
        check_digest(digest)

        def look(connection: Connection) -> Session | None:
            row = connection.execute(VALID_SESSION, {"session": digest}).first()
            return reading.SESSIONS.legible(row)

        return await self.read(look)

    async def sessions(self, digests: Sequence[str]) -> list[Session]:
        """Those of them that may do something, by seat."""
        for digest in digests:
            check_digest(digest)
        valid = and_(SESSION.c.digest.in_(digests), SESSION.c.revoked_at.is_(None))

        def look(connection: Connection) -> list[Session]:
            rows = connection.execute(select(*SESSION_FIELDS).where(valid).order_by(SESSION.c.seat))
            return [found for found in map(reading.SESSIONS.legible, rows) if found is not None]

        return await self.read(look)

    async def revoke_session(self, digest: str) -> None:
        """This one ends. If it held a seat, nobody answers there by the old right any more (RS-151)."""
        found = await self.session(digest)
        if found is None:
            return

        def end(connection: Connection) -> None:
            valid = and_(SESSION.c.digest == digest, SESSION.c.revoked_at.is_(None))
            ended = connection.execute(update(SESSION).where(valid).values(revoked_at=clock()))
            if ended.rowcount == 1 and found.seat is not None:
                changed(connection, found.game_id, found.seat, None, {})

        await self.write(found.game_id, end)

    async def dismiss(self, game_id: str, seat: int, *, epoch: int, bot: str = "", by_host: bool = True) -> Seat:
        """Whoever sits there leaves for good, links included; a bot sits down, or nobody.

        If it is the host's wish, not theirs, what they have answered in an open window is void (ADR 0014).
        """
        check_value("bot", bot)

        def leave(connection: Connection) -> Seat:
            end_rights(connection, game_id, seat)
            name = f"bot {bot}" if bot else ""
            empty = {"kind": "bot" if bot else "open", "bot": bot, "away": False, "lost": False, "name": name}
            return changed(connection, game_id, seat, epoch, {**empty, **(TAKEN if by_host else {})})

        return await self.write(game_id, leave)

    async def erase(self, game_id: str, seat: int) -> None:
        """The person's name and all that the person has said; the game stays as it was played (RS-187)."""

        def forget(connection: Connection) -> None:
            said = and_(CHAT.c.game_id == game_id, CHAT.c.seat == seat)
            connection.execute(update(CHAT).where(said).values(text=""))  # its number must not come again
            named = and_(SEAT.c.game_id == game_id, SEAT.c.seat == seat, SEAT.c.kind != "bot")
            connection.execute(update(SEAT).where(named).values(name=""))

        await self.write(game_id, forget)

    # -- chat -----------------------------------------------------------------------------------------------------

    async def say(self, game_id: str, seat: int | None, audience: Audience, text: str) -> ChatLine:
        check_value("audience", audience)
        check_value("text", text)

        def add(connection: Connection) -> ChatLine:
            newest = select(func.coalesce(func.max(CHAT.c.n), 0)).where(CHAT.c.game_id == game_id)
            n = connection.execute(newest).scalar_one() + 1
            line = {"game_id": game_id, "n": n, "seat": seat, "audience": audience, "text": text, "at": clock()}
            said = ChatLine(*connection.execute(insert(CHAT).values(line).returning(*CHAT_FIELDS)).one())
            connection.execute(OLD_CHAT, {"game": game_id, "to": audience, "most": self.chat_lines})
            return said

        return await self.write(game_id, add)

    async def announce(self, game_id: str, message: str, **words: int) -> None:
        """The table itself speaks, by the id of a message and its arguments; clients say it in their language."""
        text = " ".join([message, *(f"{name}={word}" for name, word in words.items())])
        await self.say(game_id, None, "all", text)

    async def chat(self, game_id: str, *, after: int = 0, seated: bool) -> list[ChatLine]:
        """The last that was said; the talk of the seats is for seats only (RS-058)."""
        check_value("game_id", game_id)
        return await self.read(partial(chat_of, game_id=game_id, after=after, seated=seated, most=self.chat_lines))


def seats_of(connection: Connection, game_id: str) -> list[Seat]:
    return stored_seats(connection, game_id)[0]


def stored_seats(connection: Connection, game_id: str) -> tuple[list[Seat], str]:
    """The seats, and what is wrong with their rows, if anything."""
    return reading.read_seats(connection.execute(SEATS, {"game": game_id}).all())


def chat_of(connection: Connection, game_id: str, after: int, *, seated: bool, most: int) -> list[ChatLine]:
    wanted = CHAT_OF_ALL if seated else CHAT_FOR_ALL
    found = connection.execute(wanted, {"game": game_id, "after": after, "most": most})
    return [line for line in map(reading.LINES.legible, found) if line is not None][::-1]


def changed(connection: Connection, game_id: str, seat: int, epoch: int | None, values: Mapping[str, object]) -> Seat:
    mine = and_(SEAT.c.game_id == game_id, SEAT.c.seat == seat)
    expected = mine if epoch is None else and_(mine, SEAT.c.epoch == epoch)
    moved = update(SEAT).where(expected).values(**values, epoch=SEAT.c.epoch + 1).returning(*SEAT_FIELDS)
    row = connection.execute(moved).first()
    if row is not None:
        return reading.SEATS.read(row)[0]
    if connection.execute(select(SEAT.c.seat).where(mine)).first() is None:
        raise Unknown("there is no such seat", field="seat")
    raise Fenced("somebody else controls this seat now", field="seat")


def add_ticket(connection: Connection, game_id: str, ticket: Ticket) -> None:
    check_open(connection, game_id)
    row = {"digest": ticket.digest, "game_id": game_id, "purpose": ticket.purpose, "seat": ticket.seat}
    expires = None if ticket.lasts is None else after(ticket.lasts)
    try:
        connection.execute(insert(TICKET).values(**row, made_at=clock(), expires_at=expires))
    except IntegrityError:
        raise BadText("digest: this ticket is stored already", field="digest") from None


def check_open(connection: Connection, game_id: str) -> None:
    if connection.execute(select(GAME.c.closed).where(GAME.c.id == game_id)).scalar_one() in OVER:
        raise Closed("this game is over; its seats are free for nobody", field="game_id")


def begin_session(connection: Connection, made: Session) -> Session:
    try:
        connection.execute(insert(SESSION).values(**msgspec.structs.asdict(made), made_at=clock()))
    except IntegrityError:
        raise BadText("session: stored already", field="session") from None
    return made


def end_sessions(connection: Connection, game_id: str, seat: int) -> None:
    valid = and_(SESSION.c.game_id == game_id, SESSION.c.seat == seat, SESSION.c.revoked_at.is_(None))
    connection.execute(update(SESSION).where(valid).values(revoked_at=clock()))


def end_tickets(connection: Connection, game_id: str, seat: int, *which: ColumnElement[bool]) -> None:
    valid = and_(TICKET.c.game_id == game_id, TICKET.c.seat == seat, TICKET.c.revoked_at.is_(None), *which)
    connection.execute(update(TICKET).where(valid).values(revoked_at=clock()))


def end_rights(connection: Connection, game_id: str, seat: int) -> None:
    end_tickets(connection, game_id, seat)
    end_sessions(connection, game_id, seat)
