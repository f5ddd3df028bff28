"""What the spells of Rise of the Minibosses would do on the board, and its bosses, heroes and plain rooms."""

# ruff: noqa: ARG001 - every effect is given who does it and at what, whether it needs that or not

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.treasures import CLERIC, FIGHTER, MAGE, THIEF
from underkeep.bots.boss_monster import minibosses, worth
from underkeep.bots.boss_monster.board import NOBODY, Board
from underkeep.bots.boss_monster.next_level import (
    Effect,
    freeze,
    health,
    kill,
    luck,
    more_damage,
    rob,
    to_the_first_room,
)

MOST_PAID: Final = 2  # coins that I count on for a spell, before I am asked


def paid(board: Board, seat: int) -> int:
    """How many coins a spell of this player has cost, or will."""
    return min(MOST_PAID, board.seats[seat].coins) if board.paid is None else board.paid


def buy_damage(board: Board, seat: int, aim: list[str]) -> None:
    more_damage(1 + paid(board, seat))(board, seat, aim)
    spend(board, seat, paid(board, seat))


def buy_health(board: Board, seat: int, aim: list[str]) -> None:
    health(1 + 2 * paid(board, seat))(board, seat, aim)
    spend(board, seat, paid(board, seat))


def spend(board: Board, seat: int, coins: int) -> None:
    """If they are mine, and not paid already."""
    if seat == board.number and board.paid is None:
        board.luck -= worth.COIN * coins


def fly_into_a_rage(board: Board, seat: int, aim: list[str]) -> None:
    """Twice, for whoever has a single miniboss."""
    room = board.room_at(aim[0])
    if room is not None:
        room.bonus += room.miniboss[1]
        if len([one for one in board.seats[seat].dungeon if one.miniboss[1]]) == 1:
            double(board, seat, aim)


def change_sides(board: Board, seat: int, aim: list[str]) -> None:
    """It leaves the room where it is; where it goes to, I will be asked."""
    room = board.room_at(aim[0])
    if room is not None:
        if seat == board.number:
            levels = range(1, room.miniboss[1] + 1)
            board.luck += sum([minibosses.PROMISE[level] - worth.COIN for level in levels]) - worth.ROOM
        room.miniboss = NOBODY


def disguise(board: Board, seat: int, aim: list[str]) -> None:
    room = board.room_at(aim[0])
    if room is not None:
        room.robbed = True
        room.lent = [CLERIC, FIGHTER, MAGE, THIEF]


def lie_in_wait(board: Board, seat: int, aim: list[str]) -> None:
    if seat == board.number:
        board.discard_a_room()
        board.discard_a_room()
    board.kill_walker()


def be_born_again(board: Board, seat: int, aim: list[str]) -> None:
    """Spells that I have not seen yet for those that I have."""
    if aim[0] == str(board.number):
        spells = [card for card in board.hand if card not in board.rooms_in_hand()]
        board.luck += sum([worth.SPELL - worth.in_hand(card) for card in spells])


def start_over(board: Board, seat: int, aim: list[str]) -> None:
    if seat == board.number:
        board.luck += sum([worth.ENTRANCES.get(card.id, 0.0) for card in board.me.rooms()])


def lure(board: Board, seat: int, aim: list[str]) -> None:
    board.seats[int(aim[0])].gifts.append(aim[1])


def calm(board: Board, seat: int, aim: list[str]) -> None:
    board.seats[int(aim[0])].calmed = True


def double(board: Board, seat: int, aim: list[str]) -> None:
    room, owner = board.room_at(aim[0]), board.seats[int(aim[0][0])]
    if room is not None:
        room.bonus += owner.damage()[owner.dungeon.index(room)]


SPELLS: Final[dict[str, Effect]] = {
    "ambush": lie_in_wait,
    "armor_up": buy_health,
    "heist": rob,
    "internship": luck(worth.COIN * 2),
    "pay_to_win": buy_damage,
    "rage": fly_into_a_rage,
    "rebirth": be_born_again,
    "respawn": start_over,
    "smash": health(-2),
    "spirit_dragon": disguise,
    "traitor": change_sides,
    "windfall": luck(worth.COIN * 3),
    "zoning_board": luck(worth.ROOM),
}
SECOND_BOXES: Final[dict[str, Effect]] = {"sabotage": freeze, "smash": health(-4)}
ABILITIES: Final[dict[str, Effect]] = {
    "alchemist": health(2),
    "belladonna_rmb": luck(worth.SPELL / 2),
    "calabeza": luck(worth.COIN * 2),
    "efreets_chamber": luck(worth.SPELL),
    "endless_gallery": lure,
    "inquisitor": health(2),
    "kazanna_rmb": luck(worth.SPELL),
    "kirax_rmb": lure,
    "living_trap": kill,
    "minotaur_catacombs": to_the_first_room,
    "ravenus": double,
    "scott": calm,
    "scoundrel": health(2),
    "sellsword": health(2),
    "shrooman_aviary": health(3),
    "spectral_bomb": luck(worth.SPELL / 2),
    "tomb_of_terrors": luck(worth.SPELL),
}
AIMLESS: Final = (
    "alchemist", "efreets_chamber", "inquisitor", "internship", "kazanna_rmb", "respawn", "scoundrel", "sellsword",
    "tomb_of_terrors", "windfall", "zoning_board",
)  # fmt: skip
DESTROYS_ITSELF: Final = ("endless_gallery", "minotaur_catacombs", "spectral_bomb")
DESTROYS_ANOTHER: Final = ("living_trap",)
STRONGER: Final = {"efreets_chamber": -2}
HIRERS: Final = ("internship", "traitor")  # who ask where a miniboss is to serve
# What calling on a boss or a hero costs, if that is no card of the hand.
COINS: Final = {
    "alchemist": 1, "belladonna_rmb": 2, "inquisitor": 1, "kazanna_rmb": 2, "kirax_rmb": 2, "ravenus": 2, "scott": 1,
    "scoundrel": 1, "sellsword": 1,
}  # fmt: skip
