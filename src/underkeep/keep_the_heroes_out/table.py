"""All that lies on the table, how far the turn has come, and what is under way."""

from __future__ import annotations

from typing import Final

from underkeep.core import game as core
from underkeep.core.rng import Rng
from underkeep.keep_the_heroes_out.dungeon import Dungeon
from underkeep.keep_the_heroes_out.kinds import (
    CARRIED,
    CLASSES,
    COUNT_OF_ROOMS,
    DAMAGE_TOKENS,
    GOODS_TOKENS,
    HERO_TOKENS,
    NO_PORTAL,
    NOTHING,
    NOWHERE,
    PORTAL_TOKENS,
    TRAP,
    Action,
    Card,
    GuildCard,
    Op,
    Treasure,
)
from underkeep.keep_the_heroes_out.player import Player
from underkeep.keep_the_heroes_out.scenarios.book import Scenario

SEATS: Final = 6  # places for monsters of each player in every room
DAMAGE: Final = 8  # a monster that is hurt is one number: its place, and its damage below this
ROW: Final = 5  # KH-010
PROJECTS: Final = 3  # KH-148

# How a hero came to be where it is.
SUMMONED: Final = "summoned"
IMPRISONED: Final = "imprisoned"
CHARGED: Final = "charged"


class Task:
    """Something that is under way and has to be finished first; what the fields mean is told by whoever does it."""

    __slots__ = (
        "ask",
        "card",
        "count",
        "hero",
        "how",
        "left",
        "op",
        "picked",
        "room",
        "rooms",
        "seat",
        "seats",
        "side",
        "what",
    )

    def __init__(
        self, what: str, *, seat: int = -1, hero: int = -1, room: int = NOWHERE, count: int = 0, how: str = "",
        card: Card | None = None, side: int = 0, left: list[Action] | None = None, seats: list[int] | None = None,
        rooms: list[int] | None = None, picked: list[int] | None = None, op: Op | None = None, ask: int = 0,
    ) -> None:  # fmt: skip
        self.what: str = what
        self.seat: int = seat
        self.hero: int = hero
        self.room: int = room
        self.count: int = count
        self.how: str = how
        self.card: Card | None = card
        self.side: int = side
        self.left: list[Action] = [] if left is None else left
        self.seats: list[int] = [] if seats is None else seats
        self.rooms: list[int] = [] if rooms is None else rooms
        self.picked: list[int] = [] if picked is None else picked
        self.op: Op | None = op
        self.ask: int = ask

    def copy(self) -> Task:
        return Task(
            self.what, seat=self.seat, hero=self.hero, room=self.room, count=self.count, how=self.how, card=self.card,
            side=self.side, left=self.left[:], seats=self.seats[:], rooms=self.rooms[:], picked=self.picked[:],
            op=self.op, ask=self.ask,
        )  # fmt: skip


class Arrival:
    """A hero who has just come into a room, and has not looked around there yet (steps 2 to 4)."""

    __slots__ = ("hero", "how", "room")

    def __init__(self, hero: int, room: int, how: str) -> None:
        self.hero: int = hero
        self.room: int = room
        self.how: str = how


class Game(core.Game):
    """All that lies on the table, and where in the turn it stands.

    Monsters, heroes and tokens are counted by room: nobody can tell two of a kind apart. The few monsters that are
    hurt are listed beside their counts.
    """

    __slots__ = (
        "active", "arrivals", "awake", "builder", "carriers", "count", "damage", "difficulty", "due", "dungeon",
        "first", "foreign", "gambled", "goods", "guild", "heroes", "hoard", "hurt", "leak", "loot", "markers",
        "monsters", "phase", "pile", "players", "portals", "projects", "reserve", "resting", "row", "scenario",
        "spare_portals", "stack", "stolen", "sunk", "switches", "treasures", "used_portals", "wave",
    )  # fmt: skip

    def __init__(self, rng: Rng, players: list[Player], scenario: Scenario, difficulty: str, switches: int) -> None:
        super().__init__(rng)
        self.players: list[Player] = players
        self.scenario: Scenario = scenario
        self.difficulty: str = difficulty
        self.switches: int = switches  # readings of open points, see settings.py
        self.dungeon: Dungeon = scenario.dungeon
        self.active: Player = players[0]
        self.first: int = 0
        self.count: int = 0  # turns begun
        self.phase: str = "clans"
        self.stack: list[Task] = []  # the last one comes next
        # -- the dungeon
        self.monsters: list[int] = [0] * (COUNT_OF_ROOMS * SEATS)
        self.hurt: list[int] = []  # sorted
        self.awake: list[int] = [0] * (COUNT_OF_ROOMS * CLASSES)  # active heroes
        self.resting: list[int] = [0] * (COUNT_OF_ROOMS * CLASSES)  # exhausted heroes
        self.goods: list[int] = [0] * (COUNT_OF_ROOMS * CARRIED)  # resources and traps
        self.portals: list[int] = [NO_PORTAL] * COUNT_OF_ROOMS
        self.treasures: list[Treasure | None] = [None] * COUNT_OF_ROOMS
        # -- the reserve (KH-012)
        self.reserve: list[int] = list(GOODS_TOKENS)
        self.heroes: list[int] = [HERO_TOKENS] * CLASSES
        self.spare_portals: int = PORTAL_TOKENS
        self.damage: int = DAMAGE_TOKENS
        self.hoard: list[Treasure] = []  # treasures that nobody has seen the back of
        self.stolen: list[Treasure] = []  # and those that everybody has; both can be used again (KH-013)
        # -- cards
        self.guild: list[GuildCard] = []  # the last card is on top
        self.pile: list[GuildCard] = []  # open (KH-160)
        self.wave: int = 1
        self.due: int = 0  # Guild cards that this invasion still draws
        self.loot: list[Card] = []  # the last card is on top
        self.sunk: int = 0  # so many at the bottom everybody has seen going there
        self.row: list[Card] = []
        self.foreign: list[str] = []  # the clans whose Tactics were mixed with the loot (KH-143)
        self.builder: list[int] = []  # the stack of unused rooms; the last is on top
        self.projects: list[int] = []
        # -- this turn, and this card
        self.gambled: bool = False  # KH-134
        self.markers: int = 0  # counters of the scenario
        self.leak: bool = False  # heroes use portals while this Guild card lasts
        self.arrivals: list[Arrival] = []
        self.carriers: list[int] = []  # rooms where a monster stands that has carried a Frog on this card
        self.used_portals: list[int] = []  # in this turn

    # -- looking around -----------------------------------------------------------------------------------------------

    def own(self, me: Player, room: int) -> int:
        """How many monsters of this player are in the room."""
        return self.monsters[room * SEATS + me.seat]

    def own_rooms(self, me: Player) -> list[int]:
        return [room for room in self.dungeon.rooms if self.monsters[room * SEATS + me.seat]]

    def in_dungeon(self, me: Player) -> int:
        """KH-033: how many are in the dungeon at all."""
        return sum([self.monsters[room * SEATS + me.seat] for room in self.dungeon.rooms])

    def guarded(self, room: int) -> bool:
        """KH-185, KH-264: whether any monster is in this very room."""
        return any(self.monsters[at] for at in range(room * SEATS, room * SEATS + SEATS))

    def guards(self, room: int) -> list[Player]:
        """KH-186, KH-257: everybody with a monster there, the active player first."""
        return [one for one in self.from_seat(self.active.seat) if self.monsters[room * SEATS + one.seat]]

    def damages(self, me: Player, room: int) -> list[int]:
        """The damage of each of the player's monsters there, those that are worst hurt last."""
        place = room * SEATS + me.seat
        hurt = [one % DAMAGE for one in self.hurt if one // DAMAGE == place]
        return [0] * (self.monsters[place] - len(hurt)) + sorted(hurt)

    def active_in(self, room: int) -> int:
        at = room * CLASSES
        return self.awake[at] + self.awake[at + 1] + self.awake[at + 2] + self.awake[at + 3]

    def exhausted_in(self, room: int) -> int:
        at = room * CLASSES
        return self.resting[at] + self.resting[at + 1] + self.resting[at + 2] + self.resting[at + 3]

    def traps_in(self, room: int) -> int:
        return self.goods[room * CARRIED + TRAP]

    def treasures_of(self, value: int) -> list[Treasure]:
        """KH-150, KH-151: what the reserve holds of this value."""
        return [one for one in [*self.hoard, *self.stolen] if one.value == value]

    def from_seat(self, seat: int) -> list[Player]:
        return self.players[seat:] + self.players[:seat]

    def rule(self, name: str) -> int:
        """The figure of a special rule of the scenario; 0: it has no such rule."""
        return self.scenario.rules.get(name, 0)

    def do_next(self, *tasks: Task) -> None:
        """These come next, the first of them first."""
        for task in reversed(tasks):
            self.stack.append(task)

    def copy_onto(self, twin: Game) -> None:
        """Fill a fresh game with copies of everything. Only between chapters."""
        twin.result = self.result
        twin.pulse = self.pulse
        twin.limit = self.limit
        twin.decider = self.decider
        twin.dungeon = self.dungeon
        twin.active = twin.players[self.active.seat]
        twin.first = self.first
        twin.count = self.count
        twin.phase = self.phase
        twin.stack = [task.copy() for task in self.stack]
        twin.monsters = self.monsters[:]
        twin.hurt = self.hurt[:]
        twin.awake = self.awake[:]
        twin.resting = self.resting[:]
        twin.goods = self.goods[:]
        twin.portals = self.portals[:]
        twin.treasures = self.treasures[:]
        twin.reserve = self.reserve[:]
        twin.heroes = self.heroes[:]
        twin.spare_portals = self.spare_portals
        twin.damage = self.damage
        twin.hoard = self.hoard[:]
        twin.stolen = self.stolen[:]
        twin.guild = self.guild[:]
        twin.pile = self.pile[:]
        twin.wave = self.wave
        twin.due = self.due
        twin.loot = self.loot[:]
        twin.sunk = self.sunk
        twin.row = self.row[:]
        twin.foreign = self.foreign[:]
        twin.builder = self.builder[:]
        twin.projects = self.projects[:]
        twin.gambled = self.gambled
        twin.markers = self.markers
        twin.leak = self.leak
        twin.arrivals = self.arrivals[:]
        twin.carriers = self.carriers[:]
        twin.used_portals = self.used_portals[:]


__all__ = [
    "CHARGED",
    "DAMAGE",
    "IMPRISONED",
    "NOTHING",
    "PROJECTS",
    "ROW",
    "SEATS",
    "SUMMONED",
    "Arrival",
    "Game",
    "Task",
]
