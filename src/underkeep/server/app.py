"""The whole server as one app: routes, behind the guard."""

from __future__ import annotations

from typing import Any, Final

from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.openapi.config import OpenAPIConfig

import underkeep
from underkeep.server import advising, describing, hosting, joining, moments, opening, pages, routes, tables_api
from underkeep.server.guard import LOOPBACK, Guard, Walls
from underkeep.server.house import Bots, House
from underkeep.server.limits import Limits
from underkeep.server.refusing import HANDLERS, StrictRequest, in_our_words
from underkeep.server.rights import ANYBODY, admit, may
from underkeep.server.settings import Settings
from underkeep.server.socket import line

ROUTES: Final[tuple[Any, ...]] = (
    *routes.ROUTES, *advising.ROUTES, *opening.ROUTES, *joining.ROUTES, *tables_api.ROUTES, *moments.ROUTES,
    *hosting.ROUTES, *pages.ROUTES, line,
)  # fmt: skip
NO_NAMES: Final = {"", "0.0.0.0", "[::]"}  # noqa: S104 - who listens everywhere is found by other names
SAME_FOR_EVERYBODY: Final = ("/api/games", "/api/cards", "/api/rules", pages.FILES)


def create_app(settings: Settings, limits: Limits, bots: Bots | None = None) -> Guard:
    """An app that opens its database when it is started and closes it when it is stopped."""
    return assemble(House(settings, limits, bots))


def assemble(house: House) -> Guard:
    return Guard(framework(house), walls(house.settings, house.limits))  # type: ignore[arg-type]  # ASGI, typed twice


def framework(house: House) -> Litestar:
    undeclared = [route.handler_name for route in ROUTES if not route.opt.get("roles")]
    if undeclared:  # a test says the same of the finished app (RS-147)
        raise LookupError(f"who may come to {', '.join(undeclared)}?")
    return Litestar(
        ROUTES,
        lifespan=[house.open],
        state=State({"house": house}),
        guards=[admit],
        request_class=StrictRequest,
        exception_handlers=HANDLERS,
        openapi_config=OpenAPIConfig(
            title="Underkeep",
            version=underkeep.__version__,
            operation_id_creator=describing.named,
            openapi_router=Router(
                "/schema",
                route_handlers=[],
                opt=may(ANYBODY),  # the guard keeps it local
                after_request=in_our_words,
                include_in_schema=False,
            ),
            render_plugins=[describing.Rendered()],  # a page to try things out would load scripts from elsewhere
        ),
        logging_config=None,
        debug=False,
    )


def walls(settings: Settings, limits: Limits) -> Walls:
    named = settings.public_address.partition("://")[2]
    own = f"[{settings.host}]" if ":" in settings.host else settings.host
    # The schema is for whoever sits at this computer; so are the figures, unless the settings open them.
    local = ("/schema",) if settings.metrics else ("/schema", "/metrics")
    return Walls.around(
        {*LOOPBACK, *settings.allowed_hosts, own, named} - NO_NAMES,
        settings.trusted_proxies,
        limits=limits,
        bodies={"/api/imports": limits.body_import},
        kept=SAME_FOR_EVERYBODY,
        local=local,
    )
