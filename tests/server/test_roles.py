"""Who may do what: every route of the app, for everybody who might come. The routes are asked from the app itself."""

from __future__ import annotations

import asyncio
import json
import random
import re
import sqlite3
import time
from collections.abc import Iterator
from dataclasses import fields
from itertools import product
from pathlib import Path
from typing import Any, get_args

import pytest
from litestar.routes import HTTPRoute, WebSocketRoute
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.conftest import sqlite_settings
from tests.server.served import (
    FREELY,
    Answer,
    Browser,
    Party,
    Player,
    Served,
    new_table,
    party,
    plain_seed,
    serving,
)
from underkeep.server import wire
from underkeep.server.app import framework
from underkeep.server.guard import SECURITY
from underkeep.server.house import House
from underkeep.server.limits import Limits
from underkeep.server.settings import Settings
from underkeep.server.socket import KINDS

WHO = ("host", "friend", "dismissed", "spectator", "stranger")
ALL = frozenset(WHO)
MEMBERS = frozenset({"host", "friend", "spectator"})  # the host of a party sits at seat 0
SEATED = frozenset({"host", "friend"})
HOST = frozenset({"host"})

PAGES = (
    "/", "/join", "/table/{table:str}", "/replay/{table:str}", "/cards", "/cards/{game:str}", "/rules",
    "/rules/{game:str}", "/learn/{game:str}", "/privacy", "/web/{file:path}",
)  # fmt: skip

# Who may, as the design says; what the code says stands in the routes themselves.
ROUTES: dict[tuple[str, str], frozenset[str]] = {
    ("GET", "/api/games"): ALL,
    ("GET", "/api/cards/{game:str}"): ALL,
    ("GET", "/api/rules/{game:str}"): ALL,
    ("POST", "/api/advice/{game:str}"): ALL,
    ("GET", "/healthz"): ALL,
    ("GET", "/readyz"): ALL,
    ("GET", "/metrics"): ALL,
    ("GET", "/schema/openapi.json"): ALL,
    ("GET", "/api/tables"): ALL,
    ("POST", "/api/tables"): ALL,
    ("POST", "/api/imports"): ALL,
    ("POST", "/api/invitation"): ALL,
    ("POST", "/api/claim"): ALL,
    ("GET", "/api/tables/{table:str}"): MEMBERS,
    ("GET", "/api/tables/{table:str}/record"): frozenset(),  # of a game that is not over
    ("GET", "/api/tables/{table:str}/moments"): frozenset(),
    ("GET", "/api/tables/{table:str}/uncovered"): frozenset(),
    ("POST", "/api/tables/{table:str}/seats/{seat:int}/dismiss"): HOST,
    ("POST", "/api/tables/{table:str}/seats/{seat:int}/link"): HOST,
    ("POST", "/api/tables/{table:str}/spectators"): HOST,
    ("POST", "/api/tables/{table:str}/seats/{seat:int}/stand_in"): HOST,
    ("POST", "/api/tables/{table:str}/pause"): HOST,
    ("POST", "/api/tables/{table:str}/absence"): HOST,
    ("POST", "/api/tables/{table:str}/back"): HOST,
    ("POST", "/api/tables/{table:str}/close"): HOST,
    ("POST", "/api/tables/{table:str}/delete"): HOST,
    ("POST", "/api/tables/{table:str}/rematch"): HOST,
    ("POST", "/api/tables/{table:str}/follow"): MEMBERS,
    ("POST", "/api/tables/{table:str}/erase"): SEATED,
    ("POST", "/api/tables/{table:str}/transfer"): SEATED,
    ("POST", "/api/tables/{table:str}/away"): SEATED,
    ("POST", "/api/tables/{table:str}/leave"): MEMBERS,
    # the web table, which is the same for everybody
    **dict.fromkeys(product(("GET", "HEAD"), PAGES), ALL),
}
BODIES: dict[str, Any] = {
    "/api/tables": {"game": "pebbles", "seats": [{"sit": "open"}, {"sit": "open"}]},
    "/api/advice/{game:str}": {"seats": 2},
    "/api/imports": {"text": "nothing", "seats": [{"sit": "open"}]},
    "/api/invitation": {"ticket": "nothing"},
    "/api/claim": {"ticket": "nothing"},
    "/api/tables/{table:str}/away": {"on": True},
    "/api/tables/{table:str}/pause": {"on": True},
    "/api/tables/{table:str}/absence": {"absence": "bot:5"},
    "/api/tables/{table:str}/seats/{seat:int}/stand_in": {"on": True},
}
AT_A_TABLE = [key for key in ROUTES if "{table:str}" in key[1] and key[1].startswith("/api/")]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(
        sqlite_settings(tmp_path_factory.mktemp("roles")), Limits(**{**FREELY, "tables_per_address": 1_000})
    ) as served:
        yield served


@pytest.fixture(scope="module")
def guests(server: Served) -> Party:
    """For whatever changes nothing."""
    return party(server)


def routes() -> list[Any]:
    return list(framework(House(sqlite_settings(Path("unused")), Limits())).routes)


def path_of(route: str, table: str) -> str:
    known = {"{table:str}": table, "{game:str}": "boss_monster", "{seat:int}": "1", "{file:path}": "build.json"}
    return re.sub(r"\{\w+:\w+\}", lambda found: known[found[0]], route)


def ask(browser: Browser, method: str, route: str, table: str, **headers: str | None) -> Answer:
    body = None if method in ("GET", "HEAD") else BODIES.get(route, {})
    return browser.ask(method, path_of(route, table), body, **headers)


def dump(server: Served) -> list[str]:
    path = server.house.settings.sqlite
    assert path is not None
    with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as line:
        found = list(line.iterdump())
    line.close()
    return found


@pytest.mark.rs("RS-067")
@pytest.mark.rs("RS-147")
def test_every_route_of_the_app_says_who_may_come_and_is_in_the_matrix() -> None:
    found = set()
    for route in routes():
        if isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                if "OPTIONS" in handler.http_methods:
                    continue  # the framework's own answer about methods
                found |= {(method, route.path) for method in handler.http_methods}
                if not route.path.startswith("/schema"):
                    assert handler.opt.get("roles"), route.path
        else:  # an app of somebody else's beneath ours could show anything
            assert isinstance(route, WebSocketRoute), route.path
            assert route.path == "/ws/{table:str}"
            assert route.route_handler.opt["roles"] == {"seat", "spectator", "host"}
    # the schema's own page for paths that it does not know
    assert {key for key in found if not key[1].startswith("/schema")} == {
        key for key in ROUTES if not key[1].startswith("/schema")
    }


@pytest.mark.rs("RS-067")
def test_there_is_no_switch_for_debugging(server: Served) -> None:
    app = framework(House(sqlite_settings(Path("unused")), Limits()))
    assert app.debug is False
    named = {one.name for one in (*fields(Settings), *fields(Limits))}
    assert not [name for name in named if re.search("debug|truth|cheat|reveal|peek", name)]
    answer = server.browser().ask("GET", "/api/games", debug="1")
    assert answer.status == 200  # what is not known is not heard


@pytest.mark.rs("RS-147")
def test_every_kind_of_message_says_who_may_send_it_and_how_often() -> None:
    assert set(KINDS) == set(get_args(wire.Asked))
    changing = {wire.Answer, wire.TakeBack, wire.Say, wire.Hold, wire.Vote, wire.AskHint, wire.Ready, wire.Point}
    assert {kind for kind, (_, roles) in KINDS.items() if roles == {"seat"}} == changing


@pytest.mark.rs("RS-147")
@pytest.mark.rs("RS-159")
@pytest.mark.rs("RS-160")
@pytest.mark.rs("RS-054")
@pytest.mark.parametrize(("method", "route"), AT_A_TABLE)
def test_whoever_may_not_is_told_what_a_table_that_does_not_exist_would_tell(
    server: Served, guests: Party, method: str, route: str
) -> None:
    other = server.browser()
    foreign, _ = new_table(other, "pebbles", "me", "open")  # the host of another table is a stranger here
    sharing = server.browser()
    together, _ = new_table(sharing, "pebbles", "me", "me")  # and so are those who share a screen there
    before = dump(server)
    unknown = ask(guests.stranger, method, route, "A" * 22)
    assert unknown.status == 404
    for name in sorted(ALL - ROUTES[method, route]):
        browser: Browser = getattr(guests, name)
        answer = ask(browser, method, route, guests.table)
        assert (answer.status, answer.fault) == (404, unknown.fault), name
    assert ask(other, method, route, guests.table).fault == unknown.fault
    assert ask(guests.host, method, route, foreign).fault == unknown.fault
    seat, chair = f"underkeep-{guests.table}", f"underkeep-{guests.table}-host"
    mine, foreigner = guests.host.cookies, other.cookies
    for planted in (
        {seat: foreigner[f"underkeep-{foreign}"], chair: foreigner[f"underkeep-{foreign}-host"]},
        {seat: mine[chair], chair: mine[seat]},  # a secret is good for its own right only
        {f"{seat}-shared": sharing.cookies[f"underkeep-{together}-shared"]},
    ):
        assert ask(Browser(server.port, planted), method, route, guests.table).fault == unknown.fault
    assert dump(server) == before


@pytest.mark.rs("RS-147")
@pytest.mark.parametrize(
    ("method", "route", "name"),
    [(method, route, name) for (method, route), names in ROUTES.items() for name in sorted(names)],
)
def test_whoever_may_can(server: Served, guests: Party, method: str, route: str, name: str) -> None:
    here = guests if method == "GET" else party(server)
    answer = ask(getattr(here, name), method, route, here.table)
    allowed = {
        "/api/invitation": 404,
        "/api/claim": 404,
        "/api/imports": 422,
        "/api/tables": 201 if method == "POST" else 200,
        "/api/tables/{table:str}/back": 409,  # it is not stuck
        "/api/tables/{table:str}/rematch": 409,  # it is not over
        "/api/tables/{table:str}/follow": 409,  # so nobody plays it once more
    }
    assert answer.status == allowed.get(route, 200), answer.body


@pytest.mark.rs("RS-147")
@pytest.mark.rs("RS-139")
@pytest.mark.rs("RS-160")
def test_a_socket_opens_only_for_those_who_have_a_place(server: Served, guests: Party) -> None:
    refused = []
    for name, table in [*product(WHO, [guests.table]), ("host", "A" * 22), ("host", "..%2f")]:
        browser: Browser = getattr(guests, name)
        said = {"cookie": browser.cookie} if browser.cookie else None
        address = f"ws://localhost:{server.port}/ws/{table}"
        try:
            with connect(address, origin=Origin(browser.origin), additional_headers=said, proxy=None):
                pass
        except InvalidStatus as no:
            refused.append((name, no.response.status_code, json.loads(no.response.body or b"{}")["code"]))
    assert refused == [(name, 403, "refused") for name in ("dismissed", "stranger", "host", "host")]


@pytest.mark.rs("RS-153")
def test_no_get_changes_anything(server: Served, guests: Party) -> None:
    before = dump(server)
    for method, route in ROUTES:
        if method == "GET":
            for name in [*WHO, *WHO]:
                ask(getattr(guests, name), method, route, guests.table)
                getattr(guests, name).ask("HEAD", path_of(route, guests.table))
    assert dump(server) == before


@pytest.mark.rs("RS-153")
@pytest.mark.anyio
async def test_looking_back_at_a_finished_game_changes_nothing(server: Served) -> None:
    host, friend = server.browser(), server.browser()
    table, links = new_table(host, "pebbles", "me", "open", seed=plain_seed())
    friend.claim(links["seat1"])
    async with Player(host, table) as one, Player(friend, table) as two:
        await one.come()
        await two.come()
        chance = random.Random(1)
        await asyncio.gather(one.play_out(chance), two.play_out(chance))
    async with asyncio.timeout(10):
        while table in server.house.hall.warm and server.house.hall.warm[table].dealer.guests:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    before = await asyncio.to_thread(settled, server)
    paths = [path_of(route, table) for method, route in ROUTES if method == "GET"]
    paths += [f"/api/tables/{table}/moments?viewer={eyes}" for eyes in ("0", "1", "spectator", "all")]
    paths += [f"/api/tables/{table}/moments?start=3&count=2"]
    for browser in (host, friend, host):
        for path in paths:
            answer = browser.ask("GET", path)
            if f"/{table}/" in path and path.startswith("/api/"):
                assert answer.status == 200, path
            browser.ask("HEAD", path)
    assert await asyncio.to_thread(settled, server) == before


def settled(server: Served) -> Any:
    """All rows, when those who have just left are noted."""
    found, again = dump(server), None
    while found != again:
        time.sleep(0.2)
        found, again = dump(server), found
    return found


@pytest.mark.rs("RS-154")
@pytest.mark.rs("RS-156")
@pytest.mark.parametrize("route", [route for method, route in ROUTES if method == "POST"])
def test_a_change_needs_json_from_our_own_page_under_our_own_name(server: Served, guests: Party, route: str) -> None:
    before = dump(server)

    def status(**headers: str | None) -> int:
        return ask(guests.host, "POST", route, guests.table, **headers).status

    foreign = "http://evil.example"
    assert status(content_type="text/plain") == 415
    assert status(content_type="multipart/form-data; boundary=x") == 415
    assert status(content_type="application/x-www-form-urlencoded") == 415
    assert status(content_type=None) == 415
    assert [status(origin=origin) for origin in (None, "null", foreign, f"https://localhost:{server.port}")] == [
        403
    ] * 4
    assert status(origin=None, sec_fetch_site="cross-site") == 403
    assert [status(host=host) for host in ("evil.example", f"localhost.evil.example:{server.port}")] == [421] * 2
    assert dump(server) == before


@pytest.mark.rs("RS-155")
def test_a_socket_needs_our_own_page_or_a_token_without_a_cookie(server: Served, guests: Party) -> None:
    cookie = {"cookie": guests.friend.cookie}
    token = {"authorization": f"Bearer {guests.friend.cookies[f'underkeep-{guests.table}']}"}
    own = f"localhost:{server.port}"

    def opens(origin: str | None, headers: dict[str, str]) -> bool:
        address = f"ws://localhost:{server.port}/ws/{guests.table}"
        try:
            made = Origin(origin) if origin else None
            with connect(address, origin=made, additional_headers=headers, proxy=None):
                pass
        except InvalidStatus:
            return False
        return True

    assert opens(f"http://{own}", cookie)
    assert opens(None, token)
    for origin in (
        f"https://{own}", f"http://{own}.", f"http://a.{own}", "http://localhost", f"http://{own}0", "null",
        f"HTTP://{own}", f"http://LOCALHOST:{server.port}", f"http://127.0.0.1:{server.port}",
    ):  # fmt: skip
        assert not opens(origin, cookie), origin
        assert not opens(origin, token), origin
    assert not opens(None, cookie)
    assert not opens(None, cookie | token)
    assert not opens(None, {"authorization": "Bearer " + "A" * 43})


@pytest.mark.rs("RS-163")
def test_every_answer_to_every_method_carries_the_security_headers(server: Served, guests: Party) -> None:
    seen = set()
    for route in sorted({route for _, route in ROUTES} | {"/nowhere", "/schema", "/ws/{table:str}"}):
        for method in ("GET", "HEAD", "OPTIONS", "POST", "PUT", "DELETE"):
            for browser in (guests.friend, guests.stranger):
                said = b"{" if method in ("POST", "PUT", "DELETE") else None
                answer = browser.ask(method, path_of(route, guests.table), said)
                seen.add(answer.status)
                for name, value in SECURITY.items():
                    assert answer.headers.get_all(name.decode()) == [value.decode()], (method, route)
                assert answer.headers["server"] is None
    assert seen >= {200, 204, 400, 404, 405}
    assert max(seen) < 500
