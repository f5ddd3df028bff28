"""A game that is over can be looked back on, through anybody's eyes, and shows what they saw."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from functools import cache
from itertools import groupby
from typing import Any

import pytest

import underkeep as uk
from tests.server.conftest import sqlite_settings
from tests.server.served import Browser, Player, Served, new_table, serving
from underkeep import bots

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(sqlite_settings(tmp_path_factory.mktemp("moments"))) as served:
        yield served


def seen_live(player: Player) -> list[dict[str, Any]]:
    """Every view that was sent, one after the other."""
    stages = [message.get("stage", message) for message in player.messages if message["type"] in ("welcome", "stage")]
    return [view for view, _ in groupby(stage["view"] for stage in stages)]


def is_told(moment: dict[str, Any], kind: str) -> bool:
    return any(event["event"] == kind for event in moment["events"])


def look_back(browser: Browser, table: str, viewer: str) -> list[dict[str, Any]]:
    """All moments, a few at a time."""
    found: list[dict[str, Any]] = []
    while True:
        page = browser.get(f"/api/tables/{table}/moments?viewer={viewer}&start={len(found)}&count=17")
        assert page["moments"]
        found += page["moments"]
        if len(found) > page["count"]:
            return found


@pytest.mark.ux("UX-114")
@pytest.mark.ux("UX-115")
async def test_every_moment_shows_what_that_viewer_was_shown_then(server: Served) -> None:
    one, two, watching = server.browser(), server.browser(), server.browser()
    table, links = new_table(one, "boss_monster", "me", "open", seed="7")
    two.claim(links["seat1"])
    watching.claim(links["spectate"])
    async with Player(one, table) as first, Player(two, table) as second, Player(watching, table) as third:
        for player in (first, second, third):
            await player.come()
        chance = random.Random(4)
        async with asyncio.timeout(40):
            await asyncio.gather(first.play_out(chance), second.play_out(chance))
        for player in (first, second, third):
            await player.until(lambda player=player: player.stage["result"])
    for viewer, player in (("0", first), ("1", second), ("spectator", third)):
        moments = look_back(one, table, viewer)
        assert [moment["number"] for moment in moments] == list(range(len(moments)))
        assert [view for view, _ in groupby(moment["view"] for moment in moments)] == seen_live(player)
        told = [event for moment in moments for event in moment["events"]]
        live = [event for message in player.messages if message["type"] == "stage" for event in message["events"]]
        assert told == live
    mine = look_back(one, table, "0")
    assert {moment["seat"] for moment in mine} >= {0, 1}
    asked = [moment["question"]["seat"] for moment in mine if moment["question"] is not None]
    assert asked
    assert set(asked) == {0}
    laid = [moment for moment in look_back(one, table, "spectator") if is_told(moment, "laid")]
    assert laid
    assert {moment["notation"] for moment in laid} == {""}
    assert {moment["seat"] for moment in laid} == {0, 1}
    rounds = one.get(f"/api/tables/{table}/moments?count=1")["rounds"]
    assert [mine[number]["view"]["round"] for number in rounds] == list(range(1, len(rounds) + 1))
    assert server.errors() == []


@pytest.mark.ux("UX-114")
async def test_everything_open_is_what_all_of_them_knew_together(server: Served) -> None:
    one, two = server.browser(), server.browser()
    table, links = new_table(one, "boss_monster", "me", "open", seed="7")
    two.claim(links["seat1"])
    async with Player(one, table) as first, Player(two, table) as second:
        await first.come()
        await second.come()
        assert one.ask("GET", f"/api/tables/{table}/moments?viewer=all").status == 404  # not before the end
        chance = random.Random(4)
        async with asyncio.timeout(40):
            await asyncio.gather(first.play_out(chance), second.play_out(chance))
    eyes = [look_back(two, table, viewer) for viewer in ("all", "spectator", "0", "1")]
    for everything, spectator, *seats in zip(*eyes, strict=True):
        assert everything["view"]["viewer"] is None
        assert everything["question"] == next((seat["question"] for seat in seats if seat["question"]), None)
        assert everything["notation"] or everything["number"] == 0
        for number, seat in enumerate(seats):
            mine, shown = seat["view"]["players"][number], everything["view"]["players"][number]
            for hand in ("rooms", "spells"):
                assert shown[hand]["cards"] == mine[hand]["cards"]
                assert "cards" not in spectator["view"]["players"][number][hand]
            assert [room.get("laid") for room in shown["dungeon"]] == [room.get("laid") for room in mine["dungeon"]]
    assert any(room.get("laid") for one in eyes[0] for me in one["view"]["players"] for room in me["dungeon"])


@pytest.mark.ux("UX-106")
@pytest.mark.rs("RS-054")
async def test_what_was_hidden_is_told_when_the_game_is_over_and_not_a_decision_before(server: Served) -> None:
    one, two, watching = server.browser(), server.browser(), server.browser()
    table, links = new_table(one, "boss_monster", "me", "open", seed="7")
    two.claim(links["seat1"])
    watching.claim(links["spectate"])
    asked: list[int] = []

    class Curious(random.Random):
        """Asks before each answer, the last one of the game among them."""

        def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
            asked.append(two.ask("GET", f"/api/tables/{table}/uncovered").status)
            return super().randrange(start, stop, step)

    async with Player(one, table) as first, Player(two, table) as second:
        await first.come()
        await second.come()
        curious = Curious(4)
        async with asyncio.timeout(60):
            await asyncio.gather(first.play_out(curious), second.play_out(curious))
        assert first.stage["result"]
        # Nothing of it comes by itself: each seat was shown its own cards, to the last stage.
        for seat, player in enumerate((first, second)):
            for view in seen_live(player):
                assert "cards" not in view["players"][1 - seat]["rooms"]
    assert asked
    assert set(asked) == {404}
    record = uk.load(one.get(f"/api/tables/{table}/record")["text"])
    for browser in (one, two, watching):
        told = browser.get(f"/api/tables/{table}/uncovered")
        for seat, player in enumerate(told["view"]["players"]):
            mine = record.view(seat)["players"][seat]
            assert player["rooms"]["cards"] == mine["rooms"]["cards"]
            assert player["spells"]["cards"] == mine["spells"]["cards"]
        assert {name: len(cards) for name, cards in told["decks"].items()} == told["view"]["decks"]
        assert told["decks"] == record.retold()[0]["decks"]
    assert server.browser().ask("GET", f"/api/tables/{table}/uncovered").status == 404
    assert server.errors() == []


@pytest.mark.rs("RS-054")
async def test_nobody_looks_back_on_a_game_that_goes_on_and_no_stranger_on_any(server: Served) -> None:
    one = server.browser()
    table, _ = new_table(one, "boss_monster", "me", "bot:random")
    for browser in (one, server.browser()):
        assert browser.ask("GET", f"/api/tables/{table}/moments").status == 404


@pytest.mark.parametrize(
    ("query", "status"),
    [
        ("viewer=7", 404),
        ("viewer=two", 400),
        ("viewer=-1", 400),
        ("start=-1", 400),
        ("count=0", 400),
        ("count=999", 400),
    ],
)
async def test_what_cannot_be_looked_at_is_refused(server: Served, query: str, status: int) -> None:
    one, two = server.browser(), server.browser()
    table, links = new_table(one, "boss_monster", "me", "open")
    two.claim(links["seat1"])
    async with Player(one, table) as first, Player(two, table) as second:
        await first.come()
        await second.come()
        chance = random.Random(1)
        async with asyncio.timeout(40):
            await asyncio.gather(first.play_out(chance), second.play_out(chance))
    assert one.ask("GET", f"/api/tables/{table}/moments?{query}").status == status


@cache
def played() -> str:
    """The record of a game of two bots."""
    table = uk.new_game("boss_monster", players=2, seed=3)
    players = [bots.make("random", seat) for seat in range(2)]
    while (decision := table.decision) is not None:
        table.choose(players[decision.seat].choose(table, decision.seat))
    return table.record()


SEATS = [{"sit": "me", "name": "Ania"}, {"sit": "me", "name": "Boris"}]


@pytest.mark.ux("UX-115")
async def test_a_game_that_went_on_from_a_record_is_looked_back_on_from_its_deal(server: Served) -> None:
    one = server.browser()
    *before, last = played().splitlines()
    begun = "\n".join(line for line in before if not line.startswith("result:")) + "\n"
    table = one.post("/api/imports", {"text": begun, "seats": SEATS, "pace": "0"})["table"]
    async with Player(one, table) as player:
        await player.come()
        await player.say(type="ready", seat=int(last.split()[1]))
        await player.until(lambda: player.stage["question"])
        await player.answer()
        await player.until(lambda: player.stage["result"])
    moments = look_back(one, table, "spectator")
    assert [moment["number"] for moment in moments] == list(range(int(last.split(".")[0]) + 1))
    assert [moments[0]["view"]["round"], moments[-1]["view"]["phase"]] == [0, "over"]


@pytest.mark.ux("UX-115")
async def test_a_record_of_a_finished_game_becomes_a_table_that_can_be_looked_back_on(server: Served) -> None:
    one = server.browser()
    table = one.post("/api/imports", {"text": played(), "seats": SEATS})["table"]
    sheet = one.get(f"/api/tables/{table}")
    assert sheet["closed"] == "finished"
    assert look_back(one, table, "all")[-1]["view"]["phase"] == "over"
    assert one.get(f"/api/tables/{table}/record")["text"].partition("\n\n")[2] == played().partition("\n\n")[2]
    assert server.errors() == []
