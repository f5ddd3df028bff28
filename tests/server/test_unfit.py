"""Text that one of the databases would refuse or change gets the same answer at the door of both (RS-106)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import postgres_settings, sqlite_settings
from tests.server.served import Player, Served, new_table, serving
from underkeep.server.limits import Limits
from underkeep.server.names import UnfitText, chat, person, title

pytestmark = [pytest.mark.anyio, pytest.mark.rs("RS-106")]

TABLE: dict[str, Any] = {"game": "pebbles", "seats": [{"sit": "me", "name": "Ania"}, {"sit": "open", "name": "Jan"}]}
UNFIT = {"NUL": "a\0b", "half a character": "a\ud800b", "far too long": "a" * 9_000}


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("unfit")
    settings = sqlite_settings(folder)
    if request.param == "postgresql":
        postgres = request.getfixturevalue("postgres")
        postgres.sql("CREATE DATABASE unfit")
        settings = postgres_settings(folder, postgres, "unfit")
    with serving(settings) as served:
        yield served


def bodies(text: str, ticket: str) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Every field of text that a request may bring, one after the other, with its route."""
    me, friend = TABLE["seats"]
    for field in ("game", "title", "pace", "absence", "seed"):
        yield field, "/api/tables", {**TABLE, field: text}
    yield "options", "/api/tables", {**TABLE, "options": {"sets": [text]}}
    yield "options", "/api/tables", {**TABLE, "options": {text: 1}}
    yield "seats", "/api/tables", {**TABLE, "seats": [{**me, "name": text}, friend]}
    yield "seats", "/api/tables", {**TABLE, "seats": [me, {**friend, "name": text}]}
    yield "seats", "/api/tables", {**TABLE, "seats": [me, {"sit": f"bot:{text}"}]}
    yield "text", "/api/imports", {"text": text, "seats": TABLE["seats"]}
    yield "name", "/api/claim", {"ticket": ticket, "name": text}
    yield "ticket", "/api/claim", {"ticket": text}
    yield "ticket", "/api/invitation", {"ticket": text}


@pytest.mark.parametrize("unfit", UNFIT, ids=lambda name: name)
def test_no_field_of_a_request_takes_text_that_cannot_be_stored(server: Served, unfit: str) -> None:
    host = server.browser()
    table, links = new_table(host, "pebbles", "me", "open")
    ticket = links["seat1"].partition("#")[2]
    for field, path, body in bodies(UNFIT[unfit], ticket):
        answer = server.browser().ask("POST", path, body)
        assert 400 <= answer.status < 500, (path, field)
        if unfit == "NUL":
            assert (answer.status, answer.fault) == (400, {"code": "bad_body", "field": field, "rule": ""})
    for path in ("stand_in", "dismiss"):
        body = {"bot": UNFIT[unfit], **({"on": True} if path == "stand_in" else {})}
        assert host.ask("POST", f"/api/tables/{table}/seats/1/{path}", body).status == 400
    assert [seat["name"] for seat in host.get(f"/api/tables/{table}")["seats"]] == ["Ania", "Boris"]
    assert len(host.get("/api/tables")) == 1


def test_a_backslash_before_what_looks_like_nul_is_text(server: Served) -> None:
    body = {**TABLE, "title": r"\u0000"}
    assert rb"\\u0000" in json.dumps(body).encode()
    host = server.browser()
    assert host.get(f"/api/tables/{host.post('/api/tables', body)['table']}")["title"] == r"\u0000"


async def test_a_line_of_chat_with_nul_is_refused_and_nobody_hears_it(server: Served) -> None:
    host = server.browser()
    table, _ = new_table(host, "pebbles", "me", "open")
    async with Player(host, table) as player:
        await player.come()
        await player.say(type="say", text="a\0b")
        await player.heard(type="refused", code="unfit_text")
        await player.say(type="say", text="ab c")
        await player.until(lambda: any(m["type"] == "said" for m in player.messages))
        assert [m["line"]["text"] for m in player.messages if m["type"] == "said"] == ["ab c"]


def test_nothing_that_people_write_may_hold_nul() -> None:
    for unfit in (
        lambda: person("a\0b", taken=(), bots=(), limits=Limits()),
        lambda: title("a\0b", Limits()),
        lambda: chat("a\0b", Limits()),
    ):
        with pytest.raises(UnfitText, match="NUL"):
            unfit()
