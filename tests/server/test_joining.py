"""What a link is for, as whoever holds it is told before it is used."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Any

import pytest

from tests.server.conftest import sqlite_settings
from tests.server.served import Browser, Served, new_table, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with serving(sqlite_settings(tmp_path_factory.mktemp("joining"))) as served:
        yield served


def told(browser: Browser, link: str) -> dict[str, Any]:
    found: dict[str, Any] = browser.post("/api/invitation", {"ticket": link.partition("#")[2]})
    return found


@pytest.mark.ux("UX-018")
def test_a_link_says_which_game_whose_table_which_seat_and_who_else_sits_there(server: Served) -> None:
    host, friend = server.browser(), server.browser()
    table, links = new_table(host, "pebbles", "bot:random", "me", "open", title="Tonight")
    before = friend.cookies
    found = told(friend, links["seat2"])
    assert (found["game"], found["title"], found["host"]) == ("pebbles", "Tonight", "Boris")
    assert (found["purpose"], found["seat"], found["state"], found["table"]) == ("seat", 2, "open", "")
    assert [(seat["kind"], seat["name"]) for seat in found["seats"]] == [
        ("bot", "bot random"), ("person", "Boris"), ("open", "Celina"),
    ]  # fmt: skip
    assert (friend.cookies, told(friend, links["seat2"])) == (before, found)  # looking changes nothing
    assert told(host, links["seat2"])["table"] == table  # this browser has a place there
    assert told(friend, links["spectate"])["purpose"] == "spectate"
    friend.claim(links["seat2"])
    host.post(f"/api/tables/{table}/leave")
    host.claim(host.post(f"/api/tables/{table}/seats/1/link")["url"], "Ola")
    assert told(friend, links["spectate"])["host"] == ""  # whoever came by a link may be anybody


@pytest.mark.ux("UX-169")
def test_a_taken_seat_an_ended_link_and_a_game_that_is_over_are_told_apart(server: Served) -> None:
    host, friend, late = server.browser(), server.browser(), server.browser()
    table, links = new_table(host, "pebbles", "me", "open", "open")
    friend.claim(links["seat1"])
    found = told(late, links["seat1"])
    assert (found["state"], found["watch"]) == ("taken", True)
    host.post(f"/api/tables/{table}/seats/2/link")
    found = told(late, links["seat2"])
    assert (found["state"], found["watch"], found["seats"], found["host"]) == ("ended", False, [], "")
    host.post(f"/api/tables/{table}/close")
    found = told(late, links["seat1"])
    assert (found["state"], found["watch"]) == ("over", False)
    host.post(f"/api/tables/{table}/delete")
    assert late.ask("POST", "/api/invitation", {"ticket": links["seat1"].partition("#")[2]}).status == 404


@pytest.mark.ux("UX-169")
@pytest.mark.rs("RS-148")
def test_whoever_comes_too_late_may_watch_and_nothing_more(server: Served) -> None:
    host, friend, late = server.browser(), server.browser(), server.browser()
    table, links = new_table(host, "pebbles", "me", "open")
    friend.claim(links["seat1"])
    assert late.claim(links["seat1"], watch=True) == {"table": table, "role": "spectator", "seat": None}
    assert late.get(f"/api/tables/{table}")["roles"] == ["spectator"]
    assert friend.get(f"/api/tables/{table}")["seat"] == 1  # and is not disturbed
    for link in (links["spectate"], links["host"]):
        ticket = link.partition("#")[2]
        assert server.browser().ask("POST", "/api/claim", {"ticket": ticket, "watch": True}).status == 404
    host.post(f"/api/tables/{table}/seats/1/dismiss")
    ticket = links["seat1"].partition("#")[2]
    shown_out = server.browser().ask("POST", "/api/claim", {"ticket": ticket, "watch": True})
    assert (shown_out.status, shown_out.fault) == (404, {"code": "not_found", "field": "", "rule": ""})


@pytest.mark.rs("RS-148")
@pytest.mark.parametrize("claimed", ["before", "after"])
def test_a_seat_link_lets_nobody_look_on_longer_than_the_link_to_watch(server: Served, claimed: str) -> None:
    host, friend, early, late = [server.browser() for _ in range(4)]
    table, links = new_table(host, "pebbles", "me", "open", "open")
    if claimed == "before":
        friend.claim(links["seat1"])
    early.claim(links["seat1"], watch=True)
    renewed = host.post(f"/api/tables/{table}/spectators")["url"]
    if claimed == "after":
        friend.claim(links["seat1"])  # it is still good for what it was made for
    assert told(late, links["seat1"])["watch"] is False
    refused = late.ask("POST", "/api/claim", {"ticket": links["seat1"].partition("#")[2], "watch": True})
    useless = late.ask("POST", "/api/claim", {"ticket": links["spectate"].partition("#")[2]})
    assert (refused.status, refused.fault) == (useless.status, useless.fault) == (404, useless.fault)
    assert early.get(f"/api/tables/{table}")["roles"] == ["spectator"]  # who has come in stays
    assert late.claim(renewed)["role"] == "spectator"
    anew = host.post(f"/api/tables/{table}/seats/2/link")["url"]
    assert told(server.browser(), anew)["watch"] is True
    assert server.browser().claim(anew, watch=True)["role"] == "spectator"


@pytest.mark.rs("RS-148")
def test_when_the_link_to_watch_has_expired_nobody_looks_on_by_a_newer_seat_link(server: Served) -> None:
    host, late = server.browser(), server.browser()
    table, links = new_table(host, "pebbles", "me", "open")
    path = server.house.settings.sqlite
    assert path is not None
    with closing(sqlite3.connect(path)) as line, line:
        line.execute("UPDATE ticket SET expires_at = 1 WHERE purpose = 'spectate' AND game_id = ?", [table])
    assert told(late, links["seat1"])["watch"] is False
    ticket = links["seat1"].partition("#")[2]
    assert late.ask("POST", "/api/claim", {"ticket": ticket, "watch": True}).status == 404
    assert late.claim(links["seat1"])["role"] == "seat"


@pytest.mark.rs("RS-146")
def test_whoever_has_no_link_of_ours_learns_nothing(server: Served) -> None:
    host, thief = server.browser(), server.browser()
    _, links = new_table(host, "pebbles", "me", "open")
    real = links["seat1"].partition("#")[2]
    game, seat, until, secret, signature = real.removeprefix("seat.").split(".")
    forged = [
        real[:-1] + ("A" if real[-1] != "A" else "B"),
        "transfer" + real.removeprefix("seat"),
        f"seat.{game}.0.{until}.{secret}.{signature}",
        f"seat.{game}.{seat}.{int(until) + 1}.{secret}.{signature}",
        f"seat.{game}.{seat}.{until}.{'A' * 22}.{signature}",
        "nonsense",
        "",
    ]
    for ticket in forged:
        answer = thief.ask("POST", "/api/invitation", {"ticket": ticket})
        assert (answer.status, answer.fault) == (404, {"code": "not_found", "field": "", "rule": ""}), ticket


def test_nobody_sits_down_at_a_game_that_is_over(server: Served) -> None:
    host, late = server.browser(), server.browser()
    table, links = new_table(host, "pebbles", "me", "open")
    host.post(f"/api/tables/{table}/close")
    answer = late.ask("POST", "/api/claim", {"ticket": links["seat1"].partition("#")[2]})
    assert (answer.status, answer.fault["code"]) == (409, "closed")
