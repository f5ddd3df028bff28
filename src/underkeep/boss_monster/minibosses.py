"""Minibosses: cards of the room deck that are no rooms, but strengthen the room that they are attached to (BM-046)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from underkeep.boss_monster.hooks import LENDING
from underkeep.boss_monster.kinds import Card
from underkeep.boss_monster.room_cards import MINIBOSS, RoomCard

if TYPE_CHECKING:
    from underkeep.boss_monster.pieces import Room
    from underkeep.boss_monster.player import Player

AGAINST_SLEEP: Final = 1  # being deactivated
AGAINST_RUIN: Final = 2  # being destroyed
TOP: Final = 3  # the level whose power is used like a spell (BM-059)


class Level(Card):
    """One line of a miniboss's text: what it is for the room that has it (BM-052).

    It has the id and the name of the miniboss. A source of what it does is the room.
    """

    __slots__ = ("adorning", "anchors", "lending", "opens", "rank", "shields", "stifles", "strengthening")

    def __init__(self, ident: str, name: str, text: str, rank: int, *, once: bool) -> None:
        super().__init__(ident, name, text, 1, once=once)
        self.rank: int = rank
        self.strengthening: Callable[[Player, Room], int] | None = None
        self.adorning: Callable[[RoomCard], tuple[str, ...]] | None = None
        self.lending: Callable[[Room, int], int] | None = None
        self.opens: bool = False  # every room may be built over this one
        self.anchors: bool = False  # opponents cannot move the hero in this room
        self.shields: int = 0  # what opponents cannot do to this room: AGAINST_SLEEP, AGAINST_RUIN
        self.stifles: bool = False  # heroes in this dungeon, and at its entrance, have no text

    def strengthens(self, strengthening: Callable[[Player, Room], int]) -> Callable[[Player, Room], int]:
        """`strengthening(me, room)` is how much more its room deals."""
        self.strengthening = strengthening
        return strengthening

    def adorns(self, adorning: Callable[[RoomCard], tuple[str, ...]]) -> Callable[[RoomCard], tuple[str, ...]]:
        """`adorning(card)` are the treasures that its room has beside those printed on that card."""
        self.adorning = adorning
        return adorning

    def lends_damage(self, lending: Callable[[Room, int], int]) -> Callable[[Room, int], int]:
        """`lending(other, apart)` is how much more another room deals that lies `apart` places nearer to the boss."""
        self.lending = lending
        self.listens |= LENDING
        return lending

    def deals_more(self, damage: int) -> None:
        """Its room does."""

        def strengthening(me: Player, room: Room) -> int:  # noqa: ARG001 - called as all of them are
            return damage

        self.strengthening = strengthening

    def has_one_more(self, treasure: str) -> None:
        """Its room has."""

        def adorning(card: RoomCard) -> tuple[str, ...]:  # noqa: ARG001
            return (treasure,)

        self.adorning = adorning

    def lets_any_room_cover(self) -> None:
        self.opens = True

    def holds_heroes(self) -> None:
        """Whoever is in its room is not moved by opponents."""
        self.anchors = True

    def shields_from(self, what: int) -> None:
        """Its room, against opponents."""
        self.shields = what

    def silences_heroes(self) -> None:
        self.stifles = True


class MinibossCard(RoomCard):
    """A miniboss with its three levels.

    In the deck and in hands it is a room card like any other; in play it never is a room (BM-046).
    """

    __slots__ = ("levels",)

    def __init__(self, ident: str, name: str, texts: tuple[str, str, str], copies: int, once_on_level: int) -> None:
        super().__init__(ident, name, MINIBOSS, (), 0, copies, " ".join(texts))
        self.handy = True
        self.levels: list[Level] = [
            Level(ident, name, text, rank, once=rank == once_on_level) for rank, text in enumerate(texts, 1)
        ]

    @property
    def first(self) -> Level:
        return self.levels[0]

    @property
    def second(self) -> Level:
        return self.levels[1]

    @property
    def third(self) -> Level:
        return self.levels[2]

    def once_a_round(self) -> int:
        """The levels that work once per round, as bits."""
        bits = 0
        for line in self.levels:
            if line.once:
                bits |= 1 << line.rank
        return bits

    def happenings(self) -> int:
        """All that its levels wait for, and when they can be used."""
        return self.first.listens | self.second.listens | self.third.listens
