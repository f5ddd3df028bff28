"""What scenario cards can do, in the words of docs/scenarios.md. What each of them means is in rules/scenario.py."""

from __future__ import annotations

from typing import Final

from underkeep.keep_the_heroes_out.kinds import GOODS, HEROES, ROOMS, Op

ALL: Final = 99


def pay_or(goods: str, count: int, room: str, then: list[Op], other: list[Op], *, may: bool = False) -> Op:
    """Pay so many of these in that room to get `then`; else suffer `other`. With `may`, paying is a choice."""
    return Op(
        "pay_or", goods=GOODS.index(goods), count=count, room=ROOMS.index(room), then=tuple(then), other=tuple(other),
        may=may,
    )  # fmt: skip


def summon(hero: str, *where: str, count: int = 1) -> Op:
    """So many heroes of a class in each of these rooms."""
    return Op("summon", hero=HEROES.index(hero), where=where, count=count)


def reactivate(*where: str) -> Op:
    return Op("reactivate", where=where)


def damage_monsters(*where: str, every: bool = False) -> Op:
    """One damage to a monster in each of these rooms, or to every monster there."""
    return Op("damage_monsters", where=where, every=every)


def place_resource(goods: str, *where: str, count: int = 1) -> Op:
    return Op("place_resource", goods=GOODS.index(goods), where=where, count=count)


def discard_resources(*where: str, count: int = ALL) -> Op:
    return Op("discard_resources", where=where, count=count)


def discard_traps(*where: str, count: int = 1) -> Op:
    return Op("discard_traps", where=where, count=count)


def players_draw(count: int) -> Op:
    return Op("players_draw", count=count)


def players_discard(count: int) -> Op:
    return Op("players_discard", count=count)


def break_portals() -> Op:
    return Op("break_portals")


def remove_portal() -> Op:
    """The finished one that is farthest from the Vault."""
    return Op("remove_portal")


def heroes_use_portals() -> Op:
    return Op("heroes_use_portals")


def imprison(count: int = 1) -> Op:
    return Op("imprison", count=count)


def move_hero(room: str, to: str) -> Op:
    """An exhausted one."""
    return Op("move_hero", room=ROOMS.index(room), to=ROOMS.index(to))


def shift_tokens(direction: str) -> Op:
    """One resource or trap of each room goes one room towards the Vault, or away from it."""
    return Op("shift_tokens", state=direction)


def extra_guild_cards(count: int) -> Op:
    return Op("extra_guild_cards", count=count)


def cycle_loot(kind: str) -> Op:
    return Op("cycle_loot", kind=kind)


def arrears(count: int) -> Op:
    """A marker goes on the Vault; the last of so many summons one hero of each class there."""
    return Op("arrears", count=count)


def players_place_monster(where: str) -> Op:
    return Op("players_place_monster", where=(where,))


def if_fewer_rooms(count: int, then: list[Op], other: list[Op]) -> Op:
    return Op("if", count=count, then=tuple(then), other=tuple(other))
