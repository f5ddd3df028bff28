"""A host sees and changes no more than anybody: two worlds look alike, and a game stays what it was dealt as."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest

from tests.boss_monster.situations import at
from tests.server.conftest import sqlite_settings
from tests.server.leaks.test_lines import answers
from tests.server.leaks.test_windows import TWO
from tests.server.served import FREELY, Browser, Party, Player, Served, party, plain_seed, serving
from tests.server.test_roles import BODIES, HOST, ROUTES, ask, path_of
from underkeep.server.limits import Limits

pytestmark = pytest.mark.anyio

MAY = sorted(route for (method, route), who in ROUTES.items() if method == "POST" and who == HOST)
DEALT = ("game", "version", "options", "seed", "origin", "position", "created_at")  # of the row of a game


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    limits = Limits(**{**FREELY, "tables_per_address": 1_000})
    with serving(sqlite_settings(tmp_path_factory.mktemp("hosts")), limits) as running:
        yield running


# -- what a host sees -------------------------------------------------------------------------------------------------


def faceless(said: str, *random_parts: str) -> str:
    for part in random_parts:
        said = said.replace(part, "…")
    return re.sub(r"\d{4}-\d\d-\d\dT[\d:.+]+Z?", "…", said)


def everything_a_host_may_do(host: Browser, table: str) -> list[str]:
    """Without what would change the story: nobody is dismissed, and the table is there afterwards."""
    told = answers(host, table)
    for path, body in (
        ("absence", {"absence": "bot:5"}), ("absence", {"absence": "ask"}), ("back", {}), ("rematch", {}),
        ("pause", {"on": True}), ("pause", {"on": False}),
        ("seats/1/stand_in", {"on": False}), ("seats/0/stand_in", {"on": False}),
    ):  # fmt: skip
        answer = host.ask("POST", f"/api/tables/{table}/{path}", body)
        told.append(faceless(f"{answer.status} {answer.body.decode()}", table, answer.headers["x-request-id"] or "-"))
    return told


async def seen_by_the_host(server: Served, spell: str) -> tuple[list[str], list[str]]:
    """What a host without a seat is told while a window opens and closes, and what they find out by asking."""
    host, ania, boris = [server.browser() for _ in range(3)]
    text = at(TWO.format(mine="", theirs=spell)).position()
    seats = [{"sit": "open", "name": name} for name in ("Ania", "Boris")]
    made = host.post("/api/imports", {"text": text, "seats": seats, "pace": "1.5"})
    table, links = made["table"], {link["seat"]: link["url"] for link in made["links"] if link["purpose"] == "seat"}
    ania.claim(links[0])
    boris.claim(links[1])
    async with Player(host, table) as chair, Player(ania, table) as one, Player(boris, table) as two:
        for player in (one, two, chair):
            await player.come()
        assert chair.messages[0]["roles"] == ["host"]
        await chair.until(lambda: all(seat["here"] for seat in chair.seats))
        options = [option["notation"] for option in one.stage["question"]["options"]]
        await one.answer(options.index("build dark_altar new"))
        await chair.until(lambda: chair.stage["window"])
        await one.say(type="hold", on=True)  # so that there is time for everything, on a slow machine too
        await chair.until(lambda: chair.stage["held"])
        await chair.say(type="why_not", notation="cast freeze 0:1", ref="why")
        await chair.say(type="reckon", ref="sums")
        await chair.say(type="hint", ref="hint")
        await chair.say(type="take_back", key="take-it-back")
        await chair.say(type="answer", decision="0" * 24, option=0, key="not-my-seat")
        await chair.heard(type="refused", ref="not-my-seat")
        await chair.heard(type="reckoned")
        if two.stage["question"] is not None:
            await two.answer(len(two.stage["question"]["options"]) - 1)
        found = await asyncio.to_thread(everything_a_host_may_do, host, table)
        await one.say(type="hold", on=False)
        await chair.until(lambda: chair.stage["view"]["active"] == 1)
        told = [faceless(json.dumps(message), table) for message in chair.messages]
    return sorted(told), found  # the line answers before the table does: in which order is chance


@pytest.mark.rs("RS-032")
@pytest.mark.rs("RS-159")
async def test_to_a_host_two_worlds_look_alike_whatever_they_ask_for(server: Served) -> None:
    # What is read from files once is read before, so that both take about as long.
    await asyncio.to_thread(answers, server.browser(), "A" * 22)
    asked, idle = [await seen_by_the_host(server, spell) for spell in ("freeze", "fear")]
    for told, found in zip(asked[0] + asked[1], idle[0] + idle[1], strict=True):
        assert told == found
    assert len(asked[0]) >= 10
    assert len(asked[1]) >= 20


# -- what a host cannot change ----------------------------------------------------------------------------------------


def dealt(server: Served, table: str) -> dict[str, Any]:
    with closing(sqlite3.connect(f"file:{server.house.settings.sqlite}?mode=ro", uri=True)) as line:
        line.row_factory = sqlite3.Row
        row = dict(line.execute("SELECT * FROM game WHERE id = ?", [table]).fetchone())
    return {name: row[name] for name in DEALT if name in row}


WISHES: tuple[dict[str, Any], ...] = (
    {"options": {}},
    {"seed": "7"},
    {"options": {"players": 3}, "seed": "7"},
    {"game": "boss_monster"},
)


@pytest.mark.rs("RS-159")
@pytest.mark.parametrize("route", [route for route in MAY if not route.endswith("/delete")])
async def test_nothing_that_a_host_may_do_changes_options_or_seed(server: Served, route: str) -> None:
    here: Party = party(server, seed=plain_seed())
    before = dealt(server, here.table)
    assert {"options", "seed", "version", "origin"} <= set(before)
    for more in WISHES:
        body = {**BODIES.get(route, {}), **more}
        answer = here.host.ask("POST", path_of(route, here.table), body)
        assert (answer.status, answer.json["code"]) == (400, "bad_body"), more
    assert ask(here.host, "POST", route, here.table).status in (200, 409)
    assert dealt(server, here.table) == before


@pytest.mark.rs("RS-159")
async def test_a_whole_game_with_a_busy_host_never_writes_to_what_was_dealt(server: Served) -> None:
    """The database itself refuses it, whoever tries."""
    columns = ", ".join(name for name in DEALT if name in dealt(server, party(server).table))
    path = server.house.settings.sqlite
    assert path is not None
    with closing(sqlite3.connect(path)) as line, line:
        line.execute(
            f"CREATE TRIGGER dealt BEFORE UPDATE OF {columns} ON game BEGIN SELECT RAISE(ABORT, 'as it was dealt'); END"
        )
    try:
        here = party(server, seed=plain_seed())
        for route in (route for route in MAY if not route.endswith(("/close", "/delete", "/rematch", "/back"))):
            assert ask(here.host, "POST", route, here.table).status == 200, route
        for route in ("close", "rematch", "delete"):
            expected = 201 if route == "rematch" else 200
            assert here.host.ask("POST", f"/api/tables/{here.table}/{route}", {}).status == expected
    finally:
        with closing(sqlite3.connect(path)) as line, line:
            line.execute("DROP TRIGGER dealt")
