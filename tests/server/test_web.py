"""Strangers' words stay words, links stay secret, and the server keeps to itself."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest

from tests.server.conftest import sqlite_settings
from tests.server.served import FREELY, ROOT, Answer, Browser, Party, Player, Served, new_table, party, serving
from tests.server.test_app import TWO, unfinished_record
from tests.server.test_roles import ROUTES, dump, path_of
from tests.server.watched import TRAVERSALS
from underkeep.server.limits import Limits

PAYLOADS = [
    "<script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "<svg/onload=alert(1)>", "javascript:alert(1)",
    "{{7*7}}", "{@html x}", "${alert(1)}", "{ $name }", "</script><b>", "&lt;b&gt;", "%3Cscript%3E",
]  # fmt: skip
ELSEWHERE = ["//evil.example", "/\\evil.example", "\\evil.example", "https:evil.example", "https://evil.example/",
             "%2f%2fevil.example", "/%5cevil.example", "javascript:alert(1)", "//evil.example/%2e%2e"]  # fmt: skip


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    limits = Limits(**FREELY, tables_per_address=1_000)
    with serving(sqlite_settings(tmp_path_factory.mktemp("web")), limits) as served:
        yield served


@pytest.fixture(scope="module")
def guests(server: Served) -> Party:
    """For whatever changes nothing."""
    return party(server)


# -- links ------------------------------------------------------------------------------------------------------------


def secrets_in(url: str) -> list[str]:
    """What nobody else may see of a link: all of its ticket, and the secret and the signature alone."""
    ticket = url.partition("#")[2]
    return [ticket, *ticket.split(".")[-2:]]


@pytest.mark.rs("RS-158")
def test_a_links_secret_stands_behind_the_fragment_alone(server: Served) -> None:
    here = party(server)
    fresh = [here.host.post(f"/api/tables/{here.table}/{what}")["url"] for what in ("spectators", "transfer")]
    for url in [*here.links.values(), *fresh]:
        parts = urlsplit(url)
        assert (parts.path, parts.query) == ("/", "")
        assert all(secret in parts.fragment for secret in secrets_in(url))


@pytest.mark.rs("RS-158")
@pytest.mark.rs("RS-205")
def test_no_secret_is_told_again_logged_counted_or_stored(server: Served) -> None:
    host, friend = server.browser(), server.browser()
    table, links = new_table(host, "pebbles", "me", "open", "open")
    seen: list[Answer] = []

    def again(browser: Browser, method: str, path: str, body: Any = None, **headers: str | None) -> None:
        seen.append(browser.ask(method, path, body, **headers))

    friend.claim(links["seat1"])
    urls = [*links.values(), friend.post(f"/api/tables/{table}/transfer")["url"]]
    tickets = [secret for url in urls for secret in secrets_in(url)]
    for url in urls:  # wherever somebody may paste it by mistake
        ticket = url.partition("#")[2]
        again(friend, "GET", f"/?ticket={ticket}", referer=url)
        again(friend, "GET", f"/api/tables?{ticket}")
        again(friend, "GET", f"/api/tables/{ticket}", authorization=f"Bearer {ticket}")
        again(friend, "POST", "/api/claim", {"ticket": f"{ticket}x"})
        again(friend, "POST", "/api/claim", {"ticket": ticket, ticket: 1})
        again(friend, "POST", "/api/tables", {"game": ticket, "seats": TWO, "title": ticket})
        again(friend, "POST", "/api/imports", {"text": ticket, "seats": TWO})
    again(friend, "GET", "/metrics")
    for method, route in ROUTES:
        if method == "GET":
            again(host, method, path_of(route, table))
    cookies = [*host.cookies.values(), *friend.cookies.values()]
    for answer in seen:
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["location"] is None
    told = "".join(answer.body.decode() + str(answer.headers) for answer in seen)
    kept = "\n".join(dump(server)) + server.log.getvalue()
    assert [secret for secret in (*tickets, *cookies) if secret in told] == []
    assert [secret for secret in (*tickets, *cookies) if secret in kept] == []


# -- words ------------------------------------------------------------------------------------------------------------


@pytest.mark.rs("RS-165")
@pytest.mark.parametrize("payload", PAYLOADS)
def test_strangers_words_are_told_as_data_or_not_at_all(server: Served, payload: str) -> None:
    host, friend = server.browser(), server.browser()
    seats = [{"sit": "me", "name": "Ania"}, {"sit": "open"}]
    record = unfinished_record().replace("seats: [", f"# {payload}\nseats: [") + f"# {payload}\n"
    answers = [
        host.ask("POST", "/api/tables", {"game": "pebbles", "seats": seats, "title": payload, "pace": "0"}),
        host.ask("POST", "/api/tables", {"game": payload, "seats": seats}),
        host.ask("POST", "/api/tables", {"game": "pebbles", "seats": seats, "options": {payload: payload}}),
        host.ask("POST", "/api/tables", {"game": "pebbles", "seats": seats, payload: payload}),
        host.ask("POST", "/api/advice/pebbles", {"seats": 2, "options": {payload: payload}}),
        host.ask("POST", "/api/imports", {"text": payload, "seats": seats}),
        host.ask("POST", "/api/imports", {"text": f"underkeep: position 1\n{payload}: 1\n", "seats": seats}),
        host.ask("POST", "/api/imports", {"text": record, "seats": seats, "title": payload, "pace": "0"}),
        host.ask("GET", "/api/tables"),
    ]
    table, links = new_table(host, "pebbles", "me", "open")
    answers += [
        friend.ask("POST", "/api/claim", {"ticket": links["seat1"].partition("#")[2], "name": payload}),
        host.ask("POST", f"/api/tables/{table}/away", {"on": True, "bot": payload}),
        host.ask("GET", f"/api/tables/{table}"),
    ]
    for answer in answers:
        assert answer.status < 500
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert isinstance(answer.json, dict | list)
    for one in host.get("/api/tables"):
        assert one["title"] in ("", payload)
        assert {seat["name"] for seat in one["seats"]} <= {"", "Ania", "Boris", payload}


@pytest.mark.rs("RS-165")
def test_a_line_of_chat_is_told_as_it_was_said(server: Served) -> None:
    here = party(server)

    async def talk() -> list[str]:
        async with Player(here.friend, here.table) as one, Player(here.host, here.table) as two:
            await one.come()
            await two.come()
            for payload in PAYLOADS:
                await one.say(type="say", text=payload)

            def heard() -> list[str]:
                return [message["line"]["text"] for message in two.messages if message["type"] == "said"]

            await two.until(lambda: len(heard()) == len(PAYLOADS))
            return heard()

    assert asyncio.run(talk()) == PAYLOADS


# -- elsewhere --------------------------------------------------------------------------------------------------------


@pytest.mark.rs("RS-169")
@pytest.mark.parametrize("address", ELSEWHERE)
def test_nobody_is_ever_sent_elsewhere(guests: Party, address: str) -> None:
    asked = [path_of(route, guests.table) for method, route in ROUTES if method == "GET"]
    paths = [f"{path}?{word}={address}" for path in asked for word in ("next", "return", "url")]
    paths += [address if address.startswith("/") else f"/{address}", f"/{address}/..", "/api/tables/", "//api/games"]
    for path in paths:
        for method in ("GET", "HEAD"):
            answer = guests.host.ask(method, path)
            assert not 300 <= answer.status < 400, path
            assert answer.headers["location"] is None
            assert answer.headers["refresh"] is None


# -- files and calls --------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    words = [sys.executable, "-m", "tests.server.watched", str(tmp_path_factory.mktemp("watched"))]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.mark.rs("RS-170")
def test_no_path_leads_to_a_file(watched: dict[str, Any]) -> None:
    assert set(watched["told"]) == set(TRAVERSALS)
    for path, (status, answer) in watched["told"].items():
        assert status in (400, 404, 405, 421), path
        assert "root:" not in answer
        assert "Traceback" not in answer


@pytest.mark.rs("RS-170")
@pytest.mark.rs("RS-083")
def test_a_server_opens_nothing_but_its_database_whatever_it_is_asked(watched: dict[str, Any]) -> None:
    assert watched["opened"] == []  # SQLite opens its file by itself, and has done so long ago
    assert watched["started"] == []


@pytest.mark.rs("RS-185")
def test_a_server_calls_nobody_outside_this_computer(watched: dict[str, Any]) -> None:
    assert set(watched["called"]) <= {"127.0.0.1", "localhost", "::1"}
    assert watched["called"]  # the players of the evening are seen, so others would be
