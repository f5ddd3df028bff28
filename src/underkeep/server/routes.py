"""What is the same for everybody: games, cards, rules, and how the server is."""

from __future__ import annotations

import asyncio
import re
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal

from litestar import Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.params import FromPath, FromQuery

from underkeep import bots, texts
from underkeep.core.game import GameInfo
from underkeep.core.registry import GAMES
from underkeep.server.bodies import CardSheet, GameSheet, Health, RuleSheet, SettingSheet
from underkeep.server.errors import Unknown
from underkeep.server.house import house_of
from underkeep.server.metrics import CONTENT_TYPE
from underkeep.server.refusing import refusals
from underkeep.server.rights import ANYBODY, may

Language = Literal["en", "pl", "ru"]
Asking = Request[Any, Any, Any]
# What everybody may know is long and says the same words again and again. Answers with secrets are never packed: how
# long they are would tell of them.
PACKED: Final = [DefineMiddleware(CompressionMiddleware, config=CompressionConfig(backend="gzip"))]
WRITTEN: Final = re.compile(r"^([A-Z]{2}-A?\d+) =", re.MULTILINE)


def known(game: str) -> GameInfo:
    """A game by its name, which came out of an address: nothing but a key of the registry (RS-161)."""
    if game not in GAMES:
        raise Unknown("there is no such game", field="game")
    return GAMES[game]


@get("/api/games", opt=may(ANYBODY), middleware=PACKED, responses=refusals())
async def games() -> list[GameSheet]:
    """The games that can be played here, with their seats and options."""
    return [
        GameSheet(
            info.name,
            info.version,
            list(info.seats),
            [SettingSheet(one.name, one.default, list(one.allowed), one.about) for one in info.options],
            bots.names(),
        )
        for info in GAMES.values()
    ]


@get("/api/cards/{game:str}", opt=may(ANYBODY), middleware=PACKED, responses=refusals(404))
async def cards(game: FromPath[str], lang: FromQuery[Language] = "en", box: FromQuery[str] = "") -> list[CardSheet]:
    """Every card of a game, or of one of its boxes, with its name and text in one language."""
    # The first time a language is spoken its files are read, which takes long; the tables must not wait for that.
    sheets = await asyncio.to_thread(card_sheets, known(game), lang)
    return [sheet for sheet in sheets if box in ("", sheet.facts.get("set"))]


@get("/api/rules/{game:str}", opt=may(ANYBODY), middleware=PACKED, responses=refusals(404))
async def rules(game: FromPath[str], lang: FromQuery[Language] = "en") -> list[RuleSheet]:
    """Every rule of a game in one language, in the order of its rulebook."""
    return await asyncio.to_thread(rule_sheets, known(game), lang)


@cache
def card_sheets(info: GameInfo, lang: str) -> list[CardSheet]:
    return [
        CardSheet(
            sheet["id"],
            texts.card_name(lang, f"{info.name}:{sheet['id']}"),
            texts.card_text(lang, f"{info.name}:{sheet['id']}"),
            {name: value for name, value in sheet.items() if name not in ("id", "name", "text")},
        )
        for sheet in info.cards()
    ]


@cache
def rule_sheets(info: GameInfo, lang: str) -> list[RuleSheet]:
    found = [(rule, texts.rule_text(lang, rule)) for rule in rule_ids(info.name)]
    return [RuleSheet(rule, text) for rule, text in found if text is not None]


def rule_ids(game: str) -> list[str]:
    written = files("underkeep.texts") / "en" / game / "rules.ftl"
    return WRITTEN.findall(written.read_text("utf-8")) if written.is_file() else []


# -- how the server is ------------------------------------------------------------------------------------------------


@get("/healthz", opt=may(ANYBODY), responses=refusals())
async def alive() -> Health:
    """Whether there is a server at all."""
    return Health(ok=True)


@get("/readyz", opt=may(ANYBODY), responses=refusals())
async def ready(request: Asking) -> Response[Health]:
    """Whether the server can do its work; why it cannot is for its log, not for strangers (RS-199)."""
    fine = await house_of(request).ready()
    if fine:
        return Response(Health(ok=True))
    return Response(Health(ok=False), status_code=503, headers={"Retry-After": "2"})


@get("/metrics", opt=may(ANYBODY), include_in_schema=False)
async def figures(request: Asking) -> Response[bytes]:
    """For this computer alone, unless the settings open it; the guard sees to that (RS-204)."""
    return Response(house_of(request).metrics.page(), media_type=CONTENT_TYPE)


ROUTES: Final = (games, cards, rules, alive, ready, figures)
