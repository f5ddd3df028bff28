"""`underkeep check`: every stored game of the server is played again (RS-108)."""

from __future__ import annotations

import asyncio
import json
from argparse import Namespace
from typing import TYPE_CHECKING

from underkeep.cli.arguments import BadUsage
from underkeep.cli.hosting import server_packages, settings_of
from underkeep.cli.progress import Progress
from underkeep.cli.terminal import mend_output

if TYPE_CHECKING:
    from underkeep.server.checking import Finding
    from underkeep.server.settings import Settings


def run(args: Namespace) -> int:
    """0: every game can be told again; 1: some cannot, or there are rows that belong to none."""
    mend_output()
    settings = settings_of(args)
    if settings.sqlite is not None and not settings.sqlite.exists():
        raise BadUsage(f"--database: {settings.sqlite} is not there, so there is nothing to check")
    count, found, loose = asyncio.run(check(settings))
    if args.json:
        bad = [{"game": one.game_id, "row": one.row, "why": one.why} for one in [*found, *loose]]
        print(json.dumps({"database": settings.shown_database, "games": count, "bad": bad}, indent=2))
    else:
        for one in [*found, *loose]:
            print(f"game {one.game_id}, row {one.row}: {one.why}")
        some = f"{len(found)} of {count} games" if found else f"all {count} games"
        print(f"{settings.shown_database}: {some} {'cannot' if found else 'can'} be told again.")
    return 1 if found or loose else 0


async def check(settings: Settings) -> tuple[int, list[Finding], list[Finding]]:
    """How many games there are, which of them are bad, and rows that belong to none."""
    with server_packages():
        from underkeep.server.checking import check_loose, check_stored
        from underkeep.server.store import Store

    store = await Store.open(settings)
    found = []
    try:
        games = await store.game_ids()
        progress = Progress("games", len(games))
        for game_id in games:
            finding = await check_stored(store, game_id)
            if finding is not None:
                found.append(finding)
            progress.step()
        progress.end()
        loose = await check_loose(store)
    finally:
        await store.close()
    return len(games), found, loose
