"""What the spells and abilities of The Next Level would do on the board, as far as a player can foresee it."""

# ruff: noqa: ARG001 - every effect is given who does it and at what, whether it needs that or not

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from underkeep.boss_monster.hero_cards import HeroCard
from underkeep.bots.boss_monster import worth
from underkeep.bots.boss_monster.board import Board, Guest, Room, printed

Effect = Callable[[Board, int, list[str]], None]

# -- rooms --------------------------------------------------------------------------------------------------------


def more_damage(damage: int) -> Effect:
    def effect(board: Board, seat: int, aim: list[str]) -> None:
        room = board.room_at(aim[0])
        if room is not None:
            room.bonus += damage

    return effect


def bless(board: Board, seat: int, aim: list[str]) -> None:
    room = board.room_at(aim[0])
    if room is not None:
        room.harmless = True


def rob(board: Board, seat: int, aim: list[str]) -> None:
    room = board.room_at(aim[0])
    if room is not None:
        room.robbed = True
        room.lent = []


def hide_treasure(board: Board, seat: int, aim: list[str]) -> None:
    room = board.room_at(aim[0])
    if room is not None:
        room.lent.append(aim[1])


def freeze(board: Board, seat: int, aim: list[str]) -> None:
    room = board.room_at(aim[0])
    if room is not None:
        room.frozen = True


def swap(board: Board, seat: int, aim: list[str]) -> None:
    dungeon = board.seats[seat].dungeon
    one, other = [int(address.partition(":")[2]) - 1 for address in aim]
    if max(one, other) < len(dungeon):
        dungeon[one], dungeon[other] = dungeon[other], dungeon[one]


def tear_down(board: Board, seat: int, aim: list[str]) -> None:
    board.destroy(aim[0])


def destroy_all_but(board: Board, mine: Room | None) -> None:
    for place in range(len(board.me.dungeon), 0, -1):
        if board.me.dungeon[place - 1] is not mine and not board.me.dungeon[place - 1].frozen:
            board.destroy(f"{board.number}:{place}")


# -- heroes -------------------------------------------------------------------------------------------------------


def health(more: int) -> Effect:
    """For whoever is aimed at; without an aim, for the hero that walks."""

    def effect(board: Board, seat: int, aim: list[str]) -> None:
        guests = [guest for owner in board.seats for guest in owner.entrance]
        if board.walker is not None and (not aim or aim[0] == board.walker.card.id):
            board.walker.health += more
        for guest in guests:
            if aim and aim[0] == guest.card.id:
                guest.health += more

    return effect


def kill(board: Board, seat: int, aim: list[str]) -> None:
    board.kill_walker()


def forget_walker(board: Board) -> Guest | None:
    guest = board.walker
    board.walker = None
    board.inside = False
    return guest


def to_town(board: Board, seat: int, aim: list[str]) -> None:
    guest = forget_walker(board)
    if guest is not None:
        board.town.append(Guest(guest.card, guest.card.hp))


def to_the_first_room(board: Board, seat: int, aim: list[str]) -> None:
    board.place = 0
    board.inside = False


def to_another_castle(board: Board, seat: int, aim: list[str]) -> None:
    guest = forget_walker(board)
    if guest is not None:
        board.invite(Guest(guest.card, guest.card.hp), board.seats[int(aim[0])])


def take_a_break(board: Board, seat: int, aim: list[str]) -> None:
    guest = forget_walker(board)
    if guest is not None:
        board.invite(Guest(guest.card, guest.card.hp), board.seats[seat])
        board.seats[seat].closed = True


def take_pity(board: Board, seat: int, aim: list[str]) -> None:
    forget_walker(board)


def skip(rooms: int) -> Effect:
    def effect(board: Board, seat: int, aim: list[str]) -> None:
        host = board.seats[board.host]
        if board.walker is not None:
            ahead = host.damage()[board.place + 1 : board.place + 1 + rooms]
            board.walker.health += sum(ahead)

    return effect


def party_up(board: Board, seat: int, aim: list[str]) -> None:
    for guest in board.seats[int(aim[0])].entrance:
        guest.health += 1


def fight_for_me(board: Board, seat: int, aim: list[str]) -> None:
    hero, owner = printed(aim[1], HeroCard), board.seats[seat]
    if hero in owner.killed and board.walker is not None:
        owner.killed.remove(hero)
        owner.souls -= hero.souls
        board.walker.health -= hero.hp


def frighten(board: Board, seat: int, aim: list[str]) -> None:
    board.leave_town(aim[0])  # nobody lures it this round


# -- cards --------------------------------------------------------------------------------------------------------


def luck(amount: float) -> Effect:
    """Cards that I expect to get."""

    def effect(board: Board, seat: int, aim: list[str]) -> None:
        if seat == board.number:
            board.luck += amount

    return effect


SPELLS: Final[dict[str, Effect]] = {
    "all_your_base": luck(worth.ROOM * 2),
    "another_castle": to_another_castle,
    "fairy_fountain": bless,
    "hiring_spree": luck(worth.ROOM * 3),
    "its_on": kill,
    "lightning_bolt": health(-3),
    "oh_yeah": swap,
    "party_up": party_up,
    "pause": take_a_break,
    "pity": take_pity,
    "secret_stash": hide_treasure,
    "shortcut": skip(1),
    "super_effective": more_damage(2),
    "undead_minion": fight_for_me,
    "wild_monster": luck(worth.ROOM),
}
SECOND_BOXES: Final[dict[str, Effect]] = {
    "oh_yeah": tear_down,
    "shortcut": skip(2),
    "super_effective": more_damage(4),
}
ABILITIES: Final[dict[str, Effect]] = {
    "barbarian": health(3),
    "bullet_builder": more_damage(-1),
    "dark_portal": luck(worth.ROOM),
    "deadly_treadmill": luck(worth.ROOM),
    "decapitator": rob,
    "doc_scarecrow": frighten,
    "frostbat_cave": freeze,
    "haunted_hall": to_town,
    "hitman": health(3),
    "lost_library": luck(worth.SPELL * 1.5),
    "observatory": luck(worth.SPELL),
    "rust_monster_pen": more_damage(-1),
    "save_point": luck(worth.SPELL * 1.2),
    "vampire": health(3),
    "warp_tube": to_the_first_room,
    "werewolf_den": health(1),
    "witch": health(3),
    "wreck_room": luck(worth.ROOM),
}
AIMLESS: Final = (
    "dark_portal", "deadly_treadmill", "hiring_spree", "lost_library", "observatory", "save_point", "the_smashinator",
    "wild_monster", "barbarian", "hitman", "vampire", "witch",
)  # fmt: skip
DESTROYS_ITSELF: Final = ("decapitator", "frostbat_cave", "haunted_hall", "lost_library", "save_point", "warp_tube")
DESTROYS_ANOTHER: Final = ("chump_chomper", "wreck_room")
WITH_ITS_HERO: Final = ("haunted_hall",)
DISCARDS: Final = {"bullet_builder": 1, "deadly_treadmill": 1, "rust_monster_pen": 1, "werewolf_den": 1}
COSTS: Final = {"dark_portal": worth.SPELL, "observatory": worth.SPELL * 0.9}  # spells that are discarded, in souls
STRONGER: Final = {"chump_chomper": 4, "the_arena": 3, "the_smashinator": 6}  # what the room itself deals more
