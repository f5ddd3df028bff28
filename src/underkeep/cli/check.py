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
    """0: every game can be told again; 1: some cannot."""
    mend_output()
    settings = settings_of(args)
    if settings.sqlite is not None and not settings.sqlite.exists():
        raise BadUsage(f"--database: {settings.sqlite} is not there, so there is nothing to check")
    count, found = asyncio.run(check(settings))
    if args.json:
        bad = [{"game": one.game_id, "row": one.row, "why": one.why} for one in found]
        print(json.dumps({"database": settings.shown_database, "games": count, "bad": bad}, indent=2))
    else:
        for one in found:
            print(f"game {one.game_id}, row {one.row}: {one.why}")
        some = f"{len(found)} of {count} games" if found else f"all {count} games"
        print(f"{settings.shown_database}: {some} {'cannot' if found else 'can'} be told again.")
    return 1 if found else 0


async def check(settings: Settings) -> tuple[int, list[Finding]]:
    with server_packages():
        from underkeep.server.checking import check_game
        from underkeep.server.store import Store

    store = await Store.open(settings)
    found = []
    try:
        games = await store.all_games()
        progress = Progress("games", len(games))
        for game in games:
            finding = check_game(game, await store.entries(game.id))
            if finding is not None:
                found.append(finding)
            progress.step()
        progress.end()
    finally:
        await store.close()
    return len(games), found
