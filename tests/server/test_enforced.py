"""Limits that have no better place to be tried in: each is set low, and something meets it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import pytest

from tests.server.served import (
    Player,
    Served,
    new_table,
)
from underkeep.server import hall as halls
from underkeep.server.limits import Rate

pytestmark = pytest.mark.anyio


async def test_a_server_with_all_its_tables_in_memory_asks_to_come_back_later(limited: Callable[..., Served]) -> None:
    server = limited(tables=1)
    browser = server.browser()
    one, two = [new_table(browser, "pebbles", "me", "open")[0] for _ in range(2)]
    async with Player(browser, one) as first, Player(browser, one) as same, Player(browser, two) as second:
        await first.come()
        await same.come()  # a table that is there has room for everybody
        await second.say(type="hello", protocol=1)
        assert await second.ended() == 1012
        assert second.messages == [{"type": "closing", "reason": "busy", "again": True}]


@pytest.mark.rs("RS-183")
async def test_a_table_leaves_memory_when_nobody_has_looked_for_the_written_time(
    limited: Callable[..., Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(halls, "SWEEP", 0.1)
    server = limited(idle_seconds=1)
    browser = server.browser()
    table, _ = new_table(browser, "pebbles", "me", "open")
    async with Player(browser, table) as player:
        await player.come()
        await asyncio.sleep(1.5)
        assert table in server.house.hall.warm
    await asyncio.sleep(0.6)
    assert table in server.house.hall.warm
    await asyncio.sleep(1.2)
    assert table not in server.house.hall.warm


@pytest.mark.parametrize("purpose", ["seat1", "spectate", "host"])
def test_a_link_opens_nothing_after_its_time(limited: Callable[..., Served], purpose: str) -> None:
    server = limited(link_seconds=1)
    _, links = new_table(server.browser(), "pebbles", "me", "open")
    time.sleep(1.2)
    claim = {"ticket": links[purpose].partition("#")[2], "name": "Dorota"}
    assert server.browser().ask("POST", "/api/claim", claim).status == 404


def test_files_are_brought_in_no_faster_than_allowed(limited: Callable[..., Served]) -> None:
    browser = limited(rate_import=Rate(2, 60)).browser()
    wish = {"text": "nothing", "seats": [{"sit": "open"}]}
    answers = [browser.ask("POST", "/api/imports", wish) for _ in range(3)]
    assert [answer.status for answer in answers] == [422, 422, 429]
    assert 0 < int(answers[-1].headers["retry-after"]) <= 30


@pytest.mark.parametrize(("limit", "words"), [("name", {"name": "Anastazja"}), ("title", {"title": "Long evening"})])
def test_words_are_no_longer_than_allowed(limited: Callable[..., Served], limit: str, words: dict[str, str]) -> None:
    browser = limited(**{limit: 8}).browser()
    me = {"sit": "me", "name": words.get("name", "Ania")}
    wish = {"game": "pebbles", "seats": [me, {"sit": "open"}], "title": words.get("title", "")}
    answer = browser.ask("POST", "/api/tables", wish)
    assert (answer.status, answer.fault) == (422, {"code": "unfit_text", "field": limit, "rule": "long"})


async def test_a_line_of_chat_is_no_longer_than_allowed(limited: Callable[..., Served]) -> None:
    browser = limited(chat=8).browser()
    table, _ = new_table(browser, "pebbles", "me", "open")
    async with Player(browser, table) as player:
        await player.come()
        await player.say(type="say", text="123456789")
        assert (await player.heard(type="refused"))["rule"] == "long"
        await player.say(type="say", text="12345678")
        await player.heard(type="said")
