"""Messages out of order, clients that take nothing, slow bots: the game is the same, and nobody waits."""

from __future__ import annotations

import asyncio
import hashlib
import random
import time
from pathlib import Path
from typing import Any

import pytest

from tests.server import served
from tests.server.conftest import sqlite_settings
from tests.server.served import AtOnce, Browser, Player, Served, new_table, serving
from underkeep.server import dealer, socket
from underkeep.server.rows import Entry
from underkeep.server.store import Store

pytestmark = pytest.mark.anyio


class Orderly(Player):
    """Decides by what it is asked, so that two of them in the same game decide alike."""

    sent: list[dict[str, Any]]

    async def decide(self) -> None:
        question = self.stage["question"]
        asked = " ".join(option["notation"] for option in question["options"])
        option = hashlib.blake2b(asked.encode()).digest()[0] % len(question["options"])
        key = f"key-{self.stage['version']:06}-{question['seat']}"
        await self.pass_on({"type": "answer", "decision": question["decision"], "option": option, "key": key})

    async def pass_on(self, message: dict[str, Any]) -> None:
        await self.say(**message)

    async def play_out(self, chance: random.Random) -> None:
        asked = ""
        while not self.stage["result"]:
            question = self.stage["question"]
            if question is not None and question["decision"] != asked:
                asked = question["decision"]
                await self.decide()
            else:
                await self.until(lambda was=self.stage: self.stage is not was)


class Disorderly(Orderly):
    """Each message among older ones, in any order, some of them twice and all of them late."""

    def __init__(self, browser: Browser, table: str) -> None:
        super().__init__(browser, table)
        self.sent = []
        self.chance = random.Random(111)

    async def pass_on(self, message: dict[str, Any]) -> None:
        parcel = [message, *self.chance.choices([message, *self.sent], k=self.chance.randint(0, 4))]
        self.chance.shuffle(parcel)
        self.sent.append(message)
        for each in parcel:
            await asyncio.sleep(self.chance.random() * 0.01)
            await self.say(**each)


async def played(server: Served, game: str, kind: type[Orderly], seed: int) -> list[Entry]:
    one, two = server.browser(), server.browser()
    table, links = new_table(one, game, "me", "open", seed=str(seed))
    two.claim(links["seat1"])
    async with kind(one, table) as first, kind(two, table) as second:
        await first.come()
        await second.come()
        async with asyncio.timeout(60):
            await asyncio.gather(first.play_out(random.Random()), second.play_out(random.Random()))
        if isinstance(first, Disorderly):
            refused = [m for m in first.messages if m["type"] == "refused"]
            assert {m["code"] for m in refused} <= {"stale"}
            accepted = [m["key"] for m in first.messages if m["type"] == "accepted"]
            assert len(accepted) > len(set(accepted))  # repeated, and told alike each time
    return await entries(server, table)


async def entries(server: Served, table: str) -> list[Entry]:
    """From the server's own store, which is open in another thread."""
    store = Store(server.house.settings)
    try:
        return await store.entries(table)
    finally:
        await store.close()


@pytest.mark.rs("RS-111")
@pytest.mark.parametrize("game", ["pebbles", "boss_monster"])
async def test_messages_that_come_late_twice_and_in_any_order_lead_to_the_same_game(tmp_path: Path, game: str) -> None:
    with serving(sqlite_settings(tmp_path)) as server:
        histories = [
            [(entry.seat, entry.option, entry.notation, entry.state) for entry in await played(server, game, kind, 11)]
            for kind in (Orderly, Disorderly)
        ]
        assert len(histories[0]) >= 4
        assert histories[0] == histories[1]
        assert server.errors() == []


class Ponderous(AtOnce):
    """A bot that takes its time."""

    async def think(self, *told: Any, **more: Any) -> str:
        await asyncio.sleep(3)
        return await super().think(*told, **more)


@pytest.mark.rs("RS-126")
async def test_a_table_waits_neither_for_a_bot_that_thinks_nor_for_a_client_that_takes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    longest = 0.0
    handle, send = dealer.Dealer.handle, socket.Visit.send

    async def timed(self: dealer.Dealer, request: Any) -> None:
        nonlocal longest
        started = time.monotonic()
        await handle(self, request)
        longest = max(longest, time.monotonic() - started)

    async def stuck(self: socket.Visit, frame: bytes) -> None:
        if self.guest.viewer is None:
            await asyncio.sleep(10)  # its buffers are full
        await send(self, frame)

    monkeypatch.setattr(dealer.Dealer, "handle", timed)
    monkeypatch.setattr(socket.Visit, "send", stuck)
    monkeypatch.setattr(served, "AtOnce", Ponderous)
    with serving(sqlite_settings(tmp_path)) as server:
        one, watching = server.browser(), server.browser()
        table, links = new_table(one, "pebbles", "me", "bot:random", seed=served.plain_seed())
        watching.claim(links["spectate"])
        async with Player(one, table) as player, Player(watching, table) as deaf:
            await player.come()
            await deaf.say(type="hello", protocol=1)
            await player.heard(type="accepted", key=await player.answer())
            for number in range(20):  # the bot thinks meanwhile
                asked = time.monotonic()
                await player.say(type="why_not", notation="take 3", ref=str(number))
                await player.heard(type="reason", ref=str(number))
                assert time.monotonic() - asked < 1
            assert player.stage["question"] is None
            await player.until(lambda: player.stage["question"] is not None)
        assert longest < 1


@pytest.mark.rs("RS-109")
async def test_the_same_wish_to_take_back_is_accepted_again_and_takes_nothing_more_back(tmp_path: Path) -> None:
    with serving(sqlite_settings(tmp_path)) as server:
        one, two = server.browser(), server.browser()
        table, links = new_table(one, "pebbles", "me", "open", seed=served.plain_seed())
        two.claim(links["seat1"])
        async with Player(one, table) as player:
            await player.come()
            await player.answer()
            await player.until(lambda: player.stage["question"] is None)
            for times in (1, 2):
                await player.say(type="take_back", key="once-only")
                await player.until(lambda times=times: len(replies(player, "once-only")) == times)
            assert replies(player, "once-only") == ["accepted", "accepted"]
        assert [entry.kind for entry in await entries(server, table)] == ["answer", "undo"]


def replies(player: Player, key: str) -> list[str]:
    return [m["type"] for m in player.messages if key in (m.get("key"), m.get("ref"))]
