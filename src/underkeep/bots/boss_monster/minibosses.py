"""What minibosses and coins are good for on the board, and rooms that have to do with them, as one can foresee it."""

# ruff: noqa: ARG001 - every effect is given who does it and at what, whether it needs that or not

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.hero_cards import HeroCard
from underkeep.boss_monster.minibosses import TOP
from underkeep.bots.boss_monster import vault, worth
from underkeep.bots.boss_monster.board import Board, Guest, printed
from underkeep.bots.boss_monster.next_level import Effect, freeze, health, kill, luck, more_damage, to_town

PROMISE: Final = {1: 0.50, 2: 0.30, 3: 0.35}  # what a level is worth beside what it adds to its room


def hire(board: Board, miniboss: str, place: str) -> None:
    """I lay it on this room, and mean to pay for it; without a coin it would be thrown away."""
    board.hand.remove(miniboss)
    if board.me.coins > 0:
        board.me.dungeon[int(place) - 1].miniboss = (miniboss, 1)
        pay(board, 1)
        board.luck += PROMISE[1]
    else:
        board.luck -= worth.MINIBOSS


def promote(board: Board, place: str) -> None:
    room = board.me.dungeon[int(place) - 1]
    name, level = room.miniboss
    room.miniboss = (name, level + 1)
    pay(board, 1)
    board.luck += PROMISE[level + 1]


def pay(board: Board, coins: int) -> None:
    board.me.coins -= coins
    board.luck -= coins * worth.COIN


def sell(board: Board, card: str) -> None:
    """A card that I can spare for a coin that I need: the first matters most, and whoever has several needs none."""
    board.hand.remove(card)
    board.luck -= worth.in_hand(card)
    board.luck += worth.COIN * max(0, 3 - board.me.coins)


def use(board: Board, miniboss: str, words: list[str]) -> None:
    """One of mine; whoever uses its third level loses two."""
    if not is_second_level(miniboss, words):
        for room in board.me.dungeon:
            if room.miniboss == (miniboss, TOP):
                room.miniboss = (miniboss, 1)
        board.luck -= PROMISE[2] + PROMISE[3]
    elif miniboss in ("spike", "hexling"):
        board.discard_a_room()
    resolve(board, board.number, miniboss, words)


def is_second_level(miniboss: str, words: list[str]) -> bool:
    """What it is pointed at tells which of its levels is used."""
    aim = words[0] if words else ""
    second = {"spike": ":" not in aim, "kid_croak": not aim, "draculad": not aim.isdecimal()}
    return (second | vault.second_levels(aim)).get(miniboss, False)


def resolve(board: Board, seat: int, miniboss: str, words: list[str]) -> None:
    """What was declared comes to pass; no aim is left where there was one, if that is gone."""
    second = is_second_level(miniboss, words)
    effect = (SECOND if second else THIRD).get(miniboss)
    if effect is not None and (words or miniboss in ("brassknuckle", "kid_croak", *vault.AIMLESS_MINIBOSSES)):
        effect(board, seat, words)


def croak(board: Board, seat: int, aim: list[str]) -> None:
    for room in board.seats[int(aim[0])].dungeon:
        if room.card is not None and room.card.kind == "monster":
            room.bonus += 1 if aim[1:] == ["more"] else -1


def come_to_me(board: Board, seat: int, aim: list[str]) -> None:
    guest = board.leave_town(aim[0])
    if guest is not None:
        board.invite(guest, board.seats[seat])


def send_home(board: Board, seat: int, aim: list[str]) -> None:
    room = board.room_at(aim[0])
    if room is not None:
        room.miniboss = ("", 0)


def skip_the_first_room(board: Board, seat: int, aim: list[str]) -> None:
    """Whoever comes to that dungeon does not suffer from its first room."""
    host = board.seats[int(aim[0])]
    spared = sum(host.damage()[:1])
    for guest in host.entrance:
        guest.health += spared


def double_it(board: Board, seat: int, aim: list[str]) -> None:
    for place, room in enumerate(board.seats[seat].dungeon):
        if room.miniboss[0] == "brassknuckle":
            room.bonus += board.seats[seat].damage()[place]


SECOND: Final[dict[str, Effect]] = {
    "spike": health(-2),
    "kid_croak": luck(0.1),
    "draculad": to_town,
    **vault.SECOND,
}
THIRD: Final[dict[str, Effect]] = {
    "spike": send_home,
    "kid_croak": croak,
    "draculad": luck(worth.SPELL),
    "rocky": health(5),
    "paddywhack": kill,
    "icicle_man": freeze,
    "mageseeker": skip_the_first_room,
    "brassknuckle": double_it,
    "jinx": come_to_me,
    "lady_lure": come_to_me,
    **vault.THIRD,
}

# -- rooms ----------------------------------------------------------------------------------------------------------


def coins(count: int) -> Effect:
    """Coins for whoever does it; only mine are of use to me."""

    def effect(board: Board, seat: int, aim: list[str]) -> None:
        earn(board, seat, count)

    return effect


def earn(board: Board, seat: int, count: int) -> None:
    if seat == board.number:
        board.me.coins += count
        board.luck += count * worth.COIN


def coins_for_wounds(board: Board, seat: int, aim: list[str]) -> None:
    earn(board, seat, board.seats[seat].wounds)


def coins_for_rooms(board: Board, seat: int, aim: list[str]) -> None:
    earn(board, seat, len(board.seats[seat].rooms()))


def hold_back(board: Board, seat: int, aim: list[str]) -> None:
    hero = printed(aim[0], HeroCard)
    host = board.seats[seat]
    host.entrance = [Guest(hero, hero.hp, waits=True) if one.card is hero else one for one in host.entrance]


def pay_the_wall(board: Board, address: str) -> None:
    """A coin for its owner, so that a room deals less."""
    pay(board, 1)
    more_damage(-1)(board, board.number, [address])


ABILITIES: Final[dict[str, Effect]] = {
    "ancient_guardtower": luck(worth.SPELL - worth.COIN),
    "cursed_well": luck(worth.SPELL),
    "haunted_cavern": hold_back,
    "paywall": more_damage(-1),
    "pixie_fountain": coins_for_wounds,
    "pool_of_shadows": coins(2),
    "sawtooth_pendulum": kill,
    "the_catapult": freeze,
    "the_keystone": coins_for_rooms,
    "training_camp": more_damage(2),
    "time_lock_door": hold_back,
    "unstable_mine": coins(3),
    **vault.ABILITIES,
}
AIMLESS: Final = (
    "cursed_well",
    "pixie_fountain",
    "pool_of_shadows",
    "the_keystone",
    "unstable_mine",
    *vault.AIMLESS,
)
DESTROYS_ITSELF: Final = ("pixie_fountain", "the_keystone", "unstable_mine", *vault.DESTROYS_ITSELF)
COSTS: Final = {
    "haunted_cavern": worth.COIN,
    "pool_of_shadows": worth.SPELL,
    "sawtooth_pendulum": worth.COIN,
    "the_catapult": worth.MINIBOSS,
    "training_camp": worth.MINIBOSS,
    **vault.COSTS,
}
