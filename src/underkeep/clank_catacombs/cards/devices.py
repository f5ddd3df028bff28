"""Devices: used on the spot, and gone."""

from __future__ import annotations

from typing import Final

from underkeep.clank_catacombs.asking import choose_to_trash, pick, trashes
from underkeep.clank_catacombs.basics import BURGLE
from underkeep.clank_catacombs.cards.box import device
from underkeep.clank_catacombs.kinds import Gives
from underkeep.clank_catacombs.player import Player
from underkeep.clank_catacombs.table import Game
from underkeep.clank_catacombs.verbs.gold import gain_boots, gain_gold, gain_lockpicks
from underkeep.clank_catacombs.verbs.health import heal
from underkeep.clank_catacombs.verbs.noise import return_dragon_cubes

WISHING_WELL: Final = device(
    "wishing_well", "Wishing Well", cost=0, pay_gold=3, copies=1, danger=True, dragon=True, gives=Gives(draw=2),
    text="Also costs 3 gold.",
)  # fmt: skip

DARKENED_ALCOVE: Final = device(
    "darkened_alcove", "Darkened Alcove", cost=2, copies=2, dragon=True, gives=Gives(clank=-2),
)  # fmt: skip

UNDERGROUND_RIVER: Final = device(
    "underground_river", "Underground River", cost=2, copies=2, dragon=True,
    text="Choose one: heal 1; or 1 boot.",
)  # fmt: skip


@UNDERGROUND_RIVER.does
async def bathe(g: Game, me: Player) -> None:
    if await pick(me, ("heal", "boot"), UNDERGROUND_RIVER) == "heal":
        heal(g, me, 1)
    else:
        gain_boots(g, 1)


LOCKED_TRUNK: Final = device(
    "locked_trunk", "Locked Trunk", cost=3, pay_lockpicks=1, copies=1, dragon=True, gives=Gives(major=1),
    text="Also costs a lockpick.",
)  # fmt: skip


@LOCKED_TRUNK.only_where
def holds_something(g: Game, me: Player) -> bool:
    """CC-110, CC-278: like a chest."""
    return len(g.majors) > 0


THIEVES_SHRINE: Final = device(
    "thieves_shrine", "Thieves' Shrine", cost=4, copies=2,
    text="Choose one: 2 gold; or trash up to two Burgles, each from your play area or discard pile. "
    "Arrive: 3 dragon cubes that were set aside go back into the bag.",
)  # fmt: skip


@THIEVES_SHRINE.does
async def confess(g: Game, me: Player) -> None:
    words = ["gold", "trash"] if trashes(g, me, BURGLE) else ["gold"]
    if await pick(me, words, THIEVES_SHRINE) == "gold":
        gain_gold(g, me, 2)
    elif await choose_to_trash(g, me, THIEVES_SHRINE.id, only=BURGLE, must=False):
        await choose_to_trash(g, me, THIEVES_SHRINE.id, only=BURGLE, must=False)


@THIEVES_SHRINE.arrives
def calm_the_dragon(g: Game, first: Player) -> None:
    return_dragon_cubes(g, 3)


BLACK_MARKET: Final = device(
    "black_market", "Black Market", cost=5, copies=1,
    text="Choose two: 2 gold; trash a card from your play area or discard pile; gain a lockpick.",
)  # fmt: skip


@BLACK_MARKET.does
async def deal(g: Game, me: Player) -> None:
    picked = await pick(me, ("gold_and_trash", "gold_and_lockpick", "lockpick_and_trash"), BLACK_MARKET)
    if "gold" in picked:
        gain_gold(g, me, 2)
    if "lockpick" in picked:
        gain_lockpicks(g, me, 1)
    if "trash" in picked:
        await choose_to_trash(g, me, BLACK_MARKET.id)
