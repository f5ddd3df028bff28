"""Clank! Catacombs: explore a dungeon laid tile by tile, steal an artifact, escape the dragon.

The rules and cards are loaded when somebody plays: whoever plays something else need not wait for them.
"""

# ruff: noqa: PLC0415 - that is what these functions are for

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from underkeep.clank_catacombs import settings
from underkeep.core.game import Game, GameInfo, Settings, View
from underkeep.core.rng import Rng
from underkeep.core.schema import Kind


def deal(options: Settings, rng: Rng) -> Game:
    from underkeep.clank_catacombs import game

    return game.deal(options, rng)


def place(data: dict[str, Any], options: Settings, rng: Rng) -> Game:
    from underkeep.clank_catacombs import game

    return game.place(data, options, rng)


def position() -> Mapping[str, Kind[Any]]:
    from underkeep.clank_catacombs.position import fields

    return fields.schema()


def cards() -> list[dict[str, Any]]:
    from underkeep.clank_catacombs import sheets

    return sheets.sheets()


def reckon(view: View) -> dict[str, Any]:
    from underkeep.clank_catacombs import reckoning

    return reckoning.reckoning(view)


INFO: Final = GameInfo(
    name="clank_catacombs",
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
