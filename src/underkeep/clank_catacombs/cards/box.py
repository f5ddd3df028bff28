"""How the cards of the dungeon deck are written down: one call each, with the words of the fact tables."""

from __future__ import annotations

from typing import Final

from underkeep.clank_catacombs.kinds import BASE, BLUE, DEVICE, MONSTER, PUBLIC, Card, Gives

DUNGEON: Final[list[Card]] = []  # every kind of card of the dungeon deck, of all boxes


def blue(
    ident: str, name: str, *, cost: int, copies: int, text: str = "", points: int = 0, subtype: str = "",
    danger: bool = False, dragon: bool = False, topping: bool = False, shifts: bool = False, whisks: bool = False,
    gives: Gives | None = None, acquire: Gives | None = None, box: str = BASE,
) -> Card:  # fmt: skip
    """A card that is acquired for skill (CC-065)."""
    card = Card(
        ident, name, BLUE, copies=copies, text=text, cost=cost, points=points, subtype=subtype, danger=danger,
        dragon=dragon, topping=topping, shifts=shifts, whisks=whisks, gives=gives, acquire=acquire, box=box,
    )  # fmt: skip
    DUNGEON.append(card)
    return card


def device(
    ident: str, name: str, *, cost: int, copies: int, text: str = "", danger: bool = False, dragon: bool = False,
    shifts: bool = False, pay_gold: int = 0, pay_lockpicks: int = 0, gives: Gives | None = None, box: str = BASE,
) -> Card:  # fmt: skip
    """A device that is used for skill (CC-070)."""
    card = Card(
        ident, name, DEVICE, copies=copies, text=text, cost=cost, danger=danger, dragon=dragon, shifts=shifts,
        pay_gold=pay_gold, pay_lockpicks=pay_lockpicks, gives=gives, box=box,
    )  # fmt: skip
    DUNGEON.append(card)
    return card


def monster(
    ident: str, name: str, *, might: int, copies: int, text: str = "", danger: bool = False, dragon: bool = False,
    shifts: bool = False, gives: Gives | None = None, box: str = BASE, source: str = PUBLIC,
) -> Card:  # fmt: skip
    """A monster that is defeated with swords (CC-072)."""
    card = Card(
        ident, name, MONSTER, copies=copies, text=text, might=might, danger=danger, dragon=dragon, shifts=shifts,
        gives=gives, box=box, source=source,
    )  # fmt: skip
    DUNGEON.append(card)
    return card
