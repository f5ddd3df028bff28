"""What each spell and ability would do on the board, as far as a player can foresee it."""

# ruff: noqa: ARG001 - every effect is given who does it and at what, whether it needs that or not

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from underkeep.boss_monster.cards import CATALOGUE
from underkeep.boss_monster.hero_cards import HeroCard
from underkeep.boss_monster.minibosses import MinibossCard
from underkeep.bots.boss_monster import (
    crash_landing,
    items,
    minibosses,
    next_level,
    rise,
    small_box_effects,
    vault,
    worth,
)
from underkeep.bots.boss_monster.board import Board, Guest, printed

# An effect is given who does it and the words of its aim: `1:3`, `nick_the_masher`, `1 nick_the_masher`, or none.
Effect = Callable[[Board, int, list[str]], None]

# -- spells -----------------------------------------------------------------------------------------------------


def add_damage(board: Board, address: str, damage: int) -> None:
    room = board.room_at(address)
    if room is not None:
        room.bonus += damage


GIVEN_DAMAGE: Final = {
    "shrooman_cave": 3,
    "pop_up_barracks": 2,
    "forgefist": 2,
    "glitch_king": 1,
}  # to a room that is pointed at


def strengthen(board: Board, seat: int, aim: list[str]) -> None:
    add_damage(board, aim[0], 3)


def send_an_assassin(board: Board, seat: int, aim: list[str]) -> None:
    if board.walker is not None:
        board.walker.health += 3


def bring_the_roof_down(board: Board, seat: int, aim: list[str]) -> None:
    if board.walks_in(seat) and aim[0] == f"{seat}:{board.place + 1}":
        board.kill_walker()
    board.destroy(aim[0])


def exhaust(board: Board, seat: int, aim: list[str]) -> None:
    if board.walker is not None:
        board.walker.health -= len(board.seats[seat].rooms())


def scare_off(board: Board, seat: int, aim: list[str]) -> None:
    if board.walker is not None:
        board.town.append(Guest(board.walker.card, board.walker.card.hp))
        board.walker = None
        board.inside = False


def freeze(board: Board, seat: int, aim: list[str]) -> None:
    room = board.room_at(aim[0])
    if room is not None:
        room.frozen = True


def put_all_at_risk(board: Board, seat: int, aim: list[str]) -> None:
    """My spells are gone and so are my rooms; two rooms and a spell are drawn."""
    spells = [card for card in board.hand if card not in board.rooms_in_hand()]
    board.luck += worth.SPELL + worth.rooms_in_hand(2) - sum([worth.in_hand(card) for card in spells])
    board.hand = []


def down_tools(board: Board, seat: int, aim: list[str]) -> None:
    """What the others have laid I cannot see, and my own card is not lost."""
    if seat == board.number:
        board.luck -= worth.ROOM


def work_overtime(board: Board, seat: int, aim: list[str]) -> None:
    if seat == board.number and len(board.hand) > 1:
        board.luck += 3 * worth.ROOM


def cry_for_help(board: Board, seat: int, aim: list[str]) -> None:
    guest = board.leave_town(aim[0])
    if guest is not None:
        board.invite(guest, board.seats[seat])


def harvest(board: Board, seat: int, aim: list[str]) -> None:
    hero, owner = printed(aim[1], HeroCard), board.seats[seat]
    if hero in owner.killed:
        owner.killed.remove(hero)
        owner.souls -= hero.souls
    if seat == board.number:
        board.luck += 2 * worth.SPELL


def teleport(board: Board, seat: int, aim: list[str]) -> None:
    board.place = 0
    board.inside = False


def spread_rumours(board: Board, seat: int, aim: list[str]) -> None:
    board.seats[int(aim[0])].closed = True


def rise_again(board: Board, seat: int, aim: list[str]) -> None:
    hero = printed(aim[1], HeroCard)
    board.raise_dead(hero, board.seats[int(aim[0])], hero.hp + 2)


SPELLS: Final[dict[str, Effect]] = {
    "annihilator": strengthen,
    "assassin": send_an_assassin,
    "cave_in": bring_the_roof_down,
    "exhaustion": exhaust,
    "fear": scare_off,
    "freeze": freeze,
    "giant_size": strengthen,
    "jeopardy": put_all_at_risk,
    "kobold_strike": down_tools,
    "motivation": work_overtime,
    "princess_in_peril": cry_for_help,
    "soul_harvest": harvest,
    "teleportation": teleport,
    "trepidation": spread_rumours,
    "zombie_attack": rise_again,
    **next_level.SPELLS,
    **small_box_effects.SPELLS,
    **rise.SPELLS,
    **vault.SPELLS,
    **crash_landing.SPELLS,
}

# -- abilities: what follows when the price is paid ---------------------------------------------------------------


def break_out(board: Board, seat: int, aim: list[str]) -> None:
    hero = printed(aim[1], HeroCard)
    board.raise_dead(hero, board.seats[int(aim[0])], hero.hp)


def fall_for_ever(board: Board, seat: int, aim: list[str]) -> None:
    board.kill_walker()


def roll_a_boulder(board: Board, seat: int, aim: list[str]) -> None:
    if board.walker is not None and board.walks_in(seat):
        board.walker.health -= 5


def hit_the_jackpot(board: Board, seat: int, aim: list[str]) -> None:
    board.seats[seat].jackpot *= 2


def crush(board: Board, seat: int, aim: list[str]) -> None:
    board.seats[seat].crushing += 2


def torture(board: Board, seat: int, aim: list[str]) -> None:
    if aim[0] == str(board.number):
        board.luck -= worth.ROOM
    elif seat == board.number:
        board.luck += worth.ROOM / 2


def take_from_the_pile(board: Board, seat: int, aim: list[str]) -> None:
    if seat == board.number:
        board.luck += worth.SPELL


def draw_a_spell(board: Board, seat: int, aim: list[str]) -> None:
    if seat == board.number:
        board.luck += worth.SPELL


def raise_a_room(board: Board, seat: int, aim: list[str]) -> None:
    if seat == board.number:
        board.luck += worth.ROOM


ABILITIES: Final[dict[str, Effect]] = {
    "bottomless_pit": fall_for_ever,
    "boulder_ramp": roll_a_boulder,
    "dark_altar": take_from_the_pile,
    "dracolich_lair": raise_a_room,
    "jackpot_stash": hit_the_jackpot,
    "the_crushinator": crush,
    "torture_chamber": torture,
    "witchs_kitchen": draw_a_spell,
    "zombie_prison": break_out,
    **next_level.ABILITIES,
    **small_box_effects.ABILITIES,
    **rise.ABILITIES,
    **minibosses.ABILITIES,
    **items.ABILITIES,
    **crash_landing.ABILITIES,
}

AIMLESS: Final = (
    "dark_altar",
    "dracolich_lair",
    "jackpot_stash",
    "jeopardy",
    "kobold_strike",
    "motivation",
    "witchs_kitchen",
    *next_level.AIMLESS,
    *rise.AIMLESS,
    *minibosses.AIMLESS,
    *items.AIMLESS,
    *crash_landing.AIMLESS,
)

# -- prices -----------------------------------------------------------------------------------------------------

DESTROYS_ITSELF: Final = (
    "bottomless_pit",
    "dark_altar",
    "jackpot_stash",
    "torture_chamber",
    "zombie_prison",
    *next_level.DESTROYS_ITSELF,
    *small_box_effects.DESTROYS_ITSELF,
    *rise.DESTROYS_ITSELF,
    *minibosses.DESTROYS_ITSELF,
)
STRONGER: Final = {**next_level.STRONGER, **rise.STRONGER}
SECOND_BOXES: Final[dict[str, Effect]] = {
    **next_level.SECOND_BOXES,
    **rise.SECOND_BOXES,
    **crash_landing.SECOND_BOXES,
}
DESTROYS_ANOTHER: Final = (
    "boulder_ramp",
    "the_crushinator",
    *next_level.DESTROYS_ANOTHER,
    *rise.DESTROYS_ANOTHER,
    *vault.DESTROYS_ANOTHER,
)
DISCARDS: Final = {
    "dracolich_lair": 2,
    "witchs_kitchen": 1,
    **next_level.DISCARDS,
    **small_box_effects.DISCARDS,
    **items.DISCARDS,
    **crash_landing.DISCARDS,
}
WITH_ITS_HERO: Final = (*next_level.WITH_ITS_HERO, *small_box_effects.WITH_ITS_HERO, *vault.WITH_ITS_HERO)


def use(board: Board, card: str, place: str, aim: list[str]) -> None:
    """I use a room of mine. A hero falls into the pit before the pit is closed."""
    if card == "bottomless_pit":
        board.kill_walker()
    mine = board.room_at(f"{board.number}:{place}")
    if card in WITH_ITS_HERO:  # before the room around it is gone
        ABILITIES[card](board, board.number, aim)
    if card in DESTROYS_ITSELF:
        board.destroy(f"{board.number}:{place}")
    elif card in DESTROYS_ANOTHER:
        board.destroy(aim[0])
    elif card == "the_smashinator":
        next_level.destroy_all_but(board, mine)
    for _ in range(DISCARDS.get(card, 0)):
        board.discard_a_room()
    board.luck -= next_level.COSTS.get(card, 0.0) + minibosses.COSTS.get(card, 0.0)
    if card in STRONGER and mine is not None:
        mine.bonus += STRONGER[card]
    if card in ABILITIES and card not in WITH_ITS_HERO:
        ABILITIES[card](board, board.number, aim)


def resolve(board: Board, seat: int, card: str, aim: list[str]) -> None:
    """What was declared comes to pass; the price of an ability is paid already."""
    if isinstance(CATALOGUE[card], MinibossCard):
        minibosses.resolve(board, seat, card, aim)
        return
    second = aim[:1] == ["second"]
    effect = SECOND_BOXES.get(card) if second else SPELLS.get(card) or ABILITIES.get(card)
    aim = aim[1:] if second else aim
    if effect is not None and (aim or card in AIMLESS):  # else its target is lost
        effect(board, seat, aim)


def call_on(board: Board, card: str, aim: list[str]) -> None:
    """I use my boss, or somebody else's, or a hero that walks elsewhere: it costs a card of my hand, or coins."""
    if card in rise.COINS:
        board.luck -= worth.COIN * rise.COINS[card]
    elif card not in small_box_effects.COST_NO_CARD:
        board.discard_a_room()
    if card in ABILITIES:
        ABILITIES[card](board, board.number, aim)
