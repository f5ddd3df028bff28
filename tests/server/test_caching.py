"""What is private is kept by nobody: every route of the app, behind a proxy that keeps whatever it may (RS-171)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations

import pytest
from litestar.routes import HTTPRoute

from tests.server.caching import CachingProxy, proxied
from tests.server.conftest import sqlite_settings
from tests.server.served import FREELY, Answer, Browser, Party, Served, party, serving
from tests.server.test_roles import PAGES, ROUTES, WHO, ask, path_of, routes
from underkeep.server.limits import Limits

# The only answers that are the same for everybody, as the design says.
PUBLIC = {
    ("GET", "/api/games"), ("GET", "/api/cards/{game:str}"), ("GET", "/api/rules/{game:str}"),
    ("GET", "/web/{file:path}"), ("HEAD", "/web/{file:path}"),
}  # fmt: skip
READ = sorted(route for method, route in ROUTES if method == "GET" and not route.startswith(("/metrics", "/schema")))
OF_EACH_ANSWER = ("x-request-id", "date", "connection")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    limits = Limits(**{**FREELY, "tables_per_address": 1_000})
    with serving(sqlite_settings(tmp_path_factory.mktemp("caching")), limits) as served:
        yield served


@pytest.fixture
def proxy(server: Served) -> Iterator[CachingProxy]:
    with proxied(server.port) as running:
        yield running


def through(proxy: CachingProxy, browser: Browser) -> Browser:
    return replace(browser, port=proxy.port, cookies=dict(browser.cookies))


def essence(answer: Answer) -> tuple[object, ...]:
    """An answer without what differs from one time to the next."""
    said = answer.body.replace((answer.headers["x-request-id"] or "-").encode(), b"")
    headers = sorted((k.lower(), v) for k, v in answer.headers.items() if k.lower() not in OF_EACH_ANSWER)
    return answer.status, tuple(headers), said


@pytest.mark.rs("RS-171")
@pytest.mark.rs("RS-172")
@pytest.mark.parametrize(("method", "route"), sorted(ROUTES))
def test_only_what_is_the_same_for_everybody_may_be_kept(server: Served, method: str, route: str) -> None:
    here = party(server)
    answers = [ask(getattr(here, who), method, route, here.table) for who in reversed(WHO)]
    for answer in answers:
        kept = answer.headers.get_all("cache-control")
        if (method, route) not in PUBLIC:
            assert kept == ["no-store"], answer.status
        assert not (answer.headers["set-cookie"] and kept != ["no-store"])
        assert "public" not in str(kept) or (method, route) in PUBLIC
    if (method, route) in PUBLIC:
        assert len({essence(answer) for answer in answers}) == 1


@pytest.mark.rs("RS-171")
@pytest.mark.parametrize("route", READ)
def test_two_cookies_never_mix_behind_a_proxy_that_keeps_what_it_may(
    server: Served, proxy: CachingProxy, route: str
) -> None:
    here = party(server)
    for order in list(permutations(("host", "friend", "spectator", "stranger")))[::5]:
        for who in (*order, *order):
            browser: Browser = getattr(here, who)
            path = path_of(route, here.table)
            straight, round_about = browser.ask("GET", path), through(proxy, browser).ask("GET", path)
            assert essence(round_about) == essence(straight), who
    assert bool(proxy.hits) == (("GET", route) in PUBLIC)


@pytest.mark.rs("RS-171")
def test_behind_such_a_proxy_people_come_play_and_leave_as_without(server: Served, proxy: CachingProxy) -> None:
    """Cookies are set and dropped, and what somebody sees after that is their own."""
    here: Party = party(server)
    host, late = through(proxy, here.host), Browser(proxy.port)
    mine = f"/api/tables/{here.table}"
    assert host.get("/api/tables")[0]["seat"] == 0
    assert late.get("/api/tables") == []
    assert late.ask("GET", mine).status == 404
    late.claim(host.post(f"{mine}/spectators")["url"])
    assert [one["roles"] for one in late.get("/api/tables")] == [["spectator"]]
    assert late.get(mine)["seat"] is None
    late.post(f"{mine}/leave")
    assert late.ask("GET", mine).status == 404
    assert late.get("/api/tables") == []
    assert host.get(mine)["seat"] == 0


@pytest.mark.rs("RS-171")
def test_no_route_has_a_cache_on_the_server() -> None:
    for route in routes():
        if isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                assert not getattr(handler, "cache", False), route.path


def test_every_page_is_one_of_the_routes_that_are_asked() -> None:
    assert set(PAGES) <= set(READ)
