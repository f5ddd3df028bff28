"""Heroes as printed: whom they are lured by, and what some of them do otherwise than others."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from underkeep.boss_monster.hooks import (
    SHUNNING,
    SUFFERING,
    AimedEffect,
    Choosing,
    Price,
    always,
)
from underkeep.boss_monster.kinds import Card
from underkeep.boss_monster.treasures import FOR_ANYBODY, SHIFTS, TREASURES, icons

if TYPE_CHECKING:
    from underkeep.boss_monster.pieces import Hero, Room
    from underkeep.boss_monster.player import Player
    from underkeep.boss_monster.table import Game

# The players that a symbol asks for. A star hero comes in place of another one, if at all (BM-259).
STAR: Final = "star"
LEAST: Final = {"always": 1, "2+": 2, "3+": 3, "5-6": 5, STAR: 99}
MOST_CARDS: Final = "most cards in hand"  # what some heroes are lured by; how many those are everybody can see


class HeroCard(Card):
    """A hero. Heroes without a treasure choose their dungeon by `lured_to` (BM-084)."""

    __slots__ = (
        "ability_source", "carries", "choosing", "epic", "hero_class", "hp", "ignores", "least", "leaves_nothing",
        "lure", "parting", "players", "shifts", "shuns", "sought", "souls", "star", "steadfast", "suffers", "treasures",
        "vigour", "wounds",
    )  # fmt: skip

    def __init__(
        self, ident: str, name: str, hero_class: str, hp: int, players: str, *, epic: bool = False, text: str = "",
        treasures: tuple[str, ...] | None = None, star: bool = False, once: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(ident, name, text, 1, once=once)
        self.hero_class: str = hero_class
        own = (hero_class,) if hero_class in TREASURES else ()
        self.treasures: tuple[str, ...] = own if treasures is None else treasures
        self.sought: str = " ".join(self.treasures)
        self.shifts: list[int] = [SHIFTS[treasure] for treasure in self.treasures]
        self.hp: int = hp
        self.players: str = players
        self.least: int = LEAST.get(players, 4)  # BM-086, BM-087, BM-137 to BM-139: with fewer it stays in the box
        self.epic: bool = epic
        self.star: bool = star
        self.souls: int = 2 if epic else 1  # BM-085
        self.wounds: int = self.souls
        hybrid = len(self.treasures) > 1
        self.lure: str = "combined treasure of both icons" if hybrid else "most matching treasure"
        self.ability_source: str = ""  # where the text is from, if not from where the figures are
        # BM-102, BM-104, BM-106, BM-107: the items that it carries, by their icons; a star hero none, a question mark
        # universal ones.
        self.carries: int = 0 if star else icons(self.treasures) | FOR_ANYBODY
        self.choosing: Choosing | None = None
        self.vigour: Callable[[Player], int] | None = None
        self.shuns: Callable[[Player, int], bool] | None = None
        self.suffers: Callable[[Hero, Player, Room, int], int] | None = None
        self.steadfast: bool = False  # cannot be sent to town or to an entrance
        self.leaves_nothing: bool = False  # nobody draws cards by what the room of its death does then
        self.ignores: Callable[[Room], bool] | None = None
        self.parting: Callable[[Game, Player], None] | None = None

    @property
    def kind(self) -> str:
        """In the word of the fact tables (BM-097)."""
        if self.star:
            return "star"
        if self.choosing is not None:
            return "special"
        if len(self.treasures) > 1:
            return "hybrid"
        return "plain" if self.power is None else "dark"

    def lured_to(self, lure: str) -> Callable[[Choosing], Choosing]:
        """Whose dungeon a hero without a treasure chooses: by name, and as a function of the table."""

        def hang(choosing: Choosing) -> Choosing:
            self.lure = lure
            self.choosing = choosing
            return choosing

        return hang

    def offered_to_opponents(self, *, price: Price) -> Callable[[AimedEffect], AimedEffect]:
        """BM-097: what any one opponent of the dungeon's owner may declare and pay for: `effect(g, opponent, hero)`.

        Nothing happens any more if the hero has left the dungeons of the others by then.
        """

        def hang(effect: AimedEffect) -> AimedEffect:
            async def unless_it_has_left(g: Game, opponent: Player, hero: Hero) -> None:
                host = g.host(hero)
                if host is not None and host is not opponent:
                    await effect(g, opponent, hero)

            self.activated(always, price=price)(unless_it_has_left)
            return effect

        return hang

    def has_more_health(self, vigour: Callable[[Player], int]) -> Callable[[Player], int]:
        """`vigour(host)` is how much more while it is in the dungeon of `host`, or at its entrance."""
        self.vigour = vigour
        return vigour

    def never_enters(self, shuns: Callable[[Player, int], bool]) -> Callable[[Player, int], bool]:
        """`shuns(host, place)`: it passes the room at this place by (BM-221)."""
        self.shuns = shuns
        self.listens |= SHUNNING
        return shuns

    def suffers_otherwise(
        self, suffers: Callable[[Hero, Player, Room, int], int]
    ) -> Callable[[Hero, Player, Room, int], int]:
        """`suffers(hero, host, room, damage)` is what is left of a room's damage for this hero."""
        self.suffers = suffers
        self.listens |= SUFFERING
        return suffers

    def ignores_abilities_of(self, ignores: Callable[[Room], bool]) -> Callable[[Room], bool]:
        """`ignores(room)`: what this room does to heroes, beside its damage, does not happen to this one."""
        self.ignores = ignores
        return ignores

    def when_it_survives(self, parting: Callable[[Game, Player], None]) -> Callable[[Game, Player], None]:
        """`parting(g, host)` happens when it has got through the dungeon of `host`."""
        self.parting = parting
        return parting
