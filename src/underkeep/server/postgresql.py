"""Connections to PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final, TypeVar

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from underkeep.server.scribe import BUSY
from underkeep.server.settings import Settings

CHANNEL: Final = "underkeep"
PATIENCE: Final = 10.0  # seconds for one statement to be answered, and for a free connection

Found = TypeVar("Found")


class Lines:
    """Some connections for all who ask; a line that goes dead under a transaction is not used again."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine: Final = engine

    def for_single_statements(self) -> Lines:
        """The same lines, but each statement is a transaction by itself: there and back once, not three times."""
        return Lines(self._engine.execution_options(isolation_level="AUTOCOMMIT"))

    async def run(self, work: Callable[[Connection], Found]) -> Found:
        async with self._engine.connect() as connection:
            try:
                async with connection.begin():
                    return await connection.run_sync(work)
            except (asyncpg.PostgresConnectionError, asyncpg.InterfaceError, OSError, TimeoutError):
                await connection.invalidate()
                raise

    async def close(self) -> None:
        await self._engine.dispose()


def postgresql_engine(settings: Settings, connections: int) -> AsyncEngine:
    return create_async_engine(
        "postgresql+asyncpg://",
        async_creator=partial(postgresql_connection, settings),
        pool_size=2 * connections,  # kept: opening one takes longer than all that is usually done with it
        max_overflow=0,
        pool_timeout=PATIENCE,
    )


async def postgresql_connection(settings: Settings, patience: float | None = PATIENCE) -> Any:
    """What a server of other habits might have set differently is said here: our promises rest on it."""
    return await asyncpg.connect(
        **settings.postgresql,
        timeout=PATIENCE,
        command_timeout=patience,
        server_settings={
            "application_name": "underkeep",
            "default_transaction_isolation": "read committed",
            "synchronous_commit": "on",
            "lock_timeout": "0" if patience is None else str(BUSY),
            "idle_in_transaction_session_timeout": "0" if patience is None else str(int(PATIENCE * 1000)),
        },
    )
