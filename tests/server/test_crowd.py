"""How many lines one place may have: the living are counted, the dead give way, and the dumb do not count at all."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import AsyncExitStack, closing

import pytest

from tests.server.served import Player, Served
from tests.server.test_socket import deaf_client, pair

pytestmark = pytest.mark.anyio

SEAT = 4  # lines


async def come_in(stack: AsyncExitStack, player: Player) -> Player:
    await stack.enter_async_context(player)
    return await player.come()


@pytest.mark.rs("RS-140")
async def test_lines_that_died_give_way_to_whoever_comes_back(limited: Callable[..., Served]) -> None:
    server = limited()
    table, one, two, _ = pair(server)
    async with AsyncExitStack() as stack:
        idle = await come_in(stack, Player(one, table))  # says nothing by itself, but its library answers a ping
        other = await come_in(stack, Player(two, table))
        for _ in range(SEAT - 1):
            stack.enter_context(closing(deaf_client(server, one, table)))
        await other.until(lambda: other.seats[0]["here"])
        began = time.monotonic()
        back = await come_in(stack, Player(one, table))
        assert time.monotonic() - began < 3  # a ping finds the dead after eight seconds
        await back.heard(type="accepted", key=await back.answer())
        assert (idle.closed, other.closed) == (None, None)
    assert server.errors() == []


@pytest.mark.rs("RS-140")
async def test_a_line_too_many_is_told_why_and_to_come_back_and_nobody_else_is_disturbed(
    limited: Callable[..., Served],
) -> None:
    server = limited()
    table, one, _, _ = pair(server)
    async with AsyncExitStack() as stack:
        living = [await come_in(stack, Player(one, table)) for _ in range(SEAT)]
        began = time.monotonic()
        async with Player(one, table) as surplus:
            await surplus.say(type="hello", protocol=1)
            assert await surplus.ended() == 4009
            assert surplus.messages == [{"type": "closing", "reason": "crowded", "again": True}]
        assert time.monotonic() - began < 0.9  # all have answered, so nobody waits for more
        for player in living:
            await player.say(type="ping", ref="here")
            await player.heard(type="pong", ref="here")


@pytest.mark.rs("RS-139")
@pytest.mark.rs("RS-140")
async def test_a_line_that_has_not_said_hello_takes_nobodys_room(limited: Callable[..., Served]) -> None:
    server = limited(spectators=1)
    table, one, _, links = pair(server)
    watching = server.browser()
    watching.claim(links["spectate"])
    async with AsyncExitStack() as stack:
        for browser in (one, watching):
            for _ in range(SEAT + 2):
                await stack.enter_async_context(Player(browser, table))
            began = time.monotonic()
            await come_in(stack, Player(browser, table))
            assert time.monotonic() - began < 0.9
