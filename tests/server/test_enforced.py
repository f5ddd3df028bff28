"""Limits that have no better place to be tried in: each is set low, and something meets it."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.server.served import Browser, Player, Served, new_table
from tests.server.test_moments import played
from underkeep.server import hall as halls
from underkeep.server import moments, sheets, tables_api
from underkeep.server.limits import Rate, limits_from
from underkeep.server.rows import CAPS

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


FAMILY = "\U0001f469\U0001f3fd\u200d\U0001f469\U0001f3fd\u200d\U0001f466\U0001f3fd"  # eight code points, seen as one


def written(text: str) -> str:
    """As browsers write it; with escapes it would take three times as much."""
    return json.dumps({"type": "say", "text": text}, ensure_ascii=False)


async def test_what_people_count_as_characters_fits_and_what_does_not_never_cuts_the_line(
    limited: Callable[..., Served],
) -> None:
    server = limited()
    browser = server.browser()
    table, _ = new_table(browser, "pebbles", "me", "open", title=FAMILY * server.house.limits.title)
    assert browser.get(f"/api/tables/{table}")["title"] == FAMILY * server.house.limits.title
    async with Player(browser, table) as player:
        await player.come()
        await player.socket.send(written(FAMILY * server.house.limits.chat))
        assert (await player.heard(type="said"))["line"]["text"] == FAMILY * server.house.limits.chat
        for text in ("", "x" * 301, "x" * 501, FAMILY * 301, "x" * 10_000, "\u200b") * 2:
            await player.socket.send(written(text))
        await player.say(type="ping", ref="still there")
        await player.heard(type="pong")
        assert {m["code"] for m in player.messages if m["type"] == "refused"} == {"unfit_text"}
        assert player.closed is None


def test_as_much_chat_as_the_setting_allows_can_be_stored() -> None:
    longest = limits_from({"UNDERKEEP_LIMIT_CHAT": "1000", "UNDERKEEP_LIMIT_NAME": "100"})
    assert 8 * longest.chat <= CAPS["text"]
    assert 8 * longest.name <= CAPS["name"]


@pytest.fixture
def over(limited: Callable[..., Served]) -> tuple[Served, Browser, str]:
    """A table whose game is over."""
    server = limited(rate_look_back=Rate(6, 60))
    browser = server.browser()
    seats = [{"sit": "me", "name": "Ania"}, {"sit": "me", "name": "Boris"}]
    return server, browser, browser.post("/api/imports", {"text": played(), "seats": seats})["table"]


@pytest.mark.rs("RS-182")
def test_games_are_told_again_one_at_a_time_and_no_faster_than_allowed(
    over: tuple[Served, Browser, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, browser, table = over
    at_work: list[int] = []
    most: list[int] = []

    def slowly(told: Any) -> Any:
        def tell(*args: Any, **more: Any) -> Any:
            at_work.append(1)
            most.append(len(at_work))
            time.sleep(0.1)
            at_work.pop()
            return told(*args, **more)

        return tell

    monkeypatch.setattr(moments, "look_back", slowly(moments.look_back))
    monkeypatch.setattr(tables_api, "record_of", slowly(sheets.record_of))
    paths = [f"/api/tables/{table}/{what}" for what in ("moments", "record", "moments?viewer=all") * 3]
    with ThreadPoolExecutor(len(paths)) as threads:
        answers = list(threads.map(lambda path: browser.ask("GET", path), paths))
    assert sorted(answer.status for answer in answers) == [200] * 6 + [429] * 3
    assert most == [1] * 6
