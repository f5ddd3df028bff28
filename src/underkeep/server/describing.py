"""The API and the messages of sockets, described for programs that write clients.

The framework describes the routes; what it cannot know is added here. Types are described by the library that also
reads and writes them, so a description says what is really taken and told.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from litestar import Litestar, Request
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.routes import HTTPRoute

from underkeep.server import bodies, wire
from underkeep.server.refusing import WORDS
from underkeep.server.rights import ANYBODY, HOST, SEAT, SPECTATOR
from underkeep.server.socket import CLOSE_CODES

Described = dict[str, Any]

REASONS: Final = re.compile(r" ?\(RS-[^)]*\)")  # they are for whoever reads the code
DONE: Final = {200: "Done, or found", 201: "Made"}
ABOUT: Final = """\
Tables for dungeon board games. Whoever opens a table gets links to its seats; a link is exchanged for a cookie, once.
Every change is asked for with a JSON body from a page of this server. The game itself is played on a socket at
`/ws/{table}`, whose messages `messages.schema.json` describes.\
"""
SECURITY: Final[Described] = {
    "place": {
        "type": "apiKey", "in": "cookie", "name": "underkeep-{table}",
        "description": "A seat or a spectator's place at this table; over https the name begins with `__Host-`.",
    },
    "chair": {
        "type": "apiKey", "in": "cookie", "name": "underkeep-{table}-host",
        "description": "The host's chair of this table; over https the name begins with `__Host-`.",
    },
    "token": {
        "type": "http", "scheme": "bearer",
        "description": "What such a cookie holds, for programs that keep no cookies.",
    },
}  # fmt: skip
HEADERS: Final[Described] = {
    "X-Request-ID": {
        "description": "The number of this request, which the server's log names too",
        "required": True, "schema": {"type": "string", "pattern": "^[0-9a-f]{16}$"},
    },
    "Retry-After": {
        "description": "Seconds after which it makes sense to ask again",
        "required": True, "schema": {"type": "integer", "minimum": 1},
    },
}  # fmt: skip
KEEPERS: Final = {SEAT: "place", SPECTATOR: "place", HOST: "chair"}


class Rendered(JsonRenderPlugin):
    def render(self, request: Request[Any, Any, Any], openapi_schema: Described) -> bytes:
        return msgspec.json.encode(openapi(request.app, openapi_schema))


# -- HTTP -------------------------------------------------------------------------------------------------------------


def named(handler: HTTPRouteHandler, *_: object) -> str:
    """The name that a client calls a route by: `my_tables` is `myTables`."""
    first, *rest = handler.handler_name.split("_")
    return first + "".join(word.capitalize() for word in rest)


def openapi(app: Litestar, framed: Mapping[str, Any] | None = None) -> Described:
    """The description of all routes, from what the framework says of them."""
    made = dict(app.openapi_schema.to_schema() if framed is None else framed)
    made["info"] = {**made["info"], "description": ABOUT}
    made["paths"] = {
        path: {method: operation(handler, made["paths"][path][method]) for method, handler in found.items()}
        for path, found in handlers(app).items()
    }
    made["components"] = {
        "schemas": schemas(made["components"]["schemas"]),
        "responses": {name: refusal(status, words) for status, (name, words) in WORDS.items()},
        "headers": HEADERS,
        "securitySchemes": SECURITY,
    }
    return without_reasons(made)


def handlers(app: Litestar) -> dict[str, dict[str, HTTPRouteHandler]]:
    found: dict[str, dict[str, HTTPRouteHandler]] = {}
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                if handler.resolve_include_in_schema():
                    at = found.setdefault(route.path_format, {})
                    at |= {method.lower(): handler for method in handler.http_methods}
    return found


def operation(handler: HTTPRouteHandler, framed: Described) -> Described:
    statuses = {int(status): said for status, said in framed["responses"].items()}
    return {
        "operationId": framed["operationId"],
        "description": inspect.getdoc(handler.fn) or "",
        "parameters": [
            {name: value for name, value in parameter.items() if name in ("name", "in", "required", "schema")}
            for parameter in framed.get("parameters", ())
        ],
        **({"requestBody": framed["requestBody"]} if "requestBody" in framed else {}),
        "responses": {str(status): answer(status, statuses[status]) for status in sorted(statuses)},
        "security": security(handler.opt["roles"]),
    }


def answer(status: int, framed: Described) -> Described:
    if status in WORDS:
        return {"$ref": f"#/components/responses/{WORDS[status][0]}"}
    return {"description": DONE[status], "headers": headers(status), "content": framed["content"]}


def refusal(status: int, words: str) -> Described:
    fault = {"application/json": {"schema": {"$ref": "#/components/schemas/Fault"}}}
    return {"description": words, "headers": headers(status), "content": fault}


def headers(status: int) -> Described:
    names = ["X-Request-ID", *(["Retry-After"] if status in (429, 503) else [])]
    return {name: {"$ref": f"#/components/headers/{name}"} for name in names}


def security(roles: frozenset[str]) -> list[Described]:
    """Any one of these will do; where there is none, anybody may come."""
    if ANYBODY in roles:
        return []
    return [{keeper: []} for keeper in sorted({KEEPERS[role] for role in roles})] + [{"token": []}]


def schemas(framed: Mapping[str, Any]) -> Described:
    """The framework's own descriptions would leave out that no other fields are taken."""
    kinds = [getattr(bodies, name, None) or getattr(wire, name) for name in sorted(framed)]
    _, found = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    return {name: found[name] for name in sorted(found)}


# -- sockets ----------------------------------------------------------------------------------------------------------


def messages() -> Described:
    """JSON Schema of everything that a client may say (`Asked`) and may be told (`Told`)."""
    (asked, told), found = msgspec.json.schema_components([wire.Asked, wire.Told], ref_template="#/$defs/{name}")
    heard = {at.rpartition("/")[2] for at in asked["discriminator"]["mapping"].values()}
    for name, one in found.items():
        if name not in heard and not getattr(wire, name).__struct_config__.omit_defaults:
            one["required"] = list(one["properties"])  # what is told is told in full, whatever is left empty
            for said in one["properties"].values():
                said.pop("default", None)
    return without_reasons({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Message",
        "description": "What travels on a socket at `/ws/{table}`, one JSON text in each frame.",
        "anyOf": [{"$ref": "#/$defs/Asked"}, {"$ref": "#/$defs/Told"}],
        "$defs": {
            "Asked": {"title": "Asked", "description": "Anything that a client may say.", **asked},
            "Told": {"title": "Told", "description": "Anything that a client may be told.", **told},
            **found,
        },
        "x-protocol": wire.PROTOCOL,
        "x-close-codes": dict(CLOSE_CODES),
    })  # fmt: skip


def without_reasons(described: Described) -> Described:
    """Without the lines of our own list, which only whoever works on the server knows."""

    def plain(part: Any) -> Any:
        if isinstance(part, dict):
            return without_reasons(part)
        return [plain(one) for one in part] if isinstance(part, list | tuple) else part

    return {
        name: REASONS.sub("", part) if name == "description" and isinstance(part, str) else plain(part)
        for name, part in described.items()
    }
