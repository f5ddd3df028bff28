"""What the spells and abilities of Vault of Villains would do on the board, as far as a player can foresee it."""

# ruff: noqa: ARG001 - every effect is given who does it and at what, whether it needs that or not

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.minibosses import TOP
from underkeep.bots.boss_monster import worth
from underkeep.bots.boss_monster.board import Board
from underkeep.bots.boss_monster.next_level import (
    Effect,
    health,
    hide_treasure,
    luck,
    more_damage,
    tear_down,
    to_the_first_room,
)
from underkeep.bots.boss_monster.small_box_effects import fall_in

# -- minibosses -----------------------------------------------------------------------------------------------------


def second_levels(aim: str) -> dict[str, bool]:
    """What it is pointed at tells which of its levels is used."""
    return {"hexling": True, "probe_unit": not aim, "lady_lure": ":" in aim}


def heal(board: Board, seat: int, aim: list[str]) -> None:
    host = board.seats[seat]
    if host.wounds > 0:
        host.wounds -= 1
        host.souls += 1


def lock_the_gates(board: Board, seat: int, aim: list[str]) -> None:
    board.seats[int(aim[0])].closed = True


def rise(board: Board, seat: int, aim: list[str]) -> None:
    """One more level, for nothing."""
    room = board.room_at(aim[0])
    if room is not None and 0 < room.miniboss[1] < TOP:
        room.miniboss = (room.miniboss[0], room.miniboss[1] + 1)
        if seat == board.number:
            board.luck += worth.COIN + 0.1


SECOND: Final[dict[str, Effect]] = {
    "hexling": luck(worth.SPELL),
    "probe_unit": luck(0.03),
    "lady_lure": hide_treasure,
}
THIRD: Final[dict[str, Effect]] = {
    "mortician": heal,
    "bonecrusher": health(-4),
    "fingers_mcgee": luck(worth.SPELL),
    "probe_unit": luck(0.05),
    "iron_usher": to_the_first_room,
    "bean_counter": luck(worth.COIN * 3),
    "sapper": tear_down,
    "warden": lock_the_gates,
}
AIMLESS_MINIBOSSES: Final = ("bean_counter", "hexling", "mortician", "probe_unit")

# -- rooms ----------------------------------------------------------------------------------------------------------

ABILITIES: Final[dict[str, Effect]] = {
    "archmage_vault": luck(worth.SPELL),
    "baroness_cog": luck(worth.SPELL - worth.COIN),
    "bone_ledger": luck(worth.SPELL),
    "false_floor": fall_in(3),
    "hex_exchange": luck(worth.COIN + worth.ROOM),
    "safe_cracker": luck(worth.COIN * 2),
    "vault_crypt": luck(worth.COIN + worth.ROOM),
}
AIMLESS: Final = ("archmage_vault", "baroness_cog", "bone_ledger", "hex_exchange", "inheritance", "vault_crypt")
DESTROYS_ITSELF: Final = ("false_floor", "vault_crypt")
DESTROYS_ANOTHER: Final = ("safe_cracker",)
WITH_ITS_HERO: Final = ("false_floor",)
COSTS: Final = {
    "archmage_vault": worth.COIN,
    "bone_ledger": worth.COIN * 2,
    "hex_exchange": worth.SPELL,
    "time_lock_door": worth.COIN * 2,
}

# -- spells ---------------------------------------------------------------------------------------------------------


def inherit(board: Board, seat: int, aim: list[str]) -> None:
    if seat == board.number:
        board.luck += worth.COIN * (len(board.me.killed) // 2)


def break_in(board: Board, seat: int, aim: list[str]) -> None:
    taken = min(2, board.seats[int(aim[0])].coins)
    if seat == board.number:
        board.luck += worth.COIN * taken


SPELLS: Final[dict[str, Effect]] = {
    "bodyguard": more_damage(3),
    "inheritance": inherit,
    "promotion_day": rise,
    "vault_heist": break_in,
    "villain_pact": luck(0.05),
}
