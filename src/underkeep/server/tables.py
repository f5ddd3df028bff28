"""The tables of the database, one description for SQLite and PostgreSQL."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any, Final, cast

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ColumnElement,
    Dialect,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
    false,
    literal,
)
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import FunctionElement

EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)

# Every constraint has a name, so that a later step can find it on both engines.
METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)


class Moment(TypeDecorator[datetime]):
    """A time in UTC, kept as milliseconds since 1970: the same number and the same order on both engines."""

    impl = BigInteger
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> int | None:  # noqa: ARG002
        return None if value is None else (value - EPOCH) // timedelta(milliseconds=1)

    def process_result_value(self, value: Any, dialect: Dialect) -> datetime | None:  # noqa: ARG002
        try:
            return None if value is None else EPOCH + timedelta(milliseconds=value)
        except (TypeError, OverflowError):  # not what was stored; whoever reads the row finds it out (reading.py)
            return cast("datetime", value)


class clock(FunctionElement[datetime]):  # noqa: N801 - it is written as a function in a statement
    """The database's clock when the statement runs: no node's clock, no transaction's start (RS-115)."""

    type = Moment()
    inherit_cache = True
    name = "clock"


@compiles(clock, "postgresql")
def clock_of_postgresql(*_: Any, **__: Any) -> str:
    return "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)"


@compiles(clock, "sqlite")
def clock_of_sqlite(*_: Any, **__: Any) -> str:
    return "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"


def after(seconds: float) -> ColumnElement[datetime]:
    """So long from now, by the same clock."""
    return clock() + literal(round(seconds * 1000), BigInteger)


def text(name: str, **more: Any) -> Column[str]:
    return Column(name, Text, nullable=False, **more)


def number(name: str, **more: Any) -> Column[int]:
    return Column(name, BigInteger, nullable=False, **more)


def moment(name: str, *, nullable: bool = False) -> Column[datetime]:
    return Column(name, Moment, nullable=nullable)


def of_game(**more: Any) -> Column[str]:
    return Column("game_id", Text, ForeignKey("game.id"), nullable=False, **more)


GAME: Final = Table(
    "game",
    METADATA,
    text("id", primary_key=True),
    text("game"),
    Column("version", Integer, nullable=False),
    text("options"),
    text("seed"),
    text("generator"),
    text("origin"),
    text("setup"),
    text("title"),
    text("pace"),
    text("digest"),
    moment("created_at"),
    moment("ended_at", nullable=True),
    text("result"),
    text("closed"),
    text("maker", server_default=""),
    Column("paused", Boolean(create_constraint=False), nullable=False, server_default=false()),
    text("next", server_default=""),
    text("absence", server_default="wait"),
    CheckConstraint("generator = 'keyed'", name="generator"),
    Index(None, "closed", "created_at"),
    Index(None, "maker", "closed"),
)

SEAT: Final = Table(
    "seat",
    METADATA,
    of_game(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    text("name"),
    text("kind"),
    text("bot"),
    Column("away", Boolean(create_constraint=False), nullable=False),
    number("epoch"),
    Column("lost", Boolean(create_constraint=False), nullable=False, server_default=false()),
    number("since", server_default="0"),
)

ENTRY: Final = Table(
    "entry",
    METADATA,
    of_game(primary_key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    text("kind"),
    Column("seat", Integer, nullable=False),
    number("option"),
    text("notation"),
    text("key"),
    text("before"),
    text("digest"),
    text("state"),
    number("epoch"),
    text("by"),
    moment("at"),
    UniqueConstraint("game_id", "seat", "key"),
    ForeignKeyConstraint(["game_id", "seat"], ["seat.game_id", "seat.seat"]),
)

TICKET: Final = Table(
    "ticket",
    METADATA,
    text("digest", primary_key=True),
    of_game(index=True),
    text("purpose"),
    Column("seat", Integer, nullable=True),
    moment("made_at"),
    moment("used_at", nullable=True),
    moment("expires_at", nullable=True),
    moment("revoked_at", nullable=True),
)

SESSION: Final = Table(
    "session",
    METADATA,
    text("digest", primary_key=True),
    of_game(index=True),
    text("role"),
    Column("seat", Integer, nullable=True),
    number("epoch"),
    moment("made_at"),
    moment("revoked_at", nullable=True),
)

CHAT: Final = Table(
    "chat",
    METADATA,
    of_game(primary_key=True),
    Column("n", BigInteger, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=True),
    text("audience"),
    text("text"),
    moment("at"),
)

LEASE: Final = Table(
    "lease",
    METADATA,
    of_game(primary_key=True),
    text("owner"),
    number("epoch"),
    moment("until"),
)
