"""What is written down about the API is what the server really takes and tells."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import Iterator
from typing import Any, get_args

import jsonschema_rs
import pytest

from tests.server.conftest import sqlite_settings
from tests.server.served import Player, Served, party, plain_seed, serving
from tests.server.test_roles import PAGES, ROUTES
from tools.wire_schema import PROJECT, pages
from underkeep.server import wire
from underkeep.server.bodies import Code
from underkeep.server.socket import CLOSE_CODES

API: dict[str, Any] = json.loads((PROJECT / "docs/api/openapi.json").read_text("utf-8"))
MESSAGES: dict[str, Any] = json.loads((PROJECT / "docs/api/messages.schema.json").read_text("utf-8"))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(sqlite_settings(tmp_path_factory.mktemp("described"))) as served:
        yield served


def operations() -> dict[tuple[str, str], dict[str, Any]]:
    return {(method.upper(), path): one for path, found in API["paths"].items() for method, one in found.items()}


def references(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        for name, value in part.items():
            if name == "$ref":
                yield value
            yield from references(value)
    elif isinstance(part, list):
        for one in part:
            yield from references(one)


def test_the_written_descriptions_are_those_of_the_code() -> None:
    stale = [str(page.relative_to(PROJECT)) for page, text in pages().items() if page.read_text("utf-8") != text]
    assert stale == [], "run python tools/wire_schema.py"


def test_a_running_server_tells_the_same_description(server: Served) -> None:
    assert server.browser().get("/schema/openapi.json") == API


def test_what_is_not_there_beside_the_description_is_refused_in_our_words(server: Served) -> None:
    for path in ("/schema/page", "/schema/openapi.yaml", "/schema/swagger"):
        answer = server.browser().ask("GET", path)
        assert (answer.status, answer.fault) == (404, {"code": "not_found", "field": "", "rule": ""})


def test_every_route_is_described_once_in_words_and_with_its_refusals() -> None:
    hidden = {"/metrics", "/schema/openapi.json", *PAGES}
    asked = {(method, re.sub(r":\w+}", "}", path)) for method, path in ROUTES if path not in hidden}
    assert set(operations()) == asked
    names = [one["operationId"] for one in operations().values()]
    assert len(set(names)) == len(names)
    for (method, path), one in operations().items():
        assert re.fullmatch("[a-z]+([A-Z][a-z]+)*", one["operationId"])
        assert one["description"].endswith("."), path
        assert {"400", "408", "413", "415", "421", "429", "500", "503"} <= set(one["responses"])
        assert ("403" in one["responses"]) == ("requestBody" in one) == (method == "POST"), path
        assert bool(one["security"]) == ("{table}" in path)
        assert "{table}" not in path or "404" in one["responses"]


def test_no_description_names_the_lists_we_work_by() -> None:
    assert "RS-" not in json.dumps([API, MESSAGES])


@pytest.mark.parametrize("described", [API, MESSAGES], ids=["http", "messages"])
def test_every_reference_leads_somewhere_and_every_type_has_its_name(described: dict[str, Any]) -> None:
    for reference in references(described):
        found: Any = described
        for step in reference.removeprefix("#/").split("/"):
            found = found[step]
    types = described["$defs"] if described is MESSAGES else described["components"]["schemas"]
    assert {name: one["title"] for name, one in types.items()} == {name: name for name in types}


def test_bodies_take_no_field_that_is_not_described() -> None:
    for one in operations().values():
        for reference in references(one.get("requestBody", {})):
            assert API["components"]["schemas"][reference.rpartition("/")[2]]["additionalProperties"] is False


def test_a_refusal_has_one_of_the_codes_that_are_described() -> None:
    fault = API["components"]["schemas"]["Fault"]
    assert set(fault["properties"]["code"]["enum"]) == set(get_args(Code))
    assert set(fault["required"]) == {"code", "field", "rule", "request"}


def test_a_whole_game_is_told_in_messages_as_they_are_described(server: Served) -> None:
    here = party(server, seed=plain_seed())
    told = jsonschema_rs.validator_for({**MESSAGES, "anyOf": [{"$ref": "#/$defs/Told"}]})
    seen: list[dict[str, Any]] = []

    async def evening() -> None:
        async with Player(here.host, here.table) as one, Player(here.friend, here.table) as two:
            await one.come()
            await two.come()
            await two.say(type="why_not", notation="take 3", ref="a")
            await two.heard(type="reason")
            await two.say(type="say", text="hello")
            await two.heard(type="said")
            await two.say(type="nonsense")
            await two.heard(type="refused")
            await asyncio.gather(*(player.play_out(random.Random(3)) for player in (one, two)))
            seen.extend(one.messages + two.messages)

    asyncio.run(evening())
    assert {"welcome", "stage", "seats", "said", "accepted", "refused", "reason"} <= {one["type"] for one in seen}
    for message in seen:
        told.validate(message)


def test_what_a_client_may_say_is_described_as_it_is_read() -> None:
    asked = jsonschema_rs.validator_for({**MESSAGES, "anyOf": [{"$ref": "#/$defs/Asked"}]})
    for message, fine in (
        ({"type": "hello", "protocol": 1}, True),
        ({"type": "hello", "protocol": "1"}, False),
        ({"type": "answer", "decision": "x", "option": 0, "key": "12345678"}, True),
        ({"type": "answer", "decision": "x", "option": -1, "key": "12345678"}, False),
        ({"type": "answer", "decision": "x", "option": 0, "key": "1234567"}, False),
        ({"type": "say", "text": 501}, False),
        ({"type": "hold", "on": True, "more": 1}, False),
        ({"type": "hinted", "ref": "", "decision": "", "option": 0}, False),
    ):
        assert asked.is_valid(message) is fine
        try:
            wire.decode(json.dumps(message))
        except wire.BadMessage:
            assert not fine
        else:
            assert fine


def test_sockets_are_described_with_their_protocol() -> None:
    assert "/ws/{table}" in API["info"]["description"]
    assert MESSAGES["x-protocol"] == wire.PROTOCOL
    assert MESSAGES["x-close-codes"] == dict(CLOSE_CODES)
