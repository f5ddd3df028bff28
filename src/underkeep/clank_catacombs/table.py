"""All that lies on the table, and how far the turn has come."""

from __future__ import annotations

from typing import Final

from underkeep.clank_catacombs.dungeon import Dungeon, Way
from underkeep.clank_catacombs.kinds import Bonus, Card, Token
from underkeep.clank_catacombs.player import Player
from underkeep.clank_catacombs.tiles.printed import ROOMS, Room, Tile
from underkeep.core import game as core
from underkeep.core.rng import Rng

ROW: Final = 6  # CC-024
DRAGON_CUBES: Final = 24  # CC-016
GHOSTS: Final = 5  # CC-015
RAGE: Final = (2, 2, 3, 3, 4, 4, 5)  # cubes of an attack by space; the printed track is in no source we know
SPACES: Final = 4  # of an altar (CC-161)

# Why a tile was found.
WALKING: Final = 1
TELEPORTING: Final = 2
GUARDING: Final = 3  # the Marble Guardian's
MAPPING: Final = 4  # the Dusty Map's


class Found:
    """A tile that was revealed and not laid yet."""

    __slots__ = ("cell", "name", "opening", "room", "tile", "why")

    def __init__(self, tile: Tile, cell: int, opening: int, name: str, room: int, why: int) -> None:
        self.tile: Tile = tile
        self.cell: int = cell
        self.opening: int = opening  # of the tile that the pawn is on, as printed; less than 0: none
        self.name: str = name  # the opening that it must continue, as it lies; or its own cell
        self.room: int = room  # where the pawn still is (CC-281)
        self.why: int = why


class Turn:
    """What one turn brings, and what is lost when it ends (CC-046, CC-059)."""

    __slots__ = (
        "been", "bold", "boots", "caves_free", "clank_made", "credit", "crossing", "curators", "doomed",
        "flutes", "found", "freed", "gold_made", "lutes", "offers", "pending", "portal", "prayed", "rewarded",
        "skill", "skill_made", "slain", "springs", "stuck", "swords",
    )  # fmt: skip

    def __init__(self) -> None:
        self.skill: int = 0
        self.swords: int = 0
        self.boots: int = 0
        self.credit: int = 0  # negative clank that found no cubes yet (CC-058)
        self.clank_made: int = 0
        self.skill_made: int = 0
        self.gold_made: int = 0
        self.stuck: bool = False  # a crystal cave was entered (CC-143)
        self.been: int = 0  # what was in the rooms where the pawn has been in this turn
        self.caves_free: bool = False  # crystal caves do not stop this player (CC-298)
        self.bold: bool = False  # corridor monsters are ignored
        self.portal: bool = False  # a portal was used
        self.slain: bool = False  # a monster of the row was defeated
        self.freed: bool = False  # a prisoner was freed
        self.prayed: bool = False  # a cube was placed at an altar
        self.springs: int = 0  # cards to be trashed at the end of the turn (CC-266)
        self.flutes: int = 0  # goods that may be bought for 5, from anywhere
        self.lutes: int = 0  # each pays for every clank
        self.curators: int = 0  # each draws for every artifact
        self.rewarded: list[int] = []  # rooms whose rewards were received (CC-148)
        self.pending: list[Bonus] = []  # conditions that have not come true yet
        self.doomed: list[Card] = []  # cards in play that will be trashed (CC-183)
        self.offers: list[Card] = []  # cards in play that let their player do something
        self.found: Found | None = None
        self.crossing: Way | None = None  # the corridor in which the pawn is held up (CC-126)

    def copy(self) -> Turn:
        twin = Turn()
        twin.skill = self.skill
        twin.swords = self.swords
        twin.boots = self.boots
        twin.credit = self.credit
        twin.clank_made = self.clank_made
        twin.skill_made = self.skill_made
        twin.gold_made = self.gold_made
        twin.stuck = self.stuck
        twin.been = self.been
        twin.caves_free = self.caves_free
        twin.bold = self.bold
        twin.portal = self.portal
        twin.slain = self.slain
        twin.freed = self.freed
        twin.prayed = self.prayed
        twin.springs = self.springs
        twin.flutes = self.flutes
        twin.lutes = self.lutes
        twin.curators = self.curators
        twin.rewarded = self.rewarded[:]
        twin.pending = self.pending[:]
        twin.doomed = self.doomed[:]
        twin.offers = self.offers[:]
        twin.found = self.found
        twin.crossing = self.crossing
        return twin

    def midway(self) -> bool:
        """CC-281: a move has begun and is not over."""
        return self.found is not None or self.crossing is not None


class Game(core.Game):
    """All that lies on the table, and where in the turn it stands."""

    __slots__ = (
        "active", "altars", "artifacts", "aside", "aside_black", "bag", "bag_black", "bag_ghosts", "box", "clank",
        "clank_ghosts", "count", "deck", "draws", "dungeon", "first", "ghosts", "haunted", "haunts", "idols",
        "majors", "market", "minors", "opened", "party", "phase", "pile", "players", "prisoners", "rage", "removed",
        "reserve", "roused", "row", "stack", "treasures", "turn", "turners", "unlocked",
    )  # fmt: skip

    def __init__(self, rng: Rng, players: list[Player], dungeon: Dungeon, *, party: bool) -> None:
        super().__init__(rng)
        self.players: list[Player] = players
        self.party: bool = party
        self.dungeon: Dungeon = dungeon
        self.first: int = 0  # the seat that began (CC-032)
        self.active: Player = players[0]
        self.count: int = 0  # turns begun
        self.phase: str = "turn"
        self.turn: Turn = Turn()
        self.stack: list[Tile] = []  # the last tile is on top
        self.removed: list[Tile] = []  # the two haven tiles that nobody has seen (CC-013)
        self.row: list[Card | None] = [None] * ROW
        self.deck: list[Card] = []  # the last card is on top
        self.pile: list[Card] = []  # the main dungeon discard pile (CC-028)
        self.reserve: list[int] = [0, 0, 0]  # Mercenaries, Explores, Secret Tomes
        self.artifacts: list[int] = []  # the stack, from its top (CC-017)
        self.treasures: dict[int, list[int]] = {}  # artifacts that lie in rooms
        self.majors: list[Token] = []  # the last one is drawn
        self.minors: list[Token] = []
        self.prisoners: list[Token] = []
        self.market: list[Token] = []
        self.box: list[Token] = []  # tokens that were used up (CC-301)
        self.idols: int = 3  # in the monkey shrine (CC-021)
        self.unlocked: int = 0  # corridors with a lockpick in them (CC-087)
        self.opened: list[int] = []  # rooms whose loot was taken (CC-108)
        self.altars: dict[int, list[int]] = {}  # the seats that have marked them
        self.clank: list[int] = [0] * len(players)
        self.clank_ghosts: int = 0
        self.bag: list[int] = [0] * len(players)
        self.bag_black: int = DRAGON_CUBES
        self.bag_ghosts: int = 0
        self.aside: list[int] = [0] * len(players)  # cubes that were drawn and stand for nothing (CC-293, CC-322)
        self.aside_black: int = 0
        self.ghosts: int = GHOSTS  # in the bank
        self.rage: int = 0  # the space of the dragon marker
        self.turners: list[int] = []  # seats that must turn their tile
        self.roused: bool = False  # a card of this refill shows the dragon (CC-197)
        self.draws: int = 0  # cubes of the attack to come
        self.haunts: int = 0  # ghosts that were drawn
        self.haunted: list[int] = []  # seats that suffer from them still, once for each ghost

    # -- looking around ---------------------------------------------------------------------------------------

    def room(self, me: Player) -> Room:
        return ROOMS[me.pawn]

    def others(self, me: Player) -> list[Player]:
        """CC-175, CC-186, CC-188: everyone else who still plays, in turn order."""
        return [other for other in self.from_seat(me.seat)[1:] if not other.finished()]

    def everyone(self, first: Player) -> list[Player]:
        """CC-186, CC-187: all who still play, this one first."""
        return [one for one in self.from_seat(first.seat) if not one.finished()]

    def from_seat(self, seat: int) -> list[Player]:
        return self.players[seat:] + self.players[:seat]

    def still_in(self) -> list[Player]:
        return [one for one in self.players if not one.finished()]

    def attack_size(self) -> int:
        """CC-189, CC-190, CC-201, CC-312: by the rage track, and one for each danger card."""
        cubes = RAGE[self.rage]
        for card in self.row:
            if card is not None and card.danger:
                cubes += 1
        return cubes

    def attack_of_the_finished(self) -> int:
        """CC-238 to CC-241: always so many, whatever the rage and the row say."""
        return 6 if len(self.players) == 2 else 4

    def copy_onto(self, twin: Game) -> None:
        """Fill a fresh game with copies of everything. Only between chapters."""
        twin.result = self.result
        twin.pulse = self.pulse
        twin.limit = self.limit
        twin.decider = self.decider
        twin.first = self.first
        twin.active = twin.players[self.active.seat]
        twin.count = self.count
        twin.phase = self.phase
        twin.turn = self.turn.copy()
        twin.stack = self.stack[:]
        twin.removed = self.removed[:]
        twin.row = self.row[:]
        twin.deck = self.deck[:]
        twin.pile = self.pile[:]
        twin.reserve = self.reserve[:]
        twin.artifacts = self.artifacts[:]
        twin.treasures = {room: values[:] for room, values in self.treasures.items()}
        twin.majors = self.majors[:]
        twin.minors = self.minors[:]
        twin.prisoners = self.prisoners[:]
        twin.market = self.market[:]
        twin.box = self.box[:]
        twin.idols = self.idols
        twin.unlocked = self.unlocked
        twin.opened = self.opened[:]
        twin.altars = {room: seats[:] for room, seats in self.altars.items()}
        twin.clank = self.clank[:]
        twin.clank_ghosts = self.clank_ghosts
        twin.bag = self.bag[:]
        twin.bag_black = self.bag_black
        twin.bag_ghosts = self.bag_ghosts
        twin.aside = self.aside[:]
        twin.aside_black = self.aside_black
        twin.ghosts = self.ghosts
        twin.rage = self.rage
        twin.turners = self.turners[:]
        twin.roused = self.roused
        twin.draws = self.draws
        twin.haunts = self.haunts
        twin.haunted = self.haunted[:]
