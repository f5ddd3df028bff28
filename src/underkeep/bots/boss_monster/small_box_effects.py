"""What the spells and abilities of the small boxes would do on the board, as far as a player can foresee it."""

# ruff: noqa: ARG001 - every effect is given who does it and at what, whether it needs that or not

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from underkeep.bots.boss_monster import worth
from underkeep.bots.boss_monster.board import Board
from underkeep.bots.boss_monster.next_level import health, to_another_castle

Effect = Callable[[Board, int, list[str]], None]

ON_AVERAGE: Final = 3  # what a die deals, rounded down: nobody should count on more


def point_the_way(board: Board, seat: int, aim: list[str]) -> None:
    guest = board.leave_town(aim[1])
    if guest is not None:
        board.invite(guest, board.seats[int(aim[0])])


def one_token(board: Board, seat: int, aim: list[str]) -> None:
    room = board.room_at(aim[0])
    if room is not None:
        room.tokens += 1


def drain(board: Board, seat: int, aim: list[str]) -> None:
    """A token for a spell of somebody else's."""
    if seat == board.number:
        board.luck += worth.SPELL / 3
    elif aim[0] == str(board.number):
        board.luck -= worth.SPELL


def fall_in(damage: int) -> Effect:
    """The room around the hero is gone, and it may die of that."""

    def effect(board: Board, seat: int, aim: list[str]) -> None:
        if board.walker is not None:
            board.walker.health -= damage
            if board.walker.health <= 0:
                board.kill_walker()

    return effect


def blow_up(board: Board, seat: int, aim: list[str]) -> None:
    """My boss destroys the room that the hero is in."""
    fall_in(ON_AVERAGE)(board, seat, aim)
    board.destroy(f"{board.number}:{board.place + 1}")


def hush(board: Board, seat: int, aim: list[str]) -> None:
    """A room of somebody else without its ability is a small thing."""
    if seat == board.number:
        board.luck += worth.ROOM / 2 if aim[0][0] != str(seat) else -worth.ROOM


SPELLS: Final[dict[str, Effect]] = {"agent_of_evil": point_the_way, "fireball": health(-ON_AVERAGE)}
ABILITIES: Final[dict[str, Effect]] = {
    "chase": one_token,
    "debug_chamber": hush,
    "elder_portal": drain,
    "explodo": blow_up,
    "portable_hole": fall_in(4),
    "warp_zone": to_another_castle,
}
DESTROYS_ITSELF: Final = ("portable_hole", "warp_zone")
WITH_ITS_HERO: Final = ("portable_hole", "warp_zone")
DISCARDS: Final = {"debug_chamber": 1}
COST_NO_CARD: Final = ("explodo",)
