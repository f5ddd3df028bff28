"""Requests made from the API's own description, right ones and wrong ones, by everybody who might come (RS-174).

Whatever comes: no fault of ours, an answer as it is described, and nothing stored when the answer is no.
"""

from __future__ import annotations

import copy
import json
from typing import Any

import requests
import schemathesis
from hypothesis import given, seed
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.fuzz.ground import WHO, Ground, steady
from tests.server.fuzz.mutations import wrong
from tests.server.test_app import unfinished_record
from tools.wire_schema import PROJECT

API: dict[str, Any] = json.loads((PROJECT / "docs/api/openapi.json").read_text("utf-8"))
CHECKS: list[Any] = [
    not_a_server_error, status_code_conformance, content_type_conformance, response_headers_conformance,
    response_schema_conformance,
]  # fmt: skip
MODES = {"right": GenerationMode.POSITIVE, "wrong": GenerationMode.NEGATIVE, "bytes": GenerationMode.POSITIVE}
HOLDERS = {"place": ("friend", "host"), "chair": ("host",)}  # of a party

# Values that lead past the first check, beside all that the description allows.
LIKELY: dict[tuple[str, str], list[Any]] = {
    ("NewTable", "game"): ["pebbles", "boss_monster"],
    ("NewTable", "options"): [{}, {"players": 2}, {"sets": ["BMR"]}, {"variants": ["x"]}, {"players": "2"}],
    ("Planned", "options"): [{"players": 3}, {"sets": ["BMR", "CRL"]}, {"mix": "kids"}, {"without": 0}, {"x": 1}],
    ("NewTable", "pace"): ["0", "2-4", "4-2", "61"],
    ("NewTable", "seed"): ["7", "-1", str(2**256), "9" * 78],
    ("NewTable", "seats"): [
        [{"sit": "me", "name": "Ania"}, {"sit": "open"}],
        [{"sit": "open"}, {"sit": "bot:random"}],
        [{"sit": "me", "name": "Ania"}, {"sit": "me", "name": "Ola"}],
        [{"sit": "bot:nobody"}, {"sit": "bot:greedy"}],
    ],
    ("Import", "seats"): [[{"sit": "open"}, {"sit": "open"}]],
    ("Import", "text"): ["underkeep record 1\ngame: pebbles\n", "underkeep: position 1\ngame: boss_monster\n"],
    ("SeatWish", "sit"): ["me", "open", "bot:random", "bot:greedy"],
    ("Claim", "name"): ["Ewa", "Ania", "bot 1"],
    ("Dismissal", "bot"): ["", "random", "nobody"],
    ("StandIn", "bot"): ["", "greedy", "nobody"],
}


def operations() -> dict[str, dict[str, Any]]:
    return {one["operationId"]: one for found in API["paths"].values() for one in found.values()}


def pairs() -> list[tuple[str, str]]:
    """Every route with right requests; and with wrong ones and mere bytes, where there is something to be wrong."""
    found = []
    for name, one in operations().items():
        asked = [part for part in one["parameters"] if part["in"] == "query"]
        found += [(name, "right")]
        found += [(name, "wrong")] if asked or "requestBody" in one else []
        found += [(name, "bytes")] if "requestBody" in one else []
    return found


def askers(operation: str) -> tuple[str, ...]:
    """Everybody, and those who may a little oftener: whoever may do nothing is told little."""
    rights = [name for one in operations()[operation]["security"] for name in one if name in HOLDERS]
    return (*WHO, *(who for name in rights for who in HOLDERS[name] * 3))


def likely() -> dict[str, Any]:
    """The description, with values to begin with. It allows what it allowed before."""
    made = copy.deepcopy(API)
    for (name, part), values in LIKELY.items():
        there = made["components"]["schemas"][name]["properties"]
        there[part] = {"anyOf": [{"enum": values}, there[part]]}
    # The rights that a request comes with are ours to choose.
    del made["components"]["securitySchemes"]
    for found in made["paths"].values():
        for one in found.values():
            one["security"] = []
    return made


# A body that is wrong may also be too long.
STRICTNESS = {"checks": {"negative_data_rejection": {"expected-statuses": ["4xx"]}}}
DESCRIBED = schemathesis.openapi.from_dict(likely(), config=schemathesis.Config.from_dict(STRICTNESS))
# Where all parts must fit together, chance would hardly ever find it.
FITTING: dict[str, dict[str, Any]] = {
    "newTable": {"game": "pebbles", "options": {}, "seats": [{"sit": "me", "name": "Ania"}, {"sit": "bot:random"}]},
    "importTable": {"text": unfinished_record(), "seats": [{"sit": "open"}, {"sit": "me", "name": "Ania"}]},
}


def fuzz(here: Ground, operation: str, mode: str, examples: int, *, chance: int | None = None) -> None:
    """So many requests to one route."""
    described = DESCRIBED.find_operation_by_id(operation)
    checks = [*CHECKS, *([negative_data_rejection] if mode == "wrong" else [])]
    parts = {part["name"] for part in operations()[operation]["parameters"] if part["in"] == "path"}
    line = requests.Session()
    line.trust_env = False

    @steady(examples, anew=chance is not None)
    @given(
        described.as_strategy(generation_mode=MODES[mode]),
        st.sampled_from(askers(operation)),
        st.sampled_from(["cookie", "cookie", "token"]),
        st.sampled_from(["here", "here", "here", "anywhere"]),
        st.integers(0, 5),
        st.data(),
    )
    def ask(case: Any, who: str, by: str, where: str, detail: int, more: st.DataObject) -> None:
        aimed = {"table": here.guests.table, "seat": detail % 3, "game": ("boss_monster", "pebbles")[detail % 2]}
        if where == "here":
            case.path_parameters |= {name: value for name, value in aimed.items() if name in parts}
        if mode == "right" and operation == "claim" and detail:
            case.body["ticket"] = list(here.guests.links.values())[detail % len(here.guests.links)].partition("#")[2]
        if mode == "right" and operation in FITTING and detail < 3:
            case.body |= {**FITTING[operation], "pace": "0"}
        before = here.stored()
        sent: dict[str, Any] = {"headers": said(here, who, by), "session": line}
        if mode == "bytes":
            sent["data"] = more.draw(wrong([case.body if isinstance(case.body, dict) else {}]))
            sent["headers"]["content-type"] = "application/json"
        line.cookies.clear()  # what it was given for a thousand tables would be more than any head holds
        answer = case.call(base_url=f"http://localhost:{here.server.port}", **sent)
        here.count(f"{mode} {answer.status_code}")
        case.validate_response(answer, checks=checks)
        if answer.status_code >= 400 or case.method == "GET":
            assert here.stored() == before
        elif here.stored() != before:
            here.renew()

    found = ask if chance is None else seed(chance)(ask)
    try:
        found()
    finally:
        line.close()


def said(here: Ground, who: str, by: str) -> dict[str, str]:
    browser = here.browser(who)
    sent = {"origin": browser.origin}
    if by == "token" and browser.cookies:
        sent["authorization"] = f"Bearer {next(reversed(browser.cookies.values()))}"
    elif browser.cookies:
        sent["cookie"] = browser.cookie
    return sent
