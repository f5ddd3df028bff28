"""Keep the Heroes Out!: monsters defend their treasure together against two waves of heroes.

The rules and cards are loaded when somebody plays: whoever plays something else need not wait for them.
"""

# ruff: noqa: PLC0415 - that is what these functions are for

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from underkeep.core.game import Game, GameInfo, Settings, View
from underkeep.core.rng import Rng
from underkeep.core.schema import Kind
from underkeep.keep_the_heroes_out import settings


def deal(options: Settings, rng: Rng) -> Game:
    from underkeep.keep_the_heroes_out import game

    return game.deal(options, rng)


def place(data: dict[str, Any], options: Settings, rng: Rng) -> Game:
    from underkeep.keep_the_heroes_out import game

    return game.place(data, options, rng)


def position() -> Mapping[str, Kind[Any]]:
    from underkeep.keep_the_heroes_out.position import fields

    return fields.schema()


def cards() -> list[dict[str, Any]]:
    from underkeep.keep_the_heroes_out import sheets

    return sheets.sheets()


def reckon(view: View) -> dict[str, Any]:
    from underkeep.keep_the_heroes_out import reckoning

    return reckoning.reckoning(view)


INFO: Final = GameInfo(
    name="keep_the_heroes_out",
    version=1,
    seats=settings.SEATS,
    options=settings.SETTINGS,
    check=settings.check,
    deal=deal,
    place=place,
    position=position,
    cards=cards,
    reckon=reckon,
)
