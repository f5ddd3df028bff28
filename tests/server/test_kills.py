"""A process that is killed at any moment has lost nothing that it said was stored."""

from __future__ import annotations

import asyncio
import random

import pytest

from tests.server import programs
from tests.server.conftest import some
from tests.server.games import begun
from underkeep.server.chain import verify
from underkeep.server.settings import Settings
from underkeep.server.store import Store

pytestmark = pytest.mark.anyio


@pytest.mark.rs("RS-089")
async def test_what_was_acknowledged_before_a_kill_is_stored(settings: Settings):
    store = await Store.open(settings)
    games = [await begun(store) for _ in range(3)]
    await store.close()
    chance = random.Random(89)
    known = dict.fromkeys(games, 0)
    for _ in range(some(2, 250)):
        writer = programs.start("write", settings, *games)
        assert writer.stdout is not None
        journal = [writer.stdout.readline()]
        await asyncio.sleep(chance.random() * 0.5)
        writer.kill()
        journal += writer.communicate()[0].splitlines()
        whole = [line.split() for line in journal if len(line.split()) == 3 and len(line.split()[2]) == 64]
        assert whole
        store = await Store.open(settings)
        for game_id in games:
            entries = await store.entries(game_id)
            game = await store.game(game_id)
            assert game is not None
            verify(game, entries)
            acknowledged = {int(seq): digest for told, seq, digest in whole if told == game_id}
            assert {seq: entries[seq - 1].digest for seq in acknowledged} == acknowledged
            last = max(acknowledged, default=known[game_id])
            assert last <= len(entries) <= last + 1, "at most the one that nobody was told of"
            known[game_id] = len(entries)
        await store.close()
