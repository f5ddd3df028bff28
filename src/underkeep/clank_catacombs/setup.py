"""The rulebook's set-up: options, what is shuffled, what each player gets."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final, NoReturn

from underkeep.clank_catacombs.basics import MORE_FOR_THE_PARTY, RESERVED, starting_deck
from underkeep.clank_catacombs.cards import dungeon_deck
from underkeep.clank_catacombs.dungeon import Dungeon, first_map
from underkeep.clank_catacombs.kinds import BASE, GOOD, MAJOR, MINOR, PARTY, PRISONER, PROMO, Card
from underkeep.clank_catacombs.player import HAND, Player
from underkeep.clank_catacombs.table import ROW, Game
from underkeep.clank_catacombs.tiles import START
from underkeep.clank_catacombs.tiles.depths import DEPTHS
from underkeep.clank_catacombs.tiles.haven import HAVEN
from underkeep.clank_catacombs.tiles.printed import CRYPT, Tile
from underkeep.clank_catacombs.tokens import pool
from underkeep.clank_catacombs.verbs.decks import draw
from underkeep.core.errors import BadOptions
from underkeep.core.game import Setting, Settings

SEATS: Final[tuple[int, ...]] = (2, 3, 4, 5, 6)
CROWD: Final = 5  # so many need the Party (CC-251)
HAVEN_USED: Final = 4  # CC-012
FIRST_CLANK: Final = (3, 2, 1, 0, 0, 0)  # CC-033, CC-263
FIRST_GOLD: Final = (0, 0, 0, 0, 1, 2)  # CC-263
FIRST_LOCKPICKS: Final = 3  # CC-030
FIRST_RAGE: Final = {2: 2, 3: 1, 4: 0, 5: 0, 6: 0}  # the space that shows the number of players (CC-010)
ARTIFACTS: Final = (5, 7, 10, 12, 15, 17, 20)
ARTIFACTS_OF_THE_PARTY: Final = (5, 7, 10, 10, 12, 15, 15, 17, 20, 20, 25)  # CC-251, CC-252
RANDOM: Final = "random"

SETTINGS: Final[tuple[Setting, ...]] = (
    Setting("players", 2, ("2", "3", "4", "5", "6"), "how many sit at the table"),
    Setting("start_side", "a", ("a", "b", RANDOM), "which side of the start tile is up (CC-020)"),
    Setting("party", default=False, allowed=("true", "false"), about="the Party, for five and six players (CC-251)"),
    Setting("promos", default=False, allowed=("true", "false"), about="three promotional cards (CC-311)"),
    Setting("single_exit_slots", default=False, allowed=("true", "false"), about="one opening on each side of a tile"),
    Setting("first_player", RANDOM, (RANDOM, "0", "1", "2", "3", "4", "5"), "which seat begins (CC-032)"),
)


def check(settings: Settings) -> Settings:
    """Every option with its default filled in; what cannot be played is refused by name."""
    known = {setting.name: setting.default for setting in SETTINGS}
    for name in settings:
        if name not in known:
            refuse(name, name, tuple(known), "is no option of Clank! Catacombs")
    checked: Settings = dict(known)
    checked.update(settings)
    players = checked["players"]
    if type(players) is not int or players not in SEATS:
        refuse("players", players, ("2", "3", "4", "5", "6"), "is not a number of players")
    if "party" not in settings:
        checked["party"] = players >= CROWD
    for name in ("party", "promos", "single_exit_slots"):
        if type(checked[name]) is not bool:
            refuse(name, checked[name], ("true", "false"), "is neither true nor false")
    if checked["party"] != (players >= CROWD):
        why = "is needed by five and six players" if players >= CROWD else "is for five and six players"
        refuse("party", checked["party"], (), why, rule="CC-251")
    for setting in SETTINGS:
        if isinstance(setting.default, str) and checked[setting.name] not in setting.allowed:
            refuse(setting.name, checked[setting.name], setting.allowed, "is not known")
    if checked["first_player"] != RANDOM and int(checked["first_player"]) >= players:
        refuse("first_player", checked["first_player"], (), f"is no seat of {players}", rule="CC-032")
    return checked


def refuse(field: str, given: object, allowed: Sequence[str], why: str, rule: str = "") -> NoReturn:
    near = get_close_matches(str(given), allowed, 1)
    hint = f"; did you mean {near[0]}?" if near and near[0] != str(given) else ""
    choice = f"; choose from {', '.join(allowed)}" if allowed else ""
    message = f"{field}: {given!r:.60} {why}{choice}{hint}"
    raise BadOptions(message, field=field, rule=rule)


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
    assert not g.turners, "all pawns are on the start tile (CC-287)"
