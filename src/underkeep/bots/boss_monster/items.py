"""What items mean to a player: carried by heroes who come, won from them, and used."""

# ruff: noqa: ARG001 - every effect is given who does it and at what, whether it needs that or not

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from underkeep.boss_monster.hero_cards import HeroCard
from underkeep.boss_monster.room_cards import MONSTER, TRAP, RoomCard
from underkeep.boss_monster.treasures import CLERIC
from underkeep.bots.boss_monster import worth
from underkeep.bots.boss_monster.board import FULL, Board, Guest, Seat, printed
from underkeep.bots.boss_monster.next_level import (
    freeze,
    health,
    hide_treasure,
    kill,
    luck,
    more_damage,
    skip,
    tear_down,
)

Effect = Callable[[Board, int, list[str]], None]

# -- carried --------------------------------------------------------------------------------------------------------


def spared(seat: Seat, guest: Guest, place: int = 0) -> int:
    """How much of the damage from that room on its item saves this hero."""
    rule = SPARING.get(guest.item)
    if rule is None:
        return 0
    dealt = seat.damage()
    places = [at for at, room in enumerate(seat.dungeon) if room.card is not None]
    return sum([min(dealt[at], rule(seat, places, at, dealt[at])) for at in places if at >= place])


Sparing = Callable[[Seat, list[int], int, int], int]


def card_at(seat: Seat, at: int) -> RoomCard:
    card = seat.dungeon[at].card
    assert card is not None  # only rooms that count are looked at
    return card


def first_of(kind: str) -> Sparing:
    def rule(seat: Seat, places: list[int], at: int, damage: int) -> int:
        alike = [place for place in places if card_at(seat, place).kind == kind]
        return damage if at in alike[:1] else 0

    return rule


def goblins(seat: Seat, places: list[int], at: int, damage: int) -> int:
    card = card_at(seat, at)
    return damage if card.kind == MONSTER and not card.advanced else 0


def one_each(seat: Seat, places: list[int], at: int, damage: int) -> int:
    return 1


def one_of_clerics(seat: Seat, places: list[int], at: int, damage: int) -> int:
    return int(CLERIC in card_at(seat, at).treasures)


def first_three(seat: Seat, places: list[int], at: int, damage: int) -> int:
    return damage if places.index(at) < 3 else 0


def first_room(seat: Seat, places: list[int], at: int, damage: int) -> int:
    return damage if at == places[0] else 0


def last_room(seat: Seat, places: list[int], at: int, damage: int) -> int:
    return damage if at == places[-1] else 0


def every_second(seat: Seat, places: list[int], at: int, damage: int) -> int:
    return damage if places.index(at) % 2 else 0


def middle_of_five(seat: Seat, places: list[int], at: int, damage: int) -> int:
    return damage if len(places) == FULL and at == places[FULL // 2] else 0


SPARING: Final[dict[str, Sparing]] = {
    "boots_of_jumping": every_second,
    "exorcist_bell": one_of_clerics,
    "goblin_suit": goblins,
    "grappling_hook": middle_of_five,
    "jet_pack": every_second,
    "pet_monster": first_of(MONSTER),
    "pilgrim_lantern": first_room,
    "skeleton_key": first_of(TRAP),
    "star_of_invulnerability": first_three,
    "ten_foot_pole": first_of(TRAP),
    "the_bomb": last_room,
    "tower_shield": one_each,
}

# What a carrier costs beside its wounds if it gets through, in souls.
REVENGE: Final = {
    "antimagic_lizard": 2 * worth.SPELL,
    "cursed_crown": 0.3,
    "holy_hand_grenade": 0.4,
    "necronomicon": 0.3,
    "saintly_sandals": 0.5,
    "siege_hammer": 0.6,
    "vorpal_blade": 0.3,
}
UNDYING: Final = ("extra_life",)  # who cannot be killed

# -- won ------------------------------------------------------------------------------------------------------------

ITEM: Final = 0.3  # what it is worth to have one face up
ITEMS: Final[dict[str, float]] = {
    "antimagic_lizard": 0.15,
    "bag_of_holding": 0.15,
    "cheat_code": 0.1,
    "chalice_of_second_thoughts": 0.5,
    "claws_of_the_berserker": 0.2,
    "cursed_crown": 0.4,
    "exorcist_bell": 0.2,
    "extra_life": 0.4,
    "goblin_suit": 0.25,
    "grappling_hook": 0.1,
    "grimoire_of_echoes": 0.45,
    "holy_hand_grenade": 0.15,
    "inquisitors_robes": 0.35,
    "loaded_dice": 0.45,
    "lucky_coin": 0.5,
    "mana_battery": 0.5,
    "map_of_the_depths": 0.2,
    "necronomicon": 0.45,
    "pilgrim_lantern": 0.45,
    "ray_gun": 0.5,
    "saintly_sandals": 0.4,
    "skeleton_key": 0.2,
    "staff_of_healing": 0.5,
    "star_of_invulnerability": 0.45,
    "the_bomb": 0.35,
    "tower_shield": 0.4,
    "trophy_belt": 0.45,
    "vorpal_blade": 0.5,
}


def won(name: str) -> float:
    return ITEMS.get(name, ITEM)


# -- used -----------------------------------------------------------------------------------------------------------


def stronger_monsters(*, ordinary: bool) -> Effect:
    def effect(board: Board, seat: int, aim: list[str]) -> None:
        for room in board.seats[seat].dungeon:
            if room.card is not None and room.card.kind == MONSTER and not (ordinary and room.card.advanced):
                room.bonus += 1

    return effect


def give_health_for_monsters(board: Board, seat: int, aim: list[str]) -> None:
    monsters = [room for room in board.seats[seat].rooms() if room.kind == MONSTER]
    health(len(monsters))(board, seat, aim)


def heal(board: Board, seat: int, aim: list[str]) -> None:
    hero, owner = printed(aim[0], HeroCard), board.seats[seat]
    owner.wounds -= hero.wounds
    owner.souls += hero.souls


def wish_away(board: Board, seat: int, aim: list[str]) -> None:
    board.seats[seat].wounds -= printed(aim[0], HeroCard).wounds


def blow_up(board: Board, seat: int, aim: list[str]) -> None:
    if board.walker is not None and board.walks_in(seat):
        board.walker.health -= 5
        board.destroy(f"{seat}:{board.place + 1}")


def send_out(board: Board, seat: int, aim: list[str]) -> None:
    guest = board.walker
    if guest is not None:
        board.walker = None
        board.inside = False
        board.invite(Guest(guest.card, guest.card.hp, item=guest.item), board.seats[seat])


def crown(board: Board, seat: int, aim: list[str]) -> None:
    board.seats[seat].souls += int(board.seats[seat].souls == 9)  # it only counts for this round's verdict


def mark_treasure(board: Board, seat: int, aim: list[str]) -> None:
    """Whichever is chosen then; the one that most heroes in town look for."""
    sought = [kind for guest in board.town for kind in guest.card.treasures]
    if sought:
        hide_treasure(board, seat, [aim[0], max(sought, key=sought.count)])


def save(board: Board, seat: int, aim: list[str]) -> None:
    """Worth its price only with the last wounds."""
    if seat == board.number:
        board.luck += 3.0 * (board.seats[seat].wounds >= 5)


def mirror(board: Board, seat: int, aim: list[str]) -> None:
    effect = USES.get(aim[0])
    if effect is not None and aim[0] != "magic_mirror":
        effect(board, seat, aim[1:])


USES: Final[dict[str, Effect]] = {
    "antimagic_lizard": luck(worth.SPELL * 0.4),
    "bag_of_holding": luck(worth.ROOM * 1.5),
    "boots_of_jumping": skip(1),
    "chalice_of_second_thoughts": heal,
    "claws_of_the_berserker": give_health_for_monsters,
    "cursed_crown": crown,
    "exorcist_bell": luck(0.2),
    "extra_life": save,
    "goblin_suit": stronger_monsters(ordinary=True),
    "grimoire_of_echoes": luck(worth.SPELL * 1.2),
    "holy_hand_grenade": luck(0.2),
    "ice_rod": freeze,
    "inquisitors_robes": tear_down,
    "iron_rations": health(2),
    "jet_pack": skip(1),
    "loaded_dice": health(-3),
    "lucky_coin": luck(worth.SPELL + worth.ROOM),
    "magic_mirror": mirror,
    "mana_battery": luck(worth.SPELL * 1.3),
    "map_of_the_depths": luck(worth.ROOM * 2),
    "necronomicon": luck(worth.SPELL * 1.1),
    "oversized_sword": health(5),
    "pet_monster": freeze,
    "pilgrim_lantern": luck(worth.SPELL * 1.2),
    "ray_gun": health(-4),
    "rune_chalk": freeze,
    "saintly_sandals": luck(worth.SPELL * 1.1),
    "siege_hammer": tear_down,
    "skeleton_key": luck(worth.ROOM * 2),
    "smoke_pellets": send_out,
    "staff_of_healing": heal,
    "star_chart": mark_treasure,
    "star_of_invulnerability": wish_away,
    "ten_foot_pole": freeze,
    "the_bomb": blow_up,
    "tower_shield": more_damage(3),
    "trophy_belt": health(-3),
    "vorpal_blade": kill,
    "war_horn": stronger_monsters(ordinary=False),
}
AIMLESS: Final = (
    "antimagic_lizard", "bag_of_holding", "burial_mound", "cursed_crown", "exorcist_bell", "extra_life", "goblin_suit",
    "grimoire_of_echoes", "holy_hand_grenade", "lucky_coin", "mana_battery", "map_of_the_depths", "necronomicon",
    "pilgrim_lantern", "saintly_sandals", "skeleton_key", "war_horn", "artificers_workbench",
)  # fmt: skip
ABILITIES: Final[dict[str, Effect]] = {
    "artificers_workbench": luck(worth.SPELL - ITEM),
    "burial_mound": luck(ITEM),
    **USES,
}
DISCARDS: Final = {"burial_mound": 2}


def use(board: Board, card: str, aim: list[str]) -> None:
    """I turn my item face down for what it does."""
    board.luck -= won(card)
    if card in USES:
        USES[card](board, board.number, aim)
