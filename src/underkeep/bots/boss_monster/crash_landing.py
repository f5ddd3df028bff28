"""What the cards of Crash Landing would do on the board, as far as a player can foresee it."""

# ruff: noqa: ARG001 - every effect is given who does it and at what, whether it needs that or not

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.hero_cards import HeroCard
from underkeep.boss_monster.treasures import EXPLORER
from underkeep.bots.boss_monster import worth
from underkeep.bots.boss_monster.board import Board, Guest, Seat, printed
from underkeep.bots.boss_monster.next_level import Effect, freeze, kill, luck

DIGGERS: Final = ("alien_excavator", "mando")  # who let me bring a covered room to the top


def ambush(board: Board, seat: int, aim: list[str]) -> None:
    """A survivor of another dungeon is a soul of mine, and no wound of its owner's."""
    hero = printed(aim[1], HeroCard)
    board.seats[int(aim[0])].wounds -= hero.wounds
    board.kill(hero, board.seats[seat])


def lend_pain(board: Board, seat: int, aim: list[str]) -> None:
    if board.walker is not None:
        board.walker.health += board.seats[seat].wounds


def soak(board: Board, seat: int, aim: list[str]) -> None:
    hero = printed(aim[0], HeroCard)
    board.seats[seat].wounds -= hero.wounds
    board.kill(hero, board.seats[seat])


def fall_from_the_sky(board: Board, seat: int, aim: list[str]) -> None:
    room = board.room_at(aim[0])
    if room is not None:
        room.lent.append(EXPLORER)


def get_up_again(board: Board, seat: int, aim: list[str]) -> None:
    owner = board.seats[seat]
    for guest in owner.entrance:
        guest.health -= owner.wounds
    if board.walker is not None and board.host == seat:
        board.walker.health -= owner.wounds


def saves_me(board: Board, hero: HeroCard, damage: int) -> float:
    """Whether so much damage would kill a hero of mine that would else get through."""
    guests = [guest for guest in board.me.entrance if guest.card is hero]
    if board.walker is not None and board.walker.card is hero and board.host == board.number:
        left = board.walker_health_at_the_end()
    else:
        left = guests[0].health - board.me.damage_ahead() if guests else 0
    return float(hero.wounds if 0 < left <= damage else 0)


def appeal(guest: Guest, seat: Seat, many: int) -> int:
    """How much a dungeon attracts a hero that looks for no treasure."""
    match guest.card.lure:
        case "fewest rooms":
            return many - len(seat.rooms())
        case "most souls":
            return seat.souls
        case "highest souls minus wounds":
            return max(0, many + seat.souls - seat.wounds)
    return many - seat.souls  # the Fools pity whoever has the fewest souls


SPELLS: Final[dict[str, Effect]] = {
    "finish_him": kill,
    "essence_transfer": lend_pain,
    "healing_tank": soak,
    "meteorite": fall_from_the_sky,
    "not_dead_yet": get_up_again,
}
SECOND_BOXES: Final[dict[str, Effect]] = {"finish_him": ambush}
ABILITIES: Final[dict[str, Effect]] = {"frostman_lander": freeze, "the_omega_42": luck(worth.SPELL)}
AIMLESS: Final = ("not_dead_yet",)
DISCARDS: Final = {"the_omega_42": 1}
