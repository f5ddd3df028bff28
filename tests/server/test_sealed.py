"""An accepted answer that waits for the end of its window, on a whole server: nothing that was accepted is lost."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.server.served import Browser, Player, Served, new_table, seed_of_sevens, serving
from underkeep.server.settings import Settings

pytestmark = pytest.mark.anyio

DOUBLED = 14  # seven, twice: the answer was carried out


def to_another_device(server: Served, table: str, _host: Browser, friend: Browser) -> Browser:
    url = friend.post(f"/api/tables/{table}/transfer")["url"]
    device = server.browser()
    device.claim(url)
    return device


def away_and_back(_server: Served, table: str, _host: Browser, friend: Browser) -> Browser:
    for on in (True, False):
        friend.post(f"/api/tables/{table}/away", {"on": on})
    return friend


def the_host_lets_a_bot_stand_in(_server: Served, table: str, host: Browser, friend: Browser) -> Browser:
    for on in (True, False):
        host.post(f"/api/tables/{table}/seats/1/stand_in", {"on": on})
    return friend


def the_host_gives_the_seat_away(server: Served, table: str, host: Browser, _friend: Browser) -> Browser:
    link = host.post(f"/api/tables/{table}/seats/1/link")["url"]
    somebody = server.browser()
    somebody.claim(link, "Celina")
    return somebody


Change = Callable[[Served, str, Browser, Browser], Browser]


async def answered(server: Served, change: Change, *, again: bool) -> tuple[bool, int]:
    """Whether the seat was asked again, and what it holds in the end."""
    host, friend = server.browser(), server.browser()
    table, links = new_table(host, "pebbles", "me", "open", pace="3", seed=seed_of_sevens())
    friend.claim(links["seat1"], "Jan")
    async with Player(host, table) as one, Player(friend, table) as two:
        await one.come()
        await two.come()
        await one.answer(0)
        await two.until(lambda: two.stage["question"] is not None and two.stage["question"]["kind"] == "double")
        await two.heard(type="accepted", key=await two.answer(0))
        async with Player(change(server, table, host, friend), table) as three:
            await three.come()
            asked = three.stage["question"] is not None
            if asked and again:
                await three.heard(type="accepted", key=await three.answer(0))
            await three.until(lambda: not three.stage["window"])
            return asked, three.stage["view"]["mine"]


@pytest.mark.rs("RS-089")
@pytest.mark.parametrize("change", [to_another_device, away_and_back, the_host_lets_a_bot_stand_in])
async def test_an_accepted_answer_stands_though_somebody_else_answers_at_the_seat(
    settings: Settings, change: Change
) -> None:
    with serving(settings) as server:
        assert await answered(server, change, again=False) == (False, DOUBLED)
        assert server.errors() == []


@pytest.mark.rs("RS-116")
async def test_whoever_gets_the_seat_of_somebody_else_is_asked_again(settings: Settings) -> None:
    with serving(settings) as server:
        assert await answered(server, the_host_gives_the_seat_away, again=True) == (True, DOUBLED)
        assert await answered(server, the_host_gives_the_seat_away, again=False) == (True, 7)
