"""The rulebook's set-up: what is shuffled, and what each player gets."""

from __future__ import annotations

from typing import Final

from underkeep.clank_catacombs.basics import MORE_FOR_THE_PARTY, RESERVED, starting_deck
from underkeep.clank_catacombs.cards import dungeon_deck
from underkeep.clank_catacombs.dungeon import Dungeon, first_map
from underkeep.clank_catacombs.kinds import BASE, GOOD, MAJOR, MINOR, PARTY, PRISONER, PROMO, Card
from underkeep.clank_catacombs.player import HAND, Player
from underkeep.clank_catacombs.settings import RANDOM
from underkeep.clank_catacombs.table import ROW, Game
from underkeep.clank_catacombs.tiles import START
from underkeep.clank_catacombs.tiles.depths import DEPTHS
from underkeep.clank_catacombs.tiles.haven import HAVEN
from underkeep.clank_catacombs.tiles.printed import CRYPT, Tile
from underkeep.clank_catacombs.tokens import pool
from underkeep.clank_catacombs.verbs.decks import draw
from underkeep.core.game import Settings

HAVEN_USED: Final = 4  # CC-012
FIRST_CLANK: Final = (3, 2, 1, 0, 0, 0)  # CC-033, CC-263
FIRST_GOLD: Final = (0, 0, 0, 0, 1, 2)  # CC-263
FIRST_LOCKPICKS: Final = 3  # CC-030
FIRST_RAGE: Final = {2: 2, 3: 1, 4: 0, 5: 0, 6: 0}  # the space that shows the number of players (CC-010)
ARTIFACTS: Final = (5, 7, 10, 12, 15, 17, 20)
ARTIFACTS_OF_THE_PARTY: Final = (5, 7, 10, 10, 12, 15, 15, 17, 20, 20, 25)  # CC-251, CC-252


def boxes(settings: Settings) -> tuple[str, ...]:
    """CC-254, CC-311: which cards and tokens are in the game."""
    return (BASE, *((PARTY,) if settings["party"] else ()), *((PROMO,) if settings["promos"] else ()))


def start_tile(side: str) -> Tile:
    return START[side]


def new_map(settings: Settings, side: str) -> Dungeon:
    return first_map(start_tile(side), single=settings["single_exit_slots"])


def new_players(count: int) -> list[Player]:
    return [Player(seat) for seat in range(count)]


def fill(g: Game, settings: Settings) -> None:
    """All that belongs to the game, before anything is shuffled or dealt."""
    used = boxes(settings)
    g.deck = dungeon_deck(used)
    more = MORE_FOR_THE_PARTY if settings["party"] else 0
    g.reserve = [card.copies + more for card in RESERVED]  # CC-003, CC-023
    g.artifacts = list(ARTIFACTS_OF_THE_PARTY if settings["party"] else ARTIFACTS)  # CC-017
    g.majors = pool(MAJOR, used)
    g.minors = pool(MINOR, used)
    g.prisoners = pool(PRISONER, used)
    g.market = pool(GOOD, used)  # CC-019
    g.rage = FIRST_RAGE[len(g.players)]  # CC-010


def deal(g: Game, settings: Settings) -> None:
    """CC-010 to CC-033, in the rulebook's order."""
    fill(g, settings)
    deal_tiles(g)
    g.rng.shuffle(g.majors)  # CC-018
    g.rng.shuffle(g.minors)
    g.rng.shuffle(g.prisoners)
    g.rng.shuffle(g.deck)
    first = settings["first_player"]
    g.first = g.rng.below(len(g.players)) if first == RANDOM else int(first)
    for me in g.players:
        me.pawn = crypt_of(g.dungeon.start())  # CC-029
        me.lockpicks = FIRST_LOCKPICKS
        me.deck = starting_deck()
        g.rng.shuffle(me.deck)
        draw(g, me, HAND)  # CC-031
    g.active = g.players[g.first]
    for place, me in enumerate(g.from_seat(g.first)):
        me.gold = FIRST_GOLD[place]
        if FIRST_CLANK[place]:
            place_first_clank(g, me, FIRST_CLANK[place])
    open_row(g)
    g.phase = "begin"
    g.events = []
    g.pulse = 0


def crypt_of(start: Tile) -> int:
    return next(room.number for room in start.rooms if room.features & CRYPT)


def place_first_clank(g: Game, me: Player, count: int) -> None:
    """CC-033: before anybody's turn, so it is no clank that was made in one."""
    me.supply -= count
    g.clank[me.seat] += count


def deal_tiles(g: Game) -> None:
    """CC-011, CC-012: four haven tiles on top of all depths; the other two nobody sees."""
    haven = list(HAVEN)
    depths = list(DEPTHS)
    g.rng.shuffle(haven)
    g.rng.shuffle(depths)
    g.removed = haven[HAVEN_USED:]
    g.stack = [*depths, *haven[:HAVEN_USED]]


def open_row(g: Game) -> None:
    """CC-024 to CC-027: six cards without the dragon; those with it are shuffled back. What arrives, happens."""
    returned: list[Card] = []
    for place in range(ROW):
        card = g.deck.pop()
        while card.dragon:
            returned.append(card)
            card = g.deck.pop()
        g.row[place] = card
    g.deck += returned
    g.rng.shuffle(g.deck)
    g.phase = "begin"  # it is nobody's turn yet (CC-297)
    for lying in g.row:
        if lying is not None and lying.arrive is not None:
            lying.arrive(g, g.active)
