"""Bad lines, a restart under everybody's feet, and a server that is left alone afterwards."""

from __future__ import annotations

import asyncio
import gc
import random
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.conftest import some, sqlite_settings
from tests.server.proxy import Proxy
from tests.server.served import FREELY, Browser, Player, Served, new_table, serving
from underkeep.server import hall as halls
from underkeep.server.limits import Limits

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(sqlite_settings(tmp_path_factory.mktemp("weather"))) as served:
        yield served


class Weather(Proxy):
    """A line that is slow and uneven, stalls now and then, and is cut in the middle of a message."""

    def __init__(self, target: int, chance: random.Random) -> None:
        super().__init__(target)
        self.chance = chance

    async def _carry(
        self, source: asyncio.StreamReader, target: asyncio.StreamWriter, other: asyncio.StreamWriter, *, watch: bool
    ) -> None:
        del watch
        with suppress(OSError):
            while data := await source.read(700):
                await asyncio.sleep(self.chance.uniform(0.05, 0.15))  # there and back, with what is asked: 300 ms
                if self.chance.random() < 0.02:
                    await asyncio.sleep(0.6)
                if self.chance.random() < 0.04:
                    self.cuts += 1
                    target.write(data[: len(data) // 2])
                    target.transport.abort()
                    other.transport.abort()
                    return
                target.write(data)
                await target.drain()
        target.close()


def news(player: Player, asked: str) -> bool:
    question = player.stage.get("question") or {"decision": asked}
    return bool(player.closed or player.stage.get("result") or question["decision"] != asked)


class Stubborn:
    """Comes back as often as needed, and says again what was not accepted."""

    def __init__(self, browser: Browser, table: str) -> None:
        self.browser = browser
        self.table = table
        self.lines = 0
        self.result = ""
        self.accepted: list[str] = []

    async def play(self) -> None:
        while not self.result:
            self.lines += 1
            with suppress(OSError, ConnectionClosed, InvalidHandshake, TimeoutError, EOFError):
                async with Player(self.browser, self.table, open_timeout=5) as player:
                    await self.sit(player)
            await asyncio.sleep(0.05)

    async def sit(self, player: Player) -> None:
        await player.say(type="hello", protocol=1)
        asked = ""
        while player.closed is None:
            with suppress(TimeoutError):
                await player.until(lambda asked=asked: news(player, asked), 5)
            if player.stage.get("result"):
                self.result = player.stage["result"]
                return
            question = player.stage.get("question")
            if question is None or player.closed is not None:
                continue
            asked = question["decision"]
            # What is chosen depends on the question alone, so every way through the weather leads to the same game.
            option = len(str(player.stage["view"]))
            await player.say(
                type="answer", decision=asked, option=option % len(question["options"]), key=f"key-{asked[:24]}"
            )


async def played_to_the_end(server: Served, seed: int, weather: bool) -> tuple[str, int]:
    host, friend = server.browser(), server.browser()
    table, links = new_table(host, "pebbles", "me", "open", seed=str(seed))
    friend.claim(links["seat1"])
    people = [Stubborn(host, table), Stubborn(friend, table)]
    cuts = 0
    async with asyncio.timeout(60):
        if weather:
            async with Weather(server.port, random.Random(seed)) as line:
                for person in people:
                    person.browser = Browser(line.port, dict(person.browser.cookies))
                await asyncio.gather(*[person.play() for person in people])
                cuts = line.cuts
        else:
            await asyncio.gather(*[person.play() for person in people])
    assert people[0].result == people[1].result
    return host.get(f"/api/tables/{table}/record")["text"], cuts


@pytest.mark.rs("RS-142")
async def test_a_game_over_bad_lines_ends_like_the_same_game_over_good_ones(server: Served) -> None:
    cuts = 0
    for seed in range(2, some(4, 30)):
        fair, _ = await played_to_the_end(server, seed, weather=False)
        foul, cut = await played_to_the_end(server, seed, weather=True)
        assert foul == fair
        cuts += cut
    assert cuts > 0
    assert server.errors() == []


# -- a restart --------------------------------------------------------------------------------------------------------


@pytest.mark.rs("RS-137")
async def test_after_a_restart_everybody_is_back_in_time_and_each_table_was_told_again_once(tmp_path: Path) -> None:
    tables: list[tuple[str, Browser, Browser]] = []
    count = some(20, 1_000)
    with serving(sqlite_settings(tmp_path), Limits(**{**FREELY, "tables_per_address": 2_000})) as before:
        for _ in range(count):
            host, friend = before.browser(), before.browser()
            table, links = new_table(host, "pebbles", "me", "open")
            friend.claim(links["seat1"])
            tables.append((table, host, friend))
    with serving(sqlite_settings(tmp_path), Limits(**{**FREELY, "tables_per_address": 2_000})) as after:
        players = [
            Player(Browser(after.port, browser.cookies), table)
            for table, host, friend in tables
            for browser in (host, friend)
        ]
        async with asyncio.timeout(15):
            await asyncio.gather(*[player.__aenter__() for player in players])
            await asyncio.gather(*[player.come() for player in players])
        replays = after.house.metrics.registry.get_sample_value("underkeep_replays_total")
        await asyncio.gather(*[player.__aexit__() for player in players])
    assert replays == count


# -- quiet ------------------------------------------------------------------------------------------------------------


@pytest.mark.rs("RS-183")
async def test_when_everybody_has_left_nothing_of_their_tables_stays_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(halls, "SWEEP", 0.1)
    limits = Limits(**{**FREELY, "idle_seconds": 1, "tables_per_address": 2_000})
    with serving(sqlite_settings(tmp_path), limits) as served:
        house = served.house

        async def visit() -> None:
            browser = served.browser()
            table, _ = new_table(browser, "pebbles", "me", "open")
            async with Player(browser, table) as player:
                await player.come()

        await visit()
        await until_cold(served)
        before = census()
        for _ in range(some(15, 1_000)):
            await visit()
        assert house.hall.warm
        await until_cold(served)
        assert not house.hall.warm
        assert not house.hall._opening
        assert not house.hall.listener.watched
        assert not house.sockets
        after = census()
    assert {name: count for name, count in after.items() if count > before[name]} == {}


async def until_cold(served: Served) -> None:
    async with asyncio.timeout(10):
        while served.house.hall.warm or served.house.sockets:  # noqa: ASYNC110 - the server is in another thread
            await asyncio.sleep(0.1)


def census() -> dict[str, int]:
    """How many there are of what belongs to a table in play."""
    gc.collect()
    kinds = ("Dealer", "Play", "Visit", "Guest", "Outbox", "Audience")
    found = [type(each).__name__ for each in gc.get_objects()]
    return {kind: found.count(kind) for kind in kinds}
