"""Two processes on one PostgreSQL serve one table; on SQLite the second one is told that there is a first."""

from __future__ import annotations

import asyncio
import random
import re
import signal
import time
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.conftest import postgres_settings, some
from tests.server.crash.clients import Group, seated
from tests.server.crash.journal import troubles
from tests.server.crash.node import Node
from tests.server.postgres import Postgres
from tests.server.served import Browser, Player, new_table, plain_seed, seed_of_sevens
from underkeep.server.chain import verify
from underkeep.server.house import KEYS
from underkeep.server.keys import Keys
from underkeep.server.leases import FIELDS
from underkeep.server.rows import Entry, Lease
from underkeep.server.store import Store
from underkeep.server.tables import LEASE

pytestmark = pytest.mark.anyio

LEASE_SECONDS = 2.0


@dataclass
class Pair:
    """Two nodes, and what they have stored."""

    one: Node
    two: Node
    store: Store

    async def entries(self, table: str) -> list[Entry]:
        """The history, which is checked to be one line."""
        game, entries = await self.store.game(table), await self.store.entries(table)
        assert game is not None
        verify(game, entries)
        return entries

    async def lease(self, table: str) -> Lease:
        def look(connection: Connection) -> Lease:
            return Lease(*connection.execute(LEASE.select().with_only_columns(*FIELDS).where(mine)).one())

        mine = LEASE.c.game_id == table
        return await self.store.read(look)

    def holder(self, lease: Lease) -> tuple[Node, Node]:
        """Who drives the table, and who does not."""
        return (self.one, self.two) if lease.owner == self.one.name else (self.two, self.one)

    def faults(self) -> list[str]:
        return self.one.faults() + self.two.faults()


@pytest.fixture(scope="module")
async def nodes(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Pair]:
    """They share a folder, and with it the keys; else the links of one would mean nothing to the other."""
    postgres.sql("CREATE DATABASE two_processes")
    folder = tmp_path_factory.mktemp("nodes")
    one, two = (Node(folder, postgres.url("two_processes"), lease=LEASE_SECONDS) for _ in range(2))
    await asyncio.gather(one.start(), two.start())  # which of them makes the tables, they agree upon (RS-102)
    assert one.name, one.faults()
    assert two.name, two.faults()
    store = Store(postgres_settings(folder, postgres, "two_processes"))
    yield Pair(one, two, store)
    await store.close()
    await asyncio.gather(one.kill(), two.kill())


def at(browser: Browser, node: Node) -> Browser:
    """The same cookies, brought to this node."""
    return Browser(node.port, browser.cookies)


def pair_of_people(node: Node, game: str = "pebbles", **more: Any) -> tuple[str, Browser, Browser, Browser]:
    one, two, watching = [Browser(node.port) for _ in range(3)]
    table, links = new_table(one, game, "me", "open", **({"seed": plain_seed()} if game == "pebbles" else {}) | more)
    two.claim(links["seat1"])
    watching.claim(links["spectate"])
    return table, one, two, watching


def stages(player: Player) -> dict[int, dict[str, Any]]:
    """What was seen, by version. Events are only told to who was there already."""
    told = [message.get("stage", message) for message in player.messages if message["type"] in ("stage", "welcome")]
    return {stage["version"]: {**stage, "events": []} for stage in told}


# -- one table --------------------------------------------------------------------------------------------------------


@pytest.mark.rs("RS-017")
@pytest.mark.parametrize("game", ["pebbles", "boss_monster"])
async def test_people_at_different_nodes_play_one_game_and_see_the_same(nodes: Pair, game: str) -> None:
    table, ania, boris, watching = pair_of_people(nodes.one, game)
    async with (
        Player(at(ania, nodes.one), table) as first,
        Player(at(boris, nodes.two), table) as second,
        Player(at(watching, nodes.one), table) as third,
        Player(at(watching, nodes.two), table) as fourth,
    ):
        people = (first, second, third, fourth)
        for player in people:
            await player.come()
        chance = random.Random(17)
        async with asyncio.timeout(60):
            await asyncio.gather(first.play_out(chance), second.play_out(chance))
        for player in people:
            await player.until(lambda player=player: player.stage["result"])
        assert third.stage == fourth.stage
        seen, also_seen = stages(third), stages(fourth)
        assert len(seen.keys() & also_seen.keys()) > 3
        assert [seen[version] for version in seen.keys() & also_seen.keys()] == [
            also_seen[version] for version in seen.keys() & also_seen.keys()
        ]
        assert {player.stage["result"] for player in people} == {first.stage["result"]}
    assert {entry.seat for entry in await nodes.entries(table)} == {0, 1}
    assert nodes.faults() == []


@pytest.mark.rs("RS-042")
@pytest.mark.rs("RS-112")
async def test_in_a_window_both_are_asked_at_once_and_whichever_node_closes_it_carries_out_both_answers(
    nodes: Pair,
) -> None:
    table, ania, boris, watching = pair_of_people(nodes.one, seed=seed_of_sevens(), pace="1.5")
    async with (
        Player(at(ania, nodes.one), table) as first,
        Player(at(boris, nodes.two), table) as second,
        Player(at(watching, nodes.two), table) as third,
    ):
        for player in (first, second, third):
            await player.come()
        await first.heard(type="accepted", key=await first.answer(0))
        for player in (second, first):
            await player.until(lambda player=player: player.stage["question"] and player.stage["window"])
            await player.heard(type="accepted", key=await player.answer(0))
            await player.until(lambda player=player: not player.stage["question"])
        for player in (first, second, third):
            await player.until(lambda player=player: player.stage["turn"] == 1)
        assert [player.stage["view"]["mine"] for player in (first, second)] == [14, 14]
    entries = [(entry.kind, entry.seat, entry.notation) for entry in await nodes.entries(table)]
    sealed = [("sealed", 1, "yes"), ("sealed", 0, "yes")]
    assert entries == [("answer", 0, "take 1"), *sealed, ("answer", 0, "yes"), ("answer", 1, "yes")]
    assert nodes.faults() == []


@pytest.mark.rs("RS-112")
async def test_of_two_answers_by_different_nodes_one_counts_and_the_other_is_told_that_it_came_too_late(
    nodes: Pair,
) -> None:
    rounds = 0
    while rounds < some(12, 200):
        table, ania, boris, _ = pair_of_people(nodes.one)
        async with (
            Player(at(ania, nodes.one), table) as here,
            Player(at(ania, nodes.two), table) as there,
            Player(at(boris, nodes.one), table) as other_here,
            Player(at(boris, nodes.two), table) as other_there,
        ):
            for player in (here, there, other_here, other_there):
                await player.come()
            for racers in ((here, there), (other_here, other_there)) * 2:
                for player in racers:
                    await player.until(lambda player=player: player.stage["question"] is not None)
                before = len(await nodes.entries(table))
                keys = await asyncio.gather(*[player.answer(at) for at, player in enumerate(racers)])
                replies = [await reply_to(player, key) for player, key in zip(racers, keys, strict=True)]
                assert sorted(reply["type"] for reply in replies) == ["accepted", "refused"]
                [late] = [reply for reply in replies if reply["type"] == "refused"]
                assert late["code"] == "stale"
                stored = await nodes.entries(table)
                assert len(stored) == before + 1
                [kept] = [key for key, reply in zip(keys, replies, strict=True) if reply["type"] == "accepted"]
                assert stored[-1].key == kept
                rounds += 1
            for player in (here, there):  # the last pebble is taken without a question
                await player.until(lambda player=player: player.stage["question"] or player.stage["result"])
            assert here.stage["view"] == there.stage["view"]
    assert nodes.faults() == []


async def reply_to(player: Player, key: str) -> dict[str, Any]:
    def found() -> list[dict[str, Any]]:
        return [m for m in player.messages if (m["type"], m.get("key")) == ("accepted", key) or m.get("ref") == key]

    await player.until(lambda: bool(found()))
    return found()[0]


@pytest.mark.rs("RS-109")
async def test_the_same_answer_by_both_nodes_is_accepted_twice_and_stored_once(nodes: Pair) -> None:
    table, ania, _, _ = pair_of_people(nodes.one)
    async with Player(at(ania, nodes.one), table) as here, Player(at(ania, nodes.two), table) as there:
        await here.come()
        await there.come()
        question = here.stage["question"]
        assert question == there.stage["question"]  # both name the decision alike
        said = {"type": "answer", "decision": question["decision"], "option": 0, "key": "the-same-key"}
        await asyncio.gather(here.say(**said), there.say(**said))
        for player in (here, there):
            await player.heard(type="accepted", key="the-same-key")
    assert [entry.key for entry in await nodes.entries(table)] == ["the-same-key"]


@pytest.mark.rs("RS-114")
async def test_a_node_that_slept_through_an_undo_cannot_go_on_from_what_it_remembers(nodes: Pair) -> None:
    table, ania, boris, _ = pair_of_people(nodes.one)
    async with (
        Player(at(ania, nodes.two), table) as awake,
        Player(at(boris, nodes.one), table) as sleeper,
    ):
        await awake.come()
        await sleeper.come()
        await awake.heard(type="accepted", key=await awake.answer(0))
        await sleeper.until(lambda: sleeper.stage["question"] is not None)
        nodes.one.send(signal.SIGSTOP)
        await awake.say(type="take_back", key="back-again")
        await awake.heard(type="accepted", key="back-again")
        await awake.until(lambda: awake.stage["question"] is not None)
        await awake.heard(type="accepted", key=await awake.answer(1))
        key = await sleeper.answer(0)  # to the decision as it was before all that
        nodes.one.send(signal.SIGCONT)
        assert (await reply_to(sleeper, key))["code"] == "stale"
        await sleeper.until(lambda: sleeper.stage["view"]["left"] == 7)
        await sleeper.heard(type="accepted", key=await sleeper.answer(0))
    assert [(entry.kind, entry.seat, entry.option) for entry in await nodes.entries(table)] == [
        ("answer", 0, 0), ("undo", 0, 0), ("answer", 0, 1), ("answer", 1, 0),
    ]  # fmt: skip
    assert nodes.faults() == []


@pytest.mark.rs("RS-151")
async def test_a_spectator_who_has_left_at_one_node_is_shown_out_at_the_other(nodes: Pair) -> None:
    table, ania, _, watching = pair_of_people(nodes.one)
    async with Player(at(ania, nodes.two), table) as first, Player(at(watching, nodes.two), table) as second:
        await first.come()
        await second.come()
        started = time.monotonic()
        watching.post(f"/api/tables/{table}/leave")
        assert await second.ended() == 4003
        assert time.monotonic() - started < 2
        assert first.closed is None
    assert nodes.faults() == []


def answers_of(player: Player) -> list[dict[str, Any]]:
    """One message for each option of the question that stands open, by keys of their own."""
    question = player.stage["question"]
    return [
        {"type": "answer", "decision": question["decision"], "option": option, "key": f"too-late-{option}"}
        for option in range(len(question["options"]))
    ]


@pytest.mark.rs("RS-149")
@pytest.mark.rs("RS-151")
async def test_whoever_loses_the_seat_at_one_node_is_shown_out_at_the_other_and_decides_nothing(nodes: Pair) -> None:
    table, host, boris, _ = pair_of_people(nodes.one)
    async with Player(at(host, nodes.one), table) as first, Player(at(boris, nodes.two), table) as second:
        await first.come()
        await second.come()
        await first.heard(type="accepted", key=await first.answer())
        await second.until(lambda: second.stage["question"] is not None)
        late = answers_of(second)
        before = await nodes.entries(table)
        started = time.monotonic()
        link = host.post(f"/api/tables/{table}/seats/1/link")["url"]
        with suppress(ConnectionClosed):
            for message in late:  # the node may not have heard of it yet
                await second.say(**message)
        assert await second.ended() == 4003
        assert time.monotonic() - started < 2
        assert [m for m in second.messages if m["type"] == "accepted"] == []
        assert await nodes.entries(table) == before
        assert first.closed is None
        for node in (nodes.one, nodes.two):
            assert at(boris, node).ask("GET", f"/api/tables/{table}").status == 404
            with pytest.raises(InvalidStatus):
                await Player(at(boris, node), table).__aenter__()
        celina = Browser(nodes.two.port)
        celina.claim(link, "Celina")
        async with Player(celina, table) as third:
            await third.come()
            await third.heard(type="accepted", key=await third.answer())
    assert nodes.faults() == []


@pytest.mark.rs("RS-151")
async def test_a_node_that_has_not_heard_of_it_stores_nothing_for_whoever_lost_the_seat(nodes: Pair) -> None:
    """It sleeps while the seat is taken away, and finds the answer in its inbox before any notice."""
    for _ in range(some(4, 40)):
        table, host, boris, _ = pair_of_people(nodes.one)
        async with Player(at(host, nodes.one), table) as first, Player(at(boris, nodes.two), table) as second:
            await first.come()
            await second.come()
            await first.heard(type="accepted", key=await first.answer())
            await second.until(lambda second=second: second.stage["question"] is not None)
            before = await nodes.entries(table)
            late = answers_of(second)
            nodes.two.send(signal.SIGSTOP)
            try:
                await second.say(**late[0])
                link = host.post(f"/api/tables/{table}/seats/1/link")["url"]
                Browser(nodes.one.port).claim(link, "Celina")  # so a person sits there, as before
            finally:
                nodes.two.send(signal.SIGCONT)
            assert await second.ended() == 4003
            assert [m for m in second.messages if m["type"] == "accepted"] == []
            assert await nodes.entries(table) == before
    assert nodes.faults() == []


# -- who drives bots and clocks ---------------------------------------------------------------------------------------


def with_bots(node: Node) -> tuple[str, Browser, Browser]:
    ania, watching = Browser(node.port), Browser(node.port)
    table, links = new_table(ania, "boss_monster", "me", "bot:random", "bot:random")
    watching.claim(links["spectate"])
    return table, ania, watching


def decided_by_bots(node: Node) -> float:
    """How many answers of bots this node has stored."""
    said = Browser(node.port).ask("GET", "/metrics").body.decode()
    [counted] = re.findall(r'^underkeep_decisions_total\{by="bot"\} ([0-9.]+)$', said, re.MULTILINE)
    return float(counted)


async def played_by_bots(nodes: Pair, player: Player, table: str, more: int) -> list[Entry]:
    """A person answers, until bots have stored so many further answers."""
    before = sum(entry.by == "bot" for entry in await nodes.entries(table))
    asked = ""
    async with asyncio.timeout(40):
        while True:
            entries = await nodes.entries(table)
            if sum(entry.by == "bot" for entry in entries) >= before + more:
                return entries
            question = player.stage["question"]
            if question is not None and question["decision"] != asked:
                asked = question["decision"]
                await player.answer(len(question["options"]) - 1)
            await asyncio.sleep(0.05)


@pytest.mark.rs("RS-116")
@pytest.mark.rs("RS-118")
async def test_one_node_drives_the_bots_and_when_it_is_killed_the_other_takes_over(nodes: Pair) -> None:
    table, ania, watching = with_bots(nodes.one)
    async with (
        Player(at(watching, nodes.one), table) as first,
        Player(at(watching, nodes.two), table) as second,
    ):
        await first.come()
        await second.come()
        async with Player(at(ania, nodes.two), table) as player:
            await player.come()
            before = [decided_by_bots(node) for node in (nodes.one, nodes.two)]
            entries = await played_by_bots(nodes, player, table, 3)
            held = await nodes.lease(table)
            driver, other = nodes.holder(held)
            if held.epoch == 1:  # a node that has nothing to do for long gives it back, and any may take it then
                assert decided_by_bots(other) == before[(nodes.one, nodes.two).index(other)]
            assert sum(entry.by == "bot" for entry in entries) >= 3
            await player.until(lambda: player.stage["question"] is not None, 30)
        async with Player(at(ania, other), table) as player:
            await player.come()
            stored = len(await nodes.entries(table))
            await player.heard(type="accepted", key=await player.answer(0))
            await driver.kill()
            killed = time.monotonic()
            entries = await played_by_bots(nodes, player, table, 1)
            lasted = time.monotonic() - killed
            assert lasted < LEASE_SECONDS + 20  # the lease, to notice, the bot's own; not the round of ten minutes
            assert len(entries) > stored
            taken = await nodes.lease(table)
            assert (taken.owner, taken.epoch > held.epoch) == (other.name, True)
            await played_by_bots(nodes, player, table, 2)
    await driver.start()  # for the other tests
    assert nodes.faults() == []


@pytest.mark.rs("RS-116")
async def test_a_driver_that_slept_longer_than_its_lease_stores_nothing_by_it(nodes: Pair) -> None:
    table, ania, _ = with_bots(nodes.one)
    async with Player(at(ania, nodes.one), table) as player:
        await player.come()
        await played_by_bots(nodes, player, table, 1)
    for _ in range(10):  # until the person sits at the node that does not drive: it may change hands meanwhile
        _, other = nodes.holder(await nodes.lease(table))
        async with Player(at(ania, other), table) as player:
            await player.come()
            await played_by_bots(nodes, player, table, 1)
            held = await nodes.lease(table)
            driver, idle = nodes.holder(held)
            if idle is not other:
                continue
            await sleep_through_the_lease(nodes, player, table, driver, held)
            break
    else:
        raise AssertionError("the node at which the person sits always drives")
    assert nodes.faults() == []


async def sleep_through_the_lease(nodes: Pair, player: Player, table: str, driver: Node, held: Lease) -> None:
    driver.send(signal.SIGSTOP)
    await asyncio.sleep(LEASE_SECONDS + 0.2)
    await played_by_bots(nodes, player, table, 1)
    taken = await nodes.lease(table)
    driver.send(signal.SIGCONT)
    assert taken.epoch > held.epoch
    entries = await played_by_bots(nodes, player, table, 2)
    assert len({entry.seq for entry in entries}) == len(entries)


async def test_a_table_that_waits_for_a_person_does_nothing(nodes: Pair) -> None:
    table, ania, _ = with_bots(nodes.one)
    async with Player(at(ania, nodes.one), table) as first, Player(at(ania, nodes.two), table) as second:
        await first.come()
        await second.come()
        await played_by_bots(nodes, first, table, 1)
        await first.until(lambda: first.stage["question"] is not None, 30)
        await asyncio.sleep(LEASE_SECONDS / 2 + 0.5)  # the lease is due to be renewed, or not
        before = nodes.one.cpu() + nodes.two.cpu()
        await asyncio.sleep(2)
        assert nodes.one.cpu() + nodes.two.cpu() - before < 0.6


# -- one after the other ----------------------------------------------------------------------------------------------


@pytest.mark.rs("RS-202")
async def test_nodes_that_are_restarted_one_after_the_other_lose_and_double_nothing(nodes: Pair) -> None:
    ports = [nodes.one.port, nodes.two.port]
    devices = await asyncio.to_thread(seated, ports, "boss_monster", ("me", "open"), "0", random.Random(202))
    group = Group(devices)
    try:
        for node in (nodes.one, nodes.two):
            await asyncio.sleep(1)
            node.send(signal.SIGTERM)
            assert await node.ended(15) == 0
            await node.start()
        assert await group.until_settled(30)
    finally:
        await group.part()
    journal = group.journal
    game, entries = await nodes.store.game(journal.table), await nodes.entries(journal.table)
    assert game is not None
    key = Keys(nodes.one.data / KEYS).signer("decision").derive_key()
    found = await asyncio.to_thread(troubles, game, entries, journal, key)
    # Whoever changes nodes may find one that has not heard of the last moment yet.
    assert [sentence for sentence in found if "back from version" not in sentence] == []
    assert len(journal.acknowledged) > 5
    assert nodes.faults() == []


# -- SQLite -----------------------------------------------------------------------------------------------------------


@pytest.mark.rs("RS-097")
async def test_a_second_process_on_one_file_is_told_so_and_the_first_one_goes_on(tmp_path: Path) -> None:
    async with Node(tmp_path) as first:
        second = await Node(tmp_path).start()
        assert second.name == ""  # never ready
        assert await second.ended() == 2
        said = second.log.read_text("utf-8")
        assert "another Underkeep is using this database; end it first, or use PostgreSQL" in said.splitlines()[-1]
        table, ania, _, _ = pair_of_people(first)
        async with Player(ania, table) as player:
            await player.come()
            await player.heard(type="accepted", key=await player.answer())
        await first.kill()
        async with Node(tmp_path) as third, Player(at(ania, third), table) as player:
            await player.come()
            assert player.stage["view"]["left"] == 8
