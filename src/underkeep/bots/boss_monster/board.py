"""The table as one seat sees it, rebuilt from its view to push cards about on: nothing hidden can be on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeGuard, TypeVar

from underkeep.boss_monster.cards import CATALOGUE
from underkeep.boss_monster.hero_cards import HeroCard
from underkeep.boss_monster.hero_decks import hero_decks
from underkeep.boss_monster.kinds import BossCard, Card
from underkeep.boss_monster.minibosses import MinibossCard
from underkeep.boss_monster.room_cards import MONSTER, TRAP, RoomCard
from underkeep.boss_monster.treasures import EXPLORER, TREASURES
from underkeep.bots.boss_monster import small_boxes
from underkeep.core.game import Settings, View

C = TypeVar("C", bound=Card)

FULL: Final = 5
BEFORE_BAIT: Final = ("mulligan", "classic", "first_room", "start", "build", "reveal", "bait")


def printed(name: str, kind: type[C]) -> C:
    card = CATALOGUE[name]
    assert isinstance(card, kind)
    return card


# What a room lends to another of this kind that lies so many places nearer to the boss.
LENDERS: Final[dict[str, Callable[[str, int], int]]] = {
    "goblin_armory": lambda kind, apart: int(kind == MONSTER and abs(apart) == 1),
    "dizzygas_hallway": lambda kind, apart: 2 * (kind == TRAP and apart == 1),
    "goblin_nursery": lambda kind, apart: 2 * (kind == MONSTER and apart == -1),
    "goblin_mess_hall": lambda kind, apart: int(kind == MONSTER and apart != 0),
    **small_boxes.LENDERS,
    "invasion_swarm": lambda _, apart: int(abs(apart) == 1),
    "power_leech": lambda kind, apart: 2 * (kind == MONSTER and apart == 1),
}


SPELL_EATERS: Final = ("elemental_generator", "magipede")  # deal more for every spell in hand
NOBODY: Final = ("", 0)
# What a miniboss adds to the damage of its room.
STRONGER: Final = {"spike": 1, "icicle_man": 1, "brassknuckle": 1, **small_boxes.STRONGER}
RICHER: Final = {
    "kid_croak": "fighter",
    "draculad": "cleric",
    "cerebella": "mage",
    "paddywhack": "thief",
    **small_boxes.RICHER,
}


class Room:
    """A place of a dungeon; the last card of the stack is the room."""

    __slots__ = (
        "bonus", "coins", "factor", "frozen", "gilded", "harmless", "lent", "miniboss", "robbed", "stack", "tokens",
    )  # fmt: skip

    def __init__(self, stack: list[RoomCard], *, frozen: bool = False, bonus: int = 0) -> None:
        self.stack = stack
        self.frozen = frozen
        self.bonus = bonus  # damage beyond what is printed, this round
        self.harmless = False
        self.robbed = False
        self.lent: list[str] = []  # treasures beyond those that are printed
        self.tokens = 0  # damage beyond what is printed, as long as this card is on top
        self.gilded: list[str] = []  # treasures, as long
        self.coins = 0  # lying on it
        self.factor = 1  # of its damage
        self.miniboss: tuple[str, int] = NOBODY  # and its level

    def copy(self) -> Room:
        twin = Room(self.stack[:], frozen=self.frozen, bonus=self.bonus)
        twin.coins, twin.factor, twin.miniboss = self.coins, self.factor, self.miniboss
        twin.harmless, twin.robbed, twin.lent = self.harmless, self.robbed, self.lent[:]
        twin.tokens, twin.gilded = self.tokens, self.gilded[:]
        return twin

    def renew(self) -> None:
        """Another card is on top."""
        self.bonus = 0
        self.harmless = self.robbed = False
        self.lent = []
        self.tokens = 0
        self.gilded = []
        self.coins = 0
        self.factor = 1

    def next_round(self) -> Room:
        """What lasts until the end of the round is over; what lies on the room stays."""
        twin = Room(self.stack)
        twin.tokens, twin.gilded = self.tokens, self.gilded
        twin.coins, twin.miniboss = self.coins, self.miniboss
        return twin

    @property
    def card(self) -> RoomCard | None:
        """The room, if it counts."""
        return self.stack[-1] if self.stack and not self.frozen else None

    def added_damage(self) -> int:
        """What its miniboss and the coins on it make of its damage."""
        card = self.card
        name, level = self.miniboss
        if card is None:
            return 0
        more = {"the_dreadmill": self.coins, "minion_clinic": -self.coins, "crystal_ballroom": -self.coins}
        more["brawl_pit"] = int(level > 0)
        lent = len(card.treasures) if name == "mageseeker" else STRONGER.get(name, 0)
        return more.get(card.id, 0) + (lent if level > 0 else 0)

    def added_treasure(self) -> list[str]:
        """What its miniboss lures heroes with."""
        name, level = self.miniboss
        if name == "jinx" and level > 1 and self.card is not None:
            return list(self.card.treasures)
        if name == "lady_lure" and level > 0 and self.card is not None:
            return list(self.card.treasures[:1])
        return [RICHER[name]] if name in RICHER and level > 0 else []


def lends(card: RoomCard | None) -> TypeGuard[RoomCard]:
    return card is not None and card.id in LENDERS


class Guest:
    """A hero in play, with the health that is left."""

    __slots__ = ("card", "health", "item", "waits")

    def __init__(self, card: HeroCard, health: int, *, waits: bool = False, item: str = "") -> None:
        self.card = card
        self.health = health
        self.waits = waits
        self.item = item  # which it carries

    def copy(self) -> Guest:
        return Guest(self.card, self.health, waits=self.waits, item=self.item)


class Seat:
    """A player, as everybody sees one."""

    def __init__(self, number: int, boss: str) -> None:
        self.number = number
        self.boss = boss  # or the one whose level up it has taken over
        self.treasured = boss  # whose treasure counts
        self.dungeon: list[Room] = []
        self.entrance: list[Guest] = []
        self.killed: list[HeroCard] = []
        self.wounds = 0
        self.souls = 0
        self.levelled_up = False
        self.closed = False
        self.out = False
        self.jackpot = 1  # how often the treasure of the rooms counts
        self.crushing = 0  # damage more of every room
        self.spells = 0  # in hand
        self.coins = 0
        self.lured = 0  # heroes, this round
        self.gifts: list[str] = []  # treasures of the dungeon that are no room's
        self.calmed = False  # the boss does not do what it always does

    def copy(self) -> Seat:
        twin = Seat(self.number, self.boss)
        twin.__dict__.update(self.__dict__)
        twin.dungeon = [room.copy() for room in self.dungeon]
        twin.entrance = [guest.copy() for guest in self.entrance]
        twin.killed = self.killed[:]
        twin.gifts = self.gifts[:]
        return twin

    def next_round(self) -> Seat:
        """The same player when all that lasts until the end of the round is over."""
        twin = Seat(self.number, self.boss)
        twin.dungeon = [room.next_round() for room in self.dungeon]
        twin.spells = self.spells
        twin.coins = self.coins
        twin.treasured = self.treasured
        twin.levelled_up = self.levelled_up
        return twin

    def rooms(self) -> list[RoomCard]:
        """Those that count, from the entrance to the boss."""
        return [room.card for room in self.dungeon if room.card is not None]

    def damage(self) -> list[int]:
        """What each place deals now."""
        cards = [room.card for room in self.dungeon]
        dealt = [0] * len(cards)
        for place, card in enumerate(cards):
            if card is None or self.dungeon[place].harmless:
                continue
            lent = [LENDERS[other.id](card.kind, place - at) for at, other in enumerate(cards) if lends(other)]
            room = self.dungeon[place]
            more = room.added_damage() + room.bonus + room.tokens + self.crushing + sum(lent) + self.explored(card)
            dealt[place] = max(0, (self.own_damage(card) + more) * room.factor)
        self.fight_back(dealt)
        return dealt

    def own_damage(self, card: RoomCard) -> int:
        """Printed, or counted."""
        if card.id == "monsters_ballroom":
            return sum([room.kind == MONSTER for room in self.rooms()])
        if card.id == "unused_sprite_pen":
            return card.damage + min(3, sum([max(0, len(room.stack) - 1) for room in self.dungeon]))
        if card.id == "doppelganger_hive":
            return card.damage + self.lured
        return card.damage + (self.spells if card.id in SPELL_EATERS else 0)

    def explored(self, card: RoomCard) -> int:
        """What cards of Crash Landing add to a room."""
        rooms = [room.id for room in self.rooms()]
        more = rooms.count("reactor_core") if card.advanced else 0
        if card.id == "alien_ooze":
            more += sum([EXPLORER in room.treasures for room in self.rooms()]) > 1
        if self.boss == "imperiatrix" and self.levelled_up:
            more += card.treasures.count(EXPLORER)
        return more

    def fight_back(self, dealt: list[int]) -> None:
        """What a boss lends to its last room, or to some."""
        if self.boss == "scott" and self.levelled_up and not self.calmed:
            for place, room in enumerate(self.dungeon):
                if room.card is not None and room.card.kind == TRAP and not room.harmless:
                    dealt[place] += 1
        if self.boss == "killa" and self.levelled_up and self.wounds >= 3:
            last = max([place for place, room in enumerate(self.dungeon) if room.card is not None], default=-1)
            if last >= 0 and not self.dungeon[last].harmless:
                dealt[last] += 3

    def damage_ahead(self, place: int = 0) -> int:
        """What a hero suffers from that room to the boss; a maze makes it walk the room before once more."""
        dealt = self.damage()
        total = sum(dealt[place:])
        for at in range(max(place, 1), len(dealt)):
            maze = self.dungeon[at].card
            if maze is not None and maze.id == "minotaurs_maze" and not self.dungeon[at - 1].frozen:
                total += dealt[at - 1]
        return total

    def treasure(self) -> dict[str, int]:
        """How much of each treasure lures heroes here; that of the boss counts once."""
        total = dict.fromkeys(TREASURES, 0)
        for room in self.dungeon:
            card = room.card
            if card is not None:
                own = [] if room.robbed else [*card.treasures, *room.gilded, *room.added_treasure()]
                for kind in [*own, *room.lent]:
                    total[kind] += self.jackpot
        for kind in [*self.gifts, printed(self.treasured, BossCard).treasure]:
            total[kind] += 1
        return total


class Board:
    """What everybody has, as far as one seat knows. Its own face-down cards count as built."""

    def __init__(self, me: int, seats: list[Seat]) -> None:
        self.number = me
        self.seats = seats
        self.town: list[Guest] = []
        self.walker: Guest | None = None
        self.host = 0  # whose dungeon the walker is in
        self.place = 0
        self.inside = False
        self.bait_to_come = False
        self.hand: list[str] = []  # my cards
        self.paid: int | None = None  # coins for the spell that is being cast; not known yet
        self.luck = 0.0  # cards that I expect to get, less those that I give away, in souls

    @property
    def me(self) -> Seat:
        return self.seats[self.number]

    def playing(self) -> list[Seat]:
        return [seat for seat in self.seats if not seat.out]

    def copy(self) -> Board:
        twin = Board(self.number, [seat.copy() for seat in self.seats])
        twin.town = self.town[:]  # nothing changes a guest in town
        if self.walker is not None:
            twin.walker = self.walker.copy()
        twin.host, twin.place, twin.inside = self.host, self.place, self.inside
        twin.bait_to_come = self.bait_to_come
        twin.hand = self.hand[:]
        twin.paid = self.paid
        twin.luck = self.luck
        return twin

    def walker_health_at_the_end(self) -> int:
        """What is left of the walker when it stands before the boss."""
        assert self.walker is not None
        return self.walker.health - self.seats[self.host].damage_ahead(self.place + self.inside)

    def walks_in(self, seat: int) -> bool:
        """Somebody stands in one of that player's rooms."""
        return self.walker is not None and self.inside and self.host == seat

    # -- things that cards do -----------------------------------------------------------------------------------

    def room_at(self, address: str) -> Room | None:
        """`1:3`, as options name a room; it may be gone by now."""
        seat, _, place = address.partition(":")
        dungeon = self.seats[int(seat)].dungeon
        return dungeon[int(place) - 1] if 0 < int(place) <= len(dungeon) else None

    def build(self, card: RoomCard, place: str) -> None:
        """`new`, or a place from the entrance."""
        if place == "new":
            self.me.dungeon.insert(0, Room([card]))
        else:
            room = self.me.dungeon[int(place) - 1]
            room.stack.append(card)
            room.renew()
        if card.id in small_boxes.TOKENS:
            self.me.dungeon[0 if place == "new" else int(place) - 1].tokens = small_boxes.TOKENS[card.id]
        if card.id in self.hand:
            self.hand.remove(card.id)

    def dig(self, address: str) -> None:
        """The room beneath comes to the top."""
        room = self.room_at(address)
        if room is not None and len(room.stack) > 1:
            room.stack.append(room.stack.pop(-2))
            room.renew()

    def take_back(self, place: int) -> None:
        """My portable room there goes back to my hand; what lay beneath is uncovered, or the dungeon closes up."""
        room = self.me.dungeon[place - 1]
        self.hand.append(room.stack.pop().id)
        room.renew()
        if not room.stack:
            self.me.dungeon.remove(room)

    def rooms_in_hand(self) -> list[str]:
        return [card for card in self.hand if isinstance(CATALOGUE[card], RoomCard)]

    def discard_a_room(self) -> None:
        """Whichever; how many are left is what matters."""
        rooms = self.rooms_in_hand()
        if rooms:
            self.hand.remove(rooms[0])

    def destroy(self, address: str) -> None:
        """What lay beneath is uncovered, or the dungeon closes up; a hero in that room leaves it."""
        room = self.room_at(address)
        if room is None or not room.stack:
            return
        owner = self.seats[int(address[0])]
        place = owner.dungeon.index(room)
        room.stack.pop()
        room.renew()
        closes = not room.stack
        if closes:
            owner.dungeon.remove(room)
        if self.walker is None or self.host != owner.number:
            return
        if self.place == place and self.inside:
            self.inside = False
            self.place = place if closes else place + 1
            if self.walker.health <= 0:
                self.kill_walker()
        elif closes and self.place > place:
            self.place -= 1

    def kill_walker(self) -> None:
        if self.walker is not None:
            self.kill(self.walker.card, self.seats[self.host])
            self.walker = None
            self.inside = False

    def kill(self, hero: HeroCard, owner: Seat) -> None:
        owner.killed.append(hero)
        owner.souls += hero.souls

    def raise_dead(self, hero: HeroCard, owner: Seat, health: int) -> None:
        """Out of the score area, to the entrance."""
        if hero in owner.killed:
            owner.killed.remove(hero)
            owner.souls -= hero.souls
            self.invite(Guest(hero, health), owner)

    def leave_town(self, hero: str) -> Guest | None:
        for guest in self.town:
            if guest.card.id == hero:
                self.town.remove(guest)
                return guest
        return None

    def invite(self, guest: Guest, owner: Seat) -> None:
        """To the entrance; in the adventure phase it must wait there for the next round."""
        owner.entrance.append(Guest(guest.card, guest.health, waits=not self.bait_to_come, item=guest.item))


# -- from a view ------------------------------------------------------------------------------------------------


def board_of(view: View, me: int) -> Board:
    board = Board(me, [seat_seen(seen) for seen in view["players"]])
    board.town = [guest_seen(seen) for seen in view["town"]]
    board.bait_to_come = view["phase"] in BEFORE_BAIT
    walking = view["walking"]
    if walking is not None:
        board.walker = guest_seen(walking)
        board.host = walking["seat"]
        board.place = walking["place"] - 1
        board.inside = walking["inside"]
    mine = view["players"][me]
    board.hand = mine["rooms"]["cards"] + mine["spells"]["cards"]
    return board


def seat_seen(seen: dict[str, Any]) -> Seat:
    seat = Seat(seen["seat"], seen.get("mimics", seen["boss"]))
    seat.treasured = seen["boss"]
    seat.dungeon = [room_seen(room) for room in seen["dungeon"]]
    seat.jackpot = seen["treasure_factor"]
    seat.crushing = seen["extra_damage"]
    seat.entrance = [guest_seen(hero) for hero in seen["entrance"]]
    seat.killed = [printed(name, HeroCard) for name in seen["soul_cards"]]
    seat.souls = seen["souls"]
    seat.wounds = seen["wounds"]
    seat.levelled_up = seen["levelled_up"]
    seat.closed = seen["closed"]
    seat.spells = seen["spells"]["count"]
    seat.coins = seen.get("coins", 0)
    seat.out = seen["out"]
    today = seen.get("today", {})
    seat.lured = today.get("lured", 0)
    seat.gifts = list(today.get("lent", []))
    seat.calmed = today.get("calmed", False)
    return seat


def room_seen(seen: dict[str, Any]) -> Room:
    """My own face-down card counts as built; another's is taken for nothing: the room beneath goes on."""
    stack = [printed(name, RoomCard) for name in seen["stack"]]
    laid = printed(seen["laid"], RoomCard) if "laid" in seen else None
    if laid is not None and not isinstance(laid, MinibossCard):
        return Room([*stack, laid], frozen=seen["deactivated"])
    room = Room(stack, frozen=seen["deactivated"], bonus=seen["bonus"])
    room.harmless = seen.get("harmless", False)
    room.robbed = seen.get("robbed", False)
    room.lent = list(seen.get("lent", []))
    room.tokens = seen.get("tokens", 0) + seen.get("raised", 0)
    room.gilded = list(seen.get("gilded", []))
    room.coins = seen.get("coins", 0)
    room.factor = 1 << seen.get("doubled", 0)
    if "miniboss" in seen:
        room.miniboss = (seen["miniboss"]["card"], seen["miniboss"]["level"])
    if laid is not None:
        room.miniboss = (laid.id, 1)
    return room


def guest_seen(seen: dict[str, Any]) -> Guest:
    card = printed(seen["hero"], HeroCard)
    return Guest(card, seen["health"], waits=seen["waits"], item=seen.get("item", ""))


def heroes_to_come(board: Board, view: View, settings: Settings) -> list[HeroCard]:
    """Those of the hero decks whom nobody has seen yet."""
    seen = {guest.card.id for guest in board.town}
    if board.walker is not None:
        seen.add(board.walker.card.id)
    for player in view["players"]:
        seen.update(player["soul_cards"], player["wound_cards"], [hero["hero"] for hero in player["entrance"]])
    ordinary, epic = hero_decks(settings)
    return [hero for hero in [*ordinary, *epic] if hero.id not in seen]
